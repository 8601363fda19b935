"""All moves of a seat at once, in the order of its questions, without their texts."""

from collections.abc import Iterator
from itertools import combinations

from games.fuldrigger import questions, turn_menu
from games.fuldrigger.legality import refusal
from games.fuldrigger.moves import Answer, Attack, Move, Orders, Settle
from games.fuldrigger.sea import voyage_menu
from games.fuldrigger.state import State
from games.fuldrigger.turn import screens
from games.fuldrigger.turn_menu import Entry
from games.fuldrigger.views import Ship
from games.params import Seat


def every(s: State, seat: Seat) -> list[Move]:
    """Returns all moves that the seat's questions offer, each once."""
    found = (move for key in questions.keys(s, seat) for move in _offered(s, seat, key))
    return list({str(move): move for move in found}.values())


def _offered(s: State, seat: Seat, key: str) -> Iterator[Move]:
    kind, _, rest = key.partition("-")
    match kind:
        case "turn":
            yield from _turn(s, seat)
        case "offer" | "own":
            if kind == "offer" and rest.endswith("-yes"):
                yield Answer(rest.removesuffix("-yes"), True)
            yield Answer(rest.removesuffix("-yes").removesuffix("-no"), False)
        case _:
            yield from (move for _, move in _choices(s, seat, kind, rest))


def _choices(s: State, seat: Seat, kind: str, rest: str) -> list[Entry]:
    """Returns the answers of a question that is not about the turn or an offer received."""
    if kind == "home":
        return turn_menu.homes(s)
    if kind == "join":
        return turn_menu.joins(s, seat, int(rest.partition("-")[0]))
    if kind == "deal":
        return turn_menu.ready_offers(s, seat)
    assert s.sea.spoils is not None  # the question is open only then
    return turn_menu.spoils(s.sea.spoils)


def _turn(s: State, seat: Seat) -> Iterator[Move]:
    ships = {f"{screens.SHIP} {ship.number}": ship for ship in s.sea.ships if ship.seat == seat}
    for entry in screens.screen(s, seat).entries:
        token = entry.value.token
        if entry.move is not None:
            yield entry.move
        elif token == screens.MORE:
            yield from _business(s, seat)
        elif token == screens.ATTACK:
            yield from _attacks(s, seat)
        elif s.sea.dice:
            yield from _voyages(s, seat, ships[token])
        else:
            number = ships[token].number
            yield from (m for _, m in turn_menu.business(s, seat) if getattr(m, "ship", 0) == number)


def _business(s: State, seat: Seat) -> Iterator[Move]:
    """Yields the moves of the menu, entry by entry."""
    groups: dict[str, list[Move]] = {}
    for tokens, move in turn_menu.business(s, seat):
        groups.setdefault(tokens[0], []).append(move)
    for group in groups.values():
        yield from group


def _attacks(s: State, seat: Seat) -> Iterator[Attack]:
    """Yields every attack with every choice of privateers."""
    for _, other, at, needed, able in turn_menu.attacks(s, seat):
        chosen = (some for count in range(needed, len(able) + 1) for some in combinations(able, count))
        yield from (Attack(other, at, ships) for ships in sorted(chosen))


def _voyages(s: State, seat: Seat, ship: Ship) -> Iterator[Orders]:
    """Yields every voyage of a ship; last that it stays."""
    yield from (Orders((sail,)) for sail in voyage_menu.voyages(s, ship))
    stay = Settle(ship.number, "stay")
    if refusal(s, seat, stay) is None:
        yield Orders((stay,))

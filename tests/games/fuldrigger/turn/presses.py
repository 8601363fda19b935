"""Presses of a whole turn of Fuldrigger: the bot's decisions, made by whatever the screens offer for them.

The bot chooses move by move; here the rest of its turn is played ahead, and then the answer is pressed that
makes most of these moves at once. A ship's voyage is the bot's only if it goes the same way space by space.
"""

from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

from games.chance import Derived
from games.contract import Seat
from games.fuldrigger import moves
from games.fuldrigger.bot import choose
from games.fuldrigger.orders import Fair
from games.fuldrigger.rules import FULDRIGGER
from games.fuldrigger.sea import reachable
from games.fuldrigger.sea.fleet import find, fleet
from games.fuldrigger.state import State
from games.fuldrigger.views import Space, Town
from games.registry import GAMES

SEATS: Final = 2
MOST: Final = 80
"""Moves of one turn, more than any has."""
NODES: Final = 400

Routes = Callable[..., Awaitable[list[tuple[int, Any]]]]


class Intent:
    """What the bot does in the rest of its turn, or until it rolls.

    moves: in its order. bound: where each ship goes that loads, by number. ways: those of its voyages.
    """

    def __init__(self, s: State, seat: Seat) -> None:
        self.moves: list[moves.Move] = []
        self.bound: dict[int, Town | None] = {}
        self.ways: dict[int, tuple[Space, ...]] = {}
        start, is_near, loaded = s, True, set()
        for _ in range(MOST):
            chosen = choose.best(FULDRIGGER.view(s, seat))
            move = chosen.parts[0] if isinstance(chosen, moves.Orders) else chosen
            if is_near:
                self.moves.append(move)
            if isinstance(move, moves.EndTurn | moves.Attack | moves.Take | moves.Lose):
                break
            if isinstance(move, moves.Buy):
                loaded.add(move.ship)
                if move.to is not None:
                    self.bound[move.ship] = move.to
            if isinstance(move, moves.Sail):
                self.ways.setdefault(move.ship, _way(start, seat, move))
                if move.ship in loaded and move.towards:
                    self.bound.setdefault(move.ship, Town(move.to))
            is_near = is_near and not isinstance(move, moves.Roll)
            s = FULDRIGGER.apply(s, seat, move, Fair()).state
            if s.sea.turn != seat:
                break
        view = FULDRIGGER.view(s, seat)
        for ship in fleet(s.sea, seat):
            if ship.number in loaded and ship.load is not None:
                self.bound.setdefault(ship.number, choose.destination(view, ship))

    def allows(self, s: State, seat: Seat, move: moves.Move) -> bool:
        """Whether the bot does all of this in the rest of its turn."""
        parts = move.parts if isinstance(move, moves.Orders) else (move,)
        wanted = self._loads(s, seat, self.moves)
        bought = self._loads(s, seat, [part for part in parts if isinstance(part, moves.Buy) and part.to])
        return bought <= wanted and all(self._has(s, seat, part) for part in parts)

    def _loads(self, s: State, seat: Seat, bought: Iterable[moves.Move]) -> Counter[Any]:
        """Counts loads by port, good and destination: ships that lie together are alike."""
        found: Counter[Any] = Counter()
        for load in bought:
            if isinstance(load, moves.Buy):
                ship = find(s.sea, seat, load.ship)
                found[ship and ship.at, load.good, load.to or self.bound.get(load.ship)] += 1
        return found

    def _has(self, s: State, seat: Seat, part: moves.Move) -> bool:
        match part:
            case moves.EndTurn() | moves.Roll():
                return self.moves == [part]
            case moves.Sail(ship):
                return self.ways.get(ship) == _way(s, seat, part)
            case moves.Buy():
                return part.to is not None or any(
                    isinstance(one, moves.Buy) and (one.good, one.ship) == (part.good, part.ship)
                    for one in self.moves
                )
            case moves.Settle(ship, "stay"):
                return not self._does(moves.Sail, ship) or self._does(moves.Buy, ship)
            case moves.Settle(ship):
                return not self._does(moves.Buy, ship) and not self._does(moves.Sell, ship)
        return part in self.moves

    def _does(self, kind: type[Any], ship: int) -> bool:
        return any(isinstance(move, kind) and move.ship == ship for move in self.moves)

    def gain(self, move: moves.Move) -> float:
        """Returns how many of the bot's decisions a move makes; to leave a ship as it is counts little."""
        parts = move.parts if isinstance(move, moves.Orders) else (move,)
        return sum(not isinstance(part, moves.Settle) for part in parts) or 0.5


def _voyages(move: moves.Move) -> tuple[moves.Order, ...]:
    """Returns the orders by which ships sail or stay."""
    is_sailing = (moves.Sail, moves.Settle)
    parts = move.parts if isinstance(move, moves.Orders) else ()
    return tuple(part for part in parts if isinstance(part, is_sailing) and str(part)[:4] != "keep")


def _way(s: State, seat: Seat, move: moves.Sail) -> tuple[Space, ...]:
    ship = find(s.sea, seat, move.ship)
    way = ship and reachable.way_of(s.sea, ship, move)
    return way.spaces if way else ()


async def press(s: State, seat: Seat, routes: Routes) -> tuple[int, moves.Move] | None:
    """Returns the presses and the move of the answer that makes most of the bot's turn at once."""
    intent = Intent(s, seat)
    found = await routes(GAMES["fuldrigger"], s, seat, NODES)
    orders = [_voyages(move) for _, move in found if len(_voyages(move)) > 1]
    others = [{part.ship for part in parts if not intent.allows(s, seat, part)} for parts in orders]
    first = min(others, key=len, default=set())

    def rank(one: tuple[int, moves.Move]) -> tuple[bool, float, int]:
        """What the fewest other orders need comes first, then what makes most of the turn for a press."""
        parts = _voyages(one[1])
        is_other = bool(parts) and {part.ship for part in parts} <= first
        return is_other, intent.gain(one[1]) / one[0], -one[0]

    return max((one for one in found if intent.allows(s, seat, one[1])), key=rank, default=None)


async def measure(
    games: Iterable[int], routes: Routes, rounds: str = "30"
) -> tuple[dict[str, list[int]], Counter[str]]:
    """Returns the presses of every turn of these games, by number of ships, and the moves not offered."""
    counts: dict[str, list[int]] = defaultdict(list)
    missed: Counter[str] = Counter()
    for number in games:
        await _play(f"presses fuldrigger {number}".encode(), routes, rounds, counts, missed)
    return counts, missed


async def _play(
    seed: bytes, routes: Routes, rounds: str, counts: dict[str, list[int]], missed: Counter[str]
) -> None:
    options = FULDRIGGER.Options(rounds=rounds)
    s = FULDRIGGER.start(SEATS, options, Derived(seed, 0)).state
    n = turn = presses = ships = 0
    while FULDRIGGER.outcome(s) is None:
        n += 1
        seat = s.offers[0].treaty.other if s.offers else s.sea.turn
        if s.sea.phase == "home" or seat != s.sea.turn:
            s = FULDRIGGER.apply(s, seat, choose.best(FULDRIGGER.view(s, seat)), Derived(seed, n)).state
            continue
        if s.sea.number != turn:
            if turn:
                counts[f"turn {ships} ships"].append(presses)
            turn, presses, ships = s.sea.number, 0, len(fleet(s.sea, seat))
        found = await press(s, seat, routes)
        if found is None:  # the bot's own next move, by itself
            move = choose.best(FULDRIGGER.view(s, seat))
            offered = await routes(GAMES["fuldrigger"], s, seat, NODES)
            plain = (one for one in offered if str(one[1]) == str(move))
            found = next(plain, (0, move))
            missed[f"turn {ships} ships"] += not found[0]
        presses += found[0]
        s = FULDRIGGER.apply(s, seat, found[1], Derived(seed, n)).state

"""Builders for positions, and a chance with given dice."""

from typing import Any

from msgspec.structs import replace

from games.chance import Derived
from games.contract import Event, Step
from games.fuldrigger.facts import CARDS
from games.fuldrigger.moves import GRAMMAR
from games.fuldrigger.rules import FULDRIGGER
from games.fuldrigger.state import State
from games.fuldrigger.views import Effect, Fort, Good, Load, Options, Sea, Ship, Space, Town, War
from games.params import Seat

ME, YOU, THIRD = Seat(0), Seat(1), Seat(2)


class Dice:
    """A chance with given sums of two or three dice; shuffles keep the order."""

    def __init__(self, *sums: int) -> None:
        self.sums = list(sums)
        self._left: list[int] = []
        self.asked: list[str] = []

    def number(self, purpose: str, below: int) -> int:
        if not self._left:
            count = 3 if purpose in ("sail", "home") else 2
            total = self.sums.pop(0)
            self._left = _dice(total, count)
            self.asked.append(purpose)
        return self._left.pop(0) - 1

    def shuffle(self, purpose: str, things: Any) -> Any:
        self.asked.append(purpose)
        return tuple(things)


def _dice(total: int, count: int) -> list[int]:
    found = []
    for n in range(count, 0, -1):
        found.append(max(1, min(6, total - (n - 1))))
        total -= found[-1]
    assert total == 0
    return found


def ship(
    seat: int, number: int, at: str, load: str = "", paid: int = 0, sailed: int = 0, **more: Any
) -> Ship:
    """Returns a ship, with a load if one is named."""
    cargo = Load(Good(load), paid, sailed) if load else None
    return Ship(Seat(seat), number, Space(at), cargo, **more)


SPARE = ship(1, 6, "NAG")
"""A ship that keeps the second company in the game, far away."""


def position(
    *ships: Ship,
    seats: int = 2,
    turn: int = 0,
    cash: tuple[int, ...] = (1000, 1000, 1000, 1000),
    forts: str = "",
    cards: str = "",
    war: bool = False,
    options: Options | None = None,
    dice: tuple[int, ...] = (),
    **more: Any,
) -> State:
    """A turn in the first round: `forts` like `LIS0 CAD1`, `cards` in force; `war` between seats 0 and 1."""
    order = tuple(Seat(n) for n in range(seats))
    homes = tuple(Town(t) for t in ("LON", "AMS", "KBH", "DAN")[:seats])
    effects = tuple(Effect(card, CARDS[card].rounds) for card in cards.split())  # type: ignore[index]
    used = tuple(c for c in CARDS if c in cards.split())
    sea = Sea(
        phase="play",
        order=order,
        turn=Seat(turn),
        bank=order[-1],
        homes=homes,
        dice=dice,
        round=1,
        number=1,
        ships=tuple(sorted(ships, key=lambda s: (s.seat, s.number))),
        forts=tuple(Fort(Town(f[:3]), Seat(int(f[3]))) for f in sorted(forts.split())),
        reefs=((),) * seats,
        effects=effects,
        used=used,
        wars=(War(1, ((Seat(0),), (Seat(1),))),) if war else (),
        wars_so_far=int(war),
    )
    deck = tuple(c for c in CARDS if c not in used)
    worth = (100,) * seats
    return State(options or Options(), replace(sea, **more), cash[:seats], deck, (worth,))


def do(s: State, text: str, *sums: int, seat: int | None = None) -> State:
    """The state after a move of the seat to play, or of another, with these dice."""
    return step(s, text, *sums, seat=seat).state  # type: ignore[no-any-return]


def step(s: State, text: str, *sums: int, seat: int | None = None) -> Step:
    """Makes a move and returns its step; all given dice must have been rolled."""
    dice = Dice(*sums)
    who = s.sea.turn if seat is None else Seat(seat)
    found = FULDRIGGER.apply(s, who, GRAMMAR.parse(text), dice)
    assert dice.sums == [], f"{dice.sums} were not thrown"
    return found


def by_time(s: State, text: str) -> State:
    """Makes a move of the table's clock."""
    return FULDRIGGER.apply(s, None, GRAMMAR.parse(text), Derived(b"time", 1)).state  # type: ignore[no-any-return]


def ids(found: Step) -> list[str]:
    """Returns the ids of events without the game's name."""
    return [event.id.removeprefix("fuldrigger-") for event in found.events]


def event(found: Step, id: str) -> Event:
    """Returns the event of that id."""
    return next(e for e in found.events if e.id == f"fuldrigger-{id}")

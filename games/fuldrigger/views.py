"""The view of a game of Fuldrigger: types only, built by `reveal.py`."""

from typing import ClassVar, Final, Literal, NewType

import msgspec

from games.params import Seat

Good = NewType("Good", str)
"""A good by its id: `timber`, `spices`."""

Town = NewType("Town", str)
"""A town by its three letters: `LIS`."""

Space = NewType("Space", str)
"""A space of the chart: a junction or anchorage by its letters, `DOV`, or a space of a lane, `DOV-WAP.2`."""

Card = NewType("Card", str)
"""A chance card by its number: `C07`."""

Phase = Literal["home", "play", "over"]
End = Literal["sea", "port", "calm", "robbed", "lost"]
"""How a stretch of sailing ended: at sea, in port, becalmed, robbed of its load, or with the ship lost."""

Left = Literal["stay", "keep"]
"""How a ship is left for the rest of a turn: where it is, or as it is."""

FREE: Final = 0
MISSES: Final = 1
BECALMED: Final = 2


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """House rules (RULES.md 9)."""

    rounds: Literal["30", "20", "40", "10"] = "30"
    days: Literal["none", "1h", "2h", "3h", "7", "14", "28", "56"] = "none"
    home: Literal["crown", "any"] = "crown"
    order: Literal["clockwise", "roll"] = "clockwise"
    bank: Literal["last", "first"] = "last"
    tokens: Literal["nine", "free"] = "nine"
    cash: Literal["open", "hidden"] = "open"
    war: Literal["formal", "open"] = "formal"
    guests: Literal["attacked", "sheltered"] = "attacked"
    isthmus: Literal["off", "on"] = "off"
    late: Literal["ask", "rule"] = "ask"


class Load(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The cargo of a ship: its purchase price, and the number of spaces it has been carried."""

    good: Good
    paid: int
    sailed: int = 0


class Ship(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A ship by its owner and number 1 to 6.

    `calm` is BECALMED from the moment it lies still, MISSES in the owner's next turn, else FREE. `course` is
    the town that it was last sent towards.
    """

    seat: Seat
    number: int
    at: Space
    load: Load | None = None
    privateer: bool = False
    calm: int = FREE
    course: Town | None = None


class Fort(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A fort; a town has at most one."""

    town: Town
    seat: Seat


class Store(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A load in store behind an isthmus, at the anchorage where it can be fetched."""

    seat: Seat
    at: Space
    load: Load


class War(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A war by its number: two sides, and the pairs of enemies that have made peace (lower seat first)."""

    number: int
    sides: tuple[tuple[Seat, ...], tuple[Seat, ...]]
    ended: tuple[tuple[Seat, Seat], ...] = ()


class Truce(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Two companies that may not attack each other before that round."""

    pair: tuple[Seat, Seat]
    until: int


class Terms(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What one side of a treaty gives: money, ships by number, forts by town."""

    money: int = 0
    ships: tuple[int, ...] = ()
    forts: tuple[Town, ...] = ()


class Treaty(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An offer, or once accepted a treaty on the record, from the point of view of `seat`.

    `peace` ends their war, `truce` is the number of rounds without attacks; `ally` is the war that `other`
    enters on the side of `seat`.
    """

    seat: Seat
    other: Seat
    give: Terms = Terms()
    get: Terms = Terms()
    peace: bool = False
    truce: int = 0
    ally: int = 0


class Signed(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A treaty on the record, with the round in which it was accepted."""

    round: int
    treaty: Treaty


class Offer(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A proposed treaty, known to the two only. `id` is `12-3`: from 1 to 2, the third."""

    id: str
    treaty: Treaty


class Effect(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A chance card in force, and the number of further turns of the bank that it lasts."""

    card: Card
    left: int


class Voyage(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A stretch that a ship has sailed, and how it ended."""

    seat: Seat
    number: int
    way: tuple[Space, ...]
    end: End


class Wake(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What a company has sailed in a past turn."""

    seat: Seat
    voyages: tuple[Voyage, ...]


class Sold(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Number of loads of a good sold in a town this turn."""

    town: Town
    good: Good
    count: int


class Afoot(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The ship that is mid-move: its remaining allowance, and the hazards it has met this turn."""

    number: int
    left: int
    met: tuple[Space, ...]


class Spoils(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An attacker's pending choice: a piece of `seat` to take, or a privateer to lose."""

    kind: Literal["take", "lose"]
    seat: Seat
    at: Space
    choices: tuple[str, ...]


class Fight(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The last attack: attacker, defender, space, number of ships, roll (0: too few arrived)."""

    seat: Seat
    other: Seat
    at: Space
    ships: int
    roll: int


class Sea(msgspec.Struct, frozen=True, gc=False):
    """The public part of a position.

    `number` counts the turns of the game, `version` every public step. `order` is the order of turns, `bank`
    the seat whose turns bring the cards. By seat: `homes`, `reefs` (letters known). `moved` are the own ships
    that cannot begin to sail any more this turn, `fresh` those armed after they had sailed. `voyages` are
    those since the last roll, `wakes` the turns of the last round that are over. `settled` are the ships left
    where they are (`stay`) or as they are (`keep`) for this turn. `used` are the cards turned up since the
    deck was shuffled, `bounties` those of them not yet earned.
    """

    phase: Phase
    order: tuple[Seat, ...]
    turn: Seat
    bank: Seat
    homes: tuple[Town | None, ...]
    dice: tuple[int, ...] = ()
    round: int = 0
    number: int = 0
    version: int = 0
    ships: tuple[Ship, ...] = ()
    forts: tuple[Fort, ...] = ()
    stores: tuple[Store, ...] = ()
    reefs: tuple[tuple[str, ...], ...] = ()
    out: tuple[Seat, ...] = ()
    wars: tuple[War, ...] = ()
    truces: tuple[Truce, ...] = ()
    record: tuple[Signed, ...] = ()
    effects: tuple[Effect, ...] = ()
    bounties: tuple[Card, ...] = ()
    used: tuple[Card, ...] = ()
    moved: tuple[int, ...] = ()
    afoot: Afoot | None = None
    sold: tuple[Sold, ...] = ()
    raided: tuple[Space, ...] = ()
    spoils: Spoils | None = None
    voyages: tuple[Voyage, ...] = ()
    wakes: tuple[Wake, ...] = ()
    fight: Fight | None = None
    last_round: bool = False
    wars_so_far: int = 0
    settled: tuple[tuple[Left, int], ...] = ()


class Trial(msgspec.Struct, frozen=True):
    """A proposed voyage: seat, ship, way, and the risk to the ship in percent."""

    seat: Seat
    number: int
    way: tuple[Space, ...]
    risk: int


class FuldriggerView(msgspec.Struct, frozen=True):
    """What one seat may know of a game of Fuldrigger.

    `cash` and the fortunes of `curve` (by round, then seat) are None if a house rule hides them. `offers` are
    those that this seat has made or received, `refused` those of them that were declined.
    """

    game: ClassVar[str] = "fuldrigger"

    seat: Seat | None
    waiting: tuple[Seat, ...]
    options: Options
    sea: Sea
    cash: tuple[int | None, ...]
    curve: tuple[tuple[int | None, ...], ...]
    offers: tuple[Offer, ...] = ()
    refused: tuple[Treaty, ...] = ()
    counts: tuple[int, ...] = ()
    trials: tuple[Trial, ...] = ()

    @property
    def phase(self) -> Phase:
        """Returns the phase, by which a text says what the table waits for."""
        return self.sea.phase

"""What players may know of a game of Kasino: types only, built by `reveal.py`."""

from typing import ClassVar, Final, Literal

import msgspec

from games.cards import Card
from games.params import Seat

OnOff = Literal["off", "on"]
OffOn = Literal["on", "off"]
Kind = Literal["lay", "take", "clear", "build", "raise", "extend"]
Phase = Literal["play", "over"]
Group = tuple[str, ...]
"""Things taken or laid together: ids of cards, a build as `b9`."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """House rules (RULES.md 8), and who deals first: by lot, or a seat in a rematch."""

    target: Literal["21", "50", "100"] = "21"
    spades: Literal["2", "1"] = "2"
    svupby5s: OffOn = "on"
    svupcancel: OffOn = "on"
    manysums: OnOff = "off"
    buildsinsums: OnOff = "off"
    highontable: OnOff = "off"
    twocardbuilds: OffOn = "on"
    nobuilding: OnOff = "off"
    plainlayout: OnOff = "off"
    rotatelead: OffOn = "on"
    countout: OnOff = "off"
    partnership: OnOff = "off"
    deals: Literal["lot", "seat-0", "seat-1", "seat-2", "seat-3"] = "lot"


class Build(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Cards laid together to one value. `owner` made, raised or extended it last, `begun_by` began it."""

    value: int
    cards: tuple[Card, ...]
    owner: Seat
    begun_by: Seat
    is_multiple: bool = False

    @property
    def token(self) -> str:
        """Returns its spelling in moves; no two builds have one value."""
        return f"b{self.value}"


class Turn(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What a seat did with a card.

    `value` is what the card counted as or what was built, `groups` what was taken or laid together, as the
    move spells it, `taken` every card that went to the pile, the played one first.
    """

    seat: Seat
    kind: Kind
    card: Card
    value: int = 0
    groups: tuple[Group, ...] = ()
    taken: tuple[Card, ...] = ()
    is_svup: bool = False


_ACES: Final = frozenset(("ace-s", "ace-h", "ace-c", "ace-d"))


class Award(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An item of a round's count: amounts and points by side."""

    kind: str
    amounts: tuple[int, ...]
    points: tuple[int, ...]


class Count(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A counted round: the items, the points by side, and the scores of the game."""

    round: int
    awards: tuple[Award, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]

    @property
    def rows(self) -> tuple[Award, ...]:
        """Returns the items as displayed: the four aces as one."""
        aces = [award for award in self.awards if award.kind in _ACES]
        rest = [award for award in self.awards if award not in aces]
        if aces:
            amounts = tuple(map(sum, zip(*(ace.amounts for ace in aces), strict=True)))
            points = tuple(map(sum, zip(*(ace.points for ace in aces), strict=True)))
            rest.insert(self.awards.index(aces[0]), Award("aces", amounts, points))
        return tuple(rest)


class KasinoView(msgspec.Struct, frozen=True):
    """What one seat may know; with `seat` None, the channel.

    `sides` are the seats that play together, and `scores` are by side. `deal` of `deals` is the present hand
    of this round. `piles` are what everybody has seen each seat capture, for players who count along; not
    shown before the round ends (RULES.md 9.1). `svups` are the cards that lie face up in a pile. `owing` is
    the value that a seat built last, while it owes a capture for it (RULES.md 6.1), else 0. `tried` is a
    turn that is being considered, in a preview for its own seat.
    """

    game: ClassVar[str] = "kasino"

    seat: Seat | None
    options: Options
    sides: tuple[tuple[Seat, ...], ...]
    phase: Phase
    round: int
    deal: int
    deals: int
    dealer: Seat
    leader: Seat
    waiting: tuple[Seat, ...]
    number: int
    sizes: tuple[int, ...]
    stock: int
    loose: tuple[Card, ...]
    builds: tuple[Build, ...]
    piles: tuple[tuple[Card, ...], ...]
    svups: tuple[tuple[Card, ...], ...]
    owing: tuple[int, ...]
    last_capturer: Seat | None
    turns: tuple[Turn, ...]
    scores: tuple[int, ...]
    count: Count | None = None
    winners: tuple[Seat, ...] = ()
    resigned: Seat | None = None
    hand: tuple[Card, ...] = ()
    tried: Turn | None = None

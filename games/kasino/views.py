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
    manysums: Literal["off", "two", "on"] = "off"
    buildsinsums: OnOff = "off"
    highontable: OnOff = "off"
    twocardbuilds: OffOn = "on"
    nobuilding: OnOff = "off"
    plainlayout: OnOff = "off"
    rotatelead: OffOn = "on"
    countout: OnOff = "off"
    partnership: OnOff = "off"
    deals: Literal["lot", "seat-0", "seat-1", "seat-2", "seat-3"] = "lot"
    late: Literal["ask", "rule"] = "ask"


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


class Public(msgspec.Struct, frozen=True, kw_only=True):
    """What a state and its views have in common: nothing in it is secret."""

    options: Options
    round: int
    """Number of the round, from 1."""
    dealer: Seat
    scores: tuple[int, ...]
    """Points of the game by side."""
    deal: int
    """Number of the present hand of this round, 1 … `deals`."""
    leader: Seat
    """The seat that leads this hand."""
    piles: tuple[tuple[Card, ...], ...]
    """By seat, the cards that everybody saw it capture, for players who count along; not shown before the
    round ends (RULES.md 9.1).
    """
    svups: tuple[tuple[Card, ...], ...]
    """By seat, the cards that lie face up in its pile."""
    last_capturer: Seat | None = None
    phase: Phase
    number: int
    """Number of turns of the game."""
    turns: tuple[Turn, ...] = ()
    """The last turn of each seat in this round, oldest first."""
    owing: tuple[int, ...]
    """By seat, the value it built last, while it owes a capture for it (RULES.md 6.1), else 0; 0 also for
    the seat to move if the reader sees that it can capture nothing.
    """
    loose: tuple[Card, ...]
    """Single cards on the table, in order of arrival."""
    builds: tuple[Build, ...]
    """The builds on the table, in order of arrival."""
    count: Count | None = None
    """The last counted round."""
    winners: tuple[Seat, ...] = ()
    resigned: Seat | None = None


class KasinoView(Public, frozen=True, kw_only=True):
    """What one seat may know of a game of Kasino."""

    game: ClassVar[str] = "kasino"

    seat: Seat | None
    waiting: tuple[Seat, ...]
    sizes: tuple[int, ...]
    """Number of cards in each hand, by seat, as everybody last saw it."""
    stock: int
    """Number of cards in the stock."""
    hand: tuple[Card, ...] = ()
    """The viewer's own cards."""
    sides: tuple[tuple[Seat, ...], ...]
    """The seats that play together."""
    deals: int
    tried: Turn | None = None
    """A turn that is being considered, in a preview for its own seat."""

"""Numbers of cards, and the six variants as hooks over the base game. No state is needed."""

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import msgspec

from games.cards import DECK, Card, Rank, Suit, by_rank, order, rank, suit
from games.olsen.views import EIGHT, OlsenView, Options, Variant

DEALT: Final = 5
MOST_DRAWN: Final = 3
"""Number of cards that a player draws at most in a turn."""
PENALTY: Final = 3
"""Number of cards drawn for a forgotten call or a wrong accusation."""
CLIMBED: Final = 5
"""Number of cards drawn after going out in Langi Ólsen (RULES.md 7.4)."""
POINTS: Final[Mapping[str, int]] = MappingProxyType({"8": 25, "10": 10, "J": 10, "Q": 10, "K": 10})
"""Points for a card in the hand at the end of a round; any other card is 5 (RULES.md 7.2)."""
TWO: Final = Rank("2")
ACE: Final = Rank("A")
QUEEN: Final = Rank("Q")


class Face(msgspec.Struct, frozen=True):
    """What a card must fit: the top card, the current suit (None: any), the wild rank, pending twos."""

    top: Card
    suit: Suit | None
    level: Rank
    pending: int
    options: Options


class Effect(msgspec.Struct, frozen=True):
    """The effect of a play: cards for the next player, players skipped, direction reversed."""

    draw: int = 0
    skips: int = 0
    is_turned: bool = False


class Base:
    """Ólsen Ólsen: same suit or rank, and eights at any time."""

    has_suits = True
    is_scored = False
    climbs = False
    cheats = False

    def wild(self, face: Face) -> Rank | None:
        """Returns the rank that fits everything and names a suit."""
        return EIGHT

    def fits(self, face: Face, card: Card) -> bool:
        """Whether the card may be played first (RULES.md 3.1)."""
        if face.suit is None or suit(card) == face.suit:
            return True
        own = rank(card)
        return own == rank(face.top) or own == self.wild(face)

    def follows(self, before: Card, card: Card, options: Options) -> bool:
        """Whether the card may follow another in the same turn (RULES.md 3.2)."""
        return rank(card) == rank(before)

    def effect(self, cards: tuple[Card, ...], players: int, options: Options) -> Effect:
        """Returns the effect of the cards on the others."""
        return Effect()


class UpDown(Base):
    """Upp og niður: one rank higher or lower, any number of cards (RULES.md 7.1)."""

    has_suits = False

    def wild(self, face: Face) -> Rank | None:
        return None

    def fits(self, face: Face, card: Card) -> bool:
        return self.follows(face.top, card, face.options)

    def follows(self, before: Card, card: Card, options: Options) -> bool:
        apart = abs(order(before) - order(card))
        return apart == 1 or (options.wrap == "yes" and apart == 12)


class Points(Base):
    """Með stigum: several rounds, with points for the cards left in the hand (RULES.md 7.2)."""

    is_scored = True


class Crazy(Base):
    """Klikk: twos, aces and queens have effects (RULES.md 7.3)."""

    def fits(self, face: Face, card: Card) -> bool:
        return rank(card) == TWO if face.pending else super().fits(face, card)

    def effect(self, cards: tuple[Card, ...], players: int, options: Options) -> Effect:
        count = len(cards)
        if rank(cards[0]) == TWO:
            return Effect(draw=2 * count, skips=1 if options.twos == "turn" else 0)
        if rank(cards[0]) == QUEEN:
            return Effect(skips=count)
        if rank(cards[0]) != ACE or count % 2 == 0:
            return Effect()
        is_skip = players == 2 and options.aces == "skip"
        return Effect(skips=1) if is_skip else Effect(is_turned=True)


class Long(Base):
    """Langi Ólsen: the wild rank falls from eight to ace, separately for each seat (RULES.md 7.4)."""

    climbs = True

    def wild(self, face: Face) -> Rank | None:
        return face.level


class Cheating(Base):
    """Svindl: any card can be played, and cards can be hidden (RULES.md 7.5)."""

    cheats = True


_VARIANTS: Final[dict[Variant, Base]] = {
    "base": Base(),
    "up-down": UpDown(),
    "points": Points(),
    "crazy": Crazy(),
    "long": Long(),
    "cheat": Cheating(),
}


def of(options: Options) -> Base:
    """Returns the variant of a game with these options."""
    return _VARIANTS[options.variant]


def is_scored(options: Options) -> bool:
    """Whether rounds are played for points (RULES.md 7.2)."""
    variant = of(options)
    return variant.is_scored or (options.scored == "yes" and not variant.climbs)


def can_play(face: Face, hand: tuple[Card, ...]) -> bool:
    """Whether any card of the hand fits."""
    variant = of(face.options)
    return any(variant.fits(face, card) for card in hand)


def needs_suit(face: Face, cards: tuple[Card, ...], left: int) -> bool:
    """Whether a suit must be named (RULES.md 3.3); not if the cards certainly end the round."""
    variant = of(face.options)
    if not variant.has_suits or rank(cards[0]) != variant.wild(face):
        return False
    return left > 0 or variant.climbs or variant.cheats or face.options.last == "said"


def calls(options: Options, left: int) -> bool:
    """Whether a call is made with so many cards left: "Ólsen" with one, "Ólsen Ólsen" with none."""
    return (left == 1 and options.call != "auto") or (left == 0 and options.last == "said")


def worth(card: Card) -> int:
    """Returns the points of a card left in the hand (RULES.md 7.2)."""
    return POINTS.get(rank(card), 5)


def pack(packs: int) -> tuple[Card, ...]:
    """Returns all cards of a game."""
    return DECK * packs


def unseen(view: OlsenView) -> tuple[Card, ...]:
    """Returns the cards that this viewer cannot see."""
    left = Counter(pack(view.packs))
    left.subtract(view.hand)
    left.subtract(view.slipped)
    left.subtract(view.pile)
    return by_rank(tuple(left.elements()))

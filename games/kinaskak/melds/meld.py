"""Sets and runs (RULES.md 3): recognition, additions, exchange of jokers."""

from collections.abc import Sequence
from typing import Final

from games.cards import JOKER, RANKS, Card, Suit, order, rank, suit
from games.errors import IllegalMove
from games.kinaskak.views import ACE_HIGH, Meld
from games.params import Cards, Seat

NATURALS: Final = 2
"""Least number of natural cards in a meld when it is laid (RULES.md 3.4)."""
_DECLARED: Final = f"{JOKER}="


def at(place: int, of: Suit) -> Card:
    """Returns the card at a place of a run: 1 and 14 are both the ace."""
    return Card(RANKS[(place - 1) % 13] + of)


def stands_for(meld: Meld, n: int) -> Card:
    """Returns the card that the n-th card of a run is or stands for."""
    return at(meld.low + n, meld.suit)


def high(meld: Meld) -> int:
    """Returns the place of the last card of a run."""
    return meld.low + len(meld.cards) - 1


def declared(token: str) -> Card | None:
    """Returns the card that a joker is declared as: `JK=6C` is 6C; None for anything else."""
    return Card(token[len(_DECLARED) :]) if token.startswith(_DECLARED) else None


def declare(card: Card) -> str:
    """Returns the spelling of a joker that stands for a card."""
    return _DECLARED + card


def bare(token: str) -> Card:
    """Returns the physical card: for `JK=6C` the joker."""
    return JOKER if token.startswith(_DECLARED) else Card(token)


def spelled(meld: Meld) -> str:
    """Returns the spelling of a meld: `7H 7S JK`, `3C 4C JK=5C 6C`."""
    if meld.kind == "set":
        return " ".join(meld.cards)
    tokens = (declare(stands_for(meld, n)) if c == JOKER else c for n, c in enumerate(meld.cards))
    return " ".join(tokens)


def made_set(cards: Sequence[Card], owner: Seat) -> Meld | None:
    """Returns the set of these cards, jokers last, or None if they are not a set (RULES.md 3.1)."""
    naturals = sorted(c for c in cards if c != JOKER)
    if len(cards) < 3 or len(naturals) < NATURALS or len({rank(c) for c in naturals}) != 1:
        return None
    return Meld("set", (*naturals, *(JOKER,) * (len(cards) - len(naturals))), owner)


def made_run(tokens: Sequence[str], owner: Seat) -> Meld | None:
    """Returns the run of these cards in any order, jokers declared, or None if it is none (RULES.md 3.2)."""
    stands = [(declared(token) or Card(token), bare(token)) for token in tokens]
    suits = {suit(stood) for stood, _ in stands}
    if len(suits) != 1 or JOKER in (stood for stood, _ in stands):
        return None
    if sum(card != JOKER for _, card in stands) < NATURALS:
        return None
    low, top, lower, upper = _spread(stands)
    if lower is None:
        return None
    cards = tuple(card for _, card in sorted((*lower, *upper), key=lambda p: p[0]))
    return Meld("run", cards, owner, next(iter(suits)), low) if len(cards) == top - low + 1 else None


Placed = list[tuple[int, Card]]


def _spread(stands: Sequence[tuple[Card, Card]]) -> tuple[int, int, Placed | None, Placed]:
    """Returns first and last place and the placed cards; None if a place is taken twice or missing."""
    aces = [card for stood, card in stands if order(stood) == 1]
    rest = sorted((order(stood), card) for stood, card in stands if order(stood) > 1)
    places = [place for place, _ in rest]
    if not rest or len(aces) > 2 or places != list(range(places[0], places[-1] + 1)):
        return 0, 0, None, []
    can_low, can_high = places[0] == 2, places[-1] == ACE_HIGH - 1
    if len(aces) > can_low + can_high:
        return 0, 0, None, []
    upper = [(ACE_HIGH, aces[-1])] if aces and can_high else []
    lower = [(1, aces[0])] if len(aces) > len(upper) else []
    low, top = (1 if lower else places[0]), (ACE_HIGH if upper else places[-1])
    return low, top, [*lower, *rest], upper


def end_for(meld: Meld, stood: Card) -> int | None:
    """Returns the place where a card would be added to a run: above it if it fits there, otherwise below."""
    if meld.kind != "run":
        return None
    if high(meld) < ACE_HIGH and at(high(meld) + 1, meld.suit) == stood:
        return high(meld) + 1
    return meld.low - 1 if meld.low > 1 and at(meld.low - 1, meld.suit) == stood else None


def added(meld: Meld, token: str) -> Meld | None:
    """Returns the meld with a card, or a declared joker, added; None if it does not fit (RULES.md 5.2)."""
    if meld.kind == "set":
        cards = (*meld.cards, Card(token))
        fits = token == JOKER or (declared(token) is None and rank(Card(token)) == rank(meld.cards[0]))
        return made_set(cards, meld.owner) if fits else None
    stood = declared(token) or (next(iter(joker_ends(meld)), JOKER) if token == JOKER else Card(token))
    place = end_for(meld, stood)
    if place is None:
        return None
    if place < meld.low:
        return Meld("run", (bare(token), *meld.cards), meld.owner, meld.suit, place)
    return Meld("run", (*meld.cards, bare(token)), meld.owner, meld.suit, meld.low)


def joker_ends(meld: Meld) -> tuple[Card, ...]:
    """Returns the cards that a joker could be laid off as on a run: above and below."""
    if meld.kind != "run":
        return ()
    above = (at(high(meld) + 1, meld.suit),) if high(meld) < ACE_HIGH else ()
    below = (at(meld.low - 1, meld.suit),) if meld.low > 1 else ()
    return tuple(dict.fromkeys((*above, *below)))


def exchanged(meld: Meld, natural: Card) -> Meld | None:
    """Returns the run with its joker for that card replaced, or None if it has none (RULES.md 5.3)."""
    if meld.kind != "run":
        return None
    for n, card in enumerate(meld.cards):
        if card == JOKER and stands_for(meld, n) == natural:
            cards = (*meld.cards[:n], natural, *meld.cards[n + 1 :])
            return Meld("run", cards, meld.owner, meld.suit, meld.low)
    return None


def swappable(meld: Meld) -> tuple[Card, ...]:
    """Returns the cards that could be exchanged for a joker of a run."""
    if meld.kind != "run":
        return ()
    return tuple(dict.fromkeys(stands_for(meld, n) for n, c in enumerate(meld.cards) if c == JOKER))


def _places(cards: Sequence[Card]) -> list[int]:
    """Returns the places of cards in a run, ascending: an ace is at the end that is nearer, two at both."""
    places = sorted(order(card) for card in cards)
    if places[0] == 1 and len(places) > 1 and (places[1] == 1 or places[1] > ACE_HIGH - places[-1]):
        return [*places[1:], ACE_HIGH]
    return places


def next_joker(tokens: Sequence[str]) -> str | None:
    """Returns the declared joker that best completes a run: in a gap, else above, else below."""
    stands = [declared(token) or Card(token) for token in tokens]
    suits = {suit(card) for card in stands}
    if len(suits) != 1 or JOKER in stands:
        return None
    places = _places(stands)
    if len({*places}) != len(places):
        return None
    gaps = [place for place in range(places[0], places[-1]) if place not in places]
    above = [places[-1] + 1] if places[-1] < ACE_HIGH else []
    below = [places[0] - 1] if places[0] > 1 else []
    found = [*gaps, *above, *below]
    return declare(at(found[0], next(iter(suits)))) if found else None


def refusal(tokens: Sequence[str]) -> IllegalMove:
    """Returns why the tokens are neither a set nor a run; depends on the tokens only."""
    stands = [declared(token) or Card(token) for token in tokens]
    shown = Cards(tuple(stands))
    naturals = [bare(token) for token in tokens if bare(token) != JOKER]
    if len(naturals) < NATURALS:
        return IllegalMove("kinaskak-meld-naturals", "3.4", cards=shown)
    if len({rank(card) for card in naturals}) == 1:
        return IllegalMove("kinaskak-meld-short", "3.1", cards=shown)
    if len({suit(card) for card in naturals}) > 1:
        return IllegalMove("kinaskak-meld-mixed", "3.2", cards=shown)
    missing = _gaps(naturals, len(tokens) - len(naturals))
    if missing:
        return IllegalMove("kinaskak-meld-gaps", "3.2", cards=shown, missing=Cards(missing))
    return IllegalMove("kinaskak-meld-none", "3.2", cards=shown)


def _gaps(naturals: Sequence[Card], jokers: int) -> tuple[Card, ...]:
    """Returns the cards missing in a run of these, jokers used; empty if a place is taken twice."""
    places = _places(naturals)
    if len({*places}) != len(places):
        return ()
    gaps = [place for place in range(places[0], places[-1]) if place not in places]
    return tuple(at(place, suit(naturals[0])) for place in gaps[jokers:])

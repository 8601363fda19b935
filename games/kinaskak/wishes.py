"""Wishes: the cards that a seat would buy (RULES.md 4.5), as words with one canonical spelling.

`NEVER`, `ANY` and `NEARER` are used alone; `NEARER` covers a card with which the hand, as it is when somebody
leaves that card, misses fewer cards of the contract. Otherwise any of:
`JK`, a rank `A`, a suit `H`, a range `H5-8`, a card `7S`. An ace is low or high: `H10-A`.
A ten may be typed `T`.
"""

import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Final

from games.cards import JOKER, RANKS, SUITS, Card, order, rank, suit
from games.contract import Cards, Param, Term, Text
from games.kinaskak.melds import prospects
from games.kinaskak.views import ACE_HIGH, Contract
from games.kit.moves import card as read_card

NEVER: Final = "NEVER"
ANY: Final = "ANY"
NEARER: Final = "NEARER"
_ALONE: Final = (NEVER, ANY, NEARER)
MOST: Final = 20
"""Maximum number of words in a wish."""
_STRETCH: Final = re.compile(r"([CDHS])(A|[2-9]|10|[JQK])-([2-9]|10|[JQKA])", re.ASCII)
_PLACE: Final = {rank: n for n, rank in enumerate(RANKS, 1)}


def read(words: Sequence[str]) -> str | None:
    """Returns the canonical spelling of a wish, or None if the words are not a wish."""
    if len(words) == 1 and words[0] in _ALONE:
        return words[0]
    found = [_word(word) for word in words]
    if not found or len(found) > MOST or None in found:
        return None
    return " ".join(sorted({word for word in found if word}, key=_order))


def _word(word: str) -> str | None:
    with suppress(ValueError):
        return read_card(word)
    word = word.replace("T", "10")
    if word in (JOKER, *RANKS, *SUITS):
        return word
    stretch = _STRETCH.fullmatch(word)
    if stretch is None:
        return None
    low, top = _ends(stretch)
    if low > top:
        return None
    if (low, top) == (1, ACE_HIGH) or (low, top) == (1, 13):
        return stretch[1]
    return word if low < top else stretch[2] + stretch[1]


def _ends(stretch: "re.Match[str]") -> tuple[int, int]:
    return _PLACE[stretch[2]], ACE_HIGH if stretch[3] == "A" else _PLACE[stretch[3]]  # type: ignore[index]  # a rank by its letters


def _order(word: str) -> tuple[int, int, str]:
    """Sort key: jokers, ranks, suits, ranges, cards; each by rank, then by suit."""
    if stretch := _STRETCH.fullmatch(word):
        return 3, _ends(stretch)[0], word
    group = next((n for n, words in enumerate(((JOKER,), RANKS, SUITS)) if word in words), 4)
    return group, _PLACE.get(word.rstrip("CDHS"), 0), word  # type: ignore[call-overload]  # a rank by its letters


def fits(wish: str, card: Card, hand: Sequence[Card], contract: Contract) -> bool:
    """Whether the wish of a seat with that hand covers the card."""
    if wish == NEARER:
        return prospects.need((*hand, card), contract) < prospects.need(hand, contract)
    if wish in (ANY, NEVER, ""):
        return wish == ANY
    return any(_fits(word, card) for word in wish.split())


def _fits(word: str, card: Card) -> bool:
    if word == card:
        return True
    if card == JOKER:
        return False
    if stretch := _STRETCH.fullmatch(word):
        low, top = _ends(stretch)
        places = {order(card), ACE_HIGH} if order(card) == 1 else {order(card)}
        return suit(card) == stretch[1] and any(low <= place <= top for place in places)
    return word in (rank(card), suit(card))


def of_cards(cards: Iterable[Card]) -> str:
    """Returns the shortest wish for these cards: four of a rank become the rank. `NEVER` for no cards."""
    wanted = {*cards}
    words: list[str] = []
    for one in RANKS:
        four = [Card(one + of) for of in SUITS]
        words += [one] if wanted.issuperset(four) else [card for card in four if card in wanted]
    words += [JOKER] if JOKER in wanted else []
    return read(words[:MOST]) or NEVER


def nearer(hand: tuple[Card, ...], contract: Contract) -> str:
    """Returns the cards that `NEARER` covers with that hand, as a wish for these cards."""
    return of_cards(prospects.helping(hand, contract))


def kept(wish: str) -> str:
    """Returns the wish that stands in the next round: `NEARER`, as it follows the hand, or none."""
    return wish if wish == NEARER else ""


def text(wish: str) -> Text:
    """Returns a wish as a text: its words one after another."""
    if wish in (*_ALONE, ""):
        return Text(f"kinaskak-wish-{(wish or NEVER).lower()}")
    words = wish.split()
    told = _text(words[-1])
    for word in reversed(words[:-1]):
        told = Text("kinaskak-wish-list", {"first": _text(word), "rest": told})
    return told


def _text(word: str) -> Text:
    params: dict[str, Param]
    if word == JOKER:
        return Text("kinaskak-wish-one", {"what": Term("kinaskak-joker")})
    if word in RANKS:
        return Text("kinaskak-wish-rank", {"cards": Cards((Card(word + "H"),))})
    if word in SUITS:
        return Text("kinaskak-wish-suit", {"cards": Cards((Card("A" + word),))})
    if stretch := _STRETCH.fullmatch(word):
        params = {
            "low": Cards((Card(stretch[2] + stretch[1]),)),
            "high": Cards((Card(stretch[3] + stretch[1]),)),
        }
        return Text("kinaskak-wish-stretch", params)
    return Text("kinaskak-wish-card", {"cards": Cards((Card(word),))})

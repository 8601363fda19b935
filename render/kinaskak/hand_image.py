"""The hand picture: a seat's own cards sorted as they like, their wish and their purchases."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from games.cards import DECK, JOKER, Card, by_rank, order, suit
from games.kinaskak.views import ACE_HIGH, KinaskakView
from locales import speech
from render.cards import faces, rows
from render.cards.rows import WIDE
from render.drawing import signs
from render.drawing.strips import Scene
from render.drawing.theme import CHALK_DIM, FELT
from render.kinaskak import wish_lines
from render.look import Look, Sort
from render.page import HAND_SCALE, Page
from render.palettes import HAND

_LEFT, _TOP, _LIFT = 14, 34, 22
_NEW, _NEW_SMALL = 25, 18
"""Height of the word on a new card, in pixels."""
_SUITS: Final = "HSDC"
"""Suits in a hand alternate in colour."""

Groups = tuple[tuple[Card, ...], ...]


def scene(view: KinaskakView, look: Look, picked: Sequence[str] = ()) -> Scene:
    """Returns the hand, 700 pixels wide, in rows that keep groups together where possible."""
    page = Page(WIDE, FELT, look, HAND_SCALE)
    if not view.hand:
        empty = speech(look.language).say("picture-your-hand-is-empty")
        page.write(WIDE / 2, 60, empty, 40, CHALK_DIM, width=900, align="middle")
        return page.scene(120, HAND)
    size = rows.size(len(view.hand))
    lifted = Counter(bare for token in picked for bare in named(token))
    fresh = Counter(view.newest)
    tall = faces.height(size.wide)
    y = _TOP
    for row in divided(sorted_hand(view, look), size.a_row):
        _row(page, row, y, size, lifted, fresh)
        y += tall + _TOP
    if view.wished is not None:
        lines = wish_lines.write(page, _LEFT + 6, y, wish_text(view, look), WIDE - 2 * _LEFT - 12)
        y += _TOP + wish_lines.LINE * (lines - 1)
    return page.scene(y, HAND)


def wish_text(view: KinaskakView, look: Look) -> str:
    """Returns the seat's wish in the reader's language."""
    assert view.wished is not None  # only a wish is told
    return speech(look.language).say("kinaskak-picture-wish", wish=view.wished)


def named(token: str) -> list[Card]:
    """Returns the cards that a picked token names: of a whole way to lay all of its cards."""
    words = [word.partition("=")[0] for word in token.split()]
    return [Card(word) for word in words if word == JOKER or word in _KNOWN]


_KNOWN: Final = frozenset(DECK)


def _row(
    page: Page,
    row: Groups,
    y: int,
    size: rows.Size,
    lifted: "Counter[Card]",
    fresh: "Counter[Card]",
) -> None:
    """Draws cards side by side: a chosen one raised, with a tick; a new one with a word on it."""
    new, wide = speech(page.look.language).say("kinaskak-picture-new"), size.wide
    marks: list[tuple[float, float]] = []
    cards = [card for group in row for card in group]
    places = rows.lefts([*map(len, row)], wide)
    step = min([wide, *(right - left for left, right in pairwise(places))])
    for card, x in zip(cards, places, strict=True):
        up = lifted[card] > 0
        lifted[card] -= up
        is_new = fresh[card] > 0
        fresh[card] -= is_new
        page.card(card, x, y - _LIFT * up, wide, small=size.small)
        if up:
            page.centred(signs.tick(0.9 * page.scale), x + step / 2, y + faces.height(wide) - _LIFT + 14)
        if is_new:
            marks.append((x + step - 4, y + faces.height(wide) - _NEW - 2 * _LIFT * up))
    for right, middle in marks:
        page.mark(right, middle, new, _NEW if step > 80 else _NEW_SMALL)


# -- sorting


def sort(view: KinaskakView, look: Look) -> Sort:
    """Returns the order in which the hand is shown: usually by rank where more sets than runs are asked."""
    if look.sort != "usual":
        return look.sort
    sets = sum(part.kind == "set" for part in view.contract)
    return "rank" if sets > len(view.contract) / 2 else "suit"


def sorted_hand(view: KinaskakView, look: Look) -> Groups:
    """Returns the hand in groups: by suit, by rank, or by the contract."""
    chosen = sort(view, look)
    if chosen == "contract" and view.plan:
        return tuple(_line(group) for group in view.plan)
    if chosen == "rank":
        return _grouped(by_rank(view.hand), lambda card: str(order(card)), small=2)
    held = sorted(view.hand, key=lambda card: (card == JOKER, _SUITS.find(suit(card) or "C"), order(card)))
    return _grouped(held, suit)


def pictured(view: KinaskakView, look: Look) -> tuple[Card, ...]:
    """Returns the cards of the hand as the picture shows them."""
    return tuple(card for group in sorted_hand(view, look) for card in group)


def _line(group: tuple[Card, ...]) -> tuple[Card, ...]:
    """Returns a run from low to high, an ace after a king; anything else as it is."""
    suits = {suit(card) for card in group if card != JOKER}
    if len(suits) != 1 or JOKER in group or len({*group}) != len(group):
        return group
    has_king = any(order(card) == 13 for card in group) and not any(order(card) == 2 for card in group)
    return tuple(sorted(group, key=lambda c: ACE_HIGH if has_king and order(c) == 1 else order(c)))


def _grouped(held: Sequence[Card], key: Callable[[Card], str], small: int = 1) -> Groups:
    """Groups neighbours with equal keys; groups smaller than `small` are joined."""
    groups: list[list[Card]] = []
    for card in held:
        if groups and key(groups[-1][-1]) == key(card):
            groups[-1].append(card)
        else:
            groups.append([card])
    joined: list[list[Card]] = []
    for group in groups:
        if joined and len(group) < small and len({key(c) for c in joined[-1]}) == len(joined[-1]):
            joined[-1] += group
        else:
            joined.append(group)
    return tuple(tuple(group) for group in joined)


def divided(groups: Groups, most: int) -> list[Groups]:
    """Returns the groups in rows of at most so many cards, all about as long."""
    count = sum(map(len, groups))
    per_row = -(-count // max(1, -(-count // most)))
    found: list[list[tuple[Card, ...]]] = [[]]
    for group in groups:
        left = group
        while left:
            free = per_row - sum(map(len, found[-1]))
            if free <= 0:
                found.append([])
                continue
            found[-1].append(left[:free])
            left = left[free:]
    return [tuple(row) for row in found]

"""Draws the table: builds as fans with value and owner, then loose cards, in rows."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple

from games.cards import Card
from games.kasino.views import Build, KasinoView
from locales import Speech
from render.cards import faces as cards
from render.drawing import signs
from render.drawing.strips import ROWS
from render.drawing.theme import BRASS, CHALK, CHALK_DIM, FELT_DARK, FELT_LIGHT, INK, Colour
from render.page import Page

Ring = Literal["taken", "possible", "laid"]

LEFT: Final = 24
WIDE: Final = 952
_GAP: Final = 20
_LEAST: Final = 8
"""Least distance of two rows, in pixels."""
_LABEL: Final = 44
"""Height of a build's value and owner below it."""
_SIZES: Final = ((172, 1), (146, 2), (122, 3), (96, 9))
"""Widths of a card with the number of rows up to which they are used."""
_SHOWS: Final = 0.34
"""Visible share of a card's width in a fan."""


class Thing(NamedTuple):
    """A loose card or a build."""

    token: str
    cards: tuple[Card, ...]
    build: Build | None


class Placed(NamedTuple):
    """A thing at its place, the upper left corner."""

    thing: Thing
    x: int
    y: int


def things(view: KasinoView) -> list[Thing]:
    """Returns builds first, then the loose cards in the order in which they came."""
    builds = [Thing(build.token, build.cards, build) for build in view.builds]
    return [*builds, *(Thing(card, (card,), None) for card in view.loose)]


def draw(page: Page, view: KasinoView, say: Speech, top: int, rings: Mapping[str, Ring]) -> int:
    """Draws everything on the table, some of it outlined; returns the height."""
    lying = things(view)
    if not lying:
        page.write(500, top + 104, say.say("kasino-picture-empty"), 38, CHALK_DIM, width=900, align="middle")
        return 208
    card, rows = _fitting(lying)
    tall = cards.height(card)
    y = top + cards.SHADOW
    for row in rows:
        high = tall + (_LABEL + 12 if any(thing.build for thing in row) else 0)
        high = -(-(high + 2 * cards.SHADOW + _LEAST) // ROWS) * ROWS  # whole strips of the picture
        for placed in _placed(row, card, y):
            _draw(page, placed, card, say, rings.get(placed.thing.token))
        y += high
    return y - top + 4


def _wide(thing: Thing, card: int) -> int:
    """Returns the width of a card, or of a build with its frame."""
    if thing.build is None:
        return card
    return card + round(card * _SHOWS) * (len(thing.cards) - 1) + 20


def _fitting(lying: Sequence[Thing]) -> tuple[int, list[list[Thing]]]:
    """Returns the largest width of a card at which the rows are not too many, and the rows.

    Rows are filled from the first on, so a card that is laid changes the last of them only.
    """
    for card, most in _SIZES:
        rows = _rows(lying, card, WIDE)
        if len(rows) <= most:
            break
    return card, rows


def _rows(lying: Sequence[Thing], card: int, most: int) -> list[list[Thing]]:
    """Returns the things in rows no wider than `most`."""
    rows: list[list[Thing]] = [[]]
    used = 0
    for thing in lying:
        wide = _wide(thing, card)
        if rows[-1] and used + wide > most:
            rows.append([])
            used = 0
        rows[-1].append(thing)
        used += wide + _GAP
    return rows


def _placed(row: Sequence[Thing], card: int, y: int) -> list[Placed]:
    """Returns the row in the middle of the table."""
    wide = sum(_wide(thing, card) for thing in row) + _GAP * (len(row) - 1)
    x = LEFT + max(0, (WIDE - wide) // 2)
    placed = []
    for thing in row:
        placed.append(Placed(thing, x, y))
        x += _wide(thing, card) + _GAP
    return placed


_RINGS: Final[dict[Ring, tuple[Colour, int]]] = {
    "taken": (BRASS, 9),
    "laid": (BRASS, 9),
    "possible": (CHALK_DIM, 5),
}


def _draw(page: Page, placed: Placed, card: int, say: Speech, ring: Ring | None) -> None:
    thing, x, y = placed
    tall = cards.height(card)
    if thing.build is not None:
        _frame(page, placed, card, say, ring)
        x, y = x + 10, y + 6
    elif ring is not None:
        colour, wide = _RINGS[ring]
        page.block(x - wide, y - wide, card + 2 * wide, tall + 2 * wide, 16, colour)
    step = round(card * _SHOWS)
    for n, one in enumerate(thing.cards):
        page.card(one, x + n * step, y, card)


def _frame(page: Page, placed: Placed, card: int, say: Speech, ring: Ring | None) -> None:
    """Draws the fan's frame in its owner's colour; below the cards its value, and whether it is fixed."""
    thing, x, y = placed
    build = thing.build
    assert build is not None  # only a build has a frame
    wide, tall = _wide(thing, card), cards.height(card) + 12 + _LABEL
    if ring is not None:
        colour, more = _RINGS[ring]
        page.block(x - more, y - more, wide + 2 * more, tall + 2 * more, 22, colour)
    page.block(x, y, wide, tall, 16, FELT_DARK, signs.SEATS[build.owner])
    middle = y + tall - _LABEL / 2 - 3
    page.centred(signs.sign(build.owner, 32), x + 28, middle)
    page.block(x + 50, middle - 18, 54, 36, 18, BRASS)
    page.write(x + 77, middle, str(build.value), 32, INK, weight="Bold", align="middle")
    if build.is_multiple:
        page.write(x + 112, middle, say.say("kasino-picture-more"), 25, CHALK, width=max(30, wide - 120))


def slot(page: Page, x: float, y: float, wide: int) -> None:
    """Draws the empty place of a card."""
    page.block(x, y, wide, cards.height(wide), 8, FELT_LIGHT)

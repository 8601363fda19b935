"""The hand picture: a seat's own cards, what it gives and what it got; and the table as it would be."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from games.partners.views import Kind, PartnersView
from locales import Speech, speech
from render.drawing.strips import Scene
from render.drawing.theme import BRASS, CHALK_DIM, FELT, INK
from render.look import Look
from render.page import Page
from render.partners import board_image, faces, places


class _Row(NamedTuple):
    """Sizes of a row of cards: its height, a card's width, their distance, the edge above, the lift.

    `beside`: width of what is written beside a card; 0: it stands below.
    """

    tall: int
    card: int
    step: int
    top: int
    lift: int
    beside: int


_HAND: Final = _Row(290, 150, 162, 32, 28, 0)
_BELOW: Final = _Row(130, 80, 150, 12, 10, 150)
"""Below a board, where the cards are known already."""
_WIDE: Final = 4 * _HAND.step + 22
"""Width of a hand: that of four cards, the most that anybody holds."""


def scene(view: PartnersView, look: Look, picked: Sequence[str] = ()) -> Scene:
    """Returns the cards alone, narrower than a board so that they are larger on a phone."""
    page = Page(_WIDE, FELT, look)
    _cards(page, view, picked, speech(look.language), _HAND)
    return page.scene(_HAND.tall, board_image.TABLE)


def preview(view: PartnersView, look: Look, picked: Sequence[str], marks: Sequence[str]) -> Scene:
    """Returns the table after the picks with the next choices marked, and the cards below."""
    page = Page(places.WIDE, FELT, look)
    board_image.draw(page, view, look, marks)
    page.move_down(places.TALL)
    _cards(page, view, picked, speech(look.language), _BELOW)
    return page.scene(_BELOW.tall, board_image.TABLE)


def _cards(page: Page, view: PartnersView, picked: Sequence[str], say: Speech, row: _Row) -> None:
    if not view.hand:
        text, wide = say.say("partners-picture-no-cards"), page.width - 60
        page.write(page.width / 2, row.tall / 2, text, 40, CHALK_DIM, width=wide, align="middle")
    lifted = next((n for n, card in enumerate(view.hand) if picked and card == picked[0]), None)
    given = _last(view.hand, view.given) if view.phase == "give" else None
    received = _last(view.hand, view.received) if view.phase == "play" else None
    tagged = given if given is not None else received
    more = row.beside if tagged is not None else 0
    x = page.width / 2 - (len(view.hand) * row.step - (row.step - row.card) + more) / 2
    for n, card in enumerate(view.hand):
        y = row.top - (row.lift if n == lifted else 0)
        page.put(faces.face(card, row.card, dim=n == given), x, y)
        if n == tagged:
            text = "partners-picture-to-partner" if n == given else "partners-picture-from-partner"
            _tag(page, row, x, y, say.say(text))
            x += more
        x += row.step


def _last(hand: Sequence[Kind], card: Kind | None) -> int | None:
    """Returns the place of the card in the hand; of equal ones the last."""
    return max((n for n, one in enumerate(hand) if one == card), default=None)


def _tag(page: Page, row: _Row, x: float, y: float, text: str) -> None:
    """Draws a brass band beside a card, or below it and a little wider."""
    tall, wide = faces.high(row.card), row.beside or row.step - 6
    left, top = x - (wide - row.card) / 2, min(y + tall, row.tall - 38)
    if row.beside:
        left, top = x + row.card + 10, y + tall / 2 - 18
    page.block(left, top, wide, 36, 12, BRASS)
    page.name(left + wide / 2, top + 17, text, 28, INK, width=wide - 14, align="middle")

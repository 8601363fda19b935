"""The points of each player, round by round; where none are counted, the cards that each still holds."""

from typing import Final

from games.olsen.views import OlsenView
from render.drawing import signs
from render.drawing.canvas import Pen, square
from render.drawing.sprites import Sprite
from render.drawing.theme import INK, Colour, font
from render.fortunes import Amounts, Measure, each
from render.olsen.board_image import is_scored, totals

COLOURS: Final[tuple[Colour, ...]] = (
    *signs.SEATS, (20, 140, 150), (176, 92, 40), (150, 160, 170), (190, 220, 60),
)  # fmt: skip


def sign(seat: int, size: int) -> Sprite:
    """Returns a disc in the colour of the seat with its number, `size` pixels square."""

    def paint(pen: Pen) -> None:
        pen.dot(0, 0, 27, COLOURS[seat], INK, 3)
        letters = font(round(40 * pen.scale), "Black")
        pen.draw.text(pen.at, str(seat + 1), fill=INK, font=letters, anchor="mm")

    return square(f"olsen seat {seat} {size}", size, 60, paint)


def _amounts(view: OlsenView, end: OlsenView) -> Amounts:
    return totals(view) if is_scored(view) else view.sizes


MEASURE: Final = Measure[OlsenView](
    parties=lambda view, end: each(len(end.sizes)),
    amounts=_amounts,
    stage=lambda view, end: view.round,
    unit="round",
    sign=sign,
    colours=COLOURS,
    low=True,
    name=lambda end: "history-points" if is_scored(end) else "history-cards-left",
)

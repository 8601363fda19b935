"""How a game ended: a gold banner above the last board of every game, and the same in words.

The banner has the winners by name, colour and shape, their points, and below them the others by place.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from PIL import Image

from locales import Speech
from render.cards import figures
from render.drawing import signs
from render.drawing.canvas import Pen, blank, reduced
from render.drawing.lettering import beside, fitted, length
from render.drawing.sprites import SPRITES, Sprite
from render.drawing.theme import BRASS, INK, SUPER, WOOD_EDGE, Colour, Weight
from render.page import Page
from render.voice import Voice

_LEFT, _TOP, _WIDE, _HEAD, _ROW = 16, 16, 968, 88, 46
_SIGN, _STEP, _SMALL = 52, 60, 34
_SIZES: Final = (50, 46, 42, 38, 34, 30)
_TEXT: Final = 31
_TEXTS: Final = (_TEXT, 28, 25)
"""Size of the note; sizes of the names by place, the largest at which they are whole."""
_GAP: Final = 26
"""Pixels between two places."""
_PLUS: Final = " + "
_MOST: Final = 3
"""Most places in a row."""
_CROWN: Final = (58, 32)


class Ending(NamedTuple):
    """The end of a game.

    placing: the seats of each place from first to last; those who are equal share one.
    scores: by seat, as they are drawn; empty if the game counts none.
    note: a short sentence on how it ended (a resignation, a skunk). teams: a place is one side.
    """

    placing: tuple[tuple[int, ...], ...]
    scores: tuple[str, ...] = ()
    note: str = ""
    teams: bool = False

    def score(self, seats: Sequence[int]) -> str:
        """Returns the points of a place."""
        return self.scores[seats[0]] if self.scores else ""

    def numbered(self) -> list[tuple[int, tuple[int, ...]]]:
        """Returns the places with their numbers: two who share the first are followed by the third."""
        before = [1 if self.teams else len(seats) for seats in self.placing]
        return [(1 + sum(before[:n]), seats) for n, seats in enumerate(self.placing)]


def placing(ranks: Sequence[Any]) -> tuple[tuple[int, ...], ...]:
    """Returns the seats in groups of equal rank, the lowest rank first."""
    return tuple(
        tuple(seat for seat, rank in enumerate(ranks) if rank == level) for level in sorted(set(ranks))
    )


def by_points(points: Sequence[int], gone: Sequence[bool]) -> Ending:
    """Returns the end of a game in which most points win, and those who have resigned are last."""
    ranks = [(is_gone, -scored) for is_gone, scored in zip(gone, points, strict=True)]
    return Ending(placing(ranks), tuple(map(str, points)))


def title(ending: Ending, names: Sequence[str] | dict[int, str], say: Speech) -> str:
    """Returns who has won, or that it is a draw."""
    first = ending.placing[0]
    who = say.listed([names[n] for n in first])
    if len(ending.placing) == 1 and len(first) > 1 and not ending.teams:
        return say.say("result-draw", who=who)
    return say.say("result-win", who=who, winners=len(first))


def sentences(ending: Ending, voice: Voice[object]) -> Iterator[str]:
    """Yields the end in words, with which the alt text of a last board begins; who won unless told above."""
    if voice.tells_winner:
        said = title(ending, voice.names, voice.speech)
        yield said if said[-1] in ".!" else f"{said}."
    if len(ending.placing) > 1:
        places = "; ".join(_place(ending, voice, *one) for one in ending.numbered())
        yield voice.say("picture-end-places", places=places)
    if ending.note:
        yield ending.note if ending.note[-1] in ".!" else f"{ending.note}."


def _place(ending: Ending, voice: Voice[object], number: int, seats: tuple[int, ...]) -> str:
    who = voice.speech.listed([voice.names[n] for n in seats])
    return ": ".join(filter(None, (f"{number}. {who}", ending.score(seats))))


# -- the picture


def draw(
    page: Page,
    ending: Ending,
    names: Sequence[str],
    say: Speech,
    sign: Callable[[int, int], Sprite] = signs.sign,
    colours: Sequence[Colour] = signs.SEATS,
) -> None:
    """Draws the banner at the top; what is drawn on the page afterwards is moved below it.

    `sign` returns the shape of a seat by its size in pixels; the edge has the winner's colour.
    """
    columns, size = _layout(ending, names)
    rows, first = _rows(ending, columns), ending.placing[0]
    tall = _HEAD + _ROW * len(rows) + (8 if rows else 0)
    page.block(_LEFT, _TOP, _WIDE, tall, 20, BRASS, colours[first[0]])
    middle, x = _TOP + _HEAD / 2 + 4, _LEFT + 48.0
    is_won = len(ending.placing) > 1
    for seat in first:
        page.centred(sign(seat, page.pixels(_SIGN)), x, middle + 8 * is_won)
        if is_won:
            page.centred(_crown(page.scale), x, middle - 24)
        x += _STEP
    score = page.write(
        _LEFT + _WIDE - 26, middle, ending.score(first), 54, INK, weight="Black", align="right"
    )
    _title(page, ending, names, say, (x - 14, middle, _LEFT + _WIDE - 46 - score.width / page.scale - x))
    for n, row in enumerate(rows):
        _line(page, ending, row, names, sign, (_TOP + _HEAD + _ROW * (n + 0.5), columns, size))
    if ending.note:
        room = _cell(columns) * (columns - len(rows[-1])) - 26
        right, y = _LEFT + _WIDE - 26, _TOP + _HEAD + _ROW * (len(rows) - 0.5)
        page.write(right, y, ending.note, _TEXT, INK, weight="Bold", width=round(room), align="right")
    page.move_down(_TOP + tall)


def _title(
    page: Page, ending: Ending, names: Sequence[str], say: Speech, place: tuple[float, float, float]
) -> None:
    """Writes who has won in the largest letters in which that fits; only then names are cut."""
    x, y, room = place
    text = title(ending, names, say)
    size = next((s for s in _SIZES if length(text, s, "Bold") <= room), _SIZES[-1])
    if length(text, size, "Bold") > room:
        rest = room - length(title(ending, ("",) * len(names), say), size, "Bold")
        text = title(ending, _cut(names, ending.placing[0], size, "Bold", rest), say)
    page.write(x, y, text, size, INK, weight="Bold", width=round(room))


def _cut(
    names: Sequence[str], seats: Sequence[int], size: int, weight: Weight, room: float
) -> dict[int, str]:
    """Returns the names of these seats, the longest cut until all fit side by side."""
    wide = sorted(length(names[seat], size, weight) for seat in seats)
    for n, one in enumerate(wide):
        share = room / (len(wide) - n)
        if one > share:
            break
        room -= one
    return {seat: fitted(names[seat], size, weight, math.ceil(max(share, *wide[:n], 0))) for seat in seats}


def _layout(ending: Ending, names: Sequence[str]) -> tuple[int, int]:
    """Returns the columns of the places, and the size of their letters, at which no name is cut.

    A row more is better than letters that are too small; if nothing helps, names are cut.
    """
    most = _columns(ending)
    ways = [(columns, size) for columns in (most, max(1, most - 1)) for size in _TEXTS]
    for columns, size in ways:
        rows = _rows(ending, columns)
        if all(sum(_wanted(ending, row, names, size)) <= _cell(columns) * columns for row in rows):
            return columns, size
    return ways[-1]


def _columns(ending: Ending) -> int:
    """Returns the number of cells in a row: as few as need no more rows; fewer where places are shared."""
    cells = len(ending.placing) - 1 + _is_short(ending)
    most = max(1, _MOST + 1 - max(map(len, ending.placing[1:]), default=1))
    return max(1, math.ceil(cells / math.ceil(cells / most))) if cells else 1


def _is_short(ending: Ending) -> bool:
    """Checks if there is a note that may stand beside places; a longer one has a row of its own."""
    return bool(ending.note) and length(ending.note, _TEXT, "Bold") <= _WIDE / _MOST - 50


def _cell(columns: int) -> float:
    return (_WIDE - 24) / columns


def _rows(ending: Ending, columns: int) -> list[list[tuple[int, tuple[int, ...]]]]:
    """Returns the places below the first in rows; the last row has room for a note."""
    others = ending.numbered()[1:]
    cells = len(others) + _is_short(ending)
    rows = [others[n : n + columns] for n in range(0, cells, columns)]
    return [*rows, []] if ending.note and not _is_short(ending) else rows


def _line(
    page: Page,
    ending: Ending,
    row: Sequence[tuple[int, tuple[int, ...]]],
    names: Sequence[str],
    sign: Callable[[int, int], Sprite],
    layout: tuple[float, int, int],
) -> None:
    """Draws places beside each other: number, shapes, names, points; `layout`: height, columns, size."""
    (y, columns, size), x = layout, _LEFT + 24.0
    for (number, seats), wide in zip(row, _widths(ending, row, names, columns, size), strict=True):
        _place_at(page, ending, number, seats, names, sign, (x, y, wide, size))
        x += wide


def _place_at(
    page: Page,
    ending: Ending,
    number: int,
    seats: tuple[int, ...],
    names: Sequence[str],
    sign: Callable[[int, int], Sprite],
    cell: tuple[float, float, float, int],
) -> None:
    x, y, wide, size = cell
    room = wide - _around(ending, number, seats, size)
    x += page.write(x, y, f"{number}.", size, WOOD_EDGE, weight="Bold").width / page.scale + 8
    for seat in seats:
        page.centred(sign(seat, page.pixels(_SMALL)), x + _SMALL / 2, y)
        x += _SMALL + 6
    plus = length(_PLUS, size, "Semibold") * (len(seats) - 1)
    who = _PLUS.join(_cut(list(map(beside, names)), seats, size, "Semibold", room - plus).values())
    x += page.write(x, y, who, size, INK, width=round(room)).width / page.scale + 12
    page.write(x, y, ending.score(seats), size, INK, weight="Bold")


def _around(ending: Ending, number: int, seats: tuple[int, ...], size: int) -> float:
    """Returns the width of what stands beside the names of a place, with the gap to the next one."""
    score = ending.score(seats)
    after = length(score, size, "Bold") + 12 if score else 0
    return length(f"{number}.", size, "Bold") + 8 + (_SMALL + 6) * len(seats) + after + _GAP


def _wanted(
    ending: Ending, row: Sequence[tuple[int, tuple[int, ...]]], names: Sequence[str], size: int
) -> list[float]:
    """Returns the widths of the places of a row with whole names."""
    return [
        _around(ending, number, seats, size)
        + length(_PLUS.join(beside(names[seat]) for seat in seats), size, "Semibold") + 1
        for number, seats in row
    ]  # fmt: skip


def _widths(
    ending: Ending,
    row: Sequence[tuple[int, tuple[int, ...]]],
    names: Sequence[str],
    columns: int,
    size: int,
) -> list[float]:
    """Returns the widths of the cells of a row: equal, unless a name would be cut while another has room."""
    wanted = _wanted(ending, row, names, size)
    room, share = _cell(columns) * len(row), _cell(columns)
    if max(wanted, default=0) <= share:
        return [share] * len(row)
    if len(row) < columns and not ending.note:
        room = _cell(columns) * columns
    left = len(row)
    for wide in sorted(wanted):
        share = room / left
        if wide > share:
            break
        room, left = room - wide, left - 1
    else:
        return [wide + room / len(row) for wide in wanted]
    return [min(wide, share) for wide in wanted]


def _crown(scale: float) -> Sprite:
    """Returns the crown of the king of spades, for a winner's shape."""
    size = round(_CROWN[0] * scale), round(_CROWN[1] * scale)

    def paint() -> Image.Image:
        image, unit = blank(*size), SUPER * scale
        pen = Pen(image, 0.56 * unit, (-37 * unit, -9.5 * unit))
        figures.draw(pen, figures.load().figures["KS"], "points")
        return reduced(image)

    return SPRITES.get(f"crown {size[0]}", size, paint)

"""The empty board, drawn once: forest, meadow, zones, lakes and the castle."""

from math import atan2, cos, hypot, sin
from typing import Final

from PIL import Image

from games.stratego.facts import TURRET, Cell, Zone, board
from render.drawing.canvas import Pen, Point
from render.drawing.sprites import SPRITES, Sprite
from render.drawing.theme import INK, PAPER, Colour, font, mix
from render.stratego import colours, places

_TWICE: Final = 2
Corners = tuple[Point, ...]
_THREE: Final = 3
"""How much stronger the board for three is chequered."""
_WAVE: Final = "M-8 0 Q-4 -5 0 0 Q4 5 8 0"


def land(ground: str, scale: float = 1) -> tuple[Sprite, ...]:
    """Returns the empty board, as wide as the picture."""
    return SPRITES.bands(
        f"stratego land {ground} {scale}", _size(ground, scale), lambda: drawn(ground, scale)
    )


def _size(ground: str, scale: float) -> tuple[int, int]:
    return round(places.WIDE * scale), round(places.tall(ground) * scale)


def drawn(ground: str, scale: float = 1) -> Image.Image:
    """Draws the empty board."""
    size = _size(ground, scale)
    image = Image.new("RGB", (size[0] * _TWICE, size[1] * _TWICE), colours.FOREST)
    pen = Pen(image, _TWICE * scale)
    cells, is_three = [*places.cells(ground).values()], places.key(ground) == "3p"
    if not is_three and scale == 1:  # a hand is a small picture, in which trees would be a tenth of its bytes
        _forest(pen, ground)
    edges = (13.0, mix(colours.FOREST, INK, 0.5)), (8.0, colours.EARTH), (4.0, colours.SHORE)
    for grow, ink in edges[is_three:]:
        for cell in cells:
            _outline(pen, cell.poly, ink, 2 * grow)
    for cell in cells:
        _ground(pen, cell, is_three=is_three)
    for cell in () if is_three else cells:
        if cell.kind not in ("lake", "ring", "turret"):
            _outline(pen, cell.poly, colours.GRID, 1.5)
    _lakes(pen, [cell for cell in cells if cell.kind == "lake"], 1 if is_three else 3)
    for zone in board(places.key(ground)).zones:
        _marks(pen, ground, zone)
    for cell in cells:
        if cell.kind == "ring":
            _ring(pen, cell.poly, 44 if is_three else 27)
    _turret(pen, places.cells(ground)[TURRET].poly)
    _names(pen, ground)
    return image.reduce(_TWICE)


def _path(corners: Corners) -> str:
    return "M" + " L".join(f"{x:.2f} {y:.2f}" for x, y in corners) + " Z"


def _outline(pen: Pen, corners: Corners, ink: Colour, wide: float) -> None:
    pen.stroke(_path(corners), ink, wide)


def _forest(pen: Pen, ground: str) -> None:
    """Draws the crowns of trees, hardly brighter than the forest; the board is drawn over them."""
    for row in range(places.tall(ground) // 84 + 2):
        for column in range(13):
            n = row * 13 + column
            x = column * 84 + row % 2 * 42 + n * 37 % 31 - 24
            y = row * 84 + n * 53 % 37 - 24
            for dx, dy, size in ((0, 0, 14), (-12, -3, 9), (9, -9, 9), (-5, 10, 10), (11, 6, 10)):
                pen.dot(x + dx, y + dy, size - n % 3, colours.TREE)


def _ground(pen: Pen, cell: Cell, *, is_three: bool) -> None:
    """Draws meadow, chequered a little, or the colour of a zone over it; for three with discs, not lines."""
    odd = (round(cell.x / 31) + round(cell.y / 31)) // 2 % 2
    if is_three:
        odd = 0 if cell.zone is not None else _THREE * (sum(map(ord, cell.id[1:])) % 2)
    pen.fill(_path(cell.poly), _tone(cell.zone, odd))
    if is_three and cell.zone is not None and not cell.flag_start:
        pen.dot(cell.x, cell.y, 13, _tone(cell.zone, 2 * _THREE))


def _tone(zone: int | None, odd: int) -> Colour:
    base = mix(colours.MEADOW, colours.MEADOW_DARK, 0.35 * odd)
    if zone is None:
        return base
    base = mix(base, colours.GROUND[zone], 0.9)
    return mix(base, colours.SEATS[zone], 0.10 + 0.05 * odd)


def _pale(seat: int) -> Colour:
    """Returns the colour of the banner where a flag begins."""
    return mix(colours.GROUND[seat], colours.SEATS[seat], 0.45)


OF_THREE: Final = (
    _tone(None, _THREE), *(_tone(zone, 0) for zone in (None, 0, 1, 2)),
    *(_tone(zone, 2 * _THREE) for zone in range(3)), colours.WATER_LIGHT,
    colours.STONE_LIGHT, colours.STONE_DARK, mix(colours.STONE_DARK, INK, 0.35), colours.ROOF_LIGHT,
    colours.YARD, colours.FOREST, colours.EARTH, colours.SHORE,
)  # fmt: skip
"""The colours of the largest parts of the land for three."""
TONES: Final = (
    *(_tone(zone, odd) for zone in (None, 0, 1, 2, 3) for odd in (0, 1)),
    *map(_pale, range(4)),
    colours.FOREST, colours.TREE, colours.EARTH, colours.SHORE, colours.WATER_LIGHT, colours.YARD,
    colours.STONE_LIGHT, colours.STONE_DARK, mix(colours.STONE_DARK, INK, 0.3), mix(colours.FOREST, INK, 0.5),
)  # fmt: skip
"""The colours of the largest parts of the land."""


def _lakes(pen: Pen, lakes: list[Cell], most: int) -> None:
    """Draws neighbouring squares of water run together, with a shore and a few waves."""
    for wide, ink in ((5.0, colours.SHORE), (0.0, colours.WATER)):
        for cell in lakes:
            small = tuple(_toward(p, (cell.x, cell.y), 3) for p in cell.poly)
            pen.shape(_path(small), ink, ink, 10 + wide)
    for one in lakes:
        for other in lakes:
            if one.id < other.id and _touch(one, other):
                pen.stroke(_path(((one.x, one.y), (other.x, other.y))), colours.WATER, 36)
    for cell in lakes:
        for dx, dy in ((-14, -8), (8, 2), (-8, 12))[:most]:
            pen.moved(cell.x + dx, cell.y + dy).stroke(_WAVE, colours.WATER_LIGHT, 2)


def _toward(point: Point, middle: Point, by: float) -> Point:
    away = hypot(middle[0] - point[0], middle[1] - point[1]) or 1.0
    return (point[0] + (middle[0] - point[0]) / away * by, point[1] + (middle[1] - point[1]) / away * by)


def _touch(one: Cell, other: Cell) -> bool:
    """Checks if two squares share a side."""
    shared = {(round(x), round(y)) for x, y in one.poly} & {(round(x), round(y)) for x, y in other.poly}
    return len(shared) == 2


def _marks(pen: Pen, ground: str, zone: Zone) -> None:
    """Draws the drum of the recruitment space, and the banner where a flag begins."""
    cells, seat = places.cells(ground), zone.seat
    half = places.size(ground) * 0.4
    drum = pen.moved(cells[zone.recruit].x, cells[zone.recruit].y)
    drum.dot(0, 0, half, PAPER, colours.DARK[seat], 3)
    drum.dot(0, 0, half - 5, colours.SEATS[seat])
    k = half * 0.42
    drum.stroke(f"M{-k} 0 L{k} 0 M0 {-k} L0 {k}", PAPER, 6)
    pole = pen.moved(cells[zone.flag_start].x, cells[zone.flag_start].y, half * 0.8)
    pale = _pale(seat)
    pole.stroke("M-0.5 -1 L-0.5 1", pale, 0.2)
    pole.shape("M-0.5 -1 L0.9 -1 L0.9 0 L-0.5 0 Z", pale, pale, 0.1)


# -- the castle


def _ring(pen: Pen, corners: Corners, apart: int) -> None:
    """Draws the wall with its shadow on the meadow, and the yard that lies lower; `apart`: of battlements."""
    middle = _middle(corners)
    _shadow(pen, corners, (6, 8), mix(colours.MEADOW_DARK, INK, 0.42))
    pen.shape(_path(corners), colours.STONE_DARK, colours.STONE_DARK, 6)
    pen.fill(_path(corners), colours.STONE)
    for one, other in zip(corners, (*corners[1:], corners[0]), strict=True):
        long = hypot(other[0] - one[0], other[1] - one[1])
        count = max(3, round(long / apart))
        for n in range(count + 1):
            x, y = one[0] + (other[0] - one[0]) * n / count, one[1] + (other[1] - one[1]) * n / count
            _stone(pen, (x, y), middle, atan2(other[1] - one[1], other[0] - one[0]))
    yard = tuple(_toward(p, middle, 26) for p in corners)
    pen.shape(_path(yard), mix(colours.STONE_DARK, INK, 0.35), colours.STONE_DARK, 4)
    lit = _path(tuple((x + 7, y + 9) for x, y in yard))
    pen.within(_path(yard), lambda inner: inner.fill(lit, colours.YARD))


def _shadow(pen: Pen, corners: Corners, by: Point, ink: Colour) -> None:
    """Draws the shadow of something high, so far to the lower right."""
    for part in (0.5, 1.0):
        moved = tuple((x + by[0] * part, y + by[1] * part) for x, y in corners)
        pen.shape(_path(moved), ink, ink, 6)


def _stone(pen: Pen, at: Point, middle: Point, turn: float) -> None:
    """Draws one merlon of the wall: its dark side, and its bright top a little to the upper left."""
    x, y = _toward(at, middle, 4)
    for low, ink, half in ((1.5, colours.STONE_DARK, 8.5), (-1.0, colours.STONE_LIGHT, 7.0)):
        corners = tuple(
            (x + low + a * cos(turn) - b * sin(turn), y + low + a * sin(turn) + b * cos(turn))
            for a, b in ((-half, -half), (half, -half), (half, half), (-half, half))
        )
        pen.fill(_path(corners), ink)


def _turret(pen: Pen, corners: Corners) -> None:
    """Draws the tower: its shadow on the yard, a wall, and a roof lit from the upper left."""
    middle = _middle(corners)
    _shadow(pen, corners, (9, 12), mix(colours.STONE_DARK, INK, 0.3))
    pen.shape(_path(corners), colours.STONE_LIGHT, INK, 4)
    roof = tuple(_toward(p, middle, 9) for p in corners)
    for one, other in zip(roof, (*roof[1:], roof[0]), strict=True):
        pen.fill(_path((one, other, middle)), _roof(one, other, middle))
    pen.stroke(_path(roof), mix(colours.ROOF, INK, 0.55), 2)
    for corner in roof:
        pen.stroke(_path((corner, middle)), mix(colours.ROOF, INK, 0.4), 1.5)
    pen.dot(*middle, 4, colours.SHORE, mix(colours.ROOF, INK, 0.55), 2)


def _roof(one: Point, other: Point, middle: Point) -> Colour:
    """Returns the colour of a side of the roof, brighter the more it faces the upper left."""
    x, y = (one[0] + other[0]) / 2 - middle[0], (one[1] + other[1]) / 2 - middle[1]
    light = (-0.55 * x - 0.83 * y) / (hypot(x, y) or 1.0)
    return mix(mix(colours.ROOF, INK, 0.3), colours.ROOF_LIGHT, 0.5 + light / 2)


def _middle(corners: Corners) -> Point:
    return (sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners))


# -- names


def _names(pen: Pen, ground: str) -> None:
    """Draws the coordinates at the ends of rows and columns."""
    is_three = places.key(ground) == "3p"
    letters = font(round((28 if is_three else 24) * pen.scale), "Bold")
    for at, name in places.names(ground):
        pen.draw.text(pen.place(at), name, fill=colours.SHORE, font=letters, anchor="mm")

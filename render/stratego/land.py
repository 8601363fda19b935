"""The empty board, drawn once: forest, meadow, zones, lakes and the castle."""

from math import atan2, cos, hypot, sin
from typing import Final

from PIL import Image

from games.stratego.facts import Cell, Zone, board
from render.drawing.canvas import Pen, Point
from render.drawing.sprites import SPRITES, Sprite
from render.drawing.theme import INK, PAPER, Colour, font, mix
from render.stratego import colours, places

_TWICE: Final = 2
Corners = tuple[Point, ...]
_WAVE: Final = "M-8 0 Q-4 -5 0 0 Q4 5 8 0"


def land(ground: str) -> Sprite:
    """Returns the empty board, as wide as the picture."""
    size = (places.WIDE, places.tall(ground))
    return SPRITES.get(f"stratego land {ground}", size, lambda: _land(ground))


def _land(ground: str) -> Image.Image:
    image = Image.new("RGB", (places.WIDE * _TWICE, places.tall(ground) * _TWICE), colours.FOREST)
    pen = Pen(image, _TWICE)
    cells = [*places.cells(ground).values()]
    _forest(pen, ground)
    for grow, ink in ((13.0, mix(colours.FOREST, INK, 0.5)), (8.0, colours.EARTH), (4.0, colours.SHORE)):
        for cell in cells:
            _outline(pen, cell.poly, ink, 2 * grow)
    for cell in cells:
        _ground(pen, cell)
    for cell in cells:
        if cell.kind not in ("lake", "ring", "turret"):
            _outline(pen, cell.poly, colours.GRID, 1.5)
    _lakes(pen, [cell for cell in cells if cell.kind == "lake"])
    for zone in board(places.key(ground)).zones:
        _marks(pen, ground, zone)
    for cell in cells:
        if cell.kind in ("ring", "turret"):
            (_ring if cell.kind == "ring" else _turret)(pen, cell.poly)
    _names(pen, ground)
    return image.reduce(_TWICE)


def _path(corners: Corners) -> str:
    return "M" + " L".join(f"{x:.2f} {y:.2f}" for x, y in corners) + " Z"


def _outline(pen: Pen, corners: Corners, ink: Colour, wide: float) -> None:
    pen.stroke(_path(corners), ink, wide)


def _forest(pen: Pen, ground: str) -> None:
    """Draws rows of trees; the board is drawn over them."""
    for row in range(places.tall(ground) // 30 + 2):
        for column in range(36):
            shake = (row * 7919 + column * 104729) % 11 - 5
            x, y = column * 30 + (row % 2) * 15 + shake * 0.8, row * 30 - 6 + shake * 0.6
            pen.dot(x + 1.5, y + 3, 14, colours.TREE_DARK)
            pen.dot(x, y, 12.5, mix(colours.TREE, colours.FOREST, (shake + 5) / 14))
            pen.dot(x - 4, y - 4, 4, mix(colours.TREE, colours.MEADOW, 0.16))


def _ground(pen: Pen, cell: Cell) -> None:
    """Draws meadow, chequered a little, or the colour of a zone over it."""
    odd = (round(cell.x / 31) + round(cell.y / 31)) // 2 % 2
    base = mix(colours.MEADOW, colours.MEADOW_DARK, 0.35 * odd)
    if cell.zone is not None:
        base = mix(base, colours.GROUND[cell.zone], 0.9)
        base = mix(base, colours.SEATS[cell.zone], 0.10 + 0.05 * odd)
    pen.fill(_path(cell.poly), base)


def _lakes(pen: Pen, lakes: list[Cell]) -> None:
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
        for dx, dy in ((-14, -8), (8, 2), (-8, 12)):
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
    beside = 20 if places.key(ground) == "3p" else 0
    drum = pen.moved(cells[zone.recruit].x + beside, cells[zone.recruit].y)
    drum.dot(0, 0, half, PAPER, colours.DARK[seat], 3)
    drum.dot(0, 0, half - 5, colours.SEATS[seat])
    k = half * 0.42
    drum.stroke(f"M{-k} 0 L{k} 0 M0 {-k} L0 {k}", PAPER, 6)
    pole = pen.moved(cells[zone.flag_start].x + beside, cells[zone.flag_start].y, half * 0.8)
    pale = mix(colours.GROUND[seat], colours.SEATS[seat], 0.45)
    pole.stroke("M-0.5 -1 L-0.5 1", pale, 0.2)
    pole.shape("M-0.5 -1 L1 -0.45 L-0.5 0.15 Z", pale, pale, 0.1)


# -- the castle


def _ring(pen: Pen, corners: Corners) -> None:
    """Draws the wall with its battlements, paved within."""
    pen.shape(_path(corners), colours.STONE_DARK, colours.STONE_DARK, 5)
    middle = _middle(corners)
    pen.fill(_path(tuple(_toward(p, middle, 9) for p in corners)), colours.STONE)
    for one, other in zip(corners, (*corners[1:], corners[0]), strict=True):
        long = hypot(other[0] - one[0], other[1] - one[1])
        count = max(3, round(long / 19))
        for n in range(count + 1):
            x, y = one[0] + (other[0] - one[0]) * n / count, one[1] + (other[1] - one[1]) * n / count
            _stone(pen, (x, y), middle, atan2(other[1] - one[1], other[0] - one[0]))
    for n, part in enumerate((0.30, 0.48)):
        inner = tuple((x + (middle[0] - x) * part, y + (middle[1] - y) * part) for x, y in corners)
        pen.stroke(_path(inner), mix(colours.STONE, colours.STONE_DARK, 0.28 + 0.1 * n), 2)


def _stone(pen: Pen, at: Point, middle: Point, turn: float) -> None:
    """Draws one merlon of the wall."""
    x, y = _toward(at, middle, 3)
    corners = tuple(
        (x + a * cos(turn) - b * sin(turn), y + a * sin(turn) + b * cos(turn))
        for a, b in ((-6, -6), (6, -6), (6, 6), (-6, 6))
    )
    pen.shape(_path(corners), colours.STONE_LIGHT, colours.STONE_DARK, 2)


def _turret(pen: Pen, corners: Corners) -> None:
    """Draws the tower, seen from above: a wall around a roof whose sides meet."""
    middle = _middle(corners)
    pen.shape(_path(corners), colours.STONE_LIGHT, INK, 4)
    roof = tuple(_toward(p, middle, 9) for p in corners)
    pen.shape(_path(roof), colours.ROOF, mix(colours.ROOF, INK, 0.5), 2)
    for n, (one, other) in enumerate(zip(roof, (*roof[1:], roof[0]), strict=True)):
        if n % 2 == 0:
            pen.fill(_path((one, other, middle)), colours.ROOF_LIGHT)
    for corner in roof:
        pen.stroke(_path((corner, middle)), mix(colours.ROOF, INK, 0.4), 1.5)


def _middle(corners: Corners) -> Point:
    return (sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners))


# -- names


def _names(pen: Pen, ground: str) -> None:
    """Draws the coordinates: at the ends of rows and columns, or in each square of the board for three."""
    is_three = places.key(ground) == "3p"
    letters = font((22 if is_three else 24) * _TWICE, "Bold")
    for at, name in places.names(ground):
        pen.draw.text(pen.place(at), name, fill=colours.SHORE, font=letters, anchor="mm")
    if not is_three:
        return
    small = font(19 * _TWICE, "Bold")
    for cell in places.cells(ground).values():
        if cell.kind in ("plain", "start", "recruit"):
            ink = mix(colours.GRID, INK, 0.45)
            x = cell.x - (18 if cell.kind == "recruit" or cell.flag_start else 0)
            pen.draw.text(pen.place((x, cell.y)), cell.id, fill=ink, font=small, anchor="mm")

"""The court figures from `courts.toml`: which there are, and how their parts are drawn.

The file is read once and strictly: an unknown stroke, colour or part stops the start and names it.
"""

import tomllib
from functools import cache
from math import radians
from pathlib import Path
from typing import Final

import msgspec

from render.cards.pips import pip
from render.drawing import theme
from render.drawing.canvas import Pen, flatten
from render.drawing.theme import INK, Colour

LINE: Final = 2.4
FINE: Final = 1.5
_AXIS: Final = 118.0
_CROWN_TOP: Final = 18.0
_NECK: Final = 112.0
_BODY: Final = 0.96
_PANEL: Final = "M97 122 L139 122 C146 160 150 200 150 260 L86 260 C86 200 90 160 97 122 Z"
_DRESS: Final = {"K": "ermine", "Q": "lace", "J": "collar"}
_OWN: Final = frozenset(("cloth", "lining", "trim", "hair", "brow", "line"))
_COLOURS: Final[dict[str, Colour]] = {
    "ink": theme.INK, "paper": theme.PAPER, "red": theme.RED, "blue": theme.BLUE, "gold": theme.GOLD,
    "skin": theme.SKIN, "steel": theme.STEEL, "green": theme.GREEN, "brown": theme.BROWN, "grey": theme.GREY,
    "rust": theme.RUST, "blush": theme.BLUSH,
}  # fmt: skip


class BadFigures(ValueError):
    """Raised for an error in `courts.toml`; names the part and the line."""


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The clothes and attributes of one court card, by names of colours and parts; `turned`: mirrored.

    `tilt` is the angle of the head in degrees, clockwise; `fist` the place of the hand that holds something;
    `rests` the part of the other hand, if it is seen.
    """

    cloth: str
    lining: str
    trim: str
    hair: str
    weave: str
    head: str
    wears: str
    holds: str
    beard: str = ""
    turned: bool = False
    tilt: float = 0.0
    fist: tuple[float, float] = (184.0, 156.0)
    rests: str = ""

    def colour(self, name: str) -> Colour:
        """Returns the colour of that name; `brow` and `line` go with the hair."""
        if name == "brow":
            return _COLOURS["ink" if self.hair in ("gold", "grey") else self.hair]
        if name == "line":
            return _COLOURS["grey" if self.hair == "ink" else "ink"]
        return _COLOURS[getattr(self, name) if name in _OWN else name]


class Stroke(msgspec.Struct, frozen=True):
    """One line of a part."""

    kind: str
    both: bool
    colour: str = ""
    width: float = 0
    path: str = ""
    spots: tuple[tuple[float, float], ...] = ()


class Figures(msgspec.Struct, frozen=True):
    """The whole file."""

    figures: dict[str, Figure]
    parts: dict[str, tuple[Stroke, ...]]


@cache
def load() -> Figures:
    """Returns the courts as drawn in `courts.toml`. Raises BadFigures."""
    data = tomllib.loads(Path(__file__).with_name("courts.toml").read_text("utf-8"))
    parts = {
        name: tuple(_read(name, row) for row in text.split("\n") if row)
        for name, text in data["parts"].items()
    }
    figures = msgspec.convert(data["figures"], dict[str, Figure])
    wanted = {s.path for strokes in parts.values() for s in strokes if s.kind == "part"}
    wanted |= {
        name for f in figures.values() for name in (f.head, f.wears, f.holds, f.beard, f.rests) if name
    }
    if lacking := wanted - parts.keys():
        raise BadFigures(f"courts.toml: no part {', '.join(sorted(lacking))}")
    return Figures(figures, parts)


def _read(name: str, row: str) -> Stroke:
    words = row.split()
    both = words[0] == "both"
    kind, *rest = words[both:]
    try:
        if kind != "part" and rest[0] not in _COLOURS and rest[0] not in _OWN:
            raise ValueError(f"no colour {rest[0]}")
        return _stroke(kind, both, rest)
    except (ValueError, IndexError) as fault:
        raise BadFigures(f"courts.toml: {name}: {row}: {fault}") from fault


def _stroke(kind: str, both: bool, rest: list[str]) -> Stroke:
    match kind:
        case "part":
            return Stroke(kind, both, path=rest[0])
        case "shape" | "fill":
            path = " ".join(rest[1:])
            flatten(path)
            return Stroke(kind, both, rest[0], LINE, path)
        case "line":
            path = " ".join(rest[2:])
            flatten(path)
            return Stroke(kind, both, rest[0], float(rest[1]), path)
        case "dot" | "bead":
            numbers = [float(n) for n in rest[2:]]
            return Stroke(
                kind, both, rest[0], float(rest[1]), spots=tuple(zip(*[iter(numbers)] * 2, strict=True))
            )
    raise ValueError(f"no stroke {kind}")


def half(pen: Pen, rank: str, suit: str) -> None:
    """Draws the upper half figure, which extends below the middle; the caller clips it."""
    figure = load().figures[rank + suit]
    body = pen.moved(_AXIS, _CROWN_TOP, _BODY).moved(-_AXIS, -_CROWN_TOP)
    head = body.moved(_AXIS, _NECK, tilt=radians(figure.tilt)).moved(-_AXIS, -_NECK)
    fist = pen.moved(*figure.fist)
    for pen_of, behind in ((fist, f"{figure.holds}-blade"), (head, f"{figure.head}-back")):
        if behind in load().parts:
            draw(pen_of, figure, behind)
    draw(body, figure, "coat")
    _panel(body, figure, suit)
    draw(body, figure, _DRESS[rank])
    if figure.rests:
        draw(body, figure, figure.rests)
    _head(head, figure)
    for part in (figure.holds, "sleeve", "fist"):
        draw(fist, figure, part)


def _head(pen: Pen, figure: Figure) -> None:
    side = pen.moved(2 * _AXIS, 0, mirrored=True) if figure.turned else pen
    draw(side, figure, figure.head)
    if figure.beard:
        draw(pen, figure, figure.beard)
    draw(pen, figure, figure.wears)


def draw(pen: Pen, figure: Figure, part: str) -> None:
    """Draws one part in the figure's colours."""
    for stroke in load().parts[part]:
        if stroke.kind == "part":
            draw(pen, figure, stroke.path)
            continue
        _put(pen, figure, stroke)
        if stroke.both:
            _put(pen.moved(2 * _AXIS, 0, mirrored=True), figure, stroke)


def _put(pen: Pen, figure: Figure, stroke: Stroke) -> None:
    colour = figure.colour(stroke.colour)
    match stroke.kind:
        case "shape":
            pen.shape(stroke.path, colour, INK, LINE)
        case "fill":
            pen.fill(stroke.path, colour)
        case "line":
            pen.stroke(stroke.path, colour, stroke.width)
        case "dot" | "bead":
            for x, y in stroke.spots:
                pen.dot(x, y, stroke.width, colour, INK if stroke.kind == "bead" else None, FINE)


def _panel(pen: Pen, figure: Figure, suit: str) -> None:
    """Draws the middle of the robe, woven in the figure's pattern."""
    pen.fill(_PANEL, figure.colour("lining"))
    light = figure.colour("cloth" if figure.lining == "gold" else "paper")
    pen.within(_PANEL, lambda cloth: _weave(cloth, figure.weave, suit, light))
    pen.stroke(_PANEL, INK, LINE)


def _weave(pen: Pen, weave: str, suit: str, colour: Colour) -> None:
    for row in range(12):
        for column in range(-3, 4):
            x = _AXIS + column * 14 + (7 if row % 2 else 0)
            thread = pen.moved(x, 132 + row * 13)
            if weave == "pips":
                pip(thread.moved(0, 0, 0.11), suit, colour)
            else:
                _THREADS[weave](thread, colour)


def _scale(pen: Pen, colour: Colour) -> None:
    pen.stroke("M-7 -4 C-6 5 6 5 7 -4", colour, 2)


def _lozenge(pen: Pen, colour: Colour) -> None:
    pen.fill("M0 -5.4 L5.4 0 L0 5.4 L-5.4 0 Z", colour)


def _zigzag(pen: Pen, colour: Colour) -> None:
    pen.fill("M-7 -3 L0 -9 L7 -3 L7 1 L0 -5 L-7 1 Z", colour)


_THREADS: Final = {"scales": _scale, "lozenges": _lozenge, "zigzag": _zigzag}

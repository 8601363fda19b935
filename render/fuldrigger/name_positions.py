"""The names of towns and seas on the chart, where no route, port, symbol or other name is."""

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from games.fuldrigger.views import Town
from render.drawing.canvas import Point
from render.fuldrigger.chart import Box

Frame = tuple[float, float, float, float]
"""Left, top, right and bottom on the enlarged drawing."""
LINE: Final = 1.25
"""Distance of the second line of a name, in heights of its letters."""
CARTOUCHE: Final[Frame] = (650.0, 28.0, 976.0, 172.0)
COMPASS: Final[Frame] = (770.0, 188.0, 880.0, 298.0)
"""Areas of the whole chart, in pixels of the picture."""


class SeaName(NamedTuple):
    """The letters of a name of a sea with their middles, in pixels of the picture, and their size."""

    size: int
    letters: tuple[tuple[str, Point], ...]


class Choice(NamedTuple):
    """A position of a name, points of the line to its town if it is far, and its cost without other names."""

    lines: tuple[str, ...]
    frame: Frame
    line: tuple[Point, ...]
    cost: float


class Lettering(msgspec.Struct, frozen=True, array_like=True):
    """All names on a part of the chart in one language."""

    towns: tuple[tuple[Town, Choice], ...]
    seas: tuple[SeaName, ...]


STORED: Final = Path(__file__).parent / "data" / "names.json"
"""The lettering of each region in each language, found by `tests/render/games/fuldrigger_names.py`."""


@cache
def stored() -> dict[str, Lettering]:
    """Returns the stored letterings by `key`."""
    return msgspec.json.decode(STORED.read_bytes(), type=dict[str, Lettering])


def key(box: Box, language: str) -> str:
    """Returns the name of a region of the chart in a language."""
    return f"{'-'.join(str(round(edge)) for edge in box)} {language}"


def lettering(box: Box, language: str) -> Lettering:
    """Returns all names on a region of the chart, with their places."""
    return stored()[key(box, language)]


def nearest(frame: Frame, at: Point) -> Point:
    """Returns the point of a frame that is nearest to another."""
    left, top, right, bottom = frame
    return min(max(at[0], left), right), min(max(at[1], top), bottom)

"""The picture of what the bot may do in each channel of a server, and the same in words."""

from typing import Final, Literal, get_args

import msgspec

from locales import Speech, speech
from render.drawing.canvas import Pen, square
from render.drawing.lettering import wrapped
from render.drawing.pictures import png
from render.drawing.sprites import Sprite
from render.drawing.strips import Scene
from render.drawing.theme import CHALK, CHALK_DIM, FELT, FELT_DARK, INK, PAPER, RED, Colour
from render.look import Look
from render.page import Page

Right = Literal["see", "write", "connect", "pictures", "history", "threads", "in-threads"]
RIGHTS: Final[tuple[Right, ...]] = ("see", "write", "pictures", "history", "threads", "in-threads")
"""The columns of the picture. *Connect* is part of writing: only channels with voice ask for it."""

WIDE: Final = 1_000
_EDGE: Final = 24
_HEAD: Final = 106
_ROW: Final = 62
_NAMES: Final = 232
_SIGN: Final = 40
_TITLE: Final = 25
_TITLE_ROOM: Final = (WIDE - 2 * _EDGE - _NAMES) // len(RIGHTS) - 4
_PITCH: Final = 31
"""Size and width of the columns' titles, and the distance of their lines."""
_GOOD: Final[Colour] = (126, 211, 160)
_TICK: Final = "M-11 1 L-3 9 L12 -9"
_CROSS: Final = ("M-9 -9 L9 9", "M9 -9 L-9 9")


class Channel(msgspec.Struct, frozen=True):
    """A channel by name, and what the bot may do there."""

    name: str
    may: frozenset[Right]

    @property
    def lacks(self) -> tuple[Right, ...]:
        """What is missing."""
        return tuple(right for right in get_args(Right) if right not in self.may)


def picture(channels: tuple[Channel, ...], look: Look) -> bytes:
    """Returns the table of channels and rights as a PNG, 1,000 pixels wide."""
    return png(scene(channels, look))


def words(channels: tuple[Channel, ...], say: Speech) -> str:
    """Returns what the picture shows, a line for each channel.

    Of a channel that cannot be seen nothing else is said, because nothing else counts there.
    """
    return "\n".join(_line(channel, say) for channel in channels)


def _line(channel: Channel, say: Speech) -> str:
    if not channel.lacks:
        return say.say("doctor-channel-good", channel=channel.name)
    missing = ("see",) if "see" in channel.lacks else channel.lacks
    lacks = say.listed([say.say(f"doctor-can-{right}") for right in missing])
    return say.say("doctor-channel-lacks", channel=channel.name, lacks=lacks)


def scene(channels: tuple[Channel, ...], look: Look) -> Scene:
    """Returns the picture before it is encoded."""
    page = Page(WIDE, FELT, look)
    _heads(page, speech(look.language))
    for n, channel in enumerate(channels):
        _row(page, _EDGE + _HEAD + n * _ROW, channel, is_even=n % 2 == 0)
    return page.scene(2 * _EDGE + _HEAD + _ROW * len(channels))


def _column(n: int) -> float:
    """The middle of a column of signs."""
    width = (WIDE - 2 * _EDGE - _NAMES) / len(RIGHTS)
    return _EDGE + _NAMES + (n + 0.5) * width


def title_lines(title: str) -> list[str]:
    """Returns the lines of a column's title, at most three; what has no room ends in dots."""
    return wrapped(title, _TITLE, "Semibold", _TITLE_ROOM, 3)


def _heads(page: Page, say: Speech) -> None:
    for n, right in enumerate(RIGHTS):
        for at, text in enumerate(reversed(title_lines(say.say(f"doctor-can-{right}")))):
            y = _EDGE + _HEAD - 26 - at * _PITCH
            page.write(_column(n), y, text, _TITLE, CHALK_DIM, width=_TITLE_ROOM, align="middle")


def _row(page: Page, y: float, channel: Channel, *, is_even: bool) -> None:
    if is_even:
        page.block(_EDGE, y, WIDE - 2 * _EDGE, _ROW, 14, FELT_DARK)
    page.write(_EDGE + 18, y + _ROW / 2, f"# {channel.name}", 28, CHALK, width=_NAMES - 22)
    for n, right in enumerate(RIGHTS):
        is_good = right in channel.may and (right != "write" or "connect" in channel.may)
        page.centred(_sign(is_good), _column(n), y + _ROW / 2)


def _sign(is_good: bool) -> Sprite:
    """Returns a tick on green, or a cross on red; they differ in shape and in brightness."""

    def paint(pen: Pen) -> None:
        if is_good:
            pen.stroke(_TICK, _GOOD, 6)
            return
        pen.shape("M-20 -20 L20 -20 L20 20 L-20 20 Z", RED, PAPER, 2)
        for path in _CROSS:
            pen.stroke(path, PAPER, 6)

    return square(f"doctor sign {is_good} {INK}", _SIGN, _SIGN + 4, paint)

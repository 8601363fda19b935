"""The frames of a film: the title, the chosen boards with what has just happened, and the result."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from PIL import Image

from locales import Speech
from render import registry
from render.drawing import strips
from render.drawing.lettering import named
from render.drawing.strips import Scene
from render.drawing.theme import BRASS, CHALK, CHALK_DIM, FELT, FELT_DARK, FELT_LIGHT, INK
from render.history import choosing, curve, pens
from render.history.course import Course
from render.page import Page

WIDE: Final = 540
"""Width of a film in pixels."""
_CAPTION: Final = 178
_LINES: Final = 2
"""Height of the caption in pixels of a board 1,000 wide, and the lines of what is told in it."""
_TITLE_MS, _END_MS, _LAST_MS = 2_500, 8_000, 3_000
_SHORTEST_MS, _LONGEST_MS, _LETTER_MS, _SWING_MS = 600, 1_800, 14, 300
_TICK_MS: Final = 10
"""The unit in which a GIF counts time."""
_MARKUP: Final = re.compile(r"\*\*|__|~~|`|(?<!\w)[*_]|[*_](?!\w)|^-# ")


class Frame(NamedTuple):
    """A picture of a film and how long it is shown, in milliseconds."""

    image: Image.Image
    ms: int


def count(course: Course) -> int:
    """Returns the number of frames."""
    return len(choosing.chosen(course)) + 2


def frames(course: Course, most: int = choosing.MOST) -> Iterator[Frame]:
    """Yields the frames, all of one size: the boards below a caption, between title and result."""
    picked = choosing.chosen(course, most)
    tall = max(board(course, n).height * pens.WIDE // board(course, n).width for n in picked[:-1] or picked)
    size = (WIDE, round((tall + _CAPTION) * WIDE / pens.WIDE))
    yield Frame(_fitted(title(course), size, middle=True), _TITLE_MS)
    for n in picked:
        image = Image.new("RGB", size, FELT)
        image.paste(_reduced(caption(course, n)), (0, 0))
        top = round(_CAPTION * WIDE / pens.WIDE)
        below = _fitted(board(course, n), (WIDE, size[1] - top))
        image.paste(below, (0, top))
        yield Frame(image, _LAST_MS if n == picked[-1] else _milliseconds(course, n))
    yield Frame(_fitted(result(course), size, middle=True), _END_MS)


def board(course: Course, n: int) -> Scene:
    """Returns the board of a position, with what the end of the game has shown."""
    view = course.positions[n].view
    if course.measure is not None:
        view = course.measure.opened(view, course.end)
    return registry.of(view).scene(course.look)


def _reduced(scene: Scene) -> Image.Image:
    """Returns a picture at the width of the film."""
    image = strips.draw(scene._replace(palette=None))
    size = WIDE, round(image.height * WIDE / image.width)
    return image.resize(size, Image.Resampling.LANCZOS, reducing_gap=2.0)


def _fitted(scene: Scene, size: tuple[int, int], *, middle: bool = False) -> Image.Image:
    """Returns a picture at the top or in the middle of a frame, made smaller if it is too tall."""
    image = _reduced(scene)
    if image.height > size[1]:
        narrow = round(image.width * size[1] / image.height)
        image = image.resize((narrow, size[1]), Image.Resampling.LANCZOS)
    frame = Image.new("RGB", size, scene.ground)
    frame.paste(image, ((size[0] - image.width) // 2, (size[1] - image.height) // 2 if middle else 0))
    return frame


def _milliseconds(course: Course, n: int) -> int:
    """Returns how long a position is shown, in steps of 10: longer with more to read, and at a change."""
    reading = _SHORTEST_MS + _LETTER_MS * len(told(course, n))
    shown = min(_LONGEST_MS, reading + (_SWING_MS if choosing.swing(course, n) else 0))
    return shown // _TICK_MS * _TICK_MS


def told(course: Course, n: int) -> str:
    """Returns what happened at a position, as it can be drawn."""
    events = [event for event in course.positions[n].events if event.kind != "detail"]
    names = course.names(named)
    said = [course.speech.say(e.id, names, None, **e.params) for e in events[:3]]
    return " ".join(_MARKUP.sub("", text) for text in said)


def caption(course: Course, n: int) -> Scene:
    """Returns the strip above a board: deal or round, how far the game is, and what has just happened."""
    page = Page(pens.WIDE, FELT_DARK, course.look)
    page.write(pens.EDGE + 4, 30, pens.stage(course, n), 36, BRASS, weight="Bold", width=400)
    _amounts(page, course, n)
    wide = pens.WIDE - 2 * pens.EDGE
    page.block(pens.EDGE, 56, wide, 6, 3, FELT_LIGHT)
    page.block(pens.EDGE, 56, max(6, wide * n // max(1, len(course.positions) - 1)), 6, 3, BRASS)
    pens.write(page, told(course, n), (pens.EDGE + 4, 92), wide - 8, _LINES)
    return page.scene(_CAPTION)


def _amounts(page: Page, course: Course, n: int) -> None:
    """Draws the amount of each party, from the right; of many parties as many as there is room for."""
    if course.measure is None or not course.amounts:
        return
    x = float(pens.WIDE - pens.EDGE)
    for party in reversed(range(len(course.parties))):
        amount = course.amounts[n][party]
        text = "–" if amount is None else course.speech.number(amount)
        said = page.write(x, 30, text, 36, CHALK, weight="Bold", align="right")
        x -= said.width + 8
        for seat in reversed(course.parties[party]):
            x -= 34
            page.centred(course.measure.sign(seat, 32), x + 17, 30)
        x -= 22
        if x < 330:
            return


def title(course: Course) -> Scene:
    """Returns the first frame: the game and its players."""
    page = Page(pens.WIDE, FELT, course.look)
    page.write(
        pens.WIDE / 2, 150, course.speech.say(f"{course.game}-name"), 104, BRASS, weight="Black",
        width=940, align="middle",
    )  # fmt: skip
    names = course.drawn_names() or list(course.names(named))
    for n, name in enumerate(names):
        y = 300 + n * 92
        pens.panel(page, 120, y - 38, 760, 76)
        if course.parties:
            pens.party(page, course, n, name, (146, y), 700)
        else:
            page.write(146, y, name, 40, CHALK, weight="Bold", width=700)
    tall = 300 + len(names) * 92
    page.write(pens.WIDE / 2, tall, pens.title(course), 36, CHALK_DIM, width=900, align="middle")
    return page.scene(tall + 60)


def result(course: Course) -> Scene:
    """Returns the last frame: who has won, and the curve of the game."""
    page = Page(pens.WIDE, FELT, course.look)
    page.block(pens.EDGE, 16, pens.WIDE - 2 * pens.EDGE, 104, 20, BRASS)
    page.write(pens.WIDE / 2, 66, verdict(course), 56, INK, weight="Bold", width=920, align="middle")
    if course.has_curve:
        return page.scene(curve.draw(page, course, 128))
    scores = () if course.outcome is None else course.outcome.scores
    for n, (name, points) in enumerate(zip(course.names(named), scores, strict=False)):
        pens.panel(page, pens.EDGE, 140 + n * 80, pens.WIDE - 2 * pens.EDGE, 70)
        page.write(48, 175 + n * 80, name, 38, CHALK, weight="Bold", width=700)
        page.write(952, 175 + n * 80, course.speech.number(points), 42, CHALK, weight="Bold", align="right")
    return page.scene(160 + 80 * len(scores))


def verdict(course: Course) -> str:
    """Returns who has won, or that nobody has."""
    say: Speech = course.speech
    if course.outcome is None:
        return say.say("film-closed")
    first = course.outcome.placing[0]
    if len(course.outcome.placing) == 1 and len(first) > 1:
        return say.say("film-draw")
    names = course.names(named)
    return say.say("result-win", who=say.listed([names[seat] for seat in first]), winners=len(first))

"""Makes the film of a game: an animated GIF of its chosen positions, and the words that tell it.

A GIF, because every client plays one by itself, unless its reader wants no movement; `docs/film.md` has the
reasons and what was measured. All frames share one table of colours, and a frame stores only the rectangle
that has changed.
"""

import io
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from PIL import Image

from locales import log_missing_texts
from render.drawing.lettering import spoken
from render.history import choosing
from render.history.course import Course
from render.history.frames import Frame, count, frames
from render.voice import ALT_LIMIT, fitting

MOST_BYTES: Final = 8_000_000
"""Size that a film stays below; a larger one is made again with half of the positions."""
COLOURS: Final = 255
_SAMPLES: Final = 6

Progress = Callable[[int, int], object]
"""Called with the number of frames that are drawn, and of all."""


def film(course: Course, progress: Progress = lambda done, of: None) -> tuple[bytes, int]:
    """Returns a film below 8 MB as a GIF that repeats for ever, and how long it lasts in milliseconds."""
    most = choosing.MOST
    while True:
        drawn = []
        of = min(count(course), most + 2)
        for frame in frames(course, most):
            drawn.append(frame)
            progress(min(len(drawn), of - 1), of)
        data = gif(drawn)
        if len(data) < MOST_BYTES or most < 4:
            progress(of, of)
            return data, sum(frame.ms for frame in drawn)
        most //= 2


def filmed(course: Course, progress: Progress) -> tuple[bytes, int]:
    """Returns the same in a process of its own, where a missing text is logged."""
    log_missing_texts()
    return film(course, progress)


def gif(drawn: Sequence[Frame]) -> bytes:
    """Returns the frames as one file, in colours that suit all of them."""
    table = _table(drawn)
    pictures = [frame.image.quantize(palette=table, dither=Image.Dither.NONE) for frame in drawn]
    file = io.BytesIO()
    pictures[0].save(
        file, "GIF", save_all=True, append_images=pictures[1:], duration=[frame.ms for frame in drawn],
        loop=0, optimize=False, disposal=1,
    )  # fmt: skip
    return file.getvalue()


def _table(drawn: Sequence[Frame]) -> Image.Image:
    """Returns an image with the table of colours, from frames of the whole game."""
    step = max(1, len(drawn) // _SAMPLES)
    taken = [*drawn[::step], drawn[-2], drawn[-1]]
    wide, tall = drawn[0].image.size
    sheet = Image.new("RGB", (wide, tall * len(taken)))
    for n, frame in enumerate(taken):
        sheet.paste(frame.image, (0, tall * n))
    return sheet.quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)


def words(course: Course) -> str:
    """Returns the film in five sentences, at most 1,024 characters."""
    return fitting(list(sentences(course)), " ", ALT_LIMIT)


def sentences(course: Course) -> Iterator[str]:
    """Yields what is shown, who led first, how often the lead changed, the biggest swing, and the end."""
    say, names = course.speech.say, course.names(spoken)
    yield say(
        "film-words-what", moments=len(choosing.chosen(course)), game=say(f"{course.game}-name"),
        players=course.speech.listed(names),
    )  # fmt: skip
    yield _first_lead(course)
    changes = [leader for leader in course.leaders() if leader is not None]
    count = sum(one != other for one, other in pairwise(changes))
    yield say("film-words-changes", count=count)
    yield _swing(course)
    yield _end(course)


def _first_lead(course: Course) -> str:
    """Returns who led first, and when."""
    skipped = len(course.positions) - len(course.known)
    for n, leader in enumerate(course.leaders()):
        if leader is not None and course.measure is not None:
            stage, who = course.stages[n + skipped], course.told_names()[leader]
            return course.speech.say("film-words-first", unit=course.measure.unit, number=stage, who=who)
    return course.speech.say("film-words-nobody")


def _swing(course: Course) -> str:
    """Returns where the amounts changed most, and whose."""
    biggest = choosing.swings(course)
    if not biggest or course.measure is None:
        return course.speech.say("film-words-no-swing")
    n = biggest[0]
    before, after = course.amounts[n - 1], course.amounts[n]
    party = max(range(len(after)), key=lambda p: abs((after[p] or 0) - (before[p] or 0)))
    return course.speech.say(
        "film-words-swing", unit=course.measure.unit, number=course.stages[n],
        who=course.told_names()[party], before=before[party] or 0, after=after[party] or 0,
    )  # fmt: skip


def _end(course: Course) -> str:
    """Returns who won, and the points of all."""
    outcome, speech, names = course.outcome, course.speech, course.names(spoken)
    if outcome is None:
        return speech.say("film-words-closed")
    told = zip(names, outcome.scores, strict=False)
    scores = ", ".join(speech.say("table-score", who=name, points=points) for name, points in told)
    if speech.has(own := f"{course.game}-scores"):
        scores = speech.say(own, scores=scores)
    first = outcome.placing[0]
    if len(outcome.placing) == 1 and len(first) > 1:
        return speech.say("film-words-draw", scores=scores)
    who = speech.listed([names[seat] for seat in first])
    return speech.say("film-words-win", who=who, winners=len(first), scores=scores)

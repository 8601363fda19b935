"""How a person has played: a grade, and the decisions that cost most, which they may try again first."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from cogs.pages import hands, learning
from cogs.pages.reader import Reader
from cogs.wire.custom_ids import TableButton
from cogs.wire.layouts import Item, Page, Style, button, gallery, rows, words
from games.contract import Text
from tables.past import Choice, Moment, Review

SHOW: Final = "show"
"""The last part of a word that asks for the better move without a try."""
SMALLEST: Final = 0.05
"""A cost below this is told as none."""
BEST: Final = 10
"""The grade of a person who lost nothing worth telling."""
SHARES: Final = ("chance", "share")
"""Units in percent of one whole, whose sum over several decisions says nothing."""


def place(word: str) -> tuple[int | None, int, str]:
    """Reads the word of a button: the stage, or None for the latest; the moment from 0; what is tried.

    The word is `stage-moment` or `stage-moment-choice`, where the choice is a number or `show`.
    """
    parts = word.split("-", 2)
    if len(parts) < 2 or not (parts[0].isdecimal() and parts[1].isdecimal()):
        return None, 0, ""
    return int(parts[0]), int(parts[1]), parts[2] if len(parts) == 3 else ""


def working(reader: Reader, done: int, count: int) -> Page:
    """How far the comparison is."""
    said = reader.say("coach-working", done=done, count=count)
    return Page([words(f"{_title(reader)}\n{said}")])


def nothing(reader: Reader) -> Page:
    """There is nothing over yet to look back on."""
    return Page([words(f"{_title(reader)}\n{reader.say('coach-not-yet')}")])


async def moment(
    reader: Reader, review: Review, at: int, tried: Choice | None = None, less: float | None = None
) -> Page:
    """A moment of the review; the first one below the grade. Without moments the grade alone.

    tried, less: the move that the person would make now, and what the better one brings more. `less` is None
    before a try; a `tried` of None beside it asks for the better move alone.
    """
    head = [_title(reader), *(_grade(reader, review) if at == 0 and less is None else [])]
    if at >= len(review.moments):
        return Page([words("\n".join([*head, *_unremarkable(reader, review), *_part(reader, review)]))])
    head += _part(reader, review) if at == 0 and less is None else []
    one = review.moments[at]
    then = _reader_then(reader, one)
    pictures, spoken = await hands.drawn(then, None)
    asked = [_place(reader, review, at), f"**{then.say(one.asked.id, **one.asked.params)}**"]
    below = asked if less is None else [_place(reader, review, at), *_answer(then, review, one, tried, less)]
    items: list[Item] = [words("\n".join(head)), *([words(spoken)] if spoken else [])]
    items += [*map(gallery, pictures), words("\n".join(below))]
    tools = _tries(then, review, at) if less is None else _onward(reader, review, at)
    return Page([*items, *tools], pictures)


def _title(reader: Reader) -> str:
    return f"### {reader.say('button-lesson')}"


def _grade(reader: Reader, review: Review) -> list[str]:
    """The grade, in how many decisions the strongest bot would have done the same, what the others cost."""
    if not review.decisions:
        return []
    lines = [reader.say("coach-grade", grade=review.grade, count=review.decisions, matched=review.matched)]
    if review.grade == BEST:
        is_even = review.matched < review.decisions
        return [*lines, *([reader.say("coach-even", matched=review.matched)] if is_even else [])]
    if review.unit not in SHARES and review.lost >= SMALLEST:
        lines.append(reader.say(f"coach-lost-{review.unit}", lost=_rounded(review.unit, review.lost)))
    return lines


def _unremarkable(reader: Reader, review: Review) -> list[str]:
    """What there is to say without moments: that no move stands out, or that there was none."""
    if not review.decisions:
        return [reader.say("coach-nothing")]
    return [reader.say("coach-fine")] if review.grade < BEST else []


def _part(reader: Reader, review: Review) -> list[str]:
    """That the review is of one deal or round, in the middle of a game."""
    stage = _stage(reader, review.stage)
    return [f"-# {reader.say('coach-part', stage=stage)}"] if stage else []


def _stage(reader: Reader, stage: int) -> str:
    """The deal or round by its number; empty in a game without, and for a whole game."""
    id = f"coach-stage-{reader.info.game}"
    return reader.say(id, stage=stage) if stage and reader.speech.has(id) else ""


def _place(reader: Reader, review: Review, at: int) -> str:
    """Which of the moments it is, and of which deal or round."""
    said = reader.say("coach-moment", number=at + 1, count=len(review.moments))
    return f"-# {' · '.join(filter(None, (said, _stage(reader, review.moments[at].stage))))}"


def _reader_then(reader: Reader, one: Moment) -> Reader:
    """The reader with what their seat saw at that moment, and nothing of what came later."""
    then = replace(reader.table_view, seat=one.seat, view=one.view, questions=(), news=(), outcome=None)
    return replace(reader, table_view=then, shared=None)


def _answer(reader: Reader, review: Review, one: Moment, tried: Choice | None, less: float) -> Sequence[str]:
    """What the better move brings, with the reason for it."""
    named = {"better": told(reader, one.better), "made": told(reader, one.made)}
    more = _more(review.unit, one.cost)
    if tried is None:
        said = reader.say("coach-shown", more=more, **named)
    elif tried.move == one.better.move:
        said = reader.say("coach-right", more=more, **named)
    elif tried.move == one.made.move:
        said = reader.say("coach-same", better=named["better"], more=more)
    elif _rounded(review.unit, less) == 0:
        said = reader.say("coach-other-same", tried=told(reader, tried), more=more, **named)
    else:
        less_said = _more(review.unit, less)
        said = reader.say("coach-other", tried=told(reader, tried), less=less_said, more=more, **named)
    return (said, _why(reader, one.why), *_small(reader, review.unit))


def _why(reader: Reader, why: Text) -> str:
    """The reason as the hint gave it, or in words of its own where that counts in another unit."""
    own = f"{why.id}-coach"
    return reader.say(own) if reader.speech.has(own) else reader.say(why.id, **why.params)


def _small(reader: Reader, unit: str) -> list[str]:
    """How the cost was found, and what it is the cost of where the unit or the game does not say so."""
    ids = (f"coach-small-{unit}", f"coach-small-{reader.info.game}", "coach-small")
    return [f"-# {reader.say(id)}" for id in ids if reader.speech.has(id)]


def _more(unit: str, amount: float) -> Text:
    return Text(f"coach-more-{unit}", {"amount": _rounded(unit, amount)})


def _rounded(unit: str, amount: float) -> float:
    """The amount as it is told: points with one decimal, all others whole."""
    return round(amount, 1) if unit == "points" else round(amount)


def told(reader: Reader, choice: Choice) -> str:
    """A move in a sentence."""
    return learning.move_words(reader, choice.labels, choice.move)


def _tries(reader: Reader, review: Review, at: int) -> list[Item]:
    """A button for each move that may be tried, and one that shows the better move."""
    choices = review.moments[at].choices
    buttons = [
        button(_button(reader, review, at, str(n)), _label(reader, choice), style=Style.primary)
        for n, choice in enumerate(choices)
    ]
    return rows([*buttons, button(_button(reader, review, at, SHOW), reader.say("button-coach-show"))])


def _label(reader: Reader, choice: Choice) -> str:
    """A move on a button."""
    return learning.picks(choice.labels, reader.label) or choice.move


def _onward(reader: Reader, review: Review, at: int) -> list[Item]:
    if at + 1 >= len(review.moments):
        return []
    further = _button(reader, review, at + 1)
    return rows([button(further, reader.say("button-coach-next"), style=Style.success)])


def _button(reader: Reader, review: Review, at: int, tried: str = "") -> TableButton:
    word = f"{review.stage}-{at}-{tried}" if tried else f"{review.stage}-{at}"
    return TableButton("lesson", reader.info.id, word)

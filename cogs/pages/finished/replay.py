"""A step of a replay: the board, all hands or the reader's own, what happened, and the way on."""

from collections.abc import Callable
from typing import Final

import render
from cogs.pages.captioned import news, verdict, versus
from cogs.pages.finished.board import scores
from cogs.pages.reader import Reader
from cogs.wire import layouts
from cogs.wire.custom_ids import Button, TableButton
from render import Renderer
from tables.past import Replayed
from tables.views import TableId

FIRST, LAST, CHOSEN, CROSSED = "first", "last", "chosen", "crossed"
"""Words of custom ids: the first and the last step, one chosen from a select, the other way to see a step."""
OPEN, OWN = "open", "own"
"""Ways to see a game that is over: with all hands, or as the reader saw it."""
BEYOND: Final = 10**6
"""A number that no step has: the last one is shown."""

Place = Callable[[str], Button]
"""Returns the button that leads to a step: to a number, or to one of the words."""


def of_table(table: TableId, way: str) -> Place:
    """The buttons of a table's replay, seen this way."""
    return lambda step: TableButton("replay", table, f"{way}-{step}")


async def page(reader: Reader, step: Replayed, place: Place) -> layouts.Page:
    """The step as a message. `reader` has the table as it was then."""
    pictures = [] if reader.in_words else await _pictures(reader, step)
    happened = layouts.fitted(news(reader), 1_500, reader.say("news-earlier"))
    told = [happened, _end(reader)]
    if reader.in_words:
        told += [
            reader.of_board(Renderer.text_board),
            layouts.as_text(render.hands_words(step.hands, reader.look)),
        ]
    text = layouts.fitted([line for line in told if line], layouts.MOST_TEXT - 600, "…")
    items: list[layouts.Item] = [layouts.words(_head(reader, step)), *map(layouts.gallery, pictures)]
    items += [layouts.words(text)] if text else []
    ways = [*layouts.rows(_ways(reader, step, place)), *_moments(reader, step, place)]
    return layouts.Page([*items, *ways], pictures, colour=layouts.SLATE)


def _head(reader: Reader, step: Replayed) -> str:
    """Game and players; number and time of the step; how the game is seen."""
    number = reader.say("replay-step", number=step.number, count=step.count)
    when = f"<t:{step.at}:f>" if step.at else ""
    seen = reader.say(f"replay-seen-{_seen(step)}")
    small = " · ".join(filter(None, (number, when, seen)))
    return f"### {reader.say('replay-title', game=reader.game)} · {versus(reader)}\n-# {small}"


def _seen(step: Replayed) -> str:
    """How the step is seen, in the id of a text: with all hands, by the reader, as in the channel."""
    if step.hands:
        return OPEN
    return OWN if step.is_player else "channel"


def _end(reader: Reader) -> str:
    """Who has won, and the points; empty before the end."""
    outcome = reader.table_view.outcome
    if outcome is None:
        return ""
    return f"**{verdict(reader, outcome)}**\n{scores(reader, outcome.scores)}"


async def _pictures(reader: Reader, step: Replayed) -> list[layouts.Picture]:
    """The board, and below it all hands or the reader's own."""
    board = await reader.board()
    if reader.renderer.hand_is_table:
        return [board]
    if step.hands:
        hands = await reader.hands(step.hands)
        return [board] if hands is None else [board, hands]
    return [board] if reader.table_view.seat is None else [board, await reader.hand()]


def _ways(reader: Reader, step: Replayed, place: Place) -> list[layouts.Item]:
    """First, back, on and last, each always in its place; and the other way to see the game."""
    is_first, is_last = step.number == 1, step.number == step.count

    def way(
        to: str, id: str, style: layouts.Style = layouts.Style.secondary, *, ends: bool = False
    ) -> layouts.Item:
        return layouts.button(place(to), reader.say(id), style=style, disabled=ends)

    ways = [
        way(FIRST, "replay-first", ends=is_first),
        way(str(step.number - 1), "replay-back", ends=is_first),
        way(str(step.number + 1), "replay-on", layouts.Style.success, ends=is_last),
        way(LAST, "replay-last", ends=is_last),
    ]
    if step.may_open and step.table_view.table.id:
        other = OPEN
        if step.hands:
            other = OWN if step.is_player else "channel"
        ways.append(way(f"{CROSSED}{step.number}", f"replay-see-{other}"))
    return ways


def _moments(reader: Reader, step: Replayed, place: Place) -> list[layouts.Item]:
    """A select of the moments that mattered. None is marked, for a marked one could not be chosen again."""
    if not step.moments:
        return []
    options = [
        layouts.option(f"{moment.step} · {reader.plain(moment.event)}", str(moment.step))
        for moment in step.moments
    ]
    return [layouts.select(place(CHOSEN), reader.say("replay-moments"), options)]

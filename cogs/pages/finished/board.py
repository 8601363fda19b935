"""The last board of a table: who won, or that it was closed, and the ways on from there."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from cogs.pages import learning
from cogs.pages.captioned import sentences, verdict, versus, with_board
from cogs.pages.finished import album, ratings
from cogs.pages.reader import Reader
from cogs.wire.custom_ids import TableButton
from cogs.wire.layouts import SLATE, Item, Page, Style, button, option, rows, select, words
from games.contract import Figure, Seat
from locales import Speech
from tables.views import GameInfo

HASH_DIGITS: Final = 32
"""Digits of the record's hash that are shown; enough that no other record can be found for them."""
MOST_LAST: Final = 1
"""Number of events that are told of a table which was closed before its game began."""


class Tool(NamedTuple):
    """A button of a finished game: the verb, whose label is the text `button-<verb>`, and where it stands.

    further: it is behind *More* instead of below the board. offered: whether this game has it.
    """

    verb: str
    style: Style = Style.secondary
    further: bool = False
    offered: Callable[[Reader], bool] = lambda reader: True


def _has_played(reader: Reader) -> bool:
    """Returns whether the reader sits at a table whose game has come to its end."""
    return reader.table_view.seat is not None and reader.info.phase == "over"


FINISHED: Final = (
    Tool("replay"),
    Tool("lesson", offered=lambda reader: reader.info.teaches),
    Tool("film", offered=lambda reader: album.course(reader) is not None),
    Tool("reseat", further=True, offered=_has_played),
    Tool("another", further=True, offered=_has_played),
    Tool("record", further=True),
)
"""The buttons of a finished game in their order; *Rematch* stands before them, *More* after them."""


def tools(reader: Reader, *, further: bool) -> list[Item]:
    """The buttons of `FINISHED` that this game has: below the board, or those behind *More*."""
    return [
        button(TableButton(tool.verb, reader.info.id), reader.say(f"button-{tool.verb}"), style=tool.style)
        for tool in FINISHED
        if tool.further is further and tool.offered(reader)
    ]


async def result(reader: Reader, *, here: bool) -> Page:
    """The result: winners, points, and buttons."""
    outcome = reader.table_view.outcome
    text = []
    if outcome is not None:
        text.append(f"## {verdict(reader, outcome)}")
        text.append(scores(reader, outcome.scores))
        text += [reader.say(id) for id in (outcome.why, *outcome.honours)]
        lent = [Seat(seat) for seat, chair in enumerate(reader.info.chairs) if chair.bot and chair.away]
        text += [reader.say("result-lent", who=reader.everybody(lent))] if lent else []
    text += figures(reader)
    text += learning.terms(reader)
    text += ratings.changes(reader)
    text.append(_record_hash(reader))
    top = [f"### {reader.game} · {versus(reader)}"]
    text += album.in_words(reader)
    leaves = await album.pictures(reader)
    return await with_board(reader, top, text, rows(ways_on(reader, here=here)), album=leaves)


def ways_on(reader: Reader, *, here: bool) -> list[Item]:
    """The buttons below the last board; `here` tells whether *Rematch* is one of them."""
    table = reader.info.id
    again = button(TableButton("rematch", table), reader.say("button-rematch"), style=Style.success)
    more = button(TableButton("more", table), reader.say("button-more"))
    return [*([again] if here else []), *tools(reader, further=False), more]


def others(reader: Reader, games: Sequence[GameInfo]) -> Page:
    """The other games that the people of this table could play together, in a select."""
    people = len({chair.person for chair in reader.info.chairs if chair.person is not None})
    fits = [game for game in games if game.key != reader.info.game and people <= max(game.seats)]
    options = [option(reader.say(f"{game.key}-name"), game.key) for game in fits]
    if not options:
        return Page([words(reader.say("another-none"))], colour=SLATE)
    choice = select(TableButton("another", reader.info.id), reader.say("another-choose"), options)
    return Page([words(reader.say("another-about")), choice], colour=SLATE)


def figures(reader: Reader) -> list[str]:
    """The figures of the finished game: a line each, with the seats' numbers in order. None of nobody's."""
    table = reader.table_view.figures
    return [
        "-# " + reader.say("stats-figure", name=reader.say(column[0].id), amount=_amounts(reader, column))
        for column in zip(*table, strict=True)
        if any(figure.of or figure.kind != "mean" for figure in column)
    ]


def _amounts(reader: Reader, column: Sequence[Figure]) -> str:
    return " – ".join(amount(reader.speech, figure) for figure in column)


def amount(speech: Speech, figure: Figure) -> str:
    """A figure as text: a mean with one decimal, in the language's notation."""
    if figure.kind != "mean" or figure.of == 1:
        return str(figure.amount)
    return speech.decimal(figure.amount / figure.of) if figure.of else "–"


async def closed(reader: Reader) -> Page:
    """A table that was closed: the last board, what happened last, the secret, and the log."""
    head = f"### {reader.game} · {versus(reader)}" if reader.info.chairs else f"### {reader.game}"
    if reader.view is None:
        told = sentences(reader, reader.table_view.news[-MOST_LAST:])
        # Only of a table that cannot be read the seats are not known.
        why = reader.say("lobby-closed" if reader.info.chairs else "table-closed")
        text = [head, *told, why]
        return Page([words("\n".join(text))], colour=SLATE)
    below = [reader.say("table-closed"), *ratings.changes(reader), _record_hash(reader)]
    below += album.in_words(reader)
    leaves = await album.pictures(reader)
    return await with_board(reader, [head], below, rows(ways_on(reader, here=False)), SLATE, leaves)


def scores(reader: Reader, points: tuple[int, ...]) -> str:
    """What all seats have, with its unit: of the game's first figure, or of the game."""
    said = " · ".join(
        reader.say("table-score", who=reader.mentions[seat], points=count)
        for seat, count in enumerate(points)
    )
    figures = (f"{column[0].id}-scores" for column in zip(*reader.table_view.figures, strict=True))
    ids = (*figures, f"{reader.info.game}-scores")
    named = next((id for id in ids if reader.speech.has(id)), None)
    return reader.say(named, scores=said) if named else said


def _record_hash(reader: Reader) -> str:
    """The fingerprint of the whole record; what else proves the shuffles is behind *Fair shuffle*."""
    digest = reader.info.hash[:HASH_DIGITS]
    return "-# " + reader.say("table-record-hash", digest=f"`{digest}`") if digest else ""

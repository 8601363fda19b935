"""Applies actions to tables: once when they are made, and again when a table is rebuilt from its log."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from msgspec.structs import replace

from games.chance import Recorded
from games.contract import AnyGame, Event
from games.errors import GameOver
from tables.actions import lobby, play, polls, seats, starting
from tables.actions.steps import Steps
from tables.model import chain
from tables.model.actions import AnyAction, Entry, Lapse, Move
from tables.model.table import RecordingChance, Table

_STEPS: Final[Steps] = lobby.STEPS | polls.STEPS | seats.STEPS


def do(
    games: Mapping[str, AnyGame], table: Table | None, action: AnyAction, chance: RecordingChance
) -> tuple[Entry, Table]:
    """The entry of an action and the table after it. Raises TableError or GameError."""
    if table is None:
        table, events = lobby.opened(games[action.what.setup.game], action)
        after = table
    else:
        after, action, events = _step(games[table.game], table, action, chance)
    entry = Entry(table.length, action, tuple(chance.draws), events)
    after = play.with_news(after, events, action)
    return entry, chain.extended(replace(after, length=entry.n + 1), entry)


def _step(
    game: AnyGame, table: Table, action: AnyAction, chance: RecordingChance
) -> tuple[Table, AnyAction, tuple[Event, ...]]:
    if table.phase in ("over", "closed"):  # the last board has shown the hash of the last entry
        raise GameOver()
    if isinstance(action.what, Move | Lapse):
        return play.move(game, table, action, chance)
    if starting.starts(action.what):
        after, events = play.start(game, table, action, chance)
    else:
        after, events = _STEPS[type(action.what)](game, table, action)
    return after, action, events


def replay(games: Mapping[str, AnyGame], entries: Iterable[Entry]) -> Table | None:
    """The table that a log leads to. Raises ValueError where an entry differs from what its action does."""
    table: Table | None = None
    for step in steps(games, entries):
        if step.again != step.entry:
            raise ValueError(f"entry {step.entry.n} does not follow from the log before it")
        table = step.after
    return table


class Step(NamedTuple):
    """An entry of a log, the one that its action leads to now, and the table before and after it."""

    before: Table | None
    entry: Entry
    again: Entry
    after: Table


def steps(
    games: Mapping[str, AnyGame], entries: Iterable[Entry], table: Table | None = None
) -> Iterator[Step]:
    """Yields the steps of a log, or of its entries after that table. Raises TableError or GameError."""
    for entry in entries:
        before = table
        again, table = do(games, before, entry.action, Recorded(entry.draws))
        yield Step(before, entry, again, table)

"""The log folds to the table: one function does a deed for the first time and does it again in a replay."""

from collections.abc import Iterable, Mapping
from typing import Final, cast

from msgspec.structs import replace

from db import EntryRow
from games.chance import Recorded
from games.contract import AnyGame, Event, Seat
from tables.actions import lobby, play, polls, seats
from tables.model import chain
from tables.model.table import Action, Entry, Kind, RecordingChance, Table, decode_draws, decode_events

_STEPS: Final = lobby.STEPS | polls.STEPS | seats.STEPS


def do(
    games: Mapping[str, AnyGame], table: Table | None, action: Action, chance: RecordingChance
) -> tuple[Entry, Table]:
    """The entry that a deed makes, and the table after it. Raises TableError or GameError."""
    if table is None:
        table, events = lobby.opened(games[_key(action)], action)
        after = table
    else:
        after, action, events = _step(games[table.game], table, action, chance)
    entry = Entry(table.length, action, tuple(chance.draws), events)
    by_bot = action.person is None and action.seat is not None and action.kind == "move"
    after = play.with_news(after, events, action.at, by_bot=by_bot)
    return entry, chain.extended(replace(after, length=entry.n + 1), entry)


def _key(action: Action) -> str:
    return lobby.facts(action).game


def _step(
    game: AnyGame, table: Table, action: Action, chance: RecordingChance
) -> tuple[Table, Action, tuple[Event, ...]]:
    if action.kind in ("move", "lapse"):
        return play.move(game, table, action, chance)
    if action.kind == "start":
        after, events = play.start(game, table, action, chance)
    else:
        after, events = _STEPS[action.kind](game, table, action)
    return after, action, events


def entry_of(row: EntryRow) -> Entry:
    """An entry as the store gives it back."""
    seat = None if row.seat is None else Seat(row.seat)
    action = Action(cast("Kind", row.kind), row.at, seat, row.person, row.text, row.press)
    return Entry(row.n, action, decode_draws(row.draws), decode_events(row.events))


def replay(games: Mapping[str, AnyGame], entries: Iterable[Entry]) -> Table | None:
    """The table that a log folds to. Raises ValueError where the log does not say what its deeds lead to."""
    table: Table | None = None
    for entry in entries:
        again, table = do(games, table, entry.action, Recorded(entry.draws))
        if again != entry:
            raise ValueError(f"entry {entry.n} does not follow from the log before it")
    return table

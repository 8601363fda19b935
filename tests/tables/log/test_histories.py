"""The course of finished games, computed again from their logs."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from db import EntryRow
from games.contract import Seat
from tables import Tables
from tests.tables.people import ANNA, BJORN, press
from tests.tables.seated import bid, in_call, two


async def finished(tables: Tables) -> int:
    """A game of two over one round, with a move that was taken back."""
    table = await in_call(tables)
    await tables.act(table, ANNA, Seat(0), None, "claim", press())
    await tables.midgame.undo(table, ANNA, press())
    await tables.midgame.vote(table, BJORN, "yes", press())
    await tables.act(table, BJORN, Seat(1), None, "claim", press())
    await tables.resign(table, ANNA, press())
    return table


async def test_a_history_leads_from_the_deal_to_the_end(tables: Tables) -> None:
    """Each position is what everybody saw then; a move that was taken back is followed by what was before."""
    table = await finished(tables)
    history = await tables.history(await tables.fetch(table))
    assert history is not None
    end = await tables.table_view(table, None)
    assert history.positions[-1].view == end.view
    assert history.outcome == end.outcome
    undone = next(
        n for n, at in enumerate(history.positions) if any(event.kind == "undone" for event in at.events)
    )
    assert history.positions[undone].view == history.positions[undone - 2].view
    assert history.positions[undone].view != history.positions[undone - 1].view


async def test_only_public_events_are_told(tables: Tables) -> None:
    """A secret bid has a position without words, and no event for a single seat gets in."""
    table = await two(tables)
    await bid(tables, table, 0, 2)
    await tables.resign(table, BJORN, press())
    history = await tables.history(await tables.fetch(table))
    assert len(history.positions) == 3
    assert all(event.audience is None for at in history.positions for event in at.events)
    assert all(at.view.seat is None for at in history.positions)


async def test_nobody_is_named_by_number(tables: Tables) -> None:
    """Who started the game or sat down is no part of it, and a picture cannot show a mention."""
    history = await tables.history(await tables.fetch(await finished(tables)))
    told = [event.id for at in history.positions for event in at.events]
    assert "step-undone" in told
    assert [id for id in told if id.startswith("step-") and id != "step-undone"] == []


async def test_a_game_has_a_history_once_it_has_ended(tables: Tables) -> None:
    """Before, its positions belong to the players; one that was closed is told as far as it went."""
    table = await two(tables)
    assert await tables.history(await tables.fetch(table)) is None
    await tables.close_table(table, ANNA)
    history = await tables.history(await tables.fetch(table))
    assert history.outcome is None


def refused_move(rows: Sequence[EntryRow]) -> list[EntryRow]:
    """A log with a move that the rules refuse."""
    return [replace(row, text="bid 9") if row.kind == "move" else row for row in rows]


@pytest.mark.parametrize(
    "spoilt", [lambda rows: rows[:0], lambda rows: rows[:3], lambda rows: rows[:-1], refused_move]
)
async def test_a_log_that_leads_elsewhere_gives_no_history(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, spoilt: Callable[[Any], Any]
) -> None:
    """A log that is gone, or that other rules have written, is not told wrongly, and no error is shown."""
    table = await finished(tables)
    rows = spoilt(await tables._store.entries(table))

    async def entries(table: int) -> Sequence[EntryRow]:
        return rows

    monkeypatch.setattr(tables._action_log.store, "entries", entries)
    assert await tables.history(await tables.fetch(table)) is None

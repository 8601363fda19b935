"""What a press costs: reads and writes of the database, views built. Counted, not timed."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from cogs.dispatch.dispatcher import Dispatcher
from db.access import Access
from db.remembered import messages
from db.writer import Writer
from sandbox.page_user import text
from tables.projection import FetchedTable
from tests.cogs.player import CHANNEL, Player, connect_players, start_table
from tests.cogs.sandbox_bot import SandboxBot
from tests.tables.seated import having

MOST_VIEWS = 3


class Costs:
    """Counts of one press. `before_answer` are the writes until the press was served."""

    def __init__(self) -> None:
        self.reads: list[str] = []
        self.writes: list[str] = []
        self.views: list[Any] = []
        self.before_answer = 0


class Counter:
    """Counts what each press of a button costs."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.presses: list[Costs] = []
        self._patch(monkeypatch, Access, "read", lambda costs, sql, _: costs.reads.append(sql))
        self._patch(monkeypatch, Writer, "_keep", lambda costs, steps: costs.writes.append("step"))
        self._patch(monkeypatch, Writer, "_transact", lambda costs, *_: costs.writes.append("other"))
        build, dispatch = FetchedTable._built, Dispatcher._dispatch

        def built(table: FetchedTable, seat: Any) -> Any:
            if self.presses:
                self.presses[-1].views.append(seat)
            return build(table, seat)

        async def served(dispatcher: Dispatcher, *what: Any) -> None:
            self.presses.append(Costs())
            await dispatch(dispatcher, *what)
            self.presses[-1].before_answer = len(self.presses[-1].writes)

        monkeypatch.setattr(FetchedTable, "_built", built)
        monkeypatch.setattr(Dispatcher, "_dispatch", served)

    def _patch(
        self, monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, note: Callable[..., None]
    ) -> None:
        real: Callable[..., Awaitable[Any]] = getattr(owner, name)

        async def counted(this: Any, *what: Any) -> Any:
            if self.presses:
                note(self.presses[-1], *what)
            return await real(this, *what)

        monkeypatch.setattr(owner, name, counted)

    def moves(self) -> list[Costs]:
        """The presses that made a move."""
        return [costs for costs in self.presses if "step" in costs.writes]


@pytest.mark.parametrize("key", ["cribbage", "olsen", "goofspiel"])
async def test_a_press_reads_nothing_and_writes_once(
    sandbox_bot: SandboxBot, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    """Twenty reads and eight views a press: each is a wait for a thread, or work that was done before."""
    monkeypatch.setattr(messages, "SOON", 60.0)
    players = await connect_players(sandbox_bot, 2)
    await start_table(key, players)
    for player in players:  # what a person is told once is written once
        await sandbox_bot.tables.settings.set_person(int(player.actor.id), having(explained=("only-move",)))
        await player.move()
    monkeypatch.setattr(sandbox_bot.bot.clock, "tick", no_tick)
    await sandbox_bot.tables._store.messages.flush()
    counter = Counter(monkeypatch)
    for player in players * 2:
        await player.move()
    moves = counter.moves()
    assert moves
    for costs in counter.presses:
        assert costs.reads == []
        assert len(set(costs.views)) == len(costs.views) <= MOST_VIEWS
    for costs in moves:
        assert costs.writes == ["step"], "what messages show is written later, in one statement"
    await sandbox_bot.tables._store.messages.flush()
    assert counter.presses[-1].writes.count("other") == 1


async def no_tick() -> None:
    """Instead of the timer, which reads what is due."""


async def test_the_language_of_the_next_answer_is_the_one_just_chosen(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
) -> None:
    """The board is in the channel's new language at the first update after the change."""
    await start_table("cribbage", [anna, bjorn])
    for language, is_danish in (("da", True), ("en", False), ("da", True)):
        await sandbox_bot.tables.settings.set_channel(
            int(anna.actor.channel(CHANNEL)), having(language=language)
        )
        await sandbox_bot.update()
        assert ("til 121 point" in text(await anna.board())) is is_danish

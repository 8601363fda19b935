"""Sessions that hear no presses, starts beyond those of a day, and faults while a press is accepted."""

import re
import time

import pytest

from cogs.wire import shards
from sandbox.page_user import Failed
from tests.cogs.messages import asides, said
from tests.cogs.player import CHANNEL, Player, start_cribbage
from tests.cogs.sandbox_bot import SandboxBot
from tests.waiting import PATIENCE, until

CODE = re.compile(r"\b[0-9A-F]{6}\b")


async def test_a_session_that_hears_no_press_is_begun_anew(
    sandbox_bot: SandboxBot, anna: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All other events come, so the session is not silent; after an hour another one is begun."""
    monkeypatch.setattr(shards, "IDENTIFY_EVERY", 0.01)
    box, bot = sandbox_bot.box, sandbox_bot.bot
    await anna.actor.slash("my-games", CHANNEL)
    (deaf,) = box.gateway.sessions
    box.gateway.deafen()
    box.knobs.answer_within = 0.1
    with pytest.raises(Failed):
        await anna.actor.slash("my-games", CHANNEL)
    box.knobs.answer_within = PATIENCE
    now = time.monotonic()
    for later in (0.0, shards.UNPRESSED - 60):
        bot.ask_the_silent(now + later)
        assert [*box.gateway.sessions] == [deaf]
    bot.ask_the_silent(now + shards.UNPRESSED)
    await until(lambda: [*box.gateway.sessions][-1] != deaf and bot.is_online)
    await anna.actor.slash("my-games", CHANNEL)
    assert not bot._is_unpressed(0, now + 2.9 * shards.UNPRESSED)  # nobody plays: two hours after that
    assert bot._is_unpressed(0, now + 3 * shards.UNPRESSED)


async def test_no_session_is_begun_beyond_those_of_a_day(
    sandbox_bot: SandboxBot, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord resets the token after a thousand: the shard waits until one more is allowed, and says so."""
    monkeypatch.setattr(shards, "IDENTIFY_EVERY", 0.01)
    box, starts = sandbox_bot.box, sandbox_bot.box.gateway.starts
    box.knobs.sessions_a_day = 1
    box.advance(starts.reset_after / 1000 - 0.5)
    sandbox_bot.bot._starts = 0
    refused = len(box.gateway.close_codes)
    box.gateway.invalidate(resumable=False)
    await until(lambda: len(box.gateway.sessions) == 1 and sandbox_bot.bot.is_online)
    assert "Discord allows no more sessions" in caplog.text
    assert (starts.left, len(box.gateway.close_codes)) == (0, refused)


async def test_a_fault_while_a_press_is_accepted_is_answered(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A command and a button: with the code of the log, and nothing is done."""
    await start_cribbage(anna, bjorn)
    board, length = await bjorn.board(), sandbox_bot.length()

    def broken(_: object) -> None:
        raise ValueError

    monkeypatch.setattr(sandbox_bot.bot.readers, "remember", broken)
    assert CODE.search(await said(bjorn.actor, "my-games"))
    before = len(asides(bjorn.actor))
    await bjorn.actor.press(board, "My hand")
    await until(lambda: len(asides(bjorn.actor)) > before)
    assert CODE.search(str(asides(bjorn.actor)[-1]))
    assert sandbox_bot.length() == length

"""A flood of presses by one person, or a rate-limited channel, delays nobody else."""

import asyncio

import pytest

from cogs.delivery.engine import Engine
from cogs.delivery.retries import Retries
from cogs.dispatch.admission import MOST_IN_WORK
from cogs.wire import responses
from locales import speech
from sandbox.page_user import PageUser, offered, text
from tests.cogs.messages import asides
from tests.cogs.player import CHANNEL, Player, start_cribbage
from tests.cogs.sandbox_bot import SandboxBot
from tests.waiting import until

FLOOD = 200


async def test_a_flood_by_one_person_is_answered_and_delays_nobody(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
):
    """F52: of Anna's presses nearly all are still to be answered when Björn's later one has been."""
    await start_cribbage(anna, bjorn)
    board = await anna.board()
    length, before, calls = sandbox_bot.length(), len(asides(anna.actor)), len(sandbox_bot.box.calls)
    sandbox_bot.box.knobs.rate_limit = 10_000
    order: list[str] = []

    async def press(person: PageUser) -> None:
        await person.press(board, custom_id="s:hand:1", forged=True)
        order.append(person.id)

    async with (
        await PageUser.connect(sandbox_bot.box.url, anna.actor.id) as hasty,
        await PageUser.connect(sandbox_bot.box.url, bjorn.actor.id) as calm,
    ):
        hers = [asyncio.create_task(press(hasty)) for _ in range(FLOOD)]
        await until(lambda: len(sandbox_bot.box.interactions.active) >= FLOOD)
        await press(calm)
        await asyncio.gather(*hers)
    await sandbox_bot.settled()
    assert order.index(bjorn.actor.id) < FLOOD / 2
    shown = asides(anna.actor)[before:]
    refused = [m for m in shown if text(m) == speech("en").say("answer-busy")]
    answers = [c for c in list(sandbox_bot.box.calls)[calls:] if c.path.endswith("/callback")]
    assert len(answers) == FLOOD + 1, "a press was not answered"  # but only the newest hand stays
    assert FLOOD / 2 < len(refused) <= FLOOD - MOST_IN_WORK
    assert sandbox_bot.length() == length
    await anna.actor.press(board, "My hand")
    assert text(asides(anna.actor)[-1]) != speech("en").say("answer-busy"), "she is not served again"


async def test_who_presses_too_fast_is_told_so_in_their_language(sandbox_bot: SandboxBot, clara: PageUser):
    """A press that is not worked on is answered at once, and says when it will be."""
    await clara.slash("cribbage new", CHANNEL)
    board = await clara.wait_message(CHANNEL, offered)
    presses = (clara.press(board, custom_id="s:more:1", forged=True) for _ in range(4 * MOST_IN_WORK))
    await asyncio.gather(*presses)
    await sandbox_bot.settled()
    assert speech("da").say("answer-busy") in [text(m) for m in clara.messages(CHANNEL)]


async def test_work_that_waits_for_discord_holds_up_no_other():
    """Sixteen messages that wait out a rate limit must not keep all other tables' boards back."""
    done: list[object] = []
    forever = asyncio.Event()

    async def work(key: object) -> None:
        await (asyncio.sleep(0) if key == "other" else forever.wait())
        done.append(key)

    engine = Engine(work, 2, Retries(), patience=0.05)
    for key in range(4):
        engine.poke(key)
    await asyncio.wait_for(engine.run("other"), 2)
    assert done == ["other"]
    forever.set()
    await engine.drain(2)
    assert done[1:] == [0, 1, 2, 3]
    forever.clear()
    done.clear()
    for key in (0, "other"):  # both places are free again: beside one that waits there is one
        engine.poke(key)
    await until(lambda: done == ["other"])
    forever.set()
    await engine.drain(2)


async def test_what_a_last_run_requests_is_waited_for():
    """A board that finds its channel gone has messages to its players: they run before a stop goes on."""
    done: list[object] = []

    async def work(key: object) -> None:
        await asyncio.sleep(0.01)
        if key == "board":
            engine.poke("told")
        done.append(key)

    engine = Engine(work, 2, Retries())
    engine.poke("board")
    await engine.drain(2)
    assert done == ["board", "told"]
    endless = Engine[str](lambda key: asyncio.sleep(0, endless.poke(key)), 2, Retries())
    endless.poke("again")
    await asyncio.wait_for(endless.drain(0.05), 2)
    await asyncio.sleep(0.01)
    assert not endless.is_busy()


async def test_a_channel_that_is_rate_limited_does_not_hold_up_another(sandbox_bot: SandboxBot, anna: Player):
    """While one board waits 20 s for a rate limit, the board in another channel is sent."""
    sandbox_bot.bot.sync._engine._places = asyncio.Semaphore(1)
    channel = sandbox_bot.box.channel(CHANNEL).id
    sandbox_bot.box.fail("POST", f"/channels/{channel}/messages$", 429, retry_after=20.0)
    async with await PageUser.connect(sandbox_bot.box.url, anna.actor.id) as hasty:
        await hasty.slash("cribbage new", CHANNEL)
        await hasty.slash("cribbage new", "spil")
        await hasty.wait_message("spil", offered)
        assert not [m for m in hasty.messages(CHANNEL) if offered(m)]


async def test_a_second_process_with_the_token_is_an_error(
    sandbox_bot: SandboxBot, clara: PageUser, caplog: pytest.LogCaptureFixture
) -> None:
    """It has answered half of the presses first, often with "no table here"; a single one is chance."""
    responses._answered.clear()
    for times in (1, responses.RIVALS - 1):
        assert "another process" not in caplog.text
        sandbox_bot.box.fail("POST", r"/callback$", 400, code=responses.ANSWERED, times=times, accepted=True)
        for _ in range(times):
            await clara.slash("games", CHANNEL)
    (record,) = [r for r in caplog.records if "another process" in r.getMessage()]
    assert record.levelname == "ERROR"

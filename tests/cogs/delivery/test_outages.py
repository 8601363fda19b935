"""Refused requests, outages, locked threads and departed members: messages are delivered later."""

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.commands.general import my_games
from cogs.wire import shards
from games.contract import Seat
from locales import LANGUAGES, speech
from sandbox.page_user import PageUser, offered, text
from sandbox.workshop import Workshop
from sandbox.world import permissions as may
from sandbox.world.entities import Channel
from tables.views import BOARD, NewTable, Slot
from tests.cogs.messages import live_boards
from tests.cogs.player import CHANNEL
from tests.cogs.sandbox_bot import Json, SandboxBot
from tests.cogs.toy_table import anna, bjorn, board, go, hand, info, new_id, sandbox_bot, seat
from tests.tables.seated import having, own
from tests.waiting import until

__all__ = ["anna", "bjorn", "sandbox_bot"]

SILENT = 1 << 12
WAITS = "cogs.delivery.retries.WAITS"
MESSAGE = r"/channels/\d+/messages/\d+"


@pytest.fixture
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Failed messages are tried again after moments."""
    monkeypatch.setattr(WAITS, (0.05,) * 3)
    monkeypatch.setattr("cogs.delivery.retries.SPACING", 0.01)


@pytest.fixture
def slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Failed messages are tried again when the test is over."""
    monkeypatch.setattr(WAITS, (3600.0,) * 24)


async def moved(sandbox_bot: SandboxBot, actor: PageUser, ways: str = "n") -> None:
    """Makes a move whose messages are not yet updated."""
    table_seat = await seat(sandbox_bot, actor)
    await sandbox_bot.tables.act(1, int(actor.id), table_seat, None, f"go {ways}", new_id())


def is_told(actor: PageUser, steps: int) -> bool:
    """Whether a board shows a move of this many steps."""
    return any(f"went {steps} steps" in text(m) for m in live_boards(actor))


def may_choose(actor: PageUser) -> bool:
    """Whether the person's direct message offers a move."""
    return any(":pick:" in p["custom_id"] for m in actor.messages("dm") for p in offered(m))


# -- what is refused or lost is tried again


@pytest.mark.parametrize("status", [400, 401, 404])
async def test_a_bare_refusal_is_tried_again(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser, quickly: None, status: int
):
    """After a refusal without an error code the board and the next hand are sent again."""
    sandbox_bot.box.fail("PATCH", MESSAGE, status, times=5)
    await go(sandbox_bot, anna, "nnn")
    await until(lambda: is_told(bjorn, 3) and may_choose(bjorn))


async def test_a_long_outage_is_no_reason_to_give_up(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser, quickly: None
):
    """More failures than there are waits: the last wait repeats (F11)."""
    sandbox_bot.box.fail("PATCH", MESSAGE, 503, times=20)
    await go(sandbox_bot, anna, "nnn")
    await until(lambda: is_told(bjorn, 3) and may_choose(bjorn))


@pytest.mark.parametrize("how", ["resumed", "identified anew"])
async def test_a_connection_that_is_back_brings_all_that_was_lost(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser, slowly: None, how: str
):
    """Updates that an outage has stopped begin with RESUMED or READY, not with their next retry."""
    sandbox_bot.box.fail("PATCH", MESSAGE, 503, times=3)
    await go(sandbox_bot, anna, "nnn")
    assert not is_told(bjorn, 3)
    sandbox_bot.box.knobs.failures.clear()
    if how == "resumed":
        sandbox_bot.box.gateway.drop()
    else:
        sandbox_bot.box.gateway.invalidate(resumable=False)
    await until(lambda: is_told(bjorn, 3) and may_choose(bjorn))


@pytest.mark.parametrize("left", ["ids", "text"])
async def test_an_edit_needs_nothing_of_its_reply(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser, slowly: None, left: str
):
    """An edit that Discord has carried out counts as done, whatever it answers, and is not made again."""
    sandbox_bot.box.fail("PATCH", MESSAGE, 200, accepted=True, left=left, times=99)
    since = len(sandbox_bot.box.calls)
    await go(sandbox_bot, anna, "nnn")
    await until(lambda: is_told(bjorn, 3) and may_choose(bjorn))
    edited = [c.path for c in list(sandbox_bot.box.calls)[since:] if c.method == "PATCH"]
    assert len(edited) == len(set(edited)) > 1
    assert not sandbox_bot.bot.sync.retries


@pytest.mark.parametrize("left", ["ids", "text"])
async def test_a_message_whose_reply_cannot_be_read_is_there_once(
    sandbox_bot: SandboxBot, anna: PageUser, quickly: None, left: str
):
    """Its id is taken from the reply, or it is looked for in the channel; later moves edit it."""
    sandbox_bot.box.fail("POST", r"/channels/\d+/messages$", 200, accepted=True, left=left, times=4)
    bjorn = await sandbox_bot.connect("Björn")
    await sandbox_bot.update(await sandbox_bot.deal("toy", anna, bjorn))
    await until(lambda: bool(live_boards(bjorn)) and may_choose(anna))
    await go(sandbox_bot, anna, "nnn")
    await until(lambda: is_told(bjorn, 3) and may_choose(bjorn))
    assert len(live_boards(bjorn)) == 1


@pytest.mark.parametrize("left", ["ids", "text"])
async def test_a_response_whose_reply_cannot_be_read_is_an_answer(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser, left: str
):
    """The press is answered once, and no fault is told."""
    sandbox_bot.box.fail("*", r"/(interactions|webhooks)/", 200, accepted=True, left=left, times=99)
    await anna.press(await board(anna), "My hand")
    (shown,) = [m for m in anna.messages(CHANNEL) if m.get("ephemeral")]
    assert "broke" not in text(shown)


async def test_five_ordinary_rate_limits_are_no_ban(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser, quickly: None
):
    """After five on one route discord.py gives up; that message comes later, and everything else at once."""
    place = sandbox_bot.box.channel(CHANNEL).id
    sandbox_bot.box.fail("PATCH", rf"/channels/{place}/messages", 429, times=5, retry_after=0.01)
    await go(sandbox_bot, anna, "nnn")
    assert may_choose(bjorn)
    await until(lambda: is_told(bjorn, 3))


async def test_a_hand_that_may_not_be_edited_any_more_is_posted_anew(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser, quickly: None
):
    """Discord limits edits of messages that are older than an hour (30046)."""
    before = bjorn.messages("dm")[-1]["id"]
    place = bjorn.channel("dm")
    limit = sandbox_bot.box.fail(
        "PATCH", rf"/channels/{place}/messages", 429, times=5, retry_after=0.01, code=30046
    )
    await go(sandbox_bot, anna, "nnn")
    await until(lambda: may_choose(bjorn))
    assert bjorn.message(before) is None
    assert not limit.times


async def test_days_without_discord_take_nobodys_time(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser, slowly: None, monkeypatch: pytest.MonkeyPatch
):
    """F71: nothing is sent and no clock runs meanwhile; then one board and one hand tell the last move."""
    bot, box, days = sandbox_bot.bot, sandbox_bot.box, 0.0
    real = sandbox_bot.now, time.monotonic
    late = SimpleNamespace(time=lambda: real[0]() + days, monotonic=lambda: real[1]() + days)
    monkeypatch.setattr("cogs.client.time", late)
    monkeypatch.setattr(bot.sync, "now", late.time)
    await bot.clock.tick()
    await moved(sandbox_bot, anna, "nnn")
    box.fail("*", "/", 503, times=10**6)
    box.knobs.gateway_refused = True
    box.gateway.drop()
    await until(lambda: bot.is_cut_off)
    for _ in range(4 * 24):
        await bot.clock.tick()
        days += 3600
    assert not is_told(bjorn, 3)
    box.knobs.failures.clear()
    box.knobs.gateway_refused = False
    await until(lambda: not bot.is_cut_off)
    await until(lambda: is_told(bjorn, 3) and may_choose(bjorn))
    for _ in range(3):
        await bot.clock.tick()
        days += 60
    await sandbox_bot.settled()
    assert (await info(sandbox_bot)).poll is None
    assert len(live_boards(bjorn)) == 1
    assert [m for m in bjorn.messages("dm") if offered(m)] == [await hand(bjorn)]
    await go(sandbox_bot, bjorn, "ww")
    await until(lambda: is_told(anna, 2))


async def test_an_open_connection_without_events_is_made_anew(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser, monkeypatch: pytest.MonkeyPatch
):
    """F3: heartbeats are answered and no press arrives; it does within ten minutes, and is served then."""
    monkeypatch.setattr("cogs.wire.shards.ASKED_WITHIN", 0.3)
    bot, gateway = sandbox_bot.bot, sandbox_bot.box.gateway
    (first,) = gateway.connections
    send = gateway._send

    def unheard(session: Any, name: str, data: Json) -> None:
        kept, session.connection = (
            session.connection,
            None if session.connection is first else session.connection,
        )
        send(session, name, data)
        session.connection = kept

    now = time.monotonic()
    bot.ask_the_silent(now)
    bot.ask_the_silent(now + shards.SILENT + 1)
    await asyncio.gather(*bot._asking.values())
    assert gateway.connections == {first}, "a quiet hour is no reason"
    monkeypatch.setattr(gateway, "_send", unheard)
    pressed = asyncio.create_task(anna.press(await board(anna), "My hand"))
    await asyncio.sleep(0.3)
    assert not pressed.done()
    bot.ask_the_silent(now + 2)
    bot.ask_the_silent(now + shards.SILENT + 3)
    await asyncio.gather(*bot._asking.values())
    await pressed
    assert first not in gateway.connections
    (second,) = gateway.connections
    first = second
    for minute in range(1, 19):
        bot.ask_the_silent(now + shards.SILENT + 60 * minute)
        await asyncio.gather(*bot._asking.values())
    assert gateway.connections == {second}, "three an hour at most"


async def test_what_is_behind_is_found_within_the_hour(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser
):
    """Whatever was forgotten on the way is found by the look at the database."""
    await moved(sandbox_bot, anna, "nnn")
    sandbox_bot.bot.sync.recover_again()
    await sandbox_bot.settled()
    assert not is_told(bjorn, 3), "not twice within the hour"
    sandbox_bot.bot.sync._recover_at = 0.0
    await sandbox_bot.bot.clock.tick()
    await until(lambda: is_told(bjorn, 3) and may_choose(bjorn))


async def test_a_hand_that_never_came_comes_after_a_restart(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser, slowly: None
):
    """No message of it was ever noted down, so nothing is behind; it is missing all the same."""
    (shown,) = [
        m for m in await sandbox_bot.tables.messages.of(1) if m.slot == Slot("hand", 1, int(bjorn.id))
    ]
    sandbox_bot.box.messages.delete(sandbox_bot.box.world.messages[str(shown.message)])
    await sandbox_bot.tables.messages.forget(1, shown.slot)
    failure = sandbox_bot.box.fail("POST", rf"/channels/{shown.channel}/messages", 400, times=9)
    await go(sandbox_bot, anna, "n")
    assert failure.times < 9
    assert not may_choose(bjorn)
    await sandbox_bot.stop(gently=False)
    sandbox_bot.box.knobs.failures.clear()
    await sandbox_bot.start()
    await until(lambda: may_choose(bjorn))


async def test_a_lost_answer_leaves_no_old_page(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser, slowly: None
):
    """Posted, the answer lost, a move meanwhile: the page that was posted shows the move."""
    await bjorn.say(CHANNEL, "hello there")
    place = sandbox_bot.box.channel(CHANNEL).id
    lost = sandbox_bot.box.fail("POST", rf"/channels/{place}/messages", 503, accepted=True)
    await go(sandbox_bot, anna, "nnn")
    assert not lost.times
    await moved(sandbox_bot, bjorn, "wwww")
    sandbox_bot.bot.sync.retries.hurry()
    await until(lambda: is_told(anna, 4) and len(live_boards(anna)) == 1)


async def test_direct_messages_opened_too_fast_go_on_after_the_pause(
    sandbox_bot: SandboxBot, anna: PageUser, monkeypatch: pytest.MonkeyPatch
):
    """40003 stops all first messages for a while (F16); then they come, without another move."""
    monkeypatch.setattr("cogs.delivery.people.DM_PAUSE", 0.2)
    sandbox_bot.box.knobs.dm_opens = 1
    bjorn = await sandbox_bot.connect("Björn")
    await sandbox_bot.update(await sandbox_bot.deal("toy", anna, bjorn))
    assert bool(anna.messages("dm")) is not bool(bjorn.messages("dm"))
    sandbox_bot.box.knobs.dm_opens = 25
    await until(lambda: bool(may_choose(anna) and bjorn.messages("dm")))


async def test_a_server_that_refuses_everything_is_asked_less_and_less(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser, monkeypatch: pytest.MonkeyPatch
):
    """F13: at most 3 tries a message before only its timer tries again, however often the table moves."""
    monkeypatch.setattr(WAITS, (0.01, 0.01, 3600.0))
    monkeypatch.setattr("cogs.delivery.retries.SPACING", 0.01)
    sandbox_bot.box.fail("*", r"/channels/", 403, times=10_000)
    players = [anna, bjorn]
    for n in range(6):
        await go(sandbox_bot, players[n % 2], "ns"[n % 2])
        await asyncio.sleep(0.05)
    refused = [call for call in sandbox_bot.box.calls if call.status == 403]
    assert 3 <= len(refused) <= 15, "the board, two hands, and who cannot be reached is told in the channel"


async def test_closed_direct_messages_are_not_hammered_by_looking_again(
    sandbox_bot: SandboxBot, anna: PageUser, quickly: None
):
    """F15: one 50007 a day, however often it is looked for what is missing."""
    sandbox_bot.box.dms("Björn", open=False)
    bjorn = await sandbox_bot.connect("Björn")
    await sandbox_bot.update(await sandbox_bot.deal("toy", anna, bjorn))
    for way in "ns":
        await go(sandbox_bot, anna if way == "n" else bjorn, way)
        sandbox_bot.bot.sync.recover()
        await sandbox_bot.settled()
    assert [c.response["code"] for c in sandbox_bot.box.calls if c.status == 403] == [50007]


async def test_a_digest_that_is_refused_comes_later_and_not_every_five_seconds(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser, monkeypatch: pytest.MonkeyPatch
):
    """A refused digest is sent later, and not tried again with every tick."""
    monkeypatch.setattr(WAITS, (0.3,))
    monkeypatch.setattr("cogs.delivery.retries.SPACING", 0.01)
    await sandbox_bot.tables.settings.set_person(int(anna.id), having(notify="digest", zone="UTC"))
    now = sandbox_bot.bot.sync.now()
    await sandbox_bot.tables.notices.due(now + 3600)
    failure = sandbox_bot.box.fail("POST", r"/channels/\d+/messages", 400)
    for _ in range(3):
        await sandbox_bot.bot.clock.handle_due(now + 30 * 3600)
    assert failure.times == 0
    assert not [m for m in anna.messages("dm") if "Your tables" in text(m)]
    await asyncio.sleep(0.4)
    await sandbox_bot.bot.clock.handle_due(now + 30 * 3600)
    await anna.wait_message("dm", lambda m: "Your tables" in text(m))


# -- places


async def test_a_locked_thread_keeps_its_board(sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser):
    """50083, then 160005: the board stays, and the game is suspended until the thread is unlocked."""
    thread = await in_thread(sandbox_bot, anna, bjorn)
    (old,) = [m for m in await sandbox_bot.tables.messages.of(1) if m.slot == BOARD]
    assert old.channel == int(thread.id)
    Workshop(sandbox_bot.box).apply({"act": "lock", "thread": thread.id})
    await go(sandbox_bot, anna, "nnn")
    assert str(old.message) in sandbox_bot.box.world.messages
    rows = await sandbox_bot.tables._store.open_tables()
    assert [row.suspended for row in rows] == ["channel"]
    for actor in (anna, bjorn):
        await actor.wait_message("dm", lambda m: "is locked" in text(m))
    calls = len(sandbox_bot.box.calls)
    await go(sandbox_bot, bjorn, "w")
    later = list(sandbox_bot.box.calls)[calls:]
    assert not [c for c in later if thread.id in c.path], "a place that is none is left alone"
    owner = sandbox_bot.box.world.guilds[thread.guild_id or ""].owner_id
    sandbox_bot.box.threads.change(thread, owner, {"archived": False, "locked": False})
    await until(lambda: any("went 1 steps" in text(m) for m in anna.messages(thread.id)))
    await sandbox_bot.settled()
    rows = await sandbox_bot.tables._store.open_tables()
    assert [row.suspended for row in rows] == [None]
    for actor in (anna, bjorn):
        await until(lambda actor=actor: not [m for m in actor.messages("dm") if "is locked" in text(m)])


async def test_a_thread_that_went_to_sleep_wakes_with_the_next_board(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser
):
    """F20: a board in an archived thread cannot be edited; a new one opens the thread, alone."""
    thread = await in_thread(sandbox_bot, anna, bjorn)
    Workshop(sandbox_bot.box).apply({"act": "archive", "thread": thread.id})
    await go(sandbox_bot, anna, "nnn")
    await until(lambda: any("went 3 steps" in text(m) for m in bjorn.messages(thread.id)))
    await sandbox_bot.settled()
    assert len([m for m in bjorn.messages(thread.id) if offered(m)]) == 1


async def test_an_error_in_the_timer_does_not_stop_it(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser, monkeypatch: pytest.MonkeyPatch
):
    """F40: what is due is handled with the next tick, whatever went wrong in this one."""
    monkeypatch.setattr("cogs.clock.TICK", 0.02)
    ticks: list[int] = []
    tick = sandbox_bot.tables.tick

    async def sometimes(now: float) -> Any:
        ticks.append(len(ticks))
        if len(ticks) % 2:
            raise RuntimeError("broken")
        return await tick(now)

    monkeypatch.setattr(sandbox_bot.tables, "tick", sometimes)
    clock = asyncio.create_task(sandbox_bot.bot.clock.run())
    await until(lambda: len(ticks) > 3)
    clock.cancel()


async def test_a_thread_that_is_unlocked_while_a_message_is_refused(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser, monkeypatch: pytest.MonkeyPatch
):
    """The board comes at once where the change that ends a refusal arrives before the refusal."""
    thread = await in_thread(sandbox_bot, anna, bjorn)
    owner = sandbox_bot.box.world.guilds[thread.guild_id or ""].owner_id
    sync, heard = sandbox_bot.bot.sync, asyncio.Event()
    send, changed = sync.sender._send, sync.channels.changed

    async def late(*what: Any) -> Any:
        try:
            return await send(*what)
        except discord.HTTPException:
            sandbox_bot.box.threads.change(thread, owner, {"archived": False, "locked": False})
            await heard.wait()
            raise

    def hear(channel: int) -> None:
        changed(channel)
        heard.set()

    Workshop(sandbox_bot.box).apply({"act": "lock", "thread": thread.id})
    await until(lambda: not sandbox_bot.bot.get_channel(int(thread.id)))
    monkeypatch.setattr(sync.sender, "_send", late)
    monkeypatch.setattr(sync.channels, "changed", hear)
    await go(sandbox_bot, anna, "nnn")
    await until(lambda: any("went 3 steps" in text(m) for m in anna.messages(thread.id)))
    rows = await sandbox_bot.tables._store.open_tables()
    assert [row.suspended for row in rows] == [None]


async def in_thread(sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser) -> Channel:
    """Moves table 1 to a new thread, and returns that."""
    place = sandbox_bot.box.channel(CHANNEL)
    thread = sandbox_bot.box.threads.start(place, anna.id, {"name": "corner", "type": 11})
    await sandbox_bot.tables.midgame.move_here(1, int(anna.id), int(thread.id), new_id())
    await sandbox_bot.tables.midgame.vote(1, int(bjorn.id), "yes", new_id())
    await sandbox_bot.update()
    return thread


async def test_the_old_board_goes_also_where_that_fails_at_first(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser, slowly: None
):
    """Posted, then killed before the old one is deleted: after the start there is one board again."""
    await bjorn.say(CHANNEL, "hello there")
    sandbox_bot.box.fail("DELETE", MESSAGE, 503, times=9)
    await go(sandbox_bot, anna, "nnn")
    assert is_told(anna, 3)
    await sandbox_bot.stop(gently=False)
    sandbox_bot.box.knobs.failures.clear()
    await sandbox_bot.start()
    await until(lambda: len(live_boards(anna)) == 1)
    assert is_told(anna, 3)
    await sandbox_bot.settled()
    assert [m.slot[:2] for m in await sandbox_bot.tables.messages.of(1)] == [
        ("board", -1), ("hand", 0), ("hand", 1)
    ]  # fmt: skip


async def test_a_channel_that_refuses_is_tried_again_when_it_has_changed(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser
):
    """A moderator gives the right back: the board comes at once, without a press or a move."""
    channel = sandbox_bot.box.channel(CHANNEL)
    sandbox_bot.box.deny(channel, may.VIEW_CHANNEL)
    await go(sandbox_bot, anna, "nnn")
    assert not is_told(bjorn, 3)
    sandbox_bot.box.deny(channel, 0)
    sandbox_bot.bot.sync.channels.changed(int(channel.id))
    await until(lambda: is_told(bjorn, 3))


async def test_who_cannot_be_called_in_the_channel_is_called_directly(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser
):
    """A notice that cannot be posted in the channel is sent as a direct message."""
    sandbox_bot.box.deny(sandbox_bot.box.channel(CHANNEL), may.VIEW_CHANNEL)
    await sandbox_bot.notify(3600)
    await anna.wait_message("dm", lambda m: "it’s your turn" in text(m))


async def test_a_board_that_is_posted_again_makes_no_sound(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser
):
    """A reposted board does not notify the channel."""
    await bjorn.say(CHANNEL, "hello there")
    await go(sandbox_bot, anna, "n")
    await anna.slash("table show", CHANNEL)
    place = sandbox_bot.box.channel(CHANNEL).id
    posts = [
        c for c in sandbox_bot.box.calls if (c.method, c.path) == ("POST", f"/channels/{place}/messages")
    ]
    assert [bool(c.request["flags"] & SILENT) for c in posts] == [False, True, True]


async def test_a_ping_speaks_the_language_of_its_channel(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser
):
    """A public notice is in the channel's language, whatever the language of its person."""
    place = sandbox_bot.box.channel(CHANNEL)
    await sandbox_bot.tables.settings.set_channel(int(place.id), having(language="da"))
    await sandbox_bot.tables.settings.set_person(int(anna.id), having(language="nl"))
    await sandbox_bot.notify(3600)
    assert [m for m in bjorn.messages(CHANNEL) if "det er din tur" in text(m)]
    assert not [m for m in bjorn.messages(CHANNEL) if "je bent aan de beurt" in text(m)]


# -- lists


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_of_many_tables_the_most_urgent_are_listed(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser, lang: str
):
    """The list keeps its first lines, and says how many tables it leaves out."""
    guild, person = int(sandbox_bot.bot.guilds[0].id), int(anna.id)
    for n in range(39):
        table = await sandbox_bot.tables.open_table(
            NewTable("toy", guild=guild, channel=5_000 + n, host=6_000 + n, press=7_000 + n)
        )
        await sandbox_bot.tables.join(table, person, 8_000 + n)
    await sandbox_bot.tables.settings.set_person(person, having(language=lang))
    page = await my_games(sandbox_bot.bot.dispatcher, person)
    shown = text({"content": "", "attachments": [], "components": page.view.to_components()})
    first, *others = shown.splitlines()[1:]
    until_when = (await own(sandbox_bot.tables, 1, Seat(0), person)).deadline
    assert until_when is not None
    assert str(until_when.until) in first
    links = shown.count("https://")
    assert links > 15
    assert others[-2] == speech(lang).say("my-games-more", count=40 - links)
    assert len(shown) <= 4_000

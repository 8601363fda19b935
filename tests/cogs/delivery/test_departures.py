"""Departed members, removed bots and deleted channels, through the sandbox."""

from typing import Any

from sandbox.page_user import PageUser, offered, text
from sandbox.workshop import Workshop
from tables.model.deadlines import DAY
from tests.cogs.delivery.test_outages import may_choose
from tests.cogs.player import CHANNEL
from tests.cogs.sandbox_bot import SandboxBot, with_button
from tests.cogs.toy_table import anna, bjorn, board, go, hand, info, new_id, sandbox_bot
from tests.waiting import until

__all__ = ["anna", "bjorn", "sandbox_bot"]


def turn(sandbox_bot: SandboxBot, act: str, **fields: Any) -> None:
    """Changes the sandbox as its page does."""
    Workshop(sandbox_bot.box).apply({"act": act, **fields})


def guild(sandbox_bot: SandboxBot) -> str:
    return str(sandbox_bot.bot.guilds[0].id)


async def test_a_member_who_has_left_is_found_with_their_notice(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser
):
    """F22: instead of notifying a departed player, the bot asks the table at once."""
    turn(sandbox_bot, "leave", guild=guild(sandbox_bot), person=anna.id)
    await sandbox_bot.handle_due(3601)
    shown = text(await board(bjorn))
    assert "has left the server. What now?" in shown
    assert not [m for m in bjorn.messages(CHANNEL) if "your turn" in text(m) and not offered(m)]
    await bjorn.press(await board(bjorn), "A bot takes the seat")
    chair = (await info(sandbox_bot)).chairs[0]
    assert (chair.person, chair.bot, chair.away) == (None, True, int(anna.id))


async def test_a_member_who_has_left_is_found_by_their_undelivered_hand(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser
):
    """After a failed direct message the bot checks if its recipient has left."""
    (shown,) = [
        m for m in await sandbox_bot.tables.messages.of(1) if m.slot.kind == "hand" and m.slot.seat == 1
    ]
    turn(sandbox_bot, "leave", guild=guild(sandbox_bot), person=bjorn.id)
    sandbox_bot.box.messages.delete(sandbox_bot.box.world.messages[str(shown.message)])
    await go(sandbox_bot, anna, "n")
    assert "has left the server" in text(await board(anna))
    assert (await info(sandbox_bot)).poll.kind == "missing"
    assert not [m for m in anna.messages(CHANNEL) if "can’t send you direct messages" in text(m)]
    refused = sum(call.status >= 400 for call in sandbox_bot.box.calls)
    await anna.press(await board(anna), "Keep waiting")
    for way in ("n", "e"):
        await sandbox_bot.tables.act(1, int(bjorn.id), 1, None, f"go {way}", new_id())
        await go(sandbox_bot, anna, way)
    assert sum(call.status >= 400 for call in sandbox_bot.box.calls) == refused, "once is enough"


async def test_closed_messages_are_no_absence(sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser):
    """A player with closed direct messages has not left."""
    turn(sandbox_bot, "dms", person=bjorn.id, yes=False)
    await go(sandbox_bot, anna, "n")
    assert (await info(sandbox_bot)).poll is None


async def test_a_removed_bot_suspends_its_games_and_resumes_them_when_it_is_back(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser
):
    """F23: meanwhile no deadline passes and no request is made; afterwards the board is posted again."""
    here = guild(sandbox_bot)

    async def is_suspended() -> bool:
        return all(row.suspended for row in await sandbox_bot.tables._store.open_tables())

    turn(sandbox_bot, "remove_bot", guild=here)
    await until(is_suspended)
    assert not sandbox_bot.bot.guilds
    calls = len(sandbox_bot.box.calls)
    for deadline in range(1, 11):
        await sandbox_bot.bot.clock.handle_due(sandbox_bot.bot.sync.now() + deadline * 3 * DAY)
    await sandbox_bot.update()
    assert len(sandbox_bot.box.calls) == calls
    assert (await info(sandbox_bot)).poll is None
    old = await board(bjorn)
    turn(sandbox_bot, "bring_bot", guild=here)
    await until(lambda: bool(sandbox_bot.bot.guilds))
    await anna.wait_message(CHANNEL, lambda m: m["id"] != old["id"] and with_button("My hand")(m))
    await go(sandbox_bot, anna, "n")
    assert (await sandbox_bot.view()).waiting == (1,)


async def test_an_outage_is_no_farewell(sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser):
    """F24: a server that is unavailable for a while has not let the bot go."""
    turn(sandbox_bot, "outage", guild=guild(sandbox_bot))
    await until(lambda: sandbox_bot.bot.guilds[0].unavailable)
    await sandbox_bot.bot.departures.check_servers()
    rows = await sandbox_bot.tables._store.open_tables()
    assert [row.suspended for row in rows] == [None]
    turn(sandbox_bot, "outage_over", guild=guild(sandbox_bot))
    await until(lambda: not sandbox_bot.bot.guilds[0].unavailable)
    await go(sandbox_bot, anna, "n")


async def test_who_plays_in_a_channel_that_is_deleted_is_told_how_to_go_on(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser
):
    """F18: a direct message to each, in which they play on, and nothing more into the void.

    The words go when the table has moved.
    """
    turn(sandbox_bot, "delete_channel", channel=anna.channel(CHANNEL))

    def tells(message: dict[str, Any]) -> bool:
        return "is gone. The game’s paused" in text(message)

    for actor in (anna, bjorn):
        await actor.wait_message("dm", tells)
    await sandbox_bot.settled()
    calls = len(sandbox_bot.box.calls)
    await sandbox_bot.update()
    assert len(sandbox_bot.box.calls) == calls
    await go(sandbox_bot, anna, "n")
    assert may_choose(bjorn)
    assert len([c for c in sandbox_bot.box.calls if c.status in (403, 404)]) <= 2
    await bjorn.slash("table move-here", "spil")
    await bjorn.wait_message("spil", with_button("My hand"))
    await sandbox_bot.settled()
    for actor in (anna, bjorn):
        assert not [m for m in actor.messages("dm") if tells(m)]


async def test_after_a_ban_who_plays_in_direct_messages_goes_on(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser
):
    """F23, F25: a ban is a removal; hands in direct messages still play, and the board is there after it."""
    here = guild(sandbox_bot)
    turn(sandbox_bot, "remove_bot", guild=here)
    await until(lambda: not sandbox_bot.bot.guilds)
    for verb in ("pick", "do"):
        own = await hand(anna)
        ids = [part["custom_id"] for part in offered(own)]
        await anna.press(own, custom_id=next(i for i in ids if i.split(":")[1] == verb))
    assert (await sandbox_bot.view()).waiting == (1,)
    assert not [call for call in sandbox_bot.box.calls if call.status >= 400]
    turn(sandbox_bot, "bring_bot", guild=here)
    await until(lambda: bool(sandbox_bot.bot.guilds))
    await until(lambda: any("went 1 steps" in text(m) for m in bjorn.messages(CHANNEL) if offered(m)))

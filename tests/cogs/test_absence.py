"""Who and what is not there any more, through the real door: members, servers, channels."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from sandbox.page_user import PageUser, offered, text
from sandbox.workshop import Workshop
from tables.model.deadlines import DAY
from tests.cogs.evening import Evening, evening, settled, with_button
from tests.cogs.players import CHANNEL
from tests.cogs.stroll import FORMS, STROLL, at_home
from tests.cogs.test_around import PRESSES, board, go, info
from tests.cogs.test_forms import begin


@pytest.fixture
async def tonight(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Evening]:
    """An evening on which there is only the stroll to be played."""
    with at_home(tmp_path / "locales", monkeypatch):
        async with evening(tmp_path, games=STROLL, forms=FORMS) as made:
            yield made


@pytest.fixture
async def anna(tonight: Evening) -> PageUser:
    """Opens table 1 and has the first turn."""
    return await tonight.sit("Anna")


@pytest.fixture
async def bjorn(tonight: Evening, anna: PageUser) -> PageUser:
    """Sits opposite Anna at table 1, which has begun."""
    bjorn = await tonight.sit("Björn")
    await begin(tonight, anna, bjorn)
    return bjorn


def turn(tonight: Evening, act: str, **fields: Any) -> None:
    """A knob of the workshop, as at the page."""
    Workshop(tonight.box).apply({"act": act, **fields})


def guild(tonight: Evening) -> str:
    return str(tonight.bot.guilds[0].id)


async def test_a_member_who_has_left_is_found_with_his_notice(
    tonight: Evening, anna: PageUser, bjorn: PageUser
):
    """F22: not called into the void; the table is asked at once and the rescue works."""
    turn(tonight, "leave", guild=guild(tonight), person=anna.id)
    await tonight.bot.keep_time(tonight.bot.sync.now() + 3601)
    await settled(tonight)
    shown = text(await board(bjorn))
    assert "has left the server. What shall happen?" in shown
    assert not [m for m in bjorn.messages(CHANNEL) if "your turn" in text(m) and not offered(m)]
    await bjorn.press(await board(bjorn), "A bot takes the seat")
    await settled(tonight)
    chair = (await info(tonight)).chairs[0]
    assert (chair.person, chair.bot, chair.away) == (None, True, int(anna.id))


async def test_a_member_who_has_left_is_found_by_his_hand_that_comes_back(
    tonight: Evening, anna: PageUser, bjorn: PageUser
):
    """No server in common any more: his hand cannot be delivered, so Discord is asked whether he is there."""
    (shown,) = [m for m in await tonight.tables.messages(1) if m.slot == "hand-1"]
    turn(tonight, "leave", guild=guild(tonight), person=bjorn.id)
    tonight.box.messages.delete(tonight.box.world.messages[str(shown.message)])
    await go(tonight, anna, "n")
    assert "has left the server" in text(await board(anna))
    assert (await info(tonight)).asked.kind == "missing"
    assert not [m for m in anna.messages(CHANNEL) if "cannot send you direct messages" in text(m)]
    refused = sum(call.status >= 400 for call in tonight.box.calls)
    await anna.press(await board(anna), "Go on waiting")
    for way in ("n", "e"):
        await tonight.tables.act(1, int(bjorn.id), 1, None, f"go {way}", next(PRESSES))
        await go(tonight, anna, way)
    assert sum(call.status >= 400 for call in tonight.box.calls) == refused, "once is enough"


async def test_closed_messages_are_no_absence(tonight: Evening, anna: PageUser, bjorn: PageUser):
    """Who only takes no direct messages is asked about by nobody."""
    turn(tonight, "dms", person=bjorn.id, yes=False)
    await go(tonight, anna, "n")
    assert (await info(tonight)).asked is None


async def test_a_bot_that_is_thrown_out_rests_and_goes_on_when_it_is_back(
    tonight: Evening, anna: PageUser, bjorn: PageUser
):
    """F23: deadlines pass, not one call is made meanwhile; back again the board stands at the bottom."""
    here = guild(tonight)
    turn(tonight, "remove_bot", guild=here)
    await until(lambda: not tonight.bot.guilds)
    calls = len(tonight.box.calls)
    for deadline in range(1, 11):
        await tonight.bot.keep_time(tonight.bot.sync.now() + deadline * 3 * DAY)
    await tonight.bot.sync.tell(1)
    await settled(tonight)
    assert len(tonight.box.calls) == calls
    assert (await info(tonight)).asked is None
    old = await board(bjorn)
    turn(tonight, "bring_bot", guild=here)
    await until(lambda: bool(tonight.bot.guilds))
    await anna.wait_message(CHANNEL, lambda m: m["id"] != old["id"] and with_button("My hand")(m))
    await go(tonight, anna, "n")
    assert (await tonight.tables.table_view(1, None)).view.waiting == (1,)


async def test_an_outage_is_no_farewell(tonight: Evening, anna: PageUser, bjorn: PageUser):
    """F24: a server that is unavailable for a while has not let the bot go."""
    turn(tonight, "outage", guild=guild(tonight))
    await until(lambda: tonight.bot.guilds[0].unavailable)
    await tonight.bot.sync.absence.take_stock()
    rows = await tonight.tables._store.open_tables()
    assert [row.rests for row in rows] == [None]
    turn(tonight, "outage_over", guild=guild(tonight))
    await until(lambda: not tonight.bot.guilds[0].unavailable)
    await go(tonight, anna, "n")


async def test_who_plays_in_a_channel_that_is_deleted_is_told_how_to_go_on(
    tonight: Evening, anna: PageUser, bjorn: PageUser
):
    """F18: a direct message to each, nothing more into the void; the words go when the table has moved."""
    turn(tonight, "delete_channel", channel=anna.channel(CHANNEL))

    def tells(message: dict[str, Any]) -> bool:
        return "is gone. The game rests" in text(message)

    for actor in (anna, bjorn):
        await actor.wait_message("dm", tells)
    await settled(tonight)
    calls = len(tonight.box.calls)
    await tonight.bot.sync.tell(1)
    await settled(tonight)
    assert len(tonight.box.calls) == calls
    await bjorn.slash("table move-here", "spil")
    await bjorn.wait_message("spil", with_button("My hand"))
    await settled(tonight)
    for actor in (anna, bjorn):
        assert not [m for m in actor.messages("dm") if tells(m)]


async def until(holds: Any) -> None:
    """Until the bot knows of it."""
    async with asyncio.timeout(10):
        while not holds():  # noqa: ASYNC110  # it tells nobody when
            await asyncio.sleep(0.01)

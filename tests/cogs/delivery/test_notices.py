"""Notices and channels that refuse messages, through the sandbox."""

import pytest

from cogs.wire.custom_ids import SettingsButton, encode
from games.contract import Seat
from sandbox.page_user import PageUser, offered, text
from sandbox.world import permissions as may
from tables.views import Slot, TableId
from tests.cogs.messages import asides
from tests.cogs.player import CHANNEL, Player, start_cribbage, start_table
from tests.cogs.sandbox_bot import Json, SandboxBot, denied
from tests.tables.seated import having


async def test_closed_direct_messages_are_tried_once_and_told_once(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
):
    """One 50007, a friendly word to the one whom it concerns, and no second try for a day (F15)."""
    await start_cribbage(anna, bjorn)
    for _ in range(8):
        await anna.move()
        await bjorn.move()
    refused = [c for c in sandbox_bot.box.calls if c.status == 403]
    assert [c.response["code"] for c in refused] == [50007]
    told = [m for m in bjorn.actor.messages(CHANNEL) if "can’t send you direct messages" in text(m)]
    assert len(told) == 1
    assert told[0].get("ephemeral")
    person = await sandbox_bot.tables.settings.person(int(bjorn.actor.id))
    assert person.dm_closed_until > 0


async def test_direct_messages_that_close_in_the_middle_are_told_at_the_table(
    sandbox_bot: SandboxBot, anna: Player, emma: Player
):
    """The hand must not simply stop coming; the table says so, without a word of the hand."""
    await start_cribbage(anna, emma)
    await sandbox_bot.tables.settings.set_person(int(emma.actor.id), having(language="en"))
    sandbox_bot.box.dms("Emma", open=False)
    await sandbox_bot.tables.messages.forget(
        1, Slot("hand", 1, int(emma.actor.id))
    )  # an existing message could still be edited
    await anna.move()
    told = [m for m in anna.actor.messages(CHANNEL) if "can’t send you direct messages" in text(m)]
    assert len(told) == 1
    assert f"<@{emma.actor.id}>" in text(told[0])
    emma.direct = False
    assert await emma.move()


async def test_one_notice_a_turn_withdrawn_when_the_move_is_made(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
):
    """A notice is sent once a turn, mentions its person only, and is deleted after the move."""
    await start_cribbage(anna, bjorn)
    await anna.move()
    await sandbox_bot.notify()
    notices = [m for m in anna.actor.messages(CHANNEL) if "it’s your turn" in text(m)]
    assert len(notices) == 1
    assert f"<@{bjorn.actor.id}>" in text(notices[0])
    sent = [c for c in sandbox_bot.box.calls if c.method == "POST" and "it’s your turn" in str(c.request)]
    assert [c.request["allowed_mentions"].get("users") for c in sent] == [[int(bjorn.actor.id)]]
    assert await sandbox_bot.tables.notices.due(2**32) == ()
    await bjorn.move()
    assert not [m for m in anna.actor.messages(CHANNEL) if "it’s your turn" in text(m)]


async def test_no_unseen_move_withdraws_a_notice(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """A public call stays while an army is set up in secret; else all would see when somebody does so."""
    await start_table("stratego", [anna, bjorn], bots=2)
    await sandbox_bot.notify()

    def called() -> list[Json]:
        return [m for m in anna.actor.messages(CHANNEL) if "it’s your turn" in text(m)]

    before, person = called(), int(bjorn.actor.id)
    assert any(f"<@{person}>" in text(message) for message in before)
    for number, move in enumerate(("army 5647465/351.143/3967823", "army 3967823/351.143/5647465")):
        await sandbox_bot.tables.act(TableId(1), person, Seat(1), None, move, 77_000_001 + number)
        await sandbox_bot.update()
        assert called() == before
    await sandbox_bot.tables.act(TableId(1), person, Seat(1), None, "ready", 77_000_003)
    await sandbox_bot.update()
    assert not any(f"<@{person}>" in text(message) for message in called())


async def test_a_notice_told_just_before_a_crash_is_not_told_again(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, monkeypatch: pytest.MonkeyPatch
):
    """A notice sent just before a crash is not sent again."""
    await start_cribbage(anna, bjorn)
    await anna.move()

    async def crash(*_: object) -> None:
        raise RuntimeError

    for told in (crash, sandbox_bot.tables.notices.clear):
        monkeypatch.setattr(sandbox_bot.tables.notices, "clear", told)
        (ring,) = await sandbox_bot.tables.notices.due(2**32)
        sandbox_bot.bot.sync.notices.notify(ring)
        await sandbox_bot.settled()
        sandbox_bot.tables.notices.retry(ring)
        monkeypatch.undo()
    sent = [c for c in sandbox_bot.box.calls if c.method == "POST" and "it’s your turn" in str(c.request)]
    assert len(sent) == 1


async def test_a_notice_of_an_offer_shows_to_nobody_else(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
):
    """An offer causes no second notice of the same turn for others."""
    await start_table("fuldrigger", [anna, bjorn])
    players = (anna, bjorn)
    while (table_view := await sandbox_bot.tables.table_view(1, None)).view.sea.phase == "home":
        await players[table_view.view.waiting[0]].move()
    turn = table_view.view.waiting[0]

    def called(message: Json) -> bool:  # and no hand, whose news may say the same
        return text(message).startswith("<@") and "it’s your turn" in text(message)

    async def rung(hours: int) -> tuple[list[str], int]:
        await sandbox_bot.notify(3600 * hours)
        public = [m["id"] for m in anna.actor.messages(CHANNEL) if called(m)]
        return public, len([m for m in anna.actor.messages("dm") if called(m)])

    before = await rung(2)
    assert (len(before[0]), before[1]) == (1, 0)
    offer = f"propose {turn + 1} give money 10"
    await players[1 - turn].actor.slash("fuldrigger play", CHANNEL, move=offer)
    assert (await sandbox_bot.view(turn)).offers
    after = await rung(4)
    assert after == (before[0], int(players[turn].direct))


async def test_a_channel_that_refuses_is_left_alone(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """Without the right to write, play goes on by direct message, and Discord is not asked again (F19)."""
    await start_cribbage(anna, bjorn)
    await anna.move()
    await bjorn.move()
    await denied(sandbox_bot, CHANNEL, may.VIEW_CHANNEL)
    before = len(sandbox_bot.box.calls)
    emma = anna if (await sandbox_bot.view()).waiting == (0,) else None
    for n in range(4):
        seat = (await sandbox_bot.view()).waiting[0]
        person = int((anna, bjorn)[seat].actor.id)
        text_ = (await sandbox_bot.tables.moves(1, seat, person))[0]
        await sandbox_bot.tables.act(1, person, seat, None, text_, 5_000_000 + n)
        await sandbox_bot.update()
    refused = [c for c in list(sandbox_bot.box.calls)[before:] if c.status == 403]
    assert len(refused) <= 2
    assert emma is None or text(await anna.hand())


async def test_the_first_call_says_how_to_change_that_and_only_the_first(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, clara: PageUser
):
    """The select below it stores how the person who uses it is called; it comes once in a life."""
    await start_cribbage(anna, bjorn)
    await anna.move()
    (first,) = await called_in_channel(sandbox_bot, clara)
    assert "I’ll call you once a turn" in text(first)
    select = encode(SettingsButton("call"))
    (choice,) = [part for part in offered(first) if part["custom_id"] == select]
    assert [option["value"] for option in choice["options"] if option.get("default")] == ["ping"]
    await clara.choose(first, ["off"], custom_id=select)
    assert (await sandbox_bot.tables.settings.person(int(clara.id))).notify == "off"
    assert (await sandbox_bot.tables.settings.person(int(bjorn.actor.id))).notify == "ping"
    await sandbox_bot.tables.settings.set_person(int(anna.actor.id), having(called=True))
    for _ in range(3):  # until both have been called again
        for player in (bjorn, anna):
            await player.move()
            assert all(
                "I’ll call you once a turn" not in text(message) and offered(message) == []
                for message in await called_in_channel(sandbox_bot, clara)
            )
    calls = [c for c in sandbox_bot.box.calls if c.method == "POST" and "it’s your turn" in str(c.request)]
    to = [c for c in calls if f"<@{bjorn.actor.id}>, it’s your turn" in str(c.request)]
    assert len(to) > 1, "Björn was called once only, so nothing was tried"


async def called_in_channel(sandbox_bot: SandboxBot, actor: PageUser) -> list[Json]:
    """The calls that stand in the channel once all that are due have been sent."""
    await sandbox_bot.notify()
    return [m for m in actor.messages(CHANNEL) if "it’s your turn" in text(m)]


async def test_a_person_is_called_as_they_chose_below_the_first_call(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
):
    """The answer says what was chosen, and there is no second first call."""
    await start_cribbage(anna, bjorn)
    await anna.move()
    (first,) = await called_in_channel(sandbox_bot, bjorn.actor)
    await bjorn.actor.choose(first, ["digest"], custom_id=encode(SettingsButton("call")))
    assert "Once a day, in the morning" in text(asides(bjorn.actor)[-1])
    known = await sandbox_bot.tables.settings.person(int(bjorn.actor.id))
    assert (known.notify, known.called) == ("digest", True)

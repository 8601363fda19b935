"""Actions during a game besides moves, through the sandbox: undo, polls, seats, plans, watching, hours."""

from pathlib import Path
from typing import Any

import pytest

from cogs.commands.general import my_games
from sandbox.page_user import PageUser, offered, text
from sandbox.workshop import Workshop
from tables.model.deadlines import PACES
from tables.service import AddBot
from tests.cogs.player import CHANNEL, is_board, press_shown, press_verb
from tests.cogs.sandbox_bot import Json, SandboxBot, start_bot, with_button
from tests.cogs.toy_table import anna, bjorn, board, go, hand, info, new_id, sandbox_bot
from tests.tables.seated import having
from tests.waiting import until

pytestmark = pytest.mark.sampled("desk")

__all__ = ["anna", "bjorn", "sandbox_bot"]


async def aside(actor: PageUser, where: str = CHANNEL) -> Json:
    """The newest message that only this person sees."""
    return await actor.wait_message(where, lambda m: m.get("ephemeral"))


async def more(actor: PageUser, label: str) -> None:
    """Presses a button behind More."""
    await actor.press(await board(actor), "More")
    await press_shown(actor, label)


async def told(actor: PageUser) -> str:
    """What this person's direct message of the table says now."""
    return text(await actor.wait_message("dm", lambda m: text(m).startswith("### ")))


async def test_take_back_behind_more_and_by_slash(sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser):
    """Only the player who moved may take the move back, the undo is announced, and old buttons do nothing."""
    await go(sandbox_bot, anna, "nn")
    await bjorn.press(await board(bjorn), "More")
    assert not with_button("Take back")(await aside(bjorn))
    old = [p["custom_id"] for p in offered(await hand(bjorn))]
    await more(anna, "Take back")
    told = text(await board(anna))
    assert "took back" in told
    assert "went 2 steps" in told
    before = (await sandbox_bot.tables._cached(1)).table
    await bjorn.press(await board(bjorn), custom_id=old[0], forged=True)
    assert (await sandbox_bot.tables._cached(1)).table == before
    await go(sandbox_bot, anna, "e")
    await anna.slash("table undo", CHANNEL)
    assert "I’ve taken your move back: You went 1 steps" in text(await aside(anna))
    await anna.slash("table undo", CHANNEL)
    assert "no move to take back" in text(await aside(anna))
    await bjorn.slash("table undo", CHANNEL)
    assert "no move to take back" in text(await aside(bjorn))


async def test_take_back_below_the_hand(sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser):
    """The hand itself is as before the move, and says so."""
    await go(sandbox_bot, anna, "e")
    mine = await hand(anna)
    await anna.press(mine, "Take back")
    await until(lambda: "You took back: You went 1 steps" in text(anna.message(mine["id"]) or {}))
    assert not with_button("Take back")(await hand(anna))


@pytest.mark.parametrize(
    ("late", "then"), [("ask", "I’ll ask the others"), ("rule", "the game’s rule applies")]
)
async def test_the_hand_says_when_the_reserve_is_running(tmp_path: Path, late: str, then: str):
    """Once the time for the move is over, without a press; and what comes after it."""
    async with start_bot(tmp_path) as bot:
        anna, bjorn = [await bot.connect(name) for name in ("Anna", "Björn")]
        await bot.deal("cribbage", anna, bjorn, pace="day", options={"late": late})
        await bot.update()
        assert "You have until" in await told(anna)
        await bot.handle_due(PACES["day"].turn + 1)
        said = await told(anna)
        assert "You’re on reserve time until" in said
        assert f"Then {then}." in said


async def test_the_table_decides_by_buttons_on_the_board(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser
):
    """A stranger and the overdue player may not vote, and the option with the votes is carried out."""
    assert "You have until <t:" in text(await hand(anna))
    assert "for this move" not in str(bjorn.frames)
    await bjorn.slash("table ask", CHANNEL)
    assert "They still have time" in text(await aside(bjorn))
    await sandbox_bot.tables.tick(sandbox_bot.bot.sync.now() + PACES["day"].turn + 1)
    await more(bjorn, "Ask the table")
    shown = await board(bjorn)
    assert "0 of 1 have answered" in text(shown)
    stranger = await sandbox_bot.connect("Clara")
    await stranger.press(await board(stranger), custom_id="s:vote:1:1-end", forged=True)
    await anna.press(await board(anna), custom_id="s:vote:1:1-end", forged=True)
    assert (await info(sandbox_bot)).poll.votes == ()
    await bjorn.press(await board(bjorn), "A bot plays this turn")
    now = await info(sandbox_bot)
    assert now.poll is None
    assert now.chairs[0].person == int(anna.id)
    assert (await sandbox_bot.view()).waiting == (1,)
    assert not with_button("End the game")(await board(bjorn))


async def test_an_agree_to_an_earlier_vote_closes_no_game(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser
):
    """It is answered as outdated; one without a number too."""
    await go(sandbox_bot, anna, "nn")
    elsewhere = int(sandbox_bot.box.channel("spil").id)
    await sandbox_bot.tables.midgame.move_here(1, int(anna.id), elsewhere, new_id())
    await sandbox_bot.update()
    early = PageUser.button(await board(bjorn), "Agree")["custom_id"]
    await bjorn.press(await board(bjorn), "No")
    await sandbox_bot.tables.close_table(1, int(anna.id))
    await sandbox_bot.update()
    for custom_id in (early, "s:vote:1:yes"):
        await bjorn.press(await board(bjorn), custom_id=custom_id, forged=True)
        now = await info(sandbox_bot)
        assert (now.phase, now.poll.kind, now.poll.votes) == ("playing", "close", ())
        assert "from an earlier moment" in text(await aside(bjorn))
    await bjorn.press(await board(bjorn), "Agree")
    assert (await info(sandbox_bot)).phase == "closed"


async def test_a_request_stands_in_the_hands(sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser):
    """Who is asked answers there; who asked withdraws there, and the other reads what has come of it."""
    await go(sandbox_bot, anna, "nn")
    elsewhere = int(sandbox_bot.box.channel("spil").id)
    for answerer, label, told in ((bjorn, "No", "stays here"), (anna, "Withdraw", "stays here")):
        await sandbox_bot.tables.midgame.move_here(1, int(anna.id), elsewhere, new_id())
        await sandbox_bot.update()
        await until(lambda: with_button("Withdraw")(anna.messages("dm")[-1]))
        assert "would like to take the table" in text(await hand(bjorn))
        assert with_button("Agree")(await hand(bjorn))
        assert not with_button("Agree")(await hand(anna))
        await answerer.press(await hand(answerer), label)
        await sandbox_bot.settled()
        assert (await info(sandbox_bot)).poll is None
        for actor in (anna, bjorn):
            assert told in text(await hand(actor))


async def test_who_is_late_says_so_in_the_hand(sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser):
    """One press, and nobody else has to answer."""
    await sandbox_bot.tables.tick(sandbox_bot.bot.sync.now() + PACES["day"].turn + 1)
    await more(bjorn, "Ask the table")
    await sandbox_bot.settled()
    assert with_button("A bot takes the seat")(await hand(bjorn))
    await anna.press(await hand(anna), "I’m here")
    assert (await info(sandbox_bot)).poll is None


async def test_a_seat_is_handed_on_and_the_hand_with_it(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser
):
    """A substitute gets the hand only after the vote, and the former player no longer sees it."""
    await more(anna, "Give up my seat")
    await press_shown(anna, "Let someone else sit down")  # fmt: skip
    assert not [m for m in anna.messages("dm") if offered(m)]
    clara = await sandbox_bot.connect("Clara")
    await press_verb(clara, "sit")
    assert "Jeg har spurgt bordet" in text(await aside(clara))
    assert not [m for m in clara.messages("dm") if offered(m)]
    assert f"<@{clara.id}> would like to take over seat 1" in text(await board(anna))
    await bjorn.press(await board(bjorn), "Agree")
    assert (await info(sandbox_bot)).chairs[0].person == int(clara.id)
    assert [p for p in offered(await hand(clara)) if ":pick:" in p["custom_id"]]
    await anna.press(await board(anna), "My hand")
    assert "not at this table" in text(await aside(anna))


async def test_a_bot_keeps_a_seat_and_its_holder_comes_back(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser
):
    """By slash and by the button on the board."""
    await bjorn.slash("table substitute", CHANNEL)
    await bjorn.press(await aside(bjorn), "A bot keeps it for me")
    await go(sandbox_bot, anna, "n")
    assert (await sandbox_bot.view()).waiting == (0,)
    await bjorn.press(await board(bjorn), "Back to seat 2")
    assert (await info(sandbox_bot)).chairs[1].person == int(bjorn.id)


async def test_a_seat_is_handed_on_to_a_person_by_slash(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser
):
    """The leaving player names a successor who has seen no other hand, or leaves the seat to a bot."""
    clara = await sandbox_bot.connect("Clara")
    await bjorn.slash("table substitute", CHANNEL, who=anna.id)
    assert "seen another hand" in text(await aside(bjorn))
    await bjorn.slash("table substitute", CHANNEL, who=clara.id, seat=2)
    assert f"free for <@{clara.id}>" in text(await aside(bjorn))
    await sandbox_bot.settled()
    await clara.slash("table sit", CHANNEL)
    assert (await info(sandbox_bot)).chairs[1].person == int(clara.id)
    await anna.slash("table substitute", CHANNEL, seat=1)
    await anna.press(await aside(anna), "A bot keeps it for me")
    assert (await info(sandbox_bot)).chairs[0].away == int(anna.id)


async def test_the_host_reads_no_hand_by_changing_seats(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser
):
    """A seat that is not overdue is not freed, and who has seen one hand is refused another player's seat."""
    await anna.slash("table free", CHANNEL)
    await anna.press(await aside(anna), custom_id="s:free:1:1")
    assert "keeps the seat" in text(await aside(anna))
    assert (await info(sandbox_bot)).chairs[1].person == int(bjorn.id)
    await bjorn.slash("table substitute", CHANNEL)
    await bjorn.press(await aside(bjorn), "Let someone else sit down")
    await anna.slash("table substitute", CHANNEL)
    await anna.press(await aside(anna), "A bot keeps it for me")
    await anna.slash("table sit", CHANNEL, seat=2)
    assert "You’ve seen another hand" in text(await aside(anna))
    await bjorn.press(await board(bjorn), "Sit down in seat 2")
    await anna.slash("table sit", CHANNEL, seat=1)
    assert [c.person for c in (await info(sandbox_bot)).chairs] == [int(anna.id), int(bjorn.id)]


async def test_the_host_frees_an_overdue_seat_and_nobody_else_does(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser
):
    """After the deadline the host alone may free the seat and put a bot there."""
    await go(sandbox_bot, anna, "n")
    await sandbox_bot.tables.tick(sandbox_bot.bot.sync.now() + PACES["day"].turn + 1)
    await bjorn.slash("table free", CHANNEL)
    assert "Only whoever opened" in text(await aside(bjorn))
    await anna.slash("table free", CHANNEL)
    choice = [p for p in offered(await aside(anna)) if p["custom_id"] == "s:free:1:1"]
    await anna.press(await aside(anna), custom_id=choice[0]["custom_id"])
    assert (await info(sandbox_bot)).chairs[1].person is None
    await anna.press(await board(anna), "A bot for seat 2")
    assert (await info(sandbox_bot)).chairs[1].bot


async def test_a_moderator_frees_a_seat_at_a_table_of_others(sandbox_bot: SandboxBot, anna: PageUser):
    """Anna may tidy up in this channel and has no seat; Clara may not."""
    bjorn, clara, emma = [await sandbox_bot.connect(name) for name in ("Björn", "Clara", "Emma")]
    await sandbox_bot.update(await sandbox_bot.deal("toy", bjorn, clara))
    await go(sandbox_bot, bjorn, "n")
    await sandbox_bot.tables.tick(sandbox_bot.bot.sync.now() + PACES["day"].turn + 1)
    await emma.slash("table free", CHANNEL)
    assert "Dat mag alleen" in text(await aside(emma))
    await anna.slash("table free", CHANNEL)
    await anna.press(await aside(anna), custom_id="s:free:1:1")
    assert (await info(sandbox_bot)).chairs[1].person is None
    await emma.slash("table sit", CHANNEL)
    assert "Ik heb het de tafel gevraagd" in text(await aside(emma))
    await sandbox_bot.settled()
    await bjorn.slash("table vote", CHANNEL, answer="yes")
    assert (await info(sandbox_bot)).chairs[1].person == int(emma.id)


async def test_bots_alone_are_watched(sandbox_bot: SandboxBot, anna: PageUser):
    """Opened, filled with bots, looked on at, faster by a select."""
    table = await sandbox_bot.open_table("toy", anna)
    await sandbox_bot.tables.do(table, int(anna.id), AddBot())
    await sandbox_bot.bot.sync.update(table)
    await press_verb(anna, "watch")
    await press_verb(anna, "start")
    await anna.choose(await board(anna), ["5"], custom_id="s:speed:1")
    before = (await sandbox_bot.tables.table_view(1, None)).upto
    assert await sandbox_bot.tables.tick(sandbox_bot.bot.sync.now() + 11) == (1,)
    assert (await sandbox_bot.tables.table_view(1, None)).upto == before + 1


async def test_bots_alone_are_watched_by_slash(sandbox_bot: SandboxBot, anna: PageUser, clara: PageUser):
    """The host gives up their seat to a bot and sets the speed by command; anybody else is refused."""
    table = await sandbox_bot.open_table("toy", anna)
    await sandbox_bot.tables.do(table, int(anna.id), AddBot())
    await sandbox_bot.bot.sync.update(table)
    await clara.slash("table watch", CHANNEL, speed="5")
    assert "åbnede bordet" in text(await aside(clara))
    await anna.slash("table watch", CHANNEL, speed="30")
    assert "watching" in text(await aside(anna))
    info = (await sandbox_bot.tables.table_view(table, None)).table
    assert (info.speed, [chair.bot for chair in info.chairs]) == (30, [True, True])
    await anna.slash("table watch", CHANNEL, speed="120")
    assert (await sandbox_bot.tables.table_view(table, None)).table.speed == 120


async def test_a_table_comes_along_to_another_channel(anna: PageUser, bjorn: PageUser):
    """When the other agrees, the board appears where it was asked for."""
    await anna.slash("table move-here", "spil")
    assert "if the others agree" in text(await aside(anna, "spil"))
    assert "would like to move the table to <#" in text(await board(bjorn))
    await bjorn.press(await board(bjorn), "Agree")
    await anna.wait_message("spil", with_button("My hand"))
    assert not [m for m in anna.messages(CHANNEL) if not m.get("ephemeral") and offered(m)]


async def test_a_person_says_when_they_may_be_disturbed(sandbox_bot: SandboxBot, anna: PageUser):
    """Zone by its city in one's own language, quiet hours, weekends, holidays, notices."""
    await anna.locale("da")
    names = await anna.complete("settings zone", "zone", CHANNEL, zone="københ")
    assert [(c["name"], c["value"]) for c in names] == [("København, Danmark", "Europe/Copenhagen")]
    await anna.slash("settings zone", CHANNEL, zone="Europe/Copenhagen")
    assert "København, Danmark" in text(await aside(anna))
    await anna.slash("settings zone", CHANNEL, zone="Mars/Olympus")
    assert "zone kender jeg ikke" in text(await aside(anna))
    await anna.slash("settings quiet", CHANNEL, **{"from": 22, "to": 8})
    await anna.slash("settings quiet", CHANNEL, **{"from": 8, "to": 7})  # a day of 24 hours took a month
    assert "16 stille timer" in text(await aside(anna))
    await anna.slash("settings weekends", CHANNEL, rest="on")
    await anna.slash("settings away", CHANNEL, days=10)
    await anna.slash("settings notices", CHANNEL, how="digest")
    await anna.slash("settings auto", CHANNEL, play="on")
    known = await sandbox_bot.tables.settings.person(int(anna.id))
    assert (known.zone, known.quiet, known.weekends) == ("Europe/Copenhagen", (22, 8), True)
    assert (known.notify, known.auto) == ("digest", True)
    assert known.away_until - known.away_from == 10 * 24 * 3600
    await anna.slash("settings quiet", CHANNEL, **{"from": 7, "to": 7})
    await anna.slash("settings away", CHANNEL, days=0)
    known = await sandbox_bot.tables.settings.person(int(anna.id))
    assert (known.quiet, known.away_until) == (None, 0)


@pytest.mark.parametrize("how", ["ping", "dm"])
async def test_a_notice_comes_as_wished_and_goes_with_the_move(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser, how: Any
):
    """By a ping at the table or a direct message; withdrawn when the move has been made."""
    await sandbox_bot.tables.settings.set_person(int(anna.id), having(notify=how))
    place = "dm" if how == "dm" else CHANNEL
    await sandbox_bot.notify(3600)
    assert [m for m in anna.messages(place) if "your turn" in text(m) and not is_board(m)]
    await go(sandbox_bot, anna, "n")
    assert not [m for m in anna.messages(place) if "it’s your turn" in text(m) and not is_board(m)]


async def test_the_end_is_told_to_who_was_not_there(sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser):
    """After a resignation the other player is notified, and the one who resigned is not."""
    await sandbox_bot.tables.resign(1, int(anna.id), new_id())
    await sandbox_bot.bot.sync.update(1)
    rings = await sandbox_bot.tables.notices.due(sandbox_bot.bot.sync.now() + 3600)
    assert [(r.person, r.what) for r in rings] == [(int(bjorn.id), "over")]
    sandbox_bot.bot.sync.notices.notify(rings[0])
    await sandbox_bot.settled()
    assert [m for m in bjorn.messages(CHANNEL) if "is over:" in text(m)]


async def test_deleting_ones_data_leaves_the_game_to_a_bot(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser
):
    """The stored settings are deleted, a bot takes the seat, and the other player can play on."""
    await sandbox_bot.tables.settings.set_person(int(bjorn.id), having(suits="four"))
    await bjorn.slash("privacy delete", CHANNEL)
    assert (await info(sandbox_bot)).chairs[1].person == int(bjorn.id)
    await bjorn.press(await aside(bjorn), "Yes, delete it all")
    chair = (await info(sandbox_bot)).chairs[1]
    assert (chair.person, chair.bot, chair.away) == (None, True, None)
    assert (await sandbox_bot.tables.settings.person(int(bjorn.id))).suits == "two"
    assert not [m for m in bjorn.messages("dm") if offered(m)]
    await go(sandbox_bot, anna, "n")
    assert (await sandbox_bot.view()).waiting == (0,)


async def test_a_digest_tells_all_that_waits(sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser):
    """One direct message with the tables, in the morning."""
    await sandbox_bot.tables.settings.set_person(int(anna.id), having(notify="digest", zone="UTC"))
    now = sandbox_bot.bot.sync.now()
    assert not [r for r in await sandbox_bot.tables.notices.due(now + 3600) if r.person == int(anna.id)]
    (ring,) = [r for r in await sandbox_bot.tables.notices.due(now + 30 * 3600) if r.person == int(anna.id)]
    assert ring.digest
    Workshop(sandbox_bot.box).apply({"act": "fail", "path": "/messages", "status": 503, "times": 9})
    page = await my_games(sandbox_bot.bot.dispatcher, ring.person)
    await sandbox_bot.bot.sync.notices.digest([ring], page)
    assert await sandbox_bot.tables.notices.due(now + 30 * 3600) == (), "not with the next tick"
    again = await until(lambda: sandbox_bot.tables.notices.due(now + 30 * 3600))
    assert again == (ring,), "not told: again"
    Workshop(sandbox_bot.box).apply({"act": "mend"})
    await sandbox_bot.bot.sync.notices.digest([ring], page)
    assert await sandbox_bot.tables.notices.due(now + 30 * 3600) == ()
    told = await anna.wait_message("dm", lambda m: "Your tables" in text(m))
    assert "your turn" in text(told)

"""Around a game through the real door: taking back, asking the table, seats, plans, watching, hours."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from cogs.commands.house import my_games
from sandbox.page_user import PageUser, offered, text
from sandbox.workshop import Workshop
from tables.model.deadlines import PACES
from tests.cogs.evening import Evening, Json, evening, settled, with_button
from tests.cogs.players import CHANNEL, press_verb
from tests.cogs.stroll import FORMS, STROLL, at_home
from tests.cogs.test_forms import begin, hand


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


async def board(actor: PageUser) -> Json:
    """The table's message."""
    return await actor.wait_message(CHANNEL, lambda m: not m.get("ephemeral") and offered(m))


async def aside(actor: PageUser, where: str = CHANNEL) -> Json:
    """The newest message that only this person sees."""
    return await actor.wait_message(where, lambda m: m.get("ephemeral"))


async def more(tonight: Evening, actor: PageUser, label: str) -> None:
    """Presses a button behind More."""
    await actor.press(await board(actor), "More")
    await actor.press(await actor.wait_message(CHANNEL, with_button(label)), label)
    await settled(tonight)


async def told(actor: PageUser) -> str:
    """What this person's direct message of the table says now."""
    return text(await actor.wait_message("dm", lambda m: text(m).startswith("### ")))


async def planning(actor: PageUser, message: Json | None = None) -> Json:
    """The form of the plans, from this message or from behind More; and its one field."""
    before = sum(f["t"] == "modal" for f in actor.frames)
    if message is None:
        await actor.press(await board(actor), "More")
        message = await actor.wait_message(CHANNEL, with_button("Plan ahead"))
    await actor.press(message, "Plan ahead")
    await actor.wait_for(lambda: sum(f["t"] == "modal" for f in actor.frames) > before)
    return await actor.form()


def field(form: Json) -> Json:
    """The one field of a form."""
    found: Json = form["components"][0]["component"]
    return found


async def go(tonight: Evening, actor: PageUser, ways: str) -> None:
    """A move as it is written."""
    await tonight.tables.act(1, int(actor.id), await seat(tonight, actor), None, f"go {ways}", next(PRESSES))
    await tonight.bot.sync.tell(1)
    await settled(tonight)


PRESSES = iter(range(50, 10_000))


async def seat(tonight: Evening, actor: PageUser) -> Any:
    """Where this person sits."""
    return (await tonight.tables.seats_of(1, int(actor.id)))[0]


async def info(tonight: Evening) -> Any:
    """What everybody may know of the table."""
    return (await tonight.tables.table_view(1, None)).table


async def test_take_back_behind_more_and_by_slash(tonight: Evening, anna: PageUser, bjorn: PageUser):
    """The button is there for whose move it was alone; what was taken back is told to everybody."""
    await go(tonight, anna, "nn")
    await bjorn.press(await board(bjorn), "More")
    assert not with_button("Take back")(await aside(bjorn))
    old = [p["custom_id"] for p in offered(await hand(bjorn))]
    await more(tonight, anna, "Take back")
    told = text(await board(anna))
    assert "took back" in told
    assert "went 2 steps" in told
    before = (await tonight.tables._cached(1)).table
    await bjorn.press(await board(bjorn), custom_id=old[0], forged=True)
    assert (await tonight.tables._cached(1)).table == before
    await go(tonight, anna, "e")
    await anna.slash("table undo", CHANNEL)
    assert "Your move is taken back: You went 1 steps" in text(await aside(anna))
    await anna.slash("table undo", CHANNEL)
    assert "no move to take back" in text(await aside(anna))
    await bjorn.slash("table undo", CHANNEL)
    assert "no move to take back" in text(await aside(bjorn))


async def test_the_table_decides_by_buttons_on_the_board(tonight: Evening, anna: PageUser, bjorn: PageUser):
    """Asked for by the other, voted on by who may, refused to strangers, carried out at once."""
    assert "Your time for this move runs until <t:" in text(await hand(anna))
    assert "runs until" not in str(bjorn.frames)
    await bjorn.slash("table ask", CHANNEL)
    assert "still time for that move" in text(await aside(bjorn))
    await tonight.tables.tick(tonight.bot.sync.now() + PACES["day"].turn + 1)
    await more(tonight, bjorn, "Ask the table")
    shown = await board(bjorn)
    assert "0 of 1 have answered" in text(shown)
    stranger = await tonight.sit("Clara")
    await stranger.press(await board(stranger), custom_id="s:vote:1:end", forged=True)
    await anna.press(await board(anna), custom_id="s:vote:1:end", forged=True)
    assert (await info(tonight)).asked.votes == ()
    await bjorn.press(await board(bjorn), "A bot makes this move")
    await settled(tonight)
    now = await info(tonight)
    assert now.asked is None
    assert now.chairs[0].person == int(anna.id)
    assert (await tonight.tables.table_view(1, None)).view.waiting == (1,)
    assert not with_button("End the game")(await board(bjorn))


async def test_a_seat_is_handed_on_and_the_hand_with_it(tonight: Evening, anna: PageUser, bjorn: PageUser):
    """A substitute asks at the board, gets the hand when the other agrees, and the old holder has none."""
    await more(tonight, anna, "Hand on my seat")
    await anna.press(await anna.wait_message(CHANNEL, with_button("Somebody else may sit down")),
                     "Somebody else may sit down")  # fmt: skip
    await settled(tonight)
    assert not [m for m in anna.messages("dm") if offered(m)]
    clara = await tonight.sit("Clara")
    await press_verb(tonight, clara, "sit")
    assert "Jeg har spurgt bordet" in text(await aside(clara))
    assert not [m for m in clara.messages("dm") if offered(m)]
    assert f"<@{clara.id}> would like to take over seat 1" in text(await board(anna))
    await bjorn.press(await board(bjorn), "Agree")
    await settled(tonight)
    assert (await info(tonight)).chairs[0].person == int(clara.id)
    assert [p for p in offered(await hand(clara)) if ":pick:" in p["custom_id"]]
    await anna.press(await board(anna), "My hand")
    assert "not at this table" in text(await aside(anna))


async def test_a_bot_keeps_a_seat_and_its_holder_comes_back(
    tonight: Evening, anna: PageUser, bjorn: PageUser
):
    """By slash and by the button on the board."""
    await bjorn.slash("table substitute", CHANNEL)
    await bjorn.press(await aside(bjorn), "A bot keeps it for me")
    await settled(tonight)
    await go(tonight, anna, "n")
    assert (await tonight.tables.table_view(1, None)).view.waiting == (0,)
    await bjorn.press(await board(bjorn), "Back to seat 2")
    await settled(tonight)
    assert (await info(tonight)).chairs[1].person == int(bjorn.id)


async def test_a_seat_is_handed_on_to_a_person_by_slash(tonight: Evening, anna: PageUser, bjorn: PageUser):
    """Named by who leaves: no question at the table; never to who has seen another hand."""
    clara = await tonight.sit("Clara")
    await bjorn.slash("table substitute", CHANNEL, who=anna.id)
    assert "seen another hand" in text(await aside(bjorn))
    await bjorn.slash("table substitute", CHANNEL, who=clara.id, seat=2)
    assert f"free for <@{clara.id}>" in text(await aside(bjorn))
    await settled(tonight)
    await clara.slash("table sit", CHANNEL)
    await settled(tonight)
    assert (await info(tonight)).chairs[1].person == int(clara.id)
    await anna.slash("table substitute", CHANNEL, seat=1)
    await anna.press(await aside(anna), "A bot keeps it for me")
    await settled(tonight)
    assert (await info(tonight)).chairs[0].away == int(anna.id)


async def test_the_host_reads_no_hand_by_changing_seats(tonight: Evening, anna: PageUser, bjorn: PageUser):
    """Free the other's seat, give up one's own, sit down there: refused at each step; nor by way of a bot."""
    await anna.slash("table free", CHANNEL)
    await anna.press(await aside(anna), custom_id="s:free:1:1")
    assert "keeps the seat" in text(await aside(anna))
    assert (await info(tonight)).chairs[1].person == int(bjorn.id)
    await bjorn.slash("table substitute", CHANNEL)
    await bjorn.press(await aside(bjorn), "Somebody else may sit down")
    await anna.slash("table substitute", CHANNEL)
    await anna.press(await aside(anna), "A bot keeps it for me")
    await settled(tonight)
    await anna.slash("table sit", CHANNEL, seat=2)
    assert "You have seen another hand" in text(await aside(anna))
    await bjorn.press(await board(bjorn), "Sit down in seat 2")
    await anna.slash("table sit", CHANNEL, seat=1)
    await settled(tonight)
    assert [c.person for c in (await info(tonight)).chairs] == [int(anna.id), int(bjorn.id)]


async def test_the_host_frees_an_overdue_seat_and_nobody_else_does(
    tonight: Evening, anna: PageUser, bjorn: PageUser
):
    """For a game that somebody has left without a word."""
    await go(tonight, anna, "n")
    await tonight.tables.tick(tonight.bot.sync.now() + PACES["day"].turn + 1)
    await bjorn.slash("table free", CHANNEL)
    assert "Only the one who opened" in text(await aside(bjorn))
    await anna.slash("table free", CHANNEL)
    choice = [p for p in offered(await aside(anna)) if p["custom_id"] == "s:free:1:1"]
    await anna.press(await aside(anna), custom_id=choice[0]["custom_id"])
    await settled(tonight)
    assert (await info(tonight)).chairs[1].person is None
    await anna.press(await board(anna), "A bot for seat 2")
    assert (await info(tonight)).chairs[1].bot


async def test_a_moderator_frees_a_seat_at_a_table_of_others(tonight: Evening, anna: PageUser):
    """Anna may tidy up in this channel and has no seat; Clara may not."""
    bjorn, clara, emma = [await tonight.sit(name) for name in ("Björn", "Clara", "Emma")]
    await begin(tonight, bjorn, clara)
    await go(tonight, bjorn, "n")
    await tonight.tables.tick(tonight.bot.sync.now() + PACES["day"].turn + 1)
    await emma.slash("table free", CHANNEL)
    assert "Dat kan alleen" in text(await aside(emma))
    await anna.slash("table free", CHANNEL)
    await anna.press(await aside(anna), custom_id="s:free:1:1")
    await settled(tonight)
    assert (await info(tonight)).chairs[1].person is None
    await emma.slash("table sit", CHANNEL)
    assert "Ik heb het de tafel gevraagd" in text(await aside(emma))
    await settled(tonight)
    await bjorn.slash("table vote", CHANNEL, answer="yes")
    await settled(tonight)
    assert (await info(tonight)).chairs[1].person == int(emma.id)


async def test_moves_are_planned_by_a_form_and_by_slash(tonight: Evening, anna: PageUser, bjorn: PageUser):
    """Kept, shown again when the form opens, bad ones refused, and nobody else sees any of it."""
    await bjorn.press(await board(bjorn), "More")
    await bjorn.press(await bjorn.wait_message(CHANNEL, with_button("Plan ahead")), "Plan ahead")
    form = await bjorn.form()
    await bjorn.submit(form, plan="go ww\ngo e")
    assert "go ww" in text(await aside(bjorn))
    await bjorn.slash("table plan", CHANNEL, moves="fly home")
    assert await tonight.tables.around.plans(1, 1, int(bjorn.id)) == ("go ww", "go e")
    assert "go ww" not in str(anna.frames)
    await go(tonight, anna, "n")
    await asyncio.gather(tonight.tables.tick(tonight.bot.sync.now() + PACES["day"].plan))
    assert (await tonight.tables.table_view(1, None)).view.ways == (1, 2)
    await bjorn.slash("table plan", CHANNEL)
    assert "No moves are planned" in text(await aside(bjorn))


async def test_a_plan_with_a_bad_line_is_kept_and_says_which(
    tonight: Evening, anna: PageUser, bjorn: PageUser
):
    """The form comes back with all that was typed in it; the plans before stay until it can be read."""
    await bjorn.slash("table plan", CHANNEL, moves="go e")
    await bjorn.submit(await planning(bjorn), plan="go ww\nfly *home*\ngo n")
    answer = await aside(bjorn)
    assert "Line 2 is no move: fly \\*home\\*" in text(answer)
    assert await tonight.tables.around.plans(1, 1, int(bjorn.id)) == ("go e",)
    form = await planning(bjorn, answer)
    assert field(form)["value"] == "go ww\nfly *home*\ngo n"
    await bjorn.submit(form, plan="go ww\ngo n")
    assert await tonight.tables.around.plans(1, 1, int(bjorn.id)) == ("go ww", "go n")
    assert field(await planning(bjorn))["value"] == "go ww\ngo n"
    await bjorn.slash("table plan", CHANNEL, moves=";".join(["go e"] * 11))
    assert "At most 10" in text(await aside(bjorn))
    assert "*home" not in str(anna.frames)


async def test_examples_of_plans_are_moves_that_are_offered_now(
    tonight: Evening, anna: PageUser, bjorn: PageUser
):
    """Never one of another phase; who is offered nothing is shown none."""
    shown = field(await planning(anna))["placeholder"]
    assert set(shown.split(" · ")) < set(await tonight.tables.moves(1, 0, int(anna.id)))
    assert not field(await planning(bjorn)).get("placeholder")


async def test_the_hand_says_when_the_plan_plays(tonight: Evening, anna: PageUser, bjorn: PageUser):
    """Who sees only buttons thinks his plan forgotten; nobody else gets a byte of it."""
    await bjorn.slash("table plan", CHANNEL, moves="go ww; go e")
    await settled(tonight)
    assert "Planned for your next turn: `go ww` · `go e`" in await told(bjorn)
    await go(tonight, anna, "n")
    due = await tonight.tables._store.plan_at(1, 1)
    assert f"Your plan plays <t:{due}:R>, the first move that is legal: `go ww` · `go e`" in text(
        await hand(bjorn)
    )
    await bjorn.slash("table plan", CHANNEL)
    await settled(tonight)
    assert "plan plays" not in await told(bjorn)
    await bjorn.slash("table plan", CHANNEL, moves="go ww; go e")
    assert due is not None
    for table in await tonight.tables.tick(due):
        await tonight.bot.sync.tell(table)
    await settled(tonight)
    assert "Planned for your next turn: `go e`" in await told(bjorn)
    assert "go ww" not in str(anna.frames)


async def test_a_plan_that_cannot_be_played_is_told_to_its_owner_alone(
    tonight: Evening, anna: PageUser, bjorn: PageUser
):
    """In his hand, where he looks when it is his turn; nobody else gets a byte of it."""
    await go(tonight, anna, "n")
    await bjorn.slash("table plan", CHANNEL, moves="note 1 n cat")
    await settled(tonight)
    seen = len(anna.frames)
    calls = len(tonight.box.calls)
    for table in await tonight.tables.tick(tonight.bot.sync.now() + PACES["day"].plan):
        await tonight.bot.sync.tell(table)
    await settled(tonight)
    said = [m for m in bjorn.messages("dm") if "not possible when your turn came: `note 1 n cat`" in text(m)]
    assert len(said) == 1
    assert len(anna.frames) == seen
    assert [call.method for call in list(tonight.box.calls)[calls:]] == ["PATCH"]
    await go(tonight, bjorn, "w")
    await go(tonight, anna, "n")
    await tonight.tables.tick(tonight.bot.sync.now() + PACES["day"].plan)
    assert await tonight.tables.around.dropped(1, 1, int(bjorn.id)) == ()


async def test_bots_alone_are_watched(tonight: Evening, anna: PageUser):
    """Opened, filled with bots, looked on at, faster by a select."""
    guild = int(tonight.bot.guilds[0].id)
    table = await tonight.tables.open_table(
        "stroll", guild=guild, channel=int(anna.channel(CHANNEL)), host=int(anna.id), press=1
    )
    await tonight.tables.add_bot(table, int(anna.id))
    await tonight.bot.sync.tell(table)
    await press_verb(tonight, anna, "watch")
    await press_verb(tonight, anna, "start")
    await anna.choose(await board(anna), ["5"], custom_id="s:speed:1")
    await settled(tonight)
    before = (await tonight.tables.table_view(1, None)).upto
    assert await tonight.tables.tick(tonight.bot.sync.now() + 11) == (1,)
    assert (await tonight.tables.table_view(1, None)).upto == before + 1


async def test_bots_alone_are_watched_by_slash(tonight: Evening, anna: PageUser, clara: PageUser):
    """The twin of the buttons: up from one's seat, and how fast; nobody else may say it."""
    guild = int(tonight.bot.guilds[0].id)
    table = await tonight.tables.open_table(
        "stroll", guild=guild, channel=int(anna.channel(CHANNEL)), host=int(anna.id), press=1
    )
    await tonight.tables.add_bot(table, int(anna.id))
    await tonight.bot.sync.tell(table)
    await clara.slash("table watch", CHANNEL, speed="5")
    assert "åbnede bordet" in text(await aside(clara))
    await anna.slash("table watch", CHANNEL, speed="30")
    assert "look on" in text(await aside(anna))
    info = (await tonight.tables.table_view(table, None)).table
    assert (info.speed, [chair.bot for chair in info.chairs]) == (30, [True, True])
    await anna.slash("table watch", CHANNEL, speed="120")
    await settled(tonight)
    assert (await tonight.tables.table_view(table, None)).table.speed == 120


async def test_a_table_comes_along_to_another_channel(tonight: Evening, anna: PageUser, bjorn: PageUser):
    """When the other agrees, the board appears where it was asked for."""
    await anna.slash("table move-here", "spil")
    await settled(tonight)
    assert "if the others agree" in text(await aside(anna, "spil"))
    assert "would like to take the table to <#" in text(await board(bjorn))
    await bjorn.press(await board(bjorn), "Agree")
    await settled(tonight)
    await anna.wait_message("spil", with_button("My hand"))
    assert not [m for m in anna.messages(CHANNEL) if not m.get("ephemeral") and offered(m)]


async def test_a_person_says_when_he_may_be_disturbed(tonight: Evening, anna: PageUser):
    """Zone by its city in one's own language, quiet hours, weekends, holidays, notices."""
    await anna.locale("da")
    names = await anna.complete("settings zone", "zone", CHANNEL, zone="københ")
    assert [(c["name"], c["value"]) for c in names] == [("København, Danmark", "Europe/Copenhagen")]
    await anna.slash("settings zone", CHANNEL, zone="Europe/Copenhagen")
    assert "København, Danmark" in text(await aside(anna))
    await anna.slash("settings zone", CHANNEL, zone="Mars/Olympus")
    assert "zone kender jeg ikke" in text(await aside(anna))
    await anna.slash("settings quiet", CHANNEL, **{"from": 22, "to": 8})
    await anna.slash("settings weekends", CHANNEL, rest="on")
    await anna.slash("settings away", CHANNEL, days=10)
    await anna.slash("settings notices", CHANNEL, how="digest")
    await anna.slash("settings auto", CHANNEL, play="on")
    known = await tonight.tables.person(int(anna.id))
    assert (known.zone, known.quiet, known.weekends) == ("Europe/Copenhagen", (22, 8), True)
    assert (known.notify, known.auto) == ("digest", True)
    assert known.away_until - known.away_from == 10 * 24 * 3600
    await anna.slash("settings quiet", CHANNEL, **{"from": 7, "to": 7})
    await anna.slash("settings away", CHANNEL, days=0)
    known = await tonight.tables.person(int(anna.id))
    assert (known.quiet, known.away_until) == (None, 0)


@pytest.mark.parametrize("how", ["ping", "dm"])
async def test_a_notice_comes_as_wished_and_goes_with_the_move(
    tonight: Evening, anna: PageUser, bjorn: PageUser, how: Any
):
    """By a ping at the table or a direct message; withdrawn when the move has been made."""
    await tonight.tables.set_person(int(anna.id), notify=how)
    place = "dm" if how == "dm" else CHANNEL
    for ring in await tonight.tables.notices.rings(tonight.bot.sync.now() + 3600):
        tonight.bot.sync.ring(ring)
    await settled(tonight)
    assert [m for m in anna.messages(place) if "your turn" in text(m) and not offered(m)]
    await go(tonight, anna, "n")
    assert not [m for m in anna.messages(place) if "it is your turn" in text(m) and not offered(m)]


async def test_the_end_is_told_to_who_was_not_there(tonight: Evening, anna: PageUser, bjorn: PageUser):
    """Whoever has just resigned knows; the other is told once."""
    await tonight.tables.resign(1, int(anna.id), 77)
    await tonight.bot.sync.tell(1)
    rings = await tonight.tables.notices.rings(tonight.bot.sync.now() + 3600)
    assert [(r.person, r.what) for r in rings] == [(int(bjorn.id), "over")]
    tonight.bot.sync.ring(rings[0])
    await settled(tonight)
    assert [m for m in bjorn.messages(CHANNEL) if "is over:" in text(m)]


async def test_who_deletes_his_data_leaves_the_game_to_a_bot(
    tonight: Evening, anna: PageUser, bjorn: PageUser
):
    """In the middle of a game: told what is kept, and then none of it is; the others play on."""
    await tonight.tables.set_person(int(bjorn.id), suits="four")
    await bjorn.slash("privacy", CHANNEL)
    assert "your Discord number" in text(await aside(bjorn))
    assert (await info(tonight)).chairs[1].person == int(bjorn.id)
    await bjorn.slash("privacy", CHANNEL, delete="on")
    await settled(tonight)
    chair = (await info(tonight)).chairs[1]
    assert (chair.person, chair.bot, chair.away) == (None, True, None)
    assert (await tonight.tables.person(int(bjorn.id))).suits == "two"
    assert not [m for m in bjorn.messages("dm") if offered(m)]
    await go(tonight, anna, "n")
    assert (await tonight.tables.table_view(1, None)).view.waiting == (0,)


async def test_a_digest_tells_all_that_waits(tonight: Evening, anna: PageUser, bjorn: PageUser):
    """One direct message with the tables, in the morning."""
    await tonight.tables.set_person(int(anna.id), notify="digest", zone="UTC")
    now = tonight.bot.sync.now()
    assert not [r for r in await tonight.tables.notices.rings(now + 3600) if r.person == int(anna.id)]
    (ring,) = [r for r in await tonight.tables.notices.rings(now + 30 * 3600) if r.person == int(anna.id)]
    assert ring.digest
    Workshop(tonight.box).apply({"act": "fail", "path": "/messages", "status": 503, "times": 9})
    page = await my_games(tonight.bot.dispatcher, ring.person)
    await tonight.bot.sync.digest([ring], page)
    assert await tonight.tables.notices.rings(now + 30 * 3600) == (), "not with the next tick"
    await asyncio.sleep(1.1)
    assert await tonight.tables.notices.rings(now + 30 * 3600) == (ring,), "not told: again"
    Workshop(tonight.box).apply({"act": "mend"})
    await tonight.bot.sync.digest([ring], page)
    assert await tonight.tables.notices.rings(now + 30 * 3600) == ()
    told = await anna.wait_message("dm", lambda m: "Your tables" in text(m))
    assert "your turn" in text(told)

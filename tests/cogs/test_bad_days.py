"""Bad days: refused calls, outages, locked threads, people who were removed. All is made good later."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from cogs.commands.house import my_games
from games.contract import Seat
from locales import LANGUAGES, speech
from sandbox.page_user import PageUser, offered, text
from sandbox.workshop import Workshop
from sandbox.world import permissions as may
from tests.cogs.evening import Evening, Json, evening, settled
from tests.cogs.players import CHANNEL
from tests.cogs.stroll import FORMS, STROLL, at_home
from tests.cogs.test_around import PRESSES, board, go, hand, info, seat
from tests.cogs.test_forms import begin

SILENT = 1 << 12
WAITS = "cogs.delivery.notices.WAITS"
MESSAGE = r"/channels/\d+/messages/\d+"


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


@pytest.fixture
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Failed messages are tried again after moments."""
    monkeypatch.setattr(WAITS, (0.05,) * 3)
    monkeypatch.setattr("cogs.delivery.retries.SPACING", 0.01, raising=False)


@pytest.fixture
def slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Failed messages are tried again when the test is over."""
    monkeypatch.setattr(WAITS, (3600.0,) * 24)


async def until(holds: Callable[[], Any]) -> None:
    """Waits until that is true."""
    async with asyncio.timeout(8):
        while not holds():  # noqa: ASYNC110  # it tells nobody when
            await asyncio.sleep(0.01)


async def moved(tonight: Evening, actor: PageUser, ways: str = "n") -> None:
    """A move that is committed; its messages are left to whoever brings them up to date."""
    table_seat = await seat(tonight, actor)
    await tonight.tables.act(1, int(actor.id), table_seat, None, f"go {ways}", next(PRESSES))


def boards(actor: PageUser) -> list[Json]:
    """The messages in the channel that everybody can press."""
    return [m for m in actor.messages(CHANNEL) if offered(m) and not m.get("ephemeral")]


def is_told(actor: PageUser, steps: int) -> bool:
    """Whether a board tells of a move of so many steps."""
    return any(f"went {steps} steps" in text(m) for m in boards(actor))


def may_choose(actor: PageUser) -> bool:
    """Whether the person's direct message offers a move."""
    return any(":pick:" in p["custom_id"] for m in actor.messages("dm") for p in offered(m))


# -- what is refused or lost is tried again


@pytest.mark.parametrize("status", [400, 401, 403, 404])
async def test_a_bare_refusal_is_tried_again(
    tonight: Evening, anna: PageUser, bjorn: PageUser, quickly: None, status: int
):
    """Without a code of Discord's nobody knows what it means: the board and the next hand still come."""
    tonight.box.fail("PATCH", MESSAGE, status, times=5)
    await go(tonight, anna, "nnn")
    await until(lambda: is_told(bjorn, 3) and may_choose(bjorn))


async def test_a_long_outage_is_no_reason_to_give_up(
    tonight: Evening, anna: PageUser, bjorn: PageUser, quickly: None
):
    """More failures than there are waits: the last wait repeats (F11)."""
    tonight.box.fail("PATCH", MESSAGE, 503, times=20)
    await go(tonight, anna, "nnn")
    await until(lambda: is_told(bjorn, 3) and may_choose(bjorn))


@pytest.mark.parametrize("how", ["resumed", "identified anew"])
async def test_a_connection_that_is_back_brings_all_that_was_lost(
    tonight: Evening, anna: PageUser, bjorn: PageUser, slowly: None, how: str
):
    """After an outage nobody waits for the next try: RESUMED and READY start it at once."""
    tonight.box.fail("PATCH", MESSAGE, 503, times=3)
    await go(tonight, anna, "nnn")
    assert not is_told(bjorn, 3)
    tonight.box.knobs.failures.clear()
    if how == "resumed":
        tonight.box.gateway.drop()
    else:
        tonight.box.gateway.invalidate(resumable=False)
    await until(lambda: is_told(bjorn, 3) and may_choose(bjorn))


async def test_what_is_behind_is_found_within_the_hour(tonight: Evening, anna: PageUser, bjorn: PageUser):
    """Whatever was forgotten on the way is found by the look at the database."""
    await moved(tonight, anna, "nnn")
    tonight.bot.sync.recover_hourly()
    await settled(tonight)
    assert not is_told(bjorn, 3), "not twice within the hour"
    tonight.bot.sync._recover_at = 0.0
    await tonight.bot._tick()
    await until(lambda: is_told(bjorn, 3) and may_choose(bjorn))


async def test_a_hand_that_never_came_comes_after_a_restart(
    tonight: Evening, anna: PageUser, bjorn: PageUser, slowly: None
):
    """No message of it was ever noted down, so nothing is behind; it is missing all the same."""
    (shown,) = [m for m in await tonight.tables.messages(1) if m.slot == "hand-1"]
    tonight.box.messages.delete(tonight.box.world.messages[str(shown.message)])
    await tonight.tables.forget(1, "hand-1")
    failure = tonight.box.fail("POST", rf"/channels/{shown.channel}/messages", 403, times=9)
    await go(tonight, anna, "n")
    assert failure.times < 9
    assert not may_choose(bjorn)
    await tonight.stop(gently=False)
    tonight.box.knobs.failures.clear()
    await tonight.start()
    await until(lambda: may_choose(bjorn))


async def test_a_lost_answer_leaves_no_old_page(
    tonight: Evening, anna: PageUser, bjorn: PageUser, quickly: None
):
    """Posted, the answer lost, a move meanwhile: Discord answers the second try with the first page."""
    await bjorn.say(CHANNEL, "hello there")
    await anna.wait_message(CHANNEL, lambda m: m["content"] == "hello there")
    place = tonight.box.channel(CHANNEL).id
    tonight.box.fail("POST", rf"/channels/{place}/messages", 503, accepted=True)
    tonight.box.fail("POST", rf"/channels/{place}/messages", 503)
    await go(tonight, anna, "nnn")
    await moved(tonight, bjorn, "wwww")
    await until(lambda: is_told(anna, 4))
    await until(lambda: len(boards(anna)) == 1)


async def test_direct_messages_opened_too_fast_go_on_after_the_pause(
    tonight: Evening, anna: PageUser, monkeypatch: pytest.MonkeyPatch
):
    """40003 stops all first messages for a while (F16); then they come, without another move."""
    monkeypatch.setattr("cogs.delivery.updates.DM_PAUSE", 0.2, raising=False)
    tonight.box.knobs.dm_opens = 1
    bjorn = await tonight.sit("Björn")
    await begin(tonight, anna, bjorn)
    assert bool(anna.messages("dm")) is not bool(bjorn.messages("dm"))
    tonight.box.knobs.dm_opens = 25
    await until(lambda: bool(may_choose(anna) and bjorn.messages("dm")))


async def test_a_server_that_refuses_everything_is_asked_less_and_less(
    tonight: Evening, anna: PageUser, bjorn: PageUser, monkeypatch: pytest.MonkeyPatch
):
    """F13: at most 3 tries a message before only its timer tries again, however often the table moves."""
    monkeypatch.setattr(WAITS, (0.01, 0.01, 3600.0))
    monkeypatch.setattr("cogs.delivery.retries.SPACING", 0.01, raising=False)
    tonight.box.fail("*", r"/channels/", 403, times=10_000)
    players = [anna, bjorn]
    for n in range(6):
        await go(tonight, players[n % 2], "ns"[n % 2])
        await asyncio.sleep(0.05)
    refused = [call for call in tonight.box.calls if call.status == 403]
    assert 3 <= len(refused) <= 9, "3 messages: the board and two hands"


async def test_closed_direct_messages_are_not_hammered_by_looking_again(
    tonight: Evening, anna: PageUser, quickly: None
):
    """F15: one 50007 a day, however often it is looked for what is missing."""
    tonight.box.dms("Björn", open=False)
    bjorn = await tonight.sit("Björn")
    await begin(tonight, anna, bjorn)
    for way in "ns":
        await go(tonight, anna if way == "n" else bjorn, way)
        tonight.bot.sync.recover()
        await settled(tonight)
    assert [c.response["code"] for c in tonight.box.calls if c.status == 403] == [50007]


async def test_a_digest_that_is_refused_comes_later_and_not_every_five_seconds(
    tonight: Evening, anna: PageUser, bjorn: PageUser, monkeypatch: pytest.MonkeyPatch
):
    """Told is only what was told; and a bare 403 is not asked for with each tick."""
    monkeypatch.setattr(WAITS, (0.3,))
    monkeypatch.setattr("cogs.delivery.retries.SPACING", 0.01, raising=False)
    await tonight.tables.set_person(int(anna.id), notify="digest", zone="UTC")
    now = tonight.bot.sync.now()
    await tonight.tables.notices.rings(now + 3600)
    failure = tonight.box.fail("POST", r"/channels/\d+/messages", 403)
    for _ in range(3):
        await tonight.bot.keep_time(now + 30 * 3600)
    assert failure.times == 0
    assert not [m for m in anna.messages("dm") if "Your tables" in text(m)]
    await asyncio.sleep(0.4)
    await tonight.bot.keep_time(now + 30 * 3600)
    await anna.wait_message("dm", lambda m: "Your tables" in text(m))


# -- places


async def test_a_locked_thread_keeps_its_board(tonight: Evening, anna: PageUser, bjorn: PageUser):
    """Edit 50083, then 160005: the old board stays, the game rests, its players are told; and it goes on."""
    place = tonight.box.channel(CHANNEL)
    thread = tonight.box.threads.start(place, anna.id, {"name": "corner", "type": 11})
    await tonight.tables.around.move_here(1, int(anna.id), int(thread.id), 71)
    await tonight.tables.around.vote(1, int(bjorn.id), "yes", 72)
    await tonight.bot.sync.tell(1)
    await settled(tonight)
    (old,) = [m for m in await tonight.tables.messages(1) if m.slot == "board"]
    assert old.channel == int(thread.id)
    Workshop(tonight.box).apply({"act": "lock", "thread": thread.id})
    await go(tonight, anna, "nnn")
    assert str(old.message) in tonight.box.world.messages
    rows = await tonight.tables._store.open_tables()
    assert [row.rests for row in rows] == ["channel"]
    for actor in (anna, bjorn):
        await actor.wait_message("dm", lambda m: "is locked" in text(m))
    calls = len(tonight.box.calls)
    await go(tonight, bjorn, "w")
    later = list(tonight.box.calls)[calls:]
    assert not [c for c in later if thread.id in c.path], "a place that is none is left alone"
    owner = tonight.box.world.guilds[thread.guild_id or ""].owner_id
    tonight.box.threads.change(thread, owner, {"archived": False, "locked": False})
    await until(lambda: any("went 1 steps" in text(m) for m in anna.messages(thread.id)))
    await settled(tonight)
    rows = await tonight.tables._store.open_tables()
    assert [row.rests for row in rows] == [None]
    for actor in (anna, bjorn):
        assert not [m for m in actor.messages("dm") if "is locked" in text(m)]


async def test_the_old_board_goes_also_where_that_fails_at_first(
    tonight: Evening, anna: PageUser, bjorn: PageUser, slowly: None
):
    """Posted, then killed before the old one is deleted: after the start there is one board again."""
    await bjorn.say(CHANNEL, "hello there")
    await anna.wait_message(CHANNEL, lambda m: m["content"] == "hello there")
    tonight.box.fail("DELETE", MESSAGE, 503, times=9)
    await go(tonight, anna, "nnn")
    assert is_told(anna, 3)
    await tonight.stop(gently=False)
    tonight.box.knobs.failures.clear()
    await tonight.start()
    await until(lambda: len(boards(anna)) == 1)
    assert is_told(anna, 3)
    assert [m.slot for m in await tonight.tables.messages(1)] == ["board", "hand-0", "hand-1"]


async def test_a_channel_that_refuses_is_tried_again_when_it_has_changed(
    tonight: Evening, anna: PageUser, bjorn: PageUser
):
    """A moderator gives the right back: the board comes at once, without a press or a move."""
    channel = tonight.box.channel(CHANNEL)
    tonight.box.deny(channel, may.VIEW_CHANNEL)
    await go(tonight, anna, "nnn")
    assert not is_told(bjorn, 3)
    tonight.box.deny(channel, 0)
    tonight.bot.sync.channel_changed(int(channel.id))
    await until(lambda: is_told(bjorn, 3))


async def test_who_cannot_be_called_in_the_channel_is_called_directly(
    tonight: Evening, anna: PageUser, bjorn: PageUser
):
    """A notice to nowhere would count as told."""
    tonight.box.deny(tonight.box.channel(CHANNEL), may.VIEW_CHANNEL)
    for ring in await tonight.tables.notices.rings(tonight.bot.sync.now() + 3600):
        tonight.bot.sync.ring(ring)
    await settled(tonight)
    await anna.wait_message("dm", lambda m: "it is your turn" in text(m))


async def test_a_board_that_is_posted_again_makes_no_sound(tonight: Evening, anna: PageUser, bjorn: PageUser):
    """The first board invites and is heard; the same board further down is not news."""
    await bjorn.say(CHANNEL, "hello there")
    await anna.wait_message(CHANNEL, lambda m: m["content"] == "hello there")
    await go(tonight, anna, "n")
    await anna.slash("table show", CHANNEL)
    await settled(tonight)
    place = tonight.box.channel(CHANNEL).id
    posts = [c for c in tonight.box.calls if (c.method, c.path) == ("POST", f"/channels/{place}/messages")]
    assert [bool(c.request["flags"] & SILENT) for c in posts] == [False, True, True]


async def test_a_ping_speaks_the_language_of_its_channel(tonight: Evening, anna: PageUser, bjorn: PageUser):
    """Everybody there reads it; a direct message is in the person's own language."""
    place = tonight.box.channel(CHANNEL)
    await tonight.tables.set_place(int(place.id), language="da")
    await tonight.tables.set_person(int(anna.id), language="nl")
    for ring in await tonight.tables.notices.rings(tonight.bot.sync.now() + 3600):
        tonight.bot.sync.ring(ring)
    await settled(tonight)
    assert [m for m in bjorn.messages(CHANNEL) if "det er din tur" in text(m)]
    assert not [m for m in bjorn.messages(CHANNEL) if "je bent aan de beurt" in text(m)]


# -- lists


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_of_many_tables_the_most_urgent_are_listed(
    tonight: Evening, anna: PageUser, bjorn: PageUser, lang: str
):
    """The list keeps its first lines, and says how many tables it leaves out."""
    guild, person = int(tonight.bot.guilds[0].id), int(anna.id)
    for n in range(39):
        table = await tonight.tables.open_table(
            "stroll", guild=guild, channel=5_000 + n, host=6_000 + n, press=7_000 + n
        )
        await tonight.tables.join(table, person, 8_000 + n)
    await tonight.tables.set_person(person, language=lang)
    page = await my_games(tonight.bot.dispatcher, person)
    shown = text({"content": "", "attachments": [], "components": page.view.to_components()})
    first, *others = shown.splitlines()[1:]
    until_when = await tonight.tables.deadline(1, Seat(0))
    assert until_when is not None
    assert str(until_when.until) in first
    links = shown.count("https://")
    assert links > 15
    assert others[-1] == speech(lang).say("my-games-more", count=40 - links)
    assert len(shown) <= 4_000


# -- people who are no longer there


async def test_who_was_removed_plays_no_longer_from_old_direct_messages(
    tonight: Evening, anna: PageUser, bjorn: PageUser, monkeypatch: pytest.MonkeyPatch
):
    """Refused by button and by command, with the reason; back in the server they play on."""
    monkeypatch.setattr("cogs.delivery.departures.KNOWN_FOR", 0.0, raising=False)
    tonight.bot.sync.absence.__dict__.setdefault("_there", {}).clear()
    guild = str(tonight.bot.guilds[0].id)
    tonight.box.guilds.create("Elsewhere", tonight.box.world.people, bot=True)
    await until(lambda: len(tonight.bot.guilds) == 2)
    Workshop(tonight.box).apply({"act": "leave", "guild": guild, "person": anna.id})
    length = tonight.length()
    await walk_on(tonight, anna)
    told = await anna.wait_message("dm", lambda m: m.get("ephemeral"))
    assert "no longer in the server" in text(told)
    assert "has left the server" in text(await board(bjorn))
    await anna.slash("table hand", "dm")
    assert len([m for m in anna.messages("dm") if "no longer in the server" in text(m)]) == 2
    assert tonight.length() == length + 1, "the table was asked, and nothing was played"
    Workshop(tonight.box).apply({"act": "join", "guild": guild, "person": anna.id})
    await walk_on(tonight, anna)
    await walk_on(tonight, anna)
    assert (await tonight.tables.table_view(1, None)).view.waiting == (1,)
    assert (await info(tonight)).asked is None


async def walk_on(tonight: Evening, actor: PageUser) -> None:
    """Presses what ends the move in the direct message, or else the first step that it offers."""
    message = await hand(actor)
    ids = [p["custom_id"] for p in offered(message) if p["custom_id"].split(":")[1] in ("pick", "do")]
    await actor.press(message, custom_id=min(ids, key=lambda id: id.split(":")[1]))
    await settled(tonight)


async def test_a_press_asks_for_its_maker_once_a_minute(tonight: Evening, anna: PageUser, bjorn: PageUser):
    """Not with each press, and not at all while the person is seen in the server."""

    def asked() -> int:
        path = f"/guilds/{tonight.bot.guilds[0].id}/members/{anna.id}"
        return len([c for c in tonight.box.calls if c.path == path])

    before = asked()
    for _ in range(2):
        await walk_on(tonight, anna)
    assert (await tonight.tables.table_view(1, None)).view.waiting == (1,)
    assert asked() == before + 1
    tonight.bot.sync.absence._there.clear()
    await go(tonight, bjorn, "w")
    await anna.slash("table show", CHANNEL)
    for _ in range(2):
        await walk_on(tonight, anna)
    assert asked() == before + 1


@pytest.mark.parametrize(("status", "hang_up"), [(403, False), (404, False), (503, False), (503, True)])
async def test_what_discord_does_not_say_stops_no_player(
    tonight: Evening, anna: PageUser, bjorn: PageUser, status: int, hang_up: bool
):
    """Only "no such member" is an answer; with everything else the press counts."""
    failure = tonight.box.fail("GET", r"/guilds/\d+/members/", status, times=99, hang_up=hang_up)
    for _ in range(2):
        await walk_on(tonight, anna)
    asked = 99 - failure.times
    assert asked == 1 or (hang_up and asked == 2), "aiohttp itself repeats a request whose line broke"
    assert (await tonight.tables.table_view(1, None)).view.waiting == (1,)


async def test_a_slow_answer_about_a_member_stops_no_player(
    tonight: Evening, anna: PageUser, bjorn: PageUser, monkeypatch: pytest.MonkeyPatch
):
    """A rate limit would hold the press for longer than Discord waits for its answer."""
    monkeypatch.setattr("cogs.delivery.departures.LOOK_FOR", 0.1)
    tonight.box.fail("GET", r"/guilds/\d+/members/", 429, times=99, retry_after=5.0)
    for _ in range(2):
        await asyncio.wait_for(walk_on(tonight, anna), 3.0)
    assert (await tonight.tables.table_view(1, None)).view.waiting == (1,)

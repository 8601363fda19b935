"""Kínaskák through the sandbox: two to six seats, restarts, wishes, melds by form, a family's rounds."""

import logging
import re

import pytest

from games.contract import Seat
from games.kinaskak.melds import contracts
from games.kinaskak.rules import KINASKAK
from sandbox.page_user import offered, text
from tests.cogs.messages import is_over, live_boards, opened
from tests.cogs.pages.test_limits import check_modal
from tests.cogs.pages.test_secrecy import Watch, named
from tests.cogs.player import (
    CHANNEL,
    Player,
    after,
    connect_players,
    fill_table,
    play_until,
    press_shown,
    press_verb,
    set_rules,
)
from tests.cogs.sandbox_bot import Json, SandboxBot, with_button
from tests.cogs.toy_table import hand
from tests.games.kinaskak.test_ladder import FAMILY

pytestmark = pytest.mark.sampled("at a game")

SHORT = "Short|1s3|packs:1|jokers:2|deal:5|buys:1|fine:50|values:0,10,15,25"


async def open_kinaskak(sandbox_bot: SandboxBot, count: int, bots: int, **rules: str) -> list[Player]:
    """A full table that has not begun, with these house rules."""
    sandbox_bot.box.knobs.answer_within = 60.0  # a first picture may take long on a busy machine
    players = await connect_players(sandbox_bot, count)
    await fill_table("kinaskak", players)
    await set_rules(players, **rules)
    for _ in range(bots):
        await press_verb(players[0].actor, "bot")
    return players


async def play_through(
    sandbox_bot: SandboxBot, players: list[Player], parts: tuple[int, ...], stretch: int | None = None
) -> None:
    """Plays a whole game with two restarts; or some moves, after which one player resigns."""
    await press_verb(players[0].actor, "start")
    for part in parts:
        some = after(part)
        await play_until(players, lambda some=some: some() or is_over(players[0].actor), most=4000)
        await sandbox_bot.fall()
    before = sandbox_bot.length()

    def has_played() -> bool:
        return is_over(players[0].actor) or (stretch is not None and sandbox_bot.length() - before > stretch)

    await play_until(players, has_played, most=9000)
    if not is_over(players[0].actor):
        await players[0].actor.slash("table resign", CHANNEL)
        await press_shown(players[0].actor, "Yes, resign")
        await players[0].actor.wait_for(lambda: is_over(players[0].actor))
    assert len(live_boards(players[0].actor)) == 1
    if len(players) > 1:
        assert players[1].actor.messages("dm") == []


@pytest.mark.sampled("evenings")
@pytest.mark.parametrize(("people", "bots", "buying"), [(2, 0, "wishes"), (2, 2, "ask"), (3, 3, "wishes")])
async def test_a_short_game_over_restarts(
    sandbox_bot: SandboxBot, people: int, bots: int, buying: str
) -> None:
    """With two, four and six seats, a short game is played on after two restarts."""
    players = await open_kinaskak(sandbox_bot, people, bots, ladder=SHORT, buying=buying)
    # Two who press anything take long to be out: they play a stretch, and the whole game in the soak.
    await play_through(sandbox_bot, players, (4, 5), stretch=None if bots else 40)


@pytest.mark.soak
@pytest.mark.parametrize(("people", "bots"), [(2, 0), (2, 2), (3, 3)])
async def test_a_whole_game_over_restarts(sandbox_bot: SandboxBot, people: int, bots: int) -> None:
    """With two, four and six seats, all eight rounds are scored over three restarts."""
    players = await open_kinaskak(sandbox_bot, people, bots)
    await play_through(sandbox_bot, players, (9, 31, 60))
    assert len((await sandbox_bot.view()).sheet) == 8


async def begun(sandbox_bot: SandboxBot, **rules: str) -> tuple[Player, Player]:
    """A game of two that has just been dealt."""
    anna, bjorn = await open_kinaskak(sandbox_bot, 2, 0, **rules)
    await press_verb(anna.actor, "start")
    return anna, bjorn


async def test_a_wish_takes_one_press_from_the_open_hand(sandbox_bot: SandboxBot) -> None:
    """The hand has a row of wishes, in which the one that stands is marked and cannot be pressed."""
    anna, _ = await begun(sandbox_bot)
    seat = ((await sandbox_bot.tables.fetch(1)).seats_of(int(anna.actor.id)))[0]
    before = sandbox_bot.length()
    await anna.actor.press(await hand(anna.actor), "Any card")
    assert (await sandbox_bot.view(seat)).wish == "ANY"
    assert sandbox_bot.length() == before + 1
    shown = await anna.actor.wait_message("dm", lambda m: "Any card ✓" in str(m["components"]))
    assert not with_button("Any card ✓")(shown)
    assert with_button("Never this round")(shown)


async def test_behind_the_wishes_lies_the_own_turn(sandbox_bot: SandboxBot) -> None:
    """The page of wishes has a button Back to the question that the table waits for; its form is grey."""
    anna, _ = await begun(sandbox_bot, deals="seat-1")
    actor = anna.actor
    await actor.press(await hand(actor), "Wishes …")
    page = await actor.wait_message("dm", with_button("Another wish …"))
    styles = {part.get("label"): part.get("style") for part in offered(page)}
    assert styles["Another wish …"] == 2
    await actor.press(page, "Back")
    await actor.wait_message("dm", with_button("Wishes …"))


async def test_a_wish_is_left_by_a_form_and_shows_to_nobody(sandbox_bot: SandboxBot) -> None:
    """A form stores a wish for hearts from five to eight; the public view and the board stay the same."""
    anna, _ = await begun(sandbox_bot)
    board = await sandbox_bot.view()
    shown = await anna.board()
    await anna.actor.press(await hand(anna.actor), "Wishes …")
    form = await opened(anna.actor, await hand(anna.actor), "Another wish …")
    check_modal(form)
    labels = [part["label"] for part in form["components"]]
    await anna.actor.submit(form, **dict(zip(labels, (["A", "JK"], ["H"], ["5"], ["8"]), strict=True)))
    seat = ((await sandbox_bot.tables.fetch(1)).seats_of(int(anna.actor.id)))[0]
    assert (await sandbox_bot.view(seat)).wish == "JK A H5-8"
    assert await sandbox_bot.view() == board
    assert (await anna.board())["id"] == shown["id"]
    assert await anna.board() == shown


async def test_a_notice_tells_nobody_who_has_answered(sandbox_bot: SandboxBot) -> None:
    """In an open purchase, a notice to a player who has not answered adds no message to the channel."""
    players = await open_kinaskak(sandbox_bot, 3, 0, buying="ask")
    await press_verb(players[0].actor, "start")
    turn = (await sandbox_bot.view()).turn
    await players[turn].actor.slash("kinaskak play", CHANNEL, move="decline")
    view = await sandbox_bot.view()
    assert view.phase == "buy"
    late, early = (players[seat] for seat in view.waiting)
    await early.actor.slash("kinaskak play", CHANNEL, move="pass")
    assert await sandbox_bot.view() == view
    rings = await sandbox_bot.tables.notices.due(sandbox_bot.bot.sync.now() + 3600)
    assert [ring.person for ring in rings] == [int(late.actor.id)]

    def shown() -> list[list[str]]:
        return [[m["id"] for m in player.actor.messages(CHANNEL)] for player in players]

    before, direct = shown(), len(late.actor.messages("dm"))
    for ring in rings:
        sandbox_bot.bot.sync.notices.notify(ring)
    await sandbox_bot.settled()
    assert shown() == before
    assert len(late.actor.messages("dm")) == direct + late.direct


@pytest.mark.sampled("hunts")
@pytest.mark.parametrize("buying", ["wishes", "ask"])
async def test_no_hidden_card_and_no_wish_reaches_anybody_else(
    sandbox_bot: SandboxBot, caplog: pytest.LogCaptureFixture, buying: str
) -> None:
    """No message to another reader contains a hidden card or a wish, and no log line a card (F54-F61)."""
    for logger in ("cogs", "tables", "db", "render", "stofa"):
        caplog.set_level(logging.DEBUG, logger)
    players = await open_kinaskak(sandbox_bot, 2, 1, buying=buying)
    clara = await sandbox_bot.connect("Clara")
    await press_verb(players[0].actor, "start")
    watches = [Watch(players[0].actor, 0), Watch(players[1].actor, 1), Watch(clara, None)]
    seen = [
        named(sight_of)
        for sight_of in [(await sandbox_bot.tables.table_view(1, w.seat)).view for w in watches]
    ]
    if buying == "wishes":
        await players[0].actor.slash("kinaskak play", CHANNEL, move="wish 7 H10-K")
        seen[0] |= named(await sandbox_bot.view(Seat(0)))
    hunted = found = moves = 0
    while moves < 16:  # a bot takes its time between them
        moves += await players[0].move() + await players[1].move()
        hands = [named((await sandbox_bot.view(Seat(seat))).hand) for seat in range(3)]
        public = await sandbox_bot.tables.table_view(1, None)
        for n, watch in enumerate(watches):
            own = await sandbox_bot.tables.table_view(1, watch.seat)
            seen[n] |= named(own.view) | named(own.news) | named(public.view) | named(public.news)
            received = watch.received()
            others = (hand for seat, hand in enumerate(hands) if seat != watch.seat)
            hidden = set().union(*others) - seen[n]
            hunted += len(hidden)
            found += len(named(received, named(own.view.hand)))
            assert not named(received, hidden)
            foreign = {0: ":1:1:", 1: ":1:0:"}.get(watch.seat)
            verbs = re.findall(r"s:(?:pick|many|do|open)(:\d+:\d+:)", received)
            assert not verbs if watch.seat is None else foreign not in verbs
            assert watch.seat == 0 or "H10-K" not in received
            assert watch.seat == 0 or "10♥–K♥" not in received
    assert hunted > 200
    assert found > 100  # the hunt finds what is there
    assert not any(named(r.getMessage()) for r in caplog.records if r.name.split(".")[0] != "discord")


async def until_hers(sandbox_bot: SandboxBot, anna: Player, bjorn: Player) -> Json:
    """Anna's direct message in her own turn, after she has drawn."""
    for _ in range(20):
        seat = ((await sandbox_bot.tables.fetch(1)).seats_of(int(anna.actor.id)))[0]
        view = await sandbox_bot.view(seat)
        if view.turn == seat and view.phase == "play":
            return await hand(anna.actor)
        await (anna if view.turn == seat else bjorn).move()
    raise AssertionError("it is never her turn")


async def test_melds_are_put_together_by_hand_and_judged(sandbox_bot: SandboxBot) -> None:
    """Cards of the hand may be entered as a meld; what is no meld is refused, and the input is kept."""
    anna, bjorn = await begun(sandbox_bot)
    message = await until_hers(sandbox_bot, anna, bjorn)
    form = await opened(anna.actor, message, "Put together by hand …")
    check_modal(form)
    first, second = (part["label"] for part in form["components"])
    cards = [option["value"] for option in form["components"][0]["component"]["options"]]
    assert len(cards) == len(set(cards)) == 14
    mixed = [cards[0], next(c for c in cards if c[0] != cards[0][0] and not c.startswith("JK"))]
    await anna.actor.submit(form, **{first: mixed, second: []})
    told = [text(m) for m in anna.actor.messages("dm") if m.get("ephemeral")]
    assert told
    assert "I’ve kept what you wrote" in told[-1] or "kept" in told[-1]


async def test_a_family_uploads_its_rounds_in_the_lobby(sandbox_bot: SandboxBot) -> None:
    """An invalid file is explained and changes nothing; a valid one sets the rounds of the game."""
    anna, other = await open_kinaskak(sandbox_bot, 2, 0)

    def rules(message: Json) -> bool:
        return bool(message.get("ephemeral")) and any(":upload:" in p["custom_id"] for p in offered(message))

    await press_verb(anna.actor, "house")
    for _ in range(2):
        pages = [m for m in anna.actor.messages(CHANNEL) if rules(m)]
        if pages:
            break
        last = [m for m in anna.actor.messages(CHANNEL) if m.get("ephemeral")][-1]
        await anna.actor.press(last, "Next page")
    page = await anna.actor.wait_message(CHANNEL, rules)
    assert KINASKAK.example("ladder") in text(page)
    form = await opened(anna.actor, page, "Upload a file …")
    check_modal(form)
    label = form["components"][0]["label"]
    for data, told in ((b'{"rounds": [', "it isn’t TOML"), (b"rounds = []", "rounds")):
        await anna.actor.submit(form, **{label: ("rounds.toml", data)})
        assert told in text([m for m in anna.actor.messages(CHANNEL) if m.get("ephemeral")][-1])
        form = await opened(anna.actor, page, "Upload a file …")
    assert (await sandbox_bot.tables.info(1)).options["ladder"] == ""
    await anna.actor.submit(form, **{label: ("rounds.toml", FAMILY)})
    line = contracts.line(contracts.read(FAMILY))
    assert (await sandbox_bot.tables.info(1)).options["ladder"] == line
    assert "Amma & Gunna" in text(await anna.board())
    await set_rules([anna, other])
    await press_verb(anna.actor, "start")
    ladder = (await sandbox_bot.view()).ladder
    assert (len(ladder.contracts), contracts.line(ladder)) == (3, line)

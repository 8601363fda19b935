"""Settings, rules, lists, the log and the record; what is refused and in which language."""

import asyncio
import json
from typing import Any

import pytest

from cogs.commands import typed_moves
from games.registry import GAMES
from locales import speech
from sandbox.page_user import PageUser, offered, text
from sandbox.world import permissions as may
from tables import verify
from tests.cogs.evening import Evening, Json, settled, with_button
from tests.cogs.players import CHANNEL, Player, open_table, press_verb
from tests.cogs.test_games import live_boards
from tests.cogs.test_presses import asides, state


async def said(actor: PageUser, command: str, where: str = CHANNEL, **options: Any) -> str:
    """What a command was answered, to this person alone."""
    before = len(asides(actor, where))
    await actor.slash(command, where, **options)
    await actor.wait_for(lambda: len(asides(actor, where)) > before)
    return "\n".join(text(m) for m in asides(actor, where)[before:])


async def test_each_reads_his_own_language_at_one_table(tonight: Evening, anna: Player, bjorn: Player):
    """One person's language must change neither the other's nor the channel's, and last over a restart."""
    assert "íslensku" in await said(anna.actor, "settings language", language="is")
    await open_table(tonight, bjorn, anna)
    hand = text(await anna.hand())
    assert "Spilin þín" in hand
    assert "It is" in text(await bjorn.board()) or "Waiting for" in text(await bjorn.board())
    await tonight.stop()
    await tonight.start()
    await anna.move()
    assert (await tonight.tables.person(int(anna.actor.id))).language == "is"
    assert "My hand" not in text(await anna.hand())


async def test_a_forged_language_does_not_shut_its_reader_out(
    tonight: Evening, anna: Player, bjorn: Player, monkeypatch: pytest.MonkeyPatch
):
    """A choice that was never offered, once stored, breaks every later answer to him or in the channel."""
    dispatch = tonight.box.gateway.dispatch

    def forging(event: str, data: Json, *more: Any, **options: Any) -> Any:
        forged = json.loads(json.dumps(data).replace('"value": "is"', '"value": "klingon"'))
        return dispatch(event, forged, *more, **options)

    monkeypatch.setattr(tonight.box.gateway, "dispatch", forging)
    for command in ("settings language", "settings channel-language"):
        assert "English" in await said(anna.actor, command, language="is")
    await open_table(tonight, anna, bjorn)
    assert "Your hand" in text(await anna.hand())


async def test_the_first_guess_is_what_discord_speaks(tonight: Evening, clara: PageUser):
    """Who has chosen nothing is spoken to as his Discord does, also by messages that no press asks for."""
    host = Player(tonight, clara, direct=True, seed=5)
    await open_table(tonight, host, None)
    assert (await tonight.tables.person(int(clara.id))).language == "da"
    assert "Vælg" in text(await host.hand())


async def test_the_channel_has_a_language_and_a_board_of_its_own(
    tonight: Evening, anna: Player, bjorn: Player
):
    """Both by somebody who may tidy up there, and seen at once; nobody else may."""
    await open_table(tonight, anna, bjorn)
    refused = await said(bjorn.actor, "settings channel-language", language="da")
    assert "manage this channel" in refused
    await said(anna.actor, "settings channel-language", language="da")
    await settled(tonight)
    assert with_button("Min hånd")(await bjorn.board())
    assert (await bjorn.board())["attachments"]
    await said(anna.actor, "settings channel-board", board="text")
    await settled(tonight)
    assert not (await bjorn.board())["attachments"]
    assert live_boards(bjorn.actor)


async def test_a_board_in_words_can_be_played_from(tonight: Evening, anna: Player, bjorn: Player):
    """Whoever does not see pictures gets board and hand as text, and no picture at all."""
    await said(anna.actor, "settings board", board="text")
    await open_table(tonight, anna, bjorn)
    hand = await anna.hand()
    assert not hand["attachments"]
    assert "Your hand:" in text(hand)
    assert await anna.move()


async def test_suits_of_four_colours_change_the_picture(tonight: Evening, anna: Player, bjorn: Player):
    """The setting must reach the painter."""
    await open_table(tonight, anna, bjorn)

    async def pictures() -> set[bytes]:
        return {await anna.actor.fetch(a["url"]) for a in (await anna.hand())["attachments"]}

    two = await pictures()
    await said(anna.actor, "settings suits", suits="four")
    await settled(tonight)
    assert await pictures() != two


async def test_rules_help_and_lists(tonight: Evening, anna: Player, bjorn: Player, clara: PageUser):
    """Everybody finds the rules, the commands and his tables, in a channel and in direct messages."""
    rules = await said(anna.actor, "rules", game="cribbage")
    assert "crib" in rules
    assert "121" in rules
    helped = await said(anna.actor, "help")
    assert "</table show:" in helped
    assert all(f"/{game} new" in helped for game in GAMES), "a game would be found by nobody"
    assert "/help" in await said(anna.actor, "my-games")
    await open_table(tonight, anna, bjorn)
    mine = await said(anna.actor, "my-games", "dm")
    assert "your turn" in mine
    assert "ikke" in await said(clara, "rules", game="chess")


async def test_the_rules_are_those_of_the_game_that_is_played_here(tonight: Evening, anna: Player):
    """Who sits at one game would be told how to play another."""
    await anna.actor.slash("kasino new")
    await anna.board()
    for place in (CHANNEL, "dm"):
        shown = await said(anna.actor, "rules", place)
        assert "Kasino" in shown
        assert "crib" not in shown
    await anna.actor.press(asides(anna.actor)[-1], "All the rules")
    assert with_button("Back a page")(asides(anna.actor)[-1])


async def test_a_table_is_filled_by_slash(tonight: Evening, anna: Player, bjorn: Player, clara: PageUser):
    """Who does not press buttons could not sit down, nor ask a bot to."""
    await anna.actor.slash("kasino new")
    await anna.board()
    assert "You have a seat" in await said(bjorn.actor, "table sit", seat=4)
    assert "bot" in await said(anna.actor, "table bot")
    assert await said(clara, "table bot"), "only the host adds bots"
    chairs = (await tonight.tables.table_view(1, None)).table.chairs
    assert [chair.bot for chair in chairs] == [False, True, False, False]
    assert chairs[3].person == int(bjorn.actor.id)
    assert "You have a seat" in await said(bjorn.actor, "table sit")  # again: he does


async def test_more_shows_the_rules_page_by_page(tonight: Evening, anna: Player, bjorn: Player):
    """The way behind More: the rules in short, then in full, back and forth in one message."""
    await open_table(tonight, anna, bjorn)
    await bjorn.actor.press(await bjorn.board(), "More")
    more = asides(bjorn.actor)[-1]
    labels = {p["label"] for p in offered(more)}
    around = {"Plan ahead", "Hand on my seat", "Ask the table"}
    assert labels == {"Rules", "Log", "Resign", "What could I do better?"} | around, (
        "he did not open the table"
    )
    await anna.actor.press(await anna.board(), "More")
    hers = await anna.actor.wait_message(CHANNEL, lambda m: m.get("ephemeral") and with_button("Rules")(m))
    assert "Close the table" in {p["label"] for p in offered(hers)}
    await bjorn.actor.press(more, "Rules")
    await bjorn.actor.press(asides(bjorn.actor)[-1], "All the rules")
    pages = [text(asides(bjorn.actor)[-1])]
    while with_button("Next page")(asides(bjorn.actor)[-1]):
        await bjorn.actor.press(asides(bjorn.actor)[-1], "Next page")
        pages.append(text(asides(bjorn.actor)[-1]))
    assert len(set(pages)) == len(pages) > 1
    assert len(asides(bjorn.actor)) == 2  # what Join said, and this


async def test_the_log_turns_its_pages(tonight: Evening, anna: Player, bjorn: Player):
    """A long log must be readable to its first line and back."""
    await open_table(tonight, anna, bjorn)
    for _ in range(12):
        await anna.move()
        await bjorn.move()
    await said(bjorn.actor, "table log")
    last = text(asides(bjorn.actor)[-1])
    count = 0
    while with_button("Older")(asides(bjorn.actor)[-1]):
        await bjorn.actor.press(asides(bjorn.actor)[-1], "Older")
        count += 1
    assert count > 0
    assert "opened the table" in text(asides(bjorn.actor)[-1])
    for _ in range(count):
        await bjorn.actor.press(asides(bjorn.actor)[-1], "Newer")
    assert text(asides(bjorn.actor)[-1]) == last


async def test_since_my_last_turn_begins_with_that_turn(tonight: Evening, anna: Player, bjorn: Player):
    """It must tell what changed for this person, and not what was before."""
    await open_table(tonight, anna, bjorn)
    await anna.move()
    await bjorn.move()
    await bjorn.actor.press(await bjorn.board(), "Since my last turn")
    told = text(asides(bjorn.actor)[-1])
    assert "the starter is" in told
    assert "opened the table" not in told
    assert "has put two cards in the crib" not in told.split("You put")[0]


async def test_the_record_is_a_file_that_can_be_dealt_again(tonight: Evening, anna: Player, bjorn: Player):
    """After the end anybody can prove the deal from the record alone."""
    await open_table(tonight, anna, bjorn)
    assert "once the game is over" in await said(anna.actor, "table record")
    await tonight.tables.resign(1, int(bjorn.actor.id), 77)
    await tonight.bot.sync.tell(1)
    await settled(tonight)
    await anna.actor.press(await anna.board(), "Record")
    message = next(m for m in asides(anna.actor)[::-1] if m["attachments"])
    record = (await anna.actor.fetch(message["attachments"][0]["url"])).decode()
    assert record == await tonight.tables.record(1)
    assert verify


async def test_closing_asks_first_and_keeps_the_secret_open(tonight: Evening, anna: Player, bjorn: Player):
    """A slip of the thumb must not end a game; and a closed table shows its secret too."""
    await open_table(tonight, anna, bjorn)
    await anna.actor.press(await anna.board(), "More")
    await anna.actor.press(asides(anna.actor)[-1], "Close the table")
    await anna.actor.press(asides(anna.actor)[-1], "No, go on")
    assert (await state(tonight)).phase == "playing"
    await anna.actor.slash("table close", CHANNEL)
    await anna.actor.press(
        await anna.actor.wait_message(CHANNEL, with_button("Yes, close it")), "Yes, close it"
    )
    await settled(tonight)
    closed = [m for m in bjorn.actor.messages(CHANNEL) if "has been closed" in text(m)]
    assert "secret of this table was" in text(closed[0])
    assert not live_boards(bjorn.actor)
    assert "closed" in text(await anna.hand())


async def test_a_moderator_may_close_and_a_stranger_may_not(
    tonight: Evening, anna: Player, bjorn: Player, clara: PageUser
):
    """Somebody must be able to tidy up an orphaned table, but not everybody."""
    bjorn.direct = False
    await bjorn.actor.slash("cribbage new", CHANNEL)
    await settled(tonight)
    assert "ikke ved dette bord" in await said(clara, "table close")
    await anna.actor.slash("table close", CHANNEL)
    await anna.actor.press(
        await anna.actor.wait_message(CHANNEL, with_button("Yes, close it")), "Yes, close it"
    )
    assert (await state(tonight)).phase == "closed"


@pytest.mark.parametrize(
    ("command", "options", "expected"),
    [
        ("cribbage play", {"move": "x" * 5900}, "There is no table here"),
        ("table hand", {}, "There is no table here"),
        ("table show", {}, "There is no table here"),
        ("table rematch", {}, "There is no table here"),
    ],
)
async def test_without_a_table_the_way_to_one_is_said(
    tonight: Evening, anna: Player, command: str, options: Json, expected: str
):
    """A refusal says what is possible now."""
    assert expected in await said(anna.actor, command, **options)


ODD = ("x" * 5900, "discard 5H", "play 99", "@everyone", "**bold** [a](http://b)", "\x00", "\u202e")


@pytest.mark.parametrize("move", ODD)
async def test_any_text_as_a_move_is_refused_kindly(tonight: Evening, anna: Player, bjorn: Player, move: str):
    """Nonsense gets the forms of a move, never itself back, and changes nothing (F48-F50)."""
    await open_table(tonight, anna, bjorn)
    before = await state(tonight)
    answer = await said(anna.actor, "cribbage play", move=move)
    assert "discard 5H 6D" in answer
    assert move not in answer or move == "discard 5H"
    assert await state(tonight) == before


async def test_a_refused_move_names_its_rule(tonight: Evening, anna: Player, bjorn: Player):
    """Whoever is refused reads why, with the rule."""
    await open_table(tonight, anna, bjorn)
    hand = (await tonight.tables.table_view(1, 0)).view.hand
    answer = await said(anna.actor, "cribbage play", move=f"play {hand[0]}")
    assert "(rule " in answer


async def test_an_opponent_is_invited_and_a_chair_kept(
    tonight: Evening, anna: Player, bjorn: Player, clara: PageUser
):
    """Somebody else must not take the chair of whom the table was opened for."""
    await anna.actor.slash("cribbage new", CHANNEL, opponent=bjorn.actor.id)
    await settled(tonight)
    assert f"<@{bjorn.actor.id}>, you are invited" in text(await anna.board())
    await clara.press(await clara.wait_message(CHANNEL, with_button("Join")), "Join")
    assert "optaget" in text(asides(clara)[-1]) or "pladser" in text(asides(clara)[-1])
    await bjorn.actor.press(await bjorn.board(), "Join")
    await settled(tonight)
    assert (await state(tonight)).chairs[1].person == int(bjorn.actor.id)


async def test_against_oneself_and_against_us(tonight: Evening, anna: Player):
    """Oneself is refused with the way to practise; naming the bot as opponent seats a bot."""
    assert "against yourself" in await said(anna.actor, "cribbage new", opponent=anna.actor.id)
    me = str(tonight.bot.user.id)
    await said(anna.actor, "cribbage new", opponent=me)
    await settled(tonight)
    assert with_button("Start")(await anna.board())


async def test_one_table_a_channel(tonight: Evening, anna: Player, bjorn: Player):
    """A second one is refused, and the first is as it was."""
    await open_table(tonight, anna, bjorn)
    before = await state(tonight)
    assert "A table stands in this channel" in await said(bjorn.actor, "cribbage new")
    assert await state(tonight) == before


async def test_no_table_where_we_may_not_write(tonight: Evening, anna: Player):
    """A board that cannot be posted must not take the channel."""
    tonight.box.deny(tonight.box.channel(CHANNEL), may.ATTACH_FILES)
    await asyncio.sleep(0.05)
    assert "I may not write here" in await said(anna.actor, "cribbage new")
    assert await tonight.tables.in_channel(int(tonight.box.channel(CHANNEL).id)) is None


async def test_house_rules_and_pace_are_chosen_in_the_lobby(tonight: Evening, anna: Player, bjorn: Player):
    """By the host alone; and the game is then played by them."""
    await anna.actor.slash("cribbage new", CHANNEL)
    await settled(tonight)
    await press_verb(tonight, bjorn.actor, "house")
    assert "can change them" in text(asides(bjorn.actor)[-1])
    assert not offered(asides(bjorn.actor)[-1])
    page = asides(bjorn.actor)[-1]
    await bjorn.actor.choose(page, ["61"], custom_id="s:option:1:target", forged=True)
    assert "Only the one who opened" in text(asides(bjorn.actor)[-1])
    await press_verb(tonight, anna.actor, "house")
    await anna.actor.choose(asides(anna.actor)[-1], ["61"], custom_id="s:option:1:target")
    await anna.actor.choose(asides(anna.actor)[-1], ["week"], custom_id="s:pace:1")
    await settled(tonight)
    assert "61 points" in text(await anna.board())
    info = (await tonight.tables.table_view(1, None)).table
    assert (info.options["target"], info.pace) == ("61", "week")
    await anna.actor.press(await anna.board(), "Add a bot")
    await settled(tonight)
    page = asides(bjorn.actor)[-1]
    await bjorn.actor.choose(page, ["easy"], custom_id="s:strength:1:1", forged=True)
    assert "Only the one who opened" in text(asides(bjorn.actor)[-1])
    await press_verb(tonight, anna.actor, "house")
    await anna.actor.choose(asides(anna.actor)[-1], ["easy"], custom_id="s:strength:1:1")
    await settled(tonight)
    assert (await state(tonight)).chairs[1].strength == "easy"
    await anna.actor.press(await anna.board(), "Remove the bot")
    await settled(tonight)
    await bjorn.actor.press(await bjorn.board(), "Join")
    await settled(tonight)
    await bjorn.actor.press(await bjorn.board(), "Leave")
    await settled(tonight)
    assert (await state(tonight)).chairs[1].person is None
    assert tonight.bot.sync


async def test_a_table_speaks_as_its_host_where_the_channel_has_no_language(
    tonight: Evening, clara: PageUser
):
    """Few servers have set a language: a table opened by a Dane would else be in English."""
    await clara.slash("cribbage new", CHANNEL)
    await settled(tonight)
    board = await clara.wait_message(CHANNEL, lambda m: not m.get("ephemeral") and offered(m))
    assert {"Vær med", "Deltag"} & {p.get("label") for p in offered(board)}


async def test_a_seat_is_kept_for_a_guest(tonight: Evening, anna: Player, bjorn: Player, clara: PageUser):
    """A lobby that calls a kept seat free sends people to be refused."""
    await anna.actor.slash("cribbage new", CHANNEL, opponent=bjorn.actor.id)
    await settled(tonight)
    board = await anna.board()
    assert f"kept for <@{bjorn.actor.id}>" in text(board)
    assert "seat is free" not in text(board)
    assert "Waiting for somebody" in text(board)
    await clara.press(board, "Join")
    await settled(tonight)
    assert f"kept for <@{bjorn.actor.id}>" in text(await anna.board())


@pytest.mark.parametrize(
    ("lang", "typed", "move"),
    [
        ("en", "play 10H", "play 10H"),
        ("en", "10h", "play 10H"),
        ("en", "K♥", "play KH"),
        ("en", "♥️k", "play KH"),
        ("is", "Á♠", "play AS"),
        ("da", "B♣", "play JC"),
        ("en", "banana", "banana"),
        ("en", "resign", "resign"),
    ],
)
def test_cards_may_be_typed_as_they_look(lang: str, typed: str, move: str):
    """Who types what the bot itself writes would be told that it is no move."""
    moves = ("play 10H", "play KH", "play AS", "play JC")
    assert typed_moves.meant(speech(lang), moves, typed) == move

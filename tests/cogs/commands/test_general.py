"""Settings, rules, lists, the log and the record; what is refused and in which language."""

import json
from typing import Any

import pytest

from cogs.commands import typed_moves
from games.registry import GAMES
from locales import speech
from sandbox.page_user import PageUser, offered, text
from tables import verify
from tests.cogs.messages import asides, live_boards, press_in_turn, said, state
from tests.cogs.player import CHANNEL, Player, fill_table, picks, press_shown, start_cribbage, start_table
from tests.cogs.sandbox_bot import Json, SandboxBot, with_button

pytestmark = pytest.mark.sampled("desk")


async def test_each_reads_their_own_language_at_one_table(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
):
    """One person's language must change neither the other's nor the channel's, and last over a restart."""
    assert "íslensku" in await said(anna.actor, "settings language", language="is")
    await start_cribbage(bjorn, anna)
    hand = text(await anna.hand())
    assert "Spilin þín" in hand
    assert "Waiting for" in text(await bjorn.board())
    await sandbox_bot.restart()
    await anna.move()
    assert (await sandbox_bot.tables.settings.person(int(anna.actor.id))).language == "is"
    assert "My hand" not in text(await anna.hand())


async def test_a_forged_language_does_not_shut_its_reader_out(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, monkeypatch: pytest.MonkeyPatch
):
    """A forged language is answered in English, and the next game is played in English."""
    dispatch = sandbox_bot.box.gateway.dispatch

    def forging(event: str, data: Json, *more: Any, **options: Any) -> Any:
        forged = json.loads(json.dumps(data).replace('"value": "is"', '"value": "klingon"'))
        return dispatch(event, forged, *more, **options)

    monkeypatch.setattr(sandbox_bot.box.gateway, "dispatch", forging)
    for command in ("settings language", "settings channel-language"):
        assert "English" in await said(anna.actor, command, language="is")
    await start_cribbage(anna, bjorn)
    assert "Your hand" in text(await anna.hand())


async def test_the_first_guess_is_what_discord_speaks(sandbox_bot: SandboxBot, clara: PageUser):
    """Without a chosen language, messages are in the language of the person's Discord client."""
    host = Player(sandbox_bot, clara, direct=True, seed=5)
    await start_cribbage(host, None)
    assert (await sandbox_bot.tables.settings.person(int(clara.id))).language == "da"
    assert "Vælg" in text(await host.hand())


async def test_the_channel_has_a_language_and_a_board_of_its_own(anna: Player, bjorn: Player):
    """Only a moderator sets the channel's language and board, and the posted board changes at once."""
    await start_cribbage(anna, bjorn)
    refused = await said(bjorn.actor, "settings channel-language", language="da")
    assert "manage this channel" in refused
    await said(anna.actor, "settings channel-language", language="da")
    assert with_button("Min hånd")(await bjorn.board())
    assert (await bjorn.board())["attachments"]
    await said(anna.actor, "settings channel-board", board="text")
    assert not (await bjorn.board())["attachments"]
    assert live_boards(bjorn.actor)


async def test_a_board_in_words_can_be_played_from(anna: Player, bjorn: Player):
    """With the board as text, the hand is text without a picture, and a move can be made."""
    await said(anna.actor, "settings board", board="text")
    await start_cribbage(anna, bjorn)
    hand = await anna.hand()
    assert not hand["attachments"]
    assert text(hand).index("Choose two cards") < text(hand).index("Your hand:")
    names = [part.get("label", "") for part in offered(hand) if " of " in part.get("label", "")]
    assert len(set(names)) == 6
    assert await anna.move()


async def test_suits_of_four_colours_change_the_picture(anna: Player, bjorn: Player):
    """After `/settings suits`, the picture of the hand is another one."""
    await start_cribbage(anna, bjorn)

    async def pictures() -> set[bytes]:
        return {await anna.actor.fetch(a["url"]) for a in (await anna.hand())["attachments"]}

    two = await pictures()
    await said(anna.actor, "settings suits", suits="four")
    assert await pictures() != two


async def test_rules_help_and_lists(anna: Player, bjorn: Player, clara: PageUser):
    """Rules and `/help` with all games are shown, and a person's tables in direct messages too."""
    rules = await said(anna.actor, "rules", game="cribbage")
    assert "crib" in rules
    assert "121" in rules
    await anna.actor.slash("help", CHANNEL)
    helped = text(await anna.actor.wait_message(CHANNEL, lambda m: "What shall we play" in text(m), 20))
    named = (speech("en").say(f"{game}-name") for game in GAMES)
    assert all(name in helped for name in named), "a game would be found by nobody"
    assert "/help" in await said(anna.actor, "my-games")
    await start_cribbage(anna, bjorn)
    mine = await said(anna.actor, "my-games", "dm")
    assert "your turn" in mine
    assert "ikke" in await said(clara, "rules", game="chess")


async def test_the_rules_are_those_of_the_game_that_is_played_here(anna: Player):
    """`/rules` shows the game of the table in the channel, in direct messages too."""
    await anna.actor.slash("kasino new")
    await anna.board()
    for place in (CHANNEL, "dm"):
        shown = await said(anna.actor, "rules", place)
        assert "Kasino" in shown
        assert "crib" not in shown
    await anna.actor.press(asides(anna.actor)[-1], "All the rules")
    assert with_button("Back a page")(asides(anna.actor)[-1])


async def test_a_table_is_filled_by_slash(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, clara: PageUser
):
    """Commands give a person the seat of their choice, and add a bot for the host only."""
    await anna.actor.slash("kasino new")
    await anna.board()
    assert "You’re in." in await said(bjorn.actor, "table sit", seat=4)
    assert "bot" in await said(anna.actor, "table bot")
    assert await said(clara, "table bot"), "only the host adds bots"
    chairs = (await sandbox_bot.tables.table_view(1, None)).table.chairs
    assert [chair.bot for chair in chairs] == [False, True, False, False]
    assert chairs[3].person == int(bjorn.actor.id)
    assert "You’re in." in await said(bjorn.actor, "table sit")  # the second time


@pytest.mark.parametrize("key", ["olsen", "fuldrigger"])
async def test_who_has_resigned_is_not_asked_to_again(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, key: str
):
    """More offers it no longer, and the command says that they are out."""
    await start_table(key, [anna, bjorn], bots=1)
    await bjorn.actor.slash("table resign", CHANNEL)
    sure = asides(bjorn.actor)[-1]
    await bjorn.actor.press(sure, "Yes, resign")
    assert "You’ve resigned." in text(asides(bjorn.actor)[-1])
    moves = [line for line in await sandbox_bot.tables.log(1, None) if line.event.id == f"{key}-resigned"]
    length = sandbox_bot.length()
    assert len(moves) == 1
    assert "You’re already out of this game." in await said(bjorn.actor, "table resign")
    await bjorn.actor.press(await bjorn.board(), "More")
    assert {"Rules", "Log"} <= (labels := {p["label"] for p in offered(asides(bjorn.actor)[-1])})
    assert "Resign" not in labels
    await anna.actor.press(await anna.board(), "More")
    assert with_button("Resign")(asides(anna.actor)[-1])
    assert sandbox_bot.length() == length


async def test_more_shows_the_rules_page_by_page(anna: Player, bjorn: Player):
    """The way behind More: the rules in short, then in full, back and forth in one message."""
    await start_cribbage(anna, bjorn)
    await bjorn.actor.press(await bjorn.board(), "More")
    more = asides(bjorn.actor)[-1]
    labels = {p["label"] for p in offered(more)}
    around = {"Plan ahead", "Give up my seat", "Ask the table"}
    assert labels == {"Rules", "Log", "Replay", "Resign", "How did I play?", "Fair shuffle"} | around, (
        "he did not open the table"
    )
    await anna.actor.press(await anna.board(), "More")
    hers = await anna.actor.wait_message(CHANNEL, lambda m: m.get("ephemeral") and with_button("Rules")(m))
    assert "Close the table" in {p["label"] for p in offered(hers)}
    await bjorn.actor.press(more, "Rules")
    await press_shown(bjorn.actor, "All the rules")
    pages = [text(asides(bjorn.actor)[-1])]
    while with_button("Next page")(asides(bjorn.actor)[-1]):
        await bjorn.actor.press(asides(bjorn.actor)[-1], "Next page")
        pages.append(text(asides(bjorn.actor)[-1]))
    assert len(set(pages)) == len(pages) > 1
    assert len(asides(bjorn.actor)) == 2  # what Join said, and this


async def test_the_log_turns_its_pages(anna: Player, bjorn: Player):
    """A long log must be readable to its first line and back."""
    await start_cribbage(anna, bjorn)
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


async def test_since_my_last_turn_begins_with_that_turn(anna: Player, bjorn: Player):
    """The list of events begins with this person's last move and leaves out what came before."""
    await start_cribbage(anna, bjorn)
    await anna.move()
    await bjorn.move()
    await bjorn.actor.press(await bjorn.board(), "Since my last turn")
    told = text(asides(bjorn.actor)[-1])
    assert "the starter is" in told
    assert "opened the table" not in told
    assert "has put two cards in the crib" not in told.split("You put")[0]


async def test_since_my_last_turn_leads_to_the_hand(anna: Player, bjorn: Player):
    """It says nothing of whom the table waits for, and its button shows the hand in its place."""
    await start_cribbage(anna, bjorn)
    await bjorn.actor.press(await bjorn.board(), "Since my last turn")
    shown = asides(bjorn.actor)[-1]
    assert "<t:" not in text(shown)
    await bjorn.actor.press(shown, "Play")
    hand = asides(bjorn.actor)[-1]
    assert hand["id"] == shown["id"]
    assert picks(hand)
    await bjorn.move()
    await bjorn.actor.press(await bjorn.board(), "Since my last turn")
    assert with_button("Back")(asides(bjorn.actor)[-1])


async def test_the_record_is_a_file_that_can_be_dealt_again(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
):
    """After the end anybody can prove the deal from the record alone."""
    await start_cribbage(anna, bjorn)
    assert "once the game’s over" in await said(anna.actor, "table record")
    await sandbox_bot.resign(bjorn.actor)
    await press_in_turn(anna, "More", "Record")
    message = next(m for m in asides(anna.actor)[::-1] if m["attachments"])
    record = (await anna.actor.fetch(message["attachments"][0]["url"])).decode()
    assert record == await sandbox_bot.tables.record(1)
    assert verify


async def test_closing_asks_first_and_keeps_the_secret_open(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
):
    """A slip of the thumb must not end a game; and a closed table shows its secret too."""
    await start_cribbage(anna, bjorn)
    await press_in_turn(anna, "More", "Close the table", "No, go on")
    assert (await state(sandbox_bot)).phase == "playing"
    await anna.actor.slash("table close", CHANNEL)
    await press_shown(anna.actor, "Yes, close it")
    closed = [m for m in bjorn.actor.messages(CHANNEL) if "’s been closed" in text(m)]
    assert f"<@{anna.actor.id}> closed the table." in text(closed[0])
    (board,) = live_boards(bjorn.actor)
    assert [p["custom_id"] for p in offered(board)] == ["s:replay:1", "s:lesson:1", "s:more:1"]
    await bjorn.actor.press(board, "More")
    await bjorn.actor.press(asides(bjorn.actor)[-1], "Fair shuffle")
    await bjorn.actor.wait_for(lambda: "The secret: " in text(asides(bjorn.actor)[-1]))
    assert "closed" in text(await anna.hand())


async def test_who_closed_a_lobby_is_named(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """Whoever had sat down learns who has closed the table, and the record has its line."""
    await fill_table("cribbage", [anna, bjorn])
    await anna.actor.slash("table close", CHANNEL)
    await press_shown(anna.actor, "Yes, close it")
    (closed,) = [m for m in bjorn.actor.messages(CHANNEL) if "closed before the game" in text(m)]
    assert f"<@{anna.actor.id}> closed the table." in text(closed)
    assert f"<@{bjorn.actor.id}> closed" not in text(closed)
    assert " close - " in await sandbox_bot.tables.record(1)


async def test_closing_a_game_that_has_begun_asks_the_table_and_leaves_the_last_board(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
):
    """The other player decides; the board, the way to the log and who closed it stay."""
    await start_cribbage(anna, bjorn)
    await anna.move()
    for answer, phase in (("No", "playing"), ("Agree", "closed")):
        await anna.actor.slash("table close", CHANNEL)
        await press_shown(anna.actor, "Yes, close it")
        assert (await state(sandbox_bot)).phase == "playing"
        asking = await bjorn.actor.wait_message(CHANNEL, with_button("Agree"))
        assert "would like to close the game. All right with you?" in text(asking)
        await bjorn.actor.press(asking, answer)
        assert (await state(sandbox_bot)).phase == phase
    (closed,) = [m for m in anna.actor.messages(CHANNEL) if "’s been closed" in text(m)]
    assert f"<@{anna.actor.id}> wanted to close the table" in text(closed)
    assert [p["custom_id"] for p in offered(closed)] == ["s:replay:1", "s:lesson:1", "s:film:1", "s:more:1"]
    assert len(closed["attachments"]) == 1


async def test_a_moderator_may_close_and_a_stranger_may_not(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, clara: PageUser
):
    """A moderator closes another person's table; a person without a seat is refused."""
    bjorn.direct = False
    await bjorn.actor.slash("cribbage new", CHANNEL)
    assert "ikke ved dette bord" in await said(clara, "table close")
    await anna.actor.slash("table close", CHANNEL)
    await press_shown(anna.actor, "Yes, close it")
    assert (await state(sandbox_bot)).phase == "closed"


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("cribbage play", {"move": "x" * 5900}),
        ("table hand", {}),
        ("table show", {}),
        ("table rematch", {}),
    ],
)
async def test_without_a_table_the_way_to_one_is_said(anna: Player, command: str, options: Json):
    """A refusal says what is possible now."""
    assert "There’s no table here" in await said(anna.actor, command, **options)


ODD = ("x" * 5900, "discard 5H", "play 99", "@everyone", "**bold** [a](http://b)", "\x00", "\u202e")


@pytest.mark.sampled(each=2)
@pytest.mark.parametrize("move", ODD)
async def test_any_text_as_a_move_is_refused_kindly(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, move: str
):
    """Nonsense gets the forms of a move, never itself back, and changes nothing (F48-F50)."""
    await start_cribbage(anna, bjorn)
    before = await state(sandbox_bot)
    answer = await said(anna.actor, "cribbage play", move=move)
    assert "discard 5H 6D" in answer
    assert move not in answer or move == "discard 5H"
    assert await state(sandbox_bot) == before


async def test_a_refused_move_names_its_rule(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """The answer to a move that is not legal now gives the number of the rule."""
    await start_cribbage(anna, bjorn)
    hand = (await sandbox_bot.view(0)).hand
    answer = await said(anna.actor, "cribbage play", move=f"play {hand[0]}")
    assert "(rule " in answer


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
    """A card typed with its suit symbol or in the reader's language is read as the move; other text stays."""
    moves = ("play 10H", "play KH", "play AS", "play JC")
    assert typed_moves.meant(speech(lang), moves, typed) == move

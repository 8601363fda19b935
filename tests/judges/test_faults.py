"""What is deleted, refused or restarted under a running game."""

import discord

from sandbox.page_user import text
from tests.cogs.messages import asides, live_boards
from tests.cogs.player import CHANNEL, Player, start_cribbage
from tests.cogs.sandbox_bot import with_button
from tests.judges.judge import Json, Judge, Person


async def test_no_table_where_pictures_are_forbidden(judge: Judge, anna: Player):
    """The answer names what is missing; with the permission back the table opens."""
    judge.deny(discord.Permissions(attach_files=True).value)
    await anna.actor.slash("cribbage new", CHANNEL)
    assert "I can’t write here" in text(asides(anna.actor)[-1])
    assert live_boards(anna.actor) == []
    judge.deny(0)
    await anna.actor.slash("cribbage new", CHANNEL)
    assert len(live_boards(anna.actor)) == 1


async def test_a_channel_that_is_closed_stops_no_hand(judge: Judge, anna: Player, dagur: Person):
    """Without the right to see the channel the game goes on by direct message."""
    players = [anna, Player(judge, dagur, direct=True, seed=3)]
    await start_cribbage(*players)
    judge.deny(discord.Permissions(view_channel=True).value)
    length = judge.length()
    for player in players:
        assert await player.move()
    assert judge.length() == length + 2


async def test_a_deleted_board_comes_back(anna: Player, bjorn: Player):
    """A moderator tidies up; the next move posts a new board, and so does /table show."""
    await start_cribbage(anna, bjorn)
    await anna.actor.delete(await anna.board())
    await anna.move()
    assert len(live_boards(anna.actor)) == 1
    await anna.actor.delete(await anna.board())
    await anna.actor.slash("table show", CHANNEL)
    assert len(live_boards(anna.actor)) == 1


async def test_a_deleted_channel_ends_nothing(judge: Judge, anna: Player, bjorn: Player):
    """The players read in direct messages once that the game is paused, and may go on."""
    await start_cribbage(anna, bjorn)
    judge.delete_channel()

    def tells(message: Json) -> bool:
        return "is gone. The game’s paused" in text(message)

    await anna.actor.wait_message("dm", tells)
    length = judge.length()
    assert await anna.move()
    assert judge.length() == length + 1
    assert len([m for m in anna.actor.messages("dm") if tells(m)]) == 1


async def test_a_table_in_a_thread(judge: Judge, anna: Player, dagur: Person):
    """The thread is made and named by the bot; board and press are in it, and the channel stays free."""
    await anna.actor.slash("cribbage new", CHANNEL, place="thread")
    place = (await judge.tables.info(1)).channel
    assert str(place) != asides(anna.actor)[-1]["channel_id"]
    (made,) = judge.requests("POST", "/channels/*/threads")
    assert "Cribbage" in made["name"]
    assert live_boards(anna.actor) == []
    await dagur.press(await dagur.wait_message(str(place), with_button("Join")), "Join")
    assert int(dagur.id) in [chair.person for chair in (await judge.tables.info(1)).chairs]


async def test_buttons_outlive_a_restart(judge: Judge, anna: Player, bjorn: Player):
    """A message from before is pressed after it, and there is no second board."""
    await start_cribbage(anna, bjorn)
    before, board = await anna.hand(), await anna.board()
    await judge.restart()
    await judge.settled()
    assert (await anna.hand())["id"] == before["id"]
    assert await anna.move()
    assert [m["id"] for m in live_boards(bjorn.actor)] == [board["id"]]
    assert await bjorn.move()


async def test_a_refused_edit_is_made_good(judge: Judge, anna: Player, bjorn: Player):
    """A 500 to the board's edit: the move stands, and the board shows it in the end."""
    await start_cribbage(anna, bjorn)
    shown = text(await anna.board())
    judge.fail("PATCH", "/channels/*/messages/*", 500, 1)
    await anna.move()
    await bjorn.move()
    await bjorn.actor.wait_message(CHANNEL, lambda m: m in live_boards(bjorn.actor) and text(m) != shown)


async def test_a_notice_calls_one_person_and_goes(judge: Judge, anna: Player, bjorn: Player):
    """It mentions whose turn it is, nobody else, and is deleted after the move."""
    await start_cribbage(anna, bjorn)
    await anna.move()
    for ring in await judge.tables.notices.due(2**32):
        judge.bot.sync.notices.notify(ring)
    await judge.settled()
    (notice,) = [m for m in anna.actor.messages(CHANNEL) if "it’s your turn" in text(m)]
    assert f"<@{bjorn.actor.id}>" in text(notice)
    await bjorn.move()
    assert not [m for m in anna.actor.messages(CHANNEL) if "it’s your turn" in text(m)]

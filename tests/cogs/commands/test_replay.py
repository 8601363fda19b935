"""Replay, history and the ways on from the last board, as people press them."""

import pytest

from sandbox.page_user import PageUser, offered, text
from tests.cogs.messages import asides, press_in_turn, said, state
from tests.cogs.player import CHANNEL, Player, fill_table, start_cribbage
from tests.cogs.sandbox_bot import Json, SandboxBot

pytestmark = pytest.mark.sampled("desk")


async def over(sandbox_bot: SandboxBot, anna: Player, bjorn: Player) -> Json:
    """Returns the last board of a game in which both have discarded before Björn gave up."""
    await start_cribbage(anna, bjorn)
    await anna.move()
    await bjorn.move()
    await sandbox_bot.resign(bjorn.actor)
    return await anna.board()


def ids(message: Json) -> dict[str, str]:
    """Returns the custom ids of the buttons that can be pressed, by label."""
    return {part["label"]: part["custom_id"] for part in offered(message) if part["type"] == 2}


async def test_a_finished_game_is_gone_through_in_one_message(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
):
    """First, on, last and back edit one private message; all hands are open, and the end says who won."""
    board = await over(sandbox_bot, anna, bjorn)
    await anna.actor.press(board, "Replay")
    first = asides(anna.actor)[-1]
    assert "Step 1 of 4" in text(first)
    assert "all hands open" in text(first)
    assert len(first["attachments"]) == 2
    hands = first["attachments"][1]["description"]
    assert "Anna: " in hands
    assert "Björn: " in hands
    assert set(ids(first)) == {"Next", "Last", "As I saw it"}
    for way, step in (("Next", 2), ("Next", 3), ("Back", 2), ("Last", 4), ("First", 1)):
        await anna.actor.press(asides(anna.actor)[-1], way)
        assert f"Step {step} of 4" in text(asides(anna.actor)[-1])
    await anna.actor.press(asides(anna.actor)[-1], "Last")
    last = asides(anna.actor)[-1]
    assert f"<@{anna.actor.id}> wins" in text(last)
    assert last["id"] == first["id"]


async def test_the_same_moment_is_seen_as_one_saw_it(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, clara: PageUser
):
    """The other way to see it leads to the same moment and back; a spectator has the channel's instead."""
    board = await over(sandbox_bot, anna, bjorn)
    await anna.actor.press(board, "Replay")
    await anna.actor.press(asides(anna.actor)[-1], "Last")
    await anna.actor.press(asides(anna.actor)[-1], "As I saw it")
    await anna.actor.wait_for(lambda: "as you saw it" in text(asides(anna.actor)[-1]))
    own = asides(anna.actor)[-1]
    assert "wins" in text(own)
    assert "Björn: " not in own["attachments"][1]["description"]
    await anna.actor.press(own, "All hands")
    await anna.actor.wait_for(lambda: "all hands open" in text(asides(anna.actor)[-1]))
    await clara.press(board, "Replay")
    assert "Som kanalen så det" in ids(asides(clara)[-1])


async def test_a_running_game_shows_each_what_they_could_see(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, clara: PageUser
):
    """While it goes on there is no way to all hands: not by the button, not by a forged custom id."""
    await start_cribbage(anna, bjorn)
    await anna.move()
    await press_in_turn(bjorn, "More", "Replay")
    seen = asides(bjorn.actor)[-1]
    assert "as you saw it" in text(seen)
    assert set(ids(seen)) == {"Next", "Last"}
    await bjorn.actor.press(seen, custom_id="s:replay:1:open-2", forged=True)
    forged = asides(bjorn.actor)[-1]
    view = await sandbox_bot.view(0)
    assert "Anna: " not in forged["attachments"][-1]["description"]
    assert view.hand
    await clara.slash("replay", CHANNEL)
    assert len(asides(clara)[-1]["attachments"]) == 1
    assert "kanalen" in text(asides(clara)[-1])


async def test_a_lobby_has_nothing_to_go_through(anna: Player):
    """Before the start the command says so; a forged word is refused; without a table that is said."""
    assert "no table here" in await said(anna.actor, "replay")
    await fill_table("cribbage", [anna])
    assert "before the game begins" in await said(anna.actor, "replay")
    for word in ("open-x", "open-chosen", "own-99999999999", "open"):
        await anna.actor.press(await anna.board(), custom_id=f"s:replay:1:{word}", forged=True)
        assert "Step" not in text(asides(anna.actor)[-1])


async def test_a_record_is_gone_through_by_anybody(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, clara: PageUser
):
    """The file shows the same steps without names; what is no whole record is refused with the reason."""
    await over(sandbox_bot, anna, bjorn)
    record = (await sandbox_bot.tables.record(1)).encode()
    await bjorn.actor.slash("replay", CHANNEL, file=("game.txt", record))
    first = asides(bjorn.actor)[-1]
    assert "Step 1 of 4" in text(first)
    assert "Anna" not in text(first)
    assert set(ids(first)) == {"Next", "Last"}
    await bjorn.actor.press(first, "Last")
    assert "Step 4 of 4" in text(asides(bjorn.actor)[-1])
    for data, why in (
        (b"\x89PNG\r\n", "isn’t a record"),
        (record.replace(b"rules 1", b"rules 9"), "other rules"),
        (record[:-30], "isn’t whole"),
        (record.replace(b" discard ", b" DISCARD ", 1), "isn’t whole"),
        (b"stofa 3\n" + b"0" * 1_000_001, "larger than"),
    ):
        assert why in await said(bjorn.actor, "replay", file=("game.txt", data))
    await bjorn.actor.press(first, custom_id=f"s:opened:{'0' * 16}:2", forged=True)
    assert "once more" in text(asides(bjorn.actor)[-1])


async def test_lists_of_games_lead_to_their_replays(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, clara: PageUser
):
    """Own games and the channel's, by game and by person; choosing one opens its replay."""
    assert "no such game" in await said(anna.actor, "history")
    await over(sandbox_bot, anna, bjorn)
    assert f"won by <@{anna.actor.id}>" in await said(anna.actor, "history")
    assert "no such game" in await said(anna.actor, "history", game="kasino")
    assert "Cribbage" in await said(anna.actor, "history", person=bjorn.actor.id)
    assert "no such game" in await said(anna.actor, "history", person=clara.id)
    assert "know that game" in await said(anna.actor, "history", game="chess")
    listed = await said(clara, "history", whose="here")
    assert "Cribbage" in listed
    message = asides(clara)[-1]
    await clara.choose(message, ["1"])
    assert "Trin 1 af 4" in text(asides(clara)[-1])
    await clara.choose(message, ["77"], custom_id="s:history:here:::0", forged=True)
    assert "ikke noget bord" in text(asides(clara)[-1])


async def test_the_same_people_go_on(sandbox_bot: SandboxBot, anna: Player, bjorn: Player, clara: PageUser):
    """From More everybody changes seats, or plays another game; a spectator is not offered either."""
    board = await over(sandbox_bot, anna, bjorn)
    await clara.press(board, "More")
    assert not {"Byt pladser", "Et andet spil"} & set(ids(asides(clara)[-1]))
    await anna.actor.press(board, "More")
    await anna.actor.press(asides(anna.actor)[-1], "Change seats")
    people = [chair.person for chair in (await state(sandbox_bot, 2)).chairs]
    assert people == [int(bjorn.actor.id), int(anna.actor.id)]
    await sandbox_bot.tables.close_table(2, int(anna.actor.id))
    await anna.actor.press(board, "More")
    await anna.actor.press(asides(anna.actor)[-1], "Another game")
    await anna.actor.choose(asides(anna.actor)[-1], ["partners"])
    table = await state(sandbox_bot, 3)
    assert table.game == "partners"
    assert [chair.person or chair.bot for chair in table.chairs] == [
        int(anna.actor.id),
        True,
        int(bjorn.actor.id),
        True,
    ]

"""Kasino through the sandbox: two, three and four people, restarts, partners, typed moves."""

import pytest

from sandbox.page_user import offered, text
from tests.cogs.messages import is_over, live_boards
from tests.cogs.player import (
    CHANNEL,
    Player,
    after,
    connect_players,
    fill_table,
    play_until,
    press_verb,
    set_rules,
    start_table,
)
from tests.cogs.sandbox_bot import Json, SandboxBot

pytestmark = pytest.mark.sampled("at a game")


def part(message: Json, prefix: str) -> Json:
    """The button or select whose custom id begins so."""
    return next(p for p in offered(message) if p["custom_id"].startswith(prefix))


async def play_over_two_falls(sandbox_bot: SandboxBot, key: str, players: list[Player]) -> None:
    """A game from the command on, until the bot has fallen twice."""
    await start_table(key, players)
    for some in (9, 14):
        await play_until(players, after(some), most=400)
        await sandbox_bot.fall(*range(len(players)))


@pytest.mark.sampled("evenings")
@pytest.mark.parametrize("count", [3, 4])
async def test_more_than_two_play_on_over_two_restarts(sandbox_bot: SandboxBot, count: int) -> None:
    """After two restarts every hand is the same, and moves can be made; whole games are in the soak."""
    players = await connect_players(sandbox_bot, count)
    await play_over_two_falls(sandbox_bot, "kasino", players)
    number = (await sandbox_bot.view()).number
    await play_until(players, after(9), most=400)
    assert (await sandbox_bot.view()).number > number


@pytest.mark.soak
@pytest.mark.parametrize(("key", "count"), [("kasino", 2), ("kasino", 3), ("kasino", 4), ("partners", 4)])
async def test_people_finish_a_game_over_two_restarts(sandbox_bot: SandboxBot, key: str, count: int) -> None:
    """After two restarts every view is the same, and the game is played to its end; of Partners too."""
    players = await connect_players(sandbox_bot, count)
    await play_over_two_falls(sandbox_bot, key, players)
    await play_until(players, lambda: is_over(players[0].actor), most=4000)
    assert "win" in text(await players[0].board())
    assert len(live_boards(players[0].actor)) == 1
    assert players[1].actor.messages("dm") == []


async def test_partners_sit_opposite(sandbox_bot: SandboxBot) -> None:
    """With the house rule of partners, seats 0 and 2 play against seats 1 and 3."""
    players = await connect_players(sandbox_bot, 4)
    await fill_table("kasino", players)
    await set_rules(players, partnership="on")
    await press_verb(players[0].actor, "start")
    assert (await sandbox_bot.view()).sides == ((0, 2), (1, 3))


async def test_a_move_takes_at_most_two_presses(sandbox_bot: SandboxBot, anna: Player, bjorn: Player) -> None:
    """A card, then its use, or both in one press; nothing is confirmed, and a pick alone is no move."""
    await start_table("kasino", [anna, bjorn])
    view = await sandbox_bot.view()
    player = (anna, bjorn)[view.waiting[0]]
    message = await player.may_move()
    assert message is not None
    for presses in range(2):
        assert (await sandbox_bot.view()).number == view.number, presses
        picks = [p for p in offered(message) if p["custom_id"].startswith(("s:pick:", "s:do:"))]
        await player.actor.press(message, custom_id=picks[-1]["custom_id"])
        if (await sandbox_bot.view()).number > view.number:
            return
        message = await player.hand()
    raise AssertionError("two presses and no move")


async def test_typed_moves_are_offered_and_understood(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
) -> None:
    """Typed moves are suggested with suit symbols, and a suggestion is accepted as it is shown."""
    await start_table("kasino", [anna, bjorn])
    view = await sandbox_bot.view()
    player = (anna, bjorn)[view.waiting[0]]
    choices = await player.actor.complete("kasino play", "move", CHANNEL, move="lay")
    assert len(choices) == 4
    shown = choices[0]["name"]
    assert any(sign in shown for sign in "♣♦♥♠")
    await player.actor.slash("kasino play", CHANNEL, move=shown)
    after = await sandbox_bot.view()
    assert after.number == view.number + 1
    assert after.loose[-1] == choices[0]["value"].split()[1]

"""Kasino through the real door: two, three and four people, restarts, partners, typed moves, house rules."""

import pytest

from sandbox.actor import Actor, offered, text
from tests.cogs.evening import Evening, Json, settled, with_button
from tests.cogs.players import CHANNEL, Player, play_on, press_verb
from tests.cogs.test_games import is_over, live_boards

PEOPLE = ("Anna", "Björn", "Clara", "Dagur")


async def seated(tonight: Evening, count: int) -> list[Player]:
    """So many people; one of them takes no direct messages and plays from the channel."""
    players = []
    for n, name in enumerate(PEOPLE[:count]):
        if n == 1:
            tonight.box.dms(name, open=False)
        players.append(Player(tonight, await tonight.sit(name), direct=n != 1, seed=n))
    return players


async def open_kasino(tonight: Evening, players: list[Player]) -> None:
    """A table from the command until it could be started."""
    host, *guests = players
    await host.actor.slash("kasino new", CHANNEL)
    await settled(tonight)
    for guest in guests:
        await press_verb(tonight, guest.actor, "join")


def part(message: Json, prefix: str) -> Json:
    """The button or select whose custom id begins so."""
    return next(p for p in offered(message) if p["custom_id"].startswith(prefix))


async def choose(tonight: Evening, actor: Actor, prefix: str, values: list[str]) -> None:
    """Chooses values of a select of the lobby."""
    board = await actor.wait_message(CHANNEL, with_button("Leave"))
    await actor.choose(board, values, custom_id=part(board, prefix)["custom_id"])
    await settled(tonight)


@pytest.mark.parametrize(
    "count", [2, pytest.param(3, marks=pytest.mark.soak), pytest.param(4, marks=pytest.mark.soak)]
)
async def test_people_finish_a_game_over_two_restarts(tonight: Evening, count: int) -> None:
    """A card, a build, a duty or a hand would be lost when the bot falls in the middle of a game."""
    players = await seated(tonight, count)
    await open_kasino(tonight, players)
    await press_verb(tonight, players[0].actor, "start")
    for some in (9, 14):
        made = 0

        def enough(most: int = some) -> bool:
            nonlocal made
            made += 1
            return made > most

        await play_on(players, enough, most=400)
        before = [(await tonight.tables.sight(1, seat)).view for seat in (*range(count), None)]
        await tonight.stop(gently=False)
        await tonight.start()
        await settled(tonight)
        after = [(await tonight.tables.sight(1, seat)).view for seat in (*range(count), None)]
        assert after == before
    await play_on(players, lambda: is_over(players[0].actor), most=2000)
    assert "win" in text(await players[0].board())
    assert len(live_boards(players[0].actor)) == 1
    assert players[1].actor.messages("dm") == []


async def test_house_rules_that_are_on_or_off_share_one_select(
    tonight: Evening, anna: Player, bjorn: Player
) -> None:
    """The lobby of a game with many house rules would not fit into a message, or forget what was chosen."""
    await open_kasino(tonight, [anna, bjorn])
    board = await anna.actor.wait_message(CHANNEL, with_button("Leave"))
    found = part(board, "s:switches:")
    on = [option["value"] for option in found["options"] if option.get("default")]
    assert on == ["svupby5s", "svupcancel", "twocardbuilds", "rotatelead"]
    await choose(tonight, anna.actor, "s:switches:", ["manysums", "svupby5s"])
    options = (await tonight.tables.sight(1, None)).table.options
    assert {name for name, value in options.items() if value == "on"} == {"manysums", "svupby5s"}
    await choose(tonight, anna.actor, "s:switches:", [])
    options = (await tonight.tables.sight(1, None)).table.options
    assert "on" not in options.values()


async def test_partners_sit_opposite(tonight: Evening) -> None:
    """The house rule of partners would not reach the table."""
    players = await seated(tonight, 4)
    await open_kasino(tonight, players)
    await choose(tonight, players[0].actor, "s:switches:", ["partnership"])
    await press_verb(tonight, players[0].actor, "start")
    assert (await tonight.tables.sight(1, None)).view.sides == ((0, 2), (1, 3))


async def test_a_move_is_picked_seen_and_confirmed(tonight: Evening, anna: Player, bjorn: Player) -> None:
    """What would be taken would not be shown before it is taken."""
    await open_kasino(tonight, [anna, bjorn])
    await press_verb(tonight, anna.actor, "start")
    view = (await tonight.tables.sight(1, None)).view
    player = (anna, bjorn)[view.waiting[0]]
    message = await player.may_move()
    assert message is not None
    while not any(p["custom_id"].startswith("s:do:") for p in offered(message)):
        picks = [p for p in offered(message) if p["custom_id"].startswith("s:pick:")]
        await player.actor.press(message, custom_id=picks[-1]["custom_id"])
        message = await player.hand()
    assert (await tonight.tables.sight(1, None)).view == view
    await player.actor.press(message, custom_id=part(message, "s:do:")["custom_id"])
    await settled(tonight)
    assert (await tonight.tables.sight(1, None)).view.number == view.number + 1


async def test_typed_moves_are_offered_and_understood(tonight: Evening, anna: Player, bjorn: Player) -> None:
    """Whoever rather types would be offered nothing, or refused with signs for suits."""
    await open_kasino(tonight, [anna, bjorn])
    await press_verb(tonight, anna.actor, "start")
    view = (await tonight.tables.sight(1, None)).view
    player = (anna, bjorn)[view.waiting[0]]
    choices = await player.actor.complete("kasino play", "move", CHANNEL, move="lay")
    assert len(choices) == 4
    shown = choices[0]["name"]
    assert any(sign in shown for sign in "♣♦♥♠")
    await player.actor.slash("kasino play", CHANNEL, move=shown)
    await settled(tonight)
    after = (await tonight.tables.sight(1, None)).view
    assert after.number == view.number + 1
    assert after.loose[-1] == choices[0]["value"].split()[1]

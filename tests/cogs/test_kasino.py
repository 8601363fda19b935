"""Kasino through the real door: two, three and four people, restarts, partners, typed moves."""

import pytest

from sandbox.page_user import offered, text
from tests.cogs.evening import Evening, Json, settled
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
    host = players[0]
    await host.actor.slash("kasino new", CHANNEL)
    await settled(tonight)
    for player in players:
        await press_verb(tonight, player.actor, "join")


def part(message: Json, prefix: str) -> Json:
    """The button or select whose custom id begins so."""
    return next(p for p in offered(message) if p["custom_id"].startswith(prefix))


async def fall_and_rise(tonight: Evening, count: int) -> None:
    """The bot falls over in the middle of whatever it does; nobody's view is another after the start."""
    seats = (*range(count), None)
    before = [(await tonight.tables.table_view(1, seat)).view for seat in seats]
    await tonight.stop(gently=False)
    await tonight.start()
    await settled(tonight)
    assert [(await tonight.tables.table_view(1, seat)).view for seat in seats] == before


async def play_over_two_falls(tonight: Evening, players: list[Player]) -> None:
    """A game from the command on, until the bot has fallen in two of its hands."""
    await open_kasino(tonight, players)
    await press_verb(tonight, players[0].actor, "start")
    for some in (9, 14):
        turns = iter(range(some))
        await play_on(players, lambda turns=turns: next(turns, None) is None, most=400)
        await fall_and_rise(tonight, len(players))


@pytest.mark.parametrize("count", [3, 4])
async def test_more_than_two_play_on_over_two_restarts(tonight: Evening, count: int) -> None:
    """A hand of the third or fourth seat would be lost when the bot falls; whole games are of the soak."""
    players = await seated(tonight, count)
    await play_over_two_falls(tonight, players)
    number = (await tonight.tables.table_view(1, None)).view.number
    turns = iter(range(9))
    await play_on(players, lambda: next(turns, None) is None, most=400)
    assert (await tonight.tables.table_view(1, None)).view.number > number


@pytest.mark.parametrize(
    "count", [2, pytest.param(3, marks=pytest.mark.soak), pytest.param(4, marks=pytest.mark.soak)]
)
async def test_people_finish_a_game_over_two_restarts(tonight: Evening, count: int) -> None:
    """A card, a build, a duty or a hand would be lost when the bot falls in the middle of a game."""
    players = await seated(tonight, count)
    await play_over_two_falls(tonight, players)
    await play_on(players, lambda: is_over(players[0].actor), most=2000)
    assert "win" in text(await players[0].board())
    assert len(live_boards(players[0].actor)) == 1
    assert players[1].actor.messages("dm") == []


async def test_partners_sit_opposite(tonight: Evening) -> None:
    """The house rule of partners would not reach the table."""
    players = await seated(tonight, 4)
    await open_kasino(tonight, players)
    await tonight.tables.set_option(1, int(players[0].actor.id), "partnership", "on")
    await press_verb(tonight, players[0].actor, "start")
    assert (await tonight.tables.table_view(1, None)).view.sides == ((0, 2), (1, 3))


async def test_a_move_is_picked_seen_and_confirmed(tonight: Evening, anna: Player, bjorn: Player) -> None:
    """What would be taken would not be shown before it is taken."""
    await open_kasino(tonight, [anna, bjorn])
    await press_verb(tonight, anna.actor, "start")
    view = (await tonight.tables.table_view(1, None)).view
    player = (anna, bjorn)[view.waiting[0]]
    message = await player.may_move()
    assert message is not None
    while not any(p["custom_id"].startswith("s:do:") for p in offered(message)):
        picks = [p for p in offered(message) if p["custom_id"].startswith("s:pick:")]
        await player.actor.press(message, custom_id=picks[-1]["custom_id"])
        message = await player.hand()
    assert (await tonight.tables.table_view(1, None)).view == view
    await player.actor.press(message, custom_id=part(message, "s:do:")["custom_id"])
    await settled(tonight)
    assert (await tonight.tables.table_view(1, None)).view.number == view.number + 1


async def test_typed_moves_are_offered_and_understood(tonight: Evening, anna: Player, bjorn: Player) -> None:
    """Whoever rather types would be offered nothing, or refused with signs for suits."""
    await open_kasino(tonight, [anna, bjorn])
    await press_verb(tonight, anna.actor, "start")
    view = (await tonight.tables.table_view(1, None)).view
    player = (anna, bjorn)[view.waiting[0]]
    choices = await player.actor.complete("kasino play", "move", CHANNEL, move="lay")
    assert len(choices) == 4
    shown = choices[0]["name"]
    assert any(sign in shown for sign in "♣♦♥♠")
    await player.actor.slash("kasino play", CHANNEL, move=shown)
    await settled(tonight)
    after = (await tonight.tables.table_view(1, None)).view
    assert after.number == view.number + 1
    assert after.loose[-1] == choices[0]["value"].split()[1]

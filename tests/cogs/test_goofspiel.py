"""Goofspiel through Discord's interface, by people who press what they are offered."""

from tests.cogs.evening import Evening, settled
from tests.cogs.players import CHANNEL, Player, play_on, press_verb
from tests.cogs.test_games import is_over

PEOPLE = ("Anna", "Björn", "Clara")


async def test_three_people_finish_a_game(tonight: Evening) -> None:
    """A round would wait for a player who has chosen, or the end would not be shown."""
    players = [Player(tonight, await tonight.sit(name), direct=True, seed=n) for n, name in enumerate(PEOPLE)]
    await players[0].actor.slash("goofspiel new", CHANNEL)
    await settled(tonight)
    for player in players:
        await press_verb(tonight, player.actor, "join")
    await press_verb(tonight, players[0].actor, "start")
    await play_on(players, lambda: is_over(players[0].actor))
    end = await tonight.tables.table_view(1, None)
    assert len(end.view.rounds) == 13

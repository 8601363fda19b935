"""Partners through the real door: four people, restarts, two seats for one person, and the seats chosen."""

import pytest

from games.contract import Seat
from games.partners.course import card_term
from locales import speech
from sandbox.page_user import PageUser, text
from tests.cogs.evening import Evening, settled, with_button
from tests.cogs.players import CHANNEL, Player, play_on, press_verb
from tests.cogs.test_games import is_over, live_boards

PEOPLE = ("Anna", "Björn", "Clara", "Dagur")


async def four(tonight: Evening) -> list[Player]:
    """Four people; one of them takes no direct messages and plays from the channel."""
    players = []
    for n, name in enumerate(PEOPLE):
        if n == 1:
            tonight.box.dms(name, open=False)
        players.append(Player(tonight, await tonight.sit(name), direct=n != 1, seed=n))
    return players


async def open_partners(tonight: Evening, players: list[Player], bots: int = 0) -> None:
    """A table from the command until it could be started."""
    host = players[0]
    await host.actor.slash("partners new", CHANNEL)
    await settled(tonight)
    for player in players:
        await player.actor.press(await player.actor.wait_message(CHANNEL, with_button("Join")), "Join")
        await settled(tonight)
    for _ in range(bots):
        board = await host.actor.wait_message(CHANNEL, with_button("Add a bot"))
        await host.actor.press(board, "Add a bot")
        await settled(tonight)


async def begin(tonight: Evening, host: Player) -> None:
    """The first deal."""
    await host.actor.press(await host.actor.wait_message(CHANNEL, with_button("Start")), "Start")
    await settled(tonight)


@pytest.mark.soak
async def test_four_people_finish_a_game_over_two_restarts(tonight: Evening) -> None:
    """A card, a turn or a hand would be lost when the bot falls in the middle of a game for four."""
    players = await four(tonight)
    await open_partners(tonight, players)
    await begin(tonight, players[0])
    for part in (17, 23):
        count = 0

        def some(most: int = part) -> bool:
            nonlocal count
            count += 1
            return count > most

        await play_on(players, some, most=2000)
        before = (await tonight.tables.table_view(1, None)).view
        await tonight.stop(gently=False)
        await tonight.start()
        await settled(tonight)
        assert (await tonight.tables.table_view(1, None)).view == before
    await play_on(players, lambda: is_over(players[0].actor), most=4000)
    assert "win" in text(await players[0].board())
    assert len(live_boards(players[0].actor)) == 1
    assert players[1].actor.messages("dm") == []


async def seat_select(actor: PageUser) -> tuple[dict, dict]:
    """The lobby's message and the part of it that chooses a seat."""
    board = await actor.wait_message(CHANNEL, with_button("Leave"))
    part = next(p for p in _parts(board["components"]) if str(p.get("custom_id", "")).startswith("s:seat:"))
    return board, part


def _parts(components: list) -> list:
    found = []
    for part in components:
        found += [part, *_parts(part.get("components", []))]
    return found


async def test_two_people_hold_a_team_each(tonight: Evening, anna: Player, bjorn: Player) -> None:
    """Two people could not play Partners without bots, or one of them would see the other's hands."""
    await open_partners(tonight, [anna, bjorn])
    for player, seat in ((anna, 2), (bjorn, 3)):
        board, part = await seat_select(player.actor)
        await player.actor.choose(board, [str(seat)], custom_id=part["custom_id"])
        await settled(tonight)
    assert await tonight.tables.seats_of(1, int(anna.actor.id)) == (0, 2)
    assert await tonight.tables.seats_of(1, int(bjorn.actor.id)) == (1, 3)
    await begin(tonight, anna)
    count = 0

    def some() -> bool:
        nonlocal count
        count += 1
        return count > 60

    await two_handed(tonight, [anna, bjorn], some)
    view = (await tonight.tables.table_view(1, None)).view
    assert view.number > 3


async def test_who_holds_two_seats_can_look_at_either_hand(tonight: Evening, bjorn: Player) -> None:
    """From the channel only the hand that is waited for could be seen, and nothing would say whose it is."""
    await open_partners(tonight, [bjorn])
    board, part = await seat_select(bjorn.actor)
    await bjorn.actor.choose(board, ["2"], custom_id=part["custom_id"])
    await settled(tonight)
    for _ in range(2):
        await press_verb(tonight, bjorn.actor, "bot")
    await begin(tonight, bjorn)
    assert {"Stofa", "Hearth"} <= set(text(await bjorn.board()).replace(".", " ").replace(",", " ").split())
    assert text(await bjorn.board()).count(f"Waiting for <@{bjorn.actor.id}>") == 0
    await press_verb(tonight, bjorn.actor, "play")
    for seat, side in ((2, "Blue"), (0, "Yellow")):
        hand = await bjorn.hand()
        await bjorn.actor.press(hand, custom_id=f"s:hand:1:{seat}")
        hand = await bjorn.actor.wait_message(
            CHANNEL, lambda m, s=side: m.get("ephemeral") and f"{s}, with" in text(m)
        )
        view = (await tonight.tables.table_view(1, Seat(seat))).view
        spoken = speech("en")
        cards = ", ".join(spoken.say("partners-label-card", card=card_term(card)) for card in view.hand)
        assert f"Your hand: {cards}." in text(hand)


async def two_handed(tonight: Evening, players: list[Player], until: object) -> None:
    """Both play from the channel, whichever of their seats is waited for."""
    for player in players:
        player.direct = False
    await play_on(players, until)


async def test_a_seat_can_be_chosen(tonight: Evening, anna: Player, bjorn: Player) -> None:
    """Who wants to play with whom could not be settled."""
    await open_partners(tonight, [anna, bjorn])
    board, part = await seat_select(bjorn.actor)
    await bjorn.actor.choose(board, ["2"], custom_id=part["custom_id"])
    await settled(tonight)
    assert await tonight.tables.seats_of(1, int(bjorn.actor.id)) == (2,)
    board, part = await seat_select(bjorn.actor)
    await bjorn.actor.choose(board, ["3"], custom_id=part["custom_id"])
    await settled(tonight)
    assert await tonight.tables.seats_of(1, int(bjorn.actor.id)) == (3,)
    assert [c.person for c in (await tonight.tables.table_view(1, None)).table.chairs].count(None) == 2

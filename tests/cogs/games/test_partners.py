"""Partners through the sandbox: four people, restarts, two seats for one person, choosing seats."""

import pytest

from cogs.wire.layouts import MOST_LABEL
from games.contract import Seat
from games.params import Param, Text
from games.partners.course import card_term
from games.partners.naming import piece_text
from locales import LANGUAGES, speech
from sandbox.page_user import PageUser, text
from tests.cogs.messages import is_over, live_boards
from tests.cogs.player import CHANNEL, Player, connect_players, fill_table, play_until, press_verb
from tests.cogs.sandbox_bot import SandboxBot, with_button

pytestmark = pytest.mark.sampled("at a game")


async def begin(host: Player) -> None:
    """The first deal."""
    await host.actor.press(await host.actor.wait_message(CHANNEL, with_button("Start")), "Start")


@pytest.mark.soak
async def test_four_people_finish_a_game_over_two_restarts(sandbox_bot: SandboxBot) -> None:
    """After each of two restarts the view is the same, and four people play the game to its end."""
    players = await connect_players(sandbox_bot, 4)
    await fill_table("partners", players)
    await begin(players[0])
    for part in (17, 23):
        count = 0

        def some(most: int = part) -> bool:
            nonlocal count
            count += 1
            return count > most

        await play_until(players, some, most=2000)
        before = (await sandbox_bot.tables.table_view(1, None)).view
        await sandbox_bot.stop(gently=False)
        await sandbox_bot.start()
        await sandbox_bot.settled()
        assert (await sandbox_bot.tables.table_view(1, None)).view == before
    await play_until(players, lambda: is_over(players[0].actor), most=4000)
    assert "win" in text(await players[0].board())
    assert len(live_boards(players[0].actor)) == 1
    assert players[1].actor.messages("dm") == []


async def seat_select(actor: PageUser) -> tuple[dict, dict]:
    """The lobby's message and the part of it that chooses a seat."""
    board = await actor.wait_message(CHANNEL, with_button("Join"))
    part = next(p for p in _parts(board["components"]) if str(p.get("custom_id", "")).startswith("s:seat:"))
    return board, part


def _parts(components: list) -> list:
    found = []
    for part in components:
        found += [part, *_parts(part.get("components", []))]
    return found


@pytest.mark.sampled("rounds")
async def test_two_people_hold_a_team_each(sandbox_bot: SandboxBot, anna: Player, bjorn: Player) -> None:
    """Two people hold two opposite seats each and play without bots."""
    await fill_table("partners", [anna, bjorn])
    for player, seat in ((bjorn, 1), (bjorn, 3), (anna, 2)):
        board, part = await seat_select(player.actor)
        await player.actor.choose(board, [str(seat)], custom_id=part["custom_id"])
    assert (await sandbox_bot.tables.fetch(1)).seats_of(int(anna.actor.id)) == (0, 2)
    assert (await sandbox_bot.tables.fetch(1)).seats_of(int(bjorn.actor.id)) == (1, 3)
    await begin(anna)
    count = 0

    def some() -> bool:
        nonlocal count
        count += 1
        return count > 60

    await two_handed([anna, bjorn], some)
    view = (await sandbox_bot.tables.table_view(1, None)).view
    assert view.number > 3


async def test_who_holds_two_seats_can_look_at_either_hand(sandbox_bot: SandboxBot, bjorn: Player) -> None:
    """A player in the channel may open the hand of either seat, and the text names its colour."""
    await fill_table("partners", [bjorn])
    board, part = await seat_select(bjorn.actor)
    await bjorn.actor.choose(board, ["2"], custom_id=part["custom_id"])
    for _ in range(2):
        await press_verb(bjorn.actor, "bot")
    await begin(bjorn)
    assert {"Hearth", "Lantern"} <= set(text(await bjorn.board()).replace(".", " ").replace(",", " ").split())
    assert text(await bjorn.board()).count(f"Waiting for <@{bjorn.actor.id}>") == 1
    await press_verb(bjorn.actor, "play")
    for seat, side in ((2, "Blue"), (0, "Yellow")):
        hand = await bjorn.hand()
        await bjorn.actor.press(hand, custom_id=f"s:hand:1:{seat}")
        hand = await bjorn.actor.wait_message(
            CHANNEL, lambda m, s=side: m.get("ephemeral") and f"{s}, with" in text(m)
        )
        view = (await sandbox_bot.tables.table_view(1, Seat(seat))).view
        spoken = speech("en")
        cards = ", ".join(spoken.say("partners-label-card", card=card_term(card)) for card in view.hand)
        assert f"Your hand: {cards}." in text(hand)


async def two_handed(players: list[Player], until: object) -> None:
    """Both play from the channel, whichever of their seats is waited for."""
    for player in players:
        player.direct = False
    await play_until(players, until)


async def test_a_seat_can_be_chosen(sandbox_bot: SandboxBot, anna: Player, bjorn: Player) -> None:
    """A player moves to any free seat by the select in the lobby, and the former seat is free."""
    await fill_table("partners", [anna, bjorn])
    assert (await sandbox_bot.tables.fetch(1)).seats_of(int(bjorn.actor.id)) == (2,)
    board, part = await seat_select(bjorn.actor)
    await bjorn.actor.choose(board, ["3"], custom_id=part["custom_id"])
    assert (await sandbox_bot.tables.fetch(1)).seats_of(int(bjorn.actor.id)) == (3,)
    assert [c.person for c in (await sandbox_bot.tables.table_view(1, None)).table.chairs].count(None) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["hit", "lost"])
def test_the_parts_of_a_seven_fit_on_a_button(language: str, kind: str) -> None:
    """A seven of five pieces, four of which knock out a piece or are knocked out, is a whole label."""
    each: dict[str, Param] = {"steps": 1, "piece": piece_text(0), "other": piece_text(4)}
    label = Text("partners-label-part", each)
    for _ in range(4):
        label = Text(
            "partners-label-parts", {"first": Text(f"partners-label-part-{kind}", each), "rest": label}
        )
    assert len(speech(language).say(label.id, **label.params)) <= MOST_LABEL

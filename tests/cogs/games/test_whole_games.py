"""Whole games through the sandbox, pressing only buttons that were offered to that person."""

import pytest

from sandbox.page_user import offered, text
from tests.cogs.messages import asides, is_over, live_boards
from tests.cogs.player import (
    CHANNEL,
    Player,
    after,
    picks,
    play_until,
    press_shown,
    press_verb,
    start_cribbage,
    start_short_cribbage,
)
from tests.cogs.sandbox_bot import SandboxBot, with_button

pytestmark = pytest.mark.sampled("at a game")


@pytest.mark.sampled("evenings")
async def test_two_people_finish_a_game(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """The main job: one from the direct message, one from the channel with direct messages closed."""
    await start_short_cribbage(sandbox_bot, anna, bjorn)
    moves = await play_until([anna, bjorn], lambda: is_over(anna.actor))
    board = await anna.board()
    assert moves > 30
    assert "wins!" in text(board)
    await anna.actor.press(board, "More")
    await anna.actor.press(asides(anna.actor)[-1], "Fair shuffle")
    await anna.actor.wait_for(lambda: "The secret: " in text(asides(anna.actor)[-1]))
    assert len(live_boards(anna.actor)) == 1
    assert bjorn.actor.messages("dm") == []
    assert "wins!" in text(await anna.hand())
    assert not picks(await anna.hand())


@pytest.mark.sampled("evenings")
async def test_a_person_finishes_a_game_against_the_bot(bjorn: Player):
    """One person and a bot play a game to its end, and the board names the winner."""
    await start_cribbage(bjorn, None)
    await play_until([bjorn], lambda: is_over(bjorn.actor))
    assert "wins!" in text(await bjorn.board())


@pytest.mark.sampled("evenings")
async def test_a_restart_in_the_middle_loses_nothing(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """After a restart the view is the same, earlier buttons work, and the game is played to its end."""
    await start_cribbage(anna, bjorn)
    await play_until([anna, bjorn], after(14))
    await sandbox_bot.fall()
    await play_until([anna, bjorn], lambda: is_over(anna.actor))
    assert len(live_boards(anna.actor)) == 1


async def test_playing_again_takes_one_press_each(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """A rematch must seat both, let the loser deal, and take the button off the old board."""
    await start_cribbage(anna, bjorn)
    await anna.actor.slash("table resign", CHANNEL)
    await press_shown(anna.actor, "Yes, resign")
    over = await anna.actor.wait_message(CHANNEL, with_button("Rematch"))
    assert "resign" in text(over)
    await anna.actor.press(over, "Rematch")
    assert not [m for m in live_boards(anna.actor) if with_button("Rematch")(m)]
    await press_verb(bjorn.actor, "join")
    await sandbox_bot.settled()
    table_view = await sandbox_bot.tables.table_view(2, None)
    assert table_view.table.phase == "playing"
    assert table_view.view.dealer == 0  # Anna resigned, and the loser deals first (RULES.md 7.4)


async def test_the_second_card_gives_the_discard_and_it_may_be_changed(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
):
    """A press on the picked card puts it back; the second card gives both, which may be changed."""
    await start_cribbage(anna, bjorn)
    hand = await anna.hand()
    cards = [p for p in offered(hand) if ":pick:" in p["custom_id"]]
    await anna.actor.press(hand, custom_id=cards[0]["custom_id"])
    hand = await anna.hand()
    again = [p for p in offered(hand) if ":pick:" in p["custom_id"]]
    assert len(again) == 5
    (picked,) = [p for p in offered(hand) if ":drop:" in p["custom_id"]]
    await anna.actor.press(hand, custom_id=picked["custom_id"])
    hand = await anna.hand()
    assert [p["custom_id"] for p in offered(hand) if ":pick:" in p["custom_id"]] == [
        p["custom_id"] for p in cards
    ]
    await anna.actor.press(hand, custom_id=cards[0]["custom_id"])
    assert (await sandbox_bot.view(0)).given == ()
    await anna.actor.press(await anna.hand(), custom_id=again[0]["custom_id"])
    first = (await sandbox_bot.view(0)).given
    assert len(first) == 2
    await anna.actor.press(await anna.hand(), "Change")
    parts = [p for p in offered(await anna.hand()) if ":many:" in p["custom_id"]]
    values = [o["value"] for o in parts[0]["options"]][-2:]
    await anna.actor.choose(await anna.hand(), values, custom_id=parts[0]["custom_id"])
    second = (await sandbox_bot.view(0)).given
    assert len(second) == 2
    assert second != first


async def test_the_slash_twin_plays_what_autocomplete_offers(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
):
    """All fifteen discards are suggested with different texts, and a suggested one is played."""
    await start_cribbage(anna, bjorn)
    choices = await anna.actor.complete("cribbage play", "move", CHANNEL, move="")
    assert len(choices) == 15
    assert len({c["name"] for c in choices}) == 15
    await anna.actor.slash("cribbage play", CHANNEL, move=choices[3]["value"])
    given = (await sandbox_bot.view(0)).given
    assert f"discard {' '.join(sorted(given))}" == choices[3]["value"]
    hand = await anna.actor.wait_message(CHANNEL, lambda m: m.get("ephemeral"))
    assert "You can still change" in text(hand)

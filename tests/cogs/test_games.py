"""Whole games through the real door, by pressing only what a message to that person has offered."""

from sandbox.page_user import PageUser, offered, text
from tests.cogs.evening import Evening, Json, settled, with_button
from tests.cogs.players import CHANNEL, Player, open_table, play_on


def is_over(actor: PageUser) -> bool:
    """Whether the board in the channel shows the end."""
    return any(with_button("Rematch")(m) for m in actor.messages(CHANNEL))


def live_boards(actor: PageUser) -> list[Json]:
    """The public messages that can be pressed."""
    return [m for m in actor.messages(CHANNEL) if not m.get("ephemeral") and offered(m)]


async def test_two_people_finish_a_game(tonight: Evening, anna: Player, bjorn: Player):
    """The main job: one from the direct message, one from the channel with direct messages closed."""
    await open_table(tonight, anna, bjorn)
    moves = await play_on([anna, bjorn], lambda: is_over(anna.actor))
    board = await anna.board()
    assert moves > 30
    assert "wins!" in text(board)
    assert "secret of this table was" in text(board)
    assert len(live_boards(anna.actor)) == 1
    assert bjorn.actor.messages("dm") == []
    assert "wins!" in text(await anna.hand())
    assert not offered(await anna.hand())


async def test_a_person_finishes_a_game_against_the_bot(tonight: Evening, bjorn: Player):
    """Practice: a table filled with a bot needs nobody else, and its answers are all told."""
    await open_table(tonight, bjorn, None)
    await play_on([bjorn], lambda: is_over(bjorn.actor))
    assert "wins!" in text(await bjorn.board())


async def test_a_restart_in_the_middle_loses_nothing(tonight: Evening, anna: Player, bjorn: Player):
    """Buttons of before must still work, and the game must go on where it stood."""
    await open_table(tonight, anna, bjorn)
    count = 0

    def some_moves() -> bool:
        nonlocal count
        count += 1
        return count > 14

    await play_on([anna, bjorn], some_moves)
    before = (await tonight.tables.table_view(1, None)).view
    await tonight.stop(gently=False)
    await tonight.start()
    await settled(tonight)
    assert (await tonight.tables.table_view(1, None)).view == before
    await play_on([anna, bjorn], lambda: is_over(anna.actor))
    assert len(live_boards(anna.actor)) == 1


async def test_playing_again_takes_one_press_each(tonight: Evening, anna: Player, bjorn: Player):
    """A rematch must seat both, let the loser deal, and take the button off the old board."""
    await open_table(tonight, anna, bjorn)
    await anna.actor.slash("table resign", CHANNEL)
    sure = await anna.actor.wait_message(CHANNEL, with_button("Yes, resign"))
    await anna.actor.press(sure, "Yes, resign")
    await settled(tonight)
    over = await anna.actor.wait_message(CHANNEL, with_button("Rematch"))
    assert "resign" in text(over)
    await anna.actor.press(over, "Rematch")
    await settled(tonight)
    assert not [m for m in live_boards(anna.actor) if with_button("Rematch")(m)]
    await bjorn.actor.press(await bjorn.actor.wait_message(CHANNEL, with_button("Join")), "Join")
    await settled(tonight)
    await anna.actor.press(await anna.actor.wait_message(CHANNEL, with_button("Join")), "Join")
    await settled(tonight)
    await anna.actor.press(await anna.actor.wait_message(CHANNEL, with_button("Start")), "Start")
    await settled(tonight)
    table_view = await tonight.tables.table_view(2, None)
    assert table_view.table.phase == "playing"
    assert table_view.view.dealer == 0  # Anna resigned, and the loser deals first (RULES.md 7.4)


async def test_a_discard_is_confirmed_and_may_be_changed(tonight: Evening, anna: Player, bjorn: Player):
    """A secret move is shown before it counts, and until both are in it may be another."""
    await open_table(tonight, anna, bjorn)
    hand = await anna.hand()
    cards = [p for p in offered(hand) if ":pick:" in p["custom_id"]]
    await anna.actor.press(hand, custom_id=cards[0]["custom_id"])
    hand = await anna.hand()
    again = [p for p in offered(hand) if ":pick:" in p["custom_id"]]
    assert len(again) == 5
    await anna.actor.press(hand, custom_id=again[0]["custom_id"])
    hand = await anna.hand()
    assert "Is that what you want?" in text(hand)
    assert (await tonight.tables.table_view(1, 0)).view.given == ()
    await anna.actor.press(hand, "Back")
    await anna.actor.press(await anna.hand(), "Back")
    await anna.move()
    first = (await tonight.tables.table_view(1, 0)).view.given
    assert len(first) == 2
    await anna.actor.press(await anna.hand(), "Change")
    parts = [p for p in offered(await anna.hand()) if ":many:" in p["custom_id"]]
    values = [o["value"] for o in parts[0]["options"]][-2:]
    await anna.actor.choose(await anna.hand(), values, custom_id=parts[0]["custom_id"])
    await anna.actor.press(await anna.hand(), "Confirm")
    await settled(tonight)
    second = (await tonight.tables.table_view(1, 0)).view.given
    assert len(second) == 2
    assert second != first


async def test_the_slash_twin_plays_what_autocomplete_offers(tonight: Evening, anna: Player, bjorn: Player):
    """Whoever rather types must be offered every move and be able to make it."""
    await open_table(tonight, anna, bjorn)
    choices = await anna.actor.complete("cribbage play", "move", CHANNEL, move="")
    assert len(choices) == 15
    assert len({c["name"] for c in choices}) == 15
    await anna.actor.slash("cribbage play", CHANNEL, move=choices[3]["value"])
    await settled(tonight)
    given = (await tonight.tables.table_view(1, 0)).view.given
    assert f"discard {' '.join(sorted(given))}" == choices[3]["value"]
    hand = await anna.actor.wait_message(CHANNEL, lambda m: m.get("ephemeral"))
    assert "You may still change" in text(hand)

"""What a person is told of the shuffles: their own number, and the fingerprint of the record at the end."""

from sandbox.page_user import text
from tables import verify
from tables.log import records
from tests.cogs.evening import Evening, settled, with_button
from tests.cogs.players import CHANNEL, Player, press_verb


async def test_each_person_is_told_their_number_and_the_board_the_fingerprint(
    tonight: Evening, anna: Player, bjorn: Player
):
    """Nobody could find out whether their press is in the record, or whether the record is the true one."""
    await anna.actor.slash("cribbage new", CHANNEL)
    await settled(tonight)
    opening = await tonight.tables.press_of(1, int(anna.actor.id))
    said = await anna.actor.wait_message(CHANNEL, lambda m: m.get("ephemeral"))
    assert str(opening) in text(said)
    for player in (anna, bjorn):
        await press_verb(tonight, player.actor, "join")
        own = str(await tonight.tables.press_of(1, int(player.actor.id)))
        assert own != str(opening)
        await player.actor.wait_message(CHANNEL, lambda m, own=own: m.get("ephemeral") and own in text(m))
    await press_verb(tonight, anna.actor, "start")
    await anna.actor.slash("table resign", CHANNEL)
    sure = await anna.actor.wait_message(CHANNEL, with_button("Yes, resign"))
    await anna.actor.press(sure, "Yes, resign")
    await settled(tonight)
    record = records.read(await tonight.tables.record(1))
    board = await anna.actor.wait_message(CHANNEL, with_button("Rematch"))
    assert f"`{record.hash[:32]}`" in text(board)
    assert verify.check(record, shown=record.hash[:32]) is not None

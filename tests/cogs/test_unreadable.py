"""A table that cannot be read, through the real door: its channel is told, the others are played on."""

import itertools
from pathlib import Path

from sandbox.page_user import text
from tables.views import TableId
from tests.cogs.evening import Evening, settled, with_button
from tests.cogs.players import Player
from tests.tables.test_unreadable import spoil

CHANNELS = ("stofa", "spil", "spel")
SORRY = "I cannot read this table any more."
press = itertools.count(10**6).__next__


async def three(tonight: Evening, anna: Player, bjorn: Player) -> list[TableId]:
    """A game of cribbage in each of three channels."""
    guild, host = int(tonight.bot.guilds[0].id), int(anna.actor.id)
    found = []
    for name in CHANNELS:
        channel = int(anna.actor.channel(name))
        table = await tonight.tables.open_table(
            "cribbage", guild=guild, channel=channel, host=host, press=press()
        )
        await tonight.tables.join(table, host, press())
        await tonight.tables.join(table, int(bjorn.actor.id), press())
        await tonight.tables.start(table, host, press())
        found.append(table)
    return found


async def test_one_unreadable_table_stops_no_other(
    tonight: Evening, anna: Player, bjorn: Player, tmp_path: Path
):
    """At the start nobody's table would be told; nor would `/my-games` answer, nor the clocks run."""
    first, bad, last = await three(tonight, anna, bjorn)
    await tonight.stop(gently=False)
    spoil(tmp_path / "stofa.sqlite3", bad)
    await tonight.start()
    await settled(tonight)
    for name in (CHANNELS[0], CHANNELS[2]):
        await anna.actor.wait_message(name, with_button("My hand"))
    board = await anna.actor.wait_message(CHANNELS[1], lambda m: SORRY in text(m))
    await tonight.bot.keep_time(tonight.bot.sync.now() + 100 * 3600)
    await settled(tonight)
    await anna.actor.slash("my-games", CHANNELS[0])
    games = await anna.actor.wait_message(CHANNELS[0], lambda m: m.get("ephemeral"))
    assert text(games).count("cannot be read any more") == 1
    assert text(games).count("/channels/") == 3
    await anna.actor.slash("table hand", CHANNELS[1])
    refused = await anna.actor.wait_message(CHANNELS[1], lambda m: m.get("ephemeral"))
    assert SORRY in text(refused)
    await anna.actor.press(board, "Close the table")
    sure = await anna.actor.wait_message(CHANNELS[1], with_button("Yes, close it"))
    await anna.actor.press(sure, "Yes, close it")
    await settled(tonight)
    sheets = [(await tonight.tables.table_view(table, None)).table.phase for table in (first, bad, last)]
    assert sheets == ["playing", "closed", "playing"]


async def test_the_text_is_in_the_language_of_the_channel(
    tonight: Evening, anna: Player, bjorn: Player, tmp_path: Path
):
    """A Danish channel would be told in English."""
    _, bad, _ = await three(tonight, anna, bjorn)
    await tonight.tables.set_place(int(anna.actor.channel(CHANNELS[1])), language="da")
    await tonight.stop(gently=False)
    spoil(tmp_path / "stofa.sqlite3", bad)
    await tonight.start()
    await settled(tonight)
    await anna.actor.wait_message(CHANNELS[1], lambda m: "Jeg kan ikke længere læse dette bord." in text(m))

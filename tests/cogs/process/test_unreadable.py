"""Tables that this version cannot read, through the sandbox: reported in their channel, others go on."""

from pathlib import Path

from sandbox.page_user import text
from tables.views import TableId
from tests.cogs.player import Player
from tests.cogs.sandbox_bot import SandboxBot, with_button
from tests.tables.log.test_unreadable import spoil
from tests.tables.seated import having

CHANNELS = ("stofa", "spil", "spel")
SORRY = "I can’t read this table any more."


async def three(sandbox_bot: SandboxBot, anna: Player, bjorn: Player) -> list[TableId]:
    """A game of cribbage in each of three channels."""
    return [await sandbox_bot.deal("cribbage", anna.actor, bjorn.actor, channel=name) for name in CHANNELS]


async def test_one_unreadable_table_stops_no_other(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, tmp_path: Path
):
    """Other tables are updated at the start, `/my-games` lists all, and the unreadable one can be closed."""
    first, bad, last = await three(sandbox_bot, anna, bjorn)
    await sandbox_bot.stop(gently=False)
    spoil(tmp_path / "stofa.sqlite3", bad)
    await sandbox_bot.start()
    await sandbox_bot.settled()
    for name in (CHANNELS[0], CHANNELS[2]):
        await anna.actor.wait_message(name, with_button("My hand"))
    board = await anna.actor.wait_message(CHANNELS[1], lambda m: SORRY in text(m))
    await sandbox_bot.handle_due(100 * 3600)
    await anna.actor.slash("my-games", CHANNELS[0])
    games = await anna.actor.wait_message(CHANNELS[0], lambda m: m.get("ephemeral"))
    assert text(games).count("I can’t read this one any more") == 1
    assert text(games).count("/channels/") == 3
    await anna.actor.slash("table hand", CHANNELS[1])
    refused = await anna.actor.wait_message(CHANNELS[1], lambda m: m.get("ephemeral"))
    assert SORRY in text(refused)
    await anna.actor.press(board, "Close the table")
    sure = await anna.actor.wait_message(CHANNELS[1], with_button("Yes, close it"))
    await anna.actor.press(sure, "Yes, close it")
    sheets = [(await sandbox_bot.tables.table_view(table, None)).table.phase for table in (first, bad, last)]
    assert sheets == ["playing", "closed", "playing"]
    closed = await anna.actor.wait_message(CHANNELS[1], lambda m: "’s been closed" in text(m))
    assert "before the game started" not in text(closed)


async def test_the_text_is_in_the_language_of_the_channel(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, tmp_path: Path
):
    """In a Danish channel the notice about an unreadable table is in Danish."""
    _, bad, _ = await three(sandbox_bot, anna, bjorn)
    await sandbox_bot.tables.settings.set_channel(int(anna.actor.channel(CHANNELS[1])), having(language="da"))
    await sandbox_bot.stop(gently=False)
    spoil(tmp_path / "stofa.sqlite3", bad)
    await sandbox_bot.start()
    await sandbox_bot.settled()
    await anna.actor.wait_message(CHANNELS[1], lambda m: "Jeg kan ikke længere læse dette bord." in text(m))

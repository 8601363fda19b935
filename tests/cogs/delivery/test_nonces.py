"""Nonces: they make a repeated request one message, and nothing else."""

from pathlib import Path

from cogs.delivery.messages import Address
from sandbox.page_user import text
from tables.views import BOARD
from tests.cogs.messages import live_boards
from tests.cogs.player import Player
from tests.cogs.sandbox_bot import SandboxBot
from tests.waiting import until


async def test_a_nonce_of_a_deleted_message_holds_up_no_board(sandbox_bot: SandboxBot, anna: Player):
    """Withdrawn before a restart and posted after it: Discord knows the nonce, not the message (10008)."""
    table = await sandbox_bot.open_table("cribbage", anna.actor)
    await sandbox_bot.update(table)
    old = await anna.board()
    await sandbox_bot.bot.sync.sender.withdraw(Address(table, BOARD))
    await sandbox_bot.restart()
    board = await anna.board()
    assert board["id"] != old["id"]


async def test_a_new_database_posts_new_boards(sandbox_bot: SandboxBot, anna: Player):
    """Its first table has the number of the old one's, whose message Discord still knows by its nonce."""
    await sandbox_bot.update(await sandbox_bot.open_table("cribbage", anna.actor))
    old, now = await anna.board(), sandbox_bot.now
    await sandbox_bot.stop()
    sandbox_bot.database = Path(sandbox_bot.database).with_name("new.sqlite3")
    sandbox_bot.now = lambda: now() + 2
    await sandbox_bot.start()
    await until(lambda: sandbox_bot.bot.sync._recover_at > 0)
    await sandbox_bot.settled()
    await sandbox_bot.update(await sandbox_bot.open_table("olsen", anna.actor))
    new = [board for board in live_boards(anna.actor) if board["id"] != old["id"]]
    assert len(new) == 1
    assert "Ólsen" in text(new[0])

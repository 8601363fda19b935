"""What proves fair shuffles: each player's own number, and the record's fingerprint at the end."""

import hashlib
import logging

import pytest

from sandbox.page_user import text
from tables import verify
from tables.log import records
from tables.views import TableId
from tests.cogs.messages import asides, opened
from tests.cogs.player import CHANNEL, Player, picks, press_shown, press_verb, start_table
from tests.cogs.sandbox_bot import SandboxBot, with_button
from tests.tables.seated import press_of

pytestmark = pytest.mark.sampled("desk")


async def test_numbers_stand_behind_fair_shuffle_and_the_record_s_fingerprint_on_the_last_board(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
):
    """A person's number is behind *Fair shuffle* only; the last board has one line, which fits the record."""
    await anna.actor.slash("cribbage new", CHANNEL)
    await press_verb(bjorn.actor, "join")
    for player in (anna, bjorn):
        own = str(await press_of(sandbox_bot.tables, TableId(1), int(player.actor.id)))
        assert not [m for m in asides(player.actor) if own in text(m)]
        await _looks_up(player, own)
    await press_verb(anna.actor, "start")
    await anna.actor.slash("table resign", CHANNEL)
    await press_shown(anna.actor, "Yes, resign")
    record = records.read(await sandbox_bot.tables.record(1))
    board = await anna.actor.wait_message(CHANNEL, with_button("Rematch"))
    assert f"`{record.hash[:32]}`" in text(board)
    info = await sandbox_bot.tables.info(1)
    assert info.commitment not in text(board)
    assert str(info.secret) not in text(board)
    assert verify.check(record, shown=record.hash[:32]) is not None


async def test_the_fingerprint_stands_behind_fair_shuffle(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
):
    """It is the same before Join, in the game and after it, and fits the secret; the lobby has no digits."""
    await anna.actor.slash("cribbage new", CHANNEL)
    digest = (await sandbox_bot.tables.info(1)).commitment
    assert digest not in text(await bjorn.board())
    await _looks_up(bjorn, digest)
    await press_verb(bjorn.actor, "join")
    await press_verb(anna.actor, "start")
    own = await press_of(sandbox_bot.tables, TableId(1), int(bjorn.actor.id))
    page = await _looks_up(bjorn, digest, str(own))
    assert "The secret:" not in page
    await sandbox_bot.resign(anna.actor)
    secret = (await sandbox_bot.tables.info(1)).secret
    assert secret is not None
    await _looks_up(bjorn, digest, secret)
    assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == digest


async def test_the_deck_is_cut_behind_fair_shuffle(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """Once all are there, with the list that is shown; then the game begins, and all are told who cut."""
    await anna.actor.slash("cribbage new", CHANNEL)
    assert "You can cut once everyone has joined." in await _looks_up(anna, "The list so far")
    await press_verb(bjorn.actor, "join")
    await _looks_up(bjorn, (await sandbox_bot.tables.info(1)).hash[:32])
    form = await opened(bjorn.actor, asides(bjorn.actor)[-1], "Cut the deck …")
    await press_verb(anna.actor, "rated")
    await bjorn.actor.submit(form, words="my own words")
    assert "The list has changed since you opened this." in text(asides(bjorn.actor)[-1])
    await press_verb(bjorn.actor, "join")
    await _looks_up(bjorn, (await sandbox_bot.tables.info(1)).hash[:32])
    await bjorn.actor.submit(
        await opened(bjorn.actor, asides(bjorn.actor)[-1], "Cut the deck …"), words="my `own` words"
    )
    assert picks(asides(bjorn.actor)[-1])
    assert f"<@{bjorn.actor.id}> cut the deck." in text(await anna.board())
    await _looks_up(anna, "Cut with: `my ’own’ words`")


async def test_the_record_is_the_only_answer_to_its_button(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, caplog: pytest.LogCaptureFixture
):
    """It comes once, as a file, and nothing else is tried that Discord would refuse."""
    await start_table("cribbage", [anna, bjorn])
    await sandbox_bot.resign(anna.actor)
    caplog.clear()
    board = await anna.actor.wait_message(CHANNEL, with_button("Rematch"))
    await anna.actor.press(board, custom_id="s:record:1", forged=True)
    files = [file["filename"] for message in asides(anna.actor) for file in message["attachments"]]
    assert files.count("stofa-1.txt") == 1
    assert [one.getMessage() for one in caplog.records if one.levelno >= logging.WARNING] == []


async def _looks_up(player: Player, *said: str) -> str:
    """Opens *Fair shuffle* from the table's *More*, and returns what it says."""
    await player.actor.press(await player.board(), "More")
    await press_shown(player.actor, "Fair shuffle")
    shown = await player.actor.wait_message(
        CHANNEL, lambda m: m.get("ephemeral") and all(one in text(m) for one in said)
    )
    return text(shown)

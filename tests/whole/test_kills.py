"""The bot is killed in the middle of a move, at each of the points between its steps (F27, F28)."""

import asyncio
import signal
import time
from pathlib import Path

import pytest

import locales
from games.cards import Card
from sandbox.actor import Actor, Failed, text
from tests.whole.killable import POINTS
from tests.whole.stage import PATIENCE, Stage, discard, hand, open_table, picks, stage, to_play

AFTER_COMMIT = ("commit", "ack", "render", "send", "mark-sent")


async def press_and_die(here: Stage, player: Actor) -> bool:
    """Presses a card while the bot is armed; whether the press was answered with a new hand."""
    message = await hand(player)
    before = message["components"]
    here.armed.touch()
    try:
        await player.press(message, custom_id=picks(message)[0]["custom_id"])
        answered = True
    except Failed:
        answered = False
    assert here.bot is not None
    assert await asyncio.wait_for(here.bot.wait(), PATIENCE) == -signal.SIGKILL
    here.armed.unlink()
    return answered and (await hand(player))["components"] != before


async def is_told(here: Stage) -> None:
    """Until every message shows what the log has come to, or the ten seconds are over."""
    deadline = time.monotonic() + 10
    while True:
        entries, messages = here.stored()
        if {slot for slot, _ in messages} >= {"board", "hand-0", "hand-1"} and all(
            upto == len(entries) for slot, upto in messages if not slot.startswith("notice")
        ):
            return
        assert time.monotonic() < deadline, f"not told: {len(entries)} entries, {messages}"
        await asyncio.sleep(0.05)


@pytest.mark.parametrize("point", [p for p in POINTS if p])
async def test_a_killed_move_stands_or_never_was(point: str, tmp_path: Path) -> None:
    """After a kill a move is whole or has not happened, the board tells it, and the game goes on."""
    async with stage(tmp_path) as here:
        anna, bjorn = await here.sit("Anna"), await here.sit("Björn")
        await here.start(point)
        await open_table(anna, bjorn)
        await discard(anna)
        await discard(bjorn)
        player = await to_play([anna, bjorn])
        await is_told(here)
        length = len(here.stored()[0])

        answered = await press_and_die(here, player)
        entries, _ = here.stored()
        is_kept = len(entries) == length + 1
        assert is_kept == (point in AFTER_COMMIT)
        assert is_kept or not answered, "a move that was answered is lost"

        await here.start()
        await is_told(here)
        assert len(here.boards()) == 1, "more than one board can be pressed"
        if is_kept:
            card = locales.speech("en").card(Card(entries[-1][3].removeprefix("play ")))
            assert card in text(here.boards()[0]), "the board does not tell the move"
        await goes_on(here, [anna, bjorn])


async def goes_on(here: Stage, actors: list[Actor]) -> None:
    """Somebody can play the next card, and it is kept."""
    length = len(here.stored()[0])
    player = await to_play(actors)
    message = await hand(player)
    await player.press(message, custom_id=picks(message)[0]["custom_id"])
    assert len(here.stored()[0]) == length + 1

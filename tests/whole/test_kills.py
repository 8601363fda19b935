"""The bot is killed in the middle of a move, at each point between its steps (F27, F28), and in whole games.

A game joins by its line in `sittings.py`.
"""

import asyncio
import contextlib
import random
import signal
from pathlib import Path
from typing import Any

import pytest

from sandbox.page_user import Failed, offered, text
from tests.cogs.player import CHANNEL, MOST_PRESSES, Player, picks, play_until, press_verb, start_table
from tests.waiting import PATIENCE
from tests.whole.bot_process import BotProcess, bot_process
from tests.whole.killable import MOVES
from tests.whole.sittings import SITTINGS, pressed, sittings

AFTER_COMMIT = ("commit", "ack", "render", "send", "mark-sent", "post", "replace", "recover")
REPOSTED = ("post", "replace")
"""Points of a board that is posted anew, because somebody has written below it."""
FIRST = "cribbage"
"""The game that is killed at every point; the others within the transaction, and after it."""
ELSEWHERE = ("event", "outbox", "commit", "ack", "post")
LAST_WORDS = 0.5
"""Seconds in which the sandbox has read everything that a dead process sent."""


def trials() -> list[tuple[str, str]]:
    """Which game is killed at which points."""
    return [(key, p) for key in pressed() for p in MOVES if key == FIRST or p in ELSEWHERE]


async def press_and_die(here: BotProcess, player: Player, point: str) -> bool:
    """Makes a move of as few presses as it takes, in which the bot dies; whether it was answered."""
    message = await player.hand()
    before, length = message["components"], here.length()
    here.arm(point)
    answered = True
    for _ in range(MOST_PRESSES):
        answered = await is_answered(here, player, message)
        if not answered or await ends(here, length, player, message):
            break
        message = await player.hand()  # there was more to choose
    assert await here.is_dead(PATIENCE)
    assert here.bot is not None
    assert here.bot.exitcode == -signal.SIGKILL
    return answered and (await player.hand())["components"] != before


async def is_answered(here: BotProcess, player: Player, message: dict[str, Any]) -> bool:
    """Presses the first choice; whether that is answered. What the bot said before it died is still heard."""
    first = picks(message)[0]["custom_id"]
    pressing = asyncio.create_task(player.actor.press(message, custom_id=first))
    dying = asyncio.create_task(here.is_dead(PATIENCE))
    await asyncio.wait((pressing, dying), return_when=asyncio.FIRST_COMPLETED)
    dying.cancel()
    try:
        await asyncio.wait_for(pressing, LAST_WORDS)
    except (Failed, TimeoutError):
        return False
    return True


async def ends(here: BotProcess, length: int, player: Player, message: dict[str, Any]) -> bool:
    """Whether that press was the move or the end of the bot. It was neither if the hand asks for more."""
    for _ in range(200):
        if here.length() != length or await here.is_dead(0):
            return True
        if (await player.hand())["components"] != message["components"]:
            return False
        await asyncio.sleep(0.01)
    return False


async def next_direct(players: list[Player]) -> Player:
    """A player who may move from their direct messages; others move first if needed."""
    for _ in range(10):
        for player in players:
            if player.direct and await player.may_move():
                return player
        for player in players:
            await player.move()
    raise AssertionError("nobody can move")


@pytest.mark.sampled("kills")
@pytest.mark.parametrize(("key", "point"), trials())
async def test_a_killed_move_stands_or_never_was(key: str, point: str, tmp_path: Path) -> None:
    """A move is stored in whole and shown on the one board, or not stored at all; the game goes on."""
    await killed_once(key, point, tmp_path)


async def killed_once(key: str, point: str, folder: Path, later: int = 0) -> None:
    """Plays a while, `later` moves longer than usual, kills the bot at the point, and plays on."""
    async with bot_process(folder) as here:
        players = await here.players(SITTINGS[key].people)
        await here.start()
        await start_table(key, players)
        begun = here.length()
        await play_until(players, lambda: here.length() >= begun + SITTINGS[key].prelude + later)
        await here.settled()
        player = await next_direct(players)
        if point in REPOSTED:
            await below(players[-1])
        length, said = here.length(), text(here.boards()[0])

        answered = await press_and_die(here, player, "commit" if point == "recover" else point)
        is_kept = here.length() == length + 1
        assert is_kept == (point in AFTER_COMMIT)
        assert is_kept or not answered, "a move that was answered is lost"
        if point == "recover":
            await dies_again(here)

        await here.start()
        await here.settled()
        assert len(here.boards()) == 1, [text(one) for one in here.boards()]
        assert not is_kept or text(here.boards()[0]) != said, "the board does not tell the move"
        length = here.length()
        await play_until(players, lambda: here.length() > length)


async def below(player: Player) -> None:
    """Writes something below the board, and waits until everybody has it."""
    await player.actor.say(CHANNEL, "what a hand")
    await player.actor.wait_message(CHANNEL, lambda m: m["content"] == "what a hand")


async def dies_again(here: BotProcess) -> None:
    """Starts the bot, which dies as soon as it has read what it must make good."""
    here.arm("recover")
    here.begin()
    assert await here.is_dead(PATIENCE)


@pytest.mark.soak
@pytest.mark.parametrize(("key", "moves"), sittings(short=False))
async def test_a_game_outlives_two_kills(key: str, moves: int | None, tmp_path: Path) -> None:
    """Whole games, from direct messages and in the channel, with kill -9 in the middle of two moves."""
    sitting = SITTINGS[key]
    async with bot_process(tmp_path) as here:
        players = await here.players(sitting.people)
        await here.start()
        await start_table(key, players)
        for n in range(2):
            length = here.length()
            await play_until(players, lambda at=length + 9 + 5 * n: here.length() >= at)  # type: ignore[misc]
            await killed_while_moving(here, players, random.Random(f"{key} {n}").random() / 5)
        length = here.length()
        await play_until(
            players, lambda: is_over(here) or (moves and here.length() > length + 9), sitting.most
        )
        if moves:
            await resign(players[0])
            await here.settled()
        await players[0].actor.wait_message(CHANNEL, shows_the_end)
        assert len(here.boards()) == 1
        for player in players:
            assert player.direct or player.actor.messages("dm") == []


def is_over(here: BotProcess) -> bool:
    """Whether the channel shows the end."""
    return any(map(shows_the_end, here.boards()))


def shows_the_end(message: dict[str, Any]) -> bool:
    """Whether a message offers to play again."""
    return any(p["custom_id"].startswith("s:rematch:") for p in offered(message))


async def killed_while_moving(here: BotProcess, players: list[Player], after: float) -> None:
    """Kills the bot during a move; the log must keep its entries and all messages be updated."""
    player = await next_direct(players)
    before: list[Any] = here.stored()[0]
    moving = asyncio.create_task(player.move())
    await asyncio.sleep(after)
    await here.kill()
    with contextlib.suppress(Failed, TimeoutError, AssertionError):
        await moving
    kept = here.stored()[0]
    assert kept[: len(before)] == before, "the log has lost what it held"
    await here.start()
    await here.settled()
    assert here.stored()[0][: len(kept)] == kept
    assert len(here.boards()) == 1, "not one board can be pressed"


async def resign(player: Player) -> None:
    """Gives up, by the ways that the board offers."""
    await press_verb(player.actor, "more")
    for verb in ("resign", "resign-yes"):
        wanted = await player.actor.wait_message(CHANNEL, lambda m, v=verb: button(m, v))
        await player.actor.press(wanted, custom_id=button(wanted, verb))


def button(message: dict[str, Any], verb: str) -> str | None:
    """The custom id of this verb on a message that only its reader sees."""
    ids = (p["custom_id"] for p in offered(message))
    return next((i for i in ids if i.startswith(f"s:{verb}:") and message.get("ephemeral")), None)

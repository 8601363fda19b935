"""Everything that a seat cannot see is dealt again, and what it is shown is compared byte by byte.

Of a picture all that it is drawn from is compared, in place of the file: equal scenes are one file for all
(`render/drawing/pictures.py`), and to write it would take half of the time.
"""

import asyncio
import random
from functools import partial
from typing import Any
from unittest import mock

from games.chance import Derived
from games.contract import Game, Seat, moves
from games.registry import GAMES
from render.drawing import strips
from render.drawing.pictures import PICTURES, key_of
from tests.contract.records import Record, play
from tests.proof.games import APART
from tests.proof.runs import Found, Run, each
from tests.secrecy.test_bytes import ended, pages, sent
from tests.secrecy.test_views import encoded, questions

A_GAME = 10
"""Pairs that are compared of one random game."""
VIEWERS = (Seat(0), Seat(1), None)


def work(seed: int, numbers: range) -> Found:
    tries = (partial(_try, seed, number) for number in numbers if number % A_GAME == 0)
    try:
        with mock.patch.object(strips, "png", key_of):
            return each(tries)
    finally:
        PICTURES.clear()


def _try(seed: int, number: int) -> int:
    keys = sorted(GAMES)
    at = number // A_GAME
    key = keys[at % len(keys)]
    record = play(key, seed * APART + at // len(keys))
    play.cache_clear()
    chance = random.Random(f"redeals {seed} {number}")
    for n in range(A_GAME):
        asyncio.run(_compare(record, number + n, chance))
    return A_GAME


async def _compare(record: Record, number: int, chance: random.Random) -> None:
    game, viewer = record.rules, chance.choice(VIEWERS)
    s = chance.choice(record.states())
    again = game.imagine(game.view(s, viewer), Derived(b"%d" % number, 0))
    in_words = number % 4 == 3
    game = ended(game, s)
    ours, theirs = [
        await everything(game, one, viewer, record.seats, in_words=in_words) for one in (s, again)
    ]
    assert ours == theirs, f"game {record.game} {record.number}, viewer {viewer}, pair {number}"


async def everything(game: Game, s: Any, viewer: Seat | None, seats: int, *, in_words: bool) -> list[Any]:
    """All that reaches this viewer: the view, questions to their end, moves, pages with their pictures."""
    shown: list[Any] = [encoded(game.view(s, viewer))]
    if viewer is not None:
        shown += [encoded(questions(game.key, s, viewer)), [*map(str, moves(game, s, viewer))]]
    return shown + [sent(page) for page in await pages(game, s, viewer, seats, in_words=in_words)]


RUN = Run(
    "re-deals", "no byte of what a seat is shown depends on what it cannot see", 20_000 * len(GAMES), 40, work
)

"""Processor time of a review: one seat's decisions in a whole game, as `tables/coach` compares them.

Of the seat's moves one of seven is by chance, the others are the bot's that plays on in comparisons.
"""

import asyncio
import random
import sys
from collections.abc import Callable, Sequence
from time import process_time
from typing import Any, Final

from benchmarks.games.coach import SEATS
from benchmarks.rows import Row, show
from games.chance import Derived
from games.contract import AnyGame, Seat, moves
from games.judging import policy
from games.registry import GAMES
from games.search import advance, choose, plays
from tables.coach.decisions import Decision
from tables.coach.reviews import compared
from tables.views import TableId

GOAL: Final = 6.0
CARELESS: Final = 1 / 7
MINE: Final = Seat(0)


def decisions(game: AnyGame) -> list[Decision]:
    """Returns the decisions of a seat in a game."""
    chance, seed, found = random.Random(game.key), game.key.encode(), list[Decision]()
    s = game.start(SEATS.get(game.key, 3), game.Options(), Derived(seed, 0)).state
    for step in range(1, 6000):
        if game.outcome(s) is not None:
            break
        view = game.view(s, MINE)
        legal = moves(game, s, MINE, 200) if MINE in view.waiting else ()
        if len(legal) < 2:
            s = advance(game, s, plays(game, policy(game)), Derived(seed, step))
            continue
        made = choose(game, s, MINE, policy(game), seed, step) if chance.random() >= CARELESS else None
        found.append(Decision(len(found), MINE, 0, s, view, made or str(chance.choice(legal))))
        s = game.apply(s, MINE, game.parse(s, MINE, found[-1].made), Derived(seed, step)).state
    return found


async def at_once(work: Callable[..., Any], *what: object) -> Any:
    """Returns what the work does."""
    return work(*what)


def main(arguments: Sequence[str] = ()) -> None:
    """Adds a row for each game."""
    for key, game in GAMES.items():
        if game.coach is not None and (not arguments or key in arguments):
            found = decisions(game)
            began = process_time()
            asyncio.run(compared(at_once, game, TableId(1), found))
            what = f"{key}: review of a game, s of processor"
            show([Row("C1", what, process_time() - began, "<=", GOAL, f"{len(found)} decisions")])


if __name__ == "__main__":
    main(sys.argv[1:])

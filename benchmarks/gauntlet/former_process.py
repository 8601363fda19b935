"""Plays for the bots of the commit that is first on the path, for `former.py`.

Reads questions and writes answers as lines of JSON. Imports what commits from d39581f1 on have.
"""

import json
import sys
from collections.abc import Sequence
from functools import partial
from time import thread_time
from typing import Any, Final

from benchmarks.gauntlet.contests import CONTESTS, Contest, player
from benchmarks.gauntlet.matches import Purposes
from games.contract import Seat, moves
from games.search import MOST_MOVES, Pseudo

BY_NAME: Final = {one.name: one for one in CONTESTS}


class Followed:
    """A game as one player follows it."""

    def __init__(self, name: str, contest: Contest, seed: str, first: int) -> None:
        self._game: Any = contest.game
        self._player = player(contest.key, name)
        self._chance = Purposes(seed)
        self._s = self._game.start(contest.seats, contest.rules(), self._chance).state
        self._turn = first

    def choose(self, seat: Seat, news: Sequence[tuple[Seat | None, str]]) -> tuple[str | None, float]:
        """Returns the seat's move after the `news`, None for no move, and the seconds that it took."""
        game = self._game
        for mover, text in news:
            move = game.parse(self._s, mover, text)
            self._s = game.apply(self._s, mover, move, self._chance).state
        self._turn += len(news)
        view, legal = game.view(self._s, seat), partial(moves, game, self._s, seat, MOST_MOVES)
        started = thread_time()
        chosen = self._player(view, legal, Pseudo(self._turn))
        return None if chosen is None else str(chosen), thread_time() - started


def has(key: str, name: str) -> bool:
    """Returns whether the game has that player."""
    try:
        return callable(player(key, name))
    except ValueError:
        return False


def main() -> None:
    """Answers until there are no more questions."""
    followed: dict[int, Followed] = {}
    for line in sys.stdin:
        kind, *question = json.loads(line)
        answer: Any = None
        if kind == "has":
            answer = has(*question)
        elif kind == "begin":
            number, name, contest, seed, first = question
            followed[number] = Followed(name, BY_NAME[contest], seed, first)
        else:
            number, seat, news = question
            answer = followed[number].choose(seat, news)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()

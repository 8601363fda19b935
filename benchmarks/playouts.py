"""Random games of this checkout and of another one, in turns. E6: decisions a second.

`python -m benchmarks.playouts [--against COMMIT_OR_FOLDER] [GAME ...]` compares the speed: in one decision
all legal moves of a seat are listed and one is applied, with its events. `--same N` instead plays N games of
each variant with random house rules, and compares their asks, moves, events and encoded states.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benchmarks.press import BASE, checkout
from benchmarks.rows import Row, show
from games.keys import KEYS

ROOT = Path(__file__).parent.parent
GAMES = sorted(KEYS)
PAIRS = 7


class Checkout:
    """A process that plays with the code of one checkout."""

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(ROOT / "benchmarks" / "player.py")],
            cwd=folder,
            env=os.environ | {"PYTHONPATH": str(folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, *question: Any) -> Any:
        """Returns the answer of `player.py`."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(question), file=self._process.stdin, flush=True)
        return json.loads(self._process.stdout.readline())

    def end(self) -> None:
        """Ends the process."""
        self._process.communicate()


def speed(key: str, ours: Checkout, theirs: Checkout) -> Row:
    """Returns the row of a game: the median ratio of pairs of runs, each pair of other random games."""
    rates = [(ours.ask("timed", key, seed), theirs.ask("timed", key, seed)) for seed in range(PAIRS + 1)][1:]
    ratio = statistics.median(mine / other for mine, other in rates)
    mine, other = (statistics.median(side) for side in zip(*rates, strict=True))
    return Row("E6", f"{key}: decisions/s / before", ratio, ">=", 2.0, f"{mine:,.0f} / {other:,.0f}")


def sameness(key: str, ours: Checkout, theirs: Checkout, games: int) -> str:
    """Returns the first random game that differs, or how many were compared."""
    names, decisions = ours.ask("variants", key), 0
    for name in names:
        for seed in range(games):
            mine, other = (side.ask("played", key, name, seed) for side in (ours, theirs))
            if mine != other:
                return f"{key}: DIFFERENT: game {seed} of {name}: {mine} here, {other} there"
            decisions += mine[0]
    return f"{key}: the same; {games} games of each of {len(names)} variants, {decisions:,} decisions"


def main(arguments: Sequence[str] = ()) -> None:
    """Prints a row for each game, or whether its games are the same."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.playouts")
    parser.add_argument("games", nargs="*", default=GAMES, metavar="game")
    parser.add_argument("--against", default=BASE, help="a commit or a folder to compare with")
    parser.add_argument("--same", type=int, default=0, metavar="N")
    given = parser.parse_args(arguments)
    with checkout(given.against) as folder:
        ours, theirs = Checkout(ROOT), Checkout(folder)
        for key in given.games:
            if given.same:
                print(sameness(key, ours, theirs, given.same), flush=True)
            else:
                show([speed(key, ours, theirs)])
        ours.end()
        theirs.end()


if __name__ == "__main__":
    main(sys.argv[1:])

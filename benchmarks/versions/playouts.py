"""Random games of this checkout and of another one, in turns. E6: decisions a second.

`python -m benchmarks.versions.playouts --against COMMIT_OR_FOLDER [GAME ...]` compares the speed: in one
decision all legal moves of a seat are listed and one is applied, with its events. `--same N` instead plays N
games of each variant with random house rules, and compares their asks, moves, events and encoded states.
"""

import argparse
import statistics
import sys
from collections.abc import Sequence
from pathlib import Path

from benchmarks.rows import Row, show
from benchmarks.versions.checkouts import ROOT, Checkout, checkout
from games.keys import KEYS

PLAYER = Path(__file__).with_name("player.py")
GAMES = sorted(KEYS)
PAIRS = 7


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
    parser = argparse.ArgumentParser(prog="python -m benchmarks.versions.playouts")
    parser.add_argument("games", nargs="*", default=GAMES, metavar="game")
    parser.add_argument("--against", required=True, help="a commit or a folder to compare with")
    parser.add_argument("--same", type=int, default=0, metavar="N")
    given = parser.parse_args(arguments)
    ours, theirs = Checkout(ROOT, PLAYER), Checkout(checkout(given.against), PLAYER)
    for key in given.games:
        if given.same:
            print(sameness(key, ours, theirs, given.same), flush=True)
        else:
            show([speed(key, ours, theirs)])
    ours.end()
    theirs.end()


if __name__ == "__main__":
    main(sys.argv[1:])

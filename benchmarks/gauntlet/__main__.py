"""Plays strengths of bots, and the bots as they were, against each other, and prints a table.

python -m benchmarks.gauntlet [GAME ...] [--games N] [--pairs strong-middle ...] [--processes N] [--list]

Every deal is played twice with the seats exchanged; deals and decisions have fixed seeds. A tie is half a win
for both. A game is one of `--list`: a key, or a key with a variant; a key alone stands for all its variants.
`strong-middle@COMMIT` is a pair of today's strong bot and the middle one of a commit.
"""

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

from benchmarks.gauntlet.contests import CONTESTS, Contest, Pair, player
from benchmarks.gauntlet.figures import Line, line, row, table
from benchmarks.gauntlet.matches import Job, Played, carried_out

T = TypeVar("T")

GAMES = 400
WIDE = 24


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays and prints. Returns 2 if a game or a player is not known, else 0."""
    given = _parser().parse_args(arguments)
    if given.list:
        print("\n".join(one.name for one in CONTESTS))
        return 0
    try:
        jobs = [job for contest in chosen(given.games) for job in _jobs(contest, given)]
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    started = time.monotonic()
    lines = []
    for one in gauntlet(jobs, given.processes):
        lines.append(one)
        print(row(one.contest, one, {}), file=sys.stderr, flush=True)
    print("\n".join(table(lines)))
    minutes, count = (time.monotonic() - started) / 60, sum(one.games for one in lines)
    print(f"\n{count} games in {minutes:.1f} minutes with {given.processes} processes.")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.gauntlet")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all unless named")
    parser.add_argument("--games", dest="count", type=int, default=GAMES, help="games of each pair")
    parser.add_argument("--pairs", nargs="+", default=(), metavar="A-B", help="players that meet")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--list", action="store_true", help="list the games")
    return parser


def chosen(names: Sequence[str]) -> list[Contest]:
    """Returns the contests of these names or keys; all if there is none. Raises ValueError for another."""
    for name in names:
        if all(name not in (one.name, one.key) for one in CONTESTS):
            raise ValueError(f"no game {name}; there are {', '.join(one.name for one in CONTESTS)}")
    exact = {one.name for one in CONTESTS if one.name in names and one.name != one.key}
    keys = {name for name in names if name not in exact}
    return [one for one in CONTESTS if not names or one.name in exact or one.key in keys]


def _jobs(contest: Contest, given: argparse.Namespace) -> Iterator[Job]:
    """Yields the deals of all pairs. Raises ValueError for a player that the game does not have."""
    pairs = [_pair(text) for text in given.pairs] or contest.pairs()
    for pair in pairs:
        for name in pair:
            player(contest.key, name)
        for number in range((given.count + 1) // 2):
            yield CONTESTS.index(contest), pair, number


def _pair(text: str) -> Pair:
    one, between, other = text.partition("-")
    if not between:
        raise ValueError(f"{text} is not a pair of players such as strong-middle")
    return one, other


def gauntlet(jobs: Sequence[Job], processes: int) -> Iterator[Line]:
    """Plays the jobs and yields a line for each pair as soon as all its deals are played."""
    pairs: dict[tuple[int, Pair], list[Played]] = {(at, pair): [] for at, pair, _ in jobs}
    missing = Counter((at, pair) for at, pair, _ in jobs)
    for (at, pair, _), played in _shown(_played(jobs, processes), len(jobs)):
        pairs[at, pair].append(played)
        if len(pairs[at, pair]) == missing[at, pair]:
            yield line(CONTESTS[at].name, pair, pairs[at, pair])


def _played(jobs: Sequence[Job], processes: int) -> Iterator[tuple[Job, Played]]:
    """Yields the jobs with their results, in their order."""
    if processes == 1:
        yield from ((job, carried_out(job)) for job in jobs)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        yield from zip(jobs, pool.map(carried_out, jobs), strict=True)


def _shown(things: Iterable[T], count: int) -> Iterator[T]:
    """Yields the things and shows on a terminal how many of them have been taken."""
    started = time.monotonic()
    for done, thing in enumerate(things):
        _bar(done, count, time.monotonic() - started)
        yield thing
    _bar(count, count, time.monotonic() - started)


def _bar(done: int, count: int, seconds: float) -> None:
    if not sys.stderr.isatty() or not count:
        return
    filled = WIDE * done // count
    left = f"{seconds / done * (count - done):.0f} s left" if done else ""
    end = "\n" if done == count else ""
    text = (
        f"\r[{'#' * filled}{'-' * (WIDE - filled)}] {2 * done}/{2 * count} games  {seconds:.0f} s  {left:<12}"
    )
    print(text, end=end, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())

"""The proofs of several processes: `python -m tests.cluster presses`, `kills`, `points` or `rates`.

Each starts a PostgreSQL server of its own, shows how far it is, and ends with an error if something is false.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from sandbox.world import seed
from tests.cluster import calls, kills, points, workers
from tests.db.postgres.server import Server, missing


def main() -> int:
    """Returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.cluster", description=__doc__)
    proofs = parser.add_subparsers(dest="proof", required=True)
    pressing = proofs.add_parser("presses", help="many presses at once: one of each round is accepted")
    pressing.add_argument("--processes", type=int, default=4)
    pressing.add_argument("--rounds", type=int, default=100)
    pressing.add_argument("--at-once", type=int, default=200)
    rating = proofs.add_parser("rates", help="moves a second, processor and transactions a move")
    rating.add_argument("--processes", type=int, default=4, help="from 1 to this number")
    rating.add_argument("--tables", type=int, default=16, help="in each process")
    rating.add_argument("--seconds", type=float, default=10.0)
    calling = proofs.add_parser("calls", help="requests to Discord a move, in a game by presses")
    calling.add_argument("--processes", type=int, nargs="+", choices=calls.PARTS, default=list(calls.PARTS))
    calling.add_argument("--moves", type=int, default=10)
    killing = proofs.add_parser("kills", help="games of all kinds while processes and the server are killed")
    killing.add_argument("--processes", type=int, default=2)
    killing.add_argument("--count", type=int, default=30)
    killing.add_argument("--games", nargs="+", choices=kills.ALL, default=kills.ALL)
    killing.add_argument("--seed", type=int, default=1)
    pointing = proofs.add_parser("points", help="kills at each point of a move and of what else happens")
    pointing.add_argument("--count", type=int, default=3 * len(points.ON_SERVER))
    pointing.add_argument("--first", type=int, default=0, help="the number to begin with")
    pointing.add_argument("--games", nargs="+", choices=kills.ALL, default=kills.ALL)
    pointing.add_argument("--minutes", type=float, default=60.0, help="begin nothing new after so long")
    pointing.add_argument("--file", action="store_true", help="one process on a SQLite file")
    given = parser.parse_args()
    if given.proof == "points" and given.file:
        return _proved(None, given)
    if (lacking := missing()) is not None:
        print(lacking, file=sys.stderr)
        return 1
    server = Server()
    try:
        return _proved(server, given)
    finally:
        server.remove()


def _proved(server: Server | None, given: argparse.Namespace) -> int:
    seed.DEFAULT = seed.Seed("Stofa", "Stofan", ("stofa", "spil", "spel"), "STOFA")
    began = time.monotonic()
    asyncio.run(PROOFS[given.proof](server, given))
    print(f"{time.monotonic() - began:.0f} s")
    return 0


async def presses(server: Server, given: argparse.Namespace) -> None:
    found = await workers.presses(
        server, processes=given.processes, rounds=given.rounds, at_once=given.at_once
    )
    print(f"\n{given.rounds} rounds of {given.at_once} presses by {given.processes} processes: {dict(found)}")


async def rates(server: Server, given: argparse.Namespace) -> None:
    print("processes  moves/s  ms of processor a move  transactions a move")
    for processes in range(1, given.processes + 1):
        found = await workers.rate(server, processes=processes, tables=given.tables, seconds=given.seconds)
        print(f"{processes:9}  {found.moves:7.0f}  {found.processor:22.2f}  {found.transactions:19.1f}")


async def kill(server: Server, given: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        done = await kills.kills(
            server, Path(folder), processes=given.processes, games=tuple(given.games), count=given.count,
            seed=given.seed,
        )  # fmt: skip
    print(f"\n{done.kills} kills, moves told and all stored: {done.moves}; one board, one hand each")


async def point(server: Server | None, given: argparse.Namespace) -> None:
    games, numbers = tuple(given.games), range(given.first, given.first + given.count)
    cases = [points.case(number, games, on_server=server is not None) for number in numbers]
    with tempfile.TemporaryDirectory() as folder:
        done = await points.walk(server, Path(folder), cases, games, given.minutes)
    print()
    for counted in zip(*done.tried, strict=True):
        print(", ".join(f"{name} {count}" for name, count in Counter(counted).items()))
    kills = len(done.tried) - len(done.missed)
    print(f"{kills} kills; {done.kept} entries reported as kept, and all are; one board, one hand each")
    for line in done.missed:
        print(f"nothing came to the point: {line}")
    print(f"from a kill until everything ran and nothing was behind: {done.longest:.0f} s at most")


async def call(server: Server, given: argparse.Namespace) -> None:
    for processes in given.processes:
        with tempfile.TemporaryDirectory() as folder:
            entries, found = await calls.calls(server, Path(folder), processes=processes, moves=given.moves)
        shown = ", ".join(f"{route} {count}" for route, count in found.most_common())
        played = f"{processes} processes, {given.moves} presses, {entries} moves"
        print(f"{played}: {found.total()} requests ({shown})")


PROOFS: dict[str, Any] = {
    "presses": presses, "kills": kill, "points": point, "rates": rates, "calls": call,
}  # fmt: skip

if __name__ == "__main__":
    sys.exit(main())

"""Carries out one run of the promises of docs/reliability.md, or prints what the runs so far have come to.

python -m tests.proof games --minutes 10
python -m tests.proof --table
"""

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.architecture.sources import ROOT
from tests.proof import RUNS
from tests.proof.report import added, read, table
from tests.proof.runs import Outcome, carry_out, processes

RESULTS = ROOT / "build" / "proof.json"


def main(words: list[str] | None = None) -> int:
    """Returns the exit code: 1 if a promise was broken."""
    given = _parser().parse_args(words)
    if given.list:
        for name, run in RUNS.items():
            print(f"{name}: {run.full:,} {run.unit}: {run.promise}")
        return 0
    if given.table or given.run is None:
        print(table(read(given.results)))
        return 0
    outcome = _watched(given)
    added(given.results, outcome)
    print(summary(outcome))
    for said in outcome.told:
        print(said, file=sys.stderr)
    return 1 if outcome.faults else 0


def summary(one: Outcome) -> str:
    """The line in which a run ends."""
    unit = RUNS[one.run].unit
    return (
        f"{one.run}: {one.done:,} {unit}, {one.faults} faults; seed {one.seed} from {one.first}, "
        f"commit {one.commit}, {one.hours:.2f} h ({one.busy:.2f} h of a processor)"
    )


def _watched(given: argparse.Namespace) -> Outcome:
    """Carries out the run with a progress bar."""
    run = RUNS[given.run]
    count = given.count or run.full
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task(given.run, total=count)

        def tell(done: int, faults: int) -> None:
            bar.update(task, completed=done, description=f"{given.run}, {faults} faults")

        return carry_out(
            given.run, run, seed=given.seed, first=given.first, count=count, minutes=given.minutes,
            processes=given.processes, tell=tell,
        )  # fmt: skip


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.proof", description=__doc__.splitlines()[0])
    parser.add_argument("run", nargs="?", choices=list(RUNS))
    parser.add_argument("--list", action="store_true", help="print the runs with their full counts")
    parser.add_argument("--table", action="store_true", help="print the results so far")
    parser.add_argument("--count", type=int, default=0, help="how many; the full count unless given")
    parser.add_argument("--first", type=int, default=0, help="the number to begin with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=100_000.0, help="begin nothing new after so long")
    parser.add_argument("--processes", type=int, default=processes())
    parser.add_argument("--results", type=Path, default=RESULTS, help="the file that results are added to")
    return parser


if __name__ == "__main__":
    sys.exit(main())

"""`make bench`: measures every performance goal, together with what it is compared to.

python -m benchmarks [PART ...]     measures all parts, or those named; adds them to build/benchmarks.json
python -m benchmarks rest           measures the parts that the file does not have for this commit
python -m benchmarks document       writes docs/performance.md from that file

All parts take about twenty minutes on two cores. A part that fails is reported and does not stop the others.
"""

import importlib
import sys
import time
import traceback
from collections.abc import Iterator

from benchmarks import report
from benchmarks.rows import RESULTS, table

PARTS = {
    "engine": "benchmarks.engine",
    "cribbage": "benchmarks.games.cribbage",
    "fuldrigger": "benchmarks.games.fuldrigger",
    "kasino": "benchmarks.games.kasino",
    "kinaskak": "benchmarks.games.kinaskak",
    "reviews": "benchmarks.games.reviews",
    "render": "benchmarks.render",
    "replay": "benchmarks.finished.replay",
    "film": "benchmarks.finished.film",
    "store": "benchmarks.store",
    "press": "benchmarks.press",
    "whole": "benchmarks.whole",
    "floor": "benchmarks.floor.mixed",
    "busy": "benchmarks.load.busy",
}
WIDE = 24


def main() -> int:
    """Measures and prints the table, or writes the document. Returns 1 if a part failed, else 0."""
    if sys.argv[1:] == ["document"]:
        report.write()
        return 0
    names = report.missing(PARTS) if sys.argv[1:] == ["rest"] else sys.argv[1:] or list(PARTS)
    if unknown := [name for name in names if name not in PARTS]:
        print(f"no part {', '.join(unknown)}; there are {', '.join(PARTS)}", file=sys.stderr)
        return 2
    RESULTS.is_quiet, started = True, time.monotonic()
    taken: dict[str, float | None] = {}
    for number, name in enumerate(names):
        progress(number, names, time.monotonic() - started)
        taken[name] = measure(name)
    progress(len(names), names, time.monotonic() - started)
    print("\n".join(lines(taken)))
    return int(None in taken.values())


def measure(name: str) -> float | None:
    """Measures a part and saves it. Returns its seconds; None if it failed, which is printed."""
    RESULTS.part, started = name, time.monotonic()
    try:
        importlib.import_module(PARTS[name]).main()
    except Exception:
        print(f"\n{name} failed:\n{traceback.format_exc()}", file=sys.stderr)
        return None
    seconds = time.monotonic() - started
    report.save(name, seconds)
    return seconds


def lines(taken: dict[str, float | None]) -> Iterator[str]:
    """Yields the tables of the parts, one of all rows, and the seconds of each part."""
    done = [name for name, seconds in taken.items() if seconds is not None]
    for name in done:
        yield from RESULTS.tables.get(name, ())
    rows = [row for name in done for row in RESULTS.rows.get(name, ())]
    yield from table(rows)
    seconds = ", ".join(f"{name} {'failed' if s is None else f'{s:.0f}'}" for name, s in taken.items())
    met = sum(row.is_met for row in rows)
    yield f"{met} of {len(rows)} goals met. Seconds: {seconds}; all {sum(s or 0 for s in taken.values()):.0f}"


def progress(done: int, names: list[str], seconds: float) -> None:
    """Shows a bar on the standard error: the parts that are done, and the one that is measured now."""
    if not sys.stderr.isatty() or not names:
        return
    filled = WIDE * done // len(names)
    now = names[done] if done < len(names) else "done"
    bar = "#" * filled + "-" * (WIDE - filled)
    end = "\n" if done == len(names) else ""
    print(f"\r[{bar}] {done}/{len(names)} {seconds:4.0f} s  {now:<12}", end=end, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())

"""`make bench`: measures every performance goal, together with what it is compared to.

python -m benchmarks [PART ...]     measures all parts, or those named; adds them to build/benchmarks.json
python -m benchmarks document       writes docs/performance.md from that file
"""

import importlib
import sys
import time

from benchmarks import report
from benchmarks.rows import RESULTS, table

PARTS = {
    "engine": "benchmarks.engine",
    "cribbage": "benchmarks.games.cribbage",
    "fuldrigger": "benchmarks.games.fuldrigger",
    "kasino": "benchmarks.games.kasino",
    "kinaskak": "benchmarks.games.kinaskak",
    "render": "benchmarks.render",
    "store": "benchmarks.store",
    "press": "benchmarks.press",
    "whole": "benchmarks.whole",
}
WIDE = 24


def main() -> None:
    """Measures and prints the table, or writes the document."""
    if sys.argv[1:] == ["document"]:
        report.write()
        return
    names = sys.argv[1:] or list(PARTS)
    RESULTS.is_quiet, started = True, time.monotonic()
    for number, name in enumerate(names):
        progress(number, names, time.monotonic() - started)
        RESULTS.part = name
        importlib.import_module(PARTS[name]).main()
        report.save(name)
    progress(len(names), names, time.monotonic() - started)
    rows = table(row for name in names for row in RESULTS.rows.get(name, ()))
    print("\n".join([*(line for name in names for line in RESULTS.tables.get(name, ())), *rows]))


def progress(done: int, names: list[str], seconds: float) -> None:
    """Shows a bar on the standard error: the parts that are done, and the one that is measured now."""
    if not sys.stderr.isatty():
        return
    filled = WIDE * done // len(names)
    now = names[done] if done < len(names) else "done"
    bar = "#" * filled + "-" * (WIDE - filled)
    end = "\n" if done == len(names) else ""
    print(f"\r[{bar}] {done}/{len(names)} {seconds:4.0f} s  {now:<12}", end=end, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()

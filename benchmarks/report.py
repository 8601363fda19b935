"""Saves what the benchmarks have measured, and writes `docs/performance.md` from it."""

import json
import os
import platform
import subprocess
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from benchmarks.rows import RESULTS, Row

ROOT = Path(__file__).parent.parent
FILE = ROOT / "build" / "benchmarks.json"
DOCUMENT = ROOT / "docs" / "performance.md"
Json = dict[str, Any]

HEAD = """# Performance

Written by `python -m benchmarks document` from what `make bench` has measured; do not edit it by hand. Both
sides of each ratio were measured in the same run, because times alone say little on a machine that does other
work. A part that is missing has not been measured since its figures were last cleared.
"""


def save(part: str, seconds: float) -> None:
    """Writes the results and the duration of this part to the file, in the place of earlier ones."""
    found = _saved()
    found[part] = {
        "commit": _commit(),
        "seconds": round(seconds),
        "at": time.strftime("%Y-%m-%d", time.gmtime()),
        "machine": _machine(),
        "rows": [row._asdict() for row in RESULTS.rows.get(part, ())],
        "table": RESULTS.tables.get(part, []),
    }
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps(found, indent=1))


def missing(parts: Iterable[str]) -> list[str]:
    """Returns those of the parts that have not been measured at this commit."""
    found, commit = _saved(), _commit()
    return [part for part in parts if found.get(part, {}).get("commit") != commit]


def _saved() -> Json:
    found: Json = json.loads(FILE.read_text()) if FILE.exists() else {}
    return found


def write() -> None:
    """Writes the document from the saved file."""
    DOCUMENT.write_text("\n".join(document(_saved())) + "\n")


def document(found: Json) -> Iterator[str]:
    """Yields the lines of the document."""
    yield HEAD
    for part, saved in found.items():
        yield f"## {part.capitalize()}"
        yield ""
        took = f"{saved['seconds']} s, " if "seconds" in saved else ""  # earlier files have none
        yield f"Commit {saved['commit']}, {saved['at']}, {took}{saved['machine']}."
        yield ""
        if saved["rows"]:
            yield from _table([Row(**row) for row in saved["rows"]])
            yield ""
        if saved["table"]:
            yield from ("```text", *(line.rstrip() for line in saved["table"]), "```", "")


def _table(rows: list[Row]) -> Iterator[str]:
    yield "| id | what | against | goal | got | met | |"
    yield "|---|---|---|---|---|---|---|"
    for row in rows:
        met = "yes" if row.is_met else "**no**"
        goal, got = f"{row.sense} {row.goal:g}", f"{row.ratio:.3g}"
        yield f"| {row.id} | {row.measured} | {row.against} | {goal} | {got} | {met} | {row.note} |"


def _commit() -> str:
    """Returns the short hash of the commit, with a plus if files differ from it."""
    git = ["git", "-C", str(ROOT)]
    head = subprocess.run([*git, "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    changed = subprocess.run([*git, "status", "--porcelain"], capture_output=True, text=True, check=False)
    return (head.stdout.strip() or "unknown") + ("+" if changed.stdout.strip() else "")


def _machine() -> str:
    """Returns the number of processors, their kind, and the version of Python."""
    return f"{os.cpu_count()} x {platform.machine()}, {platform.system()}, Python {platform.python_version()}"

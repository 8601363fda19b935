"""Breaks the program in some drawn places, one at a time, and prints what the nearest tests do not notice.

python -m tests.mutate --breaks 100
python -m tests.mutate --breaks 20 --seed 7 --of games
"""

import argparse
import contextlib
import difflib
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Final, NamedTuple

from tests.architecture import sources
from tests.mutate.breaks import Break, breaks
from tests.mutate.nearest import game, nearest
from tests.sampling import SEED

FOLDERS: Final = ("games", "tables", "cogs", "render", "db")
LEFT_OUT: Final = shutil.ignore_patterns(".git", ".venv", ".*_cache", "__pycache__", "build", "var")
HANGS: Final = 180
"""Seconds after which a run is ended from outside."""


class Broken(NamedTuple):
    path: str
    """Of the file, from the root of the project."""
    place: Break

    def diff(self, root: Path = sources.ROOT) -> str:
        """Returns what the break changes."""
        source = (root / self.path).read_text(encoding="utf-8")
        lines = source.splitlines(), self.place.applied(source).splitlines()
        return "\n".join(difflib.unified_diff(*lines, self.path, self.place.kind, "", "", n=2, lineterm=""))


class Verdict(NamedTuple):
    broken: Broken
    said: str
    """`killed`, `timeout`, `survived`, or `unsure`: the test that failed also fails without the break."""
    test: str
    seconds: float


def drawn(count: int, seed: str, folders: tuple[str, ...] = FOLDERS) -> list[Broken]:
    """Returns different breaks, drawn by a seed: a file by its lines, then any of its places."""
    texts = {path: path.read_text(encoding="utf-8") for top in folders for path in sources.files(top)}
    lines = [len(text.splitlines()) for text in texts.values()]
    chance, found, known = random.Random(seed), dict[Broken, None](), dict[Path, list[Break]]()
    while len(found) < count:
        path = chance.choices([*texts], lines)[0]
        if path not in known:
            known[path] = breaks(texts[path])
        if places := known[path]:
            found[Broken(str(path.relative_to(sources.ROOT)), chance.choice(places))] = None
    return [*found]


def tried(root: Path, one: Broken, tests: list[str], seconds: float) -> Verdict:
    """Returns what these tests say of a break in a copy of the project, which is whole again afterwards."""
    began, file = time.monotonic(), root / one.path
    source, stat = file.read_text(encoding="utf-8"), file.stat()
    file.write_text(one.place.applied(source), encoding="utf-8")
    try:
        code, failed = run(root, tests, seconds, game(_module(one.path)))
    finally:
        file.write_text(source, encoding="utf-8")
        os.utime(file, ns=(stat.st_atime_ns, stat.st_mtime_ns))  # what is compiled stays valid
    said = "timeout" if code is None else "survived" if code in (0, 5) else "killed"
    return Verdict(one, said, failed, time.monotonic() - began)


def run(root: Path, tests: list[str], seconds: float, key: str | None = None) -> tuple[int | None, str]:
    """Returns pytest's exit code, None if it had to be ended, and the last test that failed."""
    failed = root / "failed"
    failed.unlink(missing_ok=True)
    known = {"MUTATE_SECONDS": str(seconds), "MUTATE_GAME": key or "", "MUTATE_FAILED": str(failed)}
    words = [sys.executable, "-m", "pytest", "-x", "-n0", "-p", "tests.mutate.bounded", *tests]
    quiet = subprocess.DEVNULL
    own = subprocess.Popen(
        words, cwd=root, env=os.environ | known, stdout=quiet, stderr=quiet, start_new_session=True
    )
    try:
        code = own.wait(HANGS)
    except subprocess.TimeoutExpired:
        code = None
    finally:
        _end(own)
    return code, failed.read_text() if failed.exists() else ""


def _end(own: subprocess.Popen[bytes]) -> None:
    """Ends a process and those that it has started."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(own.pid, signal.SIGKILL)
    own.wait()


def copies(folder: Path, count: int) -> "SimpleQueue[Path]":
    """Returns copies of the project in a new folder, compiled by collecting its tests."""
    first, found = folder / "0", SimpleQueue[Path]()
    shutil.copytree(sources.ROOT, first, ignore=LEFT_OUT)
    words = [sys.executable, "-m", "pytest", "-qq", "--collect-only", "tests"]
    known = os.environ | {"PYTHONDONTWRITEBYTECODE": ""}
    done = subprocess.run(words, cwd=first, env=known, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(done.stdout)
    found.put(first)
    for number in range(1, count):
        found.put(Path(shutil.copytree(first, folder / str(number))))
    return found


def _module(path: str) -> str:
    return ".".join(Path(path).with_suffix("").parts).removesuffix(".__init__")


def main(words: list[str] | None = None) -> int:
    """Returns the exit code: 1 if a break survived."""
    given = _parser().parse_args(words)
    os.environ.setdefault("STOFA_SHARED", str(sources.ROOT.parent / "shared"))
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    said: list[Verdict] = []
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(given.processes) as threads:
        free = copies(Path(folder), given.processes)

        def one(broken: Broken) -> Verdict:
            root, tests = free.get(), nearest(_module(broken.path), given.files)
            try:
                return checked(root, tried(root, broken, tests, given.seconds), tests, given.seconds)
            finally:
                free.put(root)

        for verdict in threads.map(one, drawn(given.breaks, given.seed, tuple(given.of))):
            said.append(verdict)
            _tell(verdict)
    counts = Counter(verdict.said for verdict in said)
    print(f"{len(said)} breaks, seed {given.seed}: {', '.join(f'{n} {what}' for what, n in counts.items())}")
    return 1 if counts["survived"] else 0


def checked(root: Path, verdict: Verdict, tests: list[str], seconds: float) -> Verdict:
    """Returns `unsure` for `killed` if the test fails, or nothing can be collected, without the break too."""
    if verdict.said != "killed":
        return verdict
    code, _ = run(root, [verdict.test], seconds) if verdict.test else run(root, tests, 0)
    return verdict if code in (0, 5) else verdict._replace(said="unsure")


def _tell(verdict: Verdict) -> None:
    print(f"{verdict.said} in {verdict.seconds:.0f} s: {verdict.broken.path} {verdict.test}", flush=True)
    if verdict.said != "killed":
        print(verdict.broken.diff(), flush=True)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.mutate", description=__doc__.splitlines()[0])
    parser.add_argument("--breaks", type=int, default=100)
    parser.add_argument("--seed", default=SEED, help="STOFA_SEED unless given")
    parser.add_argument("--of", nargs="+", choices=FOLDERS, default=FOLDERS, help="folders of the program")
    parser.add_argument("--files", type=int, default=8, help="files of tests for each break")
    parser.add_argument(
        "--seconds", type=float, default=15.0, help="of a processor, after which no test of a break is begun"
    )
    parser.add_argument("--processes", type=int, default=2)
    return parser


if __name__ == "__main__":
    sys.exit(main())

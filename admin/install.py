"""`python -m admin.install`: installs locked libraries into `.venv`, with a line every two seconds.

It runs before any library is there, so it needs the standard library alone.
"""

import argparse
import os
import queue
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

SILENCE: Final = 2.0
"""Seconds after which a line is printed although nothing new has happened."""
_NAME: Final = re.compile(r"^([A-Za-z0-9][\w.-]*)==", re.MULTILINE)
_FOUND: Final = re.compile(r"^\s*(?:Collecting |Processing \S*[/\\])([A-Za-z0-9][\w.]*(?:-[A-Za-z][\w.]*)*)")
_INSTALLING: Final = "Installing collected packages"


def main(arguments: list[str]) -> int:
    """Returns 0 if everything is installed, else the exit code of what failed."""
    parser = argparse.ArgumentParser(prog="python -m admin.install", description=__doc__)
    parser.add_argument("requirements", type=Path, nargs="?", help="a file of pinned and hashed libraries")
    parser.add_argument("--into", type=Path, default=Path(".venv"), help="the folder (default: .venv)")
    options = parser.parse_args(arguments)
    python = options.into / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        _say(f"Setting up {options.into} (once; about a minute)")
        if code := _followed([sys.executable, "-m", "venv", str(options.into)], f"making {options.into}"):
            return code
    return _install(python, options.requirements) if options.requirements else 0


def _install(python: Path, requirements: Path) -> int:
    """Installs every library of a file. Returns pip's exit code."""
    count = len(_NAME.findall(requirements.read_text(encoding="utf-8")))
    _say(f"Installing up to {count} libraries of {requirements.name}")
    pip = [str(python), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    return _followed(
        [*pip, "--progress-bar", "off", "--require-hashes", "-r", str(requirements)], "starting", count
    )


def _followed(command: list[str], doing: str, count: int = 0) -> int:
    """Runs a command and shows how far it is. Shows what it printed only if it fails."""
    process = subprocess.Popen(  # noqa: S603 - our own commands
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace"
    )
    assert process.stdout is not None
    printed: list[str] = []
    began, done = time.monotonic(), 0
    for line in _lines(process):
        printed += [line] if line else []
        if line is not None and (found := _FOUND.match(line)):
            done += 1
            doing = f"{min(done, count)} of {count}: {found[1]}"
        elif line is not None and line.startswith(_INSTALLING):
            doing = f"unpacking {done}"
        elif line is not None:
            continue
        _say(f"  {doing} ({time.monotonic() - began:.0f} s)")
    process.stdout.close()
    if code := process.wait():
        _say("".join(printed))
    return code


def _lines(process: "subprocess.Popen[str]") -> Iterator[str | None]:
    """Yields each line that a process prints, and None after each silence."""
    assert process.stdout is not None
    waiting: queue.SimpleQueue[str] = queue.SimpleQueue()
    source = process.stdout

    def read() -> None:
        for line in source:
            waiting.put(line)

    reader = threading.Thread(target=read, daemon=True)
    reader.start()
    while reader.is_alive() or not waiting.empty():
        try:
            yield waiting.get(timeout=SILENCE if reader.is_alive() else 0)
        except queue.Empty:
            if reader.is_alive():
                yield None


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

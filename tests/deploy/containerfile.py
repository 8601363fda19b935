"""Reads a Containerfile and a `.dockerignore`. Knows only the instructions that `deploy/` uses."""

import re
import shlex
from collections.abc import Sequence
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath
from typing import Final, NamedTuple

KNOWN: Final = frozenset(
    ("FROM", "RUN", "COPY", "WORKDIR", "USER", "ENV", "VOLUME", "STOPSIGNAL", "HEALTHCHECK", "CMD")
)
_IMAGE: Final = re.compile(r"debian:([a-z]+)-slim")


class Instruction(NamedTuple):
    """An instruction with all that follows its name, on one line."""

    name: str
    text: str

    @property
    def words(self) -> list[str]:
        """What follows, split as by a shell."""
        return shlex.split(self.text)


class Stage(NamedTuple):
    """A stage of the build: the Debian release that it begins with, its name, and its instructions."""

    release: str
    name: str
    steps: tuple[Instruction, ...]


def instructions(text: str) -> tuple[Instruction, ...]:
    """The instructions in order. Raises ValueError for one that is not known."""
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    whole = re.sub(r"\\\n", "", "\n".join(lines))
    found = [line.strip().partition(" ") for line in whole.splitlines() if line.strip()]
    if unknown := {name for name, _, _ in found} - KNOWN:
        raise ValueError(f"unknown instructions: {', '.join(sorted(unknown))}")
    return tuple(Instruction(name, rest.strip()) for name, _, rest in found)


def stages(text: str) -> tuple[Stage, ...]:
    """The stages in order. Raises ValueError for a base that is not a slim image of Debian."""
    found: list[Stage] = []
    for step in instructions(text):
        if step.name != "FROM":
            found[-1] = found[-1]._replace(steps=(*found[-1].steps, step))
            continue
        image, *name = step.words
        if (base := _IMAGE.fullmatch(image)) is None:
            raise ValueError(f"not a slim image of Debian: {image}")
        found.append(Stage(base[1], name[1] if name else "", ()))
    return tuple(found)


def is_ignored(path: PurePosixPath, patterns: Sequence[str]) -> bool:
    """Checks if a path of the context, or a folder above it, is left out by the lines of `.dockerignore`."""
    return any(_matches(part, pattern) for part in (path, *path.parents) for pattern in patterns)


def _matches(path: PurePosixPath, pattern: str) -> bool:
    if pattern.startswith("**/"):
        return fnmatchcase(path.name, pattern.removeprefix("**/"))
    return len(path.parts) == pattern.count("/") + 1 and fnmatchcase(str(path), pattern)


def ignored(context: Path) -> tuple[str, ...]:
    """The patterns of a context's `.dockerignore`. Raises ValueError for one that brings something back."""
    lines = (context / ".dockerignore").read_text(encoding="utf-8").split()
    if any(line.startswith(("!", "#")) for line in lines):
        raise ValueError("exceptions and comments in .dockerignore are not known")
    return tuple(lines)

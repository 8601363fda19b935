"""The container's file can be carried out, and leaves out what does not belong into an image."""

from pathlib import PurePosixPath

import pytest

from tests.deploy.check import CONTAINERFILE, HERE
from tests.deploy.containerfile import ignored, instructions, is_ignored, stages

TEXT = CONTAINERFILE.read_text(encoding="utf-8")


def test_every_instruction_is_known() -> None:
    """`.ci/run` carries them out; one that it did not know would be left untried."""
    build, last = stages(TEXT)
    assert (build.name, last.name) == ("build", "")
    assert {"USER", "VOLUME", "HEALTHCHECK", "CMD"} <= {step.name for step in last.steps}
    assert all("\\" not in step.text for step in (*build.steps, *last.steps))


@pytest.mark.parametrize("text", ["FROM debian:trixie-slim\nADD a b", "FROM python:3", "RUN \\\nFROM"])
def test_what_cannot_be_carried_out_is_refused(text: str) -> None:
    """An unknown instruction, and a base of which there is no package."""
    with pytest.raises((ValueError, IndexError)):
        stages(text)


def test_lines_that_go_on_are_one_instruction() -> None:
    """Comments between them belong to nothing."""
    (step,) = instructions("# first\nRUN a \\\n# between\n && b\n")
    assert step == ("RUN", "a  && b")


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        (".env", True),
        ("tests/deploy/check.py", True),
        ("cogs/__pycache__/client.pyc", True),
        (".git", True),
        ("bot.py", False),
        ("db/sqlite/migrations/0001-tables.sql", False),
        ("admin/docs", False),
    ],
)
def test_tokens_and_tests_stay_out_of_the_image(path: str, expected: bool) -> None:
    """A pattern without `**` is about the first folder only."""
    assert is_ignored(PurePosixPath(path), ignored(HERE)) is expected

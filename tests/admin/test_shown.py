"""Progress as people see it: in a terminal, in one that can move no cursor, and in none."""

import asyncio
import os
import re
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from tests.admin.commands import ROOT, command

pytestmark = [
    pytest.mark.sampled("operator"),
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals"),
]


def backup(folder: Path, columns: int, terminal: str) -> str:
    """Runs a backup in a terminal. Returns all that it wrote there."""
    import fcntl  # not on Windows
    import termios

    ours, theirs = os.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    process = subprocess.Popen(
        [sys.executable, ROOT / "run.py", "--folder", folder, "backup", folder / "copy"],
        env={"PATH": os.environ["PATH"], "TERM": terminal, "DISCORD_TOKEN": ""},
        stdin=theirs, stdout=theirs, stderr=theirs,
    )  # fmt: skip
    os.close(theirs)
    written = b""
    try:
        while part := os.read(ours, 65536):
            written += part
    except OSError:  # Linux: the other side is closed
        pass
    os.close(ours)
    assert process.wait() == 0
    return written.decode()


@pytest.mark.parametrize("columns", [80, 40])
async def test_progress_fits_the_terminal_and_begins_with_the_true_number(folder: Path, columns: int) -> None:
    """The first frame said 0/100 of everything, before the number was known."""
    written = await asyncio.to_thread(backup, folder, columns, "xterm-256color")
    plain = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", written)
    frames = [line for line in re.split(r"[\r\n]+", plain) if "Copying" in line]
    assert frames
    assert all(len(line) <= columns for line in frames)
    assert all("/100" not in line for line in frames)


async def test_a_terminal_that_moves_no_cursor_gets_the_result_alone(folder: Path) -> None:
    """As without any terminal; an empty line came before the result."""
    written = await asyncio.to_thread(backup, folder, 80, "dumb")
    assert written.count("\n") == 1
    assert written.startswith(str(folder / "copy"))
    piped = await command("--folder", folder, "backup", folder / "second")
    assert (piped.code, piped.err, piped.out.count("\n")) == (0, "", 1)

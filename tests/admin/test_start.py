"""`run.py start`: a second start, a taken port, and the set-up before the first."""

import asyncio
import os
import re
import signal
import socket
import sys
from pathlib import Path

import pytest

from admin import install
from tests.admin.commands import ROOT, command


async def started(folder: Path) -> tuple[asyncio.subprocess.Process, str]:
    """A sandbox on a free port, and its address."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(ROOT / "run.py"), "--port", "0", "--folder", str(folder),
        env={"DISCORD_TOKEN": "", "PATH": ""}, stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    assert process.stdout is not None
    return process, (await asyncio.wait_for(process.stdout.readline(), 60)).decode().strip()


async def test_a_second_start_says_where_the_first_one_is(tmp_path: Path) -> None:
    """One line with the address and exit code 75: on the same folder, and on the same port."""
    first, address = await started(tmp_path)
    try:
        port = address.rstrip("/").rpartition(":")[2]
        for words in (("0", tmp_path), (port, tmp_path / "other")):
            code, out, err = await command("--port", words[0], "--folder", words[1])
            assert (code, out, err) == (75, "", f"Stofa is already running here. Open {address}\n")
    finally:
        first.send_signal(signal.SIGTERM)
        await asyncio.wait_for(first.communicate(), 60)
    assert first.returncode == 0
    assert not (tmp_path / "sandbox.url").exists()


async def test_an_address_that_is_left_over_is_not_believed(tmp_path: Path) -> None:
    """After a crash the file with the address remains, and the next start goes on."""
    (tmp_path / "sandbox.url").write_text("http://127.0.0.1:1/\n")
    process, address = await started(tmp_path)
    process.send_signal(signal.SIGTERM)
    await asyncio.wait_for(process.communicate(), 60)
    assert address.startswith("http://127.0.0.1:")


@pytest.mark.sampled("set up")
async def test_a_port_of_another_program_is_named(tmp_path: Path) -> None:
    """One line says which port, and what to do; exit code 78, because a setting must be changed."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        code, out, err = await command("--port", str(port), "--folder", tmp_path)
    assert (code, out) == (78, "")
    assert f"port {port}" in err
    assert err.count("\n") == 1


async def set_up(*words: str | Path) -> tuple[int, str]:
    """Runs `python -m admin.install`. Returns exit code and what it said."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "admin.install", *map(str, words), cwd=ROOT,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip
    said, _ = await process.communicate()
    return process.returncode or 0, said.decode()


@pytest.mark.sampled("set up")
async def test_an_environment_is_made(tmp_path: Path) -> None:
    """The set-up says that it makes a new environment, and there is one."""
    code, said = await set_up("--into", tmp_path / "new")
    assert code == 0
    assert said.startswith("Setting up")
    assert (tmp_path / "new" / "bin" / "python").exists()


def test_the_set_up_is_never_silent_for_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a step of it says nothing for long, a line every two seconds tells for how long it has run."""
    assert install.SILENCE == 2.0
    monkeypatch.setattr(install, "SILENCE", 0.05)
    said: list[str] = []

    def say(line: str) -> None:
        said.append(line)
        if len(said) == 3:
            (tmp_path / "enough").touch()

    monkeypatch.setattr(install, "_say", say)
    waits = (
        f"import pathlib, sys, time; enough = pathlib.Path({str(tmp_path / 'enough')!r})\n"
        "for _ in range(6000): enough.exists() and sys.exit(0); time.sleep(0.01)\n"
        "sys.exit(1)"
    )
    assert install._followed([sys.executable, "-c", waits], "making") == 0
    assert all(re.fullmatch(r"  making \(\d+ s\)", line) for line in said)


@pytest.mark.sampled("set up")
async def test_a_set_up_that_fails_shows_what_pip_said(tmp_path: Path) -> None:
    """What is hidden while all goes well is needed where it does not."""
    wrong = tmp_path / "requirements.txt"
    wrong.write_text("./nowhere-1.0.whl --hash=sha256:" + "0" * 64 + "\n")
    code, said = await set_up(wrong, "--into", sys.prefix)
    assert code != 0
    assert "nowhere-1.0.whl" in said


@pytest.mark.sampled("set up")
@pytest.mark.skipif(sys.platform == "win32", reason="pseudo terminals are of Unix")
async def test_a_person_at_a_terminal_is_told_that_it_starts(tmp_path: Path) -> None:
    """The address takes seconds to come; who reads standard output as a program gets it alone."""
    ours, theirs = os.openpty()
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(ROOT / "run.py"), "--port", "0", "--folder", str(tmp_path),
        env={"DISCORD_TOKEN": "", "PATH": ""}, stdout=asyncio.subprocess.PIPE, stderr=theirs,
    )  # fmt: skip
    os.close(theirs)
    assert process.stdout is not None
    try:
        assert b"starting" in await asyncio.to_thread(os.read, ours, 1024)
        assert (await asyncio.wait_for(process.stdout.readline(), 60)).startswith(b"http")
    finally:
        process.send_signal(signal.SIGTERM)
        await asyncio.wait_for(process.communicate(), 60)
        os.close(ours)

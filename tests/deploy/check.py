"""`python -m tests.deploy.check`: carries out deploy/Containerfile in clean roots, and runs its bot.

The bot runs as the image's user without capabilities, on a read-only root with one volume, as
deploy/compose.yaml says. Needs root and mmdebstrap. Prints steps, seconds and megabytes; raises what fails.
"""

import asyncio
import contextlib
import os
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from typing import Final

from sandbox.server import serve
from sandbox.world.seed import Seed
from tests.cogs.processes import online
from tests.deploy.image import Image, build, entered

HERE: Final = Path(__file__).parent.parent.parent
CONTAINERFILE: Final = HERE / "deploy" / "Containerfile"
PATIENCE: Final = 60.0
"""Seconds until the bot is online and healthy: the start period of the health check."""
GRACE: Final = 20.0
"""Seconds in which it stops: those of deploy/compose.yaml."""
TOOLS: Final = ("pip", "pip3", "cc", "gcc", "g++", "ld", "make", "git", "curl", "wget", "mmdebstrap")
MODULES: Final = ("pip", "ensurepip", "setuptools")


async def main() -> int:
    """Returns 0 if every step has done what it should."""
    (HERE / "build").mkdir(exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="container-", dir=HERE / "build"))
    try:
        with _timed("build"):
            image = build(CONTAINERFILE, HERE, folder)
        print(
            f"{_megabytes(image.root)} MB, {_megabytes(image.root / 'opt')} of them Stofa and its libraries"
        )
        _has_no_tools(image)
        await _runs(image, folder / "volume")
    finally:
        shutil.rmtree(folder)
    return 0


@contextlib.contextmanager
def _timed(what: str) -> Iterator[None]:
    began = time.monotonic()
    yield
    print(f"{what}: {time.monotonic() - began:.1f} s", flush=True)


def _megabytes(folder: Path) -> int:
    """What a folder takes on the disk, in units of a million bytes."""
    said = subprocess.run(["du", "-sxB1", folder], check=True, capture_output=True, text=True).stdout
    return round(int(said.split()[0]) / 1e6)


def _has_no_tools(image: Image) -> None:
    """Raises AssertionError if something is left with which programs are built or fetched."""
    modules = [f"{p} -c 'import {m}'" for p in ("python3", ".venv/bin/python") for m in MODULES]
    search = [*(f"command -v {name}" for name in TOOLS), *modules]
    script = "".join(f"{one} >/dev/null 2>&1 && echo {shlex.quote(one)}\n" for one in search) + "true"
    found = subprocess.run(
        _inside(image, ["/bin/sh", "-c", script]), env=image.variables, capture_output=True, text=True
    )
    assert (found.returncode, found.stdout) == (0, ""), f"left in the image: {found.stdout}{found.stderr}"
    print(f"none of {', '.join((*TOOLS, *MODULES))} in it")


def _inside(image: Image, command: Sequence[str], volume: Path | None = None) -> list[str]:
    """The command line that runs a command as the image's user on a read-only root."""
    mounts = ["mount -t tmpfs -o nosuid,nodev,noexec tmpfs tmp"]
    if volume is not None:
        mounts += [f"mount --bind {shlex.quote(str(volume))} {image.volumes[0].lstrip('/')}"]
    mounts += ["mount -o remount,bind,ro ."]
    user = ["setpriv", f"--reuid={image.user}", f"--regid={image.user}", "--init-groups"]
    user += ["--no-new-privs", "--bounding-set=-all", "--inh-caps=-all"]
    moved = ["env", "-C", image.workdir, *command]
    return entered(image, [*user, *moved], "; ".join(mounts))


async def _runs(image: Image, volume: Path) -> None:
    """Starts the image's command; raises unless it comes online, is healthy, and ends when it is told to."""
    (inside,) = image.volumes
    shutil.copytree(image.root / inside.lstrip("/"), volume)
    owner = (image.root / inside.lstrip("/")).stat()
    os.chown(volume, owner.st_uid, owner.st_gid)
    names = Seed(variables="STOFA")
    async with serve(None, 0, names=names) as box, _started(image, volume, box.environment) as bot:
        with _timed("start until online"):
            await online(box, PATIENCE)
        with _timed("online until healthy"):
            await _until_healthy(image)
        _is_confined(bot.pid, owner.st_uid)
        assert (volume / "stofa.sqlite3").stat().st_uid == owner.st_uid
        with _timed(f"end by {image.signal}"):
            bot.send_signal(signal.Signals[image.signal])
            assert await asyncio.wait_for(bot.wait(), GRACE) == 0


@contextlib.asynccontextmanager
async def _started(
    image: Image, volume: Path, environment: dict[str, str]
) -> AsyncIterator[asyncio.subprocess.Process]:
    """Runs the image's command; kills it if it is still there at the end."""
    command = _inside(image, image.command, volume)
    bot = await asyncio.create_subprocess_exec(
        *command, env=image.variables | environment, stdin=asyncio.subprocess.DEVNULL
    )
    try:
        yield bot
    finally:
        if bot.returncode is None:
            bot.kill()
            await bot.wait()


async def _until_healthy(image: Image) -> None:
    """Repeats the health check until it passes. Raises AssertionError with its last words."""
    deadline = time.monotonic() + PATIENCE
    while True:
        asked = await asyncio.create_subprocess_exec(
            *_inside(image, image.health), env=image.variables, stderr=asyncio.subprocess.PIPE
        )
        said = (await asked.communicate())[1].decode()
        if asked.returncode == 0:
            return
        assert time.monotonic() < deadline, f"never healthy: {said}"
        await asyncio.sleep(0.5)


def _is_confined(process: int, user: int) -> None:
    """Raises AssertionError if a process is root, has or may get a capability, or can write its root."""
    status = dict(
        line.split(":\t", 1) for line in Path(f"/proc/{process}/status").read_text("ascii").splitlines()
    )
    assert status["Uid"].split() == [str(user)] * 4
    assert user != 0
    assert {int(status[f"Cap{one}"], 16) for one in ("Inh", "Prm", "Eff", "Bnd", "Amb")} == {0}
    assert status["NoNewPrivs"] == "1"
    mounts = [line.split() for line in Path(f"/proc/{process}/mountinfo").read_text("utf-8").splitlines()]
    options = {mount[4]: mount[5].split(",")[0] for mount in mounts}
    assert options["/"] == "ro"
    memory = int(status["VmRSS"].split()[0]) / 1000
    print(f"user {user}, no capabilities, read-only root, {memory:.0f} MB of memory")


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))

"""`bot.py` or `run.py` as a process forked from one that has imported what it needs: 0.8 s are saved."""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import sys
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any, Final

from tests import chance

FORKS: Final = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.whole.warm"])


class Fork(ForkServerProcess):
    """A forked process, which draws by the name of the test that has made it."""

    def __init__(self, **what: Any) -> None:
        super().__init__(**what)
        self._chance = chance.child()

    def run(self) -> None:
        """Calls the target."""
        if self._chance is not None:
            chance.begin(self._chance)
        super().run()


class Forked:
    """The process, with what `asyncio.subprocess.Process` has."""

    def __init__(
        self, process: ForkServerProcess, stdout: asyncio.StreamReader, stderr: asyncio.StreamReader
    ) -> None:
        self._process = process
        self.stdout = stdout
        self.stderr = stderr

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        if self.returncode is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    async def wait(self) -> int:
        while (code := self.returncode) is None:  # noqa: ASYNC110  # no event tells when
            await asyncio.sleep(0.01)
        return code

    async def communicate(self) -> tuple[bytes, bytes]:
        out, err = await asyncio.gather(self.stdout.read(), self.stderr.read())
        await self.wait()
        return out, err


async def start(folder: Path, environment: dict[str, str], *words: str) -> Forked:
    """Returns `bot.py` started in the folder, with this environment and no other; `run.py` with `words`."""
    (out, out_end), (err, err_end) = FORKS.Pipe(duplex=False), FORKS.Pipe(duplex=False)
    process = Fork(target=_run, args=(out_end, err_end, str(folder), environment, words), daemon=True)
    process.start()
    out_end.close()
    err_end.close()
    return Forked(process, await _reader(out), await _reader(err))


async def _reader(end: Connection) -> asyncio.StreamReader:
    with contextlib.closing(end):
        pipe = os.fdopen(os.dup(end.fileno()), "rb")
    reader = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), pipe)
    return reader


def _run(
    out: Connection, err: Connection, folder: str, environment: dict[str, str], words: tuple[str, ...]
) -> None:
    import bot
    from admin import commands

    os.dup2(out.fileno(), 1)
    os.dup2(err.fileno(), 2)
    out.close()
    err.close()
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    try:
        code = commands.main([*words]) if words else bot.main()
    except SystemExit as ended:  # argparse's way to say that its work is done
        code = ended.code
    logging.shutdown()
    sys.stdout.flush()
    os._exit(code)

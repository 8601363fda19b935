"""Our sandbox as the judge: the bot talks HTTP and a gateway on loopback."""

import contextlib
import re
from collections.abc import AsyncIterator
from pathlib import Path

from tests.cogs.player import CHANNEL
from tests.cogs.sandbox_bot import SandboxBot, start_bot
from tests.judges.judge import Json


class InSandbox(SandboxBot):
    """The bot in the sandbox, with the names of `Judge`."""

    def close_direct_messages(self, name: str) -> None:
        self.box.dms(name, open=False)

    def deny(self, permissions: int) -> None:
        self.box.deny(self.box.channel(CHANNEL), permissions)

    def delete_channel(self) -> None:
        self.box.delete_channel(self.box.channel(CHANNEL))

    def leave(self, name: str) -> None:
        (guild,) = self.box.world.guilds.values()
        self.box.guilds.leave(guild, self.box.person(name))

    def fail(self, method: str, path: str, status: int, times: int) -> None:
        self.box.fail(method, _pattern(path), status, times=times)

    def requests(self, method: str, path: str) -> list[Json]:
        wanted = re.compile(_pattern(path))
        return [c.request for c in self.box.calls if c.method == method and wanted.search(c.path)]


def _pattern(path: str) -> str:
    return path.replace("*", r"\d+") + "$"


@contextlib.asynccontextmanager
async def judging(folder: Path) -> AsyncIterator[InSandbox]:
    """The bot online in a new sandbox, whose oracles judge all that was said when the context ends."""
    async with start_bot(folder, make=InSandbox) as judge:
        yield judge

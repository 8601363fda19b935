"""All games at once: the processor time of a move beside the least that a bot of this library costs.

    python -m benchmarks.floor.mixed [--moves N] [--warm N] [GAME ...]

A table of every game is open in a channel of its own; a move is made at each in turn, by people of two
languages who press buttons in their direct messages. Whatever the bot does at Discord for a press, a minimal
bot (`minimal.py`) does after it in a sandbox of its own: the same person presses the same button, and it
makes the same requests with the same texts and pictures. It knows no game, draws nothing and stores nothing.
"""

# A person acts as at the page, with timeouts as `PageUser` has them.
# ruff: noqa: ASYNC109

import argparse
import asyncio
import base64
import contextlib
import json
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from benchmarks.press import PATIENCE, PEOPLE, Bot, Table, is_ready, part, running
from benchmarks.rows import Row, show
from benchmarks.versions.checkouts import ROOT
from games.registry import GAMES
from sandbox.control.calls import Call
from sandbox.page_user import PageUser, offered
from sandbox.sandbox import Sandbox
from sandbox.server import serve
from sandbox.world.seed import Seed

MOVES, WARM = 40, 60
"""Moves of each game that are measured, and moves before them."""
LINE: Final = 64 * 1024 * 1024
LANGUAGES = ("en-US", "is")
Json = dict[str, Any]


class Floor:
    """The minimal bot as a process, in a sandbox of its own, with the people there."""

    def __init__(self, box: Sandbox, process: asyncio.subprocess.Process) -> None:
        self._box = box
        self._process = process
        self._people: dict[str, PageUser] = {}
        self._before: float | None = None
        self._ids: dict[str, str] = {}
        """The ids of emojis, people and servers here, by those in the sandbox of our bot."""
        self.seconds = 0.0
        """Processor seconds of all steps, without those that reading them took."""

    async def connect(self, names: Sequence[str], ours: Sandbox) -> None:
        """Registers what our bot has registered in its sandbox, and connects the people."""
        puts = [call for call in ours.calls if call.method == "PUT" and "commands" in call.path]
        emojis = [call for call in ours.calls if call.method == "POST" and call.path.endswith("/emojis")]
        await self._tell({"commands": puts[-1].request, "emojis": [call.request for call in emojis]})
        theirs, own = ({one.name: one.id for one in box.world.emojis.values()} for box in (ours, self._box))
        self._ids |= {id: own[name] for name, id in theirs.items()}
        theirs, own = ({one.username: one.id for one in box.world.people} for box in (ours, self._box))
        self._ids |= {id: own[name] for name, id in theirs.items()}
        self._ids |= dict(zip(ours.world.guilds, self._box.world.guilds, strict=True))
        for name in names:
            actor = self._people[name] = await PageUser.connect(self._box.url, name)
            await actor.wait_for(partial(is_ready, actor), PATIENCE)

    async def leave(self) -> None:
        """Ends the connections and the process."""
        for actor in self._people.values():
            await actor.leave()
        self._process.terminate()
        await self._process.wait()

    async def repeat(self, name: str, done: str, given: Sequence[Any], calls: Sequence[Json]) -> None:
        """Has that person do the same, and the bot make these requests."""
        await self.rest()
        self._before = await self._tell({"calls": [self._own(call) for call in calls]})
        actor = self._people[name]
        if done == "slash":
            await actor.slash(given[0], given[1], PATIENCE)
        else:
            where, custom_id = given[:2]
            message = await actor.wait_for(partial(_with, actor, where, custom_id), PATIENCE, custom_id) or {}
            if done == "press":
                await actor.press(message, custom_id=custom_id, timeout=PATIENCE)
            else:
                await actor.choose(message, given[2], custom_id=custom_id, timeout=PATIENCE)
        await self._read()

    async def rest(self) -> None:
        """Counts the processor seconds of the last step, with what came back from Discord after it."""
        if self._before is not None:
            self.seconds += await self._tell(None) - self._before
            self._before = None

    def _own(self, call: Json) -> Json:
        """The call with the number of the channel and of the person in this sandbox."""
        world = self._box.world
        names = {c.name: c.id for c in world.channels.values()} if "channel_name" in call else {}
        people = {user.username: user.id for user in world.people}
        own = {"own_channel": names.get(str(call.get("channel_name")), "0")}
        said = json.dumps({key: call[key] for key in ("body", "path")})
        own |= json.loads(re.sub(r"\d{17,}", lambda found: self._ids.get(found[0], found[0]), said))
        return call | own | ({"person": int(people[call["person"]])} if "person" in call else {})

    async def _tell(self, step: Json | None) -> float:
        assert self._process.stdin is not None
        self._process.stdin.write((json.dumps(step) if step is not None else "").encode() + b"\n")
        await self._process.stdin.drain()
        return await self._read()

    async def _read(self) -> float:
        assert self._process.stdout is not None
        return float(await asyncio.wait_for(self._process.stdout.readline(), PATIENCE))


def _with(actor: PageUser, where: str, custom_id: str) -> Json | None:
    """The newest message of the channel that the person sees with this button or select."""
    if not any(where in (channel["kind"], channel["name"]) for channel in actor.hello["channels"]):
        return None
    found = [m for m in actor.messages(where) if any(p["custom_id"] == custom_id for p in offered(m))]
    return found[-1] if found else None


@contextlib.asynccontextmanager
async def floor() -> AsyncIterator[Floor]:
    """The minimal bot, started."""
    async with serve(None, 0, names=Seed("Stofa", "Stofan", tuple(GAMES), "STOFA")) as box:
        box.knobs.rate_limit = box.knobs.global_limit = 100_000
        box.knobs.answer_within = PATIENCE
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "benchmarks.floor.minimal",
            env=os.environ | box.environment, cwd=ROOT,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, limit=LINE,
        )  # fmt: skip
        least = Floor(box, process)
        try:
            yield least
        finally:
            await least.leave()


class Watched(PageUser):
    """A person whose last action is known."""

    name = ""
    done: tuple[str, tuple[Any, ...]] | None = None

    async def slash(
        self, command: str, where: Any = "", timeout: float | None = None, **options: Any
    ) -> Json:
        self.done = "slash", (command, where)
        return await super().slash(command, where, timeout, **options)

    async def press(self, message: Json, *given: Any, **named: Any) -> Json:
        self.done = "press", (self._place(message), named["custom_id"])
        return await super().press(message, *given, **named)

    async def choose(self, message: Json, values: list[str], *given: Any, **named: Any) -> Json:
        self.done = "choose", (self._place(message), named["custom_id"], values)
        return await super().choose(message, values, *given, **named)

    def _place(self, message: Json) -> str:
        """The name of a message's channel, `dm` for direct messages."""
        channel = next(c for c in self.hello["channels"] if c["id"] == message["channel_id"])
        return "dm" if channel["kind"] == "dm" else str(channel["name"])


class Followed(Bot):
    """Our bot. What it does at Discord after each action is repeated by the minimal one."""

    Person = Watched
    least: Floor

    def __init__(self, box: Sandbox, process: asyncio.subprocess.Process) -> None:
        super().__init__(box, process)
        self._told = 0
        self._names: dict[str, str] = {}

    async def counts(self) -> Counter[str]:
        found = await super().counts()
        calls, self._told = [*self.box.calls][self._told :], len(self.box.calls)
        for actor in self.people:
            assert isinstance(actor, Watched)
            if actor.done is not None:
                done, actor.done = actor.done, None
                told = [call for call in map(self._told_of, calls) if call is not None]
                await self.least.repeat(PEOPLE[self.people.index(actor)], *done, told)
        return found

    def calls(self) -> Counter[str]:
        self._told = 0
        return super().calls()

    def _told_of(self, call: Call) -> Json | None:
        """A request as the minimal bot is told of it; None if it was refused."""
        if call.status >= 400:
            return None
        body = call.request if isinstance(call.request, dict) else {}
        for one in _with_key(call.response, "attachment_id"):
            self._names[str(one["attachment_id"])] = urlsplit(one["url"]).path.rpartition("/")[2]
        for one in (file for some in _with_key(body, "attachments") for file in some["attachments"]):
            one.setdefault("filename", self._names.get(str(one["id"])))
        told = next((c for c in map(partial(_read_call, call), CALLS) if c is not None), None)
        if told is None:
            raise LookupError(f"{call.method} {call.path}")
        if told["do"] == "open":
            told["person"] = self.box.world.users[str(body["recipient_id"])].username
            told["channel"] = call.response["id"]
        if "channel" in told and (channel := self.box.world.channels.get(told["channel"])):
            told["channel_name"] = channel.name
        made = next((str(m["id"]) for m in _with_key(call.response, "channel_id") if "author" in m), "")
        files = {name: base64.b64encode(data).decode() for name, data in call.files.values()}
        return {"message": made, "body": body, "files": files, "path": call.path} | told


CALLS: Final = (
    ("POST", r"/interactions/\d+/(?P<token>[^/]+)/callback", "callback"),
    ("PATCH", r"/webhooks/\d+/(?P<token>[^/]+)/messages/(?P<which>[^/]+)", "edit_answer"),
    ("DELETE", r"/webhooks/\d+/(?P<token>[^/]+)/messages/(?P<which>[^/]+)", "delete_answer"),
    ("POST", r"/webhooks/\d+/(?P<token>[^/]+)", "follow"),
    ("POST", r"/users/@me/channels", "open"),
    ("POST", r"/channels/(?P<channel>\d+)/messages", "post"),
    ("PATCH", r"/channels/(?P<channel>\d+)/messages/(?P<message>\d+)", "edit"),
    ("DELETE", r"/channels/(?P<channel>\d+)/messages/(?P<message>\d+)", "delete"),
    ("GET", r"/.*", "get"),
    ("PUT", r"/applications/.*", "register"),
)
"""What the minimal bot is told of a request, by method and path."""


def _read_call(call: Call, known: tuple[str, str, str]) -> Json | None:
    method, pattern, name = known
    found = re.fullmatch(pattern, call.path) if call.method == method else None
    return None if found is None else {"do": name, **found.groupdict()}


def _with_key(value: Any, key: str) -> Iterator[Json]:
    """Yields the objects within a value that have this key."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    if isinstance(value, dict) and value.get(key) is not None:
        yield value
    for one in inner:
        yield from _with_key(one, key)


async def played(ours: Followed, keys: Sequence[str], moves: int, warm: int) -> dict[str, Counter[str]]:
    """Plays all games at once, a move of each in turn. Returns the counts of the measured moves by game."""
    tables = {key: Table(ours, key) for key in keys}
    for table in tables.values():
        await table.open()
    least: Counter[str] = Counter()
    for number in range(warm + moves):
        if number == warm:
            least.clear()
            for table in tables.values():
                table.counted.clear()
        for key, table in tables.items():
            await ours.least.rest()
            before = ours.least.seconds
            if not await table.move():
                await table.open()
                continue
            await ours.least.rest()
            least[key] += ours.least.seconds - before  # type: ignore[assignment]  # seconds
    return {key: table.counted + Counter({"least": least[key]}) for key, table in tables.items()}


async def measured(keys: Sequence[str], moves: int, warm: int) -> tuple[dict[str, Counter[str]], float]:
    """Returns the counts by game, and the memory of our bot in megabytes."""
    async with contextlib.AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        ours = await stack.enter_async_context(running(ROOT, folder, Followed))
        ours.least = await stack.enter_async_context(floor())
        await ours.connect(PEOPLE, LANGUAGES)
        await ours.least.connect(PEOPLE, ours.box)
        await ours.counts()
        ours.calls()
        counted = await played(ours, keys, moves, warm)
        return counted, _memory(ours.process.pid)


def _memory(pid: int) -> float:
    """Returns the resident memory of a process in megabytes (Linux)."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024


def rows(counted: Mapping[str, Counter[str]], memory: float) -> Iterator[Row]:
    """Yields the rows P1 (processor), P2 (sprites) and P3 (memory)."""
    whole: Counter[str] = sum(counted.values(), Counter())
    for name, counts, goal in (*((key, c, 3.0) for key, c in counted.items()), ("all in turn", whole, 2.5)):
        ours, least = (1e3 * amount / counts["moves"] for amount in (_seconds(counts), counts["least"]))
        yield Row(
            "P1", f"{name}: a move / a minimal bot", ours / least, "<=", goal, f"{ours:.1f} ms to {least:.1f}"
        )
    yield Row("P2", "sprites painted a move", part(whole, "sprites drawn") / whole["moves"], "<=", 0.1)
    yield Row("P3", f"memory after {whole['moves']:.0f} measured moves, MB", memory, "<=", 160)


def _seconds(counts: Counter[str]) -> float:
    return counts["processor loop"] + counts["processor threads"]


def main(arguments: Sequence[str] = ()) -> None:
    """Prints the rows."""
    reader = argparse.ArgumentParser(description="Measures all games at once beside a minimal bot.")
    reader.add_argument("games", nargs="*", default=sorted(GAMES))
    reader.add_argument("--moves", type=int, default=MOVES)
    reader.add_argument("--warm", type=int, default=WARM, help="moves before those that are measured")
    given = reader.parse_args(arguments)
    show(rows(*asyncio.run(measured(given.games, given.moves, given.warm))))


if __name__ == "__main__":
    main(sys.argv[1:])

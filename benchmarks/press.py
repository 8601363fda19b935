"""The cost of one move by part, for each game: processor time, database, Discord, pictures.

    python -m benchmarks.press [--against COMMIT_OR_FOLDER] [--moves N] [--warm N] [--words] [GAME ...]

People press buttons in their direct messages, at a table in a channel with as few seats as the game allows.
The bot of this folder and that of another version take turns, move by move, with the same cards and the same
presses; both run as processes that count what they do (`probe.py`). A move is all that is pressed for it, and
all that is brought up to date after it. Moves before the counted ones warm the process up: each card, sprite
and text is made once in its life, which is dear and says little of a bot that has run for an hour.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from benchmarks.rows import RESULTS, Row, show, tell
from benchmarks.versions.checkouts import ROOT, checkout
from games.registry import GAMES
from sandbox.page_user import Failed, PageUser, offered, text
from sandbox.sandbox import Sandbox
from sandbox.server import serve
from sandbox.world.seed import Seed

PEOPLE = ("Anna", "Björn", "Clara", "Dagur")
MOVES, WARM = 40, 60
"""Moves that are measured in each game, and moves before them, which are not."""
MOST_PRESSES = 60
PATIENCE = 15.0
Json = dict[str, Any]
B = TypeVar("B", bound="Bot")

PARTS = {
    "presses": ("presses",),
    "processor, ms": ("processor",),
    "views built": ("views",),
    "reads": ("read ",),
    "writes": ("write ",),
    "calls to Discord": ("call ",),
    "uploaded, kB": ("uploaded",),
    "boards encoded": ("encoded board",),
    "hands encoded": ("encoded hand",),
    "others encoded": ("encoded ",),
    "strips drawn": ("strips",),
    "sprites drawn": ("sprites",),
}
"""The rows of the table: the beginnings of the counts that each adds up."""
WITH_KINDS = ("processor, ms", "reads", "writes", "calls to Discord")
UNITS = {"processor loop": 1e3, "processor threads": 1e3, "uploaded": 1e-3}


class Bot:
    """One version of the bot as a process, in a sandbox of its own, with the people there."""

    Person: type[PageUser] = PageUser

    def __init__(self, box: Sandbox, process: asyncio.subprocess.Process) -> None:
        self.box = box
        self.process = process
        self.people: list[PageUser] = []

    async def connect(self, names: Sequence[str], languages: Sequence[str] = ("en-US",)) -> None:
        """Connects the people, with clients in these languages in turn: in one they see the same pictures."""
        for number, name in enumerate(names):
            actor = await self.Person.connect(self.box.url, name)
            self.people.append(actor)
            await actor.locale(languages[number % len(languages)])
            await actor.wait_for(partial(is_ready, actor), PATIENCE)

    async def show_words(self, keys: Sequence[str]) -> None:
        """Makes everybody, and the channels of these games, see words in place of pictures."""
        for actor in self.people:
            await actor.slash("settings board", keys[0], timeout=PATIENCE, board="text")
        for key in keys:
            await self.people[0].slash("settings channel-board", key, timeout=PATIENCE, board="text")

    async def counts(self) -> Counter[str]:
        """Waits until all messages are up to date. Returns all counts since the start."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(b"\n")
        line = await asyncio.wait_for(self.process.stdout.readline(), PATIENCE)
        return Counter(json.loads(line))

    def calls(self) -> Counter[str]:
        """Returns the requests to Discord since the last call, by route, and the bytes of their files."""
        found: Counter[str] = Counter()
        for call in self.box.calls:
            found[f"call {call.method} {_place(call.route)}"] += 1
            found["uploaded"] += sum(len(data) for _, data in call.files.values())
        self.box.calls.clear()
        return found


def is_ready(actor: PageUser) -> bool:
    """Returns whether the person sees the bot online with its commands."""
    return bool(actor.hello["bot_online"] and actor.hello["commands"])


def _place(route: str) -> str:
    """Returns a route without the names of its parameters."""
    return "/".join(part for part in route.split("/") if part and not part.startswith("{"))


@contextlib.asynccontextmanager
async def running(root: Path, folder: Path, kind: type[B]) -> AsyncIterator[B]:
    """The bot of that checkout, online."""
    names = Seed("Stofa", "Stofan", tuple(GAMES), "STOFA")
    async with serve(None, 0, names=names) as box:
        box.knobs.rate_limit = box.knobs.global_limit = 100_000
        box.knobs.answer_within = PATIENCE
        environment = os.environ | box.environment
        environment |= {"STOFA_DATABASE": str(folder / "stofa.sqlite3"), "STOFA_LOG": "error"}
        environment |= {"STOFA_GUILD_READY_TIMEOUT": "0", "PYTHONDONTWRITEBYTECODE": "1"}
        process = await asyncio.create_subprocess_exec(
            sys.executable, str(ROOT / "benchmarks" / "probe.py"), str(root),
            env=environment, cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip
        bot = kind(box, process)
        try:
            yield bot
        finally:
            for actor in bot.people:
                await actor.leave()
            with contextlib.suppress(ProcessLookupError):
                process.send_signal(signal.SIGTERM)
            await process.wait()


class Table:
    """A table of one game at one bot."""

    def __init__(self, bot: Bot, key: str) -> None:
        self._bot = bot
        first = sorted(GAMES).index(key) % len(bot.people)  # nobody may sit at too many tables
        self._people = [*bot.people[first:], *bot.people[:first]][: max(2, min(GAMES[key].seats))]
        self._key = key
        self._number = ""
        self._moves = 0
        self.counted: Counter[str] = Counter()

    async def open(self) -> None:
        """Opens the table, seats the people and starts the game."""
        host = self._people[0]
        await host.slash(f"{self._key} new", self._key, timeout=PATIENCE)
        await self._press_board(host, "")
        for actor in self._people:
            await self._press_board(actor, "join")
        await self._press_board(host, "start")
        await self._bot.counts()

    async def _press_board(self, actor: PageUser, verb: str) -> None:
        """Presses the button of that verb on the table's message; with no verb, only waits for it."""

        def wanted(message: Json) -> str | None:
            return next((i for i in _ids(message) if i.startswith(f"s:{verb}")), None)

        await self._bot.counts()
        board = await actor.wait_message(self._key, wanted, PATIENCE)
        custom_id = wanted(board)
        assert custom_id is not None
        self._number = custom_id.split(":")[2]
        if verb:
            await actor.press(board, custom_id=custom_id, timeout=PATIENCE)

    async def move(self) -> bool:
        """Presses until a move has been made, and counts what that costs. Returns False after the end."""
        before = await self._bot.counts()
        self._bot.calls()
        self._moves += 1
        for number in range(MOST_PRESSES):
            # Seeded for each press, so that one that is repeated makes no difference to the next ones.
            made = await self._press(f"{self._key} {self._moves} {number}")
            if made is None:
                return False
            self.counted["presses"] += 1
            after = await self._bot.counts()
            if after["write step"] > before["write step"]:
                break
        self.counted += self._bot.calls()
        self.counted += after - before
        self.counted["moves"] += 1
        return True

    async def _press(self, seed: str) -> bool | None:
        """Presses something offered to those who are waited for, else to anybody; None if to nobody."""
        for _ in range(200):
            for actor in sorted(self._people, key=self._is_idle):
                found = self._offered(actor)
                if found is not None:
                    with contextlib.suppress(Failed):
                        await self._choose(actor, *found, random.Random(seed))
                        return True
            await asyncio.sleep(0.01)
        return None

    def _is_idle(self, actor: PageUser) -> bool:
        """Returns whether the board does not wait for this person, who may still prepare something."""
        lines = [line for m in actor.messages(self._key) for line in text(m).splitlines()]
        return not any("<t:" in line and f"<@{actor.id}>" in line for line in lines)

    def _offered(self, actor: PageUser) -> tuple[Json, list[Json]] | None:
        """Returns the person's newest direct message about this table, and what can be picked there."""
        if not any(c["kind"] == "dm" for c in actor.hello["channels"]):
            return None
        for message in reversed(actor.messages("dm")):
            parts = [p for p in offered(message) if self._is_pick(p["custom_id"])]
            if parts:
                return message, parts
        return None

    def _is_pick(self, custom_id: str) -> bool:
        _, verb, number, *_ = custom_id.split(":")
        return verb in ("pick", "many", "do") and number == self._number

    async def _choose(self, actor: PageUser, message: Json, parts: list[Json], chance: random.Random) -> None:
        part = chance.choice(parts)
        if part["type"] != 3:
            await actor.press(message, custom_id=part["custom_id"], timeout=PATIENCE)
            return
        values = chance.sample([o["value"] for o in part["options"]], part["min_values"])
        await actor.choose(message, values, custom_id=part["custom_id"], timeout=PATIENCE)


def _ids(message: Json) -> list[str]:
    return [p["custom_id"] for p in offered(message)]


async def played(bots: Mapping[str, Bot], key: str, moves: int, warm: int) -> dict[str, Counter[str]]:
    """Plays that game at all bots, a move at each in turn. Returns the counts of the measured moves.

    Where a game ends, the next one begins.
    """
    tables = {name: Table(bot, key) for name, bot in bots.items()}
    for table in tables.values():
        await table.open()
    for number in range(warm + moves):
        if number == warm:
            for table in tables.values():
                table.counted.clear()
        for table in tables.values():
            if not await table.move():
                await table.open()
    return {name: table.counted for name, table in tables.items()}


async def measured(
    roots: Mapping[str, Path], keys: Sequence[str], moves: int, warm: int, *, words: bool = False
) -> dict[str, Any]:
    """Returns for each game the counts a move of each version; with `words` no pictures are shown."""
    found: dict[str, Any] = {}
    async with contextlib.AsyncExitStack() as stack:
        bots = {}
        for name, root in roots.items():
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            bots[name] = await stack.enter_async_context(running(root, folder, Bot))
            await bots[name].connect(PEOPLE)
            if words:
                await bots[name].show_words(keys)
        for key in keys:
            if not RESULTS.is_quiet:
                print(f"press: {key}", file=sys.stderr, flush=True)
            found[key] = {n: _each(c) for n, c in (await played(bots, key, moves, warm)).items()}
    return found


def _each(counted: Counter[str]) -> dict[str, float]:
    """Returns the counts a move, in the units of the table."""
    moves = max(1, counted.pop("moves", 0))
    each = {name: amount * UNITS.get(name, 1) / moves for name, amount in sorted(counted.items())}
    return each | {"moves": moves}


def part(counts: Mapping[str, float], name: str) -> float:
    """Returns a row's amount."""
    taken = ("encoded board", "encoded hand") if name == "others encoded" else ()
    return sum(n for k, n in counts.items() if k.startswith(PARTS[name]) and k not in taken)


def lines(found: Mapping[str, Any]) -> Iterator[str]:
    """Yields the table: a row for each part, a column for each game, the versions beside each other."""
    versions = list(next(iter(found.values())))
    yield f"a move costs ({' / '.join(versions)})"
    yield f"{'':<34}" + "".join(f"{key:>15}" for key in found)
    for name in PARTS:
        yield _row(name, [[part(counts, name) for counts in sides.values()] for sides in found.values()])
        if name in WITH_KINDS:
            kinds = {k for s in found.values() for c in s.values() for k in c if k.startswith(PARTS[name])}
            for kind in sorted(kinds):
                amounts = [[counts.get(kind, 0.0) for counts in sides.values()] for sides in found.values()]
                yield _row(f"    {kind.partition(' ')[2]}", amounts)


def _row(name: str, amounts: Sequence[Sequence[float]]) -> str:
    cells = (" / ".join(f"{amount:.1f}" for amount in sides) for sides in amounts)
    return f"{name:<34}" + "".join(f"{cell:>15}" for cell in cells)


def goals(found: Mapping[str, Any]) -> Iterator[Row]:
    """Yields the rows B4: pictures that a move encodes."""
    for key, sides in found.items():
        for kind in ("boards", "hands"):
            yield Row("B4", f"{key}: {kind} encoded a move", part(sides["now"], f"{kind} encoded"), "<=", 1.1)


def main(arguments: Sequence[str] = ()) -> None:
    """Prints the table and the goals."""
    reader = argparse.ArgumentParser(description="Measures the cost of a move by part.")
    reader.add_argument("games", nargs="*", default=sorted(GAMES))
    reader.add_argument("--against", default="", help="a commit or a folder to compare with")
    reader.add_argument("--moves", type=int, default=MOVES)
    reader.add_argument("--warm", type=int, default=WARM, help="moves before those that are measured")
    reader.add_argument("--words", action="store_true", help="measure without pictures")
    reader.add_argument("--json", type=Path, help="a file to write the counts to")
    given = reader.parse_args(arguments)
    roots = {"now": ROOT}
    if given.against:
        roots["before"] = checkout(given.against)
    found = asyncio.run(measured(roots, given.games, given.moves, given.warm, words=given.words))
    tell(lines(found))
    show(goals(found))
    if given.json is not None:
        given.json.write_text(json.dumps(found, indent=1))


if __name__ == "__main__":
    main(sys.argv[1:])

"""Moves that a reader cannot see change nothing of what that reader can ask for, to the byte."""

import contextlib
import json
import random
import re
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path
from typing import Any, Final

import pytest

from cogs.commands.hours import DAY
from games.contract import Seat, Text
from games.errors import GameError
from games.judging import Judged
from sandbox.page_user import PageUser
from sandbox.page_user import text as text_of
from tables.errors import StaleQuestion
from tables.service import Agree
from tests import chance
from tests.cogs.messages import asides
from tests.cogs.player import CHANNEL, PEOPLE, is_board
from tests.cogs.sandbox_bot import Json, SandboxBot, new_id, start_bot
from tests.tables.seated import having

Told = tuple[str, Any]
"""What was asked for, and the answer."""
Made = list[tuple[int, str]]
"""Moves, each with its seat."""

NOT_DRAWN: Final = re.compile("wish|propose|accept|decline|hold|army|swap|draw|change|resign", re.IGNORECASE)
"""How the moves begin that are not drawn: some are unseen, others end the game."""
ARMIES: Final = "army 5647465/351.143/3967823", "army 3967823/351.143/5647465"
MOVES: Final = 16
LOOKS: Final = 2
"""Number of moments of the game at which everything is asked for."""
VERBS: Final = ("since", "log", "more", "replay:own-2", "replay:own-last", "lesson")
NUMBERS: Final = re.compile(r"\d{15,}|127\.0\.0\.1:\d+|\?ex=[^\"]*")
"""Numbers that Discord gives to messages, the sandbox's address, and until when a file can be fetched."""
RECORD: Final = re.compile(rf"{NUMBERS.pattern}|[0-9a-f]{{32,}}")
"""The same and the fingerprint of the record: at the end everything is open."""
FIRST: Final[dict[str, Made]] = {"stratego": [(seat, ARMIES[0]) for seat in (1, 2, 3, 0)]}
SEATS: Final = {"fuldrigger": 3, "kinaskak": 3, "stratego": 4}


def unseen(key: str, made: int) -> Made:
    """Returns what the seats 1 and 2 do next, after so many such moves. No other sees it."""
    if key == "fuldrigger":
        number = made // 2 + 1
        return [(2, f"decline 23-{number}") if made % 2 else (1, f"propose 3 give money {number}")]
    if key == "kinaskak":
        return [(1, "wish NEVER")]
    return [*((1, army) for army in reversed(ARMIES)), (1, "hold on"), (1, "hold off")]


class World:
    """A game at a table of the sandbox, in which unseen moves are made or not."""

    def __init__(self, bot: SandboxBot, key: str, people: list[PageUser], *, has_unseen: bool) -> None:
        self.bot = bot
        self.key = key
        self.people = people
        self.has_unseen = has_unseen
        self.told: list[Told] = []
        """What the first seat and a spectator were told."""
        self.made = 0
        """Number of unseen moves."""

    async def play(self) -> None:
        """Plays a part of the game, and asks for everything on the way and after the end."""
        self.table = await self.bot.open_table(self.key, self.people[0])
        seated = self.people[: SEATS[self.key]]
        for person in seated:
            await self.bot.tables.join(self.table, int(person.id), new_id())
            await self.bot.tables.do(self.table, int(person.id), Agree(on=True))
        await self.bot.tables.start(self.table, int(seated[0].id), new_id())
        first, draw, looks = FIRST.get(self.key, []), random.Random(self.key), 0
        for made in range(MOVES):
            seat, text = first[made] if made < len(first) else await self._drawn(draw)
            self.bot.now.now += 60.0  # type: ignore[attr-defined]  # it is `Still`
            await self._act(seat, text)
            if self.has_unseen:
                await self._unseen()
            await self.bot.update(self.table)
            is_amid = seat == 0 and 0 in (await self.bot.view()).waiting
            if made == MOVES - 1 or (is_amid and looks < LOOKS):
                looks += 1
                await self._ask("fair", *VERBS)
        for person in seated[1:]:
            if (await self.bot.tables.info(self.table)).phase == "playing":
                await self.bot.resign(person, self.table)
        await self._ask(*VERBS)
        fetched = await self.bot.tables.fetch(self.table)
        self.told.append(("film", repr(await self.bot.tables.history(fetched))))

    async def _drawn(self, draw: random.Random) -> tuple[int, str]:
        waiting = (await self.bot.view()).waiting
        for seat in draw.sample(waiting, len(waiting)):
            moves = await self.bot.tables.moves(self.table, seat, int(self.people[seat].id))
            legal = sorted(move for move in moves if not NOT_DRAWN.match(move))
            if legal:
                return seat, draw.choice(legal)
        raise AssertionError("nobody can move")

    async def _act(self, seat: int, text: str) -> None:
        await self.bot.tables.act(self.table, int(self.people[seat].id), Seat(seat), None, text, new_id())

    async def _unseen(self) -> None:
        for seat, text in unseen(self.key, self.made):
            try:
                await self._act(seat, text)
            except GameError:  # not at this point
                continue
            self.made += 1

    async def _ask(self, *verbs: str) -> None:
        """Asks for all that the first seat and a spectator can ask for."""
        for person in (self.people[0], self.people[-1]):
            board = await person.wait_message(CHANNEL, is_board)
            self.told.append(("board", await self._shown(person, board)))
            for verb in verbs:
                name, _, word = verb.partition(":")
                id = f"s:{name}:{self.table}" + (f":{word}" if word else "")
                await self._asked(verb, person, person.press(board, custom_id=id, forged=True))
            for command in ("table hand", "history", "table undo"):
                await self._asked(command, person, person.slash(command, CHANNEL))
            typed = await person.complete(f"{self.key} play", "move", CHANNEL, move="")
            notices = await self.bot.tables.notices.due(int(self.bot.now()) + 10**7)
            own = sorted(repr(notice) for notice in notices if notice.person == int(person.id))
            self.told += [("typed moves", typed), ("notices", own)]
        for question in (await self.bot.tables.table_view(self.table, Seat(0))).questions[:1]:
            at = self.table, Seat(0), int(self.people[0].id), question.number
            with contextlib.suppress(StaleQuestion):  # the table does not wait for it
                self.told.append(("hint", repr(await self.bot.tables.hints.of(*at))))

    async def _asked(self, what: str, person: PageUser, asked: Awaitable[object]) -> None:
        await asked
        await self.bot.settled()
        self.told.append((what, await self._shown(person, asides(person)[-1])))

    async def _shown(self, person: PageUser, message: Json) -> Any:
        files = [
            (file["filename"], file.get("description"), await person.fetch(file["url"]))
            for file in message["attachments"]
        ]
        parts = json.dumps([message["content"], message["components"]], sort_keys=True)
        is_over = (await self.bot.tables.info(self.table)).phase == "over"
        return (RECORD if is_over else NUMBERS).sub("#", parts), files


class Still:
    """A clock that only goes on when it is set."""

    def __init__(self) -> None:
        self.now = chance.FIRST_MOMENT + 0.0

    def __call__(self) -> float:
        return self.now


@contextlib.asynccontextmanager
async def standing(folder: Path) -> AsyncIterator[SandboxBot]:
    """A bot with a `Still` clock, at whose tables nothing comes due by itself."""

    def make(*given: Any, **more: Any) -> SandboxBot:
        made = SandboxBot(*given, **more)
        made.now = Still()
        return made

    async def not_yet(now: float, running: float) -> bool:
        return False  # the clock jumps

    async with start_bot(folder, make=make) as bot:
        bot.tables.heartbeat = not_yet  # type: ignore[method-assign]
        yield bot


async def told(folder: Path, key: str, *, has_unseen: bool) -> tuple[list[Told], int]:
    """Returns what readers were told in a world, and the number of unseen moves in it."""

    with chance.apart(f"unseen {key}"):
        async with standing(folder) as bot:
            people = [await bot.connect(name) for name in PEOPLE[: SEATS[key] + 1]]
            world = World(bot, key, people, has_unseen=has_unseen)

            async def judged(work: object, game: object, *what: Any) -> Judged:
                world.told.append(("judged", what))
                return Judged(what[1], what[1], Text(""))

            bot.tables.coach._workers.run = judged  # type: ignore[method-assign,assignment]
            await world.play()
            return world.told, world.made


@pytest.mark.parametrize("key", sorted(SEATS))
async def test_unseen_moves_change_no_answer(key: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    """In two worlds that differ in moves which a seat and a spectator cannot see, both are told the same.

    Whatever they ask for: what happened since, the log, steps of the replay, the list of games, their hand,
    typed moves, hints, the coach, what a film is made of; also once the game is over.
    """
    folders = [tmp_path_factory.mktemp(key) for _ in range(2)]
    bare, none = await told(folders[0], key, has_unseen=False)
    more, count = await told(folders[1], key, has_unseen=True)
    assert none == 0
    assert count > MOVES // 4
    assert len(bare) == len(more)
    for number, (ours, theirs) in enumerate(zip(bare, more, strict=True)):
        assert ours == theirs, (number, ours[0])


async def test_an_unseen_move_does_not_end_a_holiday(tmp_path: Path) -> None:
    """The board is not edited by a wish, once the time is over, but by the next move that all see."""
    async with standing(tmp_path) as bot:
        people = [await bot.connect(name) for name in PEOPLE[:2]]
        table = await bot.open_table("kinaskak", people[0])
        await bot.tables.join(table, int(people[1].id), new_id())
        await bot.tables.start(table, int(people[0].id), new_id())
        [seat] = (await bot.view()).waiting
        begun = int(bot.now())
        rested = having(away_from=begun, away_until=begun + DAY)
        await bot.tables.settings.set_person(int(people[seat].id), rested)
        await bot.update(table)
        before = await people[0].wait_message(CHANNEL, lambda m: is_board(m) and "on holiday" in text_of(m))
        bot.now.now += DAY + 60.0  # type: ignore[attr-defined]  # it is `Still`
        for mover, move in ((1 - seat, "wish NEVER"), (seat, "decline")):
            assert people[0].message(before["id"]) == before
            await bot.tables.act(table, int(people[mover].id), Seat(mover), None, move, new_id())
            await bot.update(table)
        board = await people[0].wait_message(CHANNEL, is_board)
        assert (board["id"], "on holiday" in text_of(board)) == (before["id"], False)

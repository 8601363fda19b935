"""People in a sandbox who play any game by its command, a move at a time."""

import contextlib
import random
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from games.contract import Seat
from games.registry import GAMES
from sandbox.page_user import Failed
from tables.service import AddBot, SetStrength
from tables.views import TableId
from tests.cogs.player import CHANNEL, PEOPLE
from tests.cogs.sandbox_bot import SandboxBot, new_id

MOST_LISTED = 60
"""Legal moves among which one is drawn."""


class Game:
    """A game in the channel: a new one as soon as it is over."""

    def __init__(
        self, sandbox_bot: SandboxBot, key: str, chance: random.Random, *, bots: bool = False
    ) -> None:
        """`bots`: all seats but one, of as many as the game allows, are of the weakest bots."""
        self.sandbox_bot = sandbox_bot
        self.key = key
        self.chance = chance
        seats = max(GAMES[key].seats) if bots else max(2, min(GAMES[key].seats))
        self.seated = PEOPLE[: 1 if bots else seats]
        self.bots = range(len(self.seated), seats)
        self.table = TableId(0)
        self.options: dict[str, str] = {}
        self.accepted: set[int] = set()
        """Ids of the interactions whose moves the service has taken."""

    @property
    def tables(self) -> Any:
        return self.sandbox_bot.tables

    async def begin(self) -> None:
        """Connects the players, with a bystander, and opens the first game."""
        for name in PEOPLE[: len(self.seated) + 1]:
            await self.sandbox_bot.connect(name)
        self.tables.act = partial(self._act, self.tables.act)
        await self.open()

    async def _act(self, act: Callable[..., Awaitable[Any]], *what: Any) -> Any:
        after = await act(*what)
        self.accepted.add(what[-1])
        return after

    async def open(self) -> None:
        """Opens and starts a game of these players, past the sandbox."""
        actors = [self.sandbox_bot.people[name] for name in self.seated]
        self.table = await self.sandbox_bot.open_table(self.key, actors[0], options=self.options)
        for actor in actors:
            await self.tables.join(self.table, int(actor.id), new_id())
        for seat in self.bots:
            await self.tables.do(self.table, int(actors[0].id), AddBot())
            await self.tables.do(
                self.table, int(actors[0].id), SetStrength(seat, GAMES[self.key].strengths[0])
            )
        await self.tables.start(self.table, int(actors[0].id), new_id())
        await self.sandbox_bot.update(self.table)

    async def asked(self) -> list[tuple[Seat, int]]:
        """The seats of people that are asked something, with who it is; of a new game if the last is over."""
        info = await self.tables.info(self.table)
        if info.phase != "playing":
            await self.open()
            info = await self.tables.info(self.table)
        seats = [Seat(n) for n, chair in enumerate(info.chairs) if chair.person is not None]
        views = [(seat, await self.tables.table_view(self.table, seat)) for seat in seats]
        waiting = views[0][1].view.waiting
        asked = [seat for seat, view in views if view.questions]
        first = [seat for seat in asked if seat in waiting]
        return [(seat, info.chairs[seat].person) for seat in first or asked]

    async def move(self) -> None:
        """Makes a random legal move with the game's command, whether or not that is answered."""
        await self.let_time_pass()
        seat, person = self.chance.choice(await self.asked())
        move = self.chance.choice(await self.tables.moves(self.table, seat, person, MOST_LISTED))
        actor = next(one for one in self.sandbox_bot.people.values() if int(one.id) == person)
        with contextlib.suppress(Failed):
            await actor.slash(f"{self.key} play", CHANNEL, move=move)

    async def let_time_pass(self) -> None:
        """Lets the clocks ring, which are no moves of a person, while nobody is asked."""
        while not await self.asked():
            await self.tables.tick(self.tables._action_log.now() + 10**6)
            await self.sandbox_bot.update(self.table)

    async def entries(self) -> list[Any]:
        """The logs of all tables as the store has them."""
        return list(
            await self.tables._store._access.read(
                "SELECT table_id, n, kind, seat, text, press FROM entries ORDER BY 1, 2", ()
            )
        )

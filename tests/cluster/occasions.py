"""What people and an operator do at a table so that the bot comes to a point at which something dies."""

import asyncio
import random
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from sandbox.page_user import PageUser, offered, text
from tests.cluster.kills import ANSWER, TAKES_SOME, Seat
from tests.cluster.several import Several
from tests.whole.killable import LATE, LATER

BACKUPS: Final = "backups"
"""The folder of backups of a file."""


class Party:
    """A table with two people, of whom one plays by direct messages and one in the channel, and with bots."""

    def __init__(self, here: Several, seats: tuple[Seat, Seat], parts: list[str], shard: int) -> None:
        self.here = here
        self.seats = seats
        self.table = seats[0].table
        self.game = seats[0].sitting.game
        self._part = parts[shard]
        self._chance = random.Random(self.table)

    async def reach(self, point: str) -> None:
        """Does once what may bring a process to the point; for some points that takes several times."""
        with suppress(*TAKES_SOME):
            await OCCASIONS.get(point, Party.move)(self)

    async def move(self) -> None:
        """A move of each who can make one."""
        for seat in self._chance.sample(self.seats, 2):
            with suppress(*TAKES_SOME):
                await seat.move()

    async def move_below(self) -> None:
        """Moves after somebody has written below the board."""
        actor = await self._actor(self.seats[0])
        await actor.say(self.seats[0].sitting.channel, "what a hand")
        await self.move()

    async def move_and_wait(self) -> None:
        """Moves, also where a bot has the second person's seat: there are none at a table of two."""
        if not await asyncio.to_thread(self._bots):
            await self._give(self.seats[1])
        await self.move()

    async def let_lapse(self) -> None:
        """Lets time run out at this table."""
        (self.here.folder / LATE).write_text(str(self.table))
        await asyncio.sleep(1.0)

    async def vote(self) -> None:
        """One asks to close the game, the other refuses. Before a move it would be closed without asking."""
        await self.move()
        asking, other = self.seats
        await self._command(asking, "table close")
        await self._press(asking, "close-yes")
        await self._command(other, "table vote", answer="no")

    async def take_back(self) -> None:
        """One moves and takes that back; the other consents."""
        for mover, other in (self.seats, self.seats[::-1]):
            with suppress(*TAKES_SOME):
                await mover.move()
                await self._command(mover, "table undo")
                await self._command(other, "table vote", answer="yes")

    async def change_seats(self) -> None:
        """The second person gives their seat to a bot; the next time they take it back."""
        away = await asyncio.to_thread(self._is_away)
        await (self._command(self.seats[1], "table sit") if away else self._give(self.seats[1]))

    async def start_again(self) -> None:
        """Kills the process of the table, which is started again and makes good what is behind."""
        await self._signal(signal.SIGKILL)
        await asyncio.sleep(5.0)

    async def stop(self) -> None:
        """Stops the process of the table while both press."""
        moving = [asyncio.create_task(seat.move()) for seat in self.seats]
        await asyncio.sleep(self._chance.random() / 5)
        await self._signal(signal.SIGTERM)
        await asyncio.gather(*moving, return_exceptions=True)

    async def migrate(self) -> None:
        """Stops all processes and starts those of a later version."""
        later = self.here.folder / LATER
        parts = [name.partition(" #")[0] for name in self.here.processes]
        for name in list(self.here.processes):
            await self.here.end(name)
        later.write_text(str(1 + int(later.read_text() if later.exists() else 0)))
        await self.here.start(*parts)
        await asyncio.sleep(5.0)

    async def back_up(self) -> None:
        """Makes a backup while people move."""
        command = await self.here.run("backup", str(self.here.folder / BACKUPS))
        await self.move()
        await command.communicate()

    # -- afterwards

    async def go_on(self) -> None:
        """Ends what the occasion has begun: a poll is answered, and the second person has their seat."""
        (self.here.folder / LATE).unlink(missing_ok=True)
        for seat, answer in ((self.seats[1], "no"), (self.seats[0], "wait"), (self.seats[1], "wait")):
            with suppress(*TAKES_SOME):
                await self._command(seat, "table vote", answer=answer)
        while await asyncio.to_thread(self._is_away):
            with suppress(*TAKES_SOME):
                await self._command(self.seats[1], "table sit")

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.here.rows(f"SELECT phase FROM tables WHERE id = {self.table}") != ["playing"]

    async def told(self) -> str:
        """The end of the log, and what each person sees and may do, for an error."""
        told = [str(self.seats[0].log()[-5:])]
        for seat in self.seats:
            actor = await self._actor(seat)
            with suppress(*TAKES_SOME):
                told += [
                    f"{seat.sitting.name}: {text(message)[:200]}"
                    for message in actor.messages(seat.where)[-3:]
                ]
                found = await actor.complete(f"{self.game} play", "move", seat.where, timeout=ANSWER, move="")
                told.append(f"{len(found)} moves")
        return "; ".join(told)

    # -- what people do

    def _is_away(self) -> bool:
        """Whether the second person has no seat."""
        people = self.here.rows(f"SELECT person FROM seats WHERE table_id = {self.table}")
        return len(people) < len(self.seats) and not self.is_over()

    def _bots(self) -> int:
        """How many bots have been seated."""
        return int(
            self.here.rows(
                f"SELECT count(*) FROM entries WHERE table_id = {self.table} AND kind IN ('bot', 'give')"
            )[0]
        )

    async def _give(self, seat: Seat) -> None:
        await self._command(seat, "table substitute")
        await self._press(seat, "give", "bot")

    async def _actor(self, seat: Seat) -> PageUser:
        return await self.here.connect(seat.sitting.name)

    async def _command(self, seat: Seat, command: str, **options: str) -> None:
        await (await self._actor(seat)).slash(command, seat.where, timeout=ANSWER, **options)

    async def _press(self, seat: Seat, verb: str, word: str = "") -> None:
        """Presses a button of a message that only this person sees."""
        wanted = ":".join(("s", verb, str(self.table), *filter(None, (word,))))
        actor = await self._actor(seat)

        def is_it(message: dict[str, Any]) -> bool:
            return any(part["custom_id"] == wanted for part in offered(message))

        message = await actor.wait_message(seat.where, is_it, ANSWER)
        await actor.press(message, custom_id=wanted, timeout=ANSWER)

    async def _signal(self, how: signal.Signals) -> None:
        """Sends a signal to the process of the table."""
        for name, process in self.here.processes.items():
            if name.partition(" #")[0] == self._part and process.returncode is None:
                process.send_signal(how)


OCCASIONS: Final[dict[str, Callable[[Party], Awaitable[None]]]] = {
    "post": Party.move_below,
    "replace": Party.move_below,
    "bot-chooses": Party.move_and_wait,
    "bot-between": Party.move_and_wait,
    "lapse": Party.let_lapse,
    "vote": Party.vote,
    "undo": Party.take_back,
    "seats": Party.change_seats,
    "recover": Party.start_again,
    "migration": Party.migrate,
    "backup": Party.back_up,
    "stop": Party.stop,
    "stop-sync": Party.stop,
}
"""What brings a process to a point; a move brings it to all others."""

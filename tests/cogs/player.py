"""Players who press only what a message to them offers."""

import asyncio
import itertools
import random
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from sandbox.page_user import Failed, PageUser, offered, text
from tables.service import SetOption
from tables.views import TableId
from tests.cogs.sandbox_bot import SandboxBot, with_button
from tests.tables.people import press

Json = dict[str, Any]

CHANNEL = "stofa"
PEOPLE = ("Anna", "Björn", "Clara", "Dagur", "Emma")
MOST_PRESSES = 60
"""More than any move takes: a chain in upp og niður is as long as the hand, which grows and grows."""
GONE = "This component is not there any more"
"""What the sandbox says of a button that has just been redrawn."""
MOST_IDLE = 20
"""Rounds without a move, with growing pauses for updates on their way, after which the test fails."""


class RunningBot(Protocol):
    """The bot, in this process (`SandboxBot`) or as a process of its own (`BotProcess`)."""

    async def settled(self) -> None: ...

    def length(self) -> int: ...


def picks(message: Json) -> list[Json]:
    """The parts of a message that choose or confirm: never the way back."""
    return [p for p in offered(message) if p["custom_id"].split(":")[1] in ("pick", "many", "do")]


def is_board(message: Json) -> bool:
    """Whether a message shows a table to all; a first call, which can be used too, does not."""
    ids = [part["custom_id"] for part in offered(message)]
    return bool(ids) and not message.get("ephemeral") and not ids[0].startswith("s:settings:")


class Player:
    """A person who plays from direct messages, or by private answers in the channel."""

    def __init__(self, sandbox_bot: RunningBot, actor: PageUser, *, direct: bool, seed: int) -> None:
        self.sandbox_bot = sandbox_bot
        self.actor = actor
        self.direct = direct
        self._chance = random.Random(seed)

    async def board(self) -> Json:
        """The table's message that can be pressed."""
        return await self.actor.wait_message(CHANNEL, is_board)

    async def hand(self) -> Json:
        """The private message from which this person plays."""
        if self.direct:
            return await self.actor.wait_message("dm", lambda m: text(m).startswith("### "))
        return await self.actor.wait_message(CHANNEL, lambda m: m.get("ephemeral"))

    async def may_move(self) -> Json | None:
        """The private message, if it offers a choice; a player in the channel requests it first."""
        if not self.direct:
            await self.actor.press(await self.board(), "Play")
        message = await self.hand()
        return message if picks(message) and "Change" not in str(message["components"]) else None

    async def move(self) -> bool:
        """One whole move, if there is one to make."""
        message = await self.may_move()
        if message is None:
            return False
        for _ in range(MOST_PRESSES):
            before = self.sandbox_bot.length()
            try:
                await self._press_one(message)
            except Failed as failed:  # it was redrawn while the finger was on its way
                if GONE not in str(failed):
                    raise
            await self.sandbox_bot.settled()
            message = await self.hand()
            if self.sandbox_bot.length() != before or not picks(message):
                return True
        raise AssertionError(f"{MOST_PRESSES} presses and no move")

    async def _press_one(self, message: Json) -> None:
        part = self._chosen(picks(message))
        if part["type"] != 3:
            await self.actor.press(message, custom_id=part["custom_id"])
            return
        values = [o["value"] for o in part["options"]]
        chosen = self._chance.sample(values, part["min_values"])
        await self.actor.choose(message, chosen, custom_id=part["custom_id"])

    def _chosen(self, parts: list[Json]) -> Json:
        """Which of them is pressed."""
        return self._chance.choice(parts)


P = TypeVar("P")


async def press_verb(actor: PageUser, verb: str) -> None:
    """Presses the board's button of that verb, in whatever language it is written."""

    def wanted(message: Json) -> str | None:
        ids = (p["custom_id"] for p in offered(message) if not message.get("ephemeral"))
        return next((i for i in ids if i.startswith(f"s:{verb}:")), None)

    board = await actor.wait_message(CHANNEL, wanted)
    await actor.press(board, custom_id=wanted(board))


async def press_shown(actor: PageUser, label: str, where: str = CHANNEL) -> None:
    """Presses the button with this label, once a message has it."""
    await actor.press(await actor.wait_message(where, with_button(label)), label)


async def start_cribbage(host: Player, guest: Player | None) -> None:
    """A table of cribbage from the command to the first deal; without a guest against the bot."""
    await start_table("cribbage", [host] if guest is None else [host, guest], bots=guest is None)


async def start_short_cribbage(sandbox_bot: SandboxBot, host: Player, guest: Player) -> None:
    """A game to 61 points, which is as long as three or four deals."""
    await fill_table("cribbage", [host, guest])
    await set_rules([host, guest], target="61")
    await press_verb(host.actor, "start")


async def start_table(key: str, players: Sequence[Player], bots: int = 0, **options: str) -> None:
    """Opens a table of a game, fills its seats and starts it. The first player is the host."""
    await fill_table(key, players, bots, **options)
    await press_verb(players[0].actor, "start")
    await players[0].sandbox_bot.settled()


async def fill_table(key: str, players: Sequence[Player], bots: int = 0, **options: str) -> None:
    """Opens a table with these options of the command and fills its seats."""
    host = players[0]
    await host.actor.slash(f"{key} new", CHANNEL, **options)
    await host.sandbox_bot.settled()
    for actor, verb in [*((player.actor, "join") for player in players[1:]), *[(host.actor, "bot")] * bots]:
        await press_verb(actor, verb)
        await host.sandbox_bot.settled()


async def set_rules(players: Sequence[Player], **rules: str) -> None:
    """Sets house rules of a table that is being filled by its host, the first; everybody else agrees."""
    tables = players[0].sandbox_bot.tables
    for name, value in rules.items():
        await tables.do(1, int(players[0].actor.id), SetOption(name, value))
    for player in players:
        await tables.join(1, int(player.actor.id), press())
    await players[0].sandbox_bot.update(TableId(1))


async def connect_players(sandbox_bot: SandboxBot, count: int, make: Callable[..., P] = Player) -> list[P]:
    """Connects people; the second takes no direct messages and plays from the channel."""
    players = []
    for n, name in enumerate(PEOPLE[:count]):
        if n == 1:
            sandbox_bot.box.dms(name, open=False)
        players.append(make(sandbox_bot, await sandbox_bot.connect(name), direct=n != 1, seed=n))
    return players


def after(times: int) -> Callable[[], bool]:
    """Returns a condition that holds when it has been asked for more than so many times."""
    asked = itertools.count(1)
    return lambda: next(asked) > times


async def play_until(players: list[Player], until: Any, most: int = 600) -> int:
    """Makes moves for all players in turn until the condition holds. Returns their number."""
    count = idle = 0
    while not until():
        moved = False
        for player in players:
            if until():
                break
            if await player.move():
                moved = True
                count += 1
        idle = 0 if moved else idle + 1
        assert idle < MOST_IDLE or until(), "nobody can move"
        assert count < most, "the game does not end"
        await asyncio.sleep(0.05 * idle)
    return count

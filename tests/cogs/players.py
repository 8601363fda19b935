"""People who play by pressing only what a message to them has offered."""

import asyncio
import random
from typing import Any, Protocol

from sandbox.page_user import Failed, PageUser, offered, text

Json = dict[str, Any]

CHANNEL = "stofa"
MOST_PRESSES = 60
"""More than any move takes: a chain in upp og niður is as long as the hand, which grows and grows."""
GONE = "This component is not there any more"
"""What the sandbox says of a button that has just been redrawn."""
MOST_IDLE = 20
"""How often nobody finds anything to do, each time after a longer while, before that is wrong: what was sent
may still be on its way."""


class House(Protocol):
    """Where they play: with the bot in this process (`Evening`) or as a process of its own (`Stage`)."""

    async def settled(self) -> None: ...

    def length(self) -> int: ...


def picks(message: Json) -> list[Json]:
    """The parts of a message that choose or confirm: never the way back."""
    return [p for p in offered(message) if p["custom_id"].split(":")[1] in ("pick", "many", "do")]


class Player:
    """One person, who plays from the direct message, or by the ephemeral way from the channel."""

    patience = 10.0
    """How long he waits for the answer to a press; a busy machine may need more."""

    def __init__(self, tonight: House, actor: PageUser, *, direct: bool, seed: int) -> None:
        self.tonight = tonight
        self.actor = actor
        self.direct = direct
        self._chance = random.Random(seed)

    async def board(self) -> Json:
        """The table's message that can be pressed."""
        return await self.actor.wait_message(CHANNEL, lambda m: not m.get("ephemeral") and offered(m))

    async def hand(self) -> Json:
        """The private message from which this person plays."""
        if self.direct:
            return await self.actor.wait_message("dm", lambda m: text(m).startswith("### "))
        return await self.actor.wait_message(CHANNEL, lambda m: m.get("ephemeral"))

    async def may_move(self) -> Json | None:
        """The private message, where it has something to choose; the channel's player asks for it first."""
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
            before = self.tonight.length()
            try:
                await self._press_one(message)
            except Failed as failed:  # it was redrawn while the finger was on its way
                if GONE not in str(failed):
                    raise
            await self.tonight.settled()
            message = await self.hand()
            if self.tonight.length() != before or not picks(message):
                return True
        raise AssertionError(f"{MOST_PRESSES} presses and no move")

    async def _press_one(self, message: Json) -> None:
        part = self._chosen(picks(message))
        if part["type"] != 3:
            await self.actor.press(message, custom_id=part["custom_id"], timeout=self.patience)
            return
        values = [o["value"] for o in part["options"]]
        chosen = self._chance.sample(values, part["min_values"])
        await self.actor.choose(message, chosen, custom_id=part["custom_id"], timeout=self.patience)

    def _chosen(self, parts: list[Json]) -> Json:
        """Which of them is pressed."""
        return self._chance.choice(parts)


async def press_verb(tonight: House, actor: PageUser, verb: str) -> None:
    """Presses the board's button of that verb, in whatever language it is written."""

    def wanted(message: Json) -> str | None:
        ids = (p["custom_id"] for p in offered(message) if not message.get("ephemeral"))
        return next((i for i in ids if i.startswith(f"s:{verb}:")), None)

    board = await actor.wait_message(CHANNEL, wanted)
    await actor.press(board, custom_id=wanted(board))
    await tonight.settled()


async def open_table(tonight: House, host: Player, guest: Player | None) -> None:
    """A table of cribbage from the command to the first deal; without a guest against the bot."""
    await set_table(tonight, "cribbage", [host] if guest is None else [host, guest], bots=guest is None)


async def set_table(tonight: House, key: str, players: list[Player], bots: int = 0) -> None:
    """A table of any game from the command to its start; the first of the players opens it."""
    host = players[0]
    await host.actor.slash(f"{key} new", CHANNEL)
    await tonight.settled()
    for player in players:
        await press_verb(tonight, player.actor, "join")
    for _ in range(bots):
        await press_verb(tonight, host.actor, "bot")
    await press_verb(tonight, host.actor, "start")


async def play_on(players: list[Player], until: Any, most: int = 600) -> int:
    """Everybody moves who can, in turn, until something is true. How many moves that took."""
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

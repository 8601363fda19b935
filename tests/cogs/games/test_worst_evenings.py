"""An evening of each game while Discord is at its worst: played to its end, nothing lost or left behind."""

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from cogs.wire import shards
from cogs.wire.uploads import UPLOADS
from games.contract import Seat
from games.keys import KEYS
from sandbox.control.knobs import DISCORD_RATES
from sandbox.page_user import offered, text
from tables import verify
from tables.log import records
from tests.cogs.games.test_fuldrigger import play_once
from tests.cogs.games.test_kinaskak import SHORT
from tests.cogs.games.test_olsen import Layer
from tests.cogs.games.test_stratego import Soldier
from tests.cogs.messages import asides, is_over, live_boards
from tests.cogs.player import CHANNEL, PEOPLE, Player, fill_table, press_verb, set_rules
from tests.cogs.sandbox_bot import SandboxBot
from tests.waiting import until

pytestmark = pytest.mark.soak

FASTER = 50
"""By how much the times of Discord's rate limits are shorter here; as many requests meet them."""
EVERY = 2
"""Rounds of the table between two faults."""
MOST_IDLE = 200


class Evening(NamedTuple):
    """Bots beside two people, house rules, and how the people play."""

    bots: int = 1
    rules: Mapping[str, str] = MappingProxyType({})
    player: type[Player] = Player


EVENINGS = {
    "cribbage": Evening(0, {"target": "61"}),
    "fuldrigger": Evening(2, {"rounds": "10"}),
    "kinaskak": Evening(2, {"ladder": SHORT, "buying": "wishes"}),
    "olsen": Evening(1, {"call": "auto"}, Layer),
    "partners": Evening(2),
    "stratego": Evening(2, player=Soldier),
}


@pytest.fixture
def at_its_worst(sandbox_bot: SandboxBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """What lasts all evening; failed messages are tried again after moments."""
    monkeypatch.setattr("cogs.delivery.retries.WAITS", (0.05,) * 3)
    monkeypatch.setattr("cogs.delivery.retries.SPACING", 0.01)
    monkeypatch.setattr(shards, "IDENTIFY_EVERY", 0.01)
    monkeypatch.setattr(UPLOADS, "refuses_edits", False)
    knobs = sandbox_bot.box.knobs
    knobs.rates = {route: (count, time / FASTER) for route, (count, time) in DISCORD_RATES.items()}
    knobs.gallery_edits_refused = knobs.raw_mentions = True
    knobs.old_edits, knobs.answer_within, knobs.latency = 1, 60.0, 0.002


def faults(sandbox_bot: SandboxBot) -> Iterator[Callable[[], Awaitable[Any]]]:
    """Yields what goes wrong, again and again in turn."""
    box = sandbox_bot.box
    gateway, knobs = box.gateway, box.knobs

    async def limited(method: str) -> None:
        box.fail(method, channels, 429, times=5, retry_after=0.01)

    async def unreadable(path: str, left: Any) -> None:
        box.fail("*", path, 200, accepted=True, left=left, times=3)

    async def later() -> None:
        box.advance(3_700)

    async def spoilt() -> None:
        for name, field in (("MESSAGE_CREATE", "author"), ("MESSAGE_DELETE", "id"), ("GUILD_CREATE", "name")):
            gateway.spoil(name, field)

    async def twice_and_late() -> None:
        knobs.duplicate_events, knobs.reorder_events = 3, 2

    async def deaf() -> None:
        gateway.deafen()
        gateway.invalidate(resumable=False)
        await until(lambda: gateway.online)

    async def dropped() -> None:
        gateway.drop()
        await until(lambda: gateway.online)

    async def down() -> None:
        box.fail("*", channels, 503, times=4)

    channels, webhooks = "/channels/.*/messages", "/(interactions|webhooks)/"
    yield from itertools.cycle(
        (
            lambda: limited("PATCH"), lambda: limited("POST"), lambda: limited("DELETE"),
            lambda: unreadable(channels, "ids"), lambda: unreadable(channels, "text"),
            lambda: unreadable(webhooks, "ids"), lambda: unreadable(webhooks, "text"),
            later, spoilt, twice_and_late, deaf, dropped, down,
        )
    )  # fmt: skip


async def sit_down(sandbox_bot: SandboxBot, key: str, evening: Evening) -> list[Player]:
    """Two people, of whom the second takes no direct messages, and bots at a table that has begun."""
    players = []
    for seat, name in enumerate(PEOPLE[:2]):
        sandbox_bot.box.dms(name, open=seat == 0)
        given = {"direct": seat == 0, "seed": seat} | ({"seat": seat} if evening.player is Soldier else {})
        players.append(evening.player(sandbox_bot, await sandbox_bot.connect(name), **given))
    sandbox_bot.box.fail("POST", "/threads$", 400, code=160006)
    await players[0].actor.slash(f"{key} new", CHANNEL, place="thread")
    assert "broke" not in text(asides(players[0].actor)[-1])
    await fill_table(key, players)
    await set_rules(players, **evening.rules)
    for _ in range(evening.bots):
        await press_verb(players[0].actor, "bot")
    await press_verb(players[0].actor, "start")
    return players


async def one_round(players: list[Player]) -> bool:
    """A move of each person who may make one, unless the game has ended."""
    moved = False
    for player in players:
        moved = (not is_over(player.actor) and await player.move()) or moved
    return moved


async def play(sandbox_bot: SandboxBot, key: str, players: list[Player]) -> None:
    """Plays to the end, with a fault every few rounds."""
    to_come, idle = faults(sandbox_bot), 0
    seated = {Seat(number): player for number, player in enumerate(players)}
    for number in itertools.count(1):
        if is_over(players[0].actor):
            return
        if number % EVERY == 0:
            await next(to_come)()
        if key == "fuldrigger":
            moved = await play_once(sandbox_bot, seated)
        else:
            moved = await one_round(players)
        idle = 0 if moved else idle + 1
        assert idle < MOST_IDLE, "nobody can move"
        await asyncio.sleep(0.02 * min(idle, 5))


@pytest.mark.usefixtures("at_its_worst")
@pytest.mark.parametrize("key", sorted(KEYS))
async def test_an_evening(sandbox_bot: SandboxBot, key: str) -> None:
    """Every press is answered, the game ends with one board, nothing offers a move, and its record verifies.

    An answer whose reply told no id may stay in the direct messages, if it has no button to be found by.
    """
    players = await sit_down(sandbox_bot, key, EVENINGS.get(key, Evening()))
    await play(sandbox_bot, key, players)
    sandbox_bot.box.knobs.failures.clear()
    await sandbox_bot.settled()
    anna, bjorn = (player.actor for player in players)
    seen = [anna.messages(CHANNEL), anna.messages("dm"), bjorn.messages(CHANNEL)]
    assert not [text(m) for m in itertools.chain(*seen) if "broke" in text(m)]
    assert len(live_boards(anna)) == 1
    assert len([m for m in anna.messages("dm") if offered(m)]) <= 1
    verify.check(records.read(await sandbox_bot.tables.record(1)))

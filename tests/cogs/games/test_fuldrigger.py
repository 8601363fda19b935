"""Fuldrigger through the sandbox: two people, two bots, a war, a treaty by form, kills in between."""

import asyncio
from typing import Any

import pytest

from cogs.games.forms.fuldrigger import OfferForm
from games.contract import Seat
from games.fuldrigger.bot import choose
from games.fuldrigger.moves import EndTurn, Move, Propose
from games.fuldrigger.rules import FULDRIGGER
from games.fuldrigger.trade.outlook import STEADY
from games.fuldrigger.views import FuldriggerView
from locales import speech
from sandbox.page_user import PageUser, text
from tables import verify
from tables.log import records
from tests.cogs.player import CHANNEL, Player, after, fill_table, play_until, press_verb, set_rules
from tests.cogs.sandbox_bot import Json, SandboxBot
from tests.games.fuldrigger.positions import position, ship
from tests.waiting import until

pytestmark = pytest.mark.sampled("at a game")

KEY = "fuldrigger"
PEACE = 2
"""In which round Anna offers Björn a treaty: their war begins with her first turn."""
PEOPLE = {0, 1}
"""The seats of Anna and Björn; bots have the others."""
MOST_IDLE = 3_000
"""A minute, in which the machines must have moved."""


async def open_fuldrigger(
    sandbox_bot: SandboxBot, host: Player, guest: Player, rounds: int | None = None
) -> None:
    """A table of two people and two bots, from the command to the choice of homes; usual rounds if None."""
    await fill_table(KEY, [host, guest], bots=2)
    if rounds is not None:
        await set_rules([host, guest], rounds=str(rounds))
    await press_verb(host.actor, "start")


def sensible(view: FuldriggerView) -> Move:
    """A good trader's move; treaties are made by the test."""
    seat = view.seat
    assert seat is not None
    if seat != view.sea.turn or view.sea.phase == "home" or view.sea.spoils is not None:
        return choose.best(view)
    return next((m for m in choose._wishes(view, seat, STEADY) if not isinstance(m, Propose)), EndTurn())


async def type_move(player: Player, move: object) -> None:
    """The slash twin of the picker."""
    await player.actor.slash("fuldrigger play", CHANNEL, timeout=60, move=str(move))


async def dm(actor: PageUser) -> Json:
    """Anna's direct message."""
    return await actor.wait_message("dm", lambda m: not m.get("ephemeral"))


async def offer_a_truce(anna: Player) -> None:
    """By the buttons and the form, as a person does it."""
    for label in ("Make an offer", "@Björn"):
        message = await dm(anna.actor)
        await anna.actor.press(message, _button(message, label))
    message = await dm(anna.actor)
    await anna.actor.press(message, _button(message, "Write an offer"))
    form = await anna.actor.form()
    assert "Björn" in form["title"]
    await anna.actor.submit(form, pact=["truce 5"])


def _button(message: Json, part: str) -> str:
    """The label of the button that holds these words."""
    found: list[str] = []

    def walk(parts: list) -> None:
        for one in parts:
            found.append(str(one.get("label", "")))
            walk(one.get("components", []))

    walk(message["components"])
    wanted = part.removeprefix("@")
    return next(label for label in found if wanted in label)


async def views(sandbox_bot: SandboxBot) -> list[FuldriggerView]:
    """The game as Anna, Björn and everybody else see it."""
    return [await sandbox_bot.view(seat) for seat in (Seat(0), Seat(1), None)]


async def kill(sandbox_bot: SandboxBot) -> bool:
    """Kills and restarts the bot. Returns whether nothing was lost; bots may go on meanwhile."""
    before = await views(sandbox_bot)
    await sandbox_bot.restart(gently=False)
    after = await views(sandbox_bot)
    if PEOPLE.issuperset(before[-1].waiting):
        return after == before
    old, new = before[-1].sea, after[-1].sea
    return new.version >= old.version and new.record == old.record


async def are_at_war(sandbox_bot: SandboxBot) -> bool:
    """Returns whether there is a war of Anna and Björn that they have not ended."""
    wars = (await views(sandbox_bot))[-1].sea.wars
    return any({seat for side in war.sides for seat in side} == PEOPLE and not war.ended for war in wars)


async def make_peace(sandbox_bot: SandboxBot, anna: Player, bjorn: Player) -> None:
    """Anna offers it, and Björn accepts."""
    await offer_a_truce(anna)

    async def offers() -> Any:
        return (await sandbox_bot.view(Seat(1))).offers

    await type_move(bjorn, f"accept {(await until(offers))[0].id}")


async def play_rounds(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, rounds: int, kills: tuple[int, ...]
) -> list[tuple[str, bool]]:
    """Plays every turn of the two people until so many rounds are over: a war, a treaty, and these kills.

    Returns these in order: of the war and the treaty whether they are at war then, of a kill whether nothing
    was lost.
    """
    people = {Seat(0): anna, Seat(1): bjorn}
    to_come, idle = list(kills), 0
    done: dict[str, bool] = {}
    while (
        table_view := await sandbox_bot.tables.table_view(1, None)
    ).outcome is None and table_view.view.sea.round <= rounds:
        sea = table_view.view.sea
        is_annas = sea.turn == 0 and sea.phase == "play" and sea.spoils is None
        if to_come and sea.round >= to_come[0]:
            done[f"kill in {to_come.pop(0)}"] = await kill(sandbox_bot)
        elif is_annas and "war" not in done:
            await type_move(anna, "war 2")
            done["war"] = await are_at_war(sandbox_bot)
        elif is_annas and "treaty" not in done and sea.round >= PEACE:
            await make_peace(sandbox_bot, anna, bjorn)
            done["treaty"] = await are_at_war(sandbox_bot)
        else:
            idle = 0 if await play_once(sandbox_bot, people) else idle + 1
            assert idle < MOST_IDLE, "nobody moves"
    return [*done.items()]


async def play_once(sandbox_bot: SandboxBot, people: dict[Seat, Player]) -> bool:
    """Every person who is to move does; bots are waited for."""
    moved = False
    for seat, player in people.items():
        view = await sandbox_bot.view(seat)
        if seat in view.waiting:
            await type_move(player, sensible(view))
            moved = True
    if not moved:
        await asyncio.sleep(0.02)
    return moved


@pytest.mark.sampled("evenings")
async def test_two_rounds_with_a_war_a_treaty_and_a_kill(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
) -> None:
    """Turns of several moves, a war and a treaty are played over two rounds with a kill."""
    await open_fuldrigger(sandbox_bot, anna, bjorn)
    view = await sandbox_bot.view()
    assert view.sea.phase == "home"
    await play_until([anna, bjorn], after(2))
    done = await play_rounds(sandbox_bot, anna, bjorn, 2, kills=(2,))
    assert done == [("war", True), ("kill in 2", True), ("treaty", False)]
    sea = (await views(sandbox_bot))[-1].sea
    assert sea.round == 3
    assert [(one.treaty.seat, one.treaty.other) for one in sea.record if one.treaty.truce == 5] == [(0, 1)]


@pytest.mark.soak
async def test_a_whole_game_of_thirty_rounds(sandbox_bot: SandboxBot, anna: Player, bjorn: Player) -> None:
    """Thirty rounds with six kills end by the limit of rounds, and the record verifies."""
    await open_fuldrigger(sandbox_bot, anna, bjorn, rounds=30)
    kills = (2, 5, 11, 17, 23, 29)
    done = dict(await play_rounds(sandbox_bot, anna, bjorn, 30, kills))
    assert done == {"war": True, "treaty": False} | {f"kill in {n}": True for n in kills}
    outcome = (await sandbox_bot.tables.table_view(1, None)).outcome
    assert outcome is not None
    assert outcome.why == "fuldrigger-why-rounds"
    assert "in cash" in text(await anna.board())
    verify.check(records.read(await sandbox_bot.tables.record(1)))


async def test_maps_and_companies_can_be_looked_at(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
) -> None:
    """A player and a spectator get the map of a region with its prices and the sheet of a company."""
    await open_fuldrigger(sandbox_bot, anna, bjorn)
    clara = await sandbox_bot.connect("Clara")
    for actor, price in ((anna.actor, "30 B"), (clara, "30 K")):  # Clara reads Danish
        await actor.slash("fuldrigger map", CHANNEL, region="south")
        shown = await actor.wait_message(CHANNEL, lambda m: m.get("ephemeral") and "map.png" in str(m))
        assert price in text(shown)
        await actor.slash("fuldrigger company", CHANNEL, seat=2)
        shown = await actor.wait_message(CHANNEL, lambda m: m.get("ephemeral") and "company.png" in str(m))
        assert text(shown)


def test_help_in_a_war_is_asked_of_third_parties_only() -> None:
    """Peace and truces can be offered to both; help in the war is asked of the third player only."""
    s = position(ship(0, 1, "LON"), ship(1, 1, "AMS"), ship(2, 1, "KBH"), seats=3, war=True)
    view = FULDRIGGER.view(s, Seat(0))

    def pacts(picked: str) -> list[str]:
        fields = OfferForm().compose(view, (picked,), speech("en")).fields
        return [value.token for value in next(f for f in fields if f.key == "pact").options]

    assert pacts("2") == ["peace", "truce 3", "truce 5", "truce 10"]
    assert pacts("3") == [*pacts("2"), "ally 1"]

"""Partners through the sandbox: two seats for one person, choosing seats; whole games in `test_kasino.py`."""

import pytest

from cogs.wire.layouts import MOST_LABEL
from games.contract import Seat
from games.params import Param, Text
from games.partners.course import card_term
from games.partners.naming import piece_text
from locales import LANGUAGES, speech
from sandbox.page_user import PageUser, parts_of, text
from tests.cogs.player import (
    CHANNEL,
    Player,
    after,
    fill_table,
    play_until,
    press_verb,
    set_rules,
)
from tests.cogs.sandbox_bot import SandboxBot, with_button

pytestmark = pytest.mark.sampled("at a game")


async def seat_select(actor: PageUser) -> tuple[dict, dict]:
    """The lobby's message and the part of it that chooses a seat."""
    board = await actor.wait_message(CHANNEL, with_button("Join"))
    part = next(p for p in parts_of(board["components"]) if p.get("custom_id", "").startswith("s:seat:"))
    return board, part


@pytest.mark.sampled("rounds")
async def test_two_people_hold_a_team_each(sandbox_bot: SandboxBot, anna: Player, bjorn: Player) -> None:
    """Two people hold two opposite seats each and play without bots."""
    await fill_table("partners", [anna, bjorn])
    for player, seat in ((bjorn, 1), (bjorn, 3), (anna, 2)):
        board, part = await seat_select(player.actor)
        await player.actor.choose(board, [str(seat)], custom_id=part["custom_id"])
    assert (await sandbox_bot.tables.fetch(1)).seats_of(int(anna.actor.id)) == (0, 2)
    assert (await sandbox_bot.tables.fetch(1)).seats_of(int(bjorn.actor.id)) == (1, 3)
    await set_rules([anna, bjorn])  # who plays with whom has changed: both agree
    await press_verb(anna.actor, "start")
    anna.direct = bjorn.direct = False  # both play from the channel, whichever of their seats is waited for
    await play_until([anna, bjorn], after(60))
    assert (await sandbox_bot.view()).number > 3


async def test_who_holds_two_seats_can_look_at_either_hand(sandbox_bot: SandboxBot, bjorn: Player) -> None:
    """A player in the channel may open the hand of either seat, and the text names its colour."""
    await fill_table("partners", [bjorn])
    board, part = await seat_select(bjorn.actor)
    await bjorn.actor.choose(board, ["2"], custom_id=part["custom_id"])
    for verb in ("bot", "bot", "start"):
        await press_verb(bjorn.actor, verb)
    assert {"Hearth", "Lantern"} <= set(text(await bjorn.board()).replace(".", " ").replace(",", " ").split())
    assert text(await bjorn.board()).count(f"Waiting for <@{bjorn.actor.id}>") == 1
    await press_verb(bjorn.actor, "play")
    for seat, side in ((2, "Blue"), (0, "Yellow")):
        hand = await bjorn.hand()
        await bjorn.actor.press(hand, custom_id=f"s:hand:1:{seat}")
        hand = await bjorn.actor.wait_message(
            CHANNEL, lambda m, s=side: m.get("ephemeral") and f"{s}, with" in text(m)
        )
        view = await sandbox_bot.view(Seat(seat))
        spoken = speech("en")
        cards = ", ".join(spoken.say("partners-label-card", card=card_term(card)) for card in view.hand)
        assert f"Your hand: {cards}." in text(hand)


async def test_a_seat_can_be_chosen(sandbox_bot: SandboxBot, anna: Player, bjorn: Player) -> None:
    """A player moves to any free seat by the select in the lobby, and the former seat is free."""
    await fill_table("partners", [anna, bjorn])
    assert (await sandbox_bot.tables.fetch(1)).seats_of(int(bjorn.actor.id)) == (2,)
    board, part = await seat_select(bjorn.actor)
    await bjorn.actor.choose(board, ["3"], custom_id=part["custom_id"])
    assert (await sandbox_bot.tables.fetch(1)).seats_of(int(bjorn.actor.id)) == (3,)
    assert [c.person for c in (await sandbox_bot.tables.table_view(1, None)).table.chairs].count(None) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["hit", "lost"])
def test_the_parts_of_a_seven_fit_on_a_button(language: str, kind: str) -> None:
    """A seven of five pieces, four of which knock out a piece or are knocked out, is a whole label."""
    each: dict[str, Param] = {"steps": 1, "piece": piece_text(0), "other": piece_text(4)}
    label = Text("partners-label-part", each)
    for _ in range(4):
        label = Text(
            "partners-label-parts", {"first": Text(f"partners-label-part-{kind}", each), "rest": label}
        )
    assert len(speech(language).say(label.id, **label.params)) <= MOST_LABEL

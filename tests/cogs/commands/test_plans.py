"""Planned moves, through the sandbox."""

import asyncio

import pytest

from sandbox.page_user import PageUser, text
from tables.model.deadlines import PLAN
from tests.cogs.commands.test_midgame import aside, told
from tests.cogs.messages import opened
from tests.cogs.player import CHANNEL
from tests.cogs.sandbox_bot import Json, SandboxBot, with_button
from tests.cogs.toy_table import anna, bjorn, board, go, hand, sandbox_bot
from tests.tables.seated import own

pytestmark = pytest.mark.sampled("desk")

__all__ = ["anna", "bjorn", "sandbox_bot"]


async def planning(actor: PageUser, message: Json | None = None) -> Json:
    """The form of the plans, from this message or from behind More; and its one field."""
    if message is None:
        await actor.press(await board(actor), "More")
        message = await actor.wait_message(CHANNEL, with_button("Plan ahead"))
    return await opened(actor, message, "Plan ahead")


def field(form: Json) -> Json:
    """The one field of a form."""
    found: Json = form["components"][0]["component"]
    return found


async def test_moves_are_planned_by_a_form_and_by_slash(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser
):
    """A plan is stored, shown to its owner alone, and played; an invalid plan leaves the old one as it is."""
    await bjorn.submit(await planning(bjorn), plan="go ww\ngo e")
    assert "go ww" in text(await aside(bjorn))
    await bjorn.slash("table plan", CHANNEL, moves="fly home")
    assert await sandbox_bot.tables.midgame.plans(1, 1, int(bjorn.id)) == ("go ww", "go e")
    assert "go ww" not in str(anna.frames)
    await go(sandbox_bot, anna, "n")
    await asyncio.gather(sandbox_bot.tables.tick(sandbox_bot.bot.sync.now() + PLAN))
    assert (await sandbox_bot.view()).ways == (1, 2)
    await bjorn.slash("table plan", CHANNEL)
    assert "You’ve no moves planned" in text(await aside(bjorn))


async def test_a_plan_with_a_bad_line_is_kept_and_says_which(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser
):
    """The form comes back with all that was typed in it; the plans before stay until it can be read."""
    await bjorn.slash("table plan", CHANNEL, moves="go e")
    await bjorn.submit(await planning(bjorn), plan="go ww\nfly *home*\ngo n")
    answer = await aside(bjorn)
    assert "I can’t read line 2 as a move: fly \\*home\\*" in text(answer)
    assert await sandbox_bot.tables.midgame.plans(1, 1, int(bjorn.id)) == ("go e",)
    form = await planning(bjorn, answer)
    assert field(form)["value"] == "go ww\nfly *home*\ngo n"
    await bjorn.submit(form, plan="go ww\ngo n")
    assert await sandbox_bot.tables.midgame.plans(1, 1, int(bjorn.id)) == ("go ww", "go n")
    assert field(await planning(bjorn))["value"] == "go ww\ngo n"
    await bjorn.slash("table plan", CHANNEL, moves=";".join(["go e"] * 11))
    assert "You can plan 10" in text(await aside(bjorn))
    assert "*home" not in str(anna.frames)


async def test_examples_of_plans_are_moves_that_are_offered_now(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser
):
    """The examples in the form are legal moves; a player without a move gets none."""
    shown = field(await planning(anna))["placeholder"]
    assert set(shown.split(" · ")) < set(await sandbox_bot.tables.moves(1, 0, int(anna.id)))
    assert not field(await planning(bjorn)).get("placeholder")


async def test_the_hand_says_when_the_plan_plays(sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser):
    """The hand shows the planned moves and when the next is played, to their owner alone."""
    await bjorn.slash("table plan", CHANNEL, moves="go ww; go e")
    assert "Planned for your next turn: `go ww` · `go e`" in await told(bjorn)
    await go(sandbox_bot, anna, "n")
    due = (await own(sandbox_bot.tables, 1, 1, int(bjorn.id))).planned.at
    assert f"I’ll play your first legal move <t:{due}:R>: `go ww` · `go e`" in text(await hand(bjorn))
    await bjorn.slash("table plan", CHANNEL)
    assert "first legal move" not in await told(bjorn)
    await bjorn.slash("table plan", CHANNEL, moves="go ww; go e")
    assert due is not None
    for table in await sandbox_bot.tables.tick(due):
        await sandbox_bot.bot.sync.update(table)
    await sandbox_bot.settled()
    assert "Planned for your next turn: `go e`" in await told(bjorn)
    assert "go ww" not in str(anna.frames)


async def test_a_plan_that_cannot_be_played_is_told_to_its_owner_alone(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser
):
    """Its owner is told once, in the hand; no other page changes, and the next turn clears the notice."""
    await go(sandbox_bot, anna, "n")
    await bjorn.slash("table plan", CHANNEL, moves="note 1 n cat")
    seen = len(anna.frames)
    calls = len(sandbox_bot.box.calls)
    for table in await sandbox_bot.tables.tick(sandbox_bot.bot.sync.now() + PLAN):
        await sandbox_bot.bot.sync.update(table)
    await sandbox_bot.settled()
    said = [
        m
        for m in bjorn.messages("dm")
        if "I couldn’t play these when your turn came: `note 1 n cat`" in text(m)
    ]
    assert len(said) == 1
    assert len(anna.frames) == seen
    assert [call.method for call in list(sandbox_bot.box.calls)[calls:]] == ["PATCH"]
    await go(sandbox_bot, bjorn, "w")
    await go(sandbox_bot, anna, "n")
    await sandbox_bot.tables.tick(sandbox_bot.bot.sync.now() + PLAN)
    assert (await own(sandbox_bot.tables, 1, 1, int(bjorn.id))).dropped == ()

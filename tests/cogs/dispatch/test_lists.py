"""Lists of options, which Discord sends once until their message is updated."""

import asyncio
from typing import Any

import pytest
from msgspec import structs

from cogs.wire.errors import Refusal
from sandbox.page_user import offered
from tests.cogs.messages import asides, said
from tests.cogs.player import Player
from tests.cogs.sandbox_bot import SandboxBot, with_button


@pytest.mark.every_case
@pytest.mark.parametrize("late", [False, True])
async def test_after_an_error_the_same_option_can_be_chosen_again(
    sandbox_bot: SandboxBot, anna: Player, late: bool, monkeypatch: pytest.MonkeyPatch
):
    """Discord sends an option again only after its message was updated; so that is done before the error."""
    await said(anna.actor, "games")
    verbs = sandbox_bot.bot.dispatcher.verbs
    kept = verbs["games"]
    if late:
        monkeypatch.setattr("cogs.dispatch.dispatcher.DEFER_AFTER", 0.0)

    async def broken(*_: Any) -> None:
        await asyncio.sleep(0.05 if late else 0.0)
        raise Refusal("error-no-game")

    await anna.actor.press(asides(anna.actor)[-1], custom_id="s:games:open")
    shown = asides(anna.actor)[-1]
    verbs["games"] = structs.replace(kept, handle=broken)
    await anna.actor.choose(shown, ["kasino"], custom_id="s:games:opened")
    await anna.actor.wait_for(lambda: len(asides(anna.actor)) == 2)
    again = asides(anna.actor)[0]
    assert [p["custom_id"] for p in offered(again)] == [p["custom_id"] for p in offered(shown)]
    verbs["games"] = kept
    await anna.actor.choose(again, ["kasino"], custom_id="s:games:opened")
    assert with_button("In a thread")(asides(anna.actor)[0])

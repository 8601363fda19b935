"""A hand in words: what is asked next, the pick, what happened last; names where it stands in a message."""

import re
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.pages import hands, panels
from cogs.pages.reader import Reader
from games.registry import GAMES
from sandbox.checks.components import parts_of
from sandbox.page_user import offered
from tables.views import Deadline
from tests.cogs.pages.test_limits import reader
from tests.cogs.player import Player, start_cribbage
from tests.cogs.sandbox_bot import Json
from tests.render.words.positions import views

MARKUP = ("[win](https://evil.example)", "# x", "<@1> **b**")


def spoken(message: Json) -> str:
    """The alternative text of the last picture."""
    return [one.get("description") or "" for one in message["attachments"]][-1]


async def test_after_a_pick_the_words_say_what_is_left_to_choose(emma: Player):
    """The words of the hand begin with the question while something is picked, and not before."""
    await start_cribbage(emma, None)
    hand = await emma.hand()
    assert spoken(hand).startswith("Your hand: ")
    [first, *_] = (p for p in offered(hand) if p["custom_id"].split(":")[1] == "pick")
    await emma.actor.press(hand, custom_id=first["custom_id"])
    said = spoken(await emma.hand())
    assert said.index("crib") < said.index("Picked: ")


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_name_is_no_markup_in_a_hand_in_words(game: str):
    """Whoever reads boards and hands in words sees a name as it is written, in every game."""
    shown = 0
    for _, own in views(game, 0, 4):
        seen = replace(reader("en", phase="playing", view=own), names=(MARKUP * 4)[:10])
        for said in [(await hands.drawn(seen, None))[1], *await _leaves(seen)]:
            shown += sum(name.split("]")[0] in said.replace("\\", "") for name in MARKUP)
            assert not re.search(r"(?<!\\)(\[win|<@|\*\*b)|https:/|^# x", said, re.MULTILINE), said
    assert shown


async def _leaves(seen: Reader) -> list[str]:
    """The further pictures of the game in words."""
    found = []
    for name, count in seen.renderer.leaves().items():
        for number in range(count):
            parts = parts_of((await panels.look(seen, name, number)).view.to_components())
            found += [part["content"] for part in parts if "content" in part]
    return found


@pytest.mark.parametrize(("late", "said"), [("ask", "hand-time-bank"), ("rule", "hand-time-bank-rule")])
def test_the_hand_says_what_follows_when_the_reserve_is_gone(late: str, said: str) -> None:
    """The others are asked, or the rule of the game applies: what the table chose."""
    table: Any = SimpleNamespace(
        deadline=Deadline(9, on_bank=True),
        info=SimpleNamespace(options={"late": late}),
        say=lambda id, **_: id,
    )
    assert hands._clock(table) == [f"-# {said}"]

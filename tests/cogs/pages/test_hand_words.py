"""The alternative text of a hand while its person picks: what is asked next, the pick, what happened last."""

from sandbox.page_user import offered
from tests.cogs.player import Player, start_cribbage
from tests.cogs.sandbox_bot import Json


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

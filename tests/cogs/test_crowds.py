"""One person who presses without end, and a line that Discord holds up, delay nobody else."""

import asyncio
import threading
from typing import Any

from cogs.delivery.coalescing import Coalescer
from cogs.dispatch import MOST_IN_WORK
from cogs.pages.drawing_queue import Turns
from locales import speech
from sandbox.page_user import PageUser, offered, text
from tests.cogs.evening import Evening, settled
from tests.cogs.players import CHANNEL, Player, open_table
from tests.cogs.test_presses import asides

FLOOD = 200


async def test_a_flood_by_one_person_is_answered_and_delays_nobody(
    tonight: Evening, anna: Player, bjorn: Player
):
    """F52: of Anna's presses nearly all are still to be answered when Björn's later one has been."""
    await open_table(tonight, anna, bjorn)
    board = await anna.board()
    length, before = tonight.length(), len(asides(anna.actor))
    tonight.box.knobs.rate_limit = 10_000
    order: list[str] = []

    async def press(player: Player, message: dict[str, Any], custom_id: str) -> None:
        await player.actor.press(message, custom_id=custom_id, forged=True, timeout=60)
        order.append(player.actor.id)

    hers = [asyncio.create_task(press(anna, board, "s:hand:1")) for _ in range(FLOOD)]
    while len(tonight.box.interactions.active) < FLOOD:  # noqa: ASYNC110  # it tells nobody when
        await asyncio.sleep(0)
    await press(bjorn, board, "s:hand:1")
    await asyncio.gather(*hers)
    assert order.index(bjorn.actor.id) < FLOOD / 2
    shown = asides(anna.actor)[before:]
    refused = [m for m in shown if text(m) == speech("en").say("answer-busy")]
    assert len(shown) == FLOOD, "a press was not answered"
    assert FLOOD / 2 < len(refused) <= FLOOD - MOST_IN_WORK
    assert tonight.length() == length
    await anna.actor.press(board, "My hand")
    assert text(asides(anna.actor)[-1]) != speech("en").say("answer-busy"), "she is not served again"


async def test_who_presses_too_fast_is_told_so_in_their_language(tonight: Evening, clara: PageUser):
    """A press that is not worked on is answered at once, and says when it will be."""
    await clara.slash("cribbage new", CHANNEL)
    board = await clara.wait_message(CHANNEL, offered)
    presses = (clara.press(board, custom_id="s:more:1", forged=True) for _ in range(4 * MOST_IN_WORK))
    await asyncio.gather(*presses)
    await settled(tonight)
    assert speech("da").say("answer-busy") in [text(m) for m in clara.messages(CHANNEL)]


async def test_pictures_are_drawn_for_each_owner_in_turn():
    """Who waits for a hundred pictures delays another's by one."""
    turns = Turns(1)
    order: list[str] = []
    going = threading.Event()

    first = asyncio.create_task(turns.run("first", going.wait, 10))
    await asyncio.sleep(0.01)
    many = [asyncio.create_task(turns.run("many", order.append, "many")) for _ in range(100)]
    await asyncio.sleep(0.01)
    one = asyncio.create_task(turns.run("one", order.append, "one"))
    many[0].cancel()
    await asyncio.sleep(0.01)
    going.set()
    await asyncio.gather(first, one, *many[1:])
    assert order.index("one") <= 1
    assert order.count("many") == 99


async def test_a_picture_that_fails_or_is_given_up_frees_its_place():
    """Or after a few of them nothing would ever be drawn again."""
    turns = Turns(1)
    for _ in range(3):
        assert await asyncio.gather(turns.run(1, int, "x"), return_exceptions=True) != [None]
    going = threading.Event()
    first = asyncio.create_task(turns.run(1, going.wait, 10))
    second = asyncio.create_task(turns.run(2, int, "2"))
    await asyncio.sleep(0.01)
    going.set()
    await first
    second.cancel()  # in the moment in which it has been given its turn
    await asyncio.gather(second, return_exceptions=True)
    assert await asyncio.wait_for(turns.run(3, int, "3"), 5) == 3


async def test_work_that_waits_for_discord_holds_up_no_other():
    """Sixteen messages that wait out a rate limit must not keep all other tables' boards back."""
    done: list[object] = []
    forever = asyncio.Event()

    async def work(key: object) -> None:
        await (asyncio.sleep(0) if key == "other" else forever.wait())
        done.append(key)

    coalescer = Coalescer(work, 2, patience=0.05)
    for key in range(4):
        coalescer.poke(key)
    await asyncio.wait_for(coalescer.run("other"), 2)
    assert done == ["other"]
    forever.set()
    await coalescer.drain(2)
    assert done[1:] == [0, 1, 2, 3]
    assert coalescer._places._value == 2


async def test_a_channel_that_is_rate_limited_does_not_hold_up_another(tonight: Evening, anna: Player):
    """The same through Discord: one place for all boards, and the first of them is told to wait for 20 s."""
    tonight.bot.sync._coalescer = Coalescer(tonight.bot.sync._tell, 1)
    channel = tonight.box.channel(CHANNEL).id
    tonight.box.fail("POST", f"/channels/{channel}/messages$", 429, retry_after=20.0)
    await anna.actor.slash("cribbage new", CHANNEL)
    await anna.actor.slash("cribbage new", "spil")
    await anna.actor.wait_message("spil", offered, timeout=10)
    assert not [m for m in anna.actor.messages(CHANNEL) if offered(m)]

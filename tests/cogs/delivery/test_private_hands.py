"""Private answers that show a hand: up to date while they can be edited, marked as old afterwards."""

from typing import Any

import discord
import pytest

from cogs.delivery.private_hands import OLD_AFTER, TOKEN_LIFE
from sandbox.page_user import PageUser, offered, text
from tests.cogs.messages import asides
from tests.cogs.player import CHANNEL, Player, picks, start_cribbage
from tests.cogs.sandbox_bot import SandboxBot, with_button

pytestmark = pytest.mark.sampled("desk")

OLD = "This is old"


@pytest.fixture(autouse=True)
async def cribbage(anna: Player, bjorn: Player) -> None:
    """A game of the two that has begun."""
    await start_cribbage(anna, bjorn)


def hands(player: Player) -> list[dict[str, Any]]:
    """The private messages of a person in the channel that can be pressed."""
    return [m for m in asides(player.actor) if offered(m)]


async def look(player: Player) -> dict[str, Any]:
    """Asks for the hand in the channel, by a button that may be on an old board."""
    await player.actor.press(await player.board(), "My hand")
    await player.actor.wait_for(lambda: hands(player))  # drawn after a second, it fills a deferred answer
    return hands(player)[-1]


async def pass_time(sandbox_bot: SandboxBot, seconds: float) -> None:
    """Advances the clocks of Discord and of the bot, and does what the bot's timer does."""
    sync, before = sandbox_bot.bot.sync, sandbox_bot.bot.sync.now
    sandbox_bot.box.advance(seconds)
    sync.now = lambda: before() + seconds
    sync.private.expire()
    await sandbox_bot.settled()


def token_edits(sandbox_bot: SandboxBot, since: int = 0) -> list[int]:
    """Status of each edit by the token of an interaction."""
    calls = list(sandbox_bot.box.calls)[since:]
    return [c.status for c in calls if c.method == "PATCH" and "/webhooks/" in c.path]


async def test_a_private_hand_follows_the_game(anna: Player, bjorn: Player):
    """Björn's answer shows his first play once both have discarded, without a press of his."""
    await bjorn.move()
    shown = hands(bjorn)[-1]
    assert "play" not in text(shown).lower()
    await anna.move()
    now = hands(bjorn)[-1]
    assert now["id"] == shown["id"]
    assert text(now) != text(shown)


async def test_a_404_of_any_code_means_that_it_is_gone(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """A private hand whose edit gets one is not tried again."""
    await bjorn.move()
    assert sandbox_bot.bot.sync.private._held
    sandbox_bot.box.fail("PATCH", "/webhooks/", 404, times=99)
    before = len(sandbox_bot.box.calls)
    await anna.move()
    assert token_edits(sandbox_bot, before) == [404]
    assert not [key for key in sandbox_bot.bot.sync.private._held if key.person == int(bjorn.actor.id)]


async def test_an_open_question_stays_as_it_is(anna: Player, bjorn: Player):
    """What somebody is picking is not drawn anew because another has moved."""
    shown = await look(bjorn)
    await bjorn.actor.press(shown, custom_id=picks(shown)[0]["custom_id"])
    picked = hands(bjorn)[-1]
    await anna.move()
    assert hands(bjorn)[-1]["components"] == picked["components"]
    assert "✓" in str(picked["components"])


async def test_it_says_that_it_is_old_while_it_still_can(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
):
    """The last edit takes the hand away and offers another look, which brings the same message to life."""
    first = await look(bjorn)
    await pass_time(sandbox_bot, OLD_AFTER - 60)
    assert OLD not in text(hands(bjorn)[-1])
    await pass_time(sandbox_bot, 60)
    old = hands(bjorn)[-1]
    assert (old["id"], OLD in text(old), old["attachments"]) == (first["id"], True, [])
    assert [part["label"] for part in offered(old)] == ["Look again"]
    await pass_time(sandbox_bot, TOKEN_LIFE)
    before = len(sandbox_bot.box.calls)
    await anna.move()
    assert token_edits(sandbox_bot, before) == []
    await bjorn.actor.press(old, "Look again")
    fresh = hands(bjorn)[-1]
    assert fresh["id"] == first["id"]
    assert with_button("Back")(fresh) or len(offered(fresh)) > 1


async def test_only_the_newest_private_hand_is_kept(anna: Player, bjorn: Player):
    """A second look deletes the first one; that of another person stays."""
    other = await look(anna)
    first = await look(bjorn)
    second = await look(bjorn)
    assert [m["id"] for m in hands(bjorn)] == [second["id"]] != [first["id"]]
    assert [m["id"] for m in hands(anna)] == [other["id"]]


async def test_after_a_restart_nothing_is_tried_and_a_press_refreshes(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
):
    """A killed bot knows no tokens: its hands stay until they are pressed."""
    await look(bjorn)
    await sandbox_bot.restart(gently=False)
    before = len(sandbox_bot.box.calls)
    await anna.move()
    await pass_time(sandbox_bot, TOKEN_LIFE)
    assert token_edits(sandbox_bot, before) == []
    shown = hands(bjorn)[-1]
    await bjorn._press_one(shown)
    await sandbox_bot.settled()
    assert hands(bjorn)[-1]["id"] == shown["id"]
    assert hands(bjorn)[-1]["components"] != shown["components"]


async def test_a_stop_marks_private_hands_as_old(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """Nothing would keep them up to date afterwards."""
    await look(bjorn)
    await sandbox_bot.stop()
    await bjorn.actor.wait_for(lambda: OLD in text(hands(bjorn)[-1]))
    await sandbox_bot.start()


async def test_a_message_that_is_gone_is_given_up(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """Discord is asked once; it does not say when somebody dismisses a private message."""
    await bjorn.move()
    sandbox_bot.box.expire_tokens()
    before = len(sandbox_bot.box.calls)
    for _ in range(3):
        await anna.move()
        await sandbox_bot.update()
    assert token_edits(sandbox_bot, before) == [401]
    assert len(sandbox_bot.bot.sync.retries) == 0


async def test_a_failed_edit_is_repeated(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, monkeypatch: pytest.MonkeyPatch
):
    """A lost connection leaves nothing behind."""
    await bjorn.move()
    shown = text(hands(bjorn)[-1])

    async def lost(*_: object, **__: object) -> None:
        raise OSError

    with monkeypatch.context() as broken:
        broken.setattr(discord.Interaction, "edit_original_response", lost)
        await anna.move()
        assert text(hands(bjorn)[-1]) == shown
    sandbox_bot.bot.sync.recover()
    await sandbox_bot.settled()
    assert text(hands(bjorn)[-1]) != shown


async def test_no_private_hand_outlives_its_seat(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """Whoever gives a seat up sees it no longer, also not what the next one does there."""
    await look(bjorn)
    await look(anna)
    tables = sandbox_bot.tables
    await tables.midgame.give(1, int(bjorn.actor.id), 9_000_001, bot=True, seat=None)
    await sandbox_bot.update()
    assert hands(bjorn) == []
    assert len(hands(anna)) == 1


async def test_another_page_in_its_place_is_left_alone(anna: Player, bjorn: Player):
    """A private hand that was replaced by another page is not put back by a move of others."""
    shown = await look(bjorn)
    await bjorn.actor.press(shown, custom_id="s:more:1", forged=True)
    more = hands(bjorn)[-1]
    assert more["id"] == shown["id"]
    await anna.move()
    assert hands(bjorn)[-1]["components"] == more["components"]


async def test_a_secret_move_edits_no_private_hand(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, clara: PageUser
):
    """Anna's discard is secret until both have discarded: Björn's answer stays as it is."""
    await look(bjorn)
    before = len(sandbox_bot.box.calls)
    await anna.move()
    assert token_edits(sandbox_bot, before) == []
    assert [m for m in clara.messages(CHANNEL) if m.get("ephemeral")] == []


async def test_a_private_hand_has_the_board_and_the_rules(anna: Player, bjorn: Player):
    """On a phone the board in the channel is out of sight; the rules come below and leave the hand."""
    hand = await look(anna)
    assert [each["filename"] for each in hand["attachments"]] == ["board.png", "hand.png"]
    await anna.actor.press(hand, "Rules")
    await anna.actor.wait_message(CHANNEL, lambda m: m.get("ephemeral") and "**121** first" in text(m))
    assert picks(anna.actor.message(hand["id"]))

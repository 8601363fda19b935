"""A table that teaches: what a decision is for, hints, and explanations of what is new, once."""

import re

import pytest

from cogs.pages import learning
from cogs.pages.answers import HINTED
from games.contract import Seat, Text
from games.errors import GameOver
from sandbox.page_user import PageUser, offered, text
from tables.errors import NotAllowed, NotSeated, StaleQuestion, WrongPhase
from tests.cogs.messages import asides
from tests.cogs.pages.test_secrecy import Watch, named
from tests.cogs.player import CHANNEL, Player, fill_table, picks, press_verb, start_table
from tests.cogs.sandbox_bot import Json, SandboxBot, with_button

pytestmark = pytest.mark.sampled("desk")


async def test_a_decision_says_what_it_is_for_and_a_hint_gives_a_move(anna: Player) -> None:
    """Below the question stands what it is for, and the hint names two of the cards with the reason."""
    await start_table("cribbage", [anna], bots=1, learn="on")
    hand = await anna.actor.wait_message("dm", lambda m: "crib’s" in text(m))
    await anna.actor.press(hand, "Hint")
    shown = await anna.actor.wait_message("dm", lambda m: "Hint:" in text(m))
    assert "Keep " in text(shown)
    assert re.search(r"Hint: put \S+ and \S+ in the crib\.", text(shown))


async def test_hints_need_everybody(sandbox_bot: SandboxBot, anna: Player, bjorn: Player) -> None:
    """With two people there are hints only if both agree in the lobby, and then the board says so."""
    host, guest = int(anna.actor.id), int(bjorn.actor.id)
    tables = sandbox_bot.tables
    await fill_table("cribbage", [anna, bjorn])
    await press_verb(anna.actor, "hints")
    assert (await tables.info(1)).agreed == (host,)
    await press_verb(bjorn.actor, "hints")
    assert (await tables.info(1)).agreed == (host, guest)
    await press_verb(anna.actor, "start")
    assert (await tables.table_view(1, None)).table.hints
    await anna.actor.wait_message(CHANNEL, lambda m: "Hints are on" in text(m))


async def test_one_who_does_not_agree_is_enough(sandbox_bot: SandboxBot, anna: Player, bjorn: Player) -> None:
    """Where one of two has not agreed there is no button, and a forged press is refused."""
    await fill_table("cribbage", [anna, bjorn])
    await press_verb(anna.actor, "hints")
    await press_verb(anna.actor, "start")
    assert '"Hint"' not in str(await anna.hand()).replace("'", '"')
    await press_verb(anna.actor, "more")
    assert "There’s no **Hint** at this table" in text(asides(anna.actor)[-1])
    question = (await sandbox_bot.tables.table_view(1, Seat(0))).questions[0]
    with pytest.raises(NotAllowed):
        await sandbox_bot.tables.hints.of(1, Seat(0), int(anna.actor.id), question.number)


async def test_nobody_gets_a_hint_for_another_seat(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
) -> None:
    """Neither an opponent nor an onlooker, by the id of her button or a forged one; she gets it herself."""
    await _both_agree(anna, bjorn)
    clara = await sandbox_bot.connect("Clara")
    hint = await _hint_id(anna)
    for other in (bjorn.actor, clara):
        watch = Watch(other, None)
        for custom_id in (hint, hint.replace(":hint:", ":open:"), hint.replace(":1:0:", ":1:9:")):
            await other.press(await bjorn.board(), custom_id=custom_id, forged=True)
        received = watch.received()
        assert "Hint:" not in received
        assert "Keep " not in received
        hers = named((await sandbox_bot.view(Seat(0))).hand)
        assert not named(received, hers - named(str(await bjorn.board())))  # without the cards of the cut
    await anna.actor.press(await anna.hand(), "Hint")
    await anna.actor.wait_message("dm", lambda m: "Hint:" in text(m))


async def test_an_old_hint_button_gives_no_hint(sandbox_bot: SandboxBot, anna: Player, bjorn: Player) -> None:
    """After the decision the button shows the hand as it is; after the seat is given up, nothing."""
    await _both_agree(anna, bjorn)
    hint = await _hint_id(anna)
    assert await anna.move()
    watch = Watch(anna.actor, 0)
    await anna.actor.press(await anna.hand(), custom_id=hint, forged=True)
    assert "Hint:" not in watch.received()
    question = (await sandbox_bot.tables.table_view(1, Seat(1))).questions[0]
    await sandbox_bot.tables.resign(1, int(bjorn.actor.id), 991)
    with pytest.raises((StaleQuestion, NotSeated, WrongPhase, GameOver)):
        await sandbox_bot.tables.hints.of(1, Seat(1), int(bjorn.actor.id), question.number)


async def _both_agree(anna: Player, bjorn: Player) -> None:
    """A game of two people who have agreed to hints."""
    await fill_table("cribbage", [anna, bjorn])
    for player in (anna, bjorn):
        await press_verb(player.actor, "hints")
    await press_verb(anna.actor, "start")


async def _hint_id(player: Player) -> str:
    """The custom id of the button in this person's hand."""
    shown = await player.actor.wait_message("dm", with_button("Hint"))
    return str(PageUser.button(shown, "Hint")["custom_id"])


async def test_what_is_new_is_explained_once(sandbox_bot: SandboxBot, anna: Player) -> None:
    """An event is explained until the person has moved on, and then never again."""
    await start_table("cribbage", [anna], bots=1, learn="on")
    tables, person = sandbox_bot.tables, int(anna.actor.id)
    explained: set[str] = set()
    for _ in range(14):
        before = (await tables.settings.person(person)).explained
        assert len(before) == len({*before})
        assert explained <= {*before}
        explained = {*before}
        news = {event.id for event in (await tables.table_view(1, Seat(0))).news}
        assert await anna.move()
        if "cribbage-pegged" in news:
            assert "cribbage-pegged" in (await tables.settings.person(person)).explained
    assert "cribbage-counted" in (await tables.settings.person(person)).explained


async def _until_offered(player: Player) -> Json | None:
    """Moves until the hand offers to make only moves; None if it never does."""
    for _ in range(40):
        hand = await player.hand()
        if any(part.get("label") == "Yes, do" for part in offered(hand)):
            return hand
        if not await player.move():
            return None
    return None


async def test_only_moves_are_made_for_a_person_who_accepts_the_offer(
    sandbox_bot: SandboxBot, anna: Player
) -> None:
    """The offer stands at the first only move; one press sets it and the hand goes on without the offer."""
    await start_table("cribbage", [anna], bots=1)
    hand = await _until_offered(anna)
    assert hand is not None
    assert "Only one move? I can make those for you." in text(hand)
    await anna.actor.press(hand, "Yes, do")
    assert (await sandbox_bot.tables.settings.person(int(anna.actor.id))).auto
    hand = await anna.hand()
    assert "this one in a few seconds" in text(hand)
    assert "Yes, do" not in [part.get("label") for part in offered(hand)]


async def test_the_offer_to_make_only_moves_comes_once(sandbox_bot: SandboxBot, anna: Player) -> None:
    """Who makes the move by hand has seen the offer, and never sees it again."""
    await start_table("cribbage", [anna], bots=1)
    assert await _until_offered(anna) is not None
    assert await anna.move()
    known = await sandbox_bot.tables.settings.person(int(anna.actor.id))
    assert "only-move" in known.explained
    assert not known.auto
    assert await _until_offered(anna) is None


async def test_a_hint_leaves_the_answers_and_marks_its_own(sandbox_bot: SandboxBot, anna: Player) -> None:
    """The buttons of the question stay as they are; exactly the one that the hint names has a star."""
    await start_table("kasino", [anna], bots=1, learn="on")
    listed = 0
    for _ in range(12):
        await sandbox_bot.settled()
        before = await anna.actor.wait_message("dm", with_button("Hint"))
        await anna.actor.press(before, "Hint")
        after = await anna.actor.wait_message("dm", lambda m: "Hint:" in text(m))
        assert [label.removesuffix(HINTED) for label in _labels(after)] == _labels(before)
        assert sum(label.endswith(HINTED) for label in _labels(after)) == 1
        listed += any(" · " in label for label in _labels(before))
        assert await anna.move()
        if listed > 1:
            return
    raise AssertionError("no question had moves in its list")


def _labels(message: Json) -> list[str]:
    """The labels of the answers of the question."""
    return [f"{part.get('emoji', {}).get('name', '')}{part['label']}" for part in picks(message)]


def test_labels_that_only_lead_on_are_not_told() -> None:
    """Of the picks of a move a menu says nothing, and a ship stays without its dots."""
    labels = (Text("more"), Text("ship", {"ship": 2}), Text("town"), Text("town"))
    said = {"more": "More …", "ship": "Ship 2 …", "town": "Lisbon"}
    assert learning.picks(labels, lambda label: said[label.id]) == "Ship 2 · Lisbon"
    assert learning.picks(labels[:1], lambda label: said[label.id]) == "More"
    assert learning.picks((), lambda label: said[label.id]) == ""

"""A table from its opening to its end, and who sees what of it."""

from sandbox.page_user import text
from tests.cogs.messages import asides, live_boards, press_in_turn, state
from tests.cogs.player import CHANNEL, Player, picks, press_shown, press_verb, start_cribbage
from tests.cogs.sandbox_bot import with_button
from tests.judges.judge import Judge, Person

PNG = b"\x89PNG"


async def test_a_table_opens_for_all_to_see(anna: Player, dagur: Person):
    """The board is public; the answer to the command is seen by whoever gave it alone."""
    await anna.actor.slash("cribbage new", CHANNEL)
    assert "Cribbage" in text(await dagur.wait_message(CHANNEL, with_button("Join")))
    assert [text(m) for m in asides(anna.actor)] == ["Your table’s open in this channel."]
    assert asides(dagur) == []


async def test_an_opponent_is_named_and_called(judge: Judge, anna: Player, bjorn: Player, dagur: Person):
    """The command's option is a person; the seat is theirs alone, and nobody else is pinged."""
    await anna.actor.slash("cribbage new", CHANNEL, opponent=bjorn.actor.id)
    assert f"<@{bjorn.actor.id}>, you’re invited" in text(await anna.board())
    sent = judge.requests("POST", "/channels/*/messages")
    assert {str(id) for body in sent for id in body["allowed_mentions"].get("users", ())} == {bjorn.actor.id}
    await press_shown(dagur, "Join")
    assert "seat" in text(asides(dagur)[-1])
    await bjorn.actor.press(await bjorn.board(), "Join")
    assert [chair.person for chair in (await state(judge)).chairs][1] == int(bjorn.actor.id)


async def test_the_deal_brings_each_their_own_hand(anna: Player, dagur: Person):
    """By direct message: a picture that can be loaded, with its words; nobody reads another's."""
    await anna.actor.slash("cribbage new", CHANNEL)
    await press_verb(dagur, "join")
    await press_verb(dagur, "start")
    hands = [await person.wait_message("dm", picks) for person in (anna.actor, dagur)]
    for hand in hands:
        for picture in hand["attachments"]:
            assert (await anna.actor.fetch(picture["url"])).startswith(PNG)
            assert picture["description"]
    assert text(hands[0]) != text(hands[1])
    assert dagur.message(hands[0]["id"]) is None
    assert not [m for m in dagur.messages(CHANNEL) if m["attachments"] and m.get("ephemeral")]


async def test_a_press_is_one_move(judge: Judge, anna: Player, bjorn: Player):
    """The hand's message stays the same one and shows what was laid aside."""
    await start_cribbage(anna, bjorn)
    before, length = await anna.hand(), judge.length()
    assert await anna.move()
    after = await anna.hand()
    assert judge.length() == length + 1
    assert (after["id"], with_button("Change")(after)) == (before["id"], True)
    assert text(after) != text(before)


async def test_who_takes_no_direct_messages_plays_from_the_channel(anna: Player, bjorn: Player):
    """The refusal is told once, privately; the hand is a private answer, in one message from move to move."""
    await start_cribbage(anna, bjorn)
    assert await bjorn.move()
    shown = [m for m in asides(bjorn.actor) if m["attachments"]]
    assert len(shown) == 1
    assert [text(m).count("can’t send you direct messages") for m in asides(bjorn.actor)].count(1) == 1
    assert bjorn.actor.messages("dm") == []
    assert asides(anna.actor) == [m for m in asides(anna.actor) if not m["attachments"]]


async def test_a_hand_is_for_its_seat_alone(anna: Player, bjorn: Player, dagur: Person):
    """The button is on the public board; a spectator's press is refused without a picture."""
    await start_cribbage(anna, bjorn)
    await press_shown(dagur, "My hand")
    refusal = asides(dagur)[-1]
    assert text(refusal) == "You’re not at this table."
    assert refusal["attachments"] == []


async def test_a_whole_deal(judge: Judge, anna: Player, bjorn: Player):
    """Two people play by what their messages offer until the hands are counted; there is one board."""
    await start_cribbage(anna, bjorn)
    while not (view := (await judge.tables.table_view(1, None)).view).last_show:
        assert [player for player in (anna, bjorn) if await player.move()]
    assert sum(view.scores) > 0
    assert len(live_boards(anna.actor)) == 1


async def test_resigning_asks_first(judge: Judge, anna: Player, bjorn: Player):
    """The question is private; Yes ends the game for both, and the winner is named."""
    await start_cribbage(anna, bjorn)
    await press_in_turn(bjorn, "More", "Resign")
    assert (await state(judge)).phase == "playing"
    await bjorn.actor.press(asides(bjorn.actor)[-1], "Yes, resign")
    assert (await state(judge)).phase == "over"
    assert "Anna" in text(await bjorn.actor.wait_message(CHANNEL, with_button("Rematch")))


async def test_a_rematch_keeps_the_people(judge: Judge, anna: Player, bjorn: Player):
    """From the last hand in direct messages, where Anna played: the new table is the channel's."""
    await start_cribbage(anna, bjorn)
    await judge.tables.resign(1, int(bjorn.actor.id), 1)
    await judge.bot.sync.update(1)
    await judge.settled()
    await anna.actor.press(await anna.hand(), "Rematch")
    old, new = await judge.tables.info(1), await judge.tables.info(2)
    assert (new.channel, new.guild) == (old.channel, old.guild)
    assert {chair.person for chair in new.chairs} == {chair.person for chair in old.chairs}


async def test_a_table_in_direct_messages(anna: Player, dagur: Person):
    """Board and hand are one message there, and nothing of it is in the channel."""
    await anna.actor.slash("cribbage new", "dm", bots="on")
    hand = await anna.actor.wait_message("dm", picks)
    assert len(hand["attachments"]) == 2
    assert await anna.move()
    assert (await anna.actor.wait_message("dm", picks))["id"] == hand["id"]
    assert dagur.messages(CHANNEL) == []

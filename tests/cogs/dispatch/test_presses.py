"""Presses that come twice, late, forged or from the wrong person: always answered, and nothing changes."""

import asyncio
import random
import re
from collections.abc import Iterable
from typing import Any

import pytest
from discord import InteractionType
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cogs.dispatch.admission import MOST_IN_WORK
from cogs.wire import custom_ids
from cogs.wire.custom_ids import PickButton, TableButton
from cogs.wire.replies import Unread
from locales import speech
from sandbox.control.calls import Call
from sandbox.page_user import PageUser, offered, text
from tests.cogs.messages import asides, state
from tests.cogs.player import CHANNEL, Player, start_cribbage
from tests.cogs.sandbox_bot import SandboxBot, with_button
from tests.cogs.wire.test_custom_ids import pick_buttons, table_buttons
from tests.sampling import sizes
from tests.waiting import until


async def test_a_double_press_is_one_move(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """Of five simultaneous presses one is a move, and a notice says that the button is old (F43)."""
    await start_cribbage(anna, bjorn)
    while not await bjorn.move():
        pass
    await anna.move()
    turn = (await sandbox_bot.view()).waiting[0]
    mover = (anna, bjorn)[turn]
    message = await mover.may_move()
    length = (await state(sandbox_bot)).length
    ids = [p["custom_id"] for p in offered(message) if ":pick:" in p["custom_id"]]
    await asyncio.gather(*(mover.actor.press(message, custom_id=ids[0], forged=True) for _ in range(5)))
    await sandbox_bot.settled()
    assert (await state(sandbox_bot)).length == length + 1
    shown = [f["message"] for f in mover.actor.frames if f["t"] in ("message", "edited")]
    assert any("earlier moment" in text(m) for m in shown)


async def test_a_press_delivered_twice_runs_once(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """Discord may send the same interaction again (F6): one answer, one entry."""
    seen: list[str] = []
    dispatch = sandbox_bot.box.gateway.dispatch

    def twice(event: str, *args: Any, **options: Any) -> Any:
        if event == "INTERACTION_CREATE":
            seen.append(event)
            dispatch(event, *args, **options)
        return dispatch(event, *args, **options)

    sandbox_bot.box.gateway.dispatch = twice
    await start_cribbage(anna, bjorn)
    assert len(seen) == 3
    answers = [c for c in sandbox_bot.box.calls if c.path.endswith("/callback")]
    assert len(answers) == 3
    assert all(c.status < 300 for c in answers)


async def test_every_old_button_is_answered_and_changes_nothing(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
):
    """Each private button ever shown, pressed at every later state of a stretch (F44)."""
    await start_cribbage(anna, bjorn)
    shown: dict[str, str] = {}
    for _ in range(6):
        for player in (anna, bjorn):
            message = await player.may_move()
            if message is None:
                continue
            await player.move()
            now = await player.hand()
            live = {p["custom_id"] for p in offered(now)}
            before = await state(sandbox_bot)
            for custom_id in (i for i, name in shown.items() if name == player.actor.id and i not in live):
                carrier = await player.hand()
                await player.actor.press(carrier, custom_id=custom_id, forged=True)
            assert await state(sandbox_bot) == before
            shown |= {p["custom_id"]: player.actor.id for p in offered(message)}
    assert len(shown) > 20


async def test_a_press_by_somebody_without_a_seat(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, clara: PageUser
):
    """A spectator gets neither hand nor legal moves, and each refusal is in their language (F47)."""
    await start_cribbage(anna, bjorn)
    before = await state(sandbox_bot)
    board = await clara.wait_message(CHANNEL, with_button("My hand"))
    private = [p["custom_id"] for p in offered(await anna.hand()) if ":rules:" not in p["custom_id"]]
    said = set()
    for custom_id in ["s:hand:1", "s:play:1", "s:resign:1", "s:resign-yes:1", "s:close-yes:1", *private]:
        await clara.press(board, custom_id=custom_id, forged=True)
        said.add(text(asides(clara)[-1]))
        assert not asides(clara)[-1]["attachments"]
    assert await state(sandbox_bot) == before
    only_host = "Det kan kun den, der åbnede bordet, eller en moderator."
    assert said == {"Du sidder ikke ved dette bord.", only_host}
    assert await clara.complete("cribbage play", "move", CHANNEL, move="") == []


async def test_a_table_of_another_channel_cannot_be_reached(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, clara: PageUser
):
    """A table number forged in another channel is answered as unknown; its player gets the log."""
    await start_cribbage(anna, bjorn)
    await clara.slash("cribbage new", "spil")
    board = await clara.wait_message("spil", with_button("Vær med"))
    before = await state(sandbox_bot)
    nowhere = speech("da").say("error-no-table").partition("**")[0]
    for verb in ("hand", "play", "since", "more", "log", "record", "join", "start", "close"):
        await clara.press(board, custom_id=f"s:{verb}:1", forged=True)
        assert text(asides(clara, "spil")[-1]).startswith(nowhere)
        assert not asides(clara, "spil")[-1]["attachments"]
    assert await state(sandbox_bot) == before
    await anna.actor.press(await anna.hand(), custom_id="s:log:1", forged=True)
    assert text(asides(anna.actor, "dm")[-1]).startswith("### The log")


async def test_a_hand_never_takes_the_place_of_a_public_message(anna: Player, bjorn: Player):
    """After forged presses of the hand's buttons on the board, its text is the same for both players."""
    await start_cribbage(anna, bjorn)
    board = await anna.board()
    shown = text(board)
    for part in offered(await anna.hand()):
        await anna.actor.press(board, custom_id=part["custom_id"], forged=True)
    assert text(anna.actor.message(board["id"])) == shown
    assert text(bjorn.actor.message(board["id"])) == shown


async def test_a_finished_table_answers_its_old_buttons(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """Each old button is answered, also that the game is over, and the table stays as it is (F45)."""
    await start_cribbage(anna, bjorn)
    private = [p["custom_id"] for p in offered(await anna.hand())]
    await sandbox_bot.resign(bjorn.actor)
    before = await state(sandbox_bot)
    for custom_id in [*private, "s:start:1", "s:join:1", "s:resign-yes:1", "s:close-yes:1", "s:bot:1"]:
        count = len(sandbox_bot.box.calls)
        await anna.actor.press(await anna.hand(), custom_id=custom_id, forged=True)
        assert any("/callback" in c.path and c.status < 300 for c in list(sandbox_bot.box.calls)[count:])
    assert await state(sandbox_bot) == before
    assert any("over" in text(m) for m in asides(anna.actor, "dm"))


def mutations(custom_id: str, chance: random.Random) -> str:
    """An id close to a real one."""
    at = chance.randrange(len(custom_id))
    char = chance.choice("0123456789abcdefz:-")
    kinds = (
        custom_id[:at] + char + custom_id[at + 1 :],
        custom_id[:at] + custom_id[at + 1 :],
        custom_id + char,
    )
    return chance.choice(kinds) or "x"


async def test_forged_ids_through_the_sandbox(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, clara: PageUser
):
    """Random and mutated ids and select values from all three: each answered, the table as it was (F46)."""
    await start_cribbage(anna, bjorn)
    chance = random.Random(7)
    real = [p["custom_id"] for p in offered(await anna.hand()) + offered(await anna.board())]
    harmless = {"s:hand:1", "s:play:1", "s:since:1", "s:more:1", *real}
    before = await state(sandbox_bot)
    for round_ in range(160):
        actor = (anna.actor, bjorn.actor, clara)[round_ % 3]
        forged = mutations(chance.choice(real), chance)
        if forged in harmless:
            continue
        board = await actor.wait_message(CHANNEL, with_button("My hand"))
        if chance.random() < 0.3:
            values = [chance.choice(["", "00dse", "zz999", "x" * 100])]
            await actor.choose(board, values, custom_id=forged, forged=True)
        else:
            await actor.press(board, custom_id=forged, forged=True)
    await sandbox_bot.settled()
    assert await state(sandbox_bot) == before


class Spy:
    """An interaction as discord.py hands it in, and what was answered to it."""

    def __init__(self, template: Any, custom_id: str, values: list[str], number: int) -> None:
        self.answered = 0
        self.said = ""
        self.id = number
        self.data = {"custom_id": custom_id, "values": values, "component_type": 2}
        self.response = self
        self.followup = self
        for name in ("type", "user", "locale", "guild_id", "channel_id", "channel", "message", "permissions"):
            setattr(self, name, getattr(template, name))

    async def answer(self, *_: Any, view: Any = None, **__: Any) -> None:
        self.answered += 1
        self.said += str(view.to_components()) if view else ""

    async def send(self, *_: Any, **said: Any) -> Unread:
        await self.answer(**said)
        return Unread(self.id)

    send_message = edit_message = defer = edit_original_response = delete_original_response = answer


@pytest.fixture
async def caught(sandbox_bot: SandboxBot, anna: Player, bjorn: Player) -> Any:
    """A game in its first moments, and a press as the bot got it."""
    await start_cribbage(anna, bjorn)
    found: list[Any] = []
    dispatch = sandbox_bot.bot._connection.dispatch
    sandbox_bot.bot._connection.dispatch = lambda event, *args: (
        found.append(args[0]) if event == "interaction" else None,
        dispatch(event, *args),
    )
    await anna.actor.press(await anna.board(), "My hand")
    sandbox_bot.bot._connection.dispatch = dispatch
    return found[0]


@pytest.mark.parametrize("count", sizes(150, 5_000))
async def test_thousands_of_forgeries_at_the_desk(sandbox_bot: SandboxBot, caught: Any, count: int):
    """Every decodable and undecodable id by a seated person: answered once or more, and no entry is made."""
    loop = asyncio.get_running_loop()
    before = await state(sandbox_bot)
    numbers = iter(range(10**6, 10**7))
    verbs = sandbox_bot.bot.dispatcher.verbs.values()
    of_tables, of_questions = (
        [verb.name for verb in verbs if verb.kind is kind] for kind in (TableButton, PickButton)
    )
    real = table_buttons(of_tables) | pick_buttons(of_questions)
    custom = real.map(custom_ids.encode) | st.text(max_size=100)
    close = st.from_regex(
        r"s:(pick|many|do|open):1:[01]:[0-4]:(0[0-9]){0,3}:[a-z2-9]{3}:[0-9]", fullmatch=True
    )
    tidy = st.from_regex(
        r"s:(hand|play|since|more|log|record|keep|unbot|join|option):1(:[a-z0-9]{1,9})?", fullmatch=True
    )
    unsafe = {"s:resign-yes:1", "s:close-yes:1"}
    spies: list[Spy] = []

    async def press(spy: Spy) -> None:
        await sandbox_bot.bot.dispatcher.on_interaction(spy)

    @settings(max_examples=count, suppress_health_check=list(HealthCheck))
    @given(custom_id=custom | close | tidy, values=st.lists(st.text(max_size=8), max_size=3))
    def forge(custom_id: str, values: list[str]) -> None:
        if custom_id not in unsafe:
            spies.append(Spy(caught, custom_id, values, next(numbers)))

    forge()
    for at in range(0, len(spies), MOST_IN_WORK):
        await asyncio.gather(*(loop.create_task(press(spy)) for spy in spies[at : at + MOST_IN_WORK]))
    assert len(spies) > count * 2 / 3
    assert [s.data["custom_id"] for s in spies if not s.answered] == []
    assert await state(sandbox_bot) == before


MALFORMED: tuple[dict[str, Any], ...] = (
    *({"custom_id": "s:hand:1", "values": values} for values in (None, 1, True, {}, "x", [None], [[]])),
    *({"custom_id": "s:plan-set:1", "components": parts} for parts in (None, 1, "x", {}, [None], [[]], [1])),
    *(
        {"custom_id": "s:plan-set:1", "components": [{"component": inner}]}
        for inner in (None, 1, [], "x", {"values": 1}, {"values": "x"}, {"value": []}, {"value": {}})
    ),
    *(
        {"custom_id": "s:uploaded:1:target", "resolved": found}
        for found in (None, 1, "x", [], {"attachments": 1})
    ),
    *({"custom_id": id} for id in (None, 1, [], {})),
    {},
)


async def test_submissions_of_wrong_types_are_answered(
    sandbox_bot: SandboxBot, caught: Any, caplog: pytest.LogCaptureFixture
):
    """Values, fields and ids that are no texts or lists: refused, no error, the table as it was (F46).

    The person reads that the button is old, unknown or no house rule.
    """
    before = await state(sandbox_bot)
    refusals = ("from an earlier moment", "I don’t know that button any more", "no such house rule")
    for number, data in enumerate(MALFORMED):
        for kind in (InteractionType.component, InteractionType.modal_submit):
            spy = Spy(caught, "", [], 10**7 + 10 * number + kind.value)
            spy.data, spy.type, spy._state = data, kind, caught._state
            await sandbox_bot.bot.dispatcher.on_interaction(spy)
            assert spy.answered, (kind, data)
            if kind is InteractionType.modal_submit:
                assert any(refusal in spy.said for refusal in refusals), (data, spy.said)
    assert [r.getMessage() for r in caplog.records if r.levelname == "ERROR"] == []
    assert await state(sandbox_bot) == before


async def test_a_forged_seat_for_automatic_moves_is_refused(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, caplog: pytest.LogCaptureFixture
):
    """A word that names no seat changes no setting and is no error of ours (F46)."""
    await start_cribbage(anna, bjorn)
    for word in ("", ":x", ":-1", ":0-0", ":99999999999999999999999999999999"):
        await anna.actor.press(await anna.board(), custom_id=f"s:auto:1{word}", forged=True)
    assert [r.getMessage() for r in caplog.records if r.levelname == "ERROR"] == []
    assert not (await sandbox_bot.tables.settings.person(int(anna.actor.id))).auto


async def acknowledged(sandbox_bot: SandboxBot) -> None:
    """Waits until one more press is answered."""
    calls = sandbox_bot.box.calls
    before = len(answers(calls))
    await until(lambda: len(answers(calls)) > before)


def answers(calls: Iterable[Call]) -> list[Call]:
    """The answers to presses that Discord has accepted."""
    return [call for call in list(calls) if call.path.endswith("/callback") and 0 < call.status < 300]


async def test_a_slow_store_is_answered_in_time(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, monkeypatch: Any
):
    """A stall (F7): the press is acknowledged before the store answers, and the result fills it in."""
    await start_cribbage(anna, bjorn)
    act = sandbox_bot.tables.act

    async def slowly(*what: Any) -> Any:
        await acknowledged(sandbox_bot)
        return await act(*what)

    monkeypatch.setattr(sandbox_bot.tables, "act", slowly)
    before = len(sandbox_bot.box.calls)
    await anna.move()
    await bjorn.actor.slash(
        "cribbage play", CHANNEL, move=(await sandbox_bot.tables.moves(1, 1, int(bjorn.actor.id)))[0]
    )
    await bjorn.actor.wait_for(lambda: any("You put" in text(m) for m in asides(bjorn.actor)))
    callbacks = [c for c in list(sandbox_bot.box.calls)[before:] if c.path.endswith("/callback")]
    assert {c.request["type"] for c in callbacks} >= {5, 6}
    assert all(c.status < 300 for c in callbacks)
    assert not [f for f in anna.actor.frames + bjorn.actor.frames if f["t"] == "failed"]
    assert (await sandbox_bot.view(0)).given
    assert (await sandbox_bot.view(1)).given


async def anna_confirms(anna: Player) -> bool:
    """Two cards; whether the hand then shows them given."""
    (many,) = [p for p in offered(await anna.hand()) if ":many:" in p["custom_id"]]
    values = [o["value"] for o in many["options"]][:2]
    await anna.actor.choose(await anna.hand(), values, custom_id=many["custom_id"])
    hand = await anna.hand()
    return with_button("Change")(anna.actor.message(hand["id"]))


async def test_a_fault_of_ours_is_answered_with_a_code(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, monkeypatch: Any, caplog: pytest.LogCaptureFixture
):
    """Something that we did not foresee: a code for the person, a line for the log, and not what it said."""
    await start_cribbage(anna, bjorn)

    async def broken(*_: Any) -> None:
        raise RuntimeError("5H 6D")

    monkeypatch.setattr(sandbox_bot.tables, "act", broken)
    await anna_confirms(anna)
    told = text(asides(anna.actor, "dm")[-1])
    code = re.search(r"[0-9A-F]{6}", told)
    assert code is not None
    assert code[0] in caplog.text
    assert "5H" not in told + caplog.text


async def test_while_it_stops_nothing_new_is_taken(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """During a shutdown (F41) presses and commands are answered with a notice, and no move is made."""
    await start_cribbage(anna, bjorn)
    before = await state(sandbox_bot)
    sandbox_bot.bot.dispatcher.admission.is_closing = True
    await anna.actor.press(await anna.board(), "Play")
    assert "restarting" in text(asides(anna.actor)[-1])
    await anna.actor.slash("table hand", CHANNEL)
    assert "restarting" in text(asides(anna.actor)[-1])
    assert await state(sandbox_bot) == before


async def test_looking_again_uses_the_same_message(anna: Player, bjorn: Player):
    """A press of "Look again" updates the player's ephemeral message, and no new one is sent."""
    await start_cribbage(anna, bjorn)
    await bjorn.move()
    (mine,) = [m for m in asides(bjorn.actor) if with_button("Look again")(m)]
    count = len(asides(bjorn.actor))
    await bjorn.actor.press(bjorn.actor.message(mine["id"]), "Look again")
    assert len(asides(bjorn.actor)) == count
    await anna.move()
    await bjorn.actor.wait_for(lambda: "starter" in text(bjorn.actor.message(mine["id"])))
    assert len(asides(bjorn.actor)) == count

"""Stratego through the real door: three, four and pairs, killed while armies are set up and in a battle."""

import asyncio
import logging
import re
from typing import Any

import pytest

from games.chance import Derived
from games.contract import Seat
from games.stratego import rules
from games.stratego.bot import choose
from games.stratego.formations import formations
from games.stratego.moves import Act, spelt
from sandbox.page_user import offered, text
from tests.cogs.evening import Evening, settled, with_button
from tests.cogs.players import CHANNEL, Player, picks, play_on, press_verb
from tests.cogs.test_games import is_over, live_boards
from tests.cogs.test_secrecy import Watch
from tests.games.stratego.players import legal

PEOPLE = ("Anna", "Björn", "Clara", "Dagur")


class AboutToFight(Exception):
    """The press of an attack is all that is missing."""

    def __init__(self, player: Player, message: dict[str, Any], custom_id: str) -> None:
        super().__init__(custom_id)
        self.player, self.message, self.custom_id = player, message, custom_id


class Soldier(Player):
    """A person who decides as the bot would, and presses what says so."""

    halts = False
    """Whether he attacks whom he can, and stops before the press that does it."""

    def __init__(self, *given: Any, seat: int, **named: Any) -> None:
        super().__init__(*given, **named)
        self.seat = seat

    async def _press_one(self, message: dict[str, Any]) -> None:
        confirms = [p["custom_id"] for p in picks(message) if p["custom_id"].split(":")[1] == "do"]
        if confirms:
            await self.actor.press(message, custom_id=confirms[0])
            return
        wanted = await self._wanted()
        for part in picks(message):
            if part["type"] == 3:
                fits = [o["value"] for o in part["options"] if _says(o["label"], wanted)]
                if fits:
                    await self.actor.choose(message, fits[:1], custom_id=part["custom_id"])
                    return
            elif _says(part.get("label", ""), wanted):
                if self.halts and re.search("attacks|fires", part["label"]):
                    raise AboutToFight(self, message, part["custom_id"])
                await self.actor.press(message, custom_id=part["custom_id"])
                return
        await super()._press_one(message)

    async def _view(self) -> Any:
        return (await self.tonight.tables.table_view(1, Seat(self.seat))).view

    async def _wanted(self) -> tuple[str, ...]:
        """How the labels begin that lead to the move: where from, where to, what comes back, ready."""
        view = await self._view()
        if view.phase == "setup":
            return ("I am ready", "The Wall")
        move = _best(view, hotly=self.halts)
        word, _, end = str(move).partition("-")
        return (end.replace("RING", "ring").replace("TURRET", "turret"), _lower(word), f"{word[8:]} ")


def _best(view: Any, *, hotly: bool) -> Any:
    """What the bot would do; a hot head attacks whom he can, and goes where the nearest enemy is."""
    if not hotly or view.phase != "play":
        return choose.best(view, Derived(b"soldier", view.number))
    _, found = legal(view)
    foes = [p.space for p in view.pieces if p.seat != view.seat and p.space]

    def heat(one: tuple[int, Act, str]) -> tuple[bool, int]:
        _, act, kind = one
        near = min(choose.distances(view.board, foe)[act.end] for foe in foes)
        return kind not in ("attack", "fire"), near

    return min(found, key=heat)[1]


def _lower(space: str) -> str:
    return space.replace("RING", "ring").replace("TURRET", "turret")


def _says(label: str, wanted: tuple[str, ...]) -> bool:
    return any(word.strip() and re.match(rf"{re.escape(word.strip())}(?![\w-])", label) for word in wanted)


async def people(tonight: Evening, count: int) -> list[Soldier]:
    """Some people; the second takes no direct messages and plays from the channel."""
    found = []
    tonight.box.knobs.answer_within = 60.0  # a first picture on a busy machine is not what is tried here
    for n, name in enumerate(PEOPLE[:count]):
        if n == 1:
            tonight.box.dms(name, open=False)
        found.append(Soldier(tonight, await tonight.sit(name), direct=n != 1, seed=n, seat=n))
    return found


async def open_table(tonight: Evening, players: list[Soldier], bots: int, **rules: str) -> None:
    """A table from the command to the setting up of armies."""
    host = players[0]
    await host.actor.slash("stratego new", CHANNEL)
    await settled(tonight)
    for player in players:
        await player.actor.press(await player.actor.wait_message(CHANNEL, with_button("Join")), "Join")
        await settled(tonight)
    for _ in range(bots):
        board = await host.actor.wait_message(CHANNEL, with_button("Add a bot"))
        await host.actor.press(board, "Add a bot")
        await settled(tonight)
    for name, value in rules.items():
        if name == "teams":  # the others stand on further pages of the same house rules
            await choose_rule(tonight, host, name, value)
        else:
            await tonight.tables.set_option(1, int(host.actor.id), name, value)
    await host.actor.press(await host.actor.wait_message(CHANNEL, with_button("Start")), "Start")
    await host.actor.wait_message(CHANNEL, with_button("Play"), timeout=60)
    await settled(tonight)


async def choose_rule(tonight: Evening, host: Soldier, name: str, value: str) -> None:
    """The host opens the house rules and chooses one."""
    await press_verb(tonight, host.actor, "house")

    def has(message: dict[str, Any]) -> bool:
        return any(p["custom_id"].endswith(f":{name}") for p in offered(message))

    page = await host.actor.wait_message(CHANNEL, has)
    part = next(p for p in offered(page) if p["custom_id"].endswith(f":{name}"))
    await host.actor.choose(page, [value], custom_id=part["custom_id"])
    await settled(tonight)


async def killed(tonight: Evening) -> None:
    """The bot falls over and comes back; the table is as it was."""
    before = [(await tonight.tables.table_view(1, seat)).view for seat in (None, Seat(0))]
    await tonight.stop(gently=False)
    await tonight.start()
    await settled(tonight)
    assert [(await tonight.tables.table_view(1, seat)).view for seat in (None, Seat(0))] == before


async def view(tonight: Evening) -> Any:
    """The table as the channel sees it."""
    return (await tonight.tables.table_view(1, None)).view


async def play_to_the_end(tonight: Evening, players: list[Soldier]) -> None:
    """Armies with a kill while they are set up; the game with one just after a fight."""
    for player in players[:2]:
        await player.move()
    assert (await view(tonight)).phase == "setup"
    own = (await tonight.tables.table_view(1, Seat(0))).view.army
    assert len(own) == 20
    await killed(tonight)
    await fight_and_fall(tonight, players)
    await play_on(list(players), lambda: is_over(players[0].actor), most=4000)
    assert "win" in text(await players[0].board()) or "draw" in text(await players[0].board())
    assert "Pieces left: " in text(await players[0].board())
    assert len(live_boards(players[0].actor)) == 1


async def fight_and_fall(tonight: Evening, players: list[Soldier]) -> None:
    """The bot is killed after a battle has been written down, and before anybody has been told of it."""
    for player in players:
        player.halts = True
    with pytest.raises(AboutToFight) as caught:
        await play_on(list(players), lambda: is_over(players[0].actor), most=2000)
    fight, before = caught.value, tonight.length()
    press = asyncio.create_task(fight.player.actor.press(fight.message, custom_id=fight.custom_id))
    while tonight.length() == before:  # noqa: ASYNC110  # it tells nobody when
        await asyncio.sleep(0)
    await tonight.stop(gently=False)
    await tonight.start()
    await asyncio.gather(press, return_exceptions=True)
    await settled(tonight)
    assert any(action.battle for action in (await view(tonight)).actions[-4:])
    public = [text(m) for m in players[0].actor.messages(CHANNEL) if not m.get("ephemeral")]
    assert any("attacks" in said or "fires" in said for said in public)
    for player in players:
        player.halts = False


async def test_two_people_and_two_bots_finish_a_game(tonight: Evening) -> None:
    """An army, a battle or a flag would be lost when the bot falls in the middle of it."""
    players = await people(tonight, 2)
    await open_table(tonight, players, bots=2)
    await play_to_the_end(tonight, players)
    assert players[1].actor.messages("dm") == []


@pytest.mark.soak
async def test_four_people_finish_a_game(tonight: Evening) -> None:
    """Four who decide for themselves would wait for each other, or one of them would be left behind."""
    players = await people(tonight, 4)
    await open_table(tonight, players, bots=0)
    assert (await view(tonight)).board == "4p"
    await play_to_the_end(tonight, players)


@pytest.mark.soak
async def test_three_people_finish_a_game(tonight: Evening) -> None:
    """The board for three could not be played through."""
    players = await people(tonight, 3)
    await open_table(tonight, players, bots=0)
    assert (await view(tonight)).board == "3p"
    await play_to_the_end(tonight, players)


@pytest.mark.soak
async def test_pairs_win_together(tonight: Evening) -> None:
    """The game in pairs could not be chosen, or only one of the partners would win it."""
    players = await people(tonight, 2)
    await open_table(tonight, players, bots=2, teams="pairs")
    assert (await view(tonight)).options.teams == "pairs"
    await play_to_the_end(tonight, players)
    winners = (await view(tonight)).winners
    assert winners in ((0, 2), (1, 3), ())


async def test_two_pieces_change_about_and_an_army_is_taken_back(tonight: Evening) -> None:
    """The select of two would not work, or who is ready could not think again."""
    (anna,) = await people(tonight, 1)
    await open_table(tonight, [anna], bots=2)
    await anna.move()
    first = (await tonight.tables.table_view(1, Seat(0))).view.army
    message = await anna.hand()
    await anna.actor.press(message, "Swap two pieces")
    await settled(tonight)
    message = await anna.hand()
    part = next(p for p in offered(message) if p["custom_id"].split(":")[1] == "many")
    assert (part["min_values"], part["max_values"], len(part["options"])) == (2, 2, 20)
    values = [o["value"] for o in part["options"]]
    await anna.actor.choose(message, [values[0], values[19]], custom_id=part["custom_id"])
    await settled(tonight)
    await anna.actor.press(await anna.hand(), "Confirm")
    await settled(tonight)
    second = (await tonight.tables.table_view(1, Seat(0))).view.army
    assert (second[0], second[19], second[1:19]) == (first[19], first[0], first[1:19])


async def test_an_army_is_mirrored_or_made_by_lot(tonight: Evening) -> None:
    """A formation that leans to one side could not lean to the other, or only by ten swaps."""
    (anna,) = await people(tonight, 1)
    await open_table(tonight, [anna], bots=2)
    for label in ("The Lure", "Confirm"):
        await anna.actor.press(await anna.hand(), label)
        await settled(tonight)
    assert await army_of(tonight) == spelt(formations()["lure"])
    for label in ("Mirror it", "Confirm"):
        await anna.actor.press(await anna.hand(), label)
        await settled(tonight)
    assert await army_of(tonight) == spelt(formations()["lure-mirrored"]) != spelt(formations()["lure"])
    await anna.actor.press(await anna.hand(), "At random")
    await settled(tonight)
    assert await army_of(tonight) not in {spelt(army) for army in formations().values()}


async def test_no_army_reaches_anybody_else(tonight: Evening, caplog: pytest.LogCaptureFixture) -> None:
    """How an army stands would be in a text, a label, a custom id or a line of the log (F54-F61)."""
    for logger in ("cogs", "tables", "db", "render", "stofa"):
        caplog.set_level(logging.DEBUG, logger)
    anna, bjorn = await people(tonight, 2)
    clara = await tonight.sit("Clara")
    await open_table(tonight, [anna, bjorn], bots=1)
    watches, hers = [Watch(bjorn.actor, 1), Watch(clara, None)], Watch(anna.actor, 0)
    rows = ("5647465", "351143", "3967823")
    await fill_in(tonight, anna, *rows, name="Sunday best")
    for label in ("Mirror it", "Confirm", "Mirror it", "Confirm", "I am ready"):
        await anna.actor.press(await anna.hand(), label)
        await settled(tonight)
    while (await view(tonight)).phase == "setup":
        await bjorn.move()
    for _ in range(6):
        await anna.move()
        await bjorn.move()
    own = (await tonight.tables.table_view(1, Seat(0))).view
    hidden = [p for p in own.pieces if p.seat == 0 and p.space is not None and not p.known]
    assert len(hidden) > 12
    told = [f"{p.space}{between}{p.rank}" for p in hidden for between in ("=", " · ")]
    said = [*rows, *("".join(reversed(row)) for row in rows), "Sunday best", "s:pick:1:0:", *told]
    for watch in watches:
        received = watch.received()
        assert "stands ready" in received
        assert [text for text in said if text in received] == []
    received = hers.received()  # the hunt finds what is there
    assert {"s:pick:1:0:", "Sunday best"} <= {text for text in said if text in received}
    assert len([text for text in told if text in received]) > 20
    logged = " ".join(r.getMessage() for r in caplog.records if r.name.split(".")[0] != "discord")
    assert [text for text in said if text in logged] == []


async def test_the_slider_and_a_draw_have_buttons(tonight: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only who knows what to type could let his slider wait, or end a game that goes nowhere."""
    monkeypatch.setattr(rules, "QUIET_ROUNDS", 0)
    monkeypatch.setattr(rules, "SWITCHED_FROM", 0)
    anna, bjorn = await people(tonight, 2)
    await open_table(tonight, [anna, bjorn], bots=1, first_player="seat-0")
    for soldier in (anna, bjorn):
        while (await view(tonight)).phase == "setup" and not (await view(tonight)).ready[soldier.seat]:
            await soldier.move()
    await press_through(tonight, anna, "My slider …", "Wait at 5")
    assert (await tonight.tables.table_view(1, Seat(0))).view.hold
    await press_through(tonight, anna, "My slider …", "Go on to 6")
    assert not (await tonight.tables.table_view(1, Seat(0))).view.hold
    await press_through(tonight, anna, "A draw?", "Agree to a draw")
    await press_through(tonight, anna, "A draw?", "Play on after all")
    assert (await view(tonight)).agreed == ()
    await press_through(tonight, anna, "A draw?", "Agree to a draw")
    assert "draw" in text(await anna.board())
    await press_through(tonight, bjorn, "My slider …", "Wait at 5")  # whom nobody waits for
    await press_through(tonight, bjorn, "A draw?", "Agree to a draw")
    for soldier, move in ((anna, "A5b-A4b"), (bjorn, "B5b-B4b")):
        await soldier.actor.slash("stratego play", CHANNEL, move=move)
        await settled(tonight)
    await anna.actor.wait_for(lambda: is_over(anna.actor))  # the bot agrees in its turn
    assert (await view(tonight)).why == "stratego-why-agreed"


async def press_through(tonight: Evening, soldier: Soldier, *labels: str) -> None:
    """A question by its button, and its answer; whose turn it is stays as it was."""
    if not soldier.direct:
        await soldier.actor.press(await soldier.board(), "Play")
        await settled(tonight)
    for label in labels:
        await soldier.actor.press(await soldier.hand(), label)
        await settled(tonight)


async def opened(anna: Soldier) -> dict[str, Any]:
    """The form of a typed army."""
    before = sum(f["t"] == "modal" for f in anna.actor.frames)
    await anna.actor.press(await anna.hand(), "Type a layout")
    await anna.actor.wait_for(lambda: sum(f["t"] == "modal" for f in anna.actor.frames) > before)
    form: dict[str, Any] = await anna.actor.form()
    return form


async def army_of(tonight: Evening) -> str:
    """The army of the first seat, as it is spelt."""
    return spelt((await tonight.tables.table_view(1, Seat(0))).view.army)


async def fill_in(tonight: Evening, anna: Soldier, *rows: str, name: str = "", **more: Any) -> None:
    """Three rows, and a name to keep them under."""
    form = await opened(anna)
    labels = [part["label"] for part in form["components"]]
    filled = dict(zip(labels, (*rows, name), strict=False)) | more
    await anna.actor.submit(form, **filled)
    await settled(tonight)


async def test_a_typed_army_is_kept_under_a_name_and_used_again(tonight: Evening) -> None:
    """Who has a favourite army would type it anew at every table, or after every restart."""
    (anna,) = await people(tonight, 1)
    await open_table(tonight, [anna], bots=2)
    await fill_in(tonight, anna, "5647465", "351 143", "3 9 6 7 8 2 3", name="My wall")
    assert await army_of(tonight) == "5647465/351143/3967823"
    assert "Kept as “My wall”." in text(await anna.hand())
    await fill_in(tonight, anna, "5647465", "351143", "9967823")
    told = [text(m) for m in anna.actor.messages("dm") if m.get("ephemeral")][-1]
    assert "no whole army. Too many: 9. Missing: 3." in told
    assert await army_of(tonight) == "5647465/351143/3967823"
    await fill_in(tonight, anna, "4678654", "375935", "3146123")
    assert await army_of(tonight) == "4678654/375935/3146123"
    await tonight.stop(gently=False)
    await tonight.start()
    await settled(tonight)
    form = await opened(anna)
    kept = form["components"][-1]
    assert [o["label"] for o in kept["component"]["options"]] == ["Not one of them", "My wall"]
    rows = [part["label"] for part in form["components"]][:4]
    await anna.actor.submit(form, **dict.fromkeys(rows, "") | {kept["label"]: ["0"]})
    await settled(tonight)
    assert await army_of(tonight) == "5647465/351143/3967823"


async def test_why_no_move_is_taken_back_is_said(tonight: Evening):
    """Of the whole game, since whoever moves unseen would be betrayed."""
    players = await people(tonight, 1)
    await open_table(tonight, players, bots=3)
    anna = players[0].actor
    await anna.slash("table undo", CHANNEL)
    await settled(tonight)
    answer = text(await anna.wait_message(CHANNEL, lambda m: m.get("ephemeral")))
    assert "No move is ever taken back in Stratego" in answer

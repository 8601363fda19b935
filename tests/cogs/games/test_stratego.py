"""Stratego through the sandbox: three, four and pairs, killed while armies are set up and in a battle."""

import asyncio
import logging
import re
from typing import Any

import pytest

from games.chance import Derived
from games.contract import Seat
from games.stratego import legality
from games.stratego.bot import choose
from games.stratego.bot.ways import distances
from games.stratego.formations import formations
from games.stratego.moves import Act, spelt
from sandbox.page_user import offered, text
from tests.cogs import messages
from tests.cogs.messages import is_over, live_boards
from tests.cogs.pages.test_secrecy import Watch
from tests.cogs.player import (
    CHANNEL,
    Player,
    connect_players,
    fill_table,
    picks,
    play_until,
    press_shown,
    press_verb,
    set_rules,
)
from tests.cogs.sandbox_bot import SandboxBot, with_button
from tests.games.stratego.players import legal

pytestmark = pytest.mark.sampled("at a game")


class AboutToFight(Exception):
    """The press of an attack is all that is missing."""

    def __init__(self, player: Player, message: dict[str, Any], custom_id: str) -> None:
        super().__init__(custom_id)
        self.player, self.message, self.custom_id = player, message, custom_id


class Soldier(Player):
    """A player who decides as the bot does and presses the buttons for it."""

    halts = False
    """Whether they attack when possible, and stop before the last press."""

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
        return (await self.sandbox_bot.tables.table_view(1, Seat(self.seat))).view

    async def _wanted(self) -> tuple[str, ...]:
        """How the labels begin that lead to the move: where from, where to, what comes back, ready."""
        view = await self._view()
        if view.phase == "setup":
            return ("I’m ready", "The Wall")
        move = _best(view, hotly=self.halts)
        word, _, end = str(move).partition("-")
        return (end.replace("RING", "ring").replace("TURRET", "turret"), _lower(word), f"{word[8:]} ")


def _best(view: Any, *, hotly: bool) -> Any:
    """The bot's move; an aggressive player attacks when possible, else approaches the nearest enemy."""
    if not hotly or view.phase != "play":
        return choose.choose(view, tuple, Derived(b"soldier", view.number), "middle")
    _, found = legal(view)
    foes = [p.space for p in view.pieces if p.seat != view.seat and p.space]

    def heat(one: tuple[int, Act, str]) -> tuple[bool, int]:
        _, act, kind = one
        near = min(distances(view.board, foe)[act.end] for foe in foes)
        return kind not in ("attack", "fire"), near

    return min(found, key=heat)[1]


def _lower(space: str) -> str:
    return space.replace("RING", "ring").replace("TURRET", "turret")


def _says(label: str, wanted: tuple[str, ...]) -> bool:
    return any(word.strip() and re.match(rf"{re.escape(word.strip())}(?![\w-])", label) for word in wanted)


async def people(sandbox_bot: SandboxBot, count: int) -> list[Soldier]:
    """Some people; the second takes no direct messages and plays from the channel."""
    return await connect_players(
        sandbox_bot, count, lambda *given, seed, **named: Soldier(*given, seed=seed, seat=seed, **named)
    )


async def open_stratego(sandbox_bot: SandboxBot, players: list[Soldier], bots: int, **rules: str) -> None:
    """A table from the command to the setting up of armies."""
    host = players[0]
    await fill_table("stratego", players, bots)
    for name, value in rules.items():
        if name == "teams":  # the others are on further pages
            await choose_rule(host, name, value)
        else:
            await set_rules(players, **{name: value})
    await set_rules(players)
    await press_shown(host.actor, "Start")
    await host.actor.wait_message(CHANNEL, with_button("Play"), timeout=60)
    await sandbox_bot.settled()


async def choose_rule(host: Soldier, name: str, value: str) -> None:
    """Chooses a house rule as the host."""
    await press_verb(host.actor, "house")

    def has(message: dict[str, Any]) -> bool:
        return any(p["custom_id"].endswith(f":{name}") for p in offered(message))

    page = await host.actor.wait_message(CHANNEL, has)
    part = next(p for p in offered(page) if p["custom_id"].endswith(f":{name}"))
    await host.actor.choose(page, [value], custom_id=part["custom_id"])


async def play_to_the_end(sandbox_bot: SandboxBot, players: list[Soldier]) -> None:
    """Armies with a kill while they are set up; the game with one just after a fight."""
    for player in players[:2]:
        await player.move()
    assert (await sandbox_bot.view()).phase == "setup"
    own = (await sandbox_bot.view(Seat(0))).army
    assert len(own) == 20
    await sandbox_bot.fall(0)
    await fight_and_fall(sandbox_bot, players)
    await play_until(list(players), lambda: is_over(players[0].actor), most=4000)
    assert "win" in text(await players[0].board()) or "draw" in text(await players[0].board())
    assert "Pieces left: " in text(await players[0].board())
    assert len(live_boards(players[0].actor)) == 1


async def fight_and_fall(sandbox_bot: SandboxBot, players: list[Soldier]) -> None:
    """Kills the bot after a battle is stored and before messages are updated."""
    for player in players:
        player.halts = True
    with pytest.raises(AboutToFight) as caught:
        await play_until(list(players), lambda: is_over(players[0].actor), most=2000)
    fight, before = caught.value, sandbox_bot.length()
    press = asyncio.create_task(fight.player.actor.press(fight.message, custom_id=fight.custom_id))
    while sandbox_bot.length() == before:  # noqa: ASYNC110  # no event tells when
        await asyncio.sleep(0)
    await sandbox_bot.restart(gently=False)
    await asyncio.gather(press, return_exceptions=True)
    await sandbox_bot.settled()
    assert any(move.battle for move in (await sandbox_bot.view()).moves[-4:])
    public = [text(m) for m in players[0].actor.messages(CHANNEL) if not m.get("ephemeral")]
    assert any("attacks" in said or "fires" in said for said in public)
    for player in players:
        player.halts = False


@pytest.mark.sampled("evenings")
async def test_two_people_and_two_bots_finish_a_game(sandbox_bot: SandboxBot) -> None:
    """With kills during the setup and after a battle, the game is played to its end."""
    players = await people(sandbox_bot, 2)
    await open_stratego(sandbox_bot, players, bots=2)
    await play_to_the_end(sandbox_bot, players)
    assert players[1].actor.messages("dm") == []


@pytest.mark.soak
@pytest.mark.parametrize("count", [3, 4])
async def test_people_alone_finish_a_game(sandbox_bot: SandboxBot, count: int) -> None:
    """Three and four people play on the board for so many to the end, with two kills."""
    players = await people(sandbox_bot, count)
    await open_stratego(sandbox_bot, players, bots=0)
    assert (await sandbox_bot.view()).board == f"{count}p"
    await play_to_the_end(sandbox_bot, players)


@pytest.mark.soak
async def test_pairs_win_together(sandbox_bot: SandboxBot) -> None:
    """A game in pairs is won by two opposite seats or by nobody."""
    players = await people(sandbox_bot, 2)
    await open_stratego(sandbox_bot, players, bots=2, teams="pairs")
    assert (await sandbox_bot.view()).options.teams == "pairs"
    await play_to_the_end(sandbox_bot, players)
    winners = (await sandbox_bot.view()).winners
    assert winners in ((0, 2), (1, 3), ())


async def test_two_pieces_change_about_and_an_army_is_taken_back(sandbox_bot: SandboxBot) -> None:
    """The select takes exactly two of the twenty pieces, and only those two are swapped."""
    (anna,) = await people(sandbox_bot, 1)
    await open_stratego(sandbox_bot, [anna], bots=2)
    await anna.move()
    first = (await sandbox_bot.view(Seat(0))).army
    message = await anna.hand()
    await anna.actor.press(message, "Swap two pieces")
    message = await anna.hand()
    part = next(p for p in offered(message) if p["custom_id"].split(":")[1] == "many")
    assert (part["min_values"], part["max_values"], len(part["options"])) == (2, 2, 20)
    values = [o["value"] for o in part["options"]]
    await anna.actor.choose(message, [values[0], values[19]], custom_id=part["custom_id"])
    second = (await sandbox_bot.view(Seat(0))).army
    assert (second[0], second[19], second[1:19]) == (first[19], first[0], first[1:19])


async def choose_formation(player: Soldier, name: str) -> None:
    """Chooses a formation in the select of the hand."""
    message = await player.hand()
    (part,) = [p for p in offered(message) if p["custom_id"].split(":")[1] == "many"]
    wanted = [option["value"] for option in part["options"] if option["label"] == name]
    await player.actor.choose(message, wanted, custom_id=part["custom_id"])


async def test_an_army_is_mirrored_or_made_by_lot(sandbox_bot: SandboxBot) -> None:
    """The button "Mirror it" gives the mirrored formation, and "At random" none of the formations."""
    (anna,) = await people(sandbox_bot, 1)
    await open_stratego(sandbox_bot, [anna], bots=2)
    await choose_formation(anna, "The Lure")
    assert await army_of(sandbox_bot) == spelt(formations()["lure"])
    await anna.actor.press(await anna.hand(), "Mirror it")
    assert await army_of(sandbox_bot) == spelt(formations()["lure-mirrored"]) != spelt(formations()["lure"])
    await anna.actor.press(await anna.hand(), "At random")
    assert await army_of(sandbox_bot) not in {spelt(army) for army in formations().values()}


@pytest.mark.sampled("hunts")
async def test_no_army_reaches_anybody_else(
    sandbox_bot: SandboxBot, caplog: pytest.LogCaptureFixture
) -> None:
    """No army, saved name or hidden rank is in another reader's messages or in the log (F54-F61)."""
    for logger in ("cogs", "tables", "db", "render", "stofa"):
        caplog.set_level(logging.DEBUG, logger)
    anna, bjorn = await people(sandbox_bot, 2)
    clara = await sandbox_bot.connect("Clara")
    await open_stratego(sandbox_bot, [anna, bjorn], bots=1)
    watches, hers = [Watch(bjorn.actor, 1), Watch(clara, None)], Watch(anna.actor, 0)
    rows = ("5647465", "351143", "3967823")
    await fill_in(anna, *rows, name="Sunday best")
    for label in ("Mirror it", "Mirror it", "I’m ready"):
        await anna.actor.press(await anna.hand(), label)
    while (await sandbox_bot.view()).phase == "setup":
        await bjorn.move()
    for _ in range(6):
        await anna.move()
        await bjorn.move()
    own = await sandbox_bot.view(Seat(0))
    hidden = [p for p in own.pieces if p.seat == 0 and p.space is not None and not p.known and not p.moved]
    assert len(hidden) > 8, "where they stand nobody else has stood"
    told = [f"{p.space}{between}{p.rank}" for p in hidden for between in ("=", " · ")]
    said = [*rows, *("".join(reversed(row)) for row in rows), "Sunday best", "s:pick:1:0:", *told]
    for watch in watches:
        received = watch.received()
        assert "is ready" in received
        assert found(said, received) == []
    received = hers.received()  # the hunt finds what is there
    assert {"s:pick:1:0:", "Sunday best"} <= {*found(said, received)}
    assert len(found(told, received)) > 12
    logged = " ".join(r.getMessage() for r in caplog.records if r.name.split(".")[0] != "discord")
    assert found(said, logged) == []


def found(said: list[str], received: str) -> list[str]:
    """What was received; a row of an army not within a longer number, as ids are."""
    return [
        text
        for text in said
        if (re.search(rf"(?<!\d){text}(?!\d)", received) if text.isdigit() else text in received)
    ]


async def test_the_slider_and_a_draw_have_buttons(
    sandbox_bot: SandboxBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By buttons alone a slider waits or goes on, and a draw is agreed to, taken back and reached."""
    monkeypatch.setattr(legality, "QUIET_ROUNDS", 0)
    monkeypatch.setattr(legality, "SWITCHED_FROM", 0)
    anna, bjorn = await people(sandbox_bot, 2)
    await open_stratego(sandbox_bot, [anna, bjorn], bots=1, first_player="seat-0")
    for soldier in (anna, bjorn):
        while (await sandbox_bot.view()).phase == "setup" and not (await sandbox_bot.view()).ready[
            soldier.seat
        ]:
            await soldier.move()
    await press_through(anna, "My slider …", "Wait at 5")
    assert (await sandbox_bot.view(Seat(0))).hold
    await press_through(anna, "My slider …", "Go on to 6")
    assert not (await sandbox_bot.view(Seat(0))).hold
    await press_through(anna, "A draw?", "Agree to a draw")
    await press_through(anna, "A draw?", "Play on after all")
    assert (await sandbox_bot.view()).agreed == ()
    await press_through(anna, "A draw?", "Agree to a draw")
    assert "draw" in text(await anna.board())
    await press_through(bjorn, "My slider …", "Wait at 5")  # not to move
    await press_through(bjorn, "A draw?", "Agree to a draw")
    for soldier, move in ((anna, "A5b-A4b"), (bjorn, "B5b-B4b")):
        await soldier.actor.slash("stratego play", CHANNEL, move=move)
    await anna.actor.wait_for(lambda: is_over(anna.actor))  # the bot agrees in its turn
    assert (await sandbox_bot.view()).why == "stratego-why-agreed"


async def press_through(soldier: Soldier, *labels: str) -> None:
    """A question by its button, and its answer; whose turn it is stays as it was."""
    if not soldier.direct:
        await soldier.actor.press(await soldier.board(), "Play")
    for label in labels:
        await soldier.actor.press(await soldier.hand(), label)


async def opened(anna: Soldier) -> dict[str, Any]:
    """The form of a typed army."""
    return await messages.opened(anna.actor, await anna.hand(), "Type a layout")


async def army_of(sandbox_bot: SandboxBot) -> str:
    """The army of the first seat, as it is spelt."""
    return spelt((await sandbox_bot.view(Seat(0))).army)


async def fill_in(anna: Soldier, *rows: str, name: str = "", **more: Any) -> None:
    """Three rows, and a name to keep them under."""
    form = await opened(anna)
    labels = [part["label"] for part in form["components"]]
    filled = dict(zip(labels, (*rows, name), strict=False)) | more
    await anna.actor.submit(form, **filled)


async def test_a_typed_army_is_kept_under_a_name_and_used_again(sandbox_bot: SandboxBot) -> None:
    """A saved army can be chosen after a restart; an incomplete army is refused with the reason."""
    (anna,) = await people(sandbox_bot, 1)
    await open_stratego(sandbox_bot, [anna], bots=2)
    await fill_in(anna, "5647465", "351 143", "3 9 6 7 8 2 3", name="My wall")
    assert await army_of(sandbox_bot) == "5647465/351143/3967823"
    assert "Kept as “My wall”." in text(await anna.hand())
    await fill_in(anna, "5647465", "351143", "9967823")
    told = [text(m) for m in anna.actor.messages("dm") if m.get("ephemeral")][-1]
    assert "That army isn’t quite right. Too many: 9. Missing: 3." in told
    assert await army_of(sandbox_bot) == "5647465/351143/3967823"
    await fill_in(anna, "4678654", "375935", "3146123")
    assert await army_of(sandbox_bot) == "4678654/375935/3146123"
    await sandbox_bot.restart(gently=False)
    form = await opened(anna)
    kept = form["components"][-1]
    assert [o["label"] for o in kept["component"]["options"]] == ["Not one of these", "My wall"]
    rows = [part["label"] for part in form["components"]][:4]
    await anna.actor.submit(form, **dict.fromkeys(rows, "") | {kept["label"]: ["0"]})
    assert await army_of(sandbox_bot) == "5647465/351143/3967823"


async def test_why_no_move_is_taken_back_is_said(sandbox_bot: SandboxBot):
    """The refusal of `/table undo` gives the rule of the game."""
    players = await people(sandbox_bot, 1)
    await open_stratego(sandbox_bot, players, bots=3)
    anna = players[0].actor
    await anna.slash("table undo", CHANNEL)
    answer = text(await anna.wait_message(CHANNEL, lambda m: m.get("ephemeral")))
    assert "No move is ever taken back in Stratego" in answer

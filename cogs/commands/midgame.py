"""Around a game: the buttons for taking back, asking the table, handing seats on, planning, watching."""

from collections.abc import Iterable
from typing import Any, Final, NoReturn

import discord
from discord import ui
from discord.ext import commands

from cogs.dispatch import Desk
from cogs.pages import panels
from cogs.pages.boards import SPEEDS
from cogs.pages.reader import Scene
from cogs.request import Press
from cogs.wire.custom_ids import TableButton, encode
from cogs.wire.errors import Refusal, sentence
from cogs.wire.layouts import AMBER, Page, Style, button, cut, literal, rows, words
from games.contract import Seat
from tables.errors import BadOption, BadPlan, NotAllowed, NothingToUndo, StaleQuestion, TooManyPlans
from tables.views import TableId

MOST_PLAN: Final = 1_000
MOST_HINT: Final = 100

__all__ = ["SPEEDS", "Around"]


class Around(commands.Cog):
    """What is not a move, the same for every game."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.around = desk.tables.around
        desk.handlers |= {
            "undo": self.undo,
            "vote": self.vote,
            "rescue": self.rescue,
            "give": self.give,
            "sit": self._sit,
            "bot-sit": self.bot_sit,
            "free": self.free,
            "watch": self.watch,
            "speed": self._speed,
            "plan": self.plan,
            "plan-set": self._plan_set,
        }

    # -- taking back, and asking

    async def undo(self, press: Press, button: TableButton) -> None:
        """Takes the presser's last move back, and tells him which, or asks the others."""
        try:
            await self.around.undo(button.table, press.person, press.id)
        except NothingToUndo as error:
            await self._refuse_undo(button.table, error)
        await self._told(press, button.table)
        scene = await self.desk.own_scene(button.table, press.person)
        told = [event.params["what"] for event in scene.sight.news if event.kind == "undone"]
        said = scene.say("answer-undone", what=told[-1]) if told else scene.say("answer-undo-asked")
        await press.answer.page(panels.line(said))

    async def _refuse_undo(self, table: TableId, error: NothingToUndo) -> NoReturn:
        """In the games where seats may move unseen that is the reason, whatever the move was."""
        game = (await self.desk.tables.sight(table, None)).table.game
        never = next(info for info in self.desk.tables.catalogue() if info.key == game).never_undone
        raise Refusal(never.id) if never is not None else error

    async def vote(self, press: Press, button: TableButton) -> None:
        """An answer to what the table is asked; the board shows it."""
        await self.around.vote(button.table, press.person, button.word, press.id)
        await self._told(press, button.table)
        await press.answer.nothing()

    async def rescue(self, press: Press, button: TableButton) -> None:
        """Asks the table about a seat that is waited for; without a word the only one, or which."""
        seats = await self._late_seats(press, button.table)
        if button.word:
            seats = [seat for seat in seats if str(seat) == button.word]
        if not seats:
            raise StaleQuestion
        if len(seats) > 1:
            await self._which(press, button, "rescue", seats)
            return
        await self.around.rescue(button.table, press.person, seats[0], press.id)
        await self._told(press, button.table)
        await self._say(press, "answer-rescued")

    async def _late_seats(self, press: Press, table: TableId) -> list[Seat]:
        sight = await self.desk.tables.sight(table, None)
        chairs = sight.table.chairs
        waiting = sight.view.waiting if sight.view is not None else ()
        return [seat for seat in waiting if chairs[seat].person not in (None, press.person)]

    async def _which(self, press: Press, at: TableButton, verb: str, seats: list[Seat]) -> None:
        """Which of several seats is meant."""
        scene = await self.desk.scenes.private(at.table, None, press.person)
        items = [button(TableButton(verb, at.table, str(seat)), scene.names[seat]) for seat in seats]
        await press.answer.page(Page([words(scene.say("answer-which-seat")), *rows(items)]))

    # -- seats

    async def give(self, press: Press, at: TableButton) -> None:
        """Hands the presser's seats on, or the one whose number is in the word; first it is asked to whom."""
        to, _, number = at.word.partition("-")
        seat = _seat(number) if number else None
        if to in ("bot", "open"):
            await self.around.give(at.table, press.person, press.id, bot=to == "bot", seat=seat)
            await self._told(press, at.table)
            await self._say(press, f"answer-given-{to}")
            return
        scene = await self.desk.own_scene(at.table, press.person, seat)
        bot, anybody = (TableButton("give", at.table, to + at.word) for to in ("bot", "open"))
        items = [
            button(bot, scene.say("button-give-bot"), style=Style.primary),
            button(anybody, scene.say("button-give-open")),
            button(TableButton("keep", at.table), scene.say("button-no")),
        ]
        await press.answer.page(Page([words(scene.say("answer-give-sure")), *rows(items)], colour=AMBER))

    async def give_to(self, press: Press, at: TableButton, who: discord.User) -> None:
        """Hands the presser's seats, or the one whose number is in the word, on to a person."""
        if who.bot:
            raise Refusal("error-opponent-bot")
        seat = _seat(at.word[1:]) if at.word else None
        await self.around.give(at.table, press.person, press.id, successor=who.id, seat=seat)
        await self._told(press, at.table)
        speech = await self.desk.scenes.speech(press.person)
        await press.answer.page(panels.line(speech.say("answer-given-to", who=f"<@{who.id}>")))

    async def sit(self, press: Press, at: TableButton) -> bool:
        """Takes a free seat, or one's own back, or asks the table for it; whether the presser sits there."""
        is_seated = await self.around.sit(at.table, press.person, _seat(at.word), press.id)
        await self.desk.scenes.settle(press.person)
        await self._told(press, at.table)
        return is_seated

    async def _sit(self, press: Press, at: TableButton) -> None:
        if await self.sit(press, at):
            await press.answer.nothing()
        else:
            await self._say(press, "answer-sit-asked")

    async def bot_sit(self, press: Press, at: TableButton) -> None:
        """A bot for a free seat."""
        await self.around.keep(at.table, press.person, _seat(at.word), press.id)
        await self._told(press, at.table)
        await press.answer.nothing()

    async def free(self, press: Press, at: TableButton) -> None:
        """Frees a seat, by the host or a moderator; without a word, which."""
        sheet = (await self.desk.tables.sight(at.table, None)).table
        is_moderator = press.is_moderator and press.interaction.channel_id == sheet.channel
        if sheet.host != press.person and not is_moderator:
            raise NotAllowed
        taken = [Seat(n) for n, c in enumerate(sheet.chairs) if c.bot or c.person is not None]
        if not at.word:
            await self._which(press, at, "free", taken)
            return
        await self.around.free(at.table, press.person, _seat(at.word), press.id, moderator=is_moderator)
        await self._told(press, at.table)
        await self._say(press, "answer-freed")

    # -- bots alone

    async def watch(self, press: Press, at: TableButton) -> None:
        """A bot takes the host's seat before the game begins, and he looks on."""
        await self.around.watch(at.table, press.person, press.id)
        await self._told(press, at.table)
        await press.answer.nothing()

    async def _speed(self, press: Press, at: TableButton) -> None:
        if len(press.values) != 1:
            raise BadOption
        await self.set_speed(press, at, press.values[0])
        await press.answer.nothing()

    async def set_speed(self, press: Press, at: TableButton, seconds: str) -> None:
        """How fast bots play among themselves."""
        await self.around.set_speed(at.table, press.person, seconds)
        await self._told(press, at.table)

    # -- plans

    async def plan(self, press: Press, at: TableButton) -> None:
        """Opens the list of moves that are to be made when it is this person's turn."""
        scene = await self.desk.own_scene(at.table, press.person, _seat(at.word) if at.word else None)
        seat = scene.sight.seat
        assert seat is not None
        kept = await self.around.typed(at.table, seat, press.person)
        kept = kept or "\n".join(await self.around.plans(at.table, seat, press.person))
        examples = await self.around.examples(at.table, seat, press.person)
        if not await press.answer.form(_plan_form(scene, kept, _shown(examples))):
            await press.answer.aside(scene.say("form-late"))

    async def _plan_set(self, press: Press, at: TableButton) -> None:
        await self.set_plan(press, at.table, press.typed("plan"), _seat(at.word))

    async def set_plan(self, press: Press, table: TableId, text: str, seat: Seat | None = None) -> None:
        """Leaves the moves of a text, one a line, in place of those before; or says which line is none."""
        scene = await self.desk.own_scene(table, press.person, seat)
        assert scene.sight.seat is not None
        texts = [line.strip() for line in text.replace(";", "\n").splitlines() if line.strip()]
        try:
            await self.around.plan(table, scene.sight.seat, press.person, texts)
        except (BadPlan, TooManyPlans) as error:
            await press.answer.aside(_plan_again(scene, error))
            return
        await self._told(press, table)
        kept = await self.around.plans(table, scene.sight.seat, press.person)
        listed = "\n".join(f"{n}. `{one}`" for n, one in enumerate(kept, 1))
        told = scene.say("answer-planned") if kept else scene.say("answer-plan-none")
        await press.answer.aside("\n".join(filter(None, (told, listed))))

    async def _told(self, press: Press, table: TableId) -> None:
        await self.desk.teller.tell(table)

    async def _say(self, press: Press, id: str) -> None:
        speech = await self.desk.scenes.speech(press.person)
        await press.answer.page(panels.line(speech.say(id)))


def _seat(word: str) -> Seat:
    """Raises StaleQuestion for what is no seat."""
    if not word.isdecimal() or len(word) > 2:
        raise StaleQuestion
    return Seat(int(word))


def _plan_again(scene: Scene, error: BadPlan | TooManyPlans) -> Page:
    """Which line is wrong and why, and the way back to the form with everything still in it."""
    told = [sentence(scene.speech, error)]
    if isinstance(error, BadPlan):
        told = [scene.say("error-bad-plan", line=error.line, text=literal(error.text))]
        told.append(sentence(scene.speech, error.why, scene.mentions, scene.sight.seat))
    told.append(f"-# {scene.say('form-kept')}")
    opened = TableButton("plan", scene.sheet.id, str(scene.sight.seat))
    again = button(opened, scene.say("button-plan"), style=Style.primary)
    return Page([words("\n".join(told)), *rows([again])])


def _shown(examples: Iterable[str]) -> str:
    """As many whole moves as an empty field has room to show."""
    said = ""
    for one in examples:
        longer = f"{said} · {one}" if said else one
        said = longer if len(longer) <= MOST_HINT else said
    return said


def _plan_form(scene: Scene, kept: str, examples: str) -> ui.Modal:
    """One field with a move a line; where it is empty it shows moves that are offered now."""
    id = encode(TableButton("plan-set", scene.sheet.id, str(scene.sight.seat)))
    made = ui.Modal(title=cut(scene.say("plan-title"), 45), custom_id=id, timeout=None)
    field: ui.Item[Any] = ui.TextInput(
        custom_id="plan",
        style=discord.TextStyle.paragraph,
        default=kept[:MOST_PLAN] or None,
        placeholder=examples or None,
        required=False,
        max_length=MOST_PLAN,
    )
    about = cut(scene.say("plan-about"), 100)
    made.add_item(ui.Label(text=cut(scene.say("plan-label"), 45), description=about, component=field))
    made.stop()
    return made

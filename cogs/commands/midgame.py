"""Actions during a game besides moves: undo, polls, giving up and taking seats, plans, watching bots."""

from collections.abc import Iterable
from typing import Any, Final

import discord
from discord import ui
from discord.ext import commands

from cogs.dispatch.dispatcher import Dispatcher
from cogs.pages import panels
from cogs.pages.reader import Reader
from cogs.wire.custom_ids import TableButton, encode
from cogs.wire.errors import Refusal, sentence
from cogs.wire.layouts import AMBER, SLATE, Page, Style, button, cut, literal, rows, words
from cogs.wire.request import Request, Verb
from games.contract import Seat
from locales import Speech
from tables.errors import BadOption, BadPlan, NotAllowed, NothingToUndo, StaleQuestion, TooManyPlans
from tables.projection import FetchedTable, Seated
from tables.views import TableId, TableInfo

MOST_PLAN: Final = 1_000
MOST_HINT: Final = 100


class Midgame(commands.Cog):
    """The buttons during a game that all games share."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher
        self.actions = dispatcher.tables.midgame
        dispatcher.add(
            Verb("undo", self.undo, word=True, answers=True),
            Verb("vote", self.vote, word=True),
            Verb("rescue", self.rescue, word=True, asks=True),
            Verb("give", self.give, word=True, asks=True),
            Verb("sit", self._sit, word=True, answers=True),
            Verb("bot-sit", self.bot_sit, word=True),
            Verb("free", self.free, word=True, asks=True),
            Verb("watch", self.watch),
            Verb("speed", self._speed),
            Verb("plan", self.plan, word=True, opens_form=True),
            Verb("plan-set", self._plan_set, word=True, is_form=True),
        )

    # -- taking back, and asking

    async def undo(self, request: Request, button: TableButton) -> None:
        """Takes back the person's last move and names it, or asks the others."""
        try:
            now = await self.actions.undo(button.table, request.person, request.id)
        except NothingToUndo:
            game = request.table.info.game
            never = next(one for one in self.dispatcher.tables.catalogue() if one.key == game).never_undone
            if never is not None:  # the game's own reason, whatever the move was
                raise Refusal(never.id) from None
            raise
        await self.dispatcher.sync.update_to(now)
        reader = await self.dispatcher.hands.own_reader(now, request.person)
        told = [event.params for event in reader.table_view.news if event.kind == "undone"]
        if button.word and told:  # the hand, where it was pressed, says so
            await request.response.acknowledge()
            return
        said = reader.say("answer-undo-asked")
        if told:
            said = reader.say("answer-undone", what=told[-1]["what"], answers=told[-1]["answers"])
        if button.word:
            await request.response.ephemeral(said)
        else:
            await request.response.page(panels.line(said))

    async def vote(self, request: Request, button: TableButton) -> None:
        """Answers the poll whose number stands before the answer."""
        number, _, answer = button.word.partition("-")
        if not number.isdecimal():
            raise StaleQuestion
        await self.answer(request, button.table, answer, int(number))

    async def answer(self, request: Request, table: TableId, answer: str, poll: int | None = None) -> None:
        """Answers the open poll. Raises StaleQuestion if there is none, or not the one of that number."""
        now = await self.actions.vote(table, request.person, answer, request.id, poll)
        await self.dispatcher.sync.update_to(now)
        await request.response.acknowledge()

    async def rescue(self, request: Request, button: TableButton) -> None:
        """Starts a poll about a seat that does not move: the named one, the only one, or asks which."""
        seats = _late_seats(request)
        if button.word:
            seats = [seat for seat in seats if str(seat) == button.word]
        if not seats:
            raise StaleQuestion
        if len(seats) > 1:
            await self._which(request, button, "rescue", seats)
            return
        now = await self.actions.rescue(button.table, request.person, seats[0], request.id)
        await self.dispatcher.sync.update_to(now)
        await self.dispatcher.say(request, "answer-rescued", in_place=True)

    async def _which(self, request: Request, at: TableButton, verb: str, seats: list[Seat]) -> None:
        """Asks which of several seats is meant."""
        reader = await self.dispatcher.readers.private(Seated(request.table, None, request.person))
        items = [button(TableButton(verb, at.table, str(seat)), reader.names[seat]) for seat in seats]
        await request.response.page(Page([words(reader.say("answer-which-seat")), *rows(items)]))

    # -- seats

    async def give(self, request: Request, at: TableButton) -> None:
        """Gives up the person's seats, or the one whose number is in the word; asks to whom first."""
        to, _, number = at.word.partition("-")
        seat = _seat(number) if number else None
        if to in ("bot", "open"):
            now = await self.actions.give(at.table, request.person, request.id, bot=to == "bot", seat=seat)
            await self.dispatcher.sync.update_to(now)
            await self._answer_given(request, now, to)
            return
        reader = await self.dispatcher.hands.own_reader(request.table, request.person, seat)
        bot, anybody = (TableButton("give", at.table, to + at.word) for to in ("bot", "open"))
        items = [
            button(bot, reader.say("button-give-bot"), style=Style.primary),
            *([] if reader.info.is_direct else [button(anybody, reader.say("button-give-open"))]),
            button(TableButton("keep", at.table), reader.say("button-no")),
        ]
        text = reader.say("answer-give-sure") + _terms(reader.speech, reader.info)
        await request.response.page(Page([words(text), *rows(items)], colour=AMBER))

    async def _answer_given(self, request: Request, now: FetchedTable, to: str) -> None:
        """Says that the seats are given. At a table in direct messages nothing else shows the way back."""
        reader = await self.dispatcher.readers.private(Seated(now, None, request.person))
        own = [seat for seat, chair in enumerate(reader.info.chairs) if chair.away == request.person]
        back = [
            button(TableButton("sit", now.id, str(n)), reader.say("button-come-back", seat=n + 1))
            for n in own
        ]
        items = rows(back) if reader.info.is_direct else []
        await request.response.page(Page([words(reader.say(f"answer-given-{to}")), *items], colour=SLATE))

    async def give_to(self, request: Request, at: TableButton, who: discord.User) -> None:
        """Gives the person's seats, or the one whose number is in the word, to somebody else."""
        if who.bot:
            raise Refusal("error-opponent-bot")
        if request.table.info.is_direct:
            raise Refusal("error-seat-is-private")
        seat = _seat(at.word[1:]) if at.word else None
        now = await self.actions.give(at.table, request.person, request.id, successor=who.id, seat=seat)
        await self.dispatcher.sync.update_to(now)
        speech = await self.dispatcher.readers.speech(request.person)
        text = speech.say("answer-given-to", who=f"<@{who.id}>") + _terms(speech, now.info)
        await request.response.page(panels.line(text))

    async def sit(self, request: Request, at: TableButton) -> bool:
        """Takes a free or the own former seat, or asks the table. Returns whether the person has the seat."""
        await self.dispatcher.server_rules.check_member(request.person, request.table.info.guild)
        is_seated = await self.actions.sit(at.table, request.person, _seat(at.word), request.id)
        await self.dispatcher.readers.store_language(request.person)
        await self.dispatcher.sync.update(at.table)
        return is_seated

    async def _sit(self, request: Request, at: TableButton) -> None:
        if await self.sit(request, at):
            await request.response.acknowledge()
        else:
            await self.sit_asked(request)

    async def sit_asked(self, request: Request) -> None:
        """Says that the table is asked about the seat, and what of a rated game would count there."""
        speech = await self.dispatcher.readers.speech(request.person)
        text = speech.say("answer-sit-asked") + _terms(speech, request.table.info)
        await request.response.page(panels.line(text))

    async def bot_sit(self, request: Request, at: TableButton) -> None:
        """Seats a bot in a free seat."""
        now = await self.actions.keep(at.table, request.person, _seat(at.word), request.id)
        await self.dispatcher.sync.update_to(now)
        await request.response.acknowledge()

    async def free(self, request: Request, at: TableButton) -> None:
        """Frees a seat, by the host or a moderator; asks which if none is named."""
        table_info = request.table.info
        is_moderator = request.is_moderator and request.interaction.channel_id == table_info.channel
        if table_info.host != request.person and not is_moderator:
            raise NotAllowed
        taken = [Seat(n) for n, c in enumerate(table_info.chairs) if c.bot or c.person is not None]
        if not at.word:
            await self._which(request, at, "free", taken)
            return
        now = await self.actions.free(
            at.table, request.person, _seat(at.word), request.id, moderator=is_moderator
        )
        await self.dispatcher.sync.update_to(now)
        await self.dispatcher.say(request, "answer-freed", in_place=True)

    # -- bots alone

    async def watch(self, request: Request, at: TableButton) -> None:
        """Replaces the host by a bot before the game begins, so that only bots play."""
        now = await self.actions.watch(at.table, request.person, request.id)
        await self.dispatcher.sync.update_to(now)
        await request.response.acknowledge()

    async def _speed(self, request: Request, at: TableButton) -> None:
        if len(request.values) != 1:
            raise BadOption
        await self.set_speed(request, at, request.values[0])
        await request.response.acknowledge()

    async def set_speed(self, request: Request, at: TableButton, seconds: str) -> None:
        """Sets the speed of bots that play alone."""
        now = await self.actions.set_speed(at.table, request.person, seconds)
        await self.dispatcher.sync.update_to(now)

    # -- plans

    async def plan(self, request: Request, at: TableButton) -> None:
        """Opens the form with the moves that are to be made when it is this person's turn."""
        reader = await self.dispatcher.hands.own_reader(
            request.table, request.person, _seat(at.word) if at.word else None
        )
        seat = reader.table_view.seat
        assert seat is not None
        kept = await self.actions.typed(at.table, seat, request.person)
        kept = kept or "\n".join(await self.actions.plans(at.table, seat, request.person))
        examples = await self.actions.examples(at.table, seat, request.person)
        if not await request.response.form(_plan_form(reader, kept, _shown(examples))):
            await request.response.ephemeral(reader.say("form-late"))

    async def _plan_set(self, request: Request, at: TableButton) -> None:
        await self.set_plan(request, at.table, request.typed("plan"), _seat(at.word))

    async def set_plan(self, request: Request, table: TableId, text: str, seat: Seat | None = None) -> None:
        """Replaces the plans by the moves of a text, one a line; or answers with the line that is wrong."""
        reader = await self.dispatcher.hands.own_reader(request.table, request.person, seat)
        assert reader.table_view.seat is not None
        texts = [line.strip() for line in text.replace(";", "\n").splitlines() if line.strip()]
        try:
            await self.actions.plan(table, reader.table_view.seat, request.person, texts)
        except (BadPlan, TooManyPlans) as error:
            await request.response.ephemeral(_plan_again(reader, error))
            return
        await self.dispatcher.sync.update(table)
        kept = await self.actions.plans(table, reader.table_view.seat, request.person)
        listed = "\n".join(f"{n}. `{one}`" for n, one in enumerate(kept, 1))
        told = reader.say("answer-planned") if kept else reader.say("answer-plan-none")
        await request.response.ephemeral("\n".join(filter(None, (told, listed))))


def _late_seats(request: Request) -> list[Seat]:
    """The seats of others for which the table waits."""
    table_view = request.table.view(None)
    chairs = table_view.table.chairs
    waiting = table_view.view.waiting if table_view.view is not None else ()
    return [seat for seat in waiting if chairs[seat].person not in (None, request.person)]


def _seat(word: str) -> Seat:
    """Raises StaleQuestion for what is not a seat."""
    if not word.isdecimal() or len(word) > 2:
        raise StaleQuestion
    return Seat(int(word))


def _plan_again(reader: Reader, error: BadPlan | TooManyPlans) -> Page:
    """The wrong line and why, with the button that opens the form again."""
    told = [sentence(reader.speech, error)]
    if isinstance(error, BadPlan):
        told = [reader.say("error-bad-plan", line=error.line, text=literal(error.text))]
        told.append(sentence(reader.speech, error.why, reader.mentions, reader.table_view.seat))
    told.append(f"-# {reader.say('form-kept')}")
    opened = TableButton("plan", reader.info.id, str(reader.table_view.seat))
    again = button(opened, reader.say("button-plan"), style=Style.primary)
    return Page([words("\n".join(told)), *rows([again])])


def _shown(examples: Iterable[str]) -> str:
    """The moves that fit into an empty field's placeholder."""
    said = ""
    for one in examples:
        longer = f"{said} · {one}" if said else one
        said = longer if len(longer) <= MOST_HINT else said
    return said


def _plan_form(reader: Reader, kept: str, examples: str) -> ui.Modal:
    """A form with one field, a move a line, with possible moves as placeholder."""
    id = encode(TableButton("plan-set", reader.info.id, str(reader.table_view.seat)))
    made = ui.Modal(title=cut(reader.say("plan-title"), 45), custom_id=id, timeout=None)
    field: ui.Item[Any] = ui.TextInput(
        custom_id="plan",
        style=discord.TextStyle.paragraph,
        default=kept[:MOST_PLAN] or None,
        placeholder=examples or None,
        required=False,
        max_length=MOST_PLAN,
    )
    about = cut(reader.say("plan-about"), 100)
    made.add_item(ui.Label(text=cut(reader.say("plan-label"), 45), description=about, component=field))
    made.stop()
    return made


def _terms(speech: Speech, info: TableInfo) -> str:
    """What counts of a rated game for those who give and take its seats, in small print."""
    return f"\n-# {speech.say('rated-seat')}" if info.rated else ""

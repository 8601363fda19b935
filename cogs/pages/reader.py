"""Scenes: a table as one reader sees it, with the language, names and colours that are his.

Names in sentences are mentions, which Discord shows as each reader knows the person and which nobody can
misuse; names in pictures and alt texts are what the server calls the person now. No name is ever stored.
"""

import contextlib
from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeVar

import discord
import msgspec
from discord.ext import commands

import locales
import render
from cogs.pages.drawing_queue import QUEUE
from cogs.wire.layouts import Picture
from games.contract import AnyAsk, Event, Param, Seat, Text
from locales import Speech
from tables.service import Tables
from tables.views import Chair, Deadline, Person, Planned, TableId, TableInfo, TableView

T = TypeVar("T")


class Reader(msgspec.Struct, frozen=True):
    """A sight of a table, and everything about its reader that a page needs."""

    table_view: TableView
    speech: Speech
    names: tuple[str, ...]
    mentions: tuple[str, ...]
    suits: Literal["two", "four"] = "two"
    sort: render.Sort = "suit"
    in_words: bool = False
    dropped: tuple[str, ...] = ()
    """What its reader had planned and could not be played."""
    planned: Planned = Planned()
    """What its reader has left for his turn."""
    deadline: Deadline | None = None
    """Until when its reader has time."""

    @property
    def info(self) -> TableInfo:
        return self.table_view.table

    @property
    def view(self) -> Any:
        return self.table_view.view

    @property
    def look(self) -> render.Look:
        return render.Look(language=self.speech.lang, names=self.names, suits=self.suits, sort=self.sort)

    @property
    def taste(self) -> str:
        """How its reader likes it, and what is for him alone."""
        plan = (*self.planned.moves, str(self.planned.at)) if self.planned.moves else ()
        return " ".join(
            (f"{self.speech.lang} {self.suits} {self.sort} {self.in_words}", *self.dropped, *plan)
        )

    def say(self, id: str, **params: Param) -> str:
        """A text in the reader's language; people in it are mentions."""
        return self.speech.say(id, self.mentions, self.table_view.seat, **params)

    def label(self, text: Text) -> str:
        """A text for a button, an option or a form, where people are named: a mention does not show there."""
        return self.speech.say(text.id, self.names, self.table_view.seat, **text.params)

    @property
    def game(self) -> str:
        """The name of the game; of one that is no longer offered its key."""
        name = f"{self.info.game}-name"
        return self.speech.say(name) if self.speech.has(name) else self.info.game

    def everybody(self, seats: Sequence[Seat]) -> str:
        """These seats in a row, as sentences name them; who holds several is named once."""
        return self.speech.listed([*dict.fromkeys(self.mentions[seat] for seat in seats)])

    def lines(self, events: Sequence[Event]) -> list[str]:
        """What happened, a line each; the steps of a count stand in one small line below what they count."""
        lines: list[str] = []
        item = False
        for event in events:
            text = self.say(event.id, **event.params)
            if event.kind != "detail":
                lines.append(text)
            elif item:
                lines[-1] += f" · {text}"
            else:
                lines.append(f"-# {text}")
            item = event.kind == "detail"
        return lines

    async def draw(self, draw: Callable[..., T], *what: object) -> T:
        """What `draw(*what)` returns, drawn in a thread when it is the turn of this seat of this table."""
        return await QUEUE.run((self.info.id, self.table_view.seat), draw, *what)

    async def board(self) -> Picture:
        """The picture of the board."""
        if render.is_warm(self.view, self.look):  # quicker drawn than handed to a thread
            data = render.board(self.view, self.look)
        else:
            data = await self.draw(render.board, self.view, self.look)
        return Picture("board.png", data, render.board_words(self.view, self.look))

    async def since(self) -> Picture:
        """The picture of the board with what has moved since the reader's last turn."""
        data = await self.draw(render.since, self.view, self.look)
        return Picture("since.png", data, render.board_words(self.view, self.look))

    async def hand(self, picked: Sequence[str] = ()) -> Picture:
        """The picture of the reader's own side, with what he has picked marked."""
        data = await self.draw(render.hand, self.view, self.look, picked)
        return Picture("hand.png", data, render.hand_words(self.view, self.look, picked))

    async def leaf(self, name: str, number: int) -> Picture:
        """One of the pictures that can be leafed through."""
        data = await self.draw(render.leaf, self.view, self.look, name, number)
        return Picture("look.png", data, render.leaf_words(self.view, self.look, name, number))

    async def preview(self, ask: AnyAsk, picked: Sequence[str]) -> Picture | None:
        """The table as it would be after these picks, for their maker alone; None where a game has none."""
        view: Any = ask.trial or self.view
        marks = [mark for value in ask.values for mark in value.marks]
        data = await self.draw(render.preview, view, self.look, picked, marks)
        if data is None:
            return None
        return Picture("hand.png", data, render.preview_words(view, self.look, picked, marks))


class Readers:
    """Makes scenes: knows who reads what language, and what the servers call their people."""

    def __init__(self, bot: commands.Bot, tables: Tables) -> None:
        self._bot = bot
        self._tables = tables
        self._names: dict[tuple[int, int], str] = {}
        self._locales: dict[int, str] = {}

    def remember(self, interaction: discord.Interaction) -> None:
        """Remembers, until the next start, how this person is called and what his Discord speaks."""
        self._locales[interaction.user.id] = str(interaction.locale)
        if isinstance(interaction.user, discord.Member):
            self.call(interaction.user)

    def call(self, member: discord.Member) -> None:
        """Remembers how this member is called."""
        self._names[member.guild.id, member.id] = member.display_name

    def refresh_name(self, member: discord.Member) -> None:
        """Somebody talks: who plays is called what he is called now; of others nothing is remembered."""
        if (member.guild.id, member.id) in self._names:
            self.call(member)

    async def store_language(self, person: int) -> None:
        """Stores the first guess at somebody's language, for messages that no press asks for."""
        known = await self._tables.person(person)
        if known.language is None and person in self._locales:
            await self._tables.set_person(person, language=locales.best(self._locales[person]))

    async def speech(self, person: int) -> Speech:
        """How to speak with a person: as he chose, else as his Discord does."""
        return _speech(await self._tables.person(person), self._locales.get(person))

    async def channel_speech(self, channel: int, guild: int, host: int | None = None) -> Speech:
        """How to speak in a channel: as was chosen for it, else as a table's host does, else as its server.

        Most servers have never set the language they prefer, so the host is the better guess.
        """
        chosen = (await self._tables.place(channel)).language
        if chosen is None and host is not None:
            chosen = (await self._tables.person(host)).language
        if chosen is not None:
            return locales.speech(chosen)
        server = self._bot.get_guild(guild)
        return locales.speech(locales.best(str(server.preferred_locale) if server else None))

    def plain_speech(self) -> Speech:
        """For when not even the person's language can be found out."""
        return locales.speech(locales.LANGUAGES[0])

    async def public(self, table: TableId) -> Reader:
        """The table as its channel sees it."""
        table_view = await self._tables.table_view(table, None)
        info = table_view.table
        speech = await self.channel_speech(info.channel, info.guild, info.host)
        place = await self._tables.place(info.channel)
        return await self._reader(table_view, speech, in_words=place.board == "text")

    async def private(self, table: TableId, seat: Seat | None, person: int) -> Reader:
        """The table as a person in that seat sees it; seat None: a person who only watches.

        Raises NotSeated where somebody else sits there now.
        """
        table_view = await self._tables.table_view(table, seat, None if seat is None else person)
        known = await self._tables.person(person)
        speech = _speech(known, self._locales.get(person))
        looks: dict[str, Any] = {
            "suits": known.suits, "sort": known.sort, "in_words": known.board == "text",
        }  # fmt: skip
        if seat is not None:
            looks["dropped"] = await self._tables.around.dropped(table, seat, person)
            if table_view.table.phase == "playing":
                looks["planned"] = await self._tables.around.planned(table, seat, person)
            looks["deadline"] = await self._tables.deadline(table, seat)
        return await self._reader(table_view, speech, **looks)

    async def _reader(self, table_view: TableView, speech: Speech, **looks: Any) -> Reader:
        info = table_view.table
        seats = range(len(info.chairs))
        names = [await self._name(info, seat, speech) for seat in seats]
        mentions = [mention(info.chairs, seat, speech) for seat in seats]
        return Reader(
            table_view=table_view, speech=speech, names=tuple(names), mentions=tuple(mentions), **looks
        )

    async def _name(self, info: TableInfo, seat: int, speech: Speech) -> str:
        chair = info.chairs[seat]
        if chair.person is None:
            return mention(info.chairs, seat, speech)
        if (info.guild, chair.person) not in self._names:
            await self._look_up(info.guild, chair.person)
        return self._names.get((info.guild, chair.person)) or speech.say("seat-name", number=seat + 1)

    async def _look_up(self, guild: int, person: int) -> None:
        """Asks Discord once; somebody who cannot be found is called by his seat."""
        place = self._bot.get_guild(guild)
        self._names[guild, person] = ""
        if place is not None:
            with contextlib.suppress(discord.HTTPException):
                self.call(await place.fetch_member(person))


def mention(chairs: Sequence[Chair], seat: int, speech: Speech) -> str:
    """How sentences name who sits there; of several bots each has a name of the house."""
    chair = chairs[seat]
    if chair.person is not None:
        return f"<@{chair.person}>"
    if not chair.bot:
        return speech.say("seat-name", number=seat + 1)
    number = 1 + sum(other.bot for other in chairs[:seat])
    id = f"bot-name-{number}"
    return speech.say(id if speech.has(id) else "bot-name")


def _speech(person: Person, locale: str | None) -> Speech:
    return locales.speech(person.language or locales.best(locale))

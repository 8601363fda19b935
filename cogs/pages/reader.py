"""A table as one reader sees it, with their language, names and preferences.

Names in texts are mentions, which Discord displays; names in pictures and alt texts are the members' current
display names. No name is stored.
"""

import asyncio
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, Final, Literal, TypeVar

import discord
import msgspec

import locales
import render
from cogs.pages import picker
from cogs.pages.drawing_queue import QUEUE, Board, Boards
from cogs.pages.picker import Walk
from cogs.wire.layouts import MOST_ALT, Picture, mention
from cogs.wire.shards import ShardedBot
from games.contract import AnyAsk, Event, Param, Seat, Text
from locales import Speech
from render import AnyRenderer, Renderer
from render.drawing.lettering import clean
from tables.past import History, RatingChange, Replayed
from tables.projection import FetchedTable, Seated, owned
from tables.service import Tables
from tables.views import Chair, Channel, Deadline, Person, Planned, Server, TableInfo, TableView

T = TypeVar("T")

_DELETED: Final = re.compile(r"<@-\d+>")
UNKNOWN: Final = (10007, 10013)
"""Error codes: unknown member, unknown user."""


class Reader(msgspec.Struct, frozen=True, dict=True):
    """A view of a table, and everything about its reader that a page needs."""

    table_view: TableView
    speech: Speech
    names: tuple[str, ...]
    mentions: tuple[str, ...]
    suits: Literal["two", "four"] = "two"
    sort: render.Sort = "usual"
    in_words: bool = False
    dropped: tuple[str, ...] = ()
    """The reader's planned moves that could not be played."""
    planned: Planned = Planned()
    """The reader's plans."""
    deadline: Deadline | None = None
    """The reader's deadline."""
    explained: tuple[str, ...] = ()
    """Ids of the events that have been explained to the reader, and `only-move`."""
    auto: bool = False
    """Whether the reader's only moves are made without asking."""
    away: tuple[int, ...] = ()
    """When the holiday of each seat's player ends, in Unix seconds; 0 for those who are on none."""
    ratings: tuple[RatingChange, ...] = ()
    """What a rated table that is over has changed."""
    rows: tuple[Walk, ...] = ()
    """The questions whose first values are buttons in the open hand."""
    history: History | None = None
    """The course of a game that is over; None where nothing shows it."""
    shared: Board | None = None
    """The board that all readers of the same state share; None: drawn from the reader's own view."""
    channel: Channel = Channel()
    server: Server = Server()
    """The settings of the channel and its server, for the reader that is the channel."""
    at: Seated | None = None
    """The table as it was fetched, and the reader's seat there; None in a replay and for the channel."""

    @cached_property
    def info(self) -> TableInfo:
        return self.table_view.table

    @cached_property
    def view(self) -> Any:
        return self.table_view.view

    @cached_property
    def renderer(self) -> AnyRenderer:
        """What draws and describes the reader's own view."""
        return render.of(self.view)

    @cached_property
    def look(self) -> render.Look:
        return render.Look(language=self.speech.lang, names=self.names, suits=self.suits, sort=self.sort)

    @cached_property
    def taste(self) -> str:
        """The reader's preferences, private plans and running reserve as text, for the digest of messages."""
        away = (f"away {self.away}",) if any(self.away) else ()
        reserve = ("reserve",) if self.deadline is not None and self.deadline.on_bank else ()
        plan = (*self.planned.moves, str(self.planned.at)) if self.planned.moves else ()
        return " ".join(
            (
                f"{self.speech.lang} {self.suits} {self.sort} {self.in_words}",
                *self.dropped,
                *plan,
                *away,
                *reserve,
            )
        )

    def say(self, id: str, **params: Param) -> str:
        """A text in the reader's language, with mentions for people; without those who were deleted."""
        text = self.speech.say(id, self.mentions, self.table_view.seat, **params)
        return _DELETED.sub(self.speech.say("somebody"), text) if "<@-" in text else text

    def label(self, text: Text) -> str:
        """A text for a button, option or form, with names for people, because those show no mentions."""
        return self.speech.say(text.id, self.names, self.table_view.seat, **text.params)

    def plain(self, event: Event) -> str:
        """An event for the option of a select, which shows neither mentions nor bold letters."""
        return self.label(Text(event.id, event.params)).replace("**", "").replace("\n", " ")

    @property
    def game(self) -> str:
        """The game's name, or its key if it is no longer offered."""
        name = f"{self.info.game}-name"
        return self.speech.say(name) if self.speech.has(name) else self.info.game

    @property
    def title(self) -> str:
        """The game's name in a heading, which says if it is a practice game."""
        return self.speech.say("learn-title", game=self.game) if self.info.learn else self.game

    def everybody(self, seats: Sequence[Seat]) -> str:
        """The people of these seats, each named once."""
        return self.speech.listed([*dict.fromkeys(self.mentions[seat] for seat in seats)])

    async def draw(self, draw: Callable[..., T], *what: object) -> T:
        """Returns `draw(*what)`, run in a thread in the turn of this seat of this table."""
        return await QUEUE.run((self.info.id, self.table_view.seat), draw, *what)

    @cached_property
    def _board(self) -> Board:
        return self.shared or Board(self.view)

    def of_board(self, make: Callable[[AnyRenderer, render.Look], T]) -> T:
        """Returns what `make` draws or says of the board."""
        return self._board.get(make, self.look)

    async def board(self) -> Picture:
        """The picture of the board, encoded once for all who see it at the same time.

        A seat's own picture of the table, if the game has one, in which its own side stays where it was.
        """
        if self.table_view.seat is not None and self.renderer.hand_is_table:
            return await self.hand()
        return await self._board.picture(self.look, (self.info.id, self.table_view.seat))

    async def since(self) -> Picture:
        """The picture of the board with the changes since the reader's last turn."""
        data = await self.draw(self.renderer.since, self.look)
        return Picture("since.png", data, self.of_board(Renderer.board_said)[0])

    async def hand(self, picked: Sequence[str] = (), asked: str = "") -> Picture:
        """The reader's hand, with the picked cards marked; its words begin with what is asked."""
        data = await self.draw(self.renderer.hand, self.look, picked)
        return Picture("hand.png", data, _below(asked, self.hand_words(picked)))

    def hand_words(self, picked: Sequence[str] = ()) -> str:
        """The reader's hand in words; the board's are found once for all who see the same state."""
        is_alone = picked or self.shared is None or self.renderer.hand_is_table
        rest = None if is_alone else self.of_board(Renderer.board_said)[1]
        return self.renderer.hand_words(self.look, picked, rest)

    async def leaf(self, name: str, number: int) -> Picture:
        """One of the game's further pictures."""
        data = await self.draw(self.renderer.leaf, self.look, name, number)
        return Picture("look.png", data, self.renderer.leaf_words(self.look, name, number))

    async def hands(self, views: Sequence[Any]) -> Picture | None:
        """The picture of all hands, from the view of each seat; None if nobody holds a card."""
        scene = await self.draw(render.hands_scene, views, self.look)
        if scene is None:
            return None
        return Picture("hands.png", await self.draw(render.png, scene), render.hands_words(views, self.look))

    async def preview(self, ask: AnyAsk, picked: Sequence[str], asked: str) -> Picture | None:
        """The table after these picks, whose words begin with what is asked; None if the game draws none."""
        renderer = self.renderer if ask.trial is None else render.of(ask.trial)
        if not renderer.has_preview:
            return None
        data = await self.draw(renderer.preview, self.look, picked, _marks(ask))
        return Picture("hand.png", data, _below(asked, self.preview_words(ask, picked)))

    def preview_words(self, ask: AnyAsk, picked: Sequence[str]) -> str:
        """The table after these picks in words; empty if the game has no previews."""
        renderer = self.renderer if ask.trial is None else render.of(ask.trial)
        return renderer.preview_words(self.look, picked, _marks(ask)) if renderer.has_preview else ""


def _below(asked: str, said: str) -> str:
    """An alt text that begins with what is asked, where there is room for it."""
    both = f"{asked} {said}".strip()
    return both if len(both) <= MOST_ALT else said


def _marks(ask: AnyAsk) -> list[str]:
    """What is marked in a preview: what can be picked next."""
    return [mark for value in ask.values for mark in value.marks]


class Readers:
    """Makes readers; caches people's languages and display names."""

    def __init__(self, bot: ShardedBot, tables: Tables) -> None:
        self._bot = bot
        self._tables = tables
        self._names: dict[tuple[int, int], str] = {}
        self._asking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._locales: dict[int, str] = {}
        self._boards = Boards()

    def remember(self, interaction: discord.Interaction) -> None:
        """Caches this user's display name and locale until the next start."""
        self._locales[interaction.user.id] = str(interaction.locale)
        self.store_name(0, interaction.user)
        if isinstance(interaction.user, discord.Member):
            self.store_name(interaction.user.guild.id, interaction.user)

    def store_name(self, guild: int, user: discord.abc.User) -> None:
        """Remembers how somebody is called in a server: on one line, without invisible signs."""
        self._names[guild, user.id] = clean(user.display_name)

    def forget(self, person: int) -> None:
        """Removes a person's names and language from memory."""
        self._locales.pop(person, None)
        self._names = {key: name for key, name in self._names.items() if key[1] != person}

    def refresh_name(self, member: discord.Member) -> None:
        """Updates the cached name of a member who writes; ignores those who have none."""
        if (member.guild.id, member.id) in self._names:
            self.store_name(member.guild.id, member)

    async def store_language(self, person: int) -> None:
        """Stores the language of a person who has none yet, for messages that are sent unasked."""
        known = await self._tables.settings.person(person)
        if known.language is None and person in self._locales:
            language = locales.best(self._locales[person])
            await self._tables.settings.set_person(person, lambda p: replace(p, language=language))

    async def speech(self, person: int) -> Speech:
        """The language of a person: as they chose, else that of their Discord client."""
        return self._speech(await self._tables.settings.person(person))

    def _speech(self, known: Person) -> Speech:
        return locales.speech(known.language or locales.best(self._locales.get(known.id)))

    async def channel_speech(self, channel: int, guild: int, opened_in: str = "") -> Speech:
        """The language of a channel: as chosen for it or its server, else its table's, else the server's.

        Most servers have never set their preferred locale, so that of the opener is the better guess.
        """
        settings = self._tables.settings
        chosen = (await settings.channel(channel)).language or (await settings.server(guild)).language
        if chosen or opened_in:
            return locales.speech(chosen or opened_in)
        server = self._bot.get_guild(guild)
        return locales.speech(locales.best(str(server.preferred_locale) if server else None))

    async def table_speech(self, info: TableInfo) -> Speech:
        """The language of a table: of its board, and of the names of its bots for every reader."""
        return await self.channel_speech(info.channel, info.guild, info.language)

    async def public(self, table: FetchedTable) -> Reader:
        """The table as its channel sees it."""
        info, settings = table.info, self._tables.settings
        channel, server = await settings.channel(info.channel), await settings.server(info.guild)
        speech, people = await self.table_speech(info), await self._people(table, info.host)
        return await self._reader(
            table,
            None,
            people,
            speech,
            in_words=channel.board == "text",
            channel=channel,
            server=server,
            history=await self._tables.history(table),
        )

    async def told(self, table: FetchedTable, person: int) -> Reader:
        """The public table with its history, as this person reads it."""
        people = await self._people(table, person)
        known = people[person]
        return await self._reader(
            table,
            None,
            people,
            self._speech(known),
            suits=known.suits,
            in_words=known.board == "text",
            history=await self._tables.history(table),
        )

    async def private(self, at: Seated) -> Reader:
        """The table as a person in that seat sees it."""
        people = await self._people(at.table, at.person)
        own = await self._tables.own(at, known := people[at.person])
        asked = [q for q in at.view.questions if q.is_row]
        return await self._reader(
            at.table,
            at.seat,
            people,
            self._speech(known),
            at=at,
            suits=known.suits,
            sort=known.sort,
            in_words=known.board == "text",
            dropped=own.dropped,
            planned=own.planned,
            deadline=own.deadline,
            explained=known.explained,
            auto=known.auto,
            history=await self._tables.history(at.table) if at.table.info.is_direct else None,
            rows=tuple(picker.begin(picker.question(at.table, q.seat, at.person, q.number)) for q in asked),
        )

    async def replayed(self, step: Replayed, person: int) -> Reader:
        """A step of a replay as this person reads it."""
        known, table_view = await self._tables.settings.person(person), step.table_view
        if step.hands:
            shown = render.of(table_view.view).opened(step.hands)
            table_view = msgspec.structs.replace(table_view, view=shown)
        speech, info = self._speech(known), table_view.table
        bots = await self.table_speech(info) if info.id else speech
        names, mentions = await self.players(info.guild, info.chairs, speech, bots)
        return Reader(table_view, speech, names, mentions, known.suits, known.sort, known.board == "text")

    async def players(
        self, guild: int, chairs: Sequence[Chair], speech: Speech, bots: Speech
    ) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The names and the mentions of the players of a game by seat; `bots` is the language of its bots."""
        mentions = tuple(mention(chairs, seat, speech, bots) for seat in range(len(chairs)))
        names = list(mentions)
        for seat, chair in enumerate(chairs):
            person = chair.person or (chair.away if chair.bot else None)
            if person:
                found = await self.name(guild, person) or speech.say("seat-name", number=seat + 1)
                names[seat] = mentions[seat].replace(f"<@{person}>", found)
        return tuple(names), mentions

    async def _people(self, table: FetchedTable, person: int) -> dict[int, Person]:
        """The settings of this person and of all who sit at the table, by number."""
        return await self._tables.settings.people(
            {person, *(chair.person for chair in table.info.chairs if chair.person is not None)}
        )

    async def _reader(
        self, now: FetchedTable, seat: Seat | None, people: Mapping[int, Person], speech: Speech, **looks: Any
    ) -> Reader:
        info = now.info
        chairs = owned(info.chairs) if info.phase == "over" else info.chairs
        names, mentions = await self.players(info.guild, chairs, speech, await self.table_speech(info))
        opened = None if info.pace == "live" else info.opened
        away = self._tables.settings.away(people.values(), opened, info.since)
        return Reader(
            table_view=now.view(seat),
            speech=speech,
            names=names,
            mentions=mentions,
            away=tuple(away.get(chair.person or 0, 0) for chair in info.chairs),
            ratings=await self._tables.ratings.changes(info.id) if info.rated else (),
            shared=self._boards.of(now),
            **looks,
        )

    async def name(self, guild: int, person: int) -> str:
        """The display name of a member of a server; empty for somebody who is not found there.

        Discord is asked once, for all who wait for it, and again after an error that does not say so.
        """
        key = guild, person
        if key not in self._names:
            if key not in self._asking:
                self._asking[key] = asyncio.create_task(self._ask(guild, person))
                self._asking[key].add_done_callback(lambda _: self._asking.pop(key))
            await asyncio.shield(self._asking[key])
        return self._names.get(key, "")

    async def _ask(self, guild: int, person: int) -> None:
        """Asks Discord for a display name, and remembers it."""
        place = self._bot.get_guild(guild)
        try:
            if place is not None:
                self.store_name(guild, await place.fetch_member(person))
            elif not guild:  # a table that was opened in direct messages
                self.store_name(0, await self._bot.fetch_user(person))
        except discord.HTTPException as error:
            if error.code in UNKNOWN:
                self._names[guild, person] = ""

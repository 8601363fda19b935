"""The lobby: join, leave, bots, house rules, start; and resign, close, rematch."""

from discord.ext import commands

from cogs.commands.opening import post
from cogs.dispatch.dispatcher import Dispatcher
from cogs.dispatch.hands import own
from cogs.pages import form_flow, forms, house_rules, panels
from cogs.pages.finished import board as finished
from cogs.pages.forms import FormSpec
from cogs.wire.custom_ids import TableButton
from cogs.wire.layouts import OPTIONS, Page
from cogs.wire.request import Request, Verb
from games.contract import Seat, Text
from games.errors import GameOver
from tables.errors import BadOption, NotAllowed, NotSeated, StaleList, WrongPhase
from tables.projection import FetchedTable, Seated
from tables.service import AddBot, Agree, ByHand, Leave, RemoveBot, SetOption, SetStrength
from tables.views import TableId, TableInfo

FILE = "file"
WORDS = "words"


class Lobby(commands.Cog):
    """The buttons before and after a game."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher
        self.tables = dispatcher.tables
        self.sync = dispatcher.sync
        self._games = {info.key: info for info in dispatcher.tables.catalogue()}
        dispatcher.add(
            Verb("join", self._join_in, answers=True),
            Verb("join-wait", self._wait, asks=True),
            Verb("fair", self._fair, asks=True),
            Verb("cut", self._cut, word=True, opens_form=True, answers=True),
            Verb("cut-with", self._cut_with, word=True, is_form=True, answers=True),
            Verb("seat", self._seat),
            Verb("leave", self._leave, answers=True),
            Verb("bot", self.add_bot),
            Verb("unbot", self._unbot),
            Verb("strength", self._strength, word=True, asks=True),
            Verb("stronger", self._stronger, answers=True),
            Verb("hints", self._hints, asks=True),
            Verb("rated", self._rated, word=True, asks=True),
            Verb("start", self._start, asks=True),
            Verb("house", self._house, word=True, asks=True),
            Verb("upload", self._upload, word=True, opens_form=True, asks=True),
            Verb("uploaded", self._uploaded, word=True, is_form=True, asks=True),
            Verb("option", self._option, word=True, asks=True),
            Verb("pace", self._pace, asks=True),
            Verb("close", self.ask_close, asks=True),
            Verb("close-yes", self._close, answers=True),
            Verb("resign", self.ask_resign, asks=True),
            Verb("resign-yes", self._resign, answers=True),
            Verb("keep", self._keep, answers=True),
            Verb("rematch", self._rematch),
            Verb("reseat", self._reseat),
            Verb("another", self._another),
        )

    # -- the lobby's buttons

    async def _join_in(self, request: Request, button: TableButton) -> None:
        await self.join(request, button.table)

    async def _seat(self, request: Request, button: TableButton) -> None:
        await self.join(request, button.table, _one(request))

    async def join(self, request: Request, table: TableId, seat: str = "") -> None:
        """Takes a seat before the game begins: the named one, else the first that is free."""
        await self.dispatcher.server_rules.check_member(request.person, request.table.info.guild)
        joined = await self.tables.join(table, request.person, request.id, seat)
        await self.dispatcher.readers.store_language(request.person)
        if not joined.info.is_direct:
            if joined.info.phase == "lobby":
                await request.response.acknowledge()
            await self.dispatcher.hands.answer_seated(request, joined, "answer-sat")
            return
        await self.sync.update_to(joined)
        await self.dispatcher.hands.show_own(request, joined)

    async def _wait(self, request: Request, button: TableButton) -> None:
        """Joins without starting the game, so that the person can cut the deck."""
        await self.dispatcher.server_rules.check_member(request.person, request.table.info.guild)
        joined = await self.tables.join(button.table, request.person, request.id, waits=True)
        await self.dispatcher.readers.store_language(request.person)
        await self.sync.update_to(joined)
        await self.show_fair(request, joined)

    async def _fair(self, request: Request, button: TableButton) -> None:
        await self.show_fair(request, request.table)

    async def show_fair(self, request: Request, table: FetchedTable, note: str = "") -> None:
        """Shows how the shuffle can be checked, and in the lobby the way to cut the deck."""
        request.about = table
        reader = await self.dispatcher.seated_or_watching(table, request.person)
        may_cut = reader.info.phase == "lobby" and table.may_cut(request.person)
        await request.response.page(panels.fair(reader, request.person, may_cut=may_cut, note=note))

    async def _cut(self, request: Request, button: TableButton) -> None:
        """Opens the form for the words of a cut."""
        reader = await self.dispatcher.readers.private(Seated(request.table, None, request.person))
        _check_phase(reader.info, "lobby")
        field = forms.line(WORDS, Text("cut-words"), about=Text("cut-about"))
        blank = FormSpec(Text("cut-title"), (field,))
        filled = TableButton("cut-with", button.table, button.word)
        if not await request.response.form(forms.modal(blank, filled, reader.label, {})):
            await request.response.ephemeral(reader.say("form-late"))

    async def _cut_with(self, request: Request, button: TableButton) -> None:
        """Cuts the deck with the words of the form, which starts the game."""
        typed = request.typed(WORDS)
        try:
            begun = await self.tables.cut(button.table, request.person, request.id, typed, button.word)
        except StaleList:
            speech = await self.dispatcher.readers.speech(request.person)
            now = await self.tables.fetch(button.table)
            await self.show_fair(request, now, speech.say("error-stale-list"))
            return
        await self.sync.update_to(begun)
        await self.dispatcher.hands.show_own(request, begun)

    async def _leave(self, request: Request, button: TableButton) -> None:
        await self.sync.update_to(await self.tables.do(button.table, request.person, Leave()))
        if request.response.is_private and request.response.replaces:
            await self.dispatcher.say(request, "answer-left", in_place=True)
        else:
            await request.response.acknowledge()

    async def add_bot(self, request: Request, button: TableButton) -> None:
        """Seats a bot before the game begins."""
        await self._done(request, await self.tables.do(button.table, request.person, AddBot()))

    async def _unbot(self, request: Request, button: TableButton) -> None:
        await self._done(request, await self.tables.do(button.table, request.person, RemoveBot()))

    async def _strength(self, request: Request, button: TableButton) -> None:
        if not button.word.isdecimal():
            raise BadOption
        wish = SetStrength(Seat(int(button.word)), _one(request))
        now = await self.tables.do(button.table, request.person, wish)
        await self._agreed(request, now, f"strength-{button.word}")

    async def _stronger(self, request: Request, button: TableButton) -> None:
        """Lets the bots play better from now on, in a game of one person."""
        now = await self.tables.midgame.stronger(button.table, request.person, request.id)
        await self.dispatcher.hands.show_hand(request, own(now, request.person))
        await self.sync.update_to(now)

    async def _hints(self, request: Request, button: TableButton) -> None:
        """Agrees to hints, or takes that back."""
        agreed = request.table.info.agreed
        await self._done(
            request, await self.tables.do(button.table, request.person, Agree(request.person not in agreed))
        )

    async def _rated(self, request: Request, button: TableButton) -> None:
        """Lets the result count for the ratings, or no longer."""
        if button.word not in ("on", "off"):
            raise BadOption
        await self.tables.ratings.set_rated(button.table, request.person, on=button.word == "on")
        await self._done(request, await self.tables.fetch(button.table))

    async def _start(self, request: Request, button: TableButton) -> None:
        try:
            begun = await self.tables.start(button.table, request.person, request.id)
        except NotSeated:
            now = await self.tables.fetch(button.table)
            reader = await self.dispatcher.readers.private(Seated(now, None, request.person))
            free = sum(chair.person is None and not chair.bot for chair in reader.info.chairs)
            if reader.info.phase != "lobby" or free <= len(reader.info.awaited):  # for whom is invited
                raise
            await request.response.page(panels.join_first(reader))
        else:
            await self._done(request, begun)

    async def _option(self, request: Request, button: TableButton) -> None:
        wish = SetOption(button.word, _one(request))
        await self._agreed(request, await self.tables.do(button.table, request.person, wish), button.word)

    async def _pace(self, request: Request, button: TableButton) -> None:
        await self.tables.set_pace(button.table, request.person, _one(request))
        await self._agreed(request, await self.tables.fetch(button.table), "pace")

    async def _house(self, request: Request, button: TableButton) -> None:
        """Shows the house rules; while the host chooses them no Join starts the game."""
        table, known = request.table, request.table.info
        if request.person == known.host and known.phase == "lobby" and not known.by_hand:
            table = await self.tables.do(button.table, request.person, ByHand())
            await self.sync.update_to(table)
        await request.response.page(await self._house_rules(request, table, button.word))

    async def _upload(self, request: Request, button: TableButton) -> None:
        """Opens the form that takes a house rule's file."""
        reader = await self.dispatcher.readers.private(Seated(request.table, None, request.person))
        _check_phase(reader.info, "lobby")
        field = f"{reader.info.game}-option-{button.word}"
        if request.person != reader.info.host or button.word not in self._games[reader.info.game].files:
            raise NotAllowed
        blank = FormSpec(Text("upload-title"), (forms.file(FILE, Text(field), about=Text("upload-about")),))
        filled = TableButton("uploaded", button.table, button.word)
        if not await request.response.form(forms.modal(blank, filled, reader.label, {})):
            await request.response.ephemeral(reader.say("form-late"))

    async def _uploaded(self, request: Request, button: TableButton) -> None:
        """Sets the rule from the file; without a file to its default."""
        text = await form_flow.uploaded(request.interaction, FILE)
        now = await self.tables.read_option(button.table, request.person, button.word, text.encode())
        await self.sync.update_to(now)
        await request.response.page(await self._house_rules(request, now, button.word))

    async def _house_rules(self, request: Request, table: FetchedTable, name: str) -> Page:
        """The house rules, on the page of that name or number. Raises WrongPhase."""
        reader = await self.dispatcher.readers.private(Seated(table, None, request.person))
        _check_phase(reader.info, "lobby")
        return house_rules.page(reader, self._games[reader.info.game], request.person, name)

    async def _agreed(self, request: Request, now: FetchedTable, name: str) -> None:
        """Updates the board and the page on which the rule was chosen."""
        await self.sync.update_to(now)
        if request.response.replaces:
            await request.response.page(await self._house_rules(request, now, name))
        else:
            await request.response.acknowledge()

    async def _done(self, request: Request, now: FetchedTable) -> None:
        """Updates the table's messages, and the private answer that was pressed."""
        await self.sync.update_to(now)
        await self.dispatcher.hands.refresh(request, now)

    # -- ends

    async def ask_resign(self, request: Request, button: TableButton) -> None:
        """Asks for a confirmation. Raises NotSeated."""
        reader = await self.dispatcher.hands.own_reader(request.table, request.person)
        _check_phase(reader.info, "playing")
        if await self.tables.midgame.is_out(button.table, request.person):
            await self.dispatcher.say(request, "answer-out")
        else:
            await request.response.page(panels.confirmation(reader, "resign"))

    async def _resign(self, request: Request, button: TableButton) -> None:
        if await self.tables.midgame.is_out(button.table, request.person):
            await self.dispatcher.say(request, "answer-out", in_place=True)
            return
        await self.sync.update_to(await self.tables.resign(button.table, request.person, request.id))
        await self.dispatcher.say(request, "answer-resigned", in_place=True)

    async def ask_close(self, request: Request, button: TableButton) -> None:
        """Asks for a confirmation."""
        reader = await self.dispatcher.readers.private(Seated(request.table, None, request.person))
        table_info = reader.info
        is_seated = request.person in (table_info.host, *(chair.person for chair in table_info.chairs))
        if not is_seated and not request.is_moderator:
            raise NotSeated
        _check_phase(table_info, "lobby", "playing", "unreadable")
        await request.response.page(panels.confirmation(reader, "close"))

    async def _close(self, request: Request, button: TableButton) -> None:
        table_info = request.table.info
        _check_phase(table_info, "lobby", "playing", "unreadable")
        is_theirs = table_info.channel == request.interaction.channel_id and request.is_moderator
        is_seated = request.person in (table_info.host, *(chair.person for chair in table_info.chairs))
        await self.tables.close_table(button.table, request.person, is_theirs and not is_seated)
        now = await self.sync.update(button.table)
        is_asked = now.info.phase == "playing"
        said = "answer-close-asked" if is_asked else "answer-closed"
        await self.dispatcher.say(request, said, in_place=True)

    async def _keep(self, request: Request, button: TableButton) -> None:
        await self.dispatcher.say(request, "answer-kept", in_place=True)

    async def _rematch(self, request: Request, button: TableButton) -> None:
        new = await self.rematch(request)
        if new.info.phase == "lobby" and _is_here(request, new.info):
            await request.response.acknowledge()  # its message stands below
        else:
            await self.show_opened(request, new)

    async def _reseat(self, request: Request, button: TableButton) -> None:
        new = await self.rematch(request, reseated=True)
        await self.show_opened(request, new, "answer-reseated")

    async def _another(self, request: Request, button: TableButton) -> None:
        """Offers the other games that these people could play; opens the chosen one."""
        if request.values:
            new = await self.rematch(request, _one(request))
            await self.show_opened(request, new, "answer-opened-another")
            return
        reader = await self.dispatcher.hands.own_reader(request.table, request.person)
        server = await self.tables.settings.server(reader.info.guild)
        allowed = [game for key, game in self._games.items() if not server.games or key in server.games]
        await request.response.page(finished.others(reader, allowed))

    async def rematch(self, request: Request, game: str = "", *, reseated: bool = False) -> FetchedTable:
        """Opens a new table for the same people, of another `game` if one is named. Returns it."""
        old = request.table
        await self.dispatcher.server_rules.check_open(request.interaction, game or old.info.game, old.info)
        id = await self.tables.rematch(old.id, request.person, request.id, game, reseated=reseated)
        new = (await self.tables.fetch(id)).info
        if new.phase == "lobby" and all(chair.bot or chair.person == request.person for chair in new.chairs):
            await self.tables.start(id, request.person, None)
        await self.sync.update(old.id)
        await post(self.dispatcher, id, request.person)
        return await self.tables.fetch(id)

    async def show_opened(
        self, request: Request, new: FetchedTable, said: str = "answer-rematch-there"
    ) -> None:
        """Shows the hand if a game has begun in this place, else says where the new table is."""
        info = new.info
        if info.phase == "playing" and _is_here(request, info):
            await self.dispatcher.hands.show_own(request, new)
            return
        if info.is_direct:
            for seat in new.seats_of(request.person):
                await self.sync.update_hand(new.id, seat, request.person)
        where = await self.sync.sender.link(info, request.person) if info.is_direct else f"<#{info.channel}>"
        speech = await self.dispatcher.readers.speech(request.person)
        await request.response.page(panels.line(speech.say(said, where=where)))


def _is_here(request: Request, info: TableInfo) -> bool:
    """Returns whether a table is in the channel of a request, or in direct messages."""
    return info.is_direct or info.channel == request.interaction.channel_id


def _check_phase(table_info: TableInfo, *phases: str) -> None:
    """Raises GameOver after the end, else WrongPhase if the table is in none of these phases."""
    if table_info.phase in ("over", "closed"):
        raise GameOver
    if table_info.phase not in phases:
        raise WrongPhase(phase=table_info.phase)


def _one(request: Request) -> str:
    """The chosen value; a forged press may have none or many. Raises BadOption."""
    if len(request.values) != 1 or len(request.values[0]) > 4 * OPTIONS:
        raise BadOption
    return request.values[0]

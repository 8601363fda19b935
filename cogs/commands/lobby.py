"""The lobby: open, invite, join, leave, add a bot, choose house rules, start, resign, close, play again."""

from collections.abc import Mapping, Sequence

import discord
from discord.ext import commands

from cogs.dispatch import Desk
from cogs.pages import form_flow, forms, house_rules, panels
from cogs.pages.forms import Blank
from cogs.pages.house_rules import PACES
from cogs.request import Press
from cogs.wire.custom_ids import TableButton
from cogs.wire.errors import Refusal
from cogs.wire.layouts import OPTIONS, Page
from games.contract import Seat, Text
from games.errors import GameOver
from tables.errors import BadOption, NotAllowed, NotSeated, WrongPhase
from tables.views import Sheet, TableId

__all__ = ["PACES", "Lobby"]


FILE = "file"


class Lobby(commands.Cog):
    """What happens around a game, the same for all of them."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.tables = desk.tables
        self.teller = desk.teller
        self._games = {info.key: info for info in desk.tables.catalogue()}
        desk.handlers |= {
            "join": self._join_in,
            "seat": self._seat,
            "leave": self._leave,
            "bot": self.add_bot,
            "unbot": self._unbot,
            "strength": self._strength,
            "start": self._start,
            "house": self._house,
            "upload": self._upload,
            "uploaded": self._uploaded,
            "option": self._option,
            "pace": self._pace,
            "close": self.ask_close,
            "close-yes": self._close,
            "resign": self.ask_resign,
            "resign-yes": self._resign,
            "keep": self._keep,
            "rematch": self._rematch,
        }

    # -- opening

    async def open(
        self,
        press: Press,
        game: str,
        invited: Sequence[discord.User | discord.Member],
        pace: str,
        options: Mapping[str, str] | None = None,
    ) -> None:
        """Opens a table here with the presser seated, and a chair kept for whom he invites.

        `options` are house rules that the command has chosen already. Raises BadOption.
        """
        interaction = press.interaction
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Refusal("error-guild-only")
        check_permissions(interaction)
        bots = self._check_invited(press, invited)
        before = await self.tables.in_channel(interaction.channel_id)
        table = await self.tables.open_table(
            game,
            guild=interaction.guild_id,
            channel=interaction.channel_id,
            host=press.person,
            press=press.id,
            options=options,
            pace=pace,
        )
        await self.desk.scenes.settle(press.person)
        for _ in range(bots):
            await self.tables.add_bot(table, press.person)
        if people := [user.id for user in invited if not user.bot]:
            await self.tables.invite(table, press.person, people)
        await self._seated(press, table, "answer-opened", "answer-number-alone")
        if before is not None and before != table:
            await self.teller.tell(before)

    def _check_invited(self, press: Press, invited: Sequence[discord.User | discord.Member]) -> int:
        """How often it is ourselves that is wanted."""
        me = self.desk.bot.user
        for user in invited:
            if user.id == press.person:
                raise Refusal("error-opponent-self")
            if user.bot and (me is None or user.id != me.id):
                raise Refusal("error-opponent-bot")
        return sum(user.bot for user in invited)

    async def _seated(self, press: Press, table: TableId, said: str, number: str = "answer-number") -> None:
        """Tells everybody; tries at once whether a direct message arrives; tells the person their number."""
        seats = await self.tables.seats_of(table, press.person)
        await self.teller.tell(table, resting=seats)
        for seat in seats[:1]:
            await self.teller.tell_now(table, seat)
        known = await self.tables.person(press.person)
        speech = await self.desk.scenes.speech(press.person)
        if known.dm_closed_until > self.teller.now():
            said = "answer-joined-dm-closed"
        lines = [speech.say(said)]
        if (own := await self.tables.press_of(table, press.person)) is not None:
            lines.append("-# " + speech.say(number, number=str(own)))
        await press.answer.aside("\n".join(lines))

    # -- the lobby's buttons

    async def _join_in(self, press: Press, button: TableButton) -> None:
        await self.join(press, button.table)

    async def _seat(self, press: Press, button: TableButton) -> None:
        await self.join(press, button.table, _one(press))

    async def join(self, press: Press, table: TableId, seat: str = "") -> None:
        """Takes a chair before the game begins: the one that is named, else the first that is free."""
        await self.tables.join(table, press.person, press.id, seat)
        await press.answer.nothing()
        await self.desk.scenes.settle(press.person)
        await self._seated(press, table, "answer-sat")

    async def _leave(self, press: Press, button: TableButton) -> None:
        await self.tables.leave(button.table, press.person)
        await self._done(press, button.table)

    async def add_bot(self, press: Press, button: TableButton) -> None:
        """A bot for a free chair, before the game begins."""
        await self.tables.add_bot(button.table, press.person)
        await self._done(press, button.table)

    async def _unbot(self, press: Press, button: TableButton) -> None:
        await self.tables.remove_bot(button.table, press.person)
        await self._done(press, button.table)

    async def _strength(self, press: Press, button: TableButton) -> None:
        if not button.word.isdecimal():
            raise BadOption
        await self.tables.set_strength(button.table, press.person, Seat(int(button.word)), _one(press))
        await self._agreed(press, button.table, f"strength-{button.word}")

    async def _start(self, press: Press, button: TableButton) -> None:
        await self.tables.start(button.table, press.person, press.id)
        await self._done(press, button.table)

    async def _option(self, press: Press, button: TableButton) -> None:
        value = _one(press)
        await self.tables.set_option(button.table, press.person, button.word, value)
        await self._agreed(press, button.table, button.word)

    async def _pace(self, press: Press, button: TableButton) -> None:
        await self.tables.set_pace(button.table, press.person, _one(press))
        await self._agreed(press, button.table, "pace")

    async def _house(self, press: Press, button: TableButton) -> None:
        await press.answer.page(await self._house_rules(press, button.table, button.word))

    async def _upload(self, press: Press, button: TableButton) -> None:
        """Opens the form that takes a house rule's file."""
        scene = await self.desk.scenes.private(button.table, None, press.person)
        _check_phase(scene.sheet, "lobby")
        field = f"{scene.sheet.game}-option-{button.word}"
        if press.person != scene.sheet.host or button.word not in self._games[scene.sheet.game].files:
            raise NotAllowed
        blank = Blank(Text("upload-title"), (forms.file(FILE, Text(field), about=Text("upload-about")),))
        filled = TableButton("uploaded", button.table, button.word)
        if not await press.answer.form(forms.modal(blank, filled, scene.label, {})):
            await press.answer.aside(scene.say("form-late"))

    async def _uploaded(self, press: Press, button: TableButton) -> None:
        """The rule as the file says it; without a file the house's own."""
        text = await form_flow.uploaded(press.interaction, FILE)
        await self.tables.read_option(button.table, press.person, button.word, text.encode())
        await self.teller.tell(button.table)
        await press.answer.page(await self._house_rules(press, button.table, button.word))

    async def _house_rules(self, press: Press, table: TableId, name: str) -> Page:
        """The house rules as they stand, on the page of that name or number. Raises WrongPhase."""
        scene = await self.desk.scenes.private(table, None, press.person)
        _check_phase(scene.sheet, "lobby")
        return house_rules.page(scene, self._games[scene.sheet.game], press.person, name)

    async def _agreed(self, press: Press, table: TableId, name: str) -> None:
        """The board says it, and the page on which it was chosen shows it."""
        await self.teller.tell(table)
        if press.answer.replaces:
            await press.answer.page(await self._house_rules(press, table, name))
        else:
            await press.answer.nothing()

    async def _done(self, press: Press, table: TableId) -> None:
        """The board shows it: the press itself needs no words."""
        await self.teller.tell(table)
        await press.answer.nothing()

    # -- ends

    async def ask_resign(self, press: Press, button: TableButton) -> None:
        """Asks whether it is meant. Raises NotSeated."""
        scene = await self.desk.own_scene(button.table, press.person)
        _check_phase(scene.sheet, "playing")
        await press.answer.page(panels.sure(scene, "resign"))

    async def _resign(self, press: Press, button: TableButton) -> None:
        await self.tables.resign(button.table, press.person, press.id)
        await self._ended(press, button.table, "answer-resigned")

    async def ask_close(self, press: Press, button: TableButton) -> None:
        """Asks whether it is meant."""
        scene = await self.desk.scenes.private(button.table, None, press.person)
        sheet = scene.sheet
        is_seated = press.person in (sheet.host, *(chair.person for chair in sheet.chairs))
        if not is_seated and not press.is_moderator:
            raise NotSeated
        _check_phase(sheet, "lobby", "playing", "unreadable")
        await press.answer.page(panels.sure(scene, "close"))

    async def _close(self, press: Press, button: TableButton) -> None:
        sheet = (await self.tables.sight(button.table, None)).table
        _check_phase(sheet, "lobby", "playing", "unreadable")
        is_theirs = sheet.channel == press.interaction.channel_id and press.is_moderator
        await self.tables.close_table(button.table, press.person, is_theirs and sheet.host != press.person)
        await self._ended(press, button.table, "answer-closed")

    async def _keep(self, press: Press, button: TableButton) -> None:
        await self._say(press, "answer-kept")

    async def _ended(self, press: Press, table: TableId, id: str) -> None:
        await self.teller.tell(table)
        await self._say(press, id)

    async def _say(self, press: Press, id: str) -> None:
        speech = await self.desk.scenes.speech(press.person)
        await press.answer.page(panels.line(speech.say(id)))

    async def _rematch(self, press: Press, button: TableButton) -> None:
        await self.rematch(press, button.table)
        await press.answer.nothing()

    async def rematch(self, press: Press, table: TableId) -> None:
        """A new table for the same people; the old one's board loses its button."""
        new = await self.tables.rematch(table, press.person, press.id)
        await self.teller.tell(table)
        await self.teller.tell(new)


def check_permissions(interaction: discord.Interaction) -> None:
    """Raises Refusal where the board could not be posted here."""
    mine = interaction.app_permissions
    is_thread = isinstance(interaction.channel, discord.Thread)
    may_send = mine.send_messages_in_threads if is_thread else mine.send_messages
    if not (mine.view_channel and may_send and mine.attach_files):
        raise Refusal("error-cannot-see")


def _check_phase(sheet: Sheet, *phases: str) -> None:
    """Raises GameOver after the end, else WrongPhase, where the table is in none of these phases."""
    if sheet.phase in ("over", "closed"):
        raise GameOver
    if sheet.phase not in phases:
        raise WrongPhase(phase=sheet.phase)


def _one(press: Press) -> str:
    """The one value chosen; a forged press may bring none or many. Raises BadOption."""
    if len(press.values) != 1 or len(press.values[0]) > 4 * OPTIONS:
        raise BadOption
    return press.values[0]

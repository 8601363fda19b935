"""`/history`: the games that a person or a channel has played, each of which can be gone through again."""

import discord
from discord import app_commands
from discord.ext import commands

import locales
from cogs.commands.general import game_names
from cogs.dispatch.dispatcher import Dispatcher
from cogs.pages.finished.history import Named, page
from cogs.wire.command_texts import choices, command
from cogs.wire.custom_ids import HistoryButton, TableButton
from cogs.wire.errors import Refusal
from cogs.wire.request import Request, Verb
from locales import Speech
from tables.past import PastGame
from tables.views import TableId

Choice = app_commands.Choice[str]

OWN, HERE = "own", "here"


class History(commands.Cog):
    """Lists of games, a page at a time."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher
        self.replays = dispatcher.tables.replays
        dispatcher.add(Verb(HistoryButton.verb, self._press, HistoryButton))

    @command("command-history", "game", "person", whose=choices("history-whose", (OWN, HERE)))
    async def history(
        self,
        interaction: discord.Interaction,
        whose: str = OWN,
        game: str = "",
        person: discord.User | None = None,
    ) -> None:
        async with self.dispatcher.serving(interaction) as request:
            known = {info.key for info in self.dispatcher.tables.catalogue()}
            if game and game not in known:
                raise Refusal("error-no-game")
            other = 0 if person is None or (person.id == request.person and whose == OWN) else person.id
            await self._press(request, HistoryButton(whose, game, other))

    async def _press(self, request: Request, button: HistoryButton) -> None:
        """Shows a page of the list, or the game that was chosen from it."""
        if request.values:
            await self._open(request)
            return
        games = await self._games(request, button)
        older = bool(games) and bool(await self._games(request, button, before=games[-1].table))
        speech = await self.dispatcher.readers.speech(request.person)
        named = [await self._named(game, speech) for game in games]
        await request.response.page(page(speech, button, named, more=older))

    async def _named(self, game: PastGame, speech: Speech) -> Named:
        bots = locales.speech(game.language) if game.language else speech
        names, mentions = await self.dispatcher.readers.players(game.guild, game.chairs, speech, bots)
        return game, mentions, names

    async def _games(
        self, request: Request, button: HistoryButton, before: int | None = None
    ) -> tuple[PastGame, ...]:
        """The games of a page. Raises Refusal for those of a channel where there is none."""
        game, person = button.game or None, button.person or None
        before = before or button.before or None
        if button.whose == OWN:
            return await self.replays.of_person(request.person, game=game, other=person, before=before)
        if request.interaction.guild_id is None or request.interaction.channel_id is None:
            raise Refusal("error-guild-only")
        channel = request.interaction.channel_id
        return await self.replays.of_channel(channel, game=game, person=person, before=before)

    async def _open(self, request: Request) -> None:
        """Opens the replay of the chosen game, as its own button would. Raises Refusal."""
        table = request.values[0]
        if not (table.isdecimal() and table.isascii() and len(table) < 19):
            raise Refusal("answer-unknown")
        await self.dispatcher.press(request, TableButton("replay", TableId(int(table))))

    @history.autocomplete("game")
    async def _game_names(self, interaction: discord.Interaction, typed: str) -> list[Choice]:
        return await game_names(self.dispatcher, interaction, typed)

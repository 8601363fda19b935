"""The cog of Fuldrigger: `/fuldrigger new`, `play`, `map` and `company`."""

import discord
from discord import app_commands

from cogs.games.base import GameCog, new_command, play_command
from cogs.games.forms.fuldrigger import FORMS
from cogs.pages.reader import Reader
from cogs.wire.command_texts import choices, command, text
from cogs.wire.errors import Refusal
from cogs.wire.layouts import Page, Picture, as_text, gallery, words
from cogs.wire.request import Request
from games.fuldrigger.views import FuldriggerView, Space
from games.params import Seat
from locales import Speech
from render.fuldrigger.chart import AT, PLACES, PORT, REGIONS


class Fuldrigger(
    GameCog,
    group_name=text("command-fuldrigger"),
    group_description=text("command-fuldrigger-about"),
):
    """The slash commands of Fuldrigger."""

    forms = FORMS
    new = new_command("fuldrigger", invited=3)
    play = play_command("fuldrigger")

    @staticmethod
    def in_words(speech: Speech, move: str) -> str | None:
        """Returns the move with its towns by name; None if it names a space at sea, which has no name."""
        told = [_word(speech, word) for word in move.split()]
        return None if None in told else " ".join(filter(None, told))

    @command("command-fuldrigger-map", region=choices("fuldrigger-region", tuple(REGIONS)))
    async def map(self, interaction: discord.Interaction, region: str) -> None:
        async with self.dispatcher.serving(interaction) as request:
            from render.fuldrigger import renderer, words  # loaded in the background at the start

            reader = await self._reader(request)
            drawer = renderer.Fuldrigger(reader.view)
            data = await reader.draw(drawer.map, reader.look, region)
            alt = drawer.map_words(reader.look, region)
            prices = words.prices(reader.speech.lang, region)
            await request.response.page(_shown(reader, Picture("map.png", data, alt), prices))

    @command("command-fuldrigger-company", "seat")
    async def company(
        self, interaction: discord.Interaction, seat: app_commands.Range[int, 1, 4] | None = None
    ) -> None:
        async with self.dispatcher.serving(interaction) as request:
            from render.fuldrigger import renderer

            reader = await self._reader(request)
            own = reader.table_view.seat if reader.table_view.seat is not None else Seat(0)
            chosen = own if seat is None or seat > len(reader.info.chairs) else Seat(seat - 1)
            drawer = renderer.Fuldrigger(reader.view)
            data = await reader.draw(drawer.sheet, reader.look, chosen)
            alt = drawer.sheet_words(reader.look, chosen)
            await request.response.page(_shown(reader, Picture("company.png", data, alt)))

    async def _reader(self, request: Request) -> Reader:
        """The table here, for this person. Raises Refusal before the game begins."""
        table = await self.dispatcher.table_here(request)
        reader = await self.dispatcher.seated_or_watching(table, request.person)
        if not isinstance(reader.view, FuldriggerView):
            raise Refusal("error-no-table")
        return reader


def _word(speech: Speech, word: str) -> str | None:
    """Returns a word of a move, a town by its name; None for a space at sea."""
    code, mark = word.rstrip(";"), ";" * word.endswith(";")
    town = code if code in PLACES else PORT.get(Space(code))
    if town is not None:
        return speech.say(f"fuldrigger-town-{town.lower()}") + mark
    return None if code in AT else word


def _shown(reader: Reader, picture: Picture, said: str = "") -> Page:
    """A picture with what is said of it, else its words; those and no picture for who prefers text boards."""
    alt = as_text(picture.alt)
    if reader.in_words:
        return Page([words("\n".join(filter(None, [alt, said])))])
    return Page([gallery(picture), words(said or alt)], [picture])

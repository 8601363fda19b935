"""The cog of Fuldrigger: `/fuldrigger new`, `play`, `map` and `company`."""

import discord
from discord import app_commands

from cogs.games.base import GameCog, new_command, play_command
from cogs.games.fuldrigger_forms import FORMS
from cogs.pages.reader import Scene
from cogs.request import Press
from cogs.wire.command_texts import choices, options, text
from cogs.wire.errors import Refusal
from cogs.wire.layouts import Page, Picture, gallery, words
from games.fuldrigger.views import FuldriggerView
from games.params import Seat
from render import fuldrigger
from render.fuldrigger.chart import REGIONS
from tables.errors import NotSeated


class Fuldrigger(
    GameCog,
    group_name=text("command-fuldrigger"),
    group_description=text("command-fuldrigger-about"),
):
    """The slash commands of Fuldrigger."""

    forms = FORMS
    new = new_command("fuldrigger", invited=3)
    play = play_command("fuldrigger")

    @app_commands.command(
        name=text("command-fuldrigger-map"), description=text("command-fuldrigger-map-about")
    )
    @options("command-fuldrigger-map", "region")
    @app_commands.choices(region=choices("fuldrigger-region", tuple(REGIONS)))
    async def map(self, interaction: discord.Interaction, region: str) -> None:
        async with self.desk.serving(interaction) as press:
            scene = await self._scene(press)
            data = await scene.painted(fuldrigger.near, scene.view, scene.look, region)
            alt = fuldrigger.map_words(scene.view, scene.look, region)
            prices = fuldrigger.prices(scene.speech.lang, region)
            await press.answer.page(_shown(scene, Picture("map.png", data, alt), prices))

    @app_commands.command(
        name=text("command-fuldrigger-company"), description=text("command-fuldrigger-company-about")
    )
    @options("command-fuldrigger-company", "seat")
    async def company(
        self, interaction: discord.Interaction, seat: app_commands.Range[int, 1, 4] | None = None
    ) -> None:
        async with self.desk.serving(interaction) as press:
            scene = await self._scene(press)
            own = scene.sight.seat if scene.sight.seat is not None else Seat(0)
            chosen = own if seat is None or seat > len(scene.sheet.chairs) else Seat(seat - 1)
            data = await scene.painted(fuldrigger.sheet, scene.view, scene.look, chosen)
            alt = fuldrigger.sheet_words(scene.view, scene.look, chosen)
            await press.answer.page(_shown(scene, Picture("company.png", data, alt), alt))

    async def _scene(self, press: Press) -> Scene:
        """The table here from this person's seat, or as one who watches. Raises Refusal before it begins."""
        table = await self.desk.table_here(press)
        try:
            scene = await self.desk.own_scene(table, press.person)
        except NotSeated:
            scene = await self.desk.scenes.private(table, None, press.person)
        if not isinstance(scene.view, FuldriggerView):
            raise Refusal("error-no-table")
        return scene


def _shown(scene: Scene, picture: Picture, said: str) -> Page:
    """A picture with its words; the words alone where somebody prefers them."""
    text = said or picture.alt
    if scene.in_words:
        return Page([words("\n".join(filter(None, [picture.alt if said != picture.alt else "", text])))])
    return Page([gallery(picture), words(text)], [picture])

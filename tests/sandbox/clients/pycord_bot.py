"""A bot on py-cord that does what `test_clients` asks of every client."""

import discord
from discord import ui

from tests.sandbox.clients.tour import embed, picture, tour

bot = discord.Bot(intents=discord.Intents.default())


class Form(ui.Modal):
    """A modal with one text."""

    def __init__(self) -> None:
        super().__init__(ui.InputText(label="Word", custom_id="word", max_length=10), title="Form")

    async def callback(self, interaction: discord.Interaction) -> None:
        """Sends the text."""
        await interaction.response.send_message(f"filled in {self.children[0].value}", ephemeral=True)


@bot.event
async def on_interaction(interaction: discord.Interaction) -> None:
    """Responds to components, and leaves commands to the library."""
    data = interaction.data or {}
    if interaction.type is not discord.InteractionType.component:
        await bot.process_application_commands(interaction)
    elif data["custom_id"] == "form":
        await interaction.response.send_modal(Form())
    elif data["custom_id"] == "press":
        await interaction.response.edit_message(content="pressed", file=picture(), attachments=[])
    else:
        await interaction.response.send_message(f"chose {','.join(data['values'])}", ephemeral=True)


@bot.slash_command(description="Embed, file, buttons and selects")
async def show(context: discord.ApplicationContext) -> None:
    """Sends them."""
    options = [discord.SelectOption(label=c) for c in "AB"]
    view = ui.View(
        ui.Button(label="Press", custom_id="press"),
        ui.Button(label="Form", custom_id="form"),
        ui.Select(custom_id="pick", options=options),
        ui.Select(select_type=discord.ComponentType.user_select, custom_id="who"),
        timeout=None,
    )
    await context.respond("shown", embed=embed(), file=picture(), view=view)


@bot.slash_command(description="Components v2")
async def board(context: discord.ApplicationContext) -> None:
    """Sends a container."""
    gallery = ui.MediaGallery()
    gallery.add_item("attachment://x.png", description="A picture")
    row = ui.ActionRow(ui.Button(label="Form", custom_id="form"))
    container = ui.Container(ui.TextDisplay("a board"), gallery, ui.Separator(), row)
    await context.defer()
    await context.edit(view=ui.DesignerView(container, timeout=None), file=picture())


@bot.slash_command(name="tour", description="DM, thread and pages")
async def go(context: discord.ApplicationContext) -> None:
    """Goes to each."""
    await context.defer(ephemeral=True)
    await context.respond(await tour(bot, context.author, context.channel))


bot.run("a token of its own")

"""A bot on discord.py that does what `test_clients` asks of every client."""

import discord
from discord import app_commands, ui

from tests.sandbox.clients.tour import embed, picture, tour


class Form(ui.Modal, title="Form"):
    """A modal with one text."""

    word = ui.TextInput(label="Word", custom_id="word", max_length=10)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Sends the text."""
        await interaction.response.send_message(f"filled in {self.word.value}", ephemeral=True)


class Bot(discord.Client):
    """The bot."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default())
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        """Registers the commands."""
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Responds to components."""
        data = interaction.data or {}
        if interaction.type is not discord.InteractionType.component:
            return
        if data["custom_id"] == "form":
            await interaction.response.send_modal(Form())
        elif data["custom_id"] == "press":
            await interaction.response.edit_message(content="pressed", attachments=[picture()])
        else:
            await interaction.response.send_message(f"chose {','.join(data['values'])}", ephemeral=True)


bot = Bot()


@bot.tree.command(description="Embed, file, buttons and selects")
async def show(interaction: discord.Interaction) -> None:
    """Sends them."""
    view = ui.View(timeout=None)
    view.add_item(ui.Button(label="Press", custom_id="press")).add_item(
        ui.Button(label="Form", custom_id="form")
    )
    view.add_item(ui.Select(custom_id="pick", options=[discord.SelectOption(label=c) for c in "AB"]))
    view.add_item(ui.UserSelect(custom_id="who"))
    await interaction.response.send_message("shown", embed=embed(), file=picture(), view=view)


@bot.tree.command(description="Components v2")
async def board(interaction: discord.Interaction) -> None:
    """Sends a container."""
    view = ui.LayoutView(timeout=None)
    gallery = ui.MediaGallery(discord.MediaGalleryItem("attachment://x.png", description="A picture"))
    row = ui.ActionRow(ui.Button(label="Form", custom_id="form"))
    view.add_item(ui.Container(ui.TextDisplay("a board"), gallery, ui.Separator(), row))
    await interaction.response.defer()
    await interaction.edit_original_response(view=view, attachments=[picture()])


@bot.tree.command(name="tour", description="DM, thread and pages")
async def go(interaction: discord.Interaction) -> None:
    """Goes to each."""
    await interaction.response.defer(ephemeral=True)
    said = await tour(bot, interaction.user, interaction.channel, with_counts=True)
    await interaction.followup.send(said)


bot.run("a token of its own")

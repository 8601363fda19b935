"""A bot on discord.py that does what `test_clients` asks of every client."""

import io

import discord
from discord import app_commands, ui

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000002000000030806000000b9eade810000000b49444154789c6360400000000900017a4b0c15"
    "0000000049454e44ae426082"
)


def picture() -> discord.File:
    """A tiny picture."""
    return discord.File(io.BytesIO(PNG), "x.png", description="A picture")


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
    embed = discord.Embed(title="T", description="D", url="https://example.com", colour=0x335577)
    embed.set_author(name="A", icon_url="https://example.com/a.png").set_footer(text="F")
    embed.set_image(url="attachment://x.png").add_field(name="a", value="b", inline=False)
    embed.timestamp = discord.utils.utcnow()
    view = ui.View(timeout=None)
    view.add_item(ui.Button(label="Press", custom_id="press")).add_item(
        ui.Button(label="Form", custom_id="form")
    )
    view.add_item(ui.Select(custom_id="pick", options=[discord.SelectOption(label=c) for c in "AB"]))
    view.add_item(ui.UserSelect(custom_id="who"))
    await interaction.response.send_message("shown", embed=embed, file=picture(), view=view)


@bot.tree.command(description="Components v2")
async def board(interaction: discord.Interaction) -> None:
    """Sends a container."""
    view = ui.LayoutView(timeout=None)
    gallery = ui.MediaGallery(discord.MediaGalleryItem("attachment://x.png", description="A picture"))
    row = ui.ActionRow(ui.Button(label="Form", custom_id="form"))
    view.add_item(ui.Container(ui.TextDisplay("a board"), gallery, ui.Separator(), row))
    await interaction.response.defer()
    await interaction.edit_original_response(view=view, attachments=[picture()])


@bot.tree.command(description="DM, thread and pages")
async def tour(interaction: discord.Interaction) -> None:
    """Goes to each."""
    await interaction.response.defer(ephemeral=True)
    await interaction.user.send("a letter", file=picture())
    channel = interaction.channel
    thread = await channel.create_thread(name="side", type=discord.ChannelType.public_thread)
    for number in range(5):
        await thread.send(str(number))
    pages = [m.content async for m in thread.history(limit=4, oldest_first=True)]
    last = await anext(aiter(thread.history(limit=1)))
    older = [m.content async for m in thread.history(limit=2, before=last)]
    await last.add_reaction("👍")
    who = [u.name async for u in (await thread.fetch_message(last.id)).reactions[0].users(limit=1)]
    await thread.edit(archived=True)
    archived = [t.name async for t in channel.archived_threads(limit=5)]
    guilds = [g.approximate_member_count async for g in bot.fetch_guilds(limit=5, with_counts=True)]
    await interaction.followup.send(f"{pages} {older} {len(who)} {archived} {guilds}".replace("'", ""))


bot.run("a token of its own")

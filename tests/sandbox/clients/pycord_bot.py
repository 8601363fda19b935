"""A bot on py-cord that does what `test_clients` asks of every client."""

import io

import discord
from discord import ui

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000002000000030806000000b9eade810000000b49444154789c6360400000000900017a4b0c15"
    "0000000049454e44ae426082"
)
bot = discord.Bot(intents=discord.Intents.default())


def picture() -> discord.File:
    """A tiny picture."""
    return discord.File(io.BytesIO(PNG), "x.png", description="A picture")


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
    embed = discord.Embed(title="T", description="D", url="https://example.com", colour=0x335577)
    embed.set_author(name="A", icon_url="https://example.com/a.png")
    embed.set_footer(text="F")
    embed.set_image(url="attachment://x.png")
    embed.add_field(name="a", value="b", inline=False)
    embed.timestamp = discord.utils.utcnow()
    options = [discord.SelectOption(label=c) for c in "AB"]
    view = ui.View(
        ui.Button(label="Press", custom_id="press"),
        ui.Button(label="Form", custom_id="form"),
        ui.Select(custom_id="pick", options=options),
        ui.Select(select_type=discord.ComponentType.user_select, custom_id="who"),
        timeout=None,
    )
    await context.respond("shown", embed=embed, file=picture(), view=view)


@bot.slash_command(description="Components v2")
async def board(context: discord.ApplicationContext) -> None:
    """Sends a container."""
    gallery = ui.MediaGallery()
    gallery.add_item("attachment://x.png", description="A picture")
    row = ui.ActionRow(ui.Button(label="Form", custom_id="form"))
    container = ui.Container(ui.TextDisplay("a board"), gallery, ui.Separator(), row)
    await context.defer()
    await context.edit(view=ui.DesignerView(container, timeout=None), file=picture())


@bot.slash_command(description="DM, thread and pages")
async def tour(context: discord.ApplicationContext) -> None:
    """Goes to each."""
    await context.defer(ephemeral=True)
    await context.author.send("a letter", file=picture())
    channel = context.channel
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
    guilds = [g.approximate_member_count async for g in bot.fetch_guilds(limit=5)]
    await context.respond(f"{pages} {older} {len(who)} {archived} {guilds}".replace("'", ""))


bot.run("a token of its own")

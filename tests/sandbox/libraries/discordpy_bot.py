"""A small discord.py bot that uses commands, components, modals and files; runs in the test's loop."""

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
import yarl
from discord import app_commands, ui

from sandbox.sandbox import Sandbox
from tests.sandbox.clients.tour import PNG


class Form(ui.Modal, title="A form"):
    """A modal with a text input and a select."""

    word = ui.Label(text="Word", component=ui.TextInput(custom_id="word", max_length=10))
    colour = ui.Label(
        text="Colour",
        component=ui.Select(
            custom_id="colour",
            options=[
                discord.SelectOption(label="Red", value="r"),
                discord.SelectOption(label="B", value="b"),
            ],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Sends the values."""
        await interaction.response.send_message(f"{self.word.component.value} {self.colour.component.values}")


class Words(app_commands.Translator):
    """Danish and Dutch command names."""

    async def translate(self, string: Any, locale: discord.Locale, context: Any) -> str | None:
        """Prefixes a name with its language."""
        return (
            f"{locale.value}-{string.message}"
            if locale.value in ("da", "nl") and string.message == "hand"
            else None
        )


def board(words: str, picture: bool = True) -> ui.LayoutView:
    """A components v2 message with text, picture, buttons and selects."""
    view = ui.LayoutView(timeout=None)
    inside: list[Any] = [ui.TextDisplay(words)]
    if picture:
        inside.append(
            ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="A board"))
        )
    inside.append(ui.Separator())
    row = ui.ActionRow(ui.Button(label="Edit", custom_id="edit"), ui.Button(label="Later", custom_id="later"))
    inside.append(row)
    options = [discord.SelectOption(label=c, value=c) for c in "ABC"]
    inside.append(ui.ActionRow(ui.Select(custom_id="pick", options=options, max_values=2)))
    inside.append(ui.ActionRow(ui.UserSelect(custom_id="who")))
    inside.append(
        ui.ActionRow(ui.Button(label="Form", custom_id="form"), ui.Button(label="Mine", custom_id="mine"))
    )
    view.add_item(ui.Container(*inside, accent_colour=0x335577))
    return view


def picture() -> discord.File:
    """A tiny PNG with an alt text."""
    return discord.File(io.BytesIO(PNG), "board.png", description="A board")


class Bot(discord.Client):
    """The bot; `seen` lists the events it received."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default())
        self.tree = app_commands.CommandTree(self)
        self.seen: list[tuple[str, Any]] = []
        self.up = asyncio.Event()
        self._connection.guild_ready_timeout = 0.01  # type: ignore[attr-defined]
        _commands(self.tree)

    async def setup_hook(self) -> None:
        """Registers the translated commands."""
        await self.tree.set_translator(Words())
        await self.tree.sync()

    async def on_ready(self) -> None:
        """Notes that the bot is logged in."""
        self.up.set()

    async def on_resumed(self) -> None:
        """Notes a resumed session."""
        self.seen.append(("resumed", None))

    async def on_message(self, message: discord.Message) -> None:
        """Notes a message."""
        self.seen.append(("message", message))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Responds to components."""
        if interaction.type is not discord.InteractionType.component:
            return
        self.seen.append(("component", interaction))
        answer, data = interaction.response, interaction.data or {}
        if interaction.custom_id == "edit":
            await answer.edit_message(view=board("edited"), attachments=[picture()])
        elif interaction.custom_id == "later":
            await answer.defer()
            await interaction.edit_original_response(view=board("later", picture=False), attachments=[])
        elif interaction.custom_id == "form":
            await answer.send_modal(Form())
        elif interaction.custom_id == "mine":
            await answer.send_message("only you", ephemeral=True)
        elif interaction.custom_id in ("pick", "who"):
            await answer.send_message(f"chose {','.join(data['values'])}", ephemeral=True)


class Ticks(ui.Modal, title="Ticks"):
    """A modal with checkboxes, radio buttons and a mentionable select."""

    many = ui.Label(
        text="Many",
        component=ui.CheckboxGroup(
            custom_id="many", options=[discord.CheckboxGroupOption(label=c, value=c) for c in "ABC"]
        ),
    )
    one = ui.Label(
        text="One",
        component=ui.RadioGroup(
            custom_id="one", options=[discord.RadioGroupOption(label=c, value=c) for c in "XY"]
        ),
    )
    sure = ui.Label(text="Sure", component=ui.Checkbox(custom_id="sure"))
    whom = ui.Label(text="Whom", component=ui.MentionableSelect(custom_id="whom", max_values=2))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Sends the values."""
        ticked = [*self.many.component.values, self.one.component.value, self.sure.component.value]
        whom = [thing.name for thing in self.whom.component.values]
        await interaction.response.send_message(f"{ticked} {whom}", ephemeral=True)


class Things(ui.Modal, title="Things"):
    """A modal with a file upload and selects of users, roles and channels."""

    army = ui.Label(
        text="Army", component=ui.FileUpload(custom_id="army", min_values=0, max_values=2, required=False)
    )
    who = ui.Label(text="Who", component=ui.UserSelect(custom_id="who"))
    role = ui.Label(text="Role", component=ui.RoleSelect(custom_id="role", required=False, min_values=0))
    where = ui.Label(text="Where", component=ui.ChannelSelect(custom_id="where"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Sends the values, and the first line of each file."""
        texts = [(await f.read()).decode().splitlines()[0] for f in self.army.component.values]
        chosen = [self.who.component.values, self.role.component.values, self.where.component.values]
        names = [str(thing.name) for things in chosen for thing in things]
        await interaction.response.send_message(" ".join(texts + names), ephemeral=True)


def _commands(tree: app_commands.CommandTree) -> None:
    @tree.command(description="What is ticked")
    async def ticks(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Ticks())

    @tree.command(description="A file to keep")
    async def record(interaction: discord.Interaction) -> None:
        view = ui.LayoutView()
        view.add_item(ui.Container(ui.TextDisplay("The record"), ui.File("attachment://game.txt")))
        section = ui.Section("Who?", accessory=ui.Thumbnail("attachment://board.png"))
        view.add_item(ui.Container(section))
        files = [discord.File(io.BytesIO(b"e2-e4"), "game.txt"), picture()]
        await interaction.response.send_message(view=view, files=files)

    @tree.command(description="A form of today")
    async def things(interaction: discord.Interaction, file: discord.Attachment | None = None) -> None:
        if file is not None:
            await interaction.response.send_message((await file.read()).decode(), ephemeral=True)
        else:
            await interaction.response.send_modal(Things())

    @tree.command(description="A board")
    async def show(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=board("a board"), file=picture())

    @tree.command(description="Only for me")
    async def hand(interaction: discord.Interaction, times: int = 1) -> None:
        made = await interaction.response.send_message("your hand", ephemeral=True)
        for _ in range(times - 1):
            await interaction.followup.send("more", ephemeral=True)
        assert made.message_id

    @tree.command(description="Slow")
    async def slow(interaction: discord.Interaction, ephemeral: bool = False) -> None:
        await interaction.response.defer(thinking=True, ephemeral=ephemeral)
        await interaction.edit_original_response(content="at last")
        await interaction.followup.send("and more", file=picture())
        assert (await interaction.original_response()).content == "at last"

    @tree.command(description="Mute")
    async def mute(interaction: discord.Interaction) -> None:
        interaction.client.seen.append(("mute", interaction))  # type: ignore[attr-defined]

    @tree.command(description="A letter")
    async def letter(
        interaction: discord.Interaction, to: discord.Member, text: app_commands.Range[str, 1, 20]
    ) -> None:
        try:
            sent = await to.send(text, file=picture())
            await sent.edit(content=f"{text}!")
            await interaction.response.send_message("sent", ephemeral=True)
        except discord.Forbidden as error:
            await interaction.response.send_message(f"refused {error.code}", ephemeral=True)

    group = app_commands.Group(name="game", description="A game")

    @group.command(description="A move")
    async def play(interaction: discord.Interaction, move: str) -> None:
        await interaction.response.send_message(f"played {move} {interaction.locale}")

    @play.autocomplete("move")
    async def offer(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        words = [w for w in ("go 5H", "go 6D", "stay") if w.startswith(current)]
        return [app_commands.Choice(name=w, value=w) for w in words]

    tree.add_command(group)


@asynccontextmanager
async def running(sandbox: Sandbox) -> AsyncIterator[Bot]:
    """Runs the bot in a sandbox while the block lasts."""
    kept = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, discord.asset.Asset.BASE
    discord.http.Route.BASE = sandbox.environment["STOFA_API"]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sandbox.environment["STOFA_GATEWAY"])
    discord.asset.Asset.BASE = sandbox.environment["STOFA_CDN"]
    bot = Bot()
    task = asyncio.create_task(bot.start(sandbox.environment["DISCORD_TOKEN"]))
    try:
        up = asyncio.create_task(bot.up.wait())
        await asyncio.wait({task, up}, timeout=60, return_when=asyncio.FIRST_COMPLETED)
        assert up.done(), task.exception() if task.done() else "the bot did not log in"
        yield bot
    finally:
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)
        discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = kept[:2]
        discord.asset.Asset.BASE = kept[2]

"""The page with the sandbox and a discord.py bot."""

import asyncio
import io
from collections.abc import AsyncIterator

import discord
import discord.gateway
import discord.http
import pytest
import pytest_asyncio
import yarl
from discord import app_commands, ui
from playwright.async_api import BrowserContext, Locator, Page, expect

from sandbox.sandbox import Sandbox
from sandbox.server import serve
from tests.chromium import new_tab
from tests.sandbox_page import samples

pytestmark = [
    pytest.mark.browser,
    pytest.mark.sampled("real page"),
    pytest.mark.asyncio(loop_scope="session"),
]


class Form(ui.Modal, title="Name the table"):
    """A modal that asks for a name and a pace."""

    name: ui.Label = ui.Label(text="Name", component=ui.TextInput(custom_id="name"))
    pace: ui.Label = ui.Label(
        text="Pace",
        component=ui.Select(custom_id="pace", options=[discord.SelectOption(label="A day a move")]),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        said = f"Called {self.name.component.value}, {self.pace.component.values[0]}"
        await interaction.response.send_message(said, ephemeral=True)


class Army(ui.Modal, title="Your army"):
    """A modal with a file, a user, a role and a channel."""

    file: ui.Label = ui.Label(
        text="Line-up",
        description="A text file",
        component=ui.FileUpload(custom_id="file", max_values=2),
    )
    who: ui.Label = ui.Label(text="Against", component=ui.UserSelect(custom_id="who"))
    role: ui.Label = ui.Label(text="Watched by", component=ui.RoleSelect(custom_id="role"))
    where: ui.Label = ui.Label(text="Played in", component=ui.ChannelSelect(custom_id="where"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        words = [(await f.read()).decode() for f in self.file.component.values]
        parts = (self.who, self.role, self.where)
        names = [thing.name for part in parts for thing in part.component.values]
        await interaction.response.send_message(" / ".join(words + names), ephemeral=True)


def board(said: str) -> tuple[ui.LayoutView, discord.File]:
    """A table with a picture and four buttons."""
    view, row = ui.LayoutView(timeout=None), ui.ActionRow()
    for custom_id in ("play", "hand", "form", "army", "never"):
        row.add_item(ui.Button(label=custom_id.title(), custom_id=custom_id))
    gallery = ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description=samples.ALT))
    view.add_item(ui.Container(ui.TextDisplay(said), gallery, row))
    return view, discord.File(io.BytesIO(samples.picture()), "board.png")


class Bot(discord.Client):
    """A bot with one table."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default())
        self.tree = app_commands.CommandTree(self)
        self.ready = asyncio.Event()

    async def on_ready(self) -> None:
        await self.tree.sync()
        self.ready.set()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        custom_id = (interaction.data or {}).get("custom_id")
        if custom_id == "play":
            view, file = board(f"{interaction.user.display_name} has played")
            await interaction.response.edit_message(view=view, attachments=[file])
        elif custom_id == "hand":
            await interaction.response.send_message("Your hand: 5♥", ephemeral=True)
            await interaction.user.send(f"Your hand lies at {interaction.message.jump_url}")
        elif custom_id == "form":
            await interaction.response.send_modal(Form())
        elif custom_id == "army":
            await interaction.response.send_modal(Army())


def bot_with_commands() -> Bot:
    """The bot, with /table and autocompletion."""
    bot = Bot()
    group = app_commands.Group(name="table", description="Tables")

    @group.command(name="open", description="Open a table")
    async def opened(interaction: discord.Interaction, name: str) -> None:
        view, file = board(f"The table **{name}**")
        await interaction.response.send_message(view=view, file=file)

    @opened.autocomplete("name")
    async def names(_: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=n, value=n) for n in ("Morning", "Evening") if current in n.lower()]

    bot.tree.add_command(group)
    return bot


@pytest_asyncio.fixture(loop_scope="session")
async def sandbox(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    async with serve() as running:
        settings = running.environment
        monkeypatch.setattr(discord.http.Route, "BASE", settings["STOFA_API"])
        gateway = yarl.URL(settings["STOFA_GATEWAY"])
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
        bot = bot_with_commands()
        task = asyncio.create_task(bot.start(settings["DISCORD_TOKEN"]))
        await asyncio.wait_for(bot.ready.wait(), 20)
        yield running
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)


@pytest_asyncio.fixture(loop_scope="session")
async def page(tabs: BrowserContext, sandbox: Sandbox) -> AsyncIterator[Page]:
    opened = await new_tab(tabs, 1600)
    errors: list[str] = []
    opened.on("pageerror", lambda error: errors.append(str(error)))
    await opened.goto(f"{sandbox.url}?as={sandbox.person('Anna').id},{sandbox.person('Björn').id}")
    yield opened
    await opened.close()
    assert errors == []


async def test_a_whole_visit(page: Page, sandbox: Sandbox) -> None:
    """With the server, a command, buttons, a picture, an ephemeral message and a link from a DM are used."""
    anna, bjorn = page.locator(".client").nth(0), page.locator(".client").nth(1)
    await anna.get_by_role("textbox").click()
    await page.keyboard.type("/table open ")
    await page.keyboard.type("eve")
    await expect(anna.get_by_role("option", name="Evening")).to_be_visible()
    for _ in range(2):
        await page.keyboard.press("Enter")
    for client in (anna, bjorn):
        await expect(client.locator(".container", has_text="The table Evening")).to_be_visible()
    picture = bjorn.locator(f".picture img[alt='{samples.ALT}']")
    assert await picture.evaluate("image => image.decode().then(() => image.naturalWidth)") == 1100
    await bjorn.get_by_role("button", name="Play").click()
    await expect(anna.locator(".container", has_text="Björn has played")).to_be_visible()
    await anna.get_by_role("button", name="Hand").click()
    await expect(anna.locator(".ephemeral", has_text="Your hand: 5♥")).to_be_visible()
    await expect(bjorn.locator(".ephemeral")).to_have_count(0)
    await anna.locator(".channel.dm", has_text="1 unread").click()
    await anna.get_by_role("button", name="#stofa › message").click()
    await expect(anna.locator(".container", has_text="Björn has played")).to_be_in_viewport()


async def morning(page: Page) -> Locator:
    """Opens a table in the morning as Anna. Returns her client."""
    anna = page.locator(".client").nth(0)
    await anna.get_by_role("textbox").click()
    await page.keyboard.type("/table open ")
    await page.keyboard.type("morning")
    await page.keyboard.press("Enter")
    return anna


async def test_forms_and_failures(page: Page, sandbox: Sandbox) -> None:
    """A modal's values reach the bot; a button without a response shows an error and is no longer busy."""
    anna = await morning(page)
    never = anna.get_by_role("button", name="Never")
    await never.wait_for()
    sandbox.knobs.answer_within = 0.5
    await never.click()
    await expect(anna.get_by_role("alert").filter(has_text="This interaction failed")).to_be_visible()
    await expect(anna.locator("[aria-busy]")).to_have_count(0)
    sandbox.knobs.answer_within = 3.0
    await anna.get_by_role("button", name="Form").click()
    form = page.get_by_role("dialog", name="Name the table")
    await form.get_by_role("textbox", name="Name").fill("Sunday")
    await form.get_by_role("button", name="Pace").click()
    await page.get_by_role("option", name="A day a move").click()
    await form.get_by_role("button", name="Submit").click()
    await expect(anna.locator(".ephemeral", has_text="Called Sunday, A day a move")).to_be_visible()


async def test_a_form_takes_files_people_roles_and_channels(page: Page, sandbox: Sandbox) -> None:
    """A modal sends the files, the user, the role and the channel; files over the maximum are left out."""
    anna = await morning(page)
    await anna.get_by_role("button", name="Army").click()
    form = page.get_by_role("dialog", name="Your army")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_role("alert").filter(has_text="This is needed.")).to_have_count(1)
    field = form.get_by_label("Line-up")
    for name in ("one.txt", "two.txt", "three.txt"):
        await field.set_input_files({"name": name, "mimeType": "text/plain", "buffer": name.encode()})
        await expect(form.get_by_role("status")).not_to_have_text("Sending…")
    await expect(form.get_by_text("At most 2; the rest was left out.")).to_be_visible()
    await form.get_by_role("button", name="Take one.txt away").click()
    for label, choice in (("Against", "Finn"), ("Watched by", "@Moderator"), ("Played in", "#spil")):
        await form.get_by_role("button", name=label).click()
        await page.get_by_role("option", name=choice).click()
    await form.get_by_role("button", name="Submit").click()
    await expect(anna.locator(".ephemeral", has_text="two.txt / finn / Moderator / spil")).to_be_visible()
    await expect(anna.get_by_text("used /table open").last).to_be_visible()

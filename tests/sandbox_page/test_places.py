"""Threads, guilds, reactions, files and the workshop, on a computer and on a phone."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import BrowserContext, Page, expect

from sandbox.sandbox import Sandbox
from sandbox.server import serve
from tests.chromium import new_tab

pytestmark = [
    pytest.mark.browser,
    pytest.mark.sampled("real page"),
    pytest.mark.asyncio(loop_scope="session"),
]
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
# Every control has an accessible name, and every id is unique.
NAMELESS = """() => {
  const said = (node) =>
    (node.getAttribute('aria-label') || node.textContent || node.alt || node.title || '').trim();
  const labelled = (node) => node.labels?.length || node.getAttribute('aria-labelledby');
  const controls = 'button, a, input, select, textarea, summary, [role=button]';
  const bare = [...document.querySelectorAll(controls)]
    .filter((node) => node.checkVisibility() && !said(node) && !labelled(node));
  const ids = [...document.querySelectorAll('[id]')].map((node) => node.id);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  return [...bare.map((node) => node.outerHTML.slice(0, 120)), ...twice];
}"""
OUTSIDE = """[...document.querySelectorAll('.message *')]
  .filter((node) => node.getBoundingClientRect().right > innerWidth + 1).length"""


@pytest_asyncio.fixture(loop_scope="session")
async def sandbox(tabs: BrowserContext) -> AsyncIterator[Sandbox]:
    async with serve() as running:
        yield running
        for page in tabs.pages[1:]:  # or it would look for its server for ever
            await page.close()


async def opened(tabs: BrowserContext, sandbox: Sandbox, name: str, width: int) -> Page:
    """The page of one person."""
    page = await new_tab(tabs, width, 844)
    await page.goto(f"{sandbox.url}?as={sandbox.person(name).id}")
    await page.locator(".client .channel").first.wait_for(state="attached")
    return page


async def test_threads_reactions_and_files(tabs: BrowserContext, sandbox: Sandbox) -> None:
    """A file is sent, a reaction added, and a thread begun, locked, opened again and written in."""
    page = await opened(tabs, sandbox, "Anna", 1280)
    await page.get_by_label("Files to send").set_input_files(
        {"name": "rules.txt", "mimeType": "text/plain", "buffer": b"twelve rules"}
    )
    await expect(page.locator(".tray .file-name")).to_have_text("rules.txt")
    await page.get_by_role("textbox", name="Message #stofa").fill("Here they are")
    await page.keyboard.press("Enter")
    message = page.locator(".message", has_text="Here they are")
    await expect(message.locator("a.file")).to_contain_text("rules.txt")
    await message.hover()
    await message.get_by_role("button", name="React").click()
    await page.get_by_role("group", name="React with").get_by_role("button", name="🎉").click()
    pressed = message.get_by_role("button", name="🎉 1 by Anna")
    await expect(pressed).to_have_attribute("aria-pressed", "true")
    await message.hover()
    await message.get_by_role("button", name="Begin a thread").click()
    form = page.get_by_role("dialog", name="Begin a thread")
    await form.get_by_role("textbox").fill("Rules")
    await form.get_by_role("button", name="Submit").click()
    await page.locator(".channel.thread", has_text="Rules").click()
    await page.get_by_role("button", name="Lock").click()
    await expect(page.locator(".channel.thread", has_text="Rules, archived and locked")).to_be_visible()
    await page.get_by_role("button", name="Open again").click()
    await page.get_by_role("textbox", name="Message Rules").fill("the first")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message", has_text="the first")).to_be_visible()
    await page.close()


async def test_servers_and_groups_come_and_go(tabs: BrowserContext, sandbox: Sandbox) -> None:
    """A new guild and a new group are shown at once, and a guild that the person has left is removed."""
    anna, page = sandbox.person("Anna"), await opened(tabs, sandbox, "Anna", 1280)
    second = sandbox.guilds.create("Kaffihús", [anna], channels=("spjall",))
    await page.get_by_role("list", name="Kaffihús").get_by_role("button", name="spjall").click()
    await expect(page.get_by_role("textbox", name="Message #spjall")).to_be_visible()
    sandbox.guilds.group([anna, sandbox.person("Finn"), sandbox.person("Emma")])
    await expect(page.get_by_role("list", name="Among people")).to_contain_text("Finn, Emma")
    sandbox.guilds.leave(second, anna)
    await expect(page.get_by_role("button", name="spjall")).to_have_count(0)
    await expect(page.get_by_role("textbox", name="Message #stofa")).to_be_visible()
    await page.close()


async def test_the_workshop_turns_knobs(tabs: BrowserContext, sandbox: Sandbox) -> None:
    """The workshop closes a person's DMs and sets the latency; it fits a phone; its controls have names."""
    page = await opened(tabs, sandbox, "Anna", 390)
    await page.goto(sandbox.url)
    await page.get_by_role("button", name="Workshop").click()
    bench = page.get_by_role("dialog", name="Workshop")
    await bench.locator("summary", has_text="Open or close a person's DMs").click()
    form = bench.locator("details[open]")
    await form.get_by_role("combobox", name="Person").select_option(label="Finn")
    await form.get_by_role("checkbox", name="Open").uncheck()
    await form.get_by_role("button").click()
    await expect(bench.get_by_role("status")).to_contain_text("done")
    assert not sandbox.person("Finn").dms_open
    await bench.get_by_role("spinbutton", name="Latency of REST and gateway, in seconds").fill("0.25")
    await page.keyboard.press("Tab")
    await expect(bench.get_by_role("status")).to_contain_text("in seconds: done")
    assert sandbox.knobs.latency == 0.25
    sandbox.knobs.latency = 0.0
    assert await page.evaluate(SIDEWAYS) == 0
    assert await page.evaluate(NAMELESS) == []
    await page.close()


async def test_a_phone_and_a_screen_reader(tabs: BrowserContext, sandbox: Sandbox) -> None:
    """On a phone nothing overflows; controls have accessible names, and headings and links their roles."""
    bot, channel = sandbox.world.bot_id, sandbox.channel("stofa")
    buttons = [{"type": 2, "style": 1, "label": str(n), "custom_id": str(n)} for n in range(5)]
    out = {"type": 2, "style": 5, "label": "Out", "url": "https://x.is"}
    parts = [
        {"type": 10, "content": "# A long heading that has to be broken on a phone\n> `quoted`"},
        {"type": 1, "components": buttons},
        {"type": 1, "components": [{"type": 7, "custom_id": "m", "max_values": 3}]},
        {"type": 9, "components": [{"type": 10, "content": "x" * 80}], "accessory": out},
    ]
    body = {"flags": 1 << 15, "components": [{"type": 17, "components": parts}]}
    message = sandbox.messages.create(channel, bot, body, {})
    sandbox.messages.react(message, bot, "👍")
    thread = sandbox.threads.start(channel, bot, {"name": "A thread with rather a long name " * 2}, message)
    page = await opened(tabs, sandbox, "Emma", 390)
    for _ in range(2):
        assert await page.evaluate(SIDEWAYS) == 0
        assert await page.evaluate(NAMELESS) == []
        assert await page.evaluate(OUTSIDE) == 0
        await page.get_by_role("button", name="Channels").click()
        await page.locator(".channel.thread", has_text=thread.name.strip()).click()
    await page.get_by_role("button", name="Channels").click()
    await page.locator(".channel.text", has_text="stofa").click()
    await page.get_by_role("button", name="Make a choice").click()
    await expect(page.get_by_role("option", name="Moderator")).to_be_visible()
    await expect(page.get_by_role("option", name="Björn")).to_be_visible()
    snapshot = await page.locator(".messages").aria_snapshot()
    for said in ("heading", 'button "👍 1 by Stofa"', 'link "Out"'):
        assert said in snapshot
    await page.close()

"""People at the page in Chromium, who find what to press by custom id, in any language."""

import asyncio
import contextlib
import random
from pathlib import Path

from playwright.async_api import Browser, Locator, Page, TimeoutError, expect

PICTURES = Path(__file__).parent.parent.parent / "build" / "game"
PICKS = '[data-custom^="s:pick:"]:not(:disabled), [data-custom^="s:do:"]:not(:disabled)'


def verb(name: str) -> str:
    """The selector of what can be pressed to do this."""
    return f'[data-custom^="s:{name}:"]:not(:disabled)'


class Seat:
    """A person at the page, who plays from direct messages if `direct`, else in the channel."""

    def __init__(self, page: Page, name: str, *, direct: bool) -> None:
        self.page = page
        self.name = name
        self.direct = direct
        self._chance = random.Random(name)

    async def go(self, channel: str) -> None:
        """Opens a channel, or with `Stofa` the direct messages from the bot."""
        await self.open_menu()
        kind = "dm" if channel == "Stofa" else "text"
        await self.page.locator(f"button.channel.{kind}").filter(has_text=channel).first.click()

    async def see_the_bot(self) -> None:
        """Waits until the bot is online; a wide page shows that at its side."""
        await expect(self.page.get_by_text("Stofa is online")).to_be_visible()

    async def open_menu(self) -> None:
        """Where the page is narrow the channels lie in a drawer."""
        menu = self.page.get_by_role("button", name="Channels")
        if await menu.is_visible():
            await menu.click()

    async def close_messages(self) -> None:
        """Closes the person's direct messages for the bot."""
        await self.open_menu()
        await self.page.get_by_role("button", name="Your settings").click()
        await self.page.get_by_role("switch", name="Messages from the bot").uncheck()
        await self.page.keyboard.press("Escape")
        await self.page.locator("button.channel").filter(has_text="stofa").first.click()

    async def type(self, text: str) -> None:
        """Types into the field for messages; a slash command is chosen from the list."""
        await self.page.get_by_role("combobox").or_(self.page.get_by_role("textbox")).last.click()
        await self.page.keyboard.type(text)
        if text.startswith("/"):
            await expect(self.page.get_by_role("option").first).to_be_visible()
            await self.page.keyboard.press("Enter")

    async def command(self, text: str) -> None:
        """Types a slash command and sends it."""
        await self.type(f"/{text}")
        await self.page.keyboard.press("Enter")

    def newest(self, name: str) -> Locator:
        """The newest thing on the page that does this."""
        return self.page.locator(verb(name)).last

    async def press(self, name: str) -> None:
        """Presses the newest button that does this."""
        await self.newest(name).click()

    async def shoot(self, name: str) -> None:
        """Leaves a picture of the page in `build/game/`."""
        path = PICTURES / f"{name}-{self.name.lower()}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        await self.page.screenshot(path=path)

    async def signature(self) -> list[str]:
        """What can be picked now, by custom id."""
        ids = await self.page.locator(PICKS).evaluate_all("all => all.map(one => one.dataset.custom)")
        return [str(i) for i in ids]

    async def act(self) -> bool:
        """One press of what can be picked, if there is anything; waits until it has done something."""
        before = await self.signature()
        if not before and not self.direct and await self._is_waited_for():
            await self.press("play")
            with contextlib.suppress(TimeoutError):  # the board may tell a little later whose turn it is
                await self.page.locator(PICKS).first.wait_for(timeout=2_000)
            return bool(await self.signature())
        if not before:
            return False
        try:
            await self.page.locator(f'[data-custom="{self._choice(before)}"]').last.click(timeout=3_000)
        except TimeoutError:
            return False  # it was taken away while the pointer was on its way
        for _ in range(200):
            if await self.signature() != before:
                return True
            await asyncio.sleep(0.05)
        raise AssertionError(f"{self.name} pressed and nothing happened")

    def _choice(self, ids: list[str]) -> str:
        """What is whole is confirmed, else anything is picked of what was offered last."""
        sure = [i for i in ids if i.startswith("s:do:")]
        return sure[-1] if sure else self._chance.choice(ids)

    async def _is_waited_for(self) -> bool:
        boards = self.page.locator(".message", has=self.page.locator(verb("play")))
        said = await boards.last.inner_text() if await boards.count() else ""
        turns = [line for line in said.splitlines() if line.startswith("Waiting for")]
        return bool(turns) and f"@{self.name}" in turns[-1]


async def sit(browser: Browser, address: str, name: str, *, width: int, direct: bool) -> Seat:
    """Opens the page as this person."""
    page = await browser.new_page(viewport={"width": width, "height": 900})
    page.set_default_timeout(10_000)
    await page.goto(address)
    await page.get_by_role("link", name=name).click()
    await page.locator(".client .channel").first.wait_for(state="attached")
    return Seat(page, name, direct=direct)


async def is_fit_to_be_read(page: Page) -> None:
    """Nothing hangs over the side, and every picture says in words what it shows, if only “Your hand: 5.”"""
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    alts = await page.locator(".messages img:not(.emoji)").evaluate_all("all => all.map(one => one.alt)")
    assert alts
    assert all(len(alt) > 10 for alt in alts), alts

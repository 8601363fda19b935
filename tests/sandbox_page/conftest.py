"""Pages of the mock server in Chromium."""

from collections.abc import AsyncIterator

import pytest_asyncio
from playwright.async_api import Browser, Page

from tests.chromium import WAIT
from tests.sandbox_page.mock import Mock


@pytest_asyncio.fixture(loop_scope="session")
async def mock() -> AsyncIterator[Mock]:
    server = Mock()
    await server.start()
    yield server
    await server.stop()


class Window:
    """Opens pages and collects their errors."""

    def __init__(self, browser: Browser, mock: Mock) -> None:
        self.browser, self.mock = browser, mock
        self.pages: list[Page] = []
        self.errors: list[str] = []

    async def open(self, path: str = "?as=1001", width: int = 1280, height: int = 900) -> Page:
        page = await self.browser.new_page(viewport={"width": width, "height": height})
        self.pages.append(page)
        page.set_default_timeout(WAIT)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on(
            "console", lambda line: self.errors.append(line.text) if "Security Policy" in line.text else None
        )
        await page.goto(self.mock.address + path)
        if path:
            await page.locator(".client .channel").first.wait_for(state="attached")
        return page


@pytest_asyncio.fixture(loop_scope="session")
async def window(browser: Browser, mock: Mock) -> AsyncIterator[Window]:
    opened = Window(browser, mock)
    yield opened
    for page in opened.pages:
        await page.close()
    assert opened.errors == []

"""Pages of the mock server in Chromium."""

from collections.abc import AsyncIterator

import pytest_asyncio
from playwright.async_api import BrowserContext, Page

from tests.chromium import new_tab
from tests.sandbox_page.mock import Mock


@pytest_asyncio.fixture(loop_scope="session")
async def mock() -> AsyncIterator[Mock]:
    server = Mock()
    await server.start()
    yield server
    await server.stop()


class Window:
    """Opens pages and collects their errors."""

    def __init__(self, tabs: BrowserContext, mock: Mock) -> None:
        self.tabs, self.mock = tabs, mock
        self.pages: list[Page] = []
        self.errors: list[str] = []

    async def open(self, path: str = "?as=1001", width: int = 1280, height: int = 900) -> Page:
        page = await new_tab(self.tabs, width, height)
        self.pages.append(page)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on(
            "console", lambda line: self.errors.append(line.text) if "Security Policy" in line.text else None
        )
        await page.goto(self.mock.address + path)
        if path:
            await page.locator(".client .channel").first.wait_for(state="attached")
        return page


@pytest_asyncio.fixture(loop_scope="session")
async def window(tabs: BrowserContext, mock: Mock) -> AsyncIterator[Window]:
    opened = Window(tabs, mock)
    yield opened
    for page in opened.pages:
        await page.close()
    assert opened.errors == []

"""A headless Chromium, one in each process that tests pages."""

import os
import shutil
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, Page, async_playwright, expect

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--process-per-site", "--renderer-process-limit=1",
)  # fmt: skip
WAIT = 60_000  # milliseconds to wait for an element; long, for busy machines
expect.set_options(timeout=WAIT)


def chromium() -> str | None:
    """Returns the installed browser; None if there is none."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """The browser; the test is skipped without one."""
    path = chromium()
    if path is None:
        pytest.skip("no Chromium on this machine: the page is not tested")
    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield running
        await running.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def tabs(browser: Browser) -> AsyncIterator[BrowserContext]:
    """Tabs of one process, which has the page's program compiled. Each server has a port, so an origin."""
    shared = await browser.new_context()
    await shared.new_page()  # keeps the process
    yield shared
    await shared.close()


async def new_tab(tabs: BrowserContext, width: int = 1280, height: int = 900) -> Page:
    """Returns an empty tab of this size."""
    page = await tabs.new_page()
    await page.set_viewport_size({"width": width, "height": height})
    page.set_default_timeout(WAIT)
    return page

"""The page on a phone, 390 px wide, and the first look into an empty channel."""

import asyncio
import re
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.sandbox_page import samples
from tests.sandbox_page.conftest import Window
from tests.sandbox_page.mock import Mock

pytestmark = [
    pytest.mark.browser,
    pytest.mark.sampled("mock page"),
    pytest.mark.asyncio(loop_scope="session"),
]
PHONE: dict[str, Any] = {"width": 390, "height": 760}
OVERLAP = """([a, b]) => { const [p, q] = [a, b].map((s) => document.querySelector(s)).map(
  (node) => node.getBoundingClientRect());
  return p.left < q.right && q.left < p.right && p.top < q.bottom && q.top < p.bottom; }"""
TO_THE_END_OF = """(list, id) => { const row = document.querySelector(`[data-message='${id}']`);
  list.scrollTop += row.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom + 4; }"""
HINT_FITS = """() => { const say = document.querySelector('.say'), style = getComputedStyle(say);
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = style.font;
  const room = say.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return pen.measureText(say.placeholder).width <= room; }"""


async def test_a_badge_leaves_the_name_alone(window: Window) -> None:
    """The number of unread messages is whole and does not lie over the name."""
    page = await window.open("", **PHONE)
    card = ".person[href*='1003']"
    await expect(page.locator(card).first).to_be_visible()
    assert not await page.evaluate(OVERLAP, [f"{card} .badge", f"{card} .person-name"])
    box = await _box(page, f"{card} .badge")
    assert box["height"] < 30, "its text is on one line"


async def _box(page: Page, selector: str) -> dict[str, float]:
    """Place and size of an element, in pixels."""
    box = await page.locator(selector).first.bounding_box()
    assert box is not None
    return dict(box)


@pytest.mark.parametrize("width", [390, 1280])
async def test_the_hint_of_the_composer_is_whole(window: Window, width: int) -> None:
    """It is not cut in the word for commands."""
    page = await window.open(width=width)
    await expect(page.locator(".say")).to_have_attribute("placeholder", re.compile("/ for commands$"))
    assert await page.evaluate(HINT_FITS)


async def test_an_empty_channel_names_commands(window: Window, mock: Mock) -> None:
    """Whoever sits down first sees what to type, also if the bot registers its commands later."""
    page = await window.open("?as=1001", **PHONE)
    await page.evaluate("document.querySelector(\"[data-channel='11']\").click()")
    nothing = page.locator(".messages > .nothing")
    await expect(nothing).to_contain_text("yet. Type / for commands, such as /")
    await mock.send(None, t="commands", commands=[])
    await expect(nothing).not_to_contain_text("commands")
    await mock.send(None, t="commands", commands=[{"id": "1", "name": "toss", "description": "Toss"}])
    await expect(nothing).to_have_text(
        "Nothing has been said in #spil yet. Type / for commands, such as /toss."
    )


async def test_a_growing_message_keeps_its_buttons_in_view(window: Window, mock: Mock) -> None:
    """Somebody not quite at the bottom still sees the whole message after it has grown."""
    page = await window.open(**PHONE)
    for number in range(3):
        await mock.post(samples.BJORN, f"line {number}")
    go_row = {"type": 1, "components": [samples.button("Go", "g")]}
    board = await mock.post(samples.BOT, "short", components=[go_row])
    row = page.locator(f"[data-message='{board['id']}']")
    for number in range(8):
        await mock.post(samples.BJORN, f"after {number}")
    await expect(page.locator(".message", has_text="after 7")).to_be_in_viewport()
    await page.locator(".scroller").evaluate(TO_THE_END_OF, board["id"])
    await expect(page.locator(".jump")).to_be_visible()
    await page.locator(".scroller").evaluate(TO_THE_END_OF, board["id"])
    go = row.get_by_role("button", name="Go")
    await expect(go).to_be_in_viewport()
    await mock.send(None, t="edited", channel="10", message=board | {"content": "\n".join(["line"] * 12)})
    await expect(row).to_contain_text("line")
    await asyncio.sleep(0.1)
    await expect(go).to_be_in_viewport(ratio=1)
    scroller, jump = await _box(page, ".scroller"), await _box(page, ".jump")
    assert jump["y"] >= scroller["y"] + scroller["height"], "the way down covers no button"

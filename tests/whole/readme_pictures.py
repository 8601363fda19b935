"""Makes the pictures of the README: `python -m tests.whole.readme_pictures [FOLDER]`.

`phone.png` is the page of the sandbox, with the bot in it as `make run` starts it: two people play cribbage
by direct messages, and one of them is to play. The cards are others each time. `film.gif` is the film of a
game of Stratego between bots, with fewer positions than the button *Film* shows, and faster.
"""

import asyncio
import io
import sys
import tempfile
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.async_api import async_playwright

from benchmarks.finished.film import whole
from render.history.film import gif
from render.history.frames import frames
from tests.chromium import FLAGS, chromium
from tests.whole.at_page import PICKS, Seat, sit
from tests.whole.run_process import ROOT, running

FOLDER: Final = ROOT / "docs"
WIDE, TALL = 430, 860
PRESSES: Final = 48
"""Presses after which the picture is taken: in the second or third deal."""
COLOURS: Final = 128
FILM, POSITIONS, LONGEST = "stratego", 10, 1_500
"""The game of the film, its number of positions, and milliseconds of one of them at most."""


async def played(anna: Seat, bjorn: Seat) -> None:
    """Plays so many presses, and on until the second person can choose."""
    await anna.see_the_bot()
    await anna.command("cribbage new")
    await bjorn.press("join")
    await anna.press("start")
    for person in (anna, bjorn):
        await person.go("Stofa")
    pressed = 0
    while pressed < PRESSES or not await bjorn.page.locator(PICKS).count():
        moved = [await person.act() for person in (anna, bjorn) if pressed < PRESSES or person is anna]
        pressed += sum(moved)
        await asyncio.sleep(0 if any(moved) else 0.2)
    await asyncio.sleep(3)  # messages are brought up to date, pictures drawn in


async def phone() -> bytes:
    """Returns the page of one of two people in the middle of a game as PNG."""
    path = chromium()
    assert path is not None, "there is no Chromium on this machine"
    with tempfile.TemporaryDirectory() as folder:
        async with running(Path(folder)) as address, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=path, args=list(FLAGS))
            anna = await sit(browser, address, "Anna", width=1280, direct=True)
            bjorn = await sit(browser, address, "Björn", width=1280, direct=True)
            await played(anna, bjorn)
            await bjorn.page.set_viewport_size({"width": WIDE, "height": TALL})
            await asyncio.sleep(1)  # the page is laid out anew
            await bjorn.page.locator(PICKS).last.scroll_into_view_if_needed()
            shot = Image.open(io.BytesIO(await bjorn.page.screenshot())).convert("RGB")
            await browser.close()
    out = io.BytesIO()
    shot.quantize(COLOURS, method=Image.Quantize.FASTOCTREE).save(out, "PNG", optimize=True)
    return out.getvalue()


def film() -> bytes:
    """Returns the film as GIF."""
    return gif([frame._replace(ms=min(frame.ms, LONGEST)) for frame in frames(whole(FILM), POSITIONS)])


if __name__ == "__main__":
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    (folder / "film.gif").write_bytes(film())
    (folder / "phone.png").write_bytes(asyncio.run(phone()))

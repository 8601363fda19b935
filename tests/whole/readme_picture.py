"""Makes the picture of the README: `python -m tests.whole.readme_picture [FILE]`.

Two people play cribbage at the page of the sandbox, with the bot in it as `make run` starts it: one in the
channel, one by direct messages. Their pages stand side by side. The cards are others each time.
"""

import asyncio
import io
import sys
import tempfile
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.async_api import async_playwright

from tests.chromium import FLAGS, chromium
from tests.whole.at_page import Seat, sit
from tests.whole.run_process import ROOT, running

FILE: Final = ROOT / "docs" / "cribbage.png"
WIDE: Final = 800
PRESSES: Final = 48
"""Presses after which the picture is taken: in the second or third deal."""
COLOURS: Final = 128


async def played(anna: Seat, bjorn: Seat) -> None:
    """Plays so many presses, and on until both have pages on which nothing is half chosen."""
    await anna.see_the_bot()
    await anna.close_messages()
    await anna.command("cribbage new")
    await bjorn.press("join")
    await anna.press("start")
    await bjorn.go("Stofa")
    pressed = 0
    while pressed < PRESSES:
        moved = [await person.act() for person in (anna, bjorn)]
        pressed += sum(moved)
        await asyncio.sleep(0 if any(moved) else 0.2)
    await asyncio.sleep(3)  # messages are brought up to date, pictures drawn in


async def main(file: Path) -> None:
    """Writes the picture."""
    path = chromium()
    assert path is not None, "there is no Chromium on this machine"
    with tempfile.TemporaryDirectory() as folder:
        async with running(Path(folder)) as address, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=path, args=list(FLAGS))
            anna = await sit(browser, address, "Anna", width=1280, direct=False)
            bjorn = await sit(browser, address, "Björn", width=WIDE, direct=True)
            await played(anna, bjorn)
            await anna.page.set_viewport_size({"width": WIDE, "height": 900})
            await asyncio.sleep(1)  # the page is laid out anew
            shots = [await person.page.screenshot() for person in (anna, bjorn)]
            await browser.close()
    image = Image.new("RGB", (2 * WIDE, 900))
    for n, shot in enumerate(shots):
        image.paste(Image.open(io.BytesIO(shot)).convert("RGB"), (n * WIDE, 0))
    image.quantize(COLOURS, method=Image.Quantize.FASTOCTREE).save(file, "PNG", optimize=True)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]) if len(sys.argv) > 1 else FILE))

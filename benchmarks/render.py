"""Rendering: rows R1 to R5, compared to plain Pillow drawing the same pixels from the same sprites.

R1, R2 and R4 are measured for every game in `benches.py`, R3 and R5 with cribbage. Pillow pastes the cached
sprites and saves a PNG at level 6. The positions are those of random games.
"""

import asyncio
import io
import math
import statistics
import time
import zlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from PIL import Image, ImageChops, ImageStat

import render
from benchmarks.benches import BENCHES, game
from benchmarks.rows import Row, interleaved, show
from games.contract import Seat
from games.registry import GAMES
from render.cribbage import board_image
from render.drawing import strips
from render.drawing.pictures import PICTURES
from render.drawing.sprites import Sprite
from render.drawing.strips import STRIPS, Scene

WHOLE: dict[str, tuple[Image.Image, Image.Image | None]] = {}
LOOK = BENCHES["cribbage"].look
MOVES = 25
REPS = 7
BOARDS_A_SECOND = 10
SECONDS = 2.0
QOI_OVER_SUMS = 1.16
"""Time of a QOI encoder divided by that of CRC-32 and Adler-32 over the same pixels."""


def plain(scene: Scene, mode: str = "RGB") -> bytes:
    """Draws the same sprites on one canvas and returns a PNG by Pillow at level 6."""
    image = Image.new("RGB", (scene.width, scene.height), scene.ground)
    for sprite, x, y in scene.marks:
        pixels, mask = whole(sprite)
        image.paste(pixels, (x, y), mask)
    return saved(image if mode == "RGB" else image.convert(mode))


def whole(sprite: Sprite) -> tuple[Image.Image, Image.Image | None]:
    """Returns a sprite's pixels and its mask, as a program keeps it that does not cut it into pieces."""
    if sprite.key not in WHOLE:
        image = sprite._paint()
        alpha = image.getchannel("A") if image.mode == "RGBA" else None
        mask = None if alpha is None or alpha.getextrema() == (255, 255) else alpha
        WHOLE[sprite.key] = (image.convert("RGB"), mask)
    return WHOLE[sprite.key]


def saved(image: Image.Image) -> bytes:
    """Returns a PNG by Pillow at level 6."""
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=6)
    return out.getvalue()


def noise(one: Image.Image, other: Image.Image) -> float:
    """Returns the PSNR in decibels."""
    spread = ImageStat.Stat(ImageChops.difference(one, other))
    mean = statistics.fmean(spread.sum2) / spread.count[0]
    return 10 * math.log10(255**2 / mean) if mean else math.inf


def each_picture(
    scenes: Sequence[Scene], draw: Callable[[Scene], bytes], clock: Callable[[], float]
) -> list[float]:
    """Returns the seconds of each picture after the first, with no strips cached before it."""
    STRIPS.clear()
    draw(scenes[0])
    times = []
    for scene in scenes[1:]:
        started = clock()
        draw(scene)
        times.append(clock() - started)
    return times


def after_a_move(
    key: str, palette: list[Scene], reps: int = REPS, clock: Callable[[], float] = time.perf_counter
) -> list[Row]:
    """Returns the rows R1 and R2: the board after one move, in truecolour and in a palette.

    `palette` are the boards of consecutive positions.
    """
    truecolour = [scene._replace(palette=None) for scene in palette]
    sides: dict[str, tuple[list[Scene], Callable[[Scene], bytes]]] = {
        "plain": (truecolour, plain),
        "rgb": (truecolour, strips.png),
        "palette": (palette, strips.png),
    }
    times: dict[str, list[float]] = {name: [] for name in sides}
    for _ in range(reps):
        for name, (scenes, draw) in sides.items():
            times[name] += each_picture(scenes, draw, clock)
    cost = {name: statistics.median(seen) for name, seen in times.items()}
    size = {name: statistics.fmean(len(draw(s)) for s in scenes) for name, (scenes, draw) in sides.items()}
    noises = [
        noise(strips.draw(t), strips.draw(p).convert("RGB")) for t, p in zip(truecolour, palette, strict=True)
    ]
    base = f"{cost['plain'] * 1e3:.1f} ms"
    changed = _changed(palette)
    rgb = f"{cost['rgb'] * 1e3:.2f} ms to {base}, bytes {size['rgb'] / size['plain']:.2f} x, {changed}"
    few = f"{cost['palette'] * 1e3:.2f} ms, bytes {size['palette'] / size['plain']:.2f} x, "
    few += f"PSNR {min(noises):.1f} dB"
    what = f"{key}: board after a move, truecolour strips / Pillow RGB"
    return [
        Row("R1", what, cost["rgb"] / cost["plain"], "<=", 0.1, rgb),
        Row("R2", f"{key}: the same in a palette", cost["palette"] / cost["plain"], "<=", 0.06, few),
    ]


def boards(key: str) -> list[Scene]:
    """Returns the boards of a random game."""
    return [render.of(GAMES[key].view(s, None)).scene(BENCHES[key].look) for s in game(key, 1, MOVES)]


def _changed(scenes: Sequence[Scene]) -> str:
    STRIPS.clear()
    counts = []
    for scene in scenes:
        counts.append(strips.missing(scene))
        strips.png(scene)
    return f"{statistics.median(counts[1:]):g} of {len(scenes[-1].strip_keys)} strips change"


def cold(scene: Scene) -> bytes:
    """Draws the scene with no strips cached."""
    STRIPS.clear()
    return strips.png(scene)


def warm() -> list[Row]:
    """Returns the row R3: the board with all strips cached, compared to encoding the pixels as QOI."""
    view = GAMES["cribbage"].view(game("cribbage", 1, 12)[-1], None)
    pixels = strips.draw(board_image.scene(view, LOOK)._replace(palette=None)).tobytes()
    cost = interleaved(
        {
            "sums": lambda: (zlib.crc32(pixels), zlib.adler32(pixels)),
            "warm": lambda: strips.png(board_image.scene(view, LOOK)),
        },
        REPS * 3,
    )
    floor = cost["sums"] * QOI_OVER_SUMS
    note = f"{cost['warm'] * 1e3:.2f} ms, scene included; QOI taken as {QOI_OVER_SUMS} x (CRC + Adler)"
    return [Row("R3", "warm board / QOI encode of the same pixels", cost["warm"] / floor, "<=", 1.0, note)]


def floors(key: str) -> list[Row]:
    """Returns the rows R4: a board and a hand with no strips cached."""
    look, rules = BENCHES[key].look, GAMES[key]
    few = render.of(rules.view(game(key, 1, 12)[-1], None)).scene(look)
    truecolour = few._replace(palette=None)
    held = rules.view(game(key, 1, 4)[-1], Seat(0))
    hand = render.of(held).draw_hand(held, look)
    cost = interleaved(
        {
            "plain": lambda: plain(truecolour),
            "cold rgb": lambda: cold(truecolour),
            "cold palette": lambda: cold(few),
            "hand plain": lambda: plain(hand, "RGBA"),
            "hand": lambda: cold(hand),
        },
        REPS * 3,
    )
    note = f"bytes {len(cold(hand)) / len(plain(hand, 'RGBA')):.2f} x"
    size = f"{len(cold(few)) / 1e3:.0f} kB"
    few_colours = cost["cold palette"] / cost["plain"]
    return [
        Row("R4", f"{key}: cold board, truecolour / Pillow RGB", cost["cold rgb"] / cost["plain"], "<=", 0.6),
        Row("R4", f"{key}: cold board, palette / Pillow RGB", few_colours, "<=", 0.25, size),
        Row("R4", f"{key}: hand / Pillow RGBA", cost["hand"] / cost["hand plain"], "<=", 0.25, note),
    ]  # fmt: skip


async def lateness(draw: Callable[[Any], Awaitable[None]], views: Sequence[Any]) -> list[float]:
    """Returns the seconds by which timers of 2 ms are late while boards are drawn."""
    late: list[float] = []
    stop = False

    async def measure() -> None:
        while not stop:
            due = time.perf_counter() + 0.002
            await asyncio.sleep(0.002)
            late.append(time.perf_counter() - due)

    task = asyncio.create_task(measure())
    for view in views:
        started = time.perf_counter()
        await draw(view)
        await asyncio.sleep(max(0.0, 1 / BOARDS_A_SECOND - (time.perf_counter() - started)))
    stop = True
    await task
    return late


async def ours(view: Any) -> None:
    """Draws a cached board at once, another one in a thread, like the bot."""
    scene = render.of(view).scene(LOOK)
    if render.is_warm(scene):
        render.png(scene)
    else:
        await asyncio.to_thread(render.png, scene)


async def inline(view: Any) -> None:
    """Draws and encodes the board on the event loop with Pillow."""
    plain(board_image.scene(view, LOOK))


def heartbeat() -> list[Row]:
    """Returns the rows R5: how late the event loop is while it draws ten boards a second."""
    views = [GAMES["cribbage"].view(s, None) for s in game("cribbage", 2, int(BOARDS_A_SECOND * SECONDS))]
    late: dict[str, list[float]] = {"ours": [], "plain": []}
    STRIPS.clear()
    for _ in range(3):
        PICTURES.clear()
        for name, draw in (("ours", ours), ("plain", inline)):
            late[name] += asyncio.run(lateness(draw, views))
    own, peer = (1e3 * statistics.quantiles(late[name], n=100)[98] for name in ("ours", "plain"))
    return [
        Row("R5", "heartbeat lateness, p99 in ms, at 10 boards/s", own, "<=", 2.0),
        Row("R5", "the same / Pillow RGB inline", own / peer, "<=", 0.1, f"peer {peer:.1f} ms"),
    ]


def main() -> None:
    """Prints the rows."""
    for key in sorted(BENCHES):
        show([*after_a_move(key, boards(key)), *floors(key)])
    for part in (warm, heartbeat):
        show(part())


if __name__ == "__main__":
    main()

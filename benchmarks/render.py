"""The painter: rows R1 to R5, each against plain Pillow drawing the same pixels with the same sprites.

The peer keeps its sprites too ("cached layers"): it pastes them all and saves a PNG at level 6. The moves
are those of whole random games of cribbage, where one card played changes the cards, the count, a peg and
both names' panels, so more of the picture than a pawn that moves on a board of sixty.
"""

import asyncio
import io
import math
import random
import statistics
import time
import zlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from PIL import Image, ImageChops, ImageStat

import render
from benchmarks.rows import Row, interleaved, show
from games.chance import Derived
from games.contract import moves
from games.registry import GAMES
from render import Look, strips
from render.cribbage import fan, table
from render.strips import STRIPS, Scene

LOOK = Look("en", ("Anna Guðmundsdóttir", "Søren"))
REPS = 7
BOARDS_A_SECOND = 10
SECONDS = 2.0
QOI_OVER_SUMS = 1.16
"""QOI's time over that of CRC-32 and Adler-32 of the same pixels (performance.md 2.2: 0.064 to 0.055)."""


def game(number: int, length: int) -> list[Any]:
    """The states after each move of a random game of cribbage."""
    rules, chooser = GAMES["cribbage"], random.Random(number)
    state = rules.start(2, rules.Options(), Derived(b"bench", 0)).state
    states = [state]
    for n in range(1, length):
        seat = next(seat for wait in rules.waits(state) for seat in wait.seats)
        move = chooser.choice(moves(rules, state, seat))
        state = rules.apply(state, seat, move, Derived(b"bench", n)).state
        states.append(state)
    return states


def plain(scene: Scene, mode: str = "RGB") -> bytes:
    """The peer: the same sprites pasted on one canvas, and Pillow's PNG at level 6."""
    image = strips.draw(scene._replace(palette=None))
    return saved(image if mode == "RGB" else image.convert(mode))


def saved(image: Image.Image) -> bytes:
    """Pillow's PNG at level 6."""
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=6)
    return out.getvalue()


def noise(one: Image.Image, other: Image.Image) -> float:
    """PSNR in decibels."""
    spread = ImageStat.Stat(ImageChops.difference(one, other))
    mean = statistics.fmean(spread.sum2) / spread.count[0]
    return 10 * math.log10(255**2 / mean) if mean else math.inf


def each_move(scenes: Sequence[Scene], draw: Callable[[Scene], bytes]) -> list[float]:
    """Seconds of each move after the first, from empty strips."""
    STRIPS.clear()
    draw(scenes[0])
    times = []
    for scene in scenes[1:]:
        started = time.perf_counter()
        draw(scene)
        times.append(time.perf_counter() - started)
    return times


def after_a_move() -> list[Row]:
    """R1, R2: the board after one move, in truecolour and in a palette."""
    palette = [table.scene(GAMES["cribbage"].view(s, None), LOOK) for s in game(1, 25)]
    truecolour = [scene._replace(palette=None) for scene in palette]
    sides: dict[str, tuple[list[Scene], Callable[[Scene], bytes]]] = {
        "plain": (truecolour, plain),
        "rgb": (truecolour, strips.png),
        "palette": (palette, strips.png),
    }
    times: dict[str, list[float]] = {name: [] for name in sides}
    for _ in range(REPS):
        for name, (scenes, draw) in sides.items():
            times[name] += each_move(scenes, draw)
    cost = {name: statistics.median(seen) for name, seen in times.items()}
    size = {name: statistics.fmean(len(draw(s)) for s in scenes) for name, (scenes, draw) in sides.items()}
    noises = [
        noise(strips.draw(t), strips.draw(p).convert("RGB")) for t, p in zip(truecolour, palette, strict=True)
    ]
    changed = _changed(palette)
    base = f"{cost['plain'] * 1e3:.1f} ms"
    rgb = f"{cost['rgb'] * 1e3:.2f} ms to {base}, bytes {size['rgb'] / size['plain']:.2f} x, {changed}"
    few = f"{cost['palette'] * 1e3:.2f} ms, bytes {size['palette'] / size['plain']:.2f} x, "
    few += f"PSNR {min(noises):.1f} dB"
    return [
        Row(
            "R1",
            "board after a move, truecolour strips / Pillow RGB",
            cost["rgb"] / cost["plain"],
            "<=",
            0.05,
            rgb,
        ),
        Row("R2", "the same in a palette", cost["palette"] / cost["plain"], "<=", 0.03, few),
    ]


def _changed(scenes: Sequence[Scene]) -> str:
    STRIPS.clear()
    counts = []
    for scene in scenes:
        counts.append(strips.missing(scene))
        strips.png(scene)
    return f"{statistics.median(counts[1:]):g} of {len(strips._cut(scenes[-1]))} strips change"


def floors() -> list[Row]:
    """R3, R4: all strips kept against reading the pixels once; nothing kept; a hand."""
    view = GAMES["cribbage"].view(game(1, 12)[-1], None)
    scene = table.scene(view, LOOK)
    truecolour = scene._replace(palette=None)
    pixels = strips.draw(truecolour).tobytes()
    hand = fan.scene(GAMES["cribbage"].view(game(1, 4)[-1], 0), LOOK)

    def cold(of: Scene) -> bytes:
        STRIPS.clear()
        return strips.png(of)

    cost = interleaved(
        {
            "sums": lambda: (zlib.crc32(pixels), zlib.adler32(pixels)),
            "plain": lambda: plain(truecolour),
            "cold rgb": lambda: cold(truecolour),
            "cold palette": lambda: cold(scene),
            "warm": lambda: render.board(view, LOOK),
            "hand plain": lambda: plain(hand, "RGBA"),
            "hand": lambda: cold(hand),
        },
        REPS * 3,
    )
    floor = cost["sums"] * QOI_OVER_SUMS
    small = len(cold(hand)) / len(plain(hand, "RGBA"))
    warm = f"{cost['warm'] * 1e3:.2f} ms, scene included; QOI taken as {QOI_OVER_SUMS} x (CRC + Adler)"
    return [
        Row("R3", "warm board / QOI encode of the same pixels", cost["warm"] / floor, "<=", 1.0, warm),
        Row("R4", "cold board, truecolour / Pillow RGB", cost["cold rgb"] / cost["plain"], "<=", 0.6),
        Row("R4", "cold board, palette / Pillow RGB", cost["cold palette"] / cost["plain"], "<=", 0.25),
        Row(
            "R4", "hand / Pillow RGBA", cost["hand"] / cost["hand plain"], "<=", 0.25, f"bytes {small:.2f} x"
        ),
    ]


async def lateness(draw: Callable[[Any], Awaitable[None]], views: Sequence[Any]) -> list[float]:
    """By how many seconds a heartbeat of 2 ms comes late while boards are drawn."""
    late: list[float] = []
    stop = False

    async def beat() -> None:
        while not stop:
            due = time.perf_counter() + 0.002
            await asyncio.sleep(0.002)
            late.append(time.perf_counter() - due)

    task = asyncio.create_task(beat())
    for view in views:
        started = time.perf_counter()
        await draw(view)
        await asyncio.sleep(max(0.0, 1 / BOARDS_A_SECOND - (time.perf_counter() - started)))
    stop = True
    await task
    return late


async def as_the_desk(view: Any) -> None:
    """Warm boards at once, cold ones in a thread."""
    if render.is_warm(view, LOOK):
        render.board(view, LOOK)
    else:
        await asyncio.to_thread(render.board, view, LOOK)


async def inline(view: Any) -> None:
    """The peer: drawn and encoded on the loop."""
    plain(table.scene(view, LOOK))


def heartbeat() -> list[Row]:
    """R5: what ten boards a second cost everything else on the loop."""
    views = [GAMES["cribbage"].view(s, None) for s in game(2, int(BOARDS_A_SECOND * SECONDS))]
    late: dict[str, list[float]] = {"ours": [], "plain": []}
    STRIPS.clear()
    for _ in range(3):
        for name, draw in (("ours", as_the_desk), ("plain", inline)):
            late[name] += asyncio.run(lateness(draw, views))
    ours, peer = (1e3 * statistics.quantiles(late[name], n=100)[98] for name in ("ours", "plain"))
    return [
        Row("R5", "heartbeat lateness, p99 in ms, at 10 boards/s", ours, "<=", 2.0),
        Row("R5", "the same / Pillow RGB inline", ours / peer, "<=", 0.1, f"peer {peer:.1f} ms"),
    ]


def main() -> None:
    """Print the rows."""
    for part in (after_a_move, floors, heartbeat):
        show(part())


if __name__ == "__main__":
    main()

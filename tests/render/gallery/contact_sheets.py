"""Makes contact sheets for the documents: `python -m tests.render.gallery.contact_sheets [GAME …]`.

A sheet, `docs/sheets/GAME.png`, shows a game of bots early, in the middle and at its end, and of a seat
that is to play in the middle its hand, what it is about to do and what the others did since its last turn.
Its pictures are as wide as on a phone; the folder of a game beside it has them up to 1,000 pixels wide.
"""

import io
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from PIL import Image

import render
from games.contract import AnyGame, Ask, Seat
from games.registry import GAMES
from render import Look
from render.drawing import theme
from render.drawing.lettering import label
from tests.render.gallery_positions import states

FOLDER: Final = Path(__file__).parents[3] / "docs" / "sheets"
LOOK: Final = Look("en", ("Anna Guðmundsdóttir", "Søren", "Joke van der Berg", "Bo"))
WIDTHS: Final = (400, 320, 280)
"""Widths of a picture on a sheet in pixels, as on a phone, or smaller where it would be too many bytes."""
LARGE: Final = (1000, 800, 640)
"""The same of a picture by itself."""
COLUMNS: Final = 3
GAP: Final = 12
CAPTION: Final = 30
MOST: Final = 150_000
"""Most bytes of a picture in the documents."""
_TRIED: Final = 60
"""States after the middle in which a picture is looked for."""

Captioned = tuple[str, Image.Image]


def pictures(game: AnyGame) -> Iterator[Captioned]:
    """Yields the pictures of a game with their captions."""
    played = list(states(game))
    for caption, at in {"early": len(played) // 8, "middle": len(played) // 2, "end": -1}.items():
        yield caption, _opened(render.of(game.view(played[at], None)).board(LOOK))
    later = played[len(played) // 2 :][:_TRIED]
    seat, state = next(found for s in later for found in _asked(game, s))
    yield "hand", _opened(render.of(game.view(state, seat)).hand(LOOK))
    if (about := _preview(game, later)) is not None:
        yield "preview", _opened(about)
    if (since := _since(game, later)) is not None:
        yield "since", _opened(since)


def _asked(game: AnyGame, state: Any) -> Iterator[tuple[Seat, Any]]:
    """Yields the seats that everybody sees the table to wait for, each with the state."""
    yield from ((seat, state) for seat in game.view(state, None).waiting if game.asks(state, seat))


def _preview(game: AnyGame, tried: Sequence[Any]) -> bytes | None:
    """Returns what the first seat sees after a pick that leads to marked choices; else a picked hand."""
    plain: bytes | None = None
    for seat, state in (found for s in tried for found in _asked(game, s)):
        key = game.asks(state, seat)[0]
        for value in game.ask(state, seat, key, ()).values:
            ask: Ask[Any] = game.ask(state, seat, key, (value.token,))
            marks = [mark for choice in ask.values for mark in choice.marks]
            view = ask.trial or game.view(state, seat)
            if render.of(view).has_preview and marks:
                return render.of(view).preview(LOOK, (value.token,), marks)
            plain = plain or render.of(view).hand(LOOK, (value.token,))
    return plain


def _since(game: AnyGame, tried: Sequence[Any]) -> bytes | None:
    """Returns what the others did since a seat's last turn; None for a game that does not draw it."""
    for seat, state in (found for s in tried[8:] for found in _asked(game, s)):
        view = game.view(state, seat)
        if (drawn := render.of(view).since(LOOK)) != render.of(view).board(LOOK):
            return drawn
    return None


def _opened(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB")


def sheet(shown: Sequence[Captioned], width: int) -> Image.Image:
    """Returns the pictures, each of that width, in rows of three below their captions."""
    fitted = [(caption, _narrow(image, width)) for caption, image in shown]
    rows = [fitted[n : n + COLUMNS] for n in range(0, len(fitted), COLUMNS)]
    tall = GAP + sum(CAPTION + GAP + max(image.height for _, image in row) for row in rows)
    made = Image.new("RGB", (GAP + COLUMNS * (width + GAP), tall), theme.PAPER)
    y = GAP
    for row in rows:
        for n, (caption, image) in enumerate(row):
            x = GAP + n * (width + GAP)
            label(caption, 22, theme.INK, weight="Bold").paste(made, x, y)
            made.paste(image, (x, y + CAPTION))
        y += CAPTION + GAP + max(image.height for _, image in row)
    return made


def _narrow(image: Image.Image, width: int) -> Image.Image:
    """Returns the picture with that width."""
    return image.resize((width, round(image.height * width / image.width)), Image.Resampling.LANCZOS)


def small(drawn: Callable[[int], Image.Image], widths: Sequence[int]) -> bytes:
    """Returns a PNG of what is drawn at the first of these widths at which 64 colours fit `MOST` bytes."""
    for width in widths:
        image = drawn(width)
        for colours in (256, 128, 64):
            out = io.BytesIO()
            image.quantize(colours, method=Image.Quantize.FASTOCTREE).save(out, "PNG", optimize=True)
            if out.tell() <= MOST:
                return out.getvalue()
    return out.getvalue()


def main(keys: Sequence[str], folder: Path = FOLDER) -> None:
    """Writes the sheets and pictures of these games, of all if none is named."""
    for key in keys or sorted(GAMES):
        shown = list(pictures(GAMES[key]))
        (folder / key).mkdir(parents=True, exist_ok=True)
        (folder / f"{key}.png").write_bytes(small(partial(sheet, shown), WIDTHS))
        for caption, image in shown:
            widths = [min(image.width, width) for width in LARGE]
            (folder / key / f"{caption}.png").write_bytes(small(partial(_narrow, image), widths))


if __name__ == "__main__":
    main(sys.argv[1:])

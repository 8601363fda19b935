"""Helpers that read PNGs and compare pictures with the approved ones."""

import io
import os
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops

import render
from render import Look

GOLDEN = Path(__file__).parent / "golden"
BUILD = Path(__file__).parent.parent.parent / "build" / "golden"


def image(png: bytes) -> Image.Image:
    """Returns the pixels of a PNG as RGB."""
    opened = Image.open(io.BytesIO(png))
    opened.load()
    return opened.convert("RGB")


def chunks(png: bytes) -> Iterator[str]:
    """Returns the kinds of the chunks of a PNG, in order."""
    at = 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        yield png[at + 4 : at + 8].decode()
        at += length + 12


def public(view: Any, look: Look) -> tuple[bytes, str, str]:
    """Returns what the channel is shown of a view: the picture, its words and the text board."""
    drawn = render.of(view)
    return drawn.board(look), drawn.board_words(look), drawn.text_board(look)


def compare_picture(name: str, png: bytes) -> None:
    """Fails if a pixel differs from the approved picture; saves both and their difference in `build/`.

    With STOFA_APPROVE set the picture becomes the approved one; look at it first.
    """
    approved = GOLDEN / f"{name}.png"
    if os.environ.get("STOFA_APPROVE"):
        approved.write_bytes(png)
    expected, actual = image(approved.read_bytes()), image(png)
    if expected.size == actual.size and not (spot := ImageChops.difference(expected, actual).getbbox()):
        return
    BUILD.mkdir(parents=True, exist_ok=True)
    (BUILD / f"{name}-actual.png").write_bytes(png)
    assert expected.size == actual.size, f"{name}: {expected.size} became {actual.size}"
    ImageChops.difference(expected, actual).point(lambda n: min(255, n * 8)).save(
        BUILD / f"{name}-difference.png"
    )
    raise AssertionError(f"{name} differs within {spot}; see {BUILD}")


def compare_words(name: str, words: str) -> None:
    """Fails if a text differs from the approved one."""
    approved = GOLDEN / f"{name}.txt"
    if os.environ.get("STOFA_APPROVE"):
        approved.write_text(words, "utf-8")
    assert words == approved.read_text("utf-8")

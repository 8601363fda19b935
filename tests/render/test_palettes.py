"""The stored palettes are those that the drawings give."""

import os
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages

import msgspec

import render
from render.drawing.strips import PALETTES, Palette, stored


def _palettes() -> Iterator[Palette]:
    for module in walk_packages(render.__path__, "render."):
        yield from (one for one in vars(import_module(module.name)).values() if isinstance(one, Palette))


def test_every_palette_is_stored_and_follows_the_drawings() -> None:
    """To sample one costs half a second of a first picture. STOFA_APPROVE=1 stores them."""
    computed = {palette.name: palette.computed().hex(" ", 3) for palette in _palettes()}
    if os.environ.get("STOFA_APPROVE"):
        PALETTES.write_bytes(
            msgspec.json.format(msgspec.json.encode(dict(sorted(computed.items()))), indent=1)
        )
        stored.cache_clear()
    assert computed == stored()

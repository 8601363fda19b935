"""The stored palettes are those that the drawings give."""

import os
from importlib import import_module
from pkgutil import walk_packages

import msgspec
import pytest

import render
from render.drawing.strips import PALETTES, Palette, stored
from tests.sampling import drawn, sizes


@pytest.mark.parametrize("count", sizes(1, 1000))
def test_every_palette_is_stored_and_follows_the_drawings(count: int) -> None:
    """To sample one costs half a second of a first picture. STOFA_APPROVE=1 stores them."""
    modules = [import_module(module.name) for module in walk_packages(render.__path__, "render.")]
    values = (value for module in modules for value in vars(module).values())
    found = {one.name: one for one in values if isinstance(one, Palette)}
    approves = bool(os.environ.get("STOFA_APPROVE"))
    names = sorted(found)
    kept = range(len(names)) if approves else drawn("palettes", len(names), count)
    computed = {names[n]: found[names[n]].computed().hex(" ", 3) for n in kept}
    if approves:
        PALETTES.write_bytes(
            msgspec.json.format(msgspec.json.encode(dict(sorted(computed.items()))), indent=1)
        )
        stored.cache_clear()
    assert {*stored()} == {*names}
    assert computed.items() <= stored().items()

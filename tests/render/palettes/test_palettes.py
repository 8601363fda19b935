"""The stored palettes are those that the drawings give."""

import os
from functools import partial
from importlib import import_module
from itertools import chain
from pkgutil import walk_packages

import msgspec
import pytest

import render
from render.drawing.strips import PALETTES, Palette, stored
from tests.render.palettes import cards, cribbage, fuldrigger, kinaskak, olsen, partners, stratego
from tests.sampling import drawn, sizes

COLOURS = {
    "hand": cards.hand,
    "table": partial(cards.table, 6),
    "kasino": partial(cards.table, 4),
    "cribbage": cribbage.table,
    "fuldrigger": fuldrigger.table,
    "kinaskak": kinaskak.table,
    "olsen": olsen.table,
    "partners": partners.table,
    "stratego": stratego.table,
    "stratego own": stratego.own,
    "stratego three": stratego.three,
}
"""The colours of each palette, as the drawings of today give them."""


@pytest.mark.parametrize("count", sizes(1, 1000))
def test_every_palette_is_stored_and_follows_the_drawings(count: int) -> None:
    """To sample one takes half a second, so they are stored. STOFA_APPROVE=1 does that."""
    modules = [import_module(module.name) for module in walk_packages(render.__path__, "render.")]
    values = (value for module in modules for value in vars(module).values())
    assert {one.name for one in values if isinstance(one, Palette)} == {*COLOURS}
    approves = bool(os.environ.get("STOFA_APPROVE"))
    names = sorted(COLOURS)
    kept = range(len(names)) if approves else drawn("palettes", len(names), count)
    computed = {names[n]: bytes(chain.from_iterable(COLOURS[names[n]]())).hex(" ", 3) for n in kept}
    if approves:
        PALETTES.write_bytes(
            msgspec.json.format(msgspec.json.encode(dict(sorted(computed.items()))), indent=1)
        )
        stored.cache_clear()
    assert {*stored()} == {*names}
    assert computed.items() <= stored().items()

"""Suits as emojis of the application: uploaded once, shown where Discord draws them, never in a label."""

import io
from typing import Any

import pytest
from PIL import Image

import render
from cogs import emojis
from cogs.wire import layouts
from cogs.wire.layouts import Page, words
from tests.cogs.sandbox_bot import SandboxBot

DISCORDS = {
    "dark": 0x313338, "list": 0x2B2D31, "onyx": 0x1A1A1E, "light": 0xFFFFFF,
    "grey": 0x4E5058, "blurple": 0x5865F2, "green": 0x248046, "red": 0xDA373C,
}  # fmt: skip
"""Colours on which Discord shows emojis: pages, lists, buttons."""


def luminance(colour: tuple[int, ...]) -> float:
    """Relative luminance, as in WCAG 2."""
    parts = [part / 255 for part in colour[:3]]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    """Contrast of two colours, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("suit", emojis.NAMES)
def test_a_suit_is_read_on_every_colour_of_discord(suit: str):
    """As small as on a button the sign stands on a card of its own: contrast 4.5 and more."""
    data = render.emoji(suit)
    assert len(data) < 256 * 1024
    whole = Image.open(io.BytesIO(data)).convert("RGBA")
    for colour in DISCORDS.values():
        ground = Image.new("RGBA", whole.size, f"#{colour:06x}")
        shown = Image.alpha_composite(ground, whole).resize((20, 20), Image.Resampling.BOX).convert("RGB")
        assert contrast(shown.getpixel((10, 10)), shown.getpixel((2, 16))) >= 4.5


def test_signs_in_texts_are_emojis(monkeypatch: pytest.MonkeyPatch):
    """In text, not in code; and not where the message would become too long by them."""
    monkeypatch.setattr(layouts, "SUITS", {suit: f"<:{name}:5>" for suit, name in emojis.NAMES.items()})

    def shown(said: str) -> str:
        (box,) = Page([words(said)]).view.to_components()
        return str(box["components"][0]["content"])

    assert shown("10♠ and 5♥️, `play 5♥`") == "10<:spades:5> and 5<:hearts:5>, `play 5♥`"
    long = "♠" * 500
    assert shown(long) == long


def test_signs_in_labels_have_the_colour_of_the_label():
    """There they are text, and asked for as text, so that no dark emoji stands in their place."""
    shown: Any = layouts.option("Build 9 on 5♠", "5", about="2♣️ and K♥").to_dict()
    assert (shown["label"], shown["description"]) == ("Build 9 on 5♠\ufe0e", "2♣\ufe0e and K♥\ufe0e")


async def test_each_is_uploaded_once(sandbox_bot: SandboxBot, monkeypatch: pytest.MonkeyPatch):
    """At the first start, as a picture; a later one finds them by their names."""
    monkeypatch.setattr(layouts, "SUITS", {})
    box = sandbox_bot.box
    box.world.emojis.clear()
    for _ in range(2):
        layouts.SUITS.clear()
        await emojis.bring(sandbox_bot.bot)
        posted = [c for c in box.calls if c.method == "POST" and c.path.endswith("/emojis")]
        assert [c.request["name"] for c in posted] == ["clubs", "diamonds", "hearts", "spades"]
        assert set(layouts.SUITS) == set("CDHS")
    for emoji in box.world.emojis.values():
        data, kind = box.world.file(emoji.id) or (b"", "")
        assert (kind, Image.open(io.BytesIO(data)).size) == ("image/png", (128, 128))

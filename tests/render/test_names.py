"""Names in any script: what no font can draw is shape and number on every picture, and whole in the words."""

from types import SimpleNamespace

import pytest
from PIL import Image

import render
from cogs.pages.captioned import versus
from games.registry import GAMES
from locales import LANGUAGES
from render import Look
from render.drawing import signs
from render.drawing.lettering import beside, is_legible, label, named
from render.drawing.theme import CHALK
from render.voice import shown_names, stand_ins
from tests.contract.records import play

STRANGE = ("محمد علي 7", "王小明", "🦊🎉", "नेहा", "ไทย A", "שלום")
"""Names of which the font draws nothing, or too little to be known by."""
KNOWN = {
    "Z̸̢̛a̷̡l̶g̵o̴": "Zalgo", "🦊 Fox": "Fox", "𝓐𝓷𝓷𝓪": "Anna", "Ｂｏ": "Bo", "Юлия": "Юлия", "*_~`": "*_~`",
    "12 34": "12 34", "Wei 王": "Wei",
}  # fmt: skip
"""Names that can be drawn, and how."""


@pytest.mark.parametrize("name", STRANGE)
def test_a_name_that_cannot_be_drawn_is_shape_and_number(name: str) -> None:
    """Nothing of it is drawn; the shape is that of the seat, and is left out where it stands beside."""
    assert not is_legible(name)
    assert shown_names(Look("en", ("Bo", name)), 2) == ("Bo", "■ № 2")
    assert shown_names(Look("en", ("Bo", name)), 2, render.of_game("cribbage").shapes) == ("Bo", "◆ № 2")
    assert beside("■ № 2") == beside("№ 2") == "№ 2"
    assert stand_ins(Look("en", ("Bo", name))) == ("", "■ № 2")


@pytest.mark.parametrize("name", KNOWN)
def test_a_name_with_enough_letters_is_drawn(name: str) -> None:
    """Heaps of accents and pictures are left out, and fancy letters are plain ones."""
    assert named(name, "■ № 2") == KNOWN[name]
    assert stand_ins(Look("en", (name,))) == ("",)


def test_who_has_no_name_is_called_by_the_seat_in_words() -> None:
    """An empty name is "Player 2" and no shape, which would stand for a name beside the picture."""
    assert shown_names(Look("en", ("", "\u200b")), 2) == ("Player 1", "Player 2")
    assert stand_ins(Look("en", ("", "\u200b"))) == ("", "")


@pytest.mark.parametrize("seat", range(6))
def test_each_shape_is_drawn_in_a_line(seat: int) -> None:
    """Also shapes that the font lacks; no two look alike, and a line of them stays in its width."""
    shapes = {pixels(label(signs.CHARACTERS[n], 40, CHALK).pieces, n) for n in range(6)}
    assert len(shapes) == 6
    assert label(f"{signs.CHARACTERS[seat]} 7 wins", 40, CHALK, width=90).width <= 90


def pixels(pieces: tuple, n: int) -> bytes:
    """Returns what a label consists of."""
    return b"".join(
        str(piece.box).encode() + (piece.mask.tobytes() if isinstance(piece.mask, Image.Image) else b"-")
        for piece in pieces
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_boards_have_the_shapes_and_words_have_the_names(game: str, language: str) -> None:
    """No fragment of a strange name is on a board; the alt text has each in full."""
    record = play(game, 3)
    look = Look(language, STRANGE[: record.seats])
    for s in record.some(3):
        view = GAMES[game].view(s, None)
        written = [
            mark.sprite.key for mark in render.of(view).scene(look).marks if "text " in mark.sprite.key
        ]
        assert not any(sign in key for key in written for sign in "".join(look.names) if sign > "z")
        for seat in range(record.seats):
            mark = signs.stand_in(seat, render.of(view).shapes)
            assert any(mark in key or key.endswith(f") {beside(mark)}") for key in written)
        said = render.of(view).board_words(look) + render.of(view).text_board(look)
        assert all(name in said for name in look.names)


def test_a_heading_says_whose_the_shape_is() -> None:
    """Above a board each name that it cannot show stands in full after its shape and number."""
    table = SimpleNamespace(game="goofspiel")
    reader = SimpleNamespace(info=table, look=Look("en", ("Bo", "王小明")), mentions=("<@1>", "<@2>"))
    assert versus(reader) == "<@1> – ■ № 2 <@2>"  # type: ignore[arg-type]  # only what it reads

"""The labelled pictures of the short rules."""

import io

import pytest
from PIL import Image, ImageChops

from locales import LANGUAGES
from render import board, primers
from render.look import Look


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted(primers.PRIMERS))
def test_every_number_has_its_circle(game: str, lang: str) -> None:
    """The picture has as many whole circles as there are numbered lines, and no two of them touch."""
    view = primers.PRIMERS[game].view()
    plain = Image.open(io.BytesIO(board(view, Look(lang, ())))).convert("RGB")
    drawn = Image.open(io.BytesIO(primers.picture(game, lang))).convert("RGB")
    assert drawn.size == plain.size
    assert ImageChops.difference(drawn, plain).getbbox()
    places = primers.places(game, lang)
    lines = primers.words(game, lang)
    assert [line.split()[0] for line in lines] == [str(n) for n in range(1, len(lines) + 1)]
    assert len(places) == len(lines) >= 5
    for n, (x, y) in enumerate(places):
        for a, b in places[:n]:
            assert (x - a) ** 2 + (y - b) ** 2 > (2 * primers.RADIUS) ** 2, "two circles touch"


def test_a_game_without_a_picture_has_no_lines() -> None:
    """Goofspiel has no labelled picture."""
    assert primers.words("goofspiel", "en") == []

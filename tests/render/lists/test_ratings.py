"""The picture of ratings and its words, in every language."""

import pytest

from locales import LANGUAGES, speech
from render import ratings
from render.look import Look
from render.ratings import Row
from tests.render.pictures import chunks, compare_picture, compare_words, image

RISING = tuple(1_500 + 7 * n - 40 * (n % 3) for n in range(40))
ROWS = (
    Row("Anna", 1_734, 43, 29, rank=1, history=RISING),
    Row("Guðrún Sigurðardóttir frá Hólmavík", 1_612, 12, 1, rank=2, history=RISING[::-4], is_own=True),
    Row("Anna og Björn", 1_498, 110, 50, rank=103, history=(1_500, 1_500, 1_500)),
    Row("Clara", 1_622, 1, 1, needed=9, history=(1_622,)),
)
GAMES = (
    Row("Cribbage", 1_734, 1, 0, rank=2, is_listed=False, history=RISING),
    Row("Fuldrigger", 12_622, 4, 1, needed=6, is_listed=False, history=RISING[:4]),
)


@pytest.mark.every_case
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pictures_are_the_approved_ones(lang: str) -> None:
    """A row for each; who has no rank yet has a dash and is dim; the reader's own has an edge."""
    png = ratings.picture(ROWS, Look(language=lang, names=()))
    assert image(png).width == ratings.WIDE
    assert not [kind for kind in chunks(png) if kind in ("tEXt", "iTXt", "zTXt")]
    compare_picture(f"ratings-{lang}", png)
    compare_picture(f"ratings-games-{lang}", ratings.picture(GAMES, Look(language=lang, names=())))


@pytest.mark.every_case
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_are_the_approved_ones(lang: str) -> None:
    """A line for each row says what the picture shows but its curve."""
    lines = [*ratings.words(ROWS, speech(lang)), *ratings.words(GAMES, speech(lang))]
    compare_words(f"ratings-{lang}", "\n".join(lines) + "\n")

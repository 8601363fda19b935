"""The picture of `/doctor` and its words, in every language."""

import pytest

from locales import LANGUAGES, speech
from render import doctor
from render.doctor import RIGHTS, Channel
from render.look import Look
from tests.render.pictures import chunks, compare_picture, compare_words, image

ALL = frozenset((*RIGHTS, "connect"))
CHANNELS = (
    Channel("unseen", frozenset()),
    Channel("spil", ALL - {"pictures", "threads"}),
    Channel("a-name-that-is-longer-than-its-column", ALL - {"in-threads"}),
    Channel("stofa", ALL),
)


@pytest.mark.every_case
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_picture_is_the_approved_one(lang: str) -> None:
    """Each title has room in its column; signs differ in shape; a long name is cut before the signs."""
    png = doctor.picture(CHANNELS, Look(language=lang, names=()))
    assert image(png).width == doctor.WIDE
    assert not [kind for kind in chunks(png) if kind in ("tEXt", "iTXt", "zTXt")]
    compare_picture(f"doctor-{lang}", png)


@pytest.mark.every_case
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_are_the_approved_ones(lang: str) -> None:
    """A line for each channel; one that cannot be seen lacks only that, since nothing else counts there."""
    compare_words(f"doctor-{lang}", doctor.words(CHANNELS, speech(lang)) + "\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_title_is_cut(lang: str) -> None:
    """A title that ends in dots does not say what is allowed."""
    say = speech(lang)
    for right in RIGHTS:
        title = say.say(f"doctor-can-{right}")
        assert " ".join(doctor.title_lines(title)) == title

"""Films of whole games: which positions they show, and that their files can be played."""

import io
from itertools import pairwise

import pytest
from PIL import Image

from games.registry import GAMES
from locales import LANGUAGES
from render import history
from render.history import choosing, film, frames
from render.history.course import Course
from tests.render.history.courses import course


def short(told: Course, count: int = 12) -> Course:
    """Returns the end of a course."""
    return Course(told.positions[-count:], told.outcome, told.look)


@pytest.mark.sampled("films")
@pytest.mark.parametrize("key", GAMES)
def test_a_film_is_small_and_can_be_played(key: str) -> None:
    """At most 540 pixels wide and 8 MB, repeated for ever; title and end are held longest."""
    told = short(course(key))
    data, lasts = film.film(told)
    image = Image.open(io.BytesIO(data))
    assert image.format == "GIF"
    assert image.width == frames.WIDE == 540
    assert len(data) < film.MOST_BYTES
    assert image.info["loop"] == 0
    durations = []
    for n in range(image.n_frames):  # type: ignore[attr-defined]  # a GIF has it
        image.seek(n)
        durations.append(image.info["duration"])
    assert sum(durations) == lasts
    assert durations[-1] == max(durations) >= 8_000
    assert all(shown >= 600 for shown in durations)


@pytest.mark.parametrize("key", GAMES)
def test_what_mattered_is_shown(key: str) -> None:
    """The first and the last position, the biggest swing, and no more than there is time for."""
    told = course(key)
    picked = choosing.chosen(told)
    assert picked == sorted(set(picked))
    assert len(picked) <= choosing.MOST
    assert picked[-1] == len(told.positions) - 1
    biggest = choosing.swings(told)[:1]
    assert set(biggest) <= set(picked)
    silent = [n for n in picked[1:-1] if not told.positions[n].events]
    assert silent == []


def test_a_long_game_is_shown_throughout() -> None:
    """No part of a long game is left out."""
    told = course("partners")
    assert len(told.positions) > 4 * choosing.MOST
    picked = choosing.chosen(told)
    assert len(picked) == choosing.MOST
    assert max(high - low for low, high in pairwise(picked)) < len(told.positions) / 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_five_sentences_tell_the_game(key: str, language: str) -> None:
    """The alt text names everybody and ends with the result."""
    told = course(key, 0, language)
    said = history.film_words(told)
    sentences = [line for line in film.sentences(told) if line]
    assert len(sentences) == 5
    assert said == " ".join(sentences)
    assert len(said) <= 1024
    for name in told.look.names:
        assert name in sentences[0]
    assert told.look.names[told.outcome.placing[0][0]] in sentences[-1]


def test_a_closed_game_has_no_winner() -> None:
    """A game that was closed is told as far as it went."""
    told = course("cribbage")
    closed = Course(told.positions[:20], None, told.look)
    assert history.film_words(closed).endswith("The game was closed before its end.")


@pytest.mark.sampled("films")
def test_a_film_that_is_too_large_is_made_shorter(monkeypatch: pytest.MonkeyPatch) -> None:
    """With half of the positions, until it fits."""
    told = short(course("goofspiel"))
    whole, lasts = film.film(told)
    monkeypatch.setattr(film, "MOST_BYTES", len(whole) - 1)
    data, now = film.film(told)
    assert len(data) < len(whole)
    assert now < lasts


def test_suits_are_told_above_the_board() -> None:
    """The font has no suits: they are drawn, so a card is told from another."""
    told = course("cribbage")
    n = next(n for n in range(len(told.positions)) if "♥" in frames.told(told, n))
    red = frames.caption(told, n)
    assert any(mark.sprite.key.startswith("history pip H") for mark in red.marks)


def test_hidden_ranks_are_open_in_a_film() -> None:
    """The game is over, so a film of Stratego shows all ranks."""
    told = course("stratego")
    n = next(n for n, at in enumerate(told.positions) if at.view.pieces)
    hidden = {piece.rank for piece in told.positions[n].view.pieces}
    shown = told.measure.opened(told.positions[n].view, told.end)
    assert 0 in hidden
    assert 0 not in {piece.rank for piece in shown.pieces}


def test_a_film_says_how_far_it_is() -> None:
    """After each frame it tells how many are drawn, and of how many."""
    heard: list[tuple[int, int]] = []
    data, _ = film.film(short(course("goofspiel"), 5), lambda done, of: heard.append((done, of)))
    assert heard == sorted(heard)
    assert heard[-1][0] == heard[-1][1] > 1
    assert data.startswith(b"GIF89a")

"""The labelled pictures of the short rules."""

import io
from itertools import combinations
from math import hypot

import pytest
from PIL import Image

from games.keys import KEYS
from locales import LANGUAGES
from render import Renderer, of_game, primers

CASES = [(game, lang) for game in sorted(KEYS) if of_game(game).primer() for lang in LANGUAGES]
INSIDE = 18
"""How far from its middle a disc is yellow whatever its number."""


@pytest.mark.parametrize(("game", "lang"), CASES)
def test_every_number_has_its_circle(game: str, lang: str) -> None:
    """The picture has a whole circle for each numbered line, five to seven, and no two of them touch."""
    drawn = Image.open(io.BytesIO(primers.picture(game, lang))).convert("RGB")
    places = primers.places(game, lang)
    lines = primers.words(game, lang)
    assert [line.split()[0] for line in lines] == [str(n) for n in range(1, len(lines) + 1)]
    assert 5 <= len(lines) == len(places) <= 7
    for x, y in places:
        assert primers.RADIUS <= x <= drawn.width - primers.RADIUS
        assert primers.RADIUS <= y <= drawn.height - primers.RADIUS
        for at in ((x - INSIDE, y), (x + INSIDE, y)):
            assert _is_yellow(drawn, at), "no disc is drawn there"
    for (x, y), (a, b) in combinations(places, 2):
        assert hypot(x - a, y - b) > 2 * primers.RADIUS, "two circles touch"


@pytest.mark.parametrize(("game", "lang"), CASES)
def test_no_circle_covers_what_a_line_is_about(game: str, lang: str) -> None:
    """Nothing that a line is about lies under a circle, its own or another's; each stands beside its own."""
    named = primers.boxes(game, lang)
    places = primers.places(game, lang)
    for n, at in enumerate(places):
        away = [_distance(at, box) for box in named]
        assert min(away) >= primers.RADIUS, f"{n + 1} covers {away.index(min(away)) + 1}"
        assert away[n] == min(away), f"{n + 1} is nearer to {away.index(min(away)) + 1}"
        assert away[n] <= 2 * primers.RADIUS


def test_a_game_without_a_picture_has_no_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new game has no labelled picture."""
    monkeypatch.setattr(of_game("kasino"), "primer", Renderer.primer)
    assert primers.words("kasino", "en") == []


def _is_yellow(image: Image.Image, at: tuple[int, int]) -> bool:
    red, green, blue = image.getpixel(at)  # type: ignore[misc]  # three bands
    return red > 220 and green > 180 and blue < 120


def _distance(at: tuple[int, int], box: primers.Box) -> float:
    """Returns how far a point is from a box."""
    left, top, right, bottom = box
    return hypot(max(left - at[0], 0, at[0] - right), max(top - at[1], 0, at[1] - bottom))

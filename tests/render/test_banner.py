"""The end of a game: one banner above the last board of every game, and the first words of its alt text."""

import pytest

import render
from games.registry import GAMES
from locales import LANGUAGES, speech
from render import Look, banner
from render.banner import Ending, placing
from render.drawing import signs
from render.drawing.strips import png
from render.drawing.theme import FELT
from render.page import Page
from render.palettes import TABLE
from render.voice import Voice, shown_names
from tests.contract.records import play
from tests.render.pictures import compare_picture

BANNERS = sorted(GAMES)
"""The games whose last board has the banner."""
NAMES = ("Anna Guðmundsdóttir", "Søren", "Joke van der Berg", "Bo", "Clara", "Wwww" * 20)
ENDINGS = {
    "two": Ending(((1,), (0,)), ("88", "121"), note="double skunk!"),
    "teams": Ending(((0, 2), (1, 3)), ("4", "2", "4", "2"), teams=True),
    "shared": Ending(((0, 2), (3,), (1,)), ("0", "90", "0", "64"), note="Anna Guðmundsdóttir resigned"),
    "six": Ending(((5,), (1,), (2, 4), (0,), (3,)), ("7", "33", "102", "20", "102", "5")),
    "draw": Ending(((0, 1, 2, 3),)),
}


def drawn(ending: Ending, names: tuple[str, ...] = NAMES) -> bytes:
    """Returns the banner alone as a PNG."""
    look = Look("en", names)
    page = Page(1000, FELT, look)
    banner.draw(page, ending, shown_names(look, 6), speech("en"))
    return png(page.scene(16, TABLE))


@pytest.mark.every_case
@pytest.mark.parametrize("name", ENDINGS)
def test_banner_is_as_approved(name: str) -> None:
    """The banner equals the approved one: two players, sides, a shared win, six players, a draw."""
    compare_picture(f"banner-{name}", drawn(ENDINGS[name]))


def test_equal_places_are_numbered_alike() -> None:
    """Two who share the second place are followed by the fourth; sides count as one each."""
    assert [number for number, _ in ENDINGS["six"].numbered()] == [1, 2, 3, 5, 6]
    assert [number for number, _ in ENDINGS["teams"].numbered()] == [1, 2]
    assert placing([3, 1, 3, 2]) == ((1,), (3,), (0, 2))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BANNERS)
def test_the_end_is_drawn_and_said_first(game: str, language: str) -> None:
    """The banner has the outcome's places; the alt text of the last board begins with who has won.

    A text board, which stands below a line that says so, does not repeat it.
    """
    look = Look(language, NAMES[:5])
    for number in range(6):
        end = play(game, number).end
        view, outcome = GAMES[game].view(end, None), GAMES[game].outcome(end)
        assert outcome is not None
        told = render.of(view).ending(view, speech(language))
        assert {frozenset(seats) for seats in told.placing} == {frozenset(p) for p in outcome.placing}
        assert told.placing[0] == tuple(sorted(outcome.placing[0]))
        said = banner.title(told, shown_names(look, len(outcome.scores)), speech(language))
        assert render.of(view).board_words(look).startswith(said)
        names = Voice.of_text(view, look).names
        assert banner.title(told, names, speech(language)) not in render.of(view).text_board(look)
        has_crown = any(mark.sprite.key.startswith("crown") for mark in render.of(view).scene(look).marks)
        assert has_crown == (len(told.placing) > 1)


def test_nothing_is_said_of_an_end_before_it() -> None:
    """While a game goes on its board has no banner."""
    for game in BANNERS:
        view = GAMES[game].view(play(game, 1).start.state, None)
        assert render.of(view).ending(view, speech("en")) is None
        marks = render.of(view).scene(Look("en", NAMES)).marks
        assert not any(mark.sprite.key.startswith("crown") for mark in marks)


def test_the_winners_shapes_wear_the_crown_and_nobody_at_a_draw() -> None:
    """Each winner's shape is drawn large, with a crown unless all are equal."""
    for ending in ENDINGS.values():
        page = Page(1000, FELT, Look("en", NAMES))
        banner.draw(page, ending, NAMES, speech("en"))
        keys = [mark.sprite.key for mark in page.scene(0).marks]
        assert all(signs.sign(seat, 52).key in keys for seat in ending.placing[0])
        crowns = [key for key in keys if key.startswith("crown")]
        assert len(crowns) == (len(ending.placing[0]) if len(ending.placing) > 1 else 0)


def test_a_long_name_takes_the_room_that_short_ones_leave(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name is cut only where all names of its row need more than there is."""
    written, write = [], Page.write
    monkeypatch.setattr(
        Page, "write", lambda page, x, y, text, *more, **how: (
            written.append(text), write(page, x, y, text, *more, **how))[1]
    )  # fmt: skip
    drawn(Ending(((0,), (2,), (1,), (3,)), ("1650", "1350", "1540", "1250")))
    assert "Joke van der Berg" in written

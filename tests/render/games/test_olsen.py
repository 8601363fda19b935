"""Pictures and texts of Ólsen Ólsen."""

import random

import pytest
from msgspec.structs import replace

import render
from games.cards import DECK
from games.contract import Seat
from games.olsen.views import Kind, OlsenView, Turn
from render import Renderer
from render.drawing.theme import CHALK
from render.olsen import board_image, hand_image
from tests.games.olsen.positions import do, position
from tests.render.pictures import compare_picture
from tests.render.views.olsen import BOARDS, LOOK, SHEETS, cheated, seen


@pytest.mark.parametrize("name", SHEETS)
def test_sheet_is_as_approved(name: str) -> None:
    """The picture of the score sheet equals the approved one."""
    view, number = SHEETS[name]
    compare_picture(f"olsen-sheet-{name}", render.of(view).leaf(LOOK, "sheet", number))


@pytest.mark.parametrize("count", [14, 30, 48, 60, 103])
def test_a_crowded_hand_is_small(count: int) -> None:
    """It has at most 40 kB, with cards of four colours of which some fit, and with one that is hidden."""
    pack = [*DECK * 2]
    random.Random(count).shuffle(pack)
    view = replace(seen(cheated(), 0), hand=tuple(pack[:count]), turn=Seat(0), phase="play")
    for fitting in ((), ("2C", "8C", "KH")):
        held = render.of(replace(view, fitting=fitting)).hand(replace(LOOK, suits="four"))
        assert len(held) <= 40_000


def test_a_hidden_card_shows_with_the_next_step_and_never_by_a_word() -> None:
    """The board and its words are the same after a card is hidden, and differ after the next public turn."""
    before = cheated()
    after = do(before, 1, "stash QC", 9)
    later = [render.of(seen(do(s, 2, "play 10D", 10))) for s in (before, after)]
    for draw in (Renderer.board, Renderer.board_words, Renderer.text_board):
        assert draw(render.of(seen(before)), LOOK) == draw(render.of(seen(after)), LOOK)
        assert draw(later[0], LOOK) != draw(later[1], LOOK)


def test_cheats_are_counted_by_eye() -> None:
    """A fan has no number in the text board; only the alt text has it, for blind players."""
    told = render.of(BOARDS["cheat"]).text_board(LOOK)
    assert "▯▯" in told
    assert "▯ 5" not in told
    assert "Søren: 6 cards" in render.of(BOARDS["cheat"]).board_words(LOOK)


@pytest.mark.parametrize("variant", ["base", "up-down", "points", "crazy", "long", "cheat"])
def test_what_fits_is_raised_and_the_rest_dimmed_in_every_variant(variant: str) -> None:
    """In a seat's turn what fits lies higher than the others, which are faded; out of turn all are alike."""
    s = position("7S", "6S 8S 2D KD QD", "5H 6H 9C", variant=variant)
    view = seen(s, 0)
    assert 0 < len(view.fitting) < len(view.hand)
    told = {key.split()[2]: (y, key.endswith(" None")) for y, key in _cards(view)}
    high, low = min(y for y, _ in told.values()), max(y for y, _ in told.values())
    assert told == {card: (high, True) if card in view.fitting else (low, False) for card in view.hand}
    assert high < low
    assert len({(y, key.endswith(" None")) for y, key in _cards(seen(s, 1))}) == 1


def _cards(view: OlsenView) -> list[tuple[int, str]]:
    """Returns the upper edges and the keys of the cards of a hand's picture."""
    marks = hand_image.scene(view, LOOK).marks
    return [(mark.y, mark.sprite.key) for mark in marks if mark.sprite.key.startswith("lying")]


def test_who_laid_the_top_card_is_said_and_what_was_done_since() -> None:
    """The line below the pile names the player of its top cards, and the newest action if that is another."""
    view = BOARDS["two"]
    assert _texts(view)[-1:] == ["played by Søren"]
    drew = replace(view, turns=(*view.turns, Turn(Seat(0), "draw", count=2)))
    assert _texts(drew)[-2:] == ["played by Søren", "Anna Guðmundsdóttir draws 2"]


@pytest.mark.parametrize("kind", ["draw", "forgot", "caught", "wrong"])
def test_who_takes_nothing_is_said_too(kind: Kind) -> None:
    """A penalty of no cards, while there are none to take, stands in the line as well."""
    view = BOARDS["two"]
    none = replace(view, turns=(*view.turns, Turn(Seat(0), kind, count=0)))
    assert _texts(none)[-1].startswith("Anna Guðmundsdóttir")
    assert _texts(none)[-1].endswith("0") == (kind == "draw")


def _texts(view: OlsenView) -> list[str]:
    """Returns the light texts of a board in the size of that line, in the order in which they are drawn."""
    keys = [mark.sprite.key for mark in board_image.scene(view, LOOK).marks]
    return [key.split(") ", 1)[1] for key in keys if key.startswith("text 30 Semibold") and str(CHALK) in key]


def test_ten_hands_lie_in_their_panels_and_apart_from_the_pile() -> None:
    """All that is drawn lies inside the picture, with ten players and with two."""
    for name in BOARDS:
        shown = board_image.scene(BOARDS[name], LOOK)
        assert all(mark.x >= 0 and mark.x + mark.sprite.width <= shown.width for mark in shown.marks)
        assert all(mark.y >= 0 and mark.y + mark.sprite.height <= shown.height for mark in shown.marks)

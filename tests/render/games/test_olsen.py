"""Pictures and texts of Ólsen Ólsen."""

import pytest

import render
from tests.games.olsen.positions import do
from tests.render.pictures import compare_picture
from tests.render.views.olsen import BOARDS, LOOK, SHEETS, cheated, seen


@pytest.mark.parametrize("name", SHEETS)
def test_sheet_is_as_approved(name: str) -> None:
    """The picture of the score sheet equals the approved one."""
    view, number = SHEETS[name]
    compare_picture(f"olsen-sheet-{name}", render.leaf(view, LOOK, "sheet", number))


def test_a_hidden_card_shows_with_the_next_step_and_never_by_a_word() -> None:
    """The board and its words are the same after a card is hidden, and differ after the next public turn."""
    before = cheated()
    after = do(before, 1, "stash QC", 9)
    for draw in (render.board, render.board_words, render.text_board):
        assert draw(seen(before), LOOK) == draw(seen(after), LOOK)
        assert draw(seen(do(before, 2, "play 10D", 10)), LOOK) != draw(
            seen(do(after, 2, "play 10D", 10)), LOOK
        )


def test_cheats_are_counted_by_eye() -> None:
    """A fan has no number in the text board; only the alt text has it, for blind players."""
    told = render.text_board(BOARDS["cheat"], LOOK)
    assert "▯▯" in told
    assert "▯ 5" not in told
    assert "Søren: 6 cards" in render.board_words(BOARDS["cheat"], LOOK)

"""Pictures and texts of Partners."""

import render
from tests.render.views.partners import BOARDS, LOOK


def test_the_words_tell_every_piece_and_every_hand() -> None:
    """The words and the text board contain the space of each piece and whose turn it is."""
    said = render.board_words(BOARDS["seven"], LOOK)
    for part in (
        "1 on its start 0",
        "2 on 25",
        "3 on 26",
        "4 in house 3",
        "2, 3, and 4 together on 47",
        "Waiting for Søren to play a card",
        "1 on its start 16",
        "Green, start 48",
    ):
        assert part in said
        assert part in render.text_board(BOARDS["seven"], LOOK)


def test_the_text_board_begins_with_whom_it_waits_for_and_has_no_signs() -> None:
    """The text board is sentences: whom the table waits for first, and nothing drawn."""
    said = render.text_board(BOARDS["seven"], LOOK)
    assert said.startswith("Waiting for Søren to play a card.")
    assert not set(said) & set("▯🟡🔴🔵🟢·*>+")

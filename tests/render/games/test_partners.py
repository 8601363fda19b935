"""Pictures and texts of Partners."""

import render
from tests.render.views.partners import BOARDS, LOOK


def test_the_words_tell_every_piece_and_every_hand() -> None:
    """The words and the text board contain the space of each piece and whose turn it is."""
    said = render.board_words(BOARDS["seven"], LOOK)
    for part in (
        "1 on 0",
        "2 on 25",
        "3 on 26",
        "4 in house 3",
        "2+3+4 together on 47",
        "Waiting for Søren to play a card",
    ):
        assert part in said
    for part in ("1 on 0", "2 on 25", "3 on 26", "4 in house 3", "2+3+4 together on 47", "to play"):
        assert part in render.text_board(BOARDS["seven"], LOOK)

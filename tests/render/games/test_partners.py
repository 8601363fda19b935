"""Pictures and texts of Partners."""

from msgspec.structs import replace

import render
from games.params import Seat
from games.partners.views import Kind
from tests.render.views.partners import BOARDS, LOOK


def test_the_words_tell_every_piece_and_every_hand() -> None:
    """The words and the text board contain the space of each piece and whose turn it is."""
    said = render.board_words(BOARDS["seven"], LOOK)
    for part in (
        "Yellow, Anna Guðmundsdóttir: 1 on 0, 2 on 25, 3 on 26, house 3.",
        "2–4 on 47",
        "1 on 16, 2 on 40, house 4, 4 out",
        "Waiting for Søren to play a card",
    ):
        assert part in said
        assert part in render.text_board(BOARDS["seven"], LOOK)
    hand = replace(BOARDS["seven"], seat=Seat(1), hand=(Kind("2"),))
    starts = "Starts: yellow 0, red 16, blue 32, green 48. A piece comes round to its start and turns into"
    for told in (render.text_board(BOARDS["seven"], LOOK), render.hand_words(hand, LOOK)):
        assert starts in told


def test_the_text_board_begins_with_whom_it_waits_for_and_has_no_signs() -> None:
    """The text board is sentences: whom the table waits for first, and nothing drawn."""
    said = render.text_board(BOARDS["seven"], LOOK)
    assert said.startswith("Waiting for Søren to play a card.")
    assert not set(said) & set("▯🟡🔴🔵🟢·*>+")

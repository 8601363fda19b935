"""Pictures and texts of Stratego."""

from msgspec.structs import replace

import render
from games.stratego.views import UNKNOWN
from render import Look
from tests.render.views.stratego import LOOK, NAMES, fought, seen


def test_a_seats_view_gives_the_channels_board() -> None:
    """The board and its words are equal for each seat and for the channel."""
    s = fought()
    for seat in range(4):
        own, channel = seen(s, seat), seen(s)
        assert render.board(own, LOOK) == render.board(channel, LOOK)
        assert render.board_words(own, LOOK) == render.board_words(channel, LOOK)
        assert render.text_board(own, LOOK) == render.text_board(channel, LOOK)


def test_what_a_battle_has_shown_is_drawn_as_the_house_rule_says() -> None:
    """`known_ranks` decides if the board and the hand show a survivor's rank (RULES 10.2)."""
    pictures = {}
    for rule in ("log", "board", "memory"):
        s = fought()
        s = replace(s, options=replace(s.options, known_ranks=rule), moves=())
        bare = replace(s, pieces=tuple(replace(p, known=p.space is None) for p in s.pieces))
        pictures[rule] = [
            draw(seen(s, who), LOOK) != draw(seen(bare, who), LOOK)
            for draw, who in ((render.board, None), (render.hand, 1))
        ]
    assert pictures == {"log": [False, True], "board": [True, True], "memory": [False, False]}


def test_the_words_tell_every_piece_flag_and_fight() -> None:
    """The words contain the space of each piece on the board, the last battle, the flags and the losses."""
    view = seen(fought())
    said = render.board_words(view, Look("en", NAMES))
    for piece in view.pieces:
        if piece.space not in (None, "RING"):
            assert str(piece.space) in said
    for part in ("9 marshal against 7 major", "E5, with Red", "slider 3", "lost: 9 8 7", "ring"):
        assert part in said
    assert all(p.rank == UNKNOWN for p in view.pieces if p.space and not p.known)

"""The pictures of Stratego and their words, as they were looked at and approved."""

import pytest
from msgspec.structs import replace

import render
from games.contract import Seat
from games.stratego.views import UNKNOWN
from locales import LANGUAGES
from render import Look
from tests.contract.records import play
from tests.render.pictures import compare_picture, compare_words, image
from tests.render.stratego import BOARDS, HANDS, LOOK, NAMES, fought, previews, seen


@pytest.mark.parametrize("name", BOARDS)
def test_board_is_as_approved(name: str) -> None:
    """A change of the painter would alter the channel's picture unseen."""
    compare_picture(f"stratego-{name}", render.board(BOARDS[name], LOOK))


@pytest.mark.parametrize("name", HANDS)
def test_own_side_is_as_approved(name: str) -> None:
    """A change of the painter would alter the private picture unseen."""
    view, picked = HANDS[name]
    compare_picture(f"stratego-hand-{name}", render.hand(view, Look("is", NAMES), picked))


@pytest.mark.parametrize("name", previews())
def test_preview_is_as_approved(name: str) -> None:
    """Who picks would no longer see what can go where."""
    view, picked, marks = previews()[name]
    made = render.preview(view, LOOK, picked, marks)
    assert made is not None
    compare_picture(f"stratego-preview-{name}", made)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_as_approved(language: str) -> None:
    """What a blind person hears of the same views would change unseen."""
    look = Look(language, NAMES)
    said = [
        f"=== {name}\n{render.board_words(view, look)}\n---\n{render.text_board(view, look)}\n"
        for name, view in BOARDS.items()
    ]
    said += [
        f"=== {name}\n{render.hand_words(view, look, picked)}\n" for name, (view, picked) in HANDS.items()
    ]
    said += [
        f"=== {name}\n{render.preview_words(view, look, picked, marks)}\n"
        for name, (view, picked, marks) in previews().items()
    ]
    compare_words(f"stratego-{language}", "\n".join(said))


def test_a_seats_view_gives_the_channels_board() -> None:
    """The board would show something of an own army."""
    s = fought()
    for seat in range(4):
        own, channel = seen(s, seat), seen(s)
        assert render.board(own, LOOK) == render.board(channel, LOOK)
        assert render.board_words(own, LOOK) == render.board_words(channel, LOOK)
        assert render.text_board(own, LOOK) == render.text_board(channel, LOOK)


def test_what_a_battle_has_shown_is_drawn_as_the_house_rule_says() -> None:
    """A survivor's rank would stand open, or be missing, against `known_ranks` (RULES 10.2)."""
    pictures = {}
    for rule in ("log", "board", "memory"):
        s = fought()
        s = replace(s, options=replace(s.options, known_ranks=rule), deeds=())
        bare = replace(s, pieces=tuple(replace(p, known=p.space is None) for p in s.pieces))
        pictures[rule] = [
            draw(seen(s, who), LOOK) != draw(seen(bare, who), LOOK)
            for draw, who in ((render.board, None), (render.hand, 1))
        ]
    assert pictures == {"log": [False, True], "board": [True, True], "memory": [False, False]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_can_be_drawn_and_said(language: str) -> None:
    """A rare position would leave the table without a picture, or without words that fit."""
    look = Look(language, ("", "a" * 300, "*_~`", "\u202e" + "x" * 40))
    for number in (0, 1):
        for s in play("stratego", number).some(4):
            for seat in (None, Seat(0), Seat(2)):
                view = seen(s, seat)
                assert 0 < len(render.board_words(view, look)) <= 1024
                assert 0 < len(render.text_board(view, look)) <= 1800
                if seat is not None:
                    assert 0 < len(render.hand_words(view, look)) <= 1024
            assert image(render.board(view, look)).width == 1000
            assert len(render.board(view, look)) < 400_000


def test_the_words_tell_every_piece_flag_and_fight() -> None:
    """Who cannot see the picture would lack what he needs to play."""
    view = seen(fought())
    said = render.board_words(view, Look("en", NAMES))
    for piece in view.pieces:
        if piece.space not in (None, "RING"):
            assert str(piece.space) in said
    for part in ("9 marshal against 7 major", "E5, with Red", "slider 3", "lost: 9 8 7", "ring"):
        assert part in said
    assert all(p.rank == UNKNOWN for p in view.pieces if p.space and not p.known)

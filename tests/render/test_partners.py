"""The pictures of Partners and their words, as they were looked at and approved."""

import pytest
from msgspec.structs import replace

import render
from games.contract import Seat
from games.partners.rules import PARTNERS
from games.partners.views import PartnersView
from locales import LANGUAGES
from render import Look
from tests.contract.records import play
from tests.render.partners import BOARDS, HANDS, LOOK, NAMES, previews
from tests.render.pictures import compare_picture, compare_words, image


@pytest.mark.parametrize("name", BOARDS)
def test_board_is_as_approved(name: str) -> None:
    """A change of the painter would alter the channel's picture unseen."""
    compare_picture(f"partners-{name}", render.board(BOARDS[name], LOOK))


@pytest.mark.parametrize("name", HANDS)
def test_hand_is_as_approved(name: str) -> None:
    """A change of the painter would alter the picture of a hand unseen."""
    view, picked = HANDS[name]
    compare_picture(f"partners-hand-{name}", render.hand(view, Look("da", NAMES), picked))


@pytest.mark.parametrize("name", previews())
def test_preview_is_as_approved(name: str) -> None:
    """Who picks would no longer see what can go where."""
    view, picked, marks = previews()[name]
    made = render.preview(view, LOOK, picked, marks)
    assert made is not None
    compare_picture(f"partners-preview-{name}", made)


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
    compare_words(f"partners-{language}", "\n".join(said))


def test_a_seats_view_gives_the_channels_board() -> None:
    """The board would show something of a hand."""
    for view in BOARDS.values():
        own = replace(view, seat=Seat(0), hand=("7", "2"), given="3", received="7")
        assert render.board(own, LOOK) == render.board(view, LOOK)
        assert render.board_words(own, LOOK) == render.board_words(view, LOOK)
        assert render.text_board(own, LOOK) == render.text_board(view, LOOK)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_can_be_drawn_and_said(language: str) -> None:
    """A rare position would leave the table without a picture, or without words that fit."""
    look = Look(language, ("", "a" * 300, "*_~`", "\u202e" + "x" * 40))
    for number in range(3):
        for s in play("partners", number).some(6):
            for seat in (None, Seat(0), Seat(3)):
                view: PartnersView = play_view(s, seat)
                assert len(render.board_words(view, look)) <= 1024
                assert len(render.text_board(view, look)) <= 1800
                assert len(render.hand_words(view, look)) <= 1024
            assert image(render.board(view, look)).size == (1000, 1100)
            assert len(render.board(view, look)) < 400_000


def play_view(s: object, seat: Seat | None) -> PartnersView:
    """A view of a state of a random game."""
    seen: PartnersView = PARTNERS.view(s, seat)
    return seen


def test_the_words_tell_every_piece_and_every_hand() -> None:
    """Who cannot see the picture would lack what he needs to play."""
    said = render.board_words(BOARDS["seven"], LOOK)
    for part in (
        "1 on 0",
        "2 on 25",
        "3 on 26",
        "4 in house 3",
        "2+3+4 together on 47",
        "It is Søren’s turn",
    ):
        assert part in said
    for part in ("1 on 0", "2 on 25", "3 on 26", "4 in house 3", "2+3+4 together on 47", "to play"):
        assert part in render.text_board(BOARDS["seven"], LOOK)

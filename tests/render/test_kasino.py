"""The pictures of Kasino and their words, as they were looked at and approved."""

import pytest
from msgspec.structs import replace

import render
from games.contract import Seat
from games.kasino.rules import KASINO
from games.kasino.views import KasinoView
from locales import LANGUAGES
from render import Look
from tests.contract.records import play
from tests.render.kasino import BOARDS, HANDS, LOOK, NAMES, previews
from tests.render.pictures import compare_picture, compare_words, image


@pytest.mark.parametrize("name", BOARDS)
def test_board_is_as_approved(name: str) -> None:
    """A change of the painter would alter the channel's picture unseen."""
    compare_picture(f"kasino-{name}", render.board(BOARDS[name], LOOK))


@pytest.mark.parametrize("name", HANDS)
def test_hand_is_as_approved(name: str) -> None:
    """A change of the painter would alter the picture of a hand unseen."""
    view, picked = HANDS[name]
    compare_picture(f"kasino-hand-{name}", render.hand(view, Look("da", NAMES), picked))


@pytest.mark.parametrize("name", previews())
def test_preview_is_as_approved(name: str) -> None:
    """Who picks would no longer see what would be taken."""
    view, picked, marks = previews()[name]
    made = render.preview(view, LOOK, picked, marks)
    assert made is not None
    compare_picture(f"kasino-preview-{name}", made)


@pytest.mark.parametrize("number", [0, 3, 6])
def test_the_points_are_shown_item_by_item(number: int) -> None:
    """Who asks for the points of the round would see another sum than has been counted so far."""
    compare_picture(f"kasino-count-{number}", render.leaf(BOARDS["counted"], LOOK, "count", number))


def test_the_last_item_gives_the_whole_count() -> None:
    """The steps would lead elsewhere than to the score, or be of what a seat sees."""
    view = BOARDS["counted"]
    assert render.leaves(view) == {"count": 7}
    assert render.leaves(BOARDS["first"]) == {}
    own = replace(view, seat=Seat(0), hand=("7H", "2D"))
    steps = [render.leaf_words(view, LOOK, "count", n) for n in range(7)]
    assert steps == [render.leaf_words(own, LOOK, "count", n) for n in range(7)]
    anna, soren = "Anna Guðmundsdóttir 2 (Most spades 2), altogether 10", "Søren 0 (nothing), altogether 11"
    assert steps[0] == f"Round 2 brought: {anna}; {soren}."
    assert steps[-1] in render.board_words(view, LOOK)


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
    compare_words(f"kasino-{language}", "\n".join(said))


def test_a_seats_view_gives_the_channels_board() -> None:
    """The board would show something of a hand."""
    for view in BOARDS.values():
        own = replace(view, seat=Seat(0), hand=("7H", "2D"))
        assert render.board(own, LOOK) == render.board(view, LOOK)
        assert render.board_words(own, LOOK) == render.board_words(view, LOOK)
        assert render.text_board(own, LOOK) == render.text_board(view, LOOK)


def test_piles_are_shown_as_counts() -> None:
    """What lies in a pile would be seen during the round (RULES 9.1)."""
    for view in BOARDS.values():
        hidden = replace(view, piles=tuple(pile[:0] + ("JH",) * len(pile) for pile in view.piles))
        assert render.board(hidden, LOOK) == render.board(view, LOOK)
        assert render.board_words(hidden, LOOK) == render.board_words(view, LOOK)
        assert render.text_board(hidden, LOOK) == render.text_board(view, LOOK)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_can_be_drawn_and_said(language: str) -> None:
    """A rare position would leave the table without a picture, or without words that fit."""
    look = Look(language, ("", "a" * 300, "*_~`", "\u202e" + "x" * 40))
    for number in range(4):
        for s in play("kasino", number).some(8):
            for seat in (None, Seat(0), Seat(1)):
                view: KasinoView = KASINO.view(s, seat)
                assert len(render.board_words(view, look)) <= 1024
                assert len(render.text_board(view, look)) <= 1800
                assert len(render.hand_words(view, look)) <= 1024
            picture = render.board(view, look)
            assert image(picture).width == 1000
            assert image(picture).height < 2200
            assert len(picture) < 400_000


def test_the_words_tell_all_that_lies_there() -> None:
    """Who cannot see the picture would lack what he needs to play."""
    said = render.board_words(BOARDS["four"], LOOK)
    for part in (
        "A build of 9 (Søren)",
        "A build of 10 (Joke van der Berg)",
        "king of clubs",
        "Søren built 9 and must capture",
        "It is Anna Guðmundsdóttir’s turn",
        "7 captured",
        "jack of diamonds, ace of clubs, and nine of clubs",
    ):
        assert part in said
    for part in ("2♥ 7♣", "3♣ 6♦ K♣ A♦ J♣ 2♠ 10♥ 3♦ Q♥ Q♦ 8♠ 4♥ 7♠", "to play", "sweeps J♦ A♣ 9♣"):
        assert part in render.text_board(BOARDS["four"], LOOK)

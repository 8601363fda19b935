"""The pictures of Kínaskák and their words, as they were looked at and approved."""

from collections import Counter
from itertools import pairwise

import pytest
from msgspec.structs import replace

import render
from games.contract import Seat
from games.kinaskak.rules import KINASKAK
from locales import LANGUAGES
from render import Look
from render.drawing import signs
from render.kinaskak import board_image, hand_image
from tests.contract.records import play
from tests.render.kinaskak import BOARDS, HANDS, LOOK, NAMES
from tests.render.pictures import compare_picture, compare_words, image

SORTS = ("suit", "rank", "contract")


@pytest.mark.parametrize("name", BOARDS)
def test_board_is_as_approved(name: str) -> None:
    """A change of the painter would alter the channel's picture unseen."""
    compare_picture(f"kinaskak-{name}", render.board(BOARDS[name], LOOK))


@pytest.mark.parametrize("name", HANDS)
def test_hand_is_as_approved(name: str) -> None:
    """A change of the painter would alter the picture of a hand unseen."""
    view, picked = HANDS[name]
    compare_picture(f"kinaskak-hand-{name}", render.hand(view, Look("is", NAMES), picked))


@pytest.mark.parametrize("sort", SORTS)
def test_sorted_hand_is_as_approved(sort: str) -> None:
    """Who likes his hand by suit, by rank or by the contract would find it in another order."""
    compare_picture(
        f"kinaskak-sort-{sort}", render.hand(HANDS["nineteen"][0], replace(LOOK, sort=sort, suits="four"))
    )


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
    compare_words(f"kinaskak-{language}", "\n".join(said))


@pytest.mark.parametrize("sort", SORTS)
def test_sorting_loses_no_card(sort: str) -> None:
    """A card would be missing from the picture, or be there twice."""
    for view, _ in HANDS.values():
        groups = hand_image.sorted_hand(view, sort)
        assert Counter(card for group in groups for card in group) == Counter(view.hand)
        assert all(groups)
        for most in (7, 10):
            rows = hand_image.rows(groups, most)
            assert [card for row in rows for group in row for card in group] == [c for g in groups for c in g]
            assert all(sum(map(len, row)) <= most for row in rows)


def test_nineteen_cards_lie_inside_the_picture_and_apart() -> None:
    """A card would be cut off, or its index covered by the next one."""
    scene = hand_image.scene(HANDS["nineteen"][0], LOOK)
    assert scene.width == 1000
    cards = [mark for mark in scene.marks if mark.sprite.key.startswith("lying")]
    assert len(cards) == 19
    assert all(m.x >= 0 and m.x + m.sprite.width <= scene.width + 12 for m in cards)
    steps = [b.x - a.x for a, b in pairwise(cards) if b.y == a.y]
    assert min(steps) >= 90


def test_a_joker_of_a_run_shows_what_it_stands_for() -> None:
    """Nobody could see which card takes the joker."""
    keys = [mark.sprite.key for mark in board_image.scene(BOARDS["middle"], LOOK).marks]
    assert [key for key in keys if key.startswith("lying wild")] == [
        f"lying wild {card} {board_image._CARD} {letter} two None"
        for card, letter in (("6S", "6"), ("JD", "G"), ("QD", "D"))
    ]
    assert sum(key.startswith("lying small JK") for key in keys) == 1


def test_a_seats_view_gives_the_channels_board() -> None:
    """The board would show something of a hand or a wish."""
    for view in BOARDS.values():
        own = replace(view, seat=Seat(0), hand=("7H", "2C"), plan=(("7H", "2C"),), wish="ANY", gained=3)
        assert render.board(own, LOOK) == render.board(view, LOOK)
        assert render.board_words(own, LOOK) == render.board_words(view, LOOK)
        assert render.text_board(own, LOOK) == render.text_board(view, LOOK)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_can_be_drawn_and_said(language: str) -> None:
    """A rare position would leave the table without a picture, or without words that fit."""
    look = Look(language, ("", "a" * 300, "*_~`", "\u202e" + "x" * 40))
    for number in range(2):
        record = play("kinaskak", number)
        for s in record.some(3):
            board = KINASKAK.view(s, None)
            assert image(render.board(board, look)).width == 1000
            assert 0 < len(render.board_words(board, look)) <= 1024
            assert 0 < len(render.text_board(board, look)) <= 1800
            hand = KINASKAK.view(s, Seat(0))
            assert image(render.hand(hand, look)).width == 1000
            assert 0 < len(render.hand_words(hand, look)) <= 1024


def test_six_who_play_are_told_apart_without_colour() -> None:
    """Two seats would look alike to who sees no colours."""
    shapes = {signs.sign(seat, 44).pixels[1].tobytes() for seat in range(6)}
    assert len(shapes) == len(set(signs.CHARACTERS)) == len(set(signs.SEATS)) == 6

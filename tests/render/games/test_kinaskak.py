"""Pictures and texts of Kínaskák."""

from collections import Counter
from itertools import pairwise

import pytest
from msgspec.structs import replace

import render
from games.kinaskak import wishes
from locales import LANGUAGES
from render.drawing import signs
from render.kinaskak import board_image, hand_image
from tests.render.pictures import compare_picture, image
from tests.render.views.kinaskak import BOARDS, HANDS, LOOK

SORTS = ("suit", "rank", "contract")


@pytest.mark.parametrize("sort", SORTS)
def test_sorted_hand_is_as_approved(sort: str) -> None:
    """The picture of a hand in each sort order equals the approved one."""
    compare_picture(
        f"kinaskak-sort-{sort}", render.hand(HANDS["nineteen"][0], replace(LOOK, sort=sort, suits="four"))
    )


@pytest.mark.parametrize("sort", SORTS)
def test_sorting_loses_no_card(sort: str) -> None:
    """Each card is in one group and in one row, and no row is longer than the limit."""
    for view, _ in HANDS.values():
        groups = hand_image.sorted_hand(view, sort)
        assert Counter(card for group in groups for card in group) == Counter(view.hand)
        assert all(groups)
        for most in (7, 10):
            rows = hand_image.rows(groups, most)
            assert [card for row in rows for group in row for card in group] == [c for g in groups for c in g]
            assert all(sum(map(len, row)) <= most for row in rows)


def test_nineteen_cards_lie_inside_the_picture_and_apart() -> None:
    """Neighbours in a row are at least 90 pixels apart, from left edge to left edge."""
    scene = hand_image.scene(HANDS["nineteen"][0], LOOK)
    assert scene.width == 1000
    cards = [mark for mark in scene.marks if mark.sprite.key.startswith("lying")]
    assert len(cards) == 19
    assert all(m.x >= 0 and m.x + m.sprite.width <= scene.width + 12 for m in cards)
    steps = [b.x - a.x for a, b in pairwise(cards) if b.y == a.y]
    assert min(steps) >= 90


def test_a_joker_of_a_run_shows_what_it_stands_for() -> None:
    """A joker in a run is drawn with the index of the card that it replaces."""
    keys = [mark.sprite.key for mark in board_image.scene(BOARDS["middle"], LOOK).marks]
    assert [key for key in keys if key.startswith("lying wild")] == [
        f"lying wild {card} {board_image._CARD} {letter} two None"
        for card, letter in (("6S", "6"), ("JD", "G"), ("QD", "D"))
    ]
    assert sum(key.startswith("lying small JK") for key in keys) == 1


def test_six_who_play_are_told_apart_without_colour() -> None:
    """The signs of six seats differ in shape and in character."""
    shapes = {signs.sign(seat, 44).pieces[0].mask.tobytes() for seat in range(6)}
    assert len(shapes) == len(set(signs.CHARACTERS)) == len(set(signs.SEATS)) == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wish_is_drawn_whole_with_its_suits(language: str) -> None:
    """The picture has a suit sign for each card and stretch of the wish, and all of it lies inside."""
    wish = "JK 2 8 J Q S5-8 10C 2C 4D 5H 5S 6D 8C 8S 9H AS QS"
    view = replace(HANDS["thirteen"][0], wish=wish, wished=wishes.text(wish))
    scene = hand_image.scene(view, replace(LOOK, language=language))
    suits = [mark for mark in scene.marks if mark.sprite.key.startswith("wish ")]
    assert Counter(mark.sprite.key[-1] for mark in suits) == {"C": 3, "D": 2, "H": 2, "S": 6}
    assert all(mark.x + mark.sprite.width <= scene.width for mark in scene.marks)
    assert all(mark.y + mark.sprite.height <= scene.height for mark in suits)
    assert not [mark for mark in scene.marks if "…" in mark.sprite.key]
    assert image(hand_image.hand(view, replace(LOOK, language=language))).size == (1000, scene.height)

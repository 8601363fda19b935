"""Pictures and texts of Kínaskák."""

import re
from collections import Counter
from itertools import pairwise

import pytest
from msgspec.structs import replace

import render
from games.kinaskak import wishes
from games.kinaskak.views import Part
from locales import LANGUAGES
from render import Look
from render.drawing import signs
from render.drawing.lettering import fitted
from render.kinaskak import board_image, hand_image, last_move
from tests.render.pictures import compare_picture, image
from tests.render.views.kinaskak import BOARDS, HANDS, LOOK

SORTS = ("suit", "rank", "contract")


@pytest.mark.parametrize("sort", SORTS)
def test_sorted_hand_is_as_approved(sort: str) -> None:
    """The picture of a hand in each sort order equals the approved one."""
    compare_picture(
        f"kinaskak-sort-{sort}", render.of(HANDS["nineteen"][0]).hand(replace(LOOK, sort=sort, suits="four"))
    )


@pytest.mark.parametrize("sort", SORTS)
def test_sorting_loses_no_card(sort: str) -> None:
    """Each card is in one group and in one row, and no row is longer than the limit."""
    for view, _ in HANDS.values():
        groups = hand_image.sorted_hand(view, replace(LOOK, sort=sort))
        assert Counter(card for group in groups for card in group) == Counter(view.hand)
        assert all(groups)
        for most in (7, 10):
            rows = hand_image.divided(groups, most)
            assert [card for row in rows for group in row for card in group] == [c for g in groups for c in g]
            assert all(sum(map(len, row)) <= most for row in rows)


@pytest.mark.parametrize(
    ("asked", "order"), [("SS", "rank"), ("SSR", "rank"), ("SR", "suit"), ("RR", "suit")]
)
def test_a_hand_is_sorted_by_rank_where_sets_are_asked(asked: str, order: str) -> None:
    """Unless its owner has chosen an order: that stays, and the button offers the one after it."""
    parts = {"S": Part("set", 3), "R": Part("run", 4)}
    view = replace(HANDS["nineteen"][0], contract=tuple(parts[letter] for letter in asked))
    chosen = {sort: hand_image.sorted_hand(view, replace(LOOK, sort=sort)) for sort in SORTS}
    assert hand_image.sorted_hand(view, LOOK) == chosen[order]
    assert len({*chosen.values()}) == 3
    following = {"suit": "rank", "rank": "contract", "contract": "suit"}
    assert render.of(view).next_sort(LOOK) == following[order]
    for sort in SORTS:
        assert render.of(view).next_sort(replace(LOOK, sort=sort)) == following[sort]


def test_nineteen_cards_lie_inside_the_picture_and_apart() -> None:
    """Neighbours in a row are at least 60 pixels apart, from left edge to left edge."""
    scene = hand_image.scene(HANDS["nineteen"][0], LOOK)
    assert scene.width == 700
    cards = [mark for mark in scene.marks if mark.sprite.key.startswith("lying")]
    assert len(cards) == 19
    assert all(m.x >= 0 and m.x + m.sprite.width <= scene.width + 12 for m in cards)
    steps = [b.x - a.x for a, b in pairwise(cards) if b.y == a.y]
    assert min(steps) >= 60


def test_a_joker_of_a_run_shows_what_it_stands_for() -> None:
    """A joker in a run is drawn with the index of the card that it replaces."""
    keys = [mark.sprite.key for mark in board_image.scene(BOARDS["middle"], LOOK).marks]
    assert [key for key in keys if key.startswith("lying wild")] == [
        f"lying wild {card} {board_image.card_size(BOARDS['middle'])[0]} {letter} two None"
        for card, letter in (("6S", "6"), ("JD", "G"), ("QD", "D"))
    ]
    assert sum(key.startswith(f"lying small JK {board_image._TOP_CARD} ") for key in keys) == 1


def test_ten_who_play_are_told_apart_without_colour() -> None:
    """The signs of ten seats differ in shape and in character."""
    shapes = {tuple(piece.box for piece in signs.sign(seat, 44).pieces) for seat in range(10)}
    assert len(shapes) == len(set(signs.CHARACTERS)) == len(set(signs.SEATS)) == 10


def test_melds_are_as_large_as_discards_and_smaller_only_where_they_are_many() -> None:
    """The cards of a few melds have the width of the top discard; two dozen melds still fit the width."""
    view = BOARDS["middle"]
    assert board_image.card_size(view)[0] == board_image._TOP_CARD
    many = replace(view, melds=view.melds * 6)
    assert board_image.card_size(many)[0] < board_image._TOP_CARD
    for shown in (view, many):
        marks = board_image.scene(shown, LOOK).marks
        assert all(m.x + m.sprite.width <= 1000 + 2 * 6 for m in marks)


def test_the_last_moves_are_drawn_beside_their_cards() -> None:
    """The band shows the cards that were taken and laid off, and drops the oldest moves for want of room."""
    view = BOARDS["middle"]
    width = last_move._CARD
    keys = [mark.sprite.key for mark in board_image.scene(view, LOOK).marks]
    shown = [key.split()[2] for key in keys if key.startswith("lying small") and f" {width} " in key]
    assert shown == ["KD", "9C", "JK"]
    long = replace(view, moves=view.moves * 4)
    marks = board_image.scene(long, LOOK).marks
    cards = [m for m in marks if m.sprite.key.startswith("lying small") and f" {width} " in m.sprite.key]
    assert cards[-1].sprite.key.split()[2] == "JK"
    assert all(m.x + m.sprite.width <= 984 for m in cards)


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
    assert image(render.of(view).hand(replace(LOOK, language=language))).size == (700, scene.height)


def test_six_long_names_are_whole_at_the_end() -> None:
    """Neither the banner nor the score sheet cuts a name of six players: letters shrink, columns widen."""
    names = (
        "Anna Guðmundsdóttir", "Sigurbjörg Einarsdóttir", "Joke van der Berg", "Kristófer Ólafsson",
        "Maximilian Featherstone", "Þórdís Kjartansdóttir",
    )  # fmt: skip
    view = replace(BOARDS["six"], phase="over", melds=(), sheet=BOARDS["six"].sheet * 2)
    view = replace(view, sheet=view.sheet[:8])
    keys = [mark.sprite.key for mark in board_image.scene(view, Look("is", names)).marks]
    whole = Counter[str]()
    for key in keys:
        if found := re.fullmatch(r"text (\d+) (\w+) (\d+) \(.*?\) (.*)", key):
            size, weight, width, text = found.groups()
            is_whole = fitted(text, int(size), weight, int(width)) == text  # type: ignore[arg-type]
            whole[text] += is_whole and weight == "Semibold"  # the panels are bold
    assert all(whole[name] == 2 for name in names[1:])


def test_totals_over_a_thousand_are_written_as_in_texts() -> None:
    """Panels, score sheet, banner and the board in words say 1.040 in Danish."""
    view = replace(BOARDS["six"], melds=(), sheet=((620,) * 6, (420,) * 6))
    look = replace(LOOK, language="da")
    keys = [mark.sprite.key for mark in board_image.scene(replace(view, phase="over"), look).marks]
    assert not [key for key in keys if key.endswith(" 1040")]
    assert len([key for key in keys if key.endswith(" 1.040")]) > 2 * 6  # the banner has the first
    assert render.of(view).text_board(look).count("= 1.040") == 6

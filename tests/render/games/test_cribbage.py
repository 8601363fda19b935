"""Pictures and texts of cribbage: complete, within their limits, without anything hidden."""

import random
from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

import render
from games.cards import DECK, Card
from games.cribbage.pegs import skunked
from games.cribbage.views import CribbageView, Options, Peg
from games.params import Seat
from games.registry import GAMES
from locales import LANGUAGES, speech
from render import Look, Renderer
from render.cribbage import board_image, hand_image, track
from render.cribbage.show import honour
from render.drawing.pictures import PICTURES
from render.drawing.strips import STRIPS, draw
from render.drawing.theme import WOOD
from tests.contract.records import play
from tests.render.pictures import chunks, compare_picture, image, public
from tests.render.views.cribbage import (
    BOARDS,
    EMPTY,
    GIVEN,
    HANDS,
    HOLDING,
    LEAVES,
    LONG,
    LOOK,
    NAMES,
    PLAY,
    SHOWN,
    SIX,
    SKUNKED,
    cards,
)

KILO = 1000
PICTURE_LIMIT = 150 * KILO
GAME = GAMES["cribbage"]


@pytest.fixture(scope="module")
def views() -> list[CribbageView]:
    """The channel's views of a few whole random games, every phase among them."""
    seen = [GAME.view(s, None) for number in range(3) for s in play(GAME.key, number).states()]
    return random.Random(7).sample(seen, 40) + seen[-1:]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOARDS)
def test_every_phase_is_drawn_and_told_in_every_language(name: str, language: str) -> None:
    """The picture, its words and the text board are within their limits of size."""
    board, words, text = public(BOARDS[name], Look(language, NAMES, "four"))
    assert image(board).width == board_image.WIDE
    assert len(board) <= PICTURE_LIMIT
    assert 100 < len(words) <= 1024
    assert 100 < len(text) <= 1800


def test_random_games_are_drawn_from_end_to_end(views: list[CribbageView]) -> None:
    """Each position has a picture within the limit, words and a text board."""
    for view in views:
        board, words, text = public(view, LOOK)
        assert len(board) <= PICTURE_LIMIT
        assert words
        assert text


def test_cached_board_equals_a_whole_redraw(views: list[CribbageView]) -> None:
    """Boards that are drawn one after another with the cache have the pixels of a full drawing."""
    for view in views[:12]:
        assert (
            image(render.of(view).board(LOOK)).tobytes()
            == draw(board_image.scene(view, LOOK)).convert("RGB").tobytes()
        )


def test_a_seat_sees_what_the_channel_sees() -> None:
    """The board, and its leaves such as the show in steps and the curve, are equal for both."""
    states = [*play(GAME.key, 0).some(4), *random.Random(3).sample(play(GAME.key, 1).states(), 8)]
    for s in states:
        channel = GAME.view(s, None)
        for own in (GAME.view(s, Seat(0)), GAME.view(s, Seat(1))):
            assert public(own, LOOK) == public(channel, LOOK)
            assert render.of(own).leaves() == render.of(channel).leaves()
            for name, pictures in render.of(own).leaves().items():
                n = pictures - 1
                for leaf in (Renderer.leaf, Renderer.leaf_words):
                    assert leaf(render.of(own), LOOK, name, n) == leaf(render.of(channel), LOOK, name, n)


@given(st.permutations(DECK))
@settings(max_examples=15)
def test_what_a_hand_holds_changes_nothing_public(deck: list[Card]) -> None:
    """The bytes of the public picture and its texts are the same for any hidden cards."""
    other = replace(HOLDING, hand=tuple(deck[:2]), kept=tuple(deck[:4]), given=tuple(deck[4:6]))
    assert public(other, LOOK) == public(PLAY, LOOK)


@given(st.tuples(st.text(max_size=50), st.text(max_size=50)))
@settings(max_examples=25)
def test_any_names_keep_the_board_within_its_limits(names: tuple[str, str]) -> None:
    """The picture, its words and the text board are within their limits of size."""
    look = Look("nl", names)
    for view in (PLAY, SHOWN, SKUNKED):
        board, words, text = public(view, look)
        assert len(board) <= PICTURE_LIMIT
        assert len(words) <= 1024
        assert len(text) <= 1800


def test_long_names_shorten_the_past_and_not_the_present() -> None:
    """With two long names, the words still contain the last card and the count."""
    look = Look("da", ("W" * 6000, "m" * 6000))
    words = render.of(LONG).board_words(look)
    assert len(words) <= 1024
    assert speech("da").card_words(Card("5D")) in words or "5♦" in words
    assert str(LONG.count) in words


@pytest.mark.parametrize("view", [PLAY, LONG, SHOWN, SKUNKED], ids=["play", "long", "shown", "skunked"])
def test_words_name_every_card_that_lies_open(view: CribbageView) -> None:
    """The words and the text board contain each card that is played, counted or turned up."""
    words, text = render.of(view).board_words(LOOK), render.of(view).text_board(LOOK)
    rows = [p.card for row in (*view.earlier, view.series) for p in row]
    counted = [c for count in (view.last_show or view.counts) for c in (*count.cards, count.starter)]
    for card in [*rows, *counted, *([view.starter] if view.starter else [])]:
        assert speech("en").card_words(card) in words
        assert speech("en").card_words(card) in text or view.phase == "discard"


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_board_is_the_words_without_signs(name: str, language: str) -> None:
    """The text board has the sentences of the words in their order, and none of the signs of a drawing."""
    view, look = BOARDS[name], Look(language, NAMES, "four")
    text, words = render.of(view).text_board(look), render.of(view).board_words(look)
    assert not set(text) & set("▯═●◆♠♥♦♣·*`>")
    lines = [line for line in text.split("\n") if line in words]
    assert [words.index(line) for line in lines] == sorted(words.index(line) for line in lines)
    assert lines == text.split("\n") or "♠" in words or "♥" in words


def test_what_is_awaited_is_told_first() -> None:
    """The words and the text board begin with whom the table waits for."""
    for said in (render.of(PLAY).board_words(LOOK), render.of(PLAY).text_board(LOOK)):
        assert said.startswith("Waiting for")


def test_a_text_board_leaves_the_show_that_was_news_untold() -> None:
    """During the discards the last show is in the words of the picture only."""
    view = BOARDS["show"]
    assert "starter" in render.of(view).board_words(LOOK)
    assert "starter" not in render.of(view).text_board(LOOK)


@pytest.mark.parametrize("name", HANDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hand_is_drawn_and_told_in_every_language(name: str, language: str) -> None:
    """The picture of a hand is within the limits, and its words contain each card."""
    view, picked = HANDS[name]
    look = Look(language, NAMES)
    png = render.of(view).hand(look, picked)
    assert (image(png).width, set(chunks(png))) == (700, {"IHDR", "PLTE", "IDAT", "IEND"})
    assert len(png) <= PICTURE_LIMIT
    words = render.of(view).hand_words(look)
    for card in (*view.hand, *view.given, *view.kept):
        assert speech(language).card_words(card) in words


def test_after_a_pick_only_the_picked_cards_are_told() -> None:
    """Once cards are picked, the words of the hand are these cards, and no other."""
    view, picked = HANDS["six"]
    said = render.of(view).hand_words(LOOK, picked)
    named = [card for card in view.hand if speech("en").card_words(card) in said]
    assert sorted(named) == sorted(card for card in view.hand if card in picked)


def test_a_picked_card_is_seen_to_be_picked() -> None:
    """Each picked card changes the picture of the hand, and the words list it as picked."""
    plain = render.of(SIX).hand(LOOK)
    for card in SIX.hand:
        assert render.of(SIX).hand(LOOK, (card,)) != plain
        assert render.of(SIX).hand(LOOK, (card.lower(),)) == render.of(SIX).hand(LOOK, (card,))
    assert "five of hearts" in render.of(SIX).hand_words(LOOK, ("5h",)).split("Picked")[1]


def test_a_played_card_keeps_its_place_and_a_given_one_is_set_apart() -> None:
    """A seat's cards are in the order of their ranks, with those played and without those in the crib."""
    assert hand_image.own_cards(HOLDING) == cards("2S 8C 8H QD")
    assert hand_image.own_cards(GIVEN) == cards("5H 6D 6S 7C")
    assert "three of hearts" in render.of(HOLDING).hand_words(LOOK)


def test_board_is_warm_once_it_has_been_drawn() -> None:
    """`is_warm` is false before the first drawing of a scene, and true after it."""
    STRIPS.clear()
    PICTURES.clear()
    scene = render.of(PLAY).scene(LOOK)
    assert not render.is_warm(scene)
    render.of(PLAY).board(LOOK)
    assert render.is_warm(scene)


def test_threads_draw_what_one_thread_draws() -> None:
    """Boards drawn in six threads equal those drawn in one."""
    wanted = [(view, Look(language, NAMES)) for view in (PLAY, EMPTY, LONG, SHOWN) for language in LANGUAGES]
    alone = [render.of(view).board(look) for view, look in wanted]
    STRIPS.clear()
    PICTURES.clear()
    with ThreadPoolExecutor(6) as pool:
        assert list(pool.map(lambda w: render.of(w[0]).board(w[1]), wanted * 2)) == alone * 2


@pytest.mark.parametrize("target", [121, 61])
def test_holes_lie_apart_on_the_board(target: int) -> None:
    """Each seat has two holes more than the target, all on the board and without overlap."""
    for seat in (0, 1):
        found = track.holes(target, seat)
        assert len(found) == target + 2
        assert all(16 <= x <= track.WIDE - 16 and 16 <= y <= track.HIGH - 16 for x, y in found)
    every = [*track.holes(target, 0), *track.holes(target, 1)[:-1]]
    near = [
        (a, b)
        for n, a in enumerate(every)
        for b in every[n + 1 :]
        if abs(a[0] - b[0]) + abs(a[1] - b[1]) < 12
    ]
    assert near == []


def test_pegs_stand_in_the_holes_of_the_score() -> None:
    """A moved peg changes the picture, and the place of a peg is the hole of its points."""
    before = draw(board_image.scene(PLAY, LOOK))
    moved = replace(PLAY, pegs=(Peg(64, 63), PLAY.pegs[1]))
    assert draw(board_image.scene(moved, LOOK)).tobytes() != before.tobytes()
    assert track.place(121, 0, 64, front=True) == tuple(round(n) for n in track.holes(121, 0)[65])
    assert track.place(121, 0, 0, front=True) != track.place(121, 0, 0, front=False)


def test_lanes_are_told_apart_without_colour() -> None:
    """In grey one lane is clearly paler than the wood, and the other clearly darker."""
    pale, wood, dark = (
        0.299 * r + 0.587 * g + 0.114 * b for r, g, b in (track._RIBBONS[0], WOOD, track._RIBBONS[1])
    )
    assert pale - wood > 25
    assert wood - dark > 25


def test_a_nearer_peg_stands_before_a_farther_one() -> None:
    """Pegs are drawn from the farthest to the nearest, each with its foot in its hole."""
    for view in (PLAY, SKUNKED):
        marks = [m for m in board_image.scene(view, LOOK).marks if m.sprite.key.startswith("peg ")]
        assert len(marks) == 4
        assert [m.y for m in marks] == sorted(m.y for m in marks)


@pytest.mark.parametrize("target", ["121", "61"])
def test_a_skunk_is_told_as_the_rules_have_it(target: str) -> None:
    """The end is a skunk by the points of the loser (RULES.md 7.2), or a resignation."""
    options = Options(target=target)  # type: ignore[arg-type]
    for points in range(int(target)):
        view = replace(SKUNKED, options=options, scores=(int(target), points))
        skunk = skunked(options, points)
        assert honour(view) == (f"picture-{skunk}" if skunk else "")
    assert honour(replace(SKUNKED, resigned=Seat(1))) == "picture-resigned"
    assert "Skunk!" in render.of(SKUNKED).board_words(LOOK)


@pytest.mark.parametrize("name", LEAVES)
def test_leaf_is_as_approved(name: str) -> None:
    """The show in steps and the curve equal the approved pictures."""
    view, what, number = LEAVES[name]
    compare_picture(f"cribbage-{name}", render.of(view).leaf(Look("da", NAMES, "four"), what, number))

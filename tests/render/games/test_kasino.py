"""Pictures and texts of Kasino."""

import pytest
from msgspec.structs import replace

import render
from games.cards import Card
from games.contract import Seat
from games.kasino.rules import KASINO
from games.kasino.views import Turn
from locales import LANGUAGES, speech
from render import Look
from render.drawing.lettering import fitted, length
from render.kasino import board_image
from tests.games.kasino.positions import playing
from tests.render.pictures import compare_picture, public
from tests.render.views.kasino import BOARDS, LOOK


@pytest.mark.parametrize("number", [0, 3, 6])
def test_the_points_are_shown_item_by_item(number: int) -> None:
    """The picture after 0, 3 and 6 counted items equals the approved one."""
    compare_picture(f"kasino-count-{number}", render.of(BOARDS["counted"]).leaf(LOOK, "count", number))


def test_the_last_item_gives_the_whole_count() -> None:
    """The words of the last step are in those of the board, and all steps are the same for a seat."""
    view = BOARDS["counted"]
    assert render.of(view).leaves() == {"count": 7}
    assert render.of(BOARDS["first"]).leaves() == {}
    own = replace(view, seat=Seat(0), hand=("7H", "2D"))
    steps = [render.of(view).leaf_words(LOOK, "count", n) for n in range(7)]
    assert steps == [render.of(own).leaf_words(LOOK, "count", n) for n in range(7)]
    anna, soren = "Anna Guðmundsdóttir 2 (Most spades 2), 10 in total", "Søren 0 (nothing), 11 in total"
    assert steps[0] == f"Scores for round 2: {anna}; {soren}."
    assert steps[-1] in render.of(view).board_words(LOOK)


def test_a_duty_is_told_only_while_it_binds() -> None:
    """A hand that can capture nothing, and its board, do not say that it must capture (RULES 6.1)."""
    for hand, binds in (("9S 4D", True), ("9S 3D", False)):
        view = KASINO.view(playing("4C", hand, others="QH", owing=9), Seat(0))
        assert ("must take now" in render.of(view).hand_words(LOOK)) is binds
        assert ("must take" in render.of(view).board_words(LOOK)) is binds


@pytest.mark.parametrize(
    ("language", "raised", "added"),
    [
        ("en", "raised the 9 to 13 with four of clubs", "added four of clubs and five of clubs to the 9"),
        ("da", "byggede videre fra 9 til 13 med klør fire", "byggede mere 9 af klør fire og klør fem"),
        (
            "is",
            "byggði áfram úr 9 í 13 með laufafjarka",
            "bætti laufafjarka og laufafimmu við byggingu upp á 9",
        ),
        (
            "nl",
            "bouwde door van 9 naar 13 met klaverenvier",
            "legde klaverenvier en klaverenvijf bij de stapel van 9",
        ),
    ],
)
def test_a_build_that_grows_is_not_told_as_a_new_one(language: str, raised: str, added: str) -> None:
    """A nine raised to 13 by a four was told as 13 that was built of a four."""
    four = Card("4C")
    turns = (
        (Turn(Seat(1), "raise", four, 13, (("b9",), ("4C",))), raised),
        (Turn(Seat(1), "extend", four, 9, (("b9",), ("4C", "5C"))), added),
    )
    for turn, wanted in turns:
        said = render.of(replace(BOARDS["four"], turns=(turn,))).board_words(Look(language, LOOK.names))
        assert f"Søren {wanted}" in said


def test_piles_are_shown_as_counts() -> None:
    """Captured cards change neither the picture nor the words (RULES 9.1)."""
    for view in BOARDS.values():
        hidden = replace(view, piles=tuple(pile[:0] + ("JH",) * len(pile) for pile in view.piles))
        assert public(hidden, LOOK) == public(view, LOOK)


def test_icelandic_cards_stand_in_the_case_of_the_sentence() -> None:
    """What was taken is in the accusative, with what in the dative, what lies there in the nominative."""
    view = replace(BOARDS["four"], turns=(Turn(Seat(1), "take", Card("KS"), taken=(Card("KS"), Card("KC"))),))
    said = render.of(view).board_words(Look("is", LOOK.names))
    assert "Søren tók laufakóng með spaðakóngi" in said
    assert "laufakóngur" in said


def test_the_words_tell_all_that_lies_there() -> None:
    """The words and the text board contain builds, cards, sweeps and whose turn it is."""
    said = render.of(BOARDS["four"]).board_words(LOOK)
    for part in (
        "A build of 9 (Søren)",
        "A build of 10 (Joke van der Berg)",
        "king of clubs",
        "Søren built 9 and must take, if possible",
        "Waiting for Anna Guðmundsdóttir to play a card",
        "7 taken",
        "jack of diamonds, ace of clubs and nine of clubs",
    ):
        assert part in said
    for part in ("2♥ 7♣", "3♣ 6♦ K♣ A♦ J♣ 2♠ 10♥ 3♦ Q♥ Q♦ 8♠ 4♥ 7♠", "to play", "sweeps J♦ A♣ 9♣"):
        assert part in render.of(BOARDS["four"]).text_board(LOOK)


@pytest.mark.parametrize("name", ["took", "swept"])
def test_a_capture_is_seen(name: str) -> None:
    """The card that took stands left of an arrow; right of it all cards that it took, in one frame."""
    marks = board_image.scene(BOARDS[name], LOOK).marks
    turn = BOARDS[name].turns[-1]
    (arrow,) = (mark for mark in marks if mark.sprite.key.startswith("kasino arrow"))
    cards = {
        mark.sprite.key.split()[2]: mark for mark in marks
        if mark.sprite.key.startswith("lying small") and f" {board_image._TAKEN} " in mark.sprite.key
    }  # fmt: skip
    assert [*cards] == [turn.card, *board_image.turn_cards(turn)]
    assert cards[turn.card].x + cards[turn.card].sprite.width - 12 < arrow.x
    assert all(cards[card].x > arrow.x for card in board_image.turn_cards(turn))
    assert all(mark.x + mark.sprite.width <= 984 for mark in cards.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_mark_of_the_last_hand_fits_its_words(language: str) -> None:
    """The words are whole and lie within their badge."""
    view = replace(BOARDS["middle"], stock=0)
    keys = [mark.sprite.key for mark in board_image.scene(view, replace(LOOK, language=language)).marks]
    text = speech(language).say("kasino-picture-last-hand")
    (found,) = (key for key in keys if key.endswith(f") {text}"))
    size, width = int(found.split()[1]), int(found.split()[3])
    assert fitted(text, size, "Bold", width) == text
    assert any(key.startswith(f"block {round(length(text, size, 'Bold')) + 32} 36") for key in keys)

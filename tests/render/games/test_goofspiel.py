"""The pictures of Goofspiel and their words, as they were looked at and approved."""

import pytest
from msgspec.structs import replace

import render
from games.contract import Seat
from games.goofspiel.rules import GOOFSPIEL
from games.goofspiel.views import GoofspielView
from locales import LANGUAGES
from render import Look
from render.drawing import lettering
from tests.contract.records import play
from tests.games.goofspiel.positions import CARRIED, bid, make, opening, rounds
from tests.render.pictures import compare_picture, compare_words, image, public

NAMES = ("Anna Guðmundsdóttir", "Søren", "Joke van der Berg", "🦊", "Jón")
FIRST = opening(2, [7])
TIED = make(rounds(opening(3, [10, 4, 13], CARRIED), (9, 9, 8), (3, 3, 2)), 1, bid(1, 13)).state
FIVE = make(rounds(opening(5, [10, 4, 13]), (9, 3, 8, 1, 6), (3, 12, 2, 4, 5)), 4, "resign").state
OVER = rounds(opening(3, range(1, 14)), *((n, n % 12 + 1, 13 - n) for n in range(1, 13)))
BOARDS = {"first": FIRST, "tied": TIED, "five": FIVE, "over": OVER}
HANDS = {"first": (FIRST, 0, ("7S",)), "chosen": (TIED, 1, ()), "over": (OVER, 0, ())}


def seen(name: str) -> GoofspielView:
    """What everybody sees."""
    return GOOFSPIEL.view(BOARDS[name], None)


@pytest.mark.every_case
@pytest.mark.parametrize("name", BOARDS)
def test_board_is_as_approved(name: str) -> None:
    """The channel's picture equals the approved one."""
    compare_picture(f"goofspiel-{name}", render.of(seen(name)).board(Look("en", NAMES)))


@pytest.mark.parametrize("name", HANDS)
def test_hand_is_as_approved(name: str) -> None:
    """The picture of a hand, with a picked card, equals the approved one."""
    s, seat, picked = HANDS[name]
    compare_picture(
        f"goofspiel-hand-{name}", render.of(GOOFSPIEL.view(s, Seat(seat))).hand(Look("da", NAMES), picked)
    )


@pytest.mark.every_case
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_above_a_bid_is_whole(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sentence above a hand that has bid is cut in no language."""
    drawn, box = list[str](), lettering._box
    monkeypatch.setattr(lettering, "_box", lambda *of: (drawn.append(of[0]), box(*of))[1])
    render.of(GOOFSPIEL.view(TIED, Seat(1))).hand(Look(language, NAMES))
    assert drawn
    assert not [line for line in drawn if line.endswith(lettering.ELLIPSIS)]


@pytest.mark.every_case
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_as_approved(language: str) -> None:
    """Alt texts and text boards equal the approved ones."""
    look = Look(language, NAMES)
    boards = {name: render.of(seen(name)) for name in BOARDS}
    told = [
        f"=== {name}\n{board.board_words(look)}\n---\n{board.text_board(look)}\n"
        for name, board in boards.items()
    ]
    told += [
        f"=== {name}\n{render.of(GOOFSPIEL.view(s, Seat(seat))).hand_words(look, picked)}\n"
        for name, (s, seat, picked) in HANDS.items()
    ]
    compare_words(f"goofspiel-{language}", "\n".join(told))


def test_a_seats_view_gives_the_channels_board() -> None:
    """A secret bid changes neither the board nor its words."""
    look = Look("en", NAMES)
    own = GOOFSPIEL.view(TIED, Seat(1))
    assert own.bid is not None
    for view in (own, replace(own, bid=own.hands[1][0])):
        assert public(view, look) == public(seen("tied"), look)


@pytest.mark.sampled
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_can_be_drawn_and_described(language: str) -> None:
    """The words of random positions are within their limits of length, and each has a picture."""
    look = Look(language, ("", "a" * 300, "*_~`", "x" * 40, "5"))
    for number in range(3):
        for s in play("goofspiel", number).some(5):
            for seat in (None, Seat(0), Seat(1)):
                view = GOOFSPIEL.view(s, seat)
                assert len(render.of(view).board_words(look)) <= 1024
                assert len(render.of(view).text_board(look)) <= 1800
                assert len(render.of(view).hand_words(look)) <= 1024
                assert image(render.of(view).board(look)).width == 1000

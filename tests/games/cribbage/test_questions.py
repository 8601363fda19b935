"""Questions to a seat, the spelling of answers, and refusals."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.cards import DECK
from games.contract import Cards, Seat, moves
from games.cribbage.moves import FORMS, Discard, Play
from games.cribbage.rules import CRIBBAGE
from games.errors import GameError, GameOver, IllegalMove, NotYourTurn, UnreadableMove
from games.kit.moves import Resign
from tests.games.cribbage.positions import act, cards, choosing, playing, run

WORDS = ["discard", "PLAY", "resign", *DECK, "0H", "♥"]
CHOOSING = choosing("AC 2C 3C 4C 5C 10H", "7D 8D 9D 10D JD QD", dealer=0)
PLAYING = playing("5C 6D 7H KS", "KC 9D 9H 2S", starter="QH", dealer=1)


def tokens(s: object, seat: int, *picked: str) -> str:
    """Returns the values offered after these picks."""
    key = CRIBBAGE.asks(s, Seat(seat))[0]
    return " ".join(value.token for value in CRIBBAGE.ask(s, Seat(seat), key, picked).values)


def test_the_discard_is_two_of_six_in_any_order() -> None:
    """One select offers the cards not yet picked, and the move is complete after two."""
    (key,) = CRIBBAGE.asks(CHOOSING, Seat(0))
    first = CRIBBAGE.ask(CHOOSING, Seat(0), key)
    assert (first.take, first.loose, first.whole) == (2, True, None)
    assert tokens(CHOOSING, 0) == "AC 2C 3C 4C 5C 10H"
    assert tokens(CHOOSING, 0, "5C") == "AC 2C 3C 4C 10H"
    last = CRIBBAGE.ask(CHOOSING, Seat(0), key, ("5C", "10H"))
    assert str(last.whole) == "discard 10H 5C"
    assert (last.values, last.confirm) == ((), False)
    assert len(moves(CRIBBAGE, CHOOSING, Seat(0))) == 15


def test_the_question_says_whose_crib_it_is() -> None:
    """The dealer is asked for their own crib, the other player for the dealer's."""
    for seat, field in ((0, "cribbage-field-discard-own"), (1, "cribbage-field-discard-other")):
        (key,) = CRIBBAGE.asks(CHOOSING, Seat(seat))
        assert CRIBBAGE.ask(CHOOSING, Seat(seat), key).field == field


def test_only_cards_that_can_be_played_are_offered() -> None:
    """At a count of 27 only the two is offered beside nines; a seat out of turn is asked nothing."""
    assert tokens(PLAYING, 0) == "5C 6D 7H KS"
    s, _ = run(PLAYING, "play KS", "play KC")
    assert tokens(s, 0) == "5C 6D 7H"
    s, _ = run(s, "play 7H")
    assert (s.turn, tokens(s, 1)) == (1, "2S")
    assert CRIBBAGE.asks(s, Seat(0)) == ()


@pytest.mark.parametrize("text", ["discard 5h 10h", "DISCARD 10H 5H", " Discard\t10h  5H "])
def test_a_discard_reads_in_any_order_and_case(text: str) -> None:
    """Any order, case and spacing gives the same move, with the same spelling."""
    move = CRIBBAGE.parse(CHOOSING, Seat(0), text)
    assert move == Discard(cards("10H 5H"))
    assert str(move) == "discard 10H 5H"


def test_other_moves_read_in_any_case() -> None:
    """`PLAY 10h` and `resign` are read as moves."""
    assert CRIBBAGE.parse(CHOOSING, Seat(0), "PLAY 10h") == Play(cards("10H")[0])
    assert CRIBBAGE.parse(CHOOSING, None, "resign") == Resign()


@pytest.mark.parametrize(
    "text", ["discard 5H", "discard 5H 5H", "play 5H 6H", "play 1H", "play 5X", "go", "5H"]
)
def test_what_is_no_move_is_unreadable_and_says_the_forms(text: str) -> None:
    """UnreadableMove is raised, with all forms of moves."""
    with pytest.raises(UnreadableMove) as refused:
        CRIBBAGE.parse(CHOOSING, Seat(0), text)
    assert refused.value.forms == FORMS


@given(
    st.one_of(
        st.text(), st.lists(st.sampled_from(["discard", "PLAY", "resign", *DECK, "0H", "♥"])).map(" ".join)
    )
)
def test_any_text_is_a_move_or_unreadable(text: str) -> None:
    """A text is unreadable, or its move is read again from the move's own spelling."""
    try:
        move = CRIBBAGE.parse(CHOOSING, Seat(0), text)
    except UnreadableMove:
        return
    assert CRIBBAGE.parse(CHOOSING, Seat(0), str(move)) == move


OVER = act(PLAYING, 0, "RESIGN").state
STUCK, _ = run(PLAYING, "play KS", "play KC")
FULL, _ = run(playing("KS 5C 5D KH", "9C 9D 9H 2S", starter="QH", dealer=1), "play KS", "play 9C", "play 5C")
FULL, _ = run(FULL, "play 2S")

REFUSALS = [
    (CHOOSING, 0, "discard 7D AC", IllegalMove, "not-in-hand", "3.1", {"cards": Cards(cards("7D"))}),
    (CHOOSING, 0, "discard 7D KC", IllegalMove, "not-in-hand", "3.1", {"cards": Cards(cards("7D KC"))}),
    (CHOOSING, 0, "play AC", IllegalMove, "play-not-begun", "3.3", {}),
    (PLAYING, 0, "discard 5C 6D", IllegalMove, "discards-closed", "3.2", {}),
    (PLAYING, 1, "play KC", NotYourTurn, "not-your-turn", "", {}),
    (PLAYING, 1, "play AS", NotYourTurn, "not-your-turn", "", {}),
    (PLAYING, 0, "play KC", IllegalMove, "not-in-hand", "4.1", {"cards": Cards(cards("KC"))}),
    (STUCK, 0, "play KS", IllegalMove, "not-in-hand", "4.1", {"cards": Cards(cards("KS"))}),
    (FULL, 0, "play KH", IllegalMove, "over-thirty-one", "4.2", {"cards": Cards(cards("KH")), "count": 26}),
    (OVER, 0, "play 5C", GameOver, "game-over", "", {}),
    (OVER, 1, "RESIGN", GameOver, "game-over", "", {}),
]


@pytest.mark.parametrize(("s", "seat", "text", "sort", "code", "rule", "params"), REFUSALS)
def test_a_refusal_says_why_and_cites_the_rule(
    s: object, seat: int, text: str, sort: type[GameError], code: str, rule: str, params: dict[str, object]
) -> None:
    """Each refused move raises its error with the code, the rule and the parameters listed."""
    with pytest.raises(sort) as refused:
        act(s, seat, text)
    assert (refused.value.code, refused.value.rule, refused.value.params) == (code, rule, params)

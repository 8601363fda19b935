"""The vectors P1-P17 of RULES.md, and the rules around them."""

import pytest

from games.contract import Seat, moves
from games.errors import IllegalMove
from games.partners.board import uses
from games.partners.rules import PARTNERS
from games.partners.views import Board, Kind, Options
from locales import speech
from tests.games.partners.positions import act, on, playing

EXACT = Options(house="exact")


def after(board: str, text: str, options: Options | None = None, seat: int = 0) -> object:
    """Returns the board after that move by that seat, or the code of the refusal."""
    card = text.split()[0]
    try:
        return act(playing(board, f"{card} {card}", seat=seat, options=options), text).state.board
    except IllegalMove as error:
        return error.code


def labels(board: str, hand: str, *picked: str) -> list[str]:
    """Returns the buttons after these picks."""
    s = playing(board, hand)
    (key,) = PARTNERS.asks(s, Seat(0))
    values = PARTNERS.ask(s, Seat(0), key, picked).values
    return [speech("en").say(value.label.id, **value.label.params) for value in values]


@pytest.mark.parametrize(
    ("board", "hand", "told"),
    [
        ("Y 60", "10", ["🟡 1 · 60 to house 2 (turns back)"]),
        ("Y 60", "6", ["🟡 1 · 60 to house 2"]),
        ("Y H1", "5", ["🟡 1 · house 1 to house 2 (turns back)"]),
        ("Y 10", "2", ["🟡 1 · 10 to 12"]),
        ("Y 10, R 12", "2", ["🟡 1 · 10 to 12 (knocks out 🔴 1)"]),
        ("Y 10, R 12 12", "2", ["🟡 1 · 10 to 12 (is knocked out)"]),
        ("Y 10, G 5 11", "1/14", ["🟡 1 · 10"]),
        ("Y H1 H2 H3, R 0", "8S", ["🟡 Bring a piece onto the board (knocks out 🔴 1)"]),
    ],
)
def test_a_button_says_where_the_count_turns_back(board: str, hand: str, told: list[str]) -> None:
    """A ten from 60 that ends in house 2 looks like a mistake unless it is said (RULES.md 4.6)."""
    assert labels(board, hand, hand) == told


def test_a_button_names_an_end_once() -> None:
    """A seven and a one or fourteen say the end with the steps, so the piece says where it stands."""
    assert labels("Y 30", "7", "7") == ["🟡 1 · 30"]
    assert labels("Y 30", "7", "7", "Y1") == ["+7 to 37"]
    assert labels("Y 12, R 16", "1/14", "1/14") == ["🟡 1 · 12"]


@pytest.mark.parametrize(
    ("number", "board", "text", "end"),
    [
        ("P1", "", "8S enter", "Y 0*"),
        ("P2", "Y 0*", "2 Y1", "Y 2"),
        ("P3", "Y 0*", "-4 Y1", "Y 60"),
        ("P4", "Y 60", "5 Y1", "Y H1"),
        ("P4", "Y 60", "6 Y1", "Y H2"),
        ("P4", "Y 60", "7 Y1+7", "Y H3"),
        ("P4", "Y 60", "8S Y1", "Y H4"),
        ("P5", "Y 60", "9 Y1", "Y H3"),
        ("P5", "Y 60", "10 Y1", "Y H2"),
        ("P7", "Y 60 H4", "8S Y1", "Y H2 H4"),
        ("P8", "Y 4", "-4 Y1", "Y 0"),
        ("P8", "Y 0", "1/14 Y1+1", "Y H1"),
        ("P11", "Y 18, G 20", "2 Y1", "Y 20"),
        ("P12", "Y 18, G 20 20", "2 Y1", "G 20 20"),
        ("P13", "Y 18, B 20", "2 Y1", "Y 20"),
        ("P14", "R 5, G 30", "SW R1 G1", "R 30, G 5"),
        ("P16", "Y 10 20, G 13 24", "7 Y1+3 Y2+4", "Y 13 24"),
        ("a single foreign piece is knocked out", "R 0", "8S enter", "Y 0*"),
        ("only a start field may be blocked", "Y 18, G 20 20", "3 Y1", "Y 21, G 20 20"),
        ("whoever stands there is knocked out, wanted or not", "Y 10, B 13", "3 Y1", "Y 13"),
        ("two of one colour make a pair", "Y 10 13", "3 Y1", "Y 13 13"),
        ("in the house the first makes way", "Y 59 H1", "7 Y2+1 Y1+6", "Y H1 H2"),
    ],
)
def test_a_vector(number: str, board: str, text: str, end: str) -> None:
    """A move leads to the board that RULES.md gives for it."""
    assert after(board, text) == on(end), number


@pytest.mark.parametrize(
    ("number", "board", "text", "seat", "options"),
    [
        ("P5", "Y 60", "9 Y1", 0, EXACT),
        ("P5", "Y 60", "10 Y1", 0, EXACT),
        *(("P6", "Y 60", text, 0, o) for text in ("12 Y1", "13S Y1", "1/14 Y1+14") for o in (None, EXACT)),
        ("P7", "Y 60 H4", "8S Y1", 0, EXACT),
        ("P9", "Y 14, R 16", "3 Y1", 0, None),
        ("P9", "Y 14, R 16", "2 Y1", 0, None),
        ("P10", "G 14, R 16", "3 G1", 3, None),
        ("P15", "R 5 9", "SW R1 R2", 0, None),
        ("a start field is blocked backwards too", "R 16, Y 18", "-4 Y1", 0, None),
        ("in the house nobody makes way afterwards", "Y 59 H1", "7 Y1+6 Y2+1", 0, None),
        ("a foreign pair keeps a piece in the yard", "R 0 0", "8S enter", 0, None),
        *(
            ("only seven units are seven, a part for each piece", "Y 10 20", text, 0, None)
            for text in ("7 Y1+3", "7 Y1+3 Y2+3", "7 Y1+3 Y1+4", "7 Y1+7 Y2+1")
        ),
    ],
)
def test_a_vector_that_is_refused(
    number: str, board: str, text: str, seat: int, options: Options | None
) -> None:
    """A move that RULES.md forbids is illegal."""
    assert isinstance(after(board, text, options, seat), str), number


def test_p17_a_hand_without_a_use_is_laid_down() -> None:
    """P17: each hand without a use is laid down and shown, or with `fold = hidden` named nowhere."""
    step = act(playing("", "8S", seat=3, others="2 5 9 -4"), "8S enter")
    laid = [event for event in step.events if event.id == "partners-laid-down-4"]
    assert [event.params["who"].seat for event in laid] == [0, 1, 2]
    assert step.state.phase == "give"
    assert step.state.earlier[-1].shown == ("2", "-4", "5", "9")
    step = act(playing("", "8S", seat=3, others="2 5 9 -4", options=Options(fold="hidden")), "8S enter")
    assert {e.id for e in step.events if "laid" in e.id} == {"partners-laid-down-hidden"}
    assert step.state.earlier[-1].shown == ()


def test_a_part_that_cannot_be_completed_is_not_offered() -> None:
    """A seven, and each part of it, is offered only if the units left can be used."""
    s = playing("Y 13 H1 H3 H4, R 16", "7 2")
    assert "7" not in {v.token for v in PARTNERS.ask(s, Seat(0), "turn-1").values}
    s = playing("Y 13 20, R 16", "7")
    for first in PARTNERS.ask(s, Seat(0), "turn-1", ["7"]).values:
        for steps in PARTNERS.ask(s, Seat(0), "turn-1", ["7", first.token]).values:
            picked = ["7", first.token, steps.token]
            assert PARTNERS.ask(s, Seat(0), "turn-1", picked).values or steps.token == "+7"
    tokens = [v.token for v in PARTNERS.ask(s, Seat(0), "turn-1", ["7", "Y1"]).values]
    assert tokens == ["+2", "+1"]


def test_who_is_home_moves_the_partners_pieces() -> None:
    """A player who is home is offered the entry, the moves and the swap of the partner's pieces only."""
    s = playing("Y H1 H2 H3 H4, B 40, R 3", "8S SW 3")
    found = {*map(str, moves(PARTNERS, s, Seat(0)))}
    assert found == {"8S enter", "8S B1", "3 B1", "SW R1 B1"}
    assert act(s, "8S enter").state.board == on("Y H1 H2 H3 H4, B 40 32*, R 3")


def test_the_rest_of_a_seven_goes_to_the_partner() -> None:
    """The units left when the fourth piece comes home move a partner's piece, or no move is legal."""
    s = playing("Y H2 H3 H4 63, B 40", "7")
    found = {*map(str, moves(PARTNERS, s, Seat(0)))}
    assert "7 Y4+2 B1+5" in found
    assert act(s, "7 Y4+2 B1+5").state.board == on("Y H2 H3 H4 H1, B 45")
    assert moves(PARTNERS, playing("Y H2 H3 H4 63", "7 SW"), Seat(0)) == ()


def test_the_last_piece_home_ends_the_game_at_once() -> None:
    """With eight pieces home both partners win, and the other two share second place."""
    s = playing("Y H1 H2 H3 H4, B H2 H3 H4 31, R 3", "2 SW", others="2")
    step = act(s, "2 B4")
    assert step.state.winners == (0, 2)
    assert PARTNERS.outcome(step.state).placing == ((0, 2), (1, 3))
    assert step.events[-1].id == "partners-won"


@pytest.mark.parametrize(
    ("board", "text", "options", "is_legal"),
    [
        ("Y 14, R 16", "2 Y1", Options(startfield="open"), True),
        ("Y 14, R 16", "3 Y1", Options(startfield="open"), False),
        ("Y 0, R 5", "SW Y1 R1", Options(), True),
        ("Y 0, R 5", "SW Y1 R1", Options(startswap="safe"), False),
        ("Y 3, R 5, G 9", "SW R1 G1", Options(swap="own"), False),
        ("Y 3, R 5, G 9", "SW Y1 G1", Options(swap="own"), True),
        ("Y 3, R 5 5", "SW Y1 R1", Options(), False),
        ("Y H1, R 5", "SW Y1 R1", Options(), False),
        ("", "HE enter", Options(deck="hearts56"), True),
        ("Y 3", "HE Y1", Options(deck="hearts56"), False),
        ("Y H1 H2", "-4 Y1", Options(), False),
        ("Y H3 H4", "2 Y1", Options(), False),
        ("Y H1 3", "2 Y1", Options(), True),
        ("Y 63 H1", "2 Y1", Options(), False),
    ],
)
def test_a_house_rule(board: str, text: str, options: Options, is_legal: bool) -> None:
    """A move is legal exactly where RULES.md allows it under the options."""
    if text.startswith("HE Y"):
        assert "HE Y1" not in {*map(str, moves(PARTNERS, playing(board, "HE", options=options), Seat(0)))}
        return
    assert isinstance(after(board, text, options), Board) == is_legal


def test_of_pieces_that_stand_together_one_is_shown() -> None:
    """The second of two on a field is a twin; one that has just entered is not the twin of one gone round."""
    for board, twins in (("Y 10 10 30", [False, True, False]), ("Y 0* 0", [False, False])):
        values = PARTNERS.ask(playing(board, "2"), Seat(0), "turn-1", ["2"]).values
        assert [value.twin for value in values] == twins
    values = PARTNERS.ask(playing("Y 10 10 30", "7"), Seat(0), "turn-1", ["7"]).values
    assert [value.token for value in values if "+" not in value.token and not value.twin] == ["Y1", "Y3"]
    ways = [value.token for value in values if "+" in value.token]
    ends = [after("Y 10 10 30", f"7 {way}") for way in ways]
    assert len({(*sorted(end.spots[:4]),) for end in ends if isinstance(end, Board)}) == len(ways) == 3


def test_few_pairs_of_a_swap_are_one_pick() -> None:
    """One possible pair is a single value; more than six are asked for piece by piece."""
    assert labels("Y 3, R 5", "SW", "SW") == ["🟡 1 · 3 and 🔴 1 · 5"]
    assert len(labels("Y 3 7, R 5 9", "SW", "SW")) == 4
    many = labels("Y 3 7, R 5 9, B 11", "SW", "SW")
    assert many[0] == "🟡 1 · 3"
    assert len(many) == 5
    s = playing("Y 3, R 5", "SW")
    for picked in (["SW", "Y1 R1"], ["SW", "R1", "Y1"]):
        assert str(PARTNERS.ask(s, Seat(0), "turn-1", picked).whole) == "SW Y1 R1"


@pytest.mark.parametrize(("board", "label"), [("R 0", "-hit"), ("R 1", ""), ("Y 0", "")])
def test_entering_says_whom_it_costs_a_piece(board: str, label: str) -> None:
    """The label of an entry says that a foreign piece on the start field is knocked out."""
    value = PARTNERS.ask(playing(board, "8S"), Seat(0), "turn-1", ["8S"]).values[0]
    assert value.token == "enter"
    assert value.label.id == f"partners-label-enter-0{label}"


@pytest.mark.parametrize(
    ("board", "seat", "card", "ways"),
    [
        ("Y 62 H4 H3 H2, B 20", 0, "7", {"7 Y1+3 B1+4"}),
        ("Y 62 H4 H3 H2", 0, "7", set()),
        ("Y 61 H2 H3 H4, B 30 H4 H3 H2", 0, "7", {"7 Y1+4 B1+3"}),
        ("Y 62 H2 H3 H4, B 30 H4 H3 H2", 0, "7", set()),
        ("Y 10, R 13", 0, "7", {"7 Y1+7"}),
        ("Y H2, R 30", 0, "-4", set()),
        ("Y H2, R 30", 0, "SW", set()),
        ("Y 16 16", 1, "8S", set()),
        ("Y 16", 1, "8S", {"8S enter"}),
    ],
)
def test_questions_of_players(board: str, seat: int, card: str, ways: set[str]) -> None:
    """Questions that players of the sister games ask, by our rules: all that a card can do."""
    found = uses(on(board), Seat(seat), Kind(card), Options())
    assert {str(use) for use in found} == ways

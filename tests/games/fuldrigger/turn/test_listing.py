"""The list of all moves equals what the questions offer, in their order."""

import pytest

from games.contract import Seat, moves
from games.fuldrigger import questions
from games.fuldrigger.moves import Attack
from games.fuldrigger.rules import FULDRIGGER
from games.fuldrigger.state import State
from tests.contract.records import play
from tests.games.fuldrigger.positions import position, ship

ALL = 100_000


def is_same(s: State, seat: Seat) -> bool:
    """Whether both ways of listing the moves of a seat agree."""
    return tuple(questions.every(s, seat)) == moves(FULDRIGGER, s, seat, ALL)


@pytest.mark.parametrize("number", range(3))
def test_every_move_is_listed_as_the_questions_offer_it(number: int) -> None:
    """In random games no seat misses a move, has one more, or has them in another order."""
    record = play("fuldrigger", number)
    for s in record.some(40):
        for seat in map(Seat, range(record.seats)):
            assert is_same(s, seat), (number, s, seat)


def test_every_choice_of_privateers_is_listed_as_the_questions_offer_it() -> None:
    """Three privateers beside one enemy attack with each choice of one or more."""
    own = [ship(0, n, "ALB", privateer=True) for n in (1, 2, 3)]
    s = position(*own, ship(1, 1, "ALB"), ship(1, 2, "SNS"), war=True, dice=(2, 2, 2))
    assert sum(isinstance(move, Attack) for move in questions.every(s, Seat(0))) > 3
    assert is_same(s, Seat(0))

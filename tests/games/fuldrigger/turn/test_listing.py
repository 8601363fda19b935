"""The list of all moves equals what the questions offer, in their order."""

import pytest

from games.contract import Seat, moves
from games.fuldrigger.moves import Attack
from games.fuldrigger.rules import FULDRIGGER
from games.fuldrigger.state import State
from games.fuldrigger.turn import listing
from tests.contract.records import play
from tests.games.fuldrigger.positions import position, ship

ALL = 100_000


def same(s: State, seat: Seat) -> None:
    """Fails unless both ways of listing the moves of a seat agree."""
    assert tuple(listing.every(s, seat)) == moves(FULDRIGGER, s, seat, ALL), (s, seat)


@pytest.mark.parametrize("number", range(3))
def test_every_move_is_listed_as_the_questions_offer_it(number: int) -> None:
    record = play("fuldrigger", number)
    for s in record.some(40):
        for seat in map(Seat, range(record.seats)):
            same(s, seat)


def test_every_choice_of_privateers_is_listed_as_the_questions_offer_it() -> None:
    own = [ship(0, n, "ALB", privateer=True) for n in (1, 2, 3)]
    s = position(*own, ship(1, 1, "ALB"), ship(1, 2, "SNS"), war=True, dice=(2, 2, 2))
    assert sum(isinstance(move, Attack) for move in listing.every(s, Seat(0))) > 3
    same(s, Seat(0))

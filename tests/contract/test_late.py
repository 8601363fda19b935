"""The contract in sparse late positions, which random games from the deal do not reach quickly."""

import random

import pytest

from games.chance import Derived
from games.registry import GAMES
from tests.contract import checks
from tests.contract.records import Record, invariants, play_late, random_move
from tests.contract.test_contract import EVERY_CHECK
from tests.sampling import drawn, sizes

LATE_GAMES = 10
"""Late positions before those of the soak; `invariants.LATE_GAMES` overrides it."""
SHARE = 5
"""The normal run has one of so many."""
SOAKED_GAMES = 1000

each_game = pytest.mark.parametrize("key", sorted(GAMES))


def everybody_who_is_waited_for_can_answer(record: Record) -> None:
    """Each seat that is waited for has a move that is parsed from its text and accepted."""
    game = record.rules
    chooser = random.Random(f"answers {record.number}")
    for s in record.states()[:-1][:50]:
        for seat in {seat for wait in game.waits(s) for seat in wait.seats}:
            move = random_move(game, s, seat, chooser.choice(game.asks(s, seat)), chooser)
            assert game.parse(s, seat, str(move)) == move
            game.apply(s, seat, move, Derived(b"answer", 0))


CHECKS = (
    everybody_who_is_waited_for_can_answer,
    *(check for check in EVERY_CHECK if check is not checks.replay_from_the_record_is_equal),
)
"""A late position has no record before it, so it cannot be replayed from the start."""


@each_game
@pytest.mark.parametrize("share", sizes(SHARE, 1))
def test_contract_in_late_positions(key: str, share: int) -> None:
    """Every check but the replay holds near the end of a game, and each seat waited for has a move."""
    total = getattr(invariants(key), "LATE_GAMES", LATE_GAMES)
    for number in drawn(f"late {key}", total, -(-total // share)):
        for check in CHECKS:
            check(play_late(key, number))


@pytest.mark.soak
@each_game
def test_contract_in_a_thousand_late_positions(key: str) -> None:
    """The same checks hold in rare late positions."""
    for number in range(LATE_GAMES, LATE_GAMES + SOAKED_GAMES):
        for check in CHECKS:
            check(play_late(key, number))

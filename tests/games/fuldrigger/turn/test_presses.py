"""A whole turn takes few presses: bots' choices, pressed through the screens as a person would."""

from statistics import median

import pytest

from benchmarks.games.fuldrigger_presses import measure
from benchmarks.presses import nine_in_ten, routes
from tests.sampling import drawn

GAMES = 20
USUAL, MANY = 5, 8
"""Presses of half of the turns with three ships, and of nine in ten, over all games."""
SLACK = 2
"""What a single game may take more."""


def test_a_turn_with_three_ships_takes_few_presses_in_a_drawn_game() -> None:
    """One of the twenty games, with more presses allowed than over all; every move of it is offered."""
    counts, missed = measure(drawn("presses fuldrigger", GAMES, 1), routes)
    found = counts["turn 3 ships"]
    assert median(found) <= USUAL + SLACK
    assert nine_in_ten(found) <= MANY + SLACK
    assert not missed["turn 3 ships"]


@pytest.mark.soak
def test_a_turn_with_three_ships_takes_five_presses_over_twenty_games() -> None:
    """Half of the turns take at most five presses, nine in ten at most eight."""
    counts, _ = measure(range(GAMES), routes)
    assert median(counts["turn 3 ships"]) <= USUAL
    assert nine_in_ten(counts["turn 3 ships"]) <= MANY

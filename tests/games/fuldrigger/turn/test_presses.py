"""A whole turn takes few presses: bots' choices, pressed through the screens as a person would."""

from statistics import median

import pytest

from tests.cogs.pages.presses import measure, ninetieth
from tests.sampling import drawn

GAMES = 20
USUAL, MANY = 5, 8
"""Presses of half of the turns with three ships, and of nine in ten, over all games."""


@pytest.mark.sampled("evenings")
async def test_what_a_bot_does_in_a_turn_is_offered() -> None:
    """In one of the twenty games; how many presses that takes is said of all of them only."""
    counts, missed = await measure("fuldrigger", drawn("presses fuldrigger", GAMES, 1))
    assert sum(map(len, counts.values()))
    assert not missed["turn 3 ships"]


@pytest.mark.soak
async def test_a_turn_with_three_ships_takes_five_presses_over_twenty_games() -> None:
    """Half of the turns take at most five presses, nine in ten at most eight."""
    counts, _ = await measure("fuldrigger", range(GAMES))
    assert median(counts["turn 3 ships"]) <= USUAL
    assert ninetieth(counts["turn 3 ships"]) <= MANY

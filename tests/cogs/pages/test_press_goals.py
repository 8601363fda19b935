"""The goals of presses from the open hand, measured over games between bots (ARCHITECTURE.md, presses)."""

from statistics import mean
from typing import Final

import pytest

from tests.cogs.pages.presses import measure
from tests.sampling import drawn, sizes

GAMES: Final = 20
GOALS: Final = {
    "cribbage": {"play": (1, 1), "discard": (2, 2)},
    "kasino": {"": (1.4, 2)},
    "kinaskak": {
        "take": (1, 1),
        "decline": (1, 1),
        "lay": (2, 2),
        "off": (1.4, 2),
        "discard": (1, 1),
        "wish": (1, 1),
    },
    "olsen": {"draw": (1, 1), "play": (1.1, 2), "eight": (2, 2)},
    "partners": {"card": (1.4, 2), "enter": (1.4, 2), "give": (1, 1), "SW": (3, 3), "7": (2, 5)},
    "stratego": {"army": (2, 2), "swap": (5, 5), "ready": (1, 1), "move": (2.05, 3)},
}
"""The mean and the most presses by game and kind of decision; no kind: over all decisions.

A piece of Stratego that could go to more than twenty spaces takes one press more.
"""
FORMS: Final[dict[str, set[str]]] = {}
"""Kinds of decisions of which the fewer need a form, by game."""


@pytest.mark.sampled("evenings")
@pytest.mark.parametrize("count", sizes(1, GAMES))
@pytest.mark.parametrize("key", GOALS)
async def test_decisions_take_few_presses(key: str, count: int) -> None:
    """Every decision of a bot but those of a form can be pressed, in no more presses than the goals allow."""
    counts, missed = await measure(key, drawn(f"presses {key}", GAMES, count))
    assert missed.keys() <= FORMS.get(key, set())
    assert all(missed[kind] < len(counts[kind]) for kind in missed)
    for kind, (average, most) in GOALS[key].items():
        found = counts.get(kind, []) if kind else [presses for one in counts.values() for presses in one]
        assert max(found, default=0) <= most, kind
        # The few decisions of one game say nothing of a mean.
        assert count < GAMES or not found or mean(found) <= average, kind

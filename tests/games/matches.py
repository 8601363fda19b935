"""Rows of parameters for tests of a bot's strength, each a match of so many games."""

from typing import Any

import pytest


def drawn(*row: object) -> Any:
    """A match of few games: the normal run has one of all of them."""
    return pytest.param(*row, marks=pytest.mark.sampled("strength"))


def whole(*row: object) -> Any:
    """A match of many games, of the soak."""
    return pytest.param(*row, marks=pytest.mark.soak)

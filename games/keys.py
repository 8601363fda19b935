"""The games, in the order in which they are listed. A new game is entered here, and nowhere else."""

from typing import Final

KEYS: Final = (
    "cribbage",
    "olsen",
    "kasino",
    "kinaskak",
    "partners",
    "fuldrigger",
    "stratego",
    "goofspiel",
)
"""The key of a game is the name of its folders, of its texts and of its commands."""

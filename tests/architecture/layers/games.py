"""Which part of `games` may import which other part."""

from tests.architecture.sources import GAMES

VALUES = ("cards", "params", "errors", "chance", "advice", "contract")
"""The modules that every part may import, each the ones before it."""

LAYERS: dict[str, tuple[str, ...]] = {
    "cards": (),
    "params": ("cards",),
    "errors": ("cards", "params"),
    "chance": (),
    "advice": ("params",),
    "contract": ("cards", "params", "errors", "chance", "advice"),
    "search": ("chance", "contract"),
    "judging": (*VALUES, "search"),
    "kit": VALUES,
    **dict.fromkeys(GAMES, (*VALUES, "kit", "search")),
    "keys": (),
    "registry": (*VALUES, "keys"),
    "new": (),
}

NEVER: dict[str, tuple[str, ...]] = {
    "views": ("state", "moves", "reveal", "rules", "course", "questions", "imagine", "bot"),
    "moves": ("state", "reveal", "rules", "course", "questions", "imagine", "bot"),
    "state": ("moves", "reveal", "rules", "course", "questions", "imagine", "bot"),
    "course": ("reveal", "rules", "questions", "imagine", "bot"),
    "reveal": ("rules", "imagine", "bot"),
    "questions": ("rules", "imagine", "bot"),
    "imagine": ("rules", "questions", "bot"),
}
"""Modules of a game, by file name, with the modules of the same game that they may not import."""

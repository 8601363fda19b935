"""Which folders and modules of `cogs` may import which others: a name may import those that it maps to."""

from typing import Final

_PAGES: Final = ("wire",)
_DELIVERY: Final = (*_PAGES, "pages")
_DISPATCH: Final = (*_DELIVERY, "delivery")
_COMMANDS: Final = (*_DISPATCH, "dispatch")
_GAMES: Final = (*_COMMANDS, "commands")

LAYERS: Final[dict[str, tuple[str, ...]]] = {
    "wire": (),
    "pages": _PAGES,
    "delivery": _DELIVERY,
    "dispatch": _DISPATCH,
    "commands": _COMMANDS,
    "games": _GAMES,
    "departures": _DISPATCH,
    "emojis": _PAGES,
    "clock": _GAMES,
    "letters": _COMMANDS,
    "owners": _DISPATCH,
    "client": (*_GAMES, "clock", "departures", "emojis", "games", "letters", "owners"),
}

TABLES: Final = ("service", "projection", "views", "past", "errors")
"""The modules of `tables` that `cogs` may import."""

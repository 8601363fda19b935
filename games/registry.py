"""All games by their keys: `games.<key>.rules` has the game under its key in capital letters."""

from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Final

from games.contract import AnyGame
from games.keys import KEYS

GAMES: Final[Mapping[str, AnyGame]] = MappingProxyType(
    {key: getattr(import_module(f"games.{key}.rules"), key.upper()) for key in KEYS}
)

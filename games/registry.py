"""The list of all games. A new game is added here."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from games.contract import AnyGame, any_game
from games.cribbage.rules import CRIBBAGE
from games.fuldrigger.rules import FULDRIGGER
from games.kasino.rules import KASINO
from games.kinaskak.rules import KINASKAK
from games.olsen.rules import OLSEN
from games.partners.rules import PARTNERS
from games.stratego.rules import STRATEGO

_ALL: Final[tuple[AnyGame, ...]] = (
    any_game(CRIBBAGE),
    any_game(OLSEN),
    any_game(KASINO),
    any_game(KINASKAK),
    any_game(PARTNERS),
    any_game(FULDRIGGER),
    any_game(STRATEGO),
)

GAMES: Final[Mapping[str, AnyGame]] = MappingProxyType({game.key: game for game in _ALL})

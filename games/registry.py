"""The one list of the games: adding a game adds its line here."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from games.contract import AnyGame
from games.cribbage.rules import CRIBBAGE
from games.fuldrigger.rules import FULDRIGGER
from games.goofspiel.rules import GOOFSPIEL
from games.kasino.rules import KASINO
from games.kinaskak.rules import KINASKAK
from games.olsen.rules import OLSEN
from games.partners.rules import PARTNERS
from games.stratego.rules import STRATEGO

_ALL: Final[tuple[AnyGame, ...]] = (
    CRIBBAGE,
    OLSEN,
    KASINO,
    KINASKAK,
    PARTNERS,
    FULDRIGGER,
    STRATEGO,
    GOOFSPIEL,
)

GAMES: Final[Mapping[str, AnyGame]] = MappingProxyType({game.key: game for game in _ALL})

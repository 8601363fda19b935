"""The cogs of all games, in the order in which commands are registered."""

from typing import Final

from cogs.games.base import GameCog
from cogs.games.cribbage import Cribbage
from cogs.games.fuldrigger import Fuldrigger
from cogs.games.goofspiel import Goofspiel
from cogs.games.kasino import Kasino
from cogs.games.kinaskak import Kinaskak
from cogs.games.olsen import Olsen
from cogs.games.partners import Partners
from cogs.games.stratego import Stratego

COGS: Final[tuple[type[GameCog], ...]] = (
    Cribbage,
    Olsen,
    Kasino,
    Kinaskak,
    Partners,
    Fuldrigger,
    Stratego,
    Goofspiel,
)

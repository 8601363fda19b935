"""The cogs of all games, in the order in which commands are registered."""

from typing import Final

from cogs.cribbage import Cribbage
from cogs.fuldrigger import Fuldrigger
from cogs.game_cog import GameCog
from cogs.kasino import Kasino
from cogs.kinaskak import Kinaskak
from cogs.olsen import Olsen
from cogs.partners import Partners
from cogs.stratego import Stratego

COGS: Final[tuple[type[GameCog], ...]] = (
    Cribbage,
    Olsen,
    Kasino,
    Kinaskak,
    Partners,
    Fuldrigger,
    Stratego,
)

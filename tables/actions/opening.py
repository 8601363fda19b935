"""Setups of new tables: opened by a command, or as a rematch."""

from collections.abc import Mapping

from games.contract import AnyGame
from tables.actions import lobby
from tables.model import catalogue, fairness
from tables.model.table import RECORD, Holder, Setup, Table, state_of
from tables.views import TableId


def first(game: str, host: int, options: Mapping[str, str], pace: str, secret: bytes) -> Setup:
    """Setup of a table with its host seated. Raises BadOption for an unknown pace."""
    chairs = (Holder(host),)
    commitment = fairness.commitment(secret)
    return Setup(game, chairs, dict(options), lobby.check_pace(pace), commitment, record=RECORD)


def rematch(game: AnyGame, table: Table, id: TableId, secret: bytes) -> Setup:
    """Setup with the same players and bots and the options of the next game. Everybody joins anew."""
    options = catalogue.names_of(game.again(state_of(game, table)))
    chairs = tuple(
        # A negative number stands for a person who has deleted their data.
        Holder(None if (chair.person or 0) < 0 else chair.person, chair.bot, None, chair.strength)
        for chair in table.chairs
    )
    return Setup(table.game, chairs, options, table.pace, fairness.commitment(secret), id, RECORD)

"""What the first entry of a new table says: of one opened by a command, and of a rematch."""

from collections.abc import Mapping

from games.contract import AnyGame
from tables.actions import lobby
from tables.model import catalogue, fairness
from tables.model.table import RECORD, Facts, Holder, Table, state_of
from tables.views import TableId


def first(game: str, host: int, options: Mapping[str, str], pace: str, secret: bytes) -> Facts:
    """A table with its host seated. Raises BadOption for an unknown pace."""
    chairs = (Holder(host),)
    commitment = fairness.commitment(secret)
    return Facts(game, chairs, dict(options), lobby.check_pace(pace), commitment, record=RECORD)


def rematch(game: AnyGame, table: Table, id: TableId, secret: bytes) -> Facts:
    """The same people and bots, who have still to press Join, and the next dealer."""
    options = catalogue.names_of(game.again(state_of(game, table)))
    chairs = tuple(Holder(chair.person, chair.bot, None, chair.strength) for chair in table.chairs)
    return Facts(table.game, chairs, options, table.pace, fairness.commitment(secret), id, RECORD)

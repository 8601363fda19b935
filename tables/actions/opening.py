"""Setups of new tables: opened by a command, or as a rematch."""

from collections.abc import Iterable
from typing import Final

from games.contract import AnyGame
from tables.errors import SeatsFull, one_of
from tables.model import catalogue, fairness
from tables.model.table import Setup, Table, state_of
from tables.views import PACES, Chair, NewTable, TableId

USUAL: Final = 4
"""Number of seats that bots fill at a table that could have more."""
PAIR: Final = 2


def first(game: AnyGame, new: NewTable, secret: bytes, bots: Iterable[int] = ()) -> Setup:
    """Setup of a table with its host and these seats of bots. Raises BadOption for an unknown pace.

    House rules that are not given have the value that is usual at the pace.
    """
    bot = Chair(bot=True, strength=catalogue.at_level(game, new.level))
    taken = {0: Chair(new.host)} | dict.fromkeys(bots, bot)
    chairs = tuple(taken.get(seat, Chair()) for seat in range(max(taken) + 1))
    return Setup(
        game.key,
        chairs,
        catalogue.usual(game, new.pace) | dict(new.options),
        one_of("pace", new.pace, PACES),
        fairness.commitment(secret),
        learn=new.learn,
        language=new.language,
        level=new.level,
    )


def bot_seats(game: AnyGame, people: int, options: dict[str, str]) -> tuple[int, ...]:
    """The seats that bots take beside the host and the other people, at most to four in all.

    People sit beside the host: first their partners, then the seats that follow.
    """
    seats = range(1, max(min(game.seats), people, min(USUAL, max(game.seats))))
    partners = [seat for pair in catalogue.partners(game, options) if 0 in pair for seat in pair if seat]
    order = [*partners, *(seat for seat in seats if seat not in partners)]
    return tuple(sorted(order[people - 1 :]))


def rematch(game: AnyGame, table: Table, id: TableId, secret: bytes, *, reseated: bool = False) -> Setup:
    """Setup with the same players and bots and the options of the next game. Everybody else joins anew.

    reseated: all but the first seat go on by one, so that pairs change; of two both.
    """
    options = catalogue.names_of(game.again(state_of(game, table)))
    chairs = _same(table)
    if reseated:
        first = 0 if len(chairs) == PAIR else 1
        order = (*range(first), len(chairs) - 1, *range(first, len(chairs) - 1))
        chairs = tuple(chairs[old] for old in order)
        now = {f"seat-{old}": f"seat-{new}" for new, old in enumerate(order)}
        options = {name: now.get(value, value) for name, value in options.items()}
    commitment = fairness.commitment(secret)
    kept = table.pace, commitment, id, table.learn, table.rated, table.language, table.level
    return Setup(table.game, chairs, options, *kept)


def another(game: AnyGame, table: Table, id: TableId, secret: bytes) -> Setup:
    """Setup of another game for the people of a finished one, with its usual rules.

    With bots if they had some, or are too few. Raises SeatsFull if they are too many.
    """
    people = [Chair(chair.person) for chair in _same(table) if chair.person is not None]
    if len(people) > max(game.seats):
        raise SeatsFull(kept=0)
    options = catalogue.usual(game, table.pace)
    wants_bots = any(chair.bot for chair in table.chairs) or len(people) not in game.seats
    bots = bot_seats(game, len(people), dict(options)) if wants_bots else ()
    bot, seated = Chair(bot=True, strength=catalogue.at_level(game, table.level)), iter(people)
    chairs = tuple(bot if seat in bots else next(seated) for seat in range(len(people) + len(bots)))
    commitment = fairness.commitment(secret)
    return Setup(
        game.key,
        chairs,
        dict(options),
        table.pace,
        commitment,
        id,
        language=table.language,
        level=table.level,
    )


def _same(table: Table) -> tuple[Chair, ...]:
    """The players and bots of a table, none of whom has joined yet."""
    return tuple(
        # A negative number stands for a person who has deleted their data.
        Chair(
            None if (chair.person or 0) < 0 else chair.person,
            chair.bot,
            strength=chair.strength,
            name=chair.name,
        )
        for chair in table.chairs
    )

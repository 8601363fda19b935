"""How a game starts: by Start, by the Join that completes the table, or by a cut of the deck."""

from msgspec.structs import replace

from games.contract import AnyGame, Seat, Text, Who
from tables.actions import lobby
from tables.actions.steps import Next, event, number, person_param
from tables.errors import EmptySeat, NotReady, NotSeated, NoWords, StaleList, TableError, TooFewSeats
from tables.model import fairness
from tables.model.actions import Action, AnyAction, Cut, Join, Start, What
from tables.model.table import Table
from tables.views import Chair


def what_joins(game: AnyGame, table: Table, person: int, seat: str, *, may_start: bool) -> Join | None:
    """The Join of a person: without a seat None if they are ready; if it may, it starts a complete table.

    Raises BadOption, SeatsFull, WrongPhase.
    """
    lobby.check_lobby(table)
    wanted, held = Seat(number("seat", seat)) if seat else None, table.seats_of(person)
    if held and wanted is None and not {*held} & {*table.unready}:
        return None
    after, _ = lobby.join(game, table, Action(Join(wanted), 0, person, 0))
    return Join(wanted, may_start and _is_complete(game, after))


def _is_complete(game: AnyGame, table: Table) -> bool:
    """Returns whether everybody who was named, or plays again, sits there and has pressed Join.

    Not while the host chooses the house rules.
    """
    taken = sum(chair.is_taken for chair in table.chairs)
    is_named = bool(table.invited) or table.rematch_of is not None
    is_awaited = bool(table.unready) or not all(table.seats_of(person) for person in table.invited)
    return is_named and not is_awaited and not table.by_hand and taken in game.seats


def what_cuts(table: Table, person: int, typed: str, shown: str) -> Cut:
    """The cut with what a person typed who was shown these first digits of the list of presses.

    Raises NotSeated, StaleList if the list is another now.
    """
    lobby.check_lobby(table)
    holders = [chair.person for chair in table.chairs if chair.is_taken]
    if person not in holders:
        raise NotSeated()
    if not table.chain.hex().startswith(shown):
        raise StaleList()
    return Cut(Seat(holders.index(person)), fairness.words_of(typed))


def may_cut(game: AnyGame, table: Table, person: int) -> bool:
    """Returns whether this person could cut the deck now."""
    try:
        check_start(game, table, Action(Start(), 0, person))
    except TableError:
        return False
    return bool(table.seats_of(person))


def starts(what: What) -> bool:
    """Returns whether an action starts the game."""
    return isinstance(what, Start | Cut) or (isinstance(what, Join) and what.starts)


def before_start(game: AnyGame, table: Table, action: AnyAction) -> Next:
    """The lobby as the start finds it, with the Join or the cut that starts the game.

    Raises as `lobby.join`; NoWords for a cut without any.
    """
    what = action.what
    if isinstance(what, Join):
        return lobby.join(game, table, action)
    if isinstance(what, Cut):
        lobby.check_lobby(table)
        if not what.words or what.words != fairness.words_of(what.words):
            raise NoWords()
        return replace(table, cut=what.words), event("cut", person=person_param(action.person))
    return table, event("started", person=person_param(action.person))


def check_start(game: AnyGame, table: Table, action: AnyAction) -> tuple[Chair, ...]:
    """The taken chairs of a table that may start, by anyone seated or the host; a cut by who sits there.

    Raises TooFewSeats, EmptySeat, NotReady, NotSeated, WrongPhase.
    """
    lobby.check_lobby(table)
    if action.person != table.host and not table.seats_of(action.person or 0):
        raise NotSeated()
    chairs = tuple(chair for chair in table.chairs if chair.is_taken)
    if len(chairs) not in game.seats:
        raise TooFewSeats(seats=min((n for n in game.seats if n > len(chairs)), default=max(game.seats)))
    empty = {f"seat-{seat}" for seat in range(len(chairs), max(game.seats))}
    for name, value in table.options.items():
        if value in empty and table.rematch_of is None:  # a rematch names the next one by itself
            raise EmptySeat(rule=Text(f"{game.key}-option-{name}"))
    if table.unready:
        raise NotReady(who=Who(table.unready[0]))
    return chairs

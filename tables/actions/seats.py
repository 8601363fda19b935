"""Seats that change hands during a game.

A person who has seen one seat's private view gets no other seat (`exposure`). The last holder of a free seat
returns at once; others, earlier holders too, need to be named by that one, or the consent of them or a poll.
"""

from typing import Final

from msgspec.structs import replace

from games.contract import AnyGame, Event, Who
from tables.actions import play
from tables.actions.polls import ask_to_sit, free_seat, put, seat_bot, seat_person
from tables.actions.steps import Next, Steps, check_seat, event, person_param
from tables.errors import BadSuccessor, NotAllowed, NotSeated, SeatsFull, SeenAnother, StaleQuestion
from tables.model import exposure
from tables.model.actions import Action, Free, Give, Gone, KeepWithBot, Sit
from tables.model.table import Table
from tables.views import Chair


def give(game: AnyGame, table: Table, action: Action[Give]) -> Next:
    """Gives up a person's seats, or one of them. Raises NotSeated, BadSuccessor.

    A successor may sit down without a poll.
    """
    play.check_playing(table)
    to, only = action.what.to, action.what.seat
    seats = tuple(seat for seat in table.seats_of(action.person or 0) if only in (None, seat))
    if not seats:
        raise NotSeated()
    successor = to if isinstance(to, int) else None
    if successor is not None and not any(exposure.may_sit(game, table, successor, seat) for seat in seats):
        raise BadSuccessor()
    for seat in seats:
        table = seat_bot(table, seat) if to == "bot" else free_seat(table, seat, successor)
    return table, _given(action)


def _given(action: Action[Give]) -> tuple[Event, ...]:
    person, to = person_param(action.person), action.what.to
    if isinstance(to, int):
        return event("given-to", person=person, to=str(to))
    return event("kept" if to == "bot" else "given", person=person)


def free(game: AnyGame, table: Table, action: Action[Free]) -> Next:
    """Frees a seat, by the host or a moderator. Raises NotAllowed, StaleQuestion.

    The caller checks whether a person's seat is overdue: the clocks are in the store.
    """
    play.check_playing(table)
    if not action.what.by_moderator and action.person != table.host:
        raise NotAllowed()
    seat = check_seat(table, action.what.seat)
    if not table.chairs[seat].is_taken:
        raise StaleQuestion()
    return free_seat(table, seat), event("freed", seat=seat + 1)


def sit(game: AnyGame, table: Table, action: Action[Sit]) -> Next:
    """Seats the last holder or named successor at once; opens a poll for anybody else.

    Raises SeatsFull, SeenAnother, PollOpen.
    """
    play.check_playing(table)
    assert action.person is not None
    seat = check_seat(table, action.what.seat)
    chair = table.chairs[seat]
    if chair.person == action.person:
        return table, ()
    is_back = chair.away == action.person
    if chair.person is not None or (chair.bot and not is_back):
        raise SeatsFull(kept=0)
    if not exposure.may_sit(game, table, action.person, seat):
        raise SeenAnother()
    holder = Chair(person=action.person, press=action.press)
    if is_back or chair.successor == action.person:
        return seat_person(table, seat, holder)
    return ask_to_sit(table, seat, holder)


def keep(game: AnyGame, table: Table, action: Action[KeepWithBot]) -> Next:
    """Puts a bot on a free seat, by any player. Raises NotSeated, StaleQuestion."""
    play.check_playing(table)
    seat = check_seat(table, action.what.seat)
    if not table.seats_of(action.person or 0):
        raise NotSeated()
    if table.chairs[seat].is_taken:
        raise StaleQuestion()
    return seat_bot(table, seat), event("bot-sits", seat=seat + 1)


def gone(game: AnyGame, table: Table, action: Action[Gone]) -> Next:
    """Gives the seats of a person whose data is deleted to bots, without a claim to return.

    The record of private views that they have seen stays with the table, as the log of their moves does.
    """
    play.check_playing(table)
    assert action.person is not None
    seats = table.seats_of(action.person)
    table = exposure.recorded(table)
    for seat in seats:
        table = put(table, seat, Chair(bot=True))
    away = tuple(replace(c, away=None) if c.away == action.person else c for c in table.chairs)
    turns = tuple(replace(t, person=0) if t.person == action.person else t for t in table.turns)
    gone = tuple(Event("step-gone", {"who": Who(seat)}) for seat in seats)
    return replace(table, chairs=away, turns=turns), gone


STEPS: Final[Steps] = {Give: give, Free: free, Sit: sit, KeepWithBot: keep, Gone: gone}

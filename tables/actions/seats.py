"""Seats that change hands while a game goes on: pure steps.

Who has been shown one seat's hand gets no other (`exposure`). A free seat goes back to its former holders at
once; to anybody else when its last holder has named them, or they or the table agree.
"""

from typing import Final

from msgspec.structs import replace

from games.contract import AnyGame, Event, Seat, Who
from tables.actions import lobby, play
from tables.actions.polls import ask_to_sit, free_seat, put, seat_bot, seat_person
from tables.errors import BadSuccessor, NotAllowed, NotSeated, SeatsFull, SeenAnother, StaleQuestion
from tables.model import exposure
from tables.model.table import Action, Holder, Table

Next = tuple[Table, tuple[Event, ...]]

TO_BOT: Final = "bot"
TO_ANYBODY: Final = "open"


def give(game: AnyGame, table: Table, action: Action) -> Next:
    """Gives up one's seats. The text says to whom, and after a space the number of the seat if only one goes.

    `bot`: a bot keeps it. A person's id: they may sit down without the table being asked. Else nobody is
    named. Raises NotSeated, BadSuccessor.
    """
    play.check_playing(table)
    to, _, number = action.text.partition(" ")
    cached = table.seats_of(action.person or 0)
    seats = tuple(seat for seat in cached if number in ("", str(seat)))
    if not seats:
        raise NotSeated()
    successor = int(to) if to.isdecimal() else None
    if successor is not None and not any(exposure.may_sit(game, table, successor, seat) for seat in seats):
        raise BadSuccessor()
    for seat in seats:
        table = seat_bot(table, seat) if to == TO_BOT else free_seat(table, seat, successor)
    return table, (_given(action, to),)


def _given(action: Action, to: str) -> Event:
    person = lobby.person_param(action.person)
    if to.isdecimal():
        return Event("step-given-to", {"person": person, "to": to})
    return Event("step-kept" if to == TO_BOT else "step-given", {"person": person})


def free(game: AnyGame, table: Table, action: Action) -> Next:
    """Host or moderator frees a seat (its number in the text). Raises NotAllowed, StaleQuestion.

    Whether a person's seat is overdue is for the caller to ask: only the store knows.
    """
    play.check_playing(table)
    number, _, by = action.text.partition(" ")
    if by != lobby.BY_MODERATOR and action.person != table.host:
        raise NotAllowed()
    seat = _seat(table, number)
    if not table.chairs[seat].is_taken:
        raise StaleQuestion()
    return free_seat(table, seat), (Event("step-freed", {"seat": seat + 1}),)


def sit(game: AnyGame, table: Table, action: Action) -> Next:
    """Takes a seat that one has held before or is named for; else asks who is seated, if anybody is.

    Raises SeatsFull, SeenAnother, PollOpen.
    """
    play.check_playing(table)
    assert action.person is not None
    seat = _seat(table, action.text)
    chair = table.chairs[seat]
    if chair.person == action.person:
        return table, ()
    is_back = seat in exposure.shown_to(table, action.person)
    is_kept = chair.bot and not (is_back and chair.away is not None)
    if chair.person is not None or is_kept:
        raise SeatsFull(kept=0)
    if not exposure.may_sit(game, table, action.person, seat):
        raise SeenAnother()
    holder = Holder(person=action.person, press=action.press)
    if is_back or chair.successor == action.person:
        return seat_person(table, seat, holder)
    return ask_to_sit(table, seat, holder)


def keep(game: AnyGame, table: Table, action: Action) -> Next:
    """A bot for a free seat, asked for by anybody seated. Raises NotSeated, StaleQuestion."""
    play.check_playing(table)
    seat = _seat(table, action.text)
    if not table.seats_of(action.person or 0):
        raise NotSeated()
    if table.chairs[seat].is_taken:
        raise StaleQuestion()
    return seat_bot(table, seat), (Event("step-bot-sits", {"seat": seat + 1}),)


def gone(game: AnyGame, table: Table, action: Action) -> Next:
    """Somebody has left for good (their data): bots keep their seats, and they have no claim to them.

    The record of what they have been shown stays as long as the table, as the log of their moves does.
    """
    play.check_playing(table)
    assert action.person is not None
    seats = table.seats_of(action.person)
    table = exposure.recorded(table)
    for seat in seats:
        table = put(table, seat, Holder(bot=True))
    away = tuple(replace(c, away=None) if c.away == action.person else c for c in table.chairs)
    return replace(table, chairs=away), tuple(Event("step-gone", {"who": Who(seat)}) for seat in seats)


def _seat(table: Table, text: str) -> Seat:
    for n in range(len(table.chairs)):
        if str(n) == text:
            return Seat(n)
    raise StaleQuestion()


STEPS: Final = {"give": give, "free": free, "sit": sit, "keep": keep, "gone": gone}

"""Seats that change hands while a game goes on: pure steps. Whoever sits down gets the hand, and only he."""

from typing import Final

from msgspec.structs import replace

from games.contract import AnyGame, Event, Seat, Who
from tables import lobby, play
from tables.errors import NotAllowed, NotSeated, SeatsFull, StaleQuestion
from tables.polls import free_seat, put, seat_bot
from tables.table import Deed, Holder, Table

Next = tuple[Table, tuple[Event, ...]]


def give(game: AnyGame, table: Table, deed: Deed) -> Next:
    """Whoever sits here gives his seats up to anybody, or with the text `bot` to a bot that keeps them."""
    play.check_playing(table)
    seats = table.seats_of(deed.person or 0)
    if not seats:
        raise NotSeated()
    for seat in seats:
        table = seat_bot(table, seat) if deed.text == "bot" else free_seat(table, seat)
    what = "step-kept" if deed.text == "bot" else "step-given"
    return table, (Event(what, {"person": lobby.person_param(deed.person)}),)


def free(game: AnyGame, table: Table, deed: Deed) -> Next:
    """Host or moderator frees a seat (its number in the text). Raises NotAllowed, StaleQuestion."""
    play.check_playing(table)
    number, _, by = deed.text.partition(" ")
    if by != lobby.BY_MODERATOR and deed.person != table.host:
        raise NotAllowed()
    seat = _seat(table, number)
    if not table.chairs[seat].is_taken:
        raise StaleQuestion()
    return free_seat(table, seat), (Event("step-freed", {"seat": seat + 1}),)


def sit(game: AnyGame, table: Table, deed: Deed) -> Next:
    """Takes a free seat, or one's own back from the bot that keeps it. Raises SeatsFull, NotAllowed."""
    play.check_playing(table)
    assert deed.person is not None
    seat = _seat(table, deed.text)
    chair = table.chairs[seat]
    if chair.person == deed.person:
        return table, ()
    if chair.person is not None or (chair.bot and chair.away != deed.person):
        raise SeatsFull(kept=0)
    is_back = chair.away == deed.person
    if not is_back and _has_others(game, table, deed.person, seat):
        raise NotAllowed()
    after = put(table, seat, Holder(person=deed.person, press=deed.press))
    if all(c.person is None for c in table.chairs):
        after = replace(after, host=deed.person)
    what = "step-back" if is_back else "step-substitute"
    return after, (Event(what, {"person": lobby.person_param(deed.person), "seat": seat + 1}),)


def _has_others(game: AnyGame, table: Table, person: int, seat: Seat) -> bool:
    """Whether he holds a seat against that one: nobody plays against himself."""
    held = table.seats_of(person)
    return any(not any(seat in team and other in team for team in game.teams) for other in held)


def keep(game: AnyGame, table: Table, deed: Deed) -> Next:
    """A bot for a free seat, asked for by anybody seated. Raises NotSeated, StaleQuestion."""
    play.check_playing(table)
    seat = _seat(table, deed.text)
    if not table.seats_of(deed.person or 0):
        raise NotSeated()
    if table.chairs[seat].is_taken:
        raise StaleQuestion()
    return seat_bot(table, seat), (Event("step-bot-sits", {"seat": seat + 1}),)


def gone(game: AnyGame, table: Table, deed: Deed) -> Next:
    """Somebody has left for good (his data, the server): bots keep his seats, and no name stays there."""
    play.check_playing(table)
    assert deed.person is not None
    seats = table.seats_of(deed.person)
    for seat in seats:
        table = put(table, seat, Holder(bot=True))
    away = tuple(replace(c, away=None) if c.away == deed.person else c for c in table.chairs)
    return replace(table, chairs=away), tuple(Event("step-gone", {"who": Who(seat)}) for seat in seats)


def _seat(table: Table, text: str) -> Seat:
    for n in range(len(table.chairs)):
        if str(n) == text:
            return Seat(n)
    raise StaleQuestion()


STEPS: Final = {"give": give, "free": free, "sit": sit, "keep": keep, "gone": gone}

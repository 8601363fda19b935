"""Taking back, and asking the table: pure steps, from a table and a deed to the next table and its events.

A poll is asked of the people who sit there besides the one whom it is about. `undo` asks whether a move may
be taken back: all of them must agree. `late` (by time, when a seat's time is up) and `rescue` (by anybody
seated) ask what is to be done about a seat that is waited for, `missing` about the seats of somebody who
has left the server: more than half of them decide. Nothing is forfeited in silence: where nobody answers, the
seat gets its time anew.
"""

from collections import Counter
from functools import reduce
from typing import Final, Literal

from msgspec.structs import replace

from games.contract import Event, Game, Param, Seat, Step, Text, Who
from tables import play
from tables.errors import BadOption, NotAllowed, NothingToUndo, NotSeated, StaleQuestion
from tables.table import Deed, Holder, Poll, Table

Next = tuple[Table, tuple[Event, ...]]
Choice = Literal["wait", "move", "bot", "substitute", "end"]

CHOICES: Final[tuple[Choice, ...]] = ("wait", "move", "bot", "substitute", "end")
"""Give it its time anew; a bot makes this move; a bot keeps the seat; seek somebody else; end the game."""
ANSWERS: Final = ("yes", "no")
CLOSED: Final = "closed"


def _event(step: str, **params: Param) -> tuple[Event, ...]:
    return (Event(f"step-{step}", params),)


def voters(table: Table, seat: Seat) -> tuple[int, ...]:
    """The people who are asked about that seat, each once."""
    subject = table.chairs[seat].person
    people = (chair.person for chair in table.chairs)
    return tuple(dict.fromkeys(p for p in people if p is not None and p != subject))


# -- taking back


def undo(game: Game, table: Table, deed: Deed) -> Next:
    """The seat's last move, if it was the last of all. Raises NothingToUndo, NotSeated."""
    play.check_playing(table)
    back = table.back
    if deed.person is None or not table.seats_of(deed.person):
        raise NotSeated()
    if back is None or back.seat not in table.seats_of(deed.person):
        raise NothingToUndo()
    if back.undo == "free" or not voters(table, back.seat):
        return _take_back(game, table)
    if table.poll is not None and table.poll.kind == "undo":
        return table, ()
    return replace(table, poll=Poll("undo", back.seat)), _event("undo-asked", who=Who(back.seat))


def _take_back(game: Game, table: Table) -> Next:
    """The state before the move. Every question that opens again gets a new number: old buttons stay old."""
    back = table.back
    assert back is not None
    after = play.settle(game, table, Step(game.load(back.state, table.rules_version)))
    what = Text(back.what.id, back.what.params) if back.what else Text("step-undone-move")
    return after, _event("undone", who=Who(back.seat), what=what)


# -- asking


def rescue(game: Game, table: Table, deed: Deed) -> Next:
    """Somebody seated asks what is to be done about a seat that is waited for. Raises NotAllowed."""
    play.check_playing(table)
    seat = _waited_for(table, deed.text)
    if deed.person is None or deed.person not in voters(table, seat):
        raise NotAllowed()
    return _ask(table, "rescue", seat)


def late(game: Game, table: Table, deed: Deed) -> Next:
    """A seat's time is up. Where nobody else could be asked, nothing happens."""
    assert deed.seat is not None
    seat = _waited_for(table, str(deed.seat))
    return _ask(table, "late", seat) if voters(table, seat) else (table, ())


def missing(game: Game, table: Table, deed: Deed) -> Next:
    """Somebody who sits here has left the server: everybody is told, once, and who is there is asked."""
    play.check_playing(table)
    seats = table.seats_of(deed.person or 0)
    if not seats:
        raise NotSeated()
    told = replace(table, missing=(*table.missing, deed.person))
    who = Who(seats[0])
    if table.poll is not None or not voters(table, seats[0]):
        return told, _event("missing", who=who)
    return replace(told, poll=Poll("missing", seats[0])), _event("poll-missing", who=who)


def _waited_for(table: Table, text: str) -> Seat:
    waited = {seat for wait in table.waits for seat in wait.seats}
    for seat in waited:
        if str(seat) == text and table.chairs[seat].person is not None:
            return seat
    raise StaleQuestion()


def _ask(table: Table, kind: Literal["late", "rescue"], seat: Seat) -> Next:
    if table.poll is not None:
        return table, ()
    return replace(table, poll=Poll(kind, seat)), _event(f"poll-{kind}", who=Who(seat))


def vote(game: Game, table: Table, deed: Deed) -> Next:
    """An answer; a later one of the same person replaces it. Raises StaleQuestion, NotAllowed, BadOption."""
    play.check_playing(table)
    poll = table.poll
    if poll is None:
        raise StaleQuestion()
    if deed.text not in (ANSWERS if poll.kind == "undo" else CHOICES):
        raise BadOption(name="vote", value=deed.text)
    assert deed.person is not None
    if deed.person == table.chairs[poll.seat].person and deed.text in ("wait", "no"):
        return _conclude(game, table, poll, deed.text)
    if deed.person not in voters(table, poll.seat):
        raise NotAllowed()
    votes = (*((p, v) for p, v in poll.votes if p != deed.person), (deed.person, deed.text))
    asked = replace(poll, votes=votes)
    return _count(game, replace(table, poll=asked), asked)


def _count(game: Game, table: Table, poll: Poll) -> Next:
    """Whether that decides it."""
    cast = Counter(choice for _, choice in poll.votes)
    people = len(voters(table, poll.seat))
    if poll.kind == "undo":
        answer = "no" if cast["no"] else "yes" if cast["yes"] == people else ""
    else:
        answer = next((c for c in CHOICES if 2 * cast[c] > people), "")
    if answer:
        return _conclude(game, table, poll, answer)
    return table, _event("poll-voted", count=len(poll.votes), people=people)


def close(game: Game, table: Table, deed: Deed) -> Next:
    """Time closes the poll: what most have said counts, and where none stands out, the seat is waited for."""
    poll = table.poll
    if poll is None:
        raise StaleQuestion()
    cast = Counter(choice for _, choice in poll.votes).most_common(2)
    is_clear = len(cast) == 1 or (len(cast) == 2 and cast[0][1] > cast[1][1])
    default = "no" if poll.kind == "undo" else "wait"
    return _conclude(game, table, poll, cast[0][0] if is_clear and poll.kind != "undo" else default)


def _conclude(game: Game, table: Table, poll: Poll, answer: str) -> Next:
    seats = _about(table, poll)
    table = replace(table, poll=None)
    who = Who(poll.seat)
    match answer:
        case "yes":
            return _take_back(game, table)
        case "no":
            return table, _event("undo-refused", who=who)
        case "move":
            return replace(table, stand_in=poll.seat), _event("poll-move", who=who)
        case "bot":
            return reduce(seat_bot, seats, table), _event("poll-bot", who=who)
        case "substitute":
            freed = reduce(free_seat, seats, table)
            return freed, tuple(Event("step-poll-substitute", {"seat": seat + 1}) for seat in seats)
        case "end":
            return replace(table, phase=CLOSED), _event("poll-end")
    return table, _event("poll-wait", who=who)


def _about(table: Table, poll: Poll) -> tuple[Seat, ...]:
    """The seats that a poll is about: of somebody who has left the server all that he holds."""
    person = table.chairs[poll.seat].person
    return table.seats_of(person) if poll.kind == "missing" and person is not None else (poll.seat,)


# -- what becomes of a seat


def seat_bot(table: Table, seat: Seat) -> Table:
    """A bot keeps the seat until whoever held it comes back."""
    old = table.chairs[seat]
    return put(table, seat, Holder(bot=True, away=old.person or old.away))


def free_seat(table: Table, seat: Seat) -> Table:
    """Anybody may sit down there."""
    old = table.chairs[seat]
    return put(table, seat, Holder(away=old.person or old.away))


def put(table: Table, seat: Seat, holder: Holder) -> Table:
    """The table with another holder in a seat; where the host has no seat left, the next person is host."""
    chairs = (*table.chairs[:seat], holder, *table.chairs[seat + 1 :])
    people = [chair.person for chair in chairs if chair.person is not None]
    host = table.host if table.host in people or not people else people[0]
    gone = table.poll is not None and table.poll.seat == seat
    missing = tuple(person for person in table.missing if person in people)
    return replace(table, chairs=chairs, host=host, poll=None if gone else table.poll, missing=missing)


STEPS: Final = {
    "undo": undo, "rescue": rescue, "late": late, "vote": vote, "decide": close, "missing": missing,
}  # fmt: skip

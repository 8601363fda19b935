"""Taking back, and asking the table: pure steps, from a table and a deed to the next table and its events.

A poll is asked of the people who sit there besides the one whom it is about. `undo` asks whether a move may
be taken back: all of them must agree. `late` (by time, when a seat's time is up) and `rescue` (by anybody
seated) ask what is to be done about a seat that is waited for, `missing` about the seats of somebody who
has left the server: more than half of them decide. Nothing is forfeited in silence: where nobody answers, the
seat gets its time anew. `sit` asks whether a person may take over a free seat and see its hand, `channel`
whether the table goes to another channel: more than half decide, and where nobody answers nothing happens.
"""

from collections import Counter
from functools import reduce
from typing import Final, Literal

from msgspec.structs import replace

from games.contract import AnyGame, Event, Param, Seat, Step, Text, Who
from tables.actions import lobby, play
from tables.errors import BadOption, NotAllowed, NothingToUndo, NotSeated, PollOpen, StaleQuestion
from tables.model import exposure
from tables.model.table import ABSENCE, Action, Holder, Poll, Table

Next = tuple[Table, tuple[Event, ...]]
Choice = Literal["wait", "move", "bot", "substitute", "end"]

CHOICES: Final[tuple[Choice, ...]] = ("wait", "move", "bot", "substitute", "end")
"""Give it its time anew; a bot makes this move; a bot keeps the seat; seek somebody else; end the game."""
ANSWERS: Final = ("yes", "no")
CLOSED: Final = "closed"
TAKEN: Final = "taken"
"""Closes a poll about another channel because another table stands there by now."""


def _event(step: str, **params: Param) -> tuple[Event, ...]:
    return (Event(f"step-{step}", params),)


def voters(table: Table, seat: Seat) -> tuple[int, ...]:
    """The people who are asked about that seat, each once."""
    subject = table.chairs[seat].person
    people = (chair.person for chair in table.chairs)
    return tuple(dict.fromkeys(p for p in people if p is not None and p != subject))


def asked(table: Table, poll: Poll) -> tuple[int, ...]:
    """The people who vote in this poll: not who asks to sit or to move."""
    return tuple(p for p in voters(table, poll.seat) if p != poll.person)


def is_busy(table: Table) -> bool:
    """Whether a question is open that another about an absent person must not replace.

    A wish for a seat or for another channel gives way to it: else a wish could keep an absent person's seat
    from being asked about.
    """
    return table.poll is not None and table.poll.kind not in ("sit", "channel")


# -- taking back


def undo(game: AnyGame, table: Table, action: Action) -> Next:
    """The seat's last move, if it was the last of all. Raises NothingToUndo, NotSeated."""
    play.check_playing(table)
    undo_point = table.undo_point
    if action.person is None or not table.seats_of(action.person):
        raise NotSeated()
    if undo_point is None or undo_point.seat not in table.seats_of(action.person):
        raise NothingToUndo()
    if undo_point.undo == "free" or not voters(table, undo_point.seat):
        return _take_back(game, table)
    if table.poll is not None and table.poll.kind == "undo":
        return table, ()
    return replace(table, poll=Poll("undo", undo_point.seat)), _event("undo-asked", who=Who(undo_point.seat))


def _take_back(game: AnyGame, table: Table) -> Next:
    """The state before the move. Every question that opens again gets a new number: old buttons stay old."""
    undo_point = table.undo_point
    assert undo_point is not None
    after = play.settle(game, table, Step(game.load(undo_point.state, table.rules_version)))
    what = Text(undo_point.what.id, undo_point.what.params) if undo_point.what else Text("step-undone-move")
    return after, (Event("step-undone", {"who": Who(undo_point.seat), "what": what}, kind="undone"),)


# -- asking


def rescue(game: AnyGame, table: Table, action: Action) -> Next:
    """Somebody seated asks what is to be done about a seat that is waited for. Raises NotAllowed."""
    play.check_playing(table)
    seat = _waited_for(table, action.text)
    if action.person is None or action.person not in voters(table, seat):
        raise NotAllowed()
    return _ask(table, "rescue", seat)


def late(game: AnyGame, table: Table, action: Action) -> Next:
    """A seat's time is up. Where nobody else could be asked, nothing happens."""
    assert action.seat is not None
    seat = _waited_for(table, str(action.seat))
    return _ask(table, "late", seat) if voters(table, seat) else (table, ())


def missing(game: AnyGame, table: Table, action: Action) -> Next:
    """Somebody who sits here has left the server: everybody is told, once, and who is there is asked."""
    play.check_playing(table)
    seats = table.seats_of(action.person or 0)
    if not seats:
        raise NotSeated()
    told = replace(table, missing=(*table.missing, action.person))
    who = Who(seats[0])
    if is_busy(table) or not voters(table, seats[0]):
        return told, _event("missing", who=who)
    return replace(told, poll=Poll("missing", seats[0])), _event("poll-missing", who=who)


def _waited_for(table: Table, text: str) -> Seat:
    waited = {seat for wait in table.waits for seat in wait.seats}
    for seat in waited:
        if str(seat) == text and table.chairs[seat].person is not None:
            return seat
    raise StaleQuestion()


def _ask(table: Table, kind: Literal["late", "rescue"], seat: Seat) -> Next:
    if is_busy(table):
        return table, ()
    return replace(table, poll=Poll(kind, seat)), _event(f"poll-{kind}", who=Who(seat))


def ask_to_sit(table: Table, seat: Seat, holder: Holder) -> Next:
    """Asks the people seated whether this person may take over a free seat; without any, they sit down.

    Raises PollOpen.
    """
    wish = Poll("sit", seat, person=holder.person)
    if not asked(table, wish):
        return seat_person(table, seat, holder)
    return _wish(table, wish, _event("poll-sit", person=lobby.person_param(holder.person), seat=seat + 1))


def channel(game: AnyGame, table: Table, action: Action) -> Next:
    """Somebody seated would like to take the table to another channel (its id in the text).

    It goes at once where nobody else sits, or with the word `rests` after the id: its own channel is gone, so
    nobody could answer there. Raises NotSeated, PollOpen.
    """
    play.check_playing(table)
    seats = table.seats_of(action.person or 0)
    if not seats:
        raise NotSeated()
    to, _, rests = action.text.partition(" ")
    wish = Poll("channel", seats[0], person=action.person, channel=int(to))
    if rests or not asked(table, wish):
        is_same = table.poll is not None and table.poll.kind == "channel"
        return replace(table, poll=None if is_same else table.poll), _event("moved", channel=to)
    return _wish(table, wish, _event("poll-channel", person=lobby.person_param(action.person), channel=to))


def _wish(table: Table, wish: Poll, events: tuple[Event, ...]) -> Next:
    old = table.poll
    if old is not None and replace(old, votes=()) == wish:
        return table, ()
    if old is not None:
        raise PollOpen()
    return replace(table, poll=wish), events


def vote(game: AnyGame, table: Table, action: Action) -> Next:
    """An answer; a later one of the same person replaces it. Raises StaleQuestion, NotAllowed, BadOption."""
    play.check_playing(table)
    poll = table.poll
    if poll is None:
        raise StaleQuestion()
    if action.text not in (CHOICES if poll.kind in ABSENCE else ANSWERS):
        raise BadOption(name="vote", value=action.text)
    assert action.person is not None
    if _decides_alone(table, poll, action.person, action.text):
        return _conclude(game, table, poll, action.text)
    if action.person not in asked(table, poll):
        raise NotAllowed()
    votes = (*((p, v) for p, v in poll.votes if p != action.person), (action.person, action.text))
    voted = replace(poll, votes=votes)
    return _count(game, replace(table, poll=voted), voted)


def _decides_alone(table: Table, poll: Poll, person: int, answer: str) -> bool:
    """Whether this person's answer ends the poll: their own wish, their own seat, or the seat they left."""
    chair = table.chairs[poll.seat]
    if poll.kind == "sit" and person == chair.away:
        return True
    return person in (poll.person, chair.person) and answer in ("wait", "no")


def _cast(table: Table, poll: Poll) -> Counter[str]:
    """The answers of those who are asked now: who has left the table since does not count."""
    people = asked(table, poll)
    return Counter(choice for person, choice in poll.votes if person in people)


def _count(game: AnyGame, table: Table, poll: Poll) -> Next:
    """Whether that decides it."""
    cast, people = _cast(table, poll), len(asked(table, poll))
    answer: str
    if poll.kind == "undo":
        answer = "no" if cast["no"] else "yes" if cast["yes"] == people else ""
    elif poll.kind in ABSENCE:
        answer = next((c for c in CHOICES if 2 * cast[c] > people), "")
    else:
        answer = "yes" if 2 * cast["yes"] > people else "no" if 2 * cast["no"] >= people else ""
    if answer:
        return _conclude(game, table, poll, answer)
    return table, _event("poll-voted", count=cast.total(), people=people)


def close(game: AnyGame, table: Table, action: Action) -> Next:
    """Time closes the poll: what most have said counts, and where none stands out, the seat is waited for."""
    poll = table.poll
    if poll is None:
        raise StaleQuestion()
    if action.text == TAKEN:
        return replace(table, poll=None), _event("move-taken", channel=str(poll.channel))
    cast = _cast(table, poll).most_common(2)
    is_clear = len(cast) == 1 or (len(cast) == 2 and cast[0][1] > cast[1][1])
    default = "wait" if poll.kind in ABSENCE else "no"
    return _conclude(game, table, poll, cast[0][0] if is_clear and poll.kind != "undo" else default)


def _conclude(game: AnyGame, table: Table, poll: Poll, answer: str) -> Next:
    seats = _about(table, poll)
    table = replace(table, poll=None)
    who = Who(poll.seat)
    match answer:
        case "yes" | "no":
            return _answered(game, table, poll, is_yes=answer == "yes")
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


def _answered(game: AnyGame, table: Table, poll: Poll, *, is_yes: bool) -> Next:
    """What follows from yes or no. Who has sat down elsewhere since they asked does not get the seat."""
    match poll.kind:
        case "sit":
            assert poll.person is not None
            person = lobby.person_param(poll.person)
            if is_yes and exposure.may_sit(game, table, poll.person, poll.seat):
                return seat_person(table, poll.seat, Holder(person=poll.person))
            return table, _event("sit-refused", person=person, seat=poll.seat + 1)
        case "channel":
            to = str(poll.channel)
            return table, _event("moved" if is_yes else "move-refused", channel=to)
    return _take_back(game, table) if is_yes else (table, _event("undo-refused", who=Who(poll.seat)))


def _about(table: Table, poll: Poll) -> tuple[Seat, ...]:
    """The seats that a poll is about: of somebody who has left the server all that he holds."""
    person = table.chairs[poll.seat].person
    return table.seats_of(person) if poll.kind == "missing" and person is not None else (poll.seat,)


# -- what becomes of a seat


def seat_bot(table: Table, seat: Seat) -> Table:
    """A bot keeps the seat until whoever held it comes back."""
    old = table.chairs[seat]
    return put(table, seat, Holder(bot=True, away=old.person or old.away))


def free_seat(table: Table, seat: Seat, successor: int | None = None) -> Table:
    """Nobody sits there. Its last holder may come back; anybody else needs their word, or the table's."""
    old = table.chairs[seat]
    return put(table, seat, Holder(away=old.person or old.away, successor=successor))


def seat_person(table: Table, seat: Seat, holder: Holder) -> Next:
    """A person on a free seat; where nobody else sits, they are the host."""
    assert holder.person is not None
    is_back = seat in exposure.shown_to(table, holder.person)
    after = put(table, seat, holder)
    if not voters(after, seat):
        after = replace(after, host=holder.person)
    what = "back" if is_back else "substitute"
    return after, _event(what, person=lobby.person_param(holder.person), seat=seat + 1)


def put(table: Table, seat: Seat, holder: Holder) -> Table:
    """The table with another holder in a seat; where the host has no seat left, the next person is host."""
    table = exposure.recorded(table)
    chairs = (*table.chairs[:seat], holder, *table.chairs[seat + 1 :])
    people = [chair.person for chair in chairs if chair.person is not None]
    host = table.host if table.host in people or not people else people[0]
    gone = table.poll is not None and table.poll.seat == seat
    missing = tuple(person for person in table.missing if person in people)
    poll = None if gone else table.poll
    return exposure.recorded(replace(table, chairs=chairs, host=host, poll=poll, missing=missing))


STEPS: Final = {
    "undo": undo, "rescue": rescue, "late": late, "vote": vote, "decide": close, "missing": missing,
    "channel": channel,
}  # fmt: skip

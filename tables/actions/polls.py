"""Undo and polls. Pure functions: table and action to next table and events.

The voters of a poll are the players except the one whom it concerns.

- `undo`: may the last move be taken back? Needs everybody's consent.
- `late` (the seat's time is up), `rescue` (a player asked), `missing` (the player left the server): what
  should happen to the seat? More than half decide, at the end the most frequent answer other than `end`;
  without one the seat gets its time anew.
- `sit`: may a person take over a free seat and see its hand? `channel`: may the table move to another
  channel? `close`: may the game be closed? More than half of those asked must agree; silence is a no.
"""

from collections import Counter
from functools import reduce
from typing import Final, Literal

from msgspec.structs import replace

from games.contract import AnyGame, Event, Param, Seat, Step, Text, Who
from tables.actions import play
from tables.actions.steps import Next, Steps, event, person_param
from tables.errors import BadOption, NotAsked, NothingToUndo, NotSeated, PollOpen, StaleQuestion
from tables.model import exposure, ratings
from tables.model.actions import Action, AskClose, ClosePoll, Late, Missing, MoveTo, Rescue, Undo, Vote
from tables.model.table import ABSENCE, Table, with_names
from tables.views import Chair, Poll

Choice = Literal["wait", "move", "bot", "substitute", "end"]

CHOICES: Final[tuple[Choice, ...]] = ("wait", "move", "bot", "substitute", "end")
"""Give the seat its time anew; let a bot play this turn; let a bot keep the seat; free it; end the game."""
ANSWERS: Final = ("yes", "no")


def voters(table: Table, seat: Seat) -> tuple[int, ...]:
    """The players other than the holder of the seat, each once."""
    subject = table.chairs[seat].person
    people = (chair.person for chair in table.chairs)
    return tuple(dict.fromkeys(p for p in people if p is not None and p != subject))


def _subject(table: Table, poll: Poll) -> int | None:
    """The person whom a poll is about: the one with the wish, else who holds the seat."""
    return table.chairs[poll.seat].person if poll.person is None else poll.person


def asked(table: Table, poll: Poll) -> tuple[int, ...]:
    """The voters of a poll: the players whom it is not about, each once."""
    people = dict.fromkeys(chair.person for chair in table.chairs)
    return tuple(p for p in people if p is not None and p != _subject(table, poll))


def is_busy(table: Table) -> bool:
    """Returns whether a poll is open that a poll about an absent player must not replace.

    Polls `sit`, `channel` and `close` are replaced; otherwise they could delay a poll about an absent player.
    """
    return table.poll is not None and table.poll.kind not in ("sit", "channel", "close")


def _opened(table: Table, poll: Poll) -> Table:
    """The table with this poll under a new number."""
    number = table.polls + 1
    return replace(table, poll=replace(poll, number=number), polls=number)


# -- undo


def undo(game: AnyGame, table: Table, action: Action[Undo]) -> Next:
    """Takes back the person's last move, or opens a poll. Raises NothingToUndo, NotSeated."""
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
    return _opened(table, Poll("undo", undo_point.seat)), event("undo-asked", who=Who(undo_point.seat))


def _take_back(game: AnyGame, table: Table) -> Next:
    """The table before the move. Reopened questions get new numbers, so that old buttons stay invalid."""
    undo_point = table.undo_point
    assert undo_point is not None
    after = play.settle(game, table, Step(game.load(undo_point.state, table.rules_version)))
    turns = ratings.taken_back(after, undo_point.seat, is_counted=undo_point.is_counted)
    after = replace(after, turns=turns)
    what = Text(undo_point.what.id, undo_point.what.params)
    told: dict[str, Param] = {"who": Who(undo_point.seat), "what": what, "answers": undo_point.since}
    return after, (Event("step-undone", told, kind="undone"),)


# -- polls


def rescue(game: AnyGame, table: Table, action: Action[Rescue]) -> Next:
    """Opens a poll about a seat that the table waits for, by a player. Raises NotAsked, StaleQuestion."""
    play.check_playing(table)
    seat = _waited_for(table, action.what.seat)
    if action.person is None or action.person not in voters(table, seat):
        raise NotAsked()
    return _ask(table, "rescue", seat)


def late(game: AnyGame, table: Table, action: Action[Late]) -> Next:
    """Opens a poll about a seat whose time is up; where the rule of the game decides, only tells of it.

    Does nothing without voters. Raises StaleQuestion.
    """
    seat = _waited_for(table, action.what.seat)
    if table.by_rule and voters(table, seat):
        return table, event("late-rule", who=Who(seat))
    return _ask(table, "late", seat) if voters(table, seat) else (table, ())


def missing(game: AnyGame, table: Table, action: Action[Missing]) -> Next:
    """Marks a player as departed from the server and opens a poll about their seats. Raises NotSeated."""
    play.check_playing(table)
    seats = table.seats_of(action.person or 0)
    if not seats:
        raise NotSeated()
    marked = replace(table, missing=(*table.missing, action.person))
    who = Who(seats[0])
    if is_busy(table) or not voters(table, seats[0]):
        return marked, event("missing", who=who)
    return _opened(marked, Poll("missing", seats[0])), event("poll-missing", who=who)


def _waited_for(table: Table, seat: Seat) -> Seat:
    """Returns the seat if the table waits for a person there. Raises StaleQuestion."""
    is_waited_for = any(seat in wait.seats for wait in table.waits)
    if not is_waited_for or table.chairs[seat].person is None:
        raise StaleQuestion()
    return seat


def _ask(table: Table, kind: Literal["late", "rescue"], seat: Seat) -> Next:
    if is_busy(table):
        return table, ()
    return _opened(table, Poll(kind, seat)), event(f"poll-{kind}", who=Who(seat))


def ask_to_sit(table: Table, seat: Seat, holder: Chair) -> Next:
    """Opens a poll about a person's wish for a free seat; without voters they sit down. Raises PollOpen."""
    wish = Poll("sit", seat, person=holder.person)
    if not asked(table, wish):
        return seat_person(table, seat, holder)
    return _wish(table, wish, event("poll-sit", person=person_param(holder.person), seat=seat + 1))


def channel(game: AnyGame, table: Table, action: Action[MoveTo]) -> Next:
    """Moves the table to another channel at once, or opens a poll about it. Raises NotSeated, PollOpen."""
    play.check_playing(table)
    seats = table.seats_of(action.person or 0)
    if not seats:
        raise NotSeated()
    to = str(action.what.channel)
    wish = Poll("channel", seats[0], person=action.person, channel=action.what.channel)
    if action.what.at_once or not asked(table, wish):
        is_same = table.poll is not None and table.poll.kind == "channel"
        return replace(table, poll=None if is_same else table.poll), event("moved", channel=to)
    return _wish(table, wish, event("poll-channel", person=person_param(action.person), channel=to))


def ask_close(game: AnyGame, table: Table, action: Action[AskClose]) -> Next:
    """Closes the game, or opens a poll about it if others play. Raises NotSeated, PollOpen.

    Whoever has held a seat in this game has no right of a moderator, and resigns if it is rated. A host
    without a seat asks as well.
    """
    play.check_playing(table)
    seats = table.seats_of(action.person or 0)
    has_played = bool(exposure.shown_to(table, action.person or 0))
    at_once = action.what.at_once and not has_played
    if not (seats or at_once or action.person == table.host):
        raise NotSeated()
    person = person_param(action.person)
    wish = Poll("close", seats[0] if seats else Seat(0), person=action.person)
    if at_once or not asked(table, wish):
        resigned = action.person if table.rated and has_played else None
        told = event("closed-by" if resigned is None else "closed-resigned", person=person)
        return replace(table, phase="closed", poll=None, resigned=resigned), told
    return _wish(table, wish, event("poll-close", person=person))


def _wish(table: Table, wish: Poll, events: tuple[Event, ...]) -> Next:
    """Opens a poll `sit`, `channel` or `close`; does nothing if the same one is open. Raises PollOpen."""
    old = table.poll
    if old is not None and replace(old, votes=(), number=0) == wish:
        return table, ()
    if old is not None:
        raise PollOpen()
    return _opened(table, wish), events


def vote(game: AnyGame, table: Table, action: Action[Vote]) -> Next:
    """Votes; replaces the person's earlier vote. Raises StaleQuestion, NotAsked, BadOption."""
    play.check_playing(table)
    poll, answer = table.poll, action.what.answer
    if poll is None:
        raise StaleQuestion()
    if answer not in (CHOICES if poll.kind in ABSENCE else ANSWERS):
        raise BadOption(name="vote", value=answer)
    assert action.person is not None
    if _decides_alone(table, poll, action.person, answer):
        return _conclude(game, table, poll, answer)
    if action.person not in asked(table, poll):
        raise NotAsked()
    votes = (*((p, v) for p, v in poll.votes if p != action.person), (action.person, answer))
    voted = replace(poll, votes=votes)
    table, decided = replace(table, poll=voted), _decided(table, voted)
    if decided:
        return _conclude(game, table, voted, decided)
    return table, event("poll-voted", count=_cast(table, voted).total(), people=len(asked(table, voted)))


def _decides_alone(table: Table, poll: Poll, person: int, answer: str) -> bool:
    """Returns whether the answer ends the poll: it is about the person's wish, seat, or former seat."""
    if poll.kind == "sit" and person == table.chairs[poll.seat].away:
        return True
    return person == _subject(table, poll) and answer in ("wait", "no")


def _cast(table: Table, poll: Poll) -> Counter[str]:
    """Counts the answers of the current voters; those of people who have left the table do not count."""
    people = asked(table, poll)
    return Counter(choice for person, choice in poll.votes if person in people)


def _decided(table: Table, poll: Poll) -> str:
    """The answer that no further vote can change; "" while there is none."""
    cast, people = _cast(table, poll), len(asked(table, poll))
    if poll.kind == "undo":
        return "no" if cast["no"] else "yes" if cast["yes"] == people else ""
    if poll.kind in ABSENCE:
        return next((c for c in CHOICES if 2 * cast[c] > people), "")
    return "yes" if 2 * cast["yes"] > people else "no" if 2 * cast["no"] >= people else ""


def close(game: AnyGame, table: Table, action: Action[ClosePoll]) -> Next:
    """Ends the poll by time: about an absent player as most have said, otherwise silence is a no.

    Nothing brings back a game that has ended, so that takes more than half also then.
    """
    poll = table.poll
    if poll is None:
        raise StaleQuestion()
    if action.what.is_taken:
        return replace(table, poll=None), event("move-taken", channel=str(poll.channel))
    decided = _decided(table, poll)
    if decided or poll.kind not in ABSENCE:
        return _conclude(game, table, poll, decided or "no")
    (answer, count), (_, second), *_ = *_cast(table, poll).most_common(2), ("wait", 0), ("wait", 0)
    return _conclude(game, table, poll, answer if count > second and answer != "end" else "wait")


def _conclude(game: AnyGame, table: Table, poll: Poll, answer: str) -> Next:
    """Ends the poll and does what the answer says."""
    seats = _about(table, poll)
    table = replace(table, poll=None)
    who = Who(poll.seat)
    match answer:
        case "yes" | "no":
            return _answered(game, table, poll, is_yes=answer == "yes")
        case "move":
            return replace(table, stand_in=poll.seat), event("poll-move", who=who)
        case "bot":
            kept_for = person_param(table.chairs[poll.seat].person)
            return reduce(seat_bot, seats, table), event("poll-bot", person=kept_for)
        case "substitute":
            freed = reduce(free_seat, seats, table)
            return freed, tuple(e for seat in seats for e in event("poll-substitute", seat=seat + 1))
        case "end":
            return replace(table, phase="closed"), event("poll-end")
    return table, event("poll-wait", who=who)


def _answered(game: AnyGame, table: Table, poll: Poll, *, is_yes: bool) -> Next:
    """Does what a yes or no says. A person who has meanwhile sat down elsewhere does not get the seat."""
    match poll.kind:
        case "sit":
            assert poll.person is not None
            person = person_param(poll.person)
            if is_yes and exposure.may_sit(game, table, poll.person, poll.seat):
                return seat_person(table, poll.seat, Chair(person=poll.person))
            return table, event("sit-refused", person=person, seat=poll.seat + 1)
        case "close":
            person = person_param(poll.person)
            if is_yes:
                return replace(table, phase="closed"), event("closed-agreed", person=person)
            return table, event("close-refused")
        case "channel":
            to = str(poll.channel)
            return table, event("moved" if is_yes else "move-refused", channel=to)
    return _take_back(game, table) if is_yes else (table, event("undo-refused", who=Who(poll.seat)))


def _about(table: Table, poll: Poll) -> tuple[Seat, ...]:
    """The seats that a poll concerns: all seats of a player who has left the server, else one."""
    person = table.chairs[poll.seat].person
    return table.seats_of(person) if poll.kind == "missing" and person is not None else (poll.seat,)


# -- holders of seats


def seat_bot(table: Table, seat: Seat) -> Table:
    """Puts a bot on the seat until its holder returns."""
    old = table.chairs[seat]
    return put(table, seat, Chair(bot=True, away=old.person or old.away))


def free_seat(table: Table, seat: Seat, successor: int | None = None) -> Table:
    """Frees the seat. Its last holder may return; others need that holder's consent or a poll."""
    old = table.chairs[seat]
    return put(table, seat, Chair(away=old.person or old.away, successor=successor))


def seat_person(table: Table, seat: Seat, holder: Chair) -> Next:
    """Seats a person on a free seat. Without other players they become the host."""
    assert holder.person is not None
    is_back = seat in exposure.shown_to(table, holder.person)
    after = put(table, seat, holder)
    if not voters(after, seat):
        after = replace(after, host=holder.person)
    what = "back" if is_back else "substitute"
    return after, event(what, person=person_param(holder.person), seat=seat + 1)


def put(table: Table, seat: Seat, holder: Chair) -> Table:
    """Replaces the holder of a seat, which keeps the name of its bot.

    If the host has no seat left, the next person becomes the host.
    """
    table = exposure.recorded(table)
    holder = replace(holder, name=table.chairs[seat].name)
    chairs = with_names((*table.chairs[:seat], holder, *table.chairs[seat + 1 :]))
    people = [chair.person for chair in chairs if chair.person is not None]
    host = table.host if table.host in people or not people else people[0]
    poll = None if table.poll is not None and table.poll.seat == seat else table.poll
    missing = tuple(person for person in table.missing if person in people)
    return exposure.recorded(replace(table, chairs=chairs, host=host, poll=poll, missing=missing))


STEPS: Final[Steps] = {
    Undo: undo, Rescue: rescue, Late: late, Vote: vote, ClosePoll: close, Missing: missing, MoveTo: channel,
    AskClose: ask_close,
}  # fmt: skip

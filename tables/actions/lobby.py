"""The steps before and around a game: pure, each from a table and a deed to the next table and its events."""

from collections.abc import Sequence
from typing import Final, cast, get_args

import msgspec
from msgspec.structs import replace

from games.contract import AnyGame, Event, Param, Seat, Text, Who
from tables.errors import (
    BadOption,
    NoBot,
    NotAllowed,
    NotReady,
    NotSeated,
    SeatsFull,
    TooFewSeats,
    WrongPhase,
)
from tables.model import catalogue
from tables.model.table import Action, Facts, Holder, Table
from tables.views import Pace

Next = tuple[Table, tuple[Event, ...]]

BY_MODERATOR: Final = "moderator"
EXPIRED: Final = "expired"


def _event(what: str, **params: Param) -> tuple[Event, ...]:
    return (Event(f"step-{what}", params),)


def person_param(person: int | None) -> str:
    """A person in an event: the id as text, for a mention; a number would be grouped by thousands."""
    return str(person or 0)


def facts(action: Action) -> Facts:
    """What the first entry says."""
    return msgspec.json.decode(action.text, type=Facts)


def facts_text(facts: Facts) -> str:
    return msgspec.json.encode(facts).decode()


def opened(game: AnyGame, action: Action) -> Next:
    """The table that the first entry makes. Raises BadOption."""
    said = facts(action)
    for name, value in said.options.items():
        catalogue.check_option(game, name, value)
    check_pace(said.pace)
    most = max(game.seats)
    empty = (Holder(),) * (most - len(said.chairs))
    table = Table(
        game=said.game,
        phase="lobby",
        host=action.person or 0,
        chairs=(*said.chairs, *empty),
        invited=(),
        options=catalogue.defaults(game) | said.options,
        pace=said.pace,
        commitment=said.commitment,
        since=action.at,
        rematch_of=said.rematch_of,
        record=said.record,
        opener=None if said.record == 1 or action.press is None else (action.person or 0, action.press),
    )
    return table, _event("opened", person=person_param(action.person))


def check_pace(pace: str) -> Pace:
    """The pace of that name. Raises BadOption."""
    for known in get_args(Pace):
        if pace == known:
            return cast("Pace", known)
    raise BadOption(name="pace", value=pace)


def _only_host(table: Table, action: Action) -> None:
    if action.person != table.host:
        raise NotAllowed()


def _only_lobby(table: Table) -> None:
    if table.phase != "lobby":
        raise WrongPhase(phase=table.phase)


def option(game: AnyGame, table: Table, action: Action) -> Next:
    _only_lobby(table)
    _only_host(table, action)
    name, _, value = action.text.partition(" ")
    catalogue.check_option(game, name, value)
    rule = f"{table.game}-option-{name}"
    event = _event("option", rule=Text(rule), value=catalogue.told(game, name, value))
    return replace(table, options=table.options | {name: value}), event


def pace(game: AnyGame, table: Table, action: Action) -> Next:
    _only_lobby(table)
    _only_host(table, action)
    return replace(table, pace=check_pace(action.text)), _event("pace", pace=Text(f"pace-{action.text}"))


def invite(game: AnyGame, table: Table, action: Action) -> Next:
    _only_lobby(table)
    _only_host(table, action)
    people = tuple(dict.fromkeys((*table.invited, *(int(p) for p in action.text.split()))))
    return replace(table, invited=people), _event("invited", person=person_param(action.person))


def join(game: AnyGame, table: Table, action: Action) -> Next:
    """Takes a chair; for who sits already it is the press that goes into the shuffles, or nothing new.

    A chair is kept for each invited person who has not come. `deed.text` names a chair: who has none sits
    down there, who sits moves there, and who sits in the same team holds both.
    """
    _only_lobby(table)
    assert action.person is not None
    if action.text:
        return _choose_chair(game, table, action, action.person)
    seats = table.seats_of(action.person) or (_free_chairs(table, action.person)[0],)
    if table.chairs[seats[0]].press is not None:
        return table, ()
    chairs, (press, joins) = table.chairs, _first_press(table, action)
    for seat in seats:
        chairs = _put(chairs, seat, Holder(person=action.person, press=press))
    return replace(table, chairs=chairs, joins=joins), _event("joined", person=person_param(action.person))


def _first_press(table: Table, action: Action) -> tuple[int | None, tuple[tuple[int, int], ...]]:
    """The press of a person who joins, and all first ones: leaving and joining again makes no new one."""
    if table.record == 1 or action.press is None or action.person is None:
        return action.press, table.joins
    known = dict(table.joins)
    press = known.setdefault(action.person, action.press)
    return press, tuple(known.items())


def _choose_chair(game: AnyGame, table: Table, action: Action, person: int) -> Next:
    cached = table.seats_of(person)
    wanted = next((Seat(n) for n in range(len(table.chairs)) if str(n) == action.text), None)
    if wanted is None:
        raise BadOption(name="seat", value=action.text)
    if wanted in cached:
        return table, ()
    is_more = any(wanted in team and cached[0] in team for team in game.teams) if cached else True
    if table.chairs[wanted].is_taken or (is_more and wanted not in _free_chairs(table, person)):
        raise SeatsFull(kept=0)
    press, joins = _first_press(table, action)
    if table.record == 1 and cached:
        press = table.chairs[cached[0]].press
    chairs = table.chairs if is_more else tuple(Holder() if c.person == person else c for c in table.chairs)
    event = _event("seat", person=person_param(person), number=wanted + 1)
    chairs = _put(chairs, wanted, Holder(person=person, press=press))
    chairs = tuple(replace(c, press=press) if c.person == person else c for c in chairs)
    return replace(table, chairs=chairs, joins=joins), event


def _free_chairs(table: Table, person: int) -> list[Seat]:
    """The chairs that nobody sits on. Raises SeatsFull where all of them are kept for others."""
    free = [Seat(n) for n, chair in enumerate(table.chairs) if not chair.is_taken]
    kept = 0 if person in table.invited else sum(not table.seats_of(p) for p in table.invited)
    if len(free) <= kept:
        raise SeatsFull(kept=kept)
    return free


def _put(chairs: Sequence[Holder], seat: Seat, holder: Holder) -> tuple[Holder, ...]:
    return (*chairs[:seat], holder, *chairs[seat + 1 :])


def leave(game: AnyGame, table: Table, action: Action) -> Next:
    """Gives the chair back; the next person becomes the host, and the last one closes the table."""
    _only_lobby(table)
    seats = table.seats_of(action.person or 0)
    if not seats:
        raise NotSeated()
    chairs = tuple(Holder() if c.person == action.person else c for c in table.chairs)
    people = [chair.person for chair in chairs if chair.person is not None]
    left = replace(table, chairs=chairs, invited=tuple(p for p in table.invited if p != action.person))
    event = _event("left", person=person_param(action.person))
    if not people:
        return replace(left, phase="closed"), (*event, *_event("closed"))
    host = table.host if table.host in people else people[0]
    return replace(left, host=host), event


def bot(game: AnyGame, table: Table, action: Action) -> Next:
    _only_lobby(table)
    _only_host(table, action)
    free = [Seat(n) for n, chair in enumerate(table.chairs) if not chair.is_taken]
    if not free:
        raise SeatsFull(kept=0)
    return replace(table, chairs=_put(table.chairs, free[0], Holder(bot=True))), _event("bot")


def unbot(game: AnyGame, table: Table, action: Action) -> Next:
    _only_lobby(table)
    _only_host(table, action)
    bots = [Seat(n) for n, chair in enumerate(table.chairs) if chair.bot]
    if not bots:
        raise NoBot()
    return replace(table, chairs=_put(table.chairs, bots[-1], Holder())), _event("unbot")


SPEEDS: Final = ("5", "10", "30", "120")
"""Seconds that bots take for a move where nobody else plays."""


def watch(game: AnyGame, table: Table, action: Action) -> Next:
    """The host's own seat goes to a bot; he stays the host, and looks on."""
    _only_lobby(table)
    _only_host(table, action)
    if any(c.person not in (None, action.person) for c in table.chairs):
        raise NotAllowed()
    chairs = tuple(Holder(bot=True) if c.person == action.person else c for c in table.chairs)
    if chairs == table.chairs:
        raise NotSeated()
    return replace(table, chairs=chairs), _event("watched", person=person_param(action.person))


def speed(game: AnyGame, table: Table, action: Action) -> Next:
    """How fast bots play among themselves, by the host, also while they do. Raises BadOption."""
    _only_host(table, action)
    if action.text not in SPEEDS:
        raise BadOption(name="speed", value=action.text)
    return replace(table, speed=int(action.text)), _event("speed", seconds=int(action.text))


def strength(game: AnyGame, table: Table, action: Action) -> Next:
    """How well the bot of a chair plays. Raises BadOption, NoBot."""
    _only_lobby(table)
    _only_host(table, action)
    number, _, value = action.text.partition(" ")
    catalogue.check_strength(game, value)
    seat = next((Seat(n) for n, chair in enumerate(table.chairs) if chair.bot and str(n) == number), None)
    if seat is None:
        raise NoBot()
    event = _event("strength", seat=seat + 1, strength=Text(f"strength-{value}"))
    return replace(table, chairs=_put(table.chairs, seat, Holder(bot=True, strength=value))), event


def close(game: AnyGame, table: Table, action: Action) -> Next:
    """By the host, by a moderator, or by time where nobody has started it."""
    if table.phase == "closed":
        raise WrongPhase(phase=table.phase)
    if action.text not in (BY_MODERATOR, EXPIRED):
        _only_host(table, action)
    if action.text == EXPIRED:
        _only_lobby(table)
    return replace(table, phase="closed"), _event("expired" if action.text == EXPIRED else "closed")


def presses_at_start(table: Table, press: int | None) -> tuple[int, ...]:
    """The presses that go into the shuffles: by seat the person's first Join, 0 for a bot, and no Start.

    Start comes last, so that whoever knows the secret could choose among deals by it.
    """
    joined = (chair.press for chair in table.chairs)
    if table.record != 1:
        return tuple(press_of(table, chair) or 0 for chair in table.chairs if chair.is_taken)
    return tuple(dict.fromkeys(p for p in (*joined, press) if p is not None))


def press_of(table: Table, chair: Holder) -> int | None:
    """The press with which the person on that chair goes into the shuffles, if there is one yet.

    The command that opened the table came before its commitment, so it counts only for who plays alone.
    """
    people = {c.person for c in table.chairs if c.person is not None}
    is_alone = table.opener is not None and people == {table.opener[0]} == {chair.person}
    if chair.press is None and is_alone and table.opener is not None:
        return table.opener[1]
    return chair.press


def is_ready(table: Table, chair: Holder) -> bool:
    """Whether the person on that chair has nothing left to press before the start."""
    if table.record == 1:
        return chair.press is not None or chair.person == table.host
    return press_of(table, chair) is not None


def check_start(game: AnyGame, table: Table, action: Action) -> tuple[Holder, ...]:
    """The chairs of the game that is about to start, without the empty ones."""
    _only_lobby(table)
    _only_host(table, action)
    chairs = tuple(chair for chair in table.chairs if chair.is_taken)
    if len(chairs) not in game.seats:
        raise TooFewSeats(seats=min((n for n in game.seats if n > len(chairs)), default=max(game.seats)))
    for seat, chair in enumerate(table.chairs):
        if chair.person is not None and not is_ready(table, chair):
            raise NotReady(who=Who(Seat(seat)))
    return chairs


STEPS: Final = {
    "option": option, "pace": pace, "invite": invite, "join": join, "leave": leave, "bot": bot,
    "unbot": unbot, "strength": strength, "close": close, "watch": watch, "speed": speed,
}  # fmt: skip

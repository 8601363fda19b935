"""Actions before the start of a game, and closing a table. Pure functions: table and action to next table."""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from games.contract import AnyGame, Seat, Text
from tables.actions.steps import Next, Steps, event, person_param
from tables.errors import (
    BadOption,
    NoBot,
    NotAllowed,
    NotInvited,
    NotSeated,
    SeatsFull,
    WrongPhase,
    one_of,
)
from tables.model import actions as acts
from tables.model import catalogue
from tables.model.actions import Action, AnyAction
from tables.model.table import Table, with_names
from tables.views import BEATS, PACES, SPEEDS, Chair


def opened(game: AnyGame, action: Action[acts.Open]) -> Next:
    """Opens a table. Raises BadOption."""
    said = action.what.setup
    for name, value in said.options.items():
        catalogue.check_option(game, name, value)
    one_of("pace", said.pace, PACES)
    most = max(game.seats)
    empty = (Chair(),) * (most - len(said.chairs))
    host, press = action.person or 0, action.press or 0
    chairs = (replace(chair, press=press) if chair.person == host else chair for chair in said.chairs)
    table = Table(
        game=said.game,
        phase="lobby",
        host=host,
        chairs=with_names((*chairs, *empty)),
        invited=(),
        options=catalogue.defaults(game) | said.options,
        pace=said.pace,
        commitment=said.commitment,
        since=action.at,
        rematch_of=said.rematch_of,
        learn=said.learn,
        rated=said.rated,
        language=said.language,
        level=said.level,
        joins=((host, press),),
    )
    return table, event("opened", person=person_param(action.person))


def check_host(table: Table, person: int | None) -> None:
    """Raises NotAllowed unless this person is the host."""
    if person != table.host:
        raise NotAllowed()


def check_lobby(table: Table) -> None:
    """Raises WrongPhase after the start."""
    if table.phase != "lobby":
        raise WrongPhase(phase=table.phase)


def option(game: AnyGame, table: Table, action: Action[acts.SetOption]) -> Next:
    check_lobby(table)
    check_host(table, action.person)
    name, value = action.what.name, action.what.value
    catalogue.check_option(game, name, value)
    rule = f"{table.game}-option-{name}"
    said = event("option", rule=Text(rule), value=catalogue.value_text(game, name, value))
    after = replace(table, options=table.options | {name: value})
    if after.options != table.options:
        after = _asked(after, action, _joined(after))
    if catalogue.partners(game, table.options):
        return after, said
    return replace(after, chairs=_paired(catalogue.partners(game, after.options), after.chairs)), said


def _joined(table: Table) -> list[int]:
    """The people who have pressed, in the order of their seats."""
    return [chair.person for chair in table.chairs if chair.person is not None and chair.press is not None]


def _asked(table: Table, action: AnyAction, people: Iterable[int]) -> Table:
    """The table with these people asked once more, but for who acts."""
    asked = (person for person in people if person != action.person)
    return replace(table, asked=tuple(dict.fromkeys((*table.asked, *asked))))


def _regrouped(game: AnyGame, before: Table, after: Table) -> list[int]:
    """The people who have joined and stay, of those whose partners have changed; not by who comes anew."""
    known = _joined(before)

    def partners(table: Table, person: int) -> set[int | None]:
        pairs = catalogue.partners(game, table.options)
        beside = {seat for pair in pairs if {*pair} & {*table.seats_of(person)} for seat in pair}
        return {table.chairs[seat].person for seat in beside} & {*known}

    return [p for p in known if p in _joined(after) and partners(before, p) != partners(after, p)]


def _paired(pairs: Sequence[Sequence[int]], chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    """The chairs where a new house rule makes partners: two people who sit there alone are partners."""
    people = [Seat(seat) for seat, chair in enumerate(chairs) if chair.person is not None]
    if len(people) != 2:
        return chairs
    first, second = people
    wanted = next((Seat(seat) for pair in pairs if first in pair for seat in pair if seat != first), second)
    return _put(_put(chairs, second, chairs[wanted]), wanted, chairs[second])


def pace(game: AnyGame, table: Table, action: Action[acts.SetPace]) -> Next:
    check_lobby(table)
    check_host(table, action.person)
    pace = one_of("pace", action.what.pace, PACES)
    after = replace(table, pace=pace)
    if after != table:
        after = _asked(after, action, _joined(table))
    return after, event("pace", pace=Text(f"pace-{pace}"))


def invite(game: AnyGame, table: Table, action: Action[acts.Invite]) -> Next:
    check_lobby(table)
    check_host(table, action.person)
    people = tuple(dict.fromkeys((*table.invited, *action.what.people)))
    return replace(table, invited=people), event("invited", person=person_param(action.person))


def decline(game: AnyGame, table: Table, action: Action[acts.Decline]) -> Next:
    """Gives up the seat that is kept for a person who has not joined. Raises NotInvited for anybody else."""
    check_lobby(table)
    person = action.person or 0
    seats = table.seats_of(person)
    if (person not in table.invited and not seats) or any(table.chairs[n].press is not None for n in seats):
        raise NotInvited()
    after = replace(table, invited=tuple(other for other in table.invited if other != person))
    after = _without(after, person) if seats else after
    return after, event("declined", person=person_param(person))


def join(game: AnyGame, table: Table, action: Action[acts.Join]) -> Next:
    """Seats a person, or records the press that enters the shuffles for a person who is seated already.

    A seat is reserved for each invited person who has not joined. With a seat given, a seated person moves
    there, or holds it as well if it belongs to their team. Who is asked once more agrees. Raises BadOption,
    SeatsFull.
    """
    check_lobby(table)
    assert action.person is not None
    if action.what.seat is not None:
        return _choose_seat(game, table, action, action.person, action.what.seat)
    if action.person in table.asked:
        rest = tuple(person for person in table.asked if person != action.person)
        return replace(table, asked=rest), event("agreed", person=person_param(action.person))
    seats, chairs = table.seats_of(action.person), table.chairs
    if not seats:
        free = _free_chairs(table, action.person)
        seat, chairs = _beside(catalogue.partners(game, table.options), chairs, free)
        seats = (seat,)
    if chairs[seats[0]].press is not None:
        return table, ()
    press, joins = _first_press(table, action)
    for seat in seats:
        chairs = _put(chairs, seat, Chair(person=action.person, press=press))
    return replace(table, chairs=chairs, joins=joins), event("joined", person=person_param(action.person))


def _beside(
    pairs: Sequence[Sequence[int]], chairs: tuple[Chair, ...], free: Sequence[Seat]
) -> tuple[Seat, tuple[Chair, ...]]:
    """The seat of a person who joins, and the chairs: that of the partner of a person who has none.

    A bot that sits there moves to the first free seat.
    """
    for pair in pairs:
        left = [Seat(seat) for seat in pair if chairs[seat].person is None]
        if left and len(left) < len(pair):
            seat = next((seat for seat in left if seat in free), left[0])
            return seat, _put(chairs, free[0], chairs[seat]) if chairs[seat].bot else chairs
    return free[0], chairs


def _first_press(table: Table, action: Action[acts.Join]) -> tuple[int | None, tuple[tuple[int, int], ...]]:
    """The press of a person who joins, and the first presses of all. Joining again keeps the first press."""
    if action.press is None or action.person is None:
        return action.press, table.joins
    known = dict(table.joins)
    press = known.setdefault(action.person, action.press)
    return press, tuple(known.items())


def _choose_seat(game: AnyGame, table: Table, action: Action[acts.Join], person: int, wanted: Seat) -> Next:
    held = table.seats_of(person)
    if wanted not in range(len(table.chairs)):
        raise BadOption(name="seat", value=str(wanted))
    if wanted in held:
        return table, ()
    is_more = any(wanted in team and held[0] in team for team in game.teams) if held else True
    if table.chairs[wanted].is_taken or (is_more and wanted not in _free_chairs(table, person)):
        raise SeatsFull(kept=0)
    press, joins = _first_press(table, action)
    chairs = table.chairs if is_more else tuple(Chair() if c.person == person else c for c in table.chairs)
    chairs = _put(chairs, wanted, Chair(person=person, press=press))
    chairs = tuple(replace(c, press=press) if c.person == person else c for c in chairs)
    after = replace(table, chairs=chairs, joins=joins)
    after = _asked(after, action, _regrouped(game, table, after))
    return after, event("seat", person=person_param(person), number=wanted + 1)


def _free_chairs(table: Table, person: int) -> list[Seat]:
    """The free seats. Raises SeatsFull if all of them are reserved for invited people."""
    free = [Seat(n) for n, chair in enumerate(table.chairs) if not chair.is_taken]
    kept = 0 if person in table.invited else sum(not table.seats_of(p) for p in table.invited)
    if len(free) <= kept:
        raise SeatsFull(kept=kept)
    return free


def _put(chairs: Sequence[Chair], seat: Seat, holder: Chair) -> tuple[Chair, ...]:
    return (*chairs[:seat], holder, *chairs[seat + 1 :])


def leave(game: AnyGame, table: Table, action: Action[acts.Leave]) -> Next:
    """Frees a person's seats. The next person becomes the host; the last one closes the table."""
    check_lobby(table)
    if not table.seats_of(action.person or 0):
        raise NotSeated()
    left = _without(table, action.person or 0)
    if left.phase == "lobby":
        left = _asked(left, action, _regrouped(game, table, left))
    said = event("left", person=person_param(action.person))
    return left, (*said, *event("closed")) if left.phase == "closed" else said


def _without(table: Table, gone: int) -> Table:
    """The lobby without a person, with another host if it was theirs; closed if nobody is left."""
    chairs = tuple(Chair() if c.person == gone else c for c in table.chairs)
    people = [chair.person for chair in chairs if chair.person is not None]
    invited = tuple(person for person in table.invited if person != gone)
    asked = tuple(person for person in table.asked if person != gone)
    left = replace(table, chairs=chairs, invited=invited, asked=asked)
    if not people:
        return replace(left, phase="closed")
    return replace(left, host=table.host if table.host in people else people[0])


def by_hand(game: AnyGame, table: Table, action: Action[acts.ByHand]) -> Next:
    """See `acts.ByHand`. Raises NotAllowed."""
    check_lobby(table)
    check_host(table, action.person)
    return replace(table, by_hand=True), ()


def add_bot(game: AnyGame, table: Table, action: Action[acts.AddBot]) -> Next:
    check_lobby(table)
    check_host(table, action.person)
    free = [Seat(n) for n, chair in enumerate(table.chairs) if not chair.is_taken]
    if not free:
        raise SeatsFull(kept=0)
    bot = Chair(bot=True, strength=catalogue.at_level(game, table.level))
    return replace(table, chairs=with_names(_put(table.chairs, free[0], bot))), event("bot")


def remove_bot(game: AnyGame, table: Table, action: Action[acts.RemoveBot]) -> Next:
    check_lobby(table)
    check_host(table, action.person)
    bots = [Seat(n) for n, chair in enumerate(table.chairs) if chair.bot]
    if not bots:
        raise NoBot()
    return replace(table, chairs=_put(table.chairs, bots[-1], Chair())), event("unbot")


def agree(game: AnyGame, table: Table, action: Action[acts.Agree]) -> Next:
    """Notes that a seated person agrees to hints, or no longer does. Raises NotSeated."""
    check_lobby(table)
    person = action.person or 0
    if not table.seats_of(person):
        raise NotSeated()
    if action.what.on is (person in table.agreed):
        return table, ()
    rest = tuple(other for other in table.agreed if other != person)
    said = event("hints-on" if action.what.on else "hints-off", person=person_param(person))
    return replace(table, agreed=(*rest, person) if action.what.on else rest), said


def all_agree(table: Table) -> bool:
    """Returns whether every person at the table agrees to hints."""
    return {chair.person for chair in table.chairs if chair.person is not None} <= {*table.agreed}


def rate(game: AnyGame, table: Table, action: Action[acts.Rate]) -> Next:
    """Lets the result count for the ratings, or no longer, by the host."""
    check_lobby(table)
    check_host(table, action.person)
    if action.what.on is table.rated:
        return table, ()
    said = event("rated" if action.what.on else "unrated", person=person_param(action.person))
    return _asked(replace(table, rated=action.what.on), action, _joined(table)), said


def watch(game: AnyGame, table: Table, action: Action[acts.Watch]) -> Next:
    """Gives the host's seats to bots; they stay the host and watch. Raises NotAllowed, NotSeated."""
    check_lobby(table)
    check_host(table, action.person)
    if any(c.person not in (None, action.person) for c in table.chairs):
        raise NotAllowed()
    bot = Chair(bot=True, strength=catalogue.at_level(game, table.level))
    chairs = with_names([bot if c.person == action.person else c for c in table.chairs])
    if chairs == table.chairs:
        raise NotSeated()
    return replace(table, chairs=chairs), event("watched", person=person_param(action.person))


def speed(game: AnyGame, table: Table, action: Action[acts.SetSpeed]) -> Next:
    """Sets the seconds between bots' moves, by the host, at any time (`acts.SetSpeed`). Raises BadOption."""
    check_host(table, action.person)
    seconds = action.what.seconds
    if seconds in BEATS:
        return replace(table, beat=seconds), event("beat", seconds=seconds)
    if seconds not in SPEEDS:
        raise BadOption(name="speed", value=str(seconds))
    return replace(table, speed=seconds), event("speed", seconds=seconds)


def strength(game: AnyGame, table: Table, action: Action[acts.SetStrength]) -> Next:
    """Sets the strength of the bot on a seat. Raises BadOption, NoBot."""
    check_lobby(table)
    check_host(table, action.person)
    seat, value = action.what.seat, action.what.strength
    catalogue.check_strength(game, value)
    if seat not in range(len(table.chairs)) or not table.chairs[seat].bot:
        raise NoBot()
    chairs = _put(table.chairs, seat, replace(table.chairs[seat], strength=value))
    return replace(table, chairs=chairs), event("strength", seat=seat + 1, strength=Text(f"strength-{value}"))


def is_alone(table: Table) -> bool:
    """Returns whether only one person plays, and nobody else may come back."""
    return len({c.person or c.away for c in table.chairs} - {None}) == 1


def stronger(game: AnyGame, table: Table, action: Action[acts.Stronger]) -> Next:
    """Lets every bot play better by one strength (`acts.Stronger`). Raises NotAllowed, NotSeated."""
    if not table.seats_of(action.person or 0):
        raise NotSeated()
    if table.phase != "playing" or table.rated or not is_alone(table):
        raise NotAllowed()
    chairs = tuple(
        replace(c, strength=catalogue.stronger(game, c.strength)) if c.bot else c for c in table.chairs
    )
    if chairs == table.chairs:
        return table, ()
    now = max((c.strength for c in chairs if c.bot), key=game.strengths.index)
    return replace(table, chairs=chairs), event("stronger", strength=Text(f"strength-{now}"))


def close(game: AnyGame, table: Table, action: Action[acts.Close]) -> Next:
    """Closes the table: by the host, by a moderator, or by time before the start."""
    if table.phase == "closed":
        raise WrongPhase(phase=table.phase)
    by = action.what.by
    if by == "host":
        check_host(table, action.person)
    if by == "time":
        check_lobby(table)
    told = event("expired") if by == "time" else event("closed-early", person=person_param(action.person))
    return replace(table, phase="closed"), told


STEPS: Final[Steps] = {
    acts.SetOption: option, acts.SetPace: pace, acts.Invite: invite, acts.Decline: decline,
    acts.Join: join, acts.Leave: leave,
    acts.AddBot: add_bot, acts.RemoveBot: remove_bot, acts.SetStrength: strength, acts.Close: close,
    acts.Agree: agree, acts.Rate: rate, acts.Watch: watch, acts.SetSpeed: speed,
    acts.Stronger: stronger, acts.ByHand: by_hand,
}  # fmt: skip

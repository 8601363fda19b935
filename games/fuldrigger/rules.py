"""The rules of Fuldrigger as an implementation of `Game`. Numbers in parentheses refer to RULES.md."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from games.chance import Chance
from games.contract import Ask, Event, Outcome, Seat, Undo, Wait, due
from games.fuldrigger import choices, course, legality, moves, orders, questions, reveal, views
from games.fuldrigger.bot import choose as bot
from games.fuldrigger.bot.coach import COACH
from games.fuldrigger.bot.minds import STRENGTHS
from games.fuldrigger.imagine import imagine
from games.fuldrigger.legality import with_seat
from games.fuldrigger.sea import voyage
from games.fuldrigger.sea.fleet import ship_of
from games.fuldrigger.state import State, at_sea
from games.fuldrigger.trade import market, offers, treaties
from games.fuldrigger.turn import steps
from games.fuldrigger.views import FuldriggerView
from games.fuldrigger.war import battles
from games.kit.moves import Resign
from games.kit.rules import Events, Rules
from games.kit.seats import WHO

_BUSINESS: Final = (
    moves.Buy, moves.Sell, moves.Settle, moves.Dump, moves.NewShip, moves.Scrap, moves.NewFort, moves.Arm,
    moves.Deliver, moves.Collect,
)  # fmt: skip
"""Moves that may be taken back freely before the roll; given as orders, until dice are rolled."""


class Fuldrigger(Rules[State, moves.Move, FuldriggerView, views.Options]):
    """Fuldrigger for two to four trading companies."""

    key = "fuldrigger"
    minutes: int | None = 22
    seats = range(2, 5)
    coach = COACH
    strengths: tuple[str, ...] = STRENGTHS
    usual: Mapping[str, Mapping[str, str]] = MappingProxyType(
        {"live": {"rounds": "10"}, "day": {"rounds": "20"}, "week": {"rounds": "20"}}
    )
    grammar = moves.GRAMMAR
    titles = questions.TITLES

    def opening(self, seats: int, options: views.Options, chance: Chance, events: Events) -> State:
        return course.opening(options, seats, chance, events)

    def waits(self, s: State) -> tuple[Wait, ...]:
        if s.sea.phase == "over":
            return ()
        name = f"home-{s.sea.turn}" if s.sea.phase == "home" else f"turn-{s.sea.number}"
        found = [Wait(name, (s.sea.turn,))]
        found += [Wait(f"offer-{o.id}", (o.treaty.other,), "offer") for o in s.offers]
        if s.options.days != "none" and not s.sea.last_round:
            count = int(s.options.days.removesuffix("h"))
            by_hours = course.timed_by(s.options) == "hours"
            days, hours = (0, count) if by_hours else (count, 0)
            found.append(Wait("date", (), "date", days, hours))
        return tuple(found)

    def lapse(self, s: State, wait_id: str) -> tuple[Seat | None, moves.Move]:
        """Returns what time does: an offer lapses, the date comes; or the bot's move (RULES.md 10.1)."""
        wait = due(self.waits(s), wait_id)
        if wait.pace == "date":
            return None, moves.Date()
        if wait.pace == "offer":
            return None, moves.Expire(wait_id.removeprefix("offer-"))
        return wait.seats[0], bot.best(reveal.view(s, wait.seats[0]))

    def asks(self, s: State, seat: Seat) -> tuple[str, ...]:
        return tuple(questions.steps(s, seat))

    def question(self, s: State, seat: Seat, key: str, picked: Sequence[str]) -> Ask[moves.Move]:
        return choices.ask(questions.steps(s, seat)[key](), picked)

    def after(self, s: State, seat: Seat | None, move: moves.Move, chance: Chance, events: Events) -> State:
        after = _by_time(s, move, chance, events) if seat is None else _by_seat(s, seat, move, chance, events)
        if at_sea(after, settled=s.sea.settled).sea != s.sea or after.cash != s.cash:
            after = at_sea(after, version=s.sea.version + 1)
        return after

    def undo(self, s: State, move: moves.Move, after: State) -> Undo:
        if s.sea.dice and not isinstance(move, moves.Orders):
            return "never"  # as in the logs of earlier versions
        parts = move.parts if isinstance(move, moves.Orders) else (move,)
        is_free = all(isinstance(part, _BUSINESS) for part in parts) and after.sea.number == s.sea.number
        return "free" if is_free and after.sea.phase == "play" else "never"

    def outcome(self, s: State) -> Outcome | None:
        return course.outcome(s)


# -- effects of each move


def _by_time(s: State, move: moves.Move, chance: Chance, events: Events) -> State:
    match move:
        case moves.Expire(id):
            offer = offers.find_offer(s.offers, id)
            assert offer is not None  # the move is legal
            return treaties.close(s, offer, "lapsed", events)
    events.append(Event(f"fuldrigger-{course.timed_by(s.options)}", {}))
    return at_sea(s, last_round=True)


def _by_seat(s: State, seat: Seat, move: moves.Move, chance: Chance, events: Events) -> State:
    match move:
        case moves.Home(town):
            return course.choose_home(s, seat, town, chance, events)
        case moves.Roll():
            return voyage.roll(s, seat, chance, events)
        case moves.Orders():
            return _by_orders(s, seat, move, chance, events)
        case moves.NewShip():
            return market.new_ship(s, seat, events)
        case moves.NewFort(town):
            return market.new_fort(s, seat, town, events)
        case moves.Attack():
            return battles.attack(s, seat, move, chance, events)
        case moves.EndTurn():
            return course.end_turn(s, seat, chance, events)
        case Resign():
            return course.resign(s, seat, chance, events)
    if isinstance(move, moves.ShipMove) and not isinstance(move, moves.Lose):
        return _with_ship(s, seat, move, chance, events)
    return _with_others(s, seat, move, events)


def _by_orders(s: State, seat: Seat, move: moves.Orders, chance: Chance, events: Events) -> State:
    """Carries out orders; the loss of a ship or of a load ends them, and so does an impossible one.

    The turn ends with them if nothing is left to do (RULES.md 3.7).
    """
    for order in move.parts:
        if legality.refusal(s, seat, order) is not None:
            break
        s = orders.do(s, seat, order, chance, events)
        if isinstance(order, moves.Sail) and s.sea.voyages[-1].end in ("lost", "robbed"):
            break
    return s if steps.is_anything(s, seat) else course.end_turn(s, seat, chance, events)


def _with_ship(s: State, seat: Seat, move: moves.ShipMove, chance: Chance, events: Events) -> State:
    ship = ship_of(s.sea, seat, move.ship)
    match move:
        case moves.Sail() | moves.Buy() | moves.Sell() | moves.Settle():
            return orders.do(s, seat, move, chance, events)
        case moves.Dump():
            return market.dump(s, seat, ship, events)
        case moves.Scrap():
            return market.scrap(s, seat, ship, events)
        case moves.Arm(_, sail):
            return battles.arm(s, seat, ship, sail, events)
        case moves.Deliver():
            return market.deliver(s, seat, ship, events)
        case moves.Collect(_, good):
            return market.collect(s, seat, ship, good, events)
    assert isinstance(move, moves.Stop)  # the last type that is left
    events.append(Event("fuldrigger-stopped", {"who": WHO[seat], "ship": ship.number}))
    return at_sea(s, afoot=None)


def _with_others(s: State, seat: Seat, move: moves.Move, events: Events) -> State:
    match move:
        case moves.Declare(other):
            return battles.declare(s, seat, other, events)
        case moves.Join(number, friend):
            return battles.join(s, seat, number, friend, events)
        case moves.Take() | moves.Lose():
            assert s.sea.spoils is not None  # the move is legal
            choice = move.what if isinstance(move, moves.Take) else str(move.ship)
            return battles.settle(s, seat, s.sea.spoils, choice, events)
        case moves.Propose():
            return treaties.propose(s, seat, with_seat(move, seat), events)
        case moves.Answer(id, yes):
            offer = offers.find_offer(s.offers, id)
            assert offer is not None  # the move is legal
            if yes:
                return treaties.accept(s, offer, events)
            how = "declined" if seat == offer.treaty.other else "withdrawn"
            return treaties.close(s, offer, how, events)
    raise AssertionError(move)  # no other type is left


def _choose(
    view: FuldriggerView, _: Callable[[], Sequence[moves.Move]], chance: Chance, strength: str
) -> moves.Move:
    return bot.choose(view, chance, strength)


FULDRIGGER: Final = Fuldrigger(legality.refusal, reveal.view, imagine, _choose)

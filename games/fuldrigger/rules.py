"""The rules of Fuldrigger as an implementation of `Game`. Numbers in parentheses refer to RULES.md."""

from collections.abc import Callable, Sequence
from typing import Final

from games.chance import Chance
from games.contract import Ask, Event, Outcome, Seat, Step, Text, Wait, due, titled
from games.errors import IllegalMove
from games.fuldrigger import course, questions, reveal, spelling, views
from games.fuldrigger.bot import choose as bot
from games.fuldrigger.imagine import imagine
from games.fuldrigger.legality import refusal, with_seat
from games.fuldrigger.moves import (
    Answer,
    Arm,
    Attack,
    Buy,
    Collect,
    Date,
    Declare,
    Deliver,
    Dump,
    EndTurn,
    Expire,
    Home,
    Join,
    Late,
    Lose,
    Move,
    NewFort,
    NewShip,
    Propose,
    Resign,
    Roll,
    Sail,
    Scrap,
    Sell,
    Stop,
    Take,
)  # fmt: skip
from games.fuldrigger.naming import WHO
from games.fuldrigger.sea import reachable, voyage
from games.fuldrigger.sea.fleet import find
from games.fuldrigger.state import Events, State, at_sea, put
from games.fuldrigger.trade import market, offers, treaties
from games.fuldrigger.views import FuldriggerView, Ship
from games.fuldrigger.war import battles  # fmt: skip
from games.kit.codec import Codec

_VERSION: Final = 1
_CODEC: Final = Codec(State, _VERSION)
_BUSINESS: Final = (Buy, Sell, Dump, NewShip, Scrap, NewFort, Arm, Deliver, Collect)


class Fuldrigger:
    """Fuldrigger for two to four trading companies."""

    key = "fuldrigger"
    rules_version = _VERSION
    seats = range(2, 5)
    Options = views.Options
    strengths: tuple[str, ...] = ("middle",)
    teams: tuple[tuple[int, ...], ...] = ()
    never_undone: Text | None = None

    def start(self, seats: int, options: views.Options, chance: Chance) -> Step[State]:
        if seats not in self.seats:
            raise IllegalMove("fuldrigger-seats", "1.1")
        events: Events = []
        return Step(course.opening(options, seats, chance, events), tuple(events))

    def again(self, s: State) -> views.Options:
        """Returns the same options."""
        return s.options

    def waits(self, s: State) -> tuple[Wait, ...]:
        if s.sea.phase == "over":
            return ()
        offers = tuple(Wait(f"offer-{o.id}", (o.treaty.other,), "offer") for o in s.offers)
        is_dated = s.options.days != "none" and not s.sea.last_round
        date = (Wait("date", (), "date", int(s.options.days)),) if is_dated else ()
        name = f"home-{s.sea.turn}" if s.sea.phase == "home" else f"turn-{s.sea.number}"
        return (Wait(name, (s.sea.turn,)), *offers, *date)

    def lapse(self, s: State, wait_id: str) -> tuple[Seat | None, Move]:
        """Returns what time does: a turn ends, an offer lapses, the date comes; or the bot's move."""
        wait = due(self.waits(s), wait_id)
        if wait.pace == "date":
            return None, Date()
        if wait.pace == "offer":
            return None, Expire(wait_id.removeprefix("offer-"))
        seat = wait.seats[0]
        if s.sea.phase == "home":
            return seat, bot.best(reveal.view(s, seat))
        if s.options.late == "bot" and s.sea.lates[seat] >= course.LATES - 1:
            move = bot.best(reveal.view(s, seat))
            if not isinstance(move, EndTurn):
                return seat, move
        return None, Late(s.sea.number)

    def asks(self, s: State, seat: Seat) -> tuple[str, ...]:
        return questions.keys(s, seat)

    def ask(self, s: State, seat: Seat, key: str, picked: Sequence[str] = ()) -> Ask[Move]:
        if key not in self.asks(s, seat):
            raise IllegalMove()
        return titled(questions.ask(s, seat, key, picked), self.key, key, questions.NAMED)

    def parse(self, s: State, seat: Seat | None, text: str) -> Move:
        return spelling.parse(text)

    def apply(self, s: State, seat: Seat | None, move: Move, chance: Chance) -> Step[State]:
        refused = refusal(s, seat, move)
        if refused is not None:
            raise refused
        events: Events = []
        after = _by_time(s, move, chance, events) if seat is None else _by_seat(s, seat, move, chance, events)
        if after.sea != s.sea or after.cash != s.cash:
            after = at_sea(after, version=s.sea.version + 1)
        is_free = isinstance(move, _BUSINESS) and not s.sea.dice
        return Step(after, tuple(events), "free" if is_free else "never")

    def view(self, s: State, seat: Seat | None) -> FuldriggerView:
        return reveal.view(s, seat)

    def imagine(self, view: FuldriggerView, chance: Chance) -> State:
        return imagine(view, chance)

    def choose(
        self, view: FuldriggerView, legal: Callable[[], Sequence[Move]], chance: Chance, strength: str
    ) -> Move | None:
        return bot.best(view) if view.seat in view.waiting else None

    def outcome(self, s: State) -> Outcome | None:
        return course.outcome(s)

    def dump(self, s: State) -> bytes:
        return _CODEC.dump(s)

    def load(self, data: bytes, version: int) -> State:
        return _CODEC.load(data, version)


# -- effects of each move


def _by_time(s: State, move: Move, chance: Chance, events: Events) -> State:
    match move:
        case Late():
            return course.late(s, s.sea.turn, chance, events)
        case Expire(id):
            offer = offers.find_offer(s.offers, id)
            assert offer is not None  # the move is legal
            return treaties.close(s, offer, "lapsed", events)
    events.append(Event("fuldrigger-date", {}))
    return at_sea(s, last_round=True)


def _by_seat(s: State, seat: Seat, move: Move, chance: Chance, events: Events) -> State:
    match move:
        case Home(town):
            return course.choose_home(s, seat, town, chance, events)
        case Roll():
            return voyage.roll(s, seat, chance, events)
        case Attack():
            return battles.attack(s, seat, move, chance, events)
        case EndTurn():
            s = at_sea(s, lates=put(s.sea.lates, seat, 0))
            return course.end_turn(s, seat, chance, events)
        case Resign():
            return course.resign(s, seat, chance, events)
        case Take() | Lose():
            assert s.sea.spoils is not None  # the move is legal
            choice = move.what if isinstance(move, Take) else str(move.ship)
            return battles.settle(s, seat, s.sea.spoils, choice, events)
        case NewShip():
            return market.new_ship(s, seat, events)
        case NewFort(town):
            return market.new_fort(s, seat, town, events)
        case Declare() | Join() | Propose() | Answer():
            return _between(s, seat, move, events)
    ship = find(s.sea, seat, getattr(move, "ship", 0))
    assert ship is not None  # the move is legal
    return _by_ship(s, seat, ship, move, chance, events)


def _between(s: State, seat: Seat, move: Declare | Join | Propose | Answer, events: Events) -> State:
    match move:
        case Declare(other):
            return battles.declare(s, seat, other, events)
        case Join(number, friend):
            return battles.join(s, seat, number, friend, events)
        case Propose():
            return treaties.propose(s, seat, with_seat(move, seat), events)
    offer = offers.find_offer(s.offers, move.offer)
    assert offer is not None  # the move is legal
    if move.yes:
        return treaties.accept(s, offer, events)
    return treaties.close(s, offer, "declined" if seat == offer.treaty.other else "withdrawn", events)


def _by_ship(s: State, seat: Seat, ship: Ship, move: Move, chance: Chance, events: Events) -> State:
    match move:
        case Sail():
            way = reachable.way_of(s.sea, ship, move)
            assert way is not None  # the move is legal
            return voyage.sail(s, seat, move, way, chance, events)
        case Buy(good):
            return market.buy(s, seat, ship, good, events)
        case Sell():
            return market.sell(s, seat, ship, events)
        case Dump():
            return market.dump(s, seat, ship, events)
        case Scrap():
            return market.scrap(s, seat, ship, events)
        case Arm(_, sail):
            return battles.arm(s, seat, ship, sail, events)
        case Deliver():
            return market.deliver(s, seat, ship, events)
        case Collect(good):
            return market.collect(s, seat, ship, good, events)
    assert isinstance(move, Stop)  # the last type that is left
    events.append(Event("fuldrigger-stopped", {"who": WHO[seat], "ship": ship.number}))
    return at_sea(s, afoot=None)


FULDRIGGER: Final = Fuldrigger()

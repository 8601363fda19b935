"""A tiny game with what the service must handle and cribbage has not: a call that time closes, three seats.

Each of two or three seats is dealt a hidden number. In each of `rounds` rounds all secretly bid 1 to 3 (a bid
may be changed until all are in), a die is cast, and who bid highest alone scores the die. Then anybody may
claim once, for one point, until time closes the round. After the last round the numbers are shown and added.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Final, Literal

import msgspec
from msgspec.structs import replace

from games.chance import Chance
from games.contract import Ask, Event, Outcome, Seat, Step, Text, Value, Wait, Who
from games.errors import GameOver, IllegalMove, NotYourTurn
from games.kit.moves import Grammar, Resign, Spelled, one_of

NUMBERS: Final = tuple(range(10, 19))


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Literal["2", "1", "3"] = "2"
    claims: Literal["yes", "no"] = "yes"


class Bid(Spelled, frozen=True, tag="bid"):
    bid: Annotated[int, one_of(1, 2, 3)]


class Claim(Spelled, frozen=True, tag="claim"):
    pass


class Close(Spelled, frozen=True, tag="close"):
    form = "CLOSE {round}"

    round: int


Move = Bid | Claim | Close | Resign
GRAMMAR: Final = Grammar[Move](Bid, Claim, Close, forms=("bid 2", "claim"))


class State(msgspec.Struct, frozen=True):
    options: Options
    numbers: tuple[int, ...]
    round: int
    phase: Literal["bid", "call", "over"]
    bids: tuple[int, ...]
    claimed: tuple[bool, ...]
    scores: tuple[int, ...]
    resigned: Seat | None = None


class ToyView(msgspec.Struct, frozen=True):
    game: ClassVar[str] = "toy"

    seat: Seat | None
    options: Options
    number: int | None
    round: int
    phase: str
    bid: int | None
    has_bid: tuple[bool, ...]
    scores: tuple[int, ...]
    waiting: tuple[Seat, ...]


class SmallGame:
    """What a game of tests need not say."""

    rules_version = 1
    usual: ClassVar[Mapping[str, Mapping[str, str]]] = {}
    teams: tuple[tuple[int, ...], ...] = ()
    never_undone: Text | None = None
    minutes: int | None = None
    late_by_bot = False
    coach: Any = None

    def partners(self, options: Any) -> tuple[tuple[int, ...], ...]:
        return self.teams

    def again(self, s: Any) -> Any:
        return s.options


class Toy(SmallGame):
    key = "toy"
    seats = range(2, 4)
    Options = Options
    strengths = ("plain", "keen")

    def start(self, seats: int, options: Options, chance: Chance) -> Step:
        numbers = chance.shuffle("numbers", NUMBERS)[:seats]
        state = State(options, numbers, 1, "bid", (0,) * seats, (False,) * seats, (0,) * seats)
        dealt = tuple(Event("toy-dealt", {"number": n}, (Seat(s),)) for s, n in enumerate(numbers))
        return Step(state, (Event("toy-round", {"round": 1}), *dealt))

    def waits(self, s: State) -> tuple[Wait, ...]:
        if s.phase == "bid":
            seats = tuple(Seat(n) for n, bid in enumerate(s.bids) if not bid)
            return (Wait(f"bid-{s.round}", seats),)
        return (Wait(f"call-{s.round}", (), "call"),) if s.phase == "call" else ()

    def lapse(self, s: State, wait_id: str) -> tuple[Seat | None, Move]:
        assert wait_id == f"call-{s.round}"
        return None, Close(s.round)

    def asks(self, s: State, seat: Seat) -> tuple[str, ...]:
        if s.phase == "bid":
            return (f"bid-{s.round}",)
        return (f"claim-{s.round}",) if s.phase == "call" and not s.claimed[seat] else ()

    def is_row(self, key: str) -> bool:
        return False

    def title(self, key: str) -> Text | None:
        return None

    def ask(self, s: State, seat: Seat, key: str, picked: Sequence[str] = ()) -> Ask:
        if key.startswith("claim"):
            return Ask("toy-claim", whole=Claim())
        if not picked:
            return Ask("toy-bid", tuple(Value(str(n), Text("toy-label", {"bid": n})) for n in (1, 2, 3)))
        if len(picked) > 1 or picked[0] not in ("1", "2", "3"):
            raise IllegalMove()
        return Ask("toy-bid", whole=Bid(int(picked[0])))

    def parse(self, s: State, seat: Seat | None, text: str) -> Move:
        return GRAMMAR.parse(text)

    def apply(self, s: State, seat: Seat | None, move: Move, chance: Chance) -> Step:
        if s.phase == "over":
            raise GameOver()
        if isinstance(move, Close):
            return self._close(s, seat, move)
        if seat is None:
            raise NotYourTurn()
        if isinstance(move, Resign):
            return Step(replace(s, phase="over", resigned=seat), (Event("toy-resigned", {"who": Who(seat)}),))
        return self._bid(s, seat, move.bid, chance) if isinstance(move, Bid) else self._claim(s, seat)

    def _bid(self, s: State, seat: Seat, bid: int, chance: Chance) -> Step:
        if s.phase != "bid":
            raise IllegalMove()
        was_in = bool(s.bids[seat])
        bids = tuple(bid if n == seat else old for n, old in enumerate(s.bids))
        events = [Event("toy-bid", {"bid": bid}, (seat,))]
        if not was_in:
            events.append(Event("toy-ready", {"who": Who(seat)}))
        after = replace(s, bids=bids)
        return self._cast(after, events, chance) if all(bids) else Step(after, tuple(events))

    def _cast(self, s: State, events: list[Event], chance: Chance) -> Step:
        die = chance.number("die", 6) + 1
        highest = [n for n, bid in enumerate(s.bids) if bid == max(s.bids)]
        winner = highest[0] if len(highest) == 1 else None
        scores = tuple(p + die * (n == winner) for n, p in enumerate(s.scores))
        events.append(Event("toy-cast", {"die": die}))
        after = replace(s, scores=scores, phase="call")
        return Step(after, tuple(events)) if s.options.claims == "yes" else self._next(after, events)

    def _claim(self, s: State, seat: Seat) -> Step:
        if s.phase != "call" or s.claimed[seat]:
            raise IllegalMove()
        claimed = tuple(c or n == seat for n, c in enumerate(s.claimed))
        scores = tuple(p + (n == seat) for n, p in enumerate(s.scores))
        after = replace(s, claimed=claimed, scores=scores)
        return Step(after, (Event("toy-claimed", {"who": Who(seat)}),), "consent")

    def _close(self, s: State, seat: Seat | None, move: Close) -> Step:
        if seat is not None or s.phase != "call" or move.round != s.round:
            raise IllegalMove()
        return self._next(s, [Event("toy-closed", {"round": s.round})])

    def _next(self, s: State, events: list[Event]) -> Step:
        seats = len(s.bids)
        if s.round == int(s.options.rounds):
            scores = tuple(p + n for p, n in zip(s.scores, s.numbers, strict=True))
            return Step(replace(s, phase="over", scores=scores), (*events, Event("toy-over")))
        after = replace(s, round=s.round + 1, phase="bid", bids=(0,) * seats, claimed=(False,) * seats)
        return Step(after, (*events, Event("toy-round", {"round": after.round})))

    def view(self, s: State, seat: Seat | None) -> ToyView:
        return ToyView(
            seat=seat,
            options=s.options,
            number=None if seat is None else s.numbers[seat],
            round=s.round,
            phase=s.phase,
            bid=None if seat is None else s.bids[seat],
            has_bid=tuple(bool(b) for b in s.bids),
            scores=s.scores,
            waiting=tuple(Seat(n) for n, b in enumerate(s.bids) if not b) if s.phase == "bid" else (),
        )

    def imagine(self, view: ToyView, chance: Chance) -> State:
        raise NotImplementedError

    def choose(
        self, view: ToyView, legal: Callable[[], Sequence[Move]], chance: Chance, strength: str
    ) -> Move | None:
        moves = legal()
        return moves[0] if strength == "plain" else moves[chance.number("bot", len(moves))]

    def outcome(self, s: State) -> Outcome | None:
        if s.phase != "over":
            return None
        seats = [Seat(n) for n in range(len(s.scores))]
        order = sorted(seats, key=lambda n: (n == s.resigned, -s.scores[n]))
        why = "resigned" if s.resigned is not None else "points"
        return Outcome(why, tuple((n,) for n in order), s.scores)

    def dump(self, s: State) -> bytes:
        return msgspec.msgpack.encode(s)

    def load(self, data: bytes, version: int) -> Any:
        return msgspec.msgpack.decode(data, type=State)


TOY: Final = Toy()
TOYS: Final = {"toy": TOY}

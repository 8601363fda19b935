"""The rules of Goofspiel. Numbers in comments are those of RULES.md."""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from games.cards import Card, order
from games.chance import Chance
from games.contract import Ask, Cards, Event, Outcome, Seat, Step, Text, Wait, due, narrow
from games.errors import GameError, GameOver, IllegalMove, NotYourTurn
from games.goofspiel import reveal, views
from games.goofspiel.bot import choose as bot
from games.goofspiel.imagine import imagine
from games.goofspiel.moves import GRAMMAR, Bid, Move
from games.goofspiel.state import State
from games.goofspiel.views import NO_BID, PRIZES, SUITS, GoofspielView, Round
from games.kit import secret_choices
from games.kit.codec import Codec
from games.kit.seats import WHO, put

_VERSION: Final = 1
_CODEC: Final = Codec(State, _VERSION)


def refusal(s: State, seat: Seat | None, move: Move) -> GameError | None:
    """Returns why the move cannot be made; None if it can."""
    if not s.prizes:
        return GameOver()
    if seat is None or s.gone[seat]:
        return NotYourTurn()
    if isinstance(move, Bid) and move.card not in s.hands[seat]:
        return IllegalMove("not-in-hand", "3.2", cards=Cards((move.card,)))
    return None


def turn_up(s: State, events: list[Event]) -> State:
    """Begins the round of the next prize, or ends the game."""
    if not s.prizes or sum(not gone for gone in s.gone) < 2:  # 4.1, 4.2
        return replace(s, prizes=(), bids=(NO_BID,) * len(s.bids))
    events.append(Event("goofspiel-prize", {"cards": Cards((s.prizes[0],))}))
    if len(s.prizes) == 1:  # 3.6
        return settle(replace(s, bids=tuple(hand[0] if hand else NO_BID for hand in s.hands)), events)
    return replace(s, bids=tuple(NO_BID if gone else None for gone in s.gone))


def settle(s: State, events: list[Event]) -> State:
    """Shows the bids, gives the prize to the highest, and begins the next round."""
    bids = tuple(bid or NO_BID for bid in s.bids)
    heights = [order(bid) if bid else 0 for bid in bids]
    highest = [Seat(n) for n, height in enumerate(heights) if height == max(heights)]
    winner = highest[0] if len(highest) == 1 else None  # 3.5
    points = order(s.prizes[0]) + s.carried
    if winner is not None:
        events.append(Event("goofspiel-won", {"who": WHO[winner], "points": points}))
        s = replace(s, points=put(s.points, winner, s.points[winner] + points))
    else:
        events.append(Event(f"goofspiel-tie-{s.options.ties}", {"points": points}))
    for seat, bid in enumerate(bids):
        if bid:
            events.append(Event("goofspiel-shown", {"who": WHO[seat], "cards": Cards((bid,))}, kind="detail"))
    after = replace(
        s,
        prizes=s.prizes[1:],
        hands=tuple(tuple(c for c in hand if c != bid) for hand, bid in zip(s.hands, bids, strict=True)),
        carried=points if winner is None and s.options.ties == "carried" else 0,
        rounds=(*s.rounds, Round(points, bids, winner)),
    )
    return turn_up(after, events)


class Goofspiel:
    """Two to five players, thirteen prizes."""

    key = "goofspiel"
    rules_version = _VERSION
    seats = range(2, 6)
    Options = views.Options
    strengths: tuple[str, ...] = ("easy", "middle")
    teams: tuple[tuple[int, ...], ...] = ()
    never_undone: Text | None = Text("goofspiel-undo-never")

    def start(self, seats: int, options: views.Options, chance: Chance) -> Step[State]:
        if seats not in self.seats:
            raise IllegalMove("goofspiel-seats", "1.1")
        events: list[Event] = []
        s = State(
            options=options,
            prizes=chance.shuffle("prizes", PRIZES),
            hands=SUITS[:seats],
            points=(0,) * seats,
            bids=(None,) * seats,
            gone=(False,) * seats,
        )
        return Step(turn_up(s, events), tuple(events))

    def again(self, s: State) -> views.Options:
        return s.options

    def waits(self, s: State) -> tuple[Wait, ...]:
        return secret_choices.waits(f"bid-{len(s.rounds)}", s.bids)

    def lapse(self, s: State, wait_id: str) -> tuple[Seat | None, Move]:
        seat = due(self.waits(s), wait_id).seats[0]
        return seat, bot.matching(reveal.view(s, seat), seat)  # 4.3

    def asks(self, s: State, seat: Seat) -> tuple[str, ...]:
        if not s.prizes or s.gone[seat]:
            return ()
        return (secret_choices.key(f"bid-{len(s.rounds)}", s.bids, seat),)

    def ask(self, s: State, seat: Seat, key: str, picked: Sequence[str] = ()) -> Ask[Move]:
        if key not in self.asks(s, seat):
            raise IllegalMove()
        legal: list[tuple[tuple[str], Move]] = [((card,), Bid(card)) for card in s.hands[seat]]
        return narrow(
            legal,
            picked,
            "goofspiel-field-bid",
            lambda card: Text("goofspiel-label-bid", {"cards": Cards((Card(card),))}),
        )

    def parse(self, s: State, seat: Seat | None, text: str) -> Move:
        return GRAMMAR.parse(text)

    def apply(self, s: State, seat: Seat | None, move: Move, chance: Chance) -> Step[State]:
        refused = refusal(s, seat, move)
        if refused is not None:
            raise refused
        assert seat is not None  # see refusal
        if isinstance(move, Bid):
            bids, told = secret_choices.choose(s.bids, seat, move.card, "goofspiel-bid")
            s, events = replace(s, bids=bids), list(told)
        else:
            events = [Event("goofspiel-resigned", {"who": WHO[seat]})]
            s = replace(
                s, gone=put(s.gone, seat, True), hands=put(s.hands, seat, ()), bids=put(s.bids, seat, NO_BID)
            )
        if sum(not gone for gone in s.gone) < 2:
            s = turn_up(s, events)
        elif not secret_choices.missing(s.bids):
            s = settle(s, events)
        return Step(s, tuple(events))

    def view(self, s: State, seat: Seat | None) -> GoofspielView:
        return reveal.view(s, seat)

    def imagine(self, view: GoofspielView, chance: Chance) -> State:
        return imagine(view, chance)

    def choose(
        self, view: GoofspielView, legal: Callable[[], Sequence[Move]], chance: Chance, strength: str
    ) -> Move | None:
        return bot.choose(view, view.seat, chance, strength) if view.seat in view.waiting else None

    def outcome(self, s: State) -> Outcome | None:
        if s.prizes:
            return None
        ranks = [(gone, -points) for gone, points in zip(s.gone, s.points, strict=True)]
        return Outcome(
            why="goofspiel-why-points" if sum(s.gone) < len(s.gone) - 1 else "goofspiel-why-resigned",
            placing=tuple(
                tuple(Seat(n) for n, other in enumerate(ranks) if other == rank) for rank in sorted({*ranks})
            ),
            scores=s.points,
        )

    def dump(self, s: State) -> bytes:
        return _CODEC.dump(s)

    def load(self, data: bytes, version: int) -> State:
        return _CODEC.load(data, version)


GOOFSPIEL: Final = Goofspiel()

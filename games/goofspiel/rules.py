"""The rules of Goofspiel. Numbers in comments are those of RULES.md."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from games.cards import order
from games.chance import Chance
from games.contract import Ask, Cards, Event, Outcome, Param, Seat, Text, Wait
from games.errors import GameError
from games.goofspiel import reveal, views
from games.goofspiel.bot import choose as bot
from games.goofspiel.imagine import imagine
from games.goofspiel.moves import GRAMMAR, Bid, Move
from games.goofspiel.state import State
from games.goofspiel.views import NO_BID, PRIZES, SUITS, GoofspielView, Round
from games.kit import secret_choices
from games.kit.hands import not_in_hand, one_card, without
from games.kit.rules import Events, Rules, by_those_left
from games.kit.seats import WHO, by_points, put


class Goofspiel(Rules[State, Move, GoofspielView, views.Options]):
    """Two to five players, thirteen prizes."""

    key = "goofspiel"
    minutes: int | None = 3
    late_by_bot: bool = False  # 4.3
    seats = range(2, 6)
    grammar = GRAMMAR
    strengths: tuple[str, ...] = ("easy", "middle")
    never_undone: Text | None = Text("goofspiel-undo-never")  # 4.4

    def opening(self, seats: int, options: views.Options, chance: Chance, events: Events) -> State:
        s = State(
            options=options,
            prizes=chance.shuffle("prizes", PRIZES),
            hands=SUITS[:seats],
            points=(0,) * seats,
            bids=(None,) * seats,
            gone=(False,) * seats,
        )
        return _turn_up(s, events)

    def waits(self, s: State) -> tuple[Wait, ...]:
        return secret_choices.waits(f"bid-{len(s.rounds)}", s.bids)

    def late(self, s: State, seat: Seat) -> Move:
        return bot.matching(reveal.view(s, seat), seat)  # 4.3

    def asks(self, s: State, seat: Seat) -> tuple[str, ...]:
        return () if s.bids[seat] == NO_BID else (secret_choices.key(f"bid-{len(s.rounds)}", s.bids, seat),)

    def question(self, s: State, seat: Seat, key: str, picked: Sequence[str]) -> Ask[Move]:
        prize: dict[str, Param] = {"cards": Cards(s.prizes[:1])}
        return one_card(
            s.hands[seat], Bid, picked, "goofspiel-field-bid", "goofspiel-label-bid", params=prize
        )

    def after(self, s: State, seat: Seat | None, move: Move, chance: Chance, events: Events) -> State:
        assert seat is not None  # otherwise refused
        if isinstance(move, Bid):
            bids, chosen = secret_choices.choose(s.bids, seat, move.card, "goofspiel-bid")
            events += chosen
            s = replace(s, bids=bids)
        else:  # 4.2
            events.append(Event("goofspiel-resigned", {"who": WHO[seat]}))
            gone, hands, bids = put(s.gone, seat, True), put(s.hands, seat, ()), put(s.bids, seat, NO_BID)
            s = replace(s, gone=gone, hands=hands, bids=bids)
        if s.gone.count(False) == 1:
            return _turn_up(s, events)
        return s if secret_choices.missing(s.bids) else _settle(s, events)

    def outcome(self, s: State) -> Outcome | None:
        return None if s.prizes else by_points("goofspiel", s.points, s.gone)  # 4.1, 4.2


def _refusal(s: State, seat: Seat, move: Move) -> GameError | None:
    return not_in_hand(move.card, s.hands[seat], "3.2") if isinstance(move, Bid) else None


def _turn_up(s: State, events: Events) -> State:
    """Begins the round of the next prize, or ends the game."""
    if not s.prizes or s.gone.count(False) == 1:  # 4.1, 4.2
        return replace(s, prizes=(), bids=(NO_BID,) * len(s.bids))
    events.append(Event("goofspiel-prize", {"cards": Cards(s.prizes[:1])}))
    if len(s.prizes) == 1:  # 3.6
        return _settle(replace(s, bids=tuple(hand[0] if hand else NO_BID for hand in s.hands)), events)
    return replace(s, bids=tuple(NO_BID if gone else None for gone in s.gone))


def _settle(s: State, events: Events) -> State:
    """Shows the bids, gives the prize to the highest, and begins the next round (3.4)."""
    bids = tuple(bid or NO_BID for bid in s.bids)
    heights = [order(bid) if bid else 0 for bid in bids]
    winner = Seat(heights.index(max(heights))) if heights.count(max(heights)) == 1 else None  # 3.5
    points = order(s.prizes[0]) + s.carried
    is_carried = winner is None and s.options.ties == "carried" and len(s.prizes) > 1  # 5.1
    if winner is not None:
        events.append(Event("goofspiel-won", {"who": WHO[winner], "points": points}))
        s = replace(s, points=put(s.points, winner, s.points[winner] + points))
    else:
        events.append(Event(f"goofspiel-tie-{'carried' if is_carried else 'lost'}", {"points": points}))
    for seat, bid in enumerate(bids):
        if bid:
            events.append(Event("goofspiel-shown", {"who": WHO[seat], "cards": Cards((bid,))}, kind="detail"))
    after = replace(
        s,
        prizes=s.prizes[1:],
        hands=tuple(without(hand, (bid,)) for hand, bid in zip(s.hands, bids, strict=True)),
        carried=points if is_carried else 0,
        rounds=(*s.rounds, Round(points, bids, winner)),
    )
    return _turn_up(after, events)


GOOFSPIEL: Final = Goofspiel(
    by_those_left(lambda s: not s.prizes, _refusal), reveal.view, imagine, bot.choose
)

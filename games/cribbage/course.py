"""The course of a game: cut, deal, crib, starter, play and show, each leading on to the next by itself.

Every function takes a state and a list that it adds events to, and answers with the new state.
"""

from functools import cache
from typing import Final, get_args

from msgspec.structs import replace

from games.cards import DECK, Card, by_rank, order, rank
from games.chance import Chance
from games.contract import Cards, Event, Param, Term, Who
from games.cribbage.score import FULL, VALUE, PegKind, items, pegging
from games.cribbage.state import Hand, Pair, State, crib, has_playable, other, target, without
from games.cribbage.views import Count, Kind, Options, Peg, Played, Source
from games.params import Seat

HEELS: Final = 2
WHO: Final = (Who(Seat(0)), Who(Seat(1)))
ONE: Final = {card: Cards((card,)) for card in DECK}
TERMS: Final = {
    kind: Term(f"term-cribbage-{kind}") for kind in (*get_args(Source), *get_args(Kind), *get_args(PegKind))
}

Events = list[Event]
Points = tuple[tuple[PegKind, int], ...]


def first_dealer(options: Options, chance: Chance, events: Events) -> tuple[Seat, tuple[Pair, ...]]:
    """Who deals first and the draws that decided it: the lower, equal ranks draw again (RULES.md 2.1)."""
    if options.deals != "cut":
        return Seat(int(options.deals[-1])), ()
    draws: list[Pair] = []
    while not draws or rank(draws[-1][0]) == rank(draws[-1][1]):
        one = DECK[chance.number("cut", len(DECK))]
        rest = [card for card in DECK if card != one]
        two = rest[chance.number("cut", len(rest))]
        draws.append((one, two))
        events.append(
            Event("cribbage-cut", {"who0": WHO[0], "card0": ONE[one], "who1": WHO[1], "card1": ONE[two]})
        )
    one, two = draws[-1]
    return Seat(0 if order(one) < order(two) else 1), tuple(draws)


def opening(options: Options, chance: Chance, events: Events) -> State:
    """A new game, dealt."""
    dealer, cut = first_dealer(options, chance, events)
    events.append(Event("cribbage-first-dealer", {"who": WHO[dealer]}))
    bare = State(options, "discard", 0, other(dealer), (Peg(), Peg()), cut, ((), ()), dealer)
    return deal(bare, chance, events)


def deal(s: State, chance: Chance, events: Events) -> State:
    """The next deal: the other seat deals, six each, one by one, the non-dealer first (RULES.md 2.2-2.3)."""
    dealer = other(s.dealer)
    pack = chance.shuffle("deal", DECK)
    first, second = by_rank(pack[0:12:2]), by_rank(pack[1:12:2])
    events.append(Event("cribbage-deal", {"who": WHO[dealer], "deal": s.deal + 1}))
    return State(
        options=s.options,
        phase="discard",
        deal=s.deal + 1,
        dealer=dealer,
        pegs=s.pegs,
        cut=s.cut,
        hands=(second, first) if dealer == 0 else (first, second),
        turn=other(dealer),
        last_show=s.counts,
    )


def discard(s: State, seat: Seat, cards: Hand, chance: Chance, events: Events) -> State:
    """Two cards, by rank, to the crib, or two others instead; when both have, the starter (RULES.md 3)."""
    if not s.given[seat]:
        events.append(Event("cribbage-given", {"who": WHO[seat]}))
    events.append(Event("cribbage-gave", {"who": WHO[seat], "cards": Cards(cards)}, (seat,)))
    s = with_given(s, seat, cards)
    return turn_up(s, chance, events) if all(s.given) else s


def with_given(s: State, seat: Seat, cards: Hand) -> State:
    """The state after a discard, before anything follows from it."""
    return replace(s, given=(cards, s.given[1]) if seat == 0 else (s.given[0], cards))


def turn_up(s: State, chance: Chance, events: Events) -> State:
    """The starter from the rest of the pack; a jack is two for the dealer's heels (RULES.md 3.3-3.4)."""
    dealt = {*s.hands[0], *s.hands[1]}
    rest = [card for card in DECK if card not in dealt]
    starter = rest[chance.number("starter", len(rest))]
    hands = (without(s.hands[0], s.given[0]), without(s.hands[1], s.given[1]))
    s = replace(s, phase="play", starter=starter, hands=hands, kept=hands)
    events.append(Event("cribbage-starter", {"who": WHO[other(s.dealer)], "cards": ONE[starter]}))
    if rank(starter) != "J":
        return s
    events.append(Event("cribbage-heels", {"who": WHO[s.dealer], "points": HEELS}))
    return peg(s, s.dealer, HEELS, events)


def peg(s: State, seat: Seat, points: int, events: Events) -> State:
    """The points on the board; who reaches the target has won that instant (RULES.md 1.3)."""
    return settle(replace(s, pegs=pegged(s, seat, points)), seat, events) if points else s


def pegged(s: State, seat: Seat, points: int) -> tuple[Peg, Peg]:
    """The back peg jumps over the front one; none goes past the last hole."""
    front = s.pegs[seat].front
    moved = Peg(min(front + points, target(s.options)), front)
    return (moved, s.pegs[1]) if seat == 0 else (s.pegs[0], moved)


def settle(s: State, seat: Seat, events: Events) -> State:
    """The end, if the seat that has just pegged stands in the last hole."""
    return _won(s, seat, events) if s.pegs[seat].front == target(s.options) else s


def _won(s: State, seat: Seat, events: Events) -> State:
    loser = other(seat)
    score, less = s.pegs[seat].front, s.pegs[loser].front
    events.append(Event("cribbage-won", {"who": WHO[seat], "score": score, "other": less}))
    if skunk := skunked(s.options, less):
        events.append(Event(f"cribbage-{skunk}", {"who": WHO[loser]}))
    return replace(s, phase="over", winner=seat)


def skunked(options: Options, score: int) -> str | None:
    """`skunk` or `double-skunk` for a loser with this score, or None (RULES.md 7.2)."""
    if options.target == "61":
        return "skunk" if score <= 30 else None
    return "double-skunk" if score <= 60 else "skunk" if score <= 90 else None


def play(s: State, seat: Seat, card: Card, chance: Chance, events: Events) -> State:
    """One card to the series, all that it earns, and what follows by itself (RULES.md 4 and 5)."""
    at = s.hands[seat].index(card)
    held = s.hands[seat][:at] + s.hands[seat][at + 1 :]
    hands = (held, s.hands[1]) if seat == 0 else (s.hands[0], held)
    count = s.count + VALUE[card]
    opponent = other(seat)
    answers = has_playable(hands[opponent], count)
    ends = not answers and not has_playable(held, count)
    events.append(Event("cribbage-played", {"who": WHO[seat], "cards": ONE[card], "count": count}))
    made = pegging(s.series, card, count)
    points = _tell_points(seat, made, events) if made else 0
    if not answers and count < FULL:
        _tell_go(s, opponent, hands[opponent], events)
        if ends:
            points += _tell_points(seat, _LAST if hands == ((), ()) else _GO, events)
    s = replace(
        s,
        pegs=pegged(s, seat, points) if points else s.pegs,
        hands=hands,
        count=count,
        series=(*s.series, Played(seat, card, count, points)),
        turn=opponent if answers else seat,
    )
    s = settle(s, seat, events) if points else s
    return after_series(s, seat, chance, events) if ends and s.phase == "play" else s


_GO: Final[Points] = (("go", 1),)
_LAST: Final[Points] = (("last-card", 1),)


@cache
def _pegged_event(seat: Seat, kind: PegKind, points: int) -> Event:
    return Event("cribbage-pegged", {"who": WHO[seat], "kind": TERMS[kind], "points": points})


def _tell_points(seat: Seat, made: Points, events: Events) -> int:
    """Tells each kind of points; their sum."""
    total = 0
    for kind, points in made:
        total += points
        events.append(_pegged_event(seat, kind, points))
    return total


def _tell_go(s: State, seat: Seat, hand: Hand, events: Events) -> None:
    """Go is said once a series, and not by a seat that holds no cards (RULES.md 4.3)."""
    said = bool(s.series) and s.series[-1].seat != seat  # two of the opponent's in a row: it was skipped
    if hand and not said:
        events.append(Event("cribbage-go", {"who": WHO[seat]}))


def after_series(s: State, last: Seat, chance: Chance, events: Events) -> State:
    """A new series, led by the seat that did not play last if it has cards; or the show (RULES.md 4.4)."""
    if not any(s.hands):
        return show(s, chance, events)
    leader = other(last) if s.hands[other(last)] else last
    events.append(Event("cribbage-reset", {"who": WHO[leader]}))
    return replace(s, turn=leader, count=0, series=(), earlier=(*s.earlier, s.series))


def show(s: State, chance: Chance, events: Events) -> State:
    """Non-dealer's hand, dealer's hand, crib, until somebody has won; else the next deal (RULES.md 6)."""
    pone = other(s.dealer)
    hands: tuple[tuple[Seat, Source, Hand], ...] = (
        (pone, "hand", s.kept[pone]),
        (s.dealer, "hand", s.kept[s.dealer]),
        (s.dealer, "crib", crib(s)),
    )
    for seat, source, cards in hands:
        count = counted(s, seat, source, cards)
        _tell_count(count, events)
        s = peg(replace(s, counts=(*s.counts, count)), seat, count.total, events)
        if s.phase == "over":
            return s
    return deal(s, chance, events)


def counted(s: State, seat: Seat, source: Source, cards: Hand) -> Count:
    """A hand or the crib, counted with the starter."""
    assert s.starter is not None  # the show comes after the play
    found = items(cards, s.starter, source == "crib")
    return Count(seat, source, cards, s.starter, found, found[-1].total if found else 0)


def _tell_count(count: Count, events: Events) -> None:
    told: dict[str, Param] = {
        "who": WHO[count.seat],
        "source": TERMS[count.source],
        "cards": Cards(count.cards),
        "starter": ONE[count.starter],
        "total": count.total,
    }
    events.append(Event("cribbage-counted", told))
    for item in count.items:
        step: dict[str, Param] = {
            "kind": TERMS[item.kind],
            "cards": Cards(item.cards),
            "points": item.points,
            "total": item.total,
        }
        events.append(Event("cribbage-item", step))
    if not count.items:
        events.append(Event("cribbage-nothing"))

"""The course of a game: cut, deal, crib, starter, play and show.

Every function appends its events to a list and returns the new state, or as documented.
"""

from functools import cache
from typing import Final

from msgspec.structs import replace

from games.cards import DECK, Card, by_rank, order, rank
from games.chance import Chance
from games.contract import Cards, Event
from games.cribbage import counting
from games.cribbage.facts import TERMS, PegKind, pegging
from games.cribbage.pegs import HEELS, has_heels, is_decided, note_deal, peg, pegged, settle
from games.cribbage.score import FULL, VALUE
from games.cribbage.state import Book, Hand, Pair, Past, State, has_playable, other
from games.cribbage.views import Options, Peg, Played
from games.kit.hands import without
from games.kit.rules import Events
from games.kit.seats import WHO
from games.params import Seat

ONE: Final = {card: Cards((card,)) for card in DECK}

Points = tuple[tuple[PegKind, int], ...]


def first_dealer(options: Options, chance: Chance, events: Events) -> tuple[Seat, tuple[Pair, ...]]:
    """Returns the first dealer and the cut: the lower card deals, equal ranks draw again (RULES.md 2.1)."""
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
    """Returns a new game, dealt."""
    return _first_deal(options, 0, Book(), chance, events)


def _first_deal(options: Options, deals: int, book: Book, chance: Chance, events: Events) -> State:
    dealer, cut = first_dealer(options, chance, events)
    events.append(Event("cribbage-first-dealer", {"who": WHO[dealer]}))
    bare = State(
        options=options, phase="discard", deal=deals, dealer=other(dealer), pegs=(Peg(), Peg()), cut=cut,
        hands=((), ()), turn=dealer, book=book,
    )  # fmt: skip
    return deal(bare, chance, events)


def go_on(s: State, chance: Chance, events: Events) -> State:
    """Continues automatically: with the next deal after the show, or the next game of a match."""
    if s.phase == "count" and len(s.counts) == counting.STAGES:
        return deal(s, chance, events)
    return s if s.phase != "over" or is_decided(s) else _next_game(s, chance, events)


def _next_game(s: State, chance: Chance, events: Events) -> State:
    """Begins the next game of a match; the loser deals first, or the cut decides (RULES.md 7.4)."""
    assert s.winner is not None  # only an ended game is followed
    events.append(Event("cribbage-next-game", {"game": len(s.book.results) + 1}))
    first = f"seat-{other(s.winner)}" if s.options.next == "loser" else "cut"
    book = replace(s.book, started=s.deal, history=(), past=_past(s))
    options = replace(s.options, deals=first)
    new = _first_deal(options, s.deal, book, chance, events)
    return replace(new, options=s.options, last_show=s.counts)


def _past(s: State) -> Past | None:
    """Returns the previous deal, for advice on it."""
    if s.starter is None:
        return None
    return Past(s.dealer, s.given, s.kept, s.starter, (*s.earlier, s.series))


def deal(s: State, chance: Chance, events: Events) -> State:
    """Deals: the other seat is dealer, six cards each, one by one, non-dealer first (RULES.md 2.2-2.3)."""
    dealer = other(s.dealer)
    pack = chance.shuffle("deal", DECK)
    first, second = by_rank(pack[0:12:2]), by_rank(pack[1:12:2])
    events.append(Event("cribbage-deal", {"who": WHO[dealer], "deal": s.deal + 1 - s.book.started}))
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
        book=s.book if s.starter is None else replace(note_deal(s), past=_past(s)),
    )


def discard(s: State, seat: Seat, cards: Hand, chance: Chance, events: Events) -> State:
    """Puts two cards in the crib, or replaces them; turns up the starter when both have (RULES.md 3)."""
    if not s.given[seat]:
        events.append(Event("cribbage-given", {"who": WHO[seat]}))
    events.append(Event("cribbage-gave", {"who": WHO[seat], "cards": Cards(cards)}, (seat,)))
    s = replace(s, given=(cards, s.given[1]) if seat == 0 else (s.given[0], cards))
    return turn_up(s, chance, events) if all(s.given) else s


def turn_up(s: State, chance: Chance, events: Events) -> State:
    """Turns up the starter, which can give the dealer two for heels (RULES.md 3.3-3.4)."""
    dealt = {*s.hands[0], *s.hands[1]}
    rest = [card for card in DECK if card not in dealt]
    starter = rest[chance.number("starter", len(rest))]
    hands = (without(s.hands[0], s.given[0]), without(s.hands[1], s.given[1]))
    s = replace(s, phase="play", starter=starter, hands=hands, kept=hands)
    events.append(Event("cribbage-starter", {"who": WHO[other(s.dealer)], "cards": ONE[starter]}))
    if not has_heels(s.options, starter):
        return s
    said = "cribbage-heels" if s.options.heels == "jack" else "cribbage-heels-diamond"
    events.append(Event(said, {"who": WHO[s.dealer], "points": HEELS}))
    return peg(s, s.dealer, HEELS, events)


def play(s: State, seat: Seat, card: Card, events: Events) -> State:
    """Plays a card, pegs all that it earns and continues automatically (RULES.md 4 and 5)."""
    at = s.hands[seat].index(card)
    held = s.hands[seat][:at] + s.hands[seat][at + 1 :]
    hands = (held, s.hands[1]) if seat == 0 else (s.hands[0], held)
    count = s.count + VALUE[card]
    opponent = other(seat)
    answers = has_playable(hands[opponent], count)
    ends = not answers and not has_playable(held, count)
    events.append(Event("cribbage-played", {"who": WHO[seat], "cards": ONE[card], "count": count}))
    made = pegging(s.series, card, count)
    points = _announce_points(seat, made, events) if made else 0
    if not answers and count < FULL:
        # Go is said once a series, and not by a seat without cards (RULES.md 4.3): two cards of the same
        # seat in a row mean that the opponent was skipped before.
        was_said = s.series and s.series[-1].seat != opponent
        if hands[opponent] and not was_said:
            events.append(Event("cribbage-go", {"who": WHO[opponent]}))
        if ends:
            points += _announce_points(seat, _LAST if hands == ((), ()) else _GO, events)
    s = replace(
        s,
        pegs=pegged(s, seat, points) if points else s.pegs,
        hands=hands,
        count=count,
        series=(*s.series, Played(seat, card, count, points)),
        turn=opponent if answers else seat,
    )
    s = settle(s, seat, events) if points else s
    return after_series(s, seat, events) if ends and s.phase == "play" else s


_GO: Final[Points] = (("go", 1),)
_LAST: Final[Points] = (("last-card", 1),)


@cache
def _pegged_event(seat: Seat, kind: PegKind, points: int) -> Event:
    return Event("cribbage-pegged", {"who": WHO[seat], "kind": TERMS[kind], "points": points})


def _announce_points(seat: Seat, made: Points, events: Events) -> int:
    """Appends an event for each kind of points and returns their sum."""
    total = 0
    for kind, points in made:
        total += points
        events.append(_pegged_event(seat, kind, points))
    return total


def after_series(s: State, last: Seat, events: Events) -> State:
    """Begins a new series, led by the other seat if it has cards; or the show (RULES.md 4.4)."""
    if not any(s.hands):
        return counting.begin(s, events)
    leader = other(last) if s.hands[other(last)] else last
    events.append(Event("cribbage-reset", {"who": WHO[leader]}))
    return replace(s, turn=leader, count=0, series=(), earlier=(*s.earlier, s.series))

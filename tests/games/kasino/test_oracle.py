"""Every legal move, found twice: by the engine's questions and by the slow implementation."""

import random
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.cards import DECK, Card, by_rank
from games.chance import Derived
from games.contract import Seat, moves
from games.errors import GameError
from games.kasino.captures import finder
from games.kasino.moves import Build, Clear, Extend, Lay, Move, Raise, Take
from games.kasino.rules import KASINO
from games.kasino.state import State
from games.kasino.values import held_values
from games.kasino.views import Options
from tests.contract.records import all_options, play
from tests.games.kasino import listing
from tests.games.kasino.naive import Action, Naive, both, low
from tests.games.kasino.positions import playing

ALL = 100_000
Dealt = tuple[tuple[Card, ...], tuple[Card, ...]]


def action(move: Move) -> Action:
    """Returns a move in the spelling of the slow implementation."""
    match move:
        case Take(card, groups):
            return ("take", card, frozenset(thing for group in groups for thing in group))
        case Build(value, card, beside, folded):
            laid = frozenset((*beside, *(thing for group in folded for thing in group)))
            return ("build", value, card, laid, bool(folded))
        case Raise(value, card, onto):
            return ("raise", value, card, onto)
        case Extend(card, beside, onto):
            return ("extend", card, frozenset(beside), onto)
        case Clear(card):
            return ("clear", card)
        case Lay(card):
            return ("lay", card)
    raise AssertionError(move)


@st.composite
def tables(draw: st.DrawFn, most: int) -> Dealt:
    """Draws loose cards, and a hand of one to four."""
    pack = draw(st.permutations(DECK))
    lying = draw(st.integers(0, most))
    held = draw(st.integers(1, 4))
    return tuple(pack[:lying]), by_rank(pack[lying : lying + held])


rules = st.builds(
    Options,
    manysums=st.sampled_from(("off", "two", "on")),
    highontable=st.sampled_from(("off", "on")),
    twocardbuilds=st.sampled_from(("on", "off")),
)


@settings(max_examples=60)
@given(tables(12), rules)
def test_groups_are_those_of_every_subset(dealt: Dealt, options: Options) -> None:
    """The groups are the subsets that add up, each once, largest first: tables of up to 12 cards."""
    loose, hand = dealt
    view = KASINO.view(playing(" ".join(loose), " ".join(hand), options=options), Seat(0))
    slow = Naive(view)
    subsets = [some for n in range(1, len(loose) + 1) for some in combinations(loose, n)]
    for value in {value for card in hand for value in both(card)}:
        found = finder.groups(view, value)
        expected = {frozenset(some) for some in subsets if slow.adds_up(some, value)}
        assert {frozenset(group) for group in found} == expected
        assert len(found) == len(expected)
        sizes = [len(group) for group in found]
        assert sizes == sorted(sizes, reverse=True)


@settings(max_examples=40)
@given(tables(7), rules)
def test_every_move_is_found(dealt: Dealt, options: Options) -> None:
    """The moves that can be picked are those listed, and those that brute force finds legal."""
    loose, hand = dealt
    s = playing(" ".join(loose), " ".join(hand), options=options)
    found = moves(KASINO, s, Seat(0), ALL)
    assert {action(move) for move in found} == Naive(KASINO.view(s, Seat(0))).legal()
    assert {*found} == {*listing.every(KASINO.view(s, Seat(0)))}


@pytest.mark.sampled("long")
@pytest.mark.parametrize(
    ("numbers", "most_loose", "least"),
    [(range(12), 7, 500), pytest.param(range(12, 400), 9, 20_000, marks=pytest.mark.soak)],
)
def test_every_move_of_random_games_is_found(numbers: range, most_loose: int, least: int) -> None:
    """In positions of random games under all house rules the moves found are those of brute force."""
    count = 0
    for number in numbers:
        for s in play("kasino", number).some(12):
            if s.phase == "over" or len(s.loose) > most_loose:
                continue
            walked = moves(KASINO, s, s.turn, ALL)
            assert {*walked} == {*listing.every(KASINO.view(s, s.turn))}
            found = {action(move) for move in walked}
            assert found == Naive(KASINO.view(s, s.turn)).legal(), (number, s)
            count += len(found)
    assert count > least


@settings(max_examples=60)
@given(tables(11), st.data())
def test_any_correct_capture_may_be_typed(dealt: Dealt, data: st.DataObject) -> None:
    """A capture typed without its sums is accepted if brute force finds it legal, and else refused."""
    loose, hand = dealt
    options = Options(manysums=data.draw(st.sampled_from(("off", "two", "on"))))
    s = playing(" ".join(loose), " ".join(hand), options=options)
    slow = Naive(KASINO.view(s, Seat(0)))
    some = data.draw(st.lists(st.sampled_from(loose), unique=True)) if loose else []
    text = f"take {hand[0]} {' '.join(some)}"
    if some:
        try:
            KASINO.apply(s, Seat(0), KASINO.parse(s, Seat(0), text), Derived(b"x", 0))
        except GameError:
            assert not slow.takes(hand[0], tuple(some))
        else:
            assert slow.takes(hand[0], tuple(some))


def crowded(count: int, number: int, options: Options) -> tuple[State, Card]:
    """Returns a table of so many loose cards, and a card to play."""
    pack = [*DECK]
    random.Random(f"crowded {count} {number}").shuffle(pack)
    hand = pack[count : count + 4]
    return playing(" ".join(pack[:count]), " ".join(hand), options=options), Card(hand[0])


def ways(loose: tuple[Card, ...], value: int) -> list[int]:
    """Returns how many subsets of each size add up to the value, counted without listing them."""
    found = [[0] * (value + 1) for _ in range(len(loose) + 1)]
    found[0][0] = 1
    for card in loose:
        for size in range(len(loose), 0, -1):
            for total in range(value, low(card) - 1, -1):
                found[size][total] += found[size - 1][total - low(card)]
    return [row[value] for row in found]


@pytest.mark.parametrize("number", range(12))
def test_on_a_full_table_every_group_is_found(number: int) -> None:
    """With 16 loose cards as many different groups are found as a count of the subsets gives."""
    s, card = crowded(16, number, Options())
    view = KASINO.view(s, Seat(0))
    for value in held_values(card):
        found = finder.groups(view, value)
        assert len(set(found)) == len(found) == sum(ways(s.loose, value))


@pytest.mark.parametrize("number", range(12))
def test_beyond_sixteen_the_fifty_biggest_sums_are_found(number: int) -> None:
    """With 26 loose cards the sums offered are the fifty of the most cards, largest first."""
    s, card = crowded(26, number, Options())
    view = KASINO.view(s, Seat(0))
    for value in held_values(card):
        counted = ways(s.loose, value)
        expected = [size for size in range(len(counted) - 1, 1, -1) for _ in range(counted[size])][:50]
        assert [len(group) for group in finder.sums(view, value)] == expected


def test_taps_have_no_order() -> None:
    """The same groups picked in another order are the same capture."""
    chooser = random.Random(1)
    for number in range(60):
        s, _ = crowded(10, number, all_options(KASINO, chooser))
        for card in s.hands[0]:
            for how in ("take", *(f"take {value}" for value in held_values(card))):
                picked: list[str] = []
                try:
                    while values := KASINO.ask(s, Seat(0), "turn-1", [card, how, *picked]).values:
                        picked.append(chooser.choice(values).token)
                except GameError:
                    continue
                chosen = KASINO.ask(s, Seat(0), "turn-1", [card, how, *picked])
                chooser.shuffle(picked)
                assert KASINO.ask(s, Seat(0), "turn-1", [card, how, *picked]) == chosen

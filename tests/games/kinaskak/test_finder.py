"""The finder compared with brute force: whether a contract can be laid, and the best way."""

import random
from collections import Counter

import pytest

from games.cards import JOKER, Card, order, suit
from games.kinaskak.melds import contracts as ladder
from games.kinaskak.melds import finder
from games.kinaskak.melds.finder import cost, ways
from games.kinaskak.views import Contract, Part
from tests.games.kinaskak.naive import contracts, is_meld, is_run, is_set, pack

VALUES = ladder.house().values
SET, RUN = Part("set", 3), Part("run", 4)
SMALL: tuple[Contract, ...] = (
    (SET, SET), (SET, RUN), (RUN, RUN), (SET, SET, SET), (SET, SET, RUN), (Part("set", 4), Part("run", 3)),
)  # fmt: skip


def some_hand(chooser: random.Random, size: int, jokers: int, ranks: int) -> tuple[Card, ...]:
    """Returns a hand of few consecutive ranks and few suits, in which many cards fit."""
    low = chooser.randint(0, 13 - ranks)
    wanted = {(low + n) % 13 + 1 for n in range(ranks)} | ({1} if chooser.random() < 0.4 else set())
    suits = chooser.sample("CDHS", chooser.choice((2, 3, 4)))
    near = [card for card in pack(3) if order(card) in wanted and suit(card) in suits]
    return (*chooser.sample(near, min(len(near), size - jokers)), *(JOKER,) * jokers)


def best_of(hand: tuple[Card, ...], contract: Contract) -> tuple[int, int] | None:
    """Returns the most penalty points of naturals that can be laid, and the fewest jokers for them."""
    found = [
        (sum(cost(Card(c), VALUES) for c in laid if c != JOKER), -laid.count(JOKER))
        for laid in ([c for some in melds for c in some] for melds in contracts(hand, contract))
    ]
    return max(found) if found else None


def compare(hand: tuple[Card, ...], contract: Contract) -> bool:
    """Returns whether the contract can be laid; fails if brute force disagrees."""
    found = ways(hand, contract, VALUES)
    wanted = best_of(hand, contract)
    assert bool(found) == (wanted is not None), (hand, contract)
    if wanted is not None:
        assert (found[0].points, -found[0].jokers) == wanted, (hand, contract, found[0])
    return bool(found)


@pytest.mark.sampled(each=2)
@pytest.mark.parametrize(("hands", "larger"), [(150, 0), pytest.param(1500, 1, marks=pytest.mark.soak)])
@pytest.mark.parametrize("contract", SMALL, ids=lambda c: "".join(p.kind[0] for p in c))
def test_as_good_as_trying_everything(contract: Contract, hands: int, larger: int) -> None:
    """The best way has the points and jokers that brute force finds, and exists in the same hands."""
    chooser = random.Random(f"{hands} {contract}")
    size = sum(part.least for part in contract)
    laid = 0
    for number in range(hands):
        cards, ranks = min(size + number % (3 + larger), 10 + larger), chooser.randint(3, 6 + larger)
        laid += compare(some_hand(chooser, cards, number % 4, ranks), contract)
    assert hands / 20 < laid < hands


@pytest.mark.parametrize("contract", ladder.house().contracts, ids=lambda c: "".join(p.kind[0] for p in c))
def test_every_way_is_a_contract_of_cards_in_the_hand(contract: Contract) -> None:
    """A way has a valid meld for each part of the contract, and its runs are of different suits."""
    chooser = random.Random(f"large {contract}")
    laid = 0
    for number in range(60):
        hand = some_hand(chooser, 19, number % 4, chooser.randint(5, 9))
        for way in ways(hand, contract, VALUES, keep=number % 2):
            laid += 1
            used = Counter(card for meld in way.melds for card in meld.cards)
            assert not used - Counter(hand)
            assert len(hand) - sum(used.values()) >= number % 2
            assert [meld.kind for meld in way.melds] == [part.kind for part in contract]
            assert all(is_meld(meld) for meld in way.melds)
            assert all(
                (is_set if part.kind == "set" else is_run)(meld.cards, part.least)
                for part, meld in zip(contract, way.melds, strict=True)
            )
            runs = [meld.suit for meld in way.melds if meld.kind == "run"]
            assert len({*runs}) == len(runs)
            assert way.jokers == used[JOKER]
    assert laid > 10


def test_a_joker_frees_a_card_for_a_set() -> None:
    """With a second joker in the run the seven is free for the set, and both can be laid."""
    hand = tuple(map(Card, ["5C", "6C", "7C", "8C", "7D", "JK"]))
    assert ways(hand, (SET, RUN), VALUES) == ()
    (way, *_) = ways((*hand, JOKER), (SET, RUN), VALUES)
    assert way.jokers == 2
    assert compare((*hand, JOKER), (SET, RUN))


def test_the_few_ways_hold_the_one_with_the_fewest_jokers() -> None:
    """The best way uses jokers, and another way that is offered uses none."""
    hand = tuple(map(Card, ["9C", "9D", "9H", "4C", "4D", "4S", "KC", "KD", "AS", "AH", "JK", "JK"]))
    found = ways(hand, (SET, SET), VALUES)
    assert found[0].jokers > 0
    assert min(way.jokers for way in found) == 0
    assert len(found) == finder.FEW


def test_a_card_is_kept_where_one_must_be() -> None:
    """The best way leaves a card if one must be kept, and there is no way if none can be left."""
    hand = tuple(map(Card, ["9C", "9D", "9H", "9S", "4C", "4D", "4S"]))
    assert ways(hand, (SET, SET), VALUES)[0].points == 48
    assert ways(hand, (SET, SET), VALUES, keep=1)[0].points == 39
    assert ways(hand[1:], (SET, SET), VALUES, keep=1) == ()

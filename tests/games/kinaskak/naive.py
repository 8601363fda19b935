"""A second, brute-force implementation of sets, runs and contracts."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from games.cards import DECK, JOKER, RANKS, Card
from games.kinaskak.views import Contract, Meld

LINE = [*RANKS, "A"]


def is_set(cards: Sequence[str], least: int = 3) -> bool:
    """Whether the cards are a set: one rank and jokers, at least two naturals."""
    ranks = [card[:-1] for card in cards if card != JOKER]
    return len(cards) >= least and len(ranks) >= 2 and len({*ranks}) == 1


def is_run(cards: Sequence[str], least: int = 4) -> bool:
    """Whether the cards are a run of one suit, from ace to ace, with jokers in the gaps."""
    naturals = Counter(card for card in cards if card != JOKER)
    suits = {card[-1] for card in naturals}
    if len(cards) < least or len(cards) > 14 or sum(naturals.values()) < 2 or len(suits) != 1:
        return False
    of = suits.pop()
    for low in range(14 - len(cards) + 1):
        wanted = Counter(rank + of for rank in LINE[low : low + len(cards)])
        if not naturals - wanted:
            return True
    return False


@lru_cache(maxsize=4_096)  # a meld lies for many moves
def is_meld(meld: Meld) -> bool:
    """A meld of the table: of a run, every card in its own place. Taking a joker leaves what it was."""
    if meld.kind == "set":
        return is_set(meld.cards)
    line = [rank + meld.suit for rank in LINE]
    shown = line[meld.low - 1 : meld.low - 1 + len(meld.cards)]
    is_placed = all(card in (JOKER, place) for card, place in zip(meld.cards, shown, strict=True))
    return is_placed and is_run(meld.cards, 3)


def groups(hand: Sequence[Card], kind: str, least: int) -> list[tuple[str, ...]]:
    """All the melds of a kind that a hand holds, as multisets of cards."""
    judge = is_set if kind == "set" else is_run
    found: set[tuple[str, ...]] = set()
    for size in range(least, min(len(hand), 14 if kind == "run" else len(hand)) + 1):
        found |= {tuple(sorted(some)) for some in combinations(hand, size)}
    return [some for some in found if judge(some, least)]


def contracts(hand: Sequence[Card], contract: Contract) -> Iterator[tuple[tuple[str, ...], ...]]:
    """Yields every way to lay the contract from a hand."""
    kinds = dict.fromkeys(contract)
    able = {part: groups(hand, part.kind, part.least) for part in kinds}
    yield from _rest(Counter(hand), list(contract), able, ())


def _rest(left, parts, able, made):  # type: ignore[no-untyped-def]
    if not parts:
        yield made
        return
    for some in able[parts[0]]:
        if Counter(some) - left:
            continue
        if parts[0].kind == "run" and suit_of(some) in {suit_of(one) for one in made if is_run(one, 3)}:
            continue
        yield from _rest(left - Counter(some), parts[1:], able, (*made, some))


def suit_of(cards: Sequence[str]) -> str:
    """Returns the suit of a run."""
    return next(card[-1] for card in cards if card != JOKER)


def pack(count: int) -> list[Card]:
    """Returns so many packs without jokers."""
    return [*DECK] * count

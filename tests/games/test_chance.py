"""Chance: derived as documented, fair, and repeated from the record."""

import hashlib
import hmac
from collections import Counter

import pytest

from games.chance import Derived, Draw, Recorded

SEED = bytes(range(32))


def written_down(entry: int, draw: int, purpose: str, size: int) -> list[int]:
    """Returns the shuffle, implemented from the docstring of `games/chance.py`."""
    words: list[int] = []
    block = 0

    def word() -> int:
        nonlocal block
        if not words:
            message = f"{entry}:{draw}:{purpose}:{block}".encode()
            digest = hmac.new(SEED, message, hashlib.sha256).digest()
            words.extend(int.from_bytes(digest[n : n + 4], "big") for n in range(0, 32, 4))
            block += 1
        return words.pop(0)

    order = list(range(size))
    for i in range(size - 1, 0, -1):
        m = i + 1
        w = word()
        while w >= 2**32 - 2**32 % m:
            w = word()
        j = w % m
        order[i], order[j] = order[j], order[i]
    return order


def test_a_verifier_written_from_the_words_agrees() -> None:
    """A second implementation of the documented algorithm gives the same shuffles."""
    chance = Derived(SEED, 7)
    for draw, size in enumerate((52, 2, 1, 104)):
        assert chance.shuffle("deal", range(size)) == tuple(written_down(7, draw, "deal", size))


def test_a_known_draw_stays_what_it_was() -> None:
    """A known seed and entry give the same results and the same record as before."""
    chance = Derived(SEED, 1)
    drawn = (*chance.shuffle("deal", "ABCDEFGH"), chance.number("cut", 52), chance.number("starter", 40))
    assert drawn == ("A", "B", "F", "G", "C", "E", "D", "H", 41, 37)
    assert chance.draws == [
        Draw("deal", tuple("ABCDEFGH".index(letter) for letter in drawn[:8])),
        Draw("cut", drawn[8:9]),
        Draw("starter", drawn[9:]),
    ]


def test_draws_differ_by_seed_entry_place_and_purpose() -> None:
    """Shuffles differ if one of seed, entry, place and purpose does."""
    found = {
        Derived(b"a", 1).shuffle("deal", range(52)),
        Derived(b"b", 1).shuffle("deal", range(52)),
        Derived(b"a", 2).shuffle("deal", range(52)),
        Derived(b"a", 1).shuffle("cut", range(52)),
    }
    twice = Derived(b"a", 1)
    found |= {twice.shuffle("deal", range(52)), twice.shuffle("deal", range(52))}
    assert len(found) == 5


def test_numbers_are_below_and_even() -> None:
    """In 6,000 draws each of six numbers occurs 1,000 times, with a deviation of less than 130."""
    seen = Counter(Derived(b"even", n).number("cut", 6) for n in range(6000))
    assert set(seen) == set(range(6))
    assert max(abs(count - 1000) for count in seen.values()) < 130


def test_the_record_says_the_same_again() -> None:
    """Recorded draws give the same results and the same record."""
    chance = Derived(SEED, 3)
    drawn = (chance.shuffle("deal", "abc"), chance.number("cut", 9))
    again = Recorded(chance.draws)
    assert (again.shuffle("deal", "abc"), again.number("cut", 9)) == drawn
    assert again.draws == chance.draws


@pytest.mark.parametrize(
    ("draws", "ask"),
    [
        ((), lambda c: c.number("cut", 3)),
        ((Draw("deal", (0,)),), lambda c: c.number("cut", 3)),
        ((Draw("cut", (3,)),), lambda c: c.number("cut", 3)),
        ((Draw("cut", (-1,)),), lambda c: c.number("cut", 3)),
        ((Draw("deal", (0, 0)),), lambda c: c.shuffle("deal", "ab")),
        ((Draw("deal", (0, 1)),), lambda c: c.shuffle("deal", "abc")),
    ],
)
def test_a_record_that_does_not_fit_is_refused(draws: tuple[Draw, ...], ask: object) -> None:
    """A record with a missing draw, another purpose or impossible numbers raises a ValueError."""
    with pytest.raises(ValueError, match="recorded"):
        ask(Recorded(draws))

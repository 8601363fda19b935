"""Invariants of every state of Kasino, which the contract tests find by the game's key."""

import random
from typing import get_args

from msgspec.structs import replace

from games.cards import DECK, by_rank
from games.chance import Derived
from games.contract import Seat
from games.kasino.rules import KASINO
from games.kasino.scoring import sides
from games.kasino.state import State
from games.kasino.values import held_values
from games.kasino.views import Options, Phase

MAX_MOVES = 3_000
RANDOM_GAMES = 14
"""Random games in the normal run: each has some 150 moves."""

PAIRS = 8
"""Positions per viewer in the secrecy tests."""

SAID_ALOUD = {"kasino-lay": "5.1", "kasino-take": "5.2", "kasino-clear": "5.3", "kasino-rest": "7.1"}
"""What is announced although no view shows it, with the rule: the last play of a round, all cards open."""

BOT_MOVES = 4_000
"""More than bots alone need: up to some 1,400 for 100 points."""
VARIANTS = ("partnership",)
"""House rules that make another game: bots play each of their values to the end."""
BOT_SEEDS = 1
"""One game of each combination in the normal run."""


def check(s: State) -> None:
    """Checks 52 cards, one build of a value and of an owner, who holds a card for it, and the scores."""
    built = [card for build in s.builds for card in build.cards]
    cards = [card for pile in (*s.hands, *s.piles, s.stock, s.loose, built) for card in pile]
    assert sorted(cards) == sorted(DECK)
    assert len({build.value for build in s.builds}) == len(s.builds)
    assert len({build.owner for build in s.builds}) == len(s.builds)
    for build in s.builds:
        assert any(build.value in held_values(card) for card in s.hands[build.owner])
    for pile, faces in zip(s.piles, s.svups, strict=True):
        assert {*faces} <= {*pile}
    if s.phase == "play":
        assert s.hands[s.turn]
        assert KASINO.ask(s, s.turn, KASINO.asks(s, s.turn)[0]).values
    if s.count is not None:
        plain = [sum(award.points) for award in s.count.awards if award.kind != "svups"]
        assert sum(plain) <= 9 + int(s.options.spades)
        assert max(plain, default=0) <= 2
    assert len(s.scores) == len(sides(s.seats, s.options))
    assert (s.phase == "over") == bool(s.winners) == (KASINO.outcome(s) is not None)
    assert s.phase in get_args(Phase)


def late(chooser: random.Random) -> tuple[int, State]:
    """Returns the last cards of a round: the number of seats, and the position."""
    seats = chooser.choice((2, 3, 4))
    options = Options(
        target=chooser.choice(("21", "50")), partnership=chooser.choice(("on", "off")),
        svupby5s=chooser.choice(("on", "off")), svupcancel=chooser.choice(("on", "off")),
    )  # fmt: skip
    s = KASINO.start(seats, options, Derived(b"late", chooser.randrange(10**6))).state
    cards = chooser.sample(DECK, 52)
    held, lying = chooser.choice((1, 2)), chooser.randint(0, 6)
    hands = tuple(by_rank(tuple(cards[n * held : (n + 1) * held])) for n in range(seats))
    rest = cards[seats * held + lying :]
    return seats, replace(
        s, deal=s.deals, hands=hands, stock=(), loose=tuple(cards[seats * held : seats * held + lying]),
        piles=tuple(tuple(rest[n::seats]) for n in range(seats)),
        last_capturer=Seat(chooser.randrange(seats)),
        scores=tuple(int(options.target) - chooser.randint(1, 12) for _ in s.scores),
    )  # fmt: skip

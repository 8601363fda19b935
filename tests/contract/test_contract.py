"""The contract of a game, for every registered game: random games drawn by the seed, 10,000 in the soak."""

import hashlib
import os
import random
import subprocess
import sys
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

from games.chance import Derived
from games.contract import Seat, moves
from games.errors import GameError
from games.registry import GAMES
from tests.contract.checks import CHECKS
from tests.contract.composites import composites_are_legal_as_their_parts
from tests.contract.leaks import equal_views_come_with_equal_events
from tests.contract.records import Record, house_rules, invariants, play, seed, setting
from tests.sampling import SEED, drawn, sizes

RANDOM_GAMES = 300
"""Games of which the normal run draws some; `invariants.RANDOM_GAMES` overrides it."""
SHARE = 32
"""The normal run has one of so many, and more where it takes more to have every house rule."""
SOAKED_GAMES = 10_000
CHECKED = 3
"""Each check has one of so many of the games that are played, but two at least."""
BOT_GAMES = 10
"""Games of each strength in the soak; `invariants.BOT_GAMES` overrides it."""
BOT_SHARE = 10
"""The normal run has one of so many."""
BOT_SAMPLE = 1000
"""Most moves that are walked for a bot's decision; `invariants.BOT_SAMPLE` overrides it."""
ROOT = Path(__file__).parents[2]

EVERY_CHECK = (*CHECKS, composites_are_legal_as_their_parts, equal_views_come_with_equal_events)

each_game = pytest.mark.parametrize("key", sorted(GAMES))


@cache
def numbers(key: str) -> tuple[int, ...]:
    """Returns the numbers of the games drawn, each the one with most of the house rules not yet there."""
    total = getattr(invariants(key), "RANDOM_GAMES", RANDOM_GAMES)
    missing = {(name, value) for name, values in house_rules(key).items() for value in values}
    left = {
        number: _rules(key, number) for number in random.Random(f"{SEED} {key}").sample(range(total), total)
    }
    found = []
    while left and (missing or len(found) * SHARE < total):
        number = max(left, key=lambda n: len(left[n] & missing))
        missing -= left.pop(number)
        found.append(number)
    return tuple(found)


def _rules(key: str, number: int) -> set[tuple[str, Any]]:
    """Returns the names and values of the house rules of a random game."""
    options, _ = setting(GAMES[key], random.Random(f"{key} {number}"))
    return {(name, getattr(options, name)) for name in house_rules(key)}


def played(key: str) -> tuple[Record, ...]:
    """Returns the random games of the normal run, played once."""
    return tuple(play(key, number) for number in numbers(key))


@pytest.mark.sampled(over=("check",))
@each_game
@pytest.mark.parametrize("check", EVERY_CHECK, ids=lambda check: check.__name__)
def test_contract(key: str, check: Callable[[Record], None]) -> None:
    """Each check of the contract holds in random games drawn for it; its docstring says what it checks."""
    records = played(key)
    for n in drawn(f"{check.__name__} {key}", len(records), -(-len(records) // CHECKED)):
        check(records[n])


@pytest.mark.soak
@each_game
def test_contract_over_ten_thousand_games(key: str) -> None:
    """Every check of the contract holds in rare positions too."""
    for number in range(SOAKED_GAMES):
        record = play(key, number)
        for check in EVERY_CHECK:
            check(record)


@pytest.mark.every_case
@each_game
def test_a_game_is_what_the_registry_says(key: str) -> None:
    """A game has the key of its entry, a rules version, strengths, and options equal and hashable."""
    game = GAMES[key]
    assert game.key == key
    assert game.rules_version >= 1
    assert len(set(game.strengths)) == len(game.strengths) > 0
    assert game.Options() == game.Options()
    assert hash(game.Options()) == hash(game.Options())


@pytest.mark.every_case
@each_game
def test_a_number_of_seats_that_does_not_fit_is_refused(key: str) -> None:
    """A start with no seat, one too few or one too many raises `GameError`."""
    game = GAMES[key]
    for seats in (0, min(game.seats) - 1, max(game.seats) + 1):
        with pytest.raises(GameError):
            game.start(seats, game.Options(), Derived(b"seats", 0))


@pytest.mark.parametrize("share", sizes(BOT_SHARE, 1))
@pytest.mark.parametrize(
    ("key", "strength"), [(key, one) for key in sorted(GAMES) for one in GAMES[key].strengths]
)
def test_seeing_only_its_view_the_bot_finishes_games(key: str, strength: str, share: int) -> None:
    """At each strength the bot chooses among the moves of a state imagined from its view."""
    game = GAMES[key]
    sample = getattr(invariants(key), "BOT_SAMPLE", BOT_SAMPLE)
    total = getattr(invariants(key), "BOT_GAMES", BOT_GAMES)
    for number in drawn(f"bot {key} {strength}", total, -(-total // share)):
        s = game.start(min(game.seats), game.Options(), Derived(seed(key, number), 0)).state
        for n in range(1, 5000):
            if game.outcome(s) is not None:
                break
            wait, seat = next((wait, seat) for wait in game.waits(s) for seat in wait.seats)
            view, who = game.view(s, seat), seat
            offered = moves(game, game.imagine(view, Derived(b"guess", n)), seat, sample)
            move = game.choose(view, partial(list, offered), Derived(b"bot", n), strength)
            if move is None and wait.pace == "grace":  # it lets the moment pass
                who, move = game.lapse(s, wait.id)
            else:
                assert move in offered or len(offered) == sample
            s = game.apply(s, who, move, Derived(seed(key, number), n)).state
        assert game.outcome(s) is not None


@each_game
def test_the_bot_says_nothing_where_nobody_waits_for_it(key: str) -> None:
    """A bot chooses a move if its seat is waited for, and none otherwise; it may let a grace period pass."""
    game = GAMES[key]
    for record in played(key)[:20]:
        for s in record.some(5):
            waited = {seat for wait in game.waits(s) for seat in wait.seats}
            silent = {seat for wait in game.waits(s) for seat in wait.seats if wait.pace == "grace"}
            for seat in (Seat(n) for n in range(record.seats)):
                move = game.choose(
                    game.view(s, seat), partial(moves, game, s, seat), Derived(b"bot", 0), game.strengths[0]
                )
                assert (move is not None) == (seat in waited) or (move is None and seat in silent)


@pytest.mark.every_case
@each_game
def test_the_random_games_have_every_house_rule(key: str) -> None:
    """Every value of every house rule is an option of some random game."""
    for name, values in house_rules(key).items():
        assert {getattr(record.options, name) for record in played(key)} == {*values}


def digest(key: str, count: int) -> str:
    """Returns a hash of every state, event and move of so many of three random games."""
    sha = hashlib.sha256()
    for number in drawn(f"digest {key}", 3, count):
        record = play(key, number)
        for s in record.states():
            sha.update(record.rules.dump(s))
        sha.update(repr([(e.seat, str(e.move), e.step.events) for e in record.entries]).encode())
    return sha.hexdigest()


@pytest.mark.parametrize("count", sizes(1, 3))
def test_games_do_not_depend_on_the_hash_seed(count: int) -> None:
    """Processes with different hash seeds play the same games: states, moves and events are equal.

    The normal run draws half of the games.
    """
    keys = sorted(GAMES)
    if count == 1:
        keys = [keys[n] for n in drawn("hash seed", len(keys), len(keys) // 2)]
    code = (
        f"from tests.contract.test_contract import digest\nprint(*(digest(key, {count}) for key in {keys}))"
    )
    running = [
        subprocess.Popen(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            stdout=subprocess.PIPE,
            text=True,
        )
        for hash_seed in ("1", "77")[:count]
    ]
    said = [process.communicate()[0].split() for process in running]
    assert not any(process.returncode for process in running)
    own = [digest(key, count) for key in keys]  # with the hash seed of this process, by chance
    assert all(others == own for others in said)

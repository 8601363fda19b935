"""Plays random games with the code of the checkout that is first on the path, for `playouts.py`.

Reads questions and writes answers as lines of JSON. Imports nothing of `benchmarks`, which another checkout
may not have.
"""

import hashlib
import json
import random
import sys
from collections.abc import Callable, Sequence
from time import process_time
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from games.contract import Move, Seat, moves
from games.cribbage import legality as cribbage_legality
from games.cribbage import reveal as cribbage_reveal
from games.cribbage.state import State as CribbageState
from games.kasino import reveal as kasino_reveal
from games.kinaskak import questions as kinaskak_questions
from games.kinaskak import reveal as kinaskak_reveal
from games.kinaskak.moves import Buy, Decline, Pass, Take
from games.kinaskak.state import State as KinaskakState
from games.olsen.state import waited_for as waited_for_in_olsen
from games.partners import board as partners_board
from games.partners.moves import Give
from games.partners.state import State
from games.registry import GAMES
from games.stratego import state as stratego_state
from games.stratego.formations import formations
from games.stratego.moves import Act, Ready, Recruit, SetUp
from tests.contract.records import all_options, any_seat, house_rules, invariants
from tests.games.kasino import listing as kasino_listing

try:
    from games.fuldrigger.questions import every as every_of_fuldrigger
except ImportError:  # a checkout of before it
    every_of_fuldrigger = None  # type: ignore[assignment]  # checked where it is used

T = TypeVar("T")

LONGEST = 300
"""Decisions of a compared game; the rest of a longer one is not played."""
LISTED = 10
"""Of so many decisions one is compared with the list of all moves."""


class Player(NamedTuple):
    """How to play one game.

    legal: lists the moves of a seat that the game waits for; None: they are found by walking the asks.
    turn: returns the seat that the game waits for, faster than by its clocks.
    decisions: how many are measured at a time: about a fifth of a second.
    set_up: returns a seat's next move before the measured part of the game; None when that part has begun.
    """

    legal: Callable[[Any, Seat], Sequence[Move]] | None = None
    turn: Callable[[Any], Seat | None] | None = None
    decisions: int = 1000
    set_up: Callable[[Any, Seat], Move | None] = lambda s, seat: None


class Pseudo:
    """A fast pseudo-random `Chance` from a seed."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def shuffle(self, purpose: str, things: Sequence[T]) -> tuple[T, ...]:
        return tuple(sorted(things, key=lambda _: self._random()))

    def number(self, purpose: str, below: int) -> int:
        return int(self._random() * below)


def waited_for(key: str, s: Any) -> Seat | None:
    """Returns the first seat that the game waits for; None at its end."""
    if turn := PLAYERS[key].turn:
        return turn(s)
    return next((seat for wait in GAMES[key].waits(s) for seat in wait.seats), None)


def of_fuldrigger(s: Any, seat: Seat) -> Sequence[Move]:
    """Returns every move; in a checkout that cannot list them, by walking the asks."""
    if every_of_fuldrigger is None:
        return moves(GAMES["fuldrigger"], s, seat)
    return every_of_fuldrigger(s, seat)


def legal(key: str, s: Any, seat: Seat) -> Sequence[Move]:
    """Returns the legal moves of the seat."""
    listing = PLAYERS[key].legal
    return listing(s, seat) if listing else moves(GAMES[key], s, seat)


def begun(key: str, chance: Any) -> Any:
    """Returns the state of a game with the most seats, after every seat has set up."""
    rules = GAMES[key]
    s = rules.start(max(rules.seats), rules.Options(), chance).state
    while (seat := waited_for(key, s)) is not None and (move := PLAYERS[key].set_up(s, seat)) is not None:
        s = rules.apply(s, seat, move, chance).state
    return s


def of_partners(s: State, seat: Seat) -> Sequence[Move]:
    """Returns every card to give, or every use of every card."""
    kinds = dict.fromkeys(s.hands[seat])
    if s.phase == "give":
        return [Give(kind) for kind in kinds]
    return [use for kind in kinds for use in partners_board.uses(s.board, seat, kind, s.options)]


def turn_of_partners(s: State) -> Seat | None:
    """Returns the seat to play; while cards are given, the first that has given none."""
    if s.phase == "give":
        return Seat(s.given.index(None))
    return s.turn if s.phase == "play" else None


def of_kinaskak(s: KinaskakState, seat: Seat) -> Sequence[Move]:
    """Returns every move of the phase, without wishes, which no clock waits for."""
    view = kinaskak_reveal.view(s, seat)
    if s.phase == "play":
        return [way for ways in kinaskak_questions.actions(view).values() for _, way in ways]
    if s.phase == "buy":
        return [Buy(), Pass()]
    return [Take(), Decline()] if s.pile else [Decline()]


def turn_of_kinaskak(s: KinaskakState) -> Seat | None:
    """Returns the seat to play; None at the end."""
    return None if s.phase == "over" else s.turn


def of_stratego(s: stratego_state.State, seat: Seat) -> Sequence[Move]:
    """Returns every destination of every piece, or every piece that can be recruited."""
    if s.phase == "recruit":
        lost = {p.rank for p in s.pieces if p.seat == seat and p.space is None}
        return [Recruit(rank) for rank in (*lost, 0)]
    at = stratego_state.field(s)
    return [Act(at.pieces[n].space, end) for n in at.own(seat) for end in at.ends(n)]


def an_army(s: stratego_state.State, seat: Seat) -> Move | None:
    """Returns the choice of a ready-made army, then `Ready`; None after the setup."""
    if s.phase != "setup":
        return None
    return Ready() if s.armies[seat] else SetUp(tuple(formations().values())[seat])


def turn_of_cribbage(s: CribbageState) -> Seat | None:
    """Returns the seat to play; while cards are given to the crib, the first that has given none."""
    return s.turn if s.phase == "play" else next(iter(cribbage_reveal.waited_for(s)), None)


_OWN: Final = {
    "cribbage": Player(cribbage_legality.legal, turn_of_cribbage),
    "fuldrigger": Player(of_fuldrigger, decisions=100),
    "kasino": Player(
        lambda s, seat: kasino_listing.every(kasino_reveal.view(s, seat)),
        lambda s: s.turn if s.phase == "play" else None,
    ),
    "kinaskak": Player(of_kinaskak, turn_of_kinaskak),
    "olsen": Player(turn=lambda s: next(iter(waited_for_in_olsen(s)), None)),
    "partners": Player(of_partners, turn_of_partners),
    "stratego": Player(of_stratego, set_up=an_army),
}
PLAYERS: Final = {key: _OWN.get(key, Player()) for key in GAMES}


def timed(key: str, seed: int) -> float:
    """Returns the decisions a second of random games."""
    rules, chance, chooser = GAMES[key], Pseudo(seed), random.Random(seed)
    done, most, started = 0, PLAYERS[key].decisions, process_time()
    while done < most:
        s = begun(key, chance)
        while (seat := waited_for(key, s)) is not None and done < most:
            offered = legal(key, s, seat)
            s = rules.apply(s, seat, offered[int(chooser.random() * len(offered))], chance).state
            done += 1
    return done / (process_time() - started)


def variants(key: str) -> list[str]:
    """Returns the variants of a game, each as `rule=value`."""
    values = house_rules(key)
    names = getattr(invariants(key), "VARIANTS", ())
    return [f"{name}={value}" for name in names for value in values[name]] or [""]


def options(key: str, variant: str, chooser: random.Random) -> Any:
    """Returns random house rules of that variant."""
    name, _, value = variant.partition("=")
    drawn = msgspec.structs.replace(all_options(GAMES[key], chooser), **({name: value} if name else {}))
    return getattr(invariants(key), "bearable", lambda drawn: drawn)(drawn)


def played(key: str, variant: str, seed: int) -> tuple[int, str]:
    """Returns the decisions of a random game, and a digest of its asks, moves, events and states."""
    rules, chance, chooser = GAMES[key], Pseudo(seed), random.Random(f"{key} {variant} {seed}")
    seats = chooser.choice(rules.seats)
    step = rules.start(seats, options(key, variant, chooser), chance)
    digest, done = hashlib.sha256(), 0
    while rules.outcome(step.state) is None and done < LONGEST:
        s = step.state
        digest.update(repr((step.events, step.undo)).encode() + rules.dump(s))
        seat = any_seat(rules, s, seats, chooser)
        if done % LISTED == 0 and seat == waited_for(key, s):
            digest.update("\n".join(map(str, legal(key, s, seat))).encode())
        step = rules.apply(s, seat, chosen(rules, s, seat, chooser, digest), chance)
        done += 1
    digest.update(repr((step.events, rules.outcome(step.state))).encode() + rules.dump(step.state))
    return done, digest.hexdigest()


def chosen(rules: Any, s: Any, seat: Seat, chooser: random.Random, digest: Any) -> Any:
    """Returns a random move, picked by the seat's asks, which are added to the digest."""
    keys = rules.asks(s, seat)
    key, picked = chooser.choice(keys), list[str]()
    digest.update(repr((keys, rules.waits(s))).encode())
    while True:
        ask = rules.ask(s, seat, key, picked)
        digest.update(repr(ask).encode())
        if ask.whole is not None and (not ask.values or chooser.random() < 0.5):
            return ask.whole
        picked.append(chooser.choice(ask.values).token)


def main() -> None:
    """Answers questions until there are no more."""
    answers = {"timed": timed, "variants": variants, "played": played}
    for line in sys.stdin:
        name, *rest = json.loads(line)
        print(json.dumps(answers[name](*rest)), flush=True)


if __name__ == "__main__":
    main()

"""Opponents for the bot, and whole games between players."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from games.cards import JOKER
from games.chance import Derived
from games.contract import Move, Seat, moves
from games.kinaskak import laying
from games.kinaskak.melds import prospects
from games.kinaskak.melds.finder import cost
from games.kinaskak.moves import Decline, Discard, Lay, Off, Pass, Take
from games.kinaskak.rules import KINASKAK
from games.kinaskak.state import State
from games.kinaskak.views import KinaskakView

Player = Callable[[KinaskakView, Sequence[Move], random.Random], Move | None]


def the_bot(view: KinaskakView, offered: Sequence[Move], chooser: random.Random) -> Move | None:
    """Returns the bot's move as `Game.choose` gives it."""
    return KINASKAK.choose(view, lambda: offered, Derived(b"bot", 0), "strong")


def of_strength(strength: str) -> Player:
    """Returns the bot of that strength."""
    return lambda view, offered, chooser: KINASKAK.choose(view, lambda: offered, Derived(b"bot", 0), strength)


def at_random(view: KinaskakView, offered: Sequence[Move], chooser: random.Random) -> Move | None:
    """Returns a random offered move other than a wish."""
    return chooser.choice([move for move in offered if not str(move).startswith("wish")])


def greedy(view: KinaskakView, offered: Sequence[Move], chooser: random.Random) -> Move | None:
    """One ply: of all moves that after which the contract is nearest, and then the hand is cheapest.

    It takes the top card where that brings it nearer, and never buys.
    """
    if view.phase == "draw":
        return Take() if _takes(view) else Decline()
    if view.phase == "buy":
        return Pass()
    done = [move for move in offered if isinstance(move, Lay | Off)]
    if done:
        return max(done, key=lambda move: _shed(view, move))
    thrown = [move for move in offered if isinstance(move, Discard)]
    return min(thrown, key=lambda move: _left(view, move.card))


def _takes(view: KinaskakView) -> bool:
    if not view.pile or laying.has_laid(view):
        return False
    top = view.pile[-1]
    return prospects.need((*view.hand, top), view.contract) < prospects.need(view.hand, view.contract)


def _shed(view: KinaskakView, move: Any) -> int:
    values = view.ladder.values
    if isinstance(move, Lay):
        return sum(cost(card, values) for meld in move.melds for card in meld.cards)
    return cost(JOKER if "=" in move.token else move.token, values)


def _left(view: KinaskakView, card: Any) -> tuple[int, int]:
    rest = list(view.hand)
    rest.remove(card)
    missing = 0 if laying.has_laid(view) else prospects.need(rest, view.contract)
    return missing, sum(cost(one, view.ladder.values) for one in rest)


def play_game(number: int, players: Sequence[Player], **options: str) -> tuple[int, ...]:
    """Plays a game and returns the penalty points by seat; deterministic for a number."""
    chooser = random.Random(number)
    chosen = KINASKAK.Options(**options)
    s: State = KINASKAK.start(len(players), chosen, Derived(b"%d" % number, 0)).state
    count = 0
    while KINASKAK.outcome(s) is None:
        count += 1
        seat = Seat(KINASKAK.waits(s)[0].seats[0])
        move = players[seat](KINASKAK.view(s, seat), moves(KINASKAK, s, seat, 300), chooser)
        assert move is not None
        s = KINASKAK.apply(s, seat, move, Derived(b"%d" % number, count)).state
    outcome = KINASKAK.outcome(s)
    return outcome.scores


def averages(games: range, one: Player, other: Player, **options: str) -> tuple[float, float]:
    """Returns the mean penalty of two players, each with two of four seats in turn."""
    sums = [0, 0]
    for number in games:
        places = [(number + seat) % 2 for seat in range(4)]
        scores = play_game(number, [(one, other)[place] for place in places], **options)
        for place, score in zip(places, scores, strict=True):
            sums[place] += score
    return sums[0] / (2 * len(games)), sums[1] / (2 * len(games))

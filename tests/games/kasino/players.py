"""Two simple players to measure the bot against: one at random, one that looks a single move ahead."""

import random
from collections.abc import Callable

from games.cards import Card, order, suit
from games.chance import Derived
from games.contract import Seat, moves
from games.kasino.moves import Clear, Move, Take
from games.kasino.rules import KASINO
from games.kasino.state import State
from games.kasino.views import KasinoView, Options

Player = Callable[[State, Seat, random.Random], Move]
MOST_LISTED = 300


def at_random(s: State, seat: Seat, chooser: random.Random) -> Move:
    """Returns any move."""
    return chooser.choice(moves(KASINO, s, seat, MOST_LISTED))


def greedy(s: State, seat: Seat, chooser: random.Random) -> Move:
    """Returns the move that gains most at once: points, spades, cards, a svup; else any move."""
    view = KASINO.view(s, seat)
    found = moves(KASINO, s, seat, MOST_LISTED)
    return max(found, key=lambda move: (_brings(view, move), chooser.random()))


def _brings(view: KasinoView, move: Move) -> float:
    built = {build.token: build.cards for build in view.builds}
    if isinstance(move, Clear):
        taken = [*view.loose, *(card for cards in built.values() for card in cards), move.card]
    elif isinstance(move, Take):
        things = [thing for group in move.groups for thing in group]
        taken = [card for thing in things for card in built.get(thing, (Card(thing),))] + [move.card]
    else:
        return 0.0
    lying = len(view.loose) + sum(map(len, built.values()))
    return sum(map(_price, taken)) + (len(taken) == lying + 1)


def _price(card: Card) -> float:
    points = 2.0 if card == "10D" else float(card == "2S" or order(card) == 1)
    return points + 0.25 * (suit(card) == "S") + 0.05


def wins(number: int, one: Player, other: Player, options: Options | None = None) -> bool:
    """Checks if `one` beats `other` in this game for two; they change seats from game to game."""
    chooser = random.Random(number)
    s = KASINO.start(2, options or Options(), Derived(b"%d" % number, 0)).state
    n = 0
    while not s.winners:
        n += 1
        player = one if s.turn == number % 2 else other
        s = KASINO.apply(s, s.turn, player(s, s.turn, chooser), Derived(b"%d" % number, n)).state
    return bool(s.winners == (number % 2,))

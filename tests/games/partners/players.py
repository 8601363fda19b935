"""Two simple players to measure the bot against: one at random, one that looks a single use ahead."""

import random
from collections.abc import Callable

from games.chance import Derived
from games.contract import Seat
from games.partners import board
from games.partners.moves import Give, Move
from games.partners.rules import PARTNERS
from games.partners.views import HOUSE, YARD, Board, Options, PartnersView


def uses(view: PartnersView) -> list[board.Use]:
    """Returns every legal use of every card held."""
    assert view.seat is not None
    found: list[board.Use] = []
    for card in dict.fromkeys(view.hand):
        found += board.uses(view.board, view.seat, card, view.options)
    return found


def at_random(view: PartnersView, chooser: random.Random) -> Move:
    """Returns any card for the partner, any use of any card."""
    return Give(chooser.choice(view.hand)) if view.phase == "give" else chooser.choice(uses(view))


def greedy(view: PartnersView, chooser: random.Random) -> Move:
    """Returns the use with the best immediate balance for its team; gives the card it values least."""
    assert view.seat is not None
    if view.phase == "give":
        return Give(min(view.hand, key=lambda card: (_gain(view, card), chooser.random())))
    return max(uses(view), key=lambda use: (_after(view, use), chooser.random()))


def _gain(view: PartnersView, card: str) -> float:
    assert view.seat is not None
    found = board.uses(view.board, view.seat, card, view.options)
    return max((_after(view, use) for use in found), default=-1000.0)


def _after(view: PartnersView, use: board.Use) -> float:
    assert view.seat is not None
    done = board.result(view.board, view.seat, use, view.options)
    return sum((1 if n // 4 % 2 == view.seat % 2 else -1) * way(done[0], n) for n in range(16))


def way(at: Board, piece: int) -> float:
    """Returns the number of fields since the yard."""
    spot = at.spots[piece]
    if spot == YARD:
        return 0
    return 10 + spot if spot >= HOUSE else 10 + (spot - piece // 4 * 16) % 64


Player = Callable[[PartnersView, random.Random], Move]


def wins(number: int, one: Player, other: Player, options: Options | None = None) -> bool:
    """Checks if the team of `one` beats that of `other` in this game; they change sides from game to game."""
    chooser = random.Random(number)
    s = PARTNERS.start(4, options or Options(), Derived(b"%d" % number, 0)).state
    n = 0
    while not s.winners:
        n += 1
        seat: Seat = PARTNERS.waits(s)[0].seats[0]
        player = one if seat % 2 == number % 2 else other
        move = player(PARTNERS.view(s, seat), chooser)
        s = PARTNERS.apply(s, seat, move, Derived(b"%d" % number, n)).state
    return s.winners[0] % 2 == number % 2

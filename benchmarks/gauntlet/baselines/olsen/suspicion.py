"""Detects cheats from public facts: cards that did not fit, hands that shrank too much (RULES.md 7.5)."""

from itertools import pairwise
from typing import Final

from games.cards import rank, suit
from games.chance import Chance
from games.olsen import variants
from games.olsen.variants import Face
from games.olsen.views import EIGHT, OlsenView, Turn
from games.params import Seat

NOTICED: Final = 70
"""Percentage: how often one visible irregularity is noticed."""


def suspect(view: OlsenView, chance: Chance) -> Seat | None:
    """Returns the seat to accuse, or None; more irregularities make it likelier."""
    odd = {seat: _oddness(view, seat) for n in range(len(view.sizes)) if (seat := Seat(n)) != view.seat}
    seat = max(odd, key=lambda seat: odd[seat])
    if seat in view.gone or not odd[seat]:
        return None
    unnoticed = (1 - NOTICED / 100) ** odd[seat]
    return seat if chance.number("notice", 100) >= 100 * unnoticed else None


def _oddness(view: OlsenView, seat: Seat) -> int:
    """Counts the cards of a seat's last two turns that contradict what was visible."""
    punished = [n for n, turn in enumerate(view.turns) if turn.seat == seat and turn.kind == "caught"]
    since = view.turns[punished[-1] + 1 :] if punished else view.turns
    own = [turn for turn in since if turn.seat == seat]
    if not own:
        return 0
    plays = [n for n, turn in enumerate(since) if turn.seat == seat and turn.kind == "play"][-2:]
    bluffs = sum(not _fitted(view, since, n) for n in plays)
    return bluffs + max(0, _missing(own[-3:], view.sizes[seat]))


def _missing(own: list[Turn], shown: int) -> int:
    """Number of cards by which the hand is smaller than the turns explain."""
    missing = own[-1].left - shown
    for before, after in pairwise(own):
        grown = after.count if after.kind in ("draw", "forgot", "wrong") else 0
        missing += before.left + grown - len(after.cards) - after.left
    return missing


def _fitted(view: OlsenView, turns: tuple[Turn, ...], at: int) -> bool:
    """Whether a play fitted the top card, as far as that is still known."""
    turn = turns[at]
    before = [earlier for earlier in turns[:at] if earlier.kind == "play"]
    if before:
        top, named = before[-1].cards[-1], before[-1].suit
    else:
        under = view.pile[: -len(turn.cards)] if view.pile[-len(turn.cards) :] == turn.cards else ()
        if not under or rank(under[-1]) == EIGHT:
            return True
        top, named = under[-1], None
    face = Face(top, named or suit(top), view.levels[turn.seat], 0, view.options)
    return variants.of(view.options).fits(face, turn.cards[0])

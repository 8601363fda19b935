"""Chooses the bot's move from a view.

Prefers plays that leave the hand closest to empty and least likely to get stuck, and a top card that the next
player is least likely to follow; keeps wild cards. In upp og niður it simulates the game (`foresight.py`).
The easy and the middle bot play at sight (`simple.py`). In Svindl all cheat a little and accuse players whose
hand sizes and cards do not agree (`suspicion.py`).
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from msgspec.structs import replace

from games.cards import Card, rank, suit
from games.chance import Chance
from games.contract import Seat
from games.kit.hands import without
from games.olsen import questions, variants
from games.olsen.bot import chains, foresight, simple, suspicion
from games.olsen.moves import OLSEN, SNEAK, Accept, Accuse, Call, Caught, Draw, Move, Pass, Play, Stash
from games.olsen.variants import Face, unseen
from games.olsen.views import OlsenView

STRENGTHS: Final = ("easy", "middle", "strong")

MOST_PLAYS: Final = 400
"""Number of plays compared at most."""
STUCK: Final = 1.4
"""Cost of having no fitting card next time, in turns."""
FOLLOWED: Final = 0.8
"""Cost if the next player can follow, in turns; higher the fewer cards they hold."""
WILD: Final = 0.75
"""Value of a wild card in the hand, in turns."""


class Habits(NamedTuple):
    """Percentages: how often a bot does what it could.

    notices: sees a missing call, or one irregularity in Svindl.
    forgets: lets the moment pass in which it should say "Ólsen".
    stashes, sneaks, bluffs: cheats in that way.
    """

    notices: int
    forgets: int
    stashes: int
    sneaks: int
    bluffs: int


HABITS: Final = {
    "easy": Habits(notices=30, forgets=30, stashes=3, sneaks=8, bluffs=8),
    "middle": Habits(notices=70, forgets=0, stashes=10, sneaks=25, bluffs=30),
    "strong": Habits(notices=100, forgets=0, stashes=3, sneaks=5, bluffs=5),
}


def best(view: OlsenView, chance: Chance, strength: str) -> Move | None:
    """Returns the move for a seat that the table waits for; None if it forgets to say "Ólsen".

    Calls "Ólsen" after the play, like most players, so that the others can notice a missing call.
    """
    assert view.seat is not None  # the public view has no moves
    habits = HABITS[strength]
    if view.owing == view.seat:
        is_late = view.phase == "grace" and _happens(chance, "forget", habits.forgets)
        return None if is_late else Call()
    if view.options.call == "caught" and view.owing is not None and _happens(chance, "catch", habits.notices):
        return Caught(view.owing)
    if variants.of(view.options).cheats:
        return _without_word(view, _best_of_cheats(view, view.seat, chance, strength))
    return _without_word(view, turn(view, view.seat, chance, strength))


def _happens(chance: Chance, what: str, percent: int) -> bool:
    """Draws whether something happens that happens so often."""
    return chance.number(what, 100) < percent


def turn(view: OlsenView, seat: Seat, chance: Chance, strength: str) -> Move:
    """Returns an honest move in a turn, with the calls due."""
    has_suits = variants.of(view.options).has_suits
    found = _honest(view, seat) if has_suits else chains.plays(view, seat)
    if not found:
        return on_turn(view, seat)
    if strength == "easy":
        return simple.any_play(found, chance)
    if strength == "middle":
        return simple.longest(view, found)
    if has_suits:
        return max(found, key=lambda play: worth(view, seat, play))
    return foresight.best(view, seat, found, chance)


def _without_word(view: OlsenView, move: Move) -> Move:
    """Returns the play without the call, if the call can be made afterwards."""
    if isinstance(move, Play) and move.is_called and len(move.cards) + len(move.sneaked) < len(view.hand):
        return replace(move, is_called=False)
    return move


def on_turn(view: OlsenView, seat: Seat) -> Move:
    """Returns an honest move, with the calls due."""
    if not variants.of(view.options).has_suits:
        return next(iter(chains.plays(view, seat)), None) or _nothing_fits(view, seat)
    honest = _honest(view, seat)
    if honest:
        return max(honest, key=lambda play: worth(view, seat, play))
    may_go_on = questions.may_draw(view, seat) or questions.may_pass(view, seat)
    return _nothing_fits(view, seat) if may_go_on else min(_plays(view, seat), key=str)


def _honest(view: OlsenView, seat: Seat) -> list[Play]:
    """Returns the plays of which the first card fits, in the order of their spelling."""
    fits, face = variants.of(view.options).fits, questions.face(view, seat)
    return sorted((play for play in _plays(view, seat) if fits(face, play.cards[0])), key=str)


def _nothing_fits(view: OlsenView, seat: Seat) -> Move:
    return Draw() if questions.may_draw(view, seat) else Pass()


def _plays(view: OlsenView, seat: Seat) -> list[Play]:
    """Returns the possible plays without hidden cards, with all calls due."""
    found: list[Play] = []
    for play in _walk(view, seat, ()):
        found.append(play)
        if len(found) >= MOST_PLAYS:
            break
    return found


def _walk(view: OlsenView, seat: Seat, picked: tuple[str, ...]) -> Iterator[Play]:
    ask = questions.ask(view, seat, "turn", picked)
    tokens = [
        value.token for value in ask.values if value.token not in (questions.DRAW, questions.PASS, SNEAK)
    ]
    if isinstance(ask.whole, Play) and OLSEN not in tokens:
        yield ask.whole
    for token in tokens:
        yield from _walk(view, seat, (*picked, token))


# -- what a play is worth, in turns


def worth(view: OlsenView, seat: Seat, play: Play) -> float:
    """Evaluates the position after this play, in turns; higher is better."""
    left = without(view.hand, play.cards)
    if not left:
        return 100.0
    effect = variants.of(view.options).effect(play.cards, len(view.sizes) - len(view.gone), view.options)
    near = 1 / max(1, view.sizes[_next(view, seat)])
    harm = (effect.draw * 0.4 + (1.0 if effect.skips else 0.0)) * (0.5 + near)
    named = play.suit or suit(play.cards[-1])
    face = Face(play.cards[-1], named, view.levels[seat], 0, view.options)
    pool = unseen(view)
    scored = 0.02 * sum(map(variants.worth, left)) if variants.is_scored(view.options) else 0.0
    return (
        harm
        - _turns(view, face, left)
        - scored
        - STUCK * chance_to_be_stuck(face, left, pool)
        - _followed(view, seat, face, pool)
    )


def _turns(view: OlsenView, face: Face, left: tuple[Card, ...]) -> float:
    """Estimates the turns until the hand is empty if everything fits; wild cards fit more often."""
    variant = variants.of(view.options)
    wild = variant.wild(face)
    ordinary = {rank(card) for card in left if rank(card) != wild}
    wilds = sum(rank(card) == wild for card in left)
    turns = len(ordinary) + (1 - WILD if wilds else 0.0)
    return turns + 0.02 * len(left) - 0.1 * max(0, wilds - 1)


def chance_to_be_stuck(face: Face, left: tuple[Card, ...], pool: tuple[Card, ...]) -> float:
    """Estimates the probability that no card fits next time, over all unseen top cards."""
    if not pool:
        return 0.0
    variant = variants.of(face.options)
    misses = sum(
        not any(variant.fits(Face(card, suit(card), face.level, 0, face.options), held) for held in left)
        for card in pool
    )
    here = not any(variant.fits(face, held) for held in left)
    return 0.6 * misses / len(pool) + 0.4 * here


def _followed(view: OlsenView, seat: Seat, face: Face, pool: tuple[Card, ...]) -> float:
    """Cost of the next player's chance to follow; higher if they have few cards left."""
    held = view.sizes[_next(view, seat)]
    return FOLLOWED * chance_to_follow(view, seat, face, pool) * (0.6 + 1.2 / max(1, held))


def chance_to_follow(view: OlsenView, seat: Seat, face: Face, pool: tuple[Card, ...]) -> float:
    """Estimates the probability that the next player holds a card that fits."""
    after = _next(view, seat)
    theirs = Face(face.top, face.suit, view.levels[after], 0, face.options)
    variant = variants.of(face.options)
    fits = sum(variant.fits(theirs, card) for card in pool) / max(1, len(pool))
    return 1 - (1 - fits) ** view.sizes[after]


def _next(view: OlsenView, seat: Seat) -> Seat:
    at = int(seat)
    while True:
        at = (at + view.direction) % len(view.sizes)
        if at not in view.gone:
            return Seat(at)


# -- Svindl


def _best_of_cheats(view: OlsenView, seat: Seat, chance: Chance, strength: str) -> Move:
    """Accuses if something was noticed; otherwise plays, sometimes with a cheat."""
    habits = HABITS[strength]
    suspect = suspicion.suspect(view, chance, habits.notices)
    if suspect is not None and not view.has_accused:
        return Accuse(suspect)
    if view.phase == "final":
        return Accept()
    if not view.has_stashed and len(view.hand) > 3 and _happens(chance, "stash", habits.stashes):
        alike = {
            card: sum(suit(c) == suit(card) or rank(c) == rank(card) for c in view.hand) for card in view.hand
        }
        return Stash(min(view.hand, key=alike.__getitem__))
    move = turn(view, seat, chance, strength)
    if isinstance(move, Play):
        left = without(view.hand, move.cards)
        if move.is_called or len(left) < 3 or not _happens(chance, "sneak", habits.sneaks):
            return move
        hidden = left[chance.number("which", len(left))]
        return Play(move.cards, move.suit, (hidden,), variants.calls(view.options, len(left) - 1))
    bluffs = sorted(_plays(view, seat), key=str)
    if bluffs and _happens(chance, "bluff", habits.bluffs):
        return bluffs[chance.number("which", len(bluffs))]
    return move

"""The weights of the one evaluation, by strength and by style."""

from collections.abc import Mapping
from typing import Final

import msgspec
from msgspec.structs import asdict, replace

from games.params import Seat
from games.stratego.views import StrategoView


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    """What counts how much, in units of `guesses.WORTH`."""

    kill: float = 0.8
    """Value of a removed enemy as a share of its worth; all of it in pairs."""
    learn: float = 0.5
    """Value of learning a rank."""
    reveal: float = 0.06
    """Cost of showing a rank, as a share of its worth."""
    danger: float = 1.0
    """Factor on expected losses."""
    guard: float = 30.0
    """Value of being able to stop a bearer on the ring."""
    slack: int = 1
    """Turns that a guard may need to come into reach without counting less."""
    step: float = 2.5
    """Value of each step of the own flag."""
    home: float = 80.0
    """Value of a win, by which chances of one are weighed."""
    bearer: float = 6.0
    """Value of the strongest bearer for the own flag, beside the weakest one."""
    flag: float = 12.0
    """Cost of losing the own flag with its bearer."""
    ring: float = 3.0
    """Value of a strong piece on the ring."""
    march: float = 1.0
    """Factor on coming nearer to the castle."""
    bluff: float = 0.0
    """Value of a step towards the castle by a weak piece whose rank nobody has heard."""
    fetch: float = 12.0
    """Value of a piece beside the own flag that was lost."""
    hunt: float = 0.4
    """Value of a step towards a known enemy that a piece beats, as a share of its worth."""
    trust: float = 0.5
    """Estimated probability that a third player who can stop a bearer on the ring does so."""
    feared: float = 0.6
    """Estimated probability that an enemy who can stop the own bearer does so."""
    counts: bool = True
    """Whether ranks that are lost or known are left out of what a hidden piece may be."""
    noise: float = 0.05
    """Differences below it are decided by lot."""


STRENGTHS: Final[Mapping[str, Weights]] = {
    "easy": Weights(
        guard=6, slack=9, step=1.8, danger=0.7, bearer=3.0, fetch=4.0, hunt=0.0, counts=False, noise=1.3
    ),
    "middle": Weights(slack=9, noise=0.6),
    "strong": Weights(),
}
STYLES: Final[Mapping[str, Mapping[str, float]]] = {
    "defender": {"guard": 1.3, "kill": 0.9, "reveal": 2.0},
    "raider": {"kill": 1.25, "march": 1.6, "hunt": 2.0, "learn": 2.0, "danger": 0.85},
    "bluffer": {"reveal": 2.5, "learn": 0.6},
}
"""Factors on the weights."""
BLUFF: Final = 0.3
FEARS: Final = ("danger", "guard", "flag", "feared", "reveal", "ring")
CALM: Final = 0.2
"""Part of the rounds without progress that end a game, up to which no fears are given up."""
LONG: Final = 100
"""Number of rounds of a game up to which none are given up either; after twice as many they are least."""
BOLD: Final = 0.9
"""Part of the fears that is given up at last."""
_BY_NAME: Final = {
    (strength, style): replace(
        weights,
        bluff=BLUFF if style == "bluffer" else 0.0,
        **{name: asdict(weights)[name] * factor for name, factor in factors.items()},
    )
    for strength, weights in STRENGTHS.items()
    for style, factors in STYLES.items()
}


def style(view: StrategoView, seat: Seat) -> str:
    """Returns the style of a seat's bot: drawn by the lot that numbered the pieces (RULES.md 5.6).

    It stays the same in a game and says nothing of ranks, since the numbers do not.
    """
    numbers = sum(n for n, piece in enumerate(view.pieces) if piece.seat == seat)
    return tuple(STYLES)[numbers % len(STYLES)]


def weights(view: StrategoView, seat: Seat, strength: str) -> Weights:
    """Returns the weights of a seat's bot of that strength; near a draw (RULES.md 9.4) it dares more."""
    found = _BY_NAME[strength, style(view, seat)]
    ease = daring(view)
    return found if ease == 1.0 else eased(found, ease)


def daring(view: StrategoView) -> float:
    """Returns the factor on fears: 1, and less after some rounds without progress, or in a long game."""
    playing = max(1, len({piece.seat for piece in view.pieces if piece.space is not None}))
    quiet = view.quiet / (playing * int(view.options.no_progress_rounds))
    part = max((quiet - CALM) / (1 - CALM), view.number / (playing * LONG) - 1)
    return 1.0 - BOLD * min(1.0, max(0.0, part))


def eased(found: Weights, ease: float) -> Weights:
    """Returns the weights with fears multiplied by that factor, and a lost flag fetched the more."""
    fears = {name: getattr(found, name) * ease for name in FEARS}
    return replace(found, fetch=found.fetch * (2 - ease), **fears)

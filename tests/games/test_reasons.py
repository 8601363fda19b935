"""Each refusal says why, and cites the rule whose sentence is broken: one table over the games."""

from typing import Any

import pytest

from games.chance import Derived
from games.errors import GameError
from games.fuldrigger.rules import FULDRIGGER
from games.fuldrigger.views import MISSES
from games.partners.rules import PARTNERS
from games.partners.views import Options
from games.stratego.rules import STRATEGO
from locales import LANGUAGES, speech
from tests.games.fuldrigger import positions as sea
from tests.games.partners import positions as ring
from tests.games.stratego import positions as castle

PARTNERS_CASES = [
    ("Y H1 H2 H3 0", "8S enter", "none-in-yard", "3.2"),
    ("R 0 0", "8S enter", "start-taken", "3.2"),
    ("Y H1, R 5", "SW Y1 R1", "swap-on-ring", "5.5"),
    ("R 5 9", "SW R1 R2", "swap-colour", "5.5"),
    ("Y 3, R 5 5", "SW Y1 R1", "swap-pair", "5.1"),
    ("Y 10 20", "7 Y1+3", "seven", "4.4"),
    ("Y 10 20", "7 Y1+3 Y1+4", "seven", "4.4"),
    ("B 10", "2 B1", "not-your-colour", "6.1"),
    ("Y 61 H2 H3 H4, B 30", "7 B1+3 Y1+4", "not-your-colour", "6.1"),
    ("Y 61 50 H3 H4, B 30", "7 Y1+4 B1+3", "not-your-colour", "6.1"),
    ("Y 63 H2 H3 H4, B 30", "7 Y1+2 Y2+5", "not-your-colour", "6.3"),
    ("Y 61 H2 H3 H4, B 30, R 5", "7 Y1+4 R1+3", "not-your-colour", "6.3"),
    ("", "2 Y1", "not-in-play", "3.2"),
    ("Y H2", "-4 Y1", "no-back", "4.3"),
    ("Y 14, R 16", "3 Y1", "start-block", "5.2"),
    ("Y 14, R 16", "2 Y1", "start-block", "5.2"),
    ("Y 18, R 16", "-4 Y1", "start-block", "5.2"),
    ("Y 60", "12 Y1", "house", "4.6"),
    ("Y 59 H1", "6 Y1", "house", "4.6"),
    ("Y H1 H2", "2 Y1", "house", "4.6"),
]
RULED_CASES = [
    ({"startswap": "safe"}, "Y 3, R 16", "SW Y1 R1", "swap-safe", "5.5"),
    ({"swap": "own"}, "Y 3, R 5, G 30", "SW R1 G1", "swap-own", "5.5"),
    ({"house": "exact"}, "Y 60", "9 Y1", "house", "4.6"),
    ({"startfield": "open"}, "Y 14, R 16", "3 Y1", "start-block", "5.2"),
]


def refused(game: Any, s: Any, seat: int, text: str) -> tuple[str, str]:
    """Returns the code and the rule of the refusal."""
    with pytest.raises(GameError) as found:
        game.apply(s, seat, game.parse(s, seat, text), Derived(b"x", 0))
    for language in LANGUAGES:
        assert speech(language).say(f"error-{found.value.code}", **found.value.params)
    return found.value.code, found.value.rule


@pytest.mark.parametrize(
    ("options", "board", "text", "code", "rule"),
    [*(({}, *case) for case in PARTNERS_CASES), *RULED_CASES],
)
def test_partners(options: dict[str, Any], board: str, text: str, code: str, rule: str) -> None:
    """Every impossible use of a card has a reason of its own."""
    s = ring.playing(board, text.split()[0], options=Options(**options))
    assert refused(PARTNERS, s, 0, text) == (f"partners-{code}", rule)


MINE, THEIRS = sea.ship(0, 1, "ALB", privateer=True), sea.ship(1, 1, "ALB")
STILL = sea.ship(0, 1, "ALB", privateer=True, calm=MISSES)
ATTACK = "attack 2 at ALB with 1"


@pytest.mark.parametrize(
    ("mine", "war", "texts", "code", "rule"),
    [
        (MINE, False, (ATTACK,), "not-at-war", "7.2"),
        (STILL, True, (ATTACK,), "cannot-come", "3.6"),
        (MINE, True, ("sail 1 to ALB-ION.1", "stop 1", ATTACK), "cannot-come", "3.3"),
        (sea.ship(0, 1, "ALB"), True, (ATTACK,), "cannot-come", "7.4"),
        (sea.ship(0, 1, "NAG", privateer=True), True, (ATTACK,), "cannot-come", "7.6"),
        (STILL, True, ("sail 1 to ALB-ION.1",), "lies-still", "3.6"),
        (MINE, True, ("sail 1 to ALB-ION.1", "stop 1", "sail 1 to ALB"), "lies-still", "3.3"),
        (MINE, True, ("stay 1", "stay 1"), "settled", "3.7"),
        (MINE, True, ("keep 1",), "settled", "3.7"),
        (MINE, True, ("stop 1",), "not-mid-move", "3.4"),
        (MINE, True, ("sail 1 to ALB-ION.1", "scrap 1"), "mid-move", "3.4"),
    ],
)
def test_fuldrigger(mine: Any, war: bool, texts: tuple[str, ...], code: str, rule: str) -> None:
    """A ship that has moved or lies becalmed, a war that is not declared, a ship left as it is."""
    s = sea.position(mine, THEIRS, sea.SPARE, war=war, dice=(2, 2, 2))
    for text in texts[:-1]:
        s = sea.do(s, text)
    assert refused(FULDRIGGER, s, 0, texts[-1]) == (f"fuldrigger-{code}", rule)


FAR = ("G5 M8", "B5 H13", "Y5 A8")


@pytest.mark.parametrize(
    ("pieces", "text", "code", "rule"),
    [
        (("R5 G4",), "G4-G5", "lake", "6.1"),
        (("R5 E4",), "E4-M8", "no-way", "6.3"),
        (("R5 E4",), "E4-E7", "lake", "6.1"),
        (("R5 E4",), "E4-E6", "no-way", "6.1"),
        (("R1 D4", "G3 D5", "G4 D6"), "D4-D6", "no-shot", "6.4"),
        (("R1 D4", "G3 D9"), "D4-D9", "no-shot", "6.4"),
        (("R5 D4", "R6 D5"), "D4-D5", "no-way", "6.1"),
        (("R5 D4",), "D5-D6", "no-piece", "6.1"),
    ],
)
def test_stratego(pieces: tuple[str, ...], text: str, code: str, rule: str) -> None:
    """A blocked shot, a step onto water, an attack on a piece that is not beside."""
    s = castle.placed(*pieces, *FAR)
    assert refused(STRATEGO, s, 0, text) == (f"stratego-{code}", rule)

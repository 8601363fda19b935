"""Each refusal says why, and cites the rule whose sentence is broken: one table over the games."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from games.chance import Derived
from games.contract import Seat
from games.cribbage.rules import CRIBBAGE
from games.errors import GameError
from games.fuldrigger.rules import FULDRIGGER
from games.fuldrigger.views import MISSES
from games.goofspiel.rules import GOOFSPIEL
from games.kasino.rules import KASINO
from games.kasino.views import Options as Kasino
from games.kinaskak.rules import KINASKAK
from games.olsen.rules import OLSEN
from games.partners.rules import PARTNERS
from games.partners.views import Options
from games.stratego.rules import STRATEGO
from locales import LANGUAGES, speech
from tests.games.cribbage import positions as pegged
from tests.games.fuldrigger import positions as sea
from tests.games.goofspiel import positions as bids
from tests.games.kasino import positions as captures
from tests.games.kinaskak import positions as melds
from tests.games.olsen import positions as suits
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
    """Returns the code and the rule of the refusal of a move."""
    return reason(lambda: game.apply(s, seat, game.parse(s, seat, text), Derived(b"x", 0)))


def reason(asked: Callable[[], object]) -> tuple[str, str]:
    """Returns the code and the rule of the refusal, which every language can say."""
    with pytest.raises(GameError) as found:
        asked()
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


THROWING = pegged.choosing("AC 2C 3D 4D 5H 6H", "7C 8C 9D 10D JH QH")
PEGGING = pegged.playing("KS 5C 5D KH", "9C 9D 9H 2S", starter="QH")
HIGH, _ = pegged.run(PEGGING, "play KS", "play 9C", "play 5C", "play 2S")


def counting(by: str, phase: str = "count", claimed: int | None = None) -> Any:
    """A game in which players count, with seat 0 to name a number."""
    options = replace(PEGGING.options, counting=by)
    return replace(PEGGING, options=options, phase=phase, turn=Seat(0), claimed=claimed)


@pytest.mark.parametrize(
    ("s", "text", "code", "rule"),
    [
        (THROWING, "discard AC 7C", "not-in-hand", "3.1"),
        (PEGGING, "discard 5C 5D", "discards-closed", "3.2"),
        (THROWING, "play AC", "play-not-begun", "3.3"),
        (PEGGING, "play 9C", "not-in-hand", "4.1"),
        (HIGH, "play KH", "over-thirty-one", "4.2"),
        (counting("own"), "play KS", "play-over", "6.1"),
        (PEGGING, "count 4", "nothing-to-count", "6.7"),
        (PEGGING, "muggins 4", "nothing-to-call", "6.7"),
        (counting("own", "play"), "count 4", "nothing-to-count", "6.8"),
        (counting("own"), "count 30", "no-such-count", "6.8"),
        (counting("own"), "muggins 4", "nothing-to-call", "6.8"),
        (counting("muggins"), "muggins 4", "nothing-to-call", "6.9"),
        (counting("muggins", claimed=8), "count 4", "nothing-to-count", "6.9"),
        (counting("muggins", claimed=8), "muggins 22", "no-such-call", "6.9"),
    ],
)
def test_cribbage(s: Any, text: str, code: str, rule: str) -> None:
    """Cards that cannot be thrown or played, and numbers that nobody asks for or that no hand is worth."""
    assert refused(CRIBBAGE, s, 0, text) == (code, rule)


def test_goofspiel() -> None:
    """A card of another suit is no bid."""
    assert refused(GOOFSPIEL, bids.opening(2, [1]), 0, "bid 5H") == ("not-in-hand", "3.2")


@pytest.mark.parametrize(
    ("options", "board", "text", "code", "rule"),
    [
        ({}, ("5C", "9S 3H"), "lay 2C", "not-in-hand", "5"),
        ({}, ("5C", "9S 3H"), "take 9S KD", "not-loose", "5.2"),
        ({}, ("5C", "9S 3H"), "take 9S b9", "no-build", "4"),
        ({}, ("5C", "9S 3H"), "take 9S 5C", "no-match", "5.2"),
        ({}, ("5D", "9S 3H", "4@1 3C+AC"), "take 9S b4+5D", "build-in-sum", "4"),
        ({}, ("5C 4D 6C 3D", "9S"), "take 9S 5C+4D 6C+3D", "one-sum", "5.2"),
        ({"manysums": "two"}, ("5C 4D 6C 3D 7C 2D", "9S"), "take 9S 5C+4D 6C+3D 7C+2D", "two-sums", "5.2"),
        ({}, ("5C", "9S 3H"), "clear 9S", "no-clearer", "5.3"),
        ({}, ("", "5S 3H"), "clear 5S", "empty", "5.3"),
        ({}, ("5C", "4S 3D"), "build 9 4S+5C", "no-holder", "5.4"),
        ({}, ("5C", "4S 8D"), "build 8 4S+5C", "wrong-build", "5.4"),
        ({}, ("5C", "4S 9D"), "build 9 4S+5D", "not-loose", "5.4"),
        ({}, ("3C 2D", "4S 9D"), "build 9 4S+2D+3C", "two-cards", "5.4"),
        ({}, ("5C", "4S 9D", "9@1 6C+3C"), "build 9 4S+5C", "same-value", "5.4"),
        ({}, ("9C", "9S 3D"), "build 9 9S 9C", "no-holder", "5.5"),
        ({}, ("8C", "9S 9D"), "build 9 9S 8C", "wrong-build", "5.5"),
        ({}, ("8C", "9S 9D"), "build 9 9S 9C", "not-loose", "5.5"),
        ({}, ("9C", "9S 9D", "9@1 6C+3C"), "build 9 9S 9C", "same-value", "4"),
        ({}, ("", "2S 3D", "7@1 4C+3C"), "raise 9 2S b7", "no-holder", "5.6"),
        ({}, ("", "2S 8D", "7@1 4C+3C"), "raise 8 2S b7", "wrong-build", "5.6"),
        ({}, ("", "2S 9D", "7*@1 4C+3C+7D"), "raise 9 2S b7", "multiple", "5.6"),
        ({}, ("", "2S 9D", "7@1 4C+3C", "9@1 6C+3H"), "raise 9 2S b7", "same-value", "5.6"),
        ({}, ("", "2S 9D"), "raise 9 2S b7", "no-build", "4"),
        ({}, ("5C", "4S 3D", "9@1 6C+3C"), "extend 4S+5C b9", "no-holder", "5.7"),
        ({}, ("5C", "3S 9D", "9@1 6C+3C"), "extend 3S+5C b9", "wrong-build", "5.7"),
        ({}, ("5C", "4S 9D", "9@1 6C+3C"), "extend 4S+5D b9", "not-loose", "5.7"),
        ({}, ("2C 3D", "4S 9D", "9@1 6C+3C"), "extend 4S+2C+3D b9", "two-cards", "5.7"),
        ({}, ("5C 9D", "9S 3H"), "lay 3H", "owes", "6.1"),
        ({}, ("5C", "9S 3H", "9@0 6C+3C"), "lay 9S", "reserve", "6.2"),
        ({}, ("5C", "4S 9D KD", "10@0 7C+3C"), "build 9 4S+5C", "owns-build", "6.3"),
        ({}, ("5C", "4S 9D KD", "9@1 6C+3C", "10@0 7C+3D"), "extend 4S+5C b9", "owns-build", "6.3"),
        ({}, ("5C", "4S 9D", "10@1/0 7C+3C"), "build 9 4S+5C", "begun-build", "6.3"),
        ({"nobuilding": "on"}, ("5C", "4S 9D"), "build 9 4S+5C", "no-building", "8"),
        ({"nobuilding": "on"}, ("", "2S 9D"), "raise 9 2S b7", "no-building", "8"),
    ],
)
def test_kasino(options: dict[str, Any], board: tuple[str, ...], text: str, code: str, rule: str) -> None:
    """Captures, builds of every way and duties."""
    owing = 9 if code == "owes" else 0
    s = captures.playing(*board, options=Kasino(**options), owing=owing)
    assert refused(KASINO, s, 0, text) == (f"kasino-{code}", rule)


SETS = "5C 5D 5H 9C 9D 9H"
LAY = "lay 5C 5D 5H / 9C 9D 9H"
LAID = {"laid": (True, False)}
OWN = KINASKAK.read_option(
    "ladder", b'name = "Long"\nrounds = [{ sets = 2, set = 4 }, { runs = 2, run = 5 }]'
)
FIVES = melds.Meld("set", melds.cards("5S 5C 5D"), Seat(1))


@pytest.mark.parametrize(
    ("more", "hand", "text", "code", "rule"),
    [
        ({"buying": "ask"}, SETS, "wish A", "no-wishes", "8.1"),
        (LAID, SETS, "wish A", "laid-no-buying", "4.3"),
        ({}, SETS, "take", "drawn-already", "4.1"),
        ({"phase": "draw", "top": ""}, SETS, "take", "no-discard", "4.1"),
        ({"phase": "draw"}, SETS, "discard 5C", "draw-first", "4.1"),
        ({"phase": "draw"}, SETS, LAY, "draw-first", "5.1"),
        ({}, "5C 5D 5H 9C 9D", LAY, "not-in-hand", "5.1"),
        (LAID, SETS, "off KC M1", "not-in-hand", "5.2"),
        (LAID, SETS, "joker KC M1", "not-in-hand", "5.3"),
        ({}, SETS, "discard KC", "not-in-hand", "5.4"),
        (LAID, SETS, LAY, "laid-already", "5.1"),
        ({"firstlap": "wait"}, SETS, LAY, "first-lap", "8.4"),
        ({}, SETS, "lay 5C 5D 5H", "contract", "5.1"),
        ({"round": 2}, "5C 5D 5H 6S 7S 8S", "lay 5C 5D 5H / 6S 7S 8S", "least-run", "3.2"),
        ({"ladder": OWN}, SETS, LAY, "least-set", "9.2"),
        (
            {"ladder": OWN, "round": 2}, "5C 6C 7C 8C 5S 6S 7S 8S", "lay 5C 6C 7C 8C / 5S 6S 7S 8S",
            "least-run", "9.2",
        ),
        (
            {"round": 3}, "2C 3C 4C 5C 9C 10C JC QC", "lay 2C 3C 4C 5C / 9C 10C JC QC",
            "same-suit", "3.3",
        ),
        ({"last": "discard"}, SETS, LAY, "keep-one", "6.2"),
        ({"last": "discard", "melds": (FIVES,), **LAID}, "5H", "off 5H M1", "keep-one", "6.2"),
        ({"melds": (FIVES,)}, SETS, "off 5C M1", "lay-first", "5.2"),
        ({"melds": (FIVES,)}, SETS, "joker 5C M1", "lay-first", "5.3"),
        (LAID, SETS, "off 5C M1", "no-meld", "5.2"),
        (LAID, SETS, "joker 5C M1", "no-meld", "5.3"),
        ({"melds": (FIVES,), **LAID}, SETS, "joker 5C M1", "no-joker", "5.3"),
        ({"melds": (FIVES,), **LAID}, SETS, "off 9C M1", "does-not-fit", "5.2"),
        ({}, SETS, "lay 5C JK JK", "meld-naturals", "3.4"),
        ({}, SETS, "lay 5C 5D", "meld-short", "3.1"),
        ({}, SETS, "lay 5C 6D 7C", "meld-mixed", "3.2"),
        ({}, SETS, "lay 5C 6C 8C", "meld-gaps", "3.2"),
        ({}, SETS, "lay 5C 5C 6C", "meld-none", "3.2"),
    ],
)  # fmt: skip
def test_kinaskak(more: dict[str, Any], hand: str, text: str, code: str, rule: str) -> None:
    """Wishes, drawing, laying down, laying off, taking jokers and throwing."""
    s = melds.table([hand, "2C 3C"], **{"top": "2D", "phase": "play", "turn": Seat(0), **more})
    assert refused(KINASKAK, s, 0, text) == (code if code == "not-in-hand" else f"kinaskak-{code}", rule)


LADDERS = {
    "unreadable": b"rounds = [",
    "missing": b"name = 'x'",
    "unknown": b"rounds = [{sets = 2}]\nimport = 'os'",
    "rounds": b"rounds = []",
    "round": b"rounds = [7]",
    "melds": b"rounds = [{}]",
    "number": b"rounds = [{sets = 2}]\ndeal = 99",
    "name": b"rounds = [{sets = 2}]\nname = '***'",
    "too-long": b"rounds = [{runs = 4, run = 13}]",
    "impossible": b"rounds = [{sets = 1, set = 5}]\npacks = 1\njokers = 0\ndeal = 5",
    "few-cards": b"rounds = [{sets = 2}]\npacks = 1",
    "table": b"rounds = [{sets = 2}]\nvalues = 3",
    "large": b"#" * 5000,
}


@pytest.mark.parametrize("what", LADDERS)
def test_a_ladder_file(what: str) -> None:
    """Each mistake in a family's file has a reason of its own."""
    found = reason(lambda: KINASKAK.read_option("ladder", LADDERS[what]))
    assert found == (f"kinaskak-ladder-{what}", "9.2")


FITS, STUCK = "4H 9C KD", "9C KD"
CALL = {"call": "auto"}


@pytest.mark.parametrize(
    ("options", "state", "hand", "text", "code", "rule"),
    [
        ({}, {}, FITS, "play 5C", "not-held", "3.1"),
        ({}, {}, FITS, "play 9C", "does-not-fit", "3.1"),
        ({"variant": "up-down"}, {}, FITS, "play 9C", "does-not-fit", "7.1"),
        ({}, {}, FITS, "play 4H 9C", "does-not-follow", "3.2"),
        ({"variant": "up-down"}, {}, FITS, "play 4H 9C", "does-not-follow", "7.1"),
        ({}, {}, "8C 9C KD", "play 8C", "name-a-suit", "3.3"),
        ({}, {}, FITS, "play 4H C", "name-no-suit", "3.3"),
        ({}, {}, FITS, "draw", "can-play", "4.1"),
        ({"variant": "cheat"}, {"drawn": 3}, STUCK, "draw", "drawn-three", "4.1"),
        ({"variant": "cheat"}, {"stock": ()}, STUCK, "draw", "nothing-to-draw", "4.5"),
        ({}, {}, FITS, "pass", "can-play", "3.5"),
        ({}, {"drawn": 1}, FITS, "pass", "can-play", "4.2"),
        ({}, {}, STUCK, "pass", "draw-first", "4.3"),
        ({"variant": "crazy", "twos": "stack"}, {"pending": 2}, FITS, "play 4H", "answer-twos", "7.3"),
        ({"variant": "crazy", "twos": "stack"}, {"pending": 2}, FITS, "pass", "answer-twos", "7.3"),
        ({}, {}, FITS, "play 4H olsen", "no-call", "5.1"),
        (CALL, {}, "4H 9C", "play 4H olsen", "said-for-you", "5.4"),
        ({}, {}, "4H", "play 4H olsen", "said-for-you", "5.5"),
        ({}, {}, FITS, "play 4H sneak 9C", "no-cheating", "7.5"),
        ({}, {}, FITS, "stash 9C", "no-cheating", "7.5"),
        ({}, {}, FITS, "accuse 2", "no-cheating", "7.5"),
        ({"variant": "cheat"}, {}, FITS, "play 9C sneak 4H", "does-not-fit", "7.5"),
        ({"variant": "cheat"}, {}, FITS, "stash 5C", "not-held", "7.5"),
        ({"variant": "cheat"}, {"stashed": (True, False)}, FITS, "stash 9C", "stashed-already", "7.5"),
        ({"variant": "cheat"}, {}, "9C", "stash 9C", "stash-last", "7.5"),
        ({"variant": "cheat"}, {}, FITS, "accuse 1", "accuse-whom", "7.5"),
        ({"variant": "cheat"}, {"accused": (True, False)}, FITS, "accuse 2", "accused-already", "7.5"),
    ],
)
def test_olsen(
    options: dict[str, Any], state: dict[str, Any], hand: str, text: str, code: str, rule: str
) -> None:
    """Cards that do not fit, drawing and passing when one may not, calls, and cheating."""
    s = replace(suits.position("5H", hand, "3C 4C", **options), **state)
    assert refused(OLSEN, s, 0, text) == (f"olsen-{code}", rule)


@pytest.mark.parametrize(
    ("game", "s", "text"),
    [
        (CRIBBAGE, PEGGING, "play 9C"),
        (FULDRIGGER, sea.position(MINE, THEIRS, sea.SPARE), "roll"),
        (GOOFSPIEL, replace(bids.opening(3, [1]), gone=(False, True, False)), "bid 5H"),
        (KASINO, captures.playing("5C", "9S 3H"), "lay 2C"),
        (KINASKAK, melds.table([SETS, "2C 3C"], top="2D", phase="play", turn=Seat(0)), "discard 2C"),
        (OLSEN, suits.position("5H", FITS, "3C 4C"), "play 3C"),
        (PARTNERS, ring.playing("Y 10, R 20", "2"), "2 R1"),
        (STRATEGO, castle.placed("R5 D4", *FAR), "M8-M7"),
    ],
)
def test_another_seat_has_the_turn(game: Any, s: Any, text: str) -> None:
    """No section of the rules is cited where the others are simply not to move."""
    assert refused(game, s, 1, text) == ("not-your-turn", "")

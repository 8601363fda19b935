"""The move generator compared with a second one: perft counts, and all positions of random games."""

import random
from typing import Literal

import msgspec
import pytest
from msgspec.structs import replace

from games.contract import Seat, moves
from games.stratego.rules import STRATEGO
from games.stratego.state import State
from games.stratego.views import Options
from tests.contract.records import play
from tests.games.stratego.naive import Naive, perft
from tests.games.stratego.positions import act, chance, placed

# Position, depth, count: computed by the naive generator alone, and found again by the rule book.
OPENING = "opening"
CASTLE = "castle"
SCATTERED = "scattered"


def opening() -> State:
    """Four Walls, before the first move."""
    s = STRATEGO.start(4, Options(first_player="seat-0", cannon_range="up_to_3"), chance()).state
    for seat in range(4):
        s = act(s, "army wall", seat).state
    for seat in range(4):
        s = act(s, "ready", seat).state
    return s


def castle() -> State:
    """A crowd around the castle: captains, scouts and cannons with all in reach, flags borne, in pairs."""
    return placed(
        "R6 H6 R", "R3 F6", "R1 H4", "R9 RING", "G6 J8", "G5 J7 G", "G1 M8", "G2 L8", "B9 TURRET",
        "B6 H10", "B3 F10 B", "B1 H12", "Y7 F8", "Y6 D8", "Y1 C8 Y", "Y3 D4", teams="pairs",
        cannon_range="up_to_3",
    )  # fmt: skip


def scattered() -> State:
    """Three players, flags that lie about, sliders about to bring pieces back, other house rules."""
    s = placed(
        "R6 A4d", "R3 A4b", "R1 A2e", "R8 A5e R", "G3 B4c", "G9 B2d", "G1 B4f G", "G2 B3g", "B6 C2e",
        "B6 C4h", "B7 C3c", "B1 C5e", seats=3, captain_steps="3", scout_attack="any_adjacent",
        cannon_range="up_to_4", recruit_on_flag_capture="on",
    )  # fmt: skip
    return msgspec.structs.replace(s, sliders=(5, 5, 4))


POSITIONS = {OPENING: opening, CASTLE: castle, SCATTERED: scattered}
COUNTS = {OPENING: (19, 361, 6859), CASTLE: (29, 395, 5377), SCATTERED: (31, 619, 22502)}


def naive(s: State) -> Naive:
    """Returns the position for the other generator."""
    rules = {k: str(v) for k, v in msgspec.structs.asdict(s.options).items()}
    at = Naive(s.board, rules, s.seats)
    at.men = {p.space: [p.seat, p.rank] for p in s.pieces if p.space}
    for p in s.pieces:
        if p.space is None and p.seat not in s.out:
            at.lost[p.seat].append(p.rank)
    for f in s.flags:
        where = f.space if f.bearer is None else s.pieces[f.bearer].space
        at.flags[f.seat] = {"at": where, "borne": f.bearer is not None, "fell": f.fell}
    at.falls = 1 + max(f.fell for f in s.flags)
    at.sliders, at.turn, at.pending = [*s.sliders], s.turn, [*s.pending]
    at.captured, at.quiet, at.over = {*s.captured}, s.quiet, s.phase == "over"
    for seat, last in enumerate(s.shuttles):
        if last is not None and s.pieces[last.piece].space == last.end:
            at.shuttle[seat] = (last.start, last.end, last.count)
    return at


def offered(s: State) -> list[str]:
    """Returns the moves offered to the seat to play, except the slider switch and draws."""
    if s.phase == "over":
        return []
    seat = s.pending[0] if s.phase == "recruit" else s.turn
    return [str(m) for m in moves(STRATEGO, s, Seat(seat)) if not str(m).startswith(("hold", "draw"))]


def count(s: State, depth: int) -> int:
    """Returns the perft count by the rules."""
    texts = offered(s)
    if depth == 1:
        return len(texts)
    seat = Seat(s.pending[0] if s.phase == "recruit" else s.turn) if texts else Seat(0)
    return sum(count(act(s, text, seat).state, depth - 1) for text in texts)


@pytest.mark.parametrize("name", POSITIONS)
def test_perft(name: str) -> None:
    """The moves offered have the expected perft counts, one and two moves deep."""
    s = POSITIONS[name]()
    for depth in (1, 2):
        assert count(s, depth) == COUNTS[name][depth - 1]


@pytest.mark.sampled(each=1)
@pytest.mark.parametrize("name", POSITIONS)
def test_the_counts_are_of_somebody_else(name: str) -> None:
    """The expected perft counts are those of the independent generator."""
    assert perft(naive(POSITIONS[name]()), 1) == COUNTS[name][0]
    assert perft(naive(POSITIONS[name]()), 2) == COUNTS[name][1]


@pytest.mark.soak
@pytest.mark.parametrize("name", POSITIONS)
def test_perft_three_deep(name: str) -> None:
    """The perft counts of both generators are the expected ones, three moves deep."""
    s = POSITIONS[name]()
    assert count(s, 3) == perft(naive(s), 3) == COUNTS[name][2]


@pytest.mark.sampled("long")
def test_both_generators_agree_in_random_games() -> None:
    """With any house rules and numbers of players, both generators have the same moves and boards."""
    seen = 0
    for number in range(10):
        record = play("stratego", number)
        chooser = random.Random(number)
        entries = [e for e in record.entries if e.before.phase in ("play", "recruit")]
        for entry in chooser.sample(entries, min(10, len(entries))):
            s, text = entry.before, str(entry.move)
            at = naive(s)
            assert sorted(at.moves()) == sorted(offered(s))
            if text in at.moves() and not any(s.holds):
                compare(at.play(text), entry.step.state)
                seen += 1
    assert seen > 40


@pytest.mark.parametrize("attack", ["two_step", "adjacent"])
@pytest.mark.parametrize("name", POSITIONS)
def test_both_generators_agree_on_bends(name: str, attack: Literal["two_step", "adjacent"]) -> None:
    """With captains that go any distance with one bend both generators have the same moves, in each turn."""
    s = POSITIONS[name]()
    s = replace(s, options=replace(s.options, captain_steps="bend", captain_attack=attack))
    for seat in range(s.seats):
        turn = replace(s, turn=Seat(seat))
        assert sorted(naive(turn).moves()) == sorted(offered(turn))


def compare(at: Naive, s: State) -> None:
    """Checks that both have the same position."""
    assert at.over == (s.phase == "over")
    assert at.men == {p.space: [p.seat, p.rank] for p in s.pieces if p.space}
    for f in s.flags:
        where = f.space if f.bearer is None else s.pieces[f.bearer].space
        assert (at.flags[f.seat]["at"], at.flags[f.seat]["borne"]) == (where, f.bearer is not None)
    assert at.sliders == [*s.sliders]
    if s.phase == "play":
        assert at.turn == s.turn
    assert at.over or at.pending == [*s.pending]

"""Rules of part A that the numbered vectors do not cover, sentence by sentence."""

from collections import Counter

import pytest
from msgspec.structs import replace

from games.contract import Seat
from games.errors import IllegalMove, NotYourTurn
from games.params import Who
from games.stratego.battle.field import Field
from games.stratego.bot.ways import distances
from games.stratego.facts import board
from games.stratego.rules import STRATEGO
from games.stratego.state import State
from games.stratego.views import Space
from tests.games.stratego.positions import act, after, at, chance, ends, flag, placed
from tests.games.stratego.test_vectors import FAR, to_and_fro


def set_up(**rules: str) -> State:
    """Returns a position with four armies set up, all ready."""
    s = STRATEGO.start(4, STRATEGO.Options(**rules), chance()).state
    for seat in range(4):
        s = act(act(s, "army wall", seat).state, "ready", seat).state
    return s


def lying(s: State, letter: str, space: str, fell: int = 50) -> State:
    """Returns the position with an abandoned flag on a space."""
    n = "RGBY".index(letter)
    flags = [replace(f, bearer=None, space=Space(space), fell=fell) if f.seat == n else f for f in s.flags]
    return replace(s, flags=tuple(flags))


# -- A2, A3: how far it is


@pytest.mark.parametrize(("key", "steps"), [("4p", 10), ("3p", 10)])
def test_all_are_as_far_from_the_turret(key: str, steps: int) -> None:
    """Each seat's flag starts ten steps from the turret."""
    b = board(key)
    home = distances(key, Space("TURRET"))
    assert [home[zone.flag_start] for zone in b.zones] == [steps] * len(b.zones)


def test_zones_lie_as_far_apart_as_the_rule_book_says() -> None:
    """A2: neighbours four steps, opposite ones ten."""
    zones = board("4p").zones
    far = [min(distances("4p", a)[b] for a in zones[0].start for b in zones[n].start) for n in (1, 2, 3)]
    assert far == [4, 10, 4]


# -- A5: setting up


def test_an_army_is_taken_back_until_all_are_ready() -> None:
    """A5.2: a player can take back being ready until all are ready, and not afterwards."""
    s = STRATEGO.start(4, STRATEGO.Options(), chance()).state
    for seat in (0, 1, 2):
        s = act(act(s, "army wall", seat).state, "ready", seat).state
    with pytest.raises(IllegalMove):
        act(s, "army lure", 0)
    s = act(act(s, "change", 0).state, "army lure", 0).state
    s = act(act(s, "army wall", 3).state, "ready", 3).state
    assert (s.phase, s.ready) == ("setup", (False, True, True, True))
    s = act(s, "ready", 0).state
    assert s.phase == "play"
    with pytest.raises(IllegalMove):
        act(s, "change", s.turn)


def test_who_begins() -> None:
    """A5.5: by lot or the seat that the host named, then clockwise; the next game begins one further."""
    assert {STRATEGO.start(4, STRATEGO.Options(), chance(n)).state.first for n in range(30)} == {0, 1, 2, 3}
    s = set_up(first_player="seat-2")
    order = []
    for _ in range(4):
        order.append(s.turn)
        view = STRATEGO.view(s, s.turn)
        start = next(space for space in view.movable if ends(s, space))
        s = act(s, f"{start}-{next(iter(ends(s, start)))}").state
    assert order == [2, 3, 0, 1]
    assert STRATEGO.again(s).first_player == "seat-3"
    assert STRATEGO.again(set_up()).first_player == "random"


def test_flags_begin_in_the_middle_of_the_back_row() -> None:
    """A5.3: on whichever piece stands there; all sliders at nought, recruitment spaces empty."""
    s = set_up()
    assert [flag(s, letter)[:3].strip() for letter in "RGBY"] == ["H1", "O8", "H15", "A8"]
    assert (s.sliders, at(s, "H2"), at(s, "N8")) == ((0, 0, 0, 0), "", "")
    assert Counter(p.seat for p in s.pieces) == dict.fromkeys(range(4), 20)


# -- A6: turns


def test_who_can_do_nothing_is_passed_over() -> None:
    """A6: a seat without a possible action is announced as stuck, and the turn goes to the next seat."""
    s = placed("R9 E4", "R8 F4", "G1 O5", "Y1 O6", "Y1 N5", "B4 K15", teams="pairs")
    assert ends(s, "O5") == {}
    step = act(s, "E4-E5")
    assert "stratego-stuck" in [event.id for event in step.events]
    assert step.state.turn == 2


def test_when_nobody_can_do_anything_it_is_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    """A9: the game is over after each of the four seats has been announced as stuck."""
    s = placed("R9 E4", *FAR)
    monkeypatch.setattr(Field, "can_act", lambda self, seat: False)
    step = act(s, "E4-E5")
    assert (step.state.phase, step.state.why) == ("over", "stratego-why-stuck")
    assert [event.id for event in step.events].count("stratego-stuck") == 4


def test_every_space_may_be_entered() -> None:
    """A6.1: anybody's start and recruitment spaces; the turret by any piece, which does not win there."""
    assert ends(placed("R5 M8", *FAR), "M8")["N8"] == "move"
    assert at(after(placed("R5 M8", *FAR), "M8-N8"), "N8") == "R5"
    s = act(placed("R5 RING", "R4 F1", *FAR), "RING-TURRET").state
    assert (at(s, "TURRET"), s.phase, s.turn) == ("R5", "play", 1)


def test_an_abandoned_flag_does_not_block() -> None:
    """A6.1, A7: it is stepped on and taken; it ends a scout's run, and no attack follows that."""
    s = lying(placed("R3 D4", "G5 D10", *FAR), "B", "D7")
    way = ends(s, "D4")
    assert (way["D7"], way.get("D8"), way.get("D10")) == ("move", None, None)
    assert flag(act(s, "D4-D7").state, "B") == "D7 R3"
    wide = lying(placed("R3 D4", "G5 E7", *FAR, scout_attack="any_adjacent"), "B", "D7")
    assert "E7" not in ends(wide, "D4")


def test_no_captain_and_no_scout_goes_over_anybody() -> None:
    """A6.1: the middle space must be free, water ends a run."""
    assert "E6" not in ends(placed("R6 E4", "R5 E5", *FAR), "E4")
    assert "D7" not in ends(placed("R3 D4", "G5 D6", *FAR), "D4")
    assert "F5" in ends(placed("R6 E4", "R5 E5", *FAR), "E4")  # round the corner it goes


def test_to_and_fro_begins_anew_with_a_fight() -> None:
    """A6.2: an attack is never limited, and the count starts again after one."""
    s = to_and_fro(placed("R7 E4", "R5 F1", *FAR))
    assert "E4" not in ends(s, "E5")
    moved = [replace(p, space=Space("E4")) if p.space == "L5" else p for p in s.pieces]
    s = replace(s, pieces=tuple(moved))
    assert ends(s, "E5")["E4"] == "attack"
    assert act(s, "E5-E4").state.shuttles[0] is None


# -- A6.3, A6.4: fights and shots


def test_both_ranks_are_told_to_all() -> None:
    """A6.3: to everybody, in an attack and in a shot; a survivor's rank is known from then on."""
    for said, text in ((("R7 E4", "G5 E5"), "E4-E5"), (("R1 E4", "G5 E6"), "E4-E6")):
        step = act(placed(*said, *FAR), text)
        told = next(e for e in step.events if e.id in ("stratego-attacks", "stratego-fires"))
        assert told.audience is None
        assert {"rank", "against"} <= told.params.keys()
        fought = [p for p in step.state.pieces if p.space in ("E5", "E6") or p.rank == 5]
        assert all(p.known for p in fought if p.moved)


def test_a_runner_who_loses_goes_from_where_he_started() -> None:
    """A6.3: a beaten scout or captain never stands where it ran to; nor do two that tie."""
    s = act(placed("R3 D4", "R4 F1", "G5 D9", *FAR), "D4-D9").state
    assert (at(s, "D4"), at(s, "D8"), at(s, "D9"), s.sliders[1]) == ("", "", "G5", 1)
    s = act(placed("R6 D4", "R4 F1", "G6 D6", *FAR), "D4-D6").state
    assert (at(s, "D4"), at(s, "D5"), at(s, "D6"), s.sliders) == ("", "", "", (0, 0, 0, 0))


def test_a_cannon_on_the_castle() -> None:
    """A6.4: from the ring outward along every access line and at the turret, from there at the ring."""
    s = placed("R1 RING", "G5 H6", "B5 F8", "Y5 TURRET", *FAR)
    assert {ends(s, "RING")[space] for space in ("H6", "F8", "TURRET")} == {"fire"}
    s = placed("R1 RING", "G5 H4", *FAR)
    assert ends(s, "RING")["H4"] == "fire"  # over H6 and the lake on H5
    s = placed("R1 TURRET", "G5 RING", "B5 H6", *FAR)
    assert {space for space, kind in ends(s, "TURRET").items() if kind == "fire"} == {"RING"}


def test_a_partner_is_in_the_way_and_no_target() -> None:
    """A6.4: a cannon does not fire at its own side or over it."""
    s = placed("R1 D4", "B5 D5", "G5 D6", "Y4 A5", teams="pairs")
    assert "fire" not in ends(s, "D4").values()


def test_a_shot_leaves_the_flag_where_it_was() -> None:
    """A7: the bearer is gone, and so is the cannon; the flag lies."""
    s = act(placed("R1 H4", "R4 F1", "G5 H6 G", *FAR), "H4-H6").state
    assert (flag(s, "G"), at(s, "H6"), at(s, "H4")) == ("H6", "", "")


# -- A6.5, A7: flags


def test_handing_over_is_a_turn() -> None:
    """A6.5: it counts as the action; only to a neighbour without a flag; captured flags too."""
    s = act(placed("R5 E4 R", "R4 E5", *FAR), "E4-E5").state
    assert (flag(s, "R"), s.turn) == ("E5 R4", 1)
    assert "E5" not in ends(placed("R5 E4 R", "R4 E5 G", *FAR), "E4")
    assert flag(act(placed("R5 E4 G", "R4 E5", *FAR), "E4-E5").state, "G") == "E5 R4"
    assert "E5" not in ends(placed("R5 E4", "R4 E5", *FAR), "E4")


def test_a_flag_on_the_ring_is_taken_by_who_comes() -> None:
    """A7: the ring is one space, so several flags may lie there; the first that fell is taken first."""
    s = lying(lying(placed("R5 H6", "R4 F1", *FAR), "G", "RING", 9), "B", "RING", 7)
    s = act(s, "H6-RING").state
    assert (flag(s, "B"), flag(s, "G")) == ("RING R5", "RING")


# -- A8: recruitment


def test_a_piece_comes_back_whatever_took_it() -> None:
    """A8: a fired cannon too; onto a flag that lies there, which it takes; and back to nought."""
    s = replace(placed("R1 H4", "R4 F1", "B9 H6", *FAR), sliders=(5, 0, 0, 0))
    s = act(lying(s, "G", "H2"), "H4-H6").state
    assert (s.phase, s.sliders[0]) == ("recruit", 0)
    s = act(s, "recruit 1", 0).state
    assert (at(s, "H2"), flag(s, "G"), s.turn) == ("R1", "H2 R1", 1)
    assert next(p for p in s.pieces if p.space == "H2").known


def test_nobody_chooses_for_another() -> None:
    """A8: the winner in defence chooses, also in another's turn, among their own lost pieces."""
    s = replace(placed("R4 E4", "R5 F1", "G9 E5", *FAR), sliders=(0, 5, 0, 0))
    s = act(s, "E4-E5").state
    assert (s.phase, STRATEGO.waits(s)[0].seats) == ("recruit", (1,))
    with pytest.raises(NotYourTurn):
        act(s, "recruit 4", 0)
    with pytest.raises(IllegalMove):
        act(s, "recruit 9", 1)
    s = act(s, "recruit 8", 1).state
    assert (at(s, "N8"), s.turn) == ("G8", 1)


def test_without_losses_the_chance_is_gone() -> None:
    """A8: no piece comes back to a seat that has lost none."""
    s = replace(placed("R7 E4", "G5 E5", *FAR, lost=False), sliders=(5, 0, 0, 0))
    step = act(s, "E4-E5")
    assert [e.params["count"] for e in step.events if e.id == "stratego-recruit-lost"] == [0]
    assert (step.state.phase, step.state.sliders[0]) == ("play", 0)


def test_a_captured_flag_brings_back_once_and_from_its_owner() -> None:
    """A8: not a second time, and not for a flag that a third had carried off."""
    s = placed("R7 E4", "G5 E5 B", *FAR, recruit_on_flag_capture="on")
    assert act(s, "E4-E5").state.phase == "play"
    s = placed("R7 E4", "G5 E5 G", *FAR, recruit_on_flag_capture="on")
    assert act(replace(s, captured=(Seat(0),)), "E4-E5").state.phase == "play"


# -- A9: the end


def test_who_has_no_piece_is_out_and_the_last_wins() -> None:
    """A9: a seat without pieces has no turn, and all who are out share second place."""
    s = placed("R7 E4", "G5 E5", "B4 K15", "Y4 A5")
    s = act(s, "E4-E5").state
    assert (s.phase, s.turn) == ("play", 2)
    s = act(placed("R7 E4", "G5 E5"), "E4-E5").state
    assert (s.winners, s.why) == ((0,), "stratego-why-last")
    outcome = STRATEGO.outcome(s)
    assert outcome.placing == ((0,), (1, 2, 3))


def test_a_pair_is_left_when_the_other_has_nothing() -> None:
    """A9: partners go on alone, and both have won."""
    s = placed("R7 E4", "G5 E5", "B4 K15", teams="pairs")
    s = act(s, "E4-E5").state
    assert (s.winners, s.why) == ((0, 2), "stratego-why-last")
    s = placed("R7 E4", "G5 E5", "Y4 A5", teams="pairs")
    assert act(s, "E4-E5").state.phase == "play"


def test_when_nobody_is_left_it_is_a_draw() -> None:
    """A9: after a tie of the last two pieces there is no winner, and all four share a place."""
    s = act(placed("R5 E4", "G5 E5"), "E4-E5").state
    assert (s.winners, s.why) == ((), "stratego-why-nobody")
    outcome = STRATEGO.outcome(s)
    assert outcome.placing == ((0, 1, 2, 3),)


LAST_SHOT = ("R1 H4", "G9 H6", "G4 M5")
"""Red's last piece is a cannon that brings its slider to six with its shot; green has another piece."""


def fired(*said: str, **rules: str) -> State:
    """The position after red's last cannon has fired at H6 with its slider at 5."""
    return act(replace(placed(*said, **rules), sliders=(5, 0, 0, 0)), "H4-H6").state


def test_who_may_bring_a_piece_back_plays_until_they_have_chosen() -> None:
    """A8, A9: the table waits for the seat with the open question, and then for the next seat."""
    for others in ((), ("Y4 A5",)):
        s = fired(*LAST_SHOT, *others)
        assert (s.phase, STRATEGO.waits(s)[0].seats) == ("recruit", (0,))
        assert STRATEGO.asks(s, Seat(0)) == ("recruit-1-1",)
        move = STRATEGO.choose(STRATEGO.view(s, Seat(0)), list, chance(), "middle")
        s = STRATEGO.apply(s, Seat(0), move, chance()).state
        assert (s.phase, s.turn, at(s, "H2")) == ("play", 1, "R9")


def test_who_brings_nobody_back_is_out() -> None:
    """A8, A9: the last piece is gone, so the only other seat has won, or the others play on."""
    for late in (False, True):
        s = fired(*LAST_SHOT, "Y4 A5")
        declined = skip(s) if late else act(s, "recruit none", 0).state
        assert (declined.phase, declined.turn) == ("play", 1)
        s = fired(*LAST_SHOT)
        declined = skip(s) if late else act(s, "recruit none", 0).state
        assert (declined.winners, declined.why) == ((1,), "stratego-why-last")
    assert act(fired(*LAST_SHOT), "resign", 0).state.winners == (1,)
    assert act(fired(*LAST_SHOT), "resign", 1).state.winners == (0,)


def skip(s: State) -> State:
    """The state after the time of the only wait has run out."""
    seat, move = STRATEGO.lapse(s, STRATEGO.waits(s)[0].id)
    return STRATEGO.apply(s, seat, move, chance()).state


def test_a_chance_that_cannot_be_used_keeps_nobody_in_the_game() -> None:
    """A8, A9: green stands on red's recruitment space and is the last that has pieces."""
    step = act(replace(placed("R1 H4", "G9 H6", "G4 H2"), sliders=(5, 0, 0, 0)), "H4-H6")
    assert "stratego-recruit-lost" in [event.id for event in step.events]
    assert (step.state.winners, step.state.why) == ((1,), "stratego-why-last")


def test_who_alone_may_bring_a_piece_back_has_won() -> None:
    """A9: two last pieces are gone, and one of both seats still plays."""
    assert fired("R1 H4", "G9 H6").winners == (0,)


@pytest.mark.parametrize("rounds", ["20", "40", "80"])
def test_what_counts_as_progress(rounds: str) -> None:
    """A9: a fight, a shot, a recruit or a flag that changes hands; a mere move does not."""
    quiet = 4 * int(rounds) - 1
    far = ("G4 M5", "B4 K15", "Y4 A5", "R4 F1")
    moved = replace(placed("R5 E4", *far, no_progress_rounds=rounds), quiet=quiet)
    assert act(moved, "E4-E5").state.why == "stratego-why-quiet"
    done = {"E4-E5": ("R5 E4", "G3 E5"), "E4-E6": ("R1 E4", "G3 E6"), "E4-F4": ("R5 E4 R", "R3 F4")}
    for text, said in done.items():
        s = replace(placed(*said, *far, no_progress_rounds=rounds), quiet=quiet)
        assert act(s, text).state.quiet == 0
    taken = replace(lying(placed("R5 E4", *far, no_progress_rounds=rounds), "B", "E5"), quiet=quiet)
    assert act(taken, "E4-E5").state.quiet == 0


def test_a_hint_warns_of_who_is_a_step_from_winning() -> None:
    """Only while the turret is free, and not beside a move that wins."""
    hints = [
        STRATEGO.coach.advise(STRATEGO.view(placed(*pieces), Seat(0)))
        for pieces in (
            ("R5 H3", "G4 RING G", *FAR[1:]),
            ("R5 H3", "R9 TURRET", "G4 RING G", *FAR[1:]),
            ("R5 H3", "G4 M5 G", *FAR[1:]),
        )
    ]
    assert [h is not None and h.why.id == "stratego-hint-threat" for h in hints] == [True, False, False]
    assert hints[0] is not None
    assert hints[0].why.params["who"] == Who(1)

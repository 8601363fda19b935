"""The numbered test vectors (A12), and each rule that they do not cover, by its number."""

import pytest
from msgspec.structs import replace

from games.contract import Step
from games.errors import GameError, IllegalMove, NotYourTurn
from games.stratego.facts import FLAG_AT, board, full_army
from games.stratego.formations import formations, is_whole, mirrored
from games.stratego.rules import STRATEGO
from games.stratego.state import State
from games.stratego.views import Piece, Space
from locales import speech
from tests.games.stratego.positions import act, after, at, chance, ends, flag, placed

FAR = ("G4 M5", "B4 K15", "Y4 A5")
"""A piece of each other army, far away."""


def events(s: State, text: str) -> list[str]:
    """Returns the ids of a move's events."""
    return [event.id for event in act(s, text).events]


# -- A2, A3: the boards


@pytest.mark.parametrize(
    ("key", "cells", "beside"), [("4p", [60, 80, 4, 12], 13), ("3p", [45, 60, 3, 9], 10)]
)
def test_a_board_is_the_one_of_the_rule_book(key: str, cells: list[int], beside: int) -> None:
    """The numbers of spaces and of links of the ring are A2's and A3's, and each link leads both ways."""
    b = board(key)
    kinds = [cell.kind for cell in b.cells]
    assert [kinds.count(k) for k in ("plain", "start", "recruit", "lake")] == cells
    assert len(b.near["RING"]) == beside
    assert all(space in b.near[other] for space, near in b.near.items() for other in near)


def test_the_castle_of_the_board_for_four() -> None:
    """A2: no corner is beside the ring, and the turret is reached from the ring alone."""
    b = board("4p")
    assert len(b.near) == 146
    assert not {"F6", "J6", "F10", "J10"} & {*b.near["RING"]}
    assert b.near["TURRET"] == ("RING",)


def test_the_small_board_of_four_has_no_west() -> None:
    """No line or link leads into the zone that is cut off."""
    b = board("3on4")
    assert len(b.near) == 146 - 21
    assert not any("A5" in ray for rays in b.rays.values() for ray in rays)
    assert not any(space in {"A5", "C8", "B8"} for near in b.near.values() for space in near)


@pytest.mark.parametrize("key", ["4p", "3p", "3on4"])
def test_cannons_reach_the_castle_from_where_the_rule_book_says(key: str) -> None:
    """A2: 24 spaces reach the ring, 12 the turret."""
    rays = board(key).rays
    castle = {"RING", "TURRET"}
    ring = [s for s in rays if s not in castle and any("RING" in ray[:3] for ray in rays[s])]
    turret = [s for s in rays if s not in castle and any("TURRET" in ray[:3] for ray in rays[s])]
    assert (len(ring), len(turret)) == ((18, 9) if key == "3p" else (24, 12))


def test_rows_are_as_their_player_sees_them() -> None:
    """The start spaces of each zone are in the order of an army's rows, with the flag's at FLAG_AT."""
    zones = board("4p").zones
    assert zones[2].start[:3] == ("E13", "F13", "G13")
    assert zones[0].start[:3] == ("K3", "J3", "I3")
    assert [zone.start[FLAG_AT] for zone in zones] == [zone.flag_start for zone in zones]


# -- A5: setting up


def test_formations_are_armies() -> None:
    """Each of the twelve ready-made armies is whole, and each has its mirror image."""
    assert len(formations()) == 12
    for name, army in formations().items():
        assert is_whole(army)
        assert name.endswith("-mirrored") or formations()[name + "-mirrored"] == mirrored(army)


def test_a_typed_army_stands_where_it_was_typed() -> None:
    """Each row stands as it was typed, and a swap exchanges its two pieces."""
    s = STRATEGO.start(4, STRATEGO.Options(), chance()).state
    for seat in (2, 1, 0, 3):
        s = act(s, "army 5647465/351.143/3967823", seat).state
    s = act(s, "swap E13 F15", 2).state
    for seat in (0, 1, 2, 3):
        s = act(s, "ready", seat).state
    assert (at(s, "E13"), at(s, "F15"), at(s, "G15"), at(s, "H14")) == ("B9", "B5", "B6", "")
    assert (at(s, "K3"), at(s, "E1")) == ("R5", "R3")
    assert flag(s, "B") == "H15 B7"


@pytest.mark.parametrize("text", ["army 9647465/351143/3967823", "ready", "change", "E4-E5"])
def test_no_other_army_is_taken(text: str) -> None:
    """An army with wrong ranks is refused, and so are "ready", "change" and a move without an army."""
    s = STRATEGO.start(4, STRATEGO.Options(), chance()).state
    with pytest.raises(IllegalMove):
        act(s, text, 0)


def test_a_wrong_army_is_told_what_is_wrong() -> None:
    """The refusal names the ranks that are surplus and those that are missing."""
    s = STRATEGO.start(4, STRATEGO.Options(), chance()).state
    with pytest.raises(IllegalMove) as caught:
        act(s, "army 9947465/351143/3967853", 0)
    assert caught.value.params == {"extra": "9 9", "missing": "6 2"}


# -- A12


def test_1_a_cannon_fires_over_a_lake() -> None:
    """V1: from D8 over E8 at the ring, distance three; a piece on F8 is in the way."""
    assert ends(placed("R1 D8", "G5 RING", *FAR), "D8")["RING"] == "fire"
    s = placed("R1 D8", "G5 RING", "B5 F8", *FAR)
    assert (ends(s, "D8").get("RING"), ends(s, "D8").get("F8")) == (None, "fire")
    s = placed("R1 D8", "G5 RING", "R5 F8", *FAR)
    assert "fire" not in ends(s, "D8").values()


def test_2_the_ring_covers_the_turret() -> None:
    """V2: from F8 the turret only over an empty ring; from D8 only over three free spaces."""
    assert ends(placed("R1 F8", "G5 TURRET", *FAR), "F8")["TURRET"] == "fire"
    both = placed("R1 F8", "G5 RING", "B5 TURRET", *FAR)
    assert (ends(both, "F8")["RING"], ends(both, "F8").get("TURRET")) == ("fire", None)
    assert ends(placed("R1 D8", "G5 TURRET", *FAR), "D8")["TURRET"] == "fire"
    assert "TURRET" not in ends(placed("R1 D8", "G5 TURRET", *FAR, cannon_range="up_to_3"), "D8")


def test_3_a_lake_counts_as_a_space() -> None:
    """V3: H4 hits H6 over H5."""
    s = placed("R1 H4", "B9 H6", *FAR)
    assert ends(s, "H4")["H6"] == "fire"
    done = act(s, "H4-H6").state
    assert (at(done, "H4"), at(done, "H6"), done.sliders[0]) == ("", "", 1)


def test_4_scouts_run() -> None:
    """V4: the whole column F; no lake, no castle at the end of a run."""
    assert {f"F{n}" for n in range(1, 12)} <= ends(placed("R3 F12", *FAR), "F12").keys()
    assert "H6" not in ends(placed("R3 H4", *FAR), "H4")
    assert not {"H11", "H10"} & ends(placed("R3 H12", *FAR), "H12").keys()
    assert ends(placed("R3 H6", *FAR), "H6")["RING"] == "move"
    assert "RING" not in ends(placed("R3 F10", *FAR), "F10")
    west = [s for s in ends(placed("R3 M8", "G4 M9", "B4 K15", "Y4 A5"), "M8") if s in ("L8", "K8", "J8")]
    assert west == ["L8"]


def test_5_captains_walk_two_steps() -> None:
    """V5: bent or straight, over free spaces, never over water."""
    way = ends(placed("R6 H4", *FAR), "H4")
    assert (way["G3"], way["J4"], way.get("H6"), way.get("K4")) == ("move", "move", None, None)
    assert "J4" not in ends(placed("R6 H4", "R5 I4", *FAR), "H4")
    assert ends(placed("R6 H4", "R5 G4", *FAR), "H4")["G3"] == "move"


def test_5_the_ring_is_one_step() -> None:
    """A captain next to the castle reaches the turret and the other sides in one move (6.1)."""
    way = ends(placed("R6 H6", *FAR), "H6")
    assert (way["TURRET"], way["F8"], way["H10"]) == ("move", "move", "move")


def test_6_the_spy_and_the_marshal() -> None:
    """V6: the spy wins if it attacks and takes the flag; it loses if attacked."""
    s = placed("R2 E4", "G9 E5 G", *FAR)
    done = act(s, "E4-E5").state
    assert (at(done, "E5"), flag(done, "G")) == ("R2", "E5 R2")
    other = placed("R9 E4", "G2 E5", *FAR)
    assert at(act(other, "E4-E5").state, "E5") == "R9"


def test_7_two_bearers_tie() -> None:
    """V7: each flag stays on its own space."""
    s = act(placed("R7 E4 R", "G7 E5 G", *FAR[1:], "R4 F1", "G4 M5"), "E4-E5").state
    assert (flag(s, "R"), flag(s, "G"), at(s, "E4"), at(s, "E5")) == ("E4", "E5", "", "")
    assert s.sliders == (0, 0, 0, 0)


REST = (("M5-L5", "K15-J15", "A5-A6"), ("L5-M5", "J15-K15", "A6-A5"))
"""What the armies of `FAR` do in the meantime, to and fro."""


def to_and_fro(s: State) -> State:
    """Red goes from E4 to E5 and back, five steps; the others may go as often as they like."""
    for n, step in enumerate(("E4-E5", "E5-E4", "E4-E5", "E5-E4", "E4-E5")):
        s = after(s, step, *REST[n % 2])
        s = replace(s, shuttles=(s.shuttles[0], None, None, None))
    return s


def test_8_five_times_to_and_fro() -> None:
    """V8: the sixth time is refused, until another own piece has acted."""
    s = to_and_fro(placed("R5 E4", "R5 F1", *FAR))
    assert "E4" not in ends(s, "E5")
    with pytest.raises(IllegalMove) as refused:
        act(s, "E5-E4")
    assert (refused.value.code, refused.value.rule) == ("stratego-sixth-time", "6.2")
    with pytest.raises(IllegalMove) as other:
        act(s, "E5-M8")
    assert other.value.code == "stratego-no-way"
    s = after(s, "F1-G1", *REST[1])
    assert ends(s, "E5")["E4"] == "move"


def test_9_the_chance_is_lost() -> None:
    """V9: a slider at five, a win in defence, an enemy on the recruitment space."""
    s = replace(placed("R4 E4", "G9 E5", "B5 N8", *FAR[1:]), sliders=(0, 5, 0, 0))
    step = act(s, "E4-E5", 0)
    (told,) = (event.params["count"] for event in step.events if event.id == "stratego-recruit-lost")
    assert told != 0
    assert step.state.sliders[1] == 0
    assert step.state.phase in ("play", "over")


def test_10_only_the_own_piece_brings_the_flag_home() -> None:
    """V10: the partner on the turret does not win, nor the ring after it; the turret then does."""
    s = placed("B5 TURRET R", "R5 RING", *("G4 M5", "Y4 A5", "R4 F1"), turn=2, teams="pairs")
    assert s.phase == "play"
    s = act(s, "TURRET-RING", 2).state
    assert (flag(s, "R"), s.phase) == ("RING R5", "play")
    won = act(placed("R5 RING R", "B5 F8", "G4 M5", "Y4 A5", teams="pairs"), "RING-TURRET").state
    assert won.winners == (0, 2)


def test_the_flag_on_the_turret_wins_at_once() -> None:
    """9.1: by a move, by an attack, by a hand-over; with an enemy's flag never."""
    moved = act(placed("R5 RING R", *FAR), "RING-TURRET").state
    assert (moved.phase, moved.winners) == ("over", (0,))
    struck = act(placed("R5 RING R", "G4 TURRET", *FAR[1:]), "RING-TURRET").state
    assert struck.winners == (0,)
    handed = act(placed("R5 RING R", "R4 TURRET", *FAR), "RING-TURRET").state
    assert handed.winners == (0,)
    assert act(placed("R5 RING G", *FAR), "RING-TURRET").state.winners == ()


def test_partners_win_together() -> None:
    """9.1: in pairs both have won, and neither can attack the other."""
    s = placed("R5 RING R", "B4 F8", "G4 M5", "Y4 A5", teams="pairs")
    assert act(s, "RING-TURRET").state.winners == (0, 2)
    assert "RING" not in ends(placed("R5 RING", "B4 F8", *FAR, turn=2, teams="pairs"), "F8")
    assert ends(placed("R5 RING", "B4 F8 B", *FAR, turn=2, teams="pairs"), "F8")["RING"] == "hand"


# -- fights and flags


def test_the_higher_rank_takes_the_space_and_the_flag() -> None:
    """6.3 and 7.2: attacker and defender."""
    s = act(placed("R7 E4", "G5 E5 G", *FAR), "E4-E5").state
    assert (at(s, "E4"), at(s, "E5"), flag(s, "G"), s.sliders) == ("", "R7", "E5 R7", (1, 0, 0, 0))
    s = act(placed("R5 E4 R", "R4 F1", "G7 E5", *FAR), "E4-E5").state
    assert (at(s, "E4"), at(s, "E5"), flag(s, "R"), s.sliders) == ("", "G7", "E4", (0, 1, 0, 0))


def test_a_bearer_who_wins_leaves_the_other_flag() -> None:
    """7.2: no piece bears two flags."""
    s = act(placed("R7 E4 R", "G5 E5 G", *FAR), "E4-E5").state
    assert (flag(s, "R"), flag(s, "G")) == ("E5 R7", "E5")


def test_a_flag_that_lies_is_taken_up_first_fallen_first() -> None:
    """7.3: of several the one that fell first; a captain stops there."""
    s = placed("R6 E4", *FAR)
    flags = [replace(f, space="E5", fell=9 - n) if n in (1, 2) else f for n, f in enumerate(s.flags)]
    s = replace(s, flags=tuple(flags))
    assert ends(s, "E4").get("E6") is None
    done = act(s, "E4-E5").state
    assert (flag(done, "B"), flag(done, "G")) == ("E5 R6", "E5")


def test_a_bearer_goes_one_step() -> None:
    """7.1: scout and captain too; a cannon that fires leaves its flag behind."""
    assert ends(placed("R3 F4 R", *FAR), "F4").keys() == {"F3", "E4", "G4", "F5"}
    assert ends(placed("R6 F4 G", *FAR), "F4").keys() == {"F3", "E4", "G4", "F5"}
    s = act(placed("R1 H4 R", "R4 F1", "B9 H6", *FAR), "H4-H6").state
    assert flag(s, "R") == "H4"


def test_a_cannon_never_attacks_by_rank() -> None:
    """6.4: it fires at its neighbour and is gone; attacked, it loses to all."""
    s = placed("R1 E4", "G1 E5", *FAR)
    assert ends(s, "E4")["E5"] == "fire"
    assert at(act(placed("R2 E4", "G1 E5", *FAR), "E4-E5").state, "E5") == "R2"


# -- options


def test_how_far_a_cannon_fires() -> None:
    """`cannon_range`: over three free spaces, within three spaces, or at the third."""
    near = placed("R1 E4", "G5 E6", *FAR, cannon_range="exactly_3")
    assert "fire" not in ends(near, "E4").values()
    far = ("R1 D4", "G5 D8", *FAR)
    assert ends(placed(*far), "D4")["D8"] == "fire"
    assert "fire" not in ends(placed(*far, cannon_range="up_to_3"), "D4").values()
    assert "fire" not in ends(placed("R1 D4", "G5 D9", *FAR), "D4").values()
    assert ends(placed("R1 D4", "G5 D7", *FAR, cannon_range="exactly_3"), "D4")["D7"] == "fire"


def test_how_far_a_captain_goes() -> None:
    """`captain_steps` and `captain_attack`."""
    assert "D7" not in ends(placed("R6 D4", *FAR), "D4")
    assert ends(placed("R6 D4", *FAR, captain_steps="3"), "D4")["D7"] == "move"
    assert ends(placed("R6 D4", *FAR, captain_steps="any"), "D4")["D12"] == "move"
    assert ends(placed("R6 D4", "G5 D6", *FAR), "D4")["D6"] == "attack"
    assert "D6" not in ends(placed("R6 D4", "G5 D6", *FAR, captain_attack="adjacent"), "D4")


def test_a_captain_goes_straight_or_with_one_bend() -> None:
    """`captain_steps=bend`: along a line and another from there, not round two corners."""
    s = placed("R6 D4", "G5 D10", "B5 F12", *FAR, captain_steps="bend")
    found = ends(s, "D4")
    assert (found["D9"], found["F9"], found["F6"]) == ("move", "move", "move")
    assert (found["D10"], found["F12"]) == ("attack", "attack")
    assert not {"D11", "E11"} & found.keys()
    assert at(act(s, "D4-F9").state, "F9") == "R6"
    way = act(s, "D4-F9").state.moves[-1].way
    assert way == ("D4", "E4", "F4", "F5", "F6", "F7", "F8", "F9")


def test_a_bend_stops_at_a_flag_and_needs_house_rules_to_attack() -> None:
    """`captain_steps=bend`: a flag ends the way; `captain_attack=adjacent` forbids an attack after it."""
    s = placed("R6 D4", "G5 D10", *FAR[1:], captain_steps="bend", captain_attack="adjacent")
    assert ends(s, "D4").get("D10") is None
    lying = tuple(replace(f, bearer=None, space=Space("D6")) if f.seat == 1 else f for f in s.flags)
    found = ends(replace(s, flags=lying), "D4")
    assert (found["D6"], found.get("D7"), found.get("E7")) == ("move", None, None)


def test_whom_a_scout_attacks() -> None:
    """`scout_attack`: straight on after a run, or any neighbour of its end; not after taking a flag."""
    s = placed("R3 D4", "G5 D9", "B5 E6", *FAR)
    assert (ends(s, "D4")["D9"], ends(s, "D4").get("E6")) == ("attack", None)
    s = placed("R3 D4", "G5 D9", "B5 E6", *FAR, scout_attack="any_adjacent")
    assert (ends(s, "D4")["D9"], ends(s, "D4")["E6"]) == ("attack", "attack")


def test_a_captured_flag_may_bring_a_piece_back() -> None:
    """`recruit_on_flag_capture`: the first time, without the slider."""
    said = ("R7 E4", "G5 E5 G", *FAR)
    assert act(placed(*said), "E4-E5").state.phase == "play"
    s = act(placed(*said, recruit_on_flag_capture="on"), "E4-E5").state
    assert (s.phase, s.pending, s.captured) == ("recruit", (0,), (0,))
    done = act(s, "recruit 9", 0).state
    assert (at(done, "H2"), done.phase, done.turn) == ("R9", "play", 1)


def test_a_quiet_game_is_a_draw() -> None:
    """`no_progress_rounds`: full rounds without a fight."""
    s = replace(placed("R5 E4", *FAR, no_progress_rounds="20"), quiet=79)
    assert act(s, "E4-E5").state.why == "stratego-why-quiet"
    s = replace(placed("R5 E4", *FAR, no_progress_rounds="40"), quiet=79)
    assert act(s, "E4-E5").state.phase == "play"


def test_three_play_on_either_board() -> None:
    """`three_on_four_board`, and pairs only where there are four."""
    assert STRATEGO.start(3, STRATEGO.Options(), chance()).state.board == "3p"
    on = STRATEGO.Options(three_on_four_board="on", teams="pairs")
    assert STRATEGO.start(3, on, chance()).state.board == "3on4"
    assert STRATEGO.start(4, on, chance()).state.board == "4p"
    s = placed("R5 A5b", "G4 B5b", "B4 C5b", seats=3, teams="pairs")
    assert act(s, "A5b-A4b").state.phase == "play"


# -- the slider, giving up, time


def test_at_six_a_piece_comes_back() -> None:
    """8.2: the owner chooses before the next turn; a switch lets the slider wait."""
    s = replace(placed("R7 E4", "G5 E5", *FAR), sliders=(5, 0, 0, 0))
    done = act(s, "E4-E5").state
    assert (done.phase, done.sliders[0], STRATEGO.waits(done)[0].seats) == ("recruit", 0, (0,))
    with pytest.raises(NotYourTurn):
        act(done, "M5-L5", 1)
    assert act(done, "recruit none", 0).state.turn == 1
    held = act(act(s, "hold on", 0).state, "E4-E5").state
    assert (held.phase, held.sliders[0]) == ("play", 5)


def test_the_switch_of_the_slider_is_open_in_time() -> None:
    """8.1: with the slider at 3 or more, the switch can be turned on once, also out of turn."""
    for slider in range(6):
        s = replace(placed("R7 E4", *FAR), sliders=(slider, 0, 0, 0))
        assert ("hold-on" in STRATEGO.asks(s, 0)) == (slider >= 3)
    s = act(replace(placed("R7 E4", *FAR), sliders=(0, 0, 3, 0)), "hold on", 2).state
    assert STRATEGO.asks(s, 2) == ("hold-off",)
    with pytest.raises(IllegalMove):
        act(s, "hold on", 2)
    with pytest.raises(NotYourTurn):
        act(s, "hold on", 1)


def test_a_player_who_gives_up_leaves_a_flag() -> None:
    """9.6: the pieces go, the others play on, and the last army wins."""
    s = placed("R5 E4 R", *FAR)
    s = act(s, "RESIGN", 0).state
    assert (at(s, "E4"), flag(s, "R"), s.turn) == ("", "E4", 1)
    s = act(act(s, "RESIGN", 1).state, "RESIGN", 2).state
    assert (s.winners, s.why) == ((3,), "stratego-why-last")


def test_the_third_late_turn_is_giving_up() -> None:
    """11.2: a turn whose time runs out is lost; an own move in between forgives it."""
    s = placed("R5 E4", *FAR)
    for n in range(3):
        assert s.late[0] == n
        who, move = STRATEGO.lapse(s, STRATEGO.waits(s)[0].id)
        s = STRATEGO.apply(s, who, move, chance(n)).state
        if n < 2:
            s = after(s, *REST[n])
    assert s.out == (0,)


def _said(step: Step, id: str) -> list[str]:
    """Returns the sentences of the events with this id, with seats as names."""
    return [speech("en").say(each.id, names="0123", **each.params) for each in step.events if each.id == id]


def test_all_may_agree_to_a_draw() -> None:
    """9.5: only when all want it, after five quiet rounds, and a fight takes it back."""
    s = placed("R5 E4", *FAR)
    with pytest.raises(GameError):
        act(s, "draw yes", 0)
    s = replace(s, quiet=40)
    for seat in range(3):
        step = act(s, "draw yes", seat)
        assert _said(step, "stratego-draw-offered") == [f"{seat} would agree to a draw."]
        s = step.state
    assert s.phase == "play"
    assert _said(act(s, "draw no", 1), "stratego-draw-withdrawn") == ["1 would rather play on."]
    assert act(s, "draw yes", 3).state.why == "stratego-why-agreed"


def test_numbers_of_pieces_follow_nothing() -> None:
    """5.6: the same armies are numbered in another order in each of 20 games."""
    orders = set()
    for n in range(20):
        s = STRATEGO.start(4, STRATEGO.Options(), chance(n)).state
        for seat in range(4):
            s = STRATEGO.apply(s, seat, STRATEGO.parse(s, seat, "army wall"), chance(n)).state
            s = STRATEGO.apply(s, seat, STRATEGO.parse(s, seat, "ready"), chance(100 * n + seat)).state
        assert isinstance(s.pieces[0], Piece)
        orders.add(tuple((p.space, p.rank) for p in s.pieces[:3]))
    assert len(orders) == 20
    assert len(full_army()) == 20

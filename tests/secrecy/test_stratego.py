"""Stratego: armies are hidden from the others, moves reveal no rank, undeclared ranks appear nowhere."""

from itertools import islice

import msgspec
import pytest

from games.chance import Derived
from games.contract import Seat, moves
from games.stratego.rules import STRATEGO
from games.stratego.state import State
from games.stratego.views import UNKNOWN
from locales import LANGUAGES, speech
from tests.contract.checks import hears
from tests.contract.records import play
from tests.games.stratego.positions import act, chance
from tests.secrecy.test_views import encoded, positions, questions

NAMES = ("Anna", "Bo", "Clara", "Dagur")
SEATS = tuple(Seat(n) for n in range(4))


def setting_up(number: int = 0) -> State:
    """Four armies that are set up, one of them ready."""
    s = STRATEGO.start(4, STRATEGO.Options(), chance(number)).state
    for seat, name in enumerate(("wall", "lure", "flanks-mirrored", "keep")):
        s = act(s, f"army {name}", seat).state
    return act(s, "ready", 3).state


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_knows_how_an_army_is_set_up(language: str) -> None:
    """What another player or the channel gets is the same for every army and every change of it."""
    spoken = speech(language)
    s = setting_up()
    texts = ["army gunline", "army 5647465/351143/3967823", "swap K3 J1", "army keep-mirrored"]
    told: dict[Seat | None, set[str]] = {}
    for text in texts:
        step = act(s, text, 0)
        for viewer in (*SEATS[1:], None):
            events = [event for event in step.events if hears(event, viewer)]
            lines = [spoken.say(event.id, names=NAMES, **event.params) for event in events]
            asked = questions("stratego", step.state, viewer) if viewer is not None else []
            seen = [events, lines, STRATEGO.view(step.state, viewer), asked, STRATEGO.waits(step.state)]
            told.setdefault(viewer, set()).add(encoded(seen))
    assert {len(seen) for seen in told.values()} == {1}


def test_a_change_of_an_army_is_silent() -> None:
    """A change has no event for others, and leaves their views and questions as they are."""
    s = setting_up()
    step = act(s, "swap K3 J1", 0)
    for viewer in (*SEATS[1:], None):
        assert [event for event in step.events if hears(event, viewer)] == []
        assert STRATEGO.view(step.state, viewer) == STRATEGO.view(s, viewer)
    assert STRATEGO.waits(step.state) == STRATEGO.waits(s)
    assert STRATEGO.asks(step.state, Seat(1)) == STRATEGO.asks(s, Seat(1))


def test_nobody_knows_the_army_of_who_was_late() -> None:
    """A player who sets nothing up gets a random army, and others hear only that the player is ready."""
    armies = set()
    for number in range(12):
        s = STRATEGO.start(4, STRATEGO.Options(), chance(number)).state
        wait = STRATEGO.waits(s)[2]
        for n in range(2):
            seat, move = STRATEGO.lapse(s, wait.id)
            step = STRATEGO.apply(s, seat, move, Derived(b"late %d" % number, n))
            for viewer in (*(v for v in SEATS if v != 2), None):
                told = [event.id for event in step.events if hears(event, viewer)]
                assert told == ["stratego-ready"] * n
            s = step.state
        assert s.ready == (False, False, True, False)
        armies.add(s.armies[2])
    assert len(armies) == 12


def test_the_switch_of_a_slider_is_its_owners() -> None:
    """A switch that recruits no piece has events for its owner alone, and changes no view of others."""
    for record in (play("stratego", number) for number in range(5)):
        for entry in record.entries:
            if str(entry.move).startswith("hold"):
                assert all(event.audience == (entry.seat,) for event in entry.step.events)
                for viewer in [v for v in (*SEATS[: record.seats], None) if v != entry.seat]:
                    assert STRATEGO.view(entry.before, viewer) == STRATEGO.view(entry.step.state, viewer)


def test_only_declared_ranks_are_seen() -> None:
    """A view has the rank of a piece only if it is known, the viewer's, or a partner's by the house rule."""
    hidden = 0
    for number in range(4):
        for s in play("stratego", number).some(6):
            if s.phase == "over":
                continue
            for viewer in (*SEATS[: s.seats], None):
                for true, seen in zip(s.pieces, STRATEGO.view(s, viewer).pieces, strict=True):
                    shares = s.options.partners_see_ranks == "on" and s.options.teams == "pairs"
                    is_partner = (
                        shares and s.seats == 4 and viewer is not None and (viewer - true.seat) % 4 == 2
                    )
                    may = true.known or true.seat == viewer or is_partner
                    assert seen.rank == (true.rank if may else UNKNOWN)
                    hidden += not may
    assert hidden > 500


def test_events_of_a_move_name_no_rank() -> None:
    """The events of a move, and of a flag that is handed over, have no rank."""
    for number in range(4):
        for entry in play("stratego", number).entries:
            told = [e for e in entry.step.events if e.id in ("stratego-moves", "stratego-hands")]
            assert not any("rank" in encoded(event) for event in told)


def test_partners_know_no_more_unless_they_agreed_to() -> None:
    """Partners see each other's armies only with the house rule, and never those of opponents."""
    for rule, opens in (("off", False), ("on", True)):
        s = STRATEGO.start(4, STRATEGO.Options(teams="pairs", partners_see_ranks=rule), chance()).state
        for seat in range(4):
            s = act(act(s, "army wall", seat).state, "ready", seat).state
        own = [p.rank != UNKNOWN for p in STRATEGO.view(s, Seat(0)).pieces if p.seat == 2]
        assert own == [opens] * 20
        assert not any(p.rank for p in STRATEGO.view(s, Seat(0)).pieces if p.seat in (1, 3))


def test_what_a_seat_is_offered_hangs_on_its_own_ranks_alone() -> None:
    """The moves that are offered, and the view without pieces, are the same whatever ranks others have."""
    for s, again in islice(positions("stratego", Seat(0)), 6):
        assert [*map(str, moves(STRATEGO, s, Seat(0)))] == [*map(str, moves(STRATEGO, again, Seat(0)))]
        bare = msgspec.structs.replace(STRATEGO.view(s, Seat(0)), pieces=())
        assert bare == msgspec.structs.replace(STRATEGO.view(again, Seat(0)), pieces=())

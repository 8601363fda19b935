"""The board with all moves since a player's last turn."""

import pytest
from msgspec.structs import replace

import render
from games.contract import Seat
from games.fuldrigger.views import Voyage
from games.partners.views import Turn
from games.registry import GAMES
from games.stratego.views import PublicMove
from render.fuldrigger import board_image as sailed
from render.partners import board_image as partners
from render.stratego import board_image as stratego
from tests.contract.records import play
from tests.render.pictures import compare_picture
from tests.render.views.partners import LOOK, MIDDLE
from tests.render.views.partners import seen as played
from tests.render.views.stratego import fought
from tests.render.views.stratego import seen as at_war


def test_of_partners_as_approved() -> None:
    """The trail has the turns of the other seats in order, and its picture equals the approved one."""
    view = played(MIDDLE, "7 9", "7 Y2+3 Y3+4", "2 R1", "5 B1", "2 G2", seat=Seat(0), others="2 5")
    assert [turn.seat for turn in partners.trail(view)] == [1, 2, 3]
    compare_picture("partners-since", render.of(view).since(LOOK))


@pytest.mark.parametrize(("seat", "name"), [(None, "stratego-since"), (1, "stratego-since-own")])
def test_of_stratego_as_approved(seat: int | None, name: str) -> None:
    """The picture of a move, a fight and a shot equals the approved one."""
    view = at_war(fought(), seat)
    last = view.moves[-1]
    actions = (PublicMove(Seat(0), "move", ("K3", "K4")), last, replace(last, seat=Seat(2), kind="fire"))
    compare_picture(name, render.of(replace(view, moves=actions)).since(LOOK))


@pytest.mark.parametrize("number", range(3))
def test_of_partners_it_is_what_the_others_did_since(number: int) -> None:
    """The trail contains the moves since the seat's own last turn, and no older ones."""
    done: list[Turn] = []
    for entry in play("partners", number).entries:
        before, after = entry.before, entry.step.state
        own = [n for n, turn in enumerate(done) if turn.seat == entry.seat]
        if before.phase == "play" and own:
            expected = [turn for turn in done[own[-1] + 1 :] if turn.moved]
            shown = list(partners.trail(GAMES["partners"].view(before, entry.seat)))
            is_kept = any(turn.seat == entry.seat for turn in (*before.earlier, *before.turns))
            assert shown == (expected if is_kept else expected[len(expected) - len(shown) :])
        if before.phase == "play":
            done += added(before.turns, after.turns if after.deal == before.deal else after.earlier)


def added(before: tuple[Turn, ...], after: tuple[Turn, ...]) -> tuple[Turn, ...]:
    """Returns the turns that a step has added; only the last ones of a finished deal are known."""
    counts = range(1, len(after) + 1)
    return next(after[-n:] for n in counts if (*before, *after[-n:])[-len(after) :] == after)


@pytest.mark.parametrize("number", range(3))
def test_of_stratego_it_is_what_the_others_did_since(number: int) -> None:
    """The same, as far back as the game keeps its actions."""
    for entry in play("stratego", number).entries:
        actions = entry.before.moves
        view = GAMES["stratego"].view(entry.before, entry.seat)
        shown = stratego.trail(view)
        assert all(action.seat != entry.seat for action in shown)
        later = actions[[d.seat for d in actions].index(shown[0].seat) :] if shown else ()
        assert [d for d in later if len(d.way) > 1][-len(shown) :] == list(shown)
        if actions and actions[-1].seat != entry.seat and len(actions[-1].way) > 1:
            assert shown[-1:] == actions[-1:]


@pytest.mark.parametrize("number", range(3))
def test_of_fuldrigger_it_is_what_the_others_sailed_since(number: int) -> None:
    """The trail contains the voyages since the seat's own last turn, and no older ones."""
    turns: list[tuple[Seat, tuple[Voyage, ...]]] = []
    before = 0
    for entry in play("fuldrigger", number).entries:
        sea = entry.before.sea
        if sea.phase == "play" and sea.number != before:
            before = sea.number
            turns.append((sea.turn, ()))
            own = [n for n, (seat, _) in enumerate(turns[:-1]) if seat == sea.turn]
            if own:
                expected = tuple(v for _, voyages in turns[own[-1] + 1 :] for v in voyages)
                assert sailed.trail(GAMES["fuldrigger"].view(entry.before, sea.turn)) == expected
        after = entry.step.state.sea
        if turns and after.number == before and after.dice:
            turns[-1] = (turns[-1][0], after.voyages)
        elif turns and after.wakes:
            turns[-1] = (turns[-1][0], after.wakes[-1].voyages)


@pytest.mark.parametrize("key", sorted(GAMES))
def test_every_game_shows_it(key: str) -> None:
    """A game that draws no moves shows its board, for seats and for spectators."""
    for s in play(key, 1).some(3):
        for seat in (None, Seat(0)):
            view = GAMES[key].view(s, seat)
            picture = render.of(view).since(LOOK)
            traced = key in ("fuldrigger", "partners", "stratego")
            assert traced or picture == render.of(view).board(LOOK)

"""The bot: its strength, its choices in clear positions, and that it is given views only."""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from games.contract import Seat, moves
from games.kit.seats import put
from games.stratego.bot import armies, choose, weights
from games.stratego.bot.guesses import Guesses
from games.stratego.bot.thought import IDLE, Thought
from games.stratego.facts import FLAG_AT
from games.stratego.formations import is_whole
from games.stratego.rules import STRATEGO
from games.stratego.state import State
from games.stratego.views import CANNON, Flag, Space, StrategoView
from tests.games.matches import drawn, whole
from tests.games.stratego.players import Player, at_random, greedy, ours, wins, wins_of_two
from tests.games.stratego.positions import act, chance, placed


def by(strength: str) -> Player:
    """Returns a player of that strength."""
    return lambda view, chance: choose.choose(view, tuple, chance, strength)


@pytest.mark.parametrize(
    ("count", "one", "others", "games", "least"),
    [
        drawn(wins, ours, at_random, 12, 10),
        drawn(wins, ours, greedy, 30, 8),
        drawn(wins_of_two, by("strong"), by("middle"), 20, 11),
        drawn(wins_of_two, by("middle"), by("easy"), 20, 11),
        whole(wins, ours, at_random, 100, 60),
        whole(wins, ours, greedy, 200, 64),
    ],
)
def test_it_wins(count: Callable[..., bool], one: Player, others: Player, games: int, least: int) -> None:
    """One beats three random players and holds its own against greedy ones; two beat two of the one below."""
    assert sum(count(number, one, others) for number in range(games)) >= least


def begun(number: int) -> State:
    """Returns the first position of a game with armies by lot."""
    s = STRATEGO.start(4, STRATEGO.Options(), chance(number)).state
    for n, text in enumerate(("army lot", "ready") * 4):
        seat = Seat(n // 2)
        s = STRATEGO.apply(s, seat, STRATEGO.parse(s, seat, text), chance(100 * number + n)).state
    return s


def test_styles_are_drawn_by_the_numbers_of_the_pieces() -> None:
    """A style holds for a game, all three occur, and other ranks on the same pieces change nothing."""
    seen = set()
    for number in range(12):
        s = begun(number)
        view = STRATEGO.view(s, Seat(0))
        styles = [weights.style(view, Seat(n)) for n in range(4)]
        ranks = [p.rank for p in reversed(view.pieces)]
        others = tuple(replace(p, rank=rank) for p, rank in zip(view.pieces, ranks, strict=True))
        assert styles == [weights.style(replace(view, pieces=others), Seat(n)) for n in range(4)]
        seen |= {*styles}
    assert seen == {"defender", "raider", "bluffer"}


def test_a_bluffer_sends_a_weak_piece_ahead() -> None:
    """A step of an unknown scout towards the castle is worth more to a bluffer, and not once it is known."""
    s = placed("R3 E4", "R6 F1 R", *FAR)
    view = STRATEGO.view(s, Seat(0))
    n = next(n for n, p in enumerate(view.pieces) if p.space == "E4")
    known = replace(view, pieces=put(view.pieces, n, replace(view.pieces[n], known=True)))

    def worth(shown: StrategoView, bluff: float) -> float:
        thought = Thought(shown, Seat(0), weights.Weights(bluff=bluff))
        return thought.worth(n, Space("E4"), Space("E5"), "move")

    assert worth(view, 0.3) > worth(view, 0.0)
    assert worth(known, 0.3) == worth(known, 0.0)


def test_the_strong_ones_armies_are_whole_and_command_the_castle() -> None:
    """Each army is set up by moves that are offered, with cannons in two of three places in front by lot.

    Others' armies stand.
    """
    posts = set()
    for number in range(20):
        s = STRATEGO.start(4, STRATEGO.Options(), chance(number)).state
        while not s.ready[0]:
            move = armies.army(STRATEGO.view(s, Seat(0)), chance(100 * number + s.revisions[0]))
            assert move in moves(STRATEGO, s, Seat(0))
            s = STRATEGO.apply(s, Seat(0), move, chance()).state
        assert is_whole(s.armies[0])
        assert s.armies[0][FLAG_AT] >= 6
        assert sorted(s.armies[0][2:5]) == [CANNON, CANNON, 8]
        posts.add(s.armies[0][2:5])
    assert len(posts) == 3
    s = act(STRATEGO.start(4, STRATEGO.Options(), chance()).state, "army wall", 0).state
    assert str(armies.army(STRATEGO.view(s, Seat(0)), chance())) == "ready"


def choice(s: State, seat: int = 0) -> str:
    """Returns the bot's move in the position."""
    offered = moves(STRATEGO, s, Seat(seat))
    found = STRATEGO.choose(STRATEGO.view(s, Seat(seat)), lambda: offered, chance(), "strong")
    assert found in offered
    return str(found)


FAR = ("G4 M5", "B4 K15", "Y4 A5")


@pytest.mark.parametrize(
    ("why", "pieces", "move"),
    [
        ("it wins when it can", ("R5 RING R", "R9 H6", *FAR), "RING-TURRET"),
        ("it hands the flag on to win", ("R5 RING R", "R4 TURRET", *FAR), "RING-TURRET"),
        ("it stops who is about to win", ("R7 H6", "R5 F1 R", "G4 RING G", *FAR[1:]), "H6-RING"),
        ("its cannon stops him too", ("R1 H4", "R5 F1 R", "G9 H6 G", *FAR[1:]), "H4-H6"),
        ("it brings the flag on", ("R7 H2 R", *FAR), "H2-H3"),
    ],
)
def test_it_does_what_is_plain(why: str, pieces: tuple[str, ...], move: str) -> None:
    """The bot makes the expected move in a clear position."""
    assert choice(placed(*pieces)) == move, why


def test_it_does_not_run_into_what_it_knows() -> None:
    """The bot does not attack a marshal whose rank is known with a sergeant."""
    s = placed("R4 E4", "R4 F1 R", "G9 E5", *FAR[1:])
    known = tuple(replace(p, known=True) if p.space == "E5" else p for p in s.pieces)
    assert choice(replace(s, pieces=known)) != "E4-E5"


def test_a_long_run_betrays_a_scout() -> None:
    """A long straight move makes it certain that a piece is a scout, a move round a corner a captain."""
    s = act(placed("R3 D4", "R5 E1", *FAR), "D4-D9").state
    view = STRATEGO.view(s, Seat(1))
    n = next(n for n, p in enumerate(view.pieces) if p.space == Space("D9"))
    assert Guesses(view).odds(n)[3] == 1.0
    bent = act(placed("R6 D4", "R5 E1", *FAR), "D4-E5").state
    view = STRATEGO.view(bent, Seat(1))
    n = next(n for n, p in enumerate(view.pieces) if p.space == Space("E5"))
    assert Guesses(view).odds(n)[6] == 1.0


def odds_of(s: State, space: str, viewer: int = 0) -> tuple[float, ...]:
    """Returns what the viewer's bot thinks of the ranks of the piece there."""
    view = STRATEGO.view(s, Seat(viewer))
    return Guesses(view).odds(next(n for n, p in enumerate(view.pieces) if p.space == space))


def test_a_piece_that_still_stands_where_a_cannon_hits_the_ring_is_more_likely_one() -> None:
    """Of two unmoved pieces that are hidden the one in line with the ring is suspected, until it moves."""
    s = placed("R5 E1", "R7 D4", "G5 M9", "G1 O9", "G7 N9", *FAR[1:], turn=1)
    assert odds_of(s, "M9")[CANNON] > 1.5 * odds_of(s, "O9")[CANNON]
    assert odds_of(act(s, "M9-L9").state, "L9")[CANNON] < odds_of(s, "O9")[CANNON]


def test_its_lost_flag_is_fetched_by_the_nearest_piece() -> None:
    """Two steps from the own flag a piece goes there, and not one that is further away."""
    s = placed("R5 E5", "R7 J2", *FAR)
    flags = (Flag(Seat(0), None, Space("F6"), 1), *s.flags[1:])
    assert choice(replace(s, flags=flags)) in ("E5-F5", "E5-E6")


def test_a_piece_that_stands_on_its_lost_flag_leaves_to_come_back_for_it() -> None:
    """A flag that was handed on or dropped is taken by coming onto its space, so nobody stays there."""
    s = placed("R7 E5", "R3 A5", "G4 M5", "B4 K15", "Y4 A9")
    flags = (Flag(Seat(0), None, Space("E5"), 1), *s.flags[1:])
    away = act(replace(s, flags=flags), choice(replace(s, flags=flags))).state
    assert all(p.space != "E5" for p in away.pieces)
    assert choice(replace(away, turn=Seat(0))).endswith("-E5")


def test_it_stops_who_is_about_to_fetch_a_flag_from_the_ring() -> None:
    """An enemy beside its flag on the ring is forestalled there, before the own flag is brought on."""
    s = placed("R5 I6", "R5 I4 R", "G8 H10", "G4 O9", "B4 O8", "Y4 A9")
    on_ring = replace(s, flags=(s.flags[0], Flag(Seat(1), None, Space("RING"), 1), *s.flags[2:]))
    assert choice(on_ring) == "I6-RING"


def test_no_cannon_bears_its_flag_instead_of_a_general() -> None:
    """A general does not hand the flag to a cannon because that stands a step nearer to the castle."""
    assert choice(placed("R8 J4 R", "R1 J5", "G5 F1", "B4 O9", "Y4 A9")) != "J4-J5"


def test_it_hands_no_flag_over_for_nothing() -> None:
    """A hand-over that does not bring the own flag on, or of another's flag, is worth less than any step."""
    thought = Thought(STRATEGO.view(placed("R5 E4 R", "R5 E3", *FAR), Seat(0)), Seat(0), weights.Weights())
    assert thought.worth(0, Space("E4"), Space("E3"), "hand") == IDLE
    assert thought.worth(1, Space("E3"), Space("D4"), "move") > IDLE
    other = Thought(STRATEGO.view(placed("R5 E4 G", "R5 E5", *FAR), Seat(0)), Seat(0), weights.Weights())
    assert other.worth(0, Space("E4"), Space("E5"), "hand") == IDLE


def test_it_dares_more_the_nearer_a_draw_is() -> None:
    """Fears fall from a fifth of the quiet rounds on, to a tenth at the end, and in a game of 200 rounds."""
    s = placed("R5 E4", "R4 F1 R", *FAR)
    found = [weights.daring(STRATEGO.view(replace(s, quiet=n), Seat(0))) for n in (0, 32, 96, 160)]
    assert found[:2] == [1.0, 1.0]
    assert found[2] == pytest.approx(0.55)
    assert found[3] == pytest.approx(0.1)
    assert weights.daring(STRATEGO.view(replace(s, number=800), Seat(0))) == pytest.approx(0.1)
    calm, bold = (
        weights.weights(STRATEGO.view(replace(s, quiet=n), Seat(0)), Seat(0), "strong") for n in (0, 160)
    )
    assert bold.danger < 0.2 * calm.danger
    assert bold.fetch > calm.fetch


def test_it_sets_up_differently_each_time_and_keeps_its_flag_with_a_strong_piece() -> None:
    """The bot sets up 20 different armies in 20 games, each with a rank of 6 or more at the flag."""
    armies = set()
    for number in range(20):
        s = STRATEGO.start(4, STRATEGO.Options(), chance(number)).state
        for n in range(30):
            if s.ready[0]:
                break
            view = STRATEGO.view(s, Seat(0))
            s = STRATEGO.apply(
                s, Seat(0), ours(view, chance(100 * number + n)), chance(100 * number + n)
            ).state
        assert s.ready[0]
        assert s.armies[0][16] >= 6
        armies.add(s.armies[0])
    assert len(armies) == 20


def test_it_agrees_to_a_draw_that_others_want() -> None:
    """The bot agrees after another player and only once, and not when its flag is next to the castle."""
    s = replace(placed("R5 F1 R", "G5 M8", "B5 H13", "Y5 B6"), quiet=40)
    assert choice(s) != "draw yes"
    assert choice(replace(s, agreed=(Seat(2),))) == "draw yes"
    assert choice(replace(s, agreed=(Seat(0), Seat(2)))) != "draw yes"
    ahead = replace(placed("R9 E4", "R8 E3", "R7 F1 R", "R6 G1", *FAR), quiet=40, agreed=(Seat(2),))
    assert choice(ahead) != "draw yes"
    near = replace(placed("R5 H6 R", "R4 F1", *FAR), quiet=40, agreed=(Seat(2),))
    assert choice(near) == "H6-RING"


def test_it_is_given_no_state() -> None:
    """The bot's modules name neither `State` nor `stratego.state` nor `stratego.reveal`."""
    room = Path(__file__).parents[3] / "games" / "stratego" / "bot"
    for path in room.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert "State" not in text
        assert "stratego.state" not in text
        assert "stratego.reveal" not in text

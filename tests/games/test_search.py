"""Determinized search: it finds what wins, repeats exactly, and keeps to its budget."""

import pytest

from games.chance import Chance, Derived
from games.contract import Seat, moves
from games.registry import GAMES
from games.search import Pseudo, Weighed, advance, playout, plays, weigh

WINS = {"low": 0.2, "middle": 0.5, "high": 0.8}
Found = tuple[Weighed[str], ...]


def _weighed(rounds: list[tuple[int, int]], seed: int = 1) -> tuple[Found, list[tuple[int, str]]]:
    """Weighs three bets against thrown numbers, and lists what was tried in which imagined state."""
    tried: list[tuple[int, str]] = []

    def worth(thrown: int, bet: str, chance: Chance) -> float:
        tried.append((thrown, bet))
        return float(thrown < 1000 * WINS[bet])

    imagine = lambda chance: chance.number("thrown", 1000)  # noqa: E731
    return weigh(list(WINS), imagine, worth, Derived(b"%d" % seed, 0), rounds), tried


def test_the_best_bet_is_first() -> None:
    """The order is that of the means, each near the probability to win, within its standard error."""
    found, _ = _weighed([(3, 400)])
    assert [one.move for one in found] == ["high", "middle", "low"]
    for one in found:
        assert one.worth == pytest.approx(WINS[one.move], abs=4 * one.error)
        assert 0.01 < one.error < 0.03


def test_every_candidate_is_tried_in_the_same_states() -> None:
    """In each iteration the candidates of the round share one imagined state."""
    _, tried = _weighed([(3, 5)])
    assert [bet for _, bet in tried] == list(WINS) * 5
    assert len({thrown for thrown, _ in tried}) == 5


def test_the_budget_is_spent_on_the_better_half() -> None:
    """Those that go on to later rounds come first, with more iterations."""
    found, tried = _weighed([(3, 50), (2, 50), (1, 10)])
    assert [(one.move, one.iterations) for one in found] == [("high", 110), ("middle", 100), ("low", 50)]
    assert len(tried) == 150 + 100 + 10


def test_it_repeats_from_the_same_chance() -> None:
    """The same chance gives the same figures, another one gives others."""
    assert _weighed([(3, 40)]) == _weighed([(3, 40)])
    assert _weighed([(3, 40)]) != _weighed([(3, 40)], seed=2)


def test_pseudo_chance_is_even() -> None:
    """Numbers and shuffles are equally likely: each of 6 orders and 6 numbers 800 to 1,200 of 6,000 times."""
    chance = Pseudo(3)
    orders = [chance.shuffle("s", "abc") for _ in range(6000)]
    numbers = [chance.number("n", 6) for _ in range(6000)]
    for found in (orders, numbers):
        counts = [found.count(one) for one in set(found)]
        assert len(counts) == 6
        assert all(800 < count < 1200 for count in counts)


@pytest.mark.parametrize("key", ["cribbage", "goofspiel", "olsen"])
def test_a_game_is_played_on_from_a_view(key: str) -> None:
    """A playout by the bots ends a game in its outcome, or after its horizon, from imagined states."""
    game = GAMES[key]
    policy = plays(game, game.strengths[0])
    s = game.start(2, game.Options(), Derived(b"1", 0)).state
    seat = game.waits(s)[0].seats[0]
    view, offered = game.view(s, seat), moves(game, s, seat)[:3]
    before = game.dump(s)
    for horizon, ends in ((0, 0.0), (3000, 1.0)):
        over = playout(game, seat, policy, lambda s: float(game.outcome(s) is not None), horizon)
        found = weigh(offered, lambda c: game.imagine(view, c), over, Derived(b"2", 0), [(3, 2)])
        assert [one.worth for one in found] == [ends] * len(offered)
    assert game.dump(s) == before


def test_a_clock_goes_on_where_no_seat_moves() -> None:
    """If every policy is silent, the first clock makes the move."""
    game = GAMES["cribbage"]
    s = game.start(2, game.Options(), Derived(b"1", 0)).state
    after = advance(game, s, lambda view, legal, chance: None, Pseudo(1))
    assert game.waits(after) != game.waits(s)
    assert game.view(after, Seat(0)) != game.view(s, Seat(0)) or game.view(after, Seat(1)) != game.view(
        s, Seat(1)
    )

"""The bot's strengths."""

import pytest

from games.chance import Derived
from games.contract import Seat
from games.goofspiel.rules import GOOFSPIEL
from games.goofspiel.views import Options
from tests.games.goofspiel.positions import bid, opening

GAMES = 60


@pytest.mark.sampled("strength")
def test_middle_beats_easy() -> None:
    """The stronger bot wins more than 1.3 times the points of the weaker one."""
    points = [0, 0]
    for number in range(GAMES):
        s = GOOFSPIEL.start(2, Options(), Derived(b"%d" % number, 0)).state
        while GOOFSPIEL.outcome(s) is None:
            for seat, strength in enumerate(("middle", "easy")):
                chance = Derived(b"%d" % number, len(s.rounds) * 2 + seat + 1)
                move = GOOFSPIEL.choose(GOOFSPIEL.view(s, Seat(seat)), tuple, chance, strength)
                assert move is not None
                s = GOOFSPIEL.apply(s, Seat(seat), move, chance).state
        points = [have + more for have, more in zip(points, s.points, strict=True)]
    assert points[0] > 1.3 * points[1]


def test_the_middle_bot_keeps_its_highest_card_for_the_highest_prize() -> None:
    """While a higher prize is to come, it bids its highest card on no other; then it bids that."""
    for prize, expected in ((12, {bid(0, 12)}), (13, {bid(0, 13)})):
        view = GOOFSPIEL.view(opening(3, (prize,)), Seat(0))
        chances = (Derived(b"%d" % number, 0) for number in range(20))
        assert {str(GOOFSPIEL.choose(view, tuple, chance, "middle")) for chance in chances} == expected

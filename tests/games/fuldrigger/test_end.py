"""Games between bots end within a bound, and without idle sailing."""

import pytest

from games.chance import Derived
from games.fuldrigger.moves import Buy, Collect, EndTurn, NewShip, Scrap, Sell
from games.fuldrigger.rules import FULDRIGGER
from games.fuldrigger.state import State
from games.fuldrigger.views import Options
from tests.games.fuldrigger.invariants import BOT_TURN

IDLE = 16
"""In how many turns running a company may sail and neither trade nor buy; the longest voyages take nine."""
HOUSE_RULES = (
    Options(rounds="10"),
    Options(rounds="10", war="open", cash="hidden", home="any", order="roll", bank="first", tokens="free"),
    Options(rounds="10", isthmus="on", guests="sheltered"),
    Options(rounds="40"),
    Options(rounds="30", home="any"),
)
TRADE = (Buy, Collect, NewShip, Scrap, Sell)


def ends(options: Options, seats: int, strength: str, number: int) -> None:
    """Plays a game of bots alone; fails where it passes the bound, or where a company sails in circles."""
    seed = f"end {seats} {number}".encode()
    s: State = FULDRIGGER.start(seats, options, Derived(seed, 0)).state
    idle = [0] * seats
    for n in range(1, BOT_TURN * seats * int(options.rounds)):
        if FULDRIGGER.outcome(s) is not None:
            return
        waits = FULDRIGGER.waits(s)
        seat = next((w.seats[0] for w in waits if w.pace == "offer"), waits[0].seats[0])
        move = FULDRIGGER.choose(FULDRIGGER.view(s, seat), (), Derived(seed, n), strength)
        assert move is not None
        if isinstance(move, TRADE):
            idle[seat] = 0
        elif isinstance(move, EndTurn) and s.sea.dice and s.sea.voyages:
            idle[seat] += 1
            assert idle[seat] <= IDLE
        s = FULDRIGGER.apply(s, seat, move, Derived(seed, n)).state
    raise AssertionError("it does not end")


@pytest.mark.sampled("bots")
@pytest.mark.parametrize("strength", FULDRIGGER.strengths)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_alone_reach_the_end(seats: int, strength: str) -> None:
    """Each game ends within the bound, and no company sails more than 16 turns running without trade."""
    for number, options in enumerate(HOUSE_RULES[:3]):
        ends(options, seats, strength, number)


@pytest.mark.soak
@pytest.mark.parametrize("strength", FULDRIGGER.strengths)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", HOUSE_RULES)
def test_bots_alone_reach_the_end_over_two_hundred_games(options: Options, seats: int, strength: str) -> None:
    """The same holds for 200 games with each set of house rules."""
    for number in range(200):
        ends(options, seats, strength, number)

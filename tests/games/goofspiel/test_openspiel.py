"""Games that OpenSpiel has played come out the same here."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from games.goofspiel.rules import GOOFSPIEL
from tests.games.goofspiel.positions import opening, rounds

STORED = (Path(__file__).parent / "openspiel.txt").read_text(encoding="utf-8").splitlines()[1:]


def check(lines: Iterable[str]) -> None:
    """Plays each game and compares points and winners; see `make_openspiel` for the fields."""
    for line in lines:
        prizes, *bids, points, returns = ([float(n) for n in part.split()] for part in line.split("|"))
        s = opening(len(bids), [int(n) for n in prizes])
        s = rounds(s, *([int(n) for n in bid] for bid in zip(*bids, strict=True)))
        outcome = GOOFSPIEL.outcome(s)
        assert [*outcome.scores] == points, line
        best = [seat for seat, won in enumerate(returns) if won == max(returns)]
        assert [*outcome.placing[0]] == best, line


def test_stored_games_come_out_as_in_openspiel() -> None:
    """Points and winners of forty stored games are those of OpenSpiel."""
    assert len(STORED) == 40
    check(STORED)


@pytest.mark.soak
def test_fresh_games_come_out_as_in_openspiel() -> None:
    """Points and winners of newly generated games are those of OpenSpiel."""
    pytest.importorskip("pyspiel", reason="OpenSpiel is installed by `make bench`")
    from tests.games.goofspiel.make_openspiel import lines

    check(lines(3, 100))

"""The promises of docs/reliability.md, each tried as often as a person has time for; see `__main__.py`."""

from typing import Final

from tests.proof import canaries, faults, fuzz, games, kills, lives, redeals
from tests.proof.runs import Run

RUNS: Final[dict[str, Run]] = {
    "kills": kills.RUN,
    "fuzz": fuzz.RUN,
    "faults": faults.RUN,
    "canaries": canaries.RUN,
    "games": games.RUN,
    "redeals": redeals.RUN,
    "lives": lives.RUN,
}

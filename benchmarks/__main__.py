"""`make bench`: measures every performance goal, together with what it is compared to."""

import sys

from benchmarks import engine, render, store, whole
from benchmarks.games import cribbage, fuldrigger, kasino, kinaskak

PARTS = {
    "engine": engine,
    "cribbage": cribbage,
    "fuldrigger": fuldrigger,
    "kasino": kasino,
    "kinaskak": kinaskak,
    "render": render,
    "store": store,
    "whole": whole,
}


def main() -> None:
    """Runs all benchmarks, or those named on the command line."""
    for name in sys.argv[1:] or PARTS:
        PARTS[name].main()


if __name__ == "__main__":
    main()

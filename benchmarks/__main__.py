"""`make bench`: every goal that is owed, both sides in one run."""

import sys

from benchmarks import cribbage, engine, fuldrigger, kasino, kinaskak, render, store, whole

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
    """Measure all parts, or those named on the command line."""
    for name in sys.argv[1:] or PARTS:
        PARTS[name].main()


if __name__ == "__main__":
    main()

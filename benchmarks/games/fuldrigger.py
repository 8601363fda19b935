"""Fuldrigger late in a game: its board compared to plain Pillow (R1, R2), its rules to catanatron (E5).

Pillow pastes the same cached sprites and saves a PNG at level 6. catanatron, another trading game with many
moves a turn, is measured where it is installed (`pip install catanatron`); both play by random moves.
"""

import importlib
import random
import time
from typing import Any

import render
from benchmarks.render import after_a_move
from benchmarks.rows import Row, show
from games.chance import Derived
from games.contract import Seat
from games.fuldrigger.bot import choose
from games.fuldrigger.rules import FULDRIGGER
from render import Look
from render.drawing.strips import Scene
from render.fuldrigger import board_image

LOOK = Look("en", ("Anna Guðmundsdóttir", "Søren", "Bo", "Clara"))
REPS = 2
MOVES = 16
ACTIONS = 1000


def game(number: int, length: int) -> list[Any]:
    """Returns the states after each move of four bots."""
    s = FULDRIGGER.start(4, FULDRIGGER.Options(), Derived(b"bench", number)).state
    states = [s]
    for n in range(1, length):
        seat = FULDRIGGER.waits(s)[0].seats[0]
        s = FULDRIGGER.apply(s, seat, choose.best(FULDRIGGER.view(s, seat)), Derived(b"bench", n)).state
        states.append(s)
    return states


def boards() -> list[Scene]:
    """Returns the boards of consecutive positions late in a game."""
    return [board_image.scene(FULDRIGGER.view(s, None), LOOK) for s in game(1, 160)[-MOVES:]]


def asks() -> list[Row]:
    """Returns the row E5 for the slowest ask late in a game."""
    worst = 0.0
    for s in game(2, 200)[-40:]:
        seat = s.sea.turn
        for key in FULDRIGGER.asks(s, seat):
            first = FULDRIGGER.ask(s, seat, key, ()).values
            for picked in ((), *((value.token,) for value in first)):
                started = time.process_time()
                FULDRIGGER.ask(s, seat, key, picked)
                worst = max(worst, time.process_time() - started)
    return [Row("E5", "fuldrigger, slowest ask in ms", worst * 1e3, "<=", 5.0)]


def random_actions() -> float:
    """Returns our actions a second: a random move is picked by its asks and applied."""
    chooser, done, started = random.Random(1), 0, time.process_time()
    while done < ACTIONS:
        s = FULDRIGGER.start(4, FULDRIGGER.Options(), Derived(b"act", done)).state
        while FULDRIGGER.outcome(s) is None and done < ACTIONS:
            seat = FULDRIGGER.waits(s)[0].seats[0]
            s = FULDRIGGER.apply(s, seat, _random(s, seat, chooser), Derived(b"act", done)).state
            done += 1
    return done / (time.process_time() - started)


def _random(s: Any, seat: Seat, chooser: random.Random) -> Any:
    key, picked = FULDRIGGER.asks(s, seat)[0], list[str]()
    while True:
        ask = FULDRIGGER.ask(s, seat, key, picked)
        if ask.whole is not None and (not ask.values or chooser.random() < 0.5):
            return ask.whole
        picked.append(chooser.choice(ask.values).token)


def catan_actions() -> float | None:
    """Returns the actions a second of catanatron's random players; None if it is not installed."""
    try:
        catanatron = importlib.import_module("catanatron")
        game_ = importlib.import_module("catanatron.game")
    except ImportError:
        return None
    colours = list(catanatron.Color)
    done, started = 0, time.process_time()
    while done < ACTIONS:
        one = game_.Game([catanatron.RandomPlayer(colour) for colour in colours])
        one.play()
        done += len(one.state.actions)
    return float(done / (time.process_time() - started))


def engine() -> list[Row]:
    """Returns the row E5: actions a second."""
    ours, theirs = random_actions(), catan_actions()
    if theirs is None:
        return [Row("E5", "fuldrigger actions/s (no peer installed)", ours, ">=", 0.0)]
    note = f"{ours:.0f} to {theirs:.0f}"
    return [Row("E5", "fuldrigger actions/s / catanatron", ours / theirs, ">=", 2.0, note)]


def main() -> None:
    """Prints the rows."""
    render.of(FULDRIGGER.view(game(1, 2)[-1], None)).board(LOOK)
    show(after_a_move("fuldrigger late in a game", boards(), REPS, time.process_time))
    for part in (asks, engine):
        show(part())


if __name__ == "__main__":
    main()

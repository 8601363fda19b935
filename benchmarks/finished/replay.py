"""Replays: rows P1 and P2, a step of a replay compared to the move that made it.

A move draws the board and the hand of who made it; a step loads the position, and draws the board and all
hands.
"""

from typing import Any

import render
from benchmarks.benches import BENCHES, game
from benchmarks.rows import Row, interleaved, show
from games.contract import Event, Seat
from games.registry import GAMES
from render.drawing.pictures import PICTURES
from render.drawing.strips import STRIPS
from tables.replays import files
from tables.replays.lines import Line
from tables.replays.replay import Replay
from tables.replays.service import step_of
from tables.views import Chair, TableInfo

MOVES = 40
REPS = 7
STRANGER = 1


def recorded(key: str, states: list[Any]) -> Replay:
    """Returns the replay of a game, each of whose moves everybody has seen."""
    rules = GAMES[key]
    event = (Event("step-closed"),)
    chairs = (Chair(bot=True),) * len(BENCHES[key].look.names)
    return Replay(rules, [Line(1, None, event, rules.dump(s), chairs) for s in states], rules.rules_version)


def moved(key: str, states: list[Any], *, hands: bool) -> None:
    """Draws the board after each move, and with `hands` that of the seat that moved."""
    rules, look = GAMES[key], BENCHES[key].look
    PICTURES.clear()  # so that both sides draw the same changes
    STRIPS.clear()
    mover = Seat(0)
    for state in states:
        public = rules.view(state, None)
        render.of(public).board(look)
        if hands:
            render.of(rules.view(state, mover)).hand(look)
        mover = next(iter(public.waiting), mover)


def stepped(key: str, replay: Replay, info: TableInfo, viewer: int | None) -> None:
    """Draws each step as a viewer sees it."""
    look = BENCHES[key].look
    PICTURES.clear()
    STRIPS.clear()
    for number in range(1, len(replay.lines) + 1):
        step = step_of(replay, info, viewer, number, may_open=True)
        view = render.of(step.table_view.view).opened(step.hands) if step.hands else step.table_view.view
        render.of(view).board(look)
        scene = render.hands_scene(step.hands, look) if step.hands else None
        if scene is not None:
            render.png(scene)


def steps(key: str) -> list[Row]:
    """Returns the rows of a game."""
    states = game(key, 1, MOVES)
    replay = recorded(key, states)
    info = files.described(key, replay)
    stepped(key, replay, info, None)  # draws sprites and finds the moments once
    cost = interleaved(
        {
            "move": lambda: moved(key, states, hands=True),
            "open": lambda: stepped(key, replay, info, None),
            "board": lambda: moved(key, states, hands=False),
            "seen": lambda: stepped(key, replay, info, STRANGER),
        },
        REPS,
    )
    each = {name: seconds * 1e3 / len(states) for name, seconds in cost.items()}
    note = f"{each['open']:.1f} against {each['move']:.1f} ms"
    note_seen = f"{each['seen']:.1f} against {each['board']:.1f} ms"
    opened = f"{key}: step of a replay, all hands / a move's board and hand"
    seen = f"{key}: step of a replay, as the channel saw it / a move's board"
    return [
        Row("P1", opened, cost["open"] / cost["move"], "<=", 1.0, note),
        Row("P2", seen, cost["seen"] / cost["board"], "<=", 1.1, note_seen),
    ]


def main() -> None:
    """Prints the rows."""
    for key in sorted(BENCHES):
        show(steps(key))


if __name__ == "__main__":
    main()

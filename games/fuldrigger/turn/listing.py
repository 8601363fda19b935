"""All moves of a seat at once, in the order of its questions."""

from games.fuldrigger import choices, questions
from games.fuldrigger.moves import Move
from games.fuldrigger.state import State
from games.params import Seat


def every(s: State, seat: Seat) -> list[Move]:
    """Returns all moves that the seat's questions offer, each once."""
    steps = (step() for step in questions.steps(s, seat).values())
    return list(dict.fromkeys(move for step in steps for move in choices.moves(step)))

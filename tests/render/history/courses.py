"""Random whole games as the pictures of a whole game get them."""

from render import Look
from render.history import Course, Position
from tests.contract.records import play

NAMES = ("Anna", "Bjørn", "Eydís", "Daan", "Maja", "Jón", "Ida", "Piet", "Rós", "Ole")


def course(key: str, number: int = 0, language: str = "en") -> Course:
    """Returns the course of a random game."""
    record = play(key, number)
    steps = (record.start, *(entry.step for entry in record.entries))
    positions = tuple(
        Position(record.rules.view(step.state, None), tuple(e for e in step.events if e.audience is None))
        for step in steps
    )
    look = Look(language, NAMES[: record.seats])
    return Course(positions, record.rules.outcome(record.end), look)

"""The chart with all voyages since the reader's last turn."""

from msgspec.structs import replace

from games.fuldrigger.views import FuldriggerView, Voyage
from render.drawing.pictures import png
from render.fuldrigger import board_image
from render.look import Look


def since(view: FuldriggerView, look: Look) -> bytes:
    """Returns the board with all voyages since the seat's last turn; for spectators, of the last round."""
    return png(board_image.scene(replace(view, sea=replace(view.sea, voyages=trail(view))), look))


def trail(view: FuldriggerView) -> tuple[Voyage, ...]:
    """Returns the voyages since the seat's last finished turn, including those of its present turn."""
    sea = view.sea
    own = [n for n, wake in enumerate(sea.wakes) if wake.seat == view.seat]
    past = sea.wakes[own[-1] + 1 if own else 0 :]
    return tuple(v for wake in past for v in wake.voyages) + (sea.voyages if sea.dice else ())

"""The position of the labelled picture of the short rules, and what differs where a circle stands.

It is a part of the chart with its owner's panel below, since signs are too small on the whole chart. A
voyage from a sign to the next space shows where the sign is.
"""

from msgspec.structs import replace

from games.fuldrigger.views import Fort, FuldriggerView, Good, Load, Options, Sea, Ship, Space, Town, Voyage
from games.params import Seat
from locales import speech
from render.drawing.strips import Scene
from render.fuldrigger import board_image, colours
from render.fuldrigger.chart import REGIONS, WIDE, ChartView
from render.fuldrigger.colours import TABLE
from render.fuldrigger.company import panel
from render.look import Look
from render.page import Page
from render.renderer import Primer
from render.voice import shown_names

ONE, OTHER = Seat(0), Seat(1)
_GAP = 10


def scene(view: FuldriggerView, look: Look) -> Scene:
    """Returns the chart around Saint Thomas and the first company below it."""
    page = Page(WIDE, colours.FRAME, look)
    chart = ChartView(REGIONS["caribbean"])
    board_image.draw(page, view, look, chart)
    names = shown_names(look, len(view.sea.order))
    place = (_GAP, chart.tall + _GAP, WIDE - 2 * _GAP, board_image.PANEL_TALL)
    panel(page, view, ONE, names, speech(look.language), place)
    return page.scene(chart.tall + board_image.PANEL_TALL + 2 * _GAP, TABLE)


def _view() -> FuldriggerView:
    """Returns the channel's view in the middle of a game."""
    wine = Load(Good("wine"), 30, 12)
    return FuldriggerView(
        seat=None,
        waiting=(ONE,),
        options=Options(),
        sea=Sea(
            phase="play",
            order=(ONE, OTHER),
            turn=ONE,
            bank=OTHER,
            homes=(Town("STT"), Town("LON")),
            dice=(4, 3, 2),
            round=5,
            number=9,
            ships=(
                Ship(ONE, 1, Space("GUY-LEE.1"), wine),
                Ship(ONE, 2, Space("LON")),
                Ship(ONE, 3, Space("LON")),
                Ship(OTHER, 1, Space("BAH-YUC.1")),
            ),
        ),
        cash=(120, 90),
        curve=(),
    )


def primer() -> Primer[FuldriggerView]:
    """Returns the position and what differs."""
    at = _view()
    first = at.sea.ships[0]
    others = {
        "fuldrigger-primer-town": replace(at, sea=replace(at.sea, forts=(Fort(Town("STT"), OTHER),))),
        "fuldrigger-primer-ship": _with(at, replace(first, at=Space("LON"))),
        "fuldrigger-primer-tailwind": _sailed(at, "GUY-LEE.4", "GUY-LEE.3"),
        "fuldrigger-primer-headwind": _sailed(at, "PER-PAN.2", "PER-PAN.3"),
        "fuldrigger-primer-storm": _sailed(at, "LEE-CAR.3", "LEE-CAR.4"),
        "fuldrigger-primer-pirates": _sailed(at, "PBO-CAR.2", "PBO-CAR.1"),
        "fuldrigger-primer-fortune": _with(at, replace(first, load=Load(Good("wine"), 960, 12))),
    }
    return Primer(at, others)


def _with(view: FuldriggerView, ship: Ship) -> FuldriggerView:
    return replace(view, sea=replace(view.sea, ships=(ship, *view.sea.ships[1:])))


def _sailed(view: FuldriggerView, one: str, other: str) -> FuldriggerView:
    voyage = Voyage(OTHER, 2, (Space(one), Space(other)), "sea")
    return replace(view, sea=replace(view.sea, voyages=(voyage,)))

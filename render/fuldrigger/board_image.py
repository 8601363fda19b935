"""The board picture: the chart with ships, forts and the last voyages, and the companies below it.

Only what the channel may see is read from a view, so a seat's view gives the same bytes where nothing is
hidden from anybody.
"""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from games.fuldrigger.views import FREE, FuldriggerView, Space, Voyage
from locales import Speech, speech
from render import banner
from render.drawing.canvas import Point
from render.drawing.sprites import Sprite
from render.drawing.strips import Scene
from render.fuldrigger import art, base, cartouche, colours
from render.fuldrigger.chart import AT, REGIONS, WIDE, WORLD, ChartView, region
from render.fuldrigger.colours import TABLE
from render.fuldrigger.company import ending, has_politics, panel, whereabouts
from render.fuldrigger.name_positions import CARTOUCHE, Frame
from render.fuldrigger.sign_positions import PLATE, PlacedSign, Sign, extent, placed_signs
from render.look import Look
from render.page import Page
from render.voice import shown_names

PANEL_TALL: Final = 150
PEACE_TALL: Final = 34
"""Height of a panel, and of its row about wars and truces."""
_COLUMNS: Final = 2
_GAP: Final = 10
_ROW: Final = 62
_MOST: Final = 8
"""Height of a row with fleets that have moved; most of them."""
_LARGE: Final = 32
"""Largest size of where a fleet sailed."""


def scene(view: FuldriggerView, look: Look) -> Scene:
    """Returns what the picture shows."""
    page = Page(WIDE, colours.FRAME, look)
    chart = ChartView(WORLD)
    say = speech(look.language)
    names = shown_names(look, len(view.sea.order))
    if (over := ending(view, say)) is not None:
        banner.draw(page, over, names, say, art.sign, colours.SEATS)
    draw(page, view, look, chart, closed=(CARTOUCHE,))
    cartouche.draw(page, view, names, say)
    wide = (WIDE - _GAP * (_COLUMNS + 1)) // _COLUMNS
    tall = PANEL_TALL + PEACE_TALL * has_politics(view)
    for n, seat in enumerate(sorted(view.sea.order)):
        row, column = divmod(n, _COLUMNS)
        place = (_GAP + column * (wide + _GAP), chart.tall + _GAP + row * (tall + _GAP))
        panel(page, view, seat, names, say, (*place, wide, tall))
    rows = -(-len(view.sea.order) // _COLUMNS)
    top = chart.tall + rows * (tall + _GAP) + _GAP
    return page.scene(top + _moved(page, view.sea.voyages[-_MOST:], say, top), TABLE)


def _moved(page: Page, voyages: Sequence[Voyage], say: Speech, top: int) -> int:
    """Draws the fleets that have moved large enough for a phone, below all else; returns the height."""
    wide = (WIDE - _GAP * (_COLUMNS + 1)) // _COLUMNS
    for n, voyage in enumerate(voyages):
        row, column = divmod(n, _COLUMNS)
        x, y = _GAP + column * (wide + _GAP), top + row * (_ROW + _GAP)
        page.block(x, y, wide, _ROW, 14, colours.PAPER, colours.PAPER_DARK)
        ship = art.ship(voyage.seat, 56, loaded=False, privateer=False, calm=False)
        page.centred(ship, x + 36, y + _ROW / 2)
        page.centred(art.number(str(voyage.number), voyage.seat, 27), x + 54, y + _ROW / 2 + 14)
        start, end = (whereabouts(at, say) for at in (voyage.way[0], voyage.way[-1]))
        text, room = f"{start} → {end}", wide - 96 - 44 * (voyage.end == "lost")
        page.name(x + 76, y + _ROW / 2, text, _LARGE, colours.INK, width=room)
        if voyage.end == "lost":
            page.centred(art.wreck(44), x + wide - 34, y + _ROW / 2)
    return -(-len(voyages) // _COLUMNS) * (_ROW + _GAP)


def since(view: FuldriggerView, look: Look) -> Scene:
    """Returns the board with all voyages since the seat's last turn; for spectators, of the last round."""
    return scene(replace(view, sea=replace(view.sea, voyages=trail(view))), look)


def trail(view: FuldriggerView) -> tuple[Voyage, ...]:
    """Returns the voyages since the seat's last finished turn, including those of its present turn."""
    sea = view.sea
    own = [n for n, wake in enumerate(sea.wakes) if wake.seat == view.seat]
    past = sea.wakes[own[-1] + 1 if own else 0 :]
    return tuple(v for wake in past for v in wake.voyages) + (sea.voyages if sea.dice else ())


# -- what lies on a chart


def draw(
    page: Page,
    view: FuldriggerView,
    look: Look,
    chart: ChartView,
    marks: Sequence[str] = (),
    closed: Sequence[Frame] = (),
) -> None:
    """Draws a part of the chart with everything on it; `marks` are `to SPACE`, for spaces in reach.

    No ship is placed in `closed`.
    """
    page.put_all(base.base(chart, look.language, TABLE), 0, 0)
    for voyage in view.sea.voyages:
        _voyage(page, chart, voyage)
    for trial in view.trials:
        _line(page, chart, trial.way, colours.WAY, 7 if chart.is_world else 10)
    found = placed_signs(view, chart, look.language, closed)
    _forts(page, chart, found)
    for at in (Space(mark.removeprefix("to ")) for mark in marks if mark.startswith("to ")):
        if at in AT and chart.box.holds(AT[at]):
            page.centred(art.ring(44 if chart.is_world else 62), *chart.at(AT[at]))
    _ships(page, chart, found)
    for trial in view.trials if len(view.trials) > 1 else ():
        page.centred(art.number(str(trial.number), trial.seat, 36), *chart.at(AT[trial.way[-1]]))


def _voyage(page: Page, chart: ChartView, voyage: Voyage) -> None:
    _line(page, chart, voyage.way, colours.SEATS[voyage.seat], 6 if chart.is_world else 9)
    if voyage.end == "lost" and chart.box.holds(AT[voyage.way[-1]]):
        page.centred(art.wreck(40 if chart.is_world else 62), *chart.at(AT[voyage.way[-1]]))


def _line(
    page: Page, chart: ChartView, way: Sequence[Space], colour: tuple[int, int, int], width: int
) -> None:
    """Draws a line of beads; if it leaves the chart on one side it continues on the other."""
    bead = art.bead(colour, width)
    for part in _parts(way):
        if len(part) > 1:
            for x, y in art.beaded([chart.at(AT[at]) for at in part], width):
                if -width < x < WIDE + width and -width < y < chart.tall + width:
                    page.centred(bead, x, y)


def _parts(way: Sequence[Space]) -> list[list[Space]]:
    parts: list[list[Space]] = [[]]
    for at in way:
        if parts[-1] and abs(AT[at][0] - AT[parts[-1][-1]][0]) > WORLD.right / 2:
            parts.append([])
        parts[-1].append(at)
    return parts


def _forts(page: Page, chart: ChartView, found: Sequence[PlacedSign]) -> None:
    """Draws forts on their towns, and lines to all that were moved aside."""
    for sign, (middle, place, tied) in found:
        if tied:
            line, corner = art.tie(place, middle, sign.seat)
            page.put(line, *corner)
    for sign, (middle, _, _) in found:
        if not sign.ships:
            page.centred(art.fort(sign.seat, chart.fort), *middle)


def _ships(page: Page, chart: ChartView, found: Sequence[PlacedSign]) -> None:
    """Draws ships on their spaces or beside their ports, with their numbers."""
    for sign, (middle, _, _) in found:
        if sign.ships:
            page.centred(_fleet(sign, chart.ship), *middle)
            plate = art.number(sign.numbers, sign.seat, round(chart.ship * PLATE))
            _, _, right, bottom = extent(middle, chart, is_fleet=True)
            page.put(plate, right - plate.width, bottom - plate.height)


def _fleet(sign: Sign, size: int) -> Sprite:
    """Returns the sign of the ships; loaded if one of them is."""
    first, loaded = sign.ships[0], any(ship.load is not None for ship in sign.ships)
    return art.ship(sign.seat, size, loaded=loaded, privateer=first.privateer, calm=first.calm != FREE)


# -- parts of the chart


def preview(view: FuldriggerView, look: Look, picked: Sequence[str], marks: Sequence[str]) -> Scene:
    """Returns the relevant part of the chart, with the voyage dotted and the spaces in reach ringed."""
    points = [AT[at] for trial in view.trials for at in trial.way] or _marked(marks)
    return near(view, look, region(points), marks)


def _marked(marks: Sequence[str]) -> list[Point]:
    spaces = (Space(mark.split(" ", 1)[1]) for mark in marks if mark.startswith(("to ", "at ")))
    return [AT[at] for at in spaces if at in AT]


def near(view: FuldriggerView, look: Look, name: str, marks: Sequence[str] = ()) -> Scene:
    """Returns a detail map of a region; below it what a voyage is like."""
    chart = ChartView(REGIONS[name])
    page = Page(WIDE, colours.FRAME, look)
    draw(page, view, look, chart, marks)
    if not view.trials:
        return page.scene(chart.tall, TABLE)
    say, top = speech(look.language), chart.tall + _GAP
    if len(view.trials) > 1:
        rows = [Voyage(one.seat, one.number, one.way, "sea") for one in view.trials]
        return page.scene(top + _moved(page, rows, say, top), TABLE)
    (trial,) = view.trials
    text = " · ".join(
        (
            say.say("fuldrigger-picture-sailed", count=len(trial.way) - 1),
            say.say("fuldrigger-picture-risk", risk=trial.risk),
        )
    )
    page.block(_GAP, top, WIDE - 2 * _GAP, _ROW, 14, colours.PAPER, colours.PAPER_DARK)
    page.write(WIDE / 2, top + _ROW / 2, text, 36, colours.INK, weight="Bold", width=900, align="middle")
    return page.scene(top + _ROW + _GAP, TABLE)

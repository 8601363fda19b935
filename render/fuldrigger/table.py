"""The channel's picture: the chart with ships, forts and the last voyages, and the companies below it.

Only what the channel may see is read from a view, so a seat's view gives the same bytes where nothing is
hidden from anybody.
"""

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from games.fuldrigger.views import FREE, FuldriggerView, Ship, Space, Voyage
from locales import Speech, speech
from render.canvas import Point, Sprite
from render.fuldrigger import art, base, colours
from render.fuldrigger.chart import AT, PLACES, PORT, REGIONS, WORLD, bent, region, seawards
from render.fuldrigger.company import panel
from render.fuldrigger.palette import TABLE
from render.fuldrigger.scale import View
from render.lettering import named
from render.look import Look
from render.page import Page
from render.strips import Scene, is_cheap, png

WIDE: Final = 1400
NEAR: Final = 1000
_WARM_STRIPS: Final = 8
_PANEL_TALL: Final = 182
_COLUMNS: Final = 2
_ABREAST: Final = 3
_GAP: Final = 10
CARTOUCHE: Final = (850.0, 88.0)


def board(view: FuldriggerView, look: Look) -> bytes:
    """The picture as a PNG, 1,400 pixels wide."""
    return png(scene(view, look))


def is_warm(view: FuldriggerView, look: Look) -> bool:
    """Whether only a few strips would have to be drawn, of sprites that have been painted."""
    return is_cheap(scene(view, look), _WARM_STRIPS)


def scene(view: FuldriggerView, look: Look) -> Scene:
    """What lies on the picture."""
    page = Page(WIDE, colours.FRAME, look)
    chart = View(WORLD, WIDE)
    draw(page, view, look, chart)
    say = speech(look.language)
    names = shown_names(view, look, say)
    title(page, view, say, chart)
    wide = (WIDE - _GAP * (_COLUMNS + 1)) // _COLUMNS
    for n, seat in enumerate(sorted(view.sea.order)):
        row, column = divmod(n, _COLUMNS)
        place = (_GAP + column * (wide + _GAP), chart.tall + _GAP + row * (_PANEL_TALL + _GAP))
        panel(page, view, seat, names, say, (*place, wide, _PANEL_TALL))
    rows = -(-len(view.sea.order) // _COLUMNS)
    return page.scene(chart.tall + rows * (_PANEL_TALL + _GAP) + _GAP, TABLE)


def shown_names(view: FuldriggerView, look: Look, say: Speech) -> tuple[str, ...]:
    """The names as they can be drawn; who has none that can is called by the seat."""
    given = (*look.names, "", "", "", "")
    return tuple(named(given[n], say.say("picture-player", number=n + 1)) for n in range(len(view.sea.order)))


def title(page: Page, view: FuldriggerView, say: Speech, chart: View) -> None:
    """The round on a cartouche, and what was rolled."""
    sea = view.sea
    text = say.say("fuldrigger-picture-choosing")
    if sea.round:
        text = say.say("fuldrigger-picture-round", round=sea.round, rounds=view.options.rounds)
    if sea.last_round:
        text = say.say("fuldrigger-picture-last")
    if sea.dice:
        text += f" · {sum(sea.dice)}"
    x, y = chart.at(bent(*CARTOUCHE))
    page.block(round(x) - 246, round(y) - 50, 492, 100, 26, colours.PAPER, colours.FRAME)
    page.block(round(x) - 238, round(y) - 42, 476, 84, 20, colours.PAPER, colours.GOLD)
    page.write(x, y, text, 44, colours.INK, weight="Bold", width=448, align="middle")


# -- what lies on a chart


def draw(page: Page, view: FuldriggerView, look: Look, chart: View, marks: Sequence[str] = ()) -> None:
    """A part of the chart with everything on it; `marks` are `to SPACE`, which can be reached."""
    page.put(base.base(chart, look.language), 0, 0)
    for voyage in view.sea.voyages:
        _voyage(page, chart, voyage)
    if view.trial is not None:
        _line(page, chart, view.trial.way, colours.WAY, 9 if chart.is_world else 10)
    _forts(page, view, chart)
    for at in (Space(mark.removeprefix("to ")) for mark in marks if mark.startswith("to ")):
        if at in AT and chart.box.holds(AT[at]):
            page.centred(art.ring(44 if chart.is_world else 62), *chart.at(AT[at]))
    _ships(page, view, chart)


def _voyage(page: Page, chart: View, voyage: Voyage) -> None:
    _line(page, chart, voyage.way, colours.SEATS[voyage.seat], 8 if chart.is_world else 9)
    if voyage.end == "lost" and chart.box.holds(AT[voyage.way[-1]]):
        page.centred(art.wreck(40 if chart.is_world else 62), *chart.at(AT[voyage.way[-1]]))


def _line(page: Page, chart: View, way: Sequence[Space], colour: tuple[int, int, int], width: int) -> None:
    """A dotted line; where it leaves the chart on one side it begins anew on the other."""
    for part in _parts(way):
        if len(part) > 1:
            sprite, (x, y) = art.dotted([chart.at(AT[at]) for at in part], colour, width)
            page.put(sprite, x, y)


def _parts(way: Sequence[Space]) -> list[list[Space]]:
    parts: list[list[Space]] = [[]]
    for at in way:
        if parts[-1] and abs(AT[at][0] - AT[parts[-1][-1]][0]) > WORLD.right / 2:
            parts.append([])
        parts[-1].append(at)
    return parts


def _forts(page: Page, view: FuldriggerView, chart: View) -> None:
    """A fort stands on its town."""
    for fort in view.sea.forts:
        for at in PLACES[fort.town].anchorages[:1]:
            if chart.box.holds(AT[at]):
                page.centred(art.fort(fort.seat, chart.fort), *chart.at(AT[at]))


def _ships(page: Page, view: FuldriggerView, chart: View) -> None:
    """Ships beside one another where several lie on a space; in port on the side of the sea."""
    size = chart.ship
    lying: dict[Space, list[Ship]] = defaultdict(list)
    for ship in view.sea.ships:
        if chart.box.holds(AT[ship.at]):
            lying[ship.at].append(ship)
    for at, ships in lying.items():
        places = _berths(len(ships), chart, at, size)
        for ship, place in zip(ships, places, strict=True):
            page.centred(_ship(ship, size), *place)
        for ship, (sx, sy) in zip(ships, places, strict=True):
            plate = art.number(str(ship.number), ship.seat, round(size * 0.44))
            page.centred(plate, sx + size * 0.2, sy + size * 0.3)


def _berths(count: int, chart: View, at: Space, size: int) -> list[Point]:
    """Rows of at most three: around their space, or off the town where its lanes begin."""
    rows, columns = -(-count // _ABREAST), min(count, _ABREAST)
    wide, tall = (columns - 1) * size * 0.62, (rows - 1) * size * 0.6
    x, y = chart.at(AT[at])
    if at in PORT:
        dx, dy = seawards(at)
        x, y = x + dx * (size * 0.62 + wide / 2), y + dy * (size * 0.62 + tall / 2)
    found = []
    for n in range(count):
        row, column = divmod(n, _ABREAST)
        found.append((x - wide / 2 + column * size * 0.62, y - tall / 2 + row * size * 0.6))
    return found


def _ship(ship: Ship, size: int) -> Sprite:
    """A ship as it is."""
    loaded = ship.load is not None
    return art.ship(ship.seat, size, loaded=loaded, privateer=ship.privateer, calm=ship.calm != FREE)


# -- parts of the chart


def preview(view: FuldriggerView, look: Look, picked: tuple[str, ...], marks: tuple[str, ...]) -> bytes:
    """The part of the chart that matters, with the voyage dotted on it and what can be reached ringed."""
    points = [AT[at] for at in view.trial.way] if view.trial is not None else _marked(marks)
    return near(view, look, region(points), marks)


def _marked(marks: Sequence[str]) -> list[Point]:
    spaces = (Space(mark.split(" ", 1)[1]) for mark in marks if mark.startswith(("to ", "at ")))
    return [AT[at] for at in spaces if at in AT]


def near(view: FuldriggerView, look: Look, name: str, marks: Sequence[str] = ()) -> bytes:
    """A detail map of a region as a PNG, 1,000 pixels wide and legible at 400."""
    chart = View(REGIONS[name], WIDE if name == "world" else NEAR)
    page = Page(chart.wide, colours.FRAME, look)
    draw(page, view, look, chart, marks)
    if view.trial is not None:
        say = speech(look.language)
        text = " · ".join(
            (
                say.say("fuldrigger-picture-sailed", count=len(view.trial.way) - 1),
                say.say("fuldrigger-picture-risk", risk=view.trial.risk),
            )
        )
        page.block(30, chart.tall - 92, 470, 62, 16, colours.PAPER, colours.FRAME)
        page.write(265, chart.tall - 61, text, 36, colours.INK, weight="Bold", width=440, align="middle")
    return png(page.scene(chart.tall, TABLE))

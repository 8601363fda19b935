"""A company: a small panel under the chart, and its owner's hand picture."""

import re
from collections.abc import Sequence
from functools import partial
from itertools import combinations
from typing import Final

from games.fuldrigger.views import FREE, FuldriggerView, Ship, Space
from games.params import Seat
from locales import Speech, speech
from render.banner import Ending, placing
from render.drawing.lettering import beside, length
from render.drawing.strips import Scene
from render.fuldrigger import art, colours
from render.fuldrigger.chart import NEAREST, PORT
from render.fuldrigger.colours import TABLE
from render.fuldrigger.curve import curve
from render.look import Look
from render.page import Page
from render.voice import shown_names

SHEET: Final = 1000
_ROW: Final = 62
_TOP: Final = 190
_SMALL: Final = 26
_PLACE: Final = "¾"
"""Stands for the shapes of the others while a text about a war or a truce is put together."""
_LARGE: Final = 34
"""Largest size of a name."""
SHIP: Final = 100
"""Value of a ship and of a fort at the end."""


def fortune(view: FuldriggerView, seat: Seat) -> int | None:
    """Returns the company's fortune; None if its money is hidden."""
    cash = view.cash[seat]
    if cash is None:
        return None
    owned = sum(ship.seat == seat for ship in view.sea.ships) + sum(f.seat == seat for f in view.sea.forts)
    loads = [s.load.paid for s in view.sea.ships if s.seat == seat and s.load]
    stored = [s.load.paid for s in view.sea.stores if s.seat == seat]
    return cash + SHIP * owned + sum(loads) + sum(stored)


def public(view: FuldriggerView, seat: Seat, amount: int | None) -> int | None:
    """Returns an amount as the channel may see it: empty if a house rule hides it until the end."""
    return None if view.options.cash == "hidden" and view.sea.phase != "over" else amount


def ending(view: FuldriggerView, say: Speech) -> Ending | None:
    """Returns the places: by fortune, then the bankrupt, the last of them first; None before the end."""
    if view.sea.phase != "over":
        return None
    out, seats = view.sea.out, sorted(view.sea.order)
    worth = [0 if seat in out else fortune(view, seat) or 0 for seat in seats]
    late = [len(out) - out.index(seat) if seat in out else 0 for seat in seats]
    gone = say.say("fuldrigger-picture-out")
    scores = tuple(gone if seat in out else say.number(worth[seat]) for seat in seats)
    return Ending(placing([(late[seat], -worth[seat]) for seat in seats]), scores)


def panel(
    page: Page,
    view: FuldriggerView,
    seat: Seat,
    names: Sequence[str],
    say: Speech,
    place: tuple[int, int, int, int],
) -> None:
    """Draws name, fortune and money, ships with loads, forts, wars; the company to play is outlined."""
    x, y, wide, tall = place
    awaited = seat == view.sea.turn and view.sea.phase != "over"
    lit = colours.SEATS[seat] if awaited else None
    page.panel(x, y, wide, tall, 14, lit, colours.PAPER_DARK, colours.PAPER)
    page.centred(art.sign(seat, 42), x + 34, y + 32)
    shown = public(view, seat, fortune(view, seat))
    state = say.number(shown) if shown is not None else say.say("fuldrigger-picture-hidden")
    if seat in view.sea.out:
        state = say.say("fuldrigger-picture-out")
    worth = page.write(
        x + wide - 16, y + 32, state, 42, colours.DARK[seat], weight="Black", width=150, align="right"
    )
    name, room = beside(names[seat]), wide - 92 - worth.width
    page.name(x + 64, y + 31, name, _LARGE, colours.INK, width=room)
    _second(page, view, seat, say, (x, y + 74, wide))
    if has_politics(view):
        _politics(page, view, seat, names, say, (x + 18, y + 108, wide - 34))
    low = y + tall - 36
    own = [ship for ship in view.sea.ships if ship.seat == seat]
    for n, ship in enumerate(own):
        _ship(page, ship, x + 38 + n * 56, low)
    forts = sum(fort.seat == seat for fort in view.sea.forts)
    step = min(32, (wide - 70 - 56 * len(own)) // max(1, forts - 1))
    for n in range(forts):
        page.centred(art.fort(seat, 38), x + wide - 30 - n * step, low + 2)


def _second(page: Page, view: FuldriggerView, seat: Seat, say: Speech, place: tuple[int, int, int]) -> None:
    """Draws home town and ready money."""
    x, y, wide = place
    home = view.sea.homes[seat]
    if home is not None:
        town = say.say(f"fuldrigger-town-{home.lower()}")
        page.write(x + 18, y, town, 26, colours.LAND_EDGE, width=wide // 2)
    cash = public(view, seat, view.cash[seat])
    if cash is not None:
        text = f"{say.say('fuldrigger-picture-cash')} {cash}"
        page.write(x + wide - 16, y, text, 26, colours.LAND_EDGE, width=180, align="right")


def _ship(page: Page, ship: Ship, x: float, y: float) -> None:
    sprite = art.ship(
        ship.seat, 54, loaded=ship.load is not None, privateer=ship.privateer, calm=ship.calm != FREE
    )
    page.centred(sprite, x, y)
    page.centred(art.number(str(ship.number), ship.seat, 25), x + 15, y + 15)


def has_politics(view: FuldriggerView) -> bool:
    """Checks if anybody is at war or has a truce: then each panel has a row for it."""
    return bool(view.sea.truces) or any(
        _fight(view, Seat(one), Seat(other)) for one, other in combinations(range(len(view.sea.order)), 2)
    )


def _politics(
    page: Page,
    view: FuldriggerView,
    seat: Seat,
    names: Sequence[str],
    say: Speech,
    place: tuple[int, int, int],
) -> None:
    """Writes its wars in red, or its truces: the others by their names if these fit, else by their shapes."""
    x, y, room = place
    others = [Seat(n) for n in range(len(names)) if n != seat and _fight(view, seat, Seat(n))]
    said, colour = partial(say.say, "fuldrigger-picture-wars"), colours.CROWN
    if not others and (truces := [t for t in view.sea.truces if seat in t.pair]):
        others = [next(s for s in t.pair if s != seat) for t in truces]
        said = partial(say.say, "fuldrigger-picture-truce", round=truces[0].until)
        colour = colours.TRUCE
    if not others or seat in view.sea.out:
        return
    whole = said(others=", ".join(names[n] for n in others))
    if length(whole, _SMALL, "Bold") <= room:
        page.write(x, y, whole, _SMALL, colour, weight="Bold", width=room)
        return
    for part in re.split(f"({_PLACE})", said(others=_PLACE)):
        if part == _PLACE:
            for n in others:
                page.centred(art.sign(n, 28), x + 18, y + 1)
                x += 36
        else:
            x += page.write(x, y, part, _SMALL, colour, weight="Bold").width + 6


def _fight(view: FuldriggerView, one: Seat, other: Seat) -> bool:
    pair = (min(one, other), max(one, other))
    return any(
        ((one in w.sides[0] and other in w.sides[1]) or (one in w.sides[1] and other in w.sides[0]))
        and pair not in w.ended
        for w in view.sea.wars
    )


# -- the sheet


def own_seat(view: FuldriggerView) -> Seat:
    """Returns the viewer's seat; for the channel the one whose turn it is."""
    return view.seat if view.seat is not None else view.sea.turn


def scene(view: FuldriggerView, look: Look, picked: Sequence[str] = ()) -> Scene:
    """Returns the viewer's own company, 1,000 pixels wide."""
    return sheet(view, look, own_seat(view))


def sheet(view: FuldriggerView, look: Look, seat: Seat) -> Scene:
    """Returns money, ships with cargo, forts and fortune of a company, and the curve of all."""
    say = speech(look.language)
    page = Page(SHEET, colours.PAPER, look)
    own = [ship for ship in view.sea.ships if ship.seat == seat]
    _head(page, view, look, seat, say)
    for n, ship in enumerate(own):
        _line(page, view, ship, say, _TOP + n * _ROW)
    if not own:
        text = say.say("fuldrigger-picture-nothing")
        page.write(40, _TOP + 26, text, 32, colours.LAND_EDGE, width=900)
    y = _TOP + max(1, len(own)) * _ROW + 8
    y += _forts(page, view, seat, say, y)
    tall = curve(page, view, look, say, (30, y + 6, SHEET - 60, 250))
    return page.scene(y + tall + 20, TABLE)


def _head(page: Page, view: FuldriggerView, look: Look, seat: Seat, say: Speech) -> None:
    page.block(0, 0, SHEET, 168, 0, colours.SEATS[seat])
    page.centred(art.sign(seat, 84), 72, 62)
    name = beside(shown_names(look, len(view.sea.order))[seat])
    page.write(130, 50, name, 50, (255, 252, 240), weight="Black", width=500)
    home = view.sea.homes[seat]
    if home is not None:
        town = say.say("fuldrigger-picture-home", town=say.say(f"fuldrigger-town-{home.lower()}"))
        page.write(130, 108, town, 34, (255, 252, 240), width=520)
    hidden = say.say("fuldrigger-picture-hidden")
    for label, amount, y in (("fortune", fortune(view, seat), 50), ("cash", view.cash[seat], 108)):
        text = hidden if amount is None else say.number(amount)
        word = say.say("fuldrigger-picture-fortune" if label == "fortune" else "fuldrigger-picture-cash")
        page.write(
            SHEET - 34,
            y,
            text,
            52 if label == "fortune" else 40,
            (255, 252, 240),
            weight="Black",
            align="right",
        )
        page.write(SHEET - 200, y + 2, word, 30, (255, 252, 240), width=180, align="right")


def _line(page: Page, view: FuldriggerView, ship: Ship, say: Speech, y: int) -> None:
    """Draws a ship: space, load, price paid and distance sailed."""
    loaded = ship.load is not None
    sprite = art.ship(ship.seat, 60, loaded=loaded, privateer=ship.privateer, calm=ship.calm != FREE)
    page.centred(sprite, 58, y + 26)
    page.centred(art.number(str(ship.number), ship.seat, 30), 88, y + 40)
    size = 34 if ship.at in PORT else 28
    page.write(120, y + 28, whereabouts(ship.at, say), size, colours.INK, weight="Bold", width=350)
    if ship.load is not None:
        text = say.say(f"fuldrigger-good-{ship.load.good}")
        more = " · ".join(
            (
                say.say("fuldrigger-picture-paid", money=ship.load.paid),
                say.say("fuldrigger-picture-sailed", count=ship.load.sailed),
            )
        )
    else:
        text = say.say("fuldrigger-cargo-privateer" if ship.privateer else "fuldrigger-cargo-empty")
        more = say.say("fuldrigger-picture-becalmed") if ship.calm != FREE else ""
    page.write(480, y + 28, text, 34, colours.DARK[ship.seat], weight="Bold", width=190)
    page.write(SHEET - 34, y + 28, more, 28, colours.LAND_EDGE, width=330, align="right")


def whereabouts(at: Space, say: Speech) -> str:
    """Returns the town of a port, or for a space at sea the nearest one."""
    if at in PORT:
        return say.say(f"fuldrigger-town-{PORT[at].lower()}")
    return say.say("fuldrigger-picture-sea", town=say.say(f"fuldrigger-town-{NEAREST[at].lower()}"))


def _forts(page: Page, view: FuldriggerView, seat: Seat, say: Speech, y: int) -> int:
    """Draws the towns with a fort of the company; returns the height."""
    towns = [fort.town for fort in view.sea.forts if fort.seat == seat]
    for n, town in enumerate(towns):
        row, column = divmod(n, 3)
        x, top = 58 + column * 316, y + 26 + row * 54
        page.centred(art.fort(seat, 46), x, top)
        name = say.say(f"fuldrigger-town-{town.lower()}")
        page.write(x + 34, top, name, 32, colours.INK, width=240)
    return -(-len(towns) // 3) * 54

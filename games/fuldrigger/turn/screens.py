"""The question of a turn: what is most likely wanted next, on buttons; everything else behind "more".

Before the roll: goods to sell, ships to load, the roll. After it: how the fleet sails on, then goods to sell,
ships to load, what else can be bought, the end of the turn.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from games.contract import Ask, Text, Tone, Value
from games.errors import IllegalMove
from games.fuldrigger import reveal
from games.fuldrigger.facts import PORT
from games.fuldrigger.legality import refusal
from games.fuldrigger.moves import Buy, EndTurn, Move, NewFort, NewShip, Order, Orders, Roll, Sell, Settle
from games.fuldrigger.naming import Told, good_text, town_text
from games.fuldrigger.sea import voyage_menu
from games.fuldrigger.sea.reach import Way
from games.fuldrigger.state import State
from games.fuldrigger.trade import estimates, prices
from games.fuldrigger.turn import courses, left, lines, orders
from games.fuldrigger.turn.courses import Plan
from games.fuldrigger.turn.trips import Trip, advised, in_time
from games.fuldrigger.views import Ship
from games.fuldrigger.war import fronts
from games.kit.latest import latest
from games.params import Seat

MORE: Final = "more"
ATTACK: Final = "attack"
SHIP: Final = "ship"
STAY: Final = "stay"
BUTTONS: Final = 4
"""How many loads are offered by buttons; others are in a select."""
LISTED: Final = 24


class Entry(NamedTuple):
    """An answer: its value, and the move that it is; None if it leads to a further question."""

    value: Value
    move: Move | None = None
    confirm: bool = False
    about: tuple[Text, ...] = ()
    ways: tuple[tuple[Ship, Way], ...] = ()


class Screen(NamedTuple):
    """A step of the turn: the id of its question, what there is to know for it, the answers."""

    field: str
    about: tuple[Text, ...]
    entries: tuple[Entry, ...]


def ask(s: State, seat: Seat, picked: Sequence[str]) -> Ask[Move]:
    """Returns the first question of the turn; or what follows one of its answers, if that is a move."""
    shown = screen(s, seat)
    if not picked:
        values = tuple(entry.value for entry in shown.entries)
        return Ask(shown.field, values, about=shown.about)
    entry = answer(s, seat, picked[0])
    if entry.move is None or len(picked) > 1:
        raise IllegalMove()
    trial = voyage_menu.tried(s, entry.ways) if entry.confirm and entry.ways else None
    return Ask(shown.field, whole=entry.move, confirm=entry.confirm, about=entry.about, trial=trial)


def answer(s: State, seat: Seat, token: str) -> Entry:
    """Returns that answer to the first question of the turn. Raises IllegalMove."""
    entry = next((entry for entry in screen(s, seat).entries if entry.value.token == token), None)
    if entry is None:
        raise IllegalMove()
    return entry


def sails(s: State, seat: Seat, picked: Sequence[str]) -> Ask[Move]:
    """Returns the question where a single ship goes, as orders for it; it may also stay."""
    ship = next((one for one in voyage_menu.ships(s, seat) if picked[0] == _ship_token(one)), None)
    if answer(s, seat, picked[0]).move is not None or ship is None:
        raise IllegalMove()
    stay = Settle(ship.number, "stay")
    may_stay = list(picked[1:]) in ([], [STAY]) and refusal(s, seat, stay) is None
    if may_stay and picked[1:]:
        return Ask("fuldrigger-field-to", whole=Orders((stay,)))
    found = voyage_menu.where(s, ship, picked[1:])
    if may_stay:
        value = Value(STAY, Text("fuldrigger-label-stays"), tone="plain")
        return replace(found, values=(*found.values, value))
    return replace(found, whole=None if found.whole is None else Orders((found.whole,)))


@latest
def screen(s: State, seat: Seat) -> Screen:
    """Returns the step of the turn that comes next; in the last round that is said first."""
    found = _step(s, seat)
    is_last = estimates.rounds_left(reveal.view(s, seat)) == 1
    return found._replace(about=(Text("fuldrigger-about-last"), *found.about)) if is_last else found


def _step(s: State, seat: Seat) -> Screen:
    sailing = left.sailing(s, seat)
    if sailing:
        return _sailing(s, seat, sailing)
    selling = left.selling(s, seat)
    if selling:
        return _selling(s, seat, selling)
    loading = left.loading(s, seat)
    if loading:
        return _loading(s, seat, loading)
    return _ready(s, seat) if not s.sea.dice else _ending(s, seat)


def _button(token: str, label: str, tone: Tone = "move", **told: object) -> Value:
    return Value(token, Text(f"fuldrigger-label-{label}", told), tone=tone)  # type: ignore[arg-type]  # parameters


def _roll(s: State) -> tuple[Entry, ...]:
    return () if s.sea.dice else (Entry(_button("roll", "roll", "go"), Roll()),)


def _more() -> Entry:
    return Entry(_button(MORE, "more", "plain"))


def _attacks(s: State, seat: Seat) -> tuple[Entry, ...]:
    found = fronts.targets(s.sea, s.options, seat)
    return (Entry(_button(ATTACK, "attack-menu", "strike")),) if found else ()


def _money(s: State, seat: Seat) -> Text:
    return Text("fuldrigger-about-cash", {"money": s.cash[seat]})


def _buildings(s: State, seat: Seat) -> Iterator[Entry]:
    """Yields what the bank sells for a hundred or so."""
    for move in left.building(s, seat):
        if isinstance(move, NewFort):
            told: Told = {"town": town_text(move.town), "money": prices.FORT}
            yield Entry(Value(f"fort {move.town}", Text("fuldrigger-label-fort", told)), move)
        elif isinstance(move, NewShip):
            yield Entry(_button("new", "new-ship", money=prices.ship_price(s.sea)), move)


# -- before the roll, and at the end


def _ready(s: State, seat: Seat) -> Screen:
    about = (_money(s, seat), *(lines.bound(s, ship) for ship in lines.own(s, seat)))
    ships = tuple(Entry(_ship_value(s, ship)) for ship in lines.own(s, seat))
    return Screen("fuldrigger-field-roll-now", about, (*_roll(s), *_buildings(s, seat), *ships, _more()))


def _ending(s: State, seat: Seat) -> Screen:
    able = voyage_menu.ships(s, seat)
    ships = tuple(Entry(_ship_value(s, ship)) for ship in able)
    end = Entry(_button("end", "end", "go", count=0), EndTurn())
    entries = (end, *_buildings(s, seat), *ships, *_attacks(s, seat), _more())
    unsailed = tuple(Text("fuldrigger-about-unsailed", {"ship": ship.number}) for ship in able)
    about = (*(unsailed or (Text("fuldrigger-about-done"),)), _money(s, seat))
    return Screen("fuldrigger-field-ending", about, entries)


# -- sailing


def _ship_token(ship: Ship) -> str:
    return f"{SHIP} {ship.number}"


def _ship_value(s: State, ship: Ship) -> Value:
    label = Text("fuldrigger-label-one-ship", {"ship": ship.number})
    return Value(_ship_token(ship), label, (f"at {ship.at}",))


def _sailing(s: State, seat: Seat, ships: Sequence[Ship]) -> Screen:
    """How the fleet sails on: by its courses; by the shortest ways; by better courses; ship by ship."""
    plans = [courses.plan(s, ship) for ship in ships]
    whys = [(old, new, courses.why_better(s.sea, old, new)) for old, new in _advised(s, ships)]
    shortest = [courses.plan(s, ship, quick=True) for ship in ships]
    better = [courses.plan(s, old if why is None else new) for old, new, why in whys]
    wholes: dict[Move | None, Entry] = {}
    for way, sailing in (("all", plans), ("shortest", shortest), ("better", better)):
        entry = _all(s, sailing, way)
        wholes.setdefault(entry.move, entry)
    entries = [*wholes.values(), *(Entry(_ship_value(s, ship)) for ship in ships)]
    about = [*lines.becalmed(s, seat), *(lines.sailing(s, one) for one in plans)]
    about += [lines.better(s, new, why) for _, new, why in whys if why is not None]
    return Screen("fuldrigger-field-sailing", tuple(about), (*entries, *_attacks(s, seat), _more()))


def _advised(s: State, ships: Sequence[Ship]) -> Iterator[tuple[Ship, Ship]]:
    """Returns each ship as it is, and with the course that is worth most."""
    return zip(ships, courses.advised(s, ships), strict=True)


def _all(s: State, plans: Sequence[Plan], way: str) -> Entry:
    """All ships by these plans; asked about once more if one may be lost, or its load."""
    lost = 1.0
    for one in plans:
        lost *= 1 - one.danger
    risk = max(1, round(100 * (1 - lost))) if lost < 1 else 0
    moving = sum(one.way is not None for one in plans)
    kind = way if moving else "none"
    label = f"sail-{kind}" + ("-risk" if risk else "")
    tone: Tone = "go" if way == "all" and not risk else "move"
    value = _button(way, label, tone, count=len(plans), risk=risk)
    first_stay = sorted(plans, key=lambda one: one.way is not None)  # a loss drops what comes after it
    move = Orders(tuple(one.order for one in first_stay))
    ways = tuple((one.ship, one.way) for one in plans if one.way is not None)
    return Entry(value, move, bool(risk), tuple(lines.hazards(s, plans)), ways)


# -- selling


def _selling(s: State, seat: Seat, ships: Sequence[Ship]) -> Screen:
    entries = []
    if len(ships) > 1 and (every := _sales(s, seat, ships)) is not None:
        entries.append(every)
    wise = _wise(s, seat, ships)
    if 0 < len(wise) < len(ships):
        entries.append(_some(s, seat, ships, wise))
    for ship in ships:
        told = _sale(s, ship)
        tone: Tone = "go" if len(ships) == 1 else "move"
        label = Text("fuldrigger-label-sell", told)
        entries.append(Entry(Value(f"sell {ship.number}", label, tone=tone), Orders((Sell(ship.number),))))
    keep = Orders(tuple(Settle(ship.number, "keep") for ship in ships))
    entries.append(Entry(_button("keep", "keep", "plain", count=len(ships)), keep))
    about = tuple(
        Text("fuldrigger-about-sale" if ship in wise else "fuldrigger-about-sale-low", _sale(s, ship))
        for ship in ships
    )
    if _are_alike(ships):
        about += (Text("fuldrigger-about-falls", {"money": prices.DROP}),)
    return Screen("fuldrigger-field-selling", about, (*entries, *_roll_plain(s), *_attacks(s, seat), _more()))


def _are_alike(ships: Sequence[Ship]) -> bool:
    """Whether two of the ships sell the same good in one town."""
    sold = [(ship.load.good, PORT[ship.at]) for ship in ships if ship.load is not None]
    return len({*sold}) < len(sold)


def _sale(s: State, ship: Ship) -> Told:
    load, town = ship.load, PORT[ship.at]
    assert load is not None  # only loaded ships sell
    brings = prices.proceeds(s.sea, ship.seat, load.good, town) or 0
    told: Told = {"ship": ship.number, "good": good_text(load.good), "town": town_text(town)}
    return {**told, "money": brings, "paid": load.paid}


def _wise(s: State, seat: Seat, ships: Sequence[Ship]) -> list[Ship]:
    """Returns the ships whose loads bring no more elsewhere, each in view of the sales before it."""
    found = []
    for ship in ships:
        if refusal(s, seat, Sell(ship.number)) is None and estimates.sells(reveal.view(s, seat), ship):
            found.append(ship)
            s = orders.foresee(s, seat, (Sell(ship.number),))
    return found


def _some(s: State, seat: Seat, ships: Sequence[Ship], wise: Sequence[Ship]) -> Entry:
    """These loads sold at once, with the sum, and the others kept."""
    sold = tuple(Sell(ship.number) for ship in wise)
    kept = tuple(Settle(ship.number, "keep") for ship in ships if ship not in wise)
    money = orders.foresee(s, seat, sold).cash[seat] - s.cash[seat]
    return Entry(_button("some", "sell-some", count=len(wise), money=money), Orders((*sold, *kept)))


def _sales(s: State, seat: Seat, ships: Sequence[Ship]) -> Entry | None:
    """Everything sold at once, with the sum; None if one sale makes another impossible."""
    move = Orders(tuple(Sell(ship.number) for ship in ships))
    if orders.refusal(s, seat, move, refusal) is not None:
        return None
    money = orders.foresee(s, seat, move.parts).cash[seat] - s.cash[seat]
    return Entry(_button("all", "sell-all", "go", count=len(ships), money=money), move)


# -- loading


def _loading(s: State, seat: Seat, ships: Sequence[Ship]) -> Screen:
    """What the next empty ship takes and where to; also for all that lie beside it."""
    ship = max(ships, key=lambda one: (_best(s, one), -one.number))
    beside = [one for one in ships if one.at == ship.at]
    found = in_time(s, ship)
    first = _shown(found)
    rest = [trip for trip in found if trip not in first][:LISTED]
    plan = advised(s, ships)
    entries = [*_for_all(plan), *(_load(ship, trip, listed=False) for trip in first)]
    entries += [_load(ship, trip, listed=True) for trip in rest]
    entries += [*_roll_plain(s), *_buildings(s, seat), _empty(beside), *_end(s)]
    told: Told = {"ship": ship.number, "town": town_text(PORT[ship.at]), "money": s.cash[seat]}
    about = [Text("fuldrigger-about-loading", told)]
    if len(plan) > 1:
        each = ({**_load_told(trip), "ship": one.number} for one, trip in plan)
        about += [Text("fuldrigger-about-each", one) for one in each]
    return Screen("fuldrigger-field-loading", tuple(about), (*entries, *_attacks(s, seat), _more()))


def _shown(found: Sequence[Trip]) -> Sequence[Trip]:
    """Returns the trips on buttons: those worth most, and last the one that earns most for its way."""
    tempting = sorted(found, key=lambda trip: (trip.cost - trip.brings) / trip.spaces)[:1]
    if {*tempting} <= {*found[:BUTTONS]}:
        return found[:BUTTONS]
    return [*found[: BUTTONS - 1], *tempting]


def _best(s: State, ship: Ship) -> float:
    """Returns what its best load is worth to a ship."""
    return max((trip.worth for trip in in_time(s, ship)), default=0.0)


def _end(s: State) -> tuple[Entry, ...]:
    """The end of the turn, where something else could still be done."""
    return (Entry(_button("end", "end", "plain", count=0), EndTurn()),) if s.sea.dice else ()


def _roll_plain(s: State) -> tuple[Entry, ...]:
    """The roll, where it is not the one way on."""
    return tuple(entry._replace(value=replace(entry.value, tone="move")) for entry in _roll(s))


def _load_told(trip: Trip) -> Told:
    told: Told = {"good": good_text(trip.good), "cost": trip.cost, "town": town_text(trip.to)}
    return {**told, "money": trip.brings, "count": trip.spaces, "risk": trip.risk}


def _load(ship: Ship, trip: Trip, *, listed: bool) -> Entry:
    told = {**_load_told(trip), "ship": ship.number}
    about = Text("fuldrigger-about-load", told) if listed else None
    token = f"{trip.good} {trip.to}"
    value = Value(token, Text("fuldrigger-label-load", told), about=about)
    return Entry(value, Orders((Buy(trip.good, ship.number, trip.to),)))


def _for_all(plan: Sequence[tuple[Ship, Trip]]) -> Iterator[Entry]:
    """Yields orders that load several ships at once."""
    if len(plan) < 2:
        return
    bought: tuple[Order, ...] = tuple(Buy(trip.good, ship.number, trip.to) for ship, trip in plan)
    is_same = len({(trip.good, trip.to) for _, trip in plan}) == 1
    told = {**_load_told(plan[0][1]), "ships": len(plan)}
    told["ship"] = _numbers([ship for ship, _ in plan])
    label = Text("fuldrigger-label-load" if is_same else "fuldrigger-label-load-each", told)
    yield Entry(Value("all", label), Orders(bought))


def _empty(ships: Sequence[Ship]) -> Entry:
    """The ships of one town stay empty: they are alike, so the one that is loaded is asked about first."""
    keep = Orders(tuple(Settle(ship.number, "keep") for ship in ships))
    told: Told = {"count": len(ships), "ship": _numbers(ships)}
    return Entry(Value("empty", Text("fuldrigger-label-stays-empty", told), tone="plain"), keep)


def _numbers(ships: Sequence[Ship]) -> str:
    return ", ".join(str(ship.number) for ship in ships)

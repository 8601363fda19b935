"""The course of a game: home towns, turns, rounds, elimination, the end (RULES.md 3 and 10)."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from games.chance import Chance
from games.contract import Event, Outcome
from games.fuldrigger.facts import CARDS, HOMES, SHIPS, TOWNS
from games.fuldrigger.naming import Told, town_text
from games.fuldrigger.sea import chance_cards
from games.fuldrigger.sea.fleet import fleet, living
from games.fuldrigger.sea.voyage import DICE, FACES
from games.fuldrigger.state import State, at_sea, with_fort, with_ship
from games.fuldrigger.trade import prices, treaties
from games.fuldrigger.views import BECALMED, FREE, MISSES, Options, Sea, Ship, Space, Town, Wake
from games.fuldrigger.war import battles
from games.kit.rules import Events
from games.kit.seats import WHO, put
from games.params import Seat

DUCATS: Final = 100


def opening(options: Options, seats: int, chance: Chance, events: Events) -> State:
    """Starts a game; all roll for the order in which home towns are chosen (RULES.md 3.1)."""
    ranked = _ranked([Seat(n) for n in range(seats)], chance, events)
    sea = Sea(
        phase="home",
        order=tuple(ranked),
        turn=ranked[0],
        bank=ranked[-1],
        homes=(None,) * seats,
        reefs=((),) * seats,
    )
    deck = chance.shuffle("cards", tuple(CARDS))
    return State(options, sea, (DUCATS,) * seats, deck)


def _ranked(seats: Sequence[Seat], chance: Chance, events: Events) -> list[Seat]:
    """Rolls and ranks the seats, highest first; ties roll again."""
    rolled: dict[int, list[Seat]] = {}
    for seat in seats:
        total = sum(chance.number("home", FACES) + 1 for _ in range(DICE))
        events.append(Event("fuldrigger-rolled-home", {"who": WHO[seat], "total": total}))
        rolled.setdefault(total, []).append(seat)
    ranked = []
    for total in sorted(rolled, reverse=True):
        tied = rolled[total]
        ranked += tied if len(tied) == 1 else _ranked(tied, chance, events)
    return ranked


def homes_left(sea: Sea, options: Options) -> tuple[Town, ...]:
    """Returns the towns that can still be chosen as home."""
    return tuple(t for t in (TOWNS if options.home == "any" else HOMES) if t not in sea.homes)


def choose_home(s: State, seat: Seat, town: Town, chance: Chance, events: Events) -> State:
    """Places three ships in the home town; after the last choice the first seat begins (RULES.md 3.2)."""
    events.append(Event("fuldrigger-home", {"who": WHO[seat], "town": town_text(town)}))
    s = at_sea(s, homes=put(s.sea.homes, seat, town))
    for number in range(1, SHIPS + 1):
        s = with_ship(s, Ship(seat, number, Space(town)))
    return _next_choice(s, chance, events)


def _next_choice(s: State, chance: Chance, events: Events) -> State:
    left = [seat for seat in living(s.sea) if s.sea.homes[seat] is None]
    return at_sea(s, turn=left[0]) if left else _set_out(s, chance, events)


def _set_out(s: State, chance: Chance, events: Events) -> State:
    """Sets the order of turns and the bank, and begins the first turn."""
    order = s.sea.order
    if s.options.order == "clockwise":
        order = tuple(Seat((order[0] + n) % len(order)) for n in range(len(order)))
    alive = [seat for seat in order if seat not in s.sea.out]
    bank = alive[-1] if s.options.bank == "last" else alive[0]
    s = at_sea(s, phase="play", order=order, bank=bank, round=1)
    return _begin(_noted(s), alive[0], chance, events)


def _noted(s: State) -> State:
    """Adds the current fortunes to the curve."""
    now = tuple(prices.fortune(s.sea, Seat(n), cash) for n, cash in enumerate(s.cash))
    return replace(s, curve=(*s.curve, now))


def _begin(s: State, seat: Seat, chance: Chance, events: Events) -> State:
    """Begins a turn: own offers lapse, becalmed ships miss it, the bank turns up a card."""
    for offer in s.offers:
        if offer.treaty.seat == seat:
            s = treaties.close(s, offer, "lapsed", events)
    s = replace(s, refused=tuple(t for t in s.refused if t.seat != seat))
    for ship in fleet(s.sea, seat):
        if ship.calm == BECALMED:
            s = with_ship(s, replace(ship, calm=MISSES))
    wakes = s.sea.wakes
    if s.sea.number:  # one for each other company at most
        wakes = (*wakes, Wake(s.sea.turn, s.sea.voyages if s.sea.dice else ()))[1 - len(s.sea.order) :]
    s = at_sea(
        s, turn=seat, number=s.sea.number + 1, dice=(), moved=(), afoot=None, sold=(), raided=(), spoils=None,
        settled=(), wakes=wakes,
        truces=tuple(t for t in s.sea.truces if t.until > s.sea.round),
    )  # fmt: skip
    events.append(Event("fuldrigger-turn", {"who": WHO[seat], "round": s.sea.round}))
    return chance_cards.turn_up(s, chance, events) if seat == s.sea.bank else s


def end_turn(s: State, seat: Seat, chance: Chance, events: Events) -> State:
    """Ends a turn: becalmed ships are released, a company without ships is out (RULES.md 3.6, 10.2)."""
    for ship in fleet(s.sea, seat):
        if ship.calm == MISSES:
            s = with_ship(s, replace(ship, calm=FREE))
    s = at_sea(s, afoot=None)
    if not fleet(s.sea, seat):
        events.append(Event("fuldrigger-out", {"who": WHO[seat]}))
        s = go_out(s, seat)
    return pass_on(s, seat, chance, events)


def go_out(s: State, seat: Seat) -> State:
    """Removes a company with all it has; its wars end (RULES.md 10.2)."""
    for other in living(s.sea):
        if other != seat:
            s = battles.make_peace(s, seat, other)
    for fort in s.sea.forts:
        if fort.seat == seat:
            s = with_fort(s, fort.town, None)
    sea = s.sea
    s = at_sea(
        s,
        ships=tuple(ship for ship in sea.ships if ship.seat != seat),
        stores=tuple(store for store in sea.stores if store.seat != seat),
        truces=tuple(truce for truce in sea.truces if seat not in truce.pair),
        out=(*sea.out, seat),
        spoils=None if sea.spoils is not None and seat in (sea.spoils.seat, sea.turn) else sea.spoils,
    )
    offers = tuple(o for o in s.offers if seat not in (o.treaty.seat, o.treaty.other))
    refused = tuple(t for t in s.refused if seat not in (t.seat, t.other))
    s = replace(s, offers=offers, refused=refused)
    if s.sea.bank == seat and living(s.sea):
        s = at_sea(s, bank=_after(s.sea, seat))  # RULES 8.1
    return s


def _after(sea: Sea, seat: Seat) -> Seat:
    """Returns the next living company in the order of turns; there is one."""
    at = sea.order.index(seat)
    return next(one for one in (*sea.order[at + 1 :], *sea.order[:at]) if one not in sea.out)


def pass_on(s: State, seat: Seat, chance: Chance, events: Events) -> State:
    """Begins the next turn; after the last of a round the next round, or the end."""
    if len(living(s.sea)) <= 1:
        return over(s, events)
    following = _after(s.sea, seat)
    if s.sea.order.index(following) <= s.sea.order.index(seat):
        s = _noted(s)
        if s.sea.round >= int(s.options.rounds) or s.sea.last_round:
            return over(s, events)
        s = at_sea(s, round=s.sea.round + 1)
    return _begin(s, following, chance, events)


def resign(s: State, seat: Seat, chance: Chance, events: Events) -> State:
    """Lets a company give up; the others play on while there are two. No effect if it is out."""
    if seat in s.sea.out:
        return s
    events.append(Event("fuldrigger-resigned", {"who": WHO[seat]}))
    s = go_out(s, seat)
    if len(living(s.sea)) <= 1:
        return over(s, events)
    if s.sea.turn != seat:
        return s
    return _next_choice(s, chance, events) if s.sea.phase == "home" else pass_on(s, seat, chance, events)


def over(s: State, events: Events) -> State:
    """Ends the game and counts the fortunes (RULES.md 10.3)."""
    s = replace(_noted(s) if s.sea.phase == "home" else s, offers=(), refused=())
    for seat in living(s.sea):
        told: Told = {
            "who": WHO[seat],
            "cash": s.cash[seat],
            "ships": prices.SHIP * len(fleet(s.sea, seat)),
            "forts": prices.FORT * sum(fort.seat == seat for fort in s.sea.forts),
            "goods": prices.goods_value(s.sea, seat),
            "total": prices.fortune(s.sea, seat, s.cash[seat]),
        }
        events.append(Event("fuldrigger-counted", told))
    return at_sea(s, phase="over", afoot=None, spoils=None)


def timed_by(options: Options) -> str:
    """Returns what ends a game by the clock: `hours` or `date`."""
    return "hours" if options.days.endswith("h") else "date"


def outcome(s: State) -> Outcome | None:
    """Returns the outcome: the highest fortune wins; eliminated companies follow, the latest first."""
    if s.sea.phase != "over":
        return None
    worth = {seat: prices.fortune(s.sea, seat, s.cash[seat]) for seat in sorted(living(s.sea))}
    values = sorted(set(worth.values()), reverse=True)
    placing = [tuple(seat for seat in worth if worth[seat] == value) for value in values]
    placing += [(seat,) for seat in reversed(s.sea.out)]
    scores = tuple(worth.get(Seat(n), 0) for n in range(len(s.cash)))
    why = "alone"
    if len(worth) > 1:
        why = timed_by(s.options) if s.sea.last_round else "rounds"
    return Outcome(f"fuldrigger-why-{why}", tuple(placing), scores)

"""Treaties between players: offers, acceptance, transfers (RULES.md 6.3, 7.8 and 7.9)."""

from functools import reduce
from typing import Final

from msgspec.structs import replace

from games.contract import Event, Text
from games.fuldrigger.naming import Told, town_text
from games.fuldrigger.sea.fleet import free_number, ship_of
from games.fuldrigger.state import PLACES, State, at_sea, paid, with_fort, with_new_ship, without
from games.fuldrigger.trade.offers import obstacle
from games.fuldrigger.views import Offer, Signed, Terms, Treaty, Truce
from games.fuldrigger.war import battles, fronts
from games.kit.rules import Events
from games.kit.seats import WHO, put
from games.params import Seat

RECORD: Final = 40
"""Number of treaties kept on the record."""


# -- offers


def propose(s: State, seat: Seat, treaty: Treaty, events: Events) -> State:
    """Makes an offer that only the other company is told of."""
    at = PLACES * seat + treaty.other
    count = s.counts[at] + 1
    offer = Offer(f"{seat + 1}{treaty.other + 1}-{count}", treaty)
    events.append(_event("fuldrigger-proposed", offer))
    return replace(s, offers=(*s.offers, offer), counts=put(s.counts, at, count))


def close(s: State, offer: Offer, how: str, events: Events) -> State:
    """Closes an offer without a treaty: declined, withdrawn, lapsed or void."""
    events.append(_event(f"fuldrigger-offer-{how}", offer))
    if how == "declined":
        s = replace(s, refused=(*s.refused, offer.treaty))
    return replace(s, offers=tuple(o for o in s.offers if o.id != offer.id))


def _event(id: str, offer: Offer) -> Event:
    treaty = offer.treaty
    told: Told = {"who": WHO[treaty.seat], "other": WHO[treaty.other], "terms": terms_text(treaty)}
    return Event(id, told, tuple(sorted((treaty.seat, treaty.other))))


def terms_text(treaty: Treaty) -> Text:
    """Returns the terms as a text: transfers of each side, peace, alliances."""
    parts = [
        Text("fuldrigger-terms-gives", {"who": WHO[giver], "what": _joined("plus", _things(terms))})
        for giver, terms in ((treaty.seat, treaty.give), (treaty.other, treaty.get))
        if terms != Terms()
    ]
    if treaty.truce:
        parts.append(Text("fuldrigger-terms-truce", {"count": treaty.truce}))
    elif treaty.peace:
        parts.append(Text("fuldrigger-terms-peace"))
    if treaty.ally:
        joining: Told = {"who": WHO[treaty.other], "friend": WHO[treaty.seat]}
        parts.append(Text("fuldrigger-terms-ally", joining))
    return _joined("and", parts)


def _things(terms: Terms) -> list[Text]:
    money = [Text("fuldrigger-terms-money", {"money": terms.money})] if terms.money else []
    ships = [Text("fuldrigger-terms-ship", {"ship": number}) for number in terms.ships]
    return [*money, *ships, *(Text("fuldrigger-terms-fort", {"town": town_text(t)}) for t in terms.forts)]


def _joined(how: str, parts: list[Text]) -> Text:
    return reduce(lambda one, other: Text(f"fuldrigger-terms-{how}", {"one": one, "other": other}), parts)


def accept(s: State, offer: Offer, events: Events) -> State:
    """Carries out a treaty as a whole, or voids it without naming the cause (RULES.md 7.8)."""
    treaty = offer.treaty
    poor = s.cash[treaty.seat] < treaty.give.money or s.cash[treaty.other] < treaty.get.money
    if poor or obstacle(s.sea, treaty) is not None:
        return close(s, offer, "void", events)
    s = replace(s, offers=tuple(o for o in s.offers if o.id != offer.id))
    events.append(replace(_event("fuldrigger-signed", offer), audience=None))
    s = _hand_over(s, treaty)
    s = at_sea(s, record=(*s.sea.record, Signed(s.sea.round, treaty))[-RECORD:])
    if treaty.ally:
        s = battles.join(s, treaty.other, treaty.ally, treaty.seat, events)
    if treaty.peace:
        s = battles.make_peace(s, treaty.seat, treaty.other)
    if treaty.truce:
        both = fronts.pair(treaty.seat, treaty.other)
        until = max([s.sea.round + treaty.truce, *(t.until for t in s.sea.truces if t.pair == both)])
        s = at_sea(s, truces=(*(t for t in s.sea.truces if t.pair != both), Truce(both, until)))
    for other in s.offers:  # they may make one treaty a round (RULES.md 7.9)
        if {other.treaty.seat, other.treaty.other} == {treaty.seat, treaty.other}:
            s = close(s, other, "void", events)
    return s


def _hand_over(s: State, treaty: Treaty) -> State:
    """Transfers money, ships and forts of both sides; a ship keeps place, load, sail and calm."""
    one, other = treaty.seat, treaty.other
    money = treaty.give.money - treaty.get.money
    s = paid(paid(s, one, -money), other, money)
    sides = (one, treaty.give, other), (other, treaty.get, one)
    going = [(ship_of(s.sea, giver, n), to) for giver, terms, to in sides for n in terms.ships]
    for ship, _ in going:
        s = at_sea(s, ships=without(s.sea.ships, ship))
    for ship, owner in going:
        number = free_number(s.sea, owner)
        assert number is not None  # obstacle has checked it
        s = with_new_ship(s, replace(ship, seat=owner, number=number, course=None))
    for _, terms, to in sides:
        for town in terms.forts:
            s = with_fort(s, town, to)
    return s

"""Open offers, and whether a treaty is possible, from public facts (RULES.md 6.3, 7.8 and 7.9)."""

from games.errors import GameError, IllegalMove, NotYourTurn
from games.fuldrigger.sea.fleet import MOST, find, fleet, forts_of, owner_of
from games.fuldrigger.views import Offer, Sea, Terms, Treaty
from games.fuldrigger.war import fronts
from games.params import Seat


def find_offer(offers: tuple[Offer, ...], id: str) -> Offer | None:
    """Returns the open offer with that id, or None."""
    return next((offer for offer in offers if offer.id == id), None)


def obstacle(sea: Sea, treaty: Treaty) -> GameError | None:
    """Returns what prevents the treaty by public facts. Cash is checked apart, because it may be hidden."""
    one, other = treaty.seat, treaty.other
    if one == other or other not in sea.order or {one, other} & {*sea.out}:
        return IllegalMove("fuldrigger-no-company", "7.8")
    if has_treaty(sea, one, other):
        return NotYourTurn("fuldrigger-one-treaty", "7.9")
    for giver, gives, gets in ((one, treaty.give, treaty.get), (other, treaty.get, treaty.give)):
        if (wrong := _not_owned(sea, giver, gives) or _seventh(sea, giver, gives, gets)) is not None:
            return wrong
    if treaty.ally and not fronts.may_join(sea, other, treaty.ally, one):
        return IllegalMove("fuldrigger-no-such-war", "7.3")
    return None


def has_treaty(sea: Sea, one: Seat, other: Seat) -> bool:
    """Whether these two have made a treaty in this round (RULES.md 7.9)."""
    return any(
        signed.round == sea.round and {signed.treaty.seat, signed.treaty.other} == {one, other}
        for signed in sea.record
    )


def _not_owned(sea: Sea, giver: Seat, terms: Terms) -> IllegalMove | None:
    for number in terms.ships:
        if find(sea, giver, number) is None:
            return IllegalMove("fuldrigger-no-ship", "6.3", ship=number)
        if giver == sea.turn and sea.afoot is not None and sea.afoot.number == number:
            return IllegalMove("fuldrigger-mid-move", "6.2", ship=number)
    if any(owner_of(sea, town) != giver for town in terms.forts):
        return IllegalMove("fuldrigger-no-fort", "6.3")
    return None


def _seventh(sea: Sea, seat: Seat, gives: Terms, gets: Terms) -> IllegalMove | None:
    """Returns why a company would have too much: a seventh ship or fort (B15.9)."""
    if len(fleet(sea, seat)) - len(gives.ships) + len(gets.ships) > MOST:
        return IllegalMove("fuldrigger-seventh-ship", "6.1")
    if len(forts_of(sea, seat)) - len(gives.forts) + len(gets.forts) > MOST:
        return IllegalMove("fuldrigger-seventh-fort", "6.3")
    return None

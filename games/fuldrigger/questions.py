"""The questions to a seat: its turn, offers received, wars that it may enter, offers that it may make."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from games.contract import Ask, Text, Value, narrow
from games.errors import IllegalMove
from games.fuldrigger import reveal, turn_menu
from games.fuldrigger.facts import PORT
from games.fuldrigger.legality import refusal, with_seat
from games.fuldrigger.moves import Answer, Attack, Declare, Dump, EndTurn, Move, Propose, Scrap
from games.fuldrigger.naming import Told, good_text, place_text, town_text
from games.fuldrigger.sea import passages, voyage_menu
from games.fuldrigger.sea.fleet import find, fleet
from games.fuldrigger.state import State
from games.fuldrigger.trade import estimates, offers, prices, treaties
from games.fuldrigger.turn import screens
from games.fuldrigger.turn_menu import Entry, Target
from games.fuldrigger.views import Good, Offer, Town
from games.fuldrigger.war import fronts
from games.kit.rules import titles
from games.kit.seats import WHO
from games.params import Seat

TITLES: Final = titles("fuldrigger", ("turn", "spoils", "home", "offer", "own", "join", "deal"))

FORM: Final = "fuldrigger-deal"
GRAVE: Final = ("war", "dump", "scrap")


_LAST: Final[dict[Seat, tuple[State, tuple[str, ...]]]] = {}
"""Cache of each seat's latest keys; they are asked for repeatedly for the same state."""


def keys(s: State, seat: Seat) -> tuple[str, ...]:
    """Returns the keys of a seat's open questions, most urgent first."""
    last = _LAST.get(seat)
    if last is None or last[0] is not s:
        last = _LAST[seat] = (s, _keys(s, seat))
    return last[1]


def _keys(s: State, seat: Seat) -> tuple[str, ...]:
    if s.sea.phase == "over" or seat in s.sea.out or seat not in s.sea.order:
        return ()
    mine = seat == s.sea.turn
    if s.sea.phase == "home":
        return (f"home-{s.sea.version}",) if mine else ()
    at = s.sea.version
    left = "".join(f"-{word.replace(' ', '')}" for word in s.sea.settled)
    found = [f"{'spoils' if s.sea.spoils else 'turn'}-{s.sea.number}-{at}{left}"] if mine else []
    found += [_offer_key(s, seat, offer) for offer in s.offers if offer.treaty.other == seat]
    found += [f"own-{offer.id}" for offer in s.offers if offer.treaty.seat == seat]
    found += [f"join-{w.number}-{at}" for w in s.sea.wars if turn_menu.joins(s, seat, w.number)]
    told = [o.id for o in s.offers if o.treaty.seat == seat]
    tag = "-".join([*told, str(sum(t.seat == seat for t in s.refused))])
    return (*found, f"deal-{at}-{tag}") if turn_menu.has_offers(s, seat) else tuple(found)


def _offer_key(s: State, seat: Seat, offer: Offer) -> str:
    """Returns the key of an offer, with whether it can be accepted now."""
    can = refusal(s, seat, Answer(offer.id, True)) is None
    return f"offer-{offer.id}-{'yes' if can else 'no'}"


def ask(s: State, seat: Seat, key: str, picked: Sequence[str]) -> Ask[Move]:
    """Returns the next step of the question. Raises IllegalMove for impossible picks."""
    kind, _, rest = key.partition("-")
    match kind:
        case "home":
            return _home(s, seat, picked)
        case "spoils":
            assert s.sea.spoils is not None  # the key is open only then
            return narrow(
                turn_menu.spoils(s.sea.spoils), picked, _spoils_field(s), lambda t: _spoil_label(s, t)
            )
        case "offer" | "own":
            return _answer(s, seat, kind, rest, picked)
        case "join":
            number = int(rest.partition("-")[0])
            return narrow(turn_menu.joins(s, seat, number), picked, "fuldrigger-field-join", _company_label)
        case "deal":
            return _deal(s, seat, picked)
    return _turn(s, seat, picked)


def _home(s: State, seat: Seat, picked: Sequence[str]) -> Ask[Move]:
    """Returns the choice of a home town, each with what a first load from there could bring."""
    found = narrow(turn_menu.homes(s), picked, "fuldrigger-field-home", _town_label)
    values = tuple(replace(v, about=_first_load(s, seat, Town(v.token))) for v in found.values)
    return replace(found, values=values)


def _first_load(s: State, seat: Seat, town: Town) -> Text | None:
    """Returns the best trip from a town for a company with the money it begins with."""
    first = estimates.first_load(reveal.view(s, seat), town)
    if first is None:
        return None
    ship, (_, trip, cost, brings) = first
    told: Told = {"good": good_text(trip.good), "cost": cost, "town": town_text(trip.to)}
    count = passages.passage(s.sea, ship, trip.to).spaces
    return Text("fuldrigger-about-home", {**told, "money": brings, "count": count})


def _town_label(token: str) -> Text:
    return Text("fuldrigger-label-town", {"town": town_text(Town(token))})


def _company_label(token: str) -> Text:
    return Text("fuldrigger-label-company", {"who": WHO[int(token) - 1]})


def _spoils_field(s: State) -> str:
    lose = s.sea.spoils is not None and s.sea.spoils.kind == "lose"
    return "fuldrigger-field-lose" if lose else "fuldrigger-field-take"


def _spoil_label(s: State, token: str) -> Text:
    spoils = s.sea.spoils
    assert spoils is not None
    if token == fronts.FORT:
        return Text("fuldrigger-label-the-fort", {"town": town_text(PORT[spoils.at])})
    ship = find(s.sea, spoils.seat, int(token))
    assert ship is not None  # it is one of the choices
    return voyage_menu.ship_text(s, ship)


def _answer(s: State, seat: Seat, kind: str, rest: str, picked: Sequence[str]) -> Ask[Move]:
    """Returns the question of an offer: accept or decline; for an own offer, withdraw."""
    id = rest.removesuffix("-yes").removesuffix("-no")
    offer = offers.find_offer(s.offers, id)
    assert offer is not None  # the key is open only then
    legal: list[Entry] = [(("decline",), Answer(id, False))]
    if kind == "offer" and rest.endswith("-yes"):
        legal.insert(0, (("accept",), Answer(id, True)))
    own = kind == "own"

    def label(token: str) -> Text:
        treaty = offer.treaty
        told: Told = {
            "who": WHO[treaty.other if own else treaty.seat],
            "terms": treaties.terms_text(treaty),
        }
        return Text(f"fuldrigger-label-{'withdraw' if own else token}", told)

    field = "fuldrigger-field-own" if own else "fuldrigger-field-offer"
    return narrow(legal, picked, field, label, confirm=True)


def _deal(s: State, seat: Seat, picked: Sequence[str]) -> Ask[Move]:
    """Returns the question to whom to make an offer; then ready offers, and the form for others."""
    legal = turn_menu.ready_offers(s, seat)
    if not picked:
        return narrow(legal, picked, "fuldrigger-field-deal-to", _company_label)
    made = {tokens[1]: move for tokens, move in legal if tokens[0] == picked[0]}
    found = narrow(
        legal, picked, "fuldrigger-field-deal", lambda token: _deal_label(seat, made[token]), confirm=True
    )
    return found if found.whole is not None else replace(found, form_id=FORM)


def _deal_label(seat: Seat, move: Move) -> Text:
    """Returns the label of an offer."""
    assert isinstance(move, Propose)
    return Text("fuldrigger-label-deal", {"terms": treaties.terms_text(with_seat(move, seat))})


# -- the turn


def _turn(s: State, seat: Seat, picked: Sequence[str]) -> Ask[Move]:
    """Returns the next step of the turn, a ship's voyage, an attack, or the menu of all business."""
    if picked and picked[0] == screens.MORE:
        return _menu(s, seat, picked[1:])
    targets = turn_menu.attacks(s, seat)
    if picked and picked[0] == screens.ATTACK and targets:
        return _attack(s, seat, targets, picked[1:])
    if picked and picked[0].startswith(screens.SHIP + " "):
        return screens.sails(s, seat, picked) if s.sea.dice else _of_ship(s, seat, picked)
    return screens.ask(s, seat, picked)


def _menu(s: State, seat: Seat, picked: Sequence[str]) -> Ask[Move]:
    """Returns the menu of all business with its second steps."""
    legal = turn_menu.business(s, seat)
    if picked:
        field = f"fuldrigger-field-{picked[0]}"
        named = narrow(legal, picked, field, lambda t: _label(s, seat, picked[0], t))
        found = replace(_red(named), shown=True)
        return replace(found, confirm=_is_grave(s, seat, found))
    first = list(dict.fromkeys(tokens[0] for tokens, _ in legal))
    return _red(Ask("fuldrigger-field-turn", tuple(Value(t, _menu_label(s, seat, t)) for t in first)))


def _red(ask: Ask[Move]) -> Ask[Move]:
    """Returns the question with what costs a ship, a load or the peace in red."""
    graves = (replace(v, tone="strike") if {*v.token.split()} & {*GRAVE} else v for v in ask.values)
    return replace(ask, values=tuple(graves))


def _of_ship(s: State, seat: Seat, picked: Sequence[str]) -> Ask[Move]:
    """Returns what can be done with one ship before the roll."""
    screens.answer(s, seat, picked[0])
    number = int(picked[0].split()[1])
    found = [(" ".join(t), t, m) for t, m in turn_menu.business(s, seat) if getattr(m, "ship", 0) == number]
    labels = {token: _label(s, seat, *tokens) for token, tokens, _ in found}
    legal: list[Entry] = [((token,), move) for token, _, move in found]
    named = narrow(legal, picked[1:], "fuldrigger-field-one-ship", labels.__getitem__)
    return replace(_red(named), shown=True, confirm=_is_grave(s, seat, named))


def _is_grave(s: State, seat: Seat, found: Ask[Move]) -> bool:
    """Whether the move is confirmed first: war, selling a ship, ending a turn while ships could sail."""
    if isinstance(found.whole, EndTurn):
        return not s.sea.dice or bool(voyage_menu.ships(s, seat))
    return isinstance(found.whole, Declare | Scrap | Dump)


def _menu_label(s: State, seat: Seat, word: str) -> Text:
    """Returns the label of a menu entry; for ending the turn it lists what is left to do."""
    if word == "end":
        left = len(voyage_menu.ships(s, seat)) if s.sea.dice else len(fleet(s.sea, seat))
        return Text("fuldrigger-label-end", {"count": left})
    if word == "roll":
        return Text("fuldrigger-label-roll")
    return Text(f"fuldrigger-label-{word}-menu")


def _label(s: State, seat: Seat, kind: str, token: str) -> Text:
    """Returns the label of a choice in the second step."""
    words = token.split()
    if kind == "war":
        return _company_label(token)
    if kind == "sell":
        return _sell_label(s, seat, int(token))
    if kind == "buy":
        return _buy_label(s, seat, Good(words[0]), int(words[1]))
    if kind == "over" and words[0] == "collect":
        return Text("fuldrigger-label-collect", {"good": good_text(Good(words[1])), "ship": int(words[2])})
    if words == ["ship"]:
        return Text("fuldrigger-label-new-ship", {"money": prices.ship_price(s.sea)})
    if words[0] == "fort":
        return Text("fuldrigger-label-fort", {"town": town_text(Town(words[1])), "money": prices.FORT})
    ship = find(s.sea, seat, int(words[1]))
    assert ship is not None  # only own ships are offered
    shown = Text("fuldrigger-label-ship-cargo", {"ship": ship.number, "cargo": voyage_menu.cargo_text(ship)})
    return Text(f"fuldrigger-label-{words[0]}", {"ship": shown})


def _sell_label(s: State, seat: Seat, number: int) -> Text:
    ship = find(s.sea, seat, number)
    assert ship is not None
    assert ship.load is not None  # only loaded ships are offered
    brought = prices.proceeds(s.sea, seat, ship.load.good, PORT[ship.at])
    told: Told = {"ship": number, "good": good_text(ship.load.good), "money": brought or 0}
    return Text("fuldrigger-label-sell", {**told, "town": town_text(PORT[ship.at])})


def _buy_label(s: State, seat: Seat, good: Good, number: int) -> Text:
    ship = find(s.sea, seat, number)
    assert ship is not None
    town = PORT[ship.at]
    price = (prices.buying_price(good, town) or 0) + prices.fee(s.sea, seat, town)
    told: Told = {"ship": number, "good": good_text(good), "money": price}
    return Text("fuldrigger-label-buy", {**told, "town": town_text(town)})


# -- an attack


def _attack(
    s: State,
    seat: Seat,
    targets: Sequence[Target],
    picked: Sequence[str],
) -> Ask[Move]:
    """Returns the question whom to attack and where; then which privateers, in any order."""
    if not picked:
        return Ask("fuldrigger-field-attack", tuple(_target_value(row) for row in targets), shown=True)
    row = next((row for row in targets if row[0] == picked[0]), None)
    if row is None:
        raise IllegalMove()
    _, other, at, needed, able = row
    chosen = picked[1:]
    if len({*chosen}) != len(chosen) or not {*chosen} <= {str(n) for n in able}:
        raise IllegalMove()
    left = [n for n in able if str(n) not in chosen]
    whole = Attack(other, at, tuple(sorted(map(int, chosen)))) if len(chosen) >= needed else None
    values = tuple(voyage_menu.ship_value(s, ship) for n in left if (ship := find(s.sea, seat, n)))
    take = max(1, needed - len(chosen))
    return Ask("fuldrigger-field-with", values, whole, take=take, loose=True)


def _target_value(row: Target) -> Value:
    token, other, at, needed, _ = row
    told: Told = {"who": WHO[other], "place": place_text(at), "count": needed}
    return Value(token, Text("fuldrigger-label-target", told), (f"to {at}",))

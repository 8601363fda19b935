"""Alt texts from which a blind person can play, and the text board."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from games.fuldrigger.facts import Entry
from games.fuldrigger.views import FREE, FuldriggerView, Load, Offer, Ship, Space, Terms, Town, Treaty, Voyage
from games.params import Seat, Who
from locales import Speech, speech
from render.fuldrigger.chart import AT, NEAREST, PLACES, PORT, REGIONS, TOWN_AT
from render.fuldrigger.company import fortune, own_seat, public
from render.voice import TEXT_LIMIT, Voice, fitting, ranges

_Voice = Voice[FuldriggerView]


def _town(voice: _Voice, town: Town) -> str:
    return voice.say(f"fuldrigger-town-{town.lower()}")


def _place(voice: _Voice, at: Space) -> str:
    """Returns the name of a town; of a space at sea that of the nearest one."""
    if at in PORT:
        return _town(voice, PORT[at])
    return voice.say("fuldrigger-words-sea", town=_town(voice, NEAREST[at]))


def _load(voice: _Voice, load: Load) -> str:
    good = voice.say(f"fuldrigger-good-{load.good}")
    if voice.short:
        return f"{good} ({load.paid}, {load.sailed})"
    return voice.say("fuldrigger-words-load", good=good, money=load.paid, count=load.sailed)


def _cargo(voice: _Voice, ship: Ship, *, short: bool) -> str:
    """Returns what a ship carries; empty for one that carries nothing, if `short`."""
    if ship.load is not None:
        return voice.say(f"fuldrigger-good-{ship.load.good}") if short else _load(voice, ship.load)
    if ship.privateer:
        return voice.say("fuldrigger-cargo-privateer")
    return "" if short else voice.say("fuldrigger-cargo-empty")


def _alike(voice: _Voice, ships: Iterable[Ship], *, short: bool = True) -> str:
    """Returns ships with their places and cargoes; those that are alike together: `4–6 London`."""
    alike: dict[str, list[int]] = {}
    for ship in ships:
        calm = "" if ship.calm == FREE else voice.say("fuldrigger-words-becalmed")
        facts = (_place(voice, ship.at), _cargo(voice, ship, short=short), calm)
        alike.setdefault(", ".join(filter(None, facts)), []).append(ship.number)
    return "; ".join(f"{ranges(numbers, ', ')} {told}" for told, numbers in alike.items())


def known(voice: _Voice) -> Iterator[str]:
    """Yields the sentences of the board whose content the own company has."""
    return _fleet(voice, own_seat(voice.view))


def preview(voice: _Voice, picked: Sequence[str]) -> Iterator[str]:
    """Yields the tried voyage, or the picked ship; for other picks the own company."""
    view, seat = voice.view, own_seat(voice.view)
    ships = [ship for ship in view.sea.ships if ship.seat == seat and f"ship {ship.number}" in picked]
    if view.trials:
        yield from _trial(voice)
    elif ships:
        yield _ships(voice, ships, short=False)
    else:
        yield from own(voice, seat)


def region(voice: _Voice, name: str) -> Iterator[str]:
    """Yields a detail map: the ships in it."""
    view = voice.view
    yield voice.say("fuldrigger-words-map", region=voice.say(f"fuldrigger-region-{name}"))
    for seat in sorted(view.sea.order):
        ships = [s for s in view.sea.ships if s.seat == seat and REGIONS[name].holds(AT[s.at])]
        if ships:
            yield f"{voice.names[seat]}: {_alike(voice, ships)}."


def prices(language: str, name: str) -> str:
    """Returns the price lists of a region's towns, a line each, in Discord's markdown."""
    say = speech(language)
    box = REGIONS[name]
    lines = []
    for town, place in PLACES.items():
        if name == "world" or not box.holds(TOWN_AT[town]):
            continue
        goods = ", ".join(_price(say, entry) for entry in place.market)
        name_ = say.say(f"fuldrigger-town-{town.lower()}")
        said = say.say("fuldrigger-words-market", town=name_, goods=goods)
        lines.append(f"-# {said}")
    return fitting(lines, "\n", TEXT_LIMIT)


def _price(say: Speech, entry: Entry) -> str:
    """A line of a price list: the good, the price, and the letter of what can only be bought or sold."""
    mark = say.say(f"fuldrigger-mark-{entry.mark.lower()}") if entry.mark else ""
    return f"{say.say(f'fuldrigger-good-{entry.good}')} {entry.price} {mark}".strip()


def text(voice: _Voice, end: Sequence[str]) -> Iterator[str]:
    """Yields the board in Discord's markdown: the round, a few lines for each company, wars, cards."""
    view = voice.view
    title = "fuldrigger-text-title" if view.sea.round else "fuldrigger-words-choosing"
    yield voice.say(title, **_rounds(view))
    yield from (f"**{said}**" for said in end)
    yield from (*_news(voice), *_state(voice))
    for seat in sorted(view.sea.order):
        said = list(_company(voice, seat, own=False))
        yield from (f"**{seat + 1}** {said[0]}", *(f"> {line}" for line in said[1:]))


def _rounds(view: FuldriggerView) -> dict[str, object]:
    return {"round": view.sea.round, "rounds": view.options.rounds} if view.sea.round else {}


def board(voice: _Voice) -> Iterator[str]:
    """Yields what is awaited, what has just happened, then wars and fleets; `hand` has the rest."""
    view = voice.view
    if view.waiting:
        yield voice.waiting(view.waiting[0])  # an open offer, which is private, makes others waited for
    if view.sea.dice:
        yield voice.say("fuldrigger-words-rolled", total=sum(view.sea.dice))
    yield from _news(voice)
    yield from _wars(voice)
    for seat in sorted(view.sea.order):
        yield from _fleet(voice, seat)


def hand(voice: _Voice) -> Iterator[str]:
    """Yields the own company as its owner sees it, and of the others what the board does not tell."""
    seat = own_seat(voice.view)
    yield from own(voice, seat)
    yield from _cards(voice)
    for other in sorted(voice.view.sea.order):
        if other != seat and other not in voice.view.sea.out:
            yield voice.say(
                "fuldrigger-words-cash", who=Who(other), cash=_amounts(voice, other, own=False)[1]
            )
            yield from _stores(voice, other)


def _state(voice: _Voice) -> Iterator[str]:
    """Yields the facts that concern everybody."""
    if voice.view.sea.dice:
        yield voice.say("fuldrigger-words-rolled", total=sum(voice.view.sea.dice))
    yield from _wars(voice)
    yield from _cards(voice)


def _wars(voice: _Voice) -> Iterator[str]:
    """Yields that the round is the last, wars and truces."""
    sea = voice.view.sea
    if sea.last_round:
        yield voice.say("fuldrigger-words-last")
    for war in sea.wars:
        one, other = (" + ".join(voice.names[s] for s in side) for side in war.sides)
        yield voice.say("fuldrigger-words-war", one=one, other=other)
    for truce in sea.truces:
        a, b = (voice.names[s] for s in truce.pair)
        yield voice.say("fuldrigger-words-truce", round=truce.until, one=a, other=b)


def _cards(voice: _Voice) -> Iterator[str]:
    """Yields the chance cards in force and the bounties."""
    sea = voice.view.sea
    if cards := [voice.say(f"fuldrigger-card-{effect.card.lower()}") for effect in sea.effects]:
        yield voice.say("fuldrigger-words-cards", cards=", ".join(cards))
    if sea.bounties:
        towns = ", ".join(_town(voice, BOUNTIES[card]) for card in sea.bounties)
        yield voice.say("fuldrigger-words-bounties", towns=towns)


def _news(voice: _Voice) -> Iterator[str]:
    """Yields where ships have sailed to in the latest turn, an attack in it, and the latest treaties."""
    sea = voice.view.sea
    sailed = [(wake.seat, wake.voyages) for wake in sea.wakes if wake.voyages]
    sailed += [(seat, tuple(some)) for seat, some in groupby(sea.voyages, key=lambda v: v.seat)]
    yield from voice.latest([_sailed(voice, *one) for one in sailed[-1:]])
    if (fight := sea.fight) is not None:
        yield voice.say(
            "fuldrigger-words-fight",
            who=Who(fight.seat),
            other=Who(fight.other),
            place=_place(voice, fight.at),
            count=fight.ships,
            total=fight.roll,
        )
    if sea.record and sea.record[-1].round >= sea.round - 1:
        signed, t = sea.record[-1], sea.record[-1].treaty
        yield voice.say(
            "fuldrigger-words-treaty",
            round=signed.round,
            who=Who(t.seat),
            other=Who(t.other),
            terms=_terms(voice, t),
        )


def _sailed(voice: _Voice, seat: Seat, voyages: Iterable[Voyage]) -> str:
    """Returns where the ships of a company have come in a turn, each told once, with how that ended."""
    last = {v.number: v for v in voyages}
    told = (
        voice.say(f"fuldrigger-words-sailed-{v.end}", number=v.number, place=_place(voice, v.way[-1]))
        for v in last.values()
    )
    return voice.say("fuldrigger-words-sailed", who=Who(seat), ships=", ".join(told))


def _ships(voice: _Voice, ships: Iterable[Ship], *, short: bool) -> str:
    return voice.say("fuldrigger-words-ships", ships=_alike(voice, ships, short=short))


def own(voice: _Voice, seat: Seat) -> Iterator[str]:
    """Yields the open offers, then the company as its owner sees it."""
    for offer in voice.view.offers if seat == voice.view.seat else ():
        yield _offer(voice, offer)
    yield from _company(voice, seat, own=True)


def _amounts(voice: _Voice, seat: Seat, *, own: bool) -> tuple[str | int, str | int]:
    """Returns fortune and cash, or that they are hidden."""
    amounts = (fortune(voice.view, seat), voice.view.cash[seat])
    shown = amounts if own else tuple(public(voice.view, seat, amount) for amount in amounts)
    worth, cash = (voice.say("fuldrigger-words-hidden") if a is None else a for a in shown)
    return worth, cash


def _home(voice: _Voice, seat: Seat) -> str:
    home = voice.view.sea.homes[seat]
    return voice.say("fuldrigger-words-none") if home is None else _town(voice, home)


def _fleet(voice: _Voice, seat: Seat) -> Iterator[str]:
    """Yields a company in short: home, fortune, ships with their goods, forts."""
    sea = voice.view.sea
    if seat in sea.out:
        yield voice.say("fuldrigger-words-out", who=Who(seat))
        return
    if not (ships := [ship for ship in sea.ships if ship.seat == seat]):
        yield from _company(voice, seat, own=False)
        return
    town, worth = _home(voice, seat), _amounts(voice, seat, own=False)[0]
    yield voice.say(
        "fuldrigger-words-fleet", who=Who(seat), town=town, fortune=worth, ships=_alike(voice, ships)
    )
    yield from _forts(voice, seat)


def _company(voice: _Voice, seat: Seat, *, own: bool) -> Iterator[str]:
    """Yields a company: home, money, ships, forts, stores; for its owner with loads and known reefs."""
    sea = voice.view.sea
    if seat in sea.out:
        yield voice.say("fuldrigger-words-out", who=Who(seat))
        return
    worth, cash = _amounts(voice, seat, own=own)
    town = _home(voice, seat)
    yield voice.say("fuldrigger-words-company", who=Who(seat), town=town, fortune=worth, cash=cash)
    if ships := [ship for ship in sea.ships if ship.seat == seat]:
        yield _ships(voice, ships, short=not own)
    yield from _forts(voice, seat)
    yield from _stores(voice, seat)
    if own and sea.reefs[seat]:
        yield voice.say("fuldrigger-words-reefs", letters=" ".join(sea.reefs[seat]))


def _forts(voice: _Voice, seat: Seat) -> Iterator[str]:
    if forts := [_town(voice, fort.town) for fort in voice.view.sea.forts if fort.seat == seat]:
        yield voice.say("fuldrigger-words-forts", towns=", ".join(forts))


def _stores(voice: _Voice, seat: Seat) -> Iterator[str]:
    stores = [
        f"{_place(voice, s.at)}: {_load(voice, s.load)}" for s in voice.view.sea.stores if s.seat == seat
    ]
    if stores:
        yield voice.say("fuldrigger-words-stores", stores="; ".join(stores))


def _offer(voice: _Voice, offer: Offer) -> str:
    t = offer.treaty
    return voice.say("fuldrigger-words-offer", who=Who(t.seat), other=Who(t.other), terms=_terms(voice, t))


def _trial(voice: _Voice) -> Iterator[str]:
    for trial in voice.view.trials:
        yield voice.say(
            "fuldrigger-words-trial",
            start=_place(voice, trial.way[0]),
            end=_place(voice, trial.way[-1]),
            count=len(trial.way) - 1,
            risk=trial.risk,
        )


def _terms(voice: _Voice, treaty: Treaty) -> str:
    """Returns the terms of a treaty without the signs of the game's own labels, which are read aloud."""
    said = [
        voice.say("fuldrigger-words-gives", who=Who(giver), what=", ".join(_things(voice, side)))
        for giver, side in ((treaty.seat, treaty.give), (treaty.other, treaty.get))
        if side != Terms()
    ]
    if treaty.truce:
        said.append(voice.say("fuldrigger-words-given-truce", count=treaty.truce))
    elif treaty.peace:
        said.append(voice.say("fuldrigger-words-given-peace"))
    if treaty.ally:
        said.append(voice.say("fuldrigger-words-ally", who=Who(treaty.other), friend=Who(treaty.seat)))
    return "; ".join(said)


def _things(voice: _Voice, side: Terms) -> Iterator[str]:
    if side.money:
        yield voice.say("fuldrigger-words-money", money=side.money)
    if side.ships:
        yield voice.say("fuldrigger-words-given-ships", ships=ranges(side.ships, ", "), count=len(side.ships))
    if side.forts:
        towns = ", ".join(_town(voice, town) for town in side.forts)
        yield voice.say("fuldrigger-words-given-forts", towns=towns, count=len(side.forts))


BOUNTIES: Final[dict[str, Town]] = {
    f"C{n:02}": Town(town)
    for n, town in enumerate(("GDT", "ARK", "QUE", "KON", "BUE", "MOK", "CAL", "CTN", "AMB", "NAG"), 1)
}
"""The towns of the bounty cards; a test compares them with the chart."""

"""Alt texts from which a blind person can play, and the text board."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from games.fuldrigger.facts import Entry
from games.fuldrigger.views import FREE, FuldriggerView, Load, Offer, Ship, Space, Terms, Town, Treaty, Voyage
from games.params import Seat, Who
from locales import Speech, speech
from render import banner
from render.fuldrigger.chart import AT, NEAREST, PLACES, PORT, REGIONS, TOWN_AT
from render.fuldrigger.company import ending, fortune, public
from render.look import Look
from render.voice import (
    TEXT_LIMIT,
    Said,
    Voice,
    Voices,
    alt,
    divided,
    fitting,
    hand_alt,
    ranges,
)


class _Voice(Voice[FuldriggerView]):
    """The texts of one view for one reader."""

    def town(self, town: Town) -> str:
        return self.say(f"fuldrigger-town-{town.lower()}")

    def place(self, at: Space) -> str:
        """Returns the name of a town; of a space at sea that of the nearest one."""
        if at in PORT:
            return self.town(PORT[at])
        return self.say("fuldrigger-words-sea", town=self.town(NEAREST[at]))

    def load(self, load: Load) -> str:
        good = self.say(f"fuldrigger-good-{load.good}")
        if self.short:
            return f"{good} ({load.paid}, {load.sailed})"
        return self.say("fuldrigger-words-load", good=good, money=load.paid, count=load.sailed)

    def cargo(self, ship: Ship, *, short: bool) -> str:
        """Returns what a ship carries; empty for one that carries nothing, if `short`."""
        if ship.load is not None:
            return self.say(f"fuldrigger-good-{ship.load.good}") if short else self.load(ship.load)
        if ship.privateer:
            return self.say("fuldrigger-cargo-privateer")
        return "" if short else self.say("fuldrigger-cargo-empty")

    def ships(self, ships: Iterable[Ship], *, short: bool = True) -> str:
        """Returns ships with their places and cargoes; those that are alike together: `4–6 London`."""
        alike: dict[str, list[int]] = {}
        for ship in ships:
            calm = "" if ship.calm == FREE else self.say("fuldrigger-words-becalmed")
            facts = (self.place(ship.at), self.cargo(ship, short=short), calm)
            alike.setdefault(", ".join(filter(None, facts)), []).append(ship.number)
        return "; ".join(f"{ranges(numbers, ', ')} {told}" for told, numbers in alike.items())


def _voices(view: FuldriggerView, look: Look) -> Voices[_Voice]:
    return lambda name, short: _Voice(view, look, 4, name=name, short=short)


def board_said(view: FuldriggerView, look: Look) -> Said:
    """Returns the alt text of the board, and what it has no room for."""
    return divided(_voices(view, look), _board)


def hand_words(
    view: FuldriggerView, look: Look, picked: tuple[str, ...] = (), rest: Sequence[str] | None = None
) -> str:
    """Returns the own company as an alt text, and what that of the board has no room for."""
    seat = view.seat if view.seat is not None else view.sea.turn
    voices = _voices(view, look)
    return hand_alt(
        voices,
        lambda voice: _hand(voice, seat),
        _board if rest is None else rest,
        lambda voice: _fleet(voice, seat),
    )


def sheet_words(view: FuldriggerView, look: Look, seat: Seat) -> str:
    """Returns a company as an alt text: offers, money, fortune, ships with loads, forts, stores, reefs."""
    return alt(_voices(view, look), lambda voice: _own(voice, seat))


def preview_words(view: FuldriggerView, look: Look, picked: tuple[str, ...], marks: tuple[str, ...]) -> str:
    """Returns the tried voyage, or the picked ship, as an alt text; for other picks the own company."""
    if view.trials:
        return alt(_voices(view, look), _trial)
    seat = view.seat if view.seat is not None else view.sea.turn
    ships = [ship for ship in view.sea.ships if ship.seat == seat and f"ship {ship.number}" in picked]
    if not ships:
        return sheet_words(view, look, seat)
    return alt(_voices(view, look), lambda voice: [_ships(voice, ships, short=False)])


def map_words(view: FuldriggerView, look: Look, name: str) -> str:
    """Returns a detail map as an alt text: the ships in it."""

    def tell(voice: _Voice) -> Iterator[str]:
        yield voice.say("fuldrigger-words-map", region=voice.say(f"fuldrigger-region-{name}"))
        for seat in sorted(view.sea.order):
            ships = [s for s in view.sea.ships if s.seat == seat and REGIONS[name].holds(AT[s.at])]
            if ships:
                yield f"{voice.names[seat]}: {voice.ships(ships)}."

    return alt(_voices(view, look), tell)


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
    """A line of a price list: the good, the price, and K or S where it is marked."""
    return " ".join(filter(None, (say.say(f"fuldrigger-good-{entry.good}"), str(entry.price), entry.mark)))


def text_board(view: FuldriggerView, look: Look) -> str:
    """Returns the board in Discord's markdown: the round, a few lines for each company, wars, cards."""
    voice = _Voice.of_text(view, look, 4)
    title = "fuldrigger-text-title" if view.sea.round else "fuldrigger-words-choosing"
    lines = [voice.say(title, **_rounds(view)), *(f"**{said}**" for said in _end(voice))]
    lines += [*_news(voice), *_state(voice)]
    for seat in sorted(view.sea.order):
        said = list(_company(voice, seat, own=False))
        lines += [f"**{seat + 1}** {said[0]}", *(f"> {line}" for line in said[1:])]
    return fitting(lines, "\n", TEXT_LIMIT)


def _rounds(view: FuldriggerView) -> dict[str, object]:
    return {"round": view.sea.round, "rounds": view.options.rounds} if view.sea.round else {}


def _board(voice: _Voice) -> Iterator[str]:
    """Yields what is awaited, what has just happened, then wars and fleets; `_hand` has the rest."""
    view = voice.view
    yield from _end(voice)
    if view.waiting:
        yield voice.waiting(view.waiting[0])  # an open offer, which is private, makes others waited for
    if view.sea.dice:
        yield voice.say("fuldrigger-words-rolled", total=sum(view.sea.dice))
    yield from _news(voice)
    yield from _wars(voice)
    for seat in sorted(view.sea.order):
        yield from _fleet(voice, seat)


def _hand(voice: _Voice, seat: Seat) -> Iterator[str]:
    """Yields the company as its owner sees it, and of the others what the board does not tell."""
    yield from _own(voice, seat)
    yield from _cards(voice)
    for other in sorted(voice.view.sea.order):
        if other != seat and other not in voice.view.sea.out:
            yield voice.say(
                "fuldrigger-words-cash", who=Who(other), cash=_amounts(voice, other, own=False)[1]
            )
            yield from _stores(voice, other)


def _end(voice: _Voice) -> Iterator[str]:
    """Yields who has won and the places of all, once the game is over."""
    over = ending(voice.view, voice.speech)
    if over is not None:
        yield from banner.sentences(over, voice)


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
        towns = ", ".join(voice.town(BOUNTIES[card]) for card in sea.bounties)
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
            place=voice.place(fight.at),
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
        voice.say(f"fuldrigger-words-sailed-{v.end}", number=v.number, place=voice.place(v.way[-1]))
        for v in last.values()
    )
    return voice.say("fuldrigger-words-sailed", who=Who(seat), ships=", ".join(told))


def _ships(voice: _Voice, ships: Iterable[Ship], *, short: bool) -> str:
    return voice.say("fuldrigger-words-ships", ships=voice.ships(ships, short=short))


def _own(voice: _Voice, seat: Seat) -> Iterator[str]:
    """Yields the open offers, then the company as its owner sees it."""
    for offer in voice.view.offers if seat == voice.view.seat else ():
        yield _offer(voice, offer)
    yield from _company(voice, seat, own=True)


def _amounts(voice: _Voice, seat: Seat, *, own: bool) -> tuple[str, str]:
    """Returns fortune and cash, or that they are hidden."""
    amounts = (fortune(voice.view, seat), voice.view.cash[seat])
    shown = amounts if own else tuple(public(voice.view, seat, amount) for amount in amounts)
    worth, cash = (voice.say("fuldrigger-words-hidden") if a is None else str(a) for a in shown)
    return worth, cash


def _home(voice: _Voice, seat: Seat) -> str:
    home = voice.view.sea.homes[seat]
    return voice.say("fuldrigger-words-none") if home is None else voice.town(home)


def _fleet(voice: _Voice, seat: Seat) -> Iterator[str]:
    """Yields a company in short: home, fortune, ships with their goods, forts."""
    sea = voice.view.sea
    if seat in sea.out:
        yield voice.say("fuldrigger-words-out", who=Who(seat))
        return
    if not (ships := [ship for ship in sea.ships if ship.seat == seat]):
        yield from _company(voice, seat, own=False)
        return
    told = {"town": _home(voice, seat), "fortune": _amounts(voice, seat, own=False)[0]}
    yield voice.say("fuldrigger-words-fleet", who=Who(seat), **told, ships=voice.ships(ships))
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
    if forts := [voice.town(fort.town) for fort in voice.view.sea.forts if fort.seat == seat]:
        yield voice.say("fuldrigger-words-forts", towns=", ".join(forts))


def _stores(voice: _Voice, seat: Seat) -> Iterator[str]:
    stores = [f"{voice.place(s.at)}: {voice.load(s.load)}" for s in voice.view.sea.stores if s.seat == seat]
    if stores:
        yield voice.say("fuldrigger-words-stores", stores="; ".join(stores))


def _offer(voice: _Voice, offer: Offer) -> str:
    t = offer.treaty
    return voice.say("fuldrigger-words-offer", who=Who(t.seat), other=Who(t.other), terms=_terms(voice, t))


def _trial(voice: _Voice) -> Iterator[str]:
    for trial in voice.view.trials:
        yield voice.say(
            "fuldrigger-words-trial",
            start=voice.place(trial.way[0]),
            end=voice.place(trial.way[-1]),
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
        towns = ", ".join(map(voice.town, side.forts))
        yield voice.say("fuldrigger-words-given-forts", towns=towns, count=len(side.forts))


BOUNTIES: Final[dict[str, Town]] = {
    f"C{n:02}": Town(town)
    for n, town in enumerate(("GDT", "ARK", "QUE", "KON", "BUE", "MOK", "CAL", "CTN", "AMB", "NAG"), 1)
}
"""The towns of the bounty cards; a test compares them with the chart."""

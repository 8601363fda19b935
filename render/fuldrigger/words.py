"""Alt texts from which a blind person can play, and the text board."""

from collections.abc import Iterator
from typing import Final

from games.fuldrigger.facts import Entry
from games.fuldrigger.views import FREE, FuldriggerView, Load, Offer, Ship, Space, Terms, Town, Treaty
from games.params import Seat, Who
from locales import Speech, speech
from render import banner
from render.fuldrigger.chart import NEAREST, PLACES, PORT, REGIONS, TOWN_AT
from render.fuldrigger.company import ending, fortune, public
from render.look import Look
from render.voice import ALT_LIMIT, TEXT_LIMIT, Voice, escaped_name, fitting


class _Voice(Voice[FuldriggerView]):
    """The texts of one view for one reader."""

    def town(self, town: Town) -> str:
        return self.say(f"fuldrigger-town-{town.lower()}")

    def place(self, at: Space) -> str:
        """Returns the name of a town; of a space at sea that of the nearest one."""
        if at in PORT:
            return self.town(PORT[at])
        return self.say("fuldrigger-place-sea", town=self.town(NEAREST[at]))

    def load(self, load: Load) -> str:
        good = self.say(f"fuldrigger-good-{load.good}")
        return self.say("fuldrigger-words-load", good=good, money=load.paid, count=load.sailed)

    def cargo(self, ship: Ship, *, short: bool) -> str:
        if ship.load is None:
            return self.say("fuldrigger-cargo-privateer" if ship.privateer else "fuldrigger-cargo-empty")
        return self.say(f"fuldrigger-good-{ship.load.good}") if short else self.load(ship.load)

    def ship(self, ship: Ship, *, short: bool = True) -> str:
        id = "fuldrigger-words-ship" if ship.calm == FREE else "fuldrigger-words-becalmed"
        cargo = self.cargo(ship, short=short)
        return self.say(id, number=ship.number, place=self.place(ship.at), cargo=cargo)


def board_words(view: FuldriggerView, look: Look) -> str:
    """Returns the alt text of the board."""
    return fitting(_board(_Voice(view, look, 4)), " ", ALT_LIMIT)


def hand_words(view: FuldriggerView, look: Look, picked: tuple[str, ...] = ()) -> str:
    """Returns the own company as an alt text."""
    return sheet_words(view, look, view.seat if view.seat is not None else view.sea.turn)


def sheet_words(view: FuldriggerView, look: Look, seat: Seat) -> str:
    """Returns a company as an alt text: money, fortune, ships with loads, forts, stores, reefs, offers."""
    return fitting(_company(_Voice(view, look, 4), seat, own=True), " ", ALT_LIMIT)


def preview_words(view: FuldriggerView, look: Look, picked: tuple[str, ...], marks: tuple[str, ...]) -> str:
    """Returns the tried voyage, then the own company, as an alt text."""
    voice = _Voice(view, look, 4)
    seat = view.seat if view.seat is not None else view.sea.turn
    return fitting([*_trial(voice), *_company(voice, seat, own=True)], " ", ALT_LIMIT)


def map_words(view: FuldriggerView, look: Look, name: str) -> str:
    """Returns a detail map as an alt text: the ships in it."""
    voice = _Voice(view, look, 4)
    said = [voice.say("fuldrigger-words-map", region=voice.say(f"fuldrigger-region-{name}"))]
    for seat in sorted(view.sea.order):
        ships = [voice.ship(s) for s in view.sea.ships if s.seat == seat]
        if ships:
            said.append(f"{voice.names[seat]}: {'; '.join(ships)}.")
    return fitting(said, " ", ALT_LIMIT)


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
    voice = _Voice(view, look, 4, name=escaped_name)
    title = "fuldrigger-text-title" if view.sea.round else "fuldrigger-words-choosing"
    lines = [voice.say(title, **_rounds(view)), *(f"**{said}**" for said in _end(voice))]
    lines += list(_state(voice))
    for seat in sorted(view.sea.order):
        said = list(_company(voice, seat, own=False))
        lines += [f"**{seat + 1}** {said[0]}", *(f"> {line}" for line in said[1:])]
    lines += list(_news(voice))
    return fitting(lines, "\n", TEXT_LIMIT)


def _rounds(view: FuldriggerView) -> dict[str, object]:
    return {"round": view.sea.round, "rounds": view.options.rounds} if view.sea.round else {}


def _board(voice: _Voice) -> Iterator[str]:
    view = voice.view
    yield from _end(voice)
    title = "fuldrigger-words-game" if view.sea.round else "fuldrigger-words-choosing"
    yield voice.say(title, **_rounds(view))
    yield from _state(voice)
    for seat in view.waiting[:1]:
        yield voice.waiting(seat)
    for seat in sorted(view.sea.order):
        yield from _company(voice, seat, own=False)
    yield from _news(voice)


def _end(voice: _Voice) -> Iterator[str]:
    """Yields who has won and the places of all, once the game is over."""
    over = ending(voice.view, voice.speech)
    if over is not None:
        yield from banner.sentences(over, voice)


def _state(voice: _Voice) -> Iterator[str]:
    """Yields the facts that concern everybody: last round, roll, wars, truces, cards, bounties."""
    sea = voice.view.sea
    if sea.last_round:
        yield voice.say("fuldrigger-words-last")
    if sea.dice:
        yield voice.say("fuldrigger-words-rolled", total=sum(sea.dice))
    for war in sea.wars:
        one, other = (" + ".join(voice.names[s] for s in side) for side in war.sides)
        yield voice.say("fuldrigger-words-war", one=one, other=other)
    for truce in sea.truces:
        a, b = (voice.names[s] for s in truce.pair)
        yield voice.say("fuldrigger-words-truce", round=truce.until, one=a, other=b)
    for effect in sea.effects:
        yield voice.say("fuldrigger-words-card", card=voice.say(f"fuldrigger-card-{effect.card.lower()}"))
    if sea.bounties:
        towns = ", ".join(voice.town(BOUNTIES[card]) for card in sea.bounties)
        yield voice.say("fuldrigger-words-bounties", towns=towns)


def _news(voice: _Voice) -> Iterator[str]:
    """Yields the voyages of the turn, and the last treaty on the record."""
    sea = voice.view.sea
    voyages = [
        voice.say(
            "fuldrigger-words-voyage",
            who=Who(v.seat),
            number=v.number,
            start=voice.place(v.way[0]),
            end=voice.place(v.way[-1]),
        )
        for v in sea.voyages
    ]
    if voyages:
        yield voice.say("fuldrigger-words-voyages", voyages="; ".join(voyages))
    for signed in sea.record[-3:]:
        t = signed.treaty
        yield voice.say(
            "fuldrigger-words-treaty",
            round=signed.round,
            who=Who(t.seat),
            other=Who(t.other),
            terms=_terms(voice, t),
        )


def _company(voice: _Voice, seat: Seat, *, own: bool) -> Iterator[str]:
    view, sea = voice.view, voice.view.sea
    if seat in sea.out:
        yield voice.say("fuldrigger-words-out", who=Who(seat))
        return
    home = sea.homes[seat]
    amounts = (fortune(view, seat), view.cash[seat])
    shown = amounts if own else tuple(public(view, seat, amount) for amount in amounts)
    worth, cash = (voice.say("fuldrigger-words-hidden") if a is None else str(a) for a in shown)
    town = voice.say("fuldrigger-words-none") if home is None else voice.town(home)
    yield voice.say("fuldrigger-words-company", who=Who(seat), town=town, fortune=worth, cash=cash)
    ships = [voice.ship(ship, short=not own) for ship in sea.ships if ship.seat == seat]
    if ships:
        yield voice.say("fuldrigger-words-ships", ships="; ".join(ships))
    forts = [voice.town(fort.town) for fort in sea.forts if fort.seat == seat]
    if forts:
        yield voice.say("fuldrigger-words-forts", towns=", ".join(forts))
    stores = [f"{voice.place(s.at)}: {voice.load(s.load)}" for s in sea.stores if s.seat == seat]
    if stores:
        yield voice.say("fuldrigger-words-stores", stores="; ".join(stores))
    if own and sea.reefs[seat]:
        yield voice.say("fuldrigger-words-reefs", letters=" ".join(sea.reefs[seat]))
    for offer in view.offers if own and seat == view.seat else ():
        yield _offer(voice, offer)


def _offer(voice: _Voice, offer: Offer) -> str:
    t = offer.treaty
    return voice.say("fuldrigger-words-offer", who=Who(t.seat), other=Who(t.other), terms=_terms(voice, t))


def _trial(voice: _Voice) -> Iterator[str]:
    trial = voice.view.trial
    if trial is not None:
        yield voice.say(
            "fuldrigger-words-trial",
            start=voice.place(trial.way[0]),
            end=voice.place(trial.way[-1]),
            count=len(trial.way) - 1,
            risk=trial.risk,
        )


def _terms(voice: _Voice, treaty: Treaty) -> str:
    """Returns the terms of a treaty, as the game's own labels say them (`games/fuldrigger/deals.py`)."""
    said = [
        voice.say("fuldrigger-terms-gives", who=Who(giver), what=" + ".join(_things(voice, side)))
        for giver, side in ((treaty.seat, treaty.give), (treaty.other, treaty.get))
        if side != Terms()
    ]
    if treaty.truce:
        said.append(voice.say("fuldrigger-terms-truce", count=treaty.truce))
    elif treaty.peace:
        said.append(voice.say("fuldrigger-terms-peace"))
    if treaty.ally:
        said.append(voice.say("fuldrigger-terms-ally", who=Who(treaty.other), friend=Who(treaty.seat)))
    return " · ".join(said)


def _things(voice: _Voice, side: Terms) -> Iterator[str]:
    if side.money:
        yield voice.say("fuldrigger-terms-money", money=side.money)
    for number in side.ships:
        yield voice.say("fuldrigger-terms-ship", ship=number)
    for town in side.forts:
        yield voice.say("fuldrigger-terms-fort", town=voice.town(town))


BOUNTIES: Final[dict[str, Town]] = {
    f"C{n:02}": Town(town)
    for n, town in enumerate(("GDT", "ARK", "QUE", "KON", "BUE", "MOK", "CAL", "CTN", "AMB", "NAG"), 1)
}
"""The towns of the bounty cards; a test compares them with the chart."""

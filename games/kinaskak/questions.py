"""The questions to a seat, built from its own view: the top card, buying, wishes, and the moves of a turn."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from games.cards import JOKER, RANKS, Card
from games.contract import Ask, Cards, Param, Text, narrow
from games.kinaskak import laying, naming, wishes
from games.kinaskak.melds import meld as melds
from games.kinaskak.melds import prospects
from games.kinaskak.melds.worth import wishing
from games.kinaskak.moves import Buy, Decline, Discard, Joker, Move, Off, Pass, Take, Wish
from games.kinaskak.naming import card_label, meld_text, shown
from games.kinaskak.views import Contract, KinaskakView
from games.kit.latest import latest
from games.kit.rules import question_name, titles
from games.kit.seats import WHO

FORM_LAY: Final = "kinaskak-form-lay"
FORM_WISH: Final = "kinaskak-form-wish"
WISH, HELPS = "wish", "helps"
LAY, OFF, JOKERS, DISCARD = "lay", "off", "joker", "discard"
BUTTONS: Final = 12
"""How many places for a card are buttons; the others of a joker, which fits nearly everywhere, are listed."""
Walk = tuple[tuple[str, ...], Move]
TITLES: Final = titles("kinaskak", ("draw", "buy", WISH, "turn"))


def ask(view: KinaskakView, key: str, picked: Sequence[str]) -> Ask[Move]:
    """Returns the next step of the question. Raises IllegalMove for impossible picks."""
    asking = {"draw": draw, "buy": buy, "wish": wish, "turn": turn}
    return asking[question_name(key)](view, picked)


def draw(view: KinaskakView, picked: Sequence[str]) -> Ask[Move]:
    """Returns the question whether to take the top card. Raises IllegalMove for impossible picks."""
    ways: list[tuple[tuple[str, ...], Take | Decline]] = [(("decline",), Decline())]
    if view.pile:
        ways.append((("take",), Take()))
    return _told(
        view,
        narrow(
            ways,
            picked,
            "kinaskak-field-draw",
            lambda token: _top_label(token, view),
            params={"cards": shown(view.pile[-1:]), "count": len(view.pile)},
        ),
    )


def _told(view: KinaskakView, asked: Ask[Move]) -> Ask[Move]:
    """Returns the question with what the round asks, for a seat that has not laid it yet."""
    if laying.has_laid(view):
        return asked
    return replace(
        asked,
        about=(Text("kinaskak-about-contract", {"contract": naming.asked(naming.kinds_of(view.contract))}),),
    )


def buy(view: KinaskakView, picked: Sequence[str]) -> Ask[Move]:
    """Returns the question whether to buy the top card. Raises IllegalMove for impossible picks."""
    ways: list[tuple[tuple[str, ...], Buy | Pass]] = [(("buy",), Buy()), (("pass",), Pass())]
    assert view.seat is not None  # only seats are asked
    fined = view.buys[view.seat] >= view.ladder.buys
    field = "kinaskak-field-buy-fined" if fined else "kinaskak-field-buy"
    return _told(
        view,
        narrow(
            ways,
            picked,
            field,
            lambda token: _top_label(token, view),
            params={"cards": shown(view.pile[-1:])},
        ),
    )


def _top_label(token: str, view: KinaskakView) -> Text:
    params: dict[str, Param] = {"card": shown(view.pile[-1:])} if view.pile else {}
    return Text(f"kinaskak-label-{token}" if view.pile else "kinaskak-label-draw", params)


# -- wishes


def wish(view: KinaskakView, picked: Sequence[str]) -> Ask[Move]:
    """Returns the ready wishes; other wishes use the form. Raises IllegalMove for impossible picks."""
    ready = ready_wishes(wishing(view), view.contract)
    ways = [((name,), Wish(words)) for name, words in ready]
    named = dict(ready)
    asked = narrow(ways, picked, "kinaskak-field-wish", lambda token: _wish_label(token, named[token]))
    if picked:
        return asked
    nearer = wishes.nearer(wishing(view), view.contract)
    about = () if nearer == wishes.NEVER else (Text("kinaskak-about-nearer", {"wish": wishes.text(nearer)}),)
    stands = view.wish or wishes.NEVER
    values = tuple(replace(value, chosen=named[value.token] == stands) for value in asked.values)
    return replace(asked, values=values, form_id=FORM_WISH, about=about)


def _wish_label(name: str, words: str) -> Text:
    if name in (HELPS, "joker", "any", "never"):
        return Text(f"kinaskak-label-wish-{name}")
    named = Text("kinaskak-label-wish-rank", {"cards": Cards((Card(words + "H"),))})
    return Text("kinaskak-label-wish", {"wish": named})


@lru_cache(maxsize=256)
def ready_wishes(hand: tuple[Card, ...], contract: Contract) -> tuple[tuple[str, str], ...]:
    """Returns wishes by token: what brings the contract nearer, a joker, anything, nothing, held ranks."""
    found = {wishes.NEARER: HELPS, JOKER: "joker", wishes.ANY: "any", wishes.NEVER: "never"}
    if any(part.kind == "set" for part in contract):
        for n, held in enumerate(prospects.counted(hand)[2]):
            if held >= 2:
                found.setdefault(RANKS[n], f"rank-{RANKS[n]}")
    return tuple((name, words) for words, name in found.items())


# -- the turn


def turn(view: KinaskakView, picked: Sequence[str]) -> Ask[Move]:
    """Returns what can be laid, laid off, taken or discarded. Raises IllegalMove for impossible picks."""
    able = actions(view)
    if list(able) == [DISCARD]:
        return _told(view, _with_form(view, _discards(view, picked, ()), picked))
    if picked and picked[0] == DISCARD:
        return _discards(view, picked, (DISCARD,))
    kind = picked[0].split()[0] if picked else ""
    if kind in (OFF, JOKERS) and kind in able:
        return _places(
            narrow(able[kind], picked, f"kinaskak-field-{kind}", lambda token: _label(view, token))
        )
    firsts = [walk for walks in able.values() for walk in walks]
    asked = narrow(firsts, picked, "kinaskak-field-turn", _action_label, confirm=True)
    return _told(view, _with_form(view, asked, picked))


def _places(asked: Ask[Move]) -> Ask[Move]:
    """Returns the question with the first places on buttons and the others, of a joker, in a list."""
    listed = (
        replace(value, about=Text("kinaskak-about-place", {"place": value.token.split()[-1]}))
        for value in asked.values[BUTTONS:]
    )
    return replace(asked, values=(*asked.values[:BUTTONS], *listed))


def _with_form(view: KinaskakView, asked: Ask[Move], picked: Sequence[str]) -> Ask[Move]:
    may = laying.may_lay(view) and not picked
    return replace(asked, form_id=FORM_LAY) if may else asked


@latest  # asked for at each pick of a move
def actions(view: KinaskakView) -> dict[str, list[Walk]]:
    """Returns the kinds of moves possible now, each with its sequences of picks."""
    found: dict[str, list[Walk]] = {}
    if ways := laying.lays(view):
        found[LAY] = [((str(way),), way) for way in ways]
    if laying.has_laid(view) and len(view.hand) > laying.kept(view):
        found |= {OFF: _offs(view), JOKERS: _jokers(view)}
    found[DISCARD] = [((DISCARD, card), Discard(card)) for card in dict.fromkeys(view.hand)]
    return {name: walks for name, walks in found.items() if walks}


def _offs(view: KinaskakView) -> list[Walk]:
    """Returns the card to lay off, and its target: a meld, and for a joker on a run the end of it."""
    found: list[Walk] = []
    for card in dict.fromkeys(view.hand):
        for n, meld in enumerate(view.melds):
            for token in laying.tokens(meld, card):
                if melds.added(meld, token) is not None:
                    place = f"M{n + 1}" if token == card else f"{token} M{n + 1}"
                    found.append(((f"{OFF} {card}", place), Off(token, n)))
    return found


def _jokers(view: KinaskakView) -> list[Walk]:
    return [
        ((JOKERS, f"{card} M{n + 1}"), Joker(card, n))
        for n, meld in enumerate(view.melds)
        for card in melds.swappable(meld)
        if card in view.hand
    ]


def _discards(view: KinaskakView, picked: Sequence[str], before: tuple[str, ...]) -> Ask[Move]:
    ways = [((*before, card), Discard(card)) for card in dict.fromkeys(view.hand)]
    return narrow(ways, picked, "kinaskak-field-discard", lambda token: card_label(Card(token)))


def _action_label(token: str) -> Text:
    """Returns the label of a way to lay the contract, of a card to lay off, or of another kind of move."""
    kind, _, cards = token.partition(" ")
    if kind == OFF:
        return Text("kinaskak-label-off", {"card": shown((Card(cards),))})
    return _lay_label(cards) if cards else Text(f"kinaskak-label-{kind}")


def _label(view: KinaskakView, token: str) -> Text:
    """Returns the label of the target of a card that is laid off, or of a joker to take."""
    *first, last = token.split()
    meld = view.melds[int(last[1:]) - 1]
    told: dict[str, Param] = {"meld": meld_text(meld), "who": WHO[meld.owner]}
    if first:
        stood = melds.declared(first[0])
        told["card"] = shown((Card(first[0]) if stood is None else stood,))
        return Text("kinaskak-label-joker-of" if stood is None else "kinaskak-label-as", told)
    return Text("kinaskak-label-onto", {**told, "number": int(last[1:])})


def _lay_label(token: str) -> Text:
    """Returns all cards of a way as a label; what a joker stands for is in the picture only."""
    groups = [[melds.bare(word) for word in group.split()] for group in token.split(" / ")]
    told = shown(groups[-1])
    for group in reversed(groups[:-1]):
        told = Text("kinaskak-melds", {"first": shown(group), "rest": told})
    return Text("kinaskak-label-way", {"melds": told})

"""The chance cards (RULES.md 8)."""

from msgspec.structs import replace

from games.chance import Chance
from games.contract import Event, Text
from games.fuldrigger.facts import CARDS, CardRow
from games.fuldrigger.naming import Told, card_text, town_text
from games.fuldrigger.sea.fleet import fleet, forts_of, living
from games.fuldrigger.state import State, at_sea, paid
from games.fuldrigger.views import Card, Effect
from games.kit.rules import Events
from games.kit.seats import WHO


def turn_up(s: State, chance: Chance, events: Events) -> State:
    """Begins the bank's turn: cards in force run down, and one is turned up."""
    run = tuple(Effect(e.card, e.left - 1) for e in s.sea.effects if e.left > 1)
    s = at_sea(s, effects=run)
    if not s.deck:
        events.append(Event("fuldrigger-shuffled", {}))
        s = at_sea(replace(s, deck=chance.shuffle("cards", tuple(CARDS))), used=(), bounties=())
    card, s = s.deck[0], replace(s, deck=s.deck[1:])
    s = at_sea(s, used=(*s.sea.used, card))
    events.append(Event("fuldrigger-card", {"card": card_text(card), "effect": effect_text(card)}))
    return _obey(s, CARDS[card], events)


def effect_text(card: Card) -> Text:
    """Returns the text of a card."""
    row = CARDS[card]
    told: Told = {}
    if row.town is not None:
        told = {"town": town_text(row.town), "money": row.amount}
    kind = "bounty" if row.kind == "bounty" else card.lower()
    return Text(f"fuldrigger-effect-{kind}", told)


def _obey(s: State, row: CardRow, events: Events) -> State:
    if row.kind == "bounty":
        return at_sea(s, bounties=(*s.sea.bounties, row.id))
    if row.kind != "pay_per":
        return at_sea(s, effects=(*s.sea.effects, Effect(row.id, row.rounds)))
    for seat in living(s.sea):  # so much for each ship or fort, up to the available cash
        count = len(fleet(s.sea, seat) if row.what == "ship" else forts_of(s.sea, seat))
        due = min(row.amount * count, s.cash[seat])
        if due:
            s = paid(s, seat, -due)
            events.append(Event("fuldrigger-card-paid", {"who": WHO[seat], "money": due}))
    return s

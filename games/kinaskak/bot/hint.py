"""The bot's move with its reason, from the view of one seat."""

from games.advice import Advice
from games.cards import JOKER, Card
from games.contract import Text
from games.kinaskak.bot import strong
from games.kinaskak.laying import has_laid
from games.kinaskak.melds import prospects
from games.kinaskak.melds.finder import cost
from games.kinaskak.moves import Buy, Decline, Discard, Joker, Lay, Move, Off, Pass, Take
from games.kinaskak.views import KinaskakView
from games.kit.hands import without
from games.params import Param


def advise(view: KinaskakView) -> Advice[Move] | None:
    """Returns the advice for a seat that the table waits for; None for another."""
    if view.seat not in view.waiting:
        return None
    move = strong.best(view)
    return Advice(move, _reason(view, move))


def _reason(view: KinaskakView, move: Move) -> Text:
    match move:
        case Take() | Decline() | Buy() | Pass():
            return _offered(view, move, view.pile[-1] if view.pile else None)
        case Lay():
            return Text("kinaskak-hint-lay", {"points": _points(view, view.hand)})
        case Off(token):
            card = JOKER if token.startswith(JOKER) else Card(token)
            return Text("kinaskak-hint-off", {"points": _points(view, (card,))})
        case Discard(card):
            return _discard(view, card)
    assert isinstance(move, Joker)
    return Text("kinaskak-hint-joker")


def _points(view: KinaskakView, cards: tuple[Card, ...]) -> int:
    return sum(cost(card, view.ladder.values) for card in cards)


def _offered(view: KinaskakView, move: Move, top: Card | None) -> Text:
    """Why the top discard is taken, bought or left: whether it brings the contract nearer."""
    kind = {Take: "take", Buy: "buy"}.get(type(move), "leave")
    if top is None:
        return Text("kinaskak-hint-empty")
    if has_laid(view):
        return Text("kinaskak-hint-leave-laid" if kind == "leave" else "kinaskak-hint-take-laid")
    if kind == "take" and top == JOKER:
        return Text("kinaskak-hint-take-joker")
    before = prospects.need(view.hand, view.contract)
    after = prospects.need((*view.hand, top), view.contract)
    missing: dict[str, Param] = {"before": before, "after": after}
    if after >= before:
        return Text("kinaskak-hint-take-ways" if kind != "leave" else "kinaskak-hint-leave", missing)
    if kind != "leave":
        return Text(f"kinaskak-hint-{kind}", missing)
    return Text("kinaskak-hint-pass-spent", missing)


def _discard(view: KinaskakView, card: Card) -> Text:
    points = _points(view, (card,))
    if has_laid(view):
        return Text("kinaskak-hint-discard-laid", {"points": points})
    before = prospects.need(view.hand, view.contract)
    after = prospects.need(without(view.hand, (card,)), view.contract)
    return Text("kinaskak-hint-discard", {"before": before, "after": after, "points": points})

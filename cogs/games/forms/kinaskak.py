"""Forms of Kínaskák: melds from cards of the hand, and wishes that no list has."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from cogs.pages import forms
from cogs.pages.forms import Field, FormSpec, FormValues
from cogs.wire.layouts import OPTIONS
from games.cards import JOKER, RANKS, SUITS, Card, by_rank, order
from games.contract import Cards, Term, Text, Value
from games.errors import IllegalMove
from games.kinaskak.views import KinaskakView, Part
from locales import Speech


class LayForm:
    """A field for each meld of the contract, with the cards that it takes."""

    def compose(self, view: KinaskakView, picks: Sequence[str], speech: Speech) -> FormSpec:
        cards = _named(view.hand)
        fields = [self._field(n, part, cards) for n, part in enumerate(view.contract)]
        return FormSpec(Text("kinaskak-form-lay-title"), tuple(fields))

    def _field(self, n: int, part: Part, cards: Sequence[Value]) -> Field:
        label = Text(f"kinaskak-form-lay-{part.kind}", {"number": n + 1, "least": part.least})
        if len(cards) > OPTIONS:
            return forms.line(f"meld-{n}", label, required=False, about=Text("kinaskak-form-lay-typed"))
        return forms.choice(f"meld-{n}", label, cards, least=0, most=len(cards))

    def write(self, values: FormValues, view: KinaskakView, picks: Sequence[str]) -> str:
        """The melds as filled in; the rules check them."""
        groups = [self._group(values, f"meld-{n}") for n in range(len(view.contract))]
        used = Counter(token for group in groups for token in group if "." in token)
        twice = by_rank([_card(token) for token, count in used.items() if count > 1])
        if twice:
            raise IllegalMove("kinaskak-form-twice", "5.1", cards=Cards(twice))
        melds = [" ".join(token.partition(".")[0] for token in group) for group in groups if group]
        if not melds:
            raise IllegalMove("kinaskak-form-nothing", "5.1")
        return "lay " + " / ".join(melds)

    def _group(self, values: FormValues, key: str) -> Sequence[str]:
        chosen = values.chosen(key)
        return chosen if all("." in token for token in chosen) else values.text(key).split()


def _named(hand: Sequence[Card]) -> list[Value]:
    """The cards of a hand, each with its own token: the second seven of hearts is `7H.2`."""
    seen: Counter[Card] = Counter()
    values = []
    for card in hand:
        seen[card] += 1
        values.append(Value(f"{card}.{seen[card]}", Text("kinaskak-label-card", {"cards": Cards((card,))})))
    return values


def _card(token: str) -> Card:
    return Card(token.partition(".")[0])


class WishForm:
    """Any cards of some ranks; all cards or a range of some suits."""

    def compose(self, view: KinaskakView, picks: Sequence[str], speech: Speech) -> FormSpec:
        ranks = [
            *(Value(r, Text("kinaskak-wish-rank", {"cards": Cards((Card(r + "H"),))})) for r in RANKS),
            Value(JOKER, Text("kinaskak-wish-one", {"what": Term("kinaskak-joker")})),
        ]
        suits = [Value(s, Text("kinaskak-form-suit", {"cards": Cards((Card("A" + s),))})) for s in SUITS]
        low = [Value(r, Text("kinaskak-form-rank", {"cards": Cards((Card(r + "H"),))})) for r in RANKS]
        fields = (
            forms.choice("ranks", Text("kinaskak-form-ranks"), ranks, least=0, most=len(ranks)),
            forms.choice("suits", Text("kinaskak-form-suits"), suits, least=0, most=len(suits)),
            forms.choice("low", Text("kinaskak-form-low"), low, least=0, about=Text("kinaskak-form-stretch")),
            forms.choice("high", Text("kinaskak-form-high"), [*low[1:], low[0]], least=0),
        )
        return FormSpec(Text("kinaskak-form-wish-title"), fields)

    def write(self, values: FormValues, view: KinaskakView, picks: Sequence[str]) -> str:
        """The text of the wish."""
        low, high = "".join(values.chosen("low")), "".join(values.chosen("high"))
        suits = values.chosen("suits")
        if (low or high) and not suits:
            raise IllegalMove("kinaskak-form-no-suit", "4.5")
        if low and high and high != "A" and order(Card(low + "H")) > order(Card(high + "H")):
            raise IllegalMove("kinaskak-form-order", "4.5")
        whole = not low and not high
        words = [*values.chosen("ranks")]
        words += [suit if whole else _stretch(suit, low or "A", high or "A") for suit in suits]
        if not words:
            raise IllegalMove("kinaskak-form-nothing", "4.5")
        return "wish " + " ".join(words)


def _stretch(suit: str, low: str, high: str) -> str:
    return low + suit if low == high and low != "A" else f"{suit}{low}-{high}"


FORMS: Final[dict[str, Any]] = {"kinaskak-form-lay": LayForm(), "kinaskak-form-wish": WishForm()}
"""By `form_id`."""

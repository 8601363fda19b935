"""The questions to a seat, built from its own view: cards one by one, a suit, the call, accusations."""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from games.cards import SUITS, Card, Suit, suit
from games.contract import Ask, Seat, Text, Value
from games.errors import IllegalMove
from games.kit.hands import without
from games.kit.latest import latest
from games.kit.rules import titles
from games.kit.seats import WHO, put
from games.olsen import moves, variants
from games.olsen.naming import card_text, suit_term
from games.olsen.variants import MOST_DRAWN, Face
from games.olsen.views import OlsenView, Turn

TITLES: Final = titles("olsen", ("turn", "call", "accept", "caught", "accuse", "stash"))

DRAW: Final = "draw"
PASS: Final = "pass"  # noqa: S105


def keys(v: OlsenView, seat: Seat) -> tuple[str, ...]:
    """Returns the keys of the open questions, most urgent first."""
    if v.phase == "over" or seat in v.gone:
        return ()
    found = []
    if v.owing == seat:
        found.append(f"call-{v.turns_begun}-{v.touched}")
    if v.phase == "final" and seat in v.waiting:
        found.append(f"accept-{v.opened}")
    if v.phase == "play" and v.turn == seat:
        found.append(f"turn-{v.number}-{v.touched}")
    if v.options.call == "caught" and v.owing not in (None, seat):
        found.append(f"caught-{v.turns_begun}-{v.owing}")
    return (*found, *(_cheating_keys(v, seat) if variants.of(v.options).cheats else ()))


def _cheating_keys(v: OlsenView, seat: Seat) -> list[str]:
    """Returns the keys for accusing (built from public facts only) and for stashing (RULES.md 7.5)."""
    found = []
    if not v.has_accused:
        found.append(f"accuse-{v.turns_begun}-{v.accusations}-{len(v.gone)}")
    if not v.has_stashed and len(v.hand) > 1:
        found.append(f"stash-{v.touched}")
    return found


def ask(v: OlsenView, seat: Seat, key: str, picked: Sequence[str]) -> Ask[moves.Move]:
    """Returns the next step of the question. Raises IllegalMove for impossible picks."""
    match key.partition("-")[0]:
        case "turn":
            return _turn(v, seat, picked)
        case "stash":
            cards = [(card, card_text(card), moves.Stash(card)) for card in dict.fromkeys(v.hand)]
            return _one("olsen-field-stash", cards, picked)
        case "accuse":
            others = [Seat(n) for n in range(len(v.sizes)) if n != seat and n not in v.gone]
            choices = [
                (str(n + 1), Text("olsen-label-accuse", {"who": WHO[n]}), moves.Accuse(n)) for n in others
            ]
            return _one("olsen-field-accuse", choices, picked)
        case "call":
            return _one("olsen-field-call", [(moves.OLSEN, Text("olsen-label-olsen"), moves.Call())], picked)
        case "accept":
            return _one(
                "olsen-field-accept", [("accept", Text("olsen-label-accept"), moves.Accept())], picked
            )
    assert v.owing is not None  # the key is open only then
    caught = (str(v.owing + 1), Text("olsen-label-caught", {"who": WHO[v.owing]}), moves.Caught(v.owing))
    return _one("olsen-field-caught", [caught], picked)


def _one(
    field: str, choices: Iterable[tuple[str, Text, moves.Move]], picked: Sequence[str]
) -> Ask[moves.Move]:
    """Returns a question that is answered with one pick."""
    found = {token: (label, move) for token, label, move in choices}
    if not picked:
        return Ask(field, tuple(Value(token, label) for token, (label, _) in found.items()))
    if len(picked) > 1 or picked[0] not in found:
        raise IllegalMove()
    return Ask(field, whole=found[picked[0]][1])


# -- a turn


def face(v: OlsenView, seat: Seat) -> Face:
    """Returns what a card of this seat must fit."""
    return Face(v.pile[-1], v.suit, v.levels[seat], v.pending, v.options)


def may_draw(v: OlsenView, seat: Seat) -> bool:
    """Returns whether the seat may draw (RULES.md 4.1).

    Always while a draw is pending, otherwise only without a playable card and at most three times.
    """
    if v.pending:
        return True
    has_some = v.stock > 0 or v.height > 1
    return has_some and v.drawn < MOST_DRAWN and not fitting(v, seat)


def may_pass(v: OlsenView, seat: Seat) -> bool:
    """Whether the seat may end its turn without a play (RULES.md 4.3 and 4.4)."""
    if v.pending:
        return False
    if fitting(v, seat):
        return v.options.keep == "yes" and v.drawn > 0
    return v.options.draw == "may" or not may_draw(v, seat)


def _turn(v: OlsenView, seat: Seat, picked: Sequence[str]) -> Ask[moves.Move]:
    if not picked:
        stuck = may_draw(v, seat) and not v.pending
        about = (Text("olsen-nothing-fits", {"left": MOST_DRAWN - v.drawn}),) if stuck else ()
        cards = (Value(card, card_text(card)) for card in dict.fromkeys(_first(v, seat)))
        return Ask("olsen-field-turn", (*cards, *_others(v, seat)), about=about)
    if picked[0] in (DRAW, PASS):
        allowed = may_draw(v, seat) if picked[0] == DRAW else may_pass(v, seat)
        if len(picked) > 1 or not allowed:
            raise IllegalMove()
        return Ask("olsen-field-turn", whole=moves.Draw() if picked[0] == DRAW else moves.Pass())
    return _Walk(v, seat).ask(picked)


def _first(v: OlsenView, seat: Seat) -> tuple[Card, ...]:
    """Returns the cards that can be played first: those that fit; in Svindl all, unless a draw is pending."""
    if variants.of(v.options).cheats and not v.pending:
        return tuple(dict.fromkeys(v.hand))
    return fitting(v, seat)


@latest  # asked for at every step of a question
def fitting(v: OlsenView, seat: Seat) -> tuple[Card, ...]:
    """Returns the distinct cards of the hand that fit the pile."""
    fits, at = variants.of(v.options).fits, face(v, seat)
    return tuple([card for card in dict.fromkeys(v.hand) if fits(at, card)])


def _others(v: OlsenView, seat: Seat) -> list[Value]:
    found = []
    if may_draw(v, seat):
        id = "olsen-label-take" if v.pending else "olsen-label-draw"
        found.append(Value(DRAW, Text(id, {"count": v.pending} if v.pending else {})))
    if may_pass(v, seat):
        found.append(Value(PASS, Text("olsen-label-pass")))
    return found


class _Walk:
    """A play while it is picked: cards, a suit, cards slipped under them, the call."""

    def __init__(self, v: OlsenView, seat: Seat) -> None:
        self.v = v
        self.seat = seat
        self.face = face(v, seat)
        self.variant = variants.of(v.options)
        self.cards: tuple[Card, ...] = ()
        self.suit: Suit | None = None
        self.is_sneaking = False
        self.sneaked: tuple[Card, ...] = ()
        self.is_called = False
        self.left = v.hand
        """The cards left in the hand."""

    def ask(self, picked: Sequence[str]) -> Ask[moves.Move]:
        """Returns what can be picked next, after these."""
        tokens: Iterable[str] = _first(self.v, self.seat)
        for token in picked:
            if token not in tokens:
                raise IllegalMove()
            self._take(token)
            tokens = self._tokens()
        values = tuple(self._value(token) for token in dict.fromkeys(tokens))
        trial = self._trial() if values else None  # without further choices the play is made at once
        return Ask(self._field(), values, whole=self._whole(), trial=trial)

    def _take(self, token: str) -> None:
        if token == moves.OLSEN:
            self.is_called = True
        elif token == moves.SNEAK:
            self.is_sneaking = True
        elif token in SUITS:
            self.suit = Suit(token)
        elif self.is_sneaking:
            self.sneaked = (*self.sneaked, Card(token))
            self.left = without(self.left, (Card(token),))
        else:
            self.cards = (*self.cards, Card(token))
            self.left = without(self.left, (Card(token),))

    def _field(self) -> str:
        if self.is_sneaking and len(self.sneaked) < moves.MOST_SNEAKED:
            return "olsen-field-sneak"
        return "olsen-field-suit" if self._lacks_suit() else "olsen-field-more"

    def _lacks_suit(self) -> bool:
        return self.suit is None and variants.needs_suit(self.face, self.cards, len(self.left))

    def _tokens(self) -> list[str]:
        """Returns the tokens that can be picked next."""
        if self.is_called:
            return []
        if self.is_sneaking:
            more = self.left if len(self.sneaked) < moves.MOST_SNEAKED else ()
            return [*more, *(self._call() if self.sneaked else ())]
        if self.suit is not None:
            return [*self._call(), *self._sneak()]
        follows, last = self.variant.follows, self.cards[-1]
        more = tuple(c for c in self.left if follows(last, c, self.v.options))
        return [*more, *SUITS] if self._lacks_suit() else [*more, *self._call(), *self._sneak()]

    def _call(self) -> tuple[str, ...]:
        return (moves.OLSEN,) if variants.calls(self.v.options, len(self.left)) else ()

    def _sneak(self) -> tuple[str, ...]:
        is_legal = self.variant.cheats and self.variant.fits(self.face, self.cards[0])
        return (moves.SNEAK,) if is_legal and self.left else ()

    def _value(self, token: str) -> Value:
        """Returns the token with its label; a card that goes with those picked is highlighted."""
        if token == moves.OLSEN:
            return Value(token, Text("olsen-label-olsen" if self.left else "olsen-label-olsen-olsen"))
        if token == moves.SNEAK:
            return Value(token, Text("olsen-label-sneak"))
        if token in SUITS:
            return Value(token, Text("olsen-label-suit", {"suit": suit_term(token)}))
        return Value(token, card_text(Card(token)), () if self.is_sneaking else (token,))

    def _whole(self) -> moves.Play | None:
        if self._lacks_suit() or (self.is_sneaking and not self.sneaked):
            return None
        sneaked = tuple(sorted(self.sneaked, key=self.v.hand.index))
        return moves.Play(self.cards, self.suit, sneaked, self.is_called)

    def _trial(self) -> OlsenView:
        """Returns the seat's view as it would be after the picks."""
        left, v = self.left, self.v
        turn = Turn(self.seat, "play", self.cards, self.suit, left=len(left))
        return replace(
            v, hand=left, fitting=(), sizes=put(v.sizes, self.seat, len(left)),
            pile=(*v.pile, *self.cards), suit=self.suit or suit(self.cards[-1]),
            slipped=(*v.slipped, *self.sneaked), turns=(*v.turns, turn),
        )  # fmt: skip

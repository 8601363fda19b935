"""Svindl: hiding cards, accusing, and what an accusation leads to (RULES.md 7.5)."""

from msgspec.structs import replace

from games.chance import Chance
from games.contract import Cards, Event, Seat
from games.kit.hands import without
from games.kit.rules import Events
from games.kit.seats import WHO, put
from games.olsen import course
from games.olsen.state import Hand, Laid, State, waited_for
from games.olsen.steps import stepped, take, told, with_hand
from games.olsen.variants import PENALTY
from games.olsen.views import Cheat, Turn


def stash(s: State, seat: Seat, card: str, events: Events) -> State:
    """Hides a card under the pile; it is not visible before the next public step."""
    gone = tuple(c for c in s.hands[seat] if c == card)[:1]
    events.append(Event("olsen-stashed", {"who": WHO[seat], "cards": Cards(gone)}, (seat,)))
    is_turn = s.phase == "play" and s.turn == seat
    cheat = Cheat("stash", gone, s.suit, 0 if is_turn else -1)
    s = with_hand(s, seat, without(s.hands[seat], gone))
    return replace(
        s,
        pile=(*(Laid(card, seat, is_open=False) for card in gone), *s.pile),
        cheats=put(s.cheats, seat, (*s.cheats[seat], cheat)),
        stashed=put(s.stashed, seat, True),
    )


def accuse(s: State, seat: Seat, target: Seat, chance: Chance, events: Events) -> State:
    """Resolves an accusation: the target takes its cards back and draws three, or the accuser draws three."""
    events.append(Event("olsen-accused", {"who": WHO[seat], "target": WHO[target]}))
    s = replace(s, accused=put(s.accused, seat, True), accusations=s.accusations + 1)
    if s.cheats[target]:
        return _upheld(s, target, chance, events)
    penalty: Events = []
    s, drawn = take(s, seat, PENALTY, chance, penalty)
    verdict = Event("olsen-wrong", {"who": WHO[seat], "target": WHO[target], "count": len(drawn)})
    events += [verdict, *penalty]
    return _on(stepped(told(s, Turn(seat, "wrong", count=len(drawn)))), chance, events)


def _upheld(s: State, target: Seat, chance: Chance, events: Events) -> State:
    back: Hand = ()
    for cheat in reversed(s.cheats[target]):
        s, cards = _returned(s, target, cheat)
        back = (*back, *cards)
    penalty: Events = []
    if back:
        s = with_hand(s, target, (*s.hands[target], *back))
        penalty.append(Event("olsen-got-back", {"who": WHO[target], "cards": Cards(back)}, (target,)))
    s, drawn = take(replace(s, cheats=put(s.cheats, target, ())), target, PENALTY, chance, penalty)
    verdict = Event("olsen-caught", {"who": WHO[target], "back": len(back), "count": len(drawn)})
    events += [verdict, *penalty]
    s = stepped(told(s, Turn(target, "caught", count=len(back) + len(drawn))))
    return _on(s, chance, events)


def _returned(s: State, target: Seat, cheat: Cheat) -> tuple[State, Hand]:
    """Returns the cards of a cheat that are still in the pile, and the state without them in the pile."""
    if cheat.trick == "bluff":
        over = tuple(Laid(card, target) for card in cheat.cards)
        at = len(s.pile) - len(over)
        if at < 1 or s.pile[at:] != over or not s.pile[at - 1].is_open:
            return s, ()
        return replace(s, pile=s.pile[:at], suit=cheat.suit), cheat.cards
    pile, back = list(s.pile), []
    for card in cheat.cards:
        hidden = Laid(card, target, is_open=False)
        if hidden in pile:
            pile.remove(hidden)
            back.append(card)
    return replace(s, pile=tuple(pile)), tuple(back)


def _on(s: State, chance: Chance, events: Events) -> State:
    """Begins the next turn if the accused has cards again, or if no call is due any more."""
    if s.phase == "final" and s.emptied is not None and s.hands[s.emptied]:
        return course.begin_turn(replace(s, emptied=None), s.turn, chance, events)
    if s.phase == "grace" and s.owing is None:
        return course.begin_turn(s, s.turn, chance, events)
    return s


def accept(s: State, seat: Seat, chance: Chance, events: Events) -> State:
    """Accepts the win; it counts as soon as all have accepted."""
    events.append(Event("olsen-accepted", {"who": WHO[seat]}))
    s = replace(s, accepted=(*s.accepted, seat))
    return s if waited_for(s) else course.win_stands(s, chance, events)

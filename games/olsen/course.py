"""The course of a game: deal, turns, effects of plays, end of a round (RULES.md 2 to 7).

Each function takes a state, appends to a list of events, and returns the new state.
"""

from msgspec.structs import replace

from games.cards import Card, rank, suit
from games.chance import Chance
from games.contract import Cards, Event, Param, Seat
from games.kit.hands import without
from games.kit.rules import Events
from games.kit.seats import WHO, put
from games.olsen import variants
from games.olsen.moves import Play
from games.olsen.naming import suit_term
from games.olsen.state import (
    Hand,
    Laid,
    State,
    following,
    held,
    next_level,
    playing,
    waited_for,
)
from games.olsen.steps import (
    called,
    can_draw,
    face,
    forgot,
    stepped,
    take,
    take_pending,
    told,
    with_hand,
)  # fmt: skip
from games.olsen.variants import CLIMBED, DEALT, MOST_DRAWN, pack
from games.olsen.views import EIGHT, LAPS, LAPS_TOLD, LEVELS, Cheat, Options, Turn


def opening(seats: int, options: Options, chance: Chance, events: Events) -> State:
    """Starts a game. The dealer is drawn by lot, or given by an option in a rematch (RULES.md 2.3)."""
    drawn = chance.number("dealer", seats) if options.deals == "lot" else int(options.deals[-1]) % seats
    none = (False,) * seats
    bare = State(
        options=options, packs=_packs(seats, options), phase="play", round=0, dealer=Seat(drawn),
        turn=Seat(drawn), hands=((),) * seats, stock=(), pile=(), suit=None, called=none,
        levels=(EIGHT,) * seats, cheats=((),) * seats, stashed=none, accused=none,
        touched=(0,) * seats, shown=(0,) * seats, height=0,
    )  # fmt: skip
    return deal(bare, chance, events)


def _packs(seats: int, options: Options) -> int:
    """Number of packs: one; two above six players, and in Langi Ólsen from four on (RULES.md 1.2)."""
    if seats > 6 or options.packs == "two":
        return 2
    return 2 if options.packs == "auto" and options.variant == "long" and seats > 3 else 1


def deal(s: State, chance: Chance, events: Events) -> State:
    """Deals five cards each and turns one up; the seat left of the dealer begins (RULES.md 2)."""
    cards = chance.shuffle("deal", pack(s.packs))
    hands: list[Hand] = [()] * len(s.hands)
    for n, seat in enumerate(playing(s)):
        hands[seat] = held(cards[DEALT * n : DEALT * (n + 1)])
    at = DEALT * len(playing(s))
    top = cards[at]
    none = (False,) * len(s.hands)
    s = replace(
        s, phase="play", round=s.round + 1, hands=tuple(hands), stock=cards[at + 1 :],
        pile=(Laid(top, None),), suit=suit(top), called=none, cheats=((),) * len(s.hands), stashed=none,
        direction=1, passes=0, pending=0, owing=None, emptied=None, accepted=(), turns=(), since=0,
        touched=tuple(n + 1 for n in s.touched),
    )  # fmt: skip
    if rank(top) == EIGHT and variants.of(s.options).has_suits:
        s = replace(s, suit=None)  # RULES 2.4: anything may follow an eight that was turned up
    events.append(Event("olsen-deal", {"who": WHO[s.dealer], "round": s.round}))
    events.append(Event("olsen-opening", {"cards": Cards((top,))}))
    return begin_turn(stepped(s), following(s, s.dealer), chance, events)


def draw(s: State, seat: Seat, chance: Chance, events: Events) -> State:
    """Draws one card, or all that are pending from twos; may end the turn (RULES.md 4)."""
    s = settle_call(s, seat, chance, events)
    if s.pending:
        s = stepped(take_pending(s, seat, chance, events))
        return _pass_if_stuck(s, seat, chance, events)
    s, drawn = take(s, seat, 1, chance, events, "olsen-drew")
    s = stepped(told(replace(s, drawn=s.drawn + 1, passes=0), Turn(seat, "draw", count=len(drawn))))
    return _pass_if_stuck(s, seat, chance, events)


def _pass_if_stuck(s: State, seat: Seat, chance: Chance, events: Events) -> State:
    """Passes automatically if nothing else is legal; never in Svindl, where a cheat always is."""
    is_stuck = not s.pending and not variants.can_play(face(s, seat), s.hands[seat])
    may_draw = s.drawn < MOST_DRAWN and can_draw(s)
    if variants.of(s.options).cheats or not is_stuck or may_draw:
        return s
    return passed(s, seat, chance, events)


def passed(s: State, seat: Seat, chance: Chance, events: Events) -> State:
    """Ends the turn; a full lap of passes with nothing to draw ends the round (RULES.md 4.6)."""
    s = settle_call(s, seat, chance, events)
    events.append(Event("olsen-passed", {"who": WHO[seat]}))
    s = stepped(told(replace(s, passes=s.passes + 1), Turn(seat, "pass")))
    if s.passes >= len(playing(s)) and not can_draw(s):
        events.append(Event("olsen-deadlock"))
        return fewest_win(s, "olsen-why-deadlock", chance, events)
    return end_turn(s, seat, following(s, seat), chance, events)


# -- turns


def begin_turn(s: State, seat: Seat, chance: Chance, events: Events) -> State:
    """Begins a turn, or ends the round at the lap limit; drops the seat's expired cheats (RULES.md 7.5)."""
    left = LAPS * len(playing(s)) - s.since
    if left <= 0:
        events.append(Event("olsen-standstill", {"count": LAPS}))
        return fewest_win(s, "olsen-why-standstill", chance, events)
    if left == LAPS_TOLD * len(playing(s)):
        events.append(Event("olsen-laps-left", {"count": LAPS_TOLD}))
    aged = (replace(cheat, age=cheat.age + 1) for cheat in s.cheats[seat])
    s = replace(
        s, phase="play", turn=seat, drawn=0, turns_begun=s.turns_begun + 1, since=s.since + 1,
        accused=(False,) * len(s.hands), stashed=put(s.stashed, seat, False),
        cheats=put(s.cheats, seat, tuple(cheat for cheat in aged if cheat.age < 2)),
    )  # fmt: skip
    if s.pending and not variants.can_play(face(s, seat), s.hands[seat]):
        s = stepped(take_pending(s, seat, chance, events))
    return _pass_if_stuck(s, seat, chance, events)


def end_turn(s: State, seat: Seat, then: Seat, chance: Chance, events: Events) -> State:
    """Begins the next turn, or the grace period of a player who still has to call (RULES.md 5.2)."""
    if len(s.hands[seat]) == 1 and not s.called[seat] and s.options.call == "auto":
        s = called(s, seat, events)
    if len(s.hands[seat]) != 1 or s.called[seat]:
        return begin_turn(s, then, chance, events)
    s = replace(s, owing=seat)
    if then == seat:
        return begin_turn(s, then, chance, events)
    return replace(s, phase="grace", turn=then, opened=s.number)


def call(s: State, seat: Seat, chance: Chance, events: Events) -> State:
    """Calls "Ólsen" after the play; ends the grace period."""
    s = called(s, seat, events)
    return begin_turn(s, s.turn, chance, events) if s.phase == "grace" else s


def grace_over(s: State, chance: Chance, events: Events) -> State:
    """Ends the grace period; the call is still possible until the next player acts (RULES.md 5.2)."""
    return begin_turn(s, s.turn, chance, events)


def caught(s: State, target: Seat, chance: Chance, events: Events) -> State:
    """Penalises the target for a forgotten call that another player noticed (RULES.md 5.4)."""
    s = forgot(s, target, chance, events)
    return begin_turn(s, s.turn, chance, events) if s.phase == "grace" else s


def settle_call(s: State, seat: Seat, chance: Chance, events: Events) -> State:
    """Penalises a call that is still due when the next player acts (RULES.md 5.3)."""
    owing = s.owing
    if owing is None or owing == seat:
        return s
    if s.options.call == "caught":
        return replace(s, owing=None)
    return forgot(s, owing, chance, events)


# -- playing


def play(s: State, seat: Seat, move: Play, chance: Chance, events: Events) -> State:
    """Plays cards and applies what follows from them (RULES.md 3 and 7)."""
    s = settle_call(s, seat, chance, events)
    s = _with_cheats(s, seat, move)
    s = with_hand(s, seat, without(s.hands[seat], (*move.cards, *move.sneaked)))
    under = tuple(Laid(card, seat, is_open=False) for card in move.sneaked)
    over = tuple(Laid(card, seat) for card in move.cards)
    counts = move.suit or suit(move.cards[-1])
    s = replace(s, pile=(*s.pile, *under, *over), suit=counts, passes=0)
    s = stepped(told(s, Turn(seat, "play", cards=move.cards, suit=move.suit)))
    events.append(Event("olsen-played", {"who": WHO[seat], "cards": Cards(move.cards)}))
    if move.suit is not None:
        events.append(Event("olsen-named", {"who": WHO[seat], "suit": suit_term(move.suit)}))
    if move.sneaked:
        events.append(Event("olsen-sneaked", {"who": WHO[seat], "cards": Cards(move.sneaked)}, (seat,)))
    if not s.hands[seat]:
        return gone_out(s, seat, move, chance, events)
    if move.is_called:
        s = called(s, seat, events)
    return worked(s, seat, move.cards, chance, events)


def _with_cheats(s: State, seat: Seat, move: Play) -> State:
    """Records the cheats that this play contains (RULES.md 7.5)."""
    cheats = s.cheats[seat]
    if move.sneaked:
        cheats = (*cheats, Cheat("sneak", move.sneaked, s.suit, 0))
    if not variants.of(s.options).fits(face(s, seat), move.cards[0]):
        cheats = (*cheats, Cheat("bluff", move.cards, s.suit, 0))
    return replace(s, cheats=put(s.cheats, seat, cheats))


def worked(s: State, seat: Seat, cards: Hand, chance: Chance, events: Events) -> State:
    """Applies the effects of the cards to the others and ends the turn (RULES.md 7.3)."""
    effect = variants.of(s.options).effect(cards, len(playing(s)), s.options)
    if effect.is_turned:
        s = replace(s, direction=-s.direction)
        events.append(Event("olsen-turned"))
    if effect.draw:
        s = replace(s, pending=s.pending + effect.draw)
        if s.options.twos != "stack":
            s = stepped(take_pending(s, following(s, seat), chance, events))
    for step in range(1, effect.skips + 1):
        events.append(Event("olsen-skipped", {"who": WHO[following(s, seat, step)]}))
    return end_turn(s, seat, following(s, seat, effect.skips + 1), chance, events)


# -- the end of a hand, a round and the game


def gone_out(s: State, seat: Seat, move: Play, chance: Chance, events: Events) -> State:
    """Handles a seat's last card according to the variant."""
    if s.options.last == "said" and not move.is_called:
        s = forgot(s, seat, chance, events)
        if s.hands[seat]:
            return worked(s, seat, move.cards, chance, events)
    events.append(Event(f"olsen-out-{s.options.variant}", {"who": WHO[seat]}))
    s = told(s, Turn(seat, "out"))
    variant = variants.of(s.options)
    if variant.climbs:
        return _climbed(s, seat, chance, events)
    if variant.cheats:
        then = following(s, seat)
        return replace(s, phase="final", emptied=seat, turn=then, opened=s.number, accepted=())
    if s.options.finish == "with":
        s = _last_two(s, seat, move, chance, events)
    return round_over(s, (seat,), "olsen-why-out", chance, events)


def _last_two(s: State, seat: Seat, move: Play, chance: Chance, events: Events) -> State:
    """Lets the next player draw for a two that ended the round, before the count (RULES.md 7.3)."""
    effect = variants.of(s.options).effect(move.cards, len(playing(s)), s.options)
    count = s.pending + effect.draw
    if not effect.draw or not variants.is_scored(s.options):
        return s
    return stepped(take_pending(replace(s, pending=count), following(s, seat), chance, events))


def _climbed(s: State, seat: Seat, chance: Chance, events: Events) -> State:
    """Draws five cards and advances the seat's wild rank; ends the game after the aces (RULES.md 7.4)."""
    level = next_level(s.levels[seat])
    if level is None:
        return round_over(s, (seat,), "olsen-why-out", chance, events)
    is_own = s.options.wild == "own"
    levels = put(s.levels, seat, level) if is_own else (level,) * len(s.levels)
    s, drawn = take(replace(s, levels=levels, since=0), seat, CLIMBED, chance, events)
    climbed: dict[str, Param] = {
        "who": WHO[seat], "cards": Cards((Card(f"{level}S"),)), "count": len(drawn),
    }  # fmt: skip
    events.append(Event("olsen-level" if is_own else "olsen-level-table", climbed))
    return end_turn(stepped(s), seat, following(s, seat), chance, events)


def win_stands(s: State, chance: Chance, events: Events) -> State:
    """Ends the round: no cheat was proved in time (RULES.md 7.5)."""
    assert s.emptied is not None  # set in the phase "final"
    return round_over(s, (s.emptied,), "olsen-why-out", chance, events)


def fewest_win(s: State, why: str, chance: Chance, events: Events) -> State:
    """Ends a round that cannot go on: the fewest cards win (RULES.md 4.6 and 6.4)."""
    best = min(_rank(s, seat) for seat in playing(s))
    return round_over(s, tuple(seat for seat in playing(s) if _rank(s, seat) == best), why, chance, events)


def _rank(s: State, seat: Seat) -> tuple[int, int]:
    """Sort key for placing without points: the level reached in Langi Ólsen, then the number of cards."""
    return -LEVELS.index(s.levels[seat]), len(s.hands[seat])


def round_over(s: State, winners: tuple[Seat, ...], why: str, chance: Chance, events: Events) -> State:
    """Ends the round: the end of the game, or with points the count and the next deal."""
    s = stepped(replace(s, pending=0, owing=None, emptied=None))
    if not variants.is_scored(s.options):
        return _over(s, winners, why, events)
    s = _counted(s, events)
    if not _is_enough(s):
        return deal(replace(s, dealer=following(replace(s, direction=1), s.dealer)), chance, events)
    low = min(s.totals[seat] for seat in playing(s))
    best = tuple(seat for seat in playing(s) if s.totals[seat] == low)
    return _over(s, best, "olsen-why-points", events)


def _counted(s: State, events: Events) -> State:
    """Adds the points of each hand (RULES.md 7.2)."""
    points = tuple(sum(map(variants.worth, hand)) for hand in s.hands)
    s = replace(s, sheet=(*s.sheet, points), counted=s.hands)
    for seat in playing(s):
        count: dict[str, Param] = {"who": WHO[seat], "points": points[seat], "total": s.totals[seat]}
        if s.hands[seat]:
            events.append(Event("olsen-counted", {**count, "cards": Cards(s.hands[seat])}))
        else:
            events.append(Event("olsen-counted-none", count))
    return s


def _is_enough(s: State) -> bool:
    count, _, unit = s.options.end.partition("-")
    if unit:
        return len(s.sheet) >= int(count)
    return max(s.totals[seat] for seat in playing(s)) >= int(count)


def _over(s: State, winners: tuple[Seat, ...], why: str, events: Events) -> State:
    for seat in winners:
        events.append(Event("olsen-won", {"who": WHO[seat]}, kind="verdict"))
    return replace(s, phase="over", winners=winners, why=why)


def resigned(s: State, seat: Seat, chance: Chance, events: Events) -> State:
    """Removes a seat: its cards go back to the stock and the others play on (RULES.md 6.3)."""
    events.append(Event("olsen-resigned", {"who": WHO[seat]}))
    turn = following(s, seat) if s.turn == seat else s.turn
    hand = s.hands[seat]
    s = replace(s, gone=(*s.gone, seat), since=0, stock=chance.shuffle("stock", (*s.stock, *hand)))
    s = stepped(replace(with_hand(s, seat, ()), cheats=put(s.cheats, seat, ())))
    if len(playing(s)) == 1:
        return _over(s, playing(s), "olsen-why-resigned", events)
    return _without(s, seat, turn, chance, events)


def _without(s: State, seat: Seat, turn: Seat, chance: Chance, events: Events) -> State:
    """Returns the state after the seat has left: the turn, or a phase that the seat had opened, passes on."""
    if s.phase == "final" and s.emptied != seat:
        s = replace(s, turn=turn)
        return s if waited_for(s) else win_stands(s, chance, events)
    was_asked = s.turn == seat and s.phase == "play"
    has_ended = (s.phase == "grace" and s.owing is None) or s.phase == "final"
    if was_asked or has_ended:
        return begin_turn(replace(s, emptied=None), turn, chance, events)
    return replace(s, turn=turn)

"""The course of a game: rounds, hands, moves, the count and the end (RULES.md 3, 5 and 7)."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from games.cards import DECK, by_rank
from games.chance import Chance
from games.contract import Cards, Event, Param, Seat
from games.kasino import effects as table
from games.kasino import scoring
from games.kasino.moves import Move
from games.kasino.naming import group_text, groups_text
from games.kasino.scoring import sides
from games.kasino.state import HAND, Pile, State
from games.kasino.values import points
from games.kasino.views import Count, Options, Turn
from games.kit.hands import without
from games.kit.rules import Events
from games.kit.seats import WHO, left_of, put

AT_ONCE: Final = 2
"""Cards are dealt two at a time (RULES.md 3.1)."""


def opening(seats: int, options: Options, chance: Chance, events: Events) -> State:
    """Returns the first round. The dealer is drawn by lot or, in a rematch, given (RULES.md 3.4)."""
    drawn = options.deals == "lot"
    dealer = Seat(chance.number("dealer", seats) if drawn else int(options.deals[-1]) % seats)
    empty: tuple[Pile, ...] = ((),) * seats
    s = State(
        options=options, phase="play", round=0, deal=0, dealer=dealer, leader=dealer, turn=dealer, number=0,
        hands=empty, stock=(), loose=(), builds=(), piles=empty, svups=empty, owing=(0,) * seats,
        scores=(0,) * len(sides(seats, options)), swept=(0,) * seats,
    )  # fmt: skip
    return _new_round(s, dealer, chance, events)


def _new_round(s: State, dealer: Seat, chance: Chance, events: Events) -> State:
    """Shuffles the whole pack and deals four cards to each seat and to the table."""
    empty: tuple[Pile, ...] = ((),) * s.seats
    pack = chance.shuffle("pack", DECK)
    s = replace(
        s, round=s.round + 1, deal=0, dealer=dealer, leader=dealer, stock=pack, loose=(), builds=(),
        piles=empty, svups=empty, last_capturer=None, turns=(),
    )  # fmt: skip
    events.append(Event("kasino-round", {"who": WHO[dealer], "round": s.round}))
    return _deal(s, chance, events)


def _deal(s: State, chance: Chance, events: Events) -> State:
    """Deals four cards to each seat, two at a time from the left of the dealer; first also to the table."""
    order = [Seat((s.dealer + 1 + n) % s.seats) for n in range(s.seats)]
    is_first = s.deal == 0
    portions = s.seats + is_first
    hands: list[Pile] = [()] * s.seats
    table: Pile = ()
    dealt = [s.stock[at : at + AT_ONCE] for at in range(0, HAND * portions, AT_ONCE)]
    for n, two in enumerate(dealt):
        if n % portions < s.seats:
            seat = order[n % portions]
            hands[seat] = (*hands[seat], *two)
        else:
            table = (*table, *two)
    s = replace(s, stock=s.stock[HAND * portions :], hands=tuple(by_rank(hand) for hand in hands))
    if is_first:
        s = _lay_out(replace(s, loose=table), chance)
    return _open_hand(s, events)


def _lay_out(s: State, chance: Chance) -> State:
    """Replaces aces, 2S and 10D among the first four, by house rule, and shuffles them in (RULES.md 8.1)."""
    back = [card for card in s.loose if points(card)]
    if s.options.plainlayout == "off" or not back:
        return s
    stock = list(s.stock)
    loose = list(s.loose)
    for card in back:
        new = next(one for one in stock if not points(one))
        stock.remove(new)
        loose[loose.index(card)] = new
    return replace(s, loose=tuple(loose), stock=chance.shuffle("stock", (*stock, *back)))


def _open_hand(s: State, events: Events) -> State:
    """Begins a hand, led by the seat left of the dealer or of the last leader (RULES.md 3.3)."""
    is_moved = s.deal == 0 or s.options.rotatelead == "on"
    leader = left_of(s.leader, s.seats) if is_moved else s.leader
    s = replace(s, deal=s.deal + 1, leader=leader, turn=leader, number=s.number + 1, owing=(0,) * s.seats)
    params: dict[str, Param] = {"deal": s.deal, "deals": s.deals}
    is_last = not s.stock
    if is_last:
        params = {"who": WHO[s.dealer]}
    events.append(Event("kasino-last-hand" if is_last else "kasino-hand", params))
    return s


# -- a turn


def play(s: State, seat: Seat, move: Move, chance: Chance, events: Events) -> State:
    """Applies a legal move; then the next turn, hand or round begins, or the game ends."""
    loose, builds, turn = table.after(s.loose, s.builds, seat, move)
    if turn.taken:
        s, turn = _capture(s, turn, is_empty=not loose and not builds)
    _announce(turn, events)
    s = replace(
        s,
        hands=put(s.hands, seat, without(s.hands[seat], (turn.card,))),
        loose=loose,
        builds=builds,
        owing=put(s.owing, seat, turn.value),
        turns=(*[one for one in s.turns if one.seat != seat], turn),
        turn=left_of(seat, s.seats),
    )
    if any(s.hands):
        return replace(s, number=s.number + 1)
    return _deal(s, chance, events) if s.stock else _end_round(s, chance, events)


def _capture(s: State, turn: Turn, *, is_empty: bool) -> tuple[State, Turn]:
    """Moves taken cards to the pile; an empty table is a svup, its card face up (RULES.md 5.8)."""
    seat = turn.seat
    s = replace(s, piles=put(s.piles, seat, (*s.piles[seat], *turn.taken)), last_capturer=seat)
    if not is_empty or (turn.kind == "clear" and s.options.svupby5s == "off"):
        return s, turn
    return replace(s, svups=put(s.svups, seat, (*s.svups[seat], turn.card))), replace(turn, is_svup=True)


def _announce(turn: Turn, events: Events) -> None:
    params: dict[str, Param] = {"who": WHO[turn.seat], "cards": Cards((turn.card,))}
    match turn.kind:
        case "take":
            params |= {"groups": groups_text(turn.groups)}
        case "clear":
            params |= {"count": len(turn.taken) - 1}
        case "build":
            params = {"who": WHO[turn.seat], "value": turn.value, "groups": groups_text(turn.groups)}
        case "raise":
            params |= {"value": turn.value, "onto": int(turn.groups[0][0][1:])}
        case "extend":
            params = {"who": WHO[turn.seat], "value": turn.value, "group": group_text(turn.groups[1])}
    events.append(Event(f"kasino-{turn.kind}", params))
    if turn.is_svup:
        events.append(Event("kasino-svup", {"who": WHO[turn.seat]}))


# -- the end of a round


def _end_round(s: State, chance: Chance, events: Events) -> State:
    """Gives the remaining cards to the last capturer and counts; then the next round, or the end."""
    s = _give_rest(s, events)
    together = sides(s.seats, s.options)
    target = int(s.options.target)
    awards = scoring.awards(s.piles, [len(cards) for cards in s.svups], s.last_capturer, s.options)
    won = None
    if s.options.countout == "on":
        order = [_side_of(together, Seat((s.dealer + 1 + n) % s.seats)) for n in range(len(together))]
        awards, won = scoring.counted_out(awards, s.scores, target, order)
    gained = tuple(scoring.total(awards, side) for side in range(len(together)))
    scores = tuple(old + new for old, new in zip(s.scores, gained, strict=True))
    won = scoring.best(scores, target) if won is None else won
    counted = Count(s.round, awards, gained, scores)
    swept = tuple(old + len(cards) for old, cards in zip(s.swept, s.svups, strict=True))
    s = replace(s, scores=scores, count=counted, swept=swept)
    _announce_count(s, counted, events)
    if won is None:
        return _new_round(s, left_of(s.dealer, s.seats), chance, events)
    winners = together[won]
    id = "kasino-won" if len(winners) == 1 else "kasino-won-together"
    params: dict[str, Param] = {"who": WHO[winners[0]], "points": scores[won]}
    if len(winners) == 2:
        params["partner"] = WHO[winners[1]]
    events.append(Event(id, params, kind="verdict"))
    return replace(s, phase="over", winners=winners)


def _side_of(together: Sequence[Sequence[Seat]], seat: Seat) -> int:
    return next(n for n, side in enumerate(together) if seat in side)


def _give_rest(s: State, events: Events) -> State:
    """Gives loose cards to the last capturer, which is no svup (RULES.md 7.1)."""
    if s.last_capturer is None or not s.loose:
        return s
    seat = s.last_capturer
    events.append(Event("kasino-rest", {"who": WHO[seat], "cards": Cards(s.loose)}))
    return replace(s, loose=(), piles=put(s.piles, seat, (*s.piles[seat], *s.loose)))


def _announce_count(s: State, counted: Count, events: Events) -> None:
    """Appends an event for each side with its items."""
    together = sides(s.seats, s.options)
    for side, seats in enumerate(together):
        params: dict[str, Param] = {"who": WHO[seats[0]], "points": counted.points[side]}
        params["score"] = counted.scores[side]
        if len(seats) == 2:
            params["partner"] = WHO[seats[1]]
        events.append(Event("kasino-counted" if len(seats) == 1 else "kasino-counted-together", params))
        for award in counted.rows:
            if award.points[side]:
                item: dict[str, Param] = {"amount": award.amounts[side], "points": award.points[side]}
                events.append(Event(f"kasino-{award.kind}-item", item, kind="detail"))


def resign(s: State, seat: Seat, events: Events) -> State:
    """Ends the game for everybody; the others win by their points (RULES.md 7.7)."""
    events.append(Event("kasino-resigned", {"who": WHO[seat]}))
    together = sides(s.seats, s.options)
    rest = [n for n, side in enumerate(together) if seat not in side]
    most = max(s.scores[n] for n in rest)
    winners = tuple(one for n in rest if s.scores[n] == most for one in together[n])
    return replace(s, phase="over", winners=winners, resigned=seat)

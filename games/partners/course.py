"""The course of a game: deals, the exchange, turns, hands laid down, the end (RULES.md 3, 6 and 7)."""

from typing import Final

from msgspec.structs import replace

from games.chance import Chance
from games.contract import Event, Param, Seat
from games.kit import secret_choices
from games.kit.hands import without
from games.kit.rules import Events
from games.kit.seats import WHO, left_of, put
from games.partners import board
from games.partners.board import Use
from games.partners.knowledge import Hand, deck, held
from games.partners.moves import Enter, Swap, Walk
from games.partners.naming import card_term, field_text, piece_text
from games.partners.pieces import colour, is_home, partner
from games.partners.state import NONE, State
from games.partners.views import HOUSE, SEATS, YARD, Board, Kind, Moved, Options, Turn

HAND: Final = 4
DEALS: Final = 3


def opening(options: Options, chance: Chance, events: Events) -> State:
    """Returns the first deal. The dealer is drawn by lot or, in a rematch, given (RULES.md 2.4)."""
    is_drawn = options.deals == "lot"
    dealer = SEATS[chance.number("dealer", 4) if is_drawn else int(options.deals[-1])]
    s = State(
        options=options, phase="give", deal=0, round=0, dealer=dealer, turn=dealer, number=0,
        board=Board(), hands=((), (), (), ()), stock=(),
    )  # fmt: skip
    return deal(_fresh_pack(s, dealer, chance), events)


def _fresh_pack(s: State, dealer: Seat, chance: Chance) -> State:
    """Shuffles the whole pack for that dealer."""
    pack = chance.shuffle("pack", deck(s.options))
    return replace(s, dealer=dealer, round=0, stock=pack, played=(), buried=())


def deal(s: State, events: Events) -> State:
    """Deals four cards to each seat; then each gives their partner one (RULES.md 2.5)."""
    hands = tuple(held(s.stock[HAND * n : HAND * n + HAND]) for n in range(4))
    events.append(Event("partners-deal", {"who": WHO[s.dealer], "deal": s.deal + 1, "round": s.round + 1}))
    return replace(
        s,
        phase="give",
        deal=s.deal + 1,
        round=s.round + 1,
        turn=left_of(s.dealer, 4),
        hands=hands,
        stock=s.stock[4 * HAND :],
        given=NONE,
        received=NONE,
        turns=(),
        earlier=s.turns[-4:],
    )


def give(s: State, seat: Seat, card: Kind, chance: Chance, events: Events) -> State:
    """Chooses a card for the partner, or another; exchanges when all four have chosen (RULES.md 3.1)."""
    given, announced = secret_choices.choose(s.given, seat, card, "partners-ready")
    gave = Event("partners-gave", {"who": WHO[partner(seat)], "card": card_term(card)}, (seat,))
    events += [*announced, gave]
    s = replace(s, given=given)
    return s if secret_choices.missing(given) else _exchange(s, chance, events)


def _exchange(s: State, chance: Chance, events: Events) -> State:
    received = tuple(s.given[partner(seat)] for seat in SEATS)
    hands: list[Hand] = []
    for seat in SEATS:
        out, came = s.given[seat], received[seat]
        assert out is not None
        assert came is not None
        hands.append(held((*without(s.hands[seat], (out,)), came)))
    events.append(Event("partners-exchanged", {}))
    for seat in SEATS:
        came = received[seat]
        assert came is not None
        params: dict[str, Param] = {"who": WHO[partner(seat)], "card": card_term(came)}
        events.append(Event("partners-received", params, (seat,)))
    return pass_turn(replace(s, phase="play", hands=tuple(hands), received=received), s.turn, chance, events)


def use(s: State, seat: Seat, card: Kind, move: Use, chance: Chance, events: Events) -> State:
    """Plays a card and moves pieces; then the game ends, or the next turn begins."""
    done = board.result(s.board, seat, move, s.options)
    assert done is not None  # `refusal` has checked it
    before, (after, moved) = s.board, done
    s = replace(
        s,
        board=after,
        hands=put(s.hands, seat, without(s.hands[seat], (card,))),
        played=(*s.played, card),
        turns=(*s.turns, Turn(seat, card, moved)),
    )
    _announce(seat, move, moved, events)
    for one in sorted({colour(step.piece) for step in moved if step.end >= HOUSE}):
        if is_home(after, one) and not is_home(before, one):
            events.append(Event("partners-home", {"who": WHO[one], "partner": WHO[partner(one)]}))
    if is_home(after, seat) and is_home(after, partner(seat)):
        return won(s, seat, events)
    return pass_turn(s, left_of(seat, 4), chance, events)


def _announce(seat: Seat, move: Use, moved: tuple[Moved, ...], events: Events) -> None:
    """Appends events about what was played, what moved and what was knocked out, in order."""
    card = card_term(move.card if isinstance(move, Enter | Walk) else Kind("SW"))
    params: dict[str, Param] = {"who": WHO[seat], "card": card}
    if isinstance(move, Swap):
        one, other = piece_text(move.one), piece_text(move.other)
        events.append(Event("partners-swap", {**params, "one": one, "other": other}))
        return
    first = True
    for step in moved:
        piece = piece_text(step.piece)
        if step.end == YARD:
            events.append(Event("partners-knocked-out", {"piece": piece, "who": WHO[colour(step.piece)]}))
        elif step.start == YARD:
            events.append(Event("partners-enter", {**params, "piece": piece}))
        else:
            end = field_text(step.end)
            id = "partners-walk" if first else "partners-walk-on"
            events.append(Event(id, {**params, "piece": piece, "field": end}))
        first = False


def pass_turn(s: State, seat: Seat, chance: Chance, events: Events) -> State:
    """Gives the turn to the next seat that holds a card; unusable hands are laid down (RULES.md 6.4)."""
    for _ in range(4):
        if s.hands[seat]:
            if any(board.has_use(s.board, seat, card, s.options) for card in {*s.hands[seat]}):
                return replace(s, phase="play", turn=seat, number=s.number + 1)
            s = lay_down(s, seat, events)
        seat = left_of(seat, 4)
    # Deals from the same pack three times; then the next seat shuffles all cards (RULES.md 2.5-2.6)
    return deal(s, events) if s.round < DEALS else deal(_fresh_pack(s, left_of(s.dealer, 4), chance), events)


def lay_down(s: State, seat: Seat, events: Events) -> State:
    """Lays down an unusable hand face up, or by house rule face down."""
    hand = s.hands[seat]
    shown = hand if s.options.fold == "shown" else ()
    cards = {f"card{n}": card_term(card) for n, card in enumerate(shown, 1)}
    id = f"partners-laid-down-{len(shown)}" if shown else "partners-laid-down-hidden"
    events.append(Event(id, {"who": WHO[seat], "count": len(hand), **cards}))
    return replace(
        s,
        hands=put(s.hands, seat, ()),
        played=(*s.played, *shown),
        buried=s.buried if shown else (*s.buried, *hand),
        turns=(*s.turns, Turn(seat, None, (), len(hand), shown)),
    )


def won(s: State, seat: Seat, events: Events) -> State:
    """Ends the game: all eight pieces of a team are home (RULES.md 7.1)."""
    team = tuple(sorted((seat, partner(seat))))
    events.append(Event("partners-won", {"who": WHO[team[0]], "partner": WHO[team[1]]}, kind="verdict"))
    return replace(s, phase="over", winners=team)


def resign(s: State, seat: Seat, events: Events) -> State:
    """Ends the game: the other team wins (RULES.md 7.3)."""
    events.append(Event("partners-resigned", {"who": WHO[seat]}))
    winners = tuple(sorted((left_of(seat, 4), partner(left_of(seat, 4)))))
    return replace(s, phase="over", winners=winners, resigned=seat)

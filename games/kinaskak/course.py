"""The course of a game: deals, drawing, buying, moves of a turn, the ends (RULES.md 2 and 4 to 7)."""

from msgspec.structs import replace

from games.cards import JOKER, Card, by_rank
from games.chance import Chance
from games.contract import Cards, Event, Param
from games.kinaskak import wishes
from games.kinaskak.facts import RESHUFFLES, pack
from games.kinaskak.melds import contracts
from games.kinaskak.melds import meld as melds
from games.kinaskak.melds.finder import cost
from games.kinaskak.moves import Joker, Lay, Off
from games.kinaskak.naming import asked, ends, kinds_of
from games.kinaskak.state import Hand, State, after, contract, rules_of, seats
from games.kinaskak.views import Act, Options, PublicMove
from games.kit.hands import without
from games.kit.rules import Events
from games.kit.seats import WHO, put
from games.params import Seat


def opening(seats: int, options: Options, chance: Chance, events: Events) -> State:
    """Starts a game. The dealer is drawn by lot, or given by an option in a rematch (RULES.md 2.3)."""
    contracts.of(options.ladder)
    drawn = options.deals == "lot" or int(options.deals[-1]) >= seats
    dealer = Seat(chance.number("dealer", seats) if drawn else int(options.deals[-1]))
    nothing = ((),) * seats
    s = State(
        options=options, phase="draw", round=0, dealer=dealer, turn=dealer, turns=0, step=0, taken=0,
        hands=nothing, stock=(), pile=(), discarder=None, buys=(0,) * seats, fines=(0,) * seats,
        laid=(False,) * seats, melds=(), wishes=("",) * seats, answers=(None,) * seats,
        gained=(0,) * seats, known=nothing, gone=(False,) * seats,
        newest=nothing,
    )  # fmt: skip
    return deal(s, chance, events)


def deal(s: State, chance: Chance, events: Events) -> State:
    """Deals a round: shuffles the pack, deals the hands and turns one card up (RULES.md 2.2)."""
    rules, count = rules_of(s), len(s.hands)
    cards = chance.shuffle("pack", pack(rules))
    hands: list[Hand] = [()] * count
    for seat in after(s, s.dealer):
        hands[seat], cards = by_rank(cards[: rules.deal]), cards[rules.deal :]
    s = replace(
        s,
        round=s.round + 1,
        taken=0,
        hands=tuple(hands),
        stock=cards[1:],
        pile=cards[:1],
        discarder=None,
        buys=(0,) * count,
        fines=(0,) * count,
        laid=(False,) * count,
        melds=(),
        wishes=tuple(map(wishes.kept, s.wishes)),
        gained=tuple(n + 1 for n in s.gained),
        known=((),) * count,
        newest=((),) * count,
        is_cut=False,
        reshuffles=0,
    )
    told: dict[str, Param] = {"who": WHO[s.dealer], "round": s.round, "cards": Cards(cards[:1])}
    events.append(Event("kinaskak-deal", {**told, "contract": asked(kinds_of(contract(s)))}))
    return begin_turn(s, after(s, s.dealer)[0])


def begin_turn(s: State, seat: Seat) -> State:
    """Begins a seat's turn; it may take the top card first (RULES.md 4.1)."""
    return replace(
        s,
        phase="draw",
        turn=seat,
        turns=s.turns + 1,
        step=s.step + 1,
        answers=(None,) * len(s.hands),
        earlier=s.moves,
        moves=(),
    )


def done(s: State, seat: Seat, act: Act, cards: Hand = (), meld: int = -1) -> State:
    """Records a public move."""
    return replace(s, step=s.step + 1, moves=(*s.moves, PublicMove(seat, act, cards, meld)))


def gain(s: State, seat: Seat, cards: Hand, seen: Hand = ()) -> State:
    """Adds cards to a hand; `seen` are those that everybody saw."""
    return replace(
        s,
        hands=put(s.hands, seat, by_rank((*s.hands[seat], *cards))),
        known=put(s.known, seat, by_rank((*s.known[seat], *seen))),
        newest=put(s.newest, seat, by_rank((*s.newest[seat], *cards))),
        gained=put(s.gained, seat, s.gained[seat] + 1),
    )


def lose(s: State, seat: Seat, cards: Hand) -> State:
    """Removes cards that leave a hand face up."""
    return replace(
        s,
        hands=put(s.hands, seat, without(s.hands[seat], cards)),
        known=put(s.known, seat, without(s.known[seat], cards)),
        newest=put(s.newest, seat, without(s.newest[seat], cards)),
    )


# -- drawing and buying


def take(s: State, seat: Seat, events: Events) -> State:
    """Takes the top discard, free (RULES.md 4.1)."""
    top = s.pile[-1]
    events.append(Event("kinaskak-took", {"who": WHO[seat], "cards": Cards((top,))}))
    s = replace(gain(s, seat, (top,), (top,)), pile=s.pile[:-1], discarder=None, phase="play")
    return done(s, seat, "took", (top,))


def buyers(s: State) -> tuple[Seat, ...]:
    """Returns the seats that could buy the top card, by priority (RULES.md 4.3 and 4.4)."""
    if not s.pile or not (s.stock or (len(s.pile) > 1 and s.reshuffles < RESHUFFLES)):
        return ()
    return tuple(seat for seat in after(s, s.turn)[:-1] if may_buy(s, seat))


def may_buy(s: State, seat: Seat) -> bool:
    """Whether the seat has a purchase left and did not discard the card itself."""
    limit = rules_of(s).buys
    is_within = s.buys[seat] < limit or (s.options.fourth == "fine" and s.options.buying == "ask")
    return is_within and not s.laid[seat] and seat != s.discarder


def decline(s: State, seat: Seat, chance: Chance, events: Events) -> State:
    """Leaves the top card to the others; then the seat draws (RULES.md 4.2)."""
    if s.options.buying == "ask" and buyers(s):
        events.append(Event("kinaskak-declined", {"who": WHO[seat], "cards": Cards(s.pile[-1:])}))
        return replace(s, phase="buy", step=s.step + 1, answers=(None,) * len(s.hands))
    needed, top = contract(s), s.pile[-1]
    covers = (one for one in buyers(s) if wishes.fits(s.wishes[one], top, s.hands[one], needed))
    return close(s, next(covers, None), chance, events)  # RULES.md 4.5


def answer(s: State, seat: Seat, is_buying: bool, chance: Chance, events: Events) -> State:
    """Records an answer; the buying ends once no seat before the first buyer is left (RULES.md 4.4)."""
    s = replace(s, answers=put(s.answers, seat, is_buying))
    answered = "kinaskak-will-buy" if is_buying else "kinaskak-will-pass"
    events.append(Event(answered, {"cards": Cards(s.pile[-1:])}, (seat,)))
    return settle(s, chance, events)


def settle(s: State, chance: Chance, events: Events) -> State:
    """Ends the buying as soon as it is decided."""
    for seat in buyers(s):
        if s.answers[seat] is None:
            return s
        if s.answers[seat]:
            return close(s, seat, chance, events)
    return close(s, None, chance, events)


def first_buyer(s: State) -> Seat | None:
    """Returns the first seat by priority that has chosen to buy."""
    return next((seat for seat in buyers(s) if s.answers[seat]), None)


def close(s: State, buyer: Seat | None, chance: Chance, events: Events) -> State:
    """Makes the purchase, if any; then the seat in turn draws (RULES.md 4.2)."""
    s = replace(s, answers=(None,) * len(s.hands))
    if buyer is not None:
        s = purchase(s, buyer, chance, events)
    return draw(s, s.turn, chance, events)


def purchase(s: State, seat: Seat, chance: Chance, events: Events) -> State:
    """Buys the top discard with a hidden card from the stock (Kaupi, RULES.md 4.3)."""
    top = s.pile[-1]
    s = refill(replace(s, pile=s.pile[:-1], discarder=None), chance, events, keep=0)
    extra, rules = s.stock[:1], rules_of(s)
    fine = rules.fine if s.buys[seat] >= rules.buys else 0
    left = max(0, rules.buys - s.buys[seat] - 1)
    told: dict[str, Param] = {"who": WHO[seat], "cards": Cards((top,)), "left": left}
    events.append(Event("kinaskak-fined" if fine else "kinaskak-bought", {**told, "fine": fine}))
    events.append(Event("kinaskak-drawn", {"cards": Cards(extra)}, (seat,)))
    s = gain(replace(s, stock=s.stock[1:]), seat, (top, *extra), (top,))
    s = replace(s, buys=put(s.buys, seat, s.buys[seat] + 1), fines=put(s.fines, seat, s.fines[seat] + fine))
    return done(s, seat, "bought", (top,))


def refill(s: State, chance: Chance, events: Events, keep: int = 1) -> State:
    """Shuffles the discards, except the top one, into an empty stock (RULES.md 4.6)."""
    if s.stock or len(s.pile) <= keep or s.reshuffles >= RESHUFFLES:
        return s
    events.append(Event("kinaskak-reshuffled"))
    under, top = (s.pile[:-keep], s.pile[-keep:]) if keep else (s.pile, ())
    return replace(s, stock=chance.shuffle("stock", under), pile=top, reshuffles=s.reshuffles + 1)


def draw(s: State, seat: Seat, chance: Chance, events: Events) -> State:
    """Draws a card; ends the round if there is none left (RULES.md 4.6)."""
    s = refill(s, chance, events)
    if not s.stock:
        events.append(Event("kinaskak-no-stock"))
        return end_round(replace(s, is_cut=True), None, chance, events)
    card = s.stock[:1]
    events.append(Event("kinaskak-drew", {"who": WHO[seat]}))
    events.append(Event("kinaskak-drawn", {"cards": Cards(card)}, (seat,)))
    s = gain(replace(s, stock=s.stock[1:], phase="play"), seat, card)
    return done(s, seat, "drew")


# -- on the table


def lay(s: State, seat: Seat, move: Lay, chance: Chance, events: Events) -> State:
    """Lays the whole contract, face up (RULES.md 5.1)."""
    laid = tuple(replace(meld, owner=seat) for meld in move.melds)
    cards = tuple(card for meld in laid for card in meld.cards)
    events.append(Event("kinaskak-laid", {"who": WHO[seat], "contract": asked(kinds_of(contract(s)))}))
    for meld in laid:
        events.append(Event(f"kinaskak-laid-{meld.kind}", {"cards": Cards(meld.cards), **ends(meld)}))
    s = replace(lose(s, seat, cards), melds=(*s.melds, *laid), laid=put(s.laid, seat, True))
    s = replace(s, wishes=put(s.wishes, seat, wishes.kept(s.wishes[seat])))
    return emptied(done(s, seat, "laid", cards), seat, chance, events)


def off(s: State, seat: Seat, move: Off, chance: Chance, events: Events) -> State:
    """Lays off one card on a meld (RULES.md 5.2)."""
    made = melds.added(s.melds[move.meld], move.token)
    assert made is not None  # the move is legal
    card = melds.bare(move.token)
    events.append(
        Event("kinaskak-off", {"who": WHO[seat], "cards": Cards((card,)), "onto": Cards(made.cards)})
    )
    s = replace(lose(s, seat, (card,)), melds=put(s.melds, move.meld, made))
    return emptied(done(s, seat, "off", (card,), move.meld), seat, chance, events)


def swap_joker(s: State, seat: Seat, move: Joker, events: Events) -> State:
    """Exchanges a card for the joker that stands for it (RULES.md 5.3)."""
    made = melds.exchanged(s.melds[move.meld], move.card)
    assert made is not None  # the move is legal
    events.append(Event("kinaskak-joker-taken", {"who": WHO[seat], "cards": Cards((move.card,))}))
    s = gain(lose(s, seat, (move.card,)), seat, (JOKER,), (JOKER,))
    return done(replace(s, melds=put(s.melds, move.meld, made)), seat, "joker", (move.card,), move.meld)


def discard(s: State, seat: Seat, card: Card, chance: Chance, events: Events) -> State:
    """Discards a card and begins the next turn (RULES.md 5.4)."""
    events.append(Event("kinaskak-discarded", {"who": WHO[seat], "cards": Cards((card,))}))
    s = lose(s, seat, (card,))
    s = replace(s, pile=(*s.pile, card), discarder=seat, taken=s.taken + 1, newest=put(s.newest, seat, ()))
    s = done(s, seat, "discarded", (card,))
    return begin_turn(s, after(s, seat)[0]) if s.hands[seat] else end_round(s, seat, chance, events)


def emptied(s: State, seat: Seat, chance: Chance, events: Events) -> State:
    """Ends the round if the seat has no card left (RULES.md 6.1)."""
    return s if s.hands[seat] else end_round(s, seat, chance, events)


# -- the ends


def penalty(s: State, seat: Seat) -> int:
    """Returns the seat's penalty points in this round: its cards and its fines (RULES.md 7.1)."""
    values = rules_of(s).values
    return sum(cost(card, values) for card in s.hands[seat]) + s.fines[seat]


def end_round(s: State, out: Seat | None, chance: Chance, events: Events) -> State:
    """Counts all hands; then deals the next round or ends the game (RULES.md 7.1 and 7.2)."""
    row = tuple(0 if s.gone[seat] else penalty(s, seat) for seat in seats(s))
    if out is not None:
        events.append(Event("kinaskak-out", {"who": WHO[out], "round": s.round}))
    for seat in seats(s):
        if not s.gone[seat]:
            told: dict[str, Param] = {"who": WHO[seat], "points": row[seat], "cards": Cards(s.hands[seat])}
            events.append(Event("kinaskak-counted" if s.hands[seat] else "kinaskak-counted-none", told))
    s = replace(s, sheet=(*s.sheet, row), earlier=s.moves, moves=())
    if s.round == len(rules_of(s).contracts):
        events.append(Event("kinaskak-over"))
        return replace(s, phase="over", step=s.step + 1)
    return deal(replace(s, dealer=after(s, s.dealer)[0]), chance, events)


def resign(s: State, seat: Seat, chance: Chance, events: Events) -> State:
    """Removes a seat from the game: its hand stays out of play, its melds remain (RULES.md 7.4)."""
    events.append(Event("kinaskak-resigned", {"who": WHO[seat]}))
    ring = after(s, seat)
    s = replace(s, gone=put(s.gone, seat, True), wishes=put(s.wishes, seat, ""), step=s.step + 1)
    if sum(s.gone) >= len(s.hands) - 1:
        events.append(Event("kinaskak-over"))
        return replace(s, phase="over")
    if s.turn == seat:
        return begin_turn(replace(s, taken=s.taken + 1), ring[0])
    return settle(s, chance, events) if s.phase == "buy" else s

"""A company presses a bot with offers of every kind, whole games long: the bot never pays for nothing."""

import random

import pytest
from msgspec.structs import replace

from games.chance import Derived
from games.contract import Seat
from games.errors import IllegalMove, NotYourTurn
from games.fuldrigger import questions
from games.fuldrigger.bot import bargains, choose
from games.fuldrigger.facts import TOWNS
from games.fuldrigger.legality import propose_refusal
from games.fuldrigger.moves import Answer, Attack, EndTurn, Lose, Move, Propose, Roll, Sail, Scrap, Take
from games.fuldrigger.rules import FULDRIGGER
from games.fuldrigger.sea.fleet import fleet, forts_of
from games.fuldrigger.state import State, at_sea, with_fort
from games.fuldrigger.trade import offers
from games.fuldrigger.turn import menu
from games.fuldrigger.views import Options, Space, Terms, Treaty
from games.fuldrigger.war import fronts

ADVERSARY, BOT = Seat(0), Seat(1)
TOLERANCE = 10
"""By how many ducats a treaty may make the bot poorer: a poor one asks so much under the price of a fort."""
DEAREST_PEACE = 20
MONEY = (0, 0, 0, 1, 5, 10, 17, 20, 21, 50, 75, 90, 99, 101, 119, 250)
TAKES = (0, 6, 10, 15, 21, 21, 21)
"""In how many of 36 rolls so many privateers take a piece (RULES.md 7.6)."""


def worth(s: State, seat: Seat) -> int:
    """Ducats, goods at the price paid, 100 for each ship and fort."""
    own = fleet(s.sea, seat)
    goods = sum(ship.load.paid for ship in own if ship.load)
    return s.cash[seat] + goods + 100 * len(own) + 100 * len(forts_of(s.sea, seat))


def war_is_worth(s: State, rounds: int) -> float:
    """What the adversary's privateers could take from the bot in so many rounds, if all of them struck."""
    if not fronts.at_war(s.sea, ADVERSARY, BOT):
        return 0.0
    dearest = max(100 + (ship.load.paid if ship.load else 0) for ship in fleet(s.sea, BOT))
    raiders = sum(ship.privateer for ship in fleet(s.sea, ADVERSARY))
    return min(DEAREST_PEACE, rounds * dearest * TAKES[raiders] / 36)


class Game:
    """A game of two or three: seat 0 plays at random and presses seat 1; what seat 1 signs is checked."""

    def __init__(self, number: int, war: str = "formal") -> None:
        self.chooser = random.Random(f"adversary {number}")
        self.seed = f"adversary {number}".encode()
        self.step = self.signed = 0
        options = Options(rounds="10", war=war)  # type: ignore[arg-type]
        self.s: State = FULDRIGGER.start(2 + number % 2, options, Derived(self.seed, 0)).state
        while self.s.sea.phase == "home":
            self.play(self.s.sea.turn, choose.best(FULDRIGGER.view(self.s, self.s.sea.turn)))
        self.endow()

    def endow(self) -> None:
        """Ducats and forts at random, and now and then a war, so that there is something to deal in."""
        cash = tuple(self.chooser.choice((0, 30, 95, 120, 400, 1000)) for _ in self.s.cash)
        self.s = replace(self.s, cash=(5000, *cash[1:]))
        for town in self.chooser.sample(TOWNS, 6):
            self.s = with_fort(self.s, town, Seat(self.chooser.randrange(2)))
        ships = tuple(
            replace(ship, privateer=self.chooser.random() < 0.6) if ship.seat == ADVERSARY else ship
            for ship in self.s.sea.ships
        )
        self.s = at_sea(self.s, ships=ships)

    def play(self, seat: Seat, move: Move) -> None:
        self.step += 1
        self.s = FULDRIGGER.apply(self.s, seat, move, Derived(self.seed, self.step)).state

    def to_the_end(self) -> None:
        while FULDRIGGER.outcome(self.s) is None and BOT not in self.s.sea.out and self.step < 5000:
            if ADVERSARY not in self.s.sea.out:
                self.press()
            seat = self.s.sea.turn
            self.play(seat, self.at_random() if seat == ADVERSARY else self.of_bot(seat))
        assert self.step < 5000

    def of_bot(self, seat: Seat) -> Move:
        return choose.best(FULDRIGGER.view(self.s, seat))

    # -- offers

    def press(self) -> None:
        """Offers by the handful; those that the bot likes are signed, one a round."""
        self.answer_all()
        for _ in range(6):
            move = Propose(treaty := self.treaty())
            if treaty == Treaty(ADVERSARY, BOT):
                continue
            if propose_refusal(self.s, ADVERSARY, move) is None:
                self.play(ADVERSARY, move)
                self.answer_all()

    def answer_all(self) -> None:
        """Seat 1 answers as the bot does, also in its own turn; seat 0 accepts whatever it can."""
        for offer in self.s.offers:
            if offers.find_offer(self.s.offers, offer.id) is None:
                continue
            if offer.treaty.other == BOT:
                yes = bargains.is_welcome(FULDRIGGER.view(self.s, BOT), BOT, offer)
                self.settle(BOT, offer.id, yes, offer.treaty)
            elif offer.treaty.other == ADVERSARY:
                fits = offers.obstacle(self.s.sea, offer.treaty) is None
                can = self.s.cash[ADVERSARY] >= offer.treaty.get.money
                self.settle(ADVERSARY, offer.id, fits and can, offer.treaty)

    def settle(self, seat: Seat, id: str, yes: bool, treaty: Treaty) -> None:
        before = self.s
        self.play(seat, Answer(id, yes))
        if len(self.s.sea.record) == len(before.sea.record) or BOT not in (treaty.seat, treaty.other):
            return
        self.signed += 1
        fall = worth(before, BOT) - worth(self.s, BOT)
        most = TOLERANCE if treaty.seat == BOT else war_is_worth(before, treaty.truce)
        assert fall <= most, str(Propose(treaty))
        with pytest.raises(NotYourTurn, match="one-treaty"):
            FULDRIGGER.apply(self.s, ADVERSARY, Propose(Treaty(ADVERSARY, BOT, Terms(1))), Derived(b"", 0))

    def treaty(self) -> Treaty:
        """Any treaty: money, ships, forts either way, peace, a truce, an alliance."""
        pick = self.chooser
        get, give = self.terms(BOT), self.terms(ADVERSARY)
        if give.ships and pick.random() < 0.5:
            return Treaty(ADVERSARY, BOT, Terms(ships=give.ships[:1]), Terms(pick.randrange(70, 131)))
        if get.ships and pick.random() < 0.5:
            return Treaty(ADVERSARY, BOT, Terms(pick.randrange(50, 131)), Terms(ships=get.ships[:1]))
        if give.forts and pick.random() < 0.7:
            return Treaty(ADVERSARY, BOT, Terms(forts=give.forts[:1]), Terms(pick.randrange(70, 131)))
        if pick.random() < 0.7:
            simple = (Terms(), replace(give, money=0), Terms(pick.choice(MONEY)))
            give, get = pick.choice(simple), replace(get, ships=(), forts=())
        peace = pick.random() < 0.5
        wars = [0, 0, 0, *(found.number for found in self.s.sea.wars)]
        truce = pick.choice((0, 1, 3, 10)) if peace else 0
        return Treaty(ADVERSARY, BOT, give, get, peace, truce, pick.choice(wars))

    def terms(self, seat: Seat) -> Terms:
        """Money, or none, and some ships and forts."""
        pick = self.chooser
        ships = [ship.number for ship in fleet(self.s.sea, seat) if pick.random() < 0.12]
        forts = [town for town in forts_of(self.s.sea, seat) if pick.random() < 0.2]
        return Terms(pick.choice(MONEY), tuple(sorted(ships)), tuple(sorted(forts)))

    # -- the adversary's own turns

    def at_random(self) -> Move:
        """Any business but selling its ships; it sails anywhere, declares war and attacks."""
        s, pick = self.s, self.chooser
        if s.sea.spoils is not None:
            choice = pick.choice(s.sea.spoils.choices)
            return Take(choice) if s.sea.spoils.kind == "take" else Lose(int(choice))
        found: list[Move] = list(menu.legal(s, ADVERSARY))
        found = [move for move in found if not isinstance(move, Scrap | EndTurn)]
        found += [move for move in questions.every(s, ADVERSARY) if isinstance(move, Attack)]
        if s.sea.dice:
            ships = [ship for ship in fleet(s.sea, ADVERSARY) if ship.number not in s.sea.moved]
            found += [Sail(ship.number, Space(pick.choice(TOWNS)), towards=True) for ship in ships]
        move = pick.choice([*found, EndTurn()])
        if isinstance(move, Sail) and self.is_refused(move):
            return EndTurn() if s.sea.dice else Roll()
        return move

    def is_refused(self, move: Move) -> bool:
        try:
            FULDRIGGER.apply(self.s, ADVERSARY, move, Derived(b"try", 0))
        except IllegalMove:
            return True
        return False


def run(numbers: range) -> int:
    """How many treaties a bot signed in these games."""
    signed = 0
    for number in numbers:
        game = Game(number, "open" if number % 5 == 4 else "formal")
        game.to_the_end()
        signed += game.signed
    return signed


@pytest.mark.sampled("long")
def test_no_offer_makes_a_bot_poorer() -> None:
    """In two games the bot signs at least 12 treaties, and none at a loss beyond the bound."""
    assert run(range(2)) >= 12


@pytest.mark.soak
def test_no_offer_makes_a_bot_poorer_over_two_hundred_games() -> None:
    """The bot signs at least 400 treaties, and none at a loss beyond the bound."""
    assert run(range(2, 202)) >= 400

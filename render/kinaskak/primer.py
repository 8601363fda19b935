"""The position of the labelled picture of the short rules, and what differs where a circle stands."""

from msgspec.structs import replace

from games.cards import JOKER, Card, Suit, cards_of
from games.kinaskak.views import KinaskakView, Ladder, Meld, Options, Part, PublicMove, Values
from games.params import Seat
from render.renderer import Primer

SEATS = tuple(map(Seat, range(4)))
CONTRACT = (Part("set", 3), Part("run", 4))
_LADDER = Ladder(
    name="",
    contracts=(CONTRACT,) * 8,
    packs=3,
    jokers=3,
    deal=13,
    buys=3,
    fine=200,
    values=Values(0, 10, 15, 25),
)


def primer() -> Primer[KinaskakView]:
    """Returns the position and what differs."""
    none = (False,) * 4
    at = KinaskakView(
        seat=None,
        waiting=(SEATS[1],),
        round=2,
        dealer=SEATS[3],
        sizes=(13, 5, 14, 13),
        stock=94,
        options=Options(),
        ladder=_LADDER,
        sheet=((0, 35, 60, 15),),
        gone=none,
        contract=CONTRACT,
        laid=(False, True, False, False),
        buys=(0, 0, 0, 1),
        fines=(0,) * 4,
        phase="play",
        turn=SEATS[1],
        moves=(PublicMove(SEATS[1], "drew"),),
        turns=9,
        step=22,
        taken=9,
        known=((),) * 4,
        melds=(
            Meld("run", (*cards_of("4H 5H"), JOKER, *cards_of("7H")), SEATS[1], Suit("H"), 4),
            Meld("set", cards_of("9C 9H 9S 9S"), SEATS[1]),
        ),
        pile=cards_of("2C AS QD"),
        discarder=SEATS[0],
    )
    run, one = at.melds
    real = (*run.cards[:2], Card("6H"), *run.cards[3:])
    others = {
        "kinaskak-primer-contract": replace(at, contract=(Part("run", 4),) * 3),
        "kinaskak-primer-discard": replace(at, pile=cards_of("2C AS KS")),
        "kinaskak-primer-buys": replace(at, buys=(0,) * 4),
        "kinaskak-primer-laid": replace(at, melds=(run, replace(one, cards=cards_of("QD KC JD 4D")))),
        "kinaskak-primer-joker": replace(at, melds=(replace(run, cards=real), one)),
        "kinaskak-primer-sum": replace(at, sheet=((0, 35, 60, 16),)),
    }
    return Primer(at, others)

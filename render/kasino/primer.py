"""The position of the labelled picture of the short rules, and what differs where a circle stands."""

from msgspec.structs import replace

from games.cards import Card
from games.kasino.views import Build, KasinoView, Options, Turn
from games.params import Seat
from render.renderer import Primer

ONE, OTHER = Seat(0), Seat(1)


def primer() -> Primer[KasinoView]:
    """Returns the position and what differs."""
    at = KasinoView(
        seat=None,
        waiting=(ONE,),
        round=2,
        dealer=OTHER,
        sizes=(3, 3),
        stock=24,
        options=Options(),
        sides=((ONE,), (OTHER,)),
        scores=(7, 5),
        deal=3,
        deals=6,
        leader=ONE,
        piles=((Card("4C"), Card("4H")), (Card("KD"), Card("KC"))),
        svups=((Card("4H"),), ()),
        last_capturer=ONE,
        phase="play",
        number=17,
        turns=(
            Turn(ONE, "take", Card("4C"), 4, (("4H",),), (Card("4C"), Card("4H")), True),
            Turn(OTHER, "build", Card("6S"), 9, (("6S", "3D"),)),
        ),
        owing=(0, 9),
        loose=(Card("QH"), Card("2C"), Card("7D")),
        builds=(Build(9, (Card("6S"), Card("3D")), OTHER, OTHER),),
    )
    others = {
        "kasino-primer-score": replace(at, scores=(8, 5)),
        "kasino-primer-svup": replace(at, svups=((), ())),
        "kasino-primer-stock": replace(at, stock=0),
        "kasino-primer-loose": replace(at, loose=(Card("JH"), *at.loose[1:])),
        "kasino-primer-build": replace(at, builds=(Build(9, (Card("5H"), Card("4C")), OTHER, OTHER),)),
    }
    return Primer(at, others)

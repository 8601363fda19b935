"""Views of Fuldrigger whose pictures and texts are approved."""

from functools import cache

from msgspec.structs import replace

import render
from games.contract import Seat
from games.fuldrigger.rules import FULDRIGGER
from games.fuldrigger.views import BECALMED, FuldriggerView, Options, Signed, Terms, Treaty, Truce, Voyage
from render import Look
from render.fuldrigger import words
from render.fuldrigger.renderer import Fuldrigger
from tests.games.fuldrigger.positions import do, position, ship
from tests.render.goldens import Goldens

NAMES = ("Anna Guðmundsdóttir", "Søren", "Bo", "Clara")
LOOK = Look("en", NAMES)


@cache
def at_war() -> FuldriggerView:
    """Returns a game of four companies with voyages, forts, a privateer, a war, a truce and a treaty."""
    s = position(
        ship(0, 1, "LIS", "wine", 30), ship(0, 2, "AGU-SIO.4", "wine", 30, 31),
        ship(0, 3, "GIB", privateer=True),
        ship(0, 4, "LON"), ship(0, 5, "LON", "cloth", 30), ship(0, 6, "LON", "cloth", 30),
        ship(1, 1, "KBH", "timber", 30), ship(1, 2, "PAE-PAW.2", "silver", 60, 40),
        ship(1, 3, "EQI", calm=BECALMED),
        ship(2, 1, "HAV", "sugar", 40), ship(2, 2, "DAV-NFB.4", "furs", 40, 12), ship(2, 3, "BUE"),
        ship(3, 1, "CTN", "tea", 60), ship(3, 2, "TRI-PLA.3", "coffee", 50, 7),
        seats=4, cash=(240, 90, 35, 410), forts="LIS0 CAD0 LON0 KBH1 HAV2 CTN3 MNL3",
        cards="C13 C19", war=True,
    )  # fmt: skip
    s = do(do(s, "roll", 12), "sail 1 towards CLC")
    treaty = Treaty(Seat(2), Seat(3), Terms(50), Terms(forts=("MNL",)), peace=True, truce=5)
    sea = replace(
        s.sea,
        round=17,
        truces=(Truce((Seat(2), Seat(3)), 21),),
        record=(Signed(16, treaty),),
        bounties=("C09", "C10"),
        voyages=(*s.sea.voyages, Voyage(Seat(3), 3, ("NFB", "NFB-HAT.1", "NFB-HAT.2"), "lost")),
    )
    curve = tuple((400 + 60 * n, 400 + 40 * n, 400 + 15 * n, 400 + 85 * n) for n in range(17))
    return FULDRIGGER.view(replace(s, sea=sea, curve=curve), None)


@cache
def choosing() -> FuldriggerView:
    """Returns a view in which the home towns are being chosen."""
    s = position(ship(0, 1, "LON"), ship(0, 2, "LON"), ship(0, 3, "LON"), cash=(100, 100))
    return FULDRIGGER.view(replace(s, sea=replace(s.sea, phase="home", round=0, homes=("LON", None))), None)


@cache
def over() -> FuldriggerView:
    """Returns the end of a game with hidden money in which one company is bankrupt."""
    own = (ship(0, 1, "LIS", "spices", 70, 64), ship(1, 1, "LON"))
    s = position(*own, seats=3, cash=(900, 950, 10), options=Options(cash="hidden", rounds="10"))
    s = do(do(replace(s, sea=replace(s.sea, round=10, out=(Seat(2),), bank=Seat(1))), "end"), "end")
    return FULDRIGGER.view(s, None)


def preview() -> tuple[FuldriggerView, tuple[str, ...]]:
    """Returns the preview of a voyage, and its marks."""
    s = do(position(ship(0, 1, "STT", "sugar", 40), ship(1, 1, "NAG"), cash=(60, 0)), "roll", 14)
    key = FULDRIGGER.asks(s, Seat(0))[0]
    ask = FULDRIGGER.ask(s, Seat(0), key, ("ship 1", "HAV", "safe"))
    assert isinstance(ask.trial, FuldriggerView)
    return ask.trial, ()


BOARDS = {"war": at_war(), "choosing": choosing(), "over": over()}


def more_words(look: Look) -> dict[str, str]:
    """Returns the texts of a company, a preview, a detail map and its price lists."""
    own = replace(at_war(), seat=Seat(0))
    view, marks = preview()
    region = f"{Fuldrigger(own).map_words(look, 'south')}\n{words.prices(look.language, 'south')}"
    return {
        "company": render.of(own).hand_words(look),
        "preview": render.of(view).preview_words(look, ("ship 1",), marks),
        "map": region,
    }


GOLDENS = Goldens("fuldrigger", LOOK, LOOK, BOARDS, {}, words=more_words)

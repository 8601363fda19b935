"""Positions of every game in which there is much to tell."""

import random
from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from games.contract import Seat
from games.fuldrigger.facts import ANCHORAGES
from games.fuldrigger.views import Offer, Options, Signed, Space, Terms, Treaty, Truce, Voyage
from games.registry import GAMES
from games.stratego.facts import board, full_army
from tests.games.fuldrigger.positions import position, ship
from tests.games.olsen.positions import position as olsen_position
from tests.games.stratego.positions import LETTERS, placed
from tests.render.views.kinaskak import NINETEEN, ROW, SIX, melds
from tests.render.views.kinaskak import seen as kinaskak_seen
from tests.render.views.olsen import hands
from tests.render.words.positions import spread

Seen = tuple[Any, Any]
"""A view of the channel, and that of a seat."""


def _both(key: str, state: Any) -> Seen:
    return GAMES[key].view(state, None), GAMES[key].view(state, Seat(0))


def fuldrigger() -> Seen:
    """Returns four companies of six ships in 24 places and eight forts, at war, with treaty and offer."""
    goods = ("wine", "cloth", "timber", "silver", "coffee", "spices")
    seas = ("DOV", "SNS", "TRI-PLA.3", "CLC", "FIN", "GIB", "TRW-LEE.5", "DAV-NFB.4")
    towns = [ANCHORAGES[town][0] for town in ANCHORAGES]
    places = [seas[n // 3] if n % 3 == 0 else towns[n] for n in range(24)]
    ships = (ship(n // 6, n % 6 + 1, places[n], goods[n % 6], 70, 44) for n in range(24))
    forts = " ".join(f"{town}{n % 4}" for n, town in enumerate([*ANCHORAGES][:8]))
    s = position(*ships, seats=4, forts=forts, cards="C13 C19", war=True, options=Options(cash="hidden"))
    ceded = Terms(forts=tuple(ANCHORAGES)[:2])
    treaty = Treaty(Seat(2), Seat(3), Terms(50, (1, 2, 3)), ceded, truce=5)
    ends: Final = ("sea", "calm", "robbed", "lost", "port", "port")
    sea = replace(
        s.sea,
        round=17,
        dice=(6, 6),
        truces=(Truce((Seat(2), Seat(3)), 21), Truce((Seat(0), Seat(2)), 22)),
        record=tuple(Signed(number, treaty) for number in (16, 17, 17)),
        bounties=tuple(f"C{n:02}" for n in range(1, 4)),
        voyages=tuple(
            Voyage(Seat(0), n + 1, (Space("DOV"), Space(places[n])), end) for n, end in enumerate(ends)
        ),
    )
    offer = Offer("21-1", replace(treaty, seat=Seat(1), other=Seat(0)))
    public, own = _both("fuldrigger", replace(s, sea=sea))
    return public, replace(own, offers=(offer,))


def stratego() -> Seen:
    """Returns four armies of 17 pieces scattered over the board."""
    land = board("4p")
    plain = [cell.id for cell in land.cells if cell.id[-1].isdigit() and cell.id not in land.lakes]
    spaces = random.Random(3).sample(plain, 68)
    words = [
        f"{letter}{rank} {spaces.pop()}" + f" {letter}" * (not n)
        for letter in LETTERS
        for n, rank in enumerate(full_army()[:17])
    ]
    return _both("stratego", replace(placed(*words), sliders=(1, 2, 3, 4)))


def kinaskak() -> Seen:
    """Returns six players with fourteen melds, six of them long runs."""
    sets = [f"{n % 6} {rank}C {rank}D {rank}H {rank}S" for n, rank in enumerate("23456789")]
    runs = [f"{n} AS JK=2S 3S 4S 5S JK=6S 7S 8S 9S 10S JS QS KS JK=AS" for n in range(6)]
    more: dict[str, Any] = {"round": 8, "turn": Seat(4), "sheet": (ROW,) * 7, "buys": (0, 1, 2, 3, 0, 1)}
    public, own = (
        replace(kinaskak_seen(SIX, seat=seat, **more), melds=(*melds(*sets, *runs),), laid=(True,) * 6)
        for seat in (None, 0)
    )
    return public, replace(own, hand=(*NINETEEN.split(),), plan=())


def olsen() -> Seen:
    """Returns ten players with points, one with thirty cards."""
    held = hands(30, 12, 3, 1, 9, 4, 2, 20, 5, 6)
    s = olsen_position("2H", *held, variant="crazy", packs="two", twos="stack", scored="yes")
    return _both("olsen", replace(s, sheet=((125,) * 10,) * 5, round=6))


MADE: Final = {"fuldrigger": fuldrigger, "stratego": stratego, "kinaskak": kinaskak, "olsen": olsen}


def crowded(key: str) -> Iterator[Seen]:
    """Yields views of a game with as many players as it can have, and of a made position."""
    game = GAMES[key]
    for state in spread(key, sorted(game.seats).index(max(game.seats)), 7):
        yield _both(key, state)
    if key in MADE:
        yield MADE[key]()

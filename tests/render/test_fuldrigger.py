"""The pictures of Fuldrigger and their words, as they were looked at and approved."""

from collections.abc import Sequence
from functools import cache

import pytest
from msgspec.structs import replace

import render
from games.contract import Seat
from games.fuldrigger.facts import ANCHORAGES
from games.fuldrigger.rules import FULDRIGGER
from games.fuldrigger.views import BECALMED, FuldriggerView, Options, Signed, Terms, Treaty, Truce, Voyage
from locales import LANGUAGES
from render import Look, fuldrigger
from render.drawing.strips import Mark
from render.fuldrigger import berths, board_image, colours
from render.fuldrigger.chart import AT, PLACES, REGIONS, TOWN_AT, WORLD
from render.fuldrigger.scale import View
from render.page import Page
from tests.contract.records import play
from tests.games.fuldrigger.positions import do, position, ship
from tests.render.pictures import compare_picture, compare_words, image

NAMES = ("Anna Guðmundsdóttir", "Søren", "Bo", "Clara")
LOOK = Look("en", NAMES)


@cache
def at_war() -> FuldriggerView:
    """Four companies in the middle of a game: voyages, forts, a privateer, a war, a truce, a treaty."""
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
    """The home towns are being chosen."""
    s = position(ship(0, 1, "LON"), ship(0, 2, "LON"), ship(0, 3, "LON"), cash=(100, 100))
    return FULDRIGGER.view(replace(s, sea=replace(s.sea, phase="home", round=0, homes=("LON", None))), None)


@cache
def over() -> FuldriggerView:
    """The end of a game with hidden purses: one company went out, and all is counted."""
    own = (ship(0, 1, "LIS", "spices", 70, 64), ship(1, 1, "LON"))
    s = position(*own, seats=3, cash=(900, 950, 10), options=Options(cash="hidden", rounds="10"))
    s = do(do(replace(s, sea=replace(s.sea, round=10, out=(Seat(2),), bank=Seat(1))), "end"), "end")
    return FULDRIGGER.view(s, None)


def preview() -> tuple[FuldriggerView, tuple[str, ...]]:
    """A voyage as it would be, for its owner alone."""
    s = do(position(ship(0, 1, "STT", "sugar", 40), ship(1, 1, "NAG"), cash=(60, 0)), "roll", 14)
    key = FULDRIGGER.asks(s, Seat(0))[0]
    ask = FULDRIGGER.ask(s, Seat(0), key, ("sail", "1", "HAV", "safe"))
    assert isinstance(ask.trial, FuldriggerView)
    return ask.trial, ()


BOARDS = {"war": at_war, "choosing": choosing, "over": over}


@pytest.mark.parametrize("name", BOARDS)
def test_board_is_as_approved(name: str) -> None:
    """A change of the painter would alter the channel's picture unseen."""
    compare_picture(f"fuldrigger-{name}", render.board(BOARDS[name](), LOOK))


def test_company_is_as_approved() -> None:
    """A change of the painter would alter a company's sheet and curve unseen."""
    compare_picture("fuldrigger-company", render.hand(replace(at_war(), seat=Seat(0)), Look("da", NAMES)))


def test_preview_is_as_approved() -> None:
    """Who sails would no longer see by what way."""
    view, marks = preview()
    made = render.preview(view, LOOK, ("sail", "1"), marks)
    assert made is not None
    compare_picture("fuldrigger-preview", made)


@pytest.mark.parametrize("region", ["south", "east"])
def test_detail_map_is_as_approved(region: str) -> None:
    """The towns of a region could not be told apart at 400 pixels."""
    compare_picture(f"fuldrigger-map-{region}", fuldrigger.near(at_war(), Look("is", NAMES), region))


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_as_approved(language: str) -> None:
    """What a blind person hears of the same views would change unseen."""
    look = Look(language, NAMES)
    said = [
        f"=== {name}\n{render.board_words(made(), look)}\n---\n{render.text_board(made(), look)}\n"
        for name, made in BOARDS.items()
    ]
    own = replace(at_war(), seat=Seat(0))
    said.append(f"=== company\n{render.hand_words(own, look)}\n")
    view, marks = preview()
    said.append(f"=== preview\n{render.preview_words(view, look, ('sail', '1'), marks)}\n")
    said.append(
        f"=== map\n{fuldrigger.map_words(own, look, 'south')}\n{fuldrigger.prices(language, 'south')}\n"
    )
    compare_words(f"fuldrigger-{language}", "\n".join(said))


def test_a_seats_view_gives_the_channels_board() -> None:
    """The board would show a purse that a house rule hides."""
    s = position(ship(0, 1, "LON"), ship(1, 1, "AMS"), cash=(123, 456), options=Options(cash="hidden"))
    channel, own = FULDRIGGER.view(s, None), FULDRIGGER.view(s, Seat(0))
    assert render.board(own, LOOK) == render.board(channel, LOOK)
    assert render.board_words(own, LOOK) == render.board_words(channel, LOOK)
    assert render.text_board(own, LOOK) == render.text_board(channel, LOOK)
    assert "123" not in render.text_board(own, LOOK)
    assert "123" in render.hand_words(own, LOOK)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_can_be_said(language: str) -> None:
    """A rare position would leave the table without words that fit."""
    look = Look(language, ("", "a" * 300, "*_~`", "\u202e" + "x" * 40))
    for number in range(4):
        for s in play("fuldrigger", number).some(6):
            for seat in (None, *(Seat(n) for n in range(len(s.cash)))):
                view = FULDRIGGER.view(s, seat)
                assert len(render.board_words(view, look)) <= 1024
                assert len(render.text_board(view, look)) <= 1800
                assert len(render.hand_words(view, look)) <= 1024


def test_positions_of_random_games_can_be_drawn() -> None:
    """A rare position would leave the table without a picture."""
    for number in range(3):
        for s in play("fuldrigger", number).some(2):
            view = FULDRIGGER.view(s, Seat(0))
            assert image(render.board(view, LOOK)).size[0] == 1400
            assert image(render.hand(view, LOOK)).size[0] == 1000
            assert len(render.board(view, LOOK)) < 400_000


def test_every_town_lies_on_a_detail_map() -> None:
    """A town could be looked at only on the map of the whole world."""
    for town in ANCHORAGES:
        x, y = TOWN_AT[town]
        assert any(name != "world" and box.holds((x, y)) for name, box in REGIONS.items()), town


CROWDS = {
    "north": ("LON", "AMS", "KBH", "DAN"),
    "channel": ("DOV", "SNS", "NSE", "WAP"),
    "iberia": ("LIS", "CAD", "GIB", "FIN"),
    "china": ("CTN", "MNL", "TRI-PLA.3", "AMB"),
    "indies": ("MLK", "BTV", "AMB", "MNL"),
    "caribbean": ("HAV", "STT", "PBO", "BAH"),
    "isthmus": ("PBO2", "ACA", "PBO", "CAL"),
    "arabia": ("SUE", "ALX", "MOK", "KON"),
}
"""Places beside one another."""


def crowd(places: tuple[str, ...], way: str) -> FuldriggerView:
    """All six ships of four companies: each company at its own place, all of them at one, or all mixed."""
    at = {
        "each": lambda seat, n: places[seat],
        "one": lambda seat, n: places[0],
        "mixed": lambda seat, n: places[(seat + n) % 4],
    }[way]
    ships = (ship(seat, n + 1, at(seat, n)) for seat in range(4) for n in range(6))
    forts = " ".join(f"{town}{n % 4}" for n, town in enumerate(ANCHORAGES))
    return FULDRIGGER.view(position(*ships, seats=4, forts=forts), None)


def signs_in_sight(marks: Sequence[Mark], chart: View) -> int:
    """How many ships and forts stand on the chart, none with its middle outside or beneath something."""
    kinds = ("fuldrigger ship", "fuldrigger fort")
    standing = [n for n, m in enumerate(marks) if m.sprite.key.startswith(kinds) and m.y < chart.tall]
    for n in standing:
        x, y = middle(marks[n])
        assert 0 < x < chart.wide
        assert 0 < y < chart.tall
        for other in marks[n + 1 :]:
            across = other.x <= x <= other.x + other.sprite.width
            assert not (across and other.y <= y <= other.y + other.sprite.height), (
                marks[n].sprite.key,
                other.sprite.key,
            )
    return len(standing)


def middle(mark: Mark) -> tuple[float, float]:
    """The middle of what was put on a picture."""
    return mark.x + mark.sprite.width / 2, mark.y + mark.sprite.height / 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", ["each", "one", "mixed"])
@pytest.mark.parametrize("name", CROWDS)
def test_no_sign_hides_another(name: str, way: str, language: str) -> None:
    """A ship in Amsterdam would lie unseen beneath those in London."""
    view = crowd(CROWDS[name], way)
    marks = board_image.scene(view, Look(language, NAMES)).marks
    places = {(s.seat, s.at) for s in view.sea.ships}
    assert signs_in_sight(marks, View(WORLD, board_image.WIDE)) == len(places) + len(view.sea.forts)


@pytest.mark.parametrize("region", [name for name in REGIONS if name != "world"])
@pytest.mark.parametrize("name", CROWDS)
def test_no_sign_hides_another_on_a_detail_map(name: str, region: str) -> None:
    """Looking closer would not bring a hidden ship to light."""
    view, chart = crowd(CROWDS[name], "mixed"), View(REGIONS[region], board_image.NEAR)
    page = Page(chart.wide, colours.FRAME, LOOK)
    board_image.draw(page, view, LOOK, chart)
    places = {(s.seat, s.at) for s in view.sea.ships if chart.box.holds(AT[s.at])}
    forts = [f for f in view.sea.forts if chart.box.holds(AT[PLACES[f.town].anchorages[0]])]
    assert signs_in_sight(page.scene(chart.tall).marks, chart) == len(places) + len(forts)


@pytest.mark.parametrize(
    ("numbers", "plate"),
    [((3,), "3"), ((6, 2), "2·6"), ((4, 6, 5), "4–6"), ((1, 3, 5), "×3"), ((1, 2, 3, 4, 5, 6), "1–6")],
)
def test_ships_of_one_company_at_a_place_are_one_sign(numbers: tuple[int, ...], plate: str) -> None:
    """Six ships in a harbour would cover half a sea."""
    view = FULDRIGGER.view(position(*(ship(0, n, "LON") for n in numbers), ship(1, 1, "LON")), None)
    assert [sign.numbers for sign in berths.signs(view, WORLD)] == [plate, "1"]


def test_a_privateer_is_seen_among_merchants() -> None:
    """It would lie in wait under their sails."""
    s = position(ship(0, 1, "LON"), ship(0, 2, "LON", privateer=True), ship(0, 3, "LON"))
    assert [sign.numbers for sign in berths.signs(FULDRIGGER.view(s, None), WORLD)] == ["1·3", "2"]


def test_a_fort_does_not_hide_that_its_town_can_be_reached() -> None:
    """The ring around a town with a fort would be missing where a ship is sent."""
    view, chart = crowd(CROWDS["north"], "each"), View(REGIONS["north"], board_image.NEAR)
    page = Page(chart.wide, colours.FRAME, LOOK)
    board_image.draw(page, view, LOOK, chart, ("to BGN",))
    kinds = [mark.sprite.key.split()[1] for mark in page.scene(chart.tall).marks]
    assert kinds.index("ring") > max(n for n, kind in enumerate(kinds) if kind == "fort")

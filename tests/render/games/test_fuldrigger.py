"""Pictures and texts of Fuldrigger."""

import os
import re
from collections.abc import Sequence
from itertools import combinations, pairwise

import msgspec
import pytest
from msgspec.structs import replace

import render
from games.contract import Seat
from games.fuldrigger.facts import ANCHORAGES, NEXT
from games.fuldrigger.rules import FULDRIGGER
from games.fuldrigger.views import FuldriggerView, Options, Space, Voyage, War
from locales import LANGUAGES, speech
from render import Look
from render.drawing import lettering as letters
from render.drawing.lettering import fitted
from render.drawing.strips import Mark
from render.drawing.theme import INK
from render.fuldrigger import board_image, colours, company, name_positions, sign_positions, words
from render.fuldrigger.chart import AT, PLACES, REGIONS, TOWN_AT, WIDE, WORLD, Box, ChartView
from render.fuldrigger.name_positions import lettering
from render.fuldrigger.renderer import Fuldrigger
from render.page import Page
from tests.contract.records import play
from tests.games.fuldrigger.positions import do, position, ship
from tests.render.games import fuldrigger_names
from tests.render.pictures import compare_picture, image
from tests.render.views.fuldrigger import LOOK, NAMES, at_war, preview


def test_company_is_as_approved() -> None:
    """The private picture of a company equals the approved one."""
    compare_picture("fuldrigger-company", render.of(replace(at_war(), seat=Seat(0))).hand(Look("da", NAMES)))


def test_preview_is_as_approved() -> None:
    """The picture of the way that a ship is about to sail equals the approved one."""
    view, marks = preview()
    made = render.of(view).preview(LOOK, ("ship 1",), marks)
    assert made is not None
    compare_picture("fuldrigger-preview", made)


def test_what_a_voyage_is_like_covers_nothing_of_the_chart() -> None:
    """Its length and its risk stand below the map, on which they would hide a name."""
    view, marks = preview()
    drawn = Fuldrigger.draw_preview(view, LOOK, ("ship 1",), marks)
    over = [m for m in drawn.marks if m.sprite.key.startswith(("block", "text"))]
    chart = drawn.marks[0].sprite
    assert over
    assert all(m.y >= chart.height for m in over)


def test_all_ships_that_sail_on_are_shown_with_their_routes() -> None:
    """Before the whole fleet is sent on at a risk, each voyage is drawn, and named below the map."""
    s = position(
        ship(0, 1, "STT", "sugar", 40, course="LON"), ship(0, 2, "HAV", "sugar", 40, course="LIS"),
        ship(1, 1, "NAG"), cash=(60, 0),
    )  # fmt: skip
    s = do(s, "roll", 14)
    ask = FULDRIGGER.ask(s, Seat(0), FULDRIGGER.asks(s, Seat(0))[0], ("all",))
    assert ask.confirm
    assert [one.number for one in ask.trial.trials] == [1, 2]
    drawn = Fuldrigger.draw_preview(ask.trial, LOOK, ("all",), ())
    keys = [mark.sprite.key for mark in drawn.marks]
    assert sum(key.startswith(f"fuldrigger way {colours.WAY}") for key in keys) > 20
    assert sum(" → " in key for key in keys) == 2
    assert render.of(ask.trial).preview_words(LOOK, ("all",), ()).count("The voyage:") == 2


@pytest.mark.parametrize("region", ["south", "east"])
def test_detail_map_is_as_approved(region: str) -> None:
    """The detail map of a region equals the approved picture."""
    compare_picture(f"fuldrigger-map-{region}", Fuldrigger(at_war()).map(Look("is", NAMES), region))


def test_a_seats_view_gives_the_channels_board() -> None:
    """A purse that a house rule hides is in the words of the hand and not on the board."""
    s = position(ship(0, 1, "LON"), ship(1, 1, "AMS"), cash=(123, 456), options=Options(cash="hidden"))
    channel, own = FULDRIGGER.view(s, None), FULDRIGGER.view(s, Seat(0))
    assert render.of(own).board(LOOK) == render.of(channel).board(LOOK)
    assert render.of(own).board_words(LOOK) == render.of(channel).board_words(LOOK)
    assert render.of(own).text_board(LOOK) == render.of(channel).text_board(LOOK)
    assert "123" not in render.of(own).text_board(LOOK)
    assert "123" in render.of(own).hand_words(LOOK)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_can_be_said(language: str) -> None:
    """The words of random positions are within their limits of length, for seats with hard names."""
    look = Look(language, ("", "a" * 300, "*_~`", "\u202e" + "x" * 40))
    for number in range(4):
        for s in play("fuldrigger", number).some(6):
            for seat in (None, *(Seat(n) for n in range(len(s.cash)))):
                view = FULDRIGGER.view(s, seat)
                assert len(render.of(view).board_words(look)) <= 1024
                assert len(render.of(view).text_board(look)) <= 1800
                assert len(render.of(view).hand_words(look)) <= 1024


def test_positions_of_random_games_can_be_drawn() -> None:
    """Pictures of random positions are 1,000 pixels wide; boards are below 150 kB, hands below 40 kB."""
    for number in range(3):
        for s in play("fuldrigger", number).some(2):
            view = FULDRIGGER.view(s, Seat(0))
            assert image(render.of(view).board(LOOK)).size[0] == 1000
            assert image(render.of(view).hand(LOOK)).size[0] == 1000
            assert len(render.of(view).board(LOOK)) < 150_000
            assert len(render.of(view).hand(LOOK)) < 40_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_fleet_sailed_stands_whole(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """From near any town to near any other, in smaller letters or two lines; the lost have least room."""
    drawn, box = list[str](), letters._box
    monkeypatch.setattr(letters, "_box", lambda *of: (drawn.append(of[0]), box(*of))[1])
    say = speech(language)
    spaces = {company.whereabouts(space, say): space for space in NEXT}
    for start, end in pairwise(sorted(spaces, key=len)):
        drawn.clear()
        voyage = Voyage(Seat(0), 1, (spaces[start], spaces[end]), "lost")
        board_image._moved(Page(1000, INK, LOOK), (voyage,), say, 0)
        assert f"{start} → {end}" in " ".join(drawn)


def test_every_town_lies_on_a_detail_map() -> None:
    """Each town is within a region other than the world."""
    for town in ANCHORAGES:
        x, y = TOWN_AT[town]
        assert any(name != "world" and box.holds((x, y)) for name, box in REGIONS.items()), town


BLIND = {
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}
"""Matrices of Machado, Oliveira and Fernandes (2009) at full strength."""
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
"""Groups of spaces next to each other."""


def crowd(places: tuple[str, ...], way: str) -> FuldriggerView:
    """Returns a view with all ships of four companies: each on its own space, all on one, or mixed."""
    at = {
        "each": lambda seat, n: places[seat],
        "one": lambda seat, n: places[0],
        "mixed": lambda seat, n: places[(seat + n) % 4],
    }[way]
    ships = (ship(seat, n + 1, at(seat, n)) for seat in range(4) for n in range(6))
    forts = " ".join(f"{town}{n % 4}" for n, town in enumerate(ANCHORAGES))
    return FULDRIGGER.view(position(*ships, seats=4, forts=forts), None)


def signs_in_sight(marks: Sequence[Mark], chart: ChartView) -> int:
    """Returns the number of ships and forts on the chart; fails if a centre is outside or covered."""
    kinds = ("fuldrigger ship", "fuldrigger fort")
    standing = [n for n, m in enumerate(marks) if m.sprite.key.startswith(kinds) and m.y < chart.tall]
    for n in standing:
        x, y = middle(marks[n])
        assert 0 < x < WIDE
        assert 0 < y < chart.tall
        for other in marks[n + 1 :]:
            across = other.x <= x <= other.x + other.sprite.width
            assert not (across and other.y <= y <= other.y + other.sprite.height), (
                marks[n].sprite.key,
                other.sprite.key,
            )
    return len(standing)


def middle(mark: Mark) -> tuple[float, float]:
    """Returns the centre of a sprite on a picture."""
    return mark.x + mark.sprite.width / 2, mark.y + mark.sprite.height / 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", ["each", "one", "mixed"])
@pytest.mark.parametrize("name", CROWDS)
def test_no_sign_hides_another(name: str, way: str, language: str) -> None:
    """The centre of each ship and fort is on the chart, and no other sign covers it."""
    view = crowd(CROWDS[name], way)
    marks = board_image.scene(view, Look(language, NAMES)).marks
    places = {(s.seat, s.at) for s in view.sea.ships}
    assert signs_in_sight(marks, ChartView(WORLD)) == len(places) + len(view.sea.forts)


@pytest.mark.parametrize("region", [name for name in REGIONS if name != "world"])
@pytest.mark.parametrize("name", CROWDS)
def test_no_sign_hides_another_on_a_detail_map(name: str, region: str) -> None:
    """The centre of each ship and fort of the region is on its map, and no other sign covers it."""
    view, chart = crowd(CROWDS[name], "mixed"), ChartView(REGIONS[region])
    page = Page(WIDE, colours.FRAME, LOOK)
    board_image.draw(page, view, LOOK, chart)
    places = {(s.seat, s.at) for s in view.sea.ships if chart.box.holds(AT[s.at])}
    forts = [f for f in view.sea.forts if chart.box.holds(AT[PLACES[f.town].anchorages[0]])]
    assert signs_in_sight(page.scene(chart.tall).marks, chart) == len(places) + len(forts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("region", REGIONS)
def test_names_and_routes_never_cross(region: str, language: str) -> None:
    """No name of a town or sea lies on a route, a symbol, a town's fort or another name, on any chart."""
    chart = ChartView(REGIONS[region])
    mask, found = fuldrigger_names.closed(chart), lettering(chart.box, language)
    assert len(found.towns) == sum(chart.box.holds(at) for at in TOWN_AT.values())
    for n, (town, choice) in enumerate(found.towns):
        assert " ".join(choice.lines) == fuldrigger_names.town_name(town, language)
        if (region, town) not in CROWDED:
            assert fuldrigger_names.is_free(mask, choice.frame), town
        for other, its in found.towns[n + 1 :]:
            assert overlap(choice.frame, its.frame) <= 0, (town, other)
    for name in found.seas:
        for sign, (x, y) in name.letters:
            far = name.size * 0.3
            assert fuldrigger_names.is_free(mask, tuple(2 * e for e in (x - 2, y - far, x + 2, y + far))), (
                sign
            )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_oceans_are_named_where_they_can_be_read(language: str) -> None:
    """The whole chart names the oceans, in no letters below 16 pixels; every sea is on it or a detail map."""
    found = {name: seas_of(box, language) for name, box in REGIONS.items()}
    named = {sea: speech(language).say(f"fuldrigger-sea-{sea}") for sea in fuldrigger_names.SEAS}
    texts = {sea: text.replace(" ", "") for sea, text in named.items()}
    assert {texts[sea] for sea in ("atlantic", "indian", "pacific")} <= found["world"].keys()
    assert min(found["world"].values()) >= 16
    assert {*texts.values()} == {text for one in found.values() for text in one}


def seas_of(box: Box, language: str) -> dict[str, int]:
    """Returns the seas that are named on a part of the chart, and the sizes of their letters."""
    return {"".join(sign for sign, _ in one.letters): one.size for one in lettering(box, language).seas}


CROWDED = {("east", "TRQ")}
"""Names that lie on a route at the edge of a detail map, of which the next map has room for them."""


def overlap(one: Sequence[float], other: Sequence[float]) -> float:
    """Returns by how much two frames overlap in their smaller direction."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    return min(across, min(one[3], other[3]) - max(one[1], other[1]))


@pytest.mark.parametrize("way", ["each", "one", "mixed"])
@pytest.mark.parametrize("name", CROWDS)
def test_no_ship_or_fort_hides_a_name(name: str, way: str) -> None:
    """Of each name on a crowded board at most a seventh is covered."""
    chart = ChartView(WORLD)
    closed = (name_positions.CARTOUCHE,)
    signs = sign_positions.placed_signs(crowd(CROWDS[name], way), chart, "en", closed)
    extents = [sign_positions.extent(one.berth.middle, chart, is_fleet=bool(one.sign.ships)) for one in signs]
    for town, choice in lettering(WORLD, "en").towns:
        frame = tuple(edge / 2 for edge in choice.frame)
        size = (frame[2] - frame[0]) * (frame[3] - frame[1])
        assert sum(covered(frame, extent) for extent in extents) < size / 7, town


def covered(one: Sequence[float], other: Sequence[float]) -> float:
    """Returns the area that two frames share."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    return max(0.0, across) * max(0.0, min(one[3], other[3]) - max(one[1], other[1]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_cuts_into_the_letters_of_another(language: str) -> None:
    """Names above each other leave room for the lower parts of letters and for an edge."""
    frames = [choice.frame for _, choice in lettering(WORLD, language).towns]
    for (a, b, c, d), (e, f, g, h) in combinations(frames, 2):
        if a < g and e < c:
            assert max(f - d, b - h) >= 16, (b, d, f, h)


@pytest.mark.parametrize("name", CROWDS)
def test_no_voyage_of_a_crowded_board_touches_a_name(name: str) -> None:
    """Each bead of the voyages between crowded places lies beside all names."""
    view = crowd(CROWDS[name], "each")
    ways = [(Space(one), Space(other)) for one, others in NEXT.items() for other in others]
    voyages = tuple(Voyage(Seat(n % 4), 1, way, "sea") for n, way in enumerate(ways))
    page, chart = Page(1000, colours.FRAME, LOOK), ChartView(WORLD)
    board_image.draw(page, replace(view, sea=replace(view.sea, voyages=voyages)), LOOK, chart)
    frames = [choice.frame for _, choice in lettering(WORLD, "en").towns]
    beads = [m for m in page.scene(chart.tall).marks if m.sprite.key.startswith("fuldrigger way")]
    assert len(beads) > 300
    for left, top, right, bottom in ((n / 2 for n in frame) for frame in frames):
        box = tuple(round(n) for n in (left, top, right, bottom))
        for mark in beads:
            part = (box[0] - mark.x, box[1] - mark.y, box[2] - mark.x, box[3] - mark.y)
            assert mark_is_empty(mark, part), box


def test_the_voyages_of_a_company_share_their_beads() -> None:
    """A new voyage draws nothing but what is put together from beads that exist."""
    ways = (("LON", "LON-SNS.1"), ("LIS", "LIS-VIN.1"))
    keys = set()
    for way in ways:
        page, chart = Page(1000, colours.FRAME, LOOK), ChartView(WORLD)
        voyage = Voyage(Seat(0), 1, tuple(Space(at) for at in way), "sea")
        board_image.draw(page, replace(at_war(), sea=replace(at_war().sea, voyages=(voyage,))), LOOK, chart)
        marks = page.scene(chart.tall).marks
        keys |= {mark.sprite.key for mark in marks if mark.sprite.key.startswith("fuldrigger way")}
    assert len(keys) == 1


def mark_is_empty(mark: Mark, part: tuple[int, int, int, int]) -> bool:
    """Checks if a sprite shows nothing in a part of it."""
    for piece in mark.sprite.pieces:
        box = tuple(f(a, b) for f, a, b in zip((max, max, min, min), piece.box, part, strict=True))
        if box[0] < box[2] and box[1] < box[3]:
            inside = tuple(n - piece.box[k % 2] for k, n in enumerate(box))
            alpha = piece.mask and piece.mask.getchannel(piece.mask.mode[-1])
            if alpha is None or alpha.crop(inside).getextrema()[1] > 64:
                return False
    return True


def test_the_stored_lettering_follows_the_chart() -> None:
    """The names are where they are found anew. STOFA_APPROVE_NAMES=1 stores them, in some minutes."""
    parts = [(box, language) for box in REGIONS.values() for language in LANGUAGES]
    if os.environ.get("STOFA_APPROVE_NAMES"):
        found = {name_positions.key(*part): fuldrigger_names.computed(*part) for part in parts}
        name_positions.STORED.write_bytes(msgspec.json.encode(found))
        name_positions.stored.cache_clear()
    assert set(name_positions.stored()) == {name_positions.key(*part) for part in parts}
    for name in ("arctic", "america"):
        part = (REGIONS[name], "is")
        assert name_positions.stored()[name_positions.key(*part)] == fuldrigger_names.computed(*part)


def test_the_cartouche_says_who_is_to_play_and_shows_the_roll() -> None:
    """The name and the words "to play" stand beside three dice and their sum."""
    keys = [mark.sprite.key for mark in board_image.scene(at_war(), LOOK).marks]
    assert sum(key.startswith("fuldrigger die") for key in keys) == 3
    assert any(key.endswith(") to play") for key in keys)
    assert any(key.endswith(") = 12") for key in keys)


def test_fleets_that_have_moved_stand_large_below_the_board() -> None:
    """Each voyage of the turn has a row with its ends in words; nothing above it moves."""
    moved, still = at_war(), replace(at_war(), sea=replace(at_war().sea, voyages=()))
    with_rows, without = board_image.scene(moved, LOOK), board_image.scene(still, LOOK)
    assert with_rows.height > without.height
    assert any(mark.sprite.key.endswith("Lisbon → near Christiansborg") for mark in with_rows.marks)
    assert [m for m in without.marks if m not in with_rows.marks] == []


@pytest.mark.parametrize("matrix", BLIND, ids=str)
def test_winds_are_told_apart_without_colours(matrix: str) -> None:
    """A tailwind is pale and a headwind dark, as readers with any kind of colour vision see them."""
    tail, head = (lightness(BLIND[matrix], colours.HAZARDS[wind]) for wind in ("tailwind", "headwind"))
    assert tail - head > 120


def lightness(rows: tuple[tuple[float, float, float], ...], colour: tuple[int, int, int]) -> float:
    """Returns how bright a colour is, from 0 to 255, after a simulation of colour vision."""
    red, green, blue = (sum(a * b for a, b in zip(row, colour, strict=True)) for row in rows)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize(
    ("numbers", "plate"),
    [((3,), "3"), ((6, 2), "2·6"), ((4, 6, 5), "4–6"), ((1, 3, 5), "×3"), ((1, 2, 3, 4, 5, 6), "1–6")],
)
def test_ships_of_one_company_at_a_place_are_one_sign(numbers: tuple[int, ...], plate: str) -> None:
    """The sign has the numbers of its ships, a range or a count."""
    view = FULDRIGGER.view(position(*(ship(0, n, "LON") for n in numbers), ship(1, 1, "LON")), None)
    assert [sign.numbers for sign in sign_positions.signs(view, WORLD)] == [plate, "1"]


def test_a_privateer_is_seen_among_merchants() -> None:
    """A privateer has its own sign beside the merchants of its company."""
    s = position(ship(0, 1, "LON"), ship(0, 2, "LON", privateer=True), ship(0, 3, "LON"))
    assert [sign.numbers for sign in sign_positions.signs(FULDRIGGER.view(s, None), WORLD)] == ["1·3", "2"]


def test_a_fort_does_not_hide_that_its_town_can_be_reached() -> None:
    """The ring around a town that can be reached is drawn above the forts."""
    view, chart = crowd(CROWDS["north"], "each"), ChartView(REGIONS["north"])
    page = Page(WIDE, colours.FRAME, LOOK)
    board_image.draw(page, view, LOOK, chart, ("to BGN",))
    kinds = [mark.sprite.key.split()[1] for mark in page.scene(chart.tall).marks]
    assert kinds.index("ring") > max(n for n, kind in enumerate(kinds) if kind == "fort")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_company_names_the_nearest_town(language: str) -> None:
    """Its picture is the same for two spaces at sea near one town: a space's letters are never shown."""
    pictures = {
        Fuldrigger(FULDRIGGER.view(position(ship(0, 1, at), ship(1, 1, "LON")), Seat(0))).hand(
            Look(language, NAMES)
        )
        for at in ("TRW-LEE.5", "TRW-LEE.6")
    }
    assert len(pictures) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_wars_and_truces_are_whole(language: str) -> None:
    """Whoever a company is at war with is named whole, or by shapes if three names do not fit."""
    long = ("Anna Guðmundsdóttir", "Søren Kierkegaard", "Joke van der Berg", "Clara")
    war = War(1, ((Seat(1),), (Seat(0), Seat(2), Seat(3))))
    for names, wars in ((NAMES, at_war().sea.wars), (long, (war,))):
        sea = replace(at_war().sea, wars=wars)
        marks = board_image.scene(replace(at_war(), sea=sea), Look(language, names)).marks
        for mark in (m for m in marks if m.sprite.key.startswith("text 26 Bold")):
            size, width, text = re.fullmatch(r"text (\d+) Bold (\d+) \(.*?\) (.*)", mark.sprite.key).groups()
            assert fitted(text, int(size), "Bold", int(width)) == text
        shapes = sum(m.sprite.key.startswith("fuldrigger sign") and " 28" in m.sprite.key for m in marks)
        assert shapes == (3 if names == long else 0)


@pytest.mark.parametrize(("language", "marks"), [("en", "BS"), ("da", "KS"), ("is", "KS"), ("nl", "KV")])
def test_price_lists_mark_goods_as_the_rules_say(language: str, marks: str) -> None:
    """What can only be bought or sold has the letter of the language's own word, in the rules, too."""
    assert {*re.findall(r"\d ([A-Z])\b", words.prices(language, "south"))} == {*marks}
    assert {*marks} <= {*re.findall(r"\b[A-Z]\b", speech(language).say("fuldrigger-rules-long-1"))}

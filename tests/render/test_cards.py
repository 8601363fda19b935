"""Playing cards: distinct, readable in every language, drawn from a strictly checked file."""

import pytest

from games.cards import DECK, Card, rank
from locales import LANGUAGES, speech
from render import Look
from render.cards import faces, figures
from render.cards.figures import BadFigures
from render.cards.pips import HIGH, WIDE, places
from render.drawing.canvas import flatten
from render.drawing.strips import png
from render.drawing.theme import FELT
from render.page import Page
from tests.render.pictures import compare_picture


def _pixels(card: Card | None, width: int, language: str = "en", sort: faces.Sort = "face") -> bytes:
    return faces.image(card, width, language, "two", sort).tobytes()


@pytest.mark.parametrize("sort", ["face", "small"])
@pytest.mark.parametrize("width", [60, 100])
def test_no_two_cards_look_alike(sort: faces.Sort, width: int) -> None:
    """The 52 faces and the back differ in pixels, at both widths."""
    found = {_pixels(card, width, sort=sort) for card in DECK}
    assert len(found) == 52
    assert _pixels(None, width) not in found


@pytest.mark.parametrize("of", ["2", "3", "4", "5", "6", "7", "8", "9", "10"])
def test_a_number_card_has_as_many_pips(of: str) -> None:
    """The pips are as many as the rank, and those in the lower half are upside down."""
    found = places(of)
    assert len(found) == int(of)
    assert len({(x, y) for x, y, _ in found}) == int(of)
    assert all(turned == (y > HIGH / 2) for _, y, turned in found)
    if of != "7":
        assert {(WIDE - x, HIGH - y) for x, y, _ in found} == {(x, y) for x, y, _ in found}


@pytest.mark.parametrize("card", [c for c in DECK if rank(c) in "JQK"])
def test_a_court_is_the_same_upside_down(card: Card) -> None:
    """A court card turned by 180 degrees differs in less than 2 % of its pixels."""
    face = faces.image(card, 120, "en", "two").convert("RGB")
    turned = face.rotate(180)
    differing = sum(
        abs(a - b) > 60
        for a, b in zip(face.convert("L").tobytes(), turned.convert("L").tobytes(), strict=True)
    )
    assert differing < 0.02 * face.width * face.height


def test_the_index_is_that_of_the_language() -> None:
    """The queen of spades has one picture for each of the three indices."""
    queens = {speech(language).index(rank(Card("QS"))): language for language in LANGUAGES}
    found = {_pixels(Card("QS"), 100, language) for language in queens.values()}
    assert len(found) == len(queens) == 3


def test_four_colours_tell_the_suits_apart() -> None:
    """The suits have four colours with the four-colour look, and two with the other."""
    assert len({faces.colour(suit, "four") for suit in "CDHS"}) == 4
    assert len({faces.colour(suit, "two") for suit in "CDHS"}) == 2


def test_a_card_is_cut_to_its_size() -> None:
    """A card has the height of its width, transparent corners and room for its shadow."""
    card = faces.image(Card("10H"), 90, "is", "two")
    assert card.size == (90, faces.height(90))
    assert (card.getpixel((0, 0))[3], card.getpixel((45, 60))[3]) == (0, 255)
    lying = faces.lying(Card("10H"), 90, "is", "two")
    assert (lying.width, lying.height) == (90 + 2 * faces.SHADOW, faces.height(90) + 2 * faces.SHADOW)


@pytest.mark.parametrize(
    "row",
    [
        "shape mauve M0 0 L1 1",
        "smear red M0 0 L1 1",
        "line red thick M0 0 L1 1",
        "dot red 3 5",
        "fill red M0 0 L1 X",
    ],
)
def test_a_faulty_stroke_is_refused_by_name(row: str) -> None:
    """The error for a faulty row contains the name of the drawing."""
    with pytest.raises(BadFigures, match="crown"):
        figures._read("crown", row)


def test_every_part_of_the_art_is_worn_by_somebody() -> None:
    """Each part in the file is used by a drawing, except for six that the code uses."""
    art = figures.load()
    used = {stroke.path for strokes in art.parts.values() for stroke in strokes if stroke.kind == "part"}
    for figure in art.figures.values():
        used |= {
            figure.head,
            f"{figure.head}-back",
            figure.beard,
            figure.wears,
            figure.holds,
            f"{figure.holds}-blade",
            figure.rests,
        }
    assert set(art.parts) - used == {"coat", "ermine", "lace", "collar", "sleeve", "fist"}


def test_curves_begin_and_end_where_the_path_says() -> None:
    """A flattened path contains the points where its curves and lines meet."""
    (line,) = flatten("M0 0 C0 10 10 10 10 0 S20 -10 20 0 Q25 5 30 0 H40 V5 Z")
    assert line.closed
    assert (line.points[0], line.points[-1]) == ((0, 0), (40, 5))
    assert {(10, 0), (20, 0), (30, 0)} <= {(round(x, 9), round(y, 9)) for x, y in line.points}


@pytest.mark.parametrize("suits", ["two", "four"])
def test_deck_is_as_approved(suits: str) -> None:
    """The picture of all cards and the back equals the approved one."""
    page = Page(13 * 110 + 10, FELT, Look("da", (), suits))  # type: ignore[arg-type]
    for n, card in enumerate((*DECK, None)):
        page.card(card, 10 + n % 13 * 110, 10 + n // 13 * 150, 100)
    compare_picture(f"deck-{suits}", png(page.scene(5 * 150 + 10)))

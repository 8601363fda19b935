"""Pictures and texts of Partners."""

from itertools import pairwise
from math import atan2, degrees, dist
from typing import Any

import pytest
from msgspec.structs import replace

import render
from games.params import Seat
from games.partners.views import HOUSE, RING, SEATS, YARD, Field, Kind, Moved, Piece, Turn
from render.drawing.sprites import Sprite
from render.drawing.theme import BRASS, FELT
from render.page import BADGE, Page
from render.partners import art, board_image, hand_image, places, ways
from tests.render.views.partners import BOARDS, LOOK


def test_the_words_tell_every_piece_and_every_hand() -> None:
    """The words and the text board contain the space of each piece and whose turn it is."""
    said = render.of(BOARDS["seven"]).board_words(LOOK)
    for part in (
        "Yellow, Anna Guðmundsdóttir: 1 on 0, 2 on 25, 3 on 26, house 3.",
        "2–4 on 47",
        "1 on 16, 2 on 40, house 4, 4 in the yard",
        "Waiting for Søren to play a card",
    ):
        assert part in said
        assert part in render.of(BOARDS["seven"]).text_board(LOOK)
    hand = replace(BOARDS["seven"], seat=Seat(1), hand=(Kind("2"),))
    starts = "Starts: yellow 0, red 16, blue 32, green 48. A piece comes round to its start and turns into"
    for told in (render.of(BOARDS["seven"]).text_board(LOOK), render.of(hand).hand_words(LOOK)):
        assert starts in told


def test_the_text_board_begins_with_whom_it_waits_for_and_has_no_signs() -> None:
    """The text board is sentences: whom the table waits for first, and nothing drawn."""
    said = render.of(BOARDS["seven"]).text_board(LOOK)
    assert said.startswith("Waiting for Søren to play a card.")
    assert not set(said) & set("▯🟡🔴🔵🟢·*>+")


def bends(points: list[tuple[float, float]]) -> list[float]:
    """Returns by how many degrees a line turns at each of its points."""
    turns = [atan2(by - ay, bx - ax) for (ax, ay), (bx, by) in pairwise(points)]
    return [abs((degrees(other - one) + 180) % 360 - 180) for one, other in pairwise(turns)]


def walks() -> list[tuple[Piece, Field, Field]]:
    """Returns walks of red's second piece: forward and back, into and within the house, out of the yard."""
    red, fields, house = Piece(5), map(Field, range(RING)), tuple(Field(HOUSE + n) for n in range(4))
    ring = [(red, at, Field((at + steps) % RING)) for at in fields for steps in (*range(1, 15), RING - 4)]
    home = [(red, Field((16 - steps) % RING), end) for steps in range(14) for end in house]
    within = [(red, one, other) for one in house for other in house if one != other]
    return [*ring, *home, *within, (red, YARD, places.start(SEATS[1]))]


@pytest.mark.parametrize("lane", range(3))
def test_an_arrow_goes_from_a_fields_edge_to_a_pieces_edge_without_a_hook(lane: int) -> None:
    """No arrow lies on its first field, its last piece or the numbers on the frame, or has a corner."""
    for piece, begin, end in walks():
        points = ways.walked(piece, begin, end, lane)
        first, last = (places.place(SEATS[1], field, 1) for field in (begin, end))
        assert len(points) > 1
        assert min(dist(first, point) for point in points) > 19
        assert min(dist(last, point) for point in points) > 25
        assert dist(last, points[-1]) < 31
        assert max(dist(places.MIDDLE, point) for point in points) < places.TRACK
        assert max(bends(points), default=0) < 60, (begin, end)


def test_swapped_pieces_are_joined_past_the_card_in_the_middle() -> None:
    """The way between two fields of the ring keeps away from the last card and from who played it."""
    ring = [places.place(SEATS[0], Field(n)) for n in range(0, RING, 3)]
    for one in ring:
        for other in ring:
            if one != other and dist(one, other) > 120:
                assert min(dist(places.MIDDLE, point) for point in ways.swapped(one, other)) > 190


def test_a_piece_that_bounced_back_to_where_it_was_has_no_arrow() -> None:
    """A walk that ends where it began is no way."""
    assert ways.walked(Piece(5), Field(HOUSE + 2), Field(HOUSE + 2)) == []


def test_the_empty_board_is_pasted_as_one_piece_without_a_mask() -> None:
    """A board with transparent parts would be cut into thousands of pieces and take twice as long to draw."""
    assert all(piece.mask is None for band in art.board() for piece in band.pieces)


def test_a_picked_card_is_told_with_what_happened_last() -> None:
    """The words of a hand whose card is picked end with the last turn, as the board's tell it."""
    hand = replace(BOARDS["seven"], seat=Seat(1), hand=(Kind("2"),))
    said = render.of(hand).hand_words(LOOK, ("2",))
    last = render.of(BOARDS["seven"]).board_words(LOOK).split("Last: ")[1].split(".")[0]
    assert said == f"Chosen: 2. Last: {last}."


def test_the_number_of_a_close_swap_hides_neither_piece_nor_head(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two swaps each has its number in the middle of its arrow; beside it where the pieces are near."""
    badges: list[tuple[float, float]] = []
    monkeypatch.setattr(Page, "badge", lambda page, x, y, number, colour: badges.append((x, y)))
    for far in range(1, 8):
        one, other = Moved(Piece(0), Field(6), Field(6 + far)), Moved(Piece(4), Field(6 + far), Field(6))
        turn = Turn(Seat(0), Kind("SW"), moved=(one, other))
        badges.clear()
        board_image._numbers(Page(1000, FELT, LOOK), (turn, turn))
        for at in badges:
            for field in (one.start, one.end):
                assert dist(at, board_image.place_of(one.piece, field)) > art.PIECE / 2 + BADGE / 2


@pytest.mark.parametrize("count", [1, 4])
def test_what_is_written_of_a_card_below_the_board_does_not_cover_it(
    monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    """It stands between its card and the next one, also with the card picked and lifted."""
    marks, bands = list[tuple[float, str]](), list[tuple[float, float]]()
    put, block = Page.put, Page.block

    def noted(page: Page, sprite: Sprite, x: float, y: float) -> Sprite:
        marks.append((x, sprite.key))
        return put(page, sprite, x, y)

    def banded(page: Page, x: float, y: float, wide: int, *of: Any) -> None:
        bands.extend([(x, x + wide)] * (BRASS in of))
        block(page, x, y, wide, *of)

    monkeypatch.setattr(Page, "put", noted)
    monkeypatch.setattr(Page, "block", banded)
    hand = tuple(map(Kind, ("7", "-4", "9", "1/14")))[-count:]
    for card in hand:
        marks.clear()
        bands.clear()
        view = replace(BOARDS["seven"], seat=Seat(0), hand=hand, received=card, sizes=(count, 1, 1, 1))
        hand_image.preview(view, LOOK, (card,), ())
        lefts = [x for x, key in marks if key.startswith("partners face ")][-count:]
        ((left, right),) = bands[-1:]
        at = hand.index(card)
        assert lefts[at] + 80 <= left
        assert right <= [*lefts[at + 1 :], 1000][0]
        assert lefts[0] >= 0

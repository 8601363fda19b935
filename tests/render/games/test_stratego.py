"""Pictures and texts of Stratego."""

import random
from math import dist

import pytest
from msgspec.structs import replace

import render
from games.chance import Derived
from games.contract import Seat, moves
from games.stratego.facts import board
from games.stratego.moves import Ready
from games.stratego.rules import STRATEGO
from games.stratego.state import State
from games.stratego.views import UNKNOWN, Options, Space
from render import Look, Renderer
from render.drawing import lettering
from render.drawing.theme import INK
from render.page import HAND_SCALE, Page
from render.stratego import art, board_image, hand_image, places
from tests.contract.records import play
from tests.games.stratego.positions import act, placed
from tests.render.pictures import public
from tests.render.views.stratego import LOOK, NAMES, fought, seen


def test_a_seats_view_gives_the_channels_board() -> None:
    """The board and its words are equal for each seat and for the channel."""
    s = fought()
    for seat in range(4):
        assert public(seen(s, seat), LOOK) == public(seen(s), LOOK)


def test_what_a_battle_has_shown_is_drawn_as_the_house_rule_says() -> None:
    """`known_ranks` decides if the board and the hand show a survivor's rank (RULES 10.2)."""
    pictures = {}
    for rule in ("log", "board", "memory"):
        s = fought()
        s = replace(s, options=replace(s.options, known_ranks=rule), moves=())
        bare = replace(s, pieces=tuple(replace(p, known=p.space is None) for p in s.pieces))
        pictures[rule] = [
            draw(render.of(seen(s, who)), LOOK) != draw(render.of(seen(bare, who)), LOOK)
            for draw, who in ((Renderer.board, None), (Renderer.hand, 1))
        ]
    assert pictures == {"log": [False, True], "board": [True, True], "memory": [False, False]}


def test_the_words_tell_every_piece_flag_and_fight() -> None:
    """The words of a hand contain the space of each piece, the last battle, the flags and the losses."""
    view = seen(fought(), 1)
    said = render.of(view).hand_words(Look("en", NAMES))
    for piece in view.pieces:
        if piece.space not in (None, "RING"):
            assert str(piece.space) in said
    fight, land = ("9 marshal against 7 major", "E5, with Red"), ("touches F J 7–9", "Lakes: E K 7–9")
    for part in (*fight, *land, "slider 3", "lost 9 7 7", "ring"):
        assert part in said
    assert all(p.rank == UNKNOWN for p in seen(fought()).pieces if p.space and not p.known)


def test_an_arrow_is_clear_of_the_ranks_at_both_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """No arrow comes within twelve pixels of a piece's middle, between neighbours or distant pieces."""
    drawn: list[list[tuple[float, float]]] = []
    monkeypatch.setattr(
        board_image,
        "arrow",
        lambda style, points, colour, scale: (drawn.append(points), (art.swords(4), (0, 0)))[1],
    )
    for ground, pairs in {"4p": ("E4 E5", "E4 F4", "F4 E4", "D8 K8"), "3p": ("A4e A3c", "A5b A5c")}.items():
        for pair in pairs:
            spaces = tuple(map(Space, pair.split()))
            board_image.way(Page(1000, INK, LOOK), ground, spaces, INK)
            for end in spaces:
                assert min(dist(places.place(ground, end), point) for point in drawn[-1]) >= 12


def test_a_flag_that_is_handed_over_is_told() -> None:
    """The words say that a flag went from one piece to another, and not only two spaces."""
    s = act(placed("R9 E4 R", "R5 E5", "G7 L8 G", "B6 H12 B", "Y7 C8 Y"), "E4-E5").state
    assert s.moves[-1].kind == "hand"
    assert "Aïcha handed over a flag, E4 to E5" in render.of(seen(s)).board_words(Look("en", NAMES))


@pytest.mark.parametrize("scale", [1, HAND_SCALE])
def test_a_long_name_stands_whole_in_a_narrow_panel(monkeypatch: pytest.MonkeyPatch, scale: float) -> None:
    """On the board, and on the smaller picture of a seat."""
    drawn, box = list[str](), lettering._box
    monkeypatch.setattr(lettering, "_box", lambda *of: (drawn.append(of[0]), box(*of))[1])
    view = STRATEGO.view(begun(4), Seat(0))
    look = Look("en", ("Anna Guðmundsdóttir",) * 4)
    hand_image.scene(view, look, scale=scale)
    assert drawn.count("Anna") == drawn.count("Guðmundsdóttir") > 0
    assert not [line for line in drawn if line.endswith(lettering.ELLIPSIS)]


@pytest.mark.parametrize("seats", [3, 4])
def test_a_seats_own_picture_is_small_while_all_pieces_stand(seats: int) -> None:
    """It has at most 40 kB."""
    state = begun(seats)
    assert state.phase == "play"
    for seat in map(Seat, range(seats)):
        assert len(render.of(STRATEGO.view(state, seat)).hand(LOOK)) <= 40_000


@pytest.mark.parametrize("number", range(2))
def test_a_seats_own_picture_is_small_when_all_ranks_are_open(number: int) -> None:
    """After the end of a random game it has at most 40 kB."""
    view = STRATEGO.view(play("stratego", number * 5).end, Seat(0))
    assert view.phase == "over"
    assert len(render.of(view).hand(LOOK)) <= 40_000


def test_no_name_of_a_square_is_under_a_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the board for three each free square between the armies bears its name, and no other."""
    told, write = set[str](), Page.write
    monkeypatch.setattr(Page, "write", lambda *of, **how: (told.add(of[3]), write(*of, **how))[1])
    view = STRATEGO.view(begun(3), None)
    render.of(view).board(LOOK)
    plain = {cell.id for cell in board("3p").cells if cell.kind == "plain"}
    held = {piece.space for piece in view.pieces}
    assert plain & held
    assert told & {cell.id for cell in board("3p").cells} == plain - held


def begun(seats: int) -> State:
    """Returns a game after the armies and some first moves."""
    state, chance = STRATEGO.start(seats, Options(), Derived(b"small", 0)).state, random.Random(3)
    for n in range(12):
        seat = STRATEGO.waits(state)[0].seats[0]
        found = moves(STRATEGO, state, seat)
        ready = [move for move in found if isinstance(move, Ready)]
        state = STRATEGO.apply(state, seat, chance.choice(ready or found), Derived(b"small", n)).state
    return state

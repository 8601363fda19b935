"""Pictures and texts of every game as they were looked at and approved."""

from typing import Any

import pytest
from msgspec.structs import replace

import render
from games.cards import DECK, rank
from games.registry import GAMES
from locales import LANGUAGES
from render import Look, Renderer
from render.page import Page
from tests.contract.records import play
from tests.render.goldens import HARD_NAMES, Goldens, approved_words
from tests.render.pictures import compare_picture, compare_words, image
from tests.render.views import cribbage, fuldrigger, kasino, kinaskak, olsen, partners, stratego

MODULES = (cribbage, fuldrigger, kasino, kinaskak, olsen, partners, stratego)
ALL = {module.GOLDENS.game: module.GOLDENS for module in MODULES}


def named(what: str) -> list[Any]:
    """Returns a test's game and name for each of the boards, hands or previews of all games."""
    return [
        pytest.param(goldens, name, id=f"{game}-{name}")
        for game, goldens in ALL.items()
        for name in getattr(goldens, what)
    ]


@pytest.mark.every_case
@pytest.mark.parametrize(("goldens", "name"), named("boards"))
def test_board_is_as_approved(goldens: Goldens, name: str) -> None:
    """The channel's picture equals the approved one."""
    compare_picture(f"{goldens.game}-{name}", render.of(goldens.boards[name]).board(goldens.look))


@pytest.mark.every_case
@pytest.mark.parametrize(("goldens", "name"), named("hands"))
def test_hand_is_as_approved(goldens: Goldens, name: str) -> None:
    """The picture of a hand, with picked cards, equals the approved one."""
    view, picked = goldens.hands[name]
    compare_picture(f"{goldens.game}-hand-{name}", render.of(view).hand(goldens.hand_look, picked))


@pytest.mark.every_case
@pytest.mark.parametrize(("goldens", "name"), named("previews"))
def test_preview_is_as_approved(goldens: Goldens, name: str) -> None:
    """The picture of what a move is about to do equals the approved one."""
    view, picked, marks = goldens.previews[name]
    made = render.of(view).preview(goldens.look, picked, marks)
    assert made is not None
    assert image(made).height <= 1334  # a third taller than wide
    compare_picture(f"{goldens.game}-preview-{name}", made)


@pytest.mark.parametrize("game", ["cribbage", "kasino", "kinaskak", "olsen"])
def test_pictures_of_card_games_are_small(game: str) -> None:
    """A board has at most 150 kB and is at most a third taller than wide; an approved hand has 30 kB."""
    goldens = ALL[game]
    for view in goldens.boards.values():
        made = render.of(view).board(goldens.look)
        assert len(made) <= 150_000
        assert image(made).height <= 1334
    for view, picked in goldens.hands.values():
        assert len(render.of(view).hand(goldens.hand_look, picked)) <= 30_000


@pytest.mark.parametrize(("game", "count"), [("cribbage", 6), ("kinaskak", 14), ("olsen", 12)])
def test_a_hand_of_court_cards_is_small(game: str, count: int) -> None:
    """A hand has at most 40 kB, even if all of its cards are court cards, in both colourings of the suits."""
    goldens = ALL[game]
    view = next(view for view, _ in goldens.hands.values() if view.hand and view.phase != "show")
    courts = [card for card in DECK * 2 if rank(card) in ("J", "Q", "K")][:count]
    for suits in ("two", "four"):
        held = render.of(replace(view, hand=tuple(courts))).hand(replace(goldens.hand_look, suits=suits))
        assert len(held) <= 40_000


@pytest.mark.parametrize("game", ["kinaskak", "olsen"])
def test_a_hand_of_few_cards_is_large_and_in_the_middle(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """Its cards are larger the fewer they are, and as far from the left as from the right."""
    drawn, card = list[tuple[float, int]](), Page.card
    monkeypatch.setattr(Page, "card", lambda *of, **how: (drawn.append((of[2], of[4])), card(*of, **how))[1])
    view, _ = next(iter(ALL[game].hands.values()))
    wide = dict[int, int]()
    for count in (1, 3, 4, 6, 14, 23):
        drawn.clear()
        render.of(replace(view, hand=DECK[:count])).hand(ALL[game].look)
        (first, wide[count]), (last, _) = min(drawn), max(drawn)
        assert first == pytest.approx(1000 - last - wide[count])
    assert wide[1] == wide[3] > wide[4] > wide[6] > 1.2 * wide[14]


@pytest.mark.every_case
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ALL)
def test_words_are_as_approved(game: str, language: str) -> None:
    """Alt texts and text boards equal the approved ones."""
    goldens = ALL[game]
    compare_words(f"{game}-{language}", approved_words(goldens, Look(language, goldens.look.names)))


@pytest.mark.parametrize("game", [game for game, goldens in ALL.items() if goldens.private])
def test_a_seats_view_gives_the_channels_board(game: str) -> None:
    """Hands and secret choices change neither the board nor its words."""
    goldens = ALL[game]
    for view in goldens.boards.values():
        own = replace(view, **goldens.private)
        for draw in (Renderer.board, Renderer.board_words, Renderer.text_board):
            assert draw(render.of(own), goldens.look) == draw(render.of(view), goldens.look)


@pytest.mark.sampled("positions")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game for game, goldens in ALL.items() if goldens.games])
def test_every_position_can_be_drawn_and_said(game: str, language: str) -> None:
    """Pictures and words of random positions are within their limits of size, with hard names."""
    goldens, look = ALL[game], Look(language, HARD_NAMES)
    for s in (s for number in range(goldens.games) for s in play(game, number).some(goldens.states)):
        for seat in (None, *goldens.seats):
            view = GAMES[game].view(s, seat)
            assert 0 < len(render.of(view).board_words(look)) <= 1024
            assert 0 < len(render.of(view).text_board(look)) <= 1800
            assert seat is None or 0 < len(render.of(view).hand_words(look)) <= 1024
        picture = render.of(view).board(look)
        assert image(picture).width == 1000
        assert image(picture).height in goldens.heights
        assert len(picture) < 400_000
        held = render.of(view).hand(look)
        assert image(held).width in goldens.hand_widths
        assert len(held) <= 40_000
        for name, pages in render.of(view).leaves().items():
            assert len(render.of(view).leaf_words(look, name, pages - 1)) <= 1024
            assert image(render.of(view).leaf(look, name, pages - 1)).width == 1000

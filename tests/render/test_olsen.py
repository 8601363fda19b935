"""The pictures of Ólsen Ólsen and their words, as they were looked at and approved."""

import pytest
from msgspec.structs import replace

import render
from games.cards import Card
from games.contract import Seat
from games.olsen.rules import OLSEN
from games.olsen.views import OlsenView
from locales import LANGUAGES
from render import Look
from tests.contract.records import play
from tests.games.olsen.positions import do
from tests.render.olsen import BOARDS, HANDS, LOOK, NAMES, SHEETS, cheated, previews, seen
from tests.render.pictures import compare_picture, compare_words, image


@pytest.mark.parametrize("name", BOARDS)
def test_board_is_as_approved(name: str) -> None:
    """A change of the painter would alter the channel's picture unseen."""
    compare_picture(f"olsen-{name}", render.board(BOARDS[name], LOOK))


@pytest.mark.parametrize("name", HANDS)
def test_hand_is_as_approved(name: str) -> None:
    """A change of the painter would alter the picture of a hand unseen."""
    view, picked = HANDS[name]
    compare_picture(f"olsen-hand-{name}", render.hand(view, Look("is", NAMES), picked))


@pytest.mark.parametrize("name", previews())
def test_preview_is_as_approved(name: str) -> None:
    """Who lays several cards would no longer see what will lie and what can follow."""
    view, picked, marks = previews()[name]
    made = render.preview(view, LOOK, picked, marks)
    assert made is not None
    compare_picture(f"olsen-preview-{name}", made)


@pytest.mark.parametrize("name", SHEETS)
def test_sheet_is_as_approved(name: str) -> None:
    """The points of the rounds would be drawn otherwise unseen."""
    view, number = SHEETS[name]
    compare_picture(f"olsen-sheet-{name}", render.leaf(view, LOOK, "sheet", number))


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_as_approved(language: str) -> None:
    """What a blind person hears of the same views would change unseen."""
    look = Look(language, NAMES)
    said = [
        f"=== {name}\n{render.board_words(view, look)}\n---\n{render.text_board(view, look)}\n"
        for name, view in BOARDS.items()
    ]
    told = {name: render.hand_words(view, look, picked) for name, (view, picked) in HANDS.items()}
    told |= {name: render.preview_words(v, look, p, m) for name, (v, p, m) in previews().items()}
    told |= {f"sheet {name}": render.leaf_words(v, look, "sheet", n) for name, (v, n) in SHEETS.items()}
    said += [f"=== {name}\n{words}\n" for name, words in told.items()]
    compare_words(f"olsen-{language}", "\n".join(said))


def test_a_seats_view_gives_the_channels_board() -> None:
    """The board would show something of a hand."""
    own = {"seat": Seat(0), "hand": (Card("2C"), Card("AS")), "fitting": (Card("2C"),), "touched": 9}
    for view in BOARDS.values():
        mine: OlsenView = replace(view, **own)
        assert render.board(mine, LOOK) == render.board(view, LOOK)
        assert render.board_words(mine, LOOK) == render.board_words(view, LOOK)
        assert render.text_board(mine, LOOK) == render.text_board(view, LOOK)


def test_a_hidden_card_shows_with_the_next_step_and_never_by_a_word() -> None:
    """A stash would be announced, or the fan would go on lying after the next thing that everybody saw."""
    before = cheated()
    after = do(before, 1, "stash QC", 9)
    for draw in (render.board, render.board_words, render.text_board):
        assert draw(seen(before), LOOK) == draw(seen(after), LOOK)
        assert draw(seen(do(before, 2, "play 10D", 10)), LOOK) != draw(
            seen(do(after, 2, "play 10D", 10)), LOOK
        )


def test_cheats_are_counted_by_eye() -> None:
    """A numeral on a fan would do the watching for everybody; the words have it, for who cannot see."""
    told = render.text_board(BOARDS["cheat"], LOOK)
    assert "▯▯" in told
    assert "▯ 5" not in told
    assert "Søren: 6 cards" in render.board_words(BOARDS["cheat"], LOOK)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_can_be_drawn_and_said(language: str) -> None:
    """A rare position would leave the table without a picture, or without words that fit."""
    look = Look(language, ("", "a" * 300, "*_~`", "\u202e" + "x" * 40, *("Wwww" * 20,) * 6))
    for number in range(4):
        for s in play("olsen", number).some(4):
            for seat in (None, Seat(0), Seat(1)):
                view = OLSEN.view(s, seat)
                assert len(render.board_words(view, look)) <= 1024
                assert len(render.text_board(view, look)) <= 1800
                assert len(render.hand_words(view, look)) <= 1024
            assert image(render.board(view, look)).size == (1000, 760)
            assert image(render.hand(view, look)).width == 1000
            assert len(render.board(view, look)) < 400_000
            for name, pages in render.leaves(view).items():
                assert len(render.leaf_words(view, look, name, pages - 1)) <= 1024
                assert image(render.leaf(view, look, name, pages - 1)).width == 1000

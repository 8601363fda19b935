"""The picture of all games."""

import io

from PIL import Image

from games.registry import GAMES
from render import Look, gallery
from tests.render.gallery import contact_sheets

NAMES = ("Anna", "Hearth", "Lantern", "Kettle")


def test_every_game_has_a_position_that_can_be_read() -> None:
    """The stored views are of the games' present form, and nobody's hand is among them."""
    shown = [game for game in GAMES if gallery.has_position(game)]
    assert len(shown) >= 8
    for game in shown:
        view = gallery.position(game)
        assert (view.game, view.seat) == (game, None)


def test_games_stand_below_each_other_in_two_columns() -> None:
    """The picture is as wide as a message, and has a place for each game."""
    made = gallery.picture(
        ("kasino", "olsen", "goofspiel"), ("Kasino", "Ólsen", "Goofspiel"), Look("en", NAMES)
    )
    image = Image.open(io.BytesIO(made))
    assert image.width == gallery.WIDTH
    assert image.height == gallery.GAP + 2 * (gallery.HEIGHT + gallery.NAME + gallery.GAP)
    assert len(image.convert("RGB").resize((40, 40)).getcolors(1_600)) > 50


def test_a_contact_sheet_shows_a_whole_game() -> None:
    """It has the game early, in the middle and at its end, a hand and what is about to be done."""
    shown = list(contact_sheets.pictures(GAMES["goofspiel"]))
    assert [caption for caption, _ in shown] == ["early", "middle", "end", "hand", "preview"]
    assert len({image.tobytes() for _, image in shown}) == 5
    assert contact_sheets.sheet(shown, 400).width == contact_sheets.GAP + 3 * (400 + contact_sheets.GAP)


def test_pictures_of_documents_are_narrower_before_they_are_too_large() -> None:
    """A picture of noise is drawn at the least width; a plain one keeps the first and its colour."""
    plain = Image.new("RGB", (900, 900), (9, 99, 199))
    noisy = Image.effect_noise((900, 900), 90).convert("RGB")
    large, small = (
        Image.open(
            io.BytesIO(
                contact_sheets.small(lambda width, image=image: image.resize((width, width)), (800, 300))
            )
        )
        for image in (plain, noisy)
    )
    assert (small.width, large.width) == (300, 800)
    assert large.convert("RGB").getpixel((5, 5)) == (9, 99, 199)

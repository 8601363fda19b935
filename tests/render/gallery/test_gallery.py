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
    made = contact_sheets.sheet(shown)
    assert made.width == contact_sheets.GAP + 3 * (contact_sheets.WIDTH + contact_sheets.GAP)


def test_pictures_of_documents_lose_colours_before_they_are_too_large() -> None:
    """A picture of noise has fewer colours than one that is small anyway."""
    plain, noisy = Image.new("RGB", (40, 40), (9, 99, 199)), Image.effect_noise((700, 700), 90).convert("RGB")
    few, many = (Image.open(io.BytesIO(contact_sheets.small(image))) for image in (noisy, plain))
    assert len(contact_sheets.small(plain)) < contact_sheets.MOST
    assert len(few.getcolors()) <= 16
    assert many.convert("RGB").getpixel((5, 5)) == (9, 99, 199)

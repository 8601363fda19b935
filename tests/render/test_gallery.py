"""The picture of all games."""

import io

from PIL import Image

from games.registry import GAMES
from render import Look, gallery

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

"""Finished pictures: each different one is encoded once, and nobody gets another's."""

import io
import random
import sys

import pytest
from PIL import Image

import render
from games.contract import Seat
from games.registry import GAMES
from render.drawing import pictures, strips
from render.drawing.arrows import arrow
from render.drawing.pictures import PICTURES, Pictures, key_of
from render.drawing.sprites import Sprite
from render.drawing.strips import STRIPS, Mark, Palette, Scene
from render.look import Look
from render.stratego.art import ARROW
from tests.contract.records import play
from tests.sampling import drawn as numbers

NAMES = ("Anna", "Björn", "Clara", "Dagur", "Emma", "Finn", "Gréta", "Hugo", "Ida", "Jón")
GREY = (128, 128, 128)


def scene(key: str = "red", x: int = 0, **other: object) -> Scene:
    square = Sprite(key, (8, 8), lambda: Image.new("RGB", (8, 8), "red"))
    return Scene(32, 32, GREY, (Mark(square, x, 0),))._replace(**other)


def shown(file: bytes) -> tuple[tuple[int, int], bytes]:
    """Returns the size of a picture and the colours of its pixels."""
    image = Image.open(io.BytesIO(file)).convert("RGB")
    return image.size, image.tobytes()


@pytest.fixture
def encoded(monkeypatch: pytest.MonkeyPatch) -> list[Scene]:
    """The scenes that are encoded."""
    found: list[Scene] = []
    encode = strips.png
    monkeypatch.setattr(strips, "png", lambda shown: found.append(shown) or encode(shown))
    return found


def test_equal_scenes_are_encoded_once(encoded: list[Scene]) -> None:
    """The second request for an equal scene returns the bytes of the first."""
    kept = Pictures(10_000)
    first = kept.png(scene())
    assert kept.png(scene()) is first
    assert len(encoded) == 1
    assert first == strips.png(scene())


def test_whatever_differs_is_another_picture() -> None:
    """Scenes that differ in size, ground, palette or marks have different keys."""
    others = [
        scene(), scene("blue"), scene(x=1), scene(width=33), scene(height=33), scene(ground=(0, 0, 0)),
        scene(marks=()), scene(palette=Palette("one")),
        scene(palette=Palette("other")), scene(marks=scene().marks * 2),
        scene("red', 0, 0), ('red"), scene(marks=(*scene("red").marks, *scene("blue").marks)),
        scene(marks=(*scene("blue").marks, *scene("red").marks)),
    ]  # fmt: skip
    assert len({key_of(other) for other in others}) == len(others)


def test_the_pictures_that_are_kept_have_a_bound(encoded: list[Scene]) -> None:
    """The cache keeps to its limit in bytes and drops the least recently used pictures."""
    size = len(strips.png(scene()))
    kept = Pictures(3 * size + size // 2)
    shown = [scene(x=n) for n in range(5)]
    sizes = [len(strips.png(one)) for one in shown]
    encoded.clear()
    for one in shown:
        kept.png(one)
    assert kept.bytes == sum(sizes[2:]) <= 3 * size + size // 2
    assert [kept.has(one) for one in shown] == [False, False, True, True, True]
    kept.png(shown[2])
    kept.png(shown[0])
    assert [kept.has(one) for one in shown] == [True, False, True, False, True]
    assert len(encoded) == 6
    assert not Pictures(size - 1).has(shown[0])


def test_a_picture_tells_its_digest() -> None:
    """Pictures that are drawn from the same have one digest, in every cache; others have another."""
    first, second = (Pictures(10_000).png(scene()) for _ in range(2))
    assert first is not second
    assert first.digest == second.digest
    assert Pictures(10_000).png(scene()._replace(ground=(1, 2, 3))).digest != first.digest


@pytest.mark.sampled("cached")
@pytest.mark.parametrize("key", sorted(GAMES))
def test_nobody_gets_the_bytes_of_who_knows_something_else(key: str) -> None:
    """Pictures from the shared cache show what those from an empty one do, for all seats and looks.

    Compared by colours: isal packs the same rows now and then into a few bytes more or fewer.
    """
    game, chooser = GAMES[key], random.Random(key)
    readers, drawn = [], []
    for number in numbers(f"bytes {key}", 24, 2):
        record = play(key, number)
        state = chooser.choice(record.states())
        for seat in (None, *map(Seat, range(record.seats))):
            look = Look(chooser.choice(("en", "da")), NAMES[: record.seats], chooser.choice(("two", "four")))
            readers.append((game.view(state, seat), look))
    PICTURES.clear()
    for view, look in readers:
        drawn.append(
            (render.of(view).board(look), render.of(view).hand(look) if view.seat is not None else b"")
        )
    for (view, look), (board, hand) in zip(readers, drawn, strict=True):
        PICTURES.clear()
        STRIPS.clear()
        assert shown(board) == shown(render.of(view).board(look))
        assert view.seat is None or shown(hand) == shown(render.of(view).hand(look))


def test_games_encode_through_the_cache() -> None:
    """Each module of `render` that encodes uses the `png` of `render.drawing.pictures`."""
    names = [name for name in sys.modules if name.startswith("render.") and name != strips.__name__]
    found = {name: getattr(sys.modules[name], "png", pictures.png) for name in names}
    assert [name for name, png in found.items() if png is not pictures.png] == []


def test_arrows_that_differ_only_in_their_place_are_one_sprite() -> None:
    """A move over as many spaces in the same direction draws nothing new."""
    ways = ([(100, 80), (160, 80)], [(401.25, 333.5), (461.25, 333.5)], [(160, 80), (100, 80)])
    one, other, back = (arrow(ARROW, way, GREY)[0] for way in ways)
    assert one is other
    assert one is not back

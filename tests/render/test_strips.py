"""PNGs from cached strips: ordinary files with the pixels of a full redraw."""

import random
import zlib
from concurrent.futures import ThreadPoolExecutor
from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageDraw

from render.drawing import strips as pngs
from render.drawing.sprites import PIECE_BYTES, SPRITE_BYTES, Sprite, Sprites
from render.drawing.strips import ROWS, Mark, Palette, Scene, Strips, _joined, draw, is_cheap, missing, png
from tests.render.pictures import chunks, image

MUCH = 1_000_000
GREYS = [(n, n, n) for n in range(0, 256, 5)]
PALETTE = Palette("test")
PALETTE.table = bytes(chain(*GREYS, (250, 20, 30), (20, 30, 250), (90, 160, 60)))


def _sprite(name: str, size: tuple[int, int], colour: tuple[int, int, int], alpha: int) -> Sprite:
    picture = Image.new("RGBA", size, (*colour, alpha))
    picture.putpixel((0, 0), (0, 0, 0, 255))
    return Sprite(name, size, lambda: picture)


SPRITES = [
    _sprite("solid", (30, 40), (250, 20, 30), 255),
    _sprite("glass", (70, 25), (20, 30, 250), 120),
    _sprite("tall", (9, 130), (90, 160, 60), 255),
    _sprite("dot", (1, 1), (255, 255, 255), 255),
]
MARKS = st.lists(
    st.builds(Mark, st.sampled_from(SPRITES), st.integers(-20, 160), st.integers(-60, 200)), max_size=12
)


def _scene(marks: list[Mark], height: int, palette: Palette | None) -> Scene:
    return Scene(150, height, (35, 84, 76), tuple(marks), palette)


@given(st.lists(MARKS, min_size=1, max_size=6), st.integers(1, 170), st.sampled_from([None, PALETTE]))
def test_pixels_equal_those_of_a_whole_redraw(
    series: list[list[Mark]], height: int, palette: Palette | None
) -> None:
    """Pictures from cached strips have the pixels of a full drawing, also after changes."""
    strips = Strips(MUCH)
    for marks in series:
        scene = _scene(marks, height, palette)
        assert image(png(scene, strips)).tobytes() == draw(scene).convert("RGB").tobytes()


def test_moving_a_sprite_makes_only_the_strips_under_it() -> None:
    """After a move, only the two strips under the sprite are missing from the cache."""
    strips = Strips(MUCH)
    solid, glass = SPRITES[0], SPRITES[1]
    before = _scene([Mark(glass, 5, 100), Mark(solid, 10, ROWS)], 6 * ROWS, None)
    after = _scene([Mark(glass, 5, 100), Mark(solid, 11, ROWS)], 6 * ROWS, None)
    png(before, strips)
    assert missing(before, strips) == 0
    assert missing(after, strips) == 2
    png(after, strips)
    assert missing(after, strips) == 0


def test_equal_strips_are_kept_once() -> None:
    """A taller picture of the same empty ground needs no new strip."""
    strips = Strips(MUCH)
    png(_scene([], 10 * ROWS, None), strips)
    assert missing(_scene([], 20 * ROWS, None), strips) == 0


def test_what_was_not_used_for_longest_is_let_go() -> None:
    """A full cache drops the least recently used strip."""
    strips = Strips(2 * pngs.STRIP_BYTES + 200)
    one, other = (_scene([Mark(SPRITES[3], x, 0)], 1, None) for x in (1, 2))
    png(one, strips)
    png(other, strips)
    png(one, strips)
    png(_scene([Mark(SPRITES[3], 3, 0)], 1, None), strips)
    assert (missing(one, strips), missing(other, strips)) == (0, 1)


def test_sprites_stay_within_their_memory() -> None:
    """The pixels used last are kept as they are, others compressed, and the oldest are dropped."""
    one, packed = 4 * 40 * 50 + PIECE_BYTES + SPRITE_BYTES, 10 * (SPRITE_BYTES + 400)
    sprites = Sprites(3 * one, packed)
    for n in range(20):
        picture = Image.linear_gradient("L").resize((40, 50)).convert("RGB")
        sprite = sprites.get(f"s{n}", (40, 50), lambda picture=picture: picture)
        assert sprite.pieces[0].pixels.tobytes() == picture.tobytes()
        assert sprites.bytes <= 3 * one + packed
    kept = [sprites.get(f"s{n}", (40, 50), lambda: Image.new("RGB", (1, 1))) for n in range(19, 13, -1)]
    assert [bool(sprite.drawn_bytes) for sprite in kept] == [True] * 3 + [False] * 3
    assert all(sprite.is_painted for sprite in kept)
    assert not sprites.get("s0", (40, 50), lambda: Image.new("RGB", (1, 1))).is_painted


def _discs() -> Image.Image:
    """A shape with holes, half transparent parts and parts of one colour."""
    picture = Image.new("RGBA", (120, 90), (9, 9, 9, 0))
    draw = ImageDraw.Draw(picture)
    draw.rounded_rectangle((4, 4, 110, 80), 14, fill=(200, 30, 40, 255))
    draw.ellipse((20, 20, 60, 60), fill=(10, 90, 200, 130))
    draw.rectangle((80, 30, 119, 50), fill=(0, 0, 0, 0))
    return picture


@pytest.mark.parametrize("alpha", [255, 254, 90, 0])
@pytest.mark.parametrize("at", [(0, 0), (-30, -20), (60, 50)])
def test_a_sprite_is_pasted_as_its_drawing_would_be(alpha: int, at: tuple[int, int]) -> None:
    """The rectangles of a sprite have together the pixels of its drawing, also over an edge and packed."""
    for picture in (_discs(), Image.new("RGBA", (120, 90), (1, 2, 3, alpha))):
        ours, whole = (Image.new("RGB", (140, 100), (35, 84, 76)) for _ in range(2))
        sprite = Sprite("", picture.size, lambda picture=picture: picture)
        whole.paste(picture.convert("RGB"), at, picture.getchannel("A"))
        for _ in range(3):
            drawn = ours.copy()
            sprite.paste(drawn, *at)
            assert drawn.tobytes() == whole.tobytes()
            sprite.pack()
            assert not sprite.drawn_bytes


def test_an_opaque_middle_has_no_mask_and_one_colour_no_pixels() -> None:
    """A sprite with a transparent edge around one colour keeps far fewer bytes than its pixels."""
    picture = Image.new("RGBA", (200, 200), (9, 9, 9, 0))
    ImageDraw.Draw(picture).rounded_rectangle((0, 0, 199, 199), 12, fill=(200, 30, 40, 255))
    sprite = Sprite("", picture.size, lambda: picture)
    assert any(piece.mask is None and piece.pixels == (200, 30, 40) for piece in sprite.pieces)
    assert sprite.drawn_bytes < 200 * 200 / 2


@pytest.mark.parametrize("mode", ["RGB", "RGBA"])
def test_a_sprite_at_rest_takes_few_bytes(mode: str) -> None:
    """Its pixels and masks are compressed, however large it is, and come back as they were."""
    gradient = Image.linear_gradient("L").resize((300, 300))
    picture = gradient.convert(mode)
    if mode == "RGBA":
        picture.putalpha(gradient)
    sprite = Sprite("", picture.size, lambda: picture)
    before = sprite.pieces
    sprite.pack()
    assert not sprite.drawn_bytes
    assert sprite.bytes < 10_000
    assert sprite.pieces == before


@pytest.mark.parametrize("at", [(0, 0), (-30, -20), (60, 50), (0, -300)])
def test_a_ground_in_a_palettes_colours_takes_a_byte_for_a_pixel(at: tuple[int, int]) -> None:
    """It has the pixels of its drawing, also over an edge and packed, which it is however large."""
    picture = PALETTE.apply(Image.linear_gradient("L").resize((400, 380)).convert("RGB"))
    sprite = Sprite("", picture.size, lambda: picture)
    ours, whole = (Image.new("RGB", (140, 100), (35, 84, 76)) for _ in range(2))
    whole.paste(picture.convert("RGB"), at)
    for _ in range(3):
        drawn = ours.copy()
        sprite.paste(drawn, *at)
        assert drawn.tobytes() == whole.tobytes()
        assert sprite.drawn_bytes == 400 * 380 + PIECE_BYTES
        sprite.pack()
        assert sprite.bytes < 10_000


def test_sprites_that_are_only_asked_for_are_counted() -> None:
    """Sprites without pixels count towards the limit of memory."""
    sprites = Sprites(MUCH, 10 * SPRITE_BYTES)
    for n in range(50):
        sprites.get(f"s{n}", (40, 50), lambda: Image.new("RGB", (40, 50)))
    assert sprites.bytes == 10 * SPRITE_BYTES


def test_sprites_of_one_colour_are_counted_when_they_are_pasted() -> None:
    """Names of players, of which there is no end, do not fill the memory."""
    sprites = Sprites(10 * (SPRITE_BYTES + PIECE_BYTES + 4 * 5), 10 * SPRITE_BYTES)
    for n in range(50):
        picture = Image.new("RGBA", (4, 5), (n, 0, 0, 9))
        sprites.get(f"s{n}", (4, 5), lambda picture=picture: picture).paste(Image.new("RGB", (9, 9)), 0, 0)
    assert len(sprites._drawn.kept) == 10


def test_asking_what_it_costs_paints_nothing() -> None:
    """`is_cheap` paints no sprite, and is false while a new strip needs a sprite that is not painted."""
    sprite = Sprite("dear", (20, 20), lambda: Image.new("RGB", (20, 20), (1, 2, 3)))
    strips = Strips(MUCH)
    scene = _scene([Mark(sprite, 0, 0)], ROWS, None)
    assert not is_cheap(scene, 5, strips)
    assert not sprite.is_painted
    png(scene, strips)
    assert is_cheap(scene, 0, strips)
    assert is_cheap(_scene([Mark(sprite, 1, 0)], ROWS, None), 1, strips)


def test_a_sprite_is_as_large_as_it_was_said_to_be() -> None:
    """A sprite whose image has another size than stated raises an error with its name."""
    with pytest.raises(ValueError, match="wrong"):
        _ = Sprite("wrong", (20, 20), lambda: Image.new("RGB", (20, 21))).pieces


@pytest.mark.parametrize("palette", [None, PALETTE])
def test_file_has_no_chunk_but_the_picture(palette: Palette | None) -> None:
    """The file has the chunks IHDR, PLTE with a palette, IDAT and IEND, and no others."""
    kinds = list(chunks(png(_scene([Mark(SPRITES[0], 3, 3)], 100, palette), Strips(MUCH))))
    assert set(kinds) == {"IHDR", "IDAT", "IEND"} | ({"PLTE"} if palette else set())
    assert (kinds[0], kinds[-1]) == ("IHDR", "IEND")


@given(st.binary(max_size=300), st.binary(max_size=300))
def test_checksums_of_two_pieces_join(one: bytes, other: bytes) -> None:
    """The joined Adler-32 of two pieces is that of the whole."""
    assert _joined(zlib.adler32(one), zlib.adler32(other), len(other)) == zlib.adler32(one + other)


def test_many_threads_draw_what_one_draws() -> None:
    """Scenes drawn in eight threads with a small shared cache equal those drawn in one."""
    chooser = random.Random(5)
    scenes = [
        _scene(
            [Mark(chooser.choice(SPRITES), chooser.randrange(140), chooser.randrange(160)) for _ in range(6)],
            170,
            p,
        )
        for p in (None, PALETTE)
        for _ in range(20)
    ]
    strips = Strips(7 * pngs.STRIP_BYTES)
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda scene: png(scene, strips), scenes * 3))
    assert found == [png(scene, Strips(MUCH)) for scene in scenes] * 3

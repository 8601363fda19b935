"""Which part of `render` may import which other part."""

from tests.architecture.sources import GAMES

SHARED = (
    *("drawing", "cards", "palettes", "look", "page", "voice", "fortunes", "banner", "renderer", "plain"),
)

LAYERS: dict[str, tuple[str, ...]] = {
    "drawing": (),
    "look": (),
    "cards": ("drawing",),
    "palettes": ("drawing", "cards"),
    "page": ("drawing", "cards", "look", "palettes"),
    "voice": ("drawing", "look"),
    "fortunes": ("drawing",),
    "banner": ("drawing", "cards", "page", "voice"),
    "renderer": ("drawing", "look", "palettes", "page", "voice", "fortunes", "banner"),
    "plain": ("drawing", "cards", "look", "palettes", "page", "voice", "fortunes", "banner", "renderer"),
    **dict.fromkeys(GAMES, SHARED),
    "doctor": ("drawing", "look", "page"),
    "ratings": ("drawing", "look", "page"),
    "registry": ("renderer",),
    "open_hands": (*SHARED, "registry"),
    "gallery": (*SHARED, "registry"),
    "history": (*SHARED, "registry"),
    "primers": (*SHARED, "registry"),
}

"""Which part of `render` may import which other part."""

from tests.architecture.sources import GAMES

SHARED = ("drawing", "cards", "palettes", "look", "page", "voice", "fortunes", "banner", "plain")

LAYERS: dict[str, tuple[str, ...]] = {
    "drawing": (),
    "look": (),
    "cards": ("drawing",),
    "palettes": ("drawing", "cards"),
    "page": ("drawing", "cards", "look", "palettes"),
    "voice": ("drawing", "look"),
    "fortunes": ("drawing",),
    "banner": ("drawing", "cards", "page", "voice"),
    "plain": ("drawing", "cards", "look", "palettes", "page", "voice", "fortunes", "banner"),
    **dict.fromkeys(GAMES, SHARED),
    "open_hands": (*SHARED, "partners"),
    "doctor": ("drawing", "look", "page"),
    "ratings": ("drawing", "look", "page"),
    "registry": (*SHARED, *GAMES),
    "gallery": (*SHARED, "registry"),
    "history": (*SHARED, "registry"),
    "primers": (*SHARED, *GAMES),
}

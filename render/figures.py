"""The parts of the court cards: faces, hair, beards, crowns, hats, robes and what they hold."""

from collections.abc import Callable
from typing import Final

import msgspec

from render.canvas import Ink, Pen
from render.pips import pip
from render.theme import BLUE, GOLD, GREEN, INK, PAPER, RED, SKIN, STEEL, Colour

LINE: Final = 2.4
FINE: Final = 1.5
_HEAD: Final = 118.0
_BODY: Final = 0.88


class Figure(msgspec.Struct, frozen=True):
    """What one court wears and holds: cloth, lining, trim, hair, attribute, pattern, and beard, crown or hat."""

    cloth: Colour
    lining: Colour
    trim: Colour
    hair: Colour
    holds: str
    pattern: str
    beard: str = ""
    crown: str = ""
    hat: str = ""


def half(pen: Pen, rank: str, suit: str, figure: Figure) -> None:
    """The upper half figure; it reaches below the middle and is cut by whoever calls."""
    body = pen.moved(_HEAD, 18, _BODY).moved(-_HEAD, -18)
    if figure.holds == "behind":
        _sword_behind(body)
    if rank == "Q":
        _long_hair(body, figure)
    _robe(body, rank, suit, figure)
    _head(body, rank, figure)
    _arm(pen, figure)


# --- robes ----------------------------------------------------------------------------------------------

_COAT: Final = (
    "M118 118 C96 122 66 126 46 136 C28 145 18 160 14 176 L14 356 L226 356 L226 176 "
    "C220 156 206 143 190 136 C170 128 140 122 118 118 Z"
)
_PANEL: Final = "M97 122 L139 122 C146 160 150 200 150 260 L86 260 C86 200 90 160 97 122 Z"
_LAPEL: Final = "M100 120 C88 130 78 170 74 260 L92 260 C94 200 100 160 108 130 Z"
_COLLAR: Final = "M84 122 C96 138 140 138 152 122 L158 136 C144 156 92 156 78 136 Z"


def _robe(pen: Pen, rank: str, suit: str, figure: Figure) -> None:
    pen.shape(_COAT, figure.cloth, INK, LINE)
    pen.within(_COAT, lambda p: _cloth(p, figure))
    pen.stroke(_COAT, INK, LINE)
    pen.fill(_PANEL, figure.lining)
    pen.within(_PANEL, lambda p: _pattern(p, figure, suit))
    pen.stroke(_PANEL, INK, LINE)
    {"K": _ermine, "Q": _neckline, "J": _collar}[rank](pen, figure)


def _cloth(pen: Pen, figure: Figure) -> None:
    """Braids down both shoulders."""
    for side in (-1, 1):
        x = _HEAD + side * 50
        pen.stroke(f"M{_HEAD + side * 40} 120 C{x} 160 {x} 200 {x} 260", figure.trim, 9)
        pen.stroke(f"M{_HEAD + side * 40 - 5} 120 C{x - 5} 160 {x - 5} 200 {x - 5} 260", INK, FINE)
        pen.stroke(f"M{_HEAD + side * 40 + 5} 120 C{x + 5} 160 {x + 5} 200 {x + 5} 260", INK, FINE)


def _pattern(pen: Pen, figure: Figure, suit: str) -> None:
    """What is woven into the middle of the robe."""
    light = PAPER if figure.lining != GOLD else figure.cloth
    for row in range(12):
        y = 132 + row * 13
        for column in range(-3, 4):
            x = _HEAD + column * 14 + (7 if row % 2 else 0)
            _weave(pen, figure.pattern, suit, x, y, light)


def _weave(pen: Pen, pattern: str, suit: str, x: float, y: float, light: Ink) -> None:
    match pattern:
        case "pips":
            pip(pen.moved(x, y, 0.10), suit, light)
        case "lozenges":
            pen.fill(f"M{x} {y - 5.4} L{x + 5.4} {y} L{x} {y + 5.4} L{x - 5.4} {y} Z", light)
        case "scales":
            pen.stroke(f"M{x - 7} {y - 4} C{x - 6} {y + 5} {x + 6} {y + 5} {x + 7} {y - 4}", light, 2)
        case "stripes":
            pen.fill(
                f"M{x - 7} {y - 3} L{x} {y - 9} L{x + 7} {y - 3} L{x + 7} {y + 1} L{x} {y - 5} L{x - 7} {y + 1} Z",
                light,
            )


def _ermine(pen: Pen, figure: Figure) -> None:
    """A king's fur, white with black tails."""
    for side in (False, True):
        half_pen = pen.moved(_HEAD * 2, 0, mirrored=True) if side else pen
        half_pen.shape(_LAPEL, PAPER, INK, LINE)
        for x, y in ((93, 140), (87, 158), (93, 170), (84, 182), (90, 196), (82, 210)):
            half_pen.fill(f"M{x} {y - 4} L{x + 2.4} {y + 4} L{x} {y + 2.4} L{x - 2.4} {y + 4} Z", INK)
    pen.shape(_COLLAR, figure.trim, INK, LINE)
    for x in (92, 105, 118, 131, 144):
        pen.dot(x, 141 + 4 - abs(x - 118) * 0.28, 2.6, PAPER, INK, 1)


def _neckline(pen: Pen, figure: Figure) -> None:
    """A queen's throat, a lace collar and pearls."""
    pen.shape(
        "M104 108 L132 108 C132 118 138 124 148 128 C140 150 96 150 88 128 C98 124 104 118 104 108 Z",
        SKIN,
        INK,
        LINE,
    )
    for side in (False, True):
        half_pen = pen.moved(_HEAD * 2, 0, mirrored=True) if side else pen
        half_pen.shape(
            "M92 120 C80 124 66 130 60 136 C66 150 78 150 82 160 C90 156 92 164 102 168 C108 160 112 156 118 158 "
            "L118 146 C106 146 96 136 92 120 Z",
            PAPER,
            INK,
            LINE,
        )
        for x, y in ((74, 137), (85, 146), (97, 154), (109, 153)):
            half_pen.dot(x, y, 1.8, figure.cloth)
    for x in (-16, -9.6, -3.2, 3.2, 9.6, 16):
        pen.dot(_HEAD + x, 131 - x * x * 0.03, 3.1, PAPER, INK, 1.1)
    pen.dot(_HEAD, 139, 4.4, figure.trim, INK, 1.3)


def _collar(pen: Pen, figure: Figure) -> None:
    """A jack's neck and falling collar, with a row of buttons."""
    pen.shape("M104 104 L132 104 L134 126 L102 126 Z", SKIN, INK, LINE)
    for side in (False, True):
        half_pen = pen.moved(_HEAD * 2, 0, mirrored=True) if side else pen
        half_pen.shape("M100 116 C88 122 76 126 66 130 L84 154 L118 134 Z", PAPER, INK, LINE)
        half_pen.stroke("M76 132 L87 146 L108 134", figure.cloth, 2)
    for y in (146, 160, 174):
        pen.dot(_HEAD, y, 3.4, figure.trim, INK, 1.2)


# --- heads ----------------------------------------------------------------------------------------------

_FACE: Final = "M94 58 L142 58 C145 76 144 94 138 106 C132 117 124 121 118 121 C112 121 104 117 98 106 C92 94 91 76 94 58 Z"
_SLIM: Final = "M96 56 L140 56 C143 74 142 92 136 103 C130 113 124 119 118 119 C112 119 106 113 100 103 C94 92 93 74 96 56 Z"


def _head(pen: Pen, rank: str, figure: Figure) -> None:
    if rank == "K":
        _king_head(pen, figure)
    elif rank == "Q":
        _queen_head(pen, figure)
    else:
        _jack_head(pen, figure)


def _mirrored(pen: Pen) -> tuple[Pen, Pen]:
    return (pen, pen.moved(_HEAD * 2, 0, mirrored=True))


def _eyes(pen: Pen, hair: Ink, brow: float, lash: bool) -> None:
    for side in _mirrored(pen):
        side.fill("M100 84 C104 78 111 78 114 84 C110 87.5 104 87.5 100 84 Z", PAPER)
        side.stroke("M99.5 84 C104 78 111 78 114.5 84", INK, 2.1)
        side.dot(107.4, 83, 3, INK)
        side.stroke(f"M98 {77 - brow} C103 {72 - brow} 109 {72 - brow} 114 {75 - brow / 2}", hair, 2.6)
        if lash:
            side.stroke("M100 83.5 L96.5 81.5", INK, 1.8)


def _nose(pen: Pen) -> None:
    pen.stroke("M116.5 80 C116 88 113 92 113 95 C114.5 98.5 120 98.5 122 96", INK, 1.7)


def _king_head(pen: Pen, figure: Figure) -> None:
    for side in _mirrored(pen):
        side.shape(
            "M98 56 C86 62 82 74 84 86 C78 92 80 98 84 101 C76 106 78 116 86 118 C82 124 90 130 97 124 C103 118 99 104 98 92 Z",
            figure.hair,
            INK,
            LINE,
        )
        side.stroke("M92 70 C88 80 90 86 91 92 M91 100 C88 106 90 112 93 114", INK, FINE)
    pen.shape(_FACE, SKIN, INK, LINE)
    _eyes(pen, INK, 0, False)
    _nose(pen)
    _BEARDS[figure.beard](pen, figure.hair)
    _CROWNS[figure.crown](pen, figure)


def _queen_head(pen: Pen, figure: Figure) -> None:
    pen.shape(_SLIM, SKIN, INK, LINE)
    for side in _mirrored(pen):
        side.shape(
            "M118 50 C104 50 94 60 92 74 C90 86 90 98 93 106 C84 100 82 74 90 58 C98 46 110 46 118 46 Z",
            figure.hair,
            INK,
            LINE,
        )
        side.stroke("M114 52 C102 56 95 64 91 78", INK, FINE)
        side.dot(102, 99, 3.2, (240, 178, 152))
        side.dot(93, 109, 3, GOLD, INK, 1.2)
    _eyes(pen, figure.hair if figure.hair != GOLD else INK, 0.5, True)
    _nose(pen)
    pen.fill(
        "M110.5 106 C114 102.5 116.5 103.5 118 105 C119.5 103.5 122 102.5 125.5 106 C122 111.5 114 111.5 110.5 106 Z",
        RED,
    )
    pen.stroke("M110.5 106 C115 107 121 107 125.5 106", INK, 1)
    _CROWNS[figure.crown](pen.moved(118, 60, 0.86).moved(-118, -62), figure)


def _long_hair(pen: Pen, figure: Figure) -> None:
    pen.shape(
        "M118 44 C88 44 80 66 82 90 C82 108 70 118 68 132 C66 146 74 150 84 150 L152 150 C162 150 170 146 168 132 "
        "C166 118 154 108 154 90 C156 66 148 44 118 44 Z",
        figure.hair,
        INK,
        LINE,
    )
    for side in _mirrored(pen):
        side.stroke("M88 80 C88 104 78 116 76 136 M93 96 C92 112 86 120 84 134", INK, FINE)


def _jack_head(pen: Pen, figure: Figure) -> None:
    for side in _mirrored(pen):
        side.shape(
            "M100 54 C86 58 80 76 82 94 C82 106 74 110 72 118 C84 124 98 120 102 108 C104 96 100 80 102 66 Z",
            figure.hair,
            INK,
            LINE,
        )
        side.stroke("M92 68 C88 84 92 98 86 112 M97 76 C95 90 98 102 94 113", INK, FINE)
    pen.shape(_SLIM, SKIN, INK, LINE)
    _eyes(pen, INK, 0, False)
    _nose(pen)
    pen.fill("M111 106 C114.5 104 121.5 104 125 106 C122 110.5 114 110.5 111 106 Z", RED)
    pen.stroke("M110 106 C115 107.4 121 107.4 126 105.4", INK, 1.2)
    _HATS[figure.hat](pen, figure)


def _moustache(pen: Pen, hair: Ink) -> None:
    for side in _mirrored(pen):
        side.shape("M118 99 C112 95 103 98 97 108 C105 111 113 109 118 104 Z", hair, INK, 1.7)


def _forked(pen: Pen, hair: Ink) -> None:
    pen.shape(
        "M95 92 C99 100 106 104 118 104 C130 104 137 100 141 92 C146 112 140 132 130 152 C126 146 122 138 118 132 C114 138 110 146 106 152 C96 132 90 112 95 92 Z",
        hair,
        INK,
        LINE,
    )
    _lip(pen)
    _moustache(pen, hair)
    for side in _mirrored(pen):
        side.stroke("M103 116 C103 128 105 136 107 142 M111 120 C110 128 110 132 110 136", INK, FINE)


def _long(pen: Pen, hair: Ink) -> None:
    pen.shape(
        "M95 92 C99 100 106 104 118 104 C130 104 137 100 141 92 C148 116 138 140 118 160 C98 140 88 116 95 92 Z",
        hair,
        INK,
        LINE,
    )
    _lip(pen)
    _moustache(pen, hair)
    for side in _mirrored(pen):
        side.stroke("M102 114 C104 130 110 140 115 148 M110 120 C111 130 114 138 117 142", INK, FINE)


def _square(pen: Pen, hair: Ink) -> None:
    pen.shape(
        "M95 92 C99 100 106 104 118 104 C130 104 137 100 141 92 C145 110 144 126 140 140 C128 146 108 146 96 140 C92 126 91 110 95 92 Z",
        hair,
        INK,
        LINE,
    )
    _lip(pen)
    _moustache(pen, hair)
    light = PAPER if hair == INK else INK
    for x in (103, 110.5, 118, 125.5, 133):
        pen.stroke(f"M{x} 120 C{x - 3} 126 {x + 3} 130 {x} 137", light, FINE)


def _curls(pen: Pen, hair: Ink) -> None:
    """The king of hearts shaves his lip."""
    pen.shape(
        "M95 92 C98 104 104 110 110 111 C114 112 122 112 126 111 C132 110 138 104 141 92 C148 104 146 116 140 120 "
        "C142 130 132 134 128 131 C126 140 110 140 108 131 C104 134 94 130 96 120 C90 116 88 104 95 92 Z",
        hair,
        INK,
        LINE,
    )
    _lip(pen, 105)
    for side in _mirrored(pen):
        side.stroke("M98 112 C102 110 106 114 103 118 M110 122 C114 120 116 126 112 128", INK, FINE)


def _lip(pen: Pen, y: float = 109) -> None:
    pen.fill(f"M112 {y} C115 {y - 2} 121 {y - 2} 124 {y} C121 {y + 4} 115 {y + 4} 112 {y} Z", RED)


_BEARDS: Final[dict[str, Callable[[Pen, Ink], None]]] = {
    "forked": _forked, "long": _long, "square": _square, "curls": _curls,
}  # fmt: skip


# --- crowns and hats ------------------------------------------------------------------------------------


def _band(pen: Pen, figure: Figure) -> None:
    pen.shape("M88 52 C106 58 130 58 148 52 L146 66 C130 72 106 72 90 66 Z", GOLD, INK, LINE)
    for x, y, jewel in ((99, 62, RED), (118, 64, BLUE), (137, 62, RED)):
        pen.dot(x, y, 3.7, jewel, INK, 1.3)


def _points(pen: Pen, figure: Figure) -> None:
    pen.shape("M92 56 C92 40 104 34 118 34 C132 34 144 40 144 56 Z", figure.lining, INK, LINE)
    pen.shape(
        "M88 54 L82 30 L99 44 L106 24 L118 42 L130 24 L137 44 L154 30 L148 54 C130 60 106 60 88 54 Z",
        GOLD,
        INK,
        LINE,
    )
    for x, y in ((82, 29), (106, 23), (130, 23), (154, 29)):
        pen.dot(x, y, 3.8, PAPER, INK, 1.6)
    _band(pen, figure)


def _lilies(pen: Pen, figure: Figure) -> None:
    pen.shape("M92 56 C90 40 104 30 118 30 C132 30 146 40 144 56 Z", figure.lining, INK, LINE)
    for x, y, size in ((92, 52, 0.9), (144, 52, 0.9), (118, 54, 1.15)):
        lily = pen.moved(x, y, size)
        lily.shape(
            "M0 2 C-10 0 -14 -8 -12 -15 C-8 -17 -5 -14 -5 -10 C-8 -20 -4 -26 0 -31 C4 -26 8 -20 5 -10 C5 -14 8 -17 12 -15 C14 -8 10 0 0 2 Z",
            GOLD,
            INK,
            LINE / size,
        )
    _band(pen, figure)


def _arches(pen: Pen, figure: Figure) -> None:
    pen.shape("M90 56 C84 36 102 32 118 32 C134 32 152 36 146 56 Z", figure.lining, INK, LINE)
    for side in _mirrored(pen):
        side.stroke("M92 55 C82 32 104 28 117 34", INK, 10)
        side.stroke("M92 55 C82 32 104 28 117 34", GOLD, 5.4)
        for x, y in ((89.5, 44), (94, 36), (103, 32)):
            side.dot(x, y, 1.8, PAPER)
    pen.dot(118, 28, 6, GOLD, INK, 2)
    pen.fill("M116 23 L120 23 L120 14 L116 14 Z M112 20 L124 20 L124 17 L112 17 Z", INK)
    _band(pen, figure)


def _crosses(pen: Pen, figure: Figure) -> None:
    pen.shape("M92 56 C90 42 104 36 118 36 C132 36 146 42 144 56 Z", figure.lining, INK, LINE)
    pen.shape(
        "M88 54 L86 38 C92 38 96 42 98 48 L104 48 C106 42 112 38 118 38 C124 38 130 42 132 48 L138 48 C140 42 144 38 150 38 L148 54 C130 60 106 60 88 54 Z",
        GOLD,
        INK,
        LINE,
    )
    for x, y in ((87, 34), (118, 31), (149, 34)):
        pen.shape(
            f"M{x - 2.6} {y + 8} L{x - 2.6} {y + 2.6} L{x - 8} {y + 2.6} L{x - 8} {y - 2.6} L{x - 2.6} {y - 2.6} L{x - 2.6} {y - 8} L{x + 2.6} {y - 8} L{x + 2.6} {y - 2.6} L{x + 8} {y - 2.6} L{x + 8} {y + 2.6} L{x + 2.6} {y + 2.6} L{x + 2.6} {y + 8} Z",
            GOLD,
            INK,
            1.8,
        )
    _band(pen, figure)


_CROWNS: Final[dict[str, Callable[[Pen, Figure], None]]] = {
    "points": _points, "lilies": _lilies, "arches": _arches, "crosses": _crosses,
}  # fmt: skip


def _flat(pen: Pen, figure: Figure) -> None:
    """A flat cap with a turned-up brim."""
    pen.shape(
        "M80 44 C84 24 152 22 158 42 C160 50 154 56 146 56 L92 58 C82 58 78 52 80 44 Z",
        figure.cloth,
        INK,
        LINE,
    )
    pen.shape("M84 54 C100 62 136 62 154 52 L156 62 C140 72 98 74 84 66 Z", figure.lining, INK, LINE)
    _feather(pen, 146, 50)


def _beret(pen: Pen, figure: Figure) -> None:
    pen.shape(
        "M88 58 C72 50 74 32 96 28 C120 22 156 22 166 40 C170 52 158 58 148 58 Z", figure.lining, INK, LINE
    )
    pen.shape("M90 52 C106 58 132 58 148 52 L147 63 C130 69 106 69 91 63 Z", figure.trim, INK, LINE)
    for x in (100, 109, 118, 127, 136):
        pen.dot(x, 60.5 + 1.6 - abs(x - 118) * 0.09, 2.2, PAPER, INK, 0.9)
    _feather(pen, 92, 50, mirrored=True)


def _cap(pen: Pen, figure: Figure) -> None:
    pen.shape("M90 58 C88 36 100 24 120 22 C140 24 150 38 146 58 Z", figure.cloth, INK, LINE)
    pen.shape(
        "M82 50 L92 58 C108 64 128 64 144 58 L156 48 L154 62 C136 74 100 74 84 64 Z", figure.lining, INK, LINE
    )
    _feather(pen, 140, 52)


def _feather(pen: Pen, x: float, y: float, mirrored: bool = False) -> None:
    plume = pen.moved(x, y, mirrored=mirrored)
    plume.shape(
        "M0 2 C-8 -14 0 -30 22 -32 C36 -32 42 -22 36 -16 C30 -20 24 -18 20 -10 C14 -4 6 -2 0 2 Z",
        PAPER,
        INK,
        LINE,
    )
    plume.stroke("M0 2 C4 -12 14 -22 30 -24", INK, FINE)
    plume.dot(0, 2, 4.6, GOLD, INK, 1.6)


_HATS: Final[dict[str, Callable[[Pen, Figure], None]]] = {"flat": _flat, "beret": _beret, "cap": _cap}


# --- the arm and what it holds --------------------------------------------------------------------------

_SLEEVE: Final = "M152 176 C164 166 196 168 212 182 L216 250 L140 232 C142 206 146 188 152 176 Z"
_CUFF: Final = "M160 166 L205 171 L208 186 L157 180 Z"
_FIST: Final = "M168 146 C168 141 199 141 200 146 L203 161 C203 169 166 168 166 160 Z"


def _arm(pen: Pen, figure: Figure) -> None:
    if figure.holds != "behind":
        _HELD[figure.holds](pen.moved(184, 156), figure)
    pen.shape(_SLEEVE, figure.trim, INK, LINE)
    for x in (168, 184, 200):
        pen.stroke(f"M{x} 176 C{x + 4} 200 {x - 4} 220 {x - 2} 244", INK, FINE)
    pen.shape(_CUFF, PAPER, INK, LINE)
    if figure.holds == "behind":
        pen.shape("M170 148 C174 140 194 138 200 148 L203 170 L162 168 Z", SKIN, INK, LINE)
        pen.stroke("M178 150 L177 160 M186 148 L186 160 M194 150 L195 160", INK, FINE)
        return
    pen.shape(_FIST, SKIN, INK, LINE)
    pen.stroke("M168 151 L197 151 M167 157 L198 157", INK, FINE)


def _staff(pen: Pen, colour: Ink, top: float, width: float = 6) -> None:
    pen.stroke(f"M0 60 L0 {top}", INK, width + 2 * LINE - 1)
    pen.stroke(f"M0 60 L0 {top}", colour, width - 1)


def _sword(pen: Pen, figure: Figure) -> None:
    pen.shape("M-5.5 -16 L-5.5 -112 L0 -126 L5.5 -112 L5.5 -16 Z", STEEL, INK, LINE)
    pen.stroke("M0 -20 L0 -112", INK, FINE)
    pen.shape("M-20 -22 C-14 -26 14 -26 20 -22 L20 -15 C14 -18 -14 -18 -20 -15 Z", GOLD, INK, LINE)
    pen.dot(0, 16, 6, GOLD, INK, 2)


def _sword_behind(pen: Pen) -> None:
    """The king of hearts holds his sword behind his head."""
    pen.shape("M198 146 L190 134 L62 44 L56 34 L67 36 L196 124 L206 138 Z", STEEL, INK, LINE)
    pen.shape("M176 140 L194 108 L202 112 L184 144 Z", GOLD, INK, LINE)


def _axe(pen: Pen, figure: Figure) -> None:
    _staff(pen, GOLD, -116)
    pen.shape(
        "M-3 -106 C-14 -112 -20 -116 -22 -120 C-30 -104 -30 -84 -22 -68 C-20 -76 -14 -80 -3 -82 Z",
        STEEL,
        INK,
        LINE,
    )
    pen.shape("M3 -104 L16 -94 L3 -86 Z", STEEL, INK, LINE)
    pen.dot(0, -118, 4.5, GOLD, INK, 1.8)


def _orb(pen: Pen, figure: Figure) -> None:
    _staff(pen, GOLD, -60)
    pen.dot(0, -76, 19, figure.cloth if figure.cloth != GOLD else RED, INK, 2.6)
    pen.stroke("M-18 -76 L18 -76 M0 -76 L0 -95", GOLD, 4)
    pen.shape(
        "M-3 -94 L-3 -102 L-10 -102 L-10 -108 L-3 -108 L-3 -116 L3 -116 L3 -108 L10 -108 L10 -102 L3 -102 L3 -94 Z",
        GOLD,
        INK,
        1.8,
    )


def _sceptre(pen: Pen, figure: Figure) -> None:
    _staff(pen, GOLD, -76)
    pen.shape(
        "M0 -120 C10 -112 16 -98 12 -86 C8 -78 -8 -78 -12 -86 C-16 -98 -10 -112 0 -120 Z",
        figure.trim,
        INK,
        LINE,
    )
    pen.stroke("M0 -116 L0 -82 M-7 -104 C-8 -94 -6 -86 -4 -82 M7 -104 C8 -94 6 -86 4 -82", INK, FINE)
    pen.dot(0, -76, 5, GOLD, INK, 1.8)


def _stalk(pen: Pen) -> None:
    pen.stroke("M-2 40 C4 0 -4 -40 0 -76", INK, 6.4)
    pen.stroke("M-2 40 C4 0 -4 -40 0 -76", GREEN, 3.4)
    for turn in (False, True):
        leaf = pen.moved(0, -34, mirrored=turn)
        leaf.shape("M0 0 C4 -16 14 -22 20 -20 C20 -10 12 0 0 0 Z", GREEN, INK, 1.7)


def _rose(pen: Pen, figure: Figure) -> None:
    _stalk(pen)
    for x, y in ((0, -108), (-15, -98), (15, -98), (-10, -82), (10, -82)):
        pen.dot(x, y, 11, RED, INK, 2)
    pen.dot(0, -94, 13, RED, INK, 2)
    pen.stroke("M-6 -96 C-4 -104 6 -102 5 -94 C4 -88 -3 -89 -2 -94", PAPER, 2)


def _daisy(pen: Pen, figure: Figure) -> None:
    _stalk(pen)
    for x, y in ((0, -16), (14, -8), (14, 8), (0, 16), (-14, 8), (-14, -8)):
        pen.dot(x, y - 94, 8.6, PAPER, INK, 2)
    pen.dot(0, -94, 8.6, GOLD, INK, 2)


def _tulip(pen: Pen, figure: Figure) -> None:
    _stalk(pen)
    pen.shape(
        "M0 -76 C-18 -80 -20 -98 -16 -118 L-7 -106 L0 -122 L7 -106 L16 -118 C20 -98 18 -80 0 -76 Z",
        RED,
        INK,
        LINE,
    )
    pen.stroke("M-7 -104 C-8 -92 -4 -84 0 -80 C4 -84 8 -92 7 -104", GOLD, 2)


def _halberd(pen: Pen, figure: Figure) -> None:
    _staff(pen, GOLD, -84)
    pen.shape("M0 -128 L7 -104 L4 -84 L-4 -84 L-7 -104 Z", STEEL, INK, LINE)
    pen.shape(
        "M-4 -98 C-12 -100 -18 -106 -20 -110 C-26 -98 -26 -86 -20 -76 C-18 -82 -12 -86 -4 -86 Z",
        STEEL,
        INK,
        LINE,
    )
    pen.shape("M4 -96 L18 -102 L14 -90 L18 -82 L4 -86 Z", STEEL, INK, LINE)


def _leaf(pen: Pen, figure: Figure) -> None:
    pen.stroke("M0 40 L0 -70", INK, 6.4)
    pen.stroke("M0 40 L0 -70", GREEN, 3.4)
    pen.shape(
        "M0 -52 C-10 -54 -22 -64 -20 -72 C-24 -80 -18 -90 -12 -92 C-14 -104 -6 -116 0 -122 C6 -116 14 -104 12 -92 C18 -90 24 -80 20 -72 C22 -64 10 -54 0 -52 Z",
        GREEN,
        INK,
        LINE,
    )
    pen.stroke("M0 -54 L0 -110 M0 -68 L-12 -78 M0 -68 L12 -78 M0 -86 L-8 -95 M0 -86 L8 -95", PAPER, FINE)


def _pike(pen: Pen, figure: Figure) -> None:
    _staff(pen, GOLD, -84)
    pen.shape("M0 -128 C8 -114 12 -104 9 -90 L0 -82 L-9 -90 C-12 -104 -8 -114 0 -128 Z", STEEL, INK, LINE)
    pen.stroke("M0 -120 L0 -88", INK, FINE)
    pen.shape("M-4 -82 L-20 -66 L-14 -52 L0 -66 Z", figure.trim, INK, 1.8)


def _arrow(pen: Pen, figure: Figure) -> None:
    _staff(pen, GOLD, -60, 4)
    pen.shape("M0 -74 L-14 -86 L-14 -122 L0 -108 L14 -122 L14 -86 Z", figure.lining, INK, LINE)
    pen.stroke("M-14 -110 L0 -97 L14 -110 M-14 -98 L0 -85 L14 -98 M0 -106 L0 -60", INK, FINE)


_HELD: Final[dict[str, Callable[[Pen, Figure], None]]] = {
    "sword": _sword, "axe": _axe, "orb": _orb, "sceptre": _sceptre, "rose": _rose, "daisy": _daisy, "tulip": _tulip,
    "halberd": _halberd, "leaf": _leaf, "pike": _pike, "arrow": _arrow,
}  # fmt: skip

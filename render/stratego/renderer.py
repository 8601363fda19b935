"""The renderer of Stratego."""

from collections.abc import Sequence

from msgspec.structs import replace

from games.stratego.views import Piece, StrategoView
from render.drawing.strips import Scene
from render.look import Look
from render.renderer import Renderer
from render.stratego import board_image, fortunes, hand_image, primer, words


class Stratego(Renderer[StrategoView]):
    """Board, army, preview and texts."""

    measure = fortunes.MEASURE
    hand_is_table = True
    shortens = False
    shapes = ()

    draw_board = staticmethod(board_image.scene)
    draw_hand = staticmethod(hand_image.scene)
    draw_preview = staticmethod(hand_image.preview)
    draw_primer = staticmethod(primer.scene)
    ending = staticmethod(board_image.ending)
    tell_board = staticmethod(words.board)
    tell_hand = staticmethod(words.hand)
    tell_picked = staticmethod(words.picked)
    tell_text = staticmethod(words.text)
    primer = staticmethod(primer.primer)

    def draw_since(self, look: Look) -> Scene:
        return hand_image.since(self.view, look)

    def opened(self, hands: Sequence[StrategoView]) -> StrategoView:
        pieces = tuple(map(_known, zip(*(hand.pieces for hand in hands), strict=True)))
        return replace(self.view, pieces=pieces, options=replace(self.view.options, known_ranks="board"))


def _known(same: Sequence[Piece]) -> Piece:
    """Returns the piece as the seat sees it that knows most of it."""
    return replace(max(same, key=lambda piece: piece.rank), known=True)

"""The renderer of Partners."""

from games.partners.views import Kind, PartnersView
from render.drawing.strips import Scene
from render.look import Look
from render.page import Page
from render.partners import board_image, faces, fortunes, hand_image, primer, words
from render.renderer import Renderer


class Partners(Renderer[PartnersView]):
    """Board, hand, preview and texts."""

    measure = fortunes.MEASURE
    shortens = False
    hands_palette = board_image.TABLE

    draw_board = staticmethod(board_image.scene)
    draw_hand = staticmethod(hand_image.scene)
    draw_preview = staticmethod(hand_image.preview)
    ending = staticmethod(board_image.ending)
    tell_board = staticmethod(words.board)
    tell_hand = staticmethod(words.hand)
    tell_held = staticmethod(words.kinds)
    tell_picked = staticmethod(words.picked)
    tell_text = staticmethod(words.text)
    primer = staticmethod(primer.primer)

    @staticmethod
    def draw_held(page: Page, card: str, x: float, y: float, wide: int) -> None:
        page.put(faces.face(Kind(card), wide - 8), x, y)

    def draw_since(self, look: Look) -> Scene:
        return board_image.scene(self.view, look, board_image.trail(self.view))

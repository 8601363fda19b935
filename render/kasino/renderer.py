"""The renderer of Kasino."""

from games.kasino.views import KasinoView
from render.fortunes import Measure
from render.kasino import board_image, hand_image, leaf_images, primer, score_sheet, words
from render.renderer import Renderer


class Kasino(Renderer[KasinoView]):
    """Board, hand, preview, count and texts."""

    measure = Measure[KasinoView](
        parties=lambda view, end: end.sides,
        amounts=lambda view, end: view.scores,
        stage=lambda view, end: view.round,
    )

    draw_board = staticmethod(board_image.scene)
    draw_hand = staticmethod(hand_image.scene)
    draw_preview = staticmethod(hand_image.preview)
    draw_leaf = staticmethod(leaf_images.scene)
    ending = staticmethod(score_sheet.ending)
    tell_board = staticmethod(words.board)
    tell_hand = staticmethod(words.hand)
    tell_leaf = staticmethod(leaf_images.tell)
    tell_picked = staticmethod(words.picked)
    tell_text = staticmethod(words.text)
    primer = staticmethod(primer.primer)

    def leaves(self) -> dict[str, int]:
        return leaf_images.leaves(self.view)

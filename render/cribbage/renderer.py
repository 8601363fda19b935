"""The renderer of cribbage."""

from games.cribbage.views import CribbageView
from render.cribbage import board_image, hand_image, leaf_images, primer, show, track, words
from render.drawing.theme import SIDES
from render.fortunes import Measure, each
from render.renderer import Renderer


class Cribbage(Renderer[CribbageView]):
    """Board, hand, the show step by step, the way of the points, and texts."""

    measure = Measure[CribbageView](
        parties=lambda view, end: each(2),
        amounts=lambda view, end: view.scores,
        stage=lambda view, end: view.deal,
        unit="deal",
        sign=track.sign,
        colours=SIDES,
    )
    text_shortens = False
    shapes = track.SHAPES

    draw_board = staticmethod(board_image.scene)
    draw_hand = staticmethod(hand_image.scene)
    draw_leaf = staticmethod(leaf_images.scene)
    ending = staticmethod(show.ending)
    tell_board = staticmethod(words.board)
    tell_hand = staticmethod(words.hand)
    tell_leaf = staticmethod(leaf_images.tell)
    tell_picked = staticmethod(words.picked)
    tell_text = staticmethod(words.text)
    primer = staticmethod(primer.primer)

    def leaves(self) -> dict[str, int]:
        return leaf_images.leaves(self.view)

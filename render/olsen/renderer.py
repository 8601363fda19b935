"""The renderer of Ólsen Ólsen."""

from games.olsen.views import OlsenView
from render.fortunes import Measure, each
from render.olsen import board_image, hand_image, primer, score_sheet, words
from render.renderer import Renderer


class Olsen(Renderer[OlsenView]):
    """Board, hand, preview, score sheet and texts."""

    measure = Measure[OlsenView](
        parties=lambda view, end: each(len(end.sizes)),
        amounts=lambda view, end: view.totals if board_image.is_scored(view) else view.sizes,
        stage=lambda view, end: view.round,
        low=True,
        name=lambda end: "history-points" if board_image.is_scored(end) else "history-cards-left",
    )

    draw_board = staticmethod(board_image.scene)
    draw_hand = staticmethod(hand_image.scene)
    draw_preview = staticmethod(hand_image.preview)
    draw_leaf = staticmethod(score_sheet.scene)
    ending = staticmethod(board_image.ending)
    tell_board = staticmethod(words.board)
    tell_hand = staticmethod(words.hand)
    tell_leaf = staticmethod(score_sheet.tell)
    tell_picked = staticmethod(words.picked)
    tell_preview = staticmethod(words.preview)
    tell_text = staticmethod(words.text)
    primer = staticmethod(primer.primer)

    def leaves(self) -> dict[str, int]:
        return score_sheet.leaves(self.view)

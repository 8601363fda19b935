"""The renderer of Kínaskák."""

from games.cards import Card
from games.kinaskak.views import KinaskakView
from render.fortunes import Measure, each
from render.kinaskak import art, board_image, hand_image, primer, score_sheet, words
from render.look import Look
from render.renderer import Renderer


class Kinaskak(Renderer[KinaskakView]):
    """Board, sorted hand and texts."""

    measure = Measure[KinaskakView](
        parties=lambda view, end: each(len(end.sizes)),
        amounts=lambda view, end: view.totals,
        stage=lambda view, end: view.round,
        sign=art.sign,
        low=True,
        name=lambda end: "history-penalty-points",
    )
    sorts = ("suit", "rank", "contract")

    draw_board = staticmethod(board_image.scene)
    draw_hand = staticmethod(hand_image.scene)
    ending = staticmethod(score_sheet.ending)
    tell_board = staticmethod(words.board)
    tell_hand = staticmethod(words.hand)
    tell_picked = staticmethod(words.picked)
    tell_text = staticmethod(words.text)
    sort_of = staticmethod(hand_image.sort)
    primer = staticmethod(primer.primer)

    def pictured(self, look: Look) -> tuple[Card, ...]:
        return hand_image.pictured(self.view, look)

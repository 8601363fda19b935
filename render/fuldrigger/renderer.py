"""The renderer of Fuldrigger."""

from games.fuldrigger.views import FuldriggerView
from games.params import Seat
from render.drawing.pictures import png
from render.drawing.strips import Scene
from render.fuldrigger import board_image, company, curve, primer, words
from render.look import Look
from render.renderer import Renderer


class Fuldrigger(Renderer[FuldriggerView]):
    """Chart, company, preview of a voyage, detail maps, and the texts of all of them."""

    measure = curve.MEASURE
    text_shortens = False

    draw_board = staticmethod(board_image.scene)
    draw_hand = staticmethod(company.scene)
    draw_preview = staticmethod(board_image.preview)
    draw_primer = staticmethod(primer.scene)
    ending = staticmethod(company.ending)
    tell_board = staticmethod(words.board)
    tell_hand = staticmethod(words.hand)
    tell_known = staticmethod(words.known)
    tell_preview = staticmethod(words.preview)
    tell_text = staticmethod(words.text)
    primer = staticmethod(primer.primer)

    def draw_since(self, look: Look) -> Scene:
        return board_image.since(self.view, look)

    def map(self, look: Look, region: str) -> bytes:
        """Returns a detail map as a PNG."""
        return png(board_image.near(self.view, look, region))

    def map_words(self, look: Look, region: str) -> str:
        """Returns a detail map as an alt text."""
        return self.told(look, lambda voice: words.region(voice, region))

    def sheet(self, look: Look, seat: Seat) -> bytes:
        """Returns a company as a PNG."""
        return png(company.sheet(self.view, look, seat))

    def sheet_words(self, look: Look, seat: Seat) -> str:
        """Returns a company as an alt text: offers, money, ships with loads, forts, stores, reefs."""
        return self.told(look, lambda voice: words.own(voice, seat))

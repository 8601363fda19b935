"""All hands at once, for a game that is over: a row of cards for each seat, or a board without secrets."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from games.contract import Seat
from games.partners.views import PartnersView
from games.stratego.views import Piece, StrategoView
from locales import speech
from render.cards import faces as card_faces
from render.drawing.lettering import spoken
from render.drawing.strips import Palette, Scene
from render.drawing.theme import CHALK, FELT, FELT_DARK
from render.look import Look
from render.page import Page
from render.palettes import HAND
from render.partners import board_image as partners_board
from render.partners import faces as partners_faces
from render.partners import words as partners_words
from render.voice import ALT_LIMIT, fitting, shown_names

_WIDE: Final = 1000
_LEFT, _NAME, _CARD, _STEP, _GAP = 18, 250, 76, 82, 14
_TALL: Final = card_faces.height(_CARD) + _GAP


def opened(view: Any, hands: Sequence[Any]) -> Any:
    """Returns the view of the channel with what the seats know, as far as the game's board can show that."""
    if not isinstance(view, StrategoView):
        return view
    known = zip(*(hand.pieces for hand in hands), strict=True)
    pieces = tuple(_known(same) for same in known)
    return replace(view, pieces=pieces, options=replace(view.options, known_ranks="board"))


def _known(same: Sequence[Piece]) -> Piece:
    """Returns the piece as the seat sees it that knows most of it."""
    return replace(max(same, key=lambda piece: piece.rank), known=True)


def scene(hands: Sequence[Any], look: Look) -> Scene | None:
    """Returns a row for each seat that holds cards, name first; None if nobody holds any."""
    held = _held(hands)
    if not held:
        return None
    page, is_partners = Page(_WIDE, FELT, look), isinstance(hands[0], PartnersView)
    names = shown_names(look, len(hands), hands[0].game)
    for row, (seat, cards) in enumerate(held):
        top = _GAP + row * (_TALL + _GAP)
        page.block(_LEFT - 8, top - 6, _WIDE - 2 * _LEFT + 16, _TALL, 14, FELT_DARK)
        page.write(_LEFT + 6, top + _TALL / 2 - 6, names[seat], 32, CHALK, weight="Bold", width=_NAME - 30)
        step = min(_STEP, (_WIDE - 2 * _LEFT - _NAME - _CARD) / max(1, len(cards) - 1))
        for n, card in enumerate(cards):
            x = _LEFT + _NAME + n * step
            if is_partners:
                page.put(partners_faces.face(card, _CARD - 8), x, top)
            else:
                page.card(card, x, top, _CARD, small=True)
    return page.scene(_GAP + len(held) * (_TALL + _GAP), _palette(is_partners=is_partners))


def _palette(*, is_partners: bool) -> Palette:
    return partners_board.TABLE if is_partners else HAND


def _held(hands: Sequence[Any]) -> list[tuple[Seat, Sequence[Any]]]:
    """Returns the cards that each seat holds; of those that hold any."""
    held = ((Seat(seat), getattr(view, "hand", ())) for seat, view in enumerate(hands))
    return [(seat, cards) for seat, cards in held if cards]


def words(hands: Sequence[Any], look: Look) -> str:
    """Returns the hands as an alt text, a sentence for each seat; empty if nobody holds a card."""
    names = tuple(spoken(name, str(seat)) for seat, name in enumerate(look.names, 1))
    said = (f"{names[seat]}: {_cards(hands[seat], look)}." for seat, _ in _held(hands))
    return fitting(said, " ", ALT_LIMIT)


def _cards(view: Any, look: Look) -> str:
    """Returns the cards of a hand by their signs."""
    if isinstance(view, PartnersView):
        return partners_words.hand_list(view, look)
    return speech(look.language).cards(view.hand)

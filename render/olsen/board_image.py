"""The board picture: players with hands as fans, and between them stock, pile and what fits on it.

Reads only the public fields of a view, so a seat's view gives the same bytes.
"""

from collections.abc import Callable
from typing import Final

from PIL import Image

from games.cards import SUITS, Card, Rank, order, suit
from games.olsen.views import LAPS_TOLD, OlsenView, Turn
from games.params import Seat
from locales import Speech, speech
from render.cards import backs, faces
from render.drawing import theme
from render.drawing.lettering import label
from render.drawing.strips import Palette, Scene, sampled
from render.drawing.theme import BRASS, CHALK, CHALK_DIM, FELT, FELT_DARK, FELT_LIGHT, INK
from render.look import Look
from render.olsen import art
from render.page import Page
from render.palettes import FADED, PAPERS, deck, lay
from render.voice import SUIT_IDS, shown_names

WIDE: Final = 1000
_GAP: Final = 10
_PANEL: Final = 400
PANEL_TALL: Final = 184
_MIDDLE_TALL: Final = 372
TALL: Final = 2 * (PANEL_TALL + _GAP) + _MIDDLE_TALL
_STOCK: Final = 124
_CARD: Final = 156
_PILE_AT: Final = (336, 720)
_STEP: Final = 60
_FANNED: Final = 5
_EDGES: Final = 6
"""Edges showing a pile's height; in Svindl one for each card, so that they can be counted (RULES.md 7.5)."""
_RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


def scene(view: OlsenView, look: Look) -> Scene:
    """Returns what the picture shows."""
    page = Page(WIDE, FELT, look)
    say = speech(look.language)
    names = shown_names(look, len(view.sizes))
    upper, lower = rows(len(view.sizes))
    for row, y in ((upper, 0), (lower, TALL - PANEL_TALL)):
        _panels(page, view, row, y, names, say)
    _middle(page, view, names, say, PANEL_TALL + _GAP)
    return page.scene(TALL, TABLE)


def rows(seats: int) -> tuple[list[Seat], list[Seat]]:
    """Returns the upper and the lower seats from left to right: clockwise from the left of the lower row."""
    above = (seats + 1) // 2
    lower = [0, *range(seats - 1, above, -1)]
    return [Seat(n) for n in range(1, above + 1)], [Seat(n) for n in lower]


def is_counted(view: OlsenView) -> bool:
    """Checks if hands carry a number; not where players may cheat and count themselves (RULES.md 7.5)."""
    return view.options.variant != "cheat"


def is_scored(view: OlsenView) -> bool:
    """Checks if rounds are played for points."""
    return view.options.variant == "points" or (
        view.options.scored == "yes" and view.options.variant != "long"
    )


def totals(view: OlsenView) -> tuple[int, ...]:
    """Returns each seat's points so far."""
    return tuple(sum(row[seat] for row in view.sheet) for seat in range(len(view.sizes)))


# -- who plays


def _panels(
    page: Page, view: OlsenView, row: list[Seat], y: int, names: tuple[str, ...], say: Speech
) -> None:
    wide = min(_PANEL, (WIDE + _GAP) // len(row) - _GAP)
    left = (WIDE - len(row) * (wide + _GAP) + _GAP) // 2
    for n, seat in enumerate(row):
        _panel(page, view, seat, left + n * (wide + _GAP), y, wide, names[seat], say)


def _panel(
    page: Page, view: OlsenView, seat: Seat, x: int, y: int, wide: int, name: str, say: Speech
) -> None:
    """Draws name, points, hand as a fan, wild rank and state of a player."""
    is_lit = seat in view.waiting or seat in view.winners
    page.panel(x, y, wide, PANEL_TALL, 18, BRASS if is_lit else None)
    right = x + wide - 14
    if is_scored(view):
        right -= page.write(
            right, y + 27, str(totals(view)[seat]), 32, BRASS, weight="Bold", align="right"
        ).width + 8  # fmt: skip
    colour = CHALK_DIM if seat in view.gone else CHALK
    size = 36 if wide > 300 else 31
    page.write(x + 14, y + 26, name, size, colour, weight="Bold", width=right - x - 14)
    if view.sizes[seat]:
        page.put(art.fan(view.sizes[seat]), x + (wide - art.FAN[0]) / 2, y + 46)
        if is_counted(view):
            page.block(x + wide / 2 - 31, y + 104, 62, 42, 21, INK)
            page.write(x + wide / 2, y + 124, str(view.sizes[seat]), 33, CHALK, weight="Bold", align="middle")
    if view.options.variant == "long":
        page.put(art.tag(say.index(view.levels[seat])), x + wide - 56, y + 50)
    _state(page, view, seat, x + wide / 2, y + PANEL_TALL - 25, wide, say)


def _state(page: Page, view: OlsenView, seat: Seat, x: float, y: int, wide: int, say: Speech) -> None:
    text = _said(view, seat, say)
    if not text:
        return
    if view.called[seat] and seat not in view.winners:
        line = label(text, 28, INK, weight="Bold", width=wide - 40)
        page.block(x - line.width / 2 - 16, y - 17, line.width + 32, 36, 18, BRASS)
        page.write(x, y, text, 28, INK, weight="Bold", width=wide - 40, align="middle")
        return
    lit = seat in view.waiting or seat in view.winners
    page.write(x, y, text, 27, BRASS if lit else CHALK_DIM, weight="Bold", width=wide - 20, align="middle")


def _said(view: OlsenView, seat: Seat, say: Speech) -> str:
    """Returns the text under a hand: the result, the call, or the awaited move."""
    if seat in view.winners:
        return say.say("olsen-picture-wins")
    if seat in view.gone:
        return say.say("olsen-picture-gone")
    if seat == view.emptied:
        return say.say("olsen-picture-out")
    if view.called[seat]:
        return say.say("olsen-picture-olsen")
    if seat == view.owing:
        return say.say("olsen-picture-one-card")
    if seat in view.waiting:
        return say.say("olsen-picture-to-judge" if view.phase == "final" else "picture-to-play")
    return ""


# -- the middle of the table


def _middle(page: Page, view: OlsenView, names: tuple[str, ...], say: Speech, top: int) -> None:
    page.write(WIDE / 2, top + 18, _title(view, say), 32, CHALK_DIM, width=860, align="middle")
    if len(view.sizes) > 2:
        page.put(art.arrow(is_left=True, up=view.direction > 0), 14, top + 64)
        page.put(art.arrow(is_left=False, up=view.direction < 0), WIDE - 14 - art.ARROW[0], top + 64)
    _stock(page, view, say, top + 66)
    _pile(page, view, names, top + 52)
    _counts(page, view, say, top + 52)


def _title(view: OlsenView, say: Speech) -> str:
    """Returns the variant, the round if there are rounds, and the laps left if they are few."""
    return " · ".join(title_facts(view, say.say))


def title_facts(view: OlsenView, say: Callable[..., str]) -> list[str]:
    """Returns the parts of the title, said by a function of a text's id and its parameters."""
    facts = [say(f"olsen-option-variant-{view.options.variant}")]
    if is_scored(view):
        facts.append(say("olsen-picture-round", round=view.round))
    if are_last_laps(view):
        facts.append(say("olsen-picture-laps", count=view.laps_left))
    return facts


def are_last_laps(view: OlsenView) -> bool:
    """Checks if the number of laps left is shown."""
    return view.phase != "over" and view.laps_left <= LAPS_TOLD


def _stock(page: Page, view: OlsenView, say: Speech, top: int) -> None:
    """Draws the stock with its height, and the cards to draw because of twos."""
    x = 112
    for n in range(min(4, -(-view.stock // 10)), 0, -1):
        page.card(None, x + n * 4, top + n * 4, _STOCK)
    if not view.stock:
        page.block(x + 4, top + 4, _STOCK, faces.height(_STOCK), 10, FELT_DARK)
    text = say.say("olsen-picture-stock", count=view.stock)
    page.write(
        x + _STOCK / 2 + 6, top + faces.height(_STOCK) + 48, text, 28, CHALK_DIM, width=200, align="middle"
    )
    if view.pending:
        page.block(x + 18, top + 50, 96, 72, 22, BRASS, INK)
        page.write(x + 66, top + 86, f"+{view.pending}", 48, INK, weight="Bold", align="middle")


def last_play(view: OlsenView) -> Turn | None:
    """Returns the player whose cards are on top."""
    for turn in reversed(view.turns):
        if turn.kind == "play":
            return turn if view.pile[-len(turn.cards) :] == turn.cards else None
    return None


def _pile(page: Page, view: OlsenView, names: tuple[str, ...], top: int) -> None:
    """Draws the last cards as a fan, those of the last play in full colour, above the edges of the others."""
    shown = view.pile[-_FANNED:]
    last = last_play(view)
    fresh = max(1, len(last.cards)) if last else 1
    left = (sum(_PILE_AT) - _CARD - (len(shown) - 1) * _STEP) / 2
    right = left + (len(shown) - 1) * _STEP
    under = view.height - 1
    page.put(art.edges(under if not is_counted(view) else min(_EDGES, under), _CARD), right, top)
    for n, card in enumerate(shown):
        page.card(card, left + n * _STEP, top, _CARD, dim=n < len(shown) - fresh)
    if not last:
        return
    y = top + faces.height(_CARD) + 30
    if is_counted(view):
        middle = (left + right + _CARD) / 2
        page.write(middle, y + 16, names[last.seat], 30, CHALK, width=380, align="middle")
    else:
        page.write(right - 12, y, names[last.seat], 30, CHALK, width=round(right) - 282, align="right")


def _counts(page: Page, view: OlsenView, say: Speech, top: int) -> None:
    """Draws what fits: the current suit, or the ranks beside the top card's."""
    x, y = 832, top + 100
    if view.options.variant == "up-down":
        above, below = beside(view.pile[-1], say, wraps=view.options.wrap == "yes")
        page.centred(art.steps(above, below), x, y + 18)
        return
    colours: dict[str, theme.Colour] = {s: faces.colour(s, page.look.suits) for s in SUITS}
    if view.suit is None:
        page.centred(art.any_suit(colours), x, y)
        page.write(
            x, y + 112, say.say("olsen-picture-any"), 32, CHALK, weight="Bold", width=200, align="middle"
        )
        return
    page.centred(art.medal(view.suit, colours[view.suit]), x, y)
    named_by_eight = view.suit != suit(view.pile[-1])
    page.write(
        x, y + 112, say.say(SUIT_IDS[view.suit]), 34 if named_by_eight else 30,
        BRASS if named_by_eight else CHALK_DIM, weight="Bold", width=200, align="middle",
    )  # fmt: skip


def beside(top: Card, say: Speech, *, wraps: bool) -> tuple[str, str]:
    """Returns the ranks one above and one below that card, as they are written; empty where there is none."""
    at = order(top)
    above = at % 13 if wraps or at < 13 else None
    below = (at - 2) % 13 if wraps or at > 1 else None
    one, other = ("" if n is None else say.index(Rank(_RANKS[n])) for n in (above, below))
    return one, other


def _sample() -> Image.Image:
    """Returns the cards and all drawings, as a sample for the palette."""
    sheet = deck()
    sample = Image.new("RGB", (sheet.width, sheet.height + 560), FELT_DARK)
    sample.paste(sheet, (0, 0))
    sample.paste(FELT, (0, sheet.height + 260, sheet.width, sheet.height + 420))
    x = 10
    for sprite in art.sample():
        lay(sample, sprite, x % 900, sheet.height + 4 + x // 900 * 256)
        x += sprite.width + 8
    for n, light in enumerate((CHALK, CHALK_DIM, BRASS)):
        lay(sample, label("0123456789 abcdefgh", 38, light), 10 + n * 330, sample.height - 50)
    return sample


_EXACT: Final = (
    *PAPERS, *FADED, FELT, FELT_DARK, FELT_LIGHT, CHALK, CHALK_DIM, BRASS, INK, theme.GREEN, theme.AZURE,
    backs.BACK, backs.BACK_LIGHT,
)  # fmt: skip

TABLE: Final = Palette("olsen", lambda: sampled(256, _EXACT, _sample()))
"""Colours of the board picture."""

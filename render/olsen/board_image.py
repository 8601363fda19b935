"""The board picture: players with hands as fans, and between them stock, pile and what fits on it.

Reads only the public fields of a view, so a seat's view gives the same bytes.
"""

from collections.abc import Callable
from typing import Final, Literal

from games.cards import RANKS, SUITS, Card, order, suit
from games.olsen.views import LAPS_TOLD, LEVELS, OlsenView, Turn
from games.params import Seat, Who
from locales import Speech, speech
from render import banner
from render.banner import Ending, placing
from render.cards import faces
from render.drawing import lettering, signs, theme
from render.drawing.lettering import label
from render.drawing.strips import ROWS, Palette, Scene
from render.drawing.theme import BRASS, CHALK, CHALK_DIM, FELT, FELT_DARK, INK
from render.look import Look
from render.olsen import art
from render.page import Page
from render.voice import SUIT_IDS, shown_names

WIDE: Final = 1000
_MARGIN: Final = 14
_GAP: Final = 10
_PANEL: Final = 480
_NARROW: Final = 300
"""Width of a panel from which on its state stands beside its cards."""
_SIZES: Final = ((6, 120, 422), (10, 154, 412))
"""Most seats, height of a panel and of the middle: what a move changes lies on whole strips."""
_NAMES: Final = (24, 21)
"""Sizes of a name in a narrow panel: in one line, and at least in two."""
_STOCK: Final = 140
_CARD: Final = 192
_CHEATS_CARD: Final = 150
"""Width of the pile's cards; smaller where the edge of each card of the pile is drawn."""
_PILE_MIDDLE: Final = 500
_STEP: Final = 60
_FANNED: Final = 5
_EDGES: Final = 6
"""Edges showing a pile's height; in Svindl one for each card, so that they can be counted (RULES.md 7.5)."""


def scene(view: OlsenView, look: Look) -> Scene:
    """Returns what the picture shows."""
    page = Page(WIDE, FELT, look)
    say = speech(look.language)
    names = shown_names(look, len(view.sizes))
    if (over := ending(view, say)) is not None:
        banner.draw(page, over, names, say)
    upper, lower = rows(len(view.sizes))
    tall, between = _heights(len(view.sizes))
    middle = _MARGIN + tall + _GAP
    for row, y in ((upper, _MARGIN), (lower, middle + between)):
        wide = min(_PANEL, (WIDE - 2 * _MARGIN + _GAP) // len(row) - _GAP)
        left = (WIDE - len(row) * (wide + _GAP) + _GAP) // 2
        for n, seat in enumerate(row):
            _panel(page, view, seat, left + n * (wide + _GAP), y, wide, names[seat], say)
    _middle(page, view, names, say, middle)
    return page.scene(middle + between + tall + _MARGIN, TABLE)


def ending(view: OlsenView, say: Speech) -> Ending | None:
    """Returns winners, others by wild rank and points or cards, then those who gave up, the first last."""
    if not view.winners:
        return None
    scores = view.totals if is_scored(view) else view.sizes
    ranks = [_place(view, Seat(n), score) for n, score in enumerate(scores)]
    return Ending(placing(ranks), tuple(map(str, scores)) if is_scored(view) else ())


def _place(view: OlsenView, seat: Seat, score: int) -> tuple[int, int, int]:
    """Returns what orders the seats at the end, the lowest first."""
    if seat in view.winners:
        return (0, 0, 0)
    if seat in view.gone:
        return (2, -view.gone.index(seat), 0)
    return (1, -LEVELS.index(view.levels[seat]), score)


def _heights(seats: int) -> tuple[int, int]:
    """Returns the heights of a panel and of the middle; with more than six a panel has three lines."""
    return next((tall, between) for most, tall, between in _SIZES if seats <= most)


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


# -- who plays


def _panel(
    page: Page, view: OlsenView, seat: Seat, x: int, y: int, wide: int, name: str, say: Speech
) -> None:
    """Draws shape, name and points; below them, where all changes lie, the hand as a fan and the state."""
    is_lit = seat in view.waiting or seat in view.winners
    is_wide = wide > _NARROW
    page.panel(x, y, wide, _heights(len(view.sizes))[0], 18, signs.SEATS[seat] if is_lit else None)
    size = 38 if is_wide else 28
    page.centred(signs.sign(seat, size), x + 16 + size / 2, y + 34)
    right = x + wide - 16
    if is_scored(view):
        points = str(view.totals[seat])
        light = signs.LIGHT[seat]
        right -= page.write(right, y + 33, points, size - 2, light, weight="Bold", align="right").width + 10
    if view.options.variant == "long":
        page.put(art.tag(say.index(view.levels[seat])), right - 46, y + 8)
        right -= 56
    left = x + 24 + size
    colour = CHALK_DIM if seat in view.gone else CHALK
    shown = lettering.beside(name)
    if is_wide:
        page.name(left, y + 32, shown, size - (2 if wide == _PANEL else 4), colour, width=right - left)
    else:
        page.broken(left, y + 32, shown, _NAMES, colour, right - left)
    taken = _hand(page, view, seat, (x + 14, y + 89), is_apart=wide >= _PANEL)
    if is_wide:
        _state(page, view, seat, say, (x + wide - 16, y + 90, wide - 36 - taken), "right")
    else:
        _state(page, view, seat, say, (x + wide / 2, y + 135, wide - 16), "middle")


def _hand(page: Page, view: OlsenView, seat: Seat, place: tuple[int, int], *, is_apart: bool) -> int:
    """Draws the hand face down from x, its middle at y, and its number on or beside it; returns its width."""
    x, y = place
    if not view.sizes[seat]:
        return 0
    fan = art.fan(view.sizes[seat])
    page.put(fan, x, y - fan.height / 2)
    if not is_counted(view):
        return fan.width
    at = x + fan.width - 2 if is_apart else min(x + fan.width - 6, x + 112)
    page.block(at, y - 19, 50, 38, 19, INK)
    page.write(at + 25, y - 1, str(view.sizes[seat]), 30, CHALK, weight="Bold", align="middle")
    return at + 60 - x


def _state(
    page: Page,
    view: OlsenView,
    seat: Seat,
    say: Speech,
    place: tuple[float, float, int],
    align: Literal["middle", "right"],
) -> None:
    """Draws the result, the call or the awaited move: at x, y, no wider than the third number."""
    x, y, room = place
    text = _said(view, seat, say)
    if not text:
        return
    if view.called[seat] and seat not in view.winners:
        wide = label(text, 28, INK, weight="Bold", width=room - 32).width + 32
        left = x - wide / (2 if align == "middle" else 1)
        page.block(left, y - 18, wide, 36, 18, BRASS)
        page.write(left + wide / 2, y - 1, text, 28, INK, weight="Bold", width=room - 32, align="middle")
        return
    lit = seat in view.waiting or seat in view.winners
    colour = signs.LIGHT[seat] if lit else CHALK_DIM
    page.name(x, y - 1, text, 28, colour, width=room, align=align)


def _said(view: OlsenView, seat: Seat, say: Speech) -> str:
    """Returns the text under a hand: the result, the call, or the awaited move."""
    if seat in view.winners:
        return ""
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
    title = " · ".join(title_facts(view, say.say))
    page.write(WIDE / 2, top + 21, title, 32, CHALK_DIM, width=900, align="middle")
    strip = -(-(top + 38) // ROWS) * ROWS
    if len(view.sizes) > 2:
        page.put(art.arrow(is_left=True, up=view.direction > 0), 12, strip + 20)
        page.put(art.arrow(is_left=False, up=view.direction < 0), WIDE - 12 - art.ARROW[0], strip + 20)
    _stock(page, view, say, strip + 32)
    _pile(page, view, strip + faces.SHADOW)
    _counts(page, view, say, strip + 128)
    _latest(page, view, names, say, strip + 13 * ROWS)


def title_facts(view: OlsenView, say: Callable[..., str]) -> list[str]:
    """Returns the parts of the title, said by a function of a text's id and its parameters."""
    facts = [say(f"olsen-option-variant-{view.options.variant}")]
    if is_scored(view):
        facts.append(say("olsen-picture-round", round=view.round))
    if view.phase != "over" and view.laps_left <= LAPS_TOLD:
        facts.append(say("olsen-picture-laps", count=view.laps_left))
    return facts


def _stock(page: Page, view: OlsenView, say: Speech, top: int) -> None:
    """Draws the stock with its height, and the cards to draw because of twos."""
    x, tall = 92, faces.height(_STOCK)
    for n in range(min(4, -(-view.stock // 10)), 0, -1):
        page.card(None, x + n * 4, top + n * 4, _STOCK)
    if not view.stock:
        page.block(x + 4, top + 4, _STOCK, tall, 10, FELT_DARK)
    text = say.say("olsen-picture-stock", count=view.stock)
    page.write(x + _STOCK / 2 + 6, top + tall + 40, text, 30, CHALK_DIM, width=190, align="middle")
    if view.pending:
        page.block(x + 22, top + tall / 2 - 38, 108, 80, 24, BRASS, INK)
        page.write(x + 76, top + tall / 2 + 2, f"+{view.pending}", 54, INK, weight="Bold", align="middle")


def last_play(view: OlsenView) -> Turn | None:
    """Returns the player whose cards are on top."""
    for turn in reversed(view.turns):
        if turn.kind == "play":
            return turn if view.pile[-len(turn.cards) :] == turn.cards else None
    return None


def _pile(page: Page, view: OlsenView, top: int) -> None:
    """Draws the last cards as a fan, those of the last play in full colour, above the edges of the others."""
    shown = view.pile[-_FANNED:]
    last = last_play(view)
    fresh = max(1, len(last.cards)) if last else 1
    wide = _CARD if is_counted(view) else _CHEATS_CARD
    left = _PILE_MIDDLE - (wide + (len(shown) - 1) * _STEP) / 2
    under = view.height - 1
    edges = art.edges(under if not is_counted(view) else min(_EDGES, under), wide)
    page.put(edges, left + (len(shown) - 1) * _STEP, top)
    for n, card in enumerate(shown):
        page.card(card, left + n * _STEP, top, wide, dim=n < len(shown) - fresh)


def _latest(page: Page, view: OlsenView, names: tuple[str, ...], say: Speech, y: int) -> None:
    """Draws who laid the cards on top, and what has been done since, in one line."""
    last = last_play(view)
    since = [turn for turn in view.turns[-1:] if turn.kind not in ("play", "out")]
    told = [*([last] if last else []), *since]
    if not told:
        return
    texts = [_deed(turn, names, say) for turn in told]
    room = 900 // len(texts) - 60
    sizes = [min(label(text, 30, CHALK, width=room).width, room) for text in texts]
    wide = sum(sizes) + 62 * len(texts) + 14
    x = (WIDE - wide) / 2
    page.block(x, y - 23, wide, 46, 23, FELT_DARK)
    for turn, text, size in zip(told, texts, sizes, strict=True):
        page.centred(signs.sign(turn.seat, 30), x + 32, y)
        page.write(x + 56, y - 1, text, 30, CHALK, width=room)
        x += size + 62


def _deed(turn: Turn, names: tuple[str, ...], say: Speech) -> str:
    """Returns a turn in a few words."""
    id = "olsen-picture-laid-by" if turn.kind == "play" else f"olsen-words-{turn.kind}"
    return say.say(id, names, who=Who(turn.seat), count=turn.count)


def _counts(page: Page, view: OlsenView, say: Speech, y: int) -> None:
    """Draws what fits: the current suit, or the ranks beside the top card's; the middle at `y`."""
    x = 832
    if view.options.variant == "up-down":
        above, below = beside(view.pile[-1], say, wraps=view.options.wrap == "yes")
        page.centred(art.steps(above, below), x, y)
        return
    colours: dict[str, theme.Colour] = {s: faces.colour(s, page.look.suits) for s in SUITS}
    if view.suit is None:
        page.centred(art.any_suit(colours), x, y)
        text = say.say("olsen-picture-any")
        page.write(x, y + 120, text, 34, CHALK, weight="Bold", width=190, align="middle")
        return
    page.centred(art.medal(view.suit, colours[view.suit]), x, y)
    named_by_eight = view.suit != suit(view.pile[-1])
    page.write(
        x, y + 120, say.say(SUIT_IDS[view.suit]), 36 if named_by_eight else 32,
        BRASS if named_by_eight else CHALK_DIM, weight="Bold", width=190, align="middle",
    )  # fmt: skip


def beside(top: Card, say: Speech, *, wraps: bool) -> tuple[str, str]:
    """Returns the ranks one above and one below that card, as they are written; empty where there is none."""
    at = order(top)
    above = at % 13 if wraps or at < 13 else None
    below = (at - 2) % 13 if wraps or at > 1 else None
    one, other = ("" if n is None else say.index(RANKS[n]) for n in (above, below))
    return one, other


TABLE: Final = Palette("olsen")
"""Colours of the board picture."""

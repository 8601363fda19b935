"""The board picture: contract, piles, players, melds and score sheet.

Reads only the public fields of a view, so a seat's view gives the same bytes.
"""

from typing import Final

from games.cards import JOKER, RANKS, Card
from games.kinaskak.views import KinaskakView, Meld
from games.params import Seat
from locales import Speech, speech
from render import banner
from render.cards import faces
from render.drawing import signs
from render.drawing.lettering import beside, label
from render.drawing.strips import Scene
from render.drawing.theme import BRASS, CHALK, CHALK_DIM, FELT, FELT_DARK, INK
from render.kinaskak import art, last_move, score_sheet
from render.look import Look
from render.page import Page
from render.voice import shown_names

WIDE: Final = 1000
MARGIN: Final = 16
_HEAD: Final = 176
_PANEL_WIDE, _PANEL_TALL, _PANEL_GAP = 478, 100, 12
_TOP_CARD: Final = 104
_SIZES: Final = ((_TOP_CARD, 50, 2), (88, 43, 3), (74, 38, 99))
"""Width of a card of a meld, its distance to the next, and the number of rows up to which they are used."""
_GAP: Final = 22
_TAG: Final = 38


def scene(view: KinaskakView, look: Look) -> Scene:
    """Returns what the picture shows."""
    page = Page(WIDE, FELT, look)
    say = speech(look.language)
    names = shown_names(look, len(view.sizes))
    if (over := score_sheet.ending(view, say)) is not None:
        banner.draw(page, over, names, say, art.sign)
    y = _head(page, view, say)
    names = tuple(map(beside, names))
    y = _panels(page, view, names, say, y)
    y = last_move.draw(page, view, names, say, y)
    y = _melds(page, view, y)
    y = score_sheet.draw(page, view, names, say, y)
    return page.scene(y + MARGIN, art.TABLE)


def contract_text(view: KinaskakView, say: Speech) -> str:
    """Returns the contract of the round: `1 set + 2 runs`."""
    sets = sum(part.kind == "set" for part in view.contract)
    runs = len(view.contract) - sets
    parts = [say.say("kinaskak-sets", count=sets)] if sets else []
    parts += [say.say("kinaskak-runs", count=runs)] if runs else []
    return " + ".join(parts)


# -- the round and the piles


def _head(page: Page, view: KinaskakView, say: Speech) -> int:
    """Draws round, contract, stock and top discard; returns where the panels begin."""
    of = len(view.ladder.contracts)
    round = say.say("kinaskak-picture-round", round=view.round, rounds=of)
    goal = f"{round} · {say.say('kinaskak-picture-lowest')}"
    page.name(MARGIN + 4, 44, goal, 34, CHALK_DIM, width=690, weight="Semibold")
    page.name(MARGIN + 4, 96, contract_text(view, say), 56, BRASS, width=690)
    least = lengths_text(view, say)
    page.write(MARGIN + 4, 146, least, 30, CHALK, width=690)
    tall = faces.height(_TOP_CARD)
    x = WIDE - MARGIN - _TOP_CARD - 8
    if view.pile:
        page.card(view.pile[-1], x, 16, _TOP_CARD)
    else:
        page.block(x, 16, _TOP_CARD, tall, 10, FELT_DARK)
    x -= _TOP_CARD + 26
    for n in range(2 if view.stock else 0):
        page.card(None, x - 3 + 3 * n, 19 - 3 * n, _TOP_CARD)
    count = label(str(view.stock), 36, CHALK, weight="Bold")
    page.block(x + _TOP_CARD / 2 - count.width / 2 - 14, 16 + tall - 52, count.width + 28, 44, 20, INK)
    page.write(x + _TOP_CARD / 2, 16 + tall - 31, str(view.stock), 36, CHALK, weight="Bold", align="middle")
    return _HEAD


def lengths_text(view: KinaskakView, say: Speech) -> str:
    """Returns the least lengths of sets and runs, as far as the round asks for them."""
    least = {part.kind: part.least for part in view.contract}
    return " · ".join(say.say(f"kinaskak-least-{kind}", least=count) for kind, count in least.items())


# -- who plays


def _panels(page: Page, view: KinaskakView, names: tuple[str, ...], say: Speech, top: int) -> int:
    for n in range(len(view.sizes)):
        x = MARGIN + n % 2 * (WIDE - 2 * MARGIN - _PANEL_WIDE)
        y = top + n // 2 * (_PANEL_TALL + _PANEL_GAP)
        _panel(page, view, Seat(n), names[n], say, (x, y))
    return top + -(-len(view.sizes) // 2) * (_PANEL_TALL + _PANEL_GAP)


def _panel(page: Page, view: KinaskakView, seat: Seat, name: str, say: Speech, at: tuple[int, int]) -> None:
    """Draws shape, name, dealer and points; below cards, purchases left, and what the table waits for."""
    x, y = at
    awaited = seat in view.waiting
    page.panel(x, y, _PANEL_WIDE, _PANEL_TALL, 18, signs.SEATS[seat] if awaited else None)
    page.centred(art.sign(seat, 44), x + 34, y + 34)
    right = x + _PANEL_WIDE - 20
    light = signs.LIGHT[seat]
    points = page.write(right, y + 36, say.number(view.totals[seat]), 48, light, weight="Bold", align="right")
    room = _PANEL_WIDE - points.width - 100
    if seat == view.dealer:
        room -= page.mark(right - points.width - 16, y + 34, say.say("picture-dealer"), 24) + 10
    page.name(x + 64, y + 33, name, 36, CHALK, width=room)
    if view.gone[seat]:
        page.write(x + 64, y + 76, say.say("kinaskak-picture-gone"), 28, CHALK_DIM, width=380)
        return
    page.card(None, x + 24, y + 57, 24)
    page.write(x + 60, y + 76, str(view.sizes[seat]), 34, CHALK, weight="Bold")
    _coins(page, view, seat, say, (x + 104, y + 76))
    text = _state(view, seat, say)
    page.write(
        right, y + 75, text, 28, light if awaited else CHALK_DIM, weight="Bold", width=170, align="right"
    )


def _coins(page: Page, view: KinaskakView, seat: Seat, say: Speech, at: tuple[int, int]) -> None:
    """Draws a coin for each purchase that is left, empty places for those that are spent, and their label."""
    x, y = at
    for n in range(view.ladder.buys):
        page.centred(art.coin(30, spent=n >= view.ladder.buys - view.buys[seat]), x + 16 + n * 34, y)
    if view.ladder.buys:
        left = x + 6 + view.ladder.buys * 34
        page.write(left, y, say.say("kinaskak-picture-buys"), 24, CHALK_DIM, width=70)


def _state(view: KinaskakView, seat: Seat, say: Speech) -> str:
    if view.phase == "over":
        return ""
    if seat in view.waiting:
        what = {"draw": "to-draw", "buy": "may-buy", "play": "to-play"}[view.phase]
        return say.say(f"kinaskak-picture-{what}")
    return say.say("kinaskak-picture-laid") if view.laid[seat] else ""


# -- the melds


def width(meld: Meld, card: int, step: int) -> int:
    """Returns the width of a meld with cards of that width, at that distance."""
    return card + step * (len(meld.cards) - 1)


def _rows(view: KinaskakView, card: int, step: int) -> list[list[int]]:
    """Returns the numbers of the melds in rows that fit on the table, in the order of play."""
    rows: list[list[int]] = [[]]
    used = 0
    for n, meld in enumerate(view.melds):
        wide = width(meld, card, step)
        if rows[-1] and used + wide > WIDE - 2 * MARGIN:
            rows.append([])
            used = 0
        rows[-1].append(n)
        used += wide + _GAP
    return rows


def card_size(view: KinaskakView) -> tuple[int, int]:
    """Returns the width of the cards of melds and their distance: as large as the discards if they fit."""
    return next((card, step) for card, step, most in _SIZES if len(_rows(view, card, step)) <= most)


def _melds(page: Page, view: KinaskakView, top: int) -> int:
    """Draws all melds in the order of play, in rows; returns where they end."""
    card, step = card_size(view)
    y = top + 6
    for row in _rows(view, card, step) if view.melds else ():
        x = MARGIN
        for n in row:
            _meld(page, view, n, (x, y), (card, step))
            x += width(view.melds[n], card, step) + _GAP
        y += _TAG + faces.height(card) + 22
    return y - 6


def _meld(page: Page, view: KinaskakView, n: int, at: tuple[int, int], size: tuple[int, int]) -> None:
    """Draws owner's shape, number and cards; a joker of a run as the card that it represents, on gold."""
    meld = view.melds[n]
    (x, y), (card, step) = at, size
    touched = any(move.meld == n for move in last_move.last_moves(view))
    wide = width(meld, card, step)
    page.block(x, y, wide, _TAG - 5, 14, FELT_DARK, signs.SEATS[meld.owner] if touched else None)
    page.centred(art.sign(meld.owner, 28), x + 20, y + 16)
    light = signs.LIGHT[meld.owner]
    page.write(x + wide - 12, y + 15, f"M{n + 1}", 27, light, weight="Bold", align="right")
    for k, one in enumerate(meld.cards):
        lay(page, meld, k, one, (x + k * step, y + _TAG, card))


def lay(page: Page, meld: Meld, k: int, card: Card, place: tuple[float, float, int]) -> None:
    """Draws the k-th card of a meld: at x, y, in that width."""
    x, y, wide = place
    is_wild = card == JOKER and meld.kind == "run"
    look = page.look
    sprite = faces.lying(
        stands_for(meld, k) if is_wild else card, wide, look.language, look.suits,
        sort="wild" if is_wild else "small",
    )  # fmt: skip
    page.put(sprite, x - faces.SHADOW, y - faces.SHADOW)


def stands_for(meld: Meld, k: int) -> Card:
    """Returns the card of the k-th place of a run."""
    return Card(RANKS[(meld.low + k - 1) % len(RANKS)] + meld.suit)

"""The board picture of a plain game: title, a panel for each seat, rows of cards and chips."""

import math
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from games.params import Seat
from locales import speech
from render import banner
from render.cards import faces
from render.drawing import signs
from render.drawing.lettering import beside, label, length
from render.drawing.strips import Scene
from render.drawing.theme import BRASS, CHALK, CHALK_DIM, FELT, FELT_DARK, INK
from render.look import Look
from render.page import Page
from render.palettes import TABLE
from render.plain.sheet import Item, Panel, Row, Sheet
from render.voice import shown_names

WIDE: Final = 1000
MARGIN: Final = 16
_HEAD: Final = 78
_PANEL_WIDE, _PANEL_TALL, _GAP = 478, 100, 12
_TITLE: Final = 44
_CARD, _CARD_GAP, _SMALL_CARD, _SMALL_GAP = 116, 22, 54, 6
_BELOW: Final = 46
_LABEL: Final = 224
_APART: Final = 54
_SMALL_TALL: Final = 86
_INSET: Final = 16
"""Distance of what lies on the table from its frame."""
_APART_BELOW: Final = 12
_ROOM: Final = WIDE - 2 * MARGIN - 2 * _INSET
_NAMES: Final = (27, 22)
"""Sizes of a name beside small cards, in one line and at least in two."""


def scene(sheet: Sheet, look: Look) -> Scene:
    """Returns the board, 1,000 pixels wide; the hand of the sheet is not read."""
    page = Page(WIDE, FELT, look)
    names = shown_names(look, len(sheet.panels))
    if sheet.ending is not None:
        banner.draw(page, sheet.ending, names, speech(look.language))
    y = _head(page, sheet)
    for n, panel in enumerate(sheet.panels):
        at = (MARGIN + n % 2 * (_PANEL_WIDE + _GAP), y + n // 2 * (_PANEL_TALL + _GAP))
        _panel(page, panel, Seat(n), names[n], at)
    y += -(-len(sheet.panels) // 2) * (_PANEL_TALL + _GAP) + 6
    shown = _shelves([row for row in sheet.rows if row.items], names)
    for is_small, shelves in groupby(shown, key=lambda rows: rows[0].small):
        y = _table(page, list(shelves), names, y, is_small=is_small)
    return page.scene(y + MARGIN - _APART_BELOW, TABLE)


def _table(
    page: Page, shelves: Sequence[Sequence[Row]], names: tuple[str, ...], y: int, *, is_small: bool
) -> int:
    """Draws what lies on the table in a frame of brass, or small rows on a dark ground; returns its end."""
    talls = [_SMALL_TALL if is_small else _tall(rows, names) for rows in shelves]
    tall = sum(talls) + 2 * _INSET - (_SMALL_TALL - faces.height(_SMALL_CARD) if is_small else 18)
    page.block(MARGIN, y, WIDE - 2 * MARGIN, tall, 20, FELT_DARK, None if is_small else BRASS)
    top = y + _INSET
    for rows, high in zip(shelves, talls, strict=True):
        if is_small:
            _small_row(page, rows[0], names, top)
        else:
            _shelf(page, rows, names, top)
        top += high
    return y + tall + _APART_BELOW


def _head(page: Page, sheet: Sheet) -> int:
    """Draws title and badge; returns where the panels begin."""
    room = WIDE - 2 * MARGIN - 8
    if sheet.badge:
        wide = label(sheet.badge, 32, INK, weight="Bold", width=380).width + 40
        room -= wide + 16
        page.block(WIDE - MARGIN - wide, 16, wide, 48, 24, BRASS)
        page.write(
            WIDE - MARGIN - wide / 2, 40, sheet.badge, 32, INK, weight="Bold", width=380, align="middle"
        )
    page.write(MARGIN + 4, 40, sheet.title, 38, CHALK, weight="Bold", width=room)
    return _HEAD


def _panel(page: Page, panel: Panel, seat: Seat, name: str, at: tuple[int, int]) -> None:
    """Draws shape, name and points; below them the number of cards in hand and the notes."""
    x, y = at
    light = signs.LIGHT[seat]
    page.panel(x, y, _PANEL_WIDE, _PANEL_TALL, 18, signs.SEATS[seat] if panel.lit else None)
    page.centred(signs.sign(seat, 44), x + 34, y + 34)
    right = x + _PANEL_WIDE - 20
    points = page.write(right, y + 36, str(panel.points), 48, light, weight="Bold", align="right")
    page.name(x + 64, y + 33, beside(name), 36, CHALK, width=_PANEL_WIDE - points.width - 100)
    if panel.cards:
        page.card(None, x + 24, y + 56, 24)
        page.write(x + 60, y + 75, str(panel.cards), 34, CHALK, weight="Bold")
    colour = light if panel.lit else CHALK_DIM
    notes = " · ".join(panel.notes)
    page.write(right, y + 75, notes, 30, colour, weight="Bold", width=340, align="right")


def _shelves(rows: Sequence[Row], names: tuple[str, ...]) -> Iterator[list[Row]]:
    """Yields each small row alone, and as many of the others together as fit beside each other."""
    shelf: list[Row] = []
    for row in rows:
        wide = sum(_block(one, names) + _APART for one in (*shelf, row)) - _APART
        if shelf and (row.small or shelf[-1].small or wide > _ROOM):
            yield shelf
            shelf = []
        shelf.append(row)
    if shelf:
        yield shelf


def _block(row: Row, names: tuple[str, ...]) -> int:
    """Returns the width of a row's items and its title, in pixels."""
    wide, step = _sizes(len(row.items))
    title = math.ceil(length(_title(row, names), 30, "Bold"))
    return max(min(title, _ROOM), step * (len(row.items) - 1) + wide)


def _sizes(items: int) -> tuple[int, int]:
    """Returns the width of each of so many cards, and the distance from one to the next, so that all fit."""
    count, room = max(1, items), _ROOM
    wide = min(_CARD, room // count - _CARD_GAP // 2)
    return wide, wide + min(_CARD_GAP, (room - wide * count) // count)


def _tall(rows: Sequence[Row], names: tuple[str, ...]) -> int:
    """Returns the height of rows beside each other, with their titles and what stands below."""
    has_labels = any(i.seat is not None or (i.card and i.text) for row in rows for i in row.items)
    tall = max(faces.height(_sizes(len(row.items))[0]) for row in rows)
    title = _TITLE * any(_title(row, names) for row in rows)
    return title + tall + (_BELOW if has_labels else 0) + 18


def _shelf(page: Page, rows: Sequence[Row], names: tuple[str, ...], y: int) -> None:
    """Draws rows beside each other in the middle, titles above them."""
    blocks = [_block(row, names) for row in rows]
    x = (WIDE - sum(blocks) - _APART * (len(rows) - 1)) / 2
    top = y + _TITLE * any(_title(row, names) for row in rows)
    for row, block in zip(rows, blocks, strict=True):
        page.write(x, y + 20, _title(row, names), 30, CHALK_DIM, weight="Bold", width=block)
        wide, step = _sizes(len(row.items))
        for n, item in enumerate(row.items):
            _item(page, item, x + n * step, top, wide)
        x += block + _APART


def _small_row(page: Page, row: Row, names: tuple[str, ...], y: int) -> None:
    """Draws the title or the owner at the left and small cards beside it."""
    middle = y + faces.height(_SMALL_CARD) / 2
    x = MARGIN + 18
    if row.owner is not None:
        page.centred(signs.sign(row.owner, 34), x + 17, middle)
        x += 42
    colour = CHALK_DIM if row.owner is None else signs.LIGHT[row.owner]
    room = MARGIN + _LABEL - 12 - x
    page.broken(x, middle, beside(_title(row, names)), _NAMES, colour, room)
    room = WIDE - 2 * MARGIN - _LABEL - _INSET
    step = min(_SMALL_CARD + _SMALL_GAP, (room - _SMALL_CARD) // max(1, len(row.items) - 1))
    for n, item in enumerate(row.items):
        _item(page, item, MARGIN + _LABEL + n * step, y, _SMALL_CARD)


def _title(row: Row, names: tuple[str, ...]) -> str:
    return row.title if row.owner is None else names[row.owner]


def _item(page: Page, item: Item, x: float, y: float, wide: int) -> None:
    tall = faces.height(wide)
    if item.card is None and item.text:
        page.block(x, y, wide, tall, 18, FELT_DARK)
        colour = CHALK_DIM if item.dim else CHALK
        page.write(
            x + wide / 2,
            y + tall / 2,
            item.text,
            wide // 2,
            colour,
            weight="Bold",
            width=wide - 8,
            align="middle",
        )
    else:
        page.card(item.card, x, y, wide, dim=item.dim, small=wide < 80)
    below = y + tall + 8 + 18
    if item.seat is not None:
        page.centred(signs.sign(item.seat, 36), x + (22 if item.card and item.text else wide / 2), below)
    if item.card is not None and item.text:
        middle = x + wide / 2 + (20 if item.seat is not None else 0)
        page.write(middle, below, item.text, 28, CHALK, weight="Bold", width=wide - 44, align="middle")

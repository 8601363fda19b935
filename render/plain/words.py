"""The alt texts and the text board of a plain game."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from games.cards import Card
from games.params import Seat, Who
from render.drawing import signs
from render.plain.sheet import Hand, Item, Panel, Row, Sheet
from render.voice import Voice


def board(sheet: Sheet, voice: Voice[object]) -> Iterator[str]:
    """Yields what is awaited, what has just happened, then the table."""
    if sheet.waiting:
        yield voice.waiting(*sheet.waiting)
    rows = [row for row in sheet.rows if row.items]
    first, later = ([] if sheet.ending else rows[:1]), [row for row in rows[:1] if sheet.ending] + rows[1:]
    for row in (*first, *(row for row in later if row.news)):
        yield _ended(_row(row, voice, ranged=True))
    yield _ended(" · ".join(filter(None, (sheet.title, sheet.badge))))
    for n, panel in enumerate(sheet.panels):
        yield _panel(Seat(n), panel, sheet, voice)
    for row in later:
        if not row.news and row.owner is None:
            yield _ended(_row(row, voice, ranged=True))


def _panel(seat: Seat, panel: Panel, sheet: Sheet, voice: Voice[object]) -> str:
    """Returns a player's points, notes and the rows of their own, which say how many cards they hold."""
    rows = [row for row in sheet.rows if row.items and row.owner == seat]
    told = _side(Who(seat), panel if not rows else replace(panel, cards=None), voice)
    notes = () if seat in sheet.waiting else panel.notes
    own = (_items(row, voice, ranged=True) for row in rows)
    return ", ".join((told.removesuffix("."), *notes, *own)) + "."


def hand(sheet: Sheet, voice: Voice[object]) -> Iterator[str]:
    """Yields the hand, and what is chosen of it."""
    held = sheet.hand
    if held is None or not held.cards:
        yield voice.say("picture-words-hand-empty")
        return
    if held.note:
        yield _ended(held.note)
    yield from voice.lifted(_ticked(held, ()), ())
    yield voice.say("picture-words-hand", cards=voice.many(held.cards))


def picked(sheet: Sheet, voice: Voice[object], picked: Sequence[str]) -> Iterator[str]:
    """Yields the cards of the hand that are picked or chosen."""
    held = sheet.hand or Hand(())
    yield from voice.lifted(_ticked(held, picked), ()) if held.cards else hand(sheet, voice)


def _ticked(held: Hand, picked: Sequence[str]) -> list[Card]:
    return [card for card, is_ticked in zip(held.cards, held.ticked(picked), strict=True) if is_ticked]


def text(sheet: Sheet, voice: Voice[object], end: Sequence[str]) -> Iterator[str]:
    """Yields the board in Discord's markdown: title, result, a line for each row and each player."""
    rows = [("-# " if row.small else "") + _row(row, voice) for row in sheet.rows if row.items]
    yield " · ".join(filter(None, (f"**{sheet.title}**", sheet.badge)))
    yield from (f"**{line}**" for line in end)
    yield from rows[:1]
    for n, panel in enumerate(sheet.panels):
        held = [] if panel.cards is None else [voice.say("card-count", count=panel.cards)]
        notes = [f"**{note}**" if panel.lit else note for note in panel.notes]
        line = f"{signs.CHARACTERS[n]} **{voice.names[n]}** **{panel.points}**"
        yield " · ".join((line, *held, *notes))
    yield from rows[1:]


def _side(who: Who, panel: Panel, voice: Voice[object]) -> str:
    """Returns a player's points, and the number of their cards if the game has hands."""
    if panel.cards is None:
        return voice.say("picture-words-points", who=who, points=panel.points)
    return voice.say("picture-words-side", who=who, points=panel.points, cards=panel.cards)


def _row(row: Row, voice: Voice[object], *, ranged: bool = False) -> str:
    """Returns a row of items behind its title."""
    title = row.title if row.owner is None else voice.names[row.owner]
    told = _items(row, voice, ranged=ranged)
    return f"{title}: {told}" if title else told


def _items(row: Row, voice: Voice[object], *, ranged: bool) -> str:
    """Returns the items of a row; `ranged`: small cards by suits in ranges."""
    short = voice.short or row.small
    items = [_item(item, voice, short=short) for item in row.items]
    cards = [item.card for item in row.items if item.card is not None and not item.text]
    if any(item.seat is not None for item in row.items):
        return "; ".join(items)
    if ranged and row.small and len(cards) == len(items):
        return voice.ranged(cards)
    return " ".join(items) if short else voice.speech.listed(items)


def _item(item: Item, voice: Voice[object], *, short: bool) -> str:
    """Returns an item with its owner before it and its text behind it."""
    told = item.text
    if item.card is not None:
        card = voice.speech.card(item.card) if short else voice.speech.card_words(item.card)
        told = f"{card} ({item.text})" if item.text else card
    elif not item.text:
        told = voice.say("card-count", count=1)
    return told if item.seat is None else f"{voice.names[item.seat]}: {told}"


def _ended(text: str) -> str:
    """Returns the text with a full stop, unless it has its own sign at the end."""
    return text if text[-1:] in ".!?" else text + "."

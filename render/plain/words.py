"""The alt texts and the text board of a plain game."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.params import Seat, Who
from render import banner
from render.drawing import signs
from render.plain.sheet import Item, Panel, Row, Sheet
from render.voice import TEXT_LIMIT, Voice, fitting


def board_sentences(sheet: Sheet, voice: Voice[object]) -> Iterator[str]:
    """Yields how the game ended or what is awaited, what has just happened, then the table."""
    if sheet.ending is not None:
        yield from banner.sentences(sheet.ending, voice)
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


def hand_sentences(sheet: Sheet, voice: Voice[object], picked: tuple[str, ...]) -> Iterator[str]:
    """Yields the hand in sentences; once cards are picked, these."""
    held = sheet.hand
    if held is None or not held.cards:
        yield voice.say("picture-words-hand-empty")
        return
    ticked = [card for card, is_ticked in zip(held.cards, held.ticked(picked), strict=True) if is_ticked]
    if held.note and not picked:
        yield _ended(held.note)
    if ticked:
        yield voice.say("picture-words-picked", cards=voice.cards(ticked))
    if not picked:
        yield voice.say("picture-words-hand", cards=voice.many(held.cards))


def text_board(sheet: Sheet, voice: Voice[object]) -> str:
    """Returns the board in Discord's markdown: title, result, a line for each row and each player."""
    rows = [("-# " if row.small else "") + _row(row, voice) for row in sheet.rows if row.items]
    lines = [" · ".join(filter(None, (f"**{sheet.title}**", sheet.badge)))]
    lines += [f"**{line}**" for line in banner.sentences(sheet.ending, voice)] if sheet.ending else []
    lines += rows[:1]
    for n, panel in enumerate(sheet.panels):
        held = [] if panel.cards is None else [voice.say("card-count", count=panel.cards)]
        notes = [f"**{note}**" if panel.lit else note for note in panel.notes]
        line = f"{signs.CHARACTERS[n]} **{voice.names[n]}** **{panel.points}**"
        lines.append(" · ".join((line, *held, *notes)))
    return fitting([*lines, *rows[1:]], "\n", TEXT_LIMIT)


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

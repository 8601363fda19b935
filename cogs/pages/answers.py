"""The answers that a question offers: buttons, and selects below them."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from cogs.pages.picker import Offer, Walk, in_row
from cogs.pages.reader import Reader
from cogs.wire import custom_ids
from cogs.wire.layouts import OPTIONS, SUITS, Item, Style, button, disabled, option, rows, select, words
from games.cards import Card, rank, suit
from games.contract import AnyAsk, Cards, Tone, Value

JOKER: Final = "🃏"
MOST_BUTTONS: Final = 20
HINTED: Final = " ★"
"""Suffix of what a hint names, on a button or an option."""
STYLES: Final[Mapping[Tone, Style]] = MappingProxyType(
    {"go": Style.success, "move": Style.primary, "plain": Style.secondary, "strike": Style.danger}
)


def offers(reader: Reader, walk: Walk, page: int) -> list[Item]:
    """The values of the question: buttons, below them a select of those with a second line.

    One paged select if the ask wants it or there are too many buttons; a select for several.
    """
    if walk.offers:
        return rows([_offer_button(reader, walk, offer) for offer in walk.offers], even=True)
    first = walk.asks[first_of_field(walk)]
    places = range(len(walk.ask.values))
    pressed = _as_pictured(reader, [first.values[place] for place in on_buttons(first)])
    if not pressed:
        return _paged(reader, walk, places, page)
    items = rows(_value_buttons(reader, walk, pressed), even=True)
    listed = [place for place in places if walk.ask.values[place].about is not None]
    if listed:
        own = f"{walk.ask.field}-else"
        hint = own if reader.speech.has(own) else "pick-else"
        return [*items, *_paged(reader, walk, listed, page, hint=hint)]
    if walk.ask.take > 1:
        items.append(_select(reader, walk, places, hint="pick-take-or"))
    return items


def on_buttons(ask: AnyAsk) -> tuple[int, ...]:
    """The places of the values that are buttons; the others are options of a select."""
    pressed = tuple(place for place, value in enumerate(ask.values) if value.about is None)
    return () if ask.shape == "select" or len(pressed) > MOST_BUTTONS else pressed


def _as_pictured(reader: Reader, values: Sequence[Value]) -> list[Value]:
    """The values; cards in the order of the hand's picture, after what is no card."""
    places = {card: place for place, card in reversed([*enumerate(reader.renderer.pictured(reader.look))])}
    return sorted(values, key=lambda value: places.get(Card(value.token), -1))


def _offer_button(reader: Reader, walk: Walk, offer: Offer) -> Item:
    """A button for one or more picks at once, which it names."""
    values = offer.walk.chosen[len(walk.places) :]
    text, emoji = face(reader, values[0])
    text = " · ".join([text, *(in_label(reader, value) for value in values[1:])])
    look = STYLES["strike"] if any(value.tone == "strike" for value in values) else style(values[0])
    if _is_hinted(walk, offer):
        text += HINTED
    if offer.is_more:
        text, look = reader.say("pick-on", chosen=text), STYLES["plain"]
    return button(offer.walk.button(offer.verb), text, emoji=emoji, style=look)


def _is_hinted(walk: Walk, offer: Offer) -> bool:
    """Returns whether the button is on the way of the hint: that makes its move, or leads on to it."""
    tokens = offer.walk.tokens
    is_whole = len(walk.hinted) == len(tokens)
    is_on_it = walk.hints_at(*tokens[len(walk.tokens) :])
    return is_on_it and (not offer.is_more if is_whole else offer.verb == "pick")


def first_of_field(walk: Walk) -> int:
    """Index of the first ask of this field, if the order of its picks does not matter."""
    at = len(walk.asks) - 1
    while at and walk.ask.loose and walk.asks[at - 1].field == walk.ask.field:
        at -= 1
    return at


def _value_buttons(reader: Reader, walk: Walk, values: Sequence[Value]) -> list[Item]:
    """A button for each value. Picked values of a loose field stay in place: a press removes the pick.

    Values that no longer fit stay too, disabled, so that no button moves.
    """
    since = first_of_field(walk)
    picked = dict(enumerate(walk.tokens[since:], since))
    left = [value.token for value in walk.ask.values]
    buttons: list[Item] = []
    for place, value in enumerate(values):
        text, emoji = face(reader, value)
        pick = next((n for n, token in picked.items() if token == value.token), None)
        if pick is not None:
            del picked[pick]
            buttons.append(button(walk.drop(pick), f"{text} ✓", emoji=emoji, style=STYLES["plain"]))
            continue
        if value.token not in left:
            buttons.append(disabled(place, text, emoji=emoji))
            continue
        now = left.index(value.token)
        left[now] = ""
        text += _mark(walk, value)
        buttons.append(button(walk.button("pick", now), text, emoji=emoji, style=style(value)))
    return buttons


def _mark(walk: Walk, value: Value) -> str:
    """What marks the next pick of a hint; in a field without order each of its picks."""
    if not walk.hinted:
        return ""
    is_next = value.token in walk.hinted if walk.ask.loose else walk.hints_at(value.token)
    return HINTED if is_next else ""


def style(value: Value) -> Style:
    """The colour of a value's button."""
    return STYLES[value.tone]


def _select(reader: Reader, walk: Walk, places: Sequence[int], hint: str = "pick-take") -> Item:
    """A select of the values at these places, of which as many as the ask takes are chosen at once."""
    options = []
    for place in places[:OPTIONS]:
        value = walk.ask.values[place]
        text, emoji = face(reader, value)
        token = custom_ids.option_value(place, (*walk.tokens, value.token))
        about = reader.say(value.about.id, **value.about.params) if value.about is not None else None
        options.append(option(text + _mark(walk, value), token, emoji=emoji, about=about))
    take = min(walk.ask.take, len(options))
    return select(walk.button("many"), reader.say(hint, count=take), options, take=take)


def row(reader: Reader, walk: Walk) -> list[Item]:
    """A question, what there is to know, its first values as buttons; the answer that stands is marked."""
    buttons = [_row_button(reader, walk, place) for place in in_row(walk)]
    told = [reader.say(text.id, **text.params) for text in (walk.ask.question, *walk.ask.about)]
    return [words("\n".join(f"-# {text}" for text in told)), *rows(buttons)]


def _row_button(reader: Reader, walk: Walk, place: int) -> Item:
    value = walk.ask.values[place]
    text, emoji = face(reader, value)
    said = f"{text} ✓" if value.chosen else text
    pick = walk.button("pick", place)
    return button(pick, said, emoji=emoji, style=STYLES["plain"], disabled=value.chosen)


def _paged(
    reader: Reader, walk: Walk, places: Sequence[int], page: int, hint: str = "pick-take"
) -> list[Item]:
    """A select of these values, with buttons to turn its pages."""
    pages = -(-len(places) // OPTIONS)
    page = min(page, pages - 1)
    items = [_select(reader, walk, places[page * OPTIONS :], hint)]
    if pages > 1:
        items.append(words(reader.say("pick-page", page=page + 1, pages=pages)))
        turns = []
        if page > 0:
            turns.append(button(walk.button("open", page=page - 1), reader.say("button-previous-page")))
        if page < pages - 1:
            turns.append(button(walk.button("open", page=page + 1), reader.say("button-next-page")))
        items += rows(turns)
    return items


def label(reader: Reader, value: Value) -> str:
    """A value within a sentence."""
    return reader.say(value.label.id, **value.label.params)


def face(reader: Reader, value: Value) -> tuple[str, str | None]:
    """A value on a button: for a card its index in the reader's language, and its suit as an emoji.

    Where there is no emoji the card is in words.
    """
    card = _card(value)
    if card is None or reader.in_words:
        return in_label(reader, value), None
    sign = suit(card)
    if sign and not SUITS:
        return in_label(reader, value), None
    return reader.speech.index(rank(card)), SUITS.get(sign, JOKER)


def in_label(reader: Reader, value: Value) -> str:
    """A value without an emoji: a card in words, for labels are plain text."""
    card = _card(value)
    return reader.label(value.label) if card is None else reader.speech.card_words(card)


def _card(value: Value) -> Card | None:
    """The card that a value names; None if it names none."""
    return next((p.cards[0] for p in value.label.params.values() if isinstance(p, Cards)), None)

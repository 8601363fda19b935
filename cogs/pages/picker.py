"""The picker: a walk along the asks of one question, by what a custom id says has been picked.

It knows no game and no Discord: it answers what to show next, or which move is whole.
"""

from collections.abc import Sequence

import msgspec

from cogs.wire import custom_ids
from cogs.wire.custom_ids import PickButton
from games.contract import AnyAsk, Move, Seat, Value
from tables.errors import StaleQuestion
from tables.service import Tables
from tables.views import TableId


class Question(msgspec.Struct, frozen=True):
    """A question of a seat at a table, and who answers it."""

    table: TableId
    seat: Seat
    person: int
    number: int


class Walk(msgspec.Struct, frozen=True):
    """How far somebody has come: `asks[k]` is what was asked before pick k, the last what is asked now."""

    question: Question
    asks: tuple[AnyAsk, ...]
    tokens: tuple[str, ...] = ()
    places: tuple[int, ...] = ()

    @property
    def ask(self) -> AnyAsk:
        """What is asked now."""
        return self.asks[-1]

    @property
    def chosen(self) -> tuple[Value, ...]:
        """What has been picked, as it was shown."""
        return tuple(ask.values[place] for ask, place in zip(self.asks[:-1], self.places, strict=True))

    @property
    def whole(self) -> Move | None:
        """The move, where nothing more can be picked."""
        return None if self.ask.values else self.ask.whole

    def button(self, verb: str, *places: int, page: int = 0) -> PickButton:
        """A button of this question with these further places picked."""
        tokens = (*self.tokens, *(self.ask.values[p].token for p in places))
        return self._button(verb, (*self.places, *places), tokens, page)

    def back(self, count: int = 1) -> PickButton:
        """A button that takes back the last picks."""
        keep = max(0, len(self.places) - count)
        return self._button("open", self.places[:keep], self.tokens[:keep], 0)

    def _button(self, verb: str, places: Sequence[int], tokens: Sequence[str], page: int) -> PickButton:
        at = self.question
        first = custom_ids.drafted(len(places))
        draft = custom_ids.draft_name(places[:first]) if first else ""
        mark = custom_ids.mark(tokens)
        return PickButton(verb, at.table, at.seat, at.number, tuple(places[first:]), mark, page, draft)


async def begin(tables: Tables, question: Question) -> Walk:
    """The walk with nothing picked. Raises StaleQuestion where the question is not open any more."""
    return Walk(question, (await _ask(tables, question, ()),))


async def follow(tables: Tables, question: Question, button: PickButton) -> Walk:
    """The walk that a button tells of. Raises StaleQuestion where it does not lead to the marked tokens."""
    walk = await begin(tables, question)
    for place in (*await _drafted(tables, question, button.draft), *button.picks):
        walk = await step(tables, walk, place)
    if custom_ids.mark(walk.tokens) != button.mark:
        raise StaleQuestion
    return walk


async def store_draft(tables: Tables, walk: Walk) -> None:
    """Stores the picks that the buttons of this walk cannot hold themselves, before they are sent."""
    at, count = walk.question, len(walk.places)
    if not custom_ids.drafted(count + 1):
        return
    for end in range(custom_ids.DRAFTED, count + 1, custom_ids.DRAFTED):
        picks = walk.places[:end]
        name, text = custom_ids.draft_name(picks), custom_ids.picks_text(picks)
        await tables.drafts.keep(at.table, at.seat, at.person, at.number, name, text.encode())


async def _drafted(tables: Tables, at: Question, name: str) -> tuple[int, ...]:
    if not name:
        return ()
    kept = await tables.drafts.get(at.table, at.seat, at.person, at.number, name)
    if kept is None:
        raise StaleQuestion
    return custom_ids.read_picks(kept.decode())


async def step(tables: Tables, walk: Walk, place: int) -> Walk:
    """One pick further."""
    if place >= len(walk.ask.values):
        raise StaleQuestion
    tokens = (*walk.tokens, walk.ask.values[place].token)
    ask = await _ask(tables, walk.question, tokens)
    return msgspec.structs.replace(walk, asks=(*walk.asks, ask), tokens=tokens, places=(*walk.places, place))


async def choose(tables: Tables, walk: Walk, values: Sequence[str]) -> Walk:
    """Several picks at once, by the values of a select: each must be one that it offered, and none twice."""
    wanted = []
    for read in map(custom_ids.read_option, values):
        if read is None or read[0] >= len(walk.ask.values):
            raise StaleQuestion
        token = walk.ask.values[read[0]].token
        if custom_ids.mark((*walk.tokens, token)) != read[1] or token in wanted:
            raise StaleQuestion
        wanted.append(token)
    if len(wanted) != walk.ask.take:
        raise StaleQuestion
    for token in wanted:
        walk = await step(tables, walk, place_of(walk.ask, token))
    return walk


async def skip_single(tables: Tables, walk: Walk) -> Walk:
    """Past each inner step that has one value and no whole, unless that is to be shown.

    Never past the first: no move without a press.
    """
    while walk.tokens and _is_clear(walk.ask):
        walk = await step(tables, walk, 0)
    return walk


def _is_clear(ask: AnyAsk) -> bool:
    """Whether there is only one way on."""
    return len(ask.values) == 1 and not ask.shown and ask.whole is None and ask.form_id is None


def place_of(ask: AnyAsk, token: str) -> int:
    """Where a token stands among the values. Raises StaleQuestion."""
    for place, value in enumerate(ask.values):
        if value.token == token:
            return place
    raise StaleQuestion


async def _ask(tables: Tables, at: Question, picked: tuple[str, ...]) -> AnyAsk:
    return await tables.ask(at.table, at.seat, at.person, at.number, picked)

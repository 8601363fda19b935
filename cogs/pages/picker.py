"""The picker: follows the asks of one question along the picks that a custom id holds.

Independent of games and of Discord: returns what is asked next, or the finished move.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Final, Literal

import msgspec

from cogs.wire import custom_ids
from cogs.wire.custom_ids import PickButton
from games.contract import AnyAsk, Move, Seat, Value
from tables.errors import StaleQuestion
from tables.projection import Asks, FetchedTable
from tables.service import Tables
from tables.views import TableId

FEW: Final = 6
"""Most moves within two picks that the open hand lists at once instead of step by step."""
SOME: Final = 12
"""The same after the first pick, and where moves are listed with their continuations."""


ROW: Final = 4
"""Most values of a question that are a row of buttons in the open hand."""


class Question(msgspec.Struct, frozen=True):
    """A question of a seat at a table, and who answers it. `asks` says what is asked after picks."""

    table: TableId
    seat: Seat
    person: int
    number: int
    asks: Asks


class Walk(msgspec.Struct, frozen=True, dict=True):
    """The picks so far: `asks[k]` is what was asked before pick k, the last one what is asked now."""

    question: Question
    asks: tuple[AnyAsk, ...]
    tokens: tuple[str, ...] = ()
    places: tuple[int, ...] = ()
    offers: "tuple[Offer, ...]" = ()
    """The buttons of the current ask, if some lead further than one pick; else empty: one for each value."""
    is_only: bool = False
    """Whether `flat` has found that the question has a single move."""
    hinted: tuple[str, ...] = ()
    """The tokens of the picks that a hint names, which are marked."""

    @cached_property
    def ask(self) -> AnyAsk:
        """The current ask."""
        return self.asks[-1]

    @property
    def chosen(self) -> tuple[Value, ...]:
        """The picked values, as they were shown."""
        return tuple(ask.values[place] for ask, place in zip(self.asks[:-1], self.places, strict=True))

    def hints_at(self, *tokens: str) -> bool:
        """Returns whether a hint names these picks after those that are made."""
        wanted = (*self.tokens, *tokens)
        return bool(tokens) and self.hinted[: len(wanted)] == wanted

    @property
    def whole(self) -> Move | None:
        """The move, if nothing more can be picked."""
        return None if self.ask.values else self.ask.whole

    def button(self, verb: str, *places: int, page: int = 0) -> PickButton:
        """A button of this question with these further values picked, by index."""
        tokens = (*self.tokens, *(self.ask.values[p].token for p in places))
        return self._button(verb, (*self.places, *places), tokens, page)

    def drop(self, pick: int) -> PickButton:
        """A button that removes one of the picks."""
        return self._button("drop", self.places, self.tokens, pick)

    def back(self, count: int = 1) -> PickButton:
        """A button that removes the last picks."""
        keep = max(0, len(self.places) - count)
        return self._button("open", self.places[:keep], self.tokens[:keep], 0)

    def _button(self, verb: str, places: Sequence[int], tokens: Sequence[str], page: int) -> PickButton:
        at = self.question
        return PickButton.at(verb, at.table, at.seat, at.number, places, tokens, page)


class Offer(msgspec.Struct, frozen=True):
    """A button that leads to a walk: by its verb `pick` what follows is asked, by `do` its move is made.

    is_more: it goes on from picks that are a move already, which has a button of its own.
    """

    walk: Walk
    verb: Literal["pick", "do"] = "pick"
    is_more: bool = False


def question(at: FetchedTable, seat: Seat, person: int, number: int) -> Question:
    """A question that is open. Raises NotSeated, StaleQuestion."""
    return Question(at.id, seat, person, number, at.asks(person, seat, number))


def begin(question: Question) -> Walk:
    """The question with nothing picked."""
    return Walk(question, (_ask(question, ()),))


def in_row(walk: Walk) -> range:
    """The places of the values that are a row of buttons in the open hand."""
    return range(min(ROW, len(walk.ask.values)))


async def follow(tables: Tables, question: Question, button: PickButton) -> Walk:
    """The picks of a button. Raises StaleQuestion if they do not match its hash."""
    walk = begin(question)
    for place in (*await _drafted(tables, question, button.draft), *button.picks):
        walk = step(walk, place)
    if custom_ids.mark(walk.tokens) != button.mark:
        raise StaleQuestion
    return walk


async def store_draft(tables: Tables, walk: Walk) -> None:
    """Stores the picks that do not fit into the custom ids of this question's buttons."""
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


def step(walk: Walk, place: int) -> Walk:
    """Adds a pick by index."""
    if place >= len(walk.ask.values):
        raise StaleQuestion
    tokens = (*walk.tokens, walk.ask.values[place].token)
    ask = _ask(walk.question, tokens)
    return msgspec.structs.replace(walk, asks=(*walk.asks, ask), tokens=tokens, places=(*walk.places, place))


def choose(walk: Walk, values: Sequence[str]) -> Walk:
    """Adds several picks by the values of a select's options: each offered, none twice."""
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
        walk = step(walk, place_of(walk.ask, token))
    return walk


def skip_single(walk: Walk) -> Walk:
    """Adds the pick of each further ask with a single value and no whole move, unless it must be shown.

    Never of the first ask, so that no move is made without a press.
    """
    while walk.tokens and is_clear(walk.ask):
        walk = step(walk, 0)
    return walk


def drop(walk: Walk, pick: int) -> Walk:
    """Removes one of the picks, of a field in which their order does not matter."""
    if not (pick < len(walk.places) and walk.asks[pick].loose):
        raise StaleQuestion
    tokens = (*walk.tokens[:pick], *walk.tokens[pick + 1 :])
    walk = begin(walk.question)
    for token in tokens:
        walk = step(walk, place_of(walk.ask, token))
    return walk


# -- short walks lie flat


def flat(walk: Walk) -> Walk:
    """Returns the walk with its offers.

    Up to six moves within two picks are one list, after the first pick up to twelve. Otherwise a value with a
    single way on shows where to; in the open hand one that is a move already makes it, and what may
    follow lies beside it.
    """
    if not _may_lie_flat(walk):
        return walk
    most = SOME if walk.places else FEW
    heads = [_head(walk, place) for place in range(len(walk.ask.values))]
    listed = [_within(head, most) for head in heads]
    if sum(map(len, listed)) <= most and all(listed):
        found = [offer for offers in listed for offer in offers]
        is_only = len(found) == 1 and not (walk.places or walk.ask.whole or walk.ask.form_id)
        return msgspec.structs.replace(_offering(walk, found), is_only=is_only)
    wide = [_within(head, SOME) if _is_move(head) else () for head in heads]
    if sum(len(offers) or 1 for offers in wide) > SOME:
        wide = [()] * len(heads)
    whole = [offers or _short(head) for head, offers in zip(heads, wide, strict=True)]
    return _offering(walk, [offer for offers in whole for offer in offers])


def _may_lie_flat(walk: Walk) -> bool:
    """Returns whether the current ask is a list of few buttons of which one is to be pressed."""
    ask = walk.ask
    is_listed = ask.shape == "select" or ask.loose or any(value.about for value in ask.values)
    return 0 < len(ask.values) <= SOME and not is_listed and len(walk.places) < custom_ids.DRAFTED // 2


def _head(walk: Walk, place: int) -> Walk:
    return skip_single(step(walk, place))


def _within(head: Walk, most: int) -> tuple[Offer, ...]:
    """Returns the moves of a walk within one pick; none if some take more, or there are more than `most`."""
    if not head.ask.values:
        return (Offer(head),)
    is_listed = head.ask.loose or head.ask.form_id or head.ask.shape == "select"
    if is_listed or len(head.ask.values) > most or any(value.about for value in head.ask.values):
        return ()
    found = [Offer(head, "do")] if head.ask.whole is not None else []
    for place in range(len(head.ask.values)):
        leaf = _head(head, place)
        if leaf.ask.values:
            return ()
        found.append(Offer(leaf))
    return tuple(found)


def _is_move(head: Walk) -> bool:
    """Returns whether the first pick of the open hand is a move already, though more may follow."""
    ask = head.ask
    return (
        len(head.places) == 1
        and bool(ask.values)
        and ask.whole is not None
        and not (ask.confirm or ask.form_id)
    )


def _short(head: Walk) -> tuple[Offer, ...]:
    """Returns the button of a value; a second one of its continuation if it is a move already."""
    if _is_move(head):
        return Offer(head, "do"), Offer(head, is_more=True)
    return (Offer(head),)


def _offering(walk: Walk, offers: Sequence[Offer]) -> Walk:
    """Returns the walk with these offers, or without any if each is a single pick."""
    plain = all(len(o.walk.places) == len(walk.places) + 1 and o.verb == "pick" for o in offers)
    return walk if plain else msgspec.structs.replace(walk, offers=tuple(offers))


def was_only(walk: Walk) -> bool:
    """Returns whether each pick of this walk was the only one, and no form could be filled in instead."""
    before = walk.asks[:-1]
    return bool(before) and all(len(ask.values) == 1 and not ask.form_id and not ask.whole for ask in before)


def is_clear(ask: AnyAsk) -> bool:
    """Returns whether there is only one way on."""
    return len(ask.values) == 1 and not ask.shown and ask.whole is None and ask.form_id is None


def place_of(ask: AnyAsk, token: str) -> int:
    """The index of a token among the values. Raises StaleQuestion."""
    for place, value in enumerate(ask.values):
        if value.token == token:
            return place
    raise StaleQuestion


def _ask(at: Question, picked: tuple[str, ...]) -> AnyAsk:
    """What is asked after these picks, with the values that are shown."""
    ask = at.asks(picked)
    if not any(value.twin for value in ask.values):
        return ask
    return msgspec.structs.replace(ask, values=tuple(value for value in ask.values if not value.twin))

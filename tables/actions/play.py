"""The steps of a game at a table: pure. After each the questions get their numbers and the news its order."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from games.chance import Recorded
from games.contract import AnyGame, AnyStep, Event, Move, Seat, Wait
from games.errors import GameError, GameOver
from tables.actions import lobby
from tables.errors import NotSeated, StaleQuestion, WrongPhase
from tables.model import catalogue, exposure
from tables.model.table import Action, Poll, RecordingChance, Table, UndoPoint, may_see, state_of
from tables.views import Question

MOST_NEWS = 200
"""How many events are kept for each viewer."""


def start(
    game: AnyGame, table: Table, action: Action, chance: RecordingChance
) -> tuple[Table, tuple[Event, ...]]:
    chairs = lobby.check_start(game, table, action)
    step = game.start(len(chairs), catalogue.options_of(game, table.options), chance)
    seated = replace(
        table,
        phase="playing",
        chairs=chairs,
        rules_version=game.rules_version,
        presses=lobby.presses_at_start(table, action.press),
        counters=(0,) * len(chairs),
        news=(),
        fresh=(0,) * (len(chairs) + 1),
    )
    events = (Event("step-started", {"person": lobby.person_param(action.person)}), *step.events)
    return settle(game, exposure.recorded(seated), step), events


def move(
    game: AnyGame, table: Table, action: Action, chance: RecordingChance
) -> tuple[Table, Action, tuple[Event, ...]]:
    """A seat's move, or with kind `lapse` time's; the deed comes back with the one spelling of the move."""
    check_playing(table)
    state = state_of(game, table)
    parsed = game.parse(state, action.seat, action.text)
    step = game.apply(state, action.seat, parsed, chance)
    has_drawn = bool(chance.draws)
    seen = is_seen(step)
    undo_point = (
        _back(table, action, step, has_drawn=has_drawn) if seen else _kept_back(game, table, action, parsed)
    )
    after = replace(settle(game, _with(table, action, step), step), undo_point=undo_point)
    if action.seat == table.stand_in:
        after = replace(after, stand_in=None)
    return after, replace(action, text=str(parsed)), step.events


def is_seen(step: AnyStep) -> bool:
    """Whether everybody may know that there was a move."""
    return any(event.audience is None for event in step.events)


def _kept_back(game: AnyGame, table: Table, action: Action, move: Move) -> UndoPoint | None:
    """The move before an unseen one can be taken back as before, or that would tell; the unseen stays."""
    if table.undo_point is None or table.undo_point.seat == action.seat:
        return None
    state = made_too(game, game.load(table.undo_point.state, table.rules_version), action.seat, move)
    return None if state is None else replace(table.undo_point, state=game.dump(state))


def made_too(game: AnyGame, state: Any, seat: Seat | None, move: Move) -> Any | None:
    """The state to go back to with an unseen move made on it; None where that came of what is taken back."""
    try:
        return game.apply(state, seat, move, Recorded(())).state
    except (GameError, ValueError):
        return None


def _with(table: Table, action: Action, step: AnyStep) -> Table:
    """Who has left the server and moves all the same is there: nobody needs to be asked about him.

    Of a move that nobody may know of nobody learns that either.
    """
    if action.person not in table.missing or not is_seen(step):
        return table
    poll = table.poll
    asked = poll is not None and poll.kind != "channel" and table.chairs[poll.seat].person == action.person
    rest = tuple(person for person in table.missing if person != action.person)
    return replace(table, missing=rest, poll=None if asked else poll)


def _back(table: Table, action: Action, step: AnyStep, *, has_drawn: bool) -> UndoPoint | None:
    """How this move may be taken back, where its game allows that: never if it has drawn something."""
    if step.undo == "never" or has_drawn or action.seat is None or action.kind != "move":
        return None
    what = next((event for event in step.events if event.audience is None), None)
    return UndoPoint(action.seat, step.undo, table.state, what)


def check_playing(table: Table) -> None:
    """Raises GameOver or WrongPhase."""
    if table.phase in ("over", "closed"):
        raise GameOver()
    if table.phase != "playing":
        raise WrongPhase(phase=table.phase)


def check_seat(table: Table, person: int, seat: Seat) -> None:
    """Raises GameOver, WrongPhase, or NotSeated where this person does not hold that seat."""
    check_playing(table)
    if seat not in table.seats_of(person):
        raise NotSeated()


def check_open(table: Table, person: int, seat: Seat, number: int) -> str:
    """The key of the seat's open question of that number. Raises StaleQuestion and as `check_seat`."""
    check_seat(table, person, seat)
    for question in table.questions:
        if question.seat == seat and question.number == number:
            return question.key
    raise StaleQuestion()


def settle(game: AnyGame, table: Table, step: AnyStep) -> Table:
    """The table with the new state, its questions and its waits."""
    state = step.state
    is_over = game.outcome(state) is not None
    questions, counters = _questions(game, table, state)
    return replace(
        table,
        phase="over" if is_over else "playing",
        state=game.dump(state),
        questions=questions,
        counters=counters,
        waits=(waits := () if is_over else game.waits(state)),
        undo_point=None,
        poll=_asked_still(table, waits),
        stand_in=None if is_over else table.stand_in,
    )


def _asked_still(table: Table, waits: tuple[Wait, ...]) -> Poll | None:
    """A poll ends with the move that it was about, or that was waited for."""
    poll = table.poll
    if poll is None or poll.kind == "undo" or not waits:
        return None
    if poll.kind in ("missing", "sit", "channel"):
        return poll
    still = {(w.id, s) for w in waits for s in w.seats} & {(w.id, s) for w in table.waits for s in w.seats}
    return poll if any(seat == poll.seat for _, seat in still) else None


def _questions(game: AnyGame, table: Table, state: Any) -> tuple[tuple[Question, ...], tuple[int, ...]]:
    """A key that stays keeps its number; a new one gets the next of its seat."""
    kept = {(q.seat, q.key): q for q in table.questions}
    questions: list[Question] = []
    counters = list(table.counters)
    for seat in (Seat(n) for n in range(len(table.chairs))):
        for key in game.asks(state, seat):
            question = kept.get((seat, key))
            if question is None:
                counters[seat] += 1
                question = Question(counters[seat], seat, key)
            questions.append(question)
    return tuple(questions), tuple(counters)


def with_news(table: Table, events: Sequence[Event], at: int, *, by_bot: bool) -> Table:
    """The table with its latest events.

    For each viewer what a person did begins the news anew, and what a bot answered adds to it; an entry of
    which a viewer may know nothing changes nothing for him.
    """
    news = (*table.news, *events)
    fresh = tuple(
        len(table.news) if not by_bot and any(may_see(e, _viewer(v)) for e in events) else old
        for v, old in enumerate(table.fresh)
    )
    kept = sorted({n for v, first in enumerate(fresh) for n in _last(news, first, _viewer(v))})
    is_public = any(e.audience is None for e in events)
    return replace(
        table,
        news=tuple(news[n] for n in kept),
        fresh=tuple(bisect_left(kept, first) for first in fresh),
        since=at if is_public else table.since,
    )


def _last(news: Sequence[Event], first: int, seat: Seat | None) -> list[int]:
    """The places of what a viewer may know of, from `first` on; what others do secretly takes no room."""
    return [n for n in range(first, len(news)) if may_see(news[n], seat)][-MOST_NEWS:]


def _viewer(v: int) -> Seat | None:
    return Seat(v - 1) if v else None


def news_of(table: Table, seat: Seat | None) -> tuple[Event, ...]:
    """What a viewer has not seen since a person last did something that he may know of."""
    v = 0 if seat is None else seat + 1
    first = table.fresh[v] if v < len(table.fresh) else table.fresh[0]
    return tuple(table.news[n] for n in _last(table.news, first, seat))

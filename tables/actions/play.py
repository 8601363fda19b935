"""Starts games and applies their moves to tables. Numbers the questions and keeps the latest events."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any, Literal

from msgspec.structs import replace

from games.chance import Recorded
from games.contract import AnyGame, AnyStep, Event, Seat, Wait
from games.contract import Move as GameMove
from games.errors import GameError, GameOver
from tables.actions import lobby, starting
from tables.errors import NotSeated, StaleQuestion, WrongPhase
from tables.model import catalogue, chain, exposure, ratings
from tables.model.actions import Action, AnyAction, Lapse, Move
from tables.model.table import RecordingChance, Table, UndoPoint, seen, state_of
from tables.views import Poll, Question

MOST_NEWS = 200
"""Number of events that are kept for each viewer."""


def start(
    game: AnyGame, table: Table, action: AnyAction, chance: RecordingChance
) -> tuple[Table, tuple[Event, ...]]:
    """Starts the game. Raises as `starting.before_start` and `starting.check_start`."""
    table, events = starting.before_start(game, table, action)
    chairs = starting.check_start(game, table, action)
    step = game.start(len(chairs), catalogue.options_of(game, table.options), chance)
    seated = replace(
        table,
        phase="playing",
        chairs=chairs,
        agreed=table.agreed if lobby.all_agree(table) else (),
        rules_version=game.rules_version,
        presses=tuple(chair.press or chain.BOT for chair in chairs),
        counters=(0,) * len(chairs),
        news=(),
        fresh=(0,) * (len(chairs) + 1),
    )
    return settle(game, exposure.recorded(seated), step), (*events, *step.events)


def move(
    game: AnyGame, table: Table, action: Action[Move] | Action[Lapse], chance: RecordingChance
) -> tuple[Table, Action[Move] | Action[Lapse], tuple[Event, ...]]:
    """Makes a move. Returns the action with the move in its one spelling. Raises GameError."""
    check_playing(table)
    state, seat = state_of(game, table), action.what.seat
    parsed = game.parse(state, seat, action.what.text)
    step = game.apply(state, seat, parsed, chance)
    turns = ratings.counted(table, seat, is_bot=action.person is None)
    if is_seen(step):
        is_counted = sum(t.made for t in turns) > sum(t.made for t in table.turns)
        undo_point = _undo_point(
            table, action.what, step, has_drawn=bool(chance.draws), is_counted=is_counted
        )
    else:
        undo_point = _kept_undo_point(game, table, seat, parsed)
    after = settle(game, _present(table, action.person, step), step)
    after = replace(after, undo_point=undo_point, turns=turns)
    return after, replace(action, what=replace(action.what, text=str(parsed))), step.events


def is_seen(step: AnyStep) -> bool:
    """Returns whether a step has a public event."""
    return any(event.audience is None for event in step.events)


def _kept_undo_point(game: AnyGame, table: Table, seat: Seat | None, move: GameMove) -> UndoPoint | None:
    """The undo point after a secret move, which is made on the earlier state too.

    Undo stays possible as before, since a change would reveal the secret move.
    """
    if table.undo_point is None or table.undo_point.seat == seat:
        return None
    state = made_too(game, game.load(table.undo_point.state, table.rules_version), seat, move)
    return None if state is None else replace(table.undo_point, state=game.dump(state))


def made_too(game: AnyGame, state: Any, seat: Seat | None, move: GameMove) -> Any | None:
    """The earlier state with a secret move made on it; None if the move is not legal there."""
    try:
        return game.apply(state, seat, move, Recorded(())).state
    except (GameError, ValueError):
        return None


def _present(table: Table, mover: int | None, step: AnyStep) -> Table:
    """The table with the mover not marked as departed, and a poll about their absence cancelled.

    A secret move changes nothing, since the change would reveal it.
    """
    if mover not in table.missing or not is_seen(step):
        return table
    poll = table.poll
    asked = poll is not None and poll.kind != "channel" and table.chairs[poll.seat].person == mover
    rest = tuple(person for person in table.missing if person != mover)
    return replace(table, missing=rest, poll=None if asked else poll)


def _undo_point(
    table: Table, made: Move | Lapse, step: AnyStep, *, has_drawn: bool, is_counted: bool
) -> UndoPoint | None:
    """The undo point after a public move; None if it cannot be taken back.

    A bot's answer goes back with the move that it answers, but in a rated game.
    """
    how, before = undo_of(step, has_drawn=has_drawn), table.undo_point
    if how is None or not isinstance(made, Move):
        return None
    answers = before is not None and table.chairs[made.seat].bot and not table.chairs[before.seat].bot
    if before is not None and answers and not table.rated:
        how = "consent" if "consent" in (how, before.undo) else "free"
        return replace(before, undo=how, since=before.since + 1)
    what = next(event for event in step.events if event.audience is None)
    return UndoPoint(made.seat, how, table.state, what, is_counted)


def undo_of(step: AnyStep, *, has_drawn: bool) -> Literal["free", "consent"] | None:
    """How a public move, but no lapse, may be taken back; None if it has drawn or the game forbids it."""
    return None if has_drawn or step.undo == "never" else step.undo


def check_playing(table: Table) -> None:
    """Raises GameOver or WrongPhase."""
    if table.phase in ("over", "closed"):
        raise GameOver()
    if table.phase != "playing":
        raise WrongPhase(phase=table.phase)


def check_seat(table: Table, person: int, seat: Seat) -> None:
    """Raises GameOver, WrongPhase, or NotSeated if this person does not hold that seat."""
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
    """The table with the state of a step, its questions and its waits."""
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
        stand_in=None if is_over else _standing_in(table, waits),
    )


def _on_turn(waits: tuple[Wait, ...]) -> set[tuple[str, Seat]]:
    return {(wait.id, seat) for wait in waits if wait.pace == "turn" for seat in wait.seats}


def _standing_in(table: Table, waits: tuple[Wait, ...]) -> Seat | None:
    """The seat whose turn a bot plays, until the turn is over: its clock is gone."""
    over = _on_turn(table.waits) - _on_turn(waits)
    return None if any(seat == table.stand_in for _, seat in over) else table.stand_in


def _asked_still(table: Table, waits: tuple[Wait, ...]) -> Poll | None:
    """The open poll, unless the step ends it: any move for `undo`, the end of the seat's wait for others."""
    poll = table.poll
    if poll is None or poll.kind == "undo" or not waits:
        return None
    if poll.kind in ("missing", "sit", "channel", "close"):
        return poll
    still = _on_turn(waits) & _on_turn(table.waits)
    return poll if any(seat == poll.seat for _, seat in still) else None


def _questions(game: AnyGame, table: Table, state: Any) -> tuple[tuple[Question, ...], tuple[int, ...]]:
    """The questions and counters: a question with a known key keeps its number, a new one gets the next."""
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


def with_news(table: Table, events: Sequence[Event], action: AnyAction) -> Table:
    """The table with the events of an action added to its news.

    For each viewer an action by a person starts the news anew and a bot's move adds to it, as does for the
    seat itself a move that was made for its person. An action without events for a viewer changes nothing
    for them.
    """
    news, begun = (*table.news, *events), len(table.news)
    fresh, wanted = [], set[int]()
    for v, old in enumerate(table.fresh):
        viewer = Seat(v - 1) if v else None
        places = seen(news, viewer)
        is_anew = places[-1:] >= [begun] and not _goes_on(action, viewer)
        first = begun if is_anew else old
        fresh.append(first)
        wanted.update([n for n in places if n >= first][-MOST_NEWS:])
    kept = sorted(wanted)
    is_public = any(e.audience is None for e in events)
    return replace(
        table,
        news=tuple(news[n] for n in kept),
        fresh=tuple(bisect_left(kept, first) for first in fresh),
        since=action.at if is_public else table.since,
    )


def _goes_on(action: AnyAction, viewer: Seat | None) -> bool:
    """Whether an action adds to the news of a viewer. Others must not see that nobody pressed for a move."""
    if not isinstance(action.what, Move | Lapse) or action.what.seat is None:
        return False
    return action.person is None or (action.press is None and viewer == action.what.seat)


def news_of(table: Table, seat: Seat | None) -> tuple[Event, ...]:
    """The news of a viewer: events since the last entry by a person that they may see."""
    v = 0 if seat is None else seat + 1
    first = table.fresh[v] if v < len(table.fresh) else table.fresh[0]
    places = [n for n in seen(table.news, seat) if n >= first]
    return tuple(table.news[n] for n in places[-MOST_NEWS:])

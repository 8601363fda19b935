"""The checks of the contract: each takes a whole random game and fails if the contract is broken.

They contain no game. What they need to know of a game they read from the game itself.
"""

import random
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
import pytest

from games.chance import Derived, Recorded
from games.contract import Event, Move, Seat, moves
from games.errors import GameError, GameOver, IllegalMove, NotYourTurn, UnreadableMove
from games.kit.moves import Composite
from tests.contract.records import Record, check_state, seats_and_channel, tree

UNREADABLE = ("", "   ", "xyzzy", "RESIGN RESIGN", "\x00", "🂡" * 40, "a " * 3000, "RESIGN;", "' OR 1=1 --")
FEW = 3
ALL = 2000


def seats(record: Record) -> list[Seat]:
    """Returns the seats of the game that was played."""
    return [Seat(n) for n in range(record.seats)]


def asked(record: Record) -> Iterator[tuple[Any, Seat, str]]:
    """Yields the questions of all seats in a few states: each state, seat and key."""
    for s in record.some(FEW):
        yield from ((s, seat, key) for seat in seats(record) for key in record.rules.asks(s, seat))


def somebody_is_waited_for(record: Record) -> None:
    """Until the end a seat or a call is waited for, and each such seat is asked; after it none is."""
    game = record.rules
    for s in record.states()[:-1]:
        waits = game.waits(s)
        assert any(wait.seats or wait.pace == "call" for wait in waits)
        assert len({wait.id for wait in waits}) == len(waits)
        for seat in {seat for wait in waits for seat in wait.seats}:
            assert game.asks(s, seat)
    assert game.waits(record.end) == ()
    assert not any(game.asks(record.end, seat) for seat in seats(record))


def clocks_are_never_used_twice(record: Record) -> None:
    """The id of a wait is not used again after the wait, nor for a seat that was not in it at first."""
    seen: dict[str, set[Seat]] = {}
    running: set[str] = set()
    for s in record.states():
        waits = record.rules.waits(s)
        for wait in waits:
            assert wait.id in running or wait.id not in seen
            assert {*wait.seats} <= seen.setdefault(wait.id, {*wait.seats})
            seen[wait.id] = {*wait.seats}
        running = {wait.id for wait in waits}


def moves_have_one_spelling(record: Record) -> None:
    """Different moves have different texts, and an offered move is parsed from its text in any case."""
    game = record.rules
    for s, seat, key in asked(record):
        found = _wholes(tree(game, s, seat, key, trials=False))
        assert len({str(m) for m in found}) == len(set(found))
    for s in record.some(FEW):
        for seat in seats(record):
            for move in moves(game, s, seat):
                for text in (str(move), str(move).lower(), str(move).upper(), f"  {move} "):
                    assert game.parse(s, seat, text) == move


def _wholes(node: Any) -> list[Move]:
    ask, children = node
    return [
        *([ask.whole] if ask.whole is not None else []),
        *(m for child in children for m in _wholes(child)),
    ]


def loose_picks_have_no_order(record: Record) -> None:
    """Picking the same cards in another order leads to the same question."""
    game = record.rules
    for s, seat, key in asked(record):
        ask = game.ask(s, seat, key)
        if ask.loose and len(ask.values) >= ask.take >= 2:
            picked = [value.token for value in ask.values[-ask.take :]]
            assert game.ask(s, seat, key, picked) == game.ask(s, seat, key, picked[::-1])


def impossible_picks_are_refused(record: Record) -> None:
    """Unknown tokens, too many of them and an unknown question raise `IllegalMove`."""
    game = record.rules
    for s, seat, key in asked(record):
        for picked in (["no such token"], ["no such token"] * 40):
            with pytest.raises(IllegalMove):
                game.ask(s, seat, key, picked)
    for s in record.some(FEW):
        for seat in seats(record):
            with pytest.raises(IllegalMove):
                game.ask(s, seat, "no such question")


def unreadable_texts_are_refused(record: Record) -> None:
    """A text that is no move raises `UnreadableMove`, for every seat and for the table."""
    for s in record.some(1):
        for seat in [*seats(record), None]:
            for text in UNREADABLE:
                with pytest.raises(UnreadableMove):
                    record.rules.parse(s, seat, text)


def refusals_change_nothing(record: Record) -> None:
    """A move that is not offered is refused as illegal, out of turn or too late; the state stays equal.

    Of a seat that is waited for, composites and their parts may be legal too; `composites.py` checks which.
    """
    game = record.rules
    chooser = random.Random(f"refusals {record.number}")
    other_moves = [entry.move for entry in chooser.sample(record.entries, min(12, len(record.entries)))]
    played = [entry.move for entry in record.entries]
    for s in record.some(FEW):
        before = game.dump(s)
        for seat in seats(record):
            offered = moves(game, s, seat, ALL)
            is_awaited = any(seat in wait.seats for wait in game.waits(s))
            kinds = _composite_kinds((*offered, *played)) if is_awaited else ()
            for move in other_moves:
                is_free = move in offered or isinstance(move, kinds)
                if not is_free and len(offered) < ALL and not _has_form(record, s, seat):
                    with pytest.raises((IllegalMove, NotYourTurn, GameOver)):
                        game.apply(s, seat, move, Derived(b"refused", 1))
        assert game.dump(s) == before


def _composite_kinds(found: Iterable[Move]) -> tuple[type[Move], ...]:
    """Returns the types of these moves that are composites, and of their parts."""
    wholes = [move for move in found if isinstance(move, Composite)]
    return tuple({type(one) for whole in wholes for one in (whole, *whole.parts)})


def _has_form(record: Record, s: Any, seat: Seat) -> bool:
    """Checks if some question has a form, at once or after one pick; then unlisted moves are legal too."""
    for key in record.rules.asks(s, seat):
        first = record.rules.ask(s, seat, key)
        following = (record.rules.ask(s, seat, key, (value.token,)) for value in first.values)
        if first.form_id is not None or any(ask.form_id is not None for ask in following):
            return True
    return False


def nobody_plays_out_of_turn(record: Record) -> None:
    """A move of a seat that is not asked, or of the table in place of a seat, raises `NotYourTurn`."""
    game = record.rules
    for entry in record.entries[:: max(1, len(record.entries) // FEW)]:
        others = [seat for seat in seats(record) if not game.asks(entry.before, seat)]
        for seat in [*others, None]:
            if seat is None and entry.seat is None:
                continue
            with pytest.raises(NotYourTurn):
                game.apply(entry.before, seat, entry.move, Derived(b"refused", 1))


def nothing_follows_the_end(record: Record) -> None:
    """A finished game refuses every move, a resignation too, with `GameOver`; the state stays equal."""
    game, s = record.rules, record.end
    before = game.dump(s)
    for seat in [*seats(record), None]:
        for text in (str(record.entries[-1].move), "RESIGN"):
            with pytest.raises(GameOver):
                game.apply(s, seat, game.parse(s, seat, text), Derived(b"refused", 1))
    assert game.dump(s) == before


def giving_up_is_possible_and_not_offered(record: Record) -> None:
    """`RESIGN` is accepted at any time and is not among the moves; with two seats the other one wins."""
    game = record.rules
    for s in record.some(FEW)[:-1]:
        for seat in seats(record):
            resign = game.parse(s, seat, "resign")
            assert str(resign) == "RESIGN"
            assert resign not in moves(game, s, seat)
            if not _plays_on(record, s, seat):
                continue
            after = game.apply(s, seat, resign, Derived(b"resign", 1)).state
            assert not game.asks(after, seat)
            if record.seats == 2:
                outcome = game.outcome(after)
                assert outcome.placing[-1] == (seat,)


def _plays_on(record: Record, s: Any, seat: Seat) -> bool:
    """Checks if the seat has not left: of more than two, it is asked something now or later."""
    states = record.states()
    later = states[next(n for n, state in enumerate(states) if state is s) :]
    return record.seats == 2 or any(record.rules.asks(state, seat) for state in later)


def states_come_back_from_the_store(record: Record) -> None:
    """A state that is dumped and loaded is equal, and so is its dump."""
    game = record.rules
    for s in record.states():
        data = game.dump(s)
        loaded = game.load(data, game.rules_version)
        assert loaded == s
        assert game.dump(loaded) == data
    assert repr(game.load(game.dump(record.end), game.rules_version)) == repr(record.end)


def nothing_is_lost(record: Record) -> None:
    """Every state meets the invariants of the game: no card, piece or coin is lost or doubled."""
    check = check_state(record.game)
    for s in record.states():
        check(s)


def states_are_never_changed(record: Record) -> None:
    """A move leaves the state that it is given equal, and made again gives the same step."""
    game = record.rules
    for entry in record.entries[:: max(1, len(record.entries) // 10)]:
        before = game.dump(entry.before)
        step = game.apply(entry.before, entry.seat, entry.move, Recorded(entry.draws))
        assert game.dump(entry.before) == before
        assert step == entry.step


def replay_from_the_record_is_equal(record: Record) -> None:
    """The recorded draws give the same steps again, and none is left over."""
    game = record.rules
    chance = Recorded(record.draws)
    step = game.start(record.seats, record.options, chance)
    assert step == record.start
    for entry in record.entries:
        chance = Recorded(entry.draws)
        step = game.apply(step.state, entry.seat, entry.move, chance)
        assert step == entry.step
        assert not chance._rest


def kept_keys_keep_their_tree(record: Record) -> None:
    """A question with the same key before and after a move offers the same picks and moves."""
    game = record.rules
    held: list[tuple[Any, Any, Seat, str]] = []
    for entry in record.entries:
        for seat in seats(record):
            kept = {*game.asks(entry.before, seat)} & {*game.asks(entry.step.state, seat)}
            held += [(entry.before, entry.step.state, seat, key) for key in sorted(kept)]
    for before, after, seat, key in random.Random(record.number).sample(held, min(FEW, len(held))):
        assert tree(game, before, seat, key, trials=False) == tree(game, after, seat, key, trials=False)


def silent_steps_change_nothing(record: Record) -> None:
    """A viewer who gets no event of another's move has the same view and the same questions after it."""
    game = record.rules
    for entry in record.entries:
        for viewer in seats_and_channel(record):
            if viewer == entry.seat or any(hears(event, viewer) for event in entry.step.events):
                continue
            after = entry.step.state
            assert game.view(entry.before, viewer) == game.view(after, viewer)
            if viewer is not None:
                assert game.asks(entry.before, viewer) == game.asks(after, viewer)
                for key in game.asks(after, viewer):
                    assert game.ask(entry.before, viewer, key) == game.ask(after, viewer, key)


def hears(event: Event, viewer: Seat | None) -> bool:
    """Checks if an event is for this viewer."""
    return event.audience is None or viewer in event.audience


def views_allow_what_they_show(record: Record) -> None:
    """A state imagined from a view has that view, and the same questions for its viewer."""
    game = record.rules
    for n, s in enumerate(record.some(FEW)):
        for viewer in seats_and_channel(record):
            view = game.view(s, viewer)
            again = game.imagine(view, Derived(b"imagine", n))
            check_state(record.game)(again)
            assert game.view(again, viewer) == view
            if viewer is None:
                continue
            assert game.asks(again, viewer) == game.asks(s, viewer)
            for key in game.asks(s, viewer):
                assert tree(game, again, viewer, key, trials=True) == tree(game, s, viewer, key, trials=True)


def views_name_their_viewer(record: Record) -> None:
    """A view has the game's key, its viewer's seat and the options, and is equal after JSON."""
    game = record.rules
    for s in record.some(FEW):
        for viewer in seats_and_channel(record):
            view = game.view(s, viewer)
            assert (view.game, view.seat, view.options) == (record.game, viewer, game.view(s, None).options)
            assert {*view.waiting} <= {*seats(record)}
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


def events_can_be_told_and_kept(record: Record) -> None:
    """An event has an id of its game and an audience of seats or all, and is equal after JSON."""
    steps = [record.start, *(entry.step for entry in record.entries)]
    for step in steps:
        assert step.undo in ("free", "consent", "never")
        for event in step.events:
            assert event.id.startswith(record.game + "-")
            assert event.audience is None or (event.audience and {*event.audience} <= {*seats(record)})
    told = tuple(event for step in steps for event in step.events)
    assert msgspec.json.decode(msgspec.json.encode(told), type=tuple[Event, ...]) == told


def nothing_that_chance_has_shown_is_taken_back(record: Record) -> None:
    """A move that draws from chance, is the table's or ends the game has the undo `never`."""
    for entry in record.entries:
        if entry.step.undo != "never":
            assert not entry.draws, "a move that draws from chance has the undo `never`"
            assert entry.seat is not None, "a move for the table has the undo `never`"
            is_over = record.rules.outcome(entry.step.state) is not None
            assert not is_over, "a move that ends the game has the undo `never`"


def the_end_places_every_seat(record: Record) -> None:
    """The outcome places every seat once, and has a score for each seat and a reason."""
    outcome = record.rules.outcome(record.end)
    assert sorted(seat for place in outcome.placing for seat in place) == seats(record)
    assert len(outcome.scores) == record.seats
    assert outcome.why


def time_can_always_play_on(record: Record) -> None:
    """Moves made for a clock that has run out end its wait; an unknown clock raises `LookupError`."""
    game = record.rules
    for s in record.some(FEW)[:-1]:
        for wait in game.waits(s):
            after = s
            for n in range(100):
                if wait.id not in {w.id for w in game.waits(after)}:
                    break
                seat, move = game.lapse(after, wait.id)
                after = game.apply(after, seat, move, Derived(b"late", n)).state
            assert wait.id not in {w.id for w in game.waits(after)}
    with pytest.raises(LookupError):
        game.lapse(record.end, "no such clock")


def a_rematch_can_be_dealt(record: Record) -> None:
    """The options of a rematch start a game that is not over."""
    game = record.rules
    options = game.again(record.end)
    assert isinstance(options, game.Options)
    assert game.outcome(game.start(record.seats, options, Derived(b"again", 0)).state) is None


def refusals_are_values(record: Record) -> None:
    """The code of a refusal has letters, digits and hyphens only."""
    game, s = record.rules, record.end
    code = ""
    try:  # not `pytest.raises(...) as`, which keeps the whole game until the garbage collector comes
        game.apply(s, Seat(0), record.entries[0].move, Derived(b"refused", 1))
    except GameError as refused:
        code = refused.code
    assert code.replace("-", "").isalnum()


CHECKS = (
    somebody_is_waited_for,
    clocks_are_never_used_twice,
    moves_have_one_spelling,
    loose_picks_have_no_order,
    impossible_picks_are_refused,
    unreadable_texts_are_refused,
    refusals_change_nothing,
    nobody_plays_out_of_turn,
    nothing_follows_the_end,
    giving_up_is_possible_and_not_offered,
    states_come_back_from_the_store,
    nothing_is_lost,
    states_are_never_changed,
    replay_from_the_record_is_equal,
    kept_keys_keep_their_tree,
    silent_steps_change_nothing,
    views_allow_what_they_show,
    views_name_their_viewer,
    events_can_be_told_and_kept,
    nothing_that_chance_has_shown_is_taken_back,
    the_end_places_every_seat,
    time_can_always_play_on,
    a_rematch_can_be_dealt,
    refusals_are_values,
)

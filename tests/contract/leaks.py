"""The check that events reveal no more than views: equal views come with equal events.

A seat's moves at one position are made separately with the same chance. If two of them lead to equal views
of another viewer, that viewer's events must be equal too, or they would reveal what the view hides. Making
no move counts as one of the moves: a viewer whose view does not change gets no event.
"""

import random
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from games.chance import Derived
from games.contract import Event, Game, Move, Seat
from tests.contract.checks import hears
from tests.contract.records import Record, invariants, random_move, seats_and_channel

POSITIONS = 6
"""Number of positions of a game in which the moves of each seat are compared."""
TRIES = 6
"""Number of random answers to each open question; equal answers count once."""

Told = tuple[Event, ...]
Tried = tuple[Move | None, Any, Told]
"""A move (None: none was made), the state after it, and the events of it."""


def equal_views_come_with_equal_events(record: Record) -> None:
    """Moves that lead to equal views of another seat, or of the channel, have equal events for it."""
    chooser = random.Random(f"told {record.number}")
    said_aloud = of_game(record.game)
    for s in record.some(POSITIONS)[:-1]:
        for seat in (Seat(n) for n in range(record.seats)):
            made = [*tried(record.rules, s, seat, chooser)]
            for viewer in seats_and_channel(record):
                if viewer != seat:
                    compare(record.rules, viewer, made, said_aloud)


def of_game(key: str) -> Mapping[str, str]:
    """Returns what the rules of a game announce although no view need show it: `invariants.SAID_ALOUD`.

    An event's id, or its id and the name of one parameter, with the number of the rule. With `alone` behind
    it the parameter may differ only in an event for one viewer.
    """
    found: Mapping[str, str] = getattr(invariants(key), "SAID_ALOUD", {})
    return found


def tried(game: Game, s: Any, seat: Seat, chooser: random.Random) -> Iterator[Tried]:
    """Returns no move, and some of the seat's moves at this position."""
    yield None, s, ()
    answers = [random_move(game, s, seat, key, chooser) for key in game.asks(s, seat) for _ in range(TRIES)]
    for move in {str(move): move for move in answers}.values():
        step = game.apply(s, seat, move, Derived(b"told", 0))
        yield move, step.state, step.events


def compare(game: Game, viewer: Seat | None, made: list[Tried], said_aloud: Mapping[str, str]) -> None:
    """Fails if two moves lead to equal views of the viewer, but to different events."""
    first: dict[bytes, tuple[Move | None, Told]] = {}
    for move, after, events in made:
        told = tuple(
            hidden_in(event, said_aloud)
            for event in events
            if hears(event, viewer) and event.id not in said_aloud
        )
        view = msgspec.msgpack.encode(game.view(after, viewer))
        other, before = first.setdefault(view, (move, told))
        assert told == before, f"{viewer} can tell {move} from {other}: {told} from {before}"


def hidden_in(event: Event, said_aloud: Mapping[str, str]) -> Event:
    """Returns the event without the parameters that its viewers may know by the rules."""
    alone = " alone" if event.audience is not None and len(event.audience) == 1 else ""
    kept = {
        name: value
        for name, value in event.params.items()
        if not {f"{event.id} {name}", f"{event.id} {name}{alone}"} & said_aloud.keys()
    }
    return msgspec.structs.replace(event, params=kept)

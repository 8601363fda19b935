"""The check of events finds leaks that are planted in real games."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from games.chance import Chance
from games.contract import Event, Game, Move, Seat, Step, Text
from games.params import Who
from games.registry import GAMES
from tests.contract import leaks, records
from tests.contract.leaks import equal_views_come_with_equal_events

ROOT = Path(__file__).parents[2]
Leak = Callable[[Game, Any, Seat | None, Move, Step], Step]


class Leaking:
    """A game whose steps are changed by a leak; all else is the game's own."""

    def __init__(self, game: Game, leak: Leak) -> None:
        self._game = game
        self._leak = leak

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def apply(self, s: Any, seat: Seat | None, move: Move, chance: Chance) -> Step:
        """Returns the game's step, with the leak."""
        return self._leak(self._game, s, seat, move, self._game.apply(s, seat, move, chance))


def to_everybody(game: Game, s: Any, seat: Seat | None, move: Move, step: Step) -> Step:
    """Sends events for some viewers to all."""
    return replace(step, events=tuple(replace(event, audience=None) for event in step.events))


def with_the_card(game: Game, s: Any, seat: Seat | None, move: Move, step: Step) -> Step:
    """Adds the chosen card to the public event that a seat has chosen."""
    told = tuple(
        replace(event, params={**event.params, "cards": Text(str(move))})
        if event.id in CHOSEN.values()
        else event
        for event in step.events
    )
    return replace(step, events=told)


def changes_announced(game: Game, s: Any, seat: Seat | None, move: Move, step: Step) -> Step:
    """Announces to all that a secret choice has changed, though not to what."""
    if seat is None or any(event.audience is None for event in step.events):
        return step
    return replace(step, events=(*step.events, Event(f"{game.key}-changed", {"who": Who(seat)})))


CHOSEN = {"cribbage": "cribbage-given", "partners": "partners-ready"}
"""The public event of a secret choice, by the key of its game."""
SECRETS = ("cribbage", "fuldrigger", "kinaskak", "olsen", "partners", "stratego")
"""The games with moves without public events."""


def planted(monkeypatch: pytest.MonkeyPatch, key: str, leak: Leak) -> None:
    """Lets all random games of that key be played by the leaking game."""
    found: Mapping[str, Any] = {**GAMES, key: Leaking(GAMES[key], leak)}
    monkeypatch.setattr(records, "GAMES", found)
    monkeypatch.setattr(records, "play", records.play.__wrapped__)  # these games are kept for nobody else


def finds(key: str) -> bool:
    """Checks if the check fails in one of some random games."""
    for number in range(min(12, getattr(records.invariants(key), "RANDOM_GAMES", 12))):
        record = records.play(key, number)
        try:
            equal_views_come_with_equal_events(record)
        except AssertionError as failed:
            if "can tell" not in str(failed):
                raise
            return True
    return False


PLANTED = [
    *((key, to_everybody) for key in SECRETS),
    *((key, with_the_card) for key in CHOSEN),
    *((key, changes_announced) for key in SECRETS),
]


@pytest.mark.parametrize(("key", "leak"), PLANTED, ids=lambda one: getattr(one, "__name__", one))
def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch, key: str, leak: Leak) -> None:
    """The check fails in a game whose public events reveal a secret."""
    planted(monkeypatch, key, leak)
    assert finds(key)


@pytest.mark.parametrize("key", sorted(GAMES))
def test_what_is_said_aloud_is_in_the_rules(key: str) -> None:
    """Each exception of the check names a rule that RULES.md of the game contains."""
    rules = (ROOT / "games" / key / "RULES.md").read_text(encoding="utf-8")
    for rule in leaks.of_game(key).values():
        assert f"\n{rule} " in rules

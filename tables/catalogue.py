"""The games on offer and their house rules, read off the games' own `Options`."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import inspect

from games.contract import Game, Teaching
from tables.errors import BadOption
from tables.sights import GameInfo


def info(game: Game) -> GameInfo:
    return GameInfo(
        key=game.key,
        seats=tuple(game.seats),
        options={name: tuple(str(v) for v in values) for name, values in _values(game).items()},
        strengths=game.strengths,
        teams=game.teams,
        teaches=isinstance(game, Teaching),
    )


def _values(game: Game) -> dict[str, tuple[Any, ...]]:
    """The values of each house rule, its default first."""
    described = inspect.type_info(game.Options)
    assert isinstance(described, inspect.StructType)
    return {f.name: _default_first(f.default, _literals(f.type)) for f in described.fields}


def _literals(kind: inspect.Type) -> tuple[Any, ...]:
    if isinstance(kind, inspect.BoolType):
        return (False, True)
    assert isinstance(kind, inspect.LiteralType), "a house rule is a Literal with a default"
    return tuple(kind.values)


def _default_first(default: Any, values: Iterable[Any]) -> tuple[Any, ...]:
    return (default, *(v for v in values if v != default))


def check_option(game: Game, name: str, value: str) -> None:
    """Raises BadOption where the game has no such house rule, or not with this value."""
    if value not in {str(v) for v in _values(game).get(name, ())}:
        raise BadOption(name=name, value=value)


def check_strength(game: Game, value: str) -> None:
    """Raises BadOption where the game's bot has no such strength."""
    if value not in game.strengths:
        raise BadOption(name="strength", value=value)


def strength(game: Game, chosen: str) -> str:
    """How well a bot plays of which this was chosen: that, or the game's own choice."""
    return chosen if chosen in game.strengths else game.strengths[-1]


def defaults(game: Game) -> dict[str, str]:
    return {name: str(values[0]) for name, values in _values(game).items()}


def options_of(game: Game, chosen: dict[str, str]) -> Any:
    """The game's `Options` from the names and values of a table."""
    values = _values(game)
    return game.Options(**{name: next(v for v in values[name] if str(v) == chosen[name]) for name in chosen})


def names_of(options: Any) -> dict[str, str]:
    """The names and values of a game's `Options`."""
    return {name: str(value) for name, value in msgspec.structs.asdict(options).items()}

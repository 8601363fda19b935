"""The games on offer and their house rules, read off the games' own `Options`."""

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from games.contract import AnyGame, TakesFiles, Teaching, Text
from tables.errors import BadOption
from tables.views import GameInfo


def info(game: AnyGame) -> GameInfo:
    return GameInfo(
        key=game.key,
        seats=tuple(game.seats),
        options={
            name: tuple(str(v) for v in values)
            for name, values in _values(game).items()
            if name not in files(game)
        },
        files={name: game.example(name) for name in files(game) if isinstance(game, TakesFiles)},
        strengths=game.strengths,
        teams=game.teams,
        teaches=isinstance(game, Teaching),
        never_undone=game.never_undone,
    )


def _values(game: AnyGame) -> dict[str, tuple[Any, ...]]:
    """The values of each house rule, its default first."""
    described = inspect.type_info(game.Options)
    assert isinstance(described, inspect.StructType)
    return {f.name: _default_first(f.default, _literals(f.type)) for f in described.fields}


def files(game: AnyGame) -> tuple[str, ...]:
    """The house rules that are read from a file."""
    options: Any = game.Options
    return _files(options)


@cache
def _files(options: Any) -> tuple[str, ...]:
    described = inspect.type_info(options)
    assert isinstance(described, inspect.StructType)
    return tuple(f.name for f in described.fields if isinstance(f.type, inspect.StrType))


def _literals(kind: inspect.Type) -> tuple[Any, ...]:
    if isinstance(kind, inspect.BoolType):
        return (False, True)
    if isinstance(kind, inspect.StrType):
        return ("",)
    assert isinstance(kind, inspect.LiteralType), "a house rule is a Literal with a default"
    return tuple(kind.values)


def _default_first(default: Any, values: Iterable[Any]) -> tuple[Any, ...]:
    return (default, *(v for v in values if v != default))


def check_option(game: AnyGame, name: str, value: str) -> None:
    """Raises BadOption where the game has no such house rule, or not with this value.

    Of a rule that is read from a file: GameError, which says what is wrong in it.
    """
    if name in files(game) and isinstance(game, TakesFiles) and value:
        if game.read_option(name, value.encode()) != value:
            raise BadOption(name=name, value=value)
        return
    if value not in {str(v) for v in _values(game).get(name, ())}:
        raise BadOption(name=name, value=value)


def read_file(game: AnyGame, name: str, data: bytes) -> str:
    """The spelling of a house rule that a file says; "" of an empty one. Raises BadOption, GameError."""
    if name not in files(game) or not isinstance(game, TakesFiles):
        raise BadOption(name=name, value="")
    return game.read_option(name, data) if data.strip() else ""


def check_strength(game: AnyGame, value: str) -> None:
    """Raises BadOption where the game's bot has no such strength."""
    if value not in game.strengths:
        raise BadOption(name="strength", value=value)


def strength(game: AnyGame, chosen: str) -> str:
    """How well a bot plays of which this was chosen: that, or the game's own choice."""
    return chosen if chosen in game.strengths else game.strengths[-1]


def defaults(game: AnyGame) -> dict[str, str]:
    return {name: str(values[0]) for name, values in _values(game).items()}


def options_of(game: AnyGame, chosen: dict[str, str]) -> Any:
    """The game's `Options` from the names and values of a table."""
    values, free = _values(game), files(game)
    return game.Options(
        **{
            name: value if name in free else next(v for v in values[name] if str(v) == value)
            for name, value in chosen.items()
        }
    )


def told(game: AnyGame, name: str, value: str) -> Text:
    """What the lobby calls the value of a house rule."""
    if name in files(game) and isinstance(game, TakesFiles):
        return game.tell_option(name, value)
    return Text(f"{game.key}-option-{name}-{value}")


def names_of(options: Any) -> dict[str, str]:
    """The names and values of a game's `Options`."""
    return {name: str(value) for name, value in msgspec.structs.asdict(options).items()}

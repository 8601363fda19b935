"""Lists the games with their options, as declared by each game's `Options`."""

from collections.abc import Hashable, Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from games.contract import AnyGame, TakesFiles, Text
from tables.errors import BadOption
from tables.views import LEVELS, GameInfo


def info(game: AnyGame) -> GameInfo:
    """Describes a game for the catalogue."""
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
        advises=game.coach is not None,
        never_undone=game.never_undone,
        minutes=game.minutes,
    )


@cache
def _fields(options: Hashable) -> tuple[inspect.Field, ...]:
    described = inspect.type_info(options)
    assert isinstance(described, inspect.StructType)
    return described.fields


def _values(game: AnyGame) -> dict[str, tuple[Any, ...]]:
    """Values of each option, the default first."""
    return {
        f.name: (f.default, *(value for value in _literals(f.type) if value != f.default))
        for f in _fields(game.Options)
    }


def files(game: AnyGame) -> tuple[str, ...]:
    """Names of the options that are read from a file."""
    return tuple(f.name for f in _fields(game.Options) if isinstance(f.type, inspect.StrType))


def _literals(kind: inspect.Type) -> tuple[Any, ...]:
    if isinstance(kind, inspect.BoolType):
        return (False, True)
    if isinstance(kind, inspect.StrType):
        return ("",)
    assert isinstance(kind, inspect.LiteralType), "an option is a Literal with a default"
    return tuple(kind.values)


def check_option(game: AnyGame, name: str, value: str) -> None:
    """Raises BadOption if the game has no such option or value; GameError for a bad file."""
    if name in files(game) and isinstance(game, TakesFiles) and value:
        if game.read_option(name, value.encode()) != value:
            raise BadOption(name=name, value=value)
        return
    if value not in {str(v) for v in _values(game).get(name, ())}:
        raise BadOption(name=name, value=value)


def read_file(game: AnyGame, name: str, data: bytes) -> str:
    """Value of an option that is read from a file; empty for an empty one. Raises BadOption, GameError."""
    if name not in files(game) or not isinstance(game, TakesFiles):
        raise BadOption(name=name, value="")
    return game.read_option(name, data) if data.strip() else ""


def check_strength(game: AnyGame, value: str) -> None:
    """Raises BadOption if the game's bot has no such strength."""
    if value not in game.strengths:
        raise BadOption(name="strength", value=value)


def strength(game: AnyGame, chosen: str) -> str:
    """The chosen strength, or the game's default if none or an unknown one is chosen."""
    return chosen if chosen in game.strengths else game.strengths[-1]


def at_level(game: AnyGame, level: str) -> str:
    """The strength of the game's bots at a level of `LEVELS`, or the nearest; "" for the default."""
    if level in game.strengths or level not in LEVELS:
        return level if level in game.strengths else ""
    return game.strengths[min(LEVELS.index(level), len(game.strengths) - 1)]


def stronger(game: AnyGame, chosen: str) -> str:
    """The next better strength, or the best."""
    place = game.strengths.index(strength(game, chosen)) + 1
    return game.strengths[min(place, len(game.strengths) - 1)]


def defaults(game: AnyGame) -> dict[str, str]:
    """Default value of each option."""
    return {name: str(values[0]) for name, values in _values(game).items()}


def usual(game: AnyGame, pace: str) -> dict[str, str]:
    """Values at this pace of the options whose usual value depends on the pace."""
    named = {name for values in game.usual.values() for name in values}
    return {name: defaults(game)[name] for name in named} | dict(game.usual.get(pace, {}))


def partners(game: AnyGame, chosen: dict[str, str]) -> tuple[tuple[int, ...], ...]:
    """The seats that play together under these house rules. What is not known among them counts as usual."""
    values = _values(game)
    known = {name: value for name, value in chosen.items() if value in map(str, values.get(name, ()))}
    return game.partners(options_of(game, defaults(game) | known))


def options_of(game: AnyGame, chosen: dict[str, str]) -> Any:
    """The game's `Options` with these values by name."""
    values, free = _values(game), files(game)
    return game.Options(
        **{
            name: value if name in free else next(v for v in values[name] if str(v) == value)
            for name, value in chosen.items()
        }
    )


def value_text(game: AnyGame, name: str, value: str) -> Text:
    """The text that describes the value of an option."""
    if name in files(game) and isinstance(game, TakesFiles):
        return game.tell_option(name, value)
    return Text(f"{game.key}-option-{name}-{value}")


def from_files(game: AnyGame, chosen: Mapping[str, str]) -> dict[str, Text]:
    """Texts that describe the options that are read from a file."""
    return {name: value_text(game, name, chosen.get(name, "")) for name in files(game)}


def names_of(options: Any) -> dict[str, str]:
    """Values of a game's `Options` by name."""
    return {name: str(value) for name, value in msgspec.structs.asdict(options).items()}

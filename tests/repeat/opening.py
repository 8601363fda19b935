"""Which tests open a table: by what functions, fixtures and helpers name, read from the compiled code."""

import inspect
from collections.abc import Iterator
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final

import pytest

NAMES: Final = {"open_table", "rematch", "Open"}
"""What opens a table in the program."""
COMMAND: Final = "new"
"""The last word of the commands that open one: `/cribbage new`."""


def opens_a_table(item: pytest.Item) -> bool:
    """Checks if a test or one of its fixtures does. Not found is what a process of its own opens.

    Tests in a browser are left out: they open the tables that others open, and take minutes each.
    """
    if not isinstance(item, pytest.Function) or "tabs" in item.fixturenames or "browser" in item.fixturenames:
        return False
    fixtures = [found[-1].func for found in item._fixtureinfo.name2fixturedefs.values() if found]
    return opens(item.function, *fixtures)


def opens(*values: Any) -> bool:
    """Checks if the code that these functions may reach, within the tests, names what opens a table."""
    known: set[FunctionType] = set()
    waiting = [function for value in values for function in _functions(value)]
    while waiting:
        function = waiting.pop()
        if function in known:
            continue
        known.add(function)
        codes = [*_codes(function.__code__)]
        names = {name for code in codes for name in code.co_names}
        if names & NAMES or any(_is_command(value) for code in codes for value in code.co_consts):
            return True
        waiting += _reached(function, names)
    return False


def _is_command(value: object) -> bool:
    return isinstance(value, str) and value.split(" ")[-1] == COMMAND and len(value) < 40


def _codes(code: CodeType) -> Iterator[CodeType]:
    """Yields the code of a function and of those within it."""
    yield code
    for value in code.co_consts:
        if isinstance(value, CodeType):
            yield from _codes(value)


def _reached(function: FunctionType, names: set[str]) -> Iterator[FunctionType]:
    """Yields functions of the tests that it names, also of modules and classes that it names or is given."""
    given = [value for value in function.__annotations__.values() if isinstance(value, type)]
    for value in [*(function.__globals__.get(name) for name in names), *given]:
        if isinstance(value, type | ModuleType):
            for name in names:
                yield from _functions(inspect.getattr_static(value, name, None))
        if not isinstance(value, ModuleType):
            yield from _functions(value)


def _functions(value: Any) -> Iterator[FunctionType]:
    """Yields the functions of the tests that a value is, wraps or is made with."""
    if isinstance(value, type):
        value = value.__dict__.get("__init__")
    elif isinstance(value, property):
        value = value.fget
    elif isinstance(value, classmethod | staticmethod):
        value = value.__func__
    if isinstance(value, FunctionType) and value.__module__.partition(".")[0] == "tests":
        yield inspect.unwrap(value)

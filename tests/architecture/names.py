"""Resolves what documents name in backticks: paths, commands, modules, Python names, settings."""

import argparse
import ast
import contextlib
import importlib
import importlib.util
import io
import pkgutil
import re
import shlex
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path

import msgspec
from discord.ext import commands

import cogs.games.registry
from admin.commands import _parser
from games.registry import GAMES
from sandbox.world import seed
from settings import Settings
from tables.model import catalogue
from tests.architecture.sources import ALL, ROOT, modules, nodes, tree

CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
LINK = re.compile(r"\]\(([^)#\s]+)\)")
FENCE = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)

COMMAND = re.compile(r"(?:[A-Z_]+=\S+ )*(?:make|cp|py|curl|(?:\.venv[/\\]\S*?)?python3?)\b(?= )")
SLASH = re.compile(r"/[a-z]+(-[a-z]+)*( [a-z][a-z-]*)?")
ROUTE = re.compile(r"/(page/[\w./]+|\?as=[\w,]+)?")
VARIABLE = re.compile(r"[A-Z]+(_[A-Z]+)+")
PATH = re.compile(r"\.?[\w<>*-]+(?:/[\w<>*.-]*)+|[\w<>*-]*\.(?:py|md|toml|ftl|sql|txt|sqlite3|example)")
DOTTED = re.compile(r"\.?[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+(?:\(.*\))?")
NAME = re.compile(r"_?(?:[A-Z][a-z]+)+|[a-z]+(?:_[a-z]+)+(?:\(.*\))?")
PLACEHOLDERS = re.compile(r"<[a-z_]+>|\bNAME\b")

GIVEN = {
    ".env",
    ".venv",
    "build/golden/",
    "var/stofa.sqlite3",
    "var/backups",
    "record.txt",
    "my_bot.py",
    "utils.py",
    "Origin",
}
"""Files that a user has or the program makes, a file that must not exist, a header of HTTP."""


@cache
def defined_in(path: Path) -> frozenset[str]:
    """Returns the names that a file defines: functions, classes, parameters, variables, attributes."""
    found: set[str] = set()
    for node in nodes(path):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.arg):
            found.add(node.arg)
        elif isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Store):
            found.add(node.id if isinstance(node, ast.Name) else node.attr)
    return frozenset(found)


@cache
def defined() -> frozenset[str]:
    """Returns every name that the project defines."""
    return frozenset().union(*map(defined_in, modules().values()))


@cache
def strings() -> str:
    """Returns the string constants of the project, one a line."""
    found: list[str] = []
    for path in _elsewhere():
        for node in nodes(path):
            if isinstance(node, ast.Constant):
                found += [node.value] if isinstance(node.value, str) else []
    return "\n".join(found)


@cache
def classes() -> dict[str, list[type]]:
    """Returns the classes of the program by name."""
    found: dict[str, list[type]] = {}
    for name, path in modules().items():
        if name.startswith(("tests", "benchmarks")) or path.name == "__main__.py":
            continue
        for node in tree(path).body:
            if isinstance(node, ast.ClassDef):
                kind = getattr(importlib.import_module(name), node.name)
                found.setdefault(node.name, []).append(kind)
    return found


@cache
def slash_commands() -> frozenset[str]:
    """Returns the registered slash commands in English, and the groups that they are in."""
    for module in pkgutil.walk_packages(cogs.__path__, "cogs."):
        importlib.import_module(module.name)
    plain = [
        *cogs.games.registry.cogs(map(catalogue.info, GAMES.values()))
    ]  # held, or they are no subclasses
    return frozenset(_commands_of(commands.Cog)) if plain else frozenset()


def _commands_of(parent: type) -> Iterator[str]:
    for cog in parent.__subclasses__():
        yield from _commands_of(cog)
        if not cog.__module__.startswith("cogs."):
            continue
        group = str(getattr(cog.__cog_group_name__, "message", cog.__cog_group_name__))
        for command in cog.__cog_app_commands__:
            name = command.qualified_name
            yield f"/{group} {name}" if cog.__cog_is_app_commands_group__ else f"/{name}"
            if cog.__cog_is_app_commands_group__:
                yield f"/{group}"


@cache
def variables() -> frozenset[str]:
    """Returns the environment variables that settings, sandbox, tests or make read."""
    named = {setting.name.upper() for setting in fields(Settings)}
    made = {f"{seed.Seed().variables}_{what}" for what in ("API", "GATEWAY", "CDN")}
    read = re.findall(
        r"(?:environ(?:\.get\(|\[)\"|\bexport |^)([A-Z]+(?:_[A-Z]+)*)", _sources(), re.MULTILINE
    )
    return frozenset({*named, *made, *read})


def _elsewhere() -> Iterator[Path]:
    """Yields the Python files outside this folder, whose tests name what does not exist."""
    return (path for path in modules().values() if path.parent != Path(__file__).parent)


@cache
def _sources() -> str:
    texts = [path.read_text(encoding="utf-8") for path in _elsewhere()]
    return "\n".join([*texts, *(path.read_text("utf-8") for path in ROOT.glob(".ci/*"))])


@cache
def targets() -> frozenset[str]:
    """Returns the targets of the Makefile."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    return frozenset(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))


def mentions(text: str) -> Iterator[str]:
    """Yields what a document names: code in backticks, the lines of shell examples, targets of links."""
    for language, block in FENCE.findall(text):
        if not language:
            yield from (line for line in block.splitlines() if COMMAND.match(line))
    rest = FENCE.sub("", text)
    yield from CODE.findall(rest)
    yield from (target for target in LINK.findall(rest) if ":" not in target)


def resolves(said: str, folder: Path = ROOT) -> bool:
    """Checks that a path, command, name or variable exists.

    Text of another kind, such as the spelling of a move, is accepted. `folder` is the document's own.
    """
    if said in GIVEN or ROUTE.fullmatch(said):
        return not said.startswith("/page/") or _has_route(said)
    if COMMAND.match(said):
        return _is_command(said)
    if SLASH.fullmatch(said):
        return said in slash_commands()
    if VARIABLE.fullmatch(said.partition("=")[0]):
        return said.partition("=")[0] in variables() or f'"{said}"' in _sources()
    if PATH.fullmatch(said):
        return _is_path(said, folder)
    if DOTTED.fullmatch(said):
        return _is_dotted(said.partition("(")[0])
    if NAME.fullmatch(said):
        return said.partition("(")[0] in defined() or said in strings()
    return True


def _has_route(path: str) -> bool:
    return path.rpartition("/")[2] in strings()


def _is_command(line: str) -> bool:
    words = shlex.split(line.replace("\\", "/"), comments=True)
    while VARIABLE.fullmatch(words[0].partition("=")[0]) and "=" in words[0]:
        if words.pop(0).partition("=")[0] not in variables():
            return False
    program, arguments = words[0], words[1:]
    if program == "make":
        return all(word in targets() or "=" in word for word in arguments)
    if "-m" in arguments:
        at = arguments.index("-m")
        return _is_module(arguments[at + 1]) and all(map(_is_argument, arguments[at + 2 :]))
    if arguments and arguments[0].rpartition("/")[2] == "run.py":
        return _is_understood(_parser(), arguments[1:])
    return all(map(_is_argument, arguments))


def _is_understood(parser: argparse.ArgumentParser, words: list[str]) -> bool:
    """Checks that a command line takes these words."""
    with contextlib.redirect_stderr(io.StringIO()), contextlib.redirect_stdout(io.StringIO()):
        try:
            parser.parse_args(words)
        except SystemExit as end:
            return end.code == 0
    return True


def _is_argument(word: str) -> bool:
    return word in GIVEN or not PATH.fullmatch(word) or _is_path(word, ROOT)


def _is_module(name: str) -> bool:
    try:
        return importlib.util.find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def _is_path(said: str, folder: Path) -> bool:
    pattern = PLACEHOLDERS.sub("*", said).rstrip("/")
    if "/" not in pattern:
        return any(ROOT.glob(pattern)) or any(any(ROOT.glob(f"{top}/**/{pattern}")) for top in (*ALL, "docs"))
    return any(any(base.glob(pattern)) or any(base.glob(f"{pattern}.py")) for base in (ROOT, folder))


def _is_dotted(name: str) -> bool:
    """Checks a module, its attribute, an attribute of a class of the project, or an attribute by its name."""
    first, *rest = name.split(".")
    if name in modules() or first in ("discord", "http", "gateway", "asset"):
        return True
    if first in classes():
        return any(_has(kind, rest) for kind in classes()[first])
    if first in ALL:
        owner, _, attribute = name.rpartition(".")
        if owner in modules() and _has(importlib.import_module(owner), [attribute]):
            return True
        if f"{first}.{first}" not in modules():  # else also the name of a value of that module's class
            return False
    same = [m for m in modules() if f".{m}".endswith(f".{first}") and not m.startswith("tests")]
    if first and same:
        return any(rest[0] in defined_in(modules()[m]) for m in same) and {*rest} <= defined()
    return {*rest} <= defined()


def _has(owner: object, path: list[str]) -> bool:
    for part in path:
        if isinstance(owner, type) and part in getattr(owner, "__annotations__", {}):
            return True
        if isinstance(owner, type) and issubclass(owner, msgspec.Struct) and part in owner.__struct_fields__:
            return True
        if not hasattr(owner, part):
            return False
        owner = getattr(owner, part)
    return True

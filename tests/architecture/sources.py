"""The project's modules and the imports between them, read from the source files."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PROGRAM = (
    "bot",
    "settings",
    "workers",
    "run",
    "admin",
    "health",
    "cogs",
    "tables",
    "games",
    "render",
    "db",
    "locales",
    "sandbox",
    "tools",
)
ALL = (*PROGRAM, "benchmarks", "tests")
GAMES = sorted(path.parent.name for path in ROOT.glob("games/*/RULES.md"))


def files(top: str) -> list[Path]:
    """Returns the Python files of a top-level folder or module."""
    one = ROOT / f"{top}.py"
    return [one] if one.exists() else sorted((ROOT / top).rglob("*.py"))


@cache
def modules() -> dict[str, Path]:
    """Returns the file of every module of the project by the module's name."""
    return {_name(path): path for top in ALL for path in files(top)}


def _name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


@cache
def tree(path: Path) -> ast.Module:
    """Returns the syntax tree of a file."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """Returns all nodes of the syntax tree of a file but the contexts of names; faster than `ast.walk`."""
    found: list[ast.AST] = [tree(path)]
    for node in found:  # which grows
        for value in vars(node).values():
            if isinstance(value, list):
                found += [each for each in value if isinstance(each, ast.AST)]
            elif isinstance(value, ast.AST) and not isinstance(value, ast.expr_context):
                found.append(value)
    return tuple(found)


def imports(path: Path) -> Iterator[str]:
    """Yields the name of every module that a file imports, within functions and TYPE_CHECKING too."""
    for node in nodes(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: relative import"
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if inner in modules() else node.module or ""


@cache
def graph() -> dict[str, frozenset[str]]:
    """Returns, for every module of the project, the modules of the project that it imports."""
    return {
        name: frozenset(m for m in imports(path) if m in modules() and m != name)
        for name, path in modules().items()
    }


def reached(start: str) -> set[str]:
    """Returns every module of the project that importing `start` also imports, directly or not."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        new = graph()[waiting.pop()] - found
        found |= new
        waiting += new
    return found


def circles() -> list[list[str]]:
    """Returns the groups of modules in which each module reaches every other one."""
    closure = {name: reached(name) for name in graph()}
    groups = {
        frozenset(other for other in closure[name] if name in closure[other])
        for name in graph()
        if name in closure[name]
    }
    return sorted(sorted(group) for group in groups)

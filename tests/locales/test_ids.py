"""Every text id in the code has a text, and every text is used."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain, product
from pathlib import Path

import games.errors
import tables.errors
from games.errors import GameError
from games.registry import GAMES
from tables.errors import TableError
from tests.architecture.sources import files, nodes
from tests.locales.texts import ROOT, ids, messages, written

ROOMS = ("games", "tables", "render", "cogs", "bot")
SPEAKERS = {"say", "Text", "Term", "Event", "Refusal", "text", "_text"}
ERRORS = {
    c.__name__
    for m in (games.errors, tables.errors)
    for c in vars(m).values()
    if isinstance(c, type) and issubclass(c, Exception)
}


def found() -> Iterator[tuple[Path, ast.AST]]:
    """All that the code that says something is made of, with its file."""
    for path in chain.from_iterable(files(room) for room in ROOMS):
        for node in nodes(path):
            yield path, node


def patterns(node: ast.expr) -> list[str]:
    """Patterns of the values of a string, f-string or conditional of them; none for other expressions."""
    match node:
        case ast.Constant(value=str(text)):
            return [re.escape(text)]
        case ast.IfExp():
            return patterns(node.body) + patterns(node.orelse)
        case ast.JoinedStr():
            return ["".join(parts) for parts in product(*map(_part, node.values))]
    return []


def _part(node: ast.expr) -> list[str]:
    inside = node.value if isinstance(node, ast.FormattedValue) else node
    if isinstance(node, ast.FormattedValue) and ast.unparse(inside).split(".")[-1] in ("game", "key"):
        return [f"(?:{'|'.join(GAMES)})"]
    return patterns(inside) or [r"[\w-]+"]


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


@cache
def _said() -> tuple[tuple[str, str], ...]:
    """Calls that name a text id: the place and the pattern of the id."""
    return tuple(
        (f"{path.relative_to(ROOT)}:{node.lineno}", ("error-" if name in ERRORS else "") + pattern)
        for path, node in found()
        if isinstance(node, ast.Call) and node.args and (name := called(node)) in SPEAKERS | ERRORS
        for pattern in patterns(node.args[0])
    )


def _errors(base: type) -> Iterator[type]:
    yield base
    for kind in base.__subclasses__():
        yield from _errors(kind)


def test_every_id_in_the_code_has_a_text() -> None:
    """Each id and each pattern of ids in the code fits a text."""
    known = "\n".join(ids())
    lacking = [(at, p) for at, p in _said() if not re.search(f"^(?:{p})$", known, re.MULTILINE)]
    assert lacking == []


def test_every_kind_of_error_has_a_text() -> None:
    """Each kind of GameError and each code of TableError has a text that begins with `error-`."""
    codes = {e.kind for e in _errors(GameError)} - {GameError.kind} | {e.code for e in _errors(TableError)}
    assert {c for c in codes if f"error-{c}" not in ids()} == set()


def test_every_text_is_used() -> None:
    """Each text is used by the code, an error, another text or a command."""
    named = {f"error-{e.kind}" for e in _errors(GameError)} | {f"error-{e.code}" for e in _errors(TableError)}
    fitting = {p for _, p in _said()}
    for _, node in found():
        for pattern in patterns(node) if isinstance(node, ast.Constant | ast.JoinedStr) else ():
            if re.match(r"[a-z]+(\\?-|\[)|\[\\w-\]\+\\-", pattern):
                fitting.add(pattern)
    whole = re.compile("|".join(f"(?:{p})" for p in sorted(fitting)))
    referred = {r for id in ids() for r in re.findall(r"\{ ([a-z][\w-]*) \}", written(messages("en")[id]))}
    about = {f"{id}-about" for id in ids() if id.startswith("command-")}
    own = ("card-name", "rank-", "suit-")
    left = [
        id
        for id in ids()
        if not (whole.fullmatch(id) or id in named | referred | about or id.startswith(own))
    ]
    assert left == []

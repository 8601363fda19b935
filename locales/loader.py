"""Reads a language's `.ftl` files strictly: any error stops the start and names file and id."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

FUNCTIONS: Final = frozenset({"CARDS", "COUNT", "ID", "NUMBER", "RANK", "SUIT", "TERM", "YOU"})
"""Functions that a text may call; all but Fluent's NUMBER are defined in `locales.speech`."""

Entry = ast.Message | ast.Term


class BadText(Exception):
    """A text that cannot be used: its file, its id (or where one is expected), and the reason."""

    def __init__(self, file: Path, id: str, why: str) -> None:
        self.file = file
        self.id = id
        self.why = why
        super().__init__(f"{file.parent.name}/{file.name}: {id}: {why}")


def read(folder: Path) -> ast.Resource:
    """Reads all `.ftl` files of a folder. Raises BadText."""
    files = sorted(folder.glob("*.ftl"))
    if not files:
        raise BadText(folder / "*.ftl", "-", "no texts here")
    found: dict[str, tuple[Path, Entry]] = {}
    for file in files:
        for entry in _entries(file):
            id = name(entry)
            if id in found:
                raise BadText(file, id, f"said twice, first in {found[id][0].name}")
            found[id] = (file, entry)
    known = {id: entry for id, (_, entry) in found.items()}
    for file, entry in found.values():
        _check_references(file, entry, known)
    return ast.Resource(body=[*known.values()])


def name(entry: Entry) -> str:
    """Id of a text; a Fluent term has a leading dash."""
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else str(entry.id.name)


def _entries(file: Path) -> Iterator[Entry]:
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadText(file, "-", f"not UTF-8 at byte {error.start}") from None
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise BadText(file, _junk_id(entry), _junk_why(entry, text))
        if isinstance(entry, (ast.Message, ast.Term)):
            _check_parts(file, entry)
            yield entry


def _junk_id(junk: ast.Junk) -> str:
    word = re.match(r"\s*(-?[A-Za-z][\w-]*)", junk.content or "")
    return word[1] if word else "-"


def _junk_why(junk: ast.Junk, text: str) -> str:
    error = next(iter(junk.annotations or ()), None)
    if error is None or error.span is None:
        return "not Fluent"
    return f"line {text.count(chr(10), 0, error.span.start) + 1}: {error.message}"


def _check_parts(file: Path, entry: Entry) -> None:
    if entry.value is None:
        raise BadText(file, name(entry), "has forms but no text of its own")
    names = [a.id.name for a in entry.attributes]
    for twice in (n for n in names if names.count(n) > 1):
        raise BadText(file, f"{name(entry)}.{twice}", "said twice")


class _References(Visitor):
    """Collects the texts (with attribute or None) and functions that a text refers to."""

    def __init__(self) -> None:
        self.texts: list[tuple[str, str | None]] = []
        self.functions: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  (Fluent's own name)
        self.texts.append((node.id.name, node.attribute.name if node.attribute else None))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.texts.append((f"-{node.id.name}", node.attribute.name if node.attribute else None))
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.append(node.id.name)
        self.generic_visit(node)


def _check_references(file: Path, entry: Entry, known: dict[str, Entry]) -> None:
    seen = _References()
    seen.visit(entry)
    for id, part in seen.texts:
        parts = {a.id.name for a in known[id].attributes} if id in known else set()
        if id not in known or (part is not None and part not in parts):
            raise BadText(
                file, name(entry), f"refers to {id}{f'.{part}' if part else ''}, which is not there"
            )
    for function in seen.functions:
        if function not in FUNCTIONS:
            raise BadText(file, name(entry), f"calls {function}, which is no function")

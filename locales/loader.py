"""Finds the texts of a language's `.ftl` files, and parses and checks each when it is first used.

Parsing them all takes seconds. The tests do it (`read`), so that a fault is found before the bot runs.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

FUNCTIONS: Final = frozenset({"CARDS", "COUNT", "ID", "NUMBER", "RANK", "SUIT", "TERM", "YOU"})
"""Functions that a text may call; all but Fluent's NUMBER are defined in `locales.speech`."""

Entry = ast.Message | ast.Term

_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*(?:\n(?:[ }].*)?)*", re.MULTILINE)
"""A text: a line with its id, and all lines after it that are empty, indented or begin with a brace."""
_COMMENT: Final = re.compile(r"\s*(?:#{1,3}(?: .*)?)?$")


class BadText(Exception):
    """A text that cannot be used: its file, its id (or where one is expected), and the reason."""

    def __init__(self, file: Path, id: str, why: str) -> None:
        self.file = file
        self.id = id
        self.why = why
        super().__init__(f"{file.parent.name}/{file.name}: {id}: {why}")


class _Source(NamedTuple):
    """A text as in its file, and the number of its first line."""

    file: Path
    line: int
    text: str


class Parsed(NamedTuple):
    """A text, and the ids of those that it refers to; a Fluent term has a leading dash."""

    entry: Entry
    refers: tuple[str, ...]


class Texts:
    """The texts of a folder by id."""

    def __init__(self, folder: Path) -> None:
        """Raises BadText if there are none, for an id that is said twice, and for a line of no text."""
        files = sorted(folder.glob("*.ftl"))
        if not files:
            raise BadText(folder / "*.ftl", "-", "no texts here")
        self._sources: dict[str, _Source] = {}
        for id, source in (found for file in files for found in _sources(file)):
            if id in self._sources:
                raise BadText(source.file, id, f"said twice, first in {self._sources[id].file.name}")
            self._sources[id] = source
        self.ids: Final = self._sources.keys()

    def plain(self) -> dict[str, str]:
        """Returns the texts of one line without braces, which need no parsing."""
        found = {id: source.text.rstrip() for id, source in self._sources.items() if not id.startswith("-")}
        plain = {id: text for id, text in found.items() if not any(sign in text for sign in "\n{}")}
        values = {id: text.partition("=")[2].strip() for id, text in plain.items()}
        return {id: value for id, value in values.items() if value}

    def parsed(self, id: str) -> Parsed:
        """Returns a text, parsed anew. Raises BadText; KeyError for an unknown id."""
        source = self._sources[id]
        found = FluentParser().parse(source.text).body
        for junk in (entry for entry in found if isinstance(entry, ast.Junk)):
            raise BadText(source.file, id, _junk_why(junk, source))
        (entry,) = (entry for entry in found if isinstance(entry, (ast.Message, ast.Term)))
        _check_parts(source.file, id, entry)
        seen = _References()
        seen.visit(entry)
        for unknown in (name for name in seen.functions if name not in FUNCTIONS):
            raise BadText(source.file, id, f"calls {unknown}, which is no function")
        for unknown in (name for name, _ in seen.texts if name not in self._sources):
            raise BadText(source.file, id, f"refers to {unknown}, which is not there")
        return Parsed(entry, tuple(name for name, _ in seen.texts))

    def check_parts(self, id: str, known: dict[str, Entry]) -> None:
        """Checks that the attributes to which a text refers exist. Raises BadText."""
        seen = _References()
        seen.visit(known[id])
        for name, part in seen.texts:
            if part is not None and part not in {a.id.name for a in known[name].attributes}:
                raise BadText(self._sources[id].file, id, f"refers to {name}.{part}, which is not there")


def read(folder: Path) -> ast.Resource:
    """Returns all texts of a folder, parsed and checked. Raises BadText."""
    texts = Texts(folder)
    known = {id: texts.parsed(id).entry for id in texts.ids}
    for id in known:
        texts.check_parts(id, known)
    return ast.Resource(body=list(known.values()))


def _sources(file: Path) -> Iterator[tuple[str, _Source]]:
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadText(file, "-", f"not UTF-8 at byte {error.start}") from None
    line, place = 1, 0
    for found in _ENTRY.finditer(text):
        _check_comments(file, line, text[place : found.start()])
        line += text.count("\n", place, found.start())
        yield found[1], _Source(file, line, found[0] + "\n")
        line += found[0].count("\n")
        place = found.end()
    _check_comments(file, line, text[place:])


def _check_comments(file: Path, first: int, text: str) -> None:
    """Checks that there is nothing but comments and empty lines between texts."""
    for number, line in enumerate(text.splitlines(), first):
        if not _COMMENT.match(line):
            raise BadText(file, "-", f"line {number}: neither a text nor a comment")


def _junk_why(junk: ast.Junk, source: _Source) -> str:
    error = next(iter(junk.annotations or ()), None)
    if error is None or error.span is None:
        return "not Fluent"
    return f"line {source.line + source.text.count(chr(10), 0, error.span.start)}: {error.message}"


def _check_parts(file: Path, id: str, entry: Entry) -> None:
    if entry.value is None:
        raise BadText(file, id, "has forms but no text of its own")
    names = [a.id.name for a in entry.attributes]
    for twice in (n for n in names if names.count(n) > 1):
        raise BadText(file, f"{id}.{twice}", "said twice")


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

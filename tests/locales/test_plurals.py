"""A number and its noun agree: "1 space", "2 spaces"."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast

from locales import LANGUAGES
from tests.locales.texts import messages

Counted = tuple[str, str, frozenset[str]]
"""A parameter, the word behind it, and the parameters by which a variant around them was chosen."""


def counted(pattern: ast.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[Counted]:
    """Yields every parameter that a word follows."""
    for at, element in enumerate(pattern.elements):
        expression = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(expression, ast.SelectExpression):
            by = expression.selector
            name = {by.id.name} if isinstance(by, ast.VariableReference) else set()
            for variant in expression.variants:
                yield from counted(variant.value, chosen | name)
        elif isinstance(expression, ast.VariableReference):
            after = pattern.elements[at + 1] if at + 1 < len(pattern.elements) else None
            word = re.match(r" ([^\W\d_]+)", after.value) if isinstance(after, ast.TextElement) else None
            if word:
                yield expression.id.name, word[1], chosen


def selections(pattern: ast.Pattern) -> Iterator[ast.SelectExpression]:
    """Yields every choice between variants."""
    for element in pattern.elements:
        expression = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(expression, ast.SelectExpression):
            yield expression
            for variant in expression.variants:
                yield from selections(variant.value)


def plurals(lang: str) -> frozenset[str]:
    """Returns the nouns that some text says after several things and not after one."""
    found: set[str] = set()
    for message in messages(lang).values():
        for choice in selections(message.value) if message.value else ():
            by = choice.selector.id.name if isinstance(choice.selector, ast.VariableReference) else ""
            words: dict[bool, set[str]] = {True: set(), False: set()}
            for variant in choice.variants:
                key = variant.key.name if isinstance(variant.key, ast.Identifier) else ""
                if key in ("one", "other"):
                    words[key == "one"] |= {word for name, word, _ in counted(variant.value) if name == by}
            if words[True]:
                found |= words[False] - words[True]
    return frozenset(found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_plural_stands_behind_a_bare_number(lang: str) -> None:
    """Where a number may be one, the text has a variant for one."""
    nouns = plurals(lang)
    assert len(nouns) > 5
    bare = {
        id: f"{name} {word}"
        for id, message in messages(lang).items()
        if message.value
        for name, word, chosen in counted(message.value)
        if word in nouns and name not in chosen and not name.startswith("who")
    }
    assert bare == {}

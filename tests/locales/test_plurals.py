"""A number and its noun agree: "1 space", "2 spaces"."""

import re
from collections.abc import Iterator
from itertools import takewhile

import pytest
from fluent.syntax import ast

from locales import LANGUAGES
from tests.locales.texts import messages

Counted = tuple[str, str, frozenset[str]]
"""A parameter, a word behind it, and the parameters by which a variant around them was chosen."""
BEHIND = 3
"""Words behind a number among which its noun may stand: "2 more games"."""
LOOSE = frozenset(
    "of in to towards go left af i på med tilbage mere í á með viðbót van in op aan te met hebben".split()  # noqa: SIM905
)
"""Words that end what a number counts: "2 of the cards", "10 in ships", "2 left"."""
FREE = frozenset(
    (
        *("hub-seats", "error-server-role", "error-stratego-sixth-time", "error-kinaskak-ladder-too-long"),
        "error-no-such-call",
        *("answer-away", "lobby-holiday", "settings-away", "settings-no-holiday"),
    )
)
"""Texts in which what stands before the noun is no such number: a range, a list, a place, a round; or 21."""


def number(expression: object) -> str | None:
    """Returns the parameter that is shown or chosen by, also within `NUMBER(…)`; None for anything else."""
    if isinstance(expression, ast.FunctionReference) and expression.id.name == "NUMBER":
        expression = expression.arguments.positional[0]
    return expression.id.name if isinstance(expression, ast.VariableReference) else None


def following(after: object) -> list[str]:
    """Returns the words in which the noun of a number may stand, from the text behind it."""
    text = after.value if isinstance(after, ast.TextElement) else ""
    row = re.match(rf"(?: [^\W\d_]+){{0,{BEHIND}}}", text)
    return list(takewhile(lambda word: word not in LOOSE, row[0].split() if row else []))


def counted(pattern: ast.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[Counted]:
    """Yields every parameter that words follow, with each of these."""
    for at, element in enumerate(pattern.elements):
        expression = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(expression, ast.SelectExpression):
            name = number(expression.selector)
            for variant in expression.variants:
                yield from counted(variant.value, chosen | ({name} if name else set()))
        elif (name := number(expression)) is not None:
            after = pattern.elements[at + 1] if at + 1 < len(pattern.elements) else None
            yield from ((name, word, chosen) for word in following(after))


def selections(pattern: ast.Pattern) -> Iterator[ast.SelectExpression]:
    """Yields every choice between variants."""
    for element in pattern.elements:
        expression = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(expression, ast.SelectExpression):
            yield expression
            for variant in expression.variants:
                yield from selections(variant.value)


def _text(pattern: ast.Pattern) -> str:
    return " ".join(element.value for element in pattern.elements if isinstance(element, ast.TextElement))


def plurals(lang: str) -> frozenset[str]:
    """Returns the nouns that some text says after several things and not after one."""
    found: set[str] = set()
    for message in messages(lang).values():
        for choice in selections(message.value) if message.value else ():
            keys = (variant.key for variant in choice.variants)
            names = (key.name if isinstance(key, ast.Identifier) else str(key.value) for key in keys)
            variants = dict(zip(names, (variant.value for variant in choice.variants), strict=True))
            single = variants.get("one") or variants.get("1")
            if single is not None and "other" in variants:
                by = number(choice.selector)
                many = {word for name, word, _ in counted(variants["other"]) if name == by}
                found |= many - set(re.findall(r"[^\W\d_]+", _text(single)))
    return frozenset(found)


@pytest.mark.sampled(each=1)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_plural_stands_behind_a_bare_number(lang: str) -> None:
    """Where a number may be one, the text has a variant for one."""
    nouns = plurals(lang)
    assert len(nouns) > 5
    bare = {
        id: f"{name} {word}"
        for id, message in messages(lang).items()
        if message.value and id not in FREE
        for name, word, chosen in counted(message.value)
        if word in nouns and name not in chosen and not name.startswith("who")
    }
    assert bare == {}

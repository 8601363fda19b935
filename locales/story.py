"""Sentences in a row about one person, told as one: "Anna draws a card, plays 8♥ and names hearts"."""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import groupby
from typing import Final

from locales.speech import Speech

MARK: Final = 2
"""Characters that may stand before the subject of a sentence: a sign and a space."""
UNJOINED: Final = (":", "?", "!", "\n", ". ", " – ")
"""What stands in a sentence that is more than one clause."""
_VERB: Final = re.compile(r"(\S+ )(?!\w+$)")
"""A verb before more than one word, which may be a part of it ("gives up")."""


def told(speech: Speech, sentences: Iterable[str], subjects: Sequence[str]) -> list[str]:
    """Returns the sentences, those joined which follow each other and begin with the same subject."""
    parts = [_parts(speech, sentence, subjects) for sentence in sentences]
    lines: list[str] = []
    for head, row in groupby(parts, key=lambda part: part[0]):
        rests = [rest for _, rest in row]
        whole = rests[0] if len(rests) == 1 else speech.listed(_once(rests))
        lines += [f"{head}{whole}."] if head else rests
    return lines


def _once(rests: Sequence[str]) -> list[str]:
    """Leaves out a verb that has just been said: "pegs 2 for a pair and 1 for go"."""
    said, last = list[str](), ""
    for rest in rests:
        start = _VERB.match(rest)
        verb = start[1] if start else ""
        said.append(rest.removeprefix(last) if verb == last else rest)
        last = verb
    return said


def _parts(speech: Speech, sentence: str, subjects: Sequence[str]) -> tuple[str, str]:
    """The subject of a sentence of one clause, with what stands before it, and the rest without its stop.

    The subject is empty and the rest is everything where it cannot be joined: a verb after a clause about
    another player, or about something else (", and the turn is over"), would be theirs.
    """
    lowered = sentence.casefold()
    starts = (*subjects, _and(speech))
    others = any(f", {start.casefold()} " in lowered for start in starts if start)
    if others or any(sign in sentence for sign in UNJOINED) or not sentence.endswith("."):
        return "", sentence
    for subject in subjects:
        mark, found, rest = sentence.partition(f"{subject} ")
        if found and len(mark) <= MARK and rest[:1].islower() and rest.split()[0] != _and(speech):
            return mark + found, rest[:-1]
    return "", sentence


@cache
def _and(speech: Speech) -> str:
    """The word between the last two things of a list."""
    return speech.listed(("1", "2")).split()[1]

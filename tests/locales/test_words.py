"""Words that STYLE.md refuses, by language; and names of buttons, which stand in bold."""

import re

import pytest

from locales import LANGUAGES
from tests.locales.texts import messages, written

BEGINS = r"(?:^|[.?!] |\] )"
"""Where a sentence begins."""
REFUSED = {
    "en": (
        ("", r"(?i)\b(?:nobody|somebody|he|him|nought)\b|\bin succession\b"),
        ("", r"(?i)\bhis\b(?! (?:heels|nob))"),
        ("", BEGINS + r"Who [a-z]+s [^?;]*\."),
        ("", r"\b(?:give|gives|given|giving) up\b"),
        ("", r"(?i)\b(?:please|errors?|invalid|interaction|ephemeral|session|timeout)\b"),
        ("(?!fuldrigger)", r"(?i)\b(?:cannot|(?:is|are|do|does|did) not|(?:I|you|we) have not)\b"),
        ("step|asked|error|answer", r"\b(?:is|are) asked\b"),
        ("kasino", r"(?i)(?<!last )captur(?!ed last)"),
        ("olsen", r"\b(?:laid|lays?|laying)\b"),
        ("cribbage", r"\b(?:throw|discard)"),
        ("partners", r"\b(?:exchange|single|enter)|start field"),
    ),
    "da": (
        ("", r"\b(?:tager|tag) (?:et |dit |først et )?træk"),
        ("", r"[Ll]ukke\w* (?:et |dit |jeres )?spil"),
        ("(?!step-beat)", r"\bbots\b(?! \})"),
        ("", r"[Ll]ige ud\b"),
        ("", r"\b(?:slået|ryger) hjem\b"),
        ("", r"(?i)\b(?:fejlmeddelelse|ugyldig|venligst)\b"),
    ),
    "is": (
        ("", BEGINS + r"(?:Sé|Séu|Telji|Nái|Lendi|Hafi) "),
        ("", r"→|[Kk]vikmynd|[Vv]erslunarskip|[Ss]kip þitt \{"),
        ("cribbage|picture-item|term-cribbage", r"\b[Ss]et(?:ja|ur|tu|t) út\b|\blit(?:ur|inn|ar)?\b"),
        ("table-|lobby-start|step|asked|answer", r"\b[Aa]llir\b(?! sjá)"),
        ("", r"(?i)\b(?:villa|ógild\w*|vinsamlegast)\b"),
    ),
    "nl": (
        (
            "",
            r"\b[Zz]ijn (?:eigen )?(?:hand|leger|kaarten?|vlag|beurt|maat|plaats|geld|schip)\b|krijgt hij\b",
        ),
        ("", r"\b[Hh]aar (?:hand|leger|kaarten?|vlag|beurt|maat|plaats)\b"),
        ("(?!command)", r"(?i)\b(?:plek|hooguit|wind mee|heffing|koopvaarders?)\b|spel.{0,3} sluiten\b"),
        ("", r"(?i)\b(?:foutmelding|ongeldig|alstublieft)\b"),
    ),
}
"""For each language where a text may stand, as the beginning of its id, and what it may not say."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refused_words(lang: str) -> None:
    """No text has a word that the page on style refuses there."""
    said = {id: written(message) for id, message in messages(lang).items()}
    wrong = {
        (id, found[0])
        for place, pattern in REFUSED[lang]
        for id, text in said.items()
        if re.match(place, id) and (found := re.search(pattern, text, re.MULTILINE))
    }
    assert wrong == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_button_in_a_text_is_bold(lang: str) -> None:
    """A button that a text names stands in bold, as it is pressed."""
    bare = re.compile(r"(?<!\*\*)\{ button-[\w-]+ \}|\{ button-[\w-]+ \}(?!\*\*)")
    assert [id for id, message in messages(lang).items() if bare.search(written(message))] == []

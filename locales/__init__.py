"""Every sentence that a person reads, by id, in the languages of the house; `STYLE.md` is its voice."""

from functools import cache
from pathlib import Path
from typing import Final

from locales.loader import BadText, read
from locales.speech import MissingText, Speech, forgive

__all__ = ["LANGUAGES", "BadText", "MissingText", "Speech", "best", "forgive", "load", "speech"]

LANGUAGES: Final = ("en", "da", "is", "nl")

_HERE: Final = Path(__file__).parent


@cache
def speech(lang: str) -> Speech:
    """How one of `LANGUAGES` is spoken. Raises BadText, naming file and id, where its files are at fault."""
    if lang not in LANGUAGES:
        raise ValueError(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
    return Speech(lang, read(_HERE / lang), None if lang == "en" else speech("en"))


def load() -> tuple[Speech, ...]:
    """All the languages, read at start so that a faulty text stops the bot before anybody sees it."""
    return tuple(speech(lang) for lang in LANGUAGES)


def best(locale: str | None) -> str:
    """The language of the house for a locale of Discord, such as `da` or `en-GB`.

    Discord has no Icelandic locale, so Icelandic is always somebody's own choice.
    """
    lang = (locale or "").split("-")[0].lower()
    return lang if lang in LANGUAGES else "en"

"""The texts that people read, by id, in the project's languages. `STYLE.md` describes their style."""

from functools import cache
from pathlib import Path
from typing import Final

from locales.loader import BadText, Texts
from locales.speech import MissingText, Speech, log_missing_texts

__all__ = ["LANGUAGES", "BadText", "MissingText", "Speech", "best", "load", "log_missing_texts", "speech"]

LANGUAGES: Final = ("en", "da", "is", "nl")

_HERE: Final = Path(__file__).parent


@cache
def speech(lang: str) -> Speech:
    """The texts and customs of one of `LANGUAGES`. Raises BadText, naming file and id, for a faulty file.

    Its texts are parsed when they are first used.
    """
    if lang not in LANGUAGES:
        raise ValueError(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
    return Speech(lang, Texts(_HERE / lang), None if lang == "en" else speech("en"))


def load() -> tuple[Speech, ...]:
    """Opens all languages, so that a missing or unreadable file stops the bot at its start."""
    return tuple(speech(lang) for lang in LANGUAGES)


def best(locale: str | None) -> str:
    """The project's language for a locale of Discord, such as `da` or `en-GB`; English by default.

    Discord has no Icelandic locale, so Icelandic is always chosen explicitly.
    """
    lang = (locale or "").split("-")[0].lower()
    return lang if lang in LANGUAGES else "en"

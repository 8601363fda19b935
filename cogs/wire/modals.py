"""Reads what was filled into a modal from the interaction that submits it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import discord

MOST_TYPED: Final = 4_000
"""Discord's limit for the characters of a text input."""


def submitted(components: Sequence[Any], files: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    """The values of each field by its custom id; any of them may be forged.

    `files` holds the contents of uploaded files by attachment id.
    """
    found: dict[str, tuple[str, ...]] = {}
    for part in components:
        inner = part.get("component") or {}
        key = str(inner.get("custom_id", ""))
        if "value" in inner:
            text = str(inner["value"] or "")[:MOST_TYPED]
            found[key] = (text,) if text else ()
        elif "values" in inner:
            values = tuple(map(str, inner["values"] or ()))
            is_file = inner.get("type") == discord.ComponentType.file_upload.value
            found[key] = tuple(files[v] for v in values if v in files) if is_file else values
    return found

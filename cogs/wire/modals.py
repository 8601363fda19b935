"""Reads what was filled into a modal from the interaction that submits it."""

from collections.abc import Mapping
from typing import Any, Final

import discord

MOST_TYPED: Final = 4_000
"""Discord's limit for the characters of a text input."""


def chosen(data: Any) -> tuple[str, ...]:
    """The chosen values of an interaction's data or of a field; none where these are no list."""
    return tuple(map(str, _listed(data, "values")))


def submitted(data: Any, files: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    """The values of each field by its custom id, from an interaction's data; any of them may be forged.

    `files` holds the contents of uploaded files by attachment id.
    """
    found: dict[str, tuple[str, ...]] = {}
    for part in _listed(data, "components"):
        inner = part.get("component") if isinstance(part, dict) else None
        if not isinstance(inner, dict):
            continue
        key = str(inner.get("custom_id", ""))
        if "value" in inner:
            text = str(inner["value"] or "")[:MOST_TYPED]
            found[key] = (text,) if text else ()
        elif "values" in inner:
            values = chosen(inner)
            is_file = inner.get("type") == discord.ComponentType.file_upload.value
            found[key] = tuple(files[v] for v in values if v in files) if is_file else values
    return found


def attachments(data: Any) -> dict[str, Any]:
    """The uploaded files of a form as Discord describes them, by id."""
    resolved = data.get("resolved")
    found = resolved.get("attachments") if isinstance(resolved, dict) else None
    return found if isinstance(found, dict) else {}


def _listed(data: Any, name: str) -> list[Any]:
    found = data.get(name)
    return found if isinstance(found, list) else []

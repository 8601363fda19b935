"""Checks message bodies, files and flags."""

import re
from typing import Any

from sandbox.checks.components import Checker
from sandbox.errors import ApiError, FieldErrors, Json, plain
from sandbox.world.entities import Attachment, Message
from sandbox.world.payloads import COMPONENTS_V2, EPHEMERAL
from sandbox.world.snowflakes import is_snowflake

SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS = 1 << 2, 1 << 12
MAX_FILES, MAX_FILE_BYTES, MAX_REQUEST_BYTES = 10, 10 * 1024**2, 25 * 1024**2
MAX_CONTENT, MAX_EMBEDS, MAX_EMBED_TEXT = 2_000, 10, 6_000
LEGACY = ("content", "embeds", "poll", "sticker_ids")
_EMBED_LENGTHS = {"title": 256, "description": 4_096}

Files = dict[str, tuple[str, bytes]]


def check(body: Json, attachments: list[Attachment], old: Message | None, *, webhook: bool) -> int:
    """Checks a message to be created or edited and returns its flags.

    :raises ApiError: 50035 with all errors, 50006 for an empty message
    """
    errors = FieldErrors()
    flags = _flags(body, old, webhook)
    v2 = bool(flags & COMPONENTS_V2)
    _content(body, errors)
    _embeds(body.get("embeds") or [], errors.at("embeds"))
    _mentions(body.get("allowed_mentions"), errors.at("allowed_mentions"))
    if v2:
        _no_legacy(body, old, errors)
    components = body.get("components", old.components if old else [])
    Checker({a.filename for a in attachments}).message(components or [], v2, errors.at("components"))
    _embed_pictures(body.get("embeds") or [], {a.filename for a in attachments}, errors.at("embeds"))
    errors.raise_if_any()
    _not_empty(body, attachments, old)
    return flags


def _flags(body: Json, old: Message | None, webhook: bool) -> int:
    given = body.get("flags") or 0
    known = (
        SUPPRESS_EMBEDS
        | COMPONENTS_V2
        | (EPHEMERAL if webhook else 0)
        | (0 if old else SUPPRESS_NOTIFICATIONS)
    )
    if old is None:
        return given & known
    # The components v2 flag cannot be removed; the first response decides whether a message is ephemeral.
    kept = old.flags & ~SUPPRESS_EMBEDS if "flags" in body else old.flags
    return kept | (given & (SUPPRESS_EMBEDS | COMPONENTS_V2))


def _content(body: Json, errors: FieldErrors) -> None:
    content = body.get("content")
    if content:
        errors.at("content").length(len(content), 0, MAX_CONTENT)
    nonce = body.get("nonce")
    if nonce is not None and len(str(nonce)) > 25:
        errors.at("nonce").length(len(str(nonce)), 0, 25)
    if body.get("poll") is not None:
        raise plain(501)


def _no_legacy(body: Json, old: Message | None, errors: FieldErrors) -> None:
    upgraded = old is not None and not old.flags & COMPONENTS_V2
    for field in LEGACY:
        kept = upgraded and field not in body and bool(getattr(old, field, None))
        if body.get(field) or kept:
            errors.at(field).add(
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def _embeds(embeds: Any, at: FieldErrors) -> None:
    at.length(len(embeds), 0, MAX_EMBEDS)
    total = 0
    for place, embed in enumerate(embeds):
        here = at.at(place)
        for field, limit in _EMBED_LENGTHS.items():
            here.at(field).length(len(embed.get(field) or ""), 0, limit)
        footer, author = (
            (embed.get("footer") or {}).get("text", ""),
            (embed.get("author") or {}).get("name", ""),
        )
        here.at("footer", "text").length(len(footer), 0, 2_048)
        here.at("author", "name").length(len(author), 0, 256)
        fields = embed.get("fields") or []
        here.at("fields").length(len(fields), 0, 25)
        for number, field in enumerate(fields):
            here.at("fields", number, "name").length(len(field.get("name", "")), 1, 256)
            here.at("fields", number, "value").length(len(field.get("value", "")), 1, 1_024)
        total += len(footer) + len(author) + sum(len(embed.get(f) or "") for f in _EMBED_LENGTHS)
        total += sum(len(f.get("name", "")) + len(f.get("value", "")) for f in fields)
    if total > MAX_EMBED_TEXT:
        at.add("MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def _embed_pictures(embeds: list[Json], names: set[str], at: FieldErrors) -> None:
    for place, embed in enumerate(embeds):
        for key in ("image", "thumbnail"):
            picture = embed.get(key)
            url = (picture or {}).get("url", "")
            if picture is not None and not url:
                at.at(place, key, "url").required()
            elif url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
                at.at(place, key, "url").add("URL_TYPE_INVALID_URL", "Not a well formed URL.")


def _mentions(allowed: Any, at: FieldErrors) -> None:
    if not allowed:
        return
    parse = allowed.get("parse") or []
    for place, kind in enumerate(parse):
        if kind not in ("users", "roles", "everyone"):
            at.at("parse", place).one_of(("users", "roles", "everyone"))
    for kind in ("users", "roles"):
        named = allowed.get(kind) or []
        at.at(kind).length(len(named), 0, 100)
        for place, target in enumerate(named):
            if not is_snowflake(target):
                at.at(kind, place).add("NUMBER_TYPE_COERCE", f'Value "{target}" is not snowflake.')
        if kind in parse and allowed.get(kind):
            at.add(
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )


def _not_empty(body: Json, attachments: list[Attachment], old: Message | None) -> None:
    shown = [body.get(f, getattr(old, f, None)) for f in ("content", "embeds", "components")]
    if not attachments and not any(shown) and not body.get("sticker_ids"):
        raise ApiError(50006)


def file_entries(body: Json, files: Files, old: Message | None) -> list[tuple[Json, Attachment | None]]:
    """Pairs the attachments of the body with the existing ones (None for a new file).

    :raises ApiError: 50035 for an unknown id, a long description, too many; 40005 for a file too large
    """
    known = {a.id: a for a in old.attachments} if old else {}
    listed = body.get("attachments")
    errors = FieldErrors()
    entries: list[tuple[Json, Attachment | None]] = []
    if listed is None:
        entries += [({"id": a.id}, a) for a in known.values()]
    for place, entry in enumerate(listed or []):
        here, key = errors.at("attachments", place), str(entry.get("id"))
        here.at("description").length(len(entry.get("description") or ""), 0, 1_024)
        if key in files or key in known:
            entries.append((entry, None if key in files else known[key]))
        else:
            here.at("id").add("ATTACHMENT_NOT_FOUND", "The attachment cannot be found.")
    said = {str(e.get("id")) for e, _ in entries}
    entries += [({"id": key}, None) for key in files if key not in said]
    errors.at("attachments").length(len(entries), 0, MAX_FILES)
    errors.raise_if_any()
    if any(len(data) > MAX_FILE_BYTES for _, data in files.values()):
        raise ApiError(40005)
    return entries


def clean_name(name: str) -> str:
    """File name as stored by Discord: letters, digits, dots, dashes and underscores only."""
    return re.sub(r"[^\w.\-]", "", name.replace(" ", "_"), flags=re.ASCII) or "unknown"

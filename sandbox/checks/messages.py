"""Checks message bodies, files and flags."""

from typing import Any

from sandbox.checks.components import Checker
from sandbox.checks.values import address
from sandbox.errors import ApiError, FieldErrors, Json, field_errors, plain
from sandbox.world.entities import Attachment, Message
from sandbox.world.payloads import COMPONENTS_V2, EPHEMERAL

SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS = 1 << 2, 1 << 12
MAX_FILES, MAX_FILE_BYTES, MAX_REQUEST_BYTES = 10, 10 * 1024**2, 25 * 1024**2
MAX_CONTENT, MAX_EMBED_TEXT = 2_000, 6_000
LEGACY = ("content", "embeds", "poll", "sticker_ids")
_EMBED_LINKS = (("url",), ("author", "url"), ("provider", "url"))
_EMBED_PICTURES = (
    ("image", "url"),
    ("thumbnail", "url"),
    ("video", "url"),
    ("author", "icon_url"),
    ("footer", "icon_url"),
)
_EMBED_CONTENT = ("title", "description", "fields", "image", "thumbnail", "author", "footer", "video")

Files = dict[str, tuple[str, bytes]]


def check(body: Json, attachments: list[Attachment], old: Message | None, *, webhook: bool) -> int:
    """Checks a message to be created or edited and returns its flags.

    :raises ApiError: 50035 with all errors, 50006 for an empty message
    """
    flags = _flags(body, old, webhook)
    v2 = bool(flags & COMPONENTS_V2)
    names = {a.filename for a in attachments}
    with field_errors() as errors:
        errors.at("content").length(len(body.get("content") or ""), 0, MAX_CONTENT)
        if body.get("poll") is not None:
            raise plain(501)
        _embeds(body.get("embeds") or [], names, errors.at("embeds"))
        _mentions(body.get("allowed_mentions"), errors.at("allowed_mentions"))
        if v2:
            _no_legacy(body, old, errors)
        components = body.get("components", old.components if old else [])
        Checker(names).message(components or [], v2, errors.at("components"))
    content = body.get("content", old.content if old else "")
    shown = [body.get(f, getattr(old, f, None)) for f in ("embeds", "components")]
    if not attachments and not any(shown) and not (content or "").strip() and not body.get("sticker_ids"):
        raise ApiError(50006)
    return flags


def _flags(body: Json, old: Message | None, webhook: bool) -> int:
    given = body.get("flags") or 0
    if old is None:
        known = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2
        return given & (known | EPHEMERAL if webhook else known)
    # The components v2 flag cannot be removed; the first response decides whether a message is ephemeral.
    kept = old.flags & ~SUPPRESS_EMBEDS if "flags" in body else old.flags
    return kept | (given & (SUPPRESS_EMBEDS | COMPONENTS_V2))


def _no_legacy(body: Json, old: Message | None, errors: FieldErrors) -> None:
    upgraded = old is not None and not old.flags & COMPONENTS_V2
    for field in LEGACY:
        kept = upgraded and field not in body and bool(getattr(old, field, None))
        if body.get(field) or kept:
            errors.at(field).add(
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def _embeds(embeds: list[Json], names: set[str], at: FieldErrors) -> None:
    for place, embed in enumerate(embeds):
        here = at.at(place)
        if not any(embed.get(field) for field in _EMBED_CONTENT):
            here.at("description").required()
        for number, field in enumerate(embed.get("fields") or []):
            for name in ("name", "value"):
                if not field[name].strip():
                    here.at("fields", number, name).required()
        _embed_links(embed, names, here)
    if sum(_embed_size(e) for e in embeds) > MAX_EMBED_TEXT:
        at.add("MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def _embed_size(embed: Json) -> int:
    """Number of characters that count towards the limit of 6,000."""
    texts = [embed.get("title"), embed.get("description")]
    texts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    texts += [field[name] for field in embed.get("fields") or [] for name in ("name", "value")]
    return sum(len(text) for text in texts if text)


def _embed_links(embed: Json, names: set[str], at: FieldErrors) -> None:
    for key in ("image", "thumbnail"):
        if embed.get(key) is not None and not embed[key].get("url"):
            at.at(key, "url").required()
    for path in (*_EMBED_LINKS, *_EMBED_PICTURES):
        url: Any = embed
        for step in path:
            url = (url or {}).get(step)
        if not url:
            continue
        if path in _EMBED_LINKS or not url.startswith("attachment://"):
            schemes = ("http", "https") if path in _EMBED_LINKS else ("http", "https", "attachment")
            address(url, schemes, at.at(*path))
        elif url.removeprefix("attachment://") not in names:
            at.at(*path).add("URL_TYPE_INVALID_URL", "Not a well formed URL.")


def _mentions(allowed: Any, at: FieldErrors) -> None:
    if not allowed:
        return
    parse = allowed.get("parse") or []
    for kind in ("users", "roles"):
        if kind in parse and allowed.get(kind):
            at.add(
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )


def file_entries(body: Json, files: Files, old: Message | None) -> list[tuple[Json, Attachment | None]]:
    """Pairs the attachments of the body with the existing ones (None for a new file).

    :raises ApiError: 50035 for an unknown id, a long description, too many; 40005 for a file too large
    """
    known = {a.id: a for a in old.attachments} if old else {}
    listed = body.get("attachments")
    entries: list[tuple[Json, Attachment | None]] = []
    if listed is None:
        entries += [({"id": a.id}, a) for a in known.values()]
    with field_errors() as errors:
        for place, entry in enumerate(listed or []):
            key = str(entry.get("id"))
            if key in files or key in known:
                entries.append((entry, None if key in files else known[key]))
            else:
                at = errors.at("attachments", place, "id")
                at.add("ATTACHMENT_NOT_FOUND", "The attachment cannot be found.")
        said = {str(e.get("id")) for e, _ in entries}
        entries += [({"id": key}, None) for key in files if key not in said]
        errors.at("attachments").length(len(entries), 0, MAX_FILES)
    if any(len(data) > MAX_FILE_BYTES for _, data in files.values()):
        raise ApiError(40005)
    return entries

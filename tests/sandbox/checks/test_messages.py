"""Checks of messages, with Discord's codes."""

from typing import Any

import pytest

from tests.sandbox.api import Api, button, fault, row, v2, words

SELECT = {"type": 3, "custom_id": "s", "options": [{"label": "A", "value": "a"}]}
GALLERY = {"type": 12, "items": [{"media": {"url": "attachment://x.png"}}]}
FORM_INVALID = 50035


def options(count: int, **more: Any) -> dict[str, Any]:
    """A select with `count` options."""
    return SELECT | {"options": [{"label": "A", "value": str(n)} for n in range(count)]} | more


def buttons(count: int) -> list[dict[str, Any]]:
    """Buttons with different custom ids."""
    return [button(f"b{n}") for n in range(count)]


def embed(**more: Any) -> dict[str, Any]:
    """A message with one embed."""
    return {"embeds": [more]}


def in_row(*parts: dict[str, Any]) -> dict[str, Any]:
    """A message with one row."""
    return {"components": [row(*parts)]}


BAD: dict[str, tuple[dict[str, Any], str, str]] = {
    "content": ({"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
    "content is a number": ({"content": 5}, "content", "STRING_TYPE_CONVERT"),
    "nonce": ({"content": "x", "nonce": "n" * 26}, "nonce", "BASE_TYPE_MAX_LENGTH"),
    "eleven embeds": ({"embeds": [{"title": "x"}] * 11}, "embeds", "BASE_TYPE_MAX_LENGTH"),
    "embed title": (embed(title="x" * 257), "embeds.0.title", "BASE_TYPE_MAX_LENGTH"),
    "embed total": ({"embeds": [{"description": "x" * 3001}] * 2}, "embeds", "MAX_EMBED_SIZE_EXCEEDED"),
    "embed fields": (
        embed(fields=[{"name": "a", "value": "b"}] * 26),
        "embeds.0.fields",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "embed picture": (
        embed(image={"url": "attachment://n.png"}),
        "embeds.0.image.url",
        "URL_TYPE_INVALID_URL",
    ),
    "custom id twice": (
        {"components": [row(button()), row(button())]},
        "components.1.components.0.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "six buttons": (in_row(*buttons(6)), "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    "empty row": (in_row(), "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    "six rows": ({"components": [row(b) for b in buttons(6)]}, "components", "BASE_TYPE_MAX_LENGTH"),
    "button beside select": (in_row(button(), SELECT), "components.0", "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    "button without row": ({"components": [button()]}, "components.0.type", "UNION_TYPE_CHOICES"),
    "embed picture without address": (embed(image={}), "embeds.0.image.url", "BASE_TYPE_REQUIRED"),
    "reference to nothing": (
        {"content": "x", "message_reference": {}},
        "message_reference.message_id",
        "BASE_TYPE_REQUIRED",
    ),
    "mentions": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    "mention of no id": (
        {"content": "x", "allowed_mentions": {"users": ["1", "anna"]}},
        "allowed_mentions.users.1",
        "NUMBER_TYPE_COERCE",
    ),
    "101 mentions": (
        {"content": "x", "allowed_mentions": {"users": [str(n) for n in range(101)]}},
        "allowed_mentions.users",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "mention kinds": (
        {"content": "x", "allowed_mentions": {"parse": ["dogs"]}},
        "allowed_mentions.parse.0",
        "BASE_TYPE_CHOICES",
    ),
    "reference": (
        {"content": "x", "message_reference": {"message_id": "1"}},
        "message_reference",
        "MESSAGE_REFERENCE_UNKNOWN_MESSAGE",
    ),
    "attachment id": (
        {"content": "x", "attachments": [{"id": "0"}]},
        "attachments.0.id",
        "ATTACHMENT_NOT_FOUND",
    ),
    "v2 without flag": ({"components": [words()]}, "components.0.type", "UNION_TYPE_CHOICES"),
    "v2 with content": (
        v2(words()) | {"content": "x"},
        "content",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "v2 with embeds": (
        v2(words()) | {"embeds": [{"title": "x"}]},
        "embeds",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "v2 41 nested": (
        v2({"type": 17, "components": [words()] * 40}),
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "v2 4001 characters": (
        v2(words("x" * 2000), words("x" * 2001)),
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "v2 empty text": (v2(words("")), "components.0.content", "BASE_TYPE_BAD_LENGTH"),
    "v2 picture missing": (
        v2(GALLERY),
        "components.0.items.0.media.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "v2 picture scheme": (
        v2({"type": 12, "items": [{"media": {"url": "ftp://x"}}]}),
        "components.0.items.0.media.url",
        "URL_TYPE_INVALID_SCHEME",
    ),
    "v2 eleven pictures": (
        v2({"type": 12, "items": [{"media": {"url": "https://x.is"}}] * 11}),
        "components.0.items",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "v2 gallery alt": (
        v2({"type": 12, "items": [{"media": {"url": "https://x.is"}, "description": "x" * 1025}]}),
        "components.0.items.0.description",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "v2 section without accessory": (
        v2({"type": 9, "components": [words()]}),
        "components.0.accessory",
        "BASE_TYPE_REQUIRED",
    ),
    "v2 section of four": (
        v2({"type": 9, "components": [words()] * 4, "accessory": button()}),
        "components.0.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "v2 container in container": (
        v2({"type": 17, "components": [{"type": 17, "components": [words()]}]}),
        "components.0.components.0.type",
        "UNION_TYPE_CHOICES",
    ),
    "v2 custom id twice": (
        v2(row(button()), {"type": 17, "components": [row(button())]}),
        "components.1.components.0.components.0.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "no objects": ({"components": [5]}, "components.0", "MODEL_TYPE_CONVERT"),
}
"""Messages that are refused, each with the path of its fault and the code there."""
BAD_PARTS: dict[str, tuple[dict[str, Any], str, str]] = {
    "label": (button(label="x" * 81), ".label", "BASE_TYPE_MAX_LENGTH"),
    "no label": (button(label=None), "", "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED"),
    "custom id length": (button("x" * 101), ".custom_id", "BASE_TYPE_BAD_LENGTH"),
    "custom id missing": (button(""), ".custom_id", "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED"),
    "style": (button(style=9), ".style", "BASE_TYPE_CHOICES"),
    "link without url": ({"type": 2, "style": 5, "label": "A"}, ".url", "BUTTON_COMPONENT_URL_REQUIRED"),
    "link with custom id": (
        button(style=5, url="https://x.is"),
        "",
        "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
    ),
    "26 options": (options(26), ".options", "BASE_TYPE_BAD_LENGTH"),
    "no options": (options(0), ".options", "BASE_TYPE_BAD_LENGTH"),
    "option twice": (
        SELECT | {"options": [{"label": "A", "value": "a"}] * 2},
        ".options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "option label": (
        SELECT | {"options": [{"label": "x" * 101, "value": "a"}]},
        ".options.0.label",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "more chosen than offered": (
        options(2, max_values=3),
        ".max_values",
        "SELECT_COMPONENT_MAX_VALUES_TOO_BIG",
    ),
    "least above most": (options(2, min_values=2), ".min_values", "SELECT_COMPONENT_MIN_VALUES_TOO_BIG"),
    "two chosen where one may be": (
        SELECT | {"options": [{"label": c, "value": c, "default": True} for c in "ab"]},
        ".options",
        "SELECT_COMPONENT_TOO_MANY_DEFAULTS",
    ),
    "emoji in letters": (button(emoji={"name": "heart"}), ".emoji.name", "COMPONENT_INVALID_EMOJI"),
    "placeholder": (options(1, placeholder="x" * 151), ".placeholder", "BASE_TYPE_MAX_LENGTH"),
}
"""The same of the only component of a row, with the path within it."""
BAD |= {
    name: (in_row(part), f"components.0.components.0{path}", code)
    for name, (part, path, code) in BAD_PARTS.items()
}


@pytest.mark.parametrize("name", BAD)
async def test_malformed_message_is_refused(api: Api, name: str) -> None:
    """A malformed message is refused with the code of its fault at its path, and is not stored."""
    body, path, code = BAD[name]
    status, answer = await api.send(body)
    assert (status, answer["code"], answer["message"]) == (400, FORM_INVALID, "Invalid Form Body")
    assert fault(answer, *path.split(".")) == [code]
    assert api.sandbox.world.messages == {}


NUMBERED = [{"label": "A", "value": 0}, {"label": "B", "value": 1}]
GOOD: dict[str, dict[str, Any]] = {
    "the longest content": {"content": "x" * 2000},
    "25 buttons": {
        "content": "x",
        "components": [row(*[button(f"{r}{c}") for c in range(5)]) for r in range(5)],
    },
    "25 options": {"content": "x", "components": [row(options(25, max_values=25))]},
    "numbers as values": {"content": "x", "components": [row(options(2, options=NUMBERED))]},
    "40 components": v2({"type": 17, "components": [words("x" * 100)] * 39}),
    "4000 characters": v2(words("x" * 4000)),
    "six rows in v2": v2(*[row(b) for b in buttons(6)]),
    "an emoji for a label": {"content": "x", "components": [row(button(label=None, emoji={"name": "🂡"}))]},
    "only components": {"components": [row(button(label="x" * 80, custom_id="y" * 100))]},
}


@pytest.mark.parametrize("name", GOOD)
async def test_message_at_the_limit_is_taken(api: Api, name: str) -> None:
    """A message at a limit of Discord is accepted."""
    status, answer = await api.send(GOOD[name])
    assert status == 200, answer


async def test_values_of_options_are_texts(api: Api) -> None:
    """Options whose values were sent as numbers are returned with texts; equal ones are refused."""
    _, answer = await api.send(GOOD["numbers as values"])
    assert [o["value"] for o in answer["components"][0]["components"][0]["options"]] == ["0", "1"]
    twice = [NUMBERED[0], {"label": "B", "value": "0"}]
    _, answer = await api.send({"content": "x", "components": [row(options(2, options=twice))]})
    path = ("components", 0, "components", 0, "options", 1, "value")
    assert fault(answer, *path) == ["SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"]


async def test_empty_message(api: Api) -> None:
    """A message without content is refused (50006)."""
    assert (await api.send({}))[1] == {"message": "Cannot send an empty message", "code": 50006}
    assert (await api.send({"content": ""}))[1]["code"] == 50006


async def test_files_are_counted_and_measured(api: Api) -> None:
    """More than 10 files, a file over 10 MiB and a description over 1,024 characters are refused."""
    many = {f"{n}.png": b"x" for n in range(11)}
    status, answer = await api.send({}, files=many)
    assert fault(answer, "attachments") == ["BASE_TYPE_MAX_LENGTH"]
    described = {"attachments": [{"id": 0, "description": "x" * 1025}]}
    status, answer = await api.send(described, files={"a.png": b"x"})
    assert fault(answer, "attachments", 0, "description") == ["BASE_TYPE_MAX_LENGTH"]
    status, answer = await api.send({}, files={"a.png": b"x" * (10 * 1024**2 + 1)})
    assert (status, answer["code"]) == (413, 40005)

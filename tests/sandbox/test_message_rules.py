"""What Discord refuses in a message, refused here with the same codes."""

from typing import Any

import pytest

from sandbox import permissions as may
from sandbox.box import Box
from tests.sandbox.api import Api, button, fault, row, v2, words

SELECT = {"type": 3, "custom_id": "s", "options": [{"label": "A", "value": "a"}]}
GALLERY = {"type": 12, "items": [{"media": {"url": "attachment://x.png"}}]}
FORM_INVALID = 50035


def options(count: int, **more: Any) -> dict[str, Any]:
    """A select with so many options."""
    return SELECT | {"options": [{"label": "A", "value": str(n)} for n in range(count)]} | more


def buttons(count: int) -> list[dict[str, Any]]:
    """So many buttons, each with an id of its own."""
    return [button(f"b{n}") for n in range(count)]


def embed(**more: Any) -> dict[str, Any]:
    """A message with one embed."""
    return {"embeds": [more]}


BAD: dict[str, tuple[dict[str, Any], tuple[str | int, ...], str]] = {
    "content": ({"content": "x" * 2001}, ("content",), "BASE_TYPE_MAX_LENGTH"),
    "content is a number": ({"content": 5}, ("content",), "STRING_TYPE_CONVERT"),
    "nonce": ({"content": "x", "nonce": "n" * 26}, ("nonce",), "BASE_TYPE_MAX_LENGTH"),
    "eleven embeds": ({"embeds": [{"title": "x"}] * 11}, ("embeds",), "BASE_TYPE_MAX_LENGTH"),
    "embed title": (embed(title="x" * 257), ("embeds", 0, "title"), "BASE_TYPE_MAX_LENGTH"),
    "embed total": ({"embeds": [{"description": "x" * 3001}] * 2}, ("embeds",), "MAX_EMBED_SIZE_EXCEEDED"),
    "embed fields": (
        embed(fields=[{"name": "a", "value": "b"}] * 26),
        ("embeds", 0, "fields"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "embed picture": (
        embed(image={"url": "attachment://n.png"}),
        ("embeds", 0, "image", "url"),
        "URL_TYPE_INVALID_URL",
    ),
    "label": (
        {"components": [row(button(label="x" * 81))]},
        ("components", 0, "components", 0, "label"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "no label": (
        {"components": [row(button(label=None))]},
        ("components", 0, "components", 0),
        "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
    ),
    "custom id length": (
        {"components": [row(button("x" * 101))]},
        ("components", 0, "components", 0, "custom_id"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "custom id missing": (
        {"components": [row(button(""))]},
        ("components", 0, "components", 0, "custom_id"),
        "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED",
    ),
    "custom id twice": (
        {"components": [row(button()), row(button())]},
        ("components", 1, "components", 0, "custom_id"),
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "style": (
        {"components": [row(button(style=9))]},
        ("components", 0, "components", 0, "style"),
        "BASE_TYPE_CHOICES",
    ),
    "link without url": (
        {"components": [row({"type": 2, "style": 5, "label": "A"})]},
        ("components", 0, "components", 0, "url"),
        "BUTTON_COMPONENT_URL_REQUIRED",
    ),
    "link with custom id": (
        {"components": [row(button(style=5, url="https://x.is"))]},
        ("components", 0, "components", 0),
        "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
    ),
    "six buttons": (
        {"components": [row(*buttons(6))]},
        ("components", 0, "components"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "empty row": ({"components": [row()]}, ("components", 0, "components"), "BASE_TYPE_BAD_LENGTH"),
    "six rows": ({"components": [row(b) for b in buttons(6)]}, ("components",), "BASE_TYPE_MAX_LENGTH"),
    "button beside select": (
        {"components": [row(button(), SELECT)]},
        ("components", 0),
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "button without row": ({"components": [button()]}, ("components", 0, "type"), "UNION_TYPE_CHOICES"),
    "26 options": (
        {"components": [row(options(26))]},
        ("components", 0, "components", 0, "options"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "no options": (
        {"components": [row(options(0))]},
        ("components", 0, "components", 0, "options"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "option twice": (
        {"components": [row(SELECT | {"options": [{"label": "A", "value": "a"}] * 2})]},
        ("components", 0, "components", 0, "options", 1, "value"),
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "option label": (
        {"components": [row(SELECT | {"options": [{"label": "x" * 101, "value": "a"}]})]},
        ("components", 0, "components", 0, "options", 0, "label"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "more chosen than offered": (
        {"components": [row(options(2, max_values=3))]},
        ("components", 0, "components", 0, "max_values"),
        "SELECT_COMPONENT_MAX_VALUES_TOO_BIG",
    ),
    "placeholder": (
        {"components": [row(options(1, placeholder="x" * 151))]},
        ("components", 0, "components", 0, "placeholder"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "mentions": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        ("allowed_mentions",),
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    "mention kinds": (
        {"content": "x", "allowed_mentions": {"parse": ["dogs"]}},
        ("allowed_mentions", "parse", 0),
        "BASE_TYPE_CHOICES",
    ),
    "reference": (
        {"content": "x", "message_reference": {"message_id": "1"}},
        ("message_reference",),
        "MESSAGE_REFERENCE_UNKNOWN_MESSAGE",
    ),
    "attachment id": (
        {"content": "x", "attachments": [{"id": "0"}]},
        ("attachments", 0, "id"),
        "ATTACHMENT_NOT_FOUND",
    ),
    "v2 without flag": ({"components": [words()]}, ("components", 0, "type"), "UNION_TYPE_CHOICES"),
    "v2 with content": (
        v2(words()) | {"content": "x"},
        ("content",),
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "v2 with embeds": (
        v2(words()) | {"embeds": [{"title": "x"}]},
        ("embeds",),
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "v2 41 nested": (
        v2({"type": 17, "components": [words()] * 40}),
        ("components",),
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "v2 4001 characters": (
        v2(words("x" * 2000), words("x" * 2001)),
        ("components",),
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "v2 empty text": (v2(words("")), ("components", 0, "content"), "BASE_TYPE_BAD_LENGTH"),
    "v2 picture missing": (
        v2(GALLERY),
        ("components", 0, "items", 0, "media", "url"),
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "v2 picture scheme": (
        v2({"type": 12, "items": [{"media": {"url": "ftp://x"}}]}),
        ("components", 0, "items", 0, "media", "url"),
        "URL_TYPE_INVALID_SCHEME",
    ),
    "v2 eleven pictures": (
        v2({"type": 12, "items": [{"media": {"url": "https://x.is"}}] * 11}),
        ("components", 0, "items"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "v2 gallery alt": (
        v2({"type": 12, "items": [{"media": {"url": "https://x.is"}, "description": "x" * 1025}]}),
        ("components", 0, "items", 0, "description"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "v2 section without accessory": (
        v2({"type": 9, "components": [words()]}),
        ("components", 0, "accessory"),
        "BASE_TYPE_REQUIRED",
    ),
    "v2 section of four": (
        v2({"type": 9, "components": [words()] * 4, "accessory": button()}),
        ("components", 0, "components"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "v2 container in container": (
        v2({"type": 17, "components": [{"type": 17, "components": [words()]}]}),
        ("components", 0, "components", 0, "type"),
        "UNION_TYPE_CHOICES",
    ),
    "v2 custom id twice": (
        v2(row(button()), {"type": 17, "components": [row(button())]}),
        ("components", 1, "components", 0, "components", 0, "custom_id"),
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "no objects": ({"components": [5]}, ("components", 0), "MODEL_TYPE_CONVERT"),
}


@pytest.mark.parametrize("name", BAD)
async def test_malformed_message_is_refused(api: Api, name: str) -> None:
    """A message that Discord refuses would be sent here."""
    body, path, code = BAD[name]
    status, answer = await api.send(body)
    assert (status, answer["code"], answer["message"]) == (400, FORM_INVALID, "Invalid Form Body")
    assert fault(answer, *path) == [code]
    assert api.box.world.posts == {}


GOOD: dict[str, dict[str, Any]] = {
    "the longest content": {"content": "x" * 2000},
    "25 buttons": {
        "content": "x",
        "components": [row(*[button(f"{r}{c}") for c in range(5)]) for r in range(5)],
    },
    "25 options": {"content": "x", "components": [row(options(25, max_values=25))]},
    "40 components": v2({"type": 17, "components": [words("x" * 100)] * 39}),
    "4000 characters": v2(words("x" * 4000)),
    "six rows in v2": v2(*[row(b) for b in buttons(6)]),
    "an emoji for a label": {"content": "x", "components": [row(button(label=None, emoji={"name": "🂡"}))]},
    "only components": {"components": [row(button(label="x" * 80, custom_id="y" * 100))]},
}


@pytest.mark.parametrize("name", GOOD)
async def test_message_at_the_limit_is_taken(api: Api, name: str) -> None:
    """A message that Discord takes would be refused here."""
    status, answer = await api.send(GOOD[name])
    assert status == 200, answer


async def test_empty_message(api: Api) -> None:
    """An empty message would go out."""
    assert (await api.send({}))[1] == {"message": "Cannot send an empty message", "code": 50006}
    assert (await api.send({"content": ""}))[1]["code"] == 50006


async def test_files_are_counted_and_measured(api: Api) -> None:
    """Too many, too large or badly described files would go out."""
    many = {f"{n}.png": b"x" for n in range(11)}
    status, answer = await api.send({}, files=many)
    assert fault(answer, "attachments") == ["BASE_TYPE_MAX_LENGTH"]
    described = {"attachments": [{"id": 0, "description": "x" * 1025}]}
    status, answer = await api.send(described, files={"a.png": b"x"})
    assert fault(answer, "attachments", 0, "description") == ["BASE_TYPE_MAX_LENGTH"]
    status, answer = await api.send({}, files={"a.png": b"x" * (10 * 1024**2 + 1)})
    assert (status, answer["code"]) == (413, 40005)


async def test_v2_flag_cannot_be_taken_away_by_an_edit(api: Api) -> None:
    """An edit would turn a v2 message into a plain one, which Discord does not do."""
    post = await api.sent(v2(words()))
    path = f"/channels/{post.channel_id}/messages/{post.id}"
    status, answer = await api.call("PATCH", path, {"content": "plain"})
    assert fault(answer, "content") == ["MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"]
    status, answer = await api.call("PATCH", path, {"flags": 0, "components": [words("y")]})
    assert (status, answer["flags"]) == (200, 1 << 15)


async def test_plain_message_becomes_v2_only_without_its_old_parts(api: Api) -> None:
    """An edit to v2 that keeps the old text would pass here and fail on Discord."""
    post = await api.sent({"content": "old"})
    path = f"/channels/{post.channel_id}/messages/{post.id}"
    status, answer = await api.call("PATCH", path, {"components": [words()]})
    assert fault(answer, "components", 0, "type") == ["UNION_TYPE_CHOICES"]
    status, answer = await api.call("PATCH", path, v2(words()))
    assert fault(answer, "content") == ["MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"]
    status, answer = await api.call("PATCH", path, v2(words()) | {"content": None})
    assert (status, answer["content"], answer["flags"]) == (200, "", 1 << 15)


async def test_edit_keeps_or_replaces_files(api: Api) -> None:
    """A board's old picture would stay beside the new one, or vanish with an edit of the text."""
    post = await api.sent(v2(GALLERY), files={"x.png": b"1"})
    path, first = f"/channels/{post.channel_id}/messages/{post.id}", post.attachments[0].id
    _, answer = await api.call("PATCH", path, v2(words(), GALLERY))
    assert [a["id"] for a in answer["attachments"]] == [first]
    _, answer = await api.call("PATCH", path, {"attachments": [{"id": "0"}]}, files={"x.png": b"2"})
    assert len(answer["attachments"]) == 1
    assert answer["attachments"][0]["id"] != first
    shown = answer["components"][1]["items"][0]["media"]
    assert shown["attachment_id"] == answer["attachments"][0]["id"]
    _status, answer = await api.call("PATCH", path, {"attachments": []})
    assert fault(answer, "components", 1, "items", 0, "media", "url")
    assert len(post.attachments) == 1


async def test_own_links_are_understood_in_an_edit(api: Api) -> None:
    """A bot that sends back the components it has read would lose its picture."""
    post = await api.sent(v2(GALLERY), files={"x.png": b"1"})
    path = f"/channels/{post.channel_id}/messages/{post.id}"
    _, read = await api.call("GET", path)
    status, answer = await api.call("PATCH", path, {"components": read["components"]})
    assert status == 200
    assert answer["components"][0]["items"][0]["media"]["attachment_id"] == post.attachments[0].id


async def test_enforced_nonce_makes_one_message(api: Api, box: Box) -> None:
    """A repeated send after a lost answer would post the board twice."""
    body = {"content": "x", "nonce": "7", "enforce_nonce": True}
    first, second = await api.sent(body), await api.sent(body)
    assert first is second
    assert (await api.sent({"content": "x", "nonce": "7"})) is not first
    now = box.world.now()
    box.world.now = lambda: now + 181
    assert (await api.sent(body)) is not first


async def test_mentions_follow_what_is_allowed(api: Api, box: Box) -> None:
    """Somebody would be pinged whom the bot did not mean to ping."""
    anna, finn = box.person("anna").id, box.person("finn").id
    text = f"<@{anna}> <@{finn}> @everyone"
    assert (await api.sent({"content": text})).mentions == [anna, finn]
    post = await api.sent({"content": text, "allowed_mentions": {"users": [finn]}})
    assert post.mentions == [finn]
    assert (await api.sent({"content": text, "allowed_mentions": {"parse": []}})).mentions == []
    assert (await api.sent(v2(words(f"<@{anna}>")))).mentions == [anna]
    assert not post.mention_everyone, "the bot has no right to"


async def test_reply_names_the_one_it_answers(api: Api, box: Box) -> None:
    """A reply would not show what it answers, or ping although it must not."""
    said = box.posts.say(box.channel("stofa"), box.person("anna").id, "hello")
    reply = {"content": "x", "message_reference": {"message_id": said.id}}
    _status, answer = await api.send(reply)
    assert answer["type"] == 19
    assert answer["referenced_message"]["content"] == "hello"
    assert [u["username"] for u in answer["mentions"]] == ["anna"]
    quiet = await api.sent(reply | {"allowed_mentions": {"parse": [], "replied_user": False}})
    assert quiet.mentions == []


async def test_unknown_things(api: Api, box: Box) -> None:
    """What is gone would not be told apart from what is forbidden."""
    channel = box.channel("stofa").id
    for path, code in {
        "/channels/1": 10003,
        f"/channels/{channel}/messages/1": 10008,
        "/users/1": 10013,
        "/guilds/1": 10004,
        f"/applications/{box.world.meta.bot_id}/commands/1": 10063,
        "/applications/1/commands": 20012,
    }.items():
        assert (await api.call("GET", path))[1]["code"] == code, path
    assert await api.call("GET", "/no/such/thing") == (404, {"message": "404: Not Found", "code": 0})
    assert await api.call("GET", "/users/@me", Authorization="Bot x") == (
        401,
        {"message": "401: Unauthorized", "code": 0},
    )
    _status, answer = await api.call("POST", f"/channels/{channel}/messages", files=None, body=None)
    assert answer["code"] == 50006


async def test_rights_in_a_channel(api: Api, box: Box) -> None:
    """A bot without rights would go on as if it had them."""
    channel = box.channel("stofa")
    post = await api.sent({"content": "x"})
    box.deny(channel, may.SEND_MESSAGES)
    assert (await api.send({"content": "x"}))[1]["code"] == 50013
    assert (await api.call("PATCH", f"/channels/{channel.id}/messages/{post.id}", {"content": "y"}))[0] == 200
    box.deny(channel, may.ATTACH_FILES)
    assert (await api.send({}, files={"a.png": b"x"}))[1]["code"] == 50013
    box.deny(channel, may.VIEW_CHANNEL)
    for method, path in (("GET", ""), ("POST", "/messages"), ("GET", f"/messages/{post.id}")):
        assert (await api.call(method, f"/channels/{channel.id}{path}", {"content": "x"}))[1]["code"] == 50001
    box.deny(channel, 0)
    said = box.posts.say(channel, box.person("finn").id, "mine")
    path = f"/channels/{channel.id}/messages/{said.id}"
    assert (await api.call("DELETE", path))[1]["code"] == 50013
    assert (await api.call("PATCH", path, {"content": "x"}))[1]["code"] == 50005
    box.delete_channel(channel)
    assert (await api.call("GET", f"/channels/{channel.id}"))[1]["code"] == 10003


async def test_direct_messages(api: Api, box: Box) -> None:
    """A closed DM would be noticed on opening, or not at all."""
    box.dms("finn", open=False)
    status, dm = await api.call("POST", "/users/@me/channels", {"recipient_id": box.person("finn").id})
    assert (status, dm["type"]) == (200, 1)
    path = f"/channels/{dm['id']}/messages"
    assert await api.call("POST", path, {"content": "x"}) == (
        403,
        {"message": "Cannot send messages to this user", "code": 50007},
    )
    box.dms("finn", open=True)
    assert (await api.call("POST", path, {"content": "x"}))[0] == 200
    assert (await api.call("POST", "/users/@me/channels", {"recipient_id": "1"}))[1]["code"] == 50033
    said = box.posts.say(box.world.channels[dm["id"]], box.person("finn").id, "hi")
    assert (await api.call("DELETE", f"{path}/{said.id}"))[1]["code"] == 50003
    for guild in box.world.guilds.values():
        del guild.members[box.person("finn").id]
    assert (await api.call("POST", path, {"content": "x"}))[1]["code"] == 50278


async def test_history_is_read_in_pages(api: Api, box: Box) -> None:
    """A bot that looks for its own message would miss it, or see what only a person may see."""
    posts = [await api.sent({"content": str(n)}) for n in range(5)]
    posts[1].seen_by = box.person("anna").id
    base = f"/channels/{posts[0].channel_id}/messages?"

    async def read(query: str) -> list[str]:
        return [m["content"] for m in (await api.call("GET", base + query))[1]]

    assert await read("limit=2") == ["4", "3"]
    assert await read(f"before={posts[3].id}") == ["2", "0"]
    assert await read(f"after={posts[0].id}&limit=2") == ["3", "2"]
    assert await read(f"around={posts[2].id}&limit=2") == ["2", "0"]
    assert fault((await api.call("GET", base + "limit=101"))[1], "limit") == ["NUMBER_TYPE_MAX"]
    assert fault((await api.call("GET", base + "limit=x"))[1], "limit") == ["NUMBER_TYPE_COERCE"]


async def test_headers_of_the_rate_limit(api: Api) -> None:
    """A client would find no limits to keep to, or contradictory ones."""
    await api.send({"content": "x"})
    first = api.headers
    await api.send({"content": "x"})
    second = api.headers
    assert first["X-RateLimit-Bucket"] == second["X-RateLimit-Bucket"]
    assert int(first["X-RateLimit-Remaining"]) - int(second["X-RateLimit-Remaining"]) == 1
    assert first["X-RateLimit-Limit"] == second["X-RateLimit-Limit"]
    assert first["Content-Type"] == "application/json"


async def test_bad_json(api: Api, box: Box) -> None:
    """Broken JSON would break the box instead of being refused."""
    channel = box.channel("stofa").id
    url = f"{box.url}api/v10/channels/{channel}/messages"
    async with api._session.post(url, data=b"{", headers={"Content-Type": "application/json"}) as answer:
        assert (await answer.json())["code"] == 50109

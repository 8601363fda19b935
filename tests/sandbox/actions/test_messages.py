"""Messages: edits, files, nonces, mentions, replies."""

from sandbox.errors import Json
from sandbox.sandbox import Sandbox
from tests.sandbox.api import Api, fault, v2, words

GALLERY = {"type": 12, "items": [{"media": {"url": "attachment://x.png"}}]}


def shown(message: Json) -> str:
    """The id of the file in the message's gallery, which is its last component."""
    found: str = message["components"][-1]["items"][0]["media"]["attachment_id"]
    return found


async def test_v2_flag_cannot_be_taken_away_by_an_edit(api: Api) -> None:
    """A v2 message stays v2 after an edit of its flags, and an edit of its content is refused."""
    message = await api.sent(v2(words()))
    path = f"/channels/{message.channel_id}/messages/{message.id}"
    status, answer = await api.call("PATCH", path, {"content": "plain"})
    assert fault(answer, "content") == ["MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"]
    status, answer = await api.call("PATCH", path, {"flags": 0, "components": [words("y")]})
    assert (status, answer["flags"]) == (200, 1 << 15)


async def test_plain_message_becomes_v2_only_without_its_old_parts(api: Api) -> None:
    """An edit to v2 is refused while the old content stays, and accepted with content None."""
    message = await api.sent({"content": "old"})
    path = f"/channels/{message.channel_id}/messages/{message.id}"
    status, answer = await api.call("PATCH", path, {"components": [words()]})
    assert fault(answer, "components", 0, "type") == ["UNION_TYPE_CHOICES"]
    status, answer = await api.call("PATCH", path, v2(words()))
    assert fault(answer, "content") == ["MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"]
    status, answer = await api.call("PATCH", path, v2(words()) | {"content": None})
    assert (status, answer["content"], answer["flags"]) == (200, "", 1 << 15)


async def test_edit_keeps_or_replaces_files(api: Api) -> None:
    """An edit of the components keeps the file; an edit with a new file replaces it."""
    message = await api.sent(v2(GALLERY), files={"x.png": b"1"})
    path, first = f"/channels/{message.channel_id}/messages/{message.id}", message.attachments[0].id
    _, answer = await api.call("PATCH", path, v2(words(), GALLERY))
    assert shown(answer) == first
    _, answer = await api.call("PATCH", path, {"attachments": [{"id": first, "description": "a board"}]})
    assert (shown(answer), message.attachments[0].description) == (first, "a board")
    _, answer = await api.call("PATCH", path, {"attachments": [{"id": "0"}]}, files={"x.png": b"2"})
    (fresh,) = message.attachments
    assert shown(answer) == fresh.id != first
    _status, answer = await api.call("PATCH", path, {"attachments": []})
    assert fault(answer, "components", 1, "items", 0, "media", "url")
    assert len(message.attachments) == 1


async def test_files_in_components_are_not_among_the_attachments(api: Api) -> None:
    """The answer, the message as read and its event name such files in `media.attachment_id` alone."""
    message = await api.sent(v2(GALLERY), files={"x.png": b"1"})
    path = f"/channels/{message.channel_id}/messages/{message.id}"
    for _, answer in [await api.call("GET", path), await api.call("PATCH", path, v2(words(), GALLERY))]:
        assert (answer["attachments"], shown(answer)) == ([], message.attachments[0].id)
    plain = await api.sent({"content": "x"}, files={"x.png": b"1"})
    _, answer = await api.call("GET", f"/channels/{plain.channel_id}/messages/{plain.id}")
    assert [a["id"] for a in answer["attachments"]] == [plain.attachments[0].id]


async def test_edits_with_a_gallery_can_be_refused(api: Api, sandbox: Sandbox) -> None:
    """With the knob an edit that brings or keeps a picture is refused, but no other and no post."""
    sandbox.knobs.gallery_edits_refused = True
    message = await api.sent(v2(GALLERY), files={"x.png": b"1"})
    path = f"/channels/{message.channel_id}/messages/{message.id}"
    kept = {"attachments": [{"id": message.attachments[0].id}]}
    for body, files in ((v2(GALLERY), {"x.png": b"2"}), (v2(GALLERY) | kept, {})):
        _, answer = await api.call("PATCH", path, body, files=files)
        faults = fault(answer, "components", 0, "items", 0, "media", "url")
        assert faults == ["UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"]
    status, _ = await api.call("PATCH", path, v2(words()) | {"attachments": []})
    assert status == 200


async def test_own_links_are_understood_in_an_edit(api: Api) -> None:
    """An edit with the components as they were read keeps the picture."""
    message = await api.sent(v2(GALLERY), files={"x.png": b"1"})
    path = f"/channels/{message.channel_id}/messages/{message.id}"
    _, read = await api.call("GET", path)
    status, answer = await api.call("PATCH", path, {"components": read["components"]})
    assert status == 200
    assert answer["components"][0]["items"][0]["media"]["attachment_id"] == message.attachments[0].id


async def test_enforced_nonce_makes_one_message(api: Api, sandbox: Sandbox) -> None:
    """A nonce repeated with enforce_nonce gives the first message, and a new one after three minutes."""
    body = {"content": "x", "nonce": "7", "enforce_nonce": True}
    first, second = await api.sent(body), await api.sent(body)
    assert first is second
    assert (await api.sent({"content": "x", "nonce": "7"})) is not first
    sandbox.advance(181)
    assert (await api.sent(body)) is not first


async def test_an_enforced_nonce_of_a_deleted_message_is_refused(api: Api, sandbox: Sandbox) -> None:
    """Its message is unknown (10008) for as long as the nonce is remembered."""
    body = {"content": "x", "nonce": "7", "enforce_nonce": True}
    message = await api.sent(body)
    path = f"/channels/{message.channel_id}/messages"
    assert (await api.call("DELETE", f"{path}/{message.id}"))[0] == 204
    status, answer = await api.call("POST", path, body)
    assert (status, answer["code"]) == (404, 10008)
    sandbox.advance(181)
    assert (await api.sent(body)).id != message.id


async def test_mentions_follow_what_is_allowed(api: Api, sandbox: Sandbox) -> None:
    """Only people in allowed_mentions are mentioned, and @everyone needs its permission."""
    anna, finn = sandbox.person("anna").id, sandbox.person("finn").id
    text = f"<@{anna}> <@{finn}> @everyone"
    assert (await api.sent({"content": text})).mentions == [anna, finn]
    message = await api.sent({"content": text, "allowed_mentions": {"users": [finn]}})
    assert message.mentions == [finn]
    assert (await api.sent({"content": text, "allowed_mentions": {"parse": []}})).mentions == []
    assert (await api.sent(v2(words(f"<@{anna}>")))).mentions == [anna]
    assert not message.mention_everyone, "the bot has no right to"


async def test_reply_names_the_one_it_answers(api: Api, sandbox: Sandbox) -> None:
    """A reply holds the message it refers to and mentions its author, unless replied_user is false."""
    said = sandbox.messages.say(sandbox.channel("stofa"), sandbox.person("anna").id, "hello")
    reply = {"content": "x", "message_reference": {"message_id": said.id}}
    _status, answer = await api.send(reply)
    assert answer["type"] == 19
    assert answer["referenced_message"]["content"] == "hello"
    assert [u["username"] for u in answer["mentions"]] == ["anna"]
    quiet = await api.sent(reply | {"allowed_mentions": {"parse": [], "replied_user": False}})
    assert quiet.mentions == []

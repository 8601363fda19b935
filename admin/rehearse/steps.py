"""What is tried on Discord: what could break everything first."""

import asyncio
import base64
import secrets
import tempfile
from pathlib import Path
from typing import Any, Final

from admin.checks import board
from admin.rehearse.asking import Rehearsal
from cogs.client import Stofa
from render import emoji
from tables.service import Tables

Json = dict[str, Any]

TEXT, VOICE, ANNOUNCEMENT, STAGE, FORUM = 0, 2, 5, 13, 15
"""Discord's types of channels."""
ANNOUNCED, PUBLIC, PRIVATE = 10, 11, 12
"""Discord's types of threads."""
COMPONENTS_SILENT: Final = 1 << 15 | 1 << 12
"""Flags of a message that has components and notifies nobody."""
NAME: Final = "stofa-rehearsal"
DELETED: Final = 10008
"""Code of the answer to a nonce whose message was deleted."""
SUITS: Final = ("♠", "♣", "♥", "♦")
TALKS: Final = (
    (ANNOUNCEMENT, "an announcement channel", ANNOUNCED),
    (VOICE, "a voice channel’s chat", None),
    (STAGE, "a stage channel’s chat", None),
    (FORUM, "a forum", PUBLIC),
)
"""Channels other than those of text, each with the type of its threads."""


async def rehearse(rehearsal: Rehearsal, server: str, channel: str | None) -> None:
    """Goes through all steps in a server: in its first text channel, unless another channel is named."""
    async with rehearsal as to:
        found = await to.ask("the application", "GET", "/applications/@me", see=_installed)
        await to.ask("starts of sessions", "GET", "/gateway/bot", see=_starts)
        places = await to.ask("channels of the server", "GET", f"/guilds/{server}/channels", see=_kinds)
        if found is None or places is None:
            return
        await _application(to, f"/applications/{found['id']}", server)
        first = {place["type"]: place["id"] for place in sorted(places, key=_place, reverse=True)}
        where = channel or first.get(TEXT)
        if where is None:
            to.note("a text channel", "the server has none")
        elif (message := await _messages(to, f"/channels/{where}/messages")) is not None:
            await _threads(to, f"/channels/{where}", message)
        else:
            to.note("threads of the text channel", "no message was posted: choose another with --channel")
        for kind, name, threads in TALKS:
            if kind in first:
                await _talk(to, name, f"/channels/{first[kind]}", threads, is_forum=kind == FORUM)
            else:
                to.note(name, "the server has none: make one, and rehearse again")
        await _direct(to, (found.get("team") or {}).get("owner_user_id") or found["owner"]["id"])


def _place(channel: Json) -> tuple[int, int]:
    return channel.get("position") or 0, int(channel["id"])


async def _application(to: Rehearsal, path: str, server: str) -> None:
    """A command for all servers, all of the bot's commands for this one alone, and an emoji."""
    step, all_servers = "register a command", f"{path}/commands"
    await to.ask(step, "POST", all_servers, _command(), see=_contexts, deletes=f"{all_servers}/{{}}")
    step, here = "register all commands of the bot", f"{path}/guilds/{server}/commands"
    there = await to.ask("commands of this server alone", "GET", here, see=_counted)
    if there:
        to.note(step, "not tried: it would replace those")
    elif there is not None:
        try:
            await to.ask(step, "PUT", here, await commands(), see=_counted)
        finally:
            await to.ask("delete all commands of this server", "PUT", here, [], see=_counted)
    data = base64.b64encode(await asyncio.to_thread(emoji, "S")).decode()
    body = {"name": NAME.replace("-", "_"), "image": f"data:image/png;base64,{data}"}
    emojis = f"{path}/emojis"
    await to.ask("upload an emoji of the application", "POST", emojis, body, deletes=f"{emojis}/{{}}")


async def commands() -> list[Json]:
    """All commands as the bot registers them, without the places of use, which those of one server lack."""
    with tempfile.TemporaryDirectory() as folder:
        tables = await Tables.open(Path(folder) / "unused.sqlite3", notice_after=0)
        try:
            whole = await Stofa(tables).commands_to_register()
        finally:
            await tables.close()
    lacking = ("integration_types", "contexts", "dm_permission")
    return [{name: value for name, value in one.items() if name not in lacking} for one in whole]


def _command() -> Json:
    """A command with what the bot's own ones have: translations, a group, choices, places of use."""
    choices = [{"name": "here", "name_localizations": {"da": "her"}, "value": "here"}]
    names = {"da": "sted", "nl": "plek"}
    place = {"type": 3, "name": "place", "name_localizations": names, "description": "Where"}
    option = place | {"required": True, "choices": choices}
    inner = {"type": 1, "name": "new", "description": "Tries a command", "options": [option]}
    body: Json = {"type": 1, "name": NAME, "description": "Tries a command", "options": [inner]}
    return body | {"integration_types": [0], "contexts": [0, 1]}


def _page(file: str = "", *controls: Json) -> Json:
    """A message as the bot sends them: words, a picture, and rows."""
    parts: list[Json] = [{"type": 10, "content": "Stofa tries what Discord answers; this is deleted again."}]
    if file:
        items = [{"media": {"url": f"attachment://{file}"}, "description": f"The picture {file}"}]
        parts.append({"type": 12, "items": items})
    rows = [{"type": 1, "components": [control]} for control in controls]
    components = [{"type": 17, "components": [*parts, *rows]}]
    return {"flags": COMPONENTS_SILENT, "components": components, "allowed_mentions": {"parse": []}}


def _new(file: str) -> Json:
    """What a message says of a file that comes with it."""
    return {"attachments": [{"id": 0, "filename": file}]}


async def _messages(to: Rehearsal, path: str) -> str | None:
    """A message that is edited with a new picture and then keeps it. Returns its path; None without one."""
    once = {"nonce": secrets.token_hex(12), "enforce_nonce": True}
    first, second = {"one.png": board("A", "B")}, {"two.png": board("C", "D")}
    sent = _page("one.png") | _new("one.png")
    body, made = sent | once, f"{path}/{{}}"
    posted = await to.ask("post a picture", "POST", path, body, files=first, see=_files, deletes=made)
    if posted is None:
        return None
    at = f"{path}/{posted['id']}"
    edit = _page("two.png") | _new("two.png")
    edited = await to.ask("edit with a new picture", "PATCH", at, edit, files=second, see=_files)
    held = next((id for id in _held(edited) if id is not None), None)
    if held is None:
        to.note("keep a file by its id", "its id is not known")
    else:
        keep = _page("two.png") | {"attachments": [{"id": held, "description": "Another text"}]}
        await to.ask("keep a file by its id", "PATCH", at, keep, see=lambda m: _kept(m, held))
    buttons = [_button(suit, number) for number, suit in enumerate(SUITS)]
    options = [{"label": suit, "value": suit, "emoji": {"name": suit}} for suit in SUITS]
    listed = {"type": 3, "custom_id": "rehearsal-list", "options": options}
    await to.ask("suits on buttons and in a list", "PATCH", at, _page("", *buttons, listed))
    twice = "the same nonce again"
    await to.ask(twice, "POST", path, body, files=first, see=lambda m: _same(m, posted), deletes=made)
    again = await to.ask("post another one", "POST", path, _page(), deletes=made)
    await to.delete(at)
    twice, new = "the nonce of a deleted message", "a new message"
    await to.ask(twice, "POST", path, body, files=first, see=lambda _: new, expected=[DELETED], deletes=made)
    return None if again is None else f"{path}/{again['id']}"


def _button(suit: str, number: int) -> Json:
    return {"type": 2, "style": 2, "label": "7", "emoji": {"name": suit}, "custom_id": f"rehearsal-{number}"}


async def _threads(to: Rehearsal, channel: str, message: str) -> None:
    """A thread of each kind that a text channel has, and a message in it."""
    ways: tuple[tuple[str, str, Json], ...] = (
        ("a thread of a message", f"{message}/threads", {}),
        ("a public thread", f"{channel}/threads", {"type": PUBLIC}),
        ("a private thread", f"{channel}/threads", {"type": PRIVATE}),
    )
    for name, path, kind in ways:
        body = {"name": NAME, "auto_archive_duration": 60} | kind
        thread = await to.ask(f"open {name}", "POST", path, body, deletes="/channels/{}", is_thread=True)
        if thread is not None:
            await _picture(to, f"post in {name}", f"/channels/{thread['id']}/messages")


async def _talk(to: Rehearsal, name: str, channel: str, threads: int | None, *, is_forum: bool) -> None:
    """A message in a channel of another type, and a thread there; a forum has posts alone."""
    if not is_forum:
        await _picture(to, f"post in {name}", f"{channel}/messages")
    if threads is None:
        return
    body = {"name": NAME, "type": threads} | ({"message": _page()} if is_forum else {})
    step = f"open a thread in {name}"
    thread = await to.ask(step, "POST", f"{channel}/threads", body, deletes="/channels/{}", is_thread=True)
    if thread is not None:
        await _picture(to, f"post in the thread in {name}", f"/channels/{thread['id']}/messages")


async def _direct(to: Rehearsal, person: str) -> None:
    """A direct message to the operator, edited with another picture."""
    step = "open direct messages to the operator"
    opened = await to.ask(step, "POST", "/users/@me/channels", {"recipient_id": person})
    if opened is not None:
        path = f"/channels/{opened['id']}/messages"
        sent = await _picture(to, "write a direct message", path)
        if sent is not None:
            body, files = _page("two.png") | _new("two.png"), {"two.png": board("C", "D")}
            at = f"{path}/{sent['id']}"
            await to.ask("edit it with a new picture", "PATCH", at, body, files=files, see=_files)


async def _picture(to: Rehearsal, step: str, path: str) -> Any:
    body, files = _page("one.png") | _new("one.png"), {"one.png": board("A", "B")}
    return await to.ask(step, "POST", path, body, files=files, see=_files, deletes=f"{path}/{{}}")


def _held(message: Any) -> list[str | None]:
    """The ids of the files that a message's pictures name."""
    parts = [part for whole in (message or {}).get("components", ()) for part in whole.get("components", ())]
    items = [item for part in parts for item in part.get("items", ())]
    return [item["media"].get("attachment_id") for item in items]


def _files(message: Json) -> str:
    held = _held(message)
    named = sum(id is not None for id in held)
    return f"attachments: {len(message['attachments'])}; pictures: {len(held)}, with attachment_id: {named}"


def _kept(message: Json, held: str) -> str:
    return "kept" if _held(message) == [held] else f"not kept; {_files(message)}"


def _same(message: Json, first: Json) -> str:
    return "the first message" if message["id"] == first["id"] else "a second message"


def _installed(found: Json) -> str:
    kinds = ", ".join(found.get("integration_types_config") or ())
    return f"integration_types_config: {kinds or 'none'}; of a team: {found.get('team') is not None}"


def _starts(found: Json) -> str:
    limit = found["session_start_limit"]
    left, at_once = f"{limit['remaining']} of {limit['total']}", limit["max_concurrency"]
    return f"{left} left today; at once: {at_once}; shards: {found['shards']}"


def _kinds(found: list[Json]) -> str:
    return f"types: {', '.join(map(str, sorted({channel['type'] for channel in found})))}"


def _counted(found: list[Json]) -> str:
    return str(len(found))


def _contexts(found: Json) -> str:
    return f"integration_types: {found.get('integration_types')}; contexts: {found.get('contexts')}"

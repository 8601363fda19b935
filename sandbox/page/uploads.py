"""Uploads from the page: files for modals, command options and messages."""

from aiohttp import web

from sandbox.checks.files import new_attachment
from sandbox.checks.messages import MAX_FILE_BYTES
from sandbox.responses import respond
from sandbox.world.entities import Attachment
from sandbox.world.world import World


def store(world: World, user_id: str, name: str, data: bytes) -> Attachment:
    """Stores a file until the person who uploaded it sends it."""
    kept = new_attachment(world, world.bot_id, name, data)
    kept.ephemeral = True
    world.save_file(kept, data)
    world.uploads[kept.id] = (user_id, kept)
    return kept


async def receive(world: World, request: web.Request) -> web.StreamResponse:
    """POST /page/upload?user=…&name=…, the file as the body; answers with its id."""
    user = world.users.get(request.query.get("user", ""))
    if user is None or user.bot:
        raise web.HTTPNotFound(text="Nobody has this id.")
    try:
        data = await request.read()
    except web.HTTPRequestEntityTooLarge:
        data = b"x" * (MAX_FILE_BYTES + 1)
    if len(data) > MAX_FILE_BYTES:
        return respond(413, {"text": "Your files are too powerful. Max file size: 10 MB"}, {})
    kept = store(world, user.id, request.query.get("name", "unknown"), data)
    return respond(200, {"id": kept.id, "filename": kept.filename, "size": kept.size}, {})

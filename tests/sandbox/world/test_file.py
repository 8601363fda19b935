"""The file of a world: its content, its format and its mode."""

import os
import sqlite3
import stat
import sys
from pathlib import Path

import pytest

from sandbox.page_user import PageUser
from sandbox.server import serve
from tests.sandbox.api import Api

# The names under which sandboxes of all versions have stored their entities.
STORED_KINDS = {"Channel", "Command", "Guild", "Meta", "Post", "User"}


def modes(folder: Path) -> dict[str, int]:
    return {p.name: stat.S_IMODE(p.stat().st_mode) for p in folder.iterdir()}


async def test_world_is_found_again(tmp_path: Path) -> None:
    """After a restart the token, people, public messages, files and commands are as before."""
    file = tmp_path / "deep" / "world.sqlite3"
    async with serve(file) as sandbox, Api(sandbox) as api:
        message = await api.sent({"content": "kept"}, files={"x.png": b"1"})
        interaction = api.command()
        await api.answer(interaction, 4, {"content": "only Anna", "flags": 64})
        await api.call(
            "PUT", f"/applications/{sandbox.world.bot_id}/commands", [{"name": "a", "description": "b"}]
        )
        sandbox.dms("finn", open=False)
        token, ids = sandbox.token, [u.id for u in sandbox.world.people]
    async with serve(file) as sandbox:
        assert (sandbox.token, [u.id for u in sandbox.world.people]) == (token, ids)
        assert not sandbox.person("finn").dms_open
        async with await PageUser.connect(sandbox.url, "anna") as anna:
            assert [m["content"] for m in anna.messages("stofa")] == ["kept"]
            assert await anna.fetch(anna.messages("stofa")[0]["attachments"][0]["url"]) == b"1"
            assert [c["name"] for c in anna.hello["commands"]] == ["a"]
        assert int(sandbox.world.ids.new()) > int(message.id)


async def test_stored_kinds_keep_their_names(tmp_path: Path) -> None:
    """The kinds of objects in the file have the names of earlier versions."""
    file = tmp_path / "world.sqlite3"
    async with serve(file) as sandbox, Api(sandbox) as api:
        await api.sent({"content": "x"})
        await api.call(
            "PUT", f"/applications/{sandbox.world.bot_id}/commands", [{"name": "a", "description": "b"}]
        )
    with sqlite3.connect(file) as db:
        assert {kind for (kind,) in db.execute("SELECT DISTINCT kind FROM thing")} == STORED_KINDS


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
async def test_a_world_is_its_owners_alone(tmp_path: Path) -> None:
    """A new and an older file can be read by their owner only."""
    before = os.umask(0)
    try:
        file = tmp_path / "var" / "sandbox.sqlite3"
        async with serve(file):
            assert set(modes(file.parent).values()) == {0o600}
        assert modes(tmp_path) == {"var": 0o700}
        file.chmod(0o644)
        file.with_name(file.name + "-wal").touch(0o644)
        async with serve(file):
            assert set(modes(file.parent).values()) == {0o600}
    finally:
        os.umask(before)

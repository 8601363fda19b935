"""What comes from strangers is not opened, and what would make a stranger the bot is in no file."""

import ast
import re
import subprocess

import pytest

from tests.architecture.sources import PROGRAM, ROOT, files, nodes

OURS = [path for top in PROGRAM if top not in ("sandbox", "tools") for path in files(top)]
OPENS = {"Image.open", "ImageFile.Parser"}
FETCHES = {"avatar", "display_avatar", "guild_avatar", "banner", "proxy_url", "to_file"}
"""Attributes of discord.py that have a picture of somebody, or fetch a file."""
TOKEN = re.compile(rb"\b[MNO][\w-]{23,27}\.[\w-]{6}\.[\w-]{27,}")
SAMPLES = (b"SANDBX", b"not-a-real")
"""What is written in tokens that are none."""


def names() -> list[tuple[str, str, int]]:
    """Returns each attribute that the program uses: the file, the last two parts of its name, the line."""
    found = []
    for file in OURS:
        for node in nodes(file):
            if isinstance(node, ast.Attribute):
                owner = ast.unparse(node.value).rpartition(".")[2]
                found.append((str(file.relative_to(ROOT)), f"{owner}.{node.attr}", node.lineno))
    return found


def test_no_picture_of_a_stranger_is_opened() -> None:
    """F51: nothing opens an image, and nothing asks for an avatar or reads a file that was sent."""
    used = names()
    assert ("cogs/wire/uploads.py", "message.components") in {(file, name) for file, name, _ in used}
    assert [one for one in used if one[1] in OPENS or one[1].rpartition(".")[2] in FETCHES] == []


def test_no_file_has_a_token() -> None:
    """F66: nothing in the repository has the form of a token, but for those that say that they are none."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if listed.returncode:
        pytest.skip("this is no clone")
    paths = [ROOT / name for name in listed.stdout.decode().split("\0") if name]
    found = [
        (str(file.relative_to(ROOT)), token)
        for file in paths
        if file.is_file()
        for token in TOKEN.findall(file.read_bytes())
        if not any(sample in token for sample in SAMPLES)
    ]
    assert found == []
    assert TOKEN.search(b"token = MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE." + b"x" * 38)

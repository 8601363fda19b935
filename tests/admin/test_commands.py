"""The commands of `run.py`: words, exit codes, what is written where."""
# ruff: noqa: ASYNC240 - the small files of a test

import re
import tomllib
from pathlib import Path

import pytest

from admin import commands, start
from admin.release.notes import notes
from admin.version import commit
from db.sqlite.backups import checked
from db.sqlite.migrate import migrations
from tests.admin.commands import ROOT, TOKEN, command, command_anew
from tests.db.steps import new_table, opened


async def test_the_version_is_the_one_of_the_project_file() -> None:
    """An operator who reports a fault says which version; it is written in one place."""
    written = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    code, out, _ = await command_anew("--version")
    assert (code, out) == (0, f"Stofa {written} {commit()}\n")
    assert re.fullmatch(r"\S*[0-9a-f]{7,}(-dirty)?|", commit())


async def test_the_notes_of_a_version_are_its_part_of_the_changelog() -> None:
    """A release is described once; of a version that the file does not name nothing is printed."""
    text = (
        "# Changelog\n\n## Unreleased\n\n- new\n\n## 0.2.0 (today)\n\n- two\n- three\n\n## 0.1.0\n\n- one\n"
    )
    assert notes(text, "0.2.0") == "- two\n- three"
    assert notes(text, "0.1.0") == "- one"
    assert notes(text, "0.3.0") is None
    code, out, _ = await command("notes", "unreleased")
    assert (code, out.startswith("For the operator")) == (0, True)
    assert (await command("notes", "9.9.9"))[:2] == (1, "")


async def test_the_invite_link_needs_no_network() -> None:
    """The link has the application of the token, both scopes and the permissions; never the token."""
    code, out, err = await command("invite", DISCORD_TOKEN=TOKEN)
    assert (code, err) == (0, "")
    assert "client_id=123456789012345678&scope=bot+applications.commands&permissions=309237763072" in out
    assert "SANDBX" not in out


@pytest.mark.parametrize("token", ["", "nonsense", "a.b.c", "MTIz.x.y"])
async def test_a_token_of_another_form_gives_no_link(token: str) -> None:
    """One line names the variable, and does not repeat what may be a secret in the wrong place."""
    code, out, err = await command("invite", DISCORD_TOKEN=token)
    assert (code, out) == (78, "")
    assert err.startswith("DISCORD_TOKEN: ")
    assert err.count("\n") == 1
    assert not token or token not in err


async def test_a_backup_into_a_folder_is_named_by_the_time_and_old_ones_go(folder: Path) -> None:
    """What the schedule runs: the newest N stay, and a bot may be running."""
    there = folder / "copies"
    there.mkdir()
    for day in (1, 2, 3):
        (there / f"stofa-2020010{day}T000000Z.sqlite3").touch()
    async with opened(folder / "stofa.sqlite3") as store:
        await new_table(store)
        code, out, err = await command("--folder", folder, "backup", there, "--keep", "2")
    # The table of this test is none that the program knows: it is named, and the copy is kept.
    assert code == 1
    assert "table 1" in err
    assert "open tables: 1" in out
    newest = sorted(there.iterdir())
    assert newest[0].name == "stofa-20200103T000000Z.sqlite3"
    assert len(newest) == 2
    assert checked(newest[1]) == len(migrations())


async def test_a_backup_does_not_overwrite_a_file(folder: Path) -> None:
    """Also when the arguments are exchanged by mistake."""
    target = folder / "letters.txt"
    target.write_text("dear anna")
    code, out, err = await command_anew("--folder", folder, "backup", target)
    assert (code, out) == (1, "")
    assert "exists already" in err
    assert target.read_text() == "dear anna"


async def test_a_name_without_suffix_is_a_folder(folder: Path) -> None:
    """`backup …/backups` before the first daily one made a file there, which blocked all later ones."""
    there = folder / "backups"
    assert (await command("--folder", folder, "backup", there)).code == 0
    (copy,) = there.iterdir()
    assert checked(copy) == len(migrations())
    configured = folder / "to.keep"
    await command("--folder", folder, "backup", configured, STOFA_BACKUPS=str(configured))
    assert configured.is_dir()


@pytest.mark.parametrize("words", [["backup", "{}"], ["backup", "{}", "--keep", "2"], ["backup", "{}/more"]])
async def test_what_is_in_the_way_of_a_copy_is_one_line(folder: Path, words: list[str]) -> None:
    """The line names what is to be moved away; nothing is overwritten."""
    there = folder / "backups"
    there.write_text("dear anna")
    code, out, err = await command("--folder", folder, *(word.format(there) for word in words))
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert f"{there}: is a file in the place of a folder: move it away" in err
    assert there.read_text() == "dear anna"


async def test_a_place_that_cannot_be_looked_at_is_one_line(folder: Path) -> None:
    """As `/root/copy` is for the bot's user: a line with the reason instead of a traceback."""
    code, out, err = await command("--folder", folder, "backup", folder / ("x" * 300 + ".sqlite3"))
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert "File name too long" in err


async def test_without_games_there_is_no_backup(tmp_path: Path) -> None:
    """A wrong folder is told from an empty database."""
    code, _, err = await command("--folder", tmp_path, "backup", tmp_path / "copy.sqlite3")
    assert code == 1
    assert "no games" in err
    assert not (tmp_path / "stofa.sqlite3").exists()


async def test_restore_refuses_while_the_bot_runs(folder: Path) -> None:
    """Exit 75, as of a second bot: it may be tried again."""
    copy = folder / "copy.sqlite3"
    assert (await command("--folder", folder, "backup", copy)).code == 0
    async with opened(folder / "stofa.sqlite3"):
        code, _, err = await command("--folder", folder, "restore", copy)
    assert code == 75
    assert "Stop it" in err


async def test_restore_says_what_it_did(folder: Path) -> None:
    """The operator learns where the games of before are."""
    copy = folder / "copy.sqlite3"
    await command("--folder", folder, "backup", copy)
    code, out, err = await command("--folder", folder, "restore", copy)
    assert (code, err) == (0, "")
    (kept,) = folder.glob("stofa-replaced-*.sqlite3")
    assert str(kept) in out


async def test_restore_refuses_what_is_newer(folder: Path) -> None:
    """The words name both versions and what to do."""
    copy = folder / "copy.sqlite3"
    await command("--folder", folder, "backup", copy)
    raw = bytearray(copy.read_bytes())
    raw[60:64] = (99).to_bytes(4, "big")  # user_version, in the header of the file
    copy.write_bytes(raw)
    code, out, err = await command("--folder", folder, "restore", copy)
    assert (code, out) == (1, "")
    assert "version 99" in err
    assert "update Stofa" in err
    assert not list(folder.glob("stofa-replaced-*"))


def test_a_folder_has_the_world_and_the_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`--folder` moved the sandbox's world and left the games in `var`: two sandboxes shared one database."""
    begun: list[list[str]] = []
    monkeypatch.setattr(start, "_run", lambda command, address: begun.append(command) or 0)
    monkeypatch.setenv("STOFA_DATABASE", "elsewhere.sqlite3")
    monkeypatch.setenv("DISCORD_TOKEN", "")
    monkeypatch.chdir(tmp_path)
    for words in (["--folder", "here", "--port", "0"], ["--folder", "here", "start", "--port", "0"]):
        assert commands.main(words) == 0
        monkeypatch.chdir(tmp_path)
        assert commands.os.environ["STOFA_DATABASE"] == str(tmp_path / "here" / "stofa.sqlite3")
    assert begun[0] == begun[1]
    assert begun[0][begun[0].index("--world") + 1] == str(tmp_path / "here" / "sandbox.sqlite3")


def test_without_a_folder_the_settings_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    """A start without options leaves the database where the settings say."""
    monkeypatch.setattr(start, "running_at", lambda folder, port: None)
    monkeypatch.setattr(start, "_run", lambda command, address: 0)
    monkeypatch.setenv("STOFA_DATABASE", "elsewhere.sqlite3")
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert commands.main([]) == 0
    assert commands.os.environ["STOFA_DATABASE"] == "elsewhere.sqlite3"

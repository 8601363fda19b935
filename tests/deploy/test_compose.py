"""What `deploy/compose*.yaml` say is what the program and its image understand."""

import re
from pathlib import Path

import pytest

import settings
from tests.deploy.check import HERE

FILES = sorted((HERE / "deploy").glob("compose*.yaml"))


def environment(file: Path) -> dict[str, str]:
    """The variables of the bot, those of the shell replaced by words."""
    found = re.findall(
        r"^      (DISCORD_TOKEN(?:_FILE)?|STOFA_\w+): (.+)$", file.read_text(encoding="utf-8"), re.MULTILINE
    )
    return {name: re.sub(r"\$\{\w+[^}]*\}", "word", value) for name, value in found}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_settings_are_accepted(file: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Each variable is one of the program, with a value that it takes."""
    given = environment(file)
    assert {"DISCORD_TOKEN", "DISCORD_TOKEN_FILE"} & given.keys()
    (tmp_path / "token").write_text("word\n")
    if "DISCORD_TOKEN_FILE" in given:
        given["DISCORD_TOKEN_FILE"] = str(tmp_path / "token")
    assert {name.lower() for name in given} <= settings.Settings.__dataclass_fields__.keys()
    monkeypatch.chdir(tmp_path)
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    chosen = settings.load()
    assert chosen.discord_token == "word"
    assert isinstance(chosen.stofa_shards, settings.Part) is ("cluster" in file.stem)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_image_and_the_volumes_are_there(file: Path) -> None:
    """The file of the image exists, and each named volume is declared and used."""
    text = file.read_text(encoding="utf-8")
    services, _, volumes = text.partition("\nvolumes:\n")
    assert (HERE / re.findall(r"dockerfile: (\S+)", services)[0]).is_file()
    declared = re.findall(r"^  (\w+):", volumes, re.MULTILINE)
    assert declared == re.findall(r"^      - (\w+):/", services, re.MULTILINE)
    assert "\t" not in text


def test_a_process_can_take_over_all_shards() -> None:
    """With one process less than are started, each shard still has one."""
    (file,) = (file for file in FILES if "cluster" in file.stem)
    part = settings._shards(environment(file)["STOFA_SHARDS"])
    assert isinstance(part, settings.Part)
    assert (replicas(file) - 1) * part.most >= part.count


def replicas(file: Path) -> int:
    """How many processes of the bot a file starts."""
    found = re.search(r"replicas: (\d+)", file.read_text(encoding="utf-8"))
    assert found is not None
    return int(found[1])

"""`run.py update` and `rollback` between two tags, with a git repository and stubs of systemd's commands."""

import os
import subprocess
from pathlib import Path

import pytest

from admin.release import update

pytestmark = pytest.mark.skipif(os.name != "posix", reason="systemd is on Linux")

SYSTEMCTL = """#!/bin/sh
echo "systemctl $*" >>"$LOG"
case "$1" in
  is-active) test -e "$LOG.runs" ;;
  stop) rm -f "$LOG.runs" ;;
  restart)
    rm -f "$LOG.runs"
    test -e broken -o -e "$LOG.migrated" -a ! -e two || touch "$LOG.runs"
    test -e "$LOG.runs" ;;
esac
"""
SYSTEMD_RUN = """#!/bin/sh
echo "$@" | sed 's/.*run.py //' >>"$LOG"
case "$*" in *restore*) rm -f "$LOG.migrated" ;; esac
"""


class Place:
    """A clone at the tag v1.0.0, whose bot runs, and its origin."""

    def __init__(self, folder: Path) -> None:
        self.origin, self.clone, self.log = folder / "origin", folder / "clone", folder / "log"
        self.origin.mkdir()
        self.git("init", "-q", "-b", "main")
        (self.origin / "admin").mkdir()
        (self.origin / "admin" / "install.py").write_text("")
        self.release("v1.0.0", "one")
        subprocess.run(["git", "clone", "-q", self.origin, self.clone], check=True)
        python = self.clone / ".venv" / "bin" / "python"
        python.parent.mkdir(parents=True)
        python.symlink_to("/bin/true")
        for name, text in (("systemctl", SYSTEMCTL), ("systemd-run", SYSTEMD_RUN)):
            (folder / name).write_text(text)
            (folder / name).chmod(0o755)
        Path(f"{self.log}.runs").touch()

    def git(self, *words: str) -> None:
        who = ("-c", "user.name=x", "-c", "user.email=x@example.org")
        subprocess.run(["git", *who, *words], cwd=self.origin, check=True)

    def release(self, tag: str, *files: str) -> None:
        for file in files:
            (self.origin / file).touch()
        self.git("add", "-A")
        self.git("commit", "-q", "-m", tag)
        self.git("tag", tag)

    @property
    def runs(self) -> tuple[bool, bool]:
        """Whether a bot runs, and whether it is of the second version."""
        return Path(f"{self.log}.runs").exists(), (self.clone / "two").exists()


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    monkeypatch.setenv("LOG", str(tmp_path / "log"))
    made = Place(tmp_path)
    monkeypatch.setattr(update, "HERE", made.clone)
    return made


def test_the_newest_release_is_installed_and_taken_back(place: Place) -> None:
    """The games are copied while the bot is stopped; of ten the newest is the tenth; twice does nothing."""
    place.release("v1.9.0", "nine")
    place.release("v1.10.0", "two")
    place.release("no-release", "three")
    assert update.update() == 0
    lines = place.log.read_text().splitlines()
    assert lines[1] == "systemctl stop stofa"
    assert lines[2].startswith("backup /var/lib/stofa/backups/before-update-")
    assert place.runs == (True, True)
    assert not (place.clone / "three").exists()
    assert update.update() == 0
    assert place.log.read_text().count("backup") == 2, "its word, and the folder's name"
    assert update.roll_back() == 0
    assert place.runs == (True, False)
    assert "restore" not in place.log.read_text()


def test_a_release_that_does_not_start_is_taken_back_by_itself(place: Place) -> None:
    """The copy is put back where the former version cannot read the migrated database."""
    Path(f"{place.log}.migrated").touch()
    place.release("v2.0.0", "two", "broken")
    assert update.update() == 1
    assert place.runs == (True, False)
    assert place.log.read_text().count("restore /var/lib/stofa/backups/before-update-") == 1


def test_going_back_later_loses_no_move_by_itself(place: Place) -> None:
    """Where the former version cannot read the database the copy is named, and nothing is put back."""
    place.release("v2.0.0", "two")
    assert update.update() == 0
    Path(f"{place.log}.migrated").touch()
    assert update.roll_back() == 1
    assert "restore" not in place.log.read_text()
    assert update.update() == 0
    assert place.runs == (True, True)


@pytest.mark.parametrize("at", ["git", "admin.install", "restart"])
def test_what_was_killed_goes_on(place: Place, monkeypatch: pytest.MonkeyPatch, at: str) -> None:
    """At each of its steps: the same command ends what it began, and the way back is still known."""
    place.release("v2.0.0", "two")
    do = update._is_done

    def killed(*command: str) -> bool:
        if at in command and "fetch" not in command:
            raise KeyboardInterrupt
        return do(*command)

    monkeypatch.setattr(update, "_is_done", killed)
    with pytest.raises(KeyboardInterrupt):
        update.update()
    monkeypatch.setattr(update, "_is_done", do)
    assert update.update() == 0
    assert place.runs == (True, True)
    assert update.roll_back() == 0
    assert place.runs == (True, False)


def test_changed_files_are_not_lost(place: Place) -> None:
    """Whoever has changed the program is told so, and nothing is touched."""
    place.release("v2.0.0", "two")
    (place.clone / "one").write_text("mine")
    assert update.update() == 1
    assert (place.clone / "one").read_text() == "mine"
    assert place.runs == (True, False)

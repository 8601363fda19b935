"""A PostgreSQL server of Debian's package: in a temporary folder, on a socket, by an unprivileged user."""

import atexit
import importlib.util
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any, Final

INSTALLED: Final = Path("/usr/lib/postgresql")
LATEST: Final = 60.0
"""Seconds that a start may take."""
ROLE: Final = "stofa"
GUARDED: Final = "guarded"
PASSWORD: Final = "open.sesame"
"""A role that needs a password."""
_NUMBERS: Final = itertools.count(1)
_MADE: Final[list[Path]] = []
"""The files of a server as they are after it was made: each server of this process is a copy."""


def binaries() -> Path | None:
    """The folder of the newest server that is installed, or None."""
    found = sorted(INSTALLED.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return found[-1].parent if found else None


def missing() -> str | None:
    """What tests with a server lack here, or None."""
    if binaries() is None:
        return "no PostgreSQL here (Debian: apt-get install postgresql)"
    if importlib.util.find_spec("asyncpg") is None:
        return "no asyncpg here (requirements-postgres.txt)"
    return None


class Server:
    """A server with one role and one database, both `stofa`. It has no rights but in its schemas."""

    def __init__(self, *, port: int = 5432) -> None:
        folder = binaries()
        assert folder is not None
        self._binaries = folder
        self._port = port
        self._user: dict[str, Any] = {}
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            self._user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": ()}
        self._folder = self._new_folder()
        self._data = self._folder / "data"
        self._process: subprocess.Popen[bytes] | None = None
        if not _MADE:
            self._make()
            kept = self._new_folder()
            atexit.register(shutil.rmtree, kept, ignore_errors=True)
            _MADE.append(kept / "data")
            self._run("mv", str(self._data), str(kept))
        self._run("cp", "-a", str(_MADE[0]), str(self._data))
        self.start()

    def _new_folder(self) -> Path:
        folder = Path(tempfile.mkdtemp(prefix="stofa-pg-"))
        if self._user:
            os.chown(folder, self._user["user"], self._user["group"])
        return folder

    def _make(self) -> None:
        """Makes the files of a server with the roles and the database."""
        make = ["initdb", "-D", str(self._data), "-U", "root", "-A", "trust", "-E", "UTF8", "--no-locale"]
        self._run(*make, "--no-sync")
        access = self._data / "pg_hba.conf"
        access.write_text(f"local all {GUARDED} scram-sha-256\n{access.read_text()}")
        self.start()
        self.sql(f"CREATE ROLE {ROLE} LOGIN")
        self.sql(f"CREATE DATABASE {ROLE} OWNER {ROLE}")
        self.sql(f"CREATE ROLE {GUARDED} LOGIN PASSWORD '{PASSWORD}'")
        self.stop()

    def dump(self, *options: str) -> Path:
        """A dump of the database, by its role."""
        file = self._folder / "dump"
        self._run("pg_dump", *self._as_role, *options, "--file", str(file), ROLE)
        return file

    def restore(self, file: Path, *options: str) -> None:
        """Puts a dump back, as the role."""
        self._run("pg_restore", *self._as_role, *options, "--dbname", ROLE, str(file))

    @property
    def _as_role(self) -> list[str]:
        return ["-h", str(self._folder), "-p", str(self._port), "-U", ROLE]

    def _run(self, program: str, *arguments: str) -> str:
        done = subprocess.run(
            [program if program in ("cp", "mv") else str(self._binaries / program), *arguments],
            capture_output=True, check=False, text=True, cwd=self._folder, **self._user,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return done.stdout

    def start(self) -> None:
        """Starts the server, and waits until it answers."""
        command = [str(self._binaries / "postgres"), "-D", str(self._data), "-k", str(self._folder)]
        settings = ["listen_addresses=", f"port={self._port}", "max_connections=60", "shared_buffers=32MB"]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [*command, *(part for one in settings for part in ("-c", one))],
                stdout=log, stderr=log, cwd=self._folder, **self._user,
            )  # fmt: skip
        until = time.monotonic() + LATEST
        while not self._answers():
            assert time.monotonic() < until, (self._folder / "log").read_text()
            time.sleep(0.05)

    def _answers(self) -> bool:
        command = [str(self._binaries / "pg_isready"), "-q", "-h", str(self._folder), "-p", str(self._port)]
        return subprocess.run(command, check=False).returncode == 0

    @property
    def is_alive(self) -> bool:
        """Whether the server runs."""
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        """The process whose end is the server's; 0 if it was stopped."""
        return 0 if self._process is None else self._process.pid

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stops the server: SIGINT cuts connections, SIGQUIT leaves its files as they are, SIGKILL all."""
        process, self._process = self._process, None
        if process is None or process.poll() is not None:
            return
        if how is signal.SIGKILL:
            self._kill_all(process.pid)
        process.send_signal(how)
        process.wait(LATEST)

    def _kill_all(self, pid: int) -> None:
        """Kills the processes of the server, so that none goes on without it."""
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        for child in (pid, *map(int, children)):
            os.kill(child, signal.SIGKILL)

    def remove(self) -> None:
        """Stops the server and deletes its files."""
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self._folder, ignore_errors=True)

    def sql(self, text: str, database: str = "postgres") -> str:
        """What a statement of the superuser returns, a line a row."""
        where = ["-h", str(self._folder), "-p", str(self._port), "-U", "root", "-d", database]
        return self._run("psql", "-XAtq", "-v", "ON_ERROR_STOP=1", *where, "-c", text).strip()

    def new(self) -> str:
        """The address of a new schema, as good as an empty database and made much sooner."""
        schema = f"s{next(_NUMBERS)}"
        self.sql(f"CREATE SCHEMA {schema} AUTHORIZATION {ROLE}", ROLE)
        return f"{self.address()}&search_path={schema}"

    def address(self, user: str = ROLE, database: str = ROLE) -> str:
        """The address of a database."""
        more = "&" if "?" in database else "?"
        return f"postgresql://{user}@/{database}{more}host={self._folder}&port={self._port}"

"""Settings from the environment and `.env`, typed and checked at the start."""

import contextlib
import difflib
import os
import re
import stat
import urllib.parse
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import yarl
from dotenv import dotenv_values

ENV: Final = ".env"
ENVS: Final = (ENV, "/etc/stofa.env")
"""The files in which a token may be: the program's own, and the one of `deploy/stofa.service`."""

LONGEST_ADDRESS: Final = 2083
"""Limit in characters."""

MOST_SHARDS: Final = 1_000

_NAMED_SHARDS: Final = re.compile(r"([0-9]{1,4}(?:,[0-9]{1,4})*)/([0-9]{1,4})")
_ANY_SHARDS: Final = re.compile(r"([0-9]{1,4}) of ([0-9]{1,4})")
_HOST: Final = re.compile(r"[\w.:-]+")
_HOST_AND_PORT: Final = re.compile(r"(\[[0-9a-fA-F:]+\]|[\w.-]+):[0-9]{1,5}")


SERVER: Final = ("postgresql", "postgres")
"""Schemes of the address of a database server."""


@dataclass(frozen=True)
class Server:
    """A PostgreSQL server and a database there. In words without its password and other parameters."""

    address: str = field(repr=False)

    def __str__(self) -> str:
        scheme, _, rest = self.address.partition("://")
        place, *query = re.split("[?#]", rest, maxsplit=1)
        # A password may have any sign in it, also one that ends the name of a host.
        return f"{scheme}://{'…' if '@' in ''.join(query) else place.rpartition('@')[2]}"


class BadSettings(Exception):
    """An invalid setting; the text is one line that names the variable."""


def _token(text: str) -> str:
    """Returns a token. Raises ValueError for one with characters that would end its header line."""
    if not text.isprintable():
        raise ValueError("Value holds signs that no token has")
    return text


def _database(text: str) -> Path | Server:
    """Returns the path of a file, or the address of a server. Raises ValueError for another address."""
    if "://" not in text:
        return Path(text)
    parts = urllib.parse.urlsplit(text)
    if parts.scheme not in SERVER:
        raise ValueError("Input should be the path of a file, or an address that begins with postgresql://")
    try:
        parts.port  # noqa: B018  # it raises
    except ValueError:  # its text may contain the value
        raise ValueError("Input should be a valid URL, invalid port") from None
    if not parts.path.strip("/"):
        raise ValueError("Input should name a database, as in postgresql://user@host/stofa")
    return Server(text)


def _one_of(*words: str) -> Callable[[str], str]:
    """Returns a reader of these words; it raises ValueError for anything else."""
    listed = f"{', '.join(map(repr, words[:-1]))} or {words[-1]!r}"

    def read(text: str) -> str:
        if text not in words:
            raise ValueError(f"Input should be {listed}")
        return text

    return read


def _number(least: int, most: int) -> Callable[[str], float]:
    """Returns a reader of numbers between these; it raises ValueError for anything else."""

    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            raise ValueError("Input should be a valid number, unable to parse string as a number") from None
        if number < least:
            raise ValueError(f"Input should be greater than or equal to {least}")
        if not number <= most:  # NaN too
            raise ValueError(f"Input should be less than or equal to {most}")
        return number

    return read


def _whole(least: int, most: int) -> Callable[[str], int]:
    """Returns a reader of whole numbers between these; it raises ValueError for anything else."""

    def read(text: str) -> int:
        number = _number(least, most)(text)
        if number != int(number):
            raise ValueError("Input should be a valid integer, got a number with a fractional part")
        return int(number)

    return read


@dataclass(frozen=True)
class Part:
    """Some of `count` shards for this process: those that are `named`, or `most` that are free."""

    count: int
    named: frozenset[int] = frozenset()
    most: int = 0


def _shards(text: str) -> int | Part:
    """Returns a number of shards, or a part such as `0,1/4` or `2 of 4`. Raises ValueError."""
    whole = _whole(1, MOST_SHARDS)
    if found := _NAMED_SHARDS.fullmatch(text):
        named, count = frozenset(map(int, found[1].split(","))), whole(found[2])
        if max(named) >= count:
            raise ValueError(f"shards of {count} are numbered 0 to {count - 1}")
        return Part(count, named)
    if found := _ANY_SHARDS.fullmatch(text):
        most, count = whole(found[1]), whole(found[2])
        if most > count:
            raise ValueError(f"there are {count} shards, not {most}")
        return Part(count, most=most)
    return int(whole(text))


def _owners(text: str) -> tuple[int, ...]:
    """Returns Discord's numbers of people; of 0 nobody. Raises ValueError."""
    return tuple(int(_whole(0, 2**63)(each)) for each in text.split(",") if each.strip() != "0")


def _host_and_port(text: str) -> str:
    """Returns an address such as 127.0.0.1:9100. Raises ValueError for anything else."""
    if not _HOST_AND_PORT.fullmatch(text):
        raise ValueError("Input should be an address and a port, such as 127.0.0.1:9100")
    return text


def _address(*schemes: str) -> Callable[[str], yarl.URL]:
    """Returns a reader of absolute addresses with one of two schemes; it raises ValueError for others."""

    def read(text: str) -> yarl.URL:
        if len(text) > LONGEST_ADDRESS:
            raise ValueError(f"URL should have at most {LONGEST_ADDRESS} characters")
        try:
            url = yarl.URL(text.strip())
        except ValueError:  # its text may contain the value
            raise ValueError("Input should be a valid URL, invalid host or port") from None
        if not url.scheme:
            raise ValueError("Input should be a valid URL, relative URL without a base")
        if url.scheme not in schemes:
            raise ValueError(f"URL scheme should be '{schemes[0]}' or '{schemes[1]}'")
        if not url.host:
            raise ValueError("Input should be a valid URL, empty host")
        if not _HOST.fullmatch(url.host):
            raise ValueError("Input should be a valid URL, invalid international domain name")
        return url

    return read


@dataclass(frozen=True)
class Settings:
    """Every field is the variable of the same name in capitals; `.env.example` explains each."""

    discord_token: str | None = field(default=None, repr=False)
    discord_token_file: Path | None = None
    stofa_database: Path | Server = Path("var/stofa.sqlite3")
    stofa_api: yarl.URL | None = None
    stofa_gateway: yarl.URL | None = None
    stofa_cdn: yarl.URL | None = None
    stofa_log: str = "info"
    stofa_log_format: str = "text"
    stofa_health: str | None = None
    stofa_backups: Path | None = None
    stofa_backup_hours: float = 24.0
    stofa_backups_kept: int = 7
    stofa_notice_after: float = 180.0
    stofa_keep_games: float = 0.0
    stofa_owners: tuple[int, ...] | None = None
    stofa_guild_ready_timeout: float = 2.0
    stofa_shards: int | Part | None = None


_READERS: Final[dict[str, Callable[[str], Any]]] = {
    "discord_token": _token,
    "discord_token_file": Path,
    "stofa_database": _database,
    "stofa_api": _address("http", "https"),
    "stofa_gateway": _address("ws", "wss"),
    "stofa_cdn": _address("http", "https"),
    "stofa_log": _one_of("debug", "info", "warning", "error"),
    "stofa_log_format": _one_of("text", "json"),
    "stofa_health": _host_and_port,
    "stofa_backups": Path,
    "stofa_backup_hours": _number(0, 8_760),
    "stofa_backups_kept": _whole(1, 10_000),
    "stofa_notice_after": _number(0, 86_400),
    "stofa_keep_games": _number(0, 36_500),
    "stofa_owners": _owners,
    "stofa_guild_ready_timeout": _number(0, 60),
    "stofa_shards": _shards,
}
"""What reads each variable; it raises ValueError with a reason that does not contain the value."""


def _given() -> dict[str, str]:
    """The texts of all variables, by names in small letters. Raises BadSettings."""
    try:
        file = dotenv_values(ENV, encoding="utf-8") if os.path.isfile(ENV) else {}
    except (UnicodeDecodeError, OSError) as error:
        raise BadSettings(f".env: cannot be read ({type(error).__name__})") from None
    # The environment precedes the file; what is empty counts as not set.
    given = {name.lower(): text for name, text in (*file.items(), *os.environ.items()) if text}
    if (path := given.get("discord_token_file")) is not None and "discord_token" not in given:
        try:
            given["discord_token"] = Path(path).read_text(encoding="utf-8").strip()
        except (UnicodeDecodeError, OSError) as error:
            words = f"DISCORD_TOKEN_FILE: cannot be read ({type(error).__name__})"
            raise BadSettings(words) from None
    return given


def load() -> Settings:
    """The settings. Raises BadSettings with one line about the first invalid variable."""
    given = _given()
    chosen: dict[str, Any] = {}
    for name, read in _READERS.items():
        try:
            if name in given:
                chosen[name] = read(given[name])
        except ValueError as error:
            raise BadSettings(f"{name.upper()}: {error}") from None
    settings = Settings(**chosen)
    if isinstance(settings.stofa_shards, Part) and not isinstance(settings.stofa_database, Server):
        raise BadSettings("STOFA_SHARDS: a file is for one process, which has all shards: name their number")
    return settings


def misspelt() -> str | None:
    """A warning of variables that begin as settings do and are none; else None."""
    unknown = sorted(name for name in _given() if name.startswith("stofa_") and name not in _READERS)
    words = [(name, difflib.get_close_matches(name, _READERS, 1)) for name in unknown]
    told = [f"{name.upper()}{f' (for {near[0].upper()}?)' if near else ''}" for name, near in words]
    return f"no such setting: {', '.join(told)}; see .env.example" if told else None


def exposed() -> str | None:
    """A warning if others on this machine may read a file with the token; else None."""
    for file in ENVS if os.name == "posix" else ():
        with contextlib.suppress(OSError):
            mode = stat.S_IMODE(os.stat(file).st_mode)
            if mode & (stat.S_IRGRP | stat.S_IROTH):
                return f"{file}: others on this machine may read the token (mode {mode:o}): chmod 600 {file}"
    return None

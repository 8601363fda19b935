"""Settings from the environment and `.env`, typed and checked at the start."""

import os
import stat
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import AfterValidator, AnyWebsocketUrl, Field, HttpUrl, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

__all__ = ["BadSettings", "Settings", "exposed", "load"]


ENV: Final = ".env"


class BadSettings(Exception):
    """An invalid setting; the text is one line that names the variable."""


def _on_one_line(token: SecretStr) -> SecretStr:
    """Raises ValueError for a token with characters that would end its header line."""
    if not token.get_secret_value().isprintable():
        raise ValueError("holds signs that no token has")
    return token


class Settings(BaseSettings):
    """Every field is the variable of the same name in capitals; `.env.example` explains each."""

    model_config = SettingsConfigDict(
        env_file=ENV, env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore", frozen=True
    )

    discord_token: Annotated[SecretStr, Field(max_length=200), AfterValidator(_on_one_line)] | None = None
    stofa_database: Path = Path("var/stofa.sqlite3")
    stofa_api: HttpUrl | None = None
    stofa_gateway: AnyWebsocketUrl | None = None
    stofa_cdn: HttpUrl | None = None
    stofa_log: Literal["debug", "info", "warning", "error"] = "info"
    stofa_log_format: Literal["text", "json"] = "text"
    stofa_health: Annotated[str, Field(pattern=r"^(\[[0-9a-fA-F:]+\]|[\w.-]+):[0-9]{1,5}$")] | None = None
    stofa_backups: Path | None = None
    stofa_backup_hours: Annotated[float, Field(ge=0, le=8_760)] = 24.0
    stofa_backups_kept: Annotated[int, Field(ge=1, le=10_000)] = 7
    stofa_notice_after: Annotated[float, Field(ge=0, le=86_400)] = 180.0
    stofa_guild_ready_timeout: Annotated[float, Field(ge=0, le=60)] = 2.0


def load() -> Settings:
    """The settings. Raises BadSettings with one line about the first invalid variable."""
    try:
        return Settings()
    except ValidationError as error:
        fault = error.errors(include_input=False, include_url=False)[0]
        name = str(fault["loc"][0]).upper() if fault["loc"] else "settings"
        raise BadSettings(f"{name}: {fault['msg']}") from None
    except (UnicodeDecodeError, OSError) as error:
        raise BadSettings(f".env: cannot be read ({type(error).__name__})") from None


def exposed() -> str | None:
    """A warning if others on this machine may read the file with the token; else None."""
    try:
        mode = stat.S_IMODE(os.stat(ENV).st_mode)
    except OSError:
        return None
    if os.name != "posix" or not mode & (stat.S_IRGRP | stat.S_IROTH):
        return None
    return f"{ENV}: others on this machine may read the token (mode {mode:o}): chmod 600 {ENV}"

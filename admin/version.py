"""The version of the program. `pyproject.toml` is the one place where it is written."""

import subprocess
import tomllib
from pathlib import Path

HERE = Path(__file__).parent.parent


def version() -> str:
    """The version of this program."""
    with (HERE / "pyproject.toml").open("rb") as file:
        return str(tomllib.load(file)["project"]["version"])


def commit() -> str:
    """The commit that is checked out, with `-dirty` where files were changed; nothing if git does not say."""
    command = ["git", "-c", f"safe.directory={HERE}", "describe", "--always", "--dirty", "--abbrev=10"]
    try:
        done = subprocess.run(command, cwd=HERE, capture_output=True, text=True, check=False)  # noqa: S603
    except OSError:
        return ""
    return done.stdout.strip()

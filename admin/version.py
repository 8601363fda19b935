"""The version of the program. `pyproject.toml` is the one place where it is written."""

import tomllib
from pathlib import Path

HERE = Path(__file__).parent.parent


def version() -> str:
    """The version of this program."""
    with (HERE / "pyproject.toml").open("rb") as file:
        return str(tomllib.load(file)["project"]["version"])

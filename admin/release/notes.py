"""`run.py notes`: prints what CHANGELOG.md says of one version, for a release."""

import argparse
import re
import sys

from admin.version import HERE, version


def run(options: argparse.Namespace) -> int:
    """Returns 0 if the notes were printed, 1 if there are none of that version."""
    found = notes((HERE / "CHANGELOG.md").read_text(encoding="utf-8"), options.of or version())
    if found is None:
        sys.stderr.write(f"CHANGELOG.md has no part about {options.of or version()}\n")
        return 1
    sys.stdout.write(f"{found}\n")
    return 0


def notes(changelog: str, wanted: str) -> str | None:
    """The part of a version, without its heading; None if there is none."""
    parts = re.split(r"^## (.+)\n", changelog, flags=re.MULTILINE)[1:]
    titled = zip(parts[::2], parts[1::2], strict=True)
    return next((text.strip() for title, text in titled if title.split()[0].lower() == wanted.lower()), None)

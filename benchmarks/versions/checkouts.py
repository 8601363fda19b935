"""Other versions of the project, each in a folder of its own, and processes that run with their code."""

import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent.parent
KEPT: Final = ROOT / "build" / "commits"


def checkout(version: str) -> Path:
    """Returns the folder of a version: a folder as it is, or one with the files of a commit, which is kept.

    Raises ValueError for an unknown commit, and where there is no history.
    """
    if Path(version).is_dir():
        return Path(version).resolve()
    git = ["git", "-C", str(ROOT)]
    try:
        name = subprocess.run(
            [*git, "rev-parse", "--verify", "--quiet", f"{version}^{{commit}}"],
            capture_output=True, check=True, text=True,
        ).stdout.strip()  # fmt: skip
    except (OSError, subprocess.CalledProcessError) as error:
        raise ValueError(f"no commit {version} here") from error
    if not (KEPT / name).is_dir():
        KEPT.mkdir(parents=True, exist_ok=True)
        packed = subprocess.run([*git, "archive", name], capture_output=True, check=True).stdout
        with tempfile.TemporaryDirectory(dir=KEPT) as folder:
            with tarfile.open(fileobj=io.BytesIO(packed)) as files:
                files.extractall(Path(folder) / name, filter="data")
            try:
                (Path(folder) / name).rename(KEPT / name)
            except OSError:  # another process was faster
                assert (KEPT / name).is_dir()
    return KEPT / name


class Checkout:
    """A process that runs a script of this version with the code of another one.

    The script reads questions and writes answers as lines of JSON, until there are no more questions.
    """

    def __init__(self, folder: Path, script: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(script)],
            cwd=folder,
            env=os.environ | {"PYTHONPATH": str(folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, *question: Any) -> Any:
        """Returns the answer of the script. Raises RuntimeError if the process has ended instead."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(question), file=self._process.stdin, flush=True)
        if not (line := self._process.stdout.readline()):
            raise RuntimeError(f"{self._process.args!r} has ended")
        return json.loads(line)

    def end(self) -> None:
        """Ends the process."""
        self._process.communicate()

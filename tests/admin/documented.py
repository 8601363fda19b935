"""The commands that documents name, and how each is tried.

A rule says what is run for a command: the command itself, with its placeholders and its places replaced by
those of a temporary folder; or as much of it as can be done here. What is not run has a reason.
"""

import itertools
import re
import shlex
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tests.admin.commands import ROOT, TOKEN
from tests.architecture.names import CODE, FENCE

PAGES: Final = (
    ROOT / "README.md",
    ROOT / "SECURITY.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "sandbox/README.md",
    *sorted(ROOT.glob("docs/*.md")),
)
PROGRAMS: Final = (
    "apt-get", "cd", "chmod", "chown", "cp", "curl", "docker", "git", "install", "journalctl", "litestream",
    "make", "mkdir", "mv", "npm", "podman", "py", "python", "python3", "rm", "runuser", "stofa", "su",
    "sudo", "systemctl", "systemd-analyze", "useradd",
)  # fmt: skip
_COMMAND: Final = re.compile(rf"(?:[A-Z_]+=\S+ )*(?:{'|'.join(PROGRAMS)}|\S*[/\\]python3?)(?= |$)(?!-)")
_JOINED: Final = re.compile(r" (?:&&|;) ")
_SYSTEM: Final = re.compile(r"(?<![\w.{}/-])/(?=(?:etc|opt|usr/local|var|mnt|srv|home)/)")


def commands_of(text: str) -> Iterator[str]:
    """Yields the commands of a document in order: of blocks without a language, and of code in the text."""
    for part in re.split(r"(^```.*?^```)", text, flags=re.MULTILINE | re.DOTALL):
        if not part.startswith("```"):
            yield from (one for code in CODE.findall(part) for one in _parts(code) if " " in one)
        elif (block := FENCE.match(part)) and block[1] in ("", "sh", "bash"):
            yield from _lines(block[2])


def _lines(block: str) -> Iterator[str]:
    """Yields the commands of a block whose first line is one."""
    lines = [line.strip() for line in block.replace("\\\n", " ").splitlines()]
    if lines and _COMMAND.match(lines[0]):
        yield from (one for line in lines if line and not line.startswith("#") for one in _parts(line, True))


def _parts(code: str, is_command: bool = False) -> Iterator[str]:
    """Yields the commands that a line joins; of code in a text only what begins with a known program."""
    if is_command or _COMMAND.match(code):
        yield from _JOINED.split(code)


COPIES: Final = itertools.count(1)


class Place(NamedTuple):
    """Where commands are tried.

    `root` stands for the machine's `/`; `tmp` has games, a backup of them, a record, and two repositories,
    `origin` and `clone`; `sandbox` is the address of one that runs.
    """

    tmp: Path
    root: Path
    sandbox: str

    def words(self, command: str) -> list[str]:
        """The words of a command, its places moved below `root`."""
        return shlex.split(_SYSTEM.sub(f"{self.root}/", command.replace("\\", "/")))


class Way(NamedTuple):
    """How a command is tried: these words, with one of these exit codes; without words it is not run."""

    words: list[str]
    codes: tuple[int, ...] = (0,)
    cwd: Path = ROOT
    starts: bool = False
    """It runs on: its first line is awaited, then it is stopped."""
    is_long: bool = False
    environment: dict[str, str] = {}  # noqa: RUF012  # never changed
    why: str = ""
    """Why not all of it is run."""
    named: tuple[str, ...] = ()
    """What it must print."""


def not_run(why: str) -> Callable[[Place, str], Way]:
    return lambda place, command: Way([], why=why)


def _python(place: Place, command: str) -> list[str]:
    """The words after the interpreter."""
    words = place.words(command)
    return words[1 + next(n for n, word in enumerate(words) if re.search(r"(^|/)py(thon3?)?$", word)) :]


def _operator(place: Place, command: str) -> Way:
    """`run.py`: placeholders are files of `tmp`; a start takes any free port and is stopped."""
    given = {
        "TARGET": str(place.tmp / f"copy-{next(COPIES)}"),
        "FILE": str(place.tmp / "backup.sqlite3"),
    }
    words = [given.get(word, word) for word in _python(place, command)[1:]]
    environment = {"DISCORD_TOKEN": TOKEN}
    run = [sys.executable, str(ROOT / "run.py")]
    if "doctor" in words:
        environment |= {"STOFA_DATABASE": str(place.tmp / "stofa.sqlite3")}
        return Way([*run, *words, "--offline"], why="Discord is not asked", environment=environment)
    if "rehearse" in words:
        return Way([*run, "rehearse", "--help"], why="Discord is not asked")
    if set(words) & {"update", "rollback"}:
        return Way([*run, words[0], "--help"], why="changes the machine")
    if "move" in words:
        return Way([*run, "move", "--help"], why="needs a PostgreSQL server")
    if not set(words) & {"backup", "restore", "doctor", "notes", "invite", "--version", "--help"}:
        return Way([*run, "--port", "0", "--folder", str(place.tmp / "started")], starts=True)
    folder = [] if words[0].startswith("-") else ["--folder", str(place.tmp)]
    return Way([*run, *folder, *words], environment=environment)


def _help(place: Place, command: str) -> Way:
    """A module that takes minutes or writes into the project: its help names every option of the command."""
    words = _python(place, command)
    options = tuple(word for word in words[2:] if word.startswith("--"))
    why = "takes minutes, or writes into the project"
    is_long = words[1].startswith("benchmarks")
    part = words[2:3] if words[1] == "tests.cluster" else []
    return Way([sys.executable, *words[:2], *part, "--help"], is_long=is_long, why=why, named=options)


def _collected(place: Place, command: str) -> Way:
    words = [word for word in _python(place, command) if word != "-x"]
    why = "runs tests: they are collected"
    return Way([sys.executable, *words, "--collect-only", "-q"], (0, 5), is_long=True, why=why)


def _made(place: Place, command: str) -> Way:
    words = place.words(command)
    at = words.index("make")
    why = "installs, or takes minutes: what it would do is printed"
    return Way(["make", "-n", *words[at + 1 :], *words[:at]], why=why)


def _verified(place: Place, command: str) -> Way:
    record = place.tmp / "record.txt"
    hashed = record.read_text().split()[-1:] if record.exists() else []
    program = ("tools/verify_deal.py",) if "tools/" in command else ("-m", "tables.verify")
    return Way([sys.executable, *program, str(record), *hashed])


def _installed(place: Place, command: str) -> Way:
    if "--require-hashes" not in command:
        return Way([], why="downloads what is newest")
    words = [*_python(place, command), "--dry-run", "--no-index"]
    return Way([sys.executable, *words], is_long=True, why="only checks that the versions are there")


def _in_clone(place: Place, command: str) -> Way:
    """Copies files of the clone, into it or to places below `root`."""
    words = place.words(command)
    if words[-1].startswith(str(place.root)):
        (Path(words[-1]) if command.endswith("/") else Path(words[-1]).parent).mkdir(
            parents=True, exist_ok=True
        )
    return Way(words, cwd=place.tmp / "clone")


def _enabled(place: Place, command: str) -> Way:
    words = [word for word in place.words(command) if word != "--now"]
    return Way([words[0], f"--root={place.root}", *words[1:]], why="below a folder, and not started")


def _asked_sandbox(place: Place, command: str) -> Way:
    words = place.words(re.sub(r"http://127\.0\.0\.1:\d+/", place.sandbox, command))
    return Way([words[0], "-sS", "--fail", *words[1:]])


def _as_service(place: Place, command: str) -> Way:
    """The command of `run.py` that the shell's word for it on the hosting page runs as the service's user."""
    return _operator(place, command.replace("stofa", "python run.py", 1))


def _gallery(place: Place, command: str) -> Way:
    return Way([sys.executable, "-m", "render.gallery", str(place.tmp / "games")], is_long=True)


def _environment(place: Place, command: str) -> Way:
    words = [sys.executable, "-m", "venv", "--without-pip", str(place.tmp / "venv")]
    return Way(words, why="elsewhere, and without pip")


RULES: Final[dict[str, Callable[[Place, str], Way]]] = {
    r".*\b(docker|podman) .*": not_run("needs a container engine and a registry"),
    r"stofa \w+.*": _as_service,
    r".*\bpython3? (\S*/)?run\.py\b.*": _operator,
    r".*(-m tables\.verify|tools/verify_deal\.py) .*": _verified,
    r".*-m render\.gallery .*": _gallery,
    r".*-m (admin\.install|games\.new|sandbox|benchmarks\.\w+)\b.*": _help,
    r".*-m tests\.(proof|cluster|repeat|mutate)\b.*": _help,
    r".*-m benchmarks \w+": not_run("measures for minutes or writes a page; test_bench_report.py tries both"),
    r".*-m tests\.[\w.]+": not_run("takes minutes, or writes what other tests read"),
    r".*-m pytest.*": _collected,
    r".*(-m pip|/pip) install .*": _installed,
    r".*-m venv .*": _environment,
    r"([A-Z_]+=\S+ )*make .*": _made,
    r"curl .*127\.0\.0\.1.*": _asked_sandbox,
    r"git clone .*": lambda place, command: Way(
        ["git", "clone", "-q", str(place.tmp / "origin"), place.words(command)[-1]], why="from here"
    ),
    r"git (pull|checkout)": lambda place, command: Way([*command.split(), "-q"], cwd=place.tmp / "clone"),
    r"git (tag|push|fetch|checkout TAG) .*|git checkout TAG": not_run("needs a release"),
    r"\S+/\.venv/bin/python -m compileall .*": not_run("compiles an installation"),
    r"cd \S+": lambda place, command: Way(["test", "-d", place.words(command)[1]]),
    r"cp -r path/to/sandbox \.": lambda place, _: Way(
        ["cp", "-r", str(ROOT / "sandbox"), str(place.tmp / "copied")]
    ),
    r"(cp|install|chmod) .*": _in_clone,
    r"systemctl enable .*": _enabled,
    r"systemctl .*|journalctl .*": not_run("needs a systemd that runs the service"),
    r"apt-get .*|useradd .*|chown .*": not_run("changes the machine"),
}


def way(place: Place, command: str) -> Way:
    """Returns how a command is tried. Raises LookupError if no rule is for it."""
    for pattern, rule in RULES.items():
        if re.fullmatch(pattern, command):
            return rule(place, command)
    raise LookupError(f"no rule for: {command}")

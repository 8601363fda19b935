"""Writes the stub of a new game: `python -m games.new highcard --seats 2-5`.

The stub can be played and passes its tests. Files come from `games/template`; the game is entered in the list
of games (`games/keys.py`) and in the README. Texts in Danish, Icelandic and Dutch that need a translation
begin with `MARK`.
"""

import argparse
import keyword
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
TEMPLATE: Final = ROOT / "games" / "template"
MARK: Final = "⟦translate⟧"
MOST_SEATS: Final = 6
"""Seats for which `render.plain` has room."""
NUMBERS: Final = ("", "", "Two", "Three", "Four", "Five", "Six")
KEYS: Final = ROOT / "games" / "keys.py"
NEXT: Final = """games/{key} is written. Play it with `make run`: /{key} new.
Go on with docs/adding-a-game.md. Options (games/{key}/views.py) and VARIANTS
(tests/games/{key}/invariants.py) name the same house rules: change them together.
"""


def main(arguments: Sequence[str] | None = None) -> None:
    """Writes the stub that the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m games.new", description="Writes the stub of a new game.")
    parser.add_argument("name", help="the game's key: lower case letters, for example highcard")
    parser.add_argument("--seats", default="2-5", help="the numbers of players, for example 2 or 2-5")
    given = parser.parse_args(arguments)
    if not re.fullmatch("[a-z]{2,20}", given.name):
        parser.error("the name is two to twenty letters from a to z")
    seats = re.fullmatch("([2-6])(?:-([2-6]))?", given.seats)
    if seats is None or int(seats[2] or seats[1]) < int(seats[1]):
        parser.error(f"the seats are 2 to {MOST_SEATS}, for example 3-4")
    words = {
        "key": given.name,
        "Name": given.name.capitalize(),
        "KEY": given.name.upper(),
        "first": seats[1],
        "last": seats[2] or seats[1],
    }
    if reason := _refusal(words):
        parser.error(reason)
    for path, text in _files(words):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    KEYS.write_text(KEYS.read_text("utf-8").replace("\n)", f'\n    "{given.name}",\n)'), encoding="utf-8")
    _mention(ROOT / "README.md", words)
    written = [str(path.relative_to(ROOT)) for path, _ in _files(words) if path.suffix == ".py"]
    _run("ruff", "format", "-q", *written)  # first, as a line may be too long until it is broken
    _run("ruff", "check", "-q", "--fix", *written)
    _run("pytest", "-q", f"tests/render/games/test_{given.name}.py")
    parser.exit(message=NEXT.format(**words))


def _refusal(words: dict[str, str]) -> str:
    """Returns why a game cannot have this name; empty if it can."""
    key = words["key"]
    if keyword.iskeyword(key):
        return f"{key} is a word of Python"
    parts = (
        ROOT / folder / name for folder in ("games", "render", "cogs/games") for name in (key, f"{key}.py")
    )
    if any(path.exists() for path in parts):
        return f"the project has a module {key}"
    texts = list(_files(words))
    if there := [str(path.relative_to(ROOT)) for path, _ in texts if path.exists()]:
        return f"{there[0]} exists"
    code = "".join(text.read_text(encoding="utf-8") for text in TEMPLATE.rglob("*.py.txt"))
    if used := [name for name in (words["Name"], words["KEY"]) if re.search(rf"\b{name}\b", code)]:
        return f"the stub itself has something called {used[0]}"
    known = {id for path in (ROOT / "locales" / "en").glob("*.ftl") for id in _ids(path.read_text("utf-8"))}
    if same := sorted(known.intersection(*(_ids(text) for path, text in texts if path.parent.name == "en"))):
        return f"there is a text {same[0]}"
    return ""


def _ids(text: str) -> set[str]:
    """Returns the ids of the texts in an .ftl file."""
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.M))


def _files(words: dict[str, str]) -> Iterator[tuple[Path, str]]:
    """Yields each file of the stub with its text."""
    for source in sorted(TEMPLATE.rglob("*.txt")):
        text = source.read_text(encoding="utf-8")
        at = source.relative_to(TEMPLATE).with_suffix("")
        if at.suffix == ".ftl":
            at, text = at.with_suffix("") / "newgame.ftl", _with_players(text, int(words["last"]))
        yield ROOT / _filled(str(at), words), _filled(text, words)


def _filled(text: str, words: dict[str, str]) -> str:
    first, last = int(words["first"]), int(words["last"])
    numbers = NUMBERS[first] if first == last else f"{NUMBERS[first]} to {NUMBERS[last].lower()}"
    for name, word in {
        "newgame": words["key"],
        "Newgame": words["Name"],
        "NEWGAME": words["KEY"],
        "SEATS_TEXT": numbers,
        "range(FIRST, LAST)": f"range({first}, {last + 1})",
        "FIRST": str(first),
    }.items():
        text = text.replace(name, word)
    return text


def _with_players(text: str, last: int) -> str:
    """Replaces the line PLAYERS by the options of the command for the people who can be named."""
    line = re.search(r"^PLAYERS (.*) \| (.*) \| (.*)\n", text, re.M)
    assert line is not None, "the template has a line PLAYERS"
    player, opponent, about = line.groups()
    named = {f"player{n}": f"{player}{n}" for n in range(2, last + 1)} if last > 2 else {"opponent": opponent}
    id = "command-newgame-new"
    lines = [f"{id}-{name} = {shown}\n{id}-{name}-about = {about}\n" for name, shown in named.items()]
    return text.replace(line[0], "".join(lines))


def _mention(path: Path, words: dict[str, str]) -> None:
    """Adds a row to the README's table of games."""
    text = path.read_text(encoding="utf-8")
    key, first, last = words["key"], words["first"], words["last"]
    seats = first if first == last else f"{first}–{last}"
    rows = re.search(r"^\| game \|.*\n(?:\|.*\n)*", text, re.M)
    assert rows is not None, f"{path} has no table of games"
    row = f"| {words['Name']} `/{key} new` | {seats} | a stub |\n"
    path.write_text(f"{text[: rows.end()]}{row}{text[rows.end() :]}", encoding="utf-8")


def _run(*arguments: str) -> None:
    """Runs a tool on the project, with golden pictures approved as they are drawn."""
    approving = {**os.environ, "STOFA_APPROVE": "1"}
    subprocess.run([sys.executable, "-m", *arguments], cwd=ROOT, env=approving, check=True)  # noqa: S603  # fixed tools


if __name__ == "__main__":
    main()

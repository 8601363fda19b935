"""The two forms of a log line, and the levels of libraries."""

import json
import logging
import sys

from cogs.wire.json_log import OneObject
from cogs.wire.log_levels import Levels


def record(level: int, message: str, *args: object, name: str = "discord.client", error: bool = False):
    try:
        raise KeyError("discard 5H 6D")
    except KeyError:
        info = sys.exc_info() if error else None
    return logging.LogRecord(name, level, "x.py", 1, message, args, info)


def test_a_json_line_is_one_object_without_contents() -> None:
    """Time, level, place and text; of an exception its type and where, never what it says (F61)."""
    line = OneObject().format(record(logging.ERROR, "it %s\nbroke 5H", "all", error=True))
    assert "\n" not in line
    assert "5H" not in line
    found = json.loads(line)
    assert (found["level"], found["at"], found["message"]) == ("ERROR", "discord.client", "it all")
    assert found["error"] == "KeyError"
    assert "test_log.py" in found["in"]
    assert found["time"].startswith("20")
    assert set(found) == {"time", "level", "at", "message", "error", "in"}


def test_a_json_line_without_an_exception_has_no_more() -> None:
    """Letters of all languages stay as they are."""
    found = json.loads(OneObject().format(record(logging.INFO, "Þórður %d", 3)))
    assert found["message"] == "Þórður 3"
    assert set(found) == {"time", "level", "at", "message"}


def test_a_reconnect_is_no_error() -> None:
    """discord.py mends it by itself, some times a week."""
    line = record(logging.ERROR, "Attempting a reconnect in %.2fs", 1.5, error=True)
    assert Levels().filter(line)
    assert (line.levelname, line.exc_info) == ("WARNING", None)


def test_an_error_of_a_library_says_what_to_do_and_ours_stay() -> None:
    """Only lines of libraries are changed."""
    theirs = record(logging.ERROR, "lost %d", 3)
    ours = record(logging.ERROR, "lost %d", 3, name="db.sqlite.runs")
    assert Levels().filter(theirs)
    assert Levels().filter(ours)
    assert theirs.getMessage().startswith("lost 3; ")
    assert "please report" in theirs.getMessage()
    assert ours.getMessage() == "lost 3"

"""Logging as JSON, one object a line, for a program that collects logs. Imported only if it is chosen."""

import logging

from pythonjsonlogger.json import JsonFormatter

from cogs.wire.errors import places


class OneObject(JsonFormatter):
    """Formats a record as one object; of an exception only its type and code locations, never its text."""

    def __init__(self) -> None:
        super().__init__(
            "{asctime}{levelname}{name}{message}",
            style="{",
            datefmt="%Y-%m-%dT%H:%M:%S%z",
            rename_fields={"asctime": "time", "levelname": "level", "name": "at"},
            json_ensure_ascii=False,
        )

    def format(self, record: logging.LogRecord) -> str:
        bare = logging.makeLogRecord(
            record.__dict__ | {"exc_info": None, "exc_text": None, "stack_info": None}
        )
        error = record.exc_info[1] if record.exc_info else None
        bare.msg, bare.args = record.getMessage().partition("\n")[0], ()
        if error is not None:
            bare.__dict__ |= {"error": type(error).__name__, "in": places(error)}
        return super().format(bare)

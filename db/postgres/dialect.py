"""The shared statements in the words of PostgreSQL."""

import re
from functools import cache
from typing import Final

_INSTR: Final = re.compile(r"instr\((\w+), ([^)]+)\)")


@cache
def translated(sql: str) -> str:
    """The statement with `$1` for `?` and `?1`, and `position` for `instr`. It has `?` for values alone."""
    parts = _INSTR.sub(r"position(\2 in \1)", sql).split("?")
    is_numbered = len(parts) > 1 and parts[1][:1].isdigit()
    numbers = (("$", part) if is_numbered else (f"${n}", part) for n, part in enumerate(parts[1:], 1))
    return parts[0] + "".join(number + part for number, part in numbers)

"""For whom a picture is drawn: whose language, whose names, which colours."""

from typing import Literal

import msgspec


class Look(msgspec.Struct, frozen=True):
    """A reader's wishes. `names` are by seat, any text: the painter cleans and cuts them."""

    language: str
    names: tuple[str, ...]
    suits: Literal["two", "four"] = "two"

"""For whom a picture is drawn: whose language, whose names, which colours."""

from typing import Literal

import msgspec

Sort = Literal["suit", "rank", "contract"]


class Look(msgspec.Struct, frozen=True):
    """A reader's wishes. `names` are by seat, any text: the painter cleans and cuts them.

    `sort` is how he likes a large hand of cards.
    """

    language: str
    names: tuple[str, ...]
    suits: Literal["two", "four"] = "two"
    sort: Sort = "suit"

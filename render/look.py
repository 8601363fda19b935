"""The reader of a picture: language, names, colours."""

from typing import Literal

import msgspec

Sort = Literal["usual", "suit", "rank", "contract"]


class Look(msgspec.Struct, frozen=True):
    """A reader's language, names and preferences. `names` are by seat, any text, cleaned and cut when drawn.

    `sort` is the order of a large hand of cards; `usual` is what suits the round.
    """

    language: str
    names: tuple[str, ...]
    suits: Literal["two", "four"] = "two"
    sort: Sort = "usual"

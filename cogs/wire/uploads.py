"""Which pictures the messages hold, so that an edit uploads only those that have changed."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

import discord

from cogs.wire.layouts import MOST_ALT, Page, Picture, cut

MOST_MESSAGES: Final = 1_000
"""Number of messages whose attachments are known; an edit of any other uploads everything."""
_BAD_REQUEST: Final = 400

Attached = Sequence[discord.File | discord.Attachment]
M = TypeVar("M", bound=discord.Message | None)


class Uploads:
    """The attachments of the messages that were sent or edited last, with hashes of their bytes."""

    def __init__(self, most: int = MOST_MESSAGES) -> None:
        self._most = most
        self._held: OrderedDict[int, dict[str, tuple[bytes, discord.Attachment]]] = OrderedDict()

    def note(self, message: discord.Message | None, page: Page) -> None:
        """Records that this message shows the page; ignores None, a message that Discord did not return."""
        if message is None:
            return
        found = {attachment.filename: attachment for attachment in message.attachments}
        self._held[message.id] = {p.name: (p.digest, found[p.name]) for p in page.pictures if p.name in found}
        self._held.move_to_end(message.id)
        while len(self._held) > self._most:
            self._held.popitem(last=False)

    async def edit(self, message: int, page: Page, edit: Callable[[Attached], Awaitable[M]]) -> M:
        """Edits a message by `edit`, which gets its attachments: those that stay, and new files.

        If Discord rejects those that should stay, because another edit was faster, all are uploaded.
        """
        held = self._held.pop(message, {})  # until it is known what the edit has done
        attached = [_kept(p, held) or file for p, file in zip(page.pictures, page.files(), strict=True)]
        try:
            sent = await edit(attached)
        except discord.HTTPException as error:
            if error.status != _BAD_REQUEST or not any(isinstance(a, discord.Attachment) for a in attached):
                raise
            sent = await edit(page.files())
        self.note(sent, page)
        return sent


def _kept(picture: Picture, held: dict[str, tuple[bytes, discord.Attachment]]) -> discord.Attachment | None:
    """The attachment that holds this picture already, with its alt text of now; None if there is none."""
    digest, attachment = held.get(picture.name, (b"", None))
    if attachment is None or digest != picture.digest:
        return None
    attachment.description = cut(picture.alt, MOST_ALT)
    return attachment


UPLOADS: Final = Uploads()
"""Those of all messages of this process."""

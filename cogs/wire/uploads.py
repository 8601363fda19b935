"""Which pictures the messages hold, so that an edit uploads only those that have changed; in one piece."""

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import aiohttp
import discord
from aiohttp.connector import Connection
from aiohttp.tracing import Trace
from discord.components import Container, MediaGalleryComponent

from cogs.wire.layouts import MOST_ALT, Page, Picture, cut
from cogs.wire.replies import Unread, carried_out

_log = logging.getLogger(__name__)

MOST_MESSAGES: Final = 1_000
"""Number of messages whose attachments are known; an edit of any other uploads everything."""
LARGE: Final = 1024 * 1024
"""Bytes from which an upload, such as a film, is left in pieces, so that others are served meanwhile."""
_BAD_REQUEST: Final = 400
_MALFORMED: Final = 50035

Attached = Sequence[discord.File | discord.Attachment]
M = TypeVar("M", bound=discord.Message | None)


class PicturesRefused(Exception):
    """Discord refuses this edit, which has pictures: the page belongs into a new message."""


class Connector(aiohttp.TCPConnector):
    """The connections to Discord. aiohttp would write each of the ten pieces of an upload to the socket."""

    def __init__(self) -> None:
        super().__init__(limit=0)

    async def connect(
        self,
        req: aiohttp.ClientRequest,
        traces: list[Trace],
        timeout: aiohttp.ClientTimeout,  # noqa: ASYNC109  # as there
    ) -> Connection:
        if isinstance(req.body, aiohttp.MultipartWriter) and (req.body.size or LARGE) < LARGE:
            await req.update_body(await req.body.as_bytes())
        return await super().connect(req, traces, timeout)


class Kept(discord.Attachment):
    """A file that stays in an edited message, with its alt text of now."""

    def __init__(self, id: int, description: str) -> None:
        self.id = id
        self.description = description

    def to_dict(self) -> Any:
        return {"id": str(self.id), "description": self.description}


class Uploads:
    """The ids of the files in the messages that were sent or edited last, with hashes of their bytes."""

    def __init__(self, most: int = MOST_MESSAGES) -> None:
        self._most = most
        self._held: OrderedDict[int, dict[str, tuple[bytes, int]]] = OrderedDict()
        self._refused: Page | None = None
        self.refuses_edits = False
        """Whether Discord has refused a page as an edit and then taken it as a new message."""

    def note(self, message: discord.Message | Unread | None, page: Page) -> None:
        """Records that this message shows the page, unless Discord did not return it, or not readably."""
        if page is self._refused:
            self._refused, self.refuses_edits = None, True
            _log.error("Discord refuses edits with pictures: pages are posted anew; start anew later")
        if message is None or isinstance(message, Unread):
            return
        found = _files(message)
        self._held[message.id] = {p.name: (p.digest, found[p.name]) for p in page.pictures if p.name in found}
        self._held.move_to_end(message.id)
        while len(self._held) > self._most:
            self._held.popitem(last=False)

    async def edit(self, message: int, page: Page, edit: Callable[[Attached], Awaitable[M]]) -> M | Unread:
        """Edits a message by `edit`, which gets its attachments: those that stay, and new files.

        If Discord rejects those that should stay, because another edit was faster, all are uploaded.

        :raises PicturesRefused: Discord does not take the edit, but it may take the page as a new message
        """
        held = self._held.pop(message, {})  # until it is known what the edit has done
        if self.refuses_edits and page.pictures:
            raise PicturesRefused
        attached = [_kept(p, held) or file for p, file in zip(page.pictures, page.files(), strict=True)]
        try:
            sent = await _edited(edit, attached, page)
        except discord.HTTPException as error:
            if error.code != _MALFORMED or not page.pictures:
                raise
            self._refused = page
            raise PicturesRefused from error
        self.note(sent, page)
        return sent


async def _edited(edit: Callable[[Attached], Awaitable[M]], attached: Attached, page: Page) -> M | Unread:
    try:
        return await carried_out(edit(attached))
    except discord.HTTPException as error:
        if error.status != _BAD_REQUEST or not any(isinstance(one, Kept) for one in attached):
            raise
        return await carried_out(edit(page.files()))


def _files(message: discord.Message) -> dict[str, int]:
    """The ids of the files in a message's galleries, by file name.

    Discord leaves files that components use out of the message's attachments.
    """
    parts = [part for whole in message.components if isinstance(whole, Container) for part in whole.children]
    shown = [item.media for part in parts if isinstance(part, MediaGalleryComponent) for item in part.items]
    return {
        urlsplit(media.url).path.rpartition("/")[2]: media.attachment_id
        for media in shown
        if media.attachment_id is not None
    }


def _kept(picture: Picture, held: dict[str, tuple[bytes, int]]) -> Kept | None:
    """The file that holds this picture already; None if there is none."""
    digest, id = held.get(picture.name, (b"", 0))
    return Kept(id, cut(picture.alt, MOST_ALT)) if digest == picture.digest else None


UPLOADS: Final = Uploads()
"""Those of all messages of this process."""

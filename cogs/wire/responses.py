"""Responds to interactions within Discord's limit of three seconds.

After one second the response is deferred and filled in later. A response that fails changes nothing: the move
has been stored, and the table's messages show it.
"""

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from types import TracebackType
from typing import Any, Final, Self

import aiohttp
import discord

from cogs.wire.layouts import Page, as_shown, words
from cogs.wire.replies import Unread, carried_out
from cogs.wire.uploads import UPLOADS, Attached, PicturesRefused

DEFER_AFTER: Final = 1.0
FORM_WITHIN: Final = 2.5
"""Seconds for presses that open a form, which cannot be deferred first."""
SELECT: Final = 3
"""Discord's type of a list of options."""
GONE: Final = frozenset((10008, 10015, 10062, 40060, 50027))
"""Error codes: the message or its token is gone."""
ANSWERED: Final = 40060
"""The error code of an interaction that was answered before."""
RIVALS: Final = 5
RIVALS_WITHIN: Final = 600.0
"""So many of these in so many seconds are of a second process: each answers half of the presses."""

OBSERVERS: Final[list[Callable[[str, float], None]]] = []
"""Called with the kind of an interaction and the seconds after which it got its first answer."""

_answered: Final[deque[float]] = deque(maxlen=RIVALS)
_log = logging.getLogger(__name__)


class Response:
    """The response to one interaction; an async context that defers it in time.

    With `replaces` it edits the pressed message, else it is a new message that only this person sees.
    `after` is the number of seconds before it is deferred.
    """

    def __init__(
        self, interaction: discord.Interaction, *, replaces: bool = False, after: float = DEFER_AFTER
    ) -> None:
        self.interaction = interaction
        self.replaces = replaces
        self._after = after
        self._lock = asyncio.Lock()
        self._timer: asyncio.Task[None] | None = None
        self._begun = False
        self._filled = False
        self._followup: int | None = None
        """Id of the follow-up that shows its page, 0 if that could not be read; None if no follow-up does."""
        self.message = 0
        """Id of the message that shows its page; 0 if Discord has not returned it."""
        self.shown: Page | None = None
        """The page that its message shows."""
        self.has_replaced = False
        """Whether the pressed message shows another page now."""
        self._since: float | None = time.monotonic()
        """When the interaction arrived; None once it is answered."""

    async def __aenter__(self) -> Self:
        self._timer = asyncio.create_task(self._defer_in_time())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if not self._begun:
            await self.acknowledge()

    async def page(self, page: Page) -> bool:
        """Shows a page, in place of the pressed message if `replaces`. Returns whether that worked."""
        done = await self._try(self._replace(page) if self.replaces else self._add(page))
        self.shown = page if done else None
        return done

    async def ephemeral(self, text: str | Page) -> bool:
        """Sends a message that only this person sees and leaves the pressed message unchanged."""
        return await self._try(self._add(text if isinstance(text, Page) else Page([words(text)])))

    @property
    def is_private(self) -> bool:
        """Whether its pages are shown to this person only, in a message that its token can edit."""
        pressed = self.interaction.message
        return not self.replaces or (pressed is not None and pressed.flags.ephemeral)

    async def revise(self, page: Page) -> None:
        """Edits the message that shows its page. Raises the errors of Discord and of the network."""
        async with self._lock:
            await self._edit(page, partial(self._edit_shown, page))

    async def withdraw(self) -> None:
        """Deletes the message that shows its page. Raises the errors of Discord and of the network."""
        await self._delete(self._followup)

    async def _delete(self, follow_up: int | None) -> None:
        if follow_up is not None:
            await self.interaction.followup.delete_message(follow_up)
        else:
            await self.interaction.delete_original_response()

    async def file(self, text: str, file: discord.File) -> bool:
        """Sends a file to this person."""
        return await self._try(self._add_file(text, file))

    async def form(self, modal: discord.ui.Modal) -> bool:
        """Opens a form. Returns False if it is too late for one."""
        return not self._begun and await self._try(self._open(modal))

    async def choose_again(self) -> None:
        """Shows the pressed message as it is, if a list of it was used and nothing else was shown in it.

        Discord sends the same option once more only after that (discord-api-docs#4801).
        """
        message, kind = self.interaction.message, self.interaction.response.type
        data: Any = self.interaction.data or {}
        is_free = not self._begun or kind is discord.InteractionResponseType.deferred_message_update
        if message is not None and data.get("component_type") == SELECT and is_free and not self.has_replaced:
            await self._try(self._show_again(message))

    async def _show_again(self, message: discord.Message) -> None:
        async with self._lock:
            if self._begun:
                await carried_out(self.interaction.edit_original_response(view=as_shown(message)))
            else:
                await carried_out(self.interaction.response.edit_message(view=as_shown(message)))
                self._begun = True

    async def acknowledge(self) -> bool:
        """Acknowledges a press whose effect shows elsewhere."""
        return await self._try(self._send_acknowledgement())

    async def dismiss(self) -> bool:
        """Ends without an answer of its own, because another message here is the answer.

        Deletes the private answer that was pressed.
        """
        is_answer = self.replaces and self.is_private
        if self.interaction.message is None or is_answer:
            await self._try(self._defer_now())
        return await self._try(self.withdraw()) if is_answer else await self.acknowledge()

    async def _defer_now(self) -> None:
        async with self._lock:
            if not self._begun:
                self._begun = True
                await self._defer()

    async def _replace(self, page: Page) -> None:
        async with self._lock:
            edit = self._edit_original if self._begun else self._edit_pressed
            self._begun = True
            pressed = self.interaction.message
            self.message = pressed.id if pressed else 0
            await self._edit(page, partial(edit, page))
            self._filled = self.has_replaced = True

    async def _edit(self, page: Page, edit: Callable[[Attached], Awaitable[discord.Message | None]]) -> None:
        try:
            sent = await UPLOADS.edit(self.message, page, edit)
        except PicturesRefused:
            self.message = 0
            sent = await self._post_anew(page)
        if sent is not None and sent.id:
            self.message = sent.id

    async def _post_anew(self, page: Page) -> discord.Message | Unread:
        """Shows the page in a new message and deletes the one that cannot be edited."""
        former = self._followup
        if not self.interaction.response.is_done():
            await carried_out(self.interaction.response.defer())
        elif self._thinks and not self._filled:  # a follow-up would be an edit of the deferral
            await carried_out(self.interaction.edit_original_response(view=Page([words("…")]).view))
        sent = await self._follow_up(page, ephemeral=self.is_private)
        with contextlib.suppress(discord.HTTPException):
            await self._delete(former)
        return sent

    async def _follow_up(self, page: Page, *, ephemeral: bool = True) -> discord.Message | Unread:
        sent = await carried_out(
            self.interaction.followup.send(view=page.view, files=page.files(), ephemeral=ephemeral, wait=True)
        )
        self._followup = sent.id
        UPLOADS.note(sent, page)
        return sent

    async def _edit_pressed(self, page: Page, attached: Attached) -> discord.Message | None:
        return _message(await self.interaction.response.edit_message(view=page.view, attachments=attached))

    async def _edit_shown(self, page: Page, attached: Attached) -> discord.Message:
        if self._followup is None:
            return await self._edit_original(page, attached)
        follow_up = self.interaction.followup
        return await follow_up.edit_message(self._followup, view=page.view, attachments=attached)

    async def _edit_original(self, page: Page, attached: Attached) -> discord.Message:
        return await self.interaction.edit_original_response(view=page.view, attachments=attached)

    async def _add(self, page: Page) -> None:
        async with self._lock:
            if self._thinks and not self._filled:
                await self._edit(page, partial(self._edit_original, page))
            else:
                sent = await self._follow_up(page) if self._begun else await self._respond(page)
                self.message = sent.id if sent is not None else 0
            self._filled = True

    async def _respond(self, page: Page) -> discord.Message | Unread | None:
        self._begun = True
        done = await carried_out(
            self.interaction.response.send_message(view=page.view, files=page.files(), ephemeral=True)
        )
        sent = done if isinstance(done, Unread) else _message(done)
        UPLOADS.note(sent, page)
        return sent

    async def _add_file(self, text: str, file: discord.File) -> None:
        async with self._lock:
            if not self._begun:
                self._begun = True
                await carried_out(self.interaction.response.send_message(text, file=file, ephemeral=True))
            elif self._thinks and not self._filled:
                edit = self.interaction.edit_original_response(content=text, attachments=[file])
                await carried_out(edit)
            else:
                await self.interaction.followup.send(text, file=file, ephemeral=True)
            self._filled = True

    async def _open(self, modal: discord.ui.Modal) -> None:
        async with self._lock:
            self._begun = True
            await carried_out(self.interaction.response.send_modal(modal))

    async def _send_acknowledgement(self) -> None:
        async with self._lock:
            if not self._begun and self.interaction.message is not None:
                self._begun = True
                await carried_out(self.interaction.response.defer())
            elif self._thinks and not self._filled:
                await self.interaction.delete_original_response()

    @property
    def _thinks(self) -> bool:
        """Whether the deferral shows as a message that must be filled in."""
        kind = self.interaction.response.type
        return kind is discord.InteractionResponseType.deferred_channel_message

    async def _defer_in_time(self) -> None:
        await asyncio.sleep(self._after)
        async with self._lock:
            if not self._begun:
                self._begun = True
                await self._try(self._defer())

    async def _defer(self) -> None:
        response = self.interaction.response
        await carried_out(
            response.defer() if self.replaces else response.defer(ephemeral=True, thinking=True)
        )

    async def _try(self, sending: Awaitable[None]) -> bool:
        """Returns whether the sending succeeded; expired interactions and network errors are logged."""
        try:
            await sending
        except discord.HTTPException as error:
            if error.code == ANSWERED:
                _note_answered()
            level = logging.INFO if error.code in GONE else logging.WARNING
            _log.log(level, "response not accepted: status %s code %s", error.status, error.code)
            return False
        except (discord.InteractionResponded, discord.RateLimited, aiohttp.ClientError, OSError) as error:
            _log.warning("response not sent: %s", type(error).__name__)
            return False
        self._observe()
        return True

    def _observe(self) -> None:
        """Reports how long the first answer took."""
        since, self._since = self._since, None
        if since is not None:
            for observe in OBSERVERS:
                observe(self.interaction.type.name, time.monotonic() - since)


def _note_answered() -> None:
    """Logs an error if another process has answered several interactions lately."""
    _answered.append(now := time.monotonic())
    if len(_answered) == RIVALS and now - _answered[0] < RIVALS_WITHIN:
        _answered.clear()
        _log.error("another process answers presses with this token; end it, or reset the token")


def _message(response: discord.InteractionCallbackResponse[Any] | None) -> discord.Message | None:
    """The message that a response has sent or edited, if Discord has returned it."""
    found = response.resource if response is not None else None
    return found if isinstance(found, discord.Message) else None

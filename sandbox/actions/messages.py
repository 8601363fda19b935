"""Creates, edits and deletes messages and sends the events to the bot and the pages."""

import re
from typing import Any

import msgspec

from sandbox.actions.threads import WithThreads
from sandbox.checks.components import parts_of, text_of, with_ids
from sandbox.checks.files import new_attachment
from sandbox.checks.messages import Files, check, file_entries
from sandbox.errors import ApiError, Json, field_errors
from sandbox.gateway.gateway import DIRECT_MESSAGES, DIRECT_REACTIONS, GUILD_MESSAGES, GUILD_REACTIONS, GUILDS
from sandbox.world import payloads
from sandbox.world import permissions as may
from sandbox.world.entities import Attachment, Channel, Message
from sandbox.world.payloads import EPHEMERAL, LOADING, REPLY
from sandbox.world.snowflakes import iso

NONCE_SECONDS = 180
MAX_REACTIONS, MAX_PINS = 20, 250
PINNED = 6  # type of the system message about a pinned message
Uploads = list[tuple[Attachment, bytes]]
_OWN_LINK = re.compile(r"^https?://[^/]+/cdn/attachments/\d+/(\d+)/")


class Messages:
    """Changes messages and sends the events."""

    def __init__(self, sandbox: WithThreads) -> None:
        self._sandbox = sandbox
        self._world = sandbox.world
        self._nonces: dict[tuple[str, str], tuple[float, str]] = {}

    def say(self, channel: Channel, author_id: str, content: str, files: Files | None = None) -> Message:
        """Creates a person's message of plain text and files.

        :raises ApiError: malformed, empty, or not allowed here
        """
        may.need(self._world, channel, author_id, may.SEND_MESSAGES)
        return self.create(channel, author_id, {"content": content}, files or {})

    def create(
        self, channel: Channel, author_id: str, body: Json, files: Files, id: str = "", **more: Any
    ) -> Message:
        """Creates a message; `id` and `more` are fields that the sender does not choose.

        :raises ApiError: the body is malformed, 200000 a word is blocked
        """
        known = self._by_nonce(author_id, body)
        if known is not None:
            return known
        world = self._world
        self._sandbox.threads.check_sending(channel, author_id)
        message = Message(id or world.ids.new(), channel.id, author_id, **more)
        attachments, fresh = self._attach(channel, file_entries(body, files, None), files)
        message.flags |= check(body, attachments, None, webhook=message.by_webhook)
        said = f"{body.get('content') or ''}\n{text_of(body.get('components') or [])}"
        if channel.guild_id and not message.by_webhook and self._sandbox.knobs.blocks(said):
            raise ApiError(200000)
        message.flags |= EPHEMERAL if message.seen_by else 0
        message.tts, message.nonce = bool(body.get("tts")), body.get("nonce")
        self._refer(message, body)
        self._fill(message, body, attachments)
        self._mention(message, channel, body.get("allowed_mentions"))
        self._store(fresh)
        self._sandbox.threads.reopen(channel, author_id)
        world.add_message(message)
        if message.nonce is not None and body.get("enforce_nonce"):
            self._nonces[author_id, str(message.nonce)] = (world.now(), message.id)
        self.publish("MESSAGE_CREATE", message)
        return message

    def _by_nonce(self, author_id: str, body: Json) -> Message | None:
        """Message of the same enforced nonce of the last minutes. :raises ApiError: 10008 deleted"""
        if body.get("nonce") is None or not body.get("enforce_nonce"):
            return None
        at, message_id = self._nonces.get((author_id, str(body["nonce"])), (0.0, ""))
        if self._world.now() - at > NONCE_SECONDS:
            return None
        if message_id not in self._world.messages:
            raise ApiError(10008)
        return self._world.messages[message_id]

    def edit(self, message: Message, body: Json, files: Files) -> Message:
        """Edits a message. :raises ApiError: the body is malformed"""
        channel = self._world.channels[message.channel_id]
        self._sandbox.threads.check_changing(channel, message.author_id)
        self._use_own_links(body.get("components") or [], message)
        attachments, fresh = self._attach(channel, file_entries(body, files, message), files)
        found = [] if self._sandbox.knobs.gallery_edits_refused else attachments
        if message.flags & LOADING:
            # Filling a deferred response is checked as a new message, not as an edit.
            first = Message(
                message.id, message.channel_id, message.author_id, flags=message.flags, by_webhook=True
            )
            message.flags = check(body, found, first, webhook=True) & ~LOADING
        else:
            message.flags = check(body, found, message, webhook=message.by_webhook)
            message.edited_at = self._world.now()
        staying = {a.id for a in attachments}
        self._world.delete_files([a for a in message.attachments if a.id not in staying])
        self._store(fresh)
        self._fill(message, body, attachments)
        self._mention(message, channel, body.get("allowed_mentions"))
        self._world.save(message)
        self.publish("MESSAGE_UPDATE", message)
        return message

    def react(self, message: Message, user_id: str, emoji: str, *, away: bool = False) -> None:
        """Adds a reaction to a message, or removes it.

        :raises ApiError: 10014 no emoji, 30010 more than 20 kinds, 50083 archived thread
        """
        channel = self._world.channels[message.channel_id]
        self._sandbox.threads.check_changing(channel, user_id)
        if not emoji or emoji.isascii() or len(emoji) > 16:
            raise ApiError(10014)
        who = message.reactions.get(emoji, [])
        if away == (user_id not in who):
            return
        if not away and emoji not in message.reactions and len(message.reactions) >= MAX_REACTIONS:
            raise ApiError(30010)
        left = [u for u in who if u != user_id] + ([] if away else [user_id])
        message.reactions = {k: v for k, v in (message.reactions | {emoji: left}).items() if v}
        self._world.save(message)
        event: Json = {"user_id": user_id, "channel_id": channel.id, "message_id": message.id}
        event |= {"emoji": {"id": None, "name": emoji}, "type": 0, "burst": False}
        member = self._world.member(channel.guild_id, user_id)
        if channel.guild_id:
            event["guild_id"] = channel.guild_id
        if member and not away:
            whole = payloads.whole_member(self._world, member)
            event |= {"member": whole, "message_author_id": message.author_id}
        name = "MESSAGE_REACTION_REMOVE" if away else "MESSAGE_REACTION_ADD"
        intent = GUILD_REACTIONS if channel.guild_id else DIRECT_REACTIONS
        self._sandbox.gateway.dispatch(name, event, intent=intent, guild_id=channel.guild_id)
        self._show(message, self._sandbox.serializer.message(message), is_edited=True)

    def _show(self, message: Message, shape: Json, *, is_edited: bool) -> None:
        for user_id in self.audience(message):
            self._sandbox.pages.message_changed(user_id, is_edited, message, shape)

    def pin(self, message: Message, actor_id: str, *, pinned: bool) -> None:
        """Pins or unpins a message. :raises ApiError: 30003 the channel has 250 pins"""
        channel = self._world.channels[message.channel_id]
        self._sandbox.threads.check_changing(channel, actor_id)
        there = sum(p.pinned for p in self._world.history(channel))
        if pinned and not message.pinned and there >= MAX_PINS:
            raise ApiError(30003)
        if pinned == message.pinned:
            return
        message.pinned = pinned
        self._world.save(message)
        event: Json = {"channel_id": channel.id, "last_pin_timestamp": iso(self._world.now())}
        if channel.guild_id:
            event["guild_id"] = channel.guild_id
        self._sandbox.gateway.dispatch("CHANNEL_PINS_UPDATE", event, intent=GUILDS, guild_id=channel.guild_id)
        self.publish("MESSAGE_UPDATE", message)
        if pinned:
            where = self._world.reference(channel.id, message.id)
            said = Message(self._world.ids.new(), channel.id, actor_id, type=PINNED, reference=where)
            self._world.add_message(said)
            self.publish("MESSAGE_CREATE", said)

    def delete(self, message: Message) -> None:
        """Deletes a message."""
        self._world.remove_message(message)
        channel = self._world.channels[message.channel_id]
        gone = {"id": message.id, "channel_id": message.channel_id}
        guild_id = None if message.seen_by else channel.guild_id
        if guild_id:
            gone["guild_id"] = guild_id
        self._sandbox.gateway.dispatch("MESSAGE_DELETE", gone, intent=_intent(guild_id), guild_id=guild_id)
        for user_id in self.audience(message):
            self._sandbox.pages.deleted(user_id, message)

    def audience(self, message: Message) -> list[str]:
        """Ids of the people who can see a message."""
        if message.seen_by is not None:
            return [message.seen_by]
        world, channel = self._world, self._world.channels[message.channel_id]
        return [u.id for u in world.people if may.of(world, channel, u.id) & may.VIEW_CHANNEL]

    def _fill(self, message: Message, body: Json, attachments: list[Attachment]) -> None:
        if "content" in body:
            message.content = body["content"] or ""
        if "embeds" in body:
            message.embeds = body["embeds"] or []
        if "components" in body:
            message.components = with_ids(body["components"] or [])
        message.attachments = attachments

    def _attach(
        self, channel: Channel, entries: list[tuple[Json, Attachment | None]], files: Files
    ) -> tuple[list[Attachment], Uploads]:
        """Attachments that a message will have, and the bytes of the new ones. Stores nothing."""
        shown: list[Attachment] = []
        fresh: Uploads = []
        for entry, old in entries:
            kept = old
            if kept is None:
                name, data = files[str(entry["id"])]
                kept = new_attachment(self._world, channel.id, entry.get("filename") or name, data)
                fresh.append((kept, data))
            described = entry.get("description") or kept.description
            shown.append(msgspec.structs.replace(kept, description=described))
        return shown, fresh

    def _store(self, fresh: Uploads) -> None:
        for attachment, data in fresh:
            self._world.save_file(attachment, data)

    def _refer(self, message: Message, body: Json) -> None:
        """Sets the message reference. :raises ApiError: 50035 the message does not exist"""
        wanted = body.get("message_reference")
        if wanted is None:
            return
        answered = self._world.messages.get(str(wanted["message_id"]))
        if answered is not None and answered.channel_id == message.channel_id and not answered.seen_by:
            message.type, message.reference = REPLY, self._world.reference(answered.channel_id, answered.id)
        elif wanted.get("fail_if_not_exists", True):
            with field_errors() as errors:
                errors.at("message_reference").add("MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")

    def _mention(self, message: Message, channel: Channel, allowed: Json | None) -> None:
        """Sets the mentions that the sender allows and is permitted to make."""
        text = f"{message.content}\n{text_of(message.components)}"
        named = list(dict.fromkeys(re.findall(r"<@!?(\d+)>", text)))
        users = [u for u in named if u in self._world.users and _allows(allowed, "users", u)]
        answered = self._world.messages.get((message.reference or {}).get("message_id", ""))
        if answered and (allowed is None or allowed.get("replied_user")) and answered.author_id not in users:
            users.append(answered.author_id)
        message.mentions = users
        right = may.of(self._world, channel, message.author_id) & may.MENTION_EVERYONE
        roles = dict.fromkeys(re.findall(r"<@&(\d+)>", text))
        pinged = [r for r in roles if _allows(allowed, "roles", r)]
        guild = self._world.guilds.get(channel.guild_id or "")
        open_to_all = [r.id for r in guild.roles if r.mentionable] if guild else []
        message.mention_roles = [r for r in pinged if right or r in open_to_all]
        said = re.search(r"@(everyone|here)\b", text) is not None
        message.mention_everyone = bool(said and right and _allows(allowed, "everyone", ""))

    def _use_own_links(self, components: list[Json], message: Message) -> None:
        """Rewrites links to the message's own attachments, as sent back by bots that read the message."""
        names = {a.id: a.filename for a in message.attachments}
        for part in parts_of(components):
            holders = [part, *(part.get("items") or [])]
            for media in [holder.get(key) for holder in holders for key in ("media", "file")]:
                found = _OWN_LINK.match(str(media.get("url"))) if isinstance(media, dict) else None
                if found and found[1] in names:
                    media["url"] = f"attachment://{names[found[1]]}"

    def publish(self, event: str, message: Message) -> None:
        """Sends a message to the bot and to every page that may show it."""
        world, channel = self._world, self._world.channels[message.channel_id]
        shape = self._sandbox.serializer.message(message)
        # Events of ephemeral messages carry no guild id.
        guild_id = None if message.seen_by else channel.guild_id
        sent = shape | {"channel_type": channel.type}
        if guild_id:
            sent["guild_id"] = guild_id
            author = world.member(guild_id, message.author_id)
            if author and not message.by_webhook:
                sent["member"] = payloads.member(author)
        if message.seen_by or may.of(world, channel, world.bot_id) & may.VIEW_CHANNEL:
            private = self.hidden_from_bot(sent) if guild_id else sent
            self._sandbox.gateway.dispatch(event, private, intent=_intent(guild_id), guild_id=guild_id)
        self._show(message, shape, is_edited=event == "MESSAGE_UPDATE")

    def hidden_from_bot(self, shape: Json) -> Json:
        """A guild message as sent to a bot without the message content intent."""
        bot = self._world.bot_id
        mine = shape["author"]["id"] == bot or any(u["id"] == bot for u in shape["mentions"])
        if mine or self._sandbox.gateway.reads_content:
            return shape
        return shape | {"content": "", "embeds": [], "attachments": [], "components": []}


def _allows(allowed: Json | None, kind: str, target: str) -> bool:
    if allowed is None:
        return True
    return kind in (allowed.get("parse") or []) or target in [str(t) for t in allowed.get(kind) or []]


def _intent(guild_id: str | None) -> int:
    return GUILD_MESSAGES if guild_id else DIRECT_MESSAGES

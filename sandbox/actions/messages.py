"""Messages: made, edited, deleted, and told to everybody who may see them."""

import re
from typing import TYPE_CHECKING, Any

import msgspec

from sandbox.checks.components import parts_of, text_of, with_ids
from sandbox.checks.images import kind_and_size
from sandbox.checks.messages import Files, check, clean_name, file_entries
from sandbox.errors import Faults, Json, Refusal
from sandbox.gateway.gateway import DIRECT_MESSAGES, DIRECT_REACTIONS, GUILD_MESSAGES, GUILD_REACTIONS, GUILDS
from sandbox.world import payloads
from sandbox.world import permissions as may
from sandbox.world.entities import Attachment, Channel, Post
from sandbox.world.payloads import EPHEMERAL, LOADING, REPLY
from sandbox.world.snowflakes import is_snowflake, iso

if TYPE_CHECKING:
    from sandbox.box import Box

NONCE_SECONDS = 180
MAX_REACTIONS, MAX_PINS = 20, 250
PINNED = 6  # the type of the message that says that one was pinned
Uploads = dict[str, bytes]  # attachment id: its bytes
_OWN_LINK = re.compile(r"^https?://[^/]+/cdn/attachments/\d+/(\d+)/")


class Posts:
    """The only place that changes messages."""

    def __init__(self, box: "Box") -> None:
        self._box = box
        self._nonces: dict[tuple[str, str], tuple[float, str]] = {}

    def say(self, channel: Channel, author_id: str, content: str, files: Files | None = None) -> Post:
        """A person writes plain text, with files if he likes.

        :raises Refusal: too long, empty, or not allowed here
        """
        may.need(self._box.world, channel, author_id, may.SEND_MESSAGES)
        return self.create(channel, author_id, {"content": content}, files or {})

    def create(self, channel: Channel, author_id: str, body: Json, files: Files, **more: Any) -> Post:
        """A new message; `more` are fields of Post that no sender chooses.

        :raises Refusal: whatever is wrong with the body
        """
        known = self._by_nonce(author_id, body)
        if known is not None:
            return known
        world = self._box.world
        self._box.threads.before_message(channel, author_id)
        post = Post(world.ids.new(), channel.id, author_id, **more)
        attachments, fresh = self._attach(channel, file_entries(body, files, None), files)
        post.flags |= check(body, attachments, None, webhook=post.by_webhook)
        post.flags |= EPHEMERAL if post.seen_by else 0
        post.tts, post.nonce = bool(body.get("tts")), body.get("nonce")
        self._refer(post, body)
        self._fill(post, body, attachments)
        self._mention(post, channel, body.get("allowed_mentions"))
        self._store(attachments, fresh)
        self._box.threads.wake(channel, author_id)
        world.add_post(post)
        if post.nonce is not None and body.get("enforce_nonce"):
            self._nonces[author_id, str(post.nonce)] = (world.now(), post.id)
        self.tell("MESSAGE_CREATE", post)
        return post

    def _by_nonce(self, author_id: str, body: Json) -> Post | None:
        """The message that an enforced nonce has made within the last minutes."""
        if body.get("nonce") is None or not body.get("enforce_nonce"):
            return None
        at, message_id = self._nonces.get((author_id, str(body["nonce"])), (0.0, ""))
        return self._box.world.posts.get(message_id) if self._box.world.now() - at <= NONCE_SECONDS else None

    def edit(self, post: Post, body: Json, files: Files) -> Post:
        """Change a message. :raises Refusal: whatever is wrong with the body"""
        channel = self._box.world.channels[post.channel_id]
        self._box.threads.before_change(channel, post.author_id)
        self._use_own_links(body.get("components") or [], post)
        attachments, fresh = self._attach(channel, file_entries(body, files, post), files)
        if post.flags & LOADING:
            # What fills a deferred answer is judged as a first message, not as a change of one.
            first = Post(post.id, post.channel_id, post.author_id, flags=post.flags, by_webhook=True)
            post.flags = check(body, attachments, first, webhook=True) & ~LOADING
        else:
            post.flags = check(body, attachments, post, webhook=post.by_webhook)
            post.edited_at = self._box.world.now()
        staying = {a.id for a in attachments}
        self._box.world.drop_files([a for a in post.attachments if a.id not in staying])
        self._store(attachments, fresh)
        self._fill(post, body, attachments)
        self._mention(post, channel, body.get("allowed_mentions"))
        self._box.world.keep(post)
        self.tell("MESSAGE_UPDATE", post)
        return post

    def react(self, post: Post, user_id: str, emoji: str, *, away: bool = False) -> None:
        """Put a reaction on a message, or take one's own away.

        :raises Refusal: 10014 that is no emoji, 30010 a message bears 20 kinds, 50083 in a resting thread
        """
        channel = self._box.world.channels[post.channel_id]
        self._box.threads.before_change(channel, user_id)
        if not emoji or emoji.isascii() or len(emoji) > 16:
            raise Refusal(10014)
        who = post.reactions.get(emoji, [])
        if away == (user_id not in who):
            return
        if not away and emoji not in post.reactions and len(post.reactions) >= MAX_REACTIONS:
            raise Refusal(30010)
        left = [u for u in who if u != user_id] + ([] if away else [user_id])
        post.reactions = {k: v for k, v in (post.reactions | {emoji: left}).items() if v}
        self._box.world.keep(post)
        self._tell_reaction(post, channel, user_id, emoji, away)

    def _tell_reaction(self, post: Post, channel: Channel, user_id: str, emoji: str, away: bool) -> None:
        event: Json = {
            "user_id": user_id,
            "channel_id": channel.id,
            "message_id": post.id,
            "emoji": {"id": None, "name": emoji},
            "type": 0,
            "burst": False,
        }
        member = self._box.world.member(channel.guild_id, user_id)
        if channel.guild_id:
            event["guild_id"] = channel.guild_id
        if member and not away:
            event |= {
                "member": payloads.whole_member(self._box.world, member),
                "message_author_id": post.author_id,
            }
        name = "MESSAGE_REACTION_REMOVE" if away else "MESSAGE_REACTION_ADD"
        intent = GUILD_REACTIONS if channel.guild_id else DIRECT_REACTIONS
        self._box.gateway.dispatch(name, event, intent=intent, guild_id=channel.guild_id)
        for person in self.audience(post):
            self._box.pages.posted(person, True, post, self._box.shaper.message(post))

    def pin(self, post: Post, actor_id: str, *, pinned: bool) -> None:
        """Pin a message or unpin it. :raises Refusal: 30003 the channel has 250"""
        channel = self._box.world.channels[post.channel_id]
        self._box.threads.before_change(channel, actor_id)
        there = sum(p.pinned for p in self._box.log_of(channel))
        if pinned and not post.pinned and there >= MAX_PINS:
            raise Refusal(30003)
        if pinned == post.pinned:
            return
        post.pinned = pinned
        self._box.world.keep(post)
        event: Json = {"channel_id": channel.id, "last_pin_timestamp": iso(self._box.world.now())}
        if channel.guild_id:
            event["guild_id"] = channel.guild_id
        self._box.gateway.dispatch("CHANNEL_PINS_UPDATE", event, intent=GUILDS, guild_id=channel.guild_id)
        self.tell("MESSAGE_UPDATE", post)
        if pinned:
            self._say_pinned(channel, post, actor_id)

    def _say_pinned(self, channel: Channel, post: Post, actor_id: str) -> None:
        where = {"type": 0, "channel_id": channel.id, "message_id": post.id}
        where |= {"guild_id": channel.guild_id} if channel.guild_id else {}
        said = Post(self._box.world.ids.new(), channel.id, actor_id, type=PINNED, reference=where)
        self._box.world.add_post(said)
        self.tell("MESSAGE_CREATE", said)

    def delete(self, post: Post) -> None:
        """Take a message away."""
        self._box.world.remove_post(post)
        channel = self._box.world.channels[post.channel_id]
        gone = {"id": post.id, "channel_id": post.channel_id}
        guild_id = None if post.seen_by else channel.guild_id
        if guild_id:
            gone["guild_id"] = guild_id
        self._box.gateway.dispatch("MESSAGE_DELETE", gone, intent=_intent(guild_id), guild_id=guild_id)
        for user_id in self.audience(post):
            self._box.pages.deleted(user_id, post)

    def audience(self, post: Post) -> list[str]:
        """The persons who can see a message."""
        if post.seen_by is not None:
            return [post.seen_by]
        world, channel = self._box.world, self._box.world.channels[post.channel_id]
        return [u.id for u in world.people if may.of(world, channel, u.id) & may.VIEW_CHANNEL]

    def _fill(self, post: Post, body: Json, attachments: list[Attachment]) -> None:
        if "content" in body:
            post.content = body["content"] or ""
        if "embeds" in body:
            post.embeds = body["embeds"] or []
        if "components" in body:
            post.components = with_ids(body["components"] or [])
        post.attachments = attachments

    def _attach(
        self, channel: Channel, entries: list[tuple[Json, Attachment | None]], files: Files
    ) -> tuple[list[Attachment], Uploads]:
        """The attachments a message will have, and the bytes of the new ones; nothing is stored yet."""
        shown: list[Attachment] = []
        fresh: Uploads = {}
        for entry, old in entries:
            kept = old
            if kept is None:
                name, data = files[str(entry["id"])]
                kind, width, height = kind_and_size(data)
                name = clean_name(entry.get("filename") or name)
                new = self._box.world.ids.new()
                kept = Attachment(new, channel.id, name, len(data), kind, width=width, height=height)
                fresh[new] = data
            described = entry.get("description") or kept.description
            shown.append(msgspec.structs.replace(kept, description=described))
        return shown, fresh

    def _store(self, attachments: list[Attachment], fresh: Uploads) -> None:
        for attachment in attachments:
            if attachment.id in fresh:
                self._box.world.keep_file(attachment, fresh[attachment.id])

    def _refer(self, post: Post, body: Json) -> None:
        """Note which message this one answers. :raises Refusal: 50035 when that one is not there"""
        wanted = body.get("message_reference")
        if wanted is None:
            return
        self._check_reference(wanted.get("message_id"))
        answered = self._box.world.posts.get(str(wanted["message_id"]))
        if answered is None or answered.channel_id != post.channel_id or answered.seen_by:
            if wanted.get("fail_if_not_exists", True):
                faults = Faults()
                faults.at("message_reference").add("MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
                faults.raise_any()
            return
        guild_id = self._box.world.channels[post.channel_id].guild_id
        where = {"type": 0, "channel_id": answered.channel_id, "message_id": answered.id}
        post.reference = where | ({"guild_id": guild_id} if guild_id else {})
        post.type = REPLY

    @staticmethod
    def _check_reference(message_id: Any) -> None:
        faults = Faults()
        if message_id is None:
            faults.at("message_reference", "message_id").required()
        elif not is_snowflake(message_id):
            said = f'Value "{message_id}" is not snowflake.'
            faults.at("message_reference", "message_id").add("NUMBER_TYPE_COERCE", said)
        faults.raise_any()

    def _mention(self, post: Post, channel: Channel, allowed: Json | None) -> None:
        """Whom the text names, as far as the sender allows and may."""
        text = f"{post.content}\n{text_of(post.components)}"
        named = list(dict.fromkeys(re.findall(r"<@!?(\d+)>", text)))
        users = [u for u in named if u in self._box.world.users and _allows(allowed, "users", u)]
        answered = self._box.world.posts.get((post.reference or {}).get("message_id", ""))
        if answered and (allowed is None or allowed.get("replied_user")) and answered.author_id not in users:
            users.append(answered.author_id)
        post.mentions = users
        right = may.of(self._box.world, channel, post.author_id) & may.MENTION_EVERYONE
        roles = dict.fromkeys(re.findall(r"<@&(\d+)>", text))
        pinged = [r for r in roles if _allows(allowed, "roles", r)]
        post.mention_roles = [r for r in pinged if right or self._mentionable(channel, r)]
        said = re.search(r"@(everyone|here)\b", text) is not None
        post.mention_everyone = bool(said and right and _allows(allowed, "everyone", ""))

    def _mentionable(self, channel: Channel, role_id: str) -> bool:
        guild = self._box.world.guilds.get(channel.guild_id or "")
        return any(r.id == role_id and r.mentionable for r in guild.roles) if guild else False

    def _use_own_links(self, components: list[Json], post: Post) -> None:
        """A link to a file that the message has already means that file: bots send back what they read."""
        names = {a.id: a.filename for a in post.attachments}
        for media in _media_of(components):
            found = _OWN_LINK.match(str(media.get("url")))
            if found and found[1] in names:
                media["url"] = f"attachment://{names[found[1]]}"

    def tell(self, event: str, post: Post) -> None:
        """Send a message as it now is to the bot and to every page that may show it."""
        world, channel = self._box.world, self._box.world.channels[post.channel_id]
        shape = self._box.shaper.message(post)
        # An ephemeral message reaches the bot as if it stood in no guild.
        guild_id = None if post.seen_by else channel.guild_id
        sent = shape | {"channel_type": channel.type}
        if guild_id:
            sent["guild_id"] = guild_id
            author = world.member(guild_id, post.author_id)
            if author and not post.by_webhook:
                sent["member"] = payloads.member(author)
        if post.seen_by or may.of(world, channel, world.meta.bot_id) & may.VIEW_CHANNEL:
            private = self.hidden_from_bot(sent) if guild_id else sent
            self._box.gateway.dispatch(event, private, intent=_intent(guild_id), guild_id=guild_id)
        for user_id in self.audience(post):
            self._box.pages.posted(user_id, event == "MESSAGE_UPDATE", post, shape)

    def hidden_from_bot(self, shape: Json) -> Json:
        """A guild message as a bot gets it that may not read what is neither its own nor names it."""
        bot = self._box.world.meta.bot_id
        mine = shape["author"]["id"] == bot or any(u["id"] == bot for u in shape["mentions"])
        if mine or self._box.gateway.reads_content:
            return shape
        return shape | {"content": "", "embeds": [], "attachments": [], "components": []}


def _media_of(components: list[Json]) -> list[Json]:
    found: list[Json] = []
    for part in parts_of(components):
        found += [part[k] for k in ("media", "file") if isinstance(part.get(k), dict)]
        found += [i["media"] for i in part.get("items") or [] if isinstance(i.get("media"), dict)]
    return found


def _allows(allowed: Json | None, kind: str, target: str) -> bool:
    if allowed is None:
        return True
    return kind in (allowed.get("parse") or []) or target in [str(t) for t in allowed.get(kind) or []]


def _intent(guild_id: str | None) -> int:
    return GUILD_MESSAGES if guild_id else DIRECT_MESSAGES

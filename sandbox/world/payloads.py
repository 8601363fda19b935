"""API payloads of the entities."""

import hashlib
from typing import Any

from sandbox.errors import Json
from sandbox.world import entities
from sandbox.world import permissions as may
from sandbox.world.snowflakes import iso, made_at
from sandbox.world.world import World

CDN_LINK_SECONDS = 24 * 3600
HAS_THREAD, EPHEMERAL, LOADING, COMPONENTS_V2 = 1 << 5, 1 << 6, 1 << 7, 1 << 15
REPLY, CHAT_INPUT_COMMAND = 19, 20
# Default values by component type.
DEFAULTS: dict[int, Json] = {
    2: {"disabled": False},
    3: {"min_values": 1, "max_values": 1, "disabled": False},
    11: {"description": None, "spoiler": False},
    13: {"spoiler": False},
    14: {"divider": True, "spacing": 1},
    17: {"accent_color": None, "spoiler": False},
    **{kind: {"min_values": 1, "max_values": 1, "disabled": False} for kind in (5, 6, 7, 8)},
}


def user(of: entities.User) -> Json:
    """User object."""
    shape: Json = {
        "id": of.id,
        "username": of.username,
        "global_name": of.global_name,
        "discriminator": "0",
        **dict.fromkeys(("avatar", "avatar_decoration_data", "banner", "accent_color")),
        **dict.fromkeys(("collectibles", "primary_guild")),
        "public_flags": 0,
        "flags": 0,
    }
    return shape | {"bot": True} if of.bot else shape


def member(of: entities.Member) -> Json:
    """Member object without its user."""
    return {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": iso(of.joined_at),
        "nick": of.nick,
        "pending": False,
        "premium_since": None,
        "roles": of.roles,
        "mute": False,
        "deaf": False,
    }


def whole_member(world: World, of: entities.Member) -> Json:
    """Member object with its user."""
    return member(of) | {"user": user(world.users[of.user_id])}


def role(of: entities.Role) -> Json:
    """Role object."""
    colours = {"primary_color": 0, "secondary_color": None, "tertiary_color": None}
    shape: Json = {
        "id": of.id,
        "name": of.name,
        "permissions": str(of.permissions),
        "position": of.position,
        "color": 0,
        "colors": colours,
        "hoist": False,
        "managed": of.managed_by is not None,
        "mentionable": of.mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    return shape | {"tags": {"bot_id": of.managed_by}} if of.managed_by else shape


def channel(world: World, of: entities.Channel) -> Json:
    """Channel object: guild channel, thread, DM with the bot, or private channel without it."""
    shape: Json = {"id": of.id, "type": of.type, "flags": 0, "last_message_id": of.last_message_id}
    if of.thread is not None:
        return shape | _thread(world, of, of.thread)
    if of.guild_id is None:
        shape["recipients"] = [user(world.users[u]) for u in of.people or [of.recipient_id or ""]]
        if of.type == entities.GROUP_DM:
            shape |= {"name": of.name or None, "icon": None, "owner_id": of.people[0]}
        return shape
    overwrites = [
        {"id": o.id, "type": o.type, "allow": str(o.allow), "deny": str(o.deny)} for o in of.overwrites
    ]
    if of.type in (entities.VOICE, entities.STAGE):
        shape |= {"bitrate": 64_000, "user_limit": 0, "rtc_region": None, "video_quality_mode": 1}
    if of.type in (entities.FORUM, entities.MEDIA):
        shape |= {"available_tags": [], "default_reaction_emoji": None, "default_sort_order": None}
        shape |= {"default_forum_layout": 0} if of.type == entities.FORUM else {}
    return shape | {
        "guild_id": of.guild_id,
        "name": of.name,
        "parent_id": None,
        "position": of.position,
        "permission_overwrites": overwrites,
        "topic": of.topic,
        "nsfw": False,
        "rate_limit_per_user": 0,
    }


def _thread(world: World, of: entities.Channel, thread: entities.Thread) -> Json:
    about: Json = {
        "archived": thread.archived,
        "archive_timestamp": iso(thread.changed_at),
        "auto_archive_duration": thread.archive_minutes,
        "locked": thread.locked,
        "create_timestamp": iso(made_at(of.id)),
    }
    if of.type == entities.PRIVATE_THREAD:
        about["invitable"] = thread.invitable
    shape: Json = {
        "guild_id": of.guild_id,
        "parent_id": of.parent_id,
        "name": of.name,
        "owner_id": thread.owner_id,
        "rate_limit_per_user": 0,
        "thread_metadata": about,
        # A thread's starter message does not count.
        "message_count": len(world.by_channel[of.id]),
        "member_count": min(len(thread.members), 50),
        "total_message_sent": thread.sent,
    }
    if world.bot_id in thread.members:
        shape["member"] = thread_member(of, world.bot_id)
    return shape


def thread_member(of: entities.Channel, user_id: str) -> Json:
    """Thread member object."""
    assert of.thread is not None
    return {"id": of.id, "user_id": user_id, "flags": 0, "join_timestamp": iso(of.thread.members[user_id])}


def channels_of(world: World, guild_id: str, viewer: str) -> list[Json]:
    """Channels of a guild that a user can see."""
    inside = [c for c in world.channels.values() if c.guild_id == guild_id and c.thread is None]
    return [channel(world, c) for c in inside if may.of(world, c, viewer) & may.VIEW_CHANNEL]


_GUILD: Json = {
    **dict.fromkeys(("icon", "description", "home_header", "splash", "discovery_splash", "banner")),
    **dict.fromkeys(("application_id", "afk_channel_id", "system_channel_id", "widget_channel_id")),
    **dict.fromkeys(("vanity_url_code", "rules_channel_id", "safety_alerts_channel_id")),
    **dict.fromkeys(("public_updates_channel_id", "max_presences", "incidents_data", "hub_type")),
    "latest_onboarding_question_id": None,
    "features": [],
    "region": "deprecated",
    "afk_timeout": 300,
    "system_channel_flags": 0,
    "widget_enabled": False,
    "verification_level": 0,
    "default_message_notifications": 1,
    "mfa_level": 0,
    "explicit_content_filter": 0,
    "max_members": 500_000,
    "max_stage_video_channel_users": 50,
    "max_video_channel_users": 25,
    "premium_tier": 0,
    "premium_subscription_count": 0,
    "premium_progress_bar_enabled": False,
    "nsfw": False,
    "nsfw_level": 0,
    "emojis": [],
    "stickers": [],
}


def guild(of: entities.Guild) -> Json:
    """Guild object of the REST API."""
    return _GUILD | {
        "id": of.id,
        "name": of.name,
        "owner_id": of.owner_id,
        "preferred_locale": of.locale,
        "roles": [role(r) for r in of.roles],
    }


def active_threads(world: World, guild_id: str, viewer: str) -> list[Json]:
    """Active threads of a guild that a user can see."""
    inside = [c for c in world.channels.values() if c.guild_id == guild_id]
    open_ = [c for c in inside if c.thread and not c.thread.archived]
    return [channel(world, c) for c in open_ if may.of(world, c, viewer) & may.VIEW_CHANNEL]


def presences(world: World, of: entities.Guild, present: set[str]) -> list[Json]:
    """Presences of the members who are online: the bot and the people at the page."""
    return [presence(of, u, online=True) for u in of.members if u == world.bot_id or u in present]


def presence(of: entities.Guild, user_id: str, *, online: bool) -> Json:
    """Presence of a member."""
    return {
        "user": {"id": user_id},
        "guild_id": of.id,
        "status": "online" if online else "offline",
        "activities": [],
        "client_status": {"web": "online"} if online else {},
    }


def guild_create(world: World, of: entities.Guild, present: set[str] | None) -> Json:
    """Guild object of the gateway. Lists only the bot without the presence intent (`present` None)."""
    own = of.members[world.bot_id]
    listed = [own] if present is None else list(of.members.values())
    return guild(of) | {
        "voice_states": [],
        "threads": active_threads(world, of.id, own.user_id),
        "presences": [] if present is None else presences(world, of, present),
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
        "joined_at": iso(own.joined_at),
        "large": False,
        "unavailable": False,
        "member_count": len(of.members),
        "members": [whole_member(world, m) for m in listed],
        "channels": channels_of(world, of.id, own.user_id),
    }


def command(world: World, of: entities.Command) -> Json:
    """Application command object."""
    shape = {"id": of.id, "application_id": world.bot_id, **of.body}
    return shape | {"guild_id": of.guild_id} if of.guild_id else shape


def emoji(world: World, of: entities.Emoji) -> Json:
    """Emoji object of an application."""
    shape: Json = {"id": of.id, "name": of.name, "user": user(world.bot), "roles": []}
    return shape | {"require_colons": True, "managed": False, "animated": False, "available": True}


def attachment(of: entities.Attachment, base: str, now: float) -> Json:
    """Attachment object with a URL that is valid for a day."""
    ends = f"{int(now) + CDN_LINK_SECONDS:x}"
    folder = "ephemeral-attachments" if of.ephemeral else "attachments"
    path = f"{base}cdn/{folder}/{of.channel_id}/{of.id}/{of.filename}"
    url = f"{path}?ex={ends}&is={int(now):x}&hm={signature(of.id, ends)}"
    shape: Json = {
        "id": of.id,
        "filename": of.filename,
        "size": of.size,
        "content_type": of.content_type,
        "url": url,
        "proxy_url": url,
    }
    optional = {"description": of.description, "width": of.width, "height": of.height}
    shape |= {key: value for key, value in optional.items() if value is not None}
    return shape | ({"ephemeral": True} if of.ephemeral else {})


def signature(attachment_id: str, ends: str) -> str:
    """Signature of an attachment's URL."""
    return hashlib.sha256(f"{attachment_id}:{ends}".encode()).hexdigest()


class MessageSerializer:
    """Serializes messages, with URLs below `base`."""

    def __init__(self, world: World, base: str = "http://127.0.0.1/") -> None:
        self._world = world
        self.base = base

    def message(self, message: entities.Message, *, deep: bool = True) -> Json:
        """Message object; `deep` includes the referenced message."""
        files = {a["filename"]: a for a in self.attachments(message)}
        users = self._world.users
        shape: Json = {
            "id": message.id,
            "channel_id": message.channel_id,
            "type": message.type,
            "author": user(users[message.author_id]),
            "content": message.content,
            "timestamp": iso(made_at(message.id)),
            "edited_timestamp": iso(message.edited_at) if message.edited_at else None,
            "tts": message.tts,
            "flags": message.flags,
            "pinned": message.pinned,
            "mention_everyone": message.mention_everyone,
            "mentions": [user(users[u]) for u in message.mentions],
            "mention_roles": message.mention_roles,
            # Files that components use are named there alone.
            "attachments": [] if message.flags & COMPONENTS_V2 else list(files.values()),
            "embeds": [_embed(e, files) for e in message.embeds],
            "components": [self._component(c, files) for c in message.components],
        }
        if message.reactions:
            shape["reactions"] = [
                {
                    "emoji": {"id": None, "name": emoji},
                    "count": len(who),
                    "count_details": {"burst": 0, "normal": len(who)},
                    "burst_colors": [],
                    "me_burst": False,
                    "me": self._world.bot_id in who,
                }
                for emoji, who in message.reactions.items()
            ]
        if message.id in self._world.channels:
            # A thread has the id of its starter message.
            shape["thread"] = channel(self._world, self._world.channels[message.id])
            shape["flags"] |= HAS_THREAD
        return shape | self._origin(message, deep)

    def attachments(self, message: entities.Message) -> list[Json]:
        """All files of a message, also those that its components use."""
        return [attachment(a, self.base, self._world.now()) for a in message.attachments]

    def _origin(self, message: entities.Message, deep: bool) -> Json:
        extra: Json = {}
        if message.by_webhook:
            extra |= dict.fromkeys(("webhook_id", "application_id"), self._world.bot_id)
        if message.interaction:
            extra["interaction_metadata"] = message.interaction
            if message.used:
                shape = {key: message.interaction[key] for key in ("id", "type", "user")}
                extra["interaction"] = shape | {"name": message.used}
        if message.nonce is not None:
            extra["nonce"] = message.nonce
        if message.reference:
            extra["message_reference"] = message.reference
            answered = self._world.messages.get(message.reference["message_id"])
            if deep and message.type == REPLY:
                extra["referenced_message"] = self.message(answered, deep=False) if answered else None
        return extra

    def _component(self, part: Json, files: dict[str, Json]) -> Json:
        shape = DEFAULTS.get(part["type"], {}) | part
        if "components" in part:
            shape["components"] = [self._component(c, files) for c in part["components"]]
        if "accessory" in part:
            shape["accessory"] = self._component(part["accessory"], files)
        for key in ("media", "file"):
            if key in part:
                shape[key] = _media(part[key], files)
        if part["type"] == 12:
            shape["items"] = [
                {"description": None, "spoiler": False} | i | {"media": _media(i["media"], files)}
                for i in part["items"]
            ]
        if part["type"] == 13 and part["file"]["url"].startswith("attachment://"):
            found = files[part["file"]["url"].removeprefix("attachment://")]
            shape |= {"name": found["filename"], "size": found["size"]}
        return shape


def _media(item: Json, files: dict[str, Json]) -> Json:
    url: str = item["url"]
    found = files.get(url.removeprefix("attachment://")) if url.startswith("attachment://") else None
    if found is None:
        return {"id": "0", "url": url, "proxy_url": url}
    kept: Json = {k: found[k] for k in ("url", "proxy_url", "width", "height", "content_type") if k in found}
    return {"id": found["id"], "attachment_id": found["id"], **kept}


def _embed(embed: Json, files: dict[str, Json]) -> Json:
    shape: Json = {"type": "rich", **embed}
    if embed.get("fields"):
        shape["fields"] = [{"inline": False} | field for field in embed["fields"]]
    for key in ("image", "thumbnail", "author", "footer"):
        part: Any = embed.get(key)
        field = "icon_url" if key in ("author", "footer") else "url"
        url = part.get(field, "") if isinstance(part, dict) else ""
        if url.startswith("attachment://"):
            found = files.get(url.removeprefix("attachment://"), {"url": url, "proxy_url": url})
            shape[key] = part | {field: found["url"], f"proxy_{field}": found["proxy_url"]}
    return shape

"""Creates, changes and deletes guilds, their channels, members and roles, and private groups."""

from sandbox.actions.threads import WithThreads
from sandbox.errors import ApiError, Json
from sandbox.gateway.gateway import GUILDS, MEMBERS
from sandbox.world import payloads
from sandbox.world import permissions as may
from sandbox.world.entities import DM, GROUP_DM, TEXT, Channel, Guild, Member, Overwrite, Role, User


class Guilds:
    """Changes guilds and sends the events to the bot and the pages."""

    def __init__(self, sandbox: WithThreads) -> None:
        self._sandbox = sandbox
        self._world = sandbox.world

    def create(
        self,
        name: str,
        people: list[User],
        *,
        bot: bool = True,
        channels: tuple[str, ...] = ("general",),
        shard: tuple[int, int] = (0, 1),
    ) -> Guild:
        """Creates a guild. Without the bot, only its members can use the app there.

        `shard`: the shard that has it, and of how many.
        """
        world = self._world
        owner = next(u for u in world.users.values() if u.bot and u.id != world.bot_id)
        guild_id, now = world.ids.on_shard(*shard), world.now()
        members = {u.id: Member(u.id, now) for u in [*people, owner]}
        guild = Guild(guild_id, name, owner.id, [Role(guild_id, "@everyone", may.MEMBER)], members)
        world.guilds[guild.id] = world.save(guild)
        for place, called in enumerate(channels):
            made = Channel(world.ids.new(), TEXT, called, guild.id, position=place)
            world.channels[made.id] = world.save(made)
        if bot:
            self.bring_bot(guild)
        self._sandbox.pages.channels_changed()
        return guild

    def bring_bot(self, guild: Guild) -> None:
        """Adds the bot to a guild."""
        world = self._world
        bot = world.bot
        own = Role(world.ids.new(), bot.global_name or bot.username, may.MEMBER, 1, managed_by=bot.id)
        guild.roles.append(own)
        guild.members[bot.id] = Member(bot.id, world.now(), [own.id])
        world.save(guild)
        self._present(guild, new=True)
        self._sandbox.pages.channels_changed()

    def _present(self, guild: Guild, *, new: bool = False) -> None:
        """Sends GUILD_CREATE. `new` marks a guild that the bot joins; others have become available."""
        present = self._sandbox.pages.present if self._sandbox.gateway.sees_presences else None
        whole = payloads.guild_create(self._world, guild, present)
        if new:
            del whole["unavailable"]
        self._sandbox.gateway.dispatch("GUILD_CREATE", whole, intent=GUILDS, guild_id=guild.id)

    def remove_bot(self, guild: Guild) -> None:
        """Removes the bot from a guild."""
        bot_id = self._world.bot_id
        self._sandbox.gateway.dispatch("GUILD_DELETE", {"id": guild.id}, intent=GUILDS, guild_id=guild.id)
        guild.members.pop(bot_id, None)
        guild.roles = [r for r in guild.roles if r.managed_by != bot_id]
        self._world.save(guild)
        self._sandbox.pages.channels_changed()

    def outage(self, guild: Guild, *, over: bool = False) -> None:
        """Makes a guild unavailable, as in an outage of Discord; `over` makes it available again."""
        if over:
            self._present(guild)
            return
        event = {"id": guild.id, "unavailable": True}
        self._sandbox.gateway.dispatch("GUILD_DELETE", event, intent=GUILDS, guild_id=guild.id)

    def join(self, guild: Guild, person: User) -> None:
        """Adds a member."""
        guild.members[person.id] = Member(person.id, self._world.now())
        self._member_event("GUILD_MEMBER_ADD", guild, person.id)

    def leave(self, guild: Guild, person: User) -> None:
        """Removes a member from a guild and its threads."""
        world = self._world
        if guild.members.pop(person.id, None) is None:
            raise ApiError(10007)
        for channel in world.channels.values():
            thread = channel.thread if channel.guild_id == guild.id else None
            if thread and thread.members.pop(person.id, None):
                world.save(channel)
        event: Json = {"guild_id": guild.id, "user": payloads.user(person)}
        world.save(guild)
        self._sandbox.gateway.dispatch("GUILD_MEMBER_REMOVE", event, intent=MEMBERS, guild_id=guild.id)
        self._sandbox.pages.channels_changed()

    def give_role(self, guild: Guild, user_id: str, role_id: str, *, take: bool = False) -> None:
        """Adds a role to a member, or removes it. :raises ApiError: 10007, 10011"""
        member = guild.members.get(user_id)
        if member is None:
            raise ApiError(10007)
        if role_id not in {r.id for r in guild.roles}:
            raise ApiError(10011)
        rest = [r for r in member.roles if r != role_id]
        member.roles = rest if take else [*rest, role_id]
        self._member_event("GUILD_MEMBER_UPDATE", guild, user_id)

    def _member_event(self, event: str, guild: Guild, user_id: str) -> None:
        world = self._world
        world.save(guild)
        shape = payloads.whole_member(world, guild.members[user_id]) | {"guild_id": guild.id}
        # Events about the bot's own member need no privileged intent.
        intent = 0 if user_id == world.bot_id else MEMBERS
        self._sandbox.gateway.dispatch(event, shape, intent=intent, guild_id=guild.id)
        self._sandbox.pages.channels_changed()

    def group(self, people: list[User], name: str = "") -> Channel:
        """Creates a group DM of people, or a DM of two, without the bot."""
        world = self._world
        kind = GROUP_DM if len(people) > 2 else DM
        made = Channel(world.ids.new(), kind, name, people=[u.id for u in people])
        world.channels[made.id] = world.save(made)
        self._sandbox.pages.channels_changed()
        return made

    def add_channel(self, guild: Guild, name: str, kind: int = TEXT) -> Channel:
        """Creates a channel, of text unless another `kind` is named."""
        world = self._world
        made = Channel(world.ids.new(), kind, name, guild.id, position=len(world.channels))
        world.channels[made.id] = made
        self.channel_changed("CHANNEL_CREATE", made)
        return made

    def delete_channel(self, channel: Channel) -> None:
        """Deletes a guild channel with its messages and threads."""
        if channel.thread is not None:
            self._sandbox.threads.delete(channel)
            return
        self._world.remove_channel(channel)
        self._announce("CHANNEL_DELETE", channel)

    def deny(self, channel: Channel, bits: int, who: str) -> None:
        """Denies a user permissions in a channel; 0 removes all denials."""
        channel.overwrites = [o for o in channel.overwrites if o.id != who]
        if bits:
            channel.overwrites.append(Overwrite(who, 1, deny=bits))
        self.channel_changed("CHANNEL_UPDATE", channel)

    def channel_changed(self, event: str, channel: Channel) -> None:
        """Saves a new or changed channel and sends the event."""
        self._world.save(channel)
        self._announce(event, channel)

    def _announce(self, event: str, channel: Channel) -> None:
        shape = payloads.channel(self._world, channel)
        self._sandbox.gateway.dispatch(event, shape, intent=GUILDS, guild_id=channel.guild_id)
        self._sandbox.pages.channels_changed()

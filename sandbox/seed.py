"""The first evening: six people, a guild with three channels, and a bot in it."""

from sandbox import permissions as may
from sandbox.things import TEXT, Channel, Guild, Member, Meta, Role, User
from sandbox.world import World

PEOPLE = (
    ("anna", "Anna", "en-US"),
    ("bjorn", "Björn", "en-US"),
    ("clara", "Clara", "da"),
    ("dagur", "Dagur", "en-GB"),
    ("emma", "Emma", "nl"),
    ("finn", "Finn", "da"),
)
CHANNELS = (("stofa", "Tables for everybody"), ("spil", "Kortspil"), ("spel", "Kaartspel"))


def settle(world: World, bot_name: str = "Stofa") -> None:
    """Fill an empty world; one that has people already is left as it is."""
    if world.users:
        return
    people = [User(world.ids.new(), name, shown, locale=locale) for name, shown, locale in PEOPLE]
    bot = User(world.ids.new(), bot_name.lower(), bot_name, bot=True)
    for user in [*people, bot]:
        world.users[user.id] = world.keep(user)
    world.meta = world.keep(Meta(bot_id=bot.id))
    _found_guild(world, people, bot)


def _found_guild(world: World, people: list[User], bot: User) -> None:
    guild_id = world.ids.new()
    everyone = Role(guild_id, "@everyone", may.MEMBER)
    moderator = Role(
        world.ids.new(), "Moderator", may.MANAGE_MESSAGES | may.MANAGE_CHANNELS | may.MANAGE_THREADS, 2
    )
    own = Role(world.ids.new(), bot.global_name or bot.username, may.MEMBER, 1, managed_by=bot.id)
    now = world.now()
    members = {user.id: Member(user.id, now) for user in [*people, bot]}
    members[people[0].id].roles = [moderator.id]
    members[bot.id].roles = [own.id]
    # Nobody at the page owns the guild: an owner has every right, and so would hide what a right is for.
    owner = User(world.ids.new(), "innkeeper", "Innkeeper", bot=True)
    world.users[owner.id] = world.keep(owner)
    members[owner.id] = Member(owner.id, now)
    guild = Guild(guild_id, "Stofan", owner.id, [everyone, moderator, own], members)
    world.guilds[guild.id] = world.keep(guild)
    for place, (name, topic) in enumerate(CHANNELS):
        channel = Channel(world.ids.new(), TEXT, name, guild.id, topic=topic, position=place)
        world.channels[channel.id] = world.keep(channel)

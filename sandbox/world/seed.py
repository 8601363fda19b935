"""First content of a new world: six people, a guild with channels, and the bot."""

import msgspec

from sandbox.world import permissions as may
from sandbox.world.entities import TEXT, Channel, Guild, Member, Role, User, WorldInfo
from sandbox.world.world import World

PEOPLE: tuple[tuple[str, str, str], ...] = (
    ("anna", "Anna", "en-US"),
    ("bjorn", "Björn", "en-US"),
    ("clara", "Clara", "da"),
    ("dagur", "Dagur", "en-GB"),
    ("emma", "Emma", "nl"),
    ("finn", "Finn", "da"),
)


class Seed(msgspec.Struct, frozen=True):
    """Names in a new world. `variables` is the prefix of the bot's environment variables."""

    bot: str = "Bot"
    guild: str = "Guild"
    channels: tuple[str, ...] = ("general", "games", "elsewhere")
    variables: str = "SANDBOX"


# Used when no names are given; a test suite replaces it.
DEFAULT = Seed()


def populate(world: World, seed: Seed) -> None:
    """Fills an empty world. Leaves a world with users unchanged."""
    if world.users:
        return
    people = [User(world.ids.new(), name, shown, locale=locale) for name, shown, locale in PEOPLE]
    username = seed.bot.lower().replace(" ", "_")
    bot = User(world.ids.new(), username, seed.bot, bot=True)
    for user in [*people, bot]:
        world.users[user.id] = world.save(user)
    world.info = world.save(WorldInfo(bot_id=bot.id))
    _create_guild(world, people, bot, seed)


def _create_guild(world: World, people: list[User], bot: User, seed: Seed) -> None:
    guild_id = world.ids.new()
    everyone = Role(guild_id, "@everyone", may.MEMBER)
    managing = may.MANAGE_MESSAGES | may.MANAGE_CHANNELS | may.MANAGE_THREADS | may.MANAGE_GUILD
    moderator = Role(world.ids.new(), "Moderator", managing, 2)
    own = Role(world.ids.new(), bot.global_name or bot.username, may.MEMBER, 1, managed_by=bot.id)
    now = world.now()
    members = {user.id: Member(user.id, now) for user in [*people, bot]}
    members[people[0].id].roles = [moderator.id]
    members[bot.id].roles = [own.id]
    # No person at the page owns the guild, because an owner has every permission.
    owner = User(world.ids.new(), "innkeeper", "Innkeeper", bot=True)
    world.users[owner.id] = world.save(owner)
    members[owner.id] = Member(owner.id, now)
    guild = Guild(guild_id, seed.guild, owner.id, [everyone, moderator, own], members)
    world.guilds[guild.id] = world.save(guild)
    for place, name in enumerate(seed.channels):
        channel = Channel(world.ids.new(), TEXT, name, guild.id, position=place)
        world.channels[channel.id] = world.save(channel)

"""The first evening: six people, a guild with a few channels, and a bot in it."""

import msgspec

from sandbox.world import permissions as may
from sandbox.world.entities import TEXT, Channel, Guild, Member, Role, User, WorldInfo
from sandbox.world.world import World

PEOPLE = (
    ("anna", "Anna", "en-US"),
    ("bjorn", "Björn", "en-US"),
    ("clara", "Clara", "da"),
    ("dagur", "Dagur", "en-GB"),
    ("emma", "Emma", "nl"),
    ("finn", "Finn", "da"),
)


class Seed(msgspec.Struct, frozen=True):
    """How things are called. `variables` begins the names of what the bot is shape by its environment."""

    bot: str = "Bot"
    guild: str = "Guild"
    channels: tuple[str, ...] = ("general", "games", "elsewhere")
    variables: str = "SANDBOX"


# What is taken where nothing is said; a test suite puts its own here once.
DEFAULT = Seed()


def populate(world: World, seed: Seed) -> None:
    """Fill an empty world; one that has people already is left as it is."""
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
    world.users[owner.id] = world.save(owner)
    members[owner.id] = Member(owner.id, now)
    guild = Guild(guild_id, seed.guild, owner.id, [everyone, moderator, own], members)
    world.guilds[guild.id] = world.save(guild)
    for place, name in enumerate(seed.channels):
        channel = Channel(world.ids.new(), TEXT, name, guild.id, position=place)
        world.channels[channel.id] = world.save(channel)

"""What a hand shows, in a direct message or as a private answer."""

from cogs.pages import hands, picker
from cogs.pages.hands import HandHeading
from cogs.pages.reader import Reader
from cogs.wire.layouts import Page, literal
from cogs.wire.shards import ShardedBot
from tables.service import Tables
from tables.views import Asked, GameInfo, TableInfo

Asking = tuple[int, str, Asked | None]
"""What a hand shows beside a question: if that is unchanged, the message stays as it is."""


class HandPages:
    """Makes the pages of hands."""

    def __init__(self, bot: ShardedBot, tables: Tables) -> None:
        self._bot = bot
        self._tables = tables
        self._games = {info.key: info for info in tables.catalogue()}

    def game(self, info: TableInfo) -> GameInfo | None:
        """The game of a table; None if it is no longer offered."""
        return self._games.get(info.game)

    async def page(self, reader: Reader, walk: picker.Walk | None, *, is_direct: bool) -> Page:
        """A hand that nobody has pressed."""
        heading = self.heading(reader.info) if is_direct else None
        return await hands.hand(reader, walk, heading, game=self.game(reader.info))

    async def first_question(self, reader: Reader, person: int) -> picker.Walk | None:
        """The first open question of a seat that is to move, with nothing picked; else None."""
        table_view = reader.table_view
        if (
            table_view.view is None
            or table_view.seat not in table_view.view.waiting
            or not table_view.questions
        ):
            return None
        first = table_view.questions[0]
        at = picker.Question(reader.info.id, first.seat, person, first.number)
        return await picker.flat(self._tables, await picker.begin(self._tables, at))

    def heading(self, table_info: TableInfo) -> HandHeading:
        """The heading of a hand in a direct message. Links to the channel, because boards are reposted."""
        place = self._bot.get_guild(table_info.guild)
        name = literal(place.name) if place else str(table_info.guild)
        return HandHeading(
            name, table_info.channel, f"https://discord.com/channels/{table_info.guild}/{table_info.channel}"
        )


def asking(reader: Reader, walk: picker.Walk | None) -> Asking | None:
    """The question, and what is shown beside it; None without one."""
    if walk is None:
        return None
    return walk.question.number, reader.taste, reader.info.asked if reader.info.is_direct else None

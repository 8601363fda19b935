"""What the bots on discord.py and py-cord have in common: a picture, an embed, a tour of channels."""

import io
from typing import Any

import discord

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000002000000030806000000b9eade810000000b49444154789c6360400000000900017a4b0c15"
    "0000000049454e44ae426082"
)


def picture() -> discord.File:
    """A tiny picture."""
    return discord.File(io.BytesIO(PNG), "x.png", description="A picture")


def embed() -> discord.Embed:
    """An embed with every kind of field."""
    made = discord.Embed(title="T", description="D", url="https://example.com", colour=0x335577)
    made.set_author(name="A", icon_url="https://example.com/a.png")
    made.set_footer(text="F")
    made.set_image(url="attachment://x.png")
    made.add_field(name="a", value="b", inline=False)
    made.timestamp = discord.utils.snowflake_time(1 << 60)
    return made


async def tour(bot: discord.Client, user: Any, channel: Any, **counts: bool) -> str:
    """Goes through a DM, a thread and pages; returns what was found. `counts` are for `fetch_guilds`."""
    await user.send("a letter", file=picture())
    thread = await channel.create_thread(name="side", type=discord.ChannelType.public_thread)
    for number in range(5):
        await thread.send(str(number))
    pages = [m.content async for m in thread.history(limit=4, oldest_first=True)]
    last = await anext(aiter(thread.history(limit=1)))
    older = [m.content async for m in thread.history(limit=2, before=last)]
    await last.add_reaction("👍")
    who = [u.name async for u in (await thread.fetch_message(last.id)).reactions[0].users(limit=1)]
    await thread.edit(archived=True)
    archived = [t.name async for t in channel.archived_threads(limit=5)]
    guilds = [g.approximate_member_count async for g in bot.fetch_guilds(limit=5, **counts)]
    return f"{pages} {older} {len(who)} {archived} {guilds}".replace("'", "")

"""The least that a bot of discord.py costs which makes the same requests as ours."""

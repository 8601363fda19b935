"""The bot's interface before two judges: our sandbox, and SimCord, another's stand-in for Discord."""

"""Changes of the world: messages, threads, guilds, interactions."""

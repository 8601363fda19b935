"""What changes the world: messages, threads, guilds, interactions."""

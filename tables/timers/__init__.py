"""What happens without a person: clocks, bots, notices, suspended games."""

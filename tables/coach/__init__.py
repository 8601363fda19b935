"""What a person's moves cost: decisions from the log, compared in a worker process."""

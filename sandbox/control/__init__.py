"""What tests set and read: knobs, rate limits, recorded calls."""

"""Goofspiel: bids in secret for prizes that are turned up one by one."""

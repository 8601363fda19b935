"""Replays: of the logs of tables, and of records that people bring."""

"""Tests of what can be looked at once a game is over."""

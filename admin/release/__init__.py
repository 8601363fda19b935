"""Releases: what one says, going to the newest one and back."""

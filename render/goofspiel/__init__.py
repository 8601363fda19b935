"""Rendering of Goofspiel."""

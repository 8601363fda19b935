"""Ólsen Ólsen and its five variants."""

"""Rendering of Ólsen Ólsen."""

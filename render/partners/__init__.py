"""Rendering of Partners."""

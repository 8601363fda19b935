"""Finds captures and builds."""

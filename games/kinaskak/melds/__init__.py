"""Melds, contracts, and finding them in a hand."""

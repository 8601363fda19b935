"""Fuldrigger: the sea trade of the age of sail."""

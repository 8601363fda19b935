"""The field, fights and flags."""

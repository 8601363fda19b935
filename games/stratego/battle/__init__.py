"""Actions, fights and flags."""

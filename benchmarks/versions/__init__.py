"""This version beside others: their folders and processes, and the speed and sameness of their rules."""

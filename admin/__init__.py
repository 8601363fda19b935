"""The commands of `run.py` for the operator, one file a command. Their texts are English."""

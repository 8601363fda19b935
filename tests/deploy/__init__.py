"""Tests of what `deploy/` says: the steps of a container, and the unit of systemd."""

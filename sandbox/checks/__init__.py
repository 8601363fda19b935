"""Discord's validation of what a bot sends."""

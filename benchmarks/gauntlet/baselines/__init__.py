"""The bots of October 2026 as they were, to measure the present ones. The program does not import them."""

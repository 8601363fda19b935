"""The web page: one window for each person; static/ holds what the browser runs."""

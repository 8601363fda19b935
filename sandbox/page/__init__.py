"""The web page; static/ holds the files for the browser."""

"""A Discord in a box: REST v10, gateway and a web page on loopback, for any bot.

Nothing here knows what bot it serves, and nothing here is imported by one.
"""

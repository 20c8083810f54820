"""A table in the page: the same addresses and messages as a server's, for one person, without a server."""

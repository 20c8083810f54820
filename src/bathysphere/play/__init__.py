"""A game being played: seats, one undo, one record, what is decided and what follows from it.

No file, no network, no thread: the server, the terminal and a page in the browser play by the same.
"""

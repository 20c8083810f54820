"""The missions: their files compiled, and the special rules they may name.

A mission is data (compile.py). A special rule that exists once is a small named function; the file refers to
it by
`handler`, an unknown name stops the loader (handlers.py), and what the rule does while playing stands in the
module named like it.
"""

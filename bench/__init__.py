"""Scripts that measure: a server under load, and what bots score; figures go into the docs."""

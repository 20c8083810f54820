"""Languages: what the program says, in as many of them as there are folders of texts."""

"""The commands of `bathysphere`, by what they are about; `__main__` puts them together."""

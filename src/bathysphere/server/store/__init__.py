"""The journals of all tables in a database."""

"""Notices: what happens at a table is told to those who are not there, by push, mail or webhook."""

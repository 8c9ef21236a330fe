"""The table server: real tables for people and bots, in a browser or any program."""

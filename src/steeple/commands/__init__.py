"""The commands of `steeple`, one a file. What is slow to import, the games among it, is imported when a command runs."""

"""The games for people who train agents and for people who design games, through the interfaces they already use."""

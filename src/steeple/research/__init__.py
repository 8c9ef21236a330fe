"""The games for researchers, through the interfaces they already use."""

"""All that server and clients say to each other, declared once."""

"""What the server answers over HTTP: a file for each kind of thing."""

"""What operators do: the same for `steeple admin`, beside a running server, and for the page of operators."""

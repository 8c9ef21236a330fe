"""What the network reaches: routes, sockets, accounts, and the limits that protect them."""

"""What the command line offers beside the window: the protocol, simulations, measurements and the demonstration."""

"""What each box needs painted, one package per box."""

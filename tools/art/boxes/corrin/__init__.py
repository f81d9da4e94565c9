"""The pictures of the Corrin Evertail cards."""

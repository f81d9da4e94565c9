"""The pictures of the legends."""

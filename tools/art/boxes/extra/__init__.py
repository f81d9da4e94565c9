"""The pictures of the extra cards."""

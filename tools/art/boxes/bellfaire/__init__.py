"""The pictures of Bellfaire."""

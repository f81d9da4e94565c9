"""The pictures of Rugwort's three years."""

FAMILY = "solo"

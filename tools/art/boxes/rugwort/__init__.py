"""The pictures of Rugwort's cards."""

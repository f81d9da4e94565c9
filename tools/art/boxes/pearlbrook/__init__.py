"""The pictures of the river: portraits, events, forest cards, river cards, adornments, wonders."""

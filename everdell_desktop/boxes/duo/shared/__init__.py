"""The shared modes: one city for two mayors, in a chapter of the campaign or against Miss Thorn."""

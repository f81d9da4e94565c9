"""What the table itself shows: frames, plates, textures, landscapes, the program's icon."""

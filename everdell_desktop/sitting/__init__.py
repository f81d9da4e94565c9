"""A game being played at this machine: who sits where, what lies on the table, what is shown next."""

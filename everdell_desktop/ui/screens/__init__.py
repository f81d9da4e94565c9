"""The screens around the table: menu, set-up, settings, booklet, saves and score sheet."""

"""Attacks from outside: files of strangers, clocks, disks, kills and workers that hang."""

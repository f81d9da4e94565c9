"""The program's version, stated here and nowhere else."""

VERSION = "0.1.0"

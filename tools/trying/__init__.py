"""Using the real program on a display without a screen: what `tools/try_build.py` is made of. Linux only."""

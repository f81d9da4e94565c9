"""The steps of tuning the opponents; `tools/tune.py` puts them together."""

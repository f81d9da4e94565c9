"""Quoting what somebody sent in the sentence that refuses it, however large or deep it is."""

from __future__ import annotations

from reprlib import Repr

SHORT = Repr()
SHORT.maxlevel = 2
SHORT.maxlist = SHORT.maxdict = 4
SHORT.maxstring = SHORT.maxother = 60
SHORT.maxlong = 30


def quoted(value: object) -> str:
    """The value as it would be written, shortened."""
    return SHORT.repr(value)

"""Quoting what somebody sent in the sentence that refuses it, however large or deep it is."""

from __future__ import annotations

from reprlib import Repr


class Quoting(Repr):
    """Shortened, and in the words of JSON: whoever sent `null` need not know what Python calls it."""

    def repr_NoneType(self, value: None, level: int) -> str:
        return "null"

    def repr_bool(self, value: bool, level: int) -> str:
        return "true" if value else "false"


SHORT = Quoting()
SHORT.maxlevel = 2
SHORT.maxlist = SHORT.maxdict = 4
SHORT.maxstring = SHORT.maxother = 60
SHORT.maxlong = 30


def quoted(value: object) -> str:
    """The value as it would be written, shortened."""
    return SHORT.repr(value)

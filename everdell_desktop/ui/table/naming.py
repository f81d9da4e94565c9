"""The names of nodes on the table, from the subjects that options are about."""

from __future__ import annotations

from everdell_desktop.engine.decisions import Option, Subject


def node_name(subject: Subject | None) -> str:
    """The node that shows a subject; empty where the table has none."""
    if subject is None:
        return ""
    if subject.kind == "hand":
        return f"card:hand:{subject.id}"
    if subject.kind == "meadow":
        return f"card:meadow:{subject.slot}"
    if subject.kind == "city":
        return f"card:city:{subject.seat}:{subject.id}"
    if subject.kind == "seat":
        return "city" if subject.id == "city" else f"seat:{subject.id}"
    return f"{subject.kind}:{subject.id}"


def base_name(name: str) -> str:
    """Without the number that tells two alike things apart: `card:hand:farm#2` is `card:hand:farm`."""
    return name.partition("#")[0]


def touched(option: Option) -> set[str]:
    """The nodes that stand for an option: clicking either of them means it."""
    return {name for name in (node_name(option.subject), node_name(option.target)) if name}

"""Picking things up and putting them down: which options a click, a drag or a hover means."""

from __future__ import annotations

from collections.abc import Sequence

from everdell_desktop.engine.decisions import Blocked, Decision, Option
from everdell_desktop.engine.state import State

from .naming import base_name, node_name, touched


class Pointing:
    """The options of the open decision by the nodes that stand for them."""

    def __init__(self, decision: Decision | None, viewer: int) -> None:
        self.viewer = viewer
        self.options: Sequence[Option] = decision.options if decision is not None else ()
        blocked: Sequence[Blocked] = decision.blocked if decision is not None else ()
        self.by_node: dict[str, list[Option]] = {}
        for option in self.options:
            for name in self.nodes(option):
                self.by_node.setdefault(name, []).append(option)
        self.reasons: dict[str, str] = {}
        for block in blocked:
            name = (
                node_name(block.target)
                if block.subject and block.subject.kind == "worker"
                else node_name(block.subject)
            )
            self.reasons.setdefault(name, block.reason)

    def nodes(self, option: Option) -> set[str]:
        """The nodes that stand for an option; a card in a foreign city is reached through its owner's panel too."""
        names = touched(option)
        target = option.target
        if target is not None and target.kind == "city" and target.seat != self.viewer:
            names.add(f"seat:{target.seat}")
        return names

    def about(self, name: str) -> list[Option]:
        """The options a node stands for."""
        return self.by_node.get(base_name(name), [])

    def partners(self, name: str) -> set[str]:
        """Where the thing `name` can be put: the other nodes of its options."""
        name = base_name(name)
        return {other for option in self.about(name) for other in self.nodes(option) if other != name}

    def meant(self, picked: str, target: str) -> list[Option]:
        """The options meant by putting one thing onto another."""
        target = base_name(target)
        return [o for o in self.about(picked) if target in self.nodes(o) and target != base_name(picked)]

    def sources(self) -> set[str]:
        """The things that can be picked up or pressed to do something."""
        return {node_name(option.subject) for option in self.options if option.subject is not None}

    def targets(self) -> set[str]:
        """The places where something can be put."""
        return {node_name(option.target) for option in self.options if option.target is not None}

    def reason(self, name: str) -> str:
        """Why nothing can be done with a node, if something might have been."""
        return "" if self.about(name) else self.reasons.get(base_name(name), "")


def consequence(option: Option, state: State, seat: int) -> str:
    """What an option means for others, to be said before it is taken."""
    target = option.target
    if target is not None and target.kind == "city" and target.seat not in (-1, seat):
        owner = state.players[target.seat]
        for built in owner.city:
            if built.uid == target.id:
                points = built.card.visitor_points
                return f"{owner.name} gains {points} {'point' if points == 1 else 'points'} if you visit"
    return ""

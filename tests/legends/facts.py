"""What is printed on legendary cards beyond the facts of other cards."""

from __future__ import annotations

from typing import Any

from everdell_desktop.boxes.legends import one


def facts_of(kind: str, card: Any) -> dict[str, Any]:
    return {"replaces": card.names[1], "pack": "I" if card in one.CARDS else "II"}

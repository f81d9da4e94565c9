"""Colours of the land at each time of day."""

from dataclasses import dataclass

from art.kit.palette import (
    HILL_FAR,
    HILL_NEAR,
    LEAF_DEEP,
    LEAF_GOLD,
    LEAF_NIGHT,
    LEAF_RUST,
    LEAF_SNOW,
    LEAF_SPRING,
    LEAF_SUMMER,
    MEADOW,
    MEADOW_DEEP,
    MEADOW_LIGHT,
    PINE_FAR,
    PINE_NIGHT,
)
from art.parts.scenery.trees import BARK, Leaf

NIGHT_BARK = ("#141c24", "#35414a", "#5f7478")
DUSK_BARK = ("#2a1a1c", "#5d4438", "#b07a5c")


@dataclass(frozen=True)
class Mood:
    """Far hills and near hills (body, crest), soil (body, light, deep), kinds of leaves, far firs, bark."""

    far: tuple[str, str]
    near: tuple[str, str]
    soil: tuple[str, str, str]
    leaves: tuple[Leaf, ...]
    firs: Leaf = PINE_FAR
    bark: Leaf = BARK


MOODS = {
    "morning": Mood(
        (HILL_FAR, "#eef0cc"), (HILL_NEAR, "#d6dd9c"), (MEADOW, MEADOW_LIGHT, MEADOW_DEEP), (LEAF_SUMMER, LEAF_SPRING)
    ),
    "noon": Mood(
        ("#a3c0ac", "#e6efd2"), ("#93b884", "#d2e0a4"), ("#86ab58", "#d6dc90", "#45703a"), (LEAF_SUMMER, LEAF_DEEP)
    ),
    "evening": Mood(
        ("#a79a8c", "#f0c8a0"),
        ("#9a9a68", "#ecc888"),
        ("#95954c", "#eecf84", "#4c5a30"),
        (LEAF_SUMMER, LEAF_GOLD, LEAF_RUST),
    ),
    "dusk": Mood(
        ("#7a708c", "#d8a494"),
        ("#686e68", "#c09a7c"),
        ("#66703f", "#cfa56c", "#333f30"),
        (LEAF_DEEP, LEAF_RUST),
        PINE_NIGHT,
        DUSK_BARK,
    ),
    "night": Mood(
        ("#3a5064", "#6a8494"),
        ("#2f4a50", "#587478"),
        ("#35543f", "#6c8a66", "#172a2c"),
        (LEAF_NIGHT,),
        PINE_NIGHT,
        NIGHT_BARK,
    ),
    "winter": Mood(
        ("#b9c8cc", "#f4f4ea"),
        ("#c8d4d4", "#fbfaf0"),
        ("#dfe6e2", "#fdfcf4", "#93a9b2"),
        (LEAF_SNOW,),
        ("#5a7474", "#8aa39c", "#f2f4ec"),
    ),
    "autumn": Mood(
        ("#b5a890", "#f2dcb4"),
        ("#b09a5c", "#ecd08c"),
        ("#a9954c", "#ecd288", "#5f5a2c"),
        (LEAF_GOLD, LEAF_RUST, ("#8f3a2c", "#b84a36", "#e88a5c")),
    ),
    "storm": Mood(("#8a958c", "#b9bda4"), ("#7a8a6c", "#aab088"), ("#75874a", "#b4b878", "#3c5034"), (LEAF_DEEP,)),
}

"""The cloths of the Duo's people."""

from art.parts.critters.tones import tone

ROSE, MOSS, SKY = tone("#b8506a", "#f0a0a8"), tone("#6f8f45", "#b4c874"), tone("#4f86a8", "#a4cfe0")
PLUM, SAND, TEAL = tone("#6a4a7a", "#b090c0"), tone("#c9a468", "#f0dcae"), tone("#3f7f78", "#8cc4b8")
RUST, NIGHT, CREAM = tone("#a8512f", "#e09a6a"), tone("#34486a", "#7a94b8"), tone("#e6d6b0", "#fff6e0")
LEAF, GOLD, SLATE = tone("#4f7f3f", "#9cc46a"), tone("#d9a441", "#f6dc8a"), tone("#5a6470", "#a0acb8")
RED, COAL, BROWN = tone("#a8332f", "#e0786a"), tone("#3a3640", "#7c7684"), tone("#7a5232", "#b88a5c")

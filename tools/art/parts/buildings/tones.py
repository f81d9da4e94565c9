"""Colours of building materials as ``(body, light, dark)``."""

Tone = tuple[str, str, str]

# Stone and brick
FIELDSTONE: Tone = ("#b8a78c", "#efe3c8", "#5c4b3c")
CASTLE_STONE: Tone = ("#c3b9a6", "#f5ecd8", "#5d5560")
GREY_STONE: Tone = ("#9d9a96", "#dcd8cc", "#454048")
DARK_STONE: Tone = ("#6f675f", "#b3a48c", "#2a2428")
SANDSTONE: Tone = ("#dcbf8c", "#fbe9c0", "#84603a")
MARBLE: Tone = ("#eee4d2", "#fffaf0", "#9a8a84")
ROSE_STONE: Tone = ("#e6c0ac", "#fde8d8", "#8c5a58")
MOSSY_STONE: Tone = ("#9a9a80", "#d8d6b4", "#454a38")
BRICK: Tone = ("#a9573c", "#dd9068", "#5a261c")
OLD_BRICK: Tone = ("#96604a", "#c99874", "#4c2a22")

# Wood and plaster
OAK: Tone = ("#8a5c38", "#c8945c", "#3f2616")
PALE_WOOD: Tone = ("#c49a64", "#ecd09a", "#6a4626")
GREY_WOOD: Tone = ("#978a78", "#cfc3aa", "#494034")
RED_BOARD: Tone = ("#a8452f", "#d9805a", "#561d16")
BLUE_BOARD: Tone = ("#5d8794", "#a4c6c4", "#274651")
GREEN_BOARD: Tone = ("#6d8a5c", "#b4c690", "#33482e")
YELLOW_BOARD: Tone = ("#e0b45c", "#f9e09c", "#8a5a24")
PLASTER: Tone = ("#efdcb4", "#fff6df", "#8a6238")
WHITEWASH: Tone = ("#f3ead6", "#fffbef", "#a08c76")
BARK: Tone = ("#7a5536", "#c79a66", "#3a2415")

# Roofs
TILE_RED: Tone = ("#b0532f", "#e78d55", "#571f17")
TILE_ORANGE: Tone = ("#c8743a", "#f2ab6a", "#6b3018")
SLATE_BLUE: Tone = ("#5c7890", "#a0bccb", "#263a50")
SLATE_PURPLE: Tone = ("#75608c", "#b39cc4", "#372850")
SLATE_GREY: Tone = ("#7c7f84", "#b9bcb8", "#383a44")
SHINGLE_BROWN: Tone = ("#8c6040", "#c4986a", "#41281a")
SHINGLE_TEAL: Tone = ("#4f8580", "#9cc8b4", "#1f4448")
THATCH: Tone = ("#cda557", "#f4da94", "#74501f")
COPPER_GREEN: Tone = ("#6fa58e", "#bfe0c0", "#2c5650")
COPPER: Tone = ("#b8713f", "#f2bb80", "#5c2c18")
GILT: Tone = ("#d79b3c", "#ffe9a8", "#7a430e")
ACORN_CAP: Tone = ("#9a7040", "#d2a970", "#4a3018")
ACORN_NUT: Tone = ("#c48a44", "#f0c884", "#6e4018")
TOADSTOOL: Tone = ("#bf4434", "#ee8a66", "#5c1713")
IRON: Tone = ("#57545a", "#a7a4a4", "#232026")
SNOW: Tone = ("#eef2ee", "#ffffff", "#8ea6b8")

# Cloth: (colour, colour between)
CLOTH_RED_CREAM = ("#b8483a", "#f6e8cc")
CLOTH_GREEN_CREAM = ("#5f8450", "#f6ecd0")
CLOTH_BLUE_CREAM = ("#4f7f94", "#f4ead2")

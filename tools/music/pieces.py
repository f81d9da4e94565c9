"""The pieces: one for the menu and one for each season, all our own."""

from __future__ import annotations

from .playing import Piece, Section

FULL = "harp", "bass", "bowed"

MENU = Piece(
    key=2, bar=6, eighth=0.278, picking=(0, 1, 2, 3, 4, 3), steps=(0,), beats=((0, 43, 0.4),), hall=2.2,
    sections=(
        Section("d2f2a2 | g2f2d2 | e2f2B2 | A4z2", "D | G/B | Em | A7", "harp", ("bass", "bowed")),
        Section("A4d2 | c3BF2 | G4B2 | A4E2 | F3GA2 | B3cd2 | G2F2E2 | D4z2",
                "D | Bm | G | A | D | Bm | G A | D", "flute", ("harp", "bass")),
        Section("A4d2 | c3BF2 | G4B2 | A4c2 | d3ef2 | g2f2e2 | d2c2e2 | d4z2",
                "D | Bm | G | A | D/F# | G | A7 | D", "flute", FULL, below="reed"),
        Section("f3ed2 | c4A2 | B3cd2 | A4F2 | G3AB2 | d3cB2 | e2d2B2 | d4c2",
                "Bm | F#m | G | D | Em | Bm/D | Em | A", "dulcimer", (*FULL, "drum")),
        Section("B2d2g2 | e4c2 | A2c2f2 | d4B2 | G2B2d2 | F2A2d2 | E2G2B2 | A4z2",
                "G | A | F#m | Bm | G | D/F# | Em | A7", "flute", (*FULL, "lute", "drum")),
        Section("A4d2 | c3BF2 | G4B2 | A4c2 | d3ef2 | g2f2e2 | d2c2e2 | d4z2",
                "D | Bm | G | A | D/F# | G | A7 | D", "flute", (*FULL, "lute", "drum"), below="reed", above="bell"),
        Section("d2f2a2 | b2a2f2 | g2e2c2 | d6", "D | G/B | A7 | D", "harp", ("bass", "bowed")),
    ),
)  # fmt: skip
"""A waltz by the hearth."""

SPRING = Piece(
    key=1, bar=8, eighth=0.264, picking=(0, 1, 2, 3, 4, 3, 2, 1), steps=(0, 4), lean=0.1, grace=0.35,
    beats=((0, 45, 0.5), (4, 52, 0.3), (6, 52, 0.22)), hall=1.6,
    shakes=((0, 0.5), (2, 0.8), (3, 0.4), (4, 0.5), (6, 0.8), (7, 0.4)),
    sections=(
        Section("g2d2B2d2 | e2c2G2c2 | d2B2G2B2 | A4d4", "G | C | G/B | D", "harp", ("bass", "shaker")),
        Section("G2Bdg2fe | e2c2G2ce | d2B2G2Bd | A3BA2D2 | G2Bdg2fe | e2c2e2ga | b2g2a2f2 | g6z2",
                "G | C | G | D | G | C | G D7 | G", "whistle", ("harp", "bass", "shaker")),
        Section("e3fg2B2 | c3de2G2 | B3cd2G2 | F3GA4 | g3fe2B2 | c2e2g2e2 | a2g2f2d2 | g6z2",
                "Em | C | G | D | Em | C | Am D7 | G", "flute", (*FULL, "shaker", "drum"), below="reed"),
        Section("e2ceg2e2 | f2dfa2f2 | d2Bdf2d2 | g3fe4 | e2ceg2e2 | f2dfa2f2 | b2agd2g2 | a6z2",
                "C | D | Bm | Em | C | D | G/B | D7", "dulcimer", (*FULL, "lute", "drum")),
        Section("G2Bdg2fe | e2c2G2ce | d2B2G2Bd | A3BA2D2 | G2Bdg2fe | e2c2e2ga | b2g2a2f2 | g6z2",
                "G | C | G | D | G | C | G D7 | G", "whistle", (*FULL, "lute", "shaker", "drum"),
                below="flute", above="bell"),
    ),
)  # fmt: skip
"""A morning walk: quick steps, a whistle, everything is in bud."""

SUMMER = Piece(
    key=3, bar=6, eighth=0.288, picking=(0, 2, 3, 1, 4, 3), steps=(0, 3), lean=0.0, grace=0.3,
    beats=((0, 43, 0.55), (2, 52, 0.2), (3, 47, 0.36), (5, 52, 0.24)), hall=1.7,
    shakes=((0, 0.7), (2, 0.4), (3, 0.7), (5, 0.45)),
    sections=(
        Section("e3c3 | f3d3 | e3c3 | B3e3", "A | D/A | A | E", "lute", ("bass", "drum")),
        Section("c2ee2c | d2fa2f | e2cA2c | B2cB2E | c2ee2c | d2fa2f | e2dc2B | A4z2",
                "A | D | A | E | A | D | E7 | A", "flute", ("harp", "bass", "drum")),
        Section("a2ec2e | f2dA2d | e2cA2c | B2AG2B | a2ec2e | f2af2d | e2dB2c | A6",
                "A | D | A | E | A | D | E7 | A", "flute", (*FULL, "drum", "shaker"), below="reed"),
        Section("f3c2f | a2fd3 | e3c2A | B6 | f2ec2f | a2ba2f | d2fe2B | c3A3",
                "F#m | D | A | E | F#m | D | Bm E7 | A", "reed", (*FULL, "lute", "shaker")),
        Section("a2ec2e | f2dA2d | e2cA2c | B2AG2B | a2ec2e | f2af2d | e2dB2c | A6",
                "A | D | A | E | A | D | E7 | A", "whistle", (*FULL, "lute", "drum", "shaker"), below="flute"),
        Section("F2Ad2c | E2Ac2B | D2FB2A | C2EA3 | F2Ad2f | e2cA2c | d2BF2B | B3e3",
                "D | A/C# | Bm | A | D | A/C# | Bm | E7", "dulcimer", (*FULL, "drum")),
    ),
)  # fmt: skip
"""A slow jig in the long grass."""

AUTUMN = Piece(
    key=2, bar=8, eighth=0.326, picking=(0, 1, 2, 3, 4, 3, 2, 3), steps=(0, 4), lean=0.06, grace=0.25,
    beats=((0, 41, 0.5), (3, 48, 0.2), (4, 43, 0.34), (7, 48, 0.22)), hall=2.3,
    sections=(
        Section("e2B2G2B2 | d2A2F2A2 | e2c2A2c2 | B4F4", "Em | D | A/C# | Bm", "dulcimer", ("bass", "bowed")),
        Section("E2B3AGF | A4F2D2 | G2B3dcB | F6EF | E2B3cdB | A3BA2F2 | E2A2F2D2 | E6z2",
                "Em | D | G | Bm | Em | D | A Bm | Em", "reed", ("harp", "bass", "bowed")),
        Section("d3ed2B2 | A3BA2F2 | e3fe2c2 | B6z2 | g3fe2d2 | f3ed2A2 | c3de2c2 | B4F4",
                "G | D | A | Em | G | D | A | Bm", "flute", (*FULL, "drum"), below="reed"),
        Section("e2b3agf | a4f2d2 | g2b2a2g2 | f6ef | g2fed2B2 | A2d2f2a2 | e2c2d2F2 | E6z2",
                "Em | D | G | Bm | Em | D | A Bm | Em", "flute", (*FULL, "lute", "drum"), below="reed"),
        Section("B,2E2G2B2 | A,2D2F2A2 | C2E2A2c2 | B,2F2B4", "Em | D | A/C# | Bm", "harp", ("bass", "bowed")),
    ),
)  # fmt: skip
"""Falling leaves, in the old mode on E."""

WINTER = Piece(
    key=-1, bar=6, eighth=0.354, picking=(0, 2, 3, 4, 3, 2), steps=(0,), hall=2.8, grace=0.1,
    sections=(
        Section("f2a2c'2 | e2g2c'2 | d2f2a2 | c4z2", "F | C/E | Dm | C", "music_box", ("bowed",)),
        Section("c4f2 | g3fe2 | f3ed2 | c4A2 | B3cd2 | c3AF2 | G3AB2 | G6",
                "F | C/E | Dm | Am | Bb | F/A | Gm | C", "celesta", ("harp", "bowed"), octave=1),
        Section("c4f2 | g3fe2 | a3gf2 | e4c2 | d3ef2 | c3AF2 | G2B2E2 | F6",
                "F | C/E | Dm | Am | Bb | F/A | Gm C7 | F", "flute", FULL, above="celesta"),
        Section("a4f2 | e3dc2 | d4f2 | c6 | B3cd2 | A3df2 | g3f_e2 | =e4g2",
                "Dm | Am | Bb | F | Gm | Dm/F | Eb | C7", "reed", (*FULL, "bell"), above="music_box"),
        Section("c4f2 | g3fe2 | a3gf2 | e4c2 | d3ef2 | c3AF2 | G2B2E2 | F6",
                "F | C/E | Dm | Am | Bb | F/A | Gm C7 | F", "flute", (*FULL, "bell"), below="reed", above="celesta"),
    ),
)  # fmt: skip
"""Snow outside the window."""

PIECES: dict[str, Piece] = {
    "menu": MENU, "spring": SPRING, "summer": SUMMER, "autumn": AUTUMN, "winter": WINTER,
}  # fmt: skip

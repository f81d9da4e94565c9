"""Small painted things that many parts of the table share: faces of cards in a circle, coins, badges, strips."""

from __future__ import annotations

import pygame

from everdell_desktop.ui.faces import put_centred
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.scene import Node
from everdell_desktop.ui.shapes import disc, paper
from everdell_desktop.ui.theme import BAD, BOLD, COIN_INK, CREAM, GOOD, INK, LIGHT_PAPER, NORMAL, Colour


def coin(kit: Kit, side: int, words: str) -> pygame.Surface:
    """Points on a golden coin."""

    def make() -> pygame.Surface:
        picture = kit.pictures.at("frames/seal", (side, side)).copy()
        style = kit.style(NORMAL, COIN_INK, BOLD)._replace(size=max(9, round(side * (0.5 if len(words) < 3 else 0.4))))
        put_centred(picture, kit.letters.line(words, style), picture.get_rect())
        return picture

    return kit.plates.kept(("coin", side, words), make)


def badge(kit: Kit, centre: tuple[int, int], side: int, text: str, colour: Colour = BAD, icon: str = "") -> Node:
    """A round badge with a number or a sign, or a plain one."""
    inside: pygame.Surface | None = None
    if icon:
        inside = kit.pictures.icon(icon, round(side * 0.7))
    elif text:
        style = kit.style(NORMAL, CREAM, BOLD)._replace(size=max(9, round(side * 0.6)))
        inside = kit.letters.line(text, style)
    return Node("", (centre[0] - side // 2, centre[1] - side // 2, side, side), draw=disc(colour, inside))


def strip(kit: Kit, text: str, good: bool, width: int) -> Node:
    """A strip that tells why something can or cannot be done, at 0, 0."""
    px = kit.px
    style = kit.style(NORMAL, INK, BOLD)
    room = kit.letters.natural_width(text, style, width - px(74))
    words = kit.letters.block(text, style, room)
    size = room + px(70), max(px(42), words.get_height() + px(12))
    node = Node("reason", (0, 0, *size), draw=paper(px(12), LIGHT_PAPER, GOOD if good else BAD, max(2, px(3))))
    side = px(30)
    icon = kit.pictures.icon("check" if good else "lock", side)
    node.add(Node("", (px(12), (size[1] - side) // 2, side, side), picture=icon))
    node.add(Node("", (px(52), (size[1] - words.get_height()) // 2, *words.get_size()), picture=words))
    return node

"""The wooden figures of the players: their animal, other kinds of workers, and a letter for those who want one."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import pygame

from everdell_desktop.ui.dress import dressed, seat_colour
from everdell_desktop.ui.faces import put_centred
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.pictures import scaled
from everdell_desktop.ui.scene import Node
from everdell_desktop.ui.theme import ANIMAL_COLOURS, BOLD, CREAM, INK, SEAT_DYES, SMALL, Colour

from .pieces import badge

WORKER = 48, 60
SEEN = 3  # workers that are seen on one place; a number tells of more


class Figures:
    """Pictures of workers and faces by seat."""

    def __init__(
        self, kit: Kit, animals: list[str], names: list[str], marks: bool, rivals: Collection[int] = ()
    ) -> None:  # fmt: skip
        self.kit = kit
        self.animals = animals
        self.letters = [name[:1].upper() for name in names] if marks else []
        """What tells the players apart beside shape and colour; empty where nobody asked for it."""
        self.rivals = rivals
        """Seats that are played by rule, or whose animal the game has chosen: they wear what they please."""

    def worker(self, seat: int, size: tuple[int, int], kind: str = "worker") -> pygame.Surface:
        """A worker of a seat; another kind than the usual wears the colour of its player, or carries its face."""
        if kind == "worker":
            picture = self.dressed(f"workers/{self.animals[seat]}", seat, size)
        elif self.kit.pictures.exists(name := f"workers/{kind}_{SEAT_DYES[seat % len(SEAT_DYES)]}"):
            picture = self.kit.pictures.at(name, size)
        else:
            return self.kit.plates.kept(
                ("figure", kind, size, seat, *self.animals), lambda: self._ridden(kind, size, seat)
            )
        if not self.letters:
            return picture
        key = "marked", kind, self.animals[seat], self.letters[seat], size, seat
        return self.kit.plates.kept(key, lambda: self._marked(picture, seat))

    def face(self, seat: int, side: int) -> pygame.Surface:
        return self.dressed(f"avatars/{self.animals[seat]}", seat, (side, side))

    def colour(self, seat: int) -> Colour:
        """The colour of a seat, whatever its animal; a rival has that of its animal."""
        return ANIMAL_COLOURS[self.animals[seat]] if seat in self.rivals else seat_colour(seat)

    def dressed(self, name: str, seat: int, size: tuple[int, int]) -> pygame.Surface:
        """A figure or bust in the colour of a seat."""
        dye = -1 if seat in self.rivals else seat
        return self.kit.plates.kept(("seat", name, dye, size), lambda: scaled(dressed(self.kit, name, dye), size))

    def stand(self, node: Node, workers: Sequence[tuple[int, str]], foot: tuple[int, int], step: int) -> None:
        """Figures standing on a spot; a number tells how many where there are more than are seen."""
        size = self.kit.px(WORKER[0]), self.kit.px(WORKER[1])
        for number, (seat, kind) in enumerate(workers[:SEEN]):
            left = foot[0] - size[0] // 2 + number * step
            picture = self.worker(seat, size, kind)
            node.add(Node("", (left, foot[1] - size[1] + self.kit.px(5), *size), picture=picture))
        if len(workers) > SEEN or (len(workers) > 1 and abs(step) < size[0]):
            side = self.kit.px(26)
            inside = side // 2 + self.kit.px(3)
            spot = foot[0] + size[0] // 2, max(inside, foot[1] - size[1] + self.kit.px(12))
            node.add(badge(self.kit, spot, side, str(len(workers)), INK))

    def _ridden(self, kind: str, size: tuple[int, int], seat: int) -> pygame.Surface:
        """A figure there is only one of, with the face of the player who rides it."""
        picture = self.kit.pictures.at(f"workers/{kind}", size).copy()
        side = max(11, round(size[0] * 0.45))
        picture.blit(self.face(seat, side), (size[0] - side, size[1] - side))
        return self._marked(picture, seat) if self.letters else picture

    def _marked(self, picture: pygame.Surface, seat: int) -> pygame.Surface:
        """The figure with its player's letter at its foot."""
        marked = picture.copy()
        side = max(11, round(picture.get_width() * 0.42))
        spot = pygame.Rect(marked.get_width() - side, marked.get_height() - side, side, side)
        pygame.draw.circle(marked, INK, spot.center, side // 2)
        style = self.kit.style(SMALL, CREAM, BOLD)._replace(size=max(9, round(side * 0.72)))
        put_centred(marked, self.kit.letters.line(self.letters[seat], style), spot)
        return marked

"""The wooden figures of the players: their animal, other kinds of workers, and a letter for those who want one."""

from __future__ import annotations

import pygame

from everdell_desktop.ui.faces import put_centred
from everdell_desktop.ui.kit import Kit
from everdell_desktop.ui.theme import BOLD, CREAM, INK, SMALL


class Figures:
    """Pictures of workers and faces by seat."""

    def __init__(self, kit: Kit, animals: list[str], names: list[str], marks: bool) -> None:
        self.kit = kit
        self.animals = animals
        self.letters = [name[:1].upper() for name in names] if marks else []
        """What tells the players apart beside shape and colour; empty where nobody asked for it."""

    def worker(self, seat: int, size: tuple[int, int], kind: str = "worker") -> pygame.Surface:
        """A worker of a seat; another kind than the usual wears the colour of its player."""
        name = self.animals[seat] if kind == "worker" else f"{kind}_{self.animals[seat]}"
        picture = self.kit.pictures.at(f"workers/{name}", size)
        if not self.letters:
            return picture
        return self.kit.plates.kept(("figure", name, size, self.letters[seat]), lambda: self._marked(picture, seat))

    def face(self, seat: int, side: int) -> pygame.Surface:
        return self.kit.pictures.at(f"avatars/{self.animals[seat]}", (side, side))

    def _marked(self, picture: pygame.Surface, seat: int) -> pygame.Surface:
        """The figure with its player's letter at its foot."""
        marked = picture.copy()
        side = max(11, round(picture.get_width() * 0.42))
        spot = pygame.Rect(marked.get_width() - side, marked.get_height() - side, side, side)
        pygame.draw.circle(marked, INK, spot.center, side // 2)
        style = self.kit.style(SMALL, CREAM, BOLD)._replace(size=max(9, round(side * 0.72)))
        put_centred(marked, self.kit.letters.line(self.letters[seat], style), spot)
        return marked

"""Portraits of critters as data: species, clothes, props, poses, expression and scene."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from art.kit.canvas import Canvas
from art.kit.pages import PAGE, Size
from art.kit.part import Drawables, Part, draw_all
from art.parts.critters import bodies
from art.parts.critters.face import Look
from art.parts.critters.figure import HEAD_Y, head_at, standing
from art.parts.critters.poses import Arm, Pose, Sleeve, draw_arm
from art.parts.critters.species import SPECIES
from art.parts.critters.tones import Fur, Tone

__all__ = ["Arm", "Portrait", "Pose", "portrait"]


@dataclass(frozen=True, kw_only=True)
class Portrait:
    """One critter in its place. Called, it draws itself.

    Everything is drawn from back to front: ``scene``, then ``behind`` the body (cloak, pack), tail, feet, body,
    ``wear`` (from the skin outwards), arms with what they hold, ``collar`` (scarf, chain, bow), ``hood`` (behind the
    head), head, ``features`` (freckles, moustache, scar), ``hat``, and at last ``front`` (counter, reeds, a lamb).
    Clothes get the figure's turn and build by themselves.

    ``traits`` are arguments of the species' head (``ear="lop"``, ``antlers=0``); ``shape`` stretches the head
    (wide, tall); ``at`` is (x, y, scale) of the feet; ``sleeve`` None means a bare arm, ``seam`` False a sleeve
    of the coat's own cloth; ``hand`` colours gloves and dark paws; ``tail`` is the side it shows on, 0 for none.
    """

    species: str
    scene: Drawables = ()
    fur: Fur | None = None
    look: Look = field(default_factory=Look)
    tilt: float = 0.0
    shape: tuple[float, float] = (1.0, 1.0)
    traits: Mapping[str, Any] = field(default_factory=dict)
    build: float = 0.0
    behind: Drawables = ()
    feet: Part | None = None
    tail: int = -1
    wear: Drawables = ()
    sleeve: Tone | None = None
    cuff: Tone | None = None
    seam: bool = True
    hand: Tone | None = None
    left: Arm = field(default_factory=Arm)
    right: Arm = field(default_factory=Arm)
    collar: Drawables = ()
    hood: Drawables = ()
    features: Drawables = ()
    hat: Drawables = ()
    front: Drawables = ()
    at: tuple[float, float, float] = (270.0, 392.0, 1.0)
    lean: float = 0.0
    shadow: float = 128.0
    aura: float = 0.0
    page: Size = PAGE

    def __call__(self) -> Canvas:
        """The finished drawing."""
        canvas = Canvas(*self.page)
        draw_all(canvas, self.scene)
        self.on(canvas)
        draw_all(canvas, self.front)
        return canvas

    def on(self, canvas: Canvas, **offered: Any) -> None:
        """The figure alone, at its place, for pictures that show several."""
        with standing(canvas, *self.at, self.lean, self.shadow, self.aura):
            self._body(canvas)
            self._arms(canvas, early=True)
            draw_all(canvas, self.collar, **self._fit)
            self._head(canvas)
            self._arms(canvas, early=False)

    @property
    def coat(self) -> Fur:
        """The colours of this one: its own or those of its species."""
        return self.fur or SPECIES[self.species].fur

    @property
    def stout(self) -> float:
        """The width of the body: its own or that of its species."""
        return self.build or SPECIES[self.species].build

    @property
    def _fit(self) -> dict[str, float]:
        return {"turn": self.look.turn, "stout": self.stout, "wide": self.stout * 0.94}

    def _body(self, canvas: Canvas) -> None:
        species = SPECIES[self.species]
        draw_all(canvas, self.behind, **self._fit)
        if species.tail and self.tail:
            species.tail(canvas, self.coat, self.tail)
        if self.feet:
            self.feet.on(canvas)
        elif species.feet:
            species.feet(canvas, self.coat)
        for side, arm in ((-1, self.left), (1, self.right)):
            if arm.shape.back:
                self._arm(canvas, side, arm)
        bodies.torso(canvas, self.coat, self.stout, self.look.turn)
        draw_all(canvas, self.wear, **self._fit)

    def _arms(self, canvas: Canvas, early: bool) -> None:
        for side, arm in ((-1, self.left), (1, self.right)):
            if not arm.shape.back and arm.shape.late != early:
                self._arm(canvas, side, arm)

    def _arm(self, canvas: Canvas, side: int, arm: Arm) -> None:
        species = SPECIES[self.species]
        hand = self.hand or (self.coat.skin if species.bare else self.coat.coat)
        sleeve = Sleeve(self.sleeve or self.coat.coat, hand, self.cuff, self.seam)
        draw_arm(canvas, arm, side, species, self.coat, sleeve, self.stout)

    def _head(self, canvas: Canvas) -> None:
        species = SPECIES[self.species]
        wide, tall = self.shape
        place = (0.0, HEAD_Y + 4 - species.high)
        with canvas.moved(*place, rotate=self.tilt):
            draw_all(canvas, self.hood, turn=self.look.turn)
        with head_at(canvas, *place, self.tilt), canvas.moved(0, 0, wide, stretch=tall / wide):
            species.head(canvas, self.coat, self.look, **self.traits)
            draw_all(canvas, self.features, look=self.look)
            draw_all(canvas, self.hat, look=self.look, turn=self.look.turn)


def portrait(species: str, scene: Drawables = (), **details: Any) -> Portrait:
    """A portrait: ``portrait("mouse", scene=(...), wear=(...), right=Arm("carry", put(wares.basket)))``."""
    return Portrait(species=species, scene=scene, **details)

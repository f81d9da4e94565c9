"""Poses of one arm: where elbow and hand are, how the hand is shaped and where it holds what it holds.

Given for the right side of the page in figure coordinates (shoulder near (52, -142)); the left side is mirrored.
"""

from dataclasses import dataclass

from art.kit.canvas import Canvas
from art.kit.part import Part
from art.kit.shapes import Point
from art.parts.critters import limbs, paws
from art.parts.critters.species import Species
from art.parts.critters.tones import Fur, Tone


@dataclass(frozen=True)
class Pose:
    """One arm: elbow, wrist, the paw (kind, place, angle) and the place of a prop with its own lean.

    ``under`` draws the prop before the arm (a staff behind the sleeve), otherwise between arm and paw; ``late``
    poses reach in front of the head and are drawn after it, ``back`` ones before the body.
    """

    elbow: Point
    wrist: Point
    paw: str
    palm: Point
    angle: float
    prop: Point
    lean: float = 0.0
    under: bool = False
    late: bool = False
    back: bool = False


POSES: dict[str, Pose] = {
    "hip": Pose((104, -102), (66, -74), "fist", (54, -72), -20, (54, -72)),
    "down": Pose((92, -98), (88, -62), "rest", (88, -50), 8, (90, -44)),
    "staff": Pose((104, -126), (102, -110), "fist", (110, -102), 8, (110, -112), 6, under=True),
    "hold": Pose((100, -104), (78, -88), "fist", (68, -86), 12, (68, -92)),
    "carry": Pose((110, -112), (92, -112), "fist", (80, -120), 90, (80, -92)),
    "raise": Pose((112, -122), (116, -158), "fist", (120, -166), 10, (122, -174), 10, late=True),
    "high": Pose((114, -146), (128, -196), "fist", (132, -208), 10, (134, -214), 12, late=True),
    "wave": Pose((110, -122), (116, -166), "open", (118, -180), -84, (118, -200), late=True),
    "offer": Pose((104, -104), (116, -92), "open", (130, -92), -6, (136, -108)),
    "chest": Pose((88, -112), (50, -98), "fist", (42, -96), 10, (38, -104)),
    "clasp": Pose((86, -100), (34, -84), "rest", (22, -80), 70, (0, -92)),
    "point": Pose((100, -132), (136, -142), "open", (150, -146), -8, (168, -150)),
    "rest": Pose((98, -112), (102, -82), "rest", (104, -72), 10, (104, -60)),
    "back": Pose((92, -104), (62, -66), "none", (58, -60), 0, (58, -60), back=True),
}


@dataclass(frozen=True)
class Sleeve:
    """What an arm is dressed in: its cloth, a ``cuff``, whether a ``seam`` parts it from the coat; and its ``hand``."""

    cloth: Tone
    hand: Tone
    cuff: Tone | None = None
    seam: bool = True


@dataclass(frozen=True)
class Arm:
    """What one arm does: a pose (by name, or one of its own), what it holds with its grip at the hand, and small
    corrections of that."""

    pose: str | Pose = "down"
    prop: Part | None = None
    at: Point = (0.0, 0.0)
    size: float = 1.0
    tilt: float = 0.0

    @property
    def shape(self) -> Pose:
        """The pose itself."""
        return self.pose if isinstance(self.pose, Pose) else POSES[self.pose]


def draw_arm(
    canvas: Canvas,
    arm: Arm,
    side: int,
    species: Species,
    fur: Fur,
    sleeve: Sleeve,
    build: float,
) -> None:
    """Draw one arm with its hand and prop; ``side`` is 1 for the right of the page, -1 for the left."""
    pose = arm.shape
    grow = (build - 1) * 50
    shoulder = (side * (50 + grow), -142.0)
    elbow, wrist, palm = (_mirrored(place, side, grow) for place in (pose.elbow, pose.wrist, pose.palm))
    if pose.under:
        _draw_prop(canvas, arm, side, grow)
    if species.hands == "wing":
        limbs.wing_arm(canvas, shoulder, elbow, wrist, sleeve.cloth, 24, seam=sleeve.seam)
    else:
        wide = (21 + 4 * (build - 1) * 5, 15 + 3 * (build - 1) * 5)
        limbs.arm(canvas, shoulder, elbow, wrist, sleeve.cloth, wide, sleeve.cuff, seam=sleeve.seam)
    if not pose.under:
        _draw_prop(canvas, arm, side, grow)
    if species.hands != "wing":
        _draw_paw(canvas, pose, palm, side, species, fur, sleeve.hand)


def _draw_prop(canvas: Canvas, arm: Arm, side: int, grow: float) -> None:
    if arm.prop:
        x, y = _mirrored(arm.shape.prop, side, grow)
        with canvas.moved(x + arm.at[0], y + arm.at[1], arm.size, rotate=side * arm.shape.lean + arm.tilt):
            arm.prop.on(canvas)


def _draw_paw(canvas: Canvas, pose: Pose, palm: Point, side: int, species: Species, fur: Fur, colours: Tone) -> None:
    angle = pose.angle if side > 0 else -pose.angle
    if pose.paw == "none":
        return
    if species.hands == "hoof":
        down = {"fist": -side * 60, "open": -side * 100, "rest": 0}[pose.paw]
        paws.hoof(canvas, *palm, fur, down)
    elif pose.paw == "open":
        paws.open_paw(canvas, *palm, colours, angle if side > 0 else 180 + angle, mirror=side < 0)
    elif pose.paw == "rest":
        paws.resting_paw(canvas, *palm, colours, angle)
    elif species.hands == "claw":
        paws.claw_paw(canvas, *palm, colours, angle if side < 0 else 180 + angle)
    else:
        paws.fist(canvas, *palm, colours, angle if side > 0 else 180 + angle, 1.05)


def _mirrored(place: Point, side: int, grow: float) -> Point:
    return side * (place[0] + grow * 0.6), place[1]

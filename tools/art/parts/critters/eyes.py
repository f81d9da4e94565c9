"""Eyes with lids and brows, the soft patches around them, spectacles. Head coordinates."""

from art.kit import shapes
from art.kit.canvas import Canvas
from art.kit.palette import GOLD, INK, darker, mixed
from art.parts.critters.face import Look
from art.parts.critters.tones import Fur


def pair(
    canvas: Canvas,
    look: Look,
    fur: Fur,
    apart: float = 40,
    y: float = 4,
    size: float = 13,
    depth: float = 46,
    lid: str = "",
    brows: bool = True,
) -> None:
    """Both eyes with lids and ``brows``; ``apart`` is half their distance, ``lid`` the colour around them."""
    around = lid or fur.coat.base
    apart, size = apart * look.apart, size * look.eye
    for side in (-1, 1):
        cx = look.x(side * apart, depth)
        narrow = look.squeeze(side * apart)
        _eye(canvas, cx, y, size * narrow, size * 1.18, side, look, fur.iris, around)
        if brows:
            _brow(canvas, cx, y - size * 1.72, size * narrow, side, look, fur)


def sockets(
    canvas: Canvas, look: Look, colour: str, apart: float = 40, y: float = 4, size: float = 24, depth: float = 46
) -> None:
    """Soft pale patches behind the eyes."""
    apart, size = apart * look.apart, size * look.eye
    for side in (-1, 1):
        canvas.spot(look.x(side * apart, depth), y, size * look.squeeze(side * apart), size * 1.1, colour, 0.85)


def spectacles(
    canvas: Canvas, look: Look, apart: float = 40, y: float = 6, size: float = 22, depth: float = 58, rim: str = GOLD
) -> None:
    """Round or half-moon glasses; drawn by the heads when the look asks for them."""
    if not look.glasses:
        return
    apart *= look.apart
    half = look.glasses == "half"
    drop = 13 if half else 0
    inner = []
    for side in (-1, 1):
        cx = look.x(side * apart, depth)
        rx = size * look.squeeze(side * apart)
        if half:
            d = (
                f"M{cx - rx:.1f} {y + drop - 5:.1f} Q{cx - rx:.1f} {y + drop + size:.1f} {cx:.1f} "
                f"{y + drop + size * 0.82:.1f} "
            )
            d += f"Q{cx + rx:.1f} {y + drop + size:.1f} {cx + rx:.1f} {y + drop - 5:.1f} Z"
        else:
            d = shapes.ellipse(cx, y, rx, size)
        canvas.path(d, "#eef4e8", 0, opacity=0.12)
        canvas.line(d, 4.6, INK)
        canvas.line(d, 2.4, rim)
        canvas.line(
            f"M{cx - rx * 0.5:.1f} {y + drop + 2:.1f} l{rx * 0.35:.1f} {-rx * 0.5 if not half else 8:.1f}",
            2.2,
            "#ffffff",
            0.7,
        )
        inner.append(cx - side * rx)
        canvas.line(f"M{cx + side * rx:.1f} {y + drop - 4:.1f} L{cx + side * (rx + 16):.1f} {y - 8:.1f}", 2.6)
    bridge = (
        f"M{inner[0]:.1f} {y + drop - 3:.1f} Q{(inner[0] + inner[1]) / 2:.1f} {y + drop - 11:.1f} {inner[1]:.1f} "
        f"{y + drop - 3:.1f}"
    )
    canvas.line(bridge, 4.2)
    canvas.line(bridge, 2.0, rim)


def _eye(
    canvas: Canvas, cx: float, cy: float, rx: float, ry: float, side: int, look: Look, iris: str, around: str
) -> None:
    """One eye: dark pupil with a warm iris glow below, a large and a small highlight, and its lid."""
    if look.eyes == "shut":
        canvas.line(f"M{cx - rx * 1.2:.1f} {cy + 4:.1f} Q{cx:.1f} {cy - ry:.1f} {cx + rx * 1.2:.1f} {cy + 4:.1f}", 3.4)
        canvas.line(f"M{cx + side * rx * 1.2:.1f} {cy + 3:.1f} l{side * 5} -3", 2.2)
        return
    if look.eyes == "wide":
        rx, ry = rx * 1.12, ry * 1.12
    gx, gy = look.gaze
    canvas.ellipse(cx, cy, rx, ry, "#2a1a14", 2, (canvas.glow(cx + gx, cy + ry * 0.62, ry * 0.85, iris, 0.95),))
    canvas.ellipse(cx - rx * 0.32 + gx, cy - ry * 0.36 + gy, rx * 0.36, ry * 0.34, "#fffdf5", 0)
    low = 0.08 if look.eyes == "smile" else 0.4
    canvas.ellipse(cx + rx * 0.38 + gx, cy + ry * low + gy, rx * 0.17, rx * 0.18, "#fff3dc", 0)
    cover, slant = {"sleepy": (0.46, 0.0), "stern": (0.34, 0.3), "sly": (0.42, 0.06)}.get(look.eyes, (0.0, 0.0))
    if cover:
        _lid(canvas, cx, cy, rx * 1.12, ry * 1.12, cover, slant * side, around)
    else:
        canvas.line(
            f"M{cx - rx * 1.16:.1f} {cy - ry * 0.5:.1f} C{cx - rx * 0.7:.1f} {cy - ry * 1.2:.1f} "
            f"{cx + rx * 0.7:.1f} {cy - ry * 1.2:.1f} {cx + rx * 1.16:.1f} {cy - ry * 0.5:.1f}",
            3,
        )
    if look.eyes == "smile":
        canvas.path(
            f"M{cx - rx * 1.08:.1f} {cy + ry * 0.64:.1f} Q{cx:.1f} {cy + ry * 0.3:.1f} {cx + rx * 1.08:.1f} "
            f"{cy + ry * 0.64:.1f} "
            f"Q{cx:.1f} {cy + ry * 1.55:.1f} {cx - rx * 1.08:.1f} {cy + ry * 0.64:.1f} Z",
            mixed(around, "#f3d2ac", 0.4),
            0,
        )
        canvas.line(
            f"M{cx - rx * 1.1:.1f} {cy + ry * 0.66:.1f} Q{cx:.1f} {cy + ry * 0.32:.1f} {cx + rx * 1.1:.1f} "
            f"{cy + ry * 0.66:.1f}",
            2,
        )


def _lid(canvas: Canvas, cx: float, cy: float, rx: float, ry: float, cover: float, slant: float, around: str) -> None:
    """The upper lid over ``cover`` of an eye; its edge falls towards the nose by ``slant``."""
    level = cy - ry + 2 * ry * cover
    left, right = level + slant * ry, level - slant * ry
    d = (
        f"M{cx - rx * 1.04:.1f} {left:.1f} C{cx - rx * 1.04:.1f} {cy - ry * 1.3:.1f} {cx + rx * 1.04:.1f} "
        f"{cy - ry * 1.3:.1f} "
        f"{cx + rx * 1.04:.1f} {right:.1f} Q{cx:.1f} {(left + right) / 2 - 2:.1f} {cx - rx * 1.04:.1f} {left:.1f} Z"
    )
    canvas.path(d, around, 0, (canvas.fade(cx, cy - ry * 1.2, cx, level, darker(around, 0.6), 0.6),))
    canvas.line(
        f"M{cx - rx * 1.1:.1f} {left:.1f} Q{cx:.1f} {(left + right) / 2 - 2:.1f} {cx + rx * 1.1:.1f} {right:.1f}", 3.2
    )


def _brow(canvas: Canvas, cx: float, y: float, reach: float, side: int, look: Look, fur: Fur) -> None:
    """A brow of the kind the eyes ask for; ``look.brows`` gives bushy ones in that colour."""
    inner, outer = cx - side * reach * 0.85, cx + side * reach * 1.1
    tilt, arch = {"stern": (9, 0), "sly": (4 if side < 0 else -5, 4), "wide": (-3, 8), "shut": (-2, 6)}.get(
        look.eyes, (-1, 5)
    )
    lift = -4 if look.eyes in ("wide", "smile") else 0
    d = (
        f"M{inner:.1f} {y + lift + tilt:.1f} Q{(inner + outer) / 2:.1f} {y + lift - arch:.1f} "
        f"{outer:.1f} {y + lift + 3 - tilt * 0.2:.1f}"
    )
    if look.brows:
        canvas.line(d, 9.5, INK)
        canvas.line(d, 5.8, look.brows)
    else:
        canvas.line(d, 3.0, darker(fur.coat.base, 0.5))

"""Bags and packs and what hangs on them. Local origin: grip or foot, as each says."""

from art.kit import shapes
from art.kit.canvas import Canvas
from art.parts.critters.materials import GOLDEN, IRON, LEATHER, PARCHMENT
from art.parts.critters.tones import Tone, form, tone


def satchel(canvas: Canvas, leather: Tone = LEATHER, letters: bool = True) -> None:
    """A letter bag, its flap's upper edge centred on the origin."""
    if letters:
        for x, lean in ((-22, -14), (4, 5), (26, 16)):
            with canvas.moved(x, -2, rotate=lean):
                letter(canvas)
    form(canvas, "M-46 -6 L46 -6 C52 20 50 46 42 54 C20 60 -20 60 -42 54 C-50 46 -52 20 -46 -6 Z", leather, 2.9)
    form(canvas, "M-48 -9 L48 -9 C50 14 34 30 0 33 C-34 30 -50 14 -48 -9 Z", leather, 2.6)
    form(canvas, "M-8 22 L8 22 L8 42 L-8 42 Z", GOLDEN, 2.1)


def letter(canvas: Canvas, seal: str = "#b23a48") -> None:
    """A sealed letter standing up from the origin, 44 wide."""
    form(canvas, "M-22 -34 L22 -34 L22 0 L-22 0 Z", PARCHMENT, 2.2)
    canvas.line("M-22 -34 L0 -14 L22 -34", 1.8)
    form(canvas, shapes.ellipse(0, -14, 6.5, 6.5), tone(seal), 1.8)


def doctor_bag(canvas: Canvas, leather: Tone | None = None) -> None:
    """A bulging bag hanging from its handle at the origin, with a cross on it."""
    skin = leather or tone("#6a4030")
    canvas.line("M-16 22 C-16 -4 16 -4 16 22", 9)
    canvas.line("M-16 22 C-16 -4 16 -4 16 22", 5, skin.light)
    form(canvas, "M-34 20 Q0 12 34 20 C48 34 54 62 50 78 Q0 88 -50 78 C-54 62 -48 34 -34 20 Z", skin, 2.9)
    form(canvas, "M-38 18 Q0 8 38 18 L36 28 Q0 19 -36 28 Z", GOLDEN, 2.2)
    canvas.path("M-6 38 H6 V48 H16 V60 H6 V70 H-6 V60 H-16 V48 H-6 Z", "#f3e3c4", 2)


def peddlers_pack(canvas: Canvas, cloth: Tone, roll: Tone) -> None:
    """A towering pack behind a figure's shoulders (figure coordinates) with pans, a kettle and a rolled blanket."""
    form(
        canvas,
        "M-96 -60 C-118 -150 -104 -236 -72 -262 C-30 -286 40 -284 76 -258 C108 -230 116 -140 96 -60 Z",
        cloth,
        3.2,
    )
    canvas.line("M-100 -130 Q0 -112 104 -132 M-92 -206 Q0 -190 96 -208", 4, cloth.dark, 0.8)
    form(canvas, "M-108 -274 C-118 -300 -98 -312 -86 -312 L92 -314 C112 -312 120 -286 104 -274 Z", roll, 3)
    for x in (-62, 60):
        form(canvas, f"M{x - 7} -316 L{x + 7} -316 L{x + 7} -270 L{x - 7} -270 Z", LEATHER, 2.2)
    form(canvas, shapes.ellipse(-100, -292, 17, 20), roll, 2.4)
    canvas.line("M-106 -292 q6 -10 12 0 q-5 7 -9 1", 1.6, roll.dark)


def pan(canvas: Canvas) -> None:
    """A frying pan hanging from the origin."""
    form(canvas, "M-5 0 L5 0 L6 46 L-6 46 Z", IRON, 2.3)
    form(canvas, shapes.ellipse(0, 70, 29, 27), IRON, 2.7)
    canvas.ellipse(0, 70, 20, 18, "#5a6068", 1.8)


def kettle(canvas: Canvas, metal: Tone | None = None) -> None:
    """A copper kettle hanging from its handle at the origin."""
    copper = metal or Tone("#b8683c", "#f6c090", "#5a2414")
    canvas.line("M-18 22 C-20 -6 20 -6 18 22", 6)
    canvas.line("M-18 22 C-20 -6 20 -6 18 22", 2.8, "#8f969c")
    form(canvas, "M20 34 L42 22 L46 28 L26 50 Z", copper, 2.3)
    form(canvas, "M-22 20 Q0 12 22 20 C34 34 32 54 24 60 Q0 66 -24 60 C-32 54 -34 34 -22 20 Z", copper, 2.7)
    form(canvas, shapes.ellipse(0, 15, 6, 5), copper, 2)


def bindle(canvas: Canvas, cloth: Tone, long: float = 150, side: int = -1) -> None:
    """A bundle on a stick, held at the origin; the stick runs up to ``side`` behind the shoulder."""
    end_x, end_y = side * long * 0.72, -long * 0.66
    canvas.rod(f"M{-side * 34} 30 L{end_x:.1f} {end_y:.1f}", 8, "#9a6b3f", "#d6a86c", 2)
    with canvas.moved(end_x, end_y + 4):
        form(canvas, "M-10 2 C-44 14 -52 56 -28 74 C-10 84 20 84 34 70 C52 50 40 14 10 2 Z", cloth, 2.9)
        form(
            canvas, "M-4 2 C-20 -14 -28 -14 -30 -4 C-26 6 -14 8 -2 8 C10 8 26 6 30 -6 C26 -16 16 -12 4 2 Z", cloth, 2.5
        )
        for x, y in ((-20, 34), (4, 26), (22, 42), (-4, 54), (14, 66), (-24, 58)):
            canvas.ellipse(x, y, 4, 4, "#fdf0d4", 0)

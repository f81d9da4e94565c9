"""The art kit: every picture of the game is drawn by code, with the look of an inked watercolour.

How to draw a portrait
----------------------
Make a module in ``artkit/critters`` or ``artkit/constructions`` with a function per card that returns a canvas of
540 x 396 units, and list the functions under the ids of their cards::

    from artkit import scenery
    from artkit.canvas import Canvas
    from artkit.palette import FUR, FUR_DARK, FUR_LIGHT

    def baker() -> Canvas:
        canvas = Canvas(540, 396)
        scenery.indoor_room(canvas, seed=3)                 # a whole backdrop ...
        scenery.shelf(canvas, 60, 120, width=110)           # ... and parts: (canvas, x, y, scale, seed, colours)
        with canvas.moved(270, 380, scale=1.2):             # local coordinates, foot at (0, 0)
            canvas.path(
                "M-60 0 C-70 -80 -40 -120 0 -120 S70 -80 60 0 Z",
                FUR,
                ink=3.4,                                     # outline; 0 for none
                shade=(canvas.glow(-20, -90, 70, FUR_LIGHT, 0.8),      # light from the upper left
                       canvas.fade(0, -60, 60, 0, FUR_DARK, 0.65)),    # dark to the lower right
            )
        return canvas

    PORTRAITS = {"baker": baker}

Bake it and look at it at 400 and at 120 pixels::

    python tools/bake_art.py baker --sheet baker.png

Rules: shading is the same path filled again with a fading gradient (``shade``); hex colours only; outer lines 3 to
3.6 units, inner 2.2 to 2.8, ticks 1.4 to 2 at half opacity; nothing outlined in clouds, smoke and light;
``line`` is ink, ``brush`` is paint, ``rod`` is a shaded bar, ``spot`` is a soft patch. ``shapes`` builds path data.
Take every random number from ``random.Random(seed)`` so that a picture is the same in each bake. Keep the upper
corners free of what matters: the card's window has an arched top, and cost tags hang over its left edge.
"""

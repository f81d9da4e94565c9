"""The art of the game: every picture is drawn by code, with the look of an inked watercolour.

``kit`` draws, paints and bakes; ``parts`` holds what pictures are put together from (critters, buildings, scenery,
figurines, icons); ``boxes/<box>`` says what each box needs; ``table`` paints frames, plates and landscapes.
``docs/adding_art.md`` shows how a new picture is made; ``python tools/bake_art.py`` bakes them.

Rules: shading is the same path filled again with a fading gradient (``shade``); hex colours only; outer lines 3 to
3.6 units, inner 2.2 to 2.8, ticks 1.4 to 2 at half opacity; nothing outlined in clouds, smoke and light;
``line`` is ink, ``brush`` is paint, ``rod`` is a shaded bar, ``spot`` is a soft patch. ``shapes`` builds path data.
Take every random number from ``random.Random(seed)`` so that a picture is the same in each bake. Keep the upper
corners free of what matters: the card's window has an arched top, and cost tags hang over its left edge.
"""

"""Building parts: surfaces, materials laid on them, openings, roofs, towers, works, goods and small life.

How a building is put together
------------------------------
1. A *surface* (``surfaces``) says where the points of a wall or roof lie: ``Face`` is flat (four corners, on
   request cut to a gable or an arch), ``Lathe`` is round (towers, cones, domes, acorn and mushroom caps).
   ``houses.gabled`` gives the faces of a whole house seen from its corner.
2. A *material* (``walls``, ``roofs``) covers a surface: ``walls.stone(canvas, front, seed=3, tones=tones.FIELDSTONE)``.
   Materials follow the surface, so courses run round a tower and towards the back of a house.
3. *Openings* take a piece of a surface: ``openings.window(canvas, front.box(0.5, 0.4, 30, 44), shape="arch")``.
4. The rest takes ``(canvas, x, y, scale, ...)`` with (x, y) at its foot, like the parts in ``artkit.scenery``.

Tones are ``(body, light, dark)``. Light falls from the upper left.
"""

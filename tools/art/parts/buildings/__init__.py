"""Building parts: surfaces, materials laid on them, openings, roofs, towers, works, goods and small life.

How a building is put together
------------------------------
1. A *surface* (``surfaces``) says where the points of a wall or roof lie: ``Face`` is flat (four corners, on
   request cut to a gable or an arch), ``Lathe`` is round (towers, cones, domes, acorn and mushroom caps).
   ``houses.gabled`` gives the faces of a whole house seen from its corner.
2. A *material* (``walls``, ``rustic``, ``roofs``) covers a surface and follows it, so courses run round a tower and
   towards the back of a house: ``walls.stone(canvas, front, seed=3, tones=tones.FIELDSTONE)``.
   ``walls.dim`` puts a side away from the light into shadow, ``walls.under_eaves`` lets a roof throw its shadow.
3. *Openings* take a piece of a surface: ``openings.window(canvas, front.box(0.5, 0.4, 30, 44), shape="arch")``;
   the same goes for doors, gateways, shutters and flower boxes.
4. The rest takes ``(canvas, x, y, scale, ...)`` with (x, y) at its foot, like the parts in ``art.parts.scenery``:
   ``towers`` (battlements, columns, bells, clocks, chimneys), ``trims`` and ``emblems`` (signs, flags, creepers),
   ``works`` (wheels, cranes, ladders, stairs, rails), ``vehicles`` (engine, car, balloon, cart, lamp post, glass),
   ``goods``, ``market`` (awnings, stalls, tents, curtains),
   ``yard`` (fields, hedges, fences, paving), ``water``, ``rocks``, ``growth`` (bare and giant trees), ``fires``
   and ``life`` (mice, birds, owls).

Tones are ``(body, light, dark)``; ``tones`` names those of stone, brick, wood, plaster, roofs and metal. Light falls
from the upper left. Draw back to front: chimneys and far walls, near walls with their openings, roof, ground things.
"""

"""The parts critters are made of.

Two local coordinate systems, both entered with ``canvas.moved``:

* a **figure** stands with its feet at (0, 0) and is about 320 high: neck at (0, -168), shoulders at (-48, -148) and
  (48, -148), hips at y -40. Bodies, clothes, limbs and tails use it.
* a **head** has its middle at (0, 0), a skull about 170 wide and 148 high, its crown at y -72 and its chin at y 72.
  Heads, hats and spectacles use it. Put it on a figure with ``canvas.moved(0, -236, rotate=tilt)``.

Modules: ``tones`` (colours and the shaded form), ``face`` (eyes, brows, muzzle, mouth, whiskers, spectacles),
``ears``; heads by family: ``rodents``, ``hunters``, ``diggers``, ``rabbits``, ``coldblooded``, ``birds``; ``bodies``
and ``tails``, ``limbs`` (arms, paws, wings), ``clothes`` and ``garments``, ``hats``; props held in a paw or set
beside the figure: ``tools``, ``wares``, ``learning``; ``stage`` dresses backdrops.

Every head takes ``(canvas, fur, look)``; a ``Look`` says where it is turned and what it feels. Draw from back to
front: tail, cloak, feet, body, clothes, far arm, head, hat, prop, near arm, gripping paw.
"""

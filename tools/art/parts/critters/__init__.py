"""The parts critters are made of.

Two local coordinate systems, entered with ``figure.standing`` and ``figure.head_at``:

* a **figure** stands with its feet at (0, 0) and is about 320 high: neck at (0, -168), shoulders at (-52, -142) and
  (52, -142), hips at y -40. Bodies, clothes, limbs and tails use it.
* a **head** has its middle at (0, 0), a skull about 170 wide and 148 high, its crown at y -72 and its chin at y 72.
  Heads, hats and regalia use it.

=============  ==================================================================================================
colours        ``tones`` (three-step colours, the shaded ``form``), ``materials`` (gold, linen, leather ...)
faces          ``face`` (``Look``, skull, muzzle, nose, mouth), ``eyes`` (and spectacles), ``ears``
heads          ``rodents``, ``hunters`` (stoat, otter, badger, fox), ``diggers`` (hedgehog, shrew, mole),
               ``rabbits``, ``coldblooded`` (toad, frog, tortoise), ``birds`` (owl, pigeon, raven),
               ``riverfolk`` (ferret, salamander, kingfisher, crayfish, platypus), ``noble`` (red panda, wildcat,
               eagle, rooster), ``songbirds``, ``scaled`` (turtle, lizard, newt, axolotl), ``nightfolk`` (skunk,
               bat, raccoon, weasel, lynx), ``hoofed`` (deer, moose, goat, boar, bear, wolf)
whole          ``species`` (head, colours, tail, feet of each), ``poses`` (of an arm with what it holds)
bodies         ``bodies`` (torso, trousers, shell, tails), ``limbs`` (arms, wings), ``paws`` (hands and feet)
dress          ``clothes`` (coat, robe, dress ...), ``garments`` (scarf, belt, ruff ...), ``hats``, ``headwear``,
               ``regalia``
props          ``tools``, ``wares``, ``luggage``, ``learning``, ``trade`` (baker to conductor), ``nautical`` (with
               hats), ``heroic`` (with armour)
places         ``stage`` (outdoors), ``interiors``
=============  ==================================================================================================

Every head takes ``(canvas, fur, look)``; a ``Look`` says where it is turned and what it feels, so one species gives
many characters. Draw from back to front: tail, cloak, feet, body, clothes, prop, arms, gripping paws, collar or
scarf, head, hat. A sleeve of the coat's own cloth takes ``seam=False``. Shapes given to ``form`` use absolute path
commands and no arcs (M, L, H, V, C, Q, S, T, Z); mirror them with ``flipped``, never with a transform,
so that the light keeps coming from the upper left.
"""

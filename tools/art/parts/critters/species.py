"""The species: head, natural colours, tail, feet and hands of each, so that a portrait only names one."""

from collections.abc import Callable
from dataclasses import dataclass

from art.kit.canvas import Canvas
from art.parts.critters import (
    birds,
    bodies,
    coldblooded,
    diggers,
    hoofed,
    hunters,
    nightfolk,
    noble,
    paws,
    rabbits,
    riverfolk,
    rodents,
    scaled,
    songbirds,
)
from art.parts.critters.tones import Fur, Tone, form, fur, tone

Head = Callable[..., None]
Tail = Callable[[Canvas, Fur, int], None]
Feet = Callable[[Canvas, Fur], None]


@dataclass(frozen=True)
class Species:
    """What all of one kind share.

    ``hands``: paw, claw (a mole's), wing or hoof; ``bare`` hands have the colour of the skin, others of the coat.
    ``build`` is the usual width of the body, ``high`` lifts the head of the tall.
    """

    head: Head
    fur: Fur
    tail: Tail | None = None
    feet: Feet | None = None
    hands: str = "paw"
    bare: bool = False
    build: float = 1.0
    high: float = 0.0


def _skin_feet(canvas: Canvas, fur: Fur) -> None:
    paws.feet(canvas, fur.skin)


def _fur_feet(canvas: Canvas, fur: Fur) -> None:
    paws.feet(canvas, fur.coat)


def _bird_feet(canvas: Canvas, fur: Fur) -> None:
    paws.bird_feet(canvas, tone("#d9a441"))


def _hooves(canvas: Canvas, fur: Fur) -> None:
    paws.hooves(canvas, fur)


def _mouse_tail(canvas: Canvas, fur: Fur, side: int) -> None:
    bodies.mouse_tail(canvas, fur.skin, side)


def _bushy_tail(canvas: Canvas, fur: Fur, side: int) -> None:
    bodies.bushy_tail(canvas, fur.coat, side)


def _brush_tail(canvas: Canvas, fur: Fur, side: int) -> None:
    bodies.brush_tail(canvas, fur.coat, fur.pale, side)


def _slim_tail(canvas: Canvas, fur: Fur, side: int) -> None:
    bodies.slim_tail(canvas, fur.coat, tone(fur.mark), side)


def _paddle_tail(canvas: Canvas, fur: Fur, side: int) -> None:
    bodies.paddle_tail(canvas, tone(fur.mark), side)


def _feather_tail(canvas: Canvas, fur: Fur, side: int) -> None:
    bodies.tail_feathers(canvas, fur.coat, side)


def _shell(canvas: Canvas, fur: Fur, side: int) -> None:
    bodies.shell(canvas, tone(fur.mark), Tone("#e0c98a", "#fbeebc", "#7a5f34"))


def _pond_shell(canvas: Canvas, fur: Fur, side: int) -> None:
    bodies.shell(canvas, tone("#4f6a3c"), Tone("#d8b45c", "#fbeebc", "#7a5f34"))


def _scut(canvas: Canvas, fur: Fur, side: int) -> None:
    d = (
        f"M{side * 62} -60 C{side * 76} -84 {side * 112} -84 {side * 114} -58 C{side * 112} -34 {side * 80} "
        f"-30 {side * 62} -44 Z"
    )
    form(canvas, d, fur.pale, 2.6)


SPECIES: dict[str, Species] = {
    # gnawers
    "mouse": Species(
        rodents.mouse, fur("#c99a70", "#fbeedb", "#e8ac98", mark="#8a5f42"), _mouse_tail, _skin_feet, bare=True
    ),
    "dormouse": Species(
        rodents.dormouse, fur("#b58a5e", "#fdf2e0", "#e8ac94", mark="#6f4c34"), _bushy_tail, _skin_feet, bare=True
    ),
    "rat": Species(
        rodents.rat, fur("#8a8288", "#dccfc8", "#e0a298", mark="#57505a"), _mouse_tail, _skin_feet, bare=True
    ),
    "hamster": Species(
        rodents.hamster, fur("#d89a52", "#fff2dc", "#e8ac94", mark="#a06a34"), None, _skin_feet, bare=True, build=1.14
    ),
    "chipmunk": Species(
        rodents.chipmunk, fur("#c07c42", "#fbecd2", "#dd9f84", mark="#4f3020"), bodies.striped_tail, _fur_feet
    ),
    "squirrel": Species(
        rodents.squirrel, fur("#b8622f", "#fdeed8", "#dd9a80", mark="#6a3418"), _bushy_tail, _fur_feet, build=0.94
    ),
    "beaver": Species(
        rodents.beaver,
        fur("#8a5f40", "#dcb890", "#b98468", mark="#5a3a26", nose="#3f2822"),
        _paddle_tail,
        _fur_feet,
        build=1.14,
    ),
    # long noses
    "hedgehog": Species(
        diggers.hedgehog,
        fur("#dcb486", "#fbeed6", "#d99a86", mark="#6a4c36", nose="#3f2822"),
        None,
        _fur_feet,
        build=1.06,
    ),
    "shrew": Species(
        diggers.shrew,
        fur("#8f7a6c", "#dccab8", "#e0a090", mark="#5f4c42"),
        _mouse_tail,
        _skin_feet,
        bare=True,
        build=0.9,
    ),
    "mole": Species(
        diggers.mole,
        fur("#5a5260", "#9a8a90", "#e8a298", mark="#3a3440", nose="#ee9c96"),
        None,
        _skin_feet,
        "claw",
        True,
        1.1,
    ),
    # long ears
    "rabbit": Species(
        rabbits.rabbit,
        fur("#d8c2a4", "#fffaf0", "#eeb4a6", mark="#a88a68", nose="#c9746c"),
        _scut,
        _fur_feet,
        build=0.96,
    ),
    "hare": Species(rabbits.hare, fur("#a67c50", "#f6e6ca", "#dca088", mark="#4a3424"), _scut, _fur_feet, build=0.9),
    # hunters
    "stoat": Species(hunters.stoat, fur("#b8693a", "#fdf2de", mark="#5a2f20"), _slim_tail, _fur_feet, build=0.92),
    "marten": Species(
        hunters.stoat, fur("#73492f", "#f0cf8c", "#b98468", mark="#4a2c1c", nose="#3f2822"), _brush_tail, _fur_feet
    ),
    "weasel": Species(
        nightfolk.weasel,
        fur("#a8643a", "#fffaf0", "#dba08c", mark="#6a3a20", nose="#5a3430"),
        _slim_tail,
        _fur_feet,
        build=0.86,
    ),
    "ferret": Species(
        riverfolk.ferret, fur("#d8b48a", "#fdf4e2", "#dba08c", mark="#5a3c30"), _slim_tail, _fur_feet, build=0.9
    ),
    "otter": Species(
        hunters.otter, fur("#7a5238", "#f0dcb8", "#a87458", mark="#4a3020", nose="#3a2626"), _slim_tail, _fur_feet
    ),
    "badger": Species(
        hunters.badger,
        fur("#6a6268", "#fbf4e6", "#c49a8c", mark="#2f2a30", nose="#3a2a28"),
        None,
        _fur_feet,
        build=1.12,
    ),
    "fox": Species(
        hunters.fox,
        fur("#d0702f", "#fdf1de", "#b06a52", mark="#4a2a22", nose="#3a2626", iris="#a8782c"),
        _brush_tail,
        _fur_feet,
        build=0.92,
    ),
    "wolf": Species(
        hoofed.wolf,
        fur("#8a8c98", "#f2efe8", "#b08a84", mark="#565866", nose="#2f2a30", iris="#c89a3c"),
        _brush_tail,
        _fur_feet,
        build=1.06,
    ),
    "skunk": Species(
        nightfolk.skunk,
        fur("#3a3440", "#f8f2e8", "#c08a94", mark="#201c26", nose="#7a5460"),
        nightfolk.plume_tail,
        _fur_feet,
    ),
    "raccoon": Species(
        nightfolk.raccoon,
        fur("#948c8c", "#f4eee4", "#b89088", mark="#3f383e", nose="#2f2626"),
        noble.ringed_tail,
        _fur_feet,
        build=1.06,
    ),
    "red_panda": Species(
        noble.red_panda,
        fur("#b8512c", "#fdf2e0", "#8a5040", mark="#4a241c", nose="#2f2020"),
        noble.ringed_tail,
        _fur_feet,
    ),
    "wildcat": Species(
        noble.wildcat, fur("#9a8468", "#f4e8d0", "#d8a090", mark="#4f4030", nose="#c07a70"), _slim_tail, _fur_feet
    ),
    "lynx": Species(
        nightfolk.lynx,
        fur("#c8a070", "#fbf2e0", "#dba08c", mark="#4a3828", nose="#b8746a", iris="#b8a83c"),
        None,
        _fur_feet,
    ),
    "bat": Species(
        nightfolk.bat,
        fur("#7a5a52", "#d8bca4", "#c8907c", mark="#4a343a", iris="#8a5a2c"),
        nightfolk.folded_wings,
        _fur_feet,
        build=0.9,
    ),
    # birds
    "owl": Species(
        birds.owl,
        fur("#8d6a48", "#eedcb8", mark="#5a3c28", iris="#f2b63e"),
        _feather_tail,
        _bird_feet,
        "wing",
        build=1.1,
    ),
    "pigeon": Species(
        birds.pigeon, fur("#8a98ac", "#f4f0ea", "#d88a7a", mark="#5a6880"), _feather_tail, _bird_feet, "wing"
    ),
    "raven": Species(
        birds.raven, fur("#4a4858", "#8a8698", "#6a6470", mark="#2a2834"), _feather_tail, _bird_feet, "wing"
    ),
    "kingfisher": Species(
        riverfolk.kingfisher,
        fur("#2f86b8", "#fff6e6", "#d9704a", mark="#dd7a36"),
        _feather_tail,
        _bird_feet,
        "wing",
        build=0.94,
    ),
    "rooster": Species(
        noble.rooster, fur("#f4ecdc", "#fffaf0", "#d88a7a", mark="#c8a878"), _feather_tail, _bird_feet, "wing"
    ),
    "eagle": Species(
        noble.eagle,
        fur("#b8863c", "#fff2cc", "#e8b84a", mark="#7a5224", iris="#e8a83c"),
        _feather_tail,
        _bird_feet,
        "wing",
        build=1.08,
    ),
    "hawk": Species(
        songbirds.hawk,
        fur("#7a5a44", "#f6ead4", "#5a5460", mark="#3f2c24", iris="#f0a83c"),
        _feather_tail,
        _bird_feet,
        "wing",
    ),
    "cardinal": Species(
        songbirds.cardinal,
        fur("#c23a32", "#f49a80", "#f0913c", mark="#2f2226", iris="#6a3a20"),
        _feather_tail,
        _bird_feet,
        "wing",
    ),
    "starling": Species(
        songbirds.starling,
        fur("#3f3f5c", "#f4e6b8", "#e8b84a", mark="#2a2a40", iris="#6a4a2c"),
        _feather_tail,
        _bird_feet,
        "wing",
        build=0.94,
    ),
    "robin": Species(
        songbirds.robin,
        fur("#8a7458", "#d8703a", "#6a5a4a", mark="#5a4a38", iris="#4a3020"),
        _feather_tail,
        _bird_feet,
        "wing",
        build=1.08,
    ),
    "duck": Species(
        songbirds.duck,
        fur("#2f7a5c", "#f6ead4", "#e8a83c", mark="#1f4a3c", iris="#5a3a20"),
        _feather_tail,
        _bird_feet,
        "wing",
        build=1.1,
    ),
    "heron": Species(
        songbirds.heron,
        fur("#a8b4c0", "#fbf8f0", "#e0a84a", mark="#343848", iris="#e8c04a"),
        _feather_tail,
        _bird_feet,
        "wing",
        build=0.86,
        high=10,
    ),
    # cold blood
    "toad": Species(
        coldblooded.toad,
        fur("#93904e", "#ece2b0", "#b5a868", mark="#5a5a2c", iris="#e8ae3c"),
        None,
        paws.webbed_feet,
        build=1.2,
        high=-14,
    ),
    "frog": Species(
        coldblooded.frog, fur("#74b24a", "#f2f2bc", mark="#3f7a34", iris="#f4c850"), None, paws.webbed_feet, high=-8
    ),
    "tortoise": Species(
        coldblooded.tortoise, fur("#8a9a5c", "#e4e0b0", "#a8b478", mark="#6a5a34"), _shell, _fur_feet, build=1.06
    ),
    "turtle": Species(
        scaled.turtle, fur("#5f9a58", "#e8e6a8", "#7ab070", mark="#ecd44a", iris="#8a6a2c"), _pond_shell, _fur_feet
    ),
    "lizard": Species(
        scaled.lizard,
        fur("#7aa83c", "#e8ecb0", "#a8c060", mark="#c8703a", iris="#f0b83c"),
        scaled.scaly_tail,
        paws.webbed_feet,
        build=0.9,
    ),
    "newt": Species(
        scaled.newt,
        fur("#6a7448", "#f09a4a", "#8a8458", mark="#34382a", iris="#e8b84a"),
        scaled.fin_tail,
        paws.webbed_feet,
        build=0.92,
        high=-8,
    ),
    "salamander": Species(
        riverfolk.salamander,
        fur("#e8862e", "#fdeab0", "#f0a860", mark="#3f2a26", iris="#f2c24a"),
        scaled.fin_tail,
        paws.webbed_feet,
        build=0.9,
    ),
    "fire_salamander": Species(
        scaled.fire_salamander,
        fur("#3f3a44", "#f6c84a", "#4f4a56", mark="#f2b42e", iris="#c8862c"),
        scaled.fin_tail,
        paws.webbed_feet,
        build=0.9,
    ),
    "axolotl": Species(
        scaled.axolotl,
        fur("#f4b4bc", "#fde6e6", "#f090a0", mark="#e0607c", iris="#8a3a5a"),
        scaled.fin_tail,
        paws.webbed_feet,
        build=0.96,
        high=-6,
    ),
    "crayfish": Species(riverfolk.crayfish, fur("#c8483a", "#f4b48c", "#e88a6a", mark="#7a2420"), None, None),
    "platypus": Species(
        riverfolk.platypus,
        fur("#8a6248", "#e4cca4", "#6a7484", mark="#5a3f2c"),
        _paddle_tail,
        paws.webbed_feet,
        build=1.08,
    ),
    # the great
    "deer": Species(
        hoofed.deer,
        fur("#b9824e", "#fbf0dc", "#d8a08c", mark="#7a4c2c", nose="#3f2a28"),
        _scut,
        _hooves,
        "hoof",
        build=0.94,
        high=6,
    ),
    "moose": Species(
        hoofed.moose,
        fur("#6f4e38", "#b89878", "#a87860", mark="#4a3224", nose="#4a342c"),
        None,
        _hooves,
        "hoof",
        build=1.2,
        high=8,
    ),
    "goat": Species(
        hoofed.goat,
        fur("#e4dccc", "#fffaf0", "#dba89a", mark="#a89478", nose="#a8746c", iris="#d8a83c"),
        _scut,
        _hooves,
        "hoof",
    ),
    "boar": Species(
        hoofed.boar,
        fur("#7a6252", "#c8a890", "#d8a090", mark="#3f3028", nose="#8a5a50"),
        None,
        _hooves,
        "hoof",
        build=1.18,
    ),
    "bear": Species(
        hoofed.bear, fur("#6a4630", "#d8b48c", "#a8745c", mark="#4a2f20", nose="#2f2220"), None, _fur_feet, build=1.24
    ),
}

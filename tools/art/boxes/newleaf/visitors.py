"""The thirty-two Visitors, each a person of its own, on the platform."""

import functools
from dataclasses import replace
from typing import Any

from art.kit.canvas import Canvas
from art.kit.part import Part, put
from art.kit.picture import Picture, gently_painted
from art.parts import scenery
from art.parts.buildings import vehicles
from art.parts.critters import clothes, face, garments, hats, headwear, learning, luggage, tools, trade, wares
from art.parts.critters.face import Look
from art.parts.critters.materials import GOLDEN, LINEN, WHITE
from art.parts.critters.tones import Tone, fur, tone
from art.portrait import Arm, Portrait, portrait

ROSE, MOSS, PLUM = tone("#b8506a", "#f0a0a8"), tone("#6f8f45", "#b4c874"), tone("#6a4a80", "#b494cc")
NAVY, BRICK, OCHRE = tone("#2f4468", "#7f9cc4"), tone("#a8483a", "#e89a78"), tone("#c8923c", "#f4d48c")
COAL, SKY, PINE = tone("#3a3640", "#8a8494"), tone("#5f8fb0", "#b4d8e8"), tone("#3f6a58", "#94c0a0")
TEAL, RUST, LILAC = tone("#2f7a7a", "#8cc8c0"), tone("#b8642e", "#f0b078"), tone("#9a80b8", "#dcc8ec")


def platform(time: str, seed: int) -> tuple[Part, ...]:
    """Where they wait: the village behind, a lamp beside them, flagstones below."""
    return (
        put(scenery.village_street, time, seed, 236),
        put(vehicles.lamp_post, 70 if seed % 2 else 470, 372, 1.5),
    )


def coated(cloth: Tone, lapel: Tone = LINEN, length: float = 24) -> tuple[Part, ...]:
    return (put(clothes.coat, cloth, lapel, length=length),)


def gown(bodice: Tone, skirt: Tone) -> tuple[Part, ...]:
    return (put(clothes.dress, bodice, skirt),)


def guest(species: str, seed: int, cloth: Tone, **details: Any) -> Portrait:
    """A Visitor; the coat's cloth is that of the sleeves."""
    times = ("morning", "noon", "evening")
    facts: dict[str, Any] = {"wear": coated(cloth), "sleeve": cloth, "look": Look(turn=0.2 if seed % 2 else -0.2)}
    return portrait(species, scene=platform(times[seed % 3], seed), **{**facts, **details})


def child(x: float, cloth: Tone, turn: float) -> Portrait:
    """A little rabbit beside its parent."""
    look = Look(turn=turn, eyes="smile", eye=1.15)
    wear = coated(cloth, length=16)
    return portrait("rabbit", at=(x, 0, 0.56), look=look, wear=wear, sleeve=cloth, left=Arm("wave"), right=Arm("hip"))


BRUN = portrait(
    "deer", at=(-112, -6, 0.86), look=Look(turn=0.25), wear=coated(PINE), sleeve=PINE,
    left=Arm("wave"), right=Arm("hip"),
    fur=fur("#8a5f40", "#f4e4cc", "#c89a78", mark="#5a3c28"), hat=(put(hats.flat_cap, OCHRE),), tail=0,
)  # fmt: skip

BAG, CASE = put(luggage.doctor_bag), put(trade.briefcase)

VISITORS = {
    "bim_little": guest("mouse", 1, SKY, left=Arm("wave"), right=Arm("down", CASE), shape=(1.06, 0.95),
                        hat=(put(hats.flat_cap, SKY),), collar=(put(garments.scarf, BRICK, WHITE),)),
    "bosley_tedwardson": guest("bear", 2, PLUM, right=Arm("hold", put(wares.mug)), left=Arm("hip"),
                               hat=(put(headwear.bowler, COAL),), collar=(put(garments.bow_tie, OCHRE),)),
    "butterbell_sweetpaw": guest("hamster", 3, ROSE, wear=gown(ROSE, LILAC), look=Look(turn=0.2, eyes="smile"),
                                 right=Arm("carry", put(trade.cake), at=(0, 10)), left=Arm("hip"),
                                 hat=(put(hats.straw_hat, band=ROSE, flower=True),)),
    "diggs_deepwell": guest("mole", 4, NAVY, look=Look(turn=-0.2, glasses="round"), left=Arm("down", BAG),
                            right=Arm("wave"), hat=(put(hats.top_hat, COAL, scale=0.84),),
                            collar=(put(garments.scarf, OCHRE, WHITE),)),
    "dillweed_quicksniff": guest("shrew", 5, MOSS, right=Arm("hold", put(trade.magnifier)), left=Arm("hip"),
                                 hat=(put(headwear.pith_helmet),)),
    "dim_dustlight": guest("bat", 6, COAL, left=Arm("hold", put(trade.lantern)), right=Arm("rest"),
                           collar=(put(garments.scarf, PLUM, LILAC),)),
    "dip_dibble": guest("duck", 7, OCHRE, left=Arm("wave"), right=Arm("down", BAG),
                        hat=(put(headwear.bobble_hat, BRICK, WHITE),)),
    "dune_tarrington": guest("lizard", 8, LINEN, right=Arm("hold", put(trade.compass)), left=Arm("hip"),
                             hat=(put(headwear.turban, TEAL),)),
    "dwell_northwatch": guest("wolf", 9, PINE, behind=(put(clothes.cloak_back, COAL),),
                              right=Arm("staff", put(tools.staff)), left=Arm("hip"),
                              collar=(put(clothes.cloak_front, COAL),)),
    "edvard_triptail": guest("newt", 10, BRICK, left=Arm("hold", put(trade.palette_and_brush)), right=Arm("hip"),
                             hat=(put(headwear.beret, PLUM),)),
    "frin_stickly": guest("frog", 11, TEAL, right=Arm("hold", put(wares.bottle, "#d79b3c")), left=Arm("wave"),
                          hat=(put(hats.straw_hat, band=MOSS),)),
    "glindil_frink": guest("lynx", 12, PLUM, wear=gown(PLUM, PLUM), look=Look(turn=-0.2, eyes="sly"),
                           right=Arm("hold", put(trade.parasol, LILAC, WHITE, 110)), left=Arm("hip"),
                           collar=(put(garments.pearls),)),
    "iggy_silverscale": guest("salamander", 13, SKY, right=Arm("down", CASE), left=Arm("wave"),
                              hat=(put(headwear.bowler, NAVY),)),
    "mossy_steptoe": guest("tortoise", 14, MOSS, look=Look(turn=-0.15, eyes="sleepy", glasses="half"),
                           left=Arm("hold", put(trade.watering_can)), right=Arm("hip"),
                           hat=(put(hats.straw_hat, band=BRICK),)),
    "orin_nimblepaw": guest("ferret", 15, RUST, behind=(put(luggage.peddlers_pack, PINE, BRICK),), left=Arm("wave"),
                            right=Arm("hip"), collar=(put(garments.neckerchief, BRICK),)),
    "oscar_longtale": guest("rat", 16, COAL, right=Arm("hold", put(learning.open_book, BRICK, 110, 52)),
                            left=Arm("hip"), look=Look(turn=0.2, glasses="round"), hat=(put(headwear.bowler, COAL),)),
    "phill_gurgle": guest("toad", 17, BRICK, look=Look(turn=0.1, mouth="grin"), left=Arm("hip"),
                          right=Arm("hold", put(wares.mug)), hat=(put(hats.flat_cap, OCHRE),)),
    "piff_quillglow": guest("hedgehog", 18, LILAC, fur=fur("#8a7468", "#f4e4d0", "#d8a08c", mark="#4a3a34"),
                            right=Arm("raise", put(learning.quill, WHITE)), left=Arm("hip"),
                            collar=(put(garments.ruff),)),
    "plum_shortclaw": guest("badger", 19, PLUM, wear=gown(PLUM, ROSE), look=Look(turn=0.2, eyes="smile"),
                            left=Arm("hold", put(trade.bouquet)), right=Arm("hip"),
                            hat=(put(hats.bonnet_band, LINEN, ROSE),)),
    "quinn_cleanwhisker": guest("raccoon", 20, WHITE, right=Arm("hold", put(trade.scissors)), left=Arm("hip"),
                                features=(put(face.moustache, colours=tone("#3a3238")),),
                                collar=(put(garments.bow_tie, NAVY),)),
    "reemy_sniggle": guest("weasel", 21, OCHRE, wear=(put(clothes.motley, BRICK, OCHRE),), left=Arm("high"),
                           look=Look(turn=0.2, mouth="grin"), right=Arm("hip"),
                           collar=(put(garments.motley_collar, BRICK, OCHRE),)),
    "rivil_ablacus": guest("owl", 22, NAVY, look=Look(turn=-0.15, glasses="round"), left=Arm("hip"),
                           right=Arm("carry", put(wares.abacus), at=(0, 10))),
    "ruby_dew": guest("cardinal", 23, ROSE, right=Arm("wave"), left=Arm("hip"),
                      hat=(put(headwear.flower_crown),), collar=(put(garments.pearls),)),
    "saris_clearwhistle": guest("robin", 24, TEAL, look=Look(turn=-0.2, eyes="shut", mouth="sing"),
                                left=Arm("hip"), right=Arm("hold", put(wares.lute))),
    "sir_trivle_qs_marqwill_iii": guest("heron", 25, NAVY, left=Arm("hip"), right=Arm("down", CASE),
                                        look=Look(turn=0.2, glasses="half"),
                                        collar=(put(garments.jabot), put(trade.medal, BRICK, at=(-30, -116))),
                                        hat=(put(hats.top_hat, COAL, scale=0.8, band=GOLDEN),)),
    "skid_shinysnout": guest("boar", 26, PINE, right=Arm("hold", put(wares.coin_stack, 5)), left=Arm("hip"),
                             hat=(put(headwear.bowler, PINE),)),
    "snout_puddlehop": guest("platypus", 27, SKY, left=Arm("wave"), right=Arm("hold", put(wares.keys)),
                             collar=(put(garments.scarf, OCHRE, BRICK),)),
    "triss_peske": guest("marten", 28, RUST, wear=gown(RUST, PINE), left=Arm("hip"),
                         right=Arm("hold", put(trade.spool)), hat=(put(hats.headscarf, TEAL),)),
    "wildell_family": guest("rabbit", 29, MOSS, left=Arm("wave"), right=Arm("hip"),
                            behind=(child(-122, BRICK, 0.3), child(126, SKY, -0.3)),
                            look=Look(turn=0.15, eyes="smile", mouth="grin"), hat=(put(hats.straw_hat, band=BRICK),)),
    "willow_greengrin": guest("rabbit", 30, MOSS, fur=fur("#d8cfc4", "#fff8ee", "#e8b0a8", mark="#8a8078"),
                              wear=gown(ROSE, MOSS), traits={"ear": "lop"}, look=Look(turn=-0.15, eyes="smile"),
                              left=Arm("hold", put(trade.bouquet)), right=Arm("down", CASE),
                              hat=(put(hats.straw_hat, band=OCHRE, flower=True),)),
    "wimble_wuffle": guest("dormouse", 31, BRICK, look=Look(turn=0.2, eyes="sleepy"), left=Arm("hip"),
                           right=Arm("carry", put(wares.basket, 96, 48, True, "berries"), at=(0, 30)),
                           hat=(put(hats.nightcap, SKY),)),
    "yara_and_brun_mayberry": guest("deer", 32, RUST, wear=gown(RUST, OCHRE), left=Arm("hip"), behind=(BRUN,),
                                    traits={"antlers": 0},
                                    right=Arm("carry", put(wares.basket, 90, 46, True, "berries"), at=(0, 28)),
                                    collar=(put(garments.shawl, PLUM),)),
}  # fmt: skip

WAITING_PAGE, WAITING_SIZE = (360, 450), (216, 270)
TOGETHER = {"wildell_family": (180, 0.84), "yara_and_brun_mayberry": (214, 0.86)}
"""Where those who come together stand, and how large, so that all are on the page."""


def waiting(name: str) -> Canvas:
    """The Visitor alone, for the platform of the table."""
    canvas = Canvas(*WAITING_PAGE)
    x, size = TOGETHER.get(name, (180, 0.98))
    replace(VISITORS[name], at=(x, 412, size)).on(canvas)
    return canvas


PICTURES = tuple(
    Picture(f"visitors/waiting/{name}.png", WAITING_SIZE, (functools.partial(waiting, name),), gently_painted)
    for name in VISITORS
)

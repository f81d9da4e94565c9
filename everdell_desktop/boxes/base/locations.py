"""The places on the board: Basic, Forest, Haven and Journey."""

from everdell_desktop.engine.budget import Budget
from everdell_desktop.engine.cards import Effect, Here
from everdell_desktop.engine.decisions import Reason
from everdell_desktop.engine.effects import carry_out, discard_up_to, gain, in_order
from everdell_desktop.engine.payment import cheaper
from everdell_desktop.engine.sources import FROM_HAND
from everdell_desktop.engine.spaces import BASIC, FOREST, HAVEN, JOURNEY, UNLIMITED, Space
from everdell_desktop.engine.speaking import plural
from everdell_desktop.engine.state import AUTUMN
from everdell_desktop.engine.turn import Turn


def basic(id: str, name: str, text: str, effect: Effect, *, shared: bool = False) -> Space:
    return Space(f"basic_{id}", name, BASIC, text, effect, slots=UNLIMITED if shared else 1)


BASICS = (
    basic("3_twig", "3 twigs", "3 {twig}", gain(twig=3)),
    basic("2_twig_1_card", "2 twigs and 1 card", "2 {twig} 1 {card}", gain(twig=2, cards=1), shared=True),
    basic("2_resin", "2 resin", "2 {resin}", gain(resin=2)),
    basic("1_resin_1_card", "1 resin and 1 card", "1 {resin} 1 {card}", gain(resin=1, cards=1), shared=True),
    basic("2_card_1_point", "2 cards and 1 point", "2 {card} 1 {point}", gain(cards=2, points=1), shared=True),
    basic("1_pebble", "1 pebble", "1 {pebble}", gain(pebble=1)),
    basic("1_berry_1_card", "1 berry and 1 card", "1 {berry} 1 {card}", gain(berry=1, cards=1)),
    basic("1_berry", "1 berry", "1 {berry}", gain(berry=1), shared=True),
)


def forest(id: str, name: str, text: str, effect: Effect) -> Space:
    """One worker, two with four players, never two of one player."""
    return Space(f"forest_{id}", name, FOREST, text, effect, slots=1, slots_for_many=2, one_each=True)


def draw_and_play(turn: Turn, here: Here) -> None:
    """Playing is optional; with 8 cards in hand nothing is drawn, with 7 one card (designer's answer)."""
    drawn = turn.draw_from_meadow(2, "Draw 2 cards from the Meadow")
    budget = Budget(turn)
    fitting = [card for card in dict.fromkeys(drawn) if budget.why_not(card, FROM_HAND, cheaper(1)) is None]
    card = turn.choose_one("Play one of them for 1 less?", turn.hand_options(fitting), skip="Play none", purpose="play")
    if card is not None:
        turn.play_card(card, FROM_HAND, cheaper(1))


FORESTS = (
    forest("3_berry", "3 berries", "3 {berry}", gain(berry=3)),
    forest("2_berry_1_card", "2 berries and 1 card", "2 {berry} 1 {card}", gain(berry=2, cards=1)),
    forest("2_resin_1_twig", "2 resin and 1 twig", "2 {resin} 1 {twig}", gain(twig=1, resin=2)),
    forest(
        "1_twig_1_resin_1_berry", "1 twig, 1 resin and 1 berry", "1 {twig} 1 {resin} 1 {berry}",
        gain(twig=1, resin=1, berry=1),
    ),
    forest("1_pebble_3_card", "3 cards and 1 pebble", "3 {card} 1 {pebble}", gain(pebble=1, cards=3)),
    forest("2_any", "2 resources of your choice", "2 {any}", gain(any_goods=2)),
    forest("2_card_1_any", "2 cards and 1 resource of your choice", "2 {card} 1 {any}", gain(cards=2, any_goods=1)),
    forest(
        "discard_up_to_3_gain_any", "Discard up to 3 cards for goods", "Discard up to 3 {card}: 1 {any} for each",
        discard_up_to(3, gain(any_goods=1)),
    ),
    forest(
        "discard_any_draw_double", "Discard cards, draw twice as many", "Discard any {card}: draw 2 {card} for each",
        discard_up_to(None, gain(cards=2), prompt="Discard cards to draw twice as many"),
    ),
    forest(
        "copy_basic_1_card", "Any Basic place and 1 card", "Carry out a Basic place, then draw 1 {card}",
        in_order(carry_out(BASIC, prompt="Which Basic place do you carry out?"), gain(cards=1)),
    ),
    forest(
        "draw_2_meadow_play_1", "2 Meadow cards, play one for 1 less",
        "Draw 2 Meadow {card}; you may play one of them for 1 {any} less", draw_and_play,
    ),
)  # fmt: skip
# Any number of cards; an odd one brings nothing. An empty hand is allowed (our ruling).
THE_HAVEN = Space(
    "haven", "Haven", HAVEN, "Discard any {card}: 1 {any} for every 2",
    discard_up_to(None, gain(any_goods=1), every=2, prompt="Discard cards: 1 resource for every {every}"),
    slots=UNLIMITED,
)  # fmt: skip


def journey(points: int, *, shared: bool = False) -> Space:
    """Autumn only; so many cards are discarded as the place is worth. The worker stays."""

    def effect(turn: Turn, here: Here) -> None:
        number = turn.cards_asked(here, points)
        prompt = f"Discard {number} cards for the Journey"
        options = turn.hand_options(turn.hand)
        turn.discard(turn.choose_some(prompt, options, least=number, most=number, purpose="discard"))

    def block(turn: Turn) -> Reason | str | None:
        if turn.player.season != AUTUMN:
            return "the Journey opens in autumn"
        missing = turn.cards_asked(space.here, points) - len(turn.hand)
        if missing <= 0:
            return None
        return Reason("needs {} more {} to discard", missing, plural(missing, "card"))

    slots = UNLIMITED if shared else 1
    space = Space(
        f"journey_{points}", f"Journey for {points} points", JOURNEY, f"{points} {{card}}: {points} {{point}}",
        effect, slots=slots, keeps_workers=True, points=points, block=block,
    )  # fmt: skip
    return space


JOURNEYS = (journey(5), journey(4), journey(3), journey(2, shared=True))
SPACES = (*BASICS, *FORESTS, THE_HAVEN, *JOURNEYS)

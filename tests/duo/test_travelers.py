"""The tan cards."""

from tests.scenario import covers, words

from .table import PURPLE, duo


@covers("air_balloon")
def test_air_balloon_uses_a_red_card_of_meadow_or_city() -> None:
    table = duo(hand="air_balloon", twigs=2, meadow=["tailor", *words(PURPLE)[:11]], sun=6, moon=6, city="weaver")
    table.play("air_balloon").asks("choose_one", "weaver meadow:0:tailor skip").choose("meadow:0:tailor")
    table.take(pebbles=1).expect(pebbles=1, points=2)
    duo(hand="air_balloon", twigs=2).against(city="weaver", placed=["city:1:weaver"]).play("air_balloon").choose(
        "weaver@1").expect(twigs=2, berries=2).expect(seat=1, points=0)  # fmt: skip


@covers("greenhouse")
def test_greenhouse_uses_two_green_cards() -> None:
    table = duo(hand="greenhouse", twigs=1, resin=1, city="mine orchard barn").play("greenhouse")
    table.choose(["orchard", "mine"]).expect(berries=1, pebbles=1)


@covers("hotel", "wanderer")
def test_hotel_and_wanderer_pay_for_cards_shown() -> None:
    table = duo(hand="hotel bard fool mine", twigs=1, pebbles=1).play("hotel").asks("choose_some", "bard fool")
    table.choose(["bard", "fool"]).take(twigs=1).answer("end").expect(twigs=1, points=1, hand="bard fool mine")
    table = duo(hand="wanderer bard mine barn", berries=2).play("wanderer").asks("choose_some", "mine barn")
    table.choose(["mine", "barn"]).take().answer("end").expect(points=2, hand="bard mine barn")


@covers("monastery")
def test_monastery_takes_a_resource_and_a_card_twice() -> None:
    table = duo(hand="monastery mine barn", twigs=2, resin=2).play("monastery")
    table.take(twigs=1).choose(["mine"]).take(resin=1).expect(points=6, goods=0, hand=0)
    duo(hand="monastery mine", twigs=1, resin=2).play("monastery").take().expect(points=0, hand=1)


@covers("pirate_ship")
def test_pirate_ship_costs_a_card_and_uses_the_others_place() -> None:
    table = duo(hand="pirate_ship mine barn", placed=["farm_berries"]).against(placed=["farm_resin"])
    table.play("pirate_ship").pay("discard:mine").asks("choose_one", "farm_resin skip").choose("farm_resin")
    table.expect(resin=2, city="pirate_ship", hand="barn").expect(seat=1, points=0)
    duo(hand="pirate_ship mine").play("pirate_ship").expect(city="pirate_ship", hand=0)
    duo(hand="pirate_ship").blocked("play:hand:pirate_ship", "needs 1 more card to discard")


@covers("wall", "messenger")
def test_wall_and_messenger_count_themselves_up_to_five() -> None:
    duo(hand="wall", twigs=2, pebbles=1, city="mine orchard bard").play("wall").expect(points=3)
    many = "bard fool judge king queen"
    duo(hand="messenger", berries=3, city=many).play("messenger").expect(points=5)


@covers("gatehouse")
def test_gatehouse_gives_a_token() -> None:
    duo(hand="gatehouse", twigs=1, resin=1).play("gatehouse").expect(occupied_tokens=1)


@covers("market_cart")
def test_market_cart_gives_what_you_have_none_of() -> None:
    table = duo(hand="market_cart", twigs=1, resin=2).play("market_cart").refuses({"resin": 1})
    table.take(twigs=1, pebbles=1, berries=1).expect(twigs=1, resin=1, pebbles=1, berries=1)


@covers("fool")
def test_fool_takes_back_a_token_even_its_own() -> None:
    table = duo(hand="fool", occupied_tokens=1, city=["wall", {"card": "mine", "occupied": True}]).play("fool")
    table.asks("choose_one", "mine wall skip").choose("wall").expect(occupied_tokens=1).on_card("wall", occupied=False)
    table = duo(hand="fool mine barn", city=[{"card": "orchard", "occupied": True}]).play("fool").pay("discard:mine")
    table.skip().expect(occupied_tokens=0, hand="barn")


@covers("juggler")
def test_juggler_achieves_an_event_without_the_board_reward() -> None:
    table = duo(hand="juggler", berries=7, event_tiles="a1 b1 c4 d1 e1 faire", city="town_crier").play("juggler")
    table.asks("choose_one", "a1 c4 skip").choose("c4").expect(events="c4", points=2, hand=0, workers=3)
    table.table(event_tiles=["a1", "b1", None, "d1", "e1", "faire"])
    duo(hand="juggler", berries=3, event_tiles="a1 b1 c4 d1 e1 faire").play("juggler").expect(events="")


@covers("postal_pigeon")
def test_postal_pigeon_plays_one_of_two_for_two_less() -> None:
    table = duo(hand="postal_pigeon mine barn", berries=2, twigs=1, deck="harbor king", city="crane")
    table.play("postal_pigeon").asks("choose_one", "harbor exchange skip").choose("harbor")
    table.take(pebbles=1).answer("end").expect(city="postal_pigeon harbor crane", twigs=0, pebbles=1)
    table.table(discard="king").tokens(1, 2)
    duo(hand="postal_pigeon", berries=2, deck="king mine").play("postal_pigeon").skip().table(discard="king mine")


@covers("ranger")
def test_ranger_moves_a_worker_to_any_spot() -> None:
    table = duo(hand="ranger", berries=2, placed=["farm_twigs"], event_tiles="c1 b1 a1 d1 e1 faire", twigs=4)
    table.against(placed=["farm_resin"], city="weaver").play("ranger").choose("from:farm_twigs")
    table.offers("place:farm_resin", "place:city:1:weaver", "claim:c1", "place:river_1").offers_not("place:farm_twigs")
    table.answer("claim:c1").answer("end").expect(events="c1", hand=2, placed=["event:c1"]).tokens(1, 2)
    table = duo(hand="ranger", berries=2, placed=["farm_twigs"]).against(city="weaver", placed=["city:1:weaver"])
    table.play("ranger").choose("from:farm_twigs").answer("place:city:1:weaver").expect(twigs=2, berries=2)
    table.expect(seat=1, points=1)
    left = duo(hand="ranger", berries=2, events="c1", placed=["event:c1"], event_tiles="a1 b1 d1 e1 faire")
    left.play("ranger").choose("from:event:c1").answer("place:farm_resin").expect(resin=2)
    assert "event_spots" not in left.game.position()
    assert table.game.position() == type(table.game).at(table.game.position(), table.shelf).position()


@covers("bard")
def test_bard_gives_points_for_cards() -> None:
    table = duo(hand="bard mine barn orchard", berries=1).play("bard").choose(["mine", "barn"])
    table.expect(points=2, hand="orchard")


@covers("lamplighter")
def test_lamplighter_draws_and_keeps_the_moon() -> None:
    table = duo(hand="lamplighter", berries=1).play("lamplighter").choose("meadow:2:castle").expect(hand="castle")
    table.tokens(1, 1).moves(1)
    duo(hand="lamplighter", berries=1, moon=7).blocked("play:hand:lamplighter", "Moon is at its end")

"""The leaves of the booklet about the boxes that come on top, about solo play and about Duo."""

from __future__ import annotations

from .leaf import Leaf, Plate, Point

BOXES = (
    Leaf(
        "small", "legend", "Extra! Extra!, Legends and Rugwort's cards",
        (
            Point("card", "*Extra! Extra!* shuffles six more kinds of cards into the deck: Carnival and Juggler, the "
                          "Gazette and its Town Crier, and a stadium with champions."),
            Point("legend", "*Legends* are dealt in secret, a critter and a construction each, and lie in the drawer "
                            "beside your hand."),
            Point("city", "A legend takes the place of its common card *free*, or is paid for. It counts as that card, "
                          "brings a space of its own and never leaves."),
            Point("critter", "*Rugwort's cards* are three mean ones. They take from others, so ask before you play "
                             "with them."),
        ),
        (
            Plate("card:carnival", 10, 30, 210), Plate("card:fynn_nobletail", 235, 30, 210),
            Plate("card:rugwort_the_robber", 460, 30, 210), Plate("card:gazette", 120, 360, 210),
            Plate("card:bridge_of_the_sky", 350, 360, 210),
        ),
        ("colours", "gallery:legends", "lesson:legends"),
        ("legend", "legends", "steal"),
        "Small boxes",
    ),
    Leaf(
        "river", "river", "Pearlbrook: by the river",
        (
            Point("frog", "Your *frog* is an ambassador. It goes where no worker goes: to the river, the Shoal and a "
                          "Ferry."),
            Point("river", "A place by the *river* asks for cards of a colour in your city. Whoever turns a card up "
                           "there first finds a *pearl*."),
            Point("pearl", "*Pearls* are no resource. Each is worth 2 {point} at the end, and buys better things."),
            Point("adornment", "An *Adornment* costs 1 {pearl} and a turn. It acts at once and scores at the end. You "
                               "hold two; they lie in the drawer."),
            Point("wonder", "*Wonders* take the place of the basic events: much to pay, 10 {point} and more to win."),
        ),
        (
            Plate("river/ballroom", 20, 30, 300, 200, "A river card"),
            Plate("wonders/mistrise_fountain", 350, 30, 300, 200, "A Wonder"),
            Plate("adornments/compass", 20, 330, 220, 220, "An Adornment"),
            Plate("icons/pearl", 280, 370, 140, 140, "A pearl"), Plate("workers/frog_otter", 480, 330, 170, 210),
        ),
        ("events", "gallery:pearlbrook", "lesson:pearls"),
        ("river", "shoal", "wonder", "adornment", "adorn", "frog", "pearl"),
    ),
    Leaf(
        "fair", "fair", "Bellfaire: a day at the fair",
        (
            Point("worker", "Send a worker to the *Market* and choose a crate. One on its stall is *yours to take*; "
                            "one on the low table can be *traded* for 3 {point} and any 2 resources. Then it "
                            "changes sides."),
            Point("event", "The *garland* honours one kind of card: whoever has most of it at the end gets 6 points, "
                           "the next 3. The *Flower Festival* wants a card of each colour."),
            Point("hand", "With *powers* everybody leads a people that can do something nobody else can. It says so "
                          "when it acts, and lies at the upper left all the time."),
            Point("critter", "*Five and six* can play. Hands are smaller then, nobody gets the worker for spring, and "
                             "whoever passes discards the hand."),
        ),
        (
            Plate("regions/fair", 20, 40, 300, 200, "The Market"),
            Plate("garlands/garland_beauty", 350, 40, 300, 200, "The garland"),
            Plate("powers/power_foxes", 20, 320, 300, 220, "Foxes"),
            Plate("powers/power_owls", 350, 320, 300, 220, "Owls"),
        ),
        ("solo", "gallery:bellfaire", "lesson:fair"),
        ("fair", "market", "crate", "power", "garland",),
    ),
    Leaf(
        "mountain", "mountain", "Spirecrest: over the mountain",
        (
            Point("winter", "Every season has its *weather*. Only the one of the season you are in matters to you; it "
                            "lies at the upper left."),
            Point("prepare", "Preparing ends with *exploring*: chart a map tile of your area, take one of three "
                             "*discoveries* (free, 1 or 2 resources or cards), then your traveler moves on."),
            Point("mountain", "Discoveries bring *places*, *points* or something you can do. A *big critter* takes "
                              "the saddle of one of your workers: it goes wherever a worker may, and further."),
            Point("pass", "When you pass you walk your *expedition* from left to right. Each tile is paid as you enter "
                          "it; stop where you like, only what you entered scores."),
            Point("info", "Prices of tiles, ten weather cards and the solo rules are *ours*, as each says."),
        ),
        (
            Plate("weather/weather_freezing_rain", 20, 40, 300, 200, "Weather"),
            Plate("maps/map_lily_ponds", 350, 40, 300, 200, "A map tile"),
            Plate("discoveries/discovery_forager", 20, 320, 300, 200, "A discovery"),
            Plate("discoveries/discovery_honeypaw", 350, 320, 300, 200, "A big critter"),
        ),
        ("seasons", "gallery:spirecrest", "lesson:mountain"),
        ("mountain", "weather", "discovery", "map_tile", "chart", "discover", "enter", "big_critter",),
    ),
    Leaf(
        "railway", "railway", "Newleaf: the railway",
        (
            Point("card", "Three cards lie at the *Station*. Play them like Meadow cards: the *train car* beside the "
                          "card is unloaded for you."),
            Point("worker", "A worker at the *Station* sends one Visitor on, takes one and unloads a car; on the "
                            "*Knoll* you exchange open cards."),
            Point("person", "*Visitors* have a wish for the end of the game and bring points if it has come true."),
            Point("golden", "A *golden token* brings a critter in free wherever a golden banner matches the other "
                            "card. You have three."),
            Point("railway", "Your *ticket* moves a worker that is out; the way back is open from summer on."),
            Point("hand", "*Reserve* an open card for later: it costs 1 {any} less then. A ticket and a "
                          "reservation are turns of their own."),
        ),
        (
            Plate("card:locomotive", 20, 20, 300), Plate("card:conductor", 360, 20, 300),
            Plate("visitors/diggs_deepwell", 20, 470, 200, 150, "A Visitor"),
            Plate("stations/tile_two_twigs", 260, 470, 160, 160, "A train car"),
            Plate("icons/golden", 480, 480, 130, 130, "A golden token"),
        ),
        ("homes", "gallery:newleaf", "lesson:railway"),
        ("railway", "station", "ticket", "reserve", "visitor", "train_car",),
    ),
    Leaf(
        "solo", "dice", "Alone against Rugwort",
        (
            Point("critter", "*Rugwort*, the old rat, has no hand. For each card you play a die takes one of the "
                             "Meadow for him."),
            Point("worker", "His *workers* hold places in every season and close Meadow cards: one in spring, two in "
                            "summer, four in autumn."),
            Point("event", "He claims *basic events* as soon as his cards reach for them, and *special events* that "
                           "nobody has count 3 {point} for him. He wins a tie."),
            Point("star", "*Year 1* is friendly. From *year 2* on those special events are worth 6 {point} to him. In "
                          "*year 3* he kidnaps one of your workers too."),
            Point("book", "*All three years* in a row are a campaign with one score, a story and medals; a lost year "
                          "may be played once more for 10 points."),
            Point("info", "With Pearlbrook, Bellfaire, Spirecrest and Newleaf you play alone by *our own rules*, as "
                          "each box says."),
        ),
        (
            Plate("avatars/rat", 190, 40, 300, 300, "Rugwort"), Plate("icons/dice", 110, 460, 150, 150, "The die"),
            Plate("icons/event", 420, 460, 150, 150, "Events left over"),
        ),
        ("end", "small", "lesson:solo"),
        ("rugwort", "rival", "automaton"),
        "Solo",
    ),
)  # fmt: skip

DUO = (
    Leaf(
        "duo", "summer", "Everdell Duo: sun and moon",
        (
            Point("person", "*Duo* is a game of its own for two: four short seasons along one *path* through the "
                            "Meadow."),
            Point("summer", "Placing a worker moves the *Sun*. Playing a card moves the *Moon*. Taking a card moves "
                            "either, as you like."),
            Point("card", "From the Meadow you play only what *touches* the Sun or the Moon: those cards lie in the "
                          "light. Taking a card knows no such limit."),
            Point("prepare", "When both have come to the end the *season is over* for both of you. Green cards produce "
                             "before spring and autumn."),
            Point("info", "Much of this box is *designed by us*: no source tells all costs, points and tiles. The "
                          "gallery says what."),
        ),
        (
            Plate("duo/sun", 40, 30, 270, 190, "The Sun"), Plate("duo/moon", 360, 30, 270, 190, "The Moon"),
            Plate("card:duo/mine", 90, 310, 220), Plate("card:duo/historian", 370, 310, 220),
        ),
        ("duo_city", "duo_together", "lesson:duo"),
        ("duo", "path", "token", "pick"),
    ),
    Leaf(
        "duo_city", "occupied", "Duo: cities, events and the end",
        (
            Point("city", "Hand and city have *no limit*, and there is one of each card. Two cards of your hand are "
                          "worth 1 {any} at any time of your turn."),
            Point("occupied", "An *Occupied token* brings a critter in free, onto a construction of its colour; one "
                              "lies on each colour of a city."),
            Point("event", "*Events* ask for something at one moment, some for more than your opponent has. The board "
                           "gives a reward, the tile its points."),
            Point("river", "*River tiles* and *farms* are the places for workers, and the red cards of both cities."),
            Point("trophy", "At the end count cards, tokens, events and purple cards. The *Journey* goes to whoever "
                            "has more cards in hand and city."),
        ),
        (
            Plate("river/duo/river_raft", 20, 30, 300, 200, "A River tile"),
            Plate("events/duo/c3", 350, 30, 300, 200, "An Event"),
            Plate("card:duo/castle", 90, 310, 220), Plate("card:duo/king", 370, 310, 220),
        ),
        ("duo", "gallery:duo", "lesson:duo"),
        ("farm", "event_spot", "exchange"),
        "Duo: the end",
    ),
)  # fmt: skip

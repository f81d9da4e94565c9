"""The leaves of the booklet about the game itself and about this table."""

from __future__ import annotations

from .leaf import Leaf, Plate, Point

GAME = (
    Leaf(
        "city", "city", "A city under the great tree",
        (
            Point("city", "Under the great tree you found a *city of critters and buildings*. It has room for "
                          "*15 cards*."),
            Point("point", "Whoever has the most *points* when autumn is over wins: points on cards, from purple "
                           "cards, events, the Journey and point tokens."),
            Point("worker", "You begin in late winter with *2 workers* and a hand of cards. With every season you get "
                            "more workers, and your city grows faster."),
            Point("twig", "Cards cost {twig} twigs, {resin} resin, {pebble} pebbles and {berry} berries. Buildings are "
                          "made of the first three, critters mostly come for berries."),
        ),
        (
            Plate("card:king", 40, 60, 270), Plate("card:farm", 350, 20, 270),
            Plate("workers/hedgehog", 40, 490, 140, 175), Plate("workers/mouse", 190, 490, 140, 175),
            Plate("workers/squirrel", 340, 490, 140, 175), Plate("workers/turtle", 490, 490, 140, 175),
        ),
        ("turn", "colours", "lesson:workers"),
        ("start",),
    ),
    Leaf(
        "turn", "worker", "Your turn: one of three things",
        (
            Point("worker", "*Place a worker* on a free place and take at once what it gives."),
            Point("card", "*Play a card* from your hand or from the Meadow, the eight open cards that belong to "
                          "everybody. Pay its cost and put it into your city."),
            Point("prepare", "*Prepare for the next season*, once all your workers are out: they come home, and new "
                             "ones join them."),
            Point("pass", "When you have nothing left to do in autumn, you *pass*. The others may go on for a while."),
        ),
        (
            Plate("frames/ring", 60, 90, 190, 190), Plate("workers/squirrel", 85, 40, 140, 175),
            Plate("card:general_store", 330, 30, 250),
            Plate("icons/prepare", 90, 430, 170, 170, "The next season"),
            Plate("icons/pass", 390, 430, 150, 150, "Pass"),
        ),
        ("workers", "homes", "seasons"),
        ("turn",),
    ),
    Leaf(
        "workers", "worker", "Workers and places",
        (
            Point("twig", "*Places on the board* give resources and cards. Some hold one worker only, others any "
                          "number; the sign on the place shows which."),
            Point("city", "*Forest cards* differ in every game. Nobody stands twice on the same one."),
            Point("destination", "*Red cards* in your city are places too. An *open* one can be visited by everybody, "
                                 "and its owner gets 1 {point} for each guest."),
            Point("haven", "*The Haven* takes cards you do not need: any resource for every 2 of them."),
            Point("info", "A place you cannot use says *why*: rest the pointer on it."),
        ),
        (
            Plate("card:inn", 40, 40, 280), Plate("card:post_office", 360, 40, 280),
            Plate("icons/twig", 60, 500, 110, 110), Plate("icons/resin", 205, 500, 110, 110),
            Plate("icons/pebble", 350, 500, 110, 110), Plate("icons/berry", 495, 500, 110, 110),
        ),
        ("turn", "events", "lesson:workers"),
        ("basic", "forest", "haven", "worker", "place",),
        "Workers",
    ),
    Leaf(
        "colours", "card", "Five colours of cards",
        (
            Point("traveler", "*Tan* travelers do something once, when you play them."),
            Point("production", "*Green* production gives goods when played, and again before spring and autumn."),
            Point("destination", "*Red* destinations are places for workers."),
            Point("governance", "*Blue* governance helps you every time, for instance whenever you play a card."),
            Point("prosperity", "*Purple* prosperity brings extra points at the end."),
            Point("unique", "You may have *one* of each unique card, and as many common ones as you like. "
                            "Your hand holds *8 cards* at most."),
        ),
        (
            Plate("card:bard", 10, 20, 205), Plate("card:farm", 237, 20, 205), Plate("card:university", 464, 20, 205),
            Plate("card:judge", 120, 350, 205), Plate("card:school", 350, 350, 205),
        ),
        ("homes", "gallery", "lesson:cards"),
        ("hand", "meadow", "city", "play", "payment",),
        "Card colours",
    ),
    Leaf(
        "homes", "construction", "Critters who move in for free",
        (
            Point("construction", "Every building names a critter that lives in it. If the building stands in your "
                                  "city, that critter may come *without paying*."),
            Point("occupied", "The guest then looks out of the building: it is *occupied*, and nobody else moves in "
                              "for free."),
            Point("hand", "So look at what goes together before you build. The *small picture* on a card tells you: "
                          "on a building who lives there, on a critter where it lives."),
            Point("haven", "A Harvester and a Gatherer share one space of the city. A Wanderer needs none."),
        ),
        (
            Plate("meadow:school", 10, 110, 290, caption="Home of the Teacher"),
            Plate("icons/arrow_right", 306, 260, 68, 68),
            Plate("meadow:teacher", 380, 110, 290, caption="Lives in the School"),
        ),
        ("colours", "gallery", "lesson:cards"),
        ("occupied", "home",),
        "Free critters",
    ),
    Leaf(
        "seasons", "spring", "Four seasons",
        (
            Point("winter", "*Winter* is the beginning: 2 workers and what you have in your hand."),
            Point("spring", "*Spring*: 1 more worker, and all your green cards produce."),
            Point("summer", "*Summer*: 1 more worker, and 2 cards of your choice from the Meadow."),
            Point("autumn", "*Autumn*: 2 more workers, and your green cards produce a second time."),
            Point("info", "Everybody lives in a season of their own. Who hurries gets workers early, who waits makes "
                          "more of what is there."),
        ),
        (
            Plate("icons/winter", 70, 60, 200, 200, "2 workers"), Plate("icons/spring", 400, 60, 200, 200, "3 workers"),
            Plate("icons/summer", 70, 370, 200, 200, "4 workers"),
            Plate("icons/autumn", 400, 370, 200, 200, "6 workers"),
        ),
        ("events", "end", "lesson:seasons"),
        ("season", "prepare", "production",),
    ),
    Leaf(
        "events", "event", "Events and the Journey",
        (
            Point("event", "*Basic events* are worth 3 {point} and ask for cards of one colour in your city."),
            Point("star", "*Special events* ask for two certain cards. There are four in each game."),
            Point("worker", "To claim an event, *place a worker on it*. The first to do so keeps it for good, even if "
                            "the cards leave the city later."),
            Point("journey", "In *autumn* workers may go on the *Journey*: 2 to 5 {point} for a worker, if you discard "
                             "as many cards as the points."),
        ),
        (
            Plate("events/grand_tour", 20, 30, 300, 200, "A basic event: 3 red cards"),
            Plate("events/tax_relief", 350, 30, 300, 200, "Tax Relief: Judge and Queen"),
            Plate("card:judge", 90, 320, 220), Plate("card:queen", 370, 320, 220),
        ),
        ("seasons", "end", "lesson:seasons"),
        ("award", "journey", "claim", "basic_event", "special_event",),
        "Events",
    ),
    Leaf(
        "end", "trophy", "The end, and counting",
        (
            Point("pass", "The game ends when everybody has passed. Then count:"),
            Point("city", "the points printed on the cards of your city,"),
            Point("point", "point tokens, in front of you and on cards,"),
            Point("prosperity", "the extra points of purple cards,"),
            Point("journey", "workers on the Journey, and {event} events."),
            Point("trophy", "A tie goes to the one with more events, then to the one with more resources left over."),
            Point("info", "The table shows the score *as if the game ended now* at any time."),
        ),
        (
            Plate("card:palace", 40, 20, 270), Plate("card:king", 360, 20, 270),
            Plate("icons/point", 75, 480, 130, 130, "Point tokens"),
            Plate("icons/journey", 272, 480, 130, 130, "The Journey"),
            Plate("icons/event", 470, 480, 130, 130, "Events"),
        ),
        ("events", "colours", "lesson:seasons"),
        ("score", "pass",),
        "Counting",
    ),
)  # fmt: skip

TABLE = (
    Leaf(
        "table", "hand", "At this table",
        (
            Point("hand", "*Drag* a worker to a place or a card into your city. Or *click* it, then click where it "
                          "shall go. What glows can be chosen."),
            Point("zoom", "*Right click* any card to read it in large; resting the pointer on it does the same."),
            Point("undo", "*Undo* (Ctrl+Z) takes back your last choice, until something hidden has been seen. Redo is "
                          "Ctrl+Y."),
            Point("hint", "*H* asks for advice, *Escape* opens the menu. Without a mouse: Tab and Enter for what can "
                          "be done, Ctrl+Tab for all that lies there, *L* to look closer, arrow keys from region to "
                          "region. F11 is full screen."),
            Point("save", "Every choice is *saved at once*. Close the game whenever you like and continue later."),
        ),
        (
            Plate("card:historian", 40, 110, 260),
            Plate("frames/glow_gold", 380, 130, 260, 260), Plate("frames/ring", 420, 170, 180, 180),
            Plate("workers/turtle", 440, 120, 140, 175), Plate("icons/undo", 80, 540, 110, 110, "Undo"),
            Plate("icons/zoom", 285, 540, 110, 110, "Look"), Plate("icons/hint", 490, 540, 110, 110, "Advice"),
        ),
        ("people", "turn", "gallery"),
        ("table",),
    ),
    Leaf(
        "people", "person", "Several at one table",
        (
            Point("person", "*Friends at one machine* take turns. Before a hand is shown the table hides, and the next "
                            "one says *I am here*."),
            Point("computer", "*Computer players* come in five strengths, from Beginner to Master. None of them looks "
                              "into your cards."),
            Point("city", "*Click a player* at the side to see the whole city; the *coin* shows where the points "
                          "come from."),
            Point("redo", "What the others did is told on the ribbon and marked where it happened. *See it again* "
                          "plays it once more; the log keeps everything."),
            Point("trophy", "Finished games go into the *album*, with replays, figures and achievements."),
        ),
        (
            Plate("avatars/hedgehog", 40, 40, 180, 180), Plate("avatars/otter", 250, 40, 180, 180),
            Plate("avatars/fox", 460, 40, 180, 180), Plate("avatars/mole", 40, 260, 180, 180),
            Plate("avatars/owl", 250, 260, 180, 180), Plate("avatars/turtle", 460, 260, 180, 180),
            Plate("icons/computer", 140, 500, 130, 130, "Computer"), Plate("icons/trophy", 410, 500, 130, 130, "Album"),
        ),
        ("table", "solo", "gallery"),
        ("people", "seat"),
        "Several players",
    ),
)  # fmt: skip

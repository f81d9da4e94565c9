"""The leaves about playing together: one city in Duo, the campaign, Miss Thorn's challenge, Rugwort's years."""

from __future__ import annotations

from .leaf import Leaf, Plate, Point

TOGETHER = (
    Leaf(
        "duo_together", "share", "Duo together: one city, two mayors",
        (
            Point("city", "Hare and Tortoise build *one city* with one heap of {point}. Each has a hand, goods and "
                          "three workers of their own."),
            Point("trophy", "A *chapter* is won when all its goals are met and its points are reached. Goals with a "
                            "season are looked at when that season ends."),
            Point("skunk", "*Skunks* are rolled anew each season. At an Event nobody gets past them, on the path Sun "
                           "and Moon step over them, a place is simply taken."),
            Point("share", "On the *Sharing tile* you leave a resource, a card or an Occupied token for your partner: "
                           "freely, only while a token stands on space 4, or not at all, as the chapter says."),
            Point("watch", "A *Pocket Watch* moves Sun or Moon back by one free space. One that is kept counts 10 "
                           "points in the campaign."),
            Point("card", "Each chapter begins with a *Good News* card, one of three. Use it once, at any time."),
        ),
        (
            Plate("chapters/duo/2", 20, 30, 640, 210, "Two mayors, one ribbon"),
            Plate("icons/skunk", 60, 330, 150, 150, "A skunk"), Plate("icons/watch", 265, 330, 150, 150, "A watch"),
            Plate("icons/share", 470, 330, 150, 150, "Sharing"),
        ),
        ("duo_campaign", "duo_challenge", "duo"),
        ("sharing", "share", "skunk", "watch", "news", "good_news", "goals", "together", "concede"),
        "Duo together",
    ),
    Leaf(
        "duo_campaign", "book", "The campaign: a book of fifteen chapters",
        (
            Point("book", "Play the fifteen chapters *in order*, alone, with a computer partner or as two. The book "
                          "keeps everything; close it and come back in the middle of a chapter."),
            Point("point", "A chapter *won* adds its points. A lost one adds nothing, and may be *played again* once, "
                           "for 30 points less."),
            Point("watch", "Watches that were not used add *10 each*. On Hard the targets are higher, most "
                           "chapters have no watch, and three replays are all there are."),
            Point("card", "*Good News* that was not used stays with you. On Hard only one card is kept."),
            Point("medal_gold", "The sum earns *bronze* from 1000, *silver* from 1250 and *gold* from 1500 points."),
            Point("info", "Several books can lie open side by side, each with its own name. Most chapters are "
                          "*designed by us*; the book says which."),
        ),
        (
            Plate("duo/campaign_map", 60, 20, 560, 430, "The way through the book"),
            Plate("icons/medal_bronze", 90, 540, 120, 120, "Bronze"),
            Plate("icons/medal_silver", 280, 540, 120, 120, "Silver"),
            Plate("icons/medal_gold", 470, 540, 120, 120, "Gold"),
        ),
        ("duo_together", "duo_challenge", "solo"),
        ("campaign", "chapter"),
        "The campaign",
    ),
    Leaf(
        "duo_challenge", "medal_silver", "Miss Thorn's challenge",
        (
            Point("person", "One or two of you build one city against *Miss Thorn*. Have more points than she has; a "
                            "tie is hers."),
            Point("card", "She begins with 3 cards. When a season ends, every skunk on the path takes her a *Meadow "
                          "card*, and Events under skunks are hers."),
            Point("prosperity", "Her cards count what is printed; purple ones 2, 4 or 6 by her *level*, and 15, 20 or "
                                "25 points come on top."),
            Point("trophy", "Beating her is one thing. On each level there are *ten more to show*: no purple card, "
                            "ten cards at most, five Events ..."),
            Point("medal_gold", "What you show in a victory becomes a *medal* on her page, for one and for two, as "
                                "long as the game is in your album."),
        ),
        (
            Plate("chapters/duo/10", 20, 30, 640, 210, "She counts twice"),
            Plate("icons/medal_bronze", 90, 380, 130, 130, "Easy"),
            Plate("icons/medal_silver", 275, 380, 130, 130, "Normal"),
            Plate("icons/medal_gold", 460, 380, 130, 130, "Hard"),
        ),
        ("duo_together", "duo_campaign", "gallery:duo"),
        ("thorn", "challenge"),
        "Miss Thorn",
    ),
)  # fmt: skip

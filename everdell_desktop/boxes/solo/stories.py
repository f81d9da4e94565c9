"""What Rugwort's three years tell. Every sentence is ours."""

from __future__ import annotations

from typing import NamedTuple


class YearStory(NamedTuple):
    """The words of one year."""

    title: str
    text: str
    goals: tuple[str, ...]
    rules: tuple[str, ...]
    won: str
    lost: str


MORE_THAN_HIS = "More points than Rugwort when both cities stand. A tie is his."

YEARS = (
    YearStory(
        "The Barrow on the Hill",
        "He comes over the hill in the first snow with two cousins and a barrow, and asks where the good places are. "
        "Before anybody has answered he is standing on them. By supper he has a town of his own: nobody has seen him "
        'lift a hammer, but things do fall off carts when he walks by. "Lovely spot," says Rugwort, with his mouth '
        "full. It is your supper.",
        (MORE_THAN_HIS,),
        (
            "He takes a card of the Meadow after each one you play. Special events that nobody achieved are worth 3 "
            "to him.",
        ),
        "He leaves in the autumn with the barrow, the cousins and three of your spoons. He has promised to write.",
        "His town hall is taller than yours. It has your door on it.",
    ),
    YearStory(
        "A Letter in Gravy",
        "The letter arrived in winter. It had no stamp and no words, only a paw print in gravy, and a week later came "
        "the paw. He has read up on feasts meanwhile: whoever forgets to hold one, he says, will not mind if he does. "
        "He has brought bunting. It is your bunting. The cousins wave it at you from the best seats.",
        (MORE_THAN_HIS,),
        ("As in the first year, and special events that nobody achieved are worth 6 to him.",),
        "He claps at the last feast, slowly, and then goes to see whether there is another valley.",
        "The feasts were very fine. You could hear them quite well from where you stood.",
    ),
    YearStory(
        "The Third Knock",
        "Nobody laughs when he comes for the third time. The barrow is a wagon now and the cousins have cousins. He "
        'has taken a liking to one of your workers, "such a willing lad", and means to borrow him for the autumn, and '
        "he has never yet given anything back. Build as if the whole wood were looking on. It is. It has brought "
        "cushions.",
        (MORE_THAN_HIS,),
        ("As in the second year, and when autumn comes he leads one of your {worker} away.",),
        "The wood gets up and cheers. Rugwort bows, thinks better of it, and runs.",
        "He gives the victory speech himself, in your hat.",
    ),
)
ABOUT = (
    "He comes three times, each time with more cousins. The points of every year you win are added up, a lost year "
    "may be played once more for 10 points, and there are medals; sums and medals are designed by us. Choose the boxes "
    "once; they stay on the table for all three."
)
CITY = "Willowhome"
ENDINGS = {
    "": "Three years, and the valley has learned to nail things down. Rugwort sends a card each spring. It says that "
    "he had a lovely time, and the stamp is yours.",
    "bronze": "They have put up a small bronze rat at the crossroads, looking the other way. Children rub its nose "
    "for luck and then count their fingers.",
    "silver": "The song about you has eleven verses, and Rugwort is in nine of them, getting wet. He hums it himself, "
    "they say, when he thinks that nobody is near.",
    "gold": "On the hill where he first came over, there is a golden spoon set into a stone, the last of the three. "
    "It came by post, wrapped in gravy paper, with two words: well played. Nobody dares to say how much you like it.",
}
"""The end of the three years, by medal."""

"""What the campaign tells: the story of each chapter, and how it closes. Every sentence is ours."""

from __future__ import annotations

from typing import NamedTuple


class Story(NamedTuple):
    """The words of one chapter."""

    text: str
    won: str
    lost: str


STORIES = (
    Story(
        "The Hare has sworn off mornings, the Tortoise has sworn off hurry, and on the first day of the year they "
        "unlock the same town hall with the same key. Across the lane sits Miss Lily Thorn of The Root, sharpening "
        'a quill the size of a fence post. "It will not last until the thaw," she writes, and underlines it twice. '
        "The ink is not even dry.",
        "The ink dries, the thaw comes, and you are still on speaking terms. Miss Thorn asks for a bigger inkwell.",
        '"As foretold," writes Miss Thorn, who foretold nothing of the kind, and blots the page.',
    ),
    Story(
        '"One of them works," says page two, "and the other one naps." It does not say which, and so the whole '
        "valley is guessing. The Tortoise is hurt. The Hare, woken to be told, is hurt as well. There is only one "
        "cure for such a rumour: both mayors must be seen in public, scissors in paw, each cutting a ribbon of "
        "their own.",
        "Two ribbons, two pairs of scissors, one very small retraction on page nine.",
        "The second ribbon is still whole. It hangs in Miss Thorn's window, beside her prizes.",
    ),
    Story(
        "On page one there is a drawing of your pantry: a cobweb, a crumb, and a mouse who is leaving. It was done "
        "from memory, through a keyhole, in the dark. You invite the valley to come and count the jars for itself, "
        "as soon as spring is over. That leaves just enough time to have some jars.",
        "They counted until supper and then stayed for it. The mouse has moved back in.",
        "They came, they counted, and it did not take long. The cobweb was admired.",
    ),
    Story(
        '"Dullest town in the valley," yawns The Root. "Your reporter fell asleep standing up." The mayors take '
        "the calendar off its nail and begin to fill in the empty squares: a feast here, a dance there, something "
        "with lanterns. The Hare wants four celebrations. The Tortoise wants to know who will put the chairs away.",
        "Four feasts, and Miss Thorn danced at one of them. She says it was a cramp.",
        "The chairs are stacked again, and hardly anybody had sat on them.",
    ),
    Story(
        "The Root has sent its art critic, an elderly skunk with a very long scarf. He walked down your high "
        'street once and wrote: "Brown. Mostly brown. And then, round the corner, brown." The baker has taken to '
        "her bed. It is time to open the paint shed and let every colour of the wood move in, three doors of each.",
        "The critic took off his scarf. It looked so plain against the houses.",
        '"A bold study in brown," says the review. He means to come back with friends.',
    ),
    Story(
        "Somebody has been turning the signposts. Travelers who want your inn are sent round the marsh, past the "
        "marsh, and into the marsh, where a skunk with a notebook asks how they like it. Bring them home, hang up "
        "their socks, and put a name on every door before summer is over. The kettle is on. The beds are aired.",
        "Every door has a name, and every line has socks on it. The marsh is suing for neglect.",
        "The guests found rooms in the next town. They speak highly of the marsh.",
    ),
    Story(
        '"Nothing is ever built there," Miss Thorn has promised her readers, "and I shall prove it daily." So '
        "every morning, before the porridge, she stands at the corner with a tape measure. Very well: let there be "
        "something new for her to measure each time the season turns. The Hare has set an alarm for this. It has "
        "been buried in the garden.",
        "She ran out of tape, and then of mornings. The alarm clock has come up as a tulip.",
        '"Measured today: the same as yesterday." It is her favourite kind of sentence.',
    ),
    Story(
        "Two interviews on two park benches, printed side by side. In the left one the Hare cares for company "
        "alone; in the right one the Tortoise cares only for masonry. Neither of you said so. Still, it makes a "
        "change to be quoted at all, and for one year you agree to make it true: she fills the houses, he builds "
        "them.",
        "He built, she moved them in, and nobody had to shout. Miss Thorn misquotes herself.",
        "He said the houses were ready. She said the guests were. The newspaper said neither.",
    ),
    Story(
        "It has rained for a week. There are skunks in the fields and skunks on both banks, with tents, with camp "
        "stoves, with opinions. Nobody can fetch a pebble without giving a statement. If the valley is full of "
        "reporters, then business will have to come indoors. Two doors stand open already, and there is a mat to "
        "wipe one's paws.",
        "The visitors came, wiped, stayed and paid. The tents have floated off.",
        "They came in without wiping. The carpet will tell of it for years.",
    ),
    Story(
        "The Root would like to see your books. Miss Thorn has brought a stool, a lamp and a magnifying glass, and "
        "she counts the coins twice, once from each end. Grateful folk have begun to leave a penny at the river "
        "for whoever gets there first. Pick them up, put them in the jar, and do not let her see you bite them.",
        "It adds up from both ends. She has asked whether she might borrow a little.",
        "There was a button among the coins. The headline is about the button.",
    ),
    Story(
        "Lanterns behind every hedge, notebooks under every leaf: there is hardly a quiet hour left on the path, "
        "and nights were short to begin with. You will have to do in a whisper what others do in a week. The "
        "Tortoise suggests making an early start. The Hare points out that it is still yesterday.",
        "By sunrise it was all standing, and the hedges were snoring.",
        "At sunrise there was a fine view of everything you had meant to do.",
    ),
    Story(
        "Miss Thorn has bought a kitchen scale. On the left pan she heaps your houses, on the right one the folk "
        'who live in them, and when it dips she rings a bell. "Lopsided!" It can be heard in three valleys. One '
        "mouse too many will do it. So will one shed. And each of you, she adds, had better have a feast to show.",
        "The scale hangs level, and the bell has been given to the school.",
        "Ding. You will be hearing that bell in your sleep.",
    ),
    Story(
        '"Grandeur?" asks the headline. "We looked for it with a magnifying glass." Beneath it is an empty frame, '
        "two columns wide. The mayors have a drawer of grand plans, tied with a purple ribbon and saved for a year "
        "with more time in it. It turns out that there is no such year. Untie the ribbon.",
        "The frame was too small. She has had to print you on a fold-out page.",
        "The drawer is shut again. The ribbon is round Miss Thorn's hat.",
    ),
    Story(
        "The whole staff of The Root has been sent out at once; even the printer is behind a bush, with ink on his "
        "nose. Whatever is to be done this year must be done between two deadlines, and it had better be worth "
        "printing. Keep a little something up your sleeves too. It is never wise to end a year with empty paws.",
        "The presses stopped, all on their own, so that everybody could come to the feast.",
        "The presses did not stop. They did not so much as slow down.",
    ),
    Story(
        "Miss Thorn calls in person, without a notebook. She will stake her good name on it: finish this year in "
        "style, together, with feasts and colour and not one cross word, and The Root will print a single sentence "
        "of praise. One. She has written it already, to save time. It is in her pocket, folded very small, and she "
        "keeps touching it.",
        '"They were right, and so was the soup." It was two sentences, if one counts the soup.',
        'She puts the paper back into her pocket. "Next year, perhaps," she says, and does not sound displeased.',
    ),
)

ABOUT = (
    "Fifteen years in one town hall. Two mayors share a city and Miss Thorn of The Root shares her opinion of it. Win "
    "a chapter by its goals and its points; what you gather on the way is added up in the end, and there are medals."
)
ENDINGS = {
    "": "The last page is turned, and it has jam on it. There is no medal, but the key to the town hall has worn two "
    "hollows by now, one the shape of a hare's thumb and one that of a tortoise's. Miss Thorn has bought the house "
    "across the lane. For the view, she says.",
    "bronze": "The Root comes out on thick paper for once, with a ribbon of bronze printed across the front. The Hare "
    "has read it nine times, the Tortoise once, slowly. Miss Thorn delivers the copies herself and stays for the "
    "soup.",
    "silver": "There is a parade, as long as the high street and a little longer, so that its head meets its tail and "
    "it can go on all night. The mayors walk in the middle, in step, more or less. Miss Thorn holds the silver "
    "banner. Her arm is tired, and she will not hear of a change.",
    "gold": "They have cast a bell of gold for the town hall, and it is rung at noon, when the Hare gets up and the "
    "Tortoise sits down. On its rim there is one line, in small letters, by L. Thorn: it did last until the thaw. And "
    "every thaw since, she adds, if anybody asks her. Everybody does.",
}
"""The end of the story, by medal."""
THORN = (
    "The two of you build one city against Miss Thorn of The Root. Have more points than she has: a tie is hers.",
    "She begins with 3 cards. When a season ends, each Event under a skunk goes to her, and each skunk on the path "
    "takes a Meadow card: of the upper row in winter and summer, of the lower row in spring and autumn. From the last "
    "space it is the top card of the deck.",
    "In the end she has 15 cards and every Event that nobody achieved. Her cards count what is printed, purple ones "
    "by her level.",
    "Skunks at the Events let you pass. There is no Good News here, and no Pocket Watch.",
)
"""Miss Thorn's rules, in words."""
THORN_SHARING = {
    "open": "You may share freely.",
    "limited": "You may share while a token stands on space 4.",
    "none": "Nothing is shared.",
}

"""The regions of the landscape on the table: the Valley in four seasons and its neighbours."""

from collections.abc import Callable, Iterator
from functools import partial

from art.kit.canvas import Canvas
from art.kit.picture import Picture
from art.table.regions.book import BOOK_SIZE, book, book_finish
from art.table.regions.duo import DUO_QUALITY, DUO_SIZES, duo
from art.table.regions.fair import fair
from art.table.regions.ground import GROUND, QUALITY, SKY, WIDE_GROUND, Heaven, finished, heaven, under_the_sky
from art.table.regions.hedge import HEDGE_SIZE, hedge, hedge_finish
from art.table.regions.mountain import mountain
from art.table.regions.railway import railway
from art.table.regions.river import river
from art.table.regions.seasons import SEASONS
from art.table.regions.valley import valley


def regions() -> Iterator[Picture]:
    """The grounds with their skies, and the book of the campaign."""
    for name, season in SEASONS.items():
        yield _ground(f"valley_{name}", WIDE_GROUND, heaven(season.sky, season.cloud), partial(valley, season))
        yield _ground(f"river_{name}", GROUND, heaven(season.sky, season.cloud), partial(river, season))
    yield _ground("fair", WIDE_GROUND, heaven("noon"), fair)
    yield _ground("mountain", WIDE_GROUND, heaven("morning", ("#fffaf2", "#c8c0d0")), mountain)
    yield _ground("railway", GROUND, heaven("morning"), railway)
    for name, season in SEASONS.items():
        for time, size in DUO_SIZES.items():
            recipe = partial(duo, season, bool(time))
            yield Picture(f"regions/duo_{name}{time}.jpg", size, (recipe,), finished, DUO_QUALITY)
    yield Picture("regions/hedge.png", HEDGE_SIZE, (hedge,), hedge_finish)
    yield Picture("regions/campaign.jpg", BOOK_SIZE, (book,), book_finish, QUALITY)


def _ground(name: str, size: tuple[int, int], above: Heaven, draw: Callable[[Canvas], None]) -> Picture:
    recipe = partial(under_the_sky, size, above, draw)
    return Picture(f"regions/{name}.jpg", (size[0], size[1] + SKY), (recipe,), finished, QUALITY)

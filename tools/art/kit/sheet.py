"""Contact sheets: many pictures on one page, large and small, for looking at them."""

from collections.abc import Sequence
from pathlib import Path

from PIL import Image, ImageDraw

LARGE = 400
SMALL = 120
GAP = 12
GROUND = "#cdbb92"


def contact_sheet(files: Sequence[Path], target: Path, columns: int = 3) -> None:
    """Write one PNG with each picture 400 and 120 pixels wide and its name below."""
    cells = [_cell(path) for path in files]
    columns = min(columns, len(cells))
    rows = [cells[k : k + columns] for k in range(0, len(cells), columns)]
    width = columns * (LARGE + SMALL + 3 * GAP)
    height = sum(max(cell.height for cell in row) + GAP for row in rows)
    sheet = Image.new("RGB", (width, height), GROUND)
    top = 0
    for row in rows:
        for column, cell in enumerate(row):
            sheet.paste(cell, (column * (LARGE + SMALL + 3 * GAP), top))
        top += max(cell.height for cell in row) + GAP
    sheet.save(target)


def _cell(path: Path) -> Image.Image:
    picture = Image.open(path).convert("RGBA")
    large = _fitted(picture, LARGE)
    small = _fitted(picture, SMALL)
    cell = Image.new("RGB", (LARGE + SMALL + 3 * GAP, large.height + 2 * GAP + 14), GROUND)
    cell.paste(large, (GAP, GAP), large)
    cell.paste(small, (LARGE + 2 * GAP, GAP), small)
    ImageDraw.Draw(cell).text((GAP, large.height + GAP + 2), path.stem, fill="#2e211a")
    return cell


def _fitted(picture: Image.Image, width: int) -> Image.Image:
    wide = min(width, picture.width) if picture.width < width else width
    factor = min(wide / picture.width, width * 1.4 / picture.height)
    size = (max(1, round(picture.width * factor)), max(1, round(picture.height * factor)))
    return picture.resize(size, Image.Resampling.LANCZOS)

"""The scenarios of the mountain wait until the box is on the shelf."""

from everdell_desktop.boxes import SHELF

collect_ignore_glob = [] if "spirecrest" in SHELF.boxes else ["test_*.py"]

"""How much the tests walk: a sample of all mixes of boxes, or with `--thorough` every one of them with many seeds."""

from __future__ import annotations

import os

import pytest

from tests.mixes import THOROUGH


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--thorough", action="store_true",
        help=f"every mix of boxes, seats and options, with many seeds; the same as {THOROUGH}=1 in the environment",
    )  # fmt: skip


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--thorough"):
        os.environ[THOROUGH] = "1"  # read where the tables are listed, in the parallel processes too

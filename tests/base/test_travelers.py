"""Scenarios of the tan cards."""

from tests.scenario import covers, given


@covers("bard")
def test_bard_discards_for_points() -> None:
    given(hand="bard farm inn", berries=3).play("bard").choose(["farm"]).expect(points=1, berries=0, hand="inn", city="bard")

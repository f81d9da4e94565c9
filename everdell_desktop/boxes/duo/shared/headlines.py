"""The 25 Good News cards as they are printed. All of them are ours."""

from __future__ import annotations

HEADLINES: dict[str, tuple[str, str]] = {
    "gn_bumper_crop": ("Bumper Crop Astonishes Valley", "One mayor gains 3 {any}."),
    "gn_stalls_overflow": ("Market Stalls Overflow", "Each mayor gains 1 {any} and draws 1 {card}."),
    "gn_lending_shelf": ("Lending Shelf Opens in Hollow Log", "Each mayor draws 2 {card}."),
    "gn_meadow_in_bloom": ("Meadow in Early Bloom", "One mayor takes 2 cards of the Meadow."),
    "gn_guests_early": ("Guests Arrive Early", "One mayor takes 1 {occupied}."),
    "gn_overslept": ("Correspondent Oversleeps", "A skunk leaves a Farm or the River until the next season."),
    "gn_false_lead": ("Reporter Follows False Lead", "A skunk leaves an Event until the next season."),
    "gn_path_cleared": ("Path Cleared of Onlookers", "A skunk leaves the path until the next season."),
    "gn_late_sunset": ("Late Sunset Delights Everyone", "The Sun goes back to the nearest free space."),
    "gn_bright_moon": ("Brightest Moon in Years", "The Moon goes back to the nearest free space."),
    "gn_good_neighbours": ("Good Neighbours Praised", "You may share freely for the rest of this season."),
    "gn_parcel": ("Parcel Delivered Against All Odds", "One mayor hands the other up to 3 {card} and {any}."),
    "gn_fresh_faces": ("Fresh Faces at the Gate", "Discard any cards of the Meadow; new ones come."),
    "gn_new_current": ("River Finds New Course", "Replace one or both River tiles."),
    "gn_volunteers": ("Volunteers Lend a Paw", "Your next card this turn costs 3 {any} less. No star."),
    "gn_open_gates": ("Gates Thrown Open", "This turn you may play any card of the Meadow."),
    "gn_second_shift": ("Second Shift Agreed", "One mayor takes back a placed {worker}."),
    "gn_harvest_dance": ("Harvest Dance Goes On Till Dawn", "Up to 3 {production} cards act, each for either mayor."),
    "gn_glowing_review": ("Glowing Review (Anonymous)", "Take 4 {point}."),
    "gn_ovation": ("Standing Ovation", "Take 1 {point}, and 1 {point} for each Event achieved."),
    "gn_press_pass": ("Press Pass Found in Ditch", "This turn your {worker} pass the skunks at the Events."),
    "gn_modest_claims": ("Organisers Lower the Bar", "This turn one number of one Event counts as 1 lower."),
    "gn_research": ("Diligent Research Pays Off", "One mayor looks at 6 {card}, keeps 2 and discards the rest."),
    "gn_change_of_plans": ("Change of Plans Welcomed", "Look at each other's hands and swap cards one for one."),
    "gn_wrong_address": ("Sent to the Wrong Address", "In a season's first turn, before the action: reroll skunks."),
}  # fmt: skip
"""By id: the headline, and what it does."""

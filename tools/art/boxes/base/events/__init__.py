"""One small emblematic picture per event, drawn on 540 x 360 units and baked to 300 x 200."""

from art.boxes.base.events import feasts, quiet, trades

EVENTS = {
    draw.__name__: draw
    for draw in (
        feasts.city_monument,
        feasts.grand_tour,
        feasts.harvest_festival,
        feasts.cartographers_expedition,
        trades.a_brilliant_marketing_plan,
        trades.a_well_run_city,
        feasts.an_evening_of_fireworks,
        quiet.ancient_scrolls_discovered,
        trades.capture_of_the_acorn_thieves,
        trades.croak_wart_cure,
        trades.flying_doctor_service,
        quiet.graduation_of_scholars,
        quiet.ministering_to_miscreants,
        quiet.path_of_the_pilgrims,
        feasts.performer_in_residence,
        quiet.pristine_chapel_ceiling,
        quiet.remembering_the_fallen,
        quiet.tax_relief,
        feasts.the_everdell_games,
        trades.under_new_management,
    )
}

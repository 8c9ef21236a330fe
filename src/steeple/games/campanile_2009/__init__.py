"""Campanile, second edition (DDD Verlag 2009), 2-5 players."""

from steeple.games.campanile_2009 import clauses, drawing, notation, rules, state, tables, view
from steeple.kernel.game import Game

GAME = Game(
    name="campanile-2009",
    title="Campanile (2009)",
    rules_version=1,
    seats=(2, 3, 4, 5),
    options=state.OPTIONS,
    ends=state.ENDS,
    state=state.STATE,
    actions=tables.ACTIONS,
    most_legal=tables.MOST_LEGAL,
    planes=view.PLANES,
    phases=state.PHASES,
    clauses=clauses.CLAUSES,
    setup=rules.setup,
    legal=rules.legal,
    apply=rules.apply,
    scores=rules.scores,
    winners=rules.winners,
    reveals=rules.reveals,
    determinize=view.determinize,
    observe=view.observe,
    refuse=clauses.refuse,
    view=view.view,
    action_text=notation.action_text,
    read_action=notation.read_action,
    describe=notation.describe,
    legend=notation.LEGEND,
    deal_json=notation.deal_json,
    lay_deal=notation.lay_deal,
    position_text=notation.position_text,
    read_position=notation.read_position,
    check=notation.check,
    draw=drawing.draw,
)

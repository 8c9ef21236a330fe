"""Five Towers (2023), 2-5 players."""

from steeple.games.five_towers import clauses, drawing, notation, position, rules, state, tables, view
from steeple.kernel.game import Game

GAME = Game(
    name="five-towers",
    title="Five Towers",
    rules_version=1,
    seats=(2, 3, 4, 5),
    options=(),
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
    position_text=position.position_text,
    read_position=position.read_position,
    check=position.check,
    draw=drawing.draw,
)

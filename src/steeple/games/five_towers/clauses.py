"""Five Towers: every reason an action can be illegal."""

from __future__ import annotations

from steeple.games.five_towers.material import (
    BUILD_CARD,
    NO_CARD,
    PASS,
    STYLE_NAMES,
    TEAR_NOTHING,
    TEAR_STYLE,
    VALUES,
)
from steeple.games.five_towers.placing import (
    can_build,
    can_tear,
    gain_by_tearing,
    goes_on,
    has_roof,
    most_after,
    most_biddable,
    most_buildable,
    most_in_style,
    top_value,
)
from steeple.games.five_towers.state import BID, BUILD, NO_BID, PHASES, TEAR
from steeple.games.five_towers.texts import card_name, card_texts, named_card, named_style
from steeple.kernel.arrays import Position
from steeple.kernel.clause import Clause, Named, Refusal
from steeple.kernel.rule import interpreted

NOT_NOW = Clause("not-now", "Rounds", "it’s time to {due}, not to {tried}")
BID_NOT_HIGHER = Clause(
    "bid-not-higher",
    "Rounds 1, Bid",
    "{tried} isn’t enough. Bid more than {bid}, or pass",
)
BID_BEYOND_MARKET = Clause(
    "bid-beyond-market",
    "Rounds 1, Bid",
    "you can’t bid {tried} when the market holds {size}",
)
BID_IMPOSSIBLE = Clause(
    "bid-impossible",
    "Rounds 1, Bid",
    "you could only build {most} of these cards, even after tearing down one of yours",
)
TEAR_NO_TOWER = Clause(
    "tear-no-tower", "Rounds 2a, Tear down", "you have no {style} tower to tear a card down from"
)
TEAR_ROOF = Clause(
    "tear-roof", "Rounds 2a, Tear down", "your {style} tower has a roof, and a roof can’t be torn down"
)
TEAR_LEAVES_TOO_FEW = Clause(
    "tear-leaves-too-few",
    "Rounds 2a, Tear down",
    "you bid {bid}, but without {card} you could only build {most}",
)
TEAR_NEEDED = Clause(
    "tear-needed",
    "Rounds 2a, Tear down",
    "you bid {bid}, but you can only build {most} unless you tear down {tops}",
)
BUILD_NOT_IN_MARKET = Clause(
    "build-not-in-market", "Rounds 2b, Build", "{card} isn’t in the market. Choose a card that is"
)
BUILD_ON_ROOF = Clause("build-on-roof", "Placing", "your {style} tower has a roof, and nothing goes on a 0")
BUILD_NOT_LOWER = Clause(
    "build-not-lower", "Placing", "{card} doesn’t go on {top}. Only a lower value or a 9 does"
)
BUILD_BLOCKS_REST = Clause(
    "build-blocks-rest",
    "Rounds 2b, Build",
    "after {card} you’d still have to build {left}, but could only build {most}. Choose another card",
)

CLAUSES = (
    NOT_NOW,
    BID_NOT_HIGHER,
    BID_BEYOND_MARKET,
    BID_IMPOSSIBLE,
    TEAR_NO_TOWER,
    TEAR_ROOF,
    TEAR_LEAVES_TOO_FEW,
    TEAR_NEEDED,
    BUILD_NOT_IN_MARKET,
    BUILD_ON_ROOF,
    BUILD_NOT_LOWER,
    BUILD_BLOCKS_REST,
)

VERBS = {**{phase: Named(name, name) for phase, name in PHASES.items()}, TEAR: Named("tear", "tear down")}


def phase_of(action: int) -> int:
    """The decision that an action answers."""
    if action <= PASS:
        return BID
    return TEAR if action <= TEAR_NOTHING else BUILD


def refuse(s: Position, action: int) -> Refusal | None:
    """The clause that an action breaks now; None if it is legal."""
    phase = phase_of(action)
    if phase != s.phase:
        return NOT_NOW.refuse(due=VERBS[int(s.phase)], tried=VERBS[phase])
    if phase == BID:
        return None if action == PASS else refuse_bid(s, action)
    if phase == BUILD:
        return refuse_build(s, action - BUILD_CARD)
    return refuse_no_tear(s) if action == TEAR_NOTHING else refuse_tear(s, action - TEAR_STYLE)


def refuse_bid(s: Position, bid: int) -> Refusal | None:
    """The clause against bidding this number of cards."""
    if bid > s.market_size:
        return BID_BEYOND_MARKET.refuse(size=int(s.market_size), tried=bid)
    if s.bid != NO_BID and bid <= s.bid:
        return BID_NOT_HIGHER.refuse(bid=int(s.bid), tried=bid)
    most = interpreted(most_biddable)(s, s.player)
    return BID_IMPOSSIBLE.refuse(most=most) if bid > most else None


def most_after_tearing(s: Position, style: int) -> int:
    """How many market cards the builder could build after tearing down the top card of this tower."""
    return int(interpreted(most_buildable)(s, s.player) + interpreted(gain_by_tearing)(s, s.player, style))


def refuse_tear(s: Position, style: int) -> Refusal | None:
    """The clause against tearing down the top card of this tower."""
    top = interpreted(top_value)(s, s.player, style, 0)
    if top == NO_CARD:
        return TEAR_NO_TOWER.refuse(style=named_style(style))
    if not interpreted(can_tear)(s, s.player, style):
        return TEAR_ROOF.refuse(style=named_style(style))
    most = most_after_tearing(s, style)
    return (
        TEAR_LEAVES_TOO_FEW.refuse(bid=int(s.bid), card=named_card(VALUES * style + top), most=most)
        if most < s.left
        else None
    )


def refuse_no_tear(s: Position) -> Refusal | None:
    """The clause against tearing down nothing: the bid can't be fulfilled without."""
    most = interpreted(most_buildable)(s, s.player)
    if most >= s.left:
        return None
    tops = [
        VALUES * style + interpreted(top_value)(s, s.player, style, 0)
        for style in range(len(STYLE_NAMES))
        if refuse_tear(s, style) is None
    ]
    return TEAR_NEEDED.refuse(
        bid=int(s.bid), most=most, tops=Named(card_texts(tops), " or ".join(map(card_name, tops)))
    )


def refuse_build(s: Position, card: int) -> Refusal | None:
    """The clause against building this card."""
    style, value = divmod(card, VALUES)
    if not int(s.offer[0, style]) >> value & 1:
        return BUILD_NOT_IN_MARKET.refuse(card=named_card(card))
    if interpreted(has_roof)(s, s.player, style):
        return BUILD_ON_ROOF.refuse(style=named_style(style))
    top = interpreted(top_value)(s, s.player, style, 0)
    if not interpreted(goes_on)(value, top):
        return BUILD_NOT_LOWER.refuse(top=top, card=named_card(card))
    total = interpreted(most_buildable)(s, s.player)
    if interpreted(can_build)(s, card, total):
        return None
    most = (
        total - interpreted(most_in_style)(s, s.player, style, 0) + interpreted(most_after)(s, style, value)
    )
    return BUILD_BLOCKS_REST.refuse(card=named_card(card), most=most, left=int(s.left) - 1)

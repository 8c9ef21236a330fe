"""A report reads from finished games what the rules say about them, and every family gets a whole report."""

from __future__ import annotations

import re
from functools import cache

import numpy as np
import pytest

from steeple.ai.players import Glimpse
from steeple.games import GAMES
from steeple.games.campanile.towers import influence, rank, standing
from steeple.games.campos.material import CARDS_DEALT
from steeple.games.five_towers.rules import penalty, tower_points
from steeple.kernel.arrays import Positions
from steeple.kernel.game import Chosen, Facts, Game
from steeple.kernel.match import Match
from steeple.kernel.rule import interpreted
from steeple.report.pages.builder import build_document
from steeple.report.pages.html import write_page
from steeple.report.pages.markdown import write_markdown
from steeple.report.play.bots import HastyPlayer
from steeple.report.play.games import play_compiled
from steeple.report.play.plan import Plan
from steeple.report.play.rows import row_type
from steeple.report.play.series import Setting


@cache
def finished(name: str, players: int) -> tuple[Positions, Chosen]:
    """Three games of hasty players: how they ended, and what was chosen."""
    game = GAMES[name]
    kinds = game.questions.kinds_of(game)
    finals = np.zeros(3, game.state)
    chosen = np.zeros((3, players, len(game.phases) - 1, len(game.questions.kinds)), np.uint16)
    for number in range(3):
        match = Match(game, players, {}, f"{number:016x}")
        bot = HastyPlayer(number)
        while not match.is_over:
            action = bot.decide(Glimpse.of(match)).action
            chosen[number, match.player, int(match.state["phase"]) - 1, kinds[action]] += 1
            match.play_id(action)
        finals[number] = match.state
    return finals, chosen


def seat_facts(name: str, players: int) -> dict[str, Facts]:
    """[game, seat] by the words of the fact."""
    game, (finals, chosen) = GAMES[name], finished(name, players)
    found = game.questions.read_seats(game, finals, chosen)
    return {fact.words: found[:, :, number] for number, fact in enumerate(game.questions.seat_facts)}


def table_facts(name: str, players: int) -> dict[str, Facts]:
    game, (finals, chosen) = GAMES[name], finished(name, players)
    found = game.questions.read_games(game, finals, chosen)
    return {fact.words: found[:, number] for number, fact in enumerate(game.questions.game_facts)}


def points(game: Game, finals: Positions) -> list[list[int]]:
    return [Match.from_position(game, s).scores for s in finals]


both_campaniles = pytest.mark.parametrize("name", ["campanile-1996", "campanile-2009"])


@both_campaniles
def test_the_stake_on_the_tallest_tower_is_the_influence_there(name: str) -> None:
    finals, _ = finished(name, 3)
    for s, found in zip(finals, seat_facts(name, 3)["stake on the tallest tower"], strict=True):
        tallest = next(style for style in range(5) if interpreted(rank)(s, style) == 0)
        assert found.tolist() == [interpreted(influence)(s, tallest, seat) for seat in range(3)]


@both_campaniles
def test_a_tower_is_led_by_who_is_paid_first(name: str) -> None:
    finals, _ = finished(name, 3)
    for s, found in zip(finals, seat_facts(name, 3)["towers led (the greatest claim of all)"], strict=True):
        leads = [
            sum(
                interpreted(standing)(s, style, seat) == 0 and interpreted(influence)(s, style, seat) > 0
                for style in range(5)
            )
            for seat in range(3)
        ]
        assert found.tolist() == leads


@both_campaniles
def test_one_tower_is_the_tallest(name: str) -> None:
    found = [values for words, values in table_facts(name, 3).items() if words.endswith("is the tallest")]
    assert np.sum(found, axis=0).tolist() == [1, 1, 1]


@both_campaniles
def test_every_bet_is_a_marker_under_a_tower(name: str) -> None:
    finals, _ = finished(name, 3)
    markers = finals["under"][:, :, :3, 1:].sum(axis=(1, 3))
    assert seat_facts(name, 3)["bets made"].tolist() == markers.tolist()


def test_objective_cards_were_played_or_are_held() -> None:
    facts = seat_facts("campos", 2)
    cards = facts["objective cards played"] + facts["objective cards never played"]
    assert cards.tolist() == [[2 * CARDS_DEALT[2]] * 2] * 3


def test_points_for_a_card_are_the_points_by_the_cards() -> None:
    facts = seat_facts("campos", 2)
    product = facts["points for a card, on average"] * facts["objective cards played"]
    assert product.round().tolist() == points(GAMES["campos"], finished("campos", 2)[0])


def test_roofs_and_cards_make_the_points_of_five_towers() -> None:
    finals, _ = finished("five-towers", 3)
    facts = seat_facts("five-towers", 3)
    for number, s in enumerate(finals):
        for seat in range(3):
            paid = sum(interpreted(tower_points)(s, seat, style) for style in range(5))
            roofed = paid - facts["cards in all towers"][number, seat]
            tall, torn = facts["cards in the highest tower"][number, seat], interpreted(penalty)(s, seat)
            assert (roofed > 0) == (facts["towers with a roof"][number, seat] > 0)
            assert points(GAMES["five-towers"], finals)[number][seat] == paid + tall - torn


@pytest.mark.parametrize("name", list(GAMES))
def test_every_action_has_a_kind(name: str) -> None:
    game = GAMES[name]
    kinds = game.questions.kinds_of(game)
    assert (len(kinds), set(kinds.tolist())) == (
        game.actions,
        set(range(len(game.questions.kinds))) - missing_kinds(name),
    )


def missing_kinds(name: str) -> set[int]:
    """Kinds that only the other edition has: in 1996 nobody chooses a card to take, and no marker moves."""
    return {5, 6} if name == "campanile-1996" else set()


# --- Whole reports ---

PLANS = {
    "campanile": Plan(
        (Setting("campanile-2009", 2, {}), Setting("campanile-1996", 2, {})), ("random",), "hasty", 12, 3
    ),
    "campos": Plan((Setting("campos", 2, {}),), ("random", "hasty"), None, 4, 3),
    "five-towers": Plan(
        (Setting("five-towers", 2, {}), Setting("five-towers", 4, {})), ("random",), None, 12, 3
    ),
}


@cache
def texts(family: str) -> tuple[str, str]:
    """The page and the Markdown of a small report."""
    plan, rows = PLANS[family], {}
    for pair in plan.pairs():
        for series in (pair.main, pair.rival):
            if series is not None:
                setting = series.setting
                rows[series.key] = np.zeros(
                    plan.deals(series) * series.games_a_deal, row_type(setting.game, setting.players)
                )
                for _ in play_compiled(series, 0, rows[series.key], 1):
                    pass
    document = build_document(plan, rows)
    return write_page(document), write_markdown(document)


every_family = pytest.mark.parametrize("family", list(PLANS))


@every_family
def test_a_page_needs_nothing_but_itself(family: str) -> None:
    page, _ = texts(family)
    assert not re.search(r'(?:src|href)="(?!#)|url\((?!#)|@import|<script', page)


@every_family
def test_no_number_is_left_without_a_meaning(family: str) -> None:
    for text in texts(family):
        assert not re.search(r"\bnan\b|\binf\b|None|Estimate|Measure", text)


@every_family
def test_every_figure_has_a_text_for_who_cannot_see_it(family: str) -> None:
    page, markdown = texts(family)
    assert page.count("<figure") == len(re.findall(r'<figure [^>]*aria-label="[^"]{20,}"', page)) >= 6
    assert len(re.findall(r"!\[[^\]]{20,}\]\([a-z]+\.png\)", markdown)) == page.count("<figure")


@every_family
def test_no_name_in_a_page_stands_for_two_things(family: str) -> None:
    names = re.findall(r'\bid="([^"]*)"', texts(family)[0])
    assert len(names) == len(set(names))


@every_family
def test_every_link_and_reference_leads_somewhere(family: str) -> None:
    page, _ = texts(family)
    names = set(re.findall(r'\bid="([^"]*)"', page))
    assert set(re.findall(r'(?:href="#|url\(#)([^")]*)', page)) <= names


def test_a_report_says_the_command_that_makes_it_again() -> None:
    command = (
        "steeple report campanile-2009 --players 2 --compare campanile-1996 --bots random --rival hasty "
        "--games 12 --seed 3"
    )
    assert all(command in text for text in texts("campanile"))

"""Every family has a whole report: a page that needs nothing but itself, and the same as Markdown."""

from __future__ import annotations

import itertools
import re
from functools import cache

import numpy as np
import pytest

from steeple.games import GAMES
from steeple.report.pages.builder import build_document
from steeple.report.pages.html import write_page
from steeple.report.pages.markdown import write_markdown
from steeple.report.play.games import play_compiled
from steeple.report.play.plan import Plan
from steeple.report.play.rows import row_type
from steeple.report.play.series import Setting

FAMILIES = sorted({game.family for game in GAMES.values()})
PLANS = {
    "campanile": Plan(
        (Setting("campanile-2009", 2, {}), Setting("campanile-1996", 2, {})), ("random",), "hasty", 12, 3
    ),
    "campos": Plan((Setting("campos", 2, {}),), ("random", "hasty"), None, 4, 3),
    "five-towers": Plan(
        (Setting("five-towers", 2, {}), Setting("five-towers", 4, {})), ("random",), None, 12, 3
    ),
}
"""Editions, numbers of players or bots that a report compares. Other families have a report of one setup."""


def plan_of(family: str) -> Plan:
    game = next(game for game in GAMES.values() if game.family == family)
    usual = Plan((Setting(game.name, game.seats[0], {}),), ("random",), None, 12, 3)
    return PLANS.get(family, usual)


@cache
def texts(family: str) -> tuple[str, str]:
    """The page and the Markdown of a small report."""
    plan, rows = plan_of(family), {}
    for pair in plan.pairs():
        for series in (pair.main, pair.rival):
            if series is not None:
                setting = series.setting
                rows[series.key] = np.zeros(
                    plan.deals(series) * series.games_per_deal, row_type(setting.game, setting.players)
                )
                for _ in play_compiled(series, 0, rows[series.key], 1):
                    pass
    document = build_document(plan, rows)
    return write_page(document), write_markdown(document)


every_family = pytest.mark.parametrize("family", FAMILIES)


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


@every_family
def test_a_page_begins_with_at_most_three_findings(family: str) -> None:
    page, markdown = texts(family)
    findings = page[page.index("<h2>In short") : page.index("<nav")]
    assert 1 <= findings.count("<li>") == len(re.findall(r"^1\. ", markdown, re.MULTILINE)) <= 3
    assert page.count("The range in brackets") == markdown.count("The range in brackets") == 1


@every_family
def test_every_answer_comes_before_its_tables_which_are_folded(family: str) -> None:
    page, markdown = texts(family)
    folded = re.sub(r"<details>.*?</details>", "", page, flags=re.DOTALL)
    assert "<table" not in folded
    assert "<figure" in folded
    for section in re.findall(r"<section id=.*?</section>", page, re.DOTALL):
        assert section.rfind("<figure") < section.find("<details>") or "<figure" not in section
    assert markdown.rindex("![") < markdown.index("## All the numbers") < markdown.index("| --- |")


@every_family
def test_every_table_has_a_caption_and_headers(family: str) -> None:
    page, _ = texts(family)
    tables = re.findall(r"<table>.*?</table>", page, re.DOTALL)
    assert tables
    for table in tables:
        assert re.match(r"<table><caption>[^<]{5,}</caption><thead>", table)
        assert table.count('scope="row"') == table.count("<tr>") - 1 > 0
        assert 'scope="col"' in table


@every_family
def test_headings_go_down_one_level_at_a_time(family: str) -> None:
    levels = [int(level) for level in re.findall(r"<h([1-6])", texts(family)[0])]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in itertools.pairwise(levels))


@every_family
def test_numbers_have_real_minus_signs_and_narrow_spaces(family: str) -> None:
    page, markdown = texts(family)
    shown = re.sub(r"<style>.*?</style>|<svg.*?</svg>|<[^>]*>", " ", page, flags=re.DOTALL)
    for text in (shown, markdown):
        assert not re.search(r"[\d ]%(?!\w)|(?<![\w-])-\d", text.replace("--seed", ""))


def test_a_report_says_the_command_that_makes_it_again() -> None:
    command = (
        "steeple report campanile-2009 --players 2 --compare campanile-1996 --bots random --rival hasty "
        "--games 12 --seed 3"
    )
    assert all(command in text for text in texts("campanile"))

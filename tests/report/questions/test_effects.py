"""A report begins with the three largest effects that are clear, and claims nothing else."""

from __future__ import annotations

import math

from steeple.report.questions import effects
from steeple.report.questions.effects import NOTHING, Effect, choose
from steeple.report.questions.subject import Subject
from steeple.report.statistics.intervals import Estimate
from support.report_rows import played, tossed


def effect(topic: str, low: float, high: float, scale: float = 1.0) -> Effect:
    return Effect(topic, Estimate((low + high) / 2, 0.1, low, high), scale, f"{topic} {low}", "")


def sentences(*found: Effect) -> list[str]:
    return [one.sentence for one in choose(found)]


def test_an_effect_counts_by_the_end_of_its_interval_that_is_nearer_to_none() -> None:
    sure, loose = effect("sure", 0.2, 0.22), effect("loose", 0.1, 0.9)
    assert sentences(loose, sure) == ["sure 0.2", "loose 0.1"]


def test_the_direction_of_an_effect_does_not_matter_but_its_scale_does() -> None:
    less, points = effect("less", -0.5, -0.3), effect("points", 1.0, 2.0, scale=10.0)
    assert sentences(points, less) == ["less -0.5", "points 1.0"]


def test_what_may_be_nothing_is_not_a_finding() -> None:
    unsure, unknown = effect("unsure", -0.1, 0.9), effect("unknown", -math.inf, math.inf)
    assert choose([unsure, unknown]) == (NOTHING,)


def test_there_are_at_most_three_findings_and_each_topic_comes_once() -> None:
    many = [effect(topic, size, 1.0) for topic, size in zip("aabcd", (0.9, 0.8, 0.7, 0.6, 0.5), strict=True)]
    assert sentences(*many) == ["a 0.9", "b 0.7", "c 0.6"]


def test_games_that_one_bot_wins_from_every_seat_are_a_matter_of_skill() -> None:
    mixed = played([0, 1] * 100)
    found = choose(effects.find_effects(Subject("", mixed, mixed)))
    assert found[0].sentence.replace("\N{NARROW NO-BREAK SPACE}", " ") == (
        "With greedy against hasty, skill decides 100 % of the result."
    )


def test_tossed_coins_give_no_finding_about_seats_or_luck() -> None:
    mixed = played(tossed(400))
    topics = {one.topic for one in effects.find_effects(Subject("", mixed, mixed)) if one.size > 0.02}
    assert not topics & {"seats", "luck"}

"""Who plays whom: every deal from every seat, the same deals for every pair, repeatable games."""

from __future__ import annotations

from collections import Counter

import pytest

from steeple.arena.tournament import Fixture, Settings, play
from steeple.errors import BadSetup, SteepleError

BOTS = ("greedy", "random", "level:1")


def settings(players: int = 2, bots: tuple[str, ...] = BOTS, seed: int = 3) -> Settings:
    return Settings("campanile-2009", players, {}, bots, seed, simulations=1)


def fixtures(players: int = 2, deals: int = 2) -> list[Fixture]:
    return list(settings(players).fixtures(deals))


def test_two_bots_play_every_deal_from_both_seats() -> None:
    found = {fixture.bots for fixture in settings(bots=("greedy", "random")).fixtures(1)}
    assert found == {("greedy", "random"), ("random", "greedy")}


def test_with_three_players_each_bot_sits_alone_in_every_seat() -> None:
    found = {
        "".join(bot[0] for bot in fixture.bots) for fixture in settings(3, ("greedy", "random")).fixtures(1)
    }
    assert found == {"grr", "rgr", "rrg", "rgg", "grg", "ggr"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_bot_has_every_seat_as_often_as_the_others_in_every_deal(players: int) -> None:
    seats = Counter(
        (fixture.deal, seat, bot) for fixture in fixtures(players) for seat, bot in enumerate(fixture.bots)
    )
    assert len(seats) == 2 * players * len(BOTS)
    assert len(set(seats.values())) == 1


@pytest.mark.parametrize("players", [2, 4])
def test_the_game_is_about_the_bot_that_sits_alone(players: int) -> None:
    for fixture in fixtures(players):
        assert fixture.bots.count(fixture.bots[fixture.single]) == 1


@pytest.mark.parametrize("players", [2, 3])
def test_no_game_is_played_twice(players: int) -> None:
    assert len({fixture.key for fixture in fixtures(players)}) == len(fixtures(players))


def test_all_pairs_play_the_same_deals() -> None:
    deals: dict[frozenset[str], set[str]] = {frozenset(fixture.bots): set() for fixture in fixtures(deals=3)}
    for fixture in fixtures(deals=3):
        deals[frozenset(fixture.bots)].add(fixture.seed)
    assert len(deals) == 3
    assert len(set(map(frozenset, deals.values()))) == 1


def test_deals_differ() -> None:
    assert len({fixture.seed for fixture in fixtures(deals=20)}) == 20


def test_another_seed_other_deals() -> None:
    others = {fixture.seed for fixture in settings(seed=4).fixtures(20)}
    assert not others & {fixture.seed for fixture in fixtures(deals=20)}


def test_a_longer_tournament_begins_with_the_shorter_one() -> None:
    assert fixtures(deals=5)[: len(fixtures(deals=2))] == fixtures(deals=2)


@pytest.mark.parametrize(
    ("players", "games", "deals"),
    [(2, 1, 1), (2, 2, 1), (2, 3, 2), (2, 400, 200), (3, 6, 1), (3, 7, 2), (4, 400, 50)],
)
def test_games_are_made_up_to_whole_deals(players: int, games: int, deals: int) -> None:
    assert settings(players).deals(games) == deals


# --- Games ---


@pytest.mark.parametrize("bots", [("random", "level:1"), ("random", "level:1", "random")], ids=len)
def test_a_game_follows_from_its_fixture(bots: tuple[str, ...]) -> None:
    fixture = Fixture(settings(len(bots)), 0, "00000000000000aa", bots, 1)
    first, second = play(fixture), play(fixture)
    assert (first.scores, first.winners, first.decisions) == (second.scores, second.winners, second.decisions)


def test_a_game_has_scores_winners_and_decisions_by_seats() -> None:
    result = play(Fixture(settings(), 0, "00000000000000aa", ("random", "level:1"), 0))
    best = [seat for seat, points in enumerate(result.scores) if points == max(result.scores)]
    assert set(result.winners) <= set(best)
    assert min(result.decisions) > 10


def test_bots_of_one_kind_do_not_draw_the_same_numbers_in_every_seat() -> None:
    games = [play(Fixture(settings(), 0, f"{number:016x}", ("random", "random"), 0)) for number in range(8)]
    assert len({result.scores for result in games}) > 4


REFUSED = {
    "no such game": (Settings("chess", 2, {}, BOTS, 0), "unknown-game"),
    "players": (Settings("campanile-2009", 6, {}, BOTS, 0), "bad-players"),
    "option": (Settings("campanile-2009", 2, {"x": "y"}, BOTS, 0), "bad-option"),
    "one bot": (Settings("campanile-2009", 2, {}, ("random",), 0), "bad-bot"),
    "a bot twice": (Settings("campanile-2009", 2, {}, ("random", "random"), 0), "bad-bot"),
    "no such bot": (Settings("campanile-2009", 2, {}, ("random", "level:6"), 0), "bad-bot"),
    "seed": (Settings("campanile-2009", 2, {}, BOTS, -1), "bad-seed"),
    "two limits": (Settings("campanile-2009", 2, {}, BOTS, 0, 10, 10), "bad-limit"),
    "a limit of nothing": (Settings("campanile-2009", 2, {}, BOTS, 0, simulations=0), "bad-limit"),
}


@pytest.mark.parametrize(("bad", "code"), REFUSED.values(), ids=REFUSED.keys())
def test_what_cannot_be_played_is_refused(bad: Settings, code: str) -> None:
    with pytest.raises(SteepleError) as raised:
        bad.check()
    assert raised.value.code == code


def test_what_can_be_played_is_not_refused() -> None:
    settings(3).check()


def test_every_setting_changes_the_key() -> None:
    changed = [
        *(settings(), settings(3), settings(seed=4), settings(bots=BOTS[:2])),
        Settings("campanile-1996", 2, {}, BOTS, 3, simulations=1),
        Settings("campanile-1996", 2, {"bet": "exact"}, BOTS, 3, simulations=1),
        Settings("campanile-2009", 2, {}, BOTS, 3, simulations=2),
        Settings("campanile-2009", 2, {}, BOTS, 3, milliseconds=1),
    ]
    assert len({one.key for one in changed}) == len(changed)


def test_a_bad_setup_is_a_bad_setup() -> None:
    with pytest.raises(BadSetup, match="level:2,greedy"):
        settings(bots=("random",)).check()

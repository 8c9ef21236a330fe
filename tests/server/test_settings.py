"""Settings: flags before the environment before what is usual, and a clear word for what cannot be."""

from pathlib import Path

import pytest

from steeple.errors import BadSetup, SteepleError
from steeple.server.settings import Settings, read_settings


def test_without_flags_and_variables_settings_are_the_usual_ones() -> None:
    assert read_settings({}, {}) == Settings()


def test_a_flag_counts_before_the_environment() -> None:
    assert read_settings({"port": 1, "host": None}, {"STEEPLE_PORT": "2", "STEEPLE_HOST": "::"}) == Settings(
        port=1, host="::"
    )


def test_who_names_a_database_needs_no_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a service of systemd, whose user exists only while it runs."""

    def look() -> Path:
        raise RuntimeError("there's no home")

    monkeypatch.setattr("steeple.server.settings.data_directory", look)
    assert read_settings({}, {"STEEPLE_DATABASE": "club.sqlite"}).database == "club.sqlite"


@pytest.mark.parametrize(
    ("text", "is_on"),
    [("on", True), ("1", True), ("Yes", True), ("off", False), ("0", False), ("false", False)],
)
def test_the_environment_switches_on_and_off(text: str, is_on: bool) -> None:
    assert read_settings({}, {"STEEPLE_LIMITS": text}).limits is is_on


def test_settings_are_handed_on_to_other_processes_as_they_are() -> None:
    settings = Settings(
        port=0,
        database="postgresql://host/name",
        workers=3,
        behind_tls=True,
        origins=("https://a.b", "https://c.d"),
        limits=False,
    )
    assert read_settings({}, settings.environment()) == settings


@pytest.mark.parametrize(
    ("variable", "text", "word"),
    [
        ("STEEPLE_PORT", "eighty", "number"),
        ("STEEPLE_PORT", "65536", "65535"),
        ("STEEPLE_WORKERS", "0", "workers"),
        ("STEEPLE_WORKERS", "2", "PostgreSQL"),
        ("STEEPLE_LIMITS", "maybe", "on or off"),
        ("STEEPLE_LOG_LEVEL", "loud", "log levels"),
        ("STEEPLE_ORIGINS", "club.example", "origin"),
        ("STEEPLE_ORIGINS", "https://club.example/path", "origin"),
        ("STEEPLE_DATABASE", "mysql://host/name", "isn't a database"),
    ],
)
def test_a_setting_that_cannot_be_is_refused_with_what_it_should_be(
    variable: str, text: str, word: str
) -> None:
    with pytest.raises(SteepleError, match=word):
        read_settings({}, {variable: text})


@pytest.mark.parametrize("flags", [{"host": "::"}, {"host": "192.0.2.1"}, {"behind_tls": True}])
def test_a_seed_that_gives_every_card_away_is_refused_where_others_could_come(
    flags: dict[str, str | bool],
) -> None:
    assert read_settings({}, {"STEEPLE_SEED": "known"}).seed == "known"
    with pytest.raises(BadSetup, match="unset it"):
        read_settings(flags, {"STEEPLE_SEED": "known"})


def test_several_workers_are_for_postgresql() -> None:
    with pytest.raises(BadSetup) as refusal:
        read_settings({"workers": 2, "database": "club.sqlite"}, {})
    assert refusal.value.code == "bad-setting"

"""The audit of our dependencies notices loose pins, and vulnerabilities that the registries know of."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from support.paths import ROOT

sys.path.insert(0, str(ROOT / "scripts"))

import audit

HASH = "    --hash=sha256:" + "0" * 64
PINNED = f"numpy==2.4.0 \\\n{HASH}\nuvloop==0.23.0 ; sys_platform != 'win32' \\\n{HASH}\n"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (PINNED, None),
        (PINNED.replace("numpy==2.4.0", "numpy>=2.4.0"), "numpy>=2.4.0 isn't pinned to one version"),
        (PINNED.replace(HASH, "", 1), "numpy has no hash"),
        (PINNED + "--index-url https://example.org\n", "a lock file names no address"),
    ],
    ids=["pinned", "loose", "without-hash", "address"],
)
def test_a_loose_pin_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, fault: str | None
) -> None:
    monkeypatch.setattr(audit, "ROOT", tmp_path)
    (tmp_path / "some.txt").write_text(text)
    found = list(audit.faulty_pins(tmp_path / "some.txt"))
    assert any(fault in line for line in found) if fault else found == []


def test_our_own_pins_are_in_order() -> None:
    assert [fault for path in audit.lock_files() for fault in audit.faulty_pins(path)] == []
    assert list(audit.faulty_packages()) == []


def test_a_known_vulnerability_is_found_and_silence_is_not_taken_for_safety() -> None:
    asked = [
        {"name": "a", "version": "1", "vulns": [{"id": "PYSEC-1"}]},
        {"name": "b", "version": "2", "vulns": []},
    ]
    unasked = [{"name": "a", "skip_reason": "Dependency not found"}]
    assert audit.python_findings(json.dumps({"dependencies": asked})) == ["a 1: PYSEC-1"]
    assert audit.python_findings(json.dumps({"dependencies": unasked})) is None
    assert audit.python_findings("no answer") is None
    assert audit.node_findings(
        json.dumps({"vulnerabilities": {"x": {"severity": "high", "range": "<2"}}})
    ) == ["x: high, <2"]
    assert audit.node_findings(json.dumps({"error": {}})) is None


# --- What they mean for a run ---


@pytest.fixture
def known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A vulnerability has become known today; everything else is fine."""
    monkeypatch.setattr(audit, "STAMP", tmp_path / "audited")
    monkeypatch.setattr(audit, "misfits", list)
    monkeypatch.setattr(audit, "advisories", lambda: (["base.txt: numpy 2.4.0: PYSEC-1"], []))


@pytest.mark.usefixtures("known")
def test_the_lint_fails_on_a_vulnerability_that_has_become_known() -> None:
    with pytest.raises(SystemExit, match="1 found"):
        audit.main([])


@pytest.mark.usefixtures("known")
def test_a_run_of_the_tests_reports_it_and_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    audit.main(["--report"])
    said = capsys.readouterr()
    assert (said.err, "make lint" in said.out) == ("base.txt: numpy 2.4.0: PYSEC-1\n", True)


@pytest.mark.usefixtures("known")
def test_a_loose_pin_fails_either_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audit, "faulty_packages", lambda: ["web/package-lock.json: x has no hash"])
    with pytest.raises(SystemExit, match="2 found"):
        audit.main(["--report"])


@pytest.mark.usefixtures("known")
def test_a_clean_answer_holds_for_a_day_and_one_with_findings_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    audit.main(["--report"])
    assert audit.lately_unknown() is None
    monkeypatch.setattr(audit, "advisories", lambda: ([], ["nobody answered"]))
    audit.main([])
    assert audit.lately_unknown() == ["nobody answered"]
    before = audit.STAMP.stat().st_mtime - audit.DAY - 1
    os.utime(audit.STAMP, (before, before))
    assert audit.lately_unknown() is None


@pytest.mark.parametrize(
    ("target", "command"), [("lint", "scripts/audit"), ("ready", "scripts/audit --report")]
)
def test_make_lint_fails_and_make_test_reports(target: str, command: str) -> None:
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    done = subprocess.run(
        ["make", "--dry-run", target], cwd=ROOT, env=plain, capture_output=True, text=True, check=True
    )
    assert [line for line in done.stdout.splitlines() if "scripts/audit" in line] == [command]

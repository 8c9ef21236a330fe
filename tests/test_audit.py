"""The audit of what we depend on notices pins that are loose, and vulnerabilities that the registries know of."""

import json
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "scripts"))

import audit  # noqa: E402

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
def test_a_loose_pin_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, fault: str | None) -> None:
    monkeypatch.setattr(audit, "ROOT", tmp_path)
    (tmp_path / "some.txt").write_text(text)
    found = list(audit.faulty_pins(tmp_path / "some.txt"))
    assert any(fault in line for line in found) if fault else found == []


def test_our_own_pins_are_in_order() -> None:
    assert [fault for path in audit.lock_files() for fault in audit.faulty_pins(path)] == []
    assert list(audit.faulty_packages()) == []


def test_a_known_vulnerability_is_found_and_silence_is_not_taken_for_safety() -> None:
    asked = [{"name": "a", "version": "1", "vulns": [{"id": "PYSEC-1"}]}, {"name": "b", "version": "2", "vulns": []}]
    unasked = [{"name": "a", "skip_reason": "Dependency not found"}]
    assert audit.python_findings(json.dumps({"dependencies": asked})) == ["a 1: PYSEC-1"]
    assert audit.python_findings(json.dumps({"dependencies": unasked})) is None
    assert audit.python_findings("no answer") is None
    assert audit.node_findings(json.dumps({"vulnerabilities": {"x": {"severity": "high", "range": "<2"}}})) == ["x: high, <2"]
    assert audit.node_findings(json.dumps({"error": {}})) is None

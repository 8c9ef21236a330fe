"""The other end of the engine protocol: a program that is asked, on a clock, and never trusted to answer."""

from __future__ import annotations

import atexit
import queue
import shlex
import subprocess
import threading
from contextlib import suppress
from dataclasses import dataclass
from typing import BinaryIO

from steeple.arena.engine_messages import LONGEST_LINE, PROTOCOL, Question, read_object, write_line
from steeple.errors import EngineFault, SteepleError
from steeple.games import GAMES
from steeple.kernel.game import Json, Options, OptionValue, value_text

_MOST_WAITING = 4
"""Lines of an engine that nobody has asked for yet. If it writes more, it has to wait."""


@dataclass(frozen=True)
class Answer:
    """What an engine decided."""

    action: str
    seconds: float
    """How long it thought, as it says itself; 0 if it doesn't."""


class EngineProcess:
    """A running engine. Every fault ends it, because nobody can tell which answer would be the next."""

    def __init__(self, command: str, patience: float) -> None:
        """`patience`: how many seconds it may take for each line. Raises EngineFault."""
        self.command = command
        self.patience = patience
        try:
            # In its own session, so that Ctrl-C in a terminal is for us alone.
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except (OSError, ValueError, IndexError) as error:
            raise self._fault(f"can't be started ({error}); check its command", "engine-ended") from None
        assert self._process.stdout is not None
        self._lines: queue.Queue[bytes] = queue.Queue(_MOST_WAITING)
        pipe = self._process.stdout, self._lines
        self._reader = threading.Thread(target=_read, args=pipe, daemon=True)
        self._reader.start()
        self.rules = self._read_hello()
        """The version of the rules of each game that it plays."""

    def translate(self, name: str, options: Options) -> dict[str, OptionValue]:
        """A game's options as the engine's version of the rules has them.

        An engine with older rules plays today's game where the options ask for what was the only way then.
        Raises EngineFault if it doesn't play this game.
        """
        game, theirs = GAMES[name], self.rules.get(name)
        if theirs == game.rules_version:
            return dict(options)
        if type(theirs) is not int or theirs not in game.older_rules:
            raise self._fault(f"doesn't play {name} as we do; choose another game", "engine-rules")
        fixed = game.older_rules[theirs]
        missing = [key for key, value in fixed.items() if options.get(key, game.option(key).default) != value]
        if missing:
            need = " ".join(f"--option {key}={value_text(fixed[key])}" for key in missing)
            raise self._fault(f"has rules {theirs} of {name}; add {need}", "engine-rules")
        return {key: value for key, value in options.items() if key not in fixed}

    def ask(self, question: Question) -> Answer:
        """Ask, and wait for the answer. Raises EngineFault."""
        about = f"in {question.game} after {len(question.actions)} actions of the deal {question.deal}"
        try:
            assert self._process.stdin is not None
            self._process.stdin.write(write_line(question.json()))
            self._process.stdin.flush()
        except OSError:
            raise self._end(f"ended {about}", "engine-ended") from None
        found = self._read_line(about)
        if "error" in found:
            raise self._end(f"refused to decide {about}: {str(found['error'])[:200]}", "engine-answer")
        action, seconds = found.get("action"), found.get("seconds", 0.0)
        if type(action) is not str or type(seconds) not in (int, float):
            raise self._end(f"sent something that isn't a decision {about}", "engine-answer")
        return Answer(action, seconds)

    def refuse(self, answer: Answer, question: Question, error: SteepleError) -> EngineFault:
        """The fault of an engine whose action can't be played. It ends the engine."""
        about = f"in {question.game} after {len(question.actions)} actions of the deal {question.deal}"
        return self._end(f"played {answer.action[:40]!r} {about}: {error.sentence}", "engine-answer")

    def close(self) -> None:
        """End the engine, politely if it listens."""
        assert self._process.stdin is not None
        with suppress(OSError):  # what it didn't read is lost
            self._process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(1)
        self._kill()

    def _kill(self) -> None:
        self._process.kill()
        self._process.wait()
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()
        while self._reader.is_alive():  # it may be waiting for somebody to take its lines
            with suppress(queue.Empty):
                self._lines.get(timeout=0.01)

    def _read_hello(self) -> dict[str, Json]:
        found = self._read_line("before it said what it plays")
        if found.get("protocol") != PROTOCOL or type(found.get("games")) is not dict:
            raise self._end(f"doesn't speak {PROTOCOL}; its first line should say so", "engine-answer")
        games: dict[str, Json] = found["games"]
        return games

    def _read_line(self, about: str) -> dict[str, Json]:
        try:
            line = self._lines.get(timeout=self.patience)
        except queue.Empty:
            sentence = f"didn't answer within {self.patience:g} s {about}; allow more with --patience"
            raise self._end(sentence, "engine-silent") from None
        if not line:
            raise self._end(f"ended {about}", "engine-ended")
        try:
            return read_object(line)
        except SteepleError as error:
            raise self._end(f"sent no JSON object {about}: {error.sentence}", "engine-answer") from None

    def _end(self, sentence: str, code: str) -> EngineFault:
        self._kill()
        _RUNNING.pop(self.command, None)
        return self._fault(sentence, code)

    def _fault(self, sentence: str, code: str) -> EngineFault:
        return EngineFault(f"the engine {self.command[:120]!r} {sentence}", code=code)


def _read(file: BinaryIO, lines: queue.Queue[bytes]) -> None:
    """Pass on the lines of a file; an empty one at its end."""
    with file:
        while line := file.readline(LONGEST_LINE + 1):
            lines.put(line)
    lines.put(b"")


_RUNNING: dict[str, EngineProcess] = {}
"""The engines of this process by their commands: starting one takes longer than many decisions."""


def running(command: str, patience: float) -> EngineProcess:
    """The engine that this command starts; started now unless it runs already. Raises EngineFault."""
    if command not in _RUNNING:
        _RUNNING[command] = EngineProcess(command, patience)
    return _RUNNING[command]


@atexit.register
def close_all() -> None:
    """End all engines that this process started."""
    while _RUNNING:
        _RUNNING.popitem()[1].close()

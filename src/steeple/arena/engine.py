"""An engine: decides in any game that it's asked about. docs/engine.md explains the protocol.

Every question tells the whole game, so those who ask need no session. The engine keeps the last game anyway:
when a question's actions go on from there, only the new ones are played, and a search uses its trees again.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import BinaryIO

from steeple.ai.decision import Decision
from steeple.ai.players import Glimpse, Player, make_player
from steeple.arena.engine_messages import (
    LONGEST_LINE,
    Question,
    Thinking,
    decision_json,
    error_json,
    hello,
    read_object,
    read_question,
    write_line,
)
from steeple.errors import SteepleError
from steeple.games import GAMES
from steeple.kernel.clause import GAME_OVER
from steeple.kernel.game import MOST_PLAYERS, Json
from steeple.kernel.match import Match


class Engine:
    """Answers questions, each a line, one after the other."""

    def __init__(self, cores: int = 1) -> None:
        """`cores`: how many a bot without a number of simulations may think on."""
        self.cores = cores
        self._start = ""
        """How the game that is kept began."""
        self._match: Match | None = None
        self._actions: list[str] = []
        """What has been played in it, in the words of those who asked."""
        self._players: dict[tuple[int, Thinking], Player] = {}

    def answer(self, line: bytes) -> dict[str, Json]:
        """The answer to a line: a decision, or an error that says what is wrong with the line."""
        echo: dict[str, Json] = {}
        try:
            found = read_object(line)
            if type(found.get("id")) in (int, str):
                echo = {"id": found["id"]}
            return {**echo, **self._decide(read_question(found))}
        except SteepleError as error:
            return {**echo, **error_json(error)}

    def _decide(self, question: Question) -> dict[str, Json]:
        match = self._reach(question)
        if match.is_over:
            raise GAME_OVER.refuse().error()
        player = self._player(match, question.thinking)
        started = time.perf_counter()
        decision: Decision = player.decide(Glimpse.of(match, question.thinking.seed))
        return decision_json(match.game, decision, time.perf_counter() - started)

    def _reach(self, question: Question) -> Match:
        """The game of a question, played as far as it says. Raises SteepleError."""
        start = json.dumps([question.game, question.players, question.options, question.deal])
        played = len(self._actions)
        if self._match is None or start != self._start or list(question.actions[:played]) != self._actions:
            self._match, self._start, self._actions = begin(question), start, []
            self._players.clear()
        for action in question.actions[len(self._actions) :]:
            self._match.play(action)
            self._actions.append(action)
        return self._match

    def _player(self, match: Match, thinking: Thinking) -> Player:
        """The player who thinks like this for the seat to act, with its memory of this game."""
        key = match.player, thinking
        if key not in self._players:
            player = make_player(thinking.bot, match.game, thinking.seed, thinking.limit, self.cores)
            if len(self._players) == MOST_PLAYERS:
                del self._players[next(iter(self._players))]
            self._players[key] = player
        return self._players[key]


def begin(question: Question) -> Match:
    """The game of a question before any action. Raises BadSetup, UnknownGame."""
    game = GAMES[question.game]
    if isinstance(question.deal, str):
        return Match(game, question.players, question.options, question.deal)
    return Match.from_deal(game, question.players, question.deal, question.options)


def serve(engine: Engine, questions: BinaryIO, answers: BinaryIO) -> None:
    """Say hello, then answer every line until there are no more, or nobody reads the answers."""
    try:
        answers.write(write_line(hello()))
        answers.flush()
        for line in read_lines(questions):
            answers.write(write_line(engine.answer(line)))
            answers.flush()
    except BrokenPipeError:
        return


def read_lines(file: BinaryIO) -> Iterator[bytes]:
    """The lines that aren't blank. Of a line that's too long, a little more than is allowed."""
    while line := file.readline(LONGEST_LINE + 1):
        rest = line
        while len(rest) > LONGEST_LINE and not rest.endswith(b"\n"):
            rest = file.readline(LONGEST_LINE + 1)
        if line.strip():
            yield line

"""Self-play: a small network learns Campanile (2009) for two, and beats greedy after a quarter of an hour.

    pip install 'steeple[learn]'
    python examples/self_play.py --minutes 14 --out learning.png --weights weights.pt

It's proximal policy optimization (PPO) with one network for both seats, on `steeple.research.vector.Vector`.
docs/learning.md explains it step by step.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from pathlib import Path

import matplotlib
import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn

from steeple.games import GAMES
from steeple.games.campanile.material import N_STYLES
from steeple.games.campanile_2009.material import MOVE
from steeple.research.vector import Vector

GAME = GAMES["campanile-2009"]
OPPONENTS = ("greedy", "random")
Floats = npt.NDArray[np.float32]
Rates = dict[str, tuple[float, float]]
"""For each opponent the share of victories, and its 95 % margin."""


@dataclass(frozen=True)
class Settings:
    """How the network learns."""

    minutes: float
    games: int = 256
    steps: int = 64
    width: int = 96
    batch: int = 1024
    epochs: int = 3
    rate: float = 1e-3
    trace: float = 0.95
    curiosity: float = 0.02
    lead: float = 0.5
    deals: int = 1000
    seed: int = 1

    @property
    def fresh(self) -> int:
        """The seed of the deals it's measured on. It never learns from these."""
        return self.seed + 2**32


# --- The network ---


def style_columns() -> npt.NDArray[np.int64]:
    """The observation's indices that are about each style, one row per style, without empty seats."""
    planes, at = {}, 0
    for plane in GAME.planes:
        planes[plane.name] = np.arange(at, at + plane.size).reshape(plane.shape)
        at += plane.size
    seats = [planes["known"][:2].T, planes["place"][:, :2], planes["stakes"][:, :2].reshape(N_STYLES, -1)]
    return np.column_stack(
        [*(planes[name] for name in ("built", "height", "cards", "hand", "display")), *seats]
    )


class Network(nn.Module):
    """Maps what a player sees to a preference for each action and the expected result (1 victory, -1 defeat).

    The five styles differ only in their order, so one small network looks at each of them together with the
    whole observation, and then at its five findings together.
    """

    def __init__(self, width: int) -> None:
        super().__init__()
        self.columns = torch.from_numpy(style_columns())
        self.all = nn.Linear(GAME.observation_size, width)
        self.style = nn.Linear(self.columns.shape[1], width, bias=False)
        self.place = nn.Parameter(torch.zeros(N_STYLES, width))
        self.again = nn.Linear(width, width, bias=False)
        self.together = nn.Linear(2 * width, width)
        self.choices = nn.Linear(width, 5)  # build one, two or three floors, bet, take
        self.rest = nn.Linear(2 * width, 2)  # no bet, and the value
        with torch.no_grad():
            self.choices.weight.mul_(0.01)  # at first it likes all actions equally
            self.rest.weight.mul_(0.01)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of all actions' probabilities (illegal ones have none), and values."""
        found = torch.relu(
            self.all(observations)[:, None] + self.style(observations[:, self.columns]) + self.place
        )
        found = torch.relu(self.again(found) + self.together(pooled(found))[:, None])
        choices, rest = self.choices(found), self.rest(pooled(found))
        liking = torch.cat(
            [choices[:, :, :3].flatten(1), choices[:, :, 3], rest[:, :1], choices[:, :, 4]], dim=1
        )
        return torch.log_softmax(liking.masked_fill(~masks[:, :MOVE], -1e9), dim=1), torch.tanh(rest[:, 1])


def pooled(found: Tensor) -> Tensor:
    """The findings about the five styles, combined: the mean and the maximum of each number."""
    return torch.cat([found.mean(dim=1), found.max(dim=1).values], dim=1)


def draw_actions(chances: Tensor) -> Tensor:
    """An action for each row, drawn by the probabilities (given as logarithms)."""
    noise = -torch.log(-torch.log(torch.rand_like(chances).clamp_(1e-9, 1 - 1e-7)))
    return (chances + noise).argmax(dim=1)


# --- Playing ---


@dataclass(frozen=True)
class Experience:
    """Decisions of many games side by side: `steps` rows of `games` decisions."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor
    """The logarithm of the probability with which each action was chosen."""
    values: Floats
    """What the network expected; the extra last row is what it expects now."""
    players: npt.NDArray[np.int32]
    """Who decided; the extra last row is who decides now."""
    rewards: Floats
    """What the player who decided got at once."""
    dones: npt.NDArray[np.bool_]

    @classmethod
    def room(cls, steps: int, games: int) -> Experience:
        """Empty arrays for `steps` steps."""
        return cls(
            torch.zeros((steps, games, GAME.observation_size)),
            torch.zeros((steps, games, GAME.actions), dtype=torch.bool),
            torch.zeros((steps, games), dtype=torch.int64),
            torch.zeros((steps, games)),
            np.zeros((steps + 1, games), np.float32),
            np.zeros((steps + 1, games), np.int32),
            np.zeros((steps, games), np.float32),
            np.zeros((steps, games), np.bool_),
        )


@torch.no_grad()
def play(network: Network, vector: Vector, got: Experience, lead: float) -> None:
    """Let the network play itself, and record how it went."""
    shown = vector.shown
    # These share the vector's memory.
    observations, masks = torch.from_numpy(shown.observations), torch.from_numpy(shown.masks)
    for step in range(len(got.dones)):
        chances, values = network(observations, masks)
        actions = draw_actions(chances)
        got.observations[step], got.masks[step], got.actions[step] = observations, masks, actions
        got.chances[step] = chances.gather(1, actions[:, None]).squeeze(1)
        got.values[step], got.players[step] = values.numpy(), shown.players
        vector.step(actions.numpy())
        got.rewards[step] = results(vector, got.players[step], lead)
        got.dones[step] = shown.dones
    got.values[-1], got.players[-1] = network(observations, masks)[1].numpy(), shown.players


def results(vector: Vector, players: npt.NDArray[np.int32], lead: float) -> Floats:
    """The reward of players whose decision ended a game: the victory, mixed with their lead by `lead`."""
    shown, rows = vector.shown, np.arange(vector.size)
    scores = vector.final_scores.astype(np.float32)
    ahead = np.tanh((scores[rows, players] - scores[rows, 1 - players]) / 10)
    paid = (1 - lead) * shown.rewards[rows, players] + lead * ahead
    return np.where(shown.dones, paid, 0).astype(np.float32)


def advantages(got: Experience, trace: float) -> Floats:
    """How much better each decision turned out than expected: generalized advantage estimation for two seats.

    If the same player decides next (a turn has three decisions), what follows is worth the same to both
    decisions. If the other one does, it's worth the negative, because what one wins the other loses.
    """
    found = np.zeros_like(got.rewards)
    later, one = np.zeros(found.shape[1], np.float32), np.float32(1)
    for step in reversed(range(len(found))):
        sides: Floats = np.where(got.players[step] == got.players[step + 1], one, -one)
        sides[got.dones[step]] = 0
        surprise = got.rewards[step] + sides * got.values[step + 1] - got.values[step]
        later = surprise + np.float32(trace) * sides * later
        found[step] = later
    return found


# --- Learning ---


def improve(
    network: Network,
    optimizer: torch.optim.Optimizer,
    got: Experience,
    gains: Floats,
    settings: Settings,
    curiosity: float,
) -> None:
    """Make good decisions more likely, but not by much at once, and learn to expect what happened."""
    wanted = torch.from_numpy(gains + got.values[:-1]).flatten()
    better = torch.from_numpy((gains - gains.mean()) / (gains.std() + 1e-6)).flatten()
    observations, masks = got.observations.flatten(0, 1), got.masks.flatten(0, 1)
    actions, before = got.actions.flatten(), got.chances.flatten()
    for _ in range(settings.epochs):
        for rows in torch.randperm(len(wanted)).chunk(-(-len(wanted) // settings.batch)):
            chances, values = network(observations[rows], masks[rows])
            ratio = torch.exp(chances.gather(1, actions[rows, None]).squeeze(1) - before[rows])
            gain = better[rows]
            policy_loss = -torch.min(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean()
            value_loss = (values - wanted[rows]).square().mean()
            entropy = -(chances.exp() * chances.clamp(min=-1e3)).sum(dim=1).mean()
            optimizer.zero_grad()
            (policy_loss + value_loss - curiosity * entropy).backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()


# --- Measuring ---


@torch.no_grad()
def win_rate(network: Network, opponent: str, deals: int, seed: int) -> tuple[float, float]:
    """The network's share of victories against a bot, with its 95 % margin, from both seats of each deal.

    It chooses the action that it prefers, and learns nothing from these deals.
    """
    shares = np.zeros((2, deals))
    for seat in range(2):
        vector = Vector(GAME, deals, seed=seed, opponents=opponent, seat=seat, autoreset=False)
        shown = vector.reset()
        while not shown.dones.all():
            chances, _ = network(torch.from_numpy(shown.observations), torch.from_numpy(shown.masks))
            vector.step(np.where(shown.dones, -1, chances.argmax(dim=1).numpy()))
            shares[seat] += shown.rewards[:, seat] / 2  # not 0 in the step that ends a game
        vector.close()
    by_deal = 0.5 + shares.mean(axis=0)
    return float(by_deal.mean()), float(1.96 * by_deal.std(ddof=1) / np.sqrt(deals))


@dataclass(frozen=True)
class Measure:
    """How well the network played after some minutes."""

    minutes: float
    rates: Rates


def draw(measures: list[Measure], path: Path) -> None:
    """The learning curve as a picture."""
    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(8, 4.5), dpi=120, layout="constrained")
    minutes = [one.minutes for one in measures]
    for bot in OPPONENTS:
        rates = np.array([one.rates[bot] for one in measures])
        axes.plot(minutes, rates[:, 0], marker="o", markersize=3, label=f"against {bot}")
        axes.fill_between(minutes, rates[:, 0] - rates[:, 1], rates[:, 0] + rates[:, 1], alpha=0.2)
    axes.axhline(0.5, color="gray", linewidth=0.8)
    axes.set(xlabel="minutes of self-play", ylabel="share of victories", ylim=(0, 1.02))
    axes.set_title("Campanile (2009), two players: a network that only plays itself")
    axes.legend(loc="lower right")
    figure.savefig(path)
    plt.close(figure)


# --- All of it ---


class Learner:
    """A network, the games it plays, and how well it did."""

    def __init__(self, settings: Settings) -> None:
        torch.manual_seed(settings.seed)
        self.settings = settings
        self.network = Network(settings.width)
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=settings.rate)
        self.vector = Vector(GAME, settings.games, seed=settings.seed)
        self.vector.reset()
        self.experience = Experience.room(settings.steps, settings.games)
        self.decisions = 0
        self.measures: list[Measure] = []

    def learn(self, left: float) -> None:
        """Play some steps, and learn from them.

        As time runs out, learning steps get smaller, less is tried out, and points count less.
        """
        for group in self.optimizer.param_groups:
            group["lr"] = self.settings.rate * (0.1 + 0.9 * left)
        play(self.network, self.vector, self.experience, self.settings.lead * left)
        gains = advantages(self.experience, self.settings.trace)
        curiosity = self.settings.curiosity * (0.05 + 0.95 * left)
        improve(self.network, self.optimizer, self.experience, gains, self.settings, curiosity)
        self.decisions += self.experience.dones.size

    def measure(self, minutes: float, deals: int) -> None:
        """Play against the bots, and say how it went."""
        found = {bot: win_rate(self.network, bot, deals, self.settings.fresh) for bot in OPPONENTS}
        self.measures.append(Measure(minutes, found))
        print(f"{minutes:5.1f} min  {self.decisions:>11,} decisions  {told(found)}", flush=True)

    def run(self) -> None:
        """Learn until the time is up or Ctrl-C is pressed, and measure now and then."""
        few = max(2, self.settings.deals // 10)
        self.measure(0.0, few)
        minutes, started = 0.0, time.monotonic()
        try:
            while (minutes := (time.monotonic() - started) / 60) < self.settings.minutes:
                if minutes - self.measures[-1].minutes > self.settings.minutes / 15:
                    self.measure(minutes, few)
                self.learn(1 - minutes / self.settings.minutes)
        except KeyboardInterrupt:
            print("stopped; measuring what has been learned so far", flush=True)
        self.measure(minutes, self.settings.deals)


def told(rates: Rates) -> str:
    """Win rates as text."""
    return "wins " + ", ".join(
        f"{rate:.1%} ± {margin:.1%} against {bot}" for bot, (rate, margin) in rates.items()
    )


def place(text: str) -> Path:
    """A file that can be written, for argparse. Better to hear that now than after a quarter of an hour."""
    path = Path(text)
    if not path.resolve().parent.is_dir():
        raise argparse.ArgumentTypeError(f"there's no directory {path.parent} for {path.name}")
    return path


def above_zero(text: str) -> float:
    """A number above 0, for argparse."""
    if not 0 < float(text) < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is not above 0")
    return float(text)


def whole(text: str) -> int:
    """A whole number above 0, for argparse."""
    return int(above_zero(str(int(text))))


def read_arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--minutes", type=above_zero, default=14, help="how long it learns; measuring at the end is extra"
    )
    parser.add_argument("--out", type=place, default=Path("learning.png"), help="the learning curve, a PNG")
    parser.add_argument("--weights", type=place, help="where the network is kept, for torch.load")
    parser.add_argument("--games", type=whole, default=Settings.games, help="games side by side")
    parser.add_argument(
        "--steps", type=whole, default=Settings.steps, help="decisions in each game between two lessons"
    )
    parser.add_argument(
        "--width", type=whole, default=Settings.width, help="neurons in each of the two hidden layers"
    )
    parser.add_argument(
        "--deals", type=whole, default=Settings.deals, help="fresh deals of the last measuring, at least 2"
    )
    parser.add_argument(
        "--seed", type=int, default=Settings.seed, help="of the deals, and of the network's own chance"
    )
    parser.add_argument("--threads", type=whole, default=2, help="threads that torch may use")
    return parser.parse_args()


def main() -> None:
    """Learn, save the network, and draw the curve."""
    given = read_arguments()
    torch.set_num_threads(given.threads)
    chosen = {name: getattr(given, name) for name in ("minutes", "games", "steps", "width", "deals", "seed")}
    learner = Learner(Settings(**chosen))
    learner.run()
    draw(learner.measures, given.out)
    if given.weights:
        torch.save({"width": given.width, "network": learner.network.state_dict()}, given.weights)
    print(
        f"the learning curve is in {given.out}"
        + (f", the network in {given.weights}" if given.weights else "")
    )


if __name__ == "__main__":
    main()

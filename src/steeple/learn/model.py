"""The network while it learns, in PyTorch with fractions, and how it becomes whole numbers.

It computes what `ai/network.py` does, which has a picture of it.
"""

from __future__ import annotations

import math

import numpy as np
import torch
from torch import Tensor, nn

from steeple.ai.network import (
    FIRST,
    HIDDEN_BITS,
    INPUT_BITS,
    MOST_POOLED,
    MOST_UNIT,
    OUTPUTS,
    POOLED_BITS,
    SECOND,
    THIRD,
    UNIT_BITS,
    network_type,
)
from steeple.ai.nodes import Records
from steeple.kernel.game import MOST_PLAYERS, Plane
from steeple.kernel.observation import Sight

ROUNDED = {
    "first_bias": INPUT_BITS - UNIT_BITS,
    "second_bias": HIDDEN_BITS,
    "third_bias": POOLED_BITS,
}
"""The bits that a layer's sums lose when they become units."""

MOST_WEIGHT = 4.0
"""No weight between units is larger."""


def scales(planes: tuple[Plane, ...]) -> Tensor:
    """What each feature is divided by."""
    return torch.tensor([float(plane.most) for plane in planes for _ in range(plane.size)])


class Network(nn.Module):  # type: ignore[misc]  # mypy doesn't read PyTorch
    """The network of a game."""

    def __init__(self, sight: Sight) -> None:
        super().__init__()
        self.sight = sight
        kinds = len(sight.kinds)
        self.register_buffer("table_scale", scales(sight.table))
        self.register_buffer("part_scale", scales(sight.part))
        self.table_to_first = nn.Linear(sight.table_size, FIRST)
        self.part_to_first = nn.Linear(sight.part_size, FIRST, bias=False)
        self.first_to_second = nn.Linear(FIRST, SECOND)
        self.table_to_third = nn.Linear(sight.table_size, THIRD)
        self.pooled_to_third = nn.Linear(SECOND, THIRD, bias=False)
        self.third_to_output = nn.Linear(THIRD, OUTPUTS)
        self.third_to_kind = nn.Linear(THIRD, kinds)
        self.second_to_kind = nn.Linear(SECOND, kinds, bias=False)
        for last in (self.third_to_output, self.third_to_kind, self.second_to_kind):
            nn.init.normal_(last.weight, std=0.02)
        with torch.no_grad():
            self.pooled_to_third.weight /= math.sqrt(sight.parts)

    def forward(self, features: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """The outputs for shares and for leads by place, and the opinions by place for actions, before
        `stretch` and `squash`."""
        sight = self.sight
        table = features[:, : sight.table_size].float() / self.table_scale
        parts = features[:, sight.table_size :].float().view(len(features), sight.parts, sight.part_size)
        first = clip(self.table_to_first(table)[:, None] + self.part_to_first(parts / self.part_scale))
        second = clip(self.first_to_second(first))
        pooled = second.sum(dim=1).clamp(max=MOST_POOLED)
        third = clip(self.table_to_third(table) + self.pooled_to_third(pooled))
        output, general = self.third_to_output(third), self.third_to_kind(third)[:, None]
        opinions = torch.cat([general + self.second_to_kind(second), general], dim=1)
        return output[:, :MOST_PLAYERS], output[:, MOST_PLAYERS:], opinions.flatten(1)

    def limit(self) -> None:
        """Keep the weights between units small enough for whole numbers."""
        with torch.no_grad():
            for layer in (self.first_to_second, self.pooled_to_third, self.third_to_output):
                layer.weight.clamp_(-MOST_WEIGHT, MOST_WEIGHT)
            for layer in (self.third_to_kind, self.second_to_kind):
                layer.weight.clamp_(-MOST_WEIGHT, MOST_WEIGHT)


def clip(sums: Tensor) -> Tensor:
    """The value of a unit."""
    return sums.clamp(0, MOST_UNIT)


def log_stretch(x: Tensor) -> Tensor:
    """The logarithm of `stretch`."""
    return 2 * torch.asinh(x)


def squash(x: Tensor) -> Tensor:
    """What `squash` is in `ai/network.py`."""
    return 0.5 + 0.5 * x / torch.sqrt(1 + x * x)


def in_whole_numbers(model: Network) -> Records:
    """The network with whole numbers."""
    made: Records = np.zeros(1, network_type(model.sight))
    table, part = model.table_scale, model.part_scale
    units, weights = UNIT_BITS + HIDDEN_BITS, UNIT_BITS + POOLED_BITS

    def write(name: str, values: Tensor, bits: int) -> None:
        whole = np.rint(values.detach().numpy().astype(np.float64) * (1 << bits))
        room = np.iinfo(made[name].dtype)
        made[name][0] = np.clip(whole, room.min, room.max)

    write("first_bias", model.table_to_first.bias, INPUT_BITS)
    write("second_bias", model.first_to_second.bias, units)
    write("third_bias", model.table_to_third.bias, weights)
    write("output_bias", model.third_to_output.bias, units)
    write("kind_bias", model.third_to_kind.bias, units)
    for name, bits in ROUNDED.items():
        made[name] += 1 << bits - 1  # units are rounded down; half a step more rounds them to the nearest
    write("table_to_first", (model.table_to_first.weight / table).T, INPUT_BITS)
    write("part_to_first", (model.part_to_first.weight / part).T, INPUT_BITS)
    write("first_to_second", model.first_to_second.weight, HIDDEN_BITS)
    write("pooled_to_third", model.pooled_to_third.weight, POOLED_BITS)
    write("table_to_third", (model.table_to_third.weight / table).T, INPUT_BITS)
    write("third_to_output", model.third_to_output.weight, HIDDEN_BITS)
    write("second_to_kind", model.second_to_kind.weight, HIDDEN_BITS)
    write("third_to_kind", model.third_to_kind.weight, HIDDEN_BITS)
    return made

"""How a network learns from rows: shares of victory, leads, and which actions to prefer."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor

from steeple.learn.model import Network, log_stretch, squash
from steeple.learn.plan import Plan
from steeple.learn.self_play import Rows

_NEVER = -1e9
"""The logarithm of almost no chance."""


@dataclass(frozen=True)
class Losses:
    """How far a network is off: in shares of victory, in leads, and in its opinion of actions."""

    shares: float
    leads: float
    opinions: float


def fit(model: Network, optimizer: torch.optim.Optimizer, rows: Rows, plan: Plan) -> Losses:
    """Show the network all rows `plan.epochs` times, in random order; returns its mean losses."""
    features, policies = torch.from_numpy(rows.features), torch.from_numpy(rows.policies)
    targets = torch.from_numpy(plan.result * rows.shares + (1 - plan.result) * rows.found)
    leads, total, steps = torch.from_numpy(rows.leads), torch.zeros(3), 0
    for _ in range(plan.epochs):
        for some in torch.randperm(len(features)).split(plan.batch):
            seated = who_plays(leads[some])
            losses = measure(model, features[some], policies[some], targets[some], leads[some], seated)
            optimizer.zero_grad()
            (losses[0] + losses[1] + plan.opinion * losses[2]).backward()
            optimizer.step()
            model.limit()
            total, steps = total + losses.detach(), steps + 1
    shares, ahead, opinions = (total / max(steps, 1)).tolist()
    return Losses(shares, ahead, opinions)


def who_plays(leads: Tensor) -> Tensor:
    """Which places somebody sits at. However far behind somebody is, that's more than nothing."""
    return leads > 0


def measure(
    model: Network, features: Tensor, policies: Tensor, targets: Tensor, leads: Tensor, seated: Tensor
) -> Tensor:
    """The three losses of some rows; that of opinions is of those that say which actions to prefer."""
    shares, ahead, opinions = model(features)
    expected = torch.log_softmax(log_stretch(shares).masked_fill(~seated, _NEVER), dim=1)
    share_loss = -(targets * expected).sum(dim=1).mean()
    lead_loss = ((squash(ahead) - leads).square() * seated).sum(dim=1).mean()
    wanted = policies.clamp(min=0).float()
    totals = wanted.sum(dim=1, keepdim=True)
    wanted = wanted / totals.clamp(min=1)
    liked = torch.log_softmax(log_stretch(opinions).masked_fill(policies < 0, _NEVER), dim=1)
    opinion_loss = -(wanted * liked).sum() / (totals > 0).sum().clamp(min=1)
    return torch.stack([share_loss, lead_loss, opinion_loss])

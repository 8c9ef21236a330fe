"""A small network with whole numbers for weights: how a position looks to one seat.

    features of each part ──┐
                            ├─▶ 64 units ─▶ 32 units ─▶ summed over the parts ─┐
    features of the table ──┤                                                  ├─▶ 32 units ─▶ shares, leads
                            └──────────────────────────────────────────────────┘

All parts (towers, cards) go through the same weights. An action's weight comes from the 32 units of the part
it concerns and from the last 32 units. Sums are whole numbers that can't overflow, so every machine gets the
same result, bit for bit, compiled or interpreted.
"""

from __future__ import annotations

import math
from functools import cache

import numpy as np

from steeple.ai.nodes import Record
from steeple.kernel.arrays import Features, Matrix, Position, Shares, Sums, Weights
from steeple.kernel.game import MOST_PLAYERS, record_type
from steeple.kernel.observation import Sight, turned
from steeple.kernel.rule import IS_COMPILED, rule
from steeple.kernel.verbs import write_features

FIRST, SECOND, THIRD, OUTPUTS = 64, 32, 32, 2 * MOST_PLAYERS
"""Units in each layer. The outputs are each place's share of victory and its lead as `reward` counts it."""

UNIT_BITS = 8
"""A unit's value is counted in 256ths."""

MOST_UNIT, MOST_POOLED = 4, 16
"""A unit is at most 4, and a sum over all parts counts at most 16."""

INPUT_BITS, HIDDEN_BITS, POOLED_BITS = 12, 11, 10
"""Weights are counted in 4096ths for features, 2048ths for units, and 1024ths for sums over parts."""

_FIRST_SHIFT = INPUT_BITS - UNIT_BITS
_TABLE_SHIFT = UNIT_BITS + POOLED_BITS - INPUT_BITS
_UNIT_TOP = (MOST_UNIT << UNIT_BITS) - 1
_POOLED_TOP = (MOST_POOLED << UNIT_BITS) - 1
OUTPUT_UNIT = 1.0 / (1 << (UNIT_BITS + HIDDEN_BITS))


@cache
def network_type(sight: Sight) -> np.dtype[np.record]:
    """The record that holds a network for what a game shows."""
    kinds = max(len(sight.kinds), 1)
    return record_type(
        [
            ("first_bias", np.int32, (FIRST,)),
            ("second_bias", np.int32, (SECOND,)),
            ("third_bias", np.int32, (THIRD,)),
            ("output_bias", np.int32, (OUTPUTS,)),
            ("kind_bias", np.int32, (kinds,)),
            ("table_to_first", np.int16, (sight.table_size, FIRST)),
            ("part_to_first", np.int16, (sight.part_size, FIRST)),
            ("first_to_second", np.int16, (SECOND, FIRST)),
            ("pooled_to_third", np.int16, (THIRD, SECOND)),
            ("table_to_third", np.int16, (sight.table_size, THIRD)),
            ("third_to_output", np.int16, (OUTPUTS, THIRD)),
            ("second_to_kind", np.int16, (kinds, SECOND)),
            ("third_to_kind", np.int16, (kinds, THIRD)),
        ]
    )


@cache
def units_type(sight: Sight) -> np.dtype[np.record]:
    """The record that a thread needs to judge with a network."""
    return record_type(
        [
            ("shares", np.float64, (MOST_PLAYERS,)),
            ("rewards", np.float64, (MOST_PLAYERS,)),
            ("table", np.int32, (FIRST,)),  # the first layer before the features of a part are added
            ("first_sums", np.int32, (FIRST,)),
            ("second_sums", np.int32, (SECOND,)),
            ("pooled_sums", np.int32, (SECOND,)),
            ("third_sums", np.int32, (THIRD,)),
            ("output", np.int32, (OUTPUTS,)),
            ("kinds", np.int32, (2, max(len(sight.kinds), 1))),  # by the whole table; by that and a part
            ("weights", np.float32, (max(sight.choices, 1),)),  # of actions at the same place
            ("first", np.int16, (FIRST,)),
            ("second", np.int16, (sight.parts, SECOND)),  # of each part
            ("pooled", np.int16, (SECOND,)),
            ("third", np.int16, (THIRD,)),
            ("features", np.int16, (sight.size,)),
        ]
    )


def _multiply(weights: Matrix, values: Features, sums: Sums) -> None:
    """Add to each unit's sum the values times its row of weights. A processor does many at a time."""
    for unit in range(len(sums)):
        total = np.int32(0)
        for k in range(len(values)):
            total = np.int32(total + np.int32(values[k]) * np.int32(weights[unit, k]))
        sums[unit] += total


def _multiply_interpreted(weights: Matrix, values: Features, sums: Sums) -> None:
    """The same without a loop, which would take Python a hundred times as long."""
    sums += weights.astype(np.int32) @ values.astype(np.int32)


multiply = rule(apart=True)(_multiply) if IS_COMPILED else _multiply_interpreted


@rule
def round_down(sums: Sums, bits: int, units: Features) -> None:
    """Make units of sums."""
    for unit in range(len(sums)):
        units[unit] = min(max(sums[unit] >> bits, 0), _UNIT_TOP)


@rule(apart=True)
def read_table(network: Record, units: Record, size: int) -> None:
    """Add up what the features of the table give to the first and the third layer."""
    first, third, features = units.table, units.third_sums, units.features
    to_first, to_third = network.table_to_first, network.table_to_third
    first[:] = network.first_bias
    third[:] = network.third_bias
    for k in range(size):
        feature = np.int32(features[k])
        if feature:
            for unit in range(FIRST):
                first[unit] += feature * to_first[k, unit]
            for unit in range(THIRD):
                third[unit] += feature * to_third[k, unit] << _TABLE_SHIFT


@rule(apart=True)
def read_part(network: Record, units: Record, part: int, begin: int, size: int) -> None:
    """Take one part through the first two layers, and add it to the sum over all parts."""
    first, second, pooled, features = units.first_sums, units.second[part], units.pooled_sums, units.features
    to_first = network.part_to_first
    first[:] = units.table
    for k in range(size):
        feature = np.int32(features[begin + k])
        if feature:
            for unit in range(FIRST):
                first[unit] += feature * to_first[k, unit]
    round_down(first, _FIRST_SHIFT, units.first)
    units.second_sums[:] = network.second_bias
    multiply(network.first_to_second, units.first, units.second_sums)
    round_down(units.second_sums, HIDDEN_BITS, second)
    for unit in range(SECOND):
        pooled[unit] += second[unit]


@rule(apart=True)
def read_pooled(network: Record, units: Record) -> None:
    """Find the last units and the outputs, from the sum over all parts and what the table gives."""
    pooled, sums = units.pooled, units.pooled_sums
    for unit in range(SECOND):
        pooled[unit] = min(sums[unit], _POOLED_TOP)
    multiply(network.pooled_to_third, pooled, units.third_sums)
    round_down(units.third_sums, POOLED_BITS, units.third)
    units.output[:] = network.output_bias
    multiply(network.third_to_output, units.third, units.output)


@rule(apart=True)
def see(s: Position, seat: int, network: Record, units: Record) -> None:
    """Fill the units with what `seat` knows of a position."""
    write_features(s, seat, units.features)
    table, part = len(network.table_to_first), len(network.part_to_first)
    read_table(network, units, table)
    units.pooled_sums[:] = 0
    begin, number = table, 0
    while begin < len(units.features):
        read_part(network, units, number, begin, part)
        begin += part
        number += 1
    read_pooled(network, units)


@rule
def squash(x: float) -> float:
    """A number between 0 and 1, made of + × ÷ √ only."""
    return 0.5 + 0.5 * x / math.sqrt(1.0 + x * x)


@rule
def stretch(x: float) -> float:
    """A number above 0 that grows like e to the power 2x, later more slowly; made of + × ÷ √ only."""
    root = math.sqrt(1.0 + x * x) + abs(x)
    return root * root if x > 0 else 1.0 / (root * root)


@rule(apart=True)
def judge(s: Position, seat: int, units: Record, shares: Shares, rewards: Shares, for_points: float) -> None:
    """Write what the outputs say of each seat, when the units are filled with what `seat` knows.

    That is its share of victory, and its reward, of which the part `for_points` is for its lead.
    """
    output, total = units.output, 0.0
    for player in range(s.players):
        shares[player] = stretch(output[turned(s, player, seat)] * OUTPUT_UNIT)
        total += shares[player]
    for player in range(s.players):
        shares[player] /= total
        lead = squash(output[MOST_PLAYERS + turned(s, player, seat)] * OUTPUT_UNIT)
        rewards[player] = (1.0 - for_points) * shares[player] + for_points * lead


@rule(apart=True)
def weigh_places(network: Record, units: Record, opinions: Weights) -> None:
    """Write the weight of the actions at each place (see `locate`), when the units are filled."""
    general, kinds, parts = units.kinds[0], units.kinds[1], len(units.second)
    general[:] = network.kind_bias
    multiply(network.third_to_kind, units.third, general)
    for part in range(parts + 1):
        kinds[:] = general
        if part < parts:
            multiply(network.second_to_kind, units.second[part], kinds)
        for kind in range(len(kinds)):
            opinions[len(kinds) * part + kind] = stretch(kinds[kind] * OUTPUT_UNIT)

"""Figures, all in one style.

Colours are those of the project; shapes say the same, so colour is never needed.
"""

from __future__ import annotations

import io
import re
import textwrap
from collections.abc import Sequence
from typing import Any

import numpy as np
from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure as Canvas
from matplotlib.ticker import FuncFormatter, MaxNLocator, ScalarFormatter
from PIL import Image

from steeple.report.pages.document import Figure
from steeple.report.statistics.intervals import Estimate, Numbers
from steeple.report.statistics.measures import Spread

INK, FAINT, RULE, SHEET = "#2a241d", "#655a4b", "#dccfb6", "#fffaf0"
COLOURS = ("#17655f", "#c34e2e", "#4346bd", "#b98314", "#553830")
TOKENS = {
    INK: "--ink",
    FAINT: "--ink-2",
    RULE: "--rule",
    SHEET: "--sheet",
    **{colour: f"--c{number}" for number, colour in enumerate(COLOURS, start=1)},
}
"""The page's style sheet sets these colours, since it has a light and a dark theme."""

_MARKERS = "o^sDhvPX"
_PALETTE = 32
"""How many colours a PNG has."""

_WIDTH = 4.8
"""In inches: narrow enough that the text is legible on a phone."""

_LABEL = 26
"""How many characters of a row's label fit on a line."""

_STYLE: dict[Any, Any] = {
    "font.size": 10.5,
    "font.family": "DejaVu Sans",
    "svg.fonttype": "none",
    "svg.hashsalt": "steeple",
    "text.color": INK,
    "axes.labelcolor": FAINT,
    "axes.edgecolor": FAINT,
    "axes.titlecolor": INK,
    "axes.titlesize": 10.5,
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "axes.facecolor": "none",
    "grid.color": RULE,
    "grid.linewidth": 0.7,
    "xtick.color": FAINT,
    "ytick.color": FAINT,
    "ytick.labelcolor": INK,
    "legend.frameon": False,
    "legend.fontsize": 9.5,
    "figure.facecolor": "none",
}


def choose_look(number: int) -> dict[str, Any]:
    """The colour and marker of one of several series. From the sixth on, markers are hollow."""
    colour = COLOURS[number % len(COLOURS)]
    return {
        "color": colour,
        "marker": _MARKERS[number % len(_MARKERS)],
        "mfc": SHEET if number >= len(COLOURS) else colour,
    }


def finish(canvas: Canvas, name: str, alt: str) -> Figure:
    """The drawing as SVG and as PNG. The same drawing always gives the same bytes."""
    lines, dots = io.BytesIO(), io.BytesIO()
    nothing = dict.fromkeys(("Date", "Creator", "Format", "Type"))
    canvas.savefig(lines, format="svg", metadata=nothing)
    canvas.savefig(dots, format="png", dpi=110, facecolor=SHEET, metadata={"Software": None})
    return Figure(name, alt, inline(lines.getvalue().decode(), name), compact(dots))


def compact(picture: io.BytesIO) -> bytes:
    """A PNG with few colours: a quarter of the size, with no visible difference."""
    smaller = io.BytesIO()
    Image.open(picture).convert("RGB").quantize(_PALETTE).save(smaller, format="png", optimize=True)
    return smaller.getvalue()


def inline(svg: str, name: str) -> str:
    """An SVG to put in a page with others: without its header, with unique ids, and styled by the page."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r'<svg [^>]*?(viewBox="[^"]*")[^>]*>', r'<svg \1 aria-hidden="true">', svg, count=1)
    svg = re.sub(r"<metadata>.*?</metadata>\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    used = set(re.findall(r'(?:url\(|href=")#([^")]*)', svg))
    svg = re.sub(r' id="([^"]*)"', lambda found: f' id="{name}-{found[1]}"' if found[1] in used else "", svg)
    svg = re.sub(r"url\(#", f"url(#{name}-", svg)
    svg = re.sub(r'xlink:href="#', f'href="#{name}-', svg)
    svg = re.sub(r"(\d\.\d\d)\d+", r"\1", svg)  # a hundredth of a point is precise enough
    svg = svg.replace("; stroke-linejoin: miter", "").replace(" \n", " ")  # miter is the default
    for colour, token in TOKENS.items():
        svg = svg.replace(colour, f"var({token})")
    return re.sub(r"\n\s*", "\n", svg).strip()


def measure_spans(found: Sequence[Estimate]) -> Numbers:
    """How far each interval reaches to either side; 0 where there is none."""
    reach = np.array([[one.value - one.low for one in found], [one.high - one.value for one in found]])
    return np.where(np.isfinite(reach), reach.clip(0), 0.0)


def _percents() -> FuncFormatter:
    return FuncFormatter(
        lambda part, _: f"{100 * part:g}\N{NARROW NO-BREAK SPACE}%".replace("-", "\N{MINUS SIGN}")
    )


def _panels(count: int, height: float, extra: float) -> tuple[Canvas, list[Axes]]:
    canvas = Canvas(figsize=(_WIDTH, extra + height * count), layout="constrained")
    axes = canvas.subplots(count, 1, sharex=True, squeeze=False)[:, 0]
    return canvas, list(axes)


def draw_rows(
    name: str,
    alt: str,
    groups: Sequence[tuple[str, Sequence[tuple[str, Estimate]], float | None]],
    words: str,
    is_share: bool,
) -> Figure:
    """Dots with intervals, one per row, in groups.

    A group can have a dashed line that marks an even share.
    """
    with rc_context(_STYLE):
        rows = sum(len(group[1]) + 1 for group in groups)
        lines = max(len(textwrap.wrap(row, _LABEL)) for _, found, _ in groups for row, _ in found)
        canvas = Canvas(figsize=(_WIDTH, 0.7 + (0.13 + 0.14 * lines) * rows), layout="constrained")
        axes, place = canvas.subplots(), 0.0
        ticks: list[float] = []
        texts: list[str] = []
        for index, (label, found, even) in enumerate(groups):
            if label:
                axes.annotate(
                    f" {label}",
                    (0, place),
                    xycoords=("axes fraction", "data"),
                    fontweight="bold",
                    fontsize=9.5,
                    va="center",
                )
            places = [place + 1 + k for k in range(len(found))]
            estimates = [estimate for _, estimate in found]
            if even is not None:
                axes.plot([even, even], [place + 0.5, places[-1] + 0.5], "--", color=FAINT, linewidth=1)
            values = [estimate.value for estimate in estimates]
            axes.errorbar(
                values,
                places,
                xerr=measure_spans(estimates),
                capsize=3,
                markersize=6,
                linestyle="",
                **choose_look(index),
            )
            ticks, texts = [*ticks, *places], [*texts, *(row for row, _ in found)]
            place = places[-1] + 1
        axes.set_yticks(ticks, [textwrap.fill(text, _LABEL) for text in texts], linespacing=0.9)
        axes.set_ylim(place - 0.3, -0.6 if groups[0][0] else 0.3)
        axes.tick_params(axis="y", length=0)
        axes.grid(axis="x")
        axes.set_xlabel(words)
        if is_share:
            axes.xaxis.set_major_formatter(_percents())
        return finish(canvas, name, alt)


def draw_spreads(
    name: str, alt: str, panels: Sequence[tuple[str, Sequence[tuple[str, Spread]]]], words: str
) -> Figure:
    """How often each number came up. A panel's first spread is drawn as bars, its second as a line."""
    with rc_context(_STYLE):
        canvas, axes = _panels(len(panels), 1.35 if len(panels) <= 4 else 1.05, 0.75)
        for index, (each, (label, kinds)) in enumerate(zip(axes, panels, strict=True)):
            for which, (kind, spread) in enumerate(kinds):
                style, parts, reach = (
                    choose_look(index),
                    [part.value for part in spread.parts],
                    measure_spans(spread.parts),
                )
                if which == 0:
                    fill: dict[str, Any] = {
                        "color": style["color"],
                        "alpha": 0.45,
                        "width": 0.9 * spread.step,
                    }
                    thin: dict[str, Any] = {"elinewidth": 0.8, "ecolor": FAINT}
                    each.bar(spread.middles, parts, yerr=reach, label=kind, error_kw=thin, **fill)
                else:
                    dots: dict[str, Any] = {"linewidth": 1.3, "markersize": 3.5, "elinewidth": 0.8}
                    each.errorbar(spread.middles, parts, yerr=reach, label=kind, **dots, **style)
            each.set_title(label)
            each.yaxis.set_major_formatter(_percents())
            each.yaxis.set_major_locator(MaxNLocator(3))
            each.grid(axis="y")
            each.set_ylim(bottom=0)
            if len(kinds) > 1:
                each.legend(loc="upper right")
        axes[-1].set_xlabel(words)
        return finish(canvas, name, alt)


def draw_curves(
    name: str,
    alt: str,
    panels: Sequence[tuple[str, Sequence[tuple[str, Sequence[tuple[int, Estimate]]]]]],
    words: tuple[str, str],
    is_share: bool = False,
) -> Figure:
    """Lines with intervals, each with its own marker. The scale is logarithmic if values differ a lot."""
    with rc_context(_STYLE):
        canvas, axes = _panels(len(panels), 1.9 if len(panels) <= 4 else 1.5, 0.75)
        for each, (label, lines) in zip(axes, panels, strict=True):
            for index, (line, found) in enumerate(lines):
                estimates = [estimate for _, estimate in found]
                places, values = [place for place, _ in found], [estimate.value for estimate in estimates]
                each.errorbar(
                    places,
                    values,
                    yerr=measure_spans(estimates),
                    markersize=4,
                    linewidth=1.3,
                    label=line,
                    **choose_look(index),
                )
            each.set_title(label)
            each.set_ylabel(words[1])
            each.grid(axis="y")
            _scale(each, [estimate.value for _, found in lines for _, estimate in found], is_share)
            if len(lines) > 1:
                each.legend(loc="best", ncols=2 if len(lines) > 2 else 1)
        axes[-1].set_xlabel(words[0])
        axes[-1].xaxis.set_major_locator(MaxNLocator(integer=True))
        return finish(canvas, name, alt)


def _scale(axes: Axes, values: Sequence[float], is_share: bool) -> None:
    if is_share:
        axes.yaxis.set_major_formatter(_percents())
        axes.set_ylim(0, 1)
    elif values and max(values) > 30 * max(min(values), 0.1):
        axes.set_yscale("log")
        axes.yaxis.set_major_formatter(ScalarFormatter())
    else:
        axes.set_ylim(bottom=0)

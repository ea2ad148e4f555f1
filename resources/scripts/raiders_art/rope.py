# SPDX-License-Identifier: GPL-3.0-or-later
"""The gold rope of the hall, thin, as text for `sketch`: along a line, and round a card."""

import math
import re

import knotwork


def run(x, y, length, scale, pitch, upright=False):
    """Two strands from (x, y) on, with a whole number of crossings about `pitch` apart."""
    crossings = round(length / pitch)
    step = length / crossings

    def strand(sign):
        def position(along):
            aside = sign * knotwork.SWING * scale * math.cos(math.pi * along / step)
            return (x + aside, y + along) if upright else (x + along, y + aside)

        return position

    def over(curve, reach):
        tops = [(i + 0.5) * step for i in range(0, crossings, 2)]
        return "".join(data(curve, top - reach * step, top + reach * step, 2) for top in tops)

    first, second = strand(1), strand(-1)
    ways = [data(curve, 0, length, 2 * crossings) for curve in (first, second)]
    lines = [line(way, scale) for way in ways]
    lines.append(edge(over(first, 0.3), scale) + core(over(first, 0.36), scale))
    return "".join(lines)


def data(curve, start, end, steps):
    """Path data with one decimal: a rope this thin needs no more."""
    path = knotwork.path(knotwork.fitted(curve, start, end, steps))
    return re.sub(r"-?\d+\.\d\d+", lambda m: f"{float(m[0]):.1f}".rstrip("0").rstrip("."), path)


def edge(way, scale):
    return f"p - {way} |sw={knotwork.EDGE * scale:.1f} cap=butt\n"


def core(way, scale):
    return f"p - {way} |st=gold sw={knotwork.CORE * scale:.1f} cap=butt\n"


def line(way, scale):
    return edge(way, scale) + core(way, scale)


def boss(x, y, radius, colour="blood"):
    """What covers the end of a rope."""
    return (
        f"c ink {x} {y} {radius} |ns\n"
        f"c {colour} {x} {y} {radius * 0.74:.2f} |st=gold sw={radius * 0.13:.2f}\n"
        f"c gold {x} {y} {radius * 0.3:.2f} |sw={radius * 0.11:.2f}\n"
    )


def border(x, y, width, height, pitch, colour):
    scale = 0.46
    text = run(x, y, width, scale, pitch) + run(x, y + height, width, scale, pitch)
    text += run(x, y, height, scale, pitch, upright=True) + run(x + width, y, height, scale, pitch, upright=True)
    return text + "".join(boss(a, b, 6.2, colour) for a in (x, x + width) for b in (y, y + height))

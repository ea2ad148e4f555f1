#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the knotwork of the borders: knotwork.py FOLDER writes hall/knot-*.svg there.

Two strands of gold wind round each other. Each strand is drawn whole, the second over the first; then the first is
drawn again where it comes out on top. So no seam shows, and nothing leaves the picture: a strand meets the edge of a
straight run level, where a butt end is exact.
"""

import math
import pathlib
import sys

INK, GOLD, BLOOD, BONE = "#2A1A10", "#C7A13B", "#8E2B22", "#FBF6E9"
EDGE, CORE = 10, 6  # widths of a strand with and without its outline
PITCH, SWING = 16, 6  # from crossing to crossing; from the middle line to the middle of a strand


def number(value):
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def point(p):
    return f"{number(p[0])} {number(p[1])}"


def path(curve):
    """Path data of a chain of cubics, each four points."""
    data = "M" + point(curve[0][0])
    for _, b, c, d in curve:
        data += f"C{point(b)} {point(c)} {point(d)}"
    return data


def fitted(function, start, end, steps):
    """Cubics through a plane curve, with its own directions at the joints."""
    width = (end - start) / steps
    curve = []
    for i in range(steps):
        u, v = start + i * width, start + (i + 1) * width
        a, d = function(u), function(v)
        da, dd = slope(function, u), slope(function, v)
        b = (a[0] + da[0] * width / 3, a[1] + da[1] * width / 3)
        c = (d[0] - dd[0] * width / 3, d[1] - dd[1] * width / 3)
        curve.append((a, b, c, d))
    return curve


def slope(function, at, step=1e-5):
    (x0, y0), (x1, y1) = function(at - step), function(at + step)
    return ((x1 - x0) / (2 * step), (y1 - y0) / (2 * step))


def strand(curves, scale=1.0):
    """Outline, gold and the light on it."""
    return line(curves, INK, EDGE * scale) + core(curves, scale)


def core(curves, scale):
    return line(curves, GOLD, CORE * scale) + line(curves, BONE, 1.4 * scale, ' stroke-opacity="0.45"')


def line(curves, colour, width, more=""):
    data = "".join(path(curve) for curve in curves)
    return [f'<path d="{data}" stroke="{colour}"{more} stroke-width="{number(width)}"/>']


def crossings_over(function, places, reach, scale=1.0):
    """A strand where it lies on top; its gold reaches further than its outline, or the ends of that would show."""
    short = [fitted(function, at - reach, at + reach, 2) for at in places]
    longer = [fitted(function, at - 1.2 * reach, at + 1.2 * reach, 2) for at in places]
    return line(short, INK, EDGE * scale) + core(longer, scale)


def picture(width, height, lines):
    body = "\n".join("    " + text for text in lines)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">\n'
        f'  <g fill="none" stroke-linejoin="round" stroke-linecap="butt">\n{body}\n  </g>\n</svg>\n'
    )


def run(upright=False):
    """Four crossings; laid end to end without a seam."""
    crossings, middle = 4, 12

    def at(sign):
        def position(x):
            y = middle + sign * SWING * math.cos(math.pi * x / PITCH)
            return (y, x) if upright else (x, y)

        return position

    first, second = at(1), at(-1)
    length = crossings * PITCH
    tops = [(i + 0.5) * PITCH for i in range(0, crossings, 2)]
    lines = strand([fitted(first, 0, length, 2 * crossings)])
    lines += strand([fitted(second, 0, length, 2 * crossings)])
    lines += crossings_over(first, tops, 0.3 * PITCH)
    size = (2 * middle, length) if upright else (length, 2 * middle)
    return picture(*size, lines)


def ring(crossings=44, radius=112, middle=128):
    """The same rope round a circle, as the rim of a shield."""

    def at(sign):
        def position(angle):
            distance = radius + sign * SWING * math.cos(crossings * angle / 2)
            return (middle + distance * math.cos(angle), middle + distance * math.sin(angle))

        return position

    first, second = at(1), at(-1)
    pitch = 2 * math.pi / crossings
    tops = [(i + 0.5) * pitch for i in range(0, crossings, 2)]
    lines = strand([fitted(first, 0, 2 * math.pi, 2 * crossings)])
    lines += strand([fitted(second, 0, 2 * math.pi, 2 * crossings)])
    lines += crossings_over(first, tops, 0.3 * pitch)
    return picture(2 * middle, 2 * middle, lines)


def trefoil(middle=64):
    """One strand that passes three times over and under itself."""

    def position(t):
        x, y = math.sin(t) + 2 * math.sin(2 * t), math.cos(t) - 2 * math.cos(2 * t)
        return (middle + 18 * x, middle + 8 + 18 * y)

    crossing = math.acos(-0.25)
    tops = [crossing + i * 2 * math.pi / 3 for i in range(3)]
    lines = strand([fitted(position, 0, 2 * math.pi, 24)], 1.5) + crossings_over(position, tops, 0.28, 1.5)
    return picture(2 * middle, 2 * middle, lines)


def corner():
    """The boss that covers the meeting of two runs."""
    lines = [
        f'<circle cx="16" cy="16" r="15.5" fill="{INK}"/>',
        f'<circle cx="16" cy="16" r="11.6" fill="{BLOOD}" stroke="{GOLD}" stroke-width="1.8"/>',
        f'<path d="M24 8A11 11 0 0 1 8 24A14 14 0 0 0 24 8z" fill="{INK}" fill-opacity="0.3"/>',
        f'<path d="M8.2 14A8.2 8.2 0 0 1 14 8.2" stroke="{BONE}" stroke-opacity="0.6" stroke-width="1.8" '
        'stroke-linecap="round"/>',
        f'<circle cx="16" cy="16" r="4.8" fill="{GOLD}" stroke="{INK}" stroke-width="1.6"/>',
    ]
    return picture(32, 32, lines)


def main(folder):
    hall = pathlib.Path(folder) / "hall"
    hall.mkdir(parents=True, exist_ok=True)
    pictures = {
        "knot-run": run(),
        "knot-run-upright": run(upright=True),
        "knot-ring": ring(),
        "knot-trefoil": trefoil(),
        "knot-corner": corner(),
    }
    for name, text in pictures.items():
        (hall / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parent.parent)

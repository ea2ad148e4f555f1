# SPDX-License-Identifier: GPL-3.0-or-later
"""Ropes of two strands along a line or round a circle, of the curves of knotwork.py."""

import math

from knotwork import fitted, path

from .pen import BONE, GOLD


def rope(pen, first, second, start, end, crossings, width=6.0):
    """Winds two strands; `first` lies on top at every other crossing."""
    step = (end - start) / crossings
    edge, light = width * 1.75, width * 0.24

    def strand(curves, wide=edge):
        data = "".join(path(curve) for curve in curves)
        pen.draw(data, w=wide, cap="butt", cut=False)
        return data

    def gold(data):
        pen.draw(data, w=width, stroke=GOLD, cap="butt", cut=False)
        pen.draw(data, w=light, stroke=BONE, alpha=0.45, cap="butt", cut=False)

    for function in (first, second):
        gold(strand([fitted(function, start, end, 2 * crossings)]))
    tops = [start + (i + 0.5) * step for i in range(0, crossings, 2)]
    strand([fitted(first, at - 0.3 * step, at + 0.3 * step, 2) for at in tops])
    gold("".join(path(fitted(first, at - 0.36 * step, at + 0.36 * step, 2)) for at in tops))


def straight(pen, x, y, length, crossings, upright=False, swing=6.0, width=6.0):
    def strand(sign):
        def position(t):
            off = sign * swing * math.cos(math.pi * t * crossings / length)
            return (x + off, y + t) if upright else (x + t, y + off)

        return position

    rope(pen, strand(1), strand(-1), 0, length, crossings, width)


def round_(pen, radius, crossings, swing=7.4, width=6.4):
    def strand(sign):
        def position(angle):
            distance = radius + sign * swing * math.cos(crossings * angle / 2)
            return (distance * math.cos(angle), distance * math.sin(angle))

        return position

    rope(pen, strand(1), strand(-1), 0, 2 * math.pi, crossings, width)

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the parchment: parchment.py FOLDER writes hall/parchment.svg and hall/parchment-grain.svg there.

Stains and fibres lie within the picture, so it can be laid side by side. The grain is the same without its ground, to
lie over a panel of any parchment colour. The numbers come from a generator of our own: every machine draws the same.
"""

import math
import pathlib
import sys

LIGHT, GROUND, DARK, FIBRE = "#F3E7C9", "#E4D2A4", "#C9B07A", "#5B4632"
SIZE = 512


class Dice:
    def __init__(self, seed):
        self.state = seed

    def roll(self, low, high):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return low + (high - low) * (self.state >> 40) / 2**24


def number(value):
    return f"{value:.1f}".rstrip("0").rstrip(".")


def inside(place, radius):
    return min(max(place, radius + 1), SIZE - radius - 1)


def stains(dice):
    """Soft spots, light and dark by turns: (gradient, shape) each."""
    result = []
    cells = 5
    for i in range(cells * cells):
        radius = dice.roll(36, 96)
        column, row = i % cells, i // cells
        x = inside((column + dice.roll(0, 1)) * SIZE / cells, radius)
        y = inside((row + dice.roll(0, 1)) * SIZE / cells, radius)
        colour = DARK if i % 2 else LIGHT
        strength = dice.roll(0.16, 0.34)
        gradient = (
            f'<radialGradient id="s{i}" gradientUnits="userSpaceOnUse" '
            f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}">'
            f'<stop offset="0" stop-color="{colour}" stop-opacity="{strength:.2f}"/>'
            f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>'
        )
        result.append((gradient, f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="url(#s{i})"/>'))
    return result


def fibres(dice, count):
    data = ""
    for _ in range(count):
        x, y = dice.roll(20, SIZE - 20), dice.roll(20, SIZE - 20)
        angle, length = dice.roll(-0.35, 0.15), dice.roll(5, 16)
        bend = dice.roll(-2, 2)
        dx, dy = length * math.cos(angle), length * math.sin(angle)
        data += f"M{number(x)} {number(y)}q{number(dx / 2 - bend)} {number(dy / 2 + bend)} {number(dx)} {number(dy)}"
    return data


def picture(ground):
    dice = Dice(731204)
    spots = stains(dice)
    lines = ["  <defs>"] + [f"    {gradient}" for gradient, _ in spots] + ["  </defs>"]
    if ground:
        lines.append(f'  <rect width="{SIZE}" height="{SIZE}" fill="{GROUND}"/>')
    lines += [f"  {shape}" for _, shape in spots]
    for colour, opacity, count in ((FIBRE, 0.13, 70), (LIGHT, 0.5, 60)):
        lines.append(
            f'  <path d="{fibres(dice, count)}" fill="none" stroke="{colour}" stroke-opacity="{opacity}" '
            'stroke-width="1.2" stroke-linecap="round"/>'
        )
    body = "\n".join(lines)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}">\n{body}\n</svg>\n'


def main(folder):
    hall = pathlib.Path(folder) / "hall"
    hall.mkdir(parents=True, exist_ok=True)
    for name, ground in (("parchment", True), ("parchment-grain", False)):
        (hall / f"{name}.svg").write_text(picture(ground), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parent.parent)

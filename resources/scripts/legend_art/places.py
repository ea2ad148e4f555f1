# SPDX-License-Identifier: GPL-3.0-or-later
"""Grounds, buildings and things of the scenes. The round of a scene has radius 166 about 0 0."""

import math

from .pen import BLOOD, BONE, GOLD, INK, IRON, LIGHT, NIGHT, PARCHMENT, SEA, TAN, WOOD, Pen, ellipse, number, star

R = 166
SKIES = {
    "night": ((0, NIGHT), (0.75, SEA), (1, SEA)),
    "clear": ((0, GOLD), (0.25, PARCHMENT), (0.6, BONE), (1, LIGHT)),
    "dusk": ((0, NIGHT), (0.32, BLOOD), (0.6, GOLD), (1, LIGHT)),
    "dawn": ((0, SEA), (0.4, IRON), (0.58, TAN), (0.72, GOLD), (1, GOLD)),
    "storm": ((0, NIGHT), (0.5, IRON), (1, TAN)),
    "deep": ((0, IRON), (0.2, SEA), (0.8, NIGHT), (1, NIGHT)),
    "fire": ((0, NIGHT), (0.35, INK), (0.55, BLOOD), (1, GOLD)),
}


def scene():
    return Pen(4, cut=R)


def finished(p):
    p.draw(ellipse(0, 0, R), w=6, cut=False)
    return p.picture(344, 344, 172, 172)


def sky(p, kind):
    p.draw(ellipse(0, 0, R), p.gradient("sky", SKIES[kind], line=(0, -R, 0, R)), 0)


def glow(p, x, y, r, colour=GOLD, strength=0.8, name=None):
    name = name or f"glow{len(p.defs)}"
    fill = p.gradient(name, ((0, colour, strength), (1, colour, 0)), round_=(x, y, r))
    p.draw(ellipse(x, y, r), fill, 0)


def rays(p, x, y, reach, count=12, colour=GOLD, alpha=0.3, first=0):
    data = ""
    for i in range(count):
        a, half = math.radians(first + 360 * i / count), math.pi / count / 2.2
        points = [(x + reach * math.cos(a + d), y + reach * math.sin(a + d)) for d in (-half, half)]
        data += (
            f"M{x} {y}L{number(points[0][0])} {number(points[0][1])}L{number(points[1][0])} "
            f"{number(points[1][1])}Z"
        )
    p.draw(data, colour, 0, alpha=alpha)


def sun(p, x, y, r):
    glow(p, x, y, r * 2.4, LIGHT, 0.7)
    p.draw(ellipse(x, y, r), GOLD)
    p.draw(ellipse(x, y, r - 7), w=2, stroke=BONE, alpha=0.7)


def moon(p, x, y, r):
    glow(p, x, y, r * 2.2, LIGHT, 0.4)
    with p.at(x, y, r / 40):
        p.draw(ellipse(0, 0, 40), LIGHT)
        p.draw("M28 -29A40 40 0 0 1 -28 28A46 46 0 0 0 28 -29Z", TAN, 0, alpha=0.55)
        p.draw(ellipse(-12, -12, 8) + ellipse(12, 14, 10) + ellipse(8, -20, 4.5) + ellipse(-18, 14, 4), PARCHMENT, 0)


def stars(p, *places):
    for i, (x, y) in enumerate(places):
        p.draw(star(x, y, 4 if i % 3 else 6, 1.6 if i % 3 else 2.4, 4), LIGHT, 0)


def cloud(p, x, y, s=1.0, colour=BONE, alpha=None):
    with p.at(x, y, s):
        p.draw("M-46 12C-58 12 -58 -8 -42 -8C-40 -24 -16 -28 -8 -16C0 -28 24 -26 26 -10C44 -14 52 12 36 12Z", colour,
               0 if alpha else 3, alpha=alpha)  # fmt: skip


def birds(p, *places, colour=INK):
    for x, y in places:
        p.draw(f"M{x - 10} {y - 4}q6 -5 10 3q4 -8 10 -3", w=3, stroke=colour)


def hill(p, left, height, right, colour, top=0, w=None):
    """Ground from the left edge at y `left` over `height` in the middle to the right edge at y `right`."""
    p.draw(f"M-180 {left}C-110 {left - top} -70 {height} 0 {height}C70 {height} 110 {right - top} 180 {right}"
           f"V180H-180Z",
           colour, w)  # fmt: skip


def tufts(p, colour, *places):
    for x, y in places:
        p.draw(f"M{x - 6} {y}q0 -8 -4 -12M{x} {y}q0 -10 1 -15M{x + 6} {y}q0 -8 5 -11", w=3, stroke=colour)


def mountain(p, x, y, width, height, colour=IRON, snow=True):
    half = width / 2
    p.draw(f"M{x - half} {y}L{x} {y - height}L{x + half} {y}Z", colour)
    p.draw(f"M{x} {y - height}L{x + half} {y}H{x + half * 0.25:.1f}L{x + half * 0.18:.1f} "
           f"{y - height * 0.5:.1f}Z", INK, 0,
           alpha=0.25)  # fmt: skip
    if snow:
        a, b = half * 0.36, height * 0.36
        p.draw(f"M{x} {y - height}L{x + a:.1f} {y - height + b:.1f}L{x + a * 0.4:.1f} "
               f"{y - height + b * 0.75:.1f}L{x} "
               f"{y - height + b * 1.1:.1f}L{x - a * 0.5:.1f} {y - height + b * 0.8:.1f}L{x - a:.1f} "
               f"{y - height + b:.1f}Z",
               BONE, 3)  # fmt: skip


def sea(p, y, colour=SEA, crest=True):
    wave = "".join("q10 -12 20 0t20 0" for _ in range(9))
    p.draw(f"M-180 {y}{wave}V180H-180Z", colour)
    if crest:
        lines = ""
        for i, dy in enumerate((20, 42, 64, 86, 108)):
            for x in range(-170 + 22 * (i % 2), 170, 78):
                lines += f"M{x} {y + dy}q9 -9 18 0t18 0"
        p.draw(lines, w=3, stroke=BONE, alpha=0.4)


def foam(p, y):
    p.draw(f"M-180 {y}" + "".join("q10 -12 20 0t20 0" for _ in range(9)), w=3, stroke=BONE, alpha=0.55)


def rain(p):
    data = "".join(f"M{x} {y}l-8 20" for x in range(-150, 170, 34) for y in range(-140 + x % 3 * 22, 60, 66))
    p.draw(data, w=2, stroke=LIGHT, alpha=0.4)


# --- ships --------------------------------------------------------------------------------------------------------


def ship(p, x, y, s=1.0, flip=False, sail=(BONE, BLOOD), furled=False, crew=0, oars=True):
    """Keel on y = 0, 160 wide, its dragon to the right."""
    with p.at(x, y, s, flip=flip):
        if oars:
            p.draw("M-40 -18L-56 8M-16 -14L-30 12M8 -14L-4 12M32 -16L22 10", w=6)
            p.draw("M-40 -18L-56 8M-16 -14L-30 12M8 -14L-4 12M32 -16L22 10", w=2.5, stroke=TAN)
        p.rope("M0 -30V-142", WOOD, 6)
        if furled:
            p.rope("M-46 -128H46", WOOD, 4)
            p.draw("M-42 -122Q-28 -110 -14 -122Q0 -110 14 -122Q28 -110 42 -122V-130H-42Z", sail[0])
        else:
            d = "M-48 -128H48L42 -62Q0 -46 -42 -62Z"
            p.draw(d, sail[0], 0)
            for a, b in ((-30, -12), (8, 26)):
                p.draw(f"M{a} -128H{b}L{b * 0.9:.1f} -55Q{(a + b) / 2 * 0.9:.1f} -52 {a * 0.9:.1f} -57Z", sail[1], 0)
            p.draw("M34 -128H48L42 -62Q28 -56 12 -54Q32 -84 34 -128Z", INK, 0, alpha=0.25)
            p.draw(d)
            p.rope("M-54 -130H54", WOOD, 4)
        p.draw("M0 -146L24 -152L0 -158Z", BLOOD, 3)
        for i in range(crew):
            cx = -44 + 22 * i + (11 if i > 1 else 0)
            p.draw(ellipse(cx, -42, 7), PARCHMENT, 3)
            p.draw(f"M{cx - 9} -42C{cx - 9} -54 {cx + 9} -54 {cx + 9} -42Z", IRON if i % 2 else GOLD, 3)
        p.draw("M-84 -46C-94 -60 -86 -76 -72 -72C-80 -66 -78 -58 -74 -48C-60 -32 -40 -32 0 -32C40 -32 60 -34 70 -54C76 "
               "-70 74 -86 86 -94C100 -98 108 -88 110 -80L94 -78C92 -60 92 -40 78 -22C62 0 40 4 0 4C-44 4 -70 -8 -84 "
               "-46Z",
               WOOD)  # fmt: skip
        p.shade("M92 -60C90 -44 86 -34 76 -22C62 0 40 3 0 3C-34 3 -56 -4 -70 -18C-20 -4 50 -6 92 -60Z")
        p.draw("M-74 -24Q-20 -10 66 -22", w=2.5)
        p.draw(ellipse(92, -86, 2), INK, 2)
        p.draw("M84 -95L76 -106L92 -98", WOOD, 3)
        for i, cx in enumerate((-50, -27, -4, 19, 42)):
            p.draw(ellipse(cx, -27, 10), (GOLD, BLOOD)[i % 2], 3)
            p.draw(ellipse(cx, -27, 2.5), INK, 0)


def far_ship(p, x, y, s=1.0, sail=BLOOD, flip=False):
    with p.at(x, y, s, flip=flip):
        p.draw("M0 -6V-44", w=4)
        p.draw("M-16 -42H16L13 -16Q0 -10 -13 -16Z", sail, 3)
        p.draw("M-28 -14Q-26 -4 -18 -4H18Q26 -4 28 -16Q34 8 16 8H-16Q-32 8 -28 -14Z", WOOD, 3)


# --- halls --------------------------------------------------------------------------------------------------------


def hall(p, x, y, s=1.0, lit=True, roof=BLOOD):
    """Heorot from before; its foot on y = 0, 216 wide, 180 high."""
    with p.at(x, y, s):
        p.draw("M-88 0V-68H88V0Z", TAN)
        p.draw("M65 -66H86V-2H65ZM-86 -66H86V-56H-86Z", INK, 0, alpha=0.28)
        p.draw("M-66 -66V0M-43 -66V0M43 -66V0M66 -66V0", w=5 * p.scale(), stroke=WOOD)
        p.draw("M-61 -46H-49V-28H-61ZM49 -46H61V-28H49Z", GOLD if lit else INK, 3)
        p.draw("M0 -146L108 -58H-108Z", roof)
        p.draw("M0 -143L104 -60H46Z", INK, 0, alpha=0.28)
        rows = ""
        for row, (half, y0) in enumerate(((25, -114), (44, -99), (62, -84), (78, -70))):
            n = 3 + 2 * row
            step = 2 * half / n
            rows += f"M{-half} {y0}" + f"q{step / 2:.1f} 6 {step:.1f} 0" * n
        p.draw(rows, w=2, alpha=0.5)
        p.draw("M0 -137L94 -61M0 -137L-94 -61", w=10 * p.scale())
        p.draw("M0 -137L94 -61M0 -137L-94 -61", w=4.5 * p.scale(), stroke=PARCHMENT)
        horns = "M-56 -174Q-30 -176 -16 -158Q-4 -142 16 -122M56 -174Q30 -176 16 -158Q4 -142 -16 -122"
        p.draw(horns, w=15 * p.scale())
        p.draw(horns, w=7 * p.scale(), stroke=GOLD)
        p.draw(ellipse(0, -96, 11), GOLD, 3)
        p.draw("M0 -102L6 -96L0 -90L-6 -96Z", BLOOD, 0)
        p.draw("M-26 0V-34Q0 -66 26 -34V0Z", INK)
        p.draw("M-18 0V-31Q0 -54 18 -31V0Z", GOLD if lit else WOOD, 0)
        if lit:
            p.draw("M-10 0V-26Q0 -40 10 -26V0Z", LIGHT, 0)


def interior(p, light=GOLD, posts=True, roof=True):
    """Within a hall: a glow in the middle, roof beams, posts, and boards to stand on at y = 100."""
    p.draw(ellipse(0, 0, R), p.gradient("hall", ((0, light), (0.42, BLOOD), (0.8, INK), (1, NIGHT)),
                                        round_=(0, 10, 170)), 0)  # fmt: skip
    if roof:
        p.draw("M-150 -40L0 -150L150 -40L138 -22L0 -122L-138 -22Z", WOOD)
        p.shade("M0 -148L148 -40L138 -25L0 -124Z")
    if posts:
        for x in (-122, 98):
            p.draw(f"M{x} -34H{x + 24}V112H{x}Z", WOOD)
            p.draw(f"M{x + 16} -34H{x + 24}V112H{x + 16}Z", INK, 0, alpha=0.28)
            for y in (-8, 28, 64):
                p.draw(f"M{x + 4} {y}q8 -12 16 0q-8 12 -16 0", GOLD, 2.5)
        p.draw("M-98 -14H98V2H-98Z", WOOD)
    boards(p)


def boards(p, y=104):
    p.draw(f"M-180 {y}H180V180H-180Z", WOOD)
    p.draw(f"M-150 {y + 18}H150M-130 {y + 38}H130M-40 {y}V{y + 18}M50 {y}V{y + 18}M0 {y + 18}V{y + 38}M90 "
           f"{y + 18}V{y + 38}"
           f"M-90 {y + 18}V{y + 38}", w=2.5)  # fmt: skip
    p.draw(f"M-180 {y}H180V{y + 7}H-180Z", TAN, 0, alpha=0.35)

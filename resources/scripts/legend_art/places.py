# SPDX-License-Identifier: GPL-3.0-or-later
"""Grounds, buildings and things of the scenes. The round of a scene has radius 166 about 0 0."""

import math

from .pen import (BLOOD, BONE, GOLD, INK, IRON, LIGHT, MOSS, NIGHT, PARCHMENT, SEA, TAN, WOOD, Pen, box, ellipse,
                  number, star)  # fmt: skip

R = 166
SKIES = {
    "night": ((0, NIGHT), (0.75, SEA), (1, SEA)),
    "day": ((0, SEA), (0.3, IRON), (0.62, LIGHT), (1, GOLD)),
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
        data += f"M{x} {y}L{number(points[0][0])} {number(points[0][1])}L{number(points[1][0])} {number(points[1][1])}Z"
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
    p.draw(f"M-180 {left}C-110 {left - top} -70 {height} 0 {height}C70 {height} 110 {right - top} 180 {right}V180H-180Z",
           colour, w)  # fmt: skip


def tufts(p, colour, *places):
    for x, y in places:
        p.draw(f"M{x - 6} {y}q0 -8 -4 -12M{x} {y}q0 -10 1 -15M{x + 6} {y}q0 -8 5 -11", w=3, stroke=colour)


def mountain(p, x, y, width, height, colour=IRON, snow=True):
    half = width / 2
    p.draw(f"M{x - half} {y}L{x} {y - height}L{x + half} {y}Z", colour)
    p.draw(f"M{x} {y - height}L{x + half} {y}H{x + half * 0.25:.1f}L{x + half * 0.18:.1f} {y - height * 0.5:.1f}Z", INK, 0,
           alpha=0.25)  # fmt: skip
    if snow:
        a, b = half * 0.36, height * 0.36
        p.draw(f"M{x} {y - height}L{x + a:.1f} {y - height + b:.1f}L{x + a * 0.4:.1f} {y - height + b * 0.75:.1f}L{x} "
               f"{y - height + b * 1.1:.1f}L{x - a * 0.5:.1f} {y - height + b * 0.8:.1f}L{x - a:.1f} {y - height + b:.1f}Z",
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
        p.draw("M-84 -46C-94 -60 -86 -76 -72 -72C-80 -66 -78 -58 -74 -48C-60 -32 -40 -32 0 -32C40 -32 60 -34 70 -54"
               "C76 -70 74 -86 86 -94C100 -98 108 -88 110 -80L94 -78C92 -60 92 -40 78 -22C62 0 40 4 0 4C-44 4 -70 -8 -84 -46Z",
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


def house(p, x, y, s=1.0, roof=MOSS, fire=False):
    with p.at(x, y, s):
        p.draw("M-30 0V-34H30V0Z", PARCHMENT)
        p.draw("M14 -32H28V-2H14Z", INK, 0, alpha=0.25)
        p.draw("M0 -72L44 -30L36 -22L0 -56L-36 -22L-44 -30Z", roof)
        p.draw("M0 -54L30 -26H-30Z", WOOD, 0)
        p.draw("M-9 0V-22H9V0Z", INK)
    if fire:
        flame(p, x + 4 * s, y - 40 * s, s * 0.9)


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
    p.draw(f"M-150 {y + 18}H150M-130 {y + 38}H130M-40 {y}V{y + 18}M50 {y}V{y + 18}M0 {y + 18}V{y + 38}M90 {y + 18}V{y + 38}"
           f"M-90 {y + 18}V{y + 38}", w=2.5)  # fmt: skip
    p.draw(f"M-180 {y}H180V{y + 7}H-180Z", TAN, 0, alpha=0.35)


def throne(p, x, y, s=1.0):
    with p.at(x, y, s):
        p.draw("M-38 0V-118Q0 -150 38 -118V0Z", WOOD)
        p.draw("M-26 -20V-108Q0 -130 26 -108V-20Z", BLOOD, 3)
        p.draw(ellipse(-38, -120, 9), GOLD, 3)
        p.draw(ellipse(38, -120, 9), GOLD, 3)
        p.draw("M0 -140L9 -130L0 -120L-9 -130Z", GOLD, 3)


def arms_of_throne(p, x, y, s=1.0):
    with p.at(x, y, s):
        p.draw("M-46 0V-42H-30V0ZM30 0V-42H46V0Z", WOOD)
        p.draw(ellipse(-38, -44, 8), GOLD, 3)
        p.draw(ellipse(38, -44, 8), GOLD, 3)
        p.draw("M-54 14V0H54V14Z", TAN)


def table(p, y, half=130, things=True):
    p.draw(f"M{-half} {y}H{half}V{y + 14}H{-half}Z", TAN)
    p.draw(f"M{-half} {y + 9}H{half}V{y + 14}H{-half}Z", INK, 0, alpha=0.25)
    p.draw(f"M{-half + 16} {y + 14}H{-half + 32}V{y + 60}H{-half + 16}ZM{half - 32} {y + 14}H{half - 16}V{y + 60}H{half - 32}Z",
           WOOD)  # fmt: skip
    if things:
        p.draw(f"M-34 {y}Q-34 {y - 20} -8 {y - 22}Q18 {y - 20} 22 {y}Z", BLOOD)
        p.draw(f"M22 {y - 8}L40 {y - 16}", w=8)
        p.draw(f"M22 {y - 8}L40 {y - 16}", w=4, stroke=BONE)
        p.shine(f"M-24 {y - 8}Q-20 {y - 15} -8 {y - 17}", 2.5)
        for x in (-88, 84):
            p.draw(f"M{x - 10} {y - 24}H{x + 10}V{y}H{x - 10}Z", GOLD, 3)
            p.draw(f"M{x + 10} {y - 20}h8v14h-8", w=3)


# --- small things -------------------------------------------------------------------------------------------------


def flame(p, x, y, s=1.0):
    """Its foot on y = 0, 70 high."""
    with p.at(x, y, s):
        p.draw("M0 -72C10 -50 28 -40 28 -16C28 0 14 6 0 6C-14 6 -28 0 -28 -16C-28 -30 -20 -34 -16 -46C-10 -42 -4 -52 0 -72Z",
               GOLD)  # fmt: skip
        p.draw("M0 -38C8 -28 13 -22 13 -13C13 -2 6 2 0 2C-6 2 -13 -2 -13 -13C-13 -21 -6 -27 0 -38Z", BLOOD, 2.5)
        p.draw("M0 -18C4 -13 6 -10 6 -6C6 -1 3 1 0 1C-3 1 -6 -1 -6 -6C-6 -10 -3 -13 0 -18Z", BONE, 0)


def campfire(p, x, y, s=1.0):
    glow(p, x, y - 20 * s, 70 * s, GOLD, 0.7)
    with p.at(x, y, s):
        p.draw("M-34 -4L34 12M34 -4L-34 12", w=12)
        p.draw("M-34 -4L34 12M34 -4L-34 12", w=6, stroke=TAN)
    flame(p, x, y - 4 * s, s * 0.9)


def brazier(p, x, y, s=1.0):
    flame(p, x, y - 34 * s, s * 0.7)
    with p.at(x, y, s):
        p.draw("M-20 -38H20Q18 -20 6 -18V-6L16 0H-16L-6 -6V-18Q-18 -20 -20 -38Z", IRON)


def chest(p, x, y, s=1.0, full=True):
    with p.at(x, y, s):
        if full:
            p.draw("M-34 -42Q-40 -84 0 -86Q40 -84 34 -42Z", WOOD)
            p.draw("M-30 -40Q-24 -56 -12 -50Q-4 -62 8 -52Q22 -58 30 -40Z", GOLD)
        else:
            p.draw("M-40 -40C-40 -66 -24 -70 0 -70C24 -70 40 -66 40 -40Z", WOOD)
        p.draw("M-40 -40H40V0H-40Z", WOOD)
        p.draw("M22 -38H38V-2H22Z", INK, 0, alpha=0.28)
        p.draw("M-28 -40H-18V0H-28ZM18 -40H28V0H18Z", GOLD, 2.5)
        p.draw(box(-9, -40, 18, 18, 3), GOLD, 2.5)
        p.draw(ellipse(0, -31, 2.5), INK, 0)


def heap(p, x, y, s=1.0):
    """Gold on the ground, 160 wide, 60 high."""
    with p.at(x, y, s):
        p.draw("M-84 0C-70 -26 -46 -30 -30 -46C-14 -62 16 -62 30 -46C48 -32 70 -26 84 0Z", GOLD)
        p.shade("M30 -46C48 -32 70 -26 82 -2H30C46 -14 44 -34 30 -46Z", 0.22)
        for cx, cy in ((-52, -12), (-28, -22), (-6, -36), (18, -24), (44, -14), (-10, -12), (26, -8)):
            p.draw(ellipse(cx, cy, 8, 5), GOLD, 2.5)
        p.draw("M-36 -44L-30 -30M34 -42L42 -32", w=2.5)
        for cx, cy, colour in ((-40, -28, BLOOD), (8, -48, SEA), (56, -10, MOSS)):
            p.draw(f"M{cx} {cy - 7}L{cx + 7} {cy}L{cx} {cy + 7}L{cx - 7} {cy}Z", colour, 2.5)


def big_cup(p, x, y, s=1.0):
    """On y = 0, 100 high."""
    with p.at(x, y, s):
        p.draw("M-38 -100H38C38 -66 26 -48 9 -44V-24C22 -20 30 -12 32 0H-32C-30 -12 -22 -20 -9 -24V-44C-26 -48 -38 -66 "
               "-38 -100Z", GOLD)  # fmt: skip
        p.shade("M22 -94H36C36 -66 25 -50 9 -46V-25C20 -21 28 -13 30 -2H0C12 -10 2 -32 4 -46C16 -54 24 -72 22 -94Z", 0.24)
        p.draw(box(-42, -106, 84, 14, 5), BLOOD)
        for cx, colour in ((-18, SEA), (0, BLOOD), (18, MOSS)):
            p.draw(ellipse(cx, -72 + abs(cx) / 6, 6), colour, 2.5)
        p.shine("M-30 -84Q-27 -64 -18 -56", 3)


def tree(p, x, y, s=1.0, dead=False, colour=MOSS):
    with p.at(x, y, s):
        if dead:
            d = "M0 0Q4 -40 -2 -90M0 -40Q-24 -52 -30 -82M-14 -56Q-30 -58 -40 -56M0 -52Q22 -62 26 -96M14 -68Q28 -72 40 -72"
            p.draw(d, w=9 * p.scale())
            p.draw(d, w=4 * p.scale(), stroke=WOOD)
        else:
            p.rope("M0 0V-44", WOOD, 9 * p.scale())
            p.draw("M0 -116C24 -116 36 -98 30 -84C46 -74 40 -44 18 -44H-18C-40 -44 -46 -74 -30 -84C-36 -98 -24 -116 0 -116Z",
                   colour)  # fmt: skip
            p.draw("M22 -108C34 -100 32 -90 28 -84C44 -74 38 -46 18 -46H2C24 -54 30 -84 22 -108Z", INK, 0, alpha=0.25)


def pine(p, x, y, s=1.0, colour=MOSS):
    with p.at(x, y, s):
        p.rope("M0 0V-20", WOOD, 8 * p.scale())
        p.draw("M0 -104L20 -68H12L28 -40H16L34 -14H-34L-16 -40H-28L-12 -68H-20Z", colour)
        p.draw("M0 -104L20 -68H12L28 -40H16L34 -14H8Z", INK, 0, alpha=0.25)


def banner_pole(p, x, y, s=1.0, colour=BLOOD, flip=False):
    with p.at(x, y, s, flip=flip):
        p.rope("M0 0V-120", WOOD, 5)
        p.draw("M3 -116H58L46 -94L58 -72H3Z", colour)
        p.draw(ellipse(26, -94, 10), GOLD, 2.5)
        p.draw(ellipse(0, -124, 5), GOLD, 2.5)


def hanging(p, x, y, s=1.0, colour=BLOOD, mark=GOLD):
    """A tapestry from y = 0 down."""
    with p.at(x, y, s):
        p.draw("M-22 0H22V70L11 60L0 70L-11 60L-22 70Z", colour)
        p.draw("M0 16L12 32L0 48L-12 32Z", mark, 2.5)
        p.rope("M-28 0H28", TAN, 4)


def smoke(p, x, y, s=1.0, colour=IRON, lean=18):
    with p.at(x, y, s):
        d = f"M-8 0C-16 -20 -2 -34 -10 -54C-18 -78 4 -90 {lean - 20} -116C{lean - 4} -134 {lean + 22} -124 {lean + 24} -108C" \
            f"{lean + 8} -98 24 -82 16 -62C8 -44 20 -26 10 0Z"  # fmt: skip
        p.draw(d, colour, 3)
        p.draw("M0 -14C-4 -28 6 -38 2 -54M6 -74C4 -86 12 -94 20 -100", w=2.5, stroke=INK, alpha=0.5)


def stone(p, x, y, s=1.0, colour=IRON):
    with p.at(x, y, s):
        p.draw("M-14 0L-12 -34Q0 -48 12 -36L15 0Z", colour)
        p.draw("M4 -38Q12 -34 13 -2H2Q8 -20 4 -38Z", INK, 0, alpha=0.25)
        p.draw("M-3 -28V-12M-3 -24L3 -20", w=2, stroke=BONE, alpha=0.8)


def tent(p, x, y, s=1.0, colour=PARCHMENT):
    with p.at(x, y, s):
        p.draw("M-44 0L0 -62L44 0Z", colour)
        p.draw("M0 -62L44 0H20Z", INK, 0, alpha=0.22)
        p.draw("M0 -44L14 0H-12Z", INK)
        p.draw("M-6 -70L0 -62L6 -70", w=4)


def sheaf(p, x, y, s=1.0):
    with p.at(x, y, s):
        p.draw("M-20 0Q-8 -24 -26 -64Q0 -76 26 -64Q8 -24 20 0Z", GOLD)
        p.draw("M-14 -8Q-4 -28 -16 -62M0 -6V-68M14 -8Q4 -28 16 -62", w=2.5)
        p.draw("M-11 -26H11V-18H-11Z", BLOOD, 2.5)


def barrel(p, x, y, s=1.0):
    with p.at(x, y, s):
        p.draw("M-20 0Q-28 -26 -20 -52H20Q28 -26 20 0Z", WOOD)
        p.draw("M-23 -14H23M-23 -38H23", w=5, stroke=IRON)
        p.draw("M-7 -50V-2M7 -50V-2", w=2)
        p.draw("M-20 0Q-28 -26 -20 -52H20Q28 -26 20 0Z")


def palisade(p, x, y, count, s=1.0):
    with p.at(x, y, s):
        for i in range(count):
            p.draw(f"M{i * 15} 0V-34L{i * 15 + 7.5} -44L{i * 15 + 15} -34V0Z", TAN if i % 2 else WOOD, 3)
        p.draw(f"M-2 -14H{count * 15 + 2}", w=5)




def torchlight(p, x, y, s=1.0):
    """A torch on a pole, its foot at y + 40."""
    glow(p, x, y - 40 * s, 44 * s, GOLD, 0.7)
    p.rope(f"M{x} {y + 40 * s}V{y - 16 * s}", WOOD, 5)
    flame(p, x, y - 14 * s, 0.6 * s)

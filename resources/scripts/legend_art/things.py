# SPDX-License-Identifier: GPL-3.0-or-later
"""Things of the scenes: furniture, fires, gold, trees. Each stands on y = 0 of its place."""

from . import places
from .pen import BLOOD, BONE, GOLD, INK, IRON, MOSS, PARCHMENT, SEA, TAN, WOOD, box, ellipse


def house(p, x, y, s=1.0, roof=MOSS, fire=False):
    with p.at(x, y, s):
        p.draw("M-30 0V-34H30V0Z", PARCHMENT)
        p.draw("M14 -32H28V-2H14Z", INK, 0, alpha=0.25)
        p.draw("M0 -72L44 -30L36 -22L0 -56L-36 -22L-44 -30Z", roof)
        p.draw("M0 -54L30 -26H-30Z", WOOD, 0)
        p.draw("M-9 0V-22H9V0Z", INK)
    if fire:
        flame(p, x + 4 * s, y - 40 * s, s * 0.9)


def throne(p, x, y, s=1.0):
    with p.at(x, y, s):
        p.draw("M-38 0V-118Q0 -150 38 -118V0Z", WOOD)
        p.draw("M-26 -20V-108Q0 -130 26 -108V-20Z", BLOOD, 3)
        p.draw(ellipse(-38, -120, 9), GOLD, 3)
        p.draw(ellipse(38, -120, 9), GOLD, 3)
        p.draw("M0 -140L9 -130L0 -120L-9 -130Z", GOLD, 3)


def table(p, y, half=130, things=True):
    p.draw(f"M{-half} {y}H{half}V{y + 14}H{-half}Z", TAN)
    p.draw(f"M{-half} {y + 9}H{half}V{y + 14}H{-half}Z", INK, 0, alpha=0.25)
    p.draw(f"M{-half + 16} {y + 14}H{-half + 32}V{y + 60}H{-half + 16}ZM{half - 32} {y + 14}H{half - 16}"
           f"V{y + 60}H{half - 32}Z",
           WOOD)  # fmt: skip
    if things:
        p.draw(f"M-34 {y}Q-34 {y - 20} -8 {y - 22}Q18 {y - 20} 22 {y}Z", BLOOD)
        p.draw(f"M22 {y - 8}L40 {y - 16}", w=8)
        p.draw(f"M22 {y - 8}L40 {y - 16}", w=4, stroke=BONE)
        p.shine(f"M-24 {y - 8}Q-20 {y - 15} -8 {y - 17}", 2.5)
        for x in (-88, 84):
            p.draw(f"M{x - 10} {y - 24}H{x + 10}V{y}H{x - 10}Z", GOLD, 3)
            p.draw(f"M{x + 10} {y - 20}h8v14h-8", w=3)


def flame(p, x, y, s=1.0):
    """Its foot on y = 0, 70 high."""
    with p.at(x, y, s):
        p.draw("M0 -72C10 -50 28 -40 28 -16C28 0 14 6 0 6C-14 6 -28 0 -28 -16C-28 -30 -20 -34 -16 -46C-10 -42 -4 -52 0 "
               "-72Z",
               GOLD)  # fmt: skip
        p.draw("M0 -38C8 -28 13 -22 13 -13C13 -2 6 2 0 2C-6 2 -13 -2 -13 -13C-13 -21 -6 -27 0 -38Z", BLOOD, 2.5)
        p.draw("M0 -18C4 -13 6 -10 6 -6C6 -1 3 1 0 1C-3 1 -6 -1 -6 -6C-6 -10 -3 -13 0 -18Z", BONE, 0)


def campfire(p, x, y, s=1.0):
    places.glow(p, x, y - 20 * s, 70 * s, GOLD, 0.7)
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
        p.shade("M22 -94H36C36 -66 25 -50 9 -46V-25C20 -21 28 -13 30 -2H0C12 -10 2 -32 4 -46C16 -54 24 -72 22 "
                "-94Z", 0.24)
        p.draw(box(-42, -106, 84, 14, 5), BLOOD)
        for cx, colour in ((-18, SEA), (0, BLOOD), (18, MOSS)):
            p.draw(ellipse(cx, -72 + abs(cx) / 6, 6), colour, 2.5)
        p.shine("M-30 -84Q-27 -64 -18 -56", 3)


def tree(p, x, y, s=1.0, dead=False, colour=MOSS):
    with p.at(x, y, s):
        if dead:
            d = (
                "M0 0Q4 -40 -2 -90M0 -40Q-24 -52 -30 -82M-14 -56Q-30 -58 -40 -56M0 -52Q22 -62 26 -96M14 -68Q28 -72 40 "
                "-72"
            )
            p.draw(d, w=9 * p.scale())
            p.draw(d, w=4 * p.scale(), stroke=WOOD)
        else:
            p.rope("M0 0V-44", WOOD, 9 * p.scale())
            p.draw("M0 -116C24 -116 36 -98 30 -84C46 -74 40 -44 18 -44H-18C-40 -44 -46 -74 -30 -84C-36 -98 -24 -116 0 "
                   "-116Z",
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
        d = (
            f"M-8 0C-16 -20 -2 -34 -10 -54C-18 -78 4 -90 {lean - 20} -116C{lean - 4} -134 {lean + 22} -124 "
            f"{lean + 24} -108C"
            f"{lean + 8} -98 24 -82 16 -62C8 -44 20 -26 10 0Z"
        )
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
    places.glow(p, x, y - 40 * s, 44 * s, GOLD, 0.7)
    p.rope(f"M{x} {y + 40 * s}V{y - 16 * s}", WOOD, 5)
    flame(p, x, y - 14 * s, 0.6 * s)

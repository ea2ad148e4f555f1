# SPDX-License-Identifier: GPL-3.0-or-later
"""Steps 28 to 36: years of plenty, the stolen cup, the dragon, the pyre."""

from . import beasts as b
from . import people as m
from . import places as w
from . import things as t
from .pen import BLOOD, BONE, GOLD, INK, IRON, LIGHT, MOSS, NIGHT, PARCHMENT, SEA, TAN, WOOD, ellipse


def years_of_plenty(p):
    w.sky(p, "clear")
    w.rays(p, 4, -76, 230, 16, GOLD, 0.3)
    w.sun(p, 4, -76, 30)
    w.cloud(p, 96, -92, 0.8)
    w.hill(p, 10, 0, 16, MOSS, 20)
    t.house(p, 96, 24, 0.9, BLOOD)
    w.hill(p, 30, 34, 24, GOLD, -10)
    p.draw("M-150 44Q-40 26 40 46M-140 64Q-40 44 60 62", w=3, alpha=0.5)
    t.tree(p, -104, 92, 1.5)
    for x, y in ((-126, 6), (-100, -16), (-84, 10), (-110, 22), (-76, -12), (-130, -16)):
        p.draw(ellipse(x, y, 6), BLOOD, 2.5)
    w.hill(p, 88, 80, 80, MOSS, 0)
    for x, y, s in ((40, 112, 1.1), (84, 108, 1.1), (62, 134, 1.25), (108, 132, 1.1)):
        t.sheaf(p, x, y, s)
    t.barrel(p, -36, 132, 1.05)
    t.barrel(p, -86, 138, 1.05)
    m.person(p, 4, 150, 1.16, cloak=BLOOD, tunic=LIGHT, kind="queen", beard=None, hair=GOLD,
             arms=[(-1, -22, -30, None, 0), (1, 22, -30, None, 0)])  # fmt: skip
    p.draw("M-32 106H40L30 130H-22Z", TAN)
    for x, colour in ((-20, BLOOD), (-4, GOLD), (12, BLOOD), (28, MOSS)):
        p.draw(ellipse(x, 102, 9), colour, 3)


def golden_cup(p):
    p.draw(ellipse(0, 0, w.R), NIGHT, 0)
    w.glow(p, 0, 30, 160, GOLD, 0.55)
    w.rays(p, 0, 20, 200, 16, GOLD, 0.16)
    p.draw("M-180 -60C-140 -130 -60 -150 10 -96C30 -78 20 -50 40 -34C60 -20 40 0 10 -4C-50 -10 -120 -6 -180 30Z", WOOD)
    p.shade("M10 -96C30 -78 20 -50 40 -34C60 -20 40 0 10 -4C-50 -10 -120 -6 -180 30V10C-100 -40 20 0 10 -96Z", 0.35)
    p.draw("M28 -24q6 -4 10 4", w=4)
    p.draw("M-126 -70C-110 -128 -10 -120 0 -64C-24 -40 -96 -38 -126 -70Z", GOLD)
    p.draw("M-112 -72C-96 -110 -24 -106 -14 -66C-34 -50 -88 -50 -112 -72Z", BLOOD, 3)
    p.draw("M-64 -102C-54 -90 -54 -66 -62 -54C-74 -66 -74 -90 -64 -102Z", NIGHT, 0)
    p.draw("M-140 -84C-112 -132 -20 -136 12 -70", w=10)
    p.draw("M-140 -84C-112 -132 -20 -136 12 -70", w=4, stroke=GOLD)
    p.draw("M-160 -26q10 -8 20 0M-128 -30q10 -8 20 0M-144 -6q10 -8 20 0M-108 -16q10 -8 20 0M-70 -24q10 -8 20 0", w=3,
           stroke=GOLD)
    t.heap(p, -60, 140, 1.3)
    t.heap(p, 70, 146, 1.3)
    t.big_cup(p, -4, 106, 1.32)
    t.heap(p, 0, 166, 1.6)
    p.draw("M180 66C130 58 96 54 72 50C58 46 44 34 38 26C32 16 42 8 50 16L66 30C60 14 58 4 66 2C74 2 76 18 82 28C92 26 "
           "120 30 180 34Z", PARCHMENT)  # fmt: skip
    p.draw("M104 26C98 40 100 54 108 60L180 72V26Z", WOOD)


def smoke_on_the_horizon(p):
    w.sky(p, "dusk")
    w.mountain(p, -110, 30, 140, 90, SEA, snow=False)
    w.mountain(p, 100, 30, 180, 74, SEA, snow=False)
    for x, s, lean in ((-24, 0.9, 26), (30, 1.2, 30), (88, 1.0, 24)):
        t.smoke(p, x, 24, s, INK, lean)
        t.flame(p, x, 30, 0.42)
    w.hill(p, 34, 22, 30, MOSS, 0)
    t.house(p, 60, 62, 0.6)
    t.house(p, 104, 74, 0.66, WOOD)
    w.hill(p, 74, 70, 84, WOOD, 0)
    p.draw("M-150 180V56H-36V180Z", IRON)
    p.draw("M-150 56V40H-130V52H-112V40H-92V52H-74V40H-54V52H-36V66H-150Z", IRON)
    p.draw("M-140 84H-100M-90 84H-46M-150 106H-110M-100 106H-60M-140 128H-90M-80 128H-40", w=2.5)
    m.thane(p, -94, 46, 1.16, 0, arms=[(1, 30, -66, "horn", 40), (-1, -24, -44, "spear", -6)])
    b.sheep(p, 30, 120, 1.0)
    b.sheep(p, 84, 132, 1.1, flip=True)
    w.tufts(p, MOSS, (10, 150), (120, 130), (60, 152))


def dragons_wrath(p):
    w.sky(p, "fire")
    w.stars(p, (-120, -70), (-60, -140), (96, -120))
    t.smoke(p, -96, 70, 0.9, INK)
    t.smoke(p, 108, 66, 0.9, INK)
    b.wing(p, -6, -40, 0.98, turn=20)
    b.wing(p, 22, -40, 0.98, flip=True, turn=-14)
    b.coil(p, "M-132 30C-150 -10 -100 -30 -78 -4C-58 20 -30 10 -12 -18C0 -40 16 -44 30 -54", 26)
    p.draw("M-136 36L-146 4L-116 22Z", GOLD)
    b.dragon_head(p, 40, -62, 0.84, turn=38, fire=False)
    t.house(p, -84, 132, 1.0, BLOOD, fire=True)
    t.house(p, 108, 134, 0.9, BLOOD)
    t.house(p, 32, 136, 1.15, WOOD)
    w.hill(p, 126, 130, 126, INK, 0)
    breath = (
        "M80 2C82 14 66 24 56 34C42 40 34 54 20 64C10 76 -4 84 -2 102C10 96 18 104 24 118C32 106 44 106 52 122C60 106 "
        "74 104 82 116C86 102 100 98 108 104C100 88 110 72 100 56C104 40 96 24 96 2Z"
    )
    p.draw(breath, GOLD)
    p.draw("M84 14C82 38 56 58 36 88C48 84 54 92 58 102C64 92 74 90 80 96C92 70 92 40 90 14Z", BLOOD, 3)
    p.draw("M86 30C84 50 70 66 60 84C66 82 70 82 72 86C82 68 88 50 88 30Z", BONE, 0)
    m.person(p, -30, 158, 0.6, cloak=TAN, tunic=LIGHT, kind="hood", hair=WOOD, beard=None, arms=[(1, 20, -90, None, 0),
             (-1, -20, -90, None, 0)])  # fmt: skip
    m.thane(p, 40, 160, 0.6, 2, arms=[(1, 20, -90, None, 0), (-1, -20, -90, None, 0)])


def all_iron_shield(p):
    w.interior(p, GOLD, posts=False, roof=False)
    w.rays(p, 0, 6, 230, 16, GOLD, 0.3)
    t.flame(p, -120, 104, 1.0)
    t.flame(p, 120, 104, 1.0)
    w.boards(p, 104)
    m.old_king(p, 104, 146, 1.36, arms=[(-1, -34, -50, None, 0), (1, 20, -40, None, 0)])
    p.draw("M-58 142H58L44 158H-44Z", WOOD)
    m.iron_shield(p, 4, 66, 78)
    m.thane(p, -104, 150, 1.36, 2, kind="hair", arms=[(1, 36, -78, "hammer", 44)])
    p.draw("M-36 -8l-6 -16M-22 -22l0 -17M-52 -2l-8 -4", w=4, stroke=LIGHT)


def break_ranks(p):
    w.sky(p, "fire")
    w.glow(p, 130, 30, 150, GOLD, 0.8)
    for x, y, s in ((-146, 66, 1.5), (-104, 54, 1.7), (-60, 60, 1.2), (-128, 96, 1.4)):
        t.pine(p, x, y, s)
    b.wing(p, 120, -20, 0.9, turn=8, colour=INK)
    b.coil(p, "M190 60C150 40 190 -10 150 -30C140 -36 132 -36 120 -40", 30, WOOD)
    b.dragon_head(p, 122, -46, 0.86, flip=True, turn=-8, fire=False, colour=WOOD)
    for x, y, s in ((132, 88, 0.9), (108, 92, 0.6), (152, 84, 1.1)):
        t.flame(p, x, y, s)
    w.hill(p, 84, 82, 88, WOOD, 0)
    for x, y, s, look, turn in ((-124, 128, 0.9, 1, -14), (-86, 136, 1.0, 2, -16), (-36, 142, 1.02, 0, -14)):
        m.thane(p, x, y, s, look, turn=turn, arms=[(1, 28, -76, None, 0), (-1, -30, -60, None, 0)])
    p.draw("M-150 150q14 -8 24 0M-104 156q12 -8 22 0M-56 158q12 -8 22 0", w=3, stroke=TAN)
    for x, y, turn in ((4, 132, 70), (-8, 150, 100)):
        with p.at(x, y, 0.6, turn=turn):
            m.spear(p)
    m.round_shield(p, 24, 142, 15, MOSS)
    m.old_king(p, 82, 150, 1.36, arms=[(1, 30, -74, "sword", 20)])
    m.iron_shield(p, 56, 106, 29)


def dragon_battle(p):
    w.sky(p, "fire")
    w.glow(p, 20, -10, 150, GOLD, 0.5)
    p.draw("M-180 -180H180V180H-180ZM-146 140C-160 0 -130 -140 0 -146C130 -140 160 0 146 140Z", INK, even=True)
    b.wing(p, -34, -10, 1.0, turn=-4)
    b.coil(p, "M150 112C100 60 60 130 0 118C-60 108 -130 130 -126 70C-122 20 -60 40 -36 70C-10 96 20 60 4 20C-10 -20 "
              "-40 -30 -30 -66",
           34)  # fmt: skip
    b.dragon_head(p, -26, -78, 1.06, turn=16, fire=False)
    p.draw("M70 -32C84 -22 100 -18 96 0C118 -6 128 18 118 34C136 40 132 70 112 76C96 84 66 82 62 66C52 58 54 44 64 40"
           "C54 26 58 6 70 -4C64 -14 64 -24 70 -32Z", GOLD)  # fmt: skip
    p.draw("M76 0C88 10 96 24 92 36C104 44 104 60 94 66C82 72 70 64 70 54C66 44 72 36 78 32C72 20 72 8 76 0Z", BLOOD, 3)
    t.heap(p, -86, 150, 0.8)
    p.draw("M-180 138Q0 126 180 138V180H-180Z", WOOD)
    m.old_king(p, 96, 160, 1.16, arms=[(1, 26, -80, "sword", 12)])
    m.iron_shield(p, 70, 116, 29)
    m.thane(p, 136, 160, 0.84, 2, arms=[(1, 8, -60, "sword", 0)])


def recover_treasures(p):
    p.draw(ellipse(0, 0, w.R), INK, 0)
    w.glow(p, 0, 10, 160, GOLD, 0.75)
    p.draw("M-180 -180H180V180H-180ZM-150 150C-156 20 -120 -120 0 -130C120 -120 156 20 150 150Z", NIGHT, even=True)
    p.draw("M-110 -84L-98 -50L-84 -100ZM60 -112L70 -76L84 -102Z", NIGHT, 3)
    b.coil(p, "M-150 60C-120 20 -70 20 -60 50C-50 74 -20 60 -14 34C-8 10 30 0 60 20C100 46 130 20 190 -10", 26)
    t.heap(p, -30, 104, 1.6)
    t.heap(p, 80, 106, 1.3)
    t.big_cup(p, 86, 66, 0.62)
    with p.at(-66, 66, 0.9, turn=-20):
        m.great_sword(p)
    m.round_shield(p, 30, 70, 22, SEA)
    p.draw("M-180 104Q0 96 180 104V180H-180Z", WOOD)
    m.thane(p, -96, 152, 1.2, 0, kind="hair", arms=[(1, 36, -32, None, 0), (-1, -22, -70, "torch", -10)])
    m.thane(p, 68, 152, 1.2, 1, arms=[(-1, -38, -32, None, 0), (1, 20, -40, None, 0)])
    t.chest(p, -14, 146, 0.96)


def death_of_beowulf(p):
    w.sky(p, "dusk")
    w.stars(p, (-120, -60), (-84, -112), (90, -116), (124, -70), (-30, -146))
    w.sea(p, 20)
    p.draw("M-180 60C-120 60 -110 44 -70 44H180V180H-180Z", MOSS)
    w.glow(p, 0, -10, 140, GOLD, 0.7)
    t.smoke(p, -4, -40, 1.0, INK, 24)
    t.smoke(p, 22, -44, 0.9, IRON, 28)
    for x, s in ((-44, 1.2), (0, 1.7), (44, 1.2)):
        t.flame(p, x, 46, s)
    for y in (44, 60, 76):
        p.rope(f"M-70 {y}H70", WOOD, 9)
    for x in (-58, -20, 20, 58):
        p.draw(ellipse(x, 52, 8), TAN, 3)
        p.draw(ellipse(x, 52, 3), w=2)
    with p.at(-50, 34, 0.96, turn=-90), p.at(0, 0):
        p.draw("M-16 0C-20 30 -16 46 0 66C14 56 20 30 16 0Z", SEA)
    m.old_king(p, -52, 30, 0.94, turn=90, kind="helm", eyes=False)
    m.iron_shield(p, -8, 22, 16)
    w.hill(p, 92, 84, 92, WOOD, 0)
    w.far_ship(p, -124, 44, 0.7)
    for x, y, look, flip in ((-112, 140, 0, False), (-64, 154, 3, False), (64, 154, 2, True), (112, 140, 1, True)):
        m.thane(p, x, y, 1.0, look, flip=flip, arms=[(-1, -24, -44, "spear", 0)], eyes=False)
    m.person(p, 0, 158, 0.98, cloak=NIGHT, tunic=IRON, kind="hood", hair=NIGHT, beard=None,
             arms=[(-1, -18, -40, None, 0), (1, 18, -40, None, 0)])  # fmt: skip


SCENES = (years_of_plenty, golden_cup, smoke_on_the_horizon, dragons_wrath, all_iron_shield, break_ranks, dragon_battle,
          recover_treasures, death_of_beowulf)  # fmt: skip

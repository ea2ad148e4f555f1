# SPDX-License-Identifier: GPL-3.0-or-later
"""Steps 19 to 27: raids, treachery, the crown, and fifty years of peace."""

from . import beasts as b
from . import people as m
from . import places as w
from . import things as t
from .pen import BLOOD, BONE, GOLD, INK, IRON, LIGHT, MOSS, NIGHT, PARCHMENT, SEA, TAN, WOOD, box, ellipse, star


def raiding_party(p):
    w.sky(p, "storm")
    for x, y, s in ((-90, -84, 1.3), (40, -112, 1.5), (120, -70, 1.1)):
        w.cloud(p, x, y, s, IRON, 0.7)
    w.rain(p)
    w.mountain(p, -96, 60, 150, 90, SEA)
    w.mountain(p, 90, 60, 170, 110, SEA)
    w.hill(p, 60, 44, 64, MOSS, 4)
    w.hill(p, 104, 90, 108, WOOD, 4)
    for i, x in enumerate((-128, -92, 92, 130)):
        m.thane(p, x, 122 + 4 * (i % 2), 0.9, i + 1, arms=[(1, 22, -46, "spear", 6)], flip=False)
    m.thane(p, 56, 146, 1.2, 0, arms=[(1, 28, -56, "axe", 8)], shield=(-20, -34, 19, MOSS))
    m.thane(p, -62, 146, 1.2, 3, arms=[(1, 26, -44, "banner", 4)], shield=(-20, -34, 19, SEA))
    m.hero(p, -2, 158, 1.36, arms=[(1, 27, -60, "sword", 12)], shield=(-20, -36, 20, BLOOD))


def raid_on_friesland(p):
    w.sky(p, "fire")
    w.glow(p, 40, 10, 150, GOLD, 0.5)
    t.smoke(p, -20, -20, 1.1, INK)
    t.smoke(p, 70, -26, 0.9, INK, 26)
    t.house(p, -26, 44, 1.25, BLOOD, fire=True)
    t.house(p, 66, 44, 1.15, WOOD, fire=True)
    t.house(p, 128, 50, 0.9, BLOOD, fire=True)
    w.hill(p, 46, 42, 50, WOOD, 0)
    t.palisade(p, -160, 66, 21)
    w.sea(p, 84)
    w.ship(p, -74, 132, 1.0, furled=False, sail=(PARCHMENT, BLOOD), crew=3)
    w.sea(p, 128)
    p.draw("M-20 180C0 150 10 112 60 106C110 98 150 100 180 96V180Z", TAN)
    p.draw("M0 156q14 -4 22 4M40 126q10 -4 20 2", w=3, stroke=BONE)
    m.thane(p, 50, 140, 0.96, 0, arms=[(1, 26, -60, "torch", 10)])
    m.hero(p, 96, 146, 1.12, arms=[(1, 28, -56, "axe", 10)], shield=(-20, -34, 19, BLOOD))


def swedish_treachery(p):
    w.interior(p, LIGHT, posts=False, roof=False)
    for x in (-60, 60):
        t.hanging(p, x, -130, 1.9, SEA, GOLD)
    p.draw("M-166 -132H166", w=10)
    p.draw("M-166 -132H166", w=4, stroke=GOLD)
    p.draw("M-10 104V20Q-4 -40 60 -56Q140 -40 150 104Z", NIGHT, 0, alpha=0.5)
    m.person(p, 66, 128, 1.7, cloak=NIGHT, tunic=IRON, kind="hood", hair=INK, beard=None, skin=TAN,
             arms=[(-1, -34, -84, "knife", 200)], eyes=False)  # fmt: skip
    p.draw("M58 0L66 3M74 3L82 0", w=4, stroke=GOLD)
    t.table(p, 120, 130, things=False)
    m.hygelac(p, -44, 150, 1.36, hair=WOOD, beard=WOOD, arms=[(1, 27, -46, "cup", 6), (-1, -28, -50, None, 0)])
    for x in (-104, 96):
        p.draw(f"M{x - 5} 120V96H{x + 5}V120Z", BONE, 3)
        t.flame(p, x, 96, 0.3)
        w.glow(p, x, 88, 40)


def time_of_mourning(p):
    w.sky(p, "dusk")
    p.draw(ellipse(0, -20, 52), LIGHT, 0, alpha=0.6)
    w.cloud(p, -86, -56, 1.0, IRON, 0.6)
    w.cloud(p, 92, -76, 1.2, IRON, 0.6)
    w.hill(p, 60, 40, 60, SEA, 0)
    p.draw("M-100 92C-80 10 -30 -16 0 -16C30 -16 80 10 100 92Z", MOSS)
    p.shade("M30 -10C60 6 86 40 98 90H40C66 60 56 16 30 -10Z")
    p.draw("M-22 92V56H22V92Z", IRON)
    p.draw("M-30 56H30V44H-30ZM-12 92V66H12V92Z", INK, 3)
    w.hill(p, 88, 84, 88, WOOD, 0)
    for x, y, s in ((-132, 96, 1), (-108, 86, 0.9), (110, 86, 0.9), (136, 96, 1)):
        t.stone(p, x, y, s)
    with p.at(0, -16, 0.9, turn=180), p.at(0, 10):
        m.sword(p)
    b.raven(p, 40, -26, 0.8, flip=True)
    m.person(p, -66, 150, 1.2, cloak=NIGHT, tunic=IRON, kind="hood", hair=NIGHT, beard=None,
             arms=[(1, 18, -40, None, 0)])  # fmt: skip
    m.hero(p, 0, 156, 1.2, kind="hair", arms=[(1, 18, -38, None, 0), (-1, -18, -38, None, 0)])
    m.person(p, 66, 150, 1.2, cloak=INK, tunic=WOOD, kind="hood", hair=INK, beard=BONE, arms=[(-1, -18, -40, None, 0)])


def beowulf_becomes_king(p):
    w.interior(p, LIGHT, posts=False, roof=False)
    w.rays(p, 0, -30, 240, 18, GOLD, 0.35, 10)
    w.boards(p, 112)
    p.draw("M-90 128V112H90V128Z", TAN)
    p.draw("M-70 112V98H70V112Z", PARCHMENT)
    t.throne(p, 0, 100, 1.3)
    m.hero(p, 0, 98, 1.34, kind="crown", hair=WOOD, arms=[(1, 36, -46, "sword", 6), (-1, -36, -48, "ring", 0)])
    for x, look, flip in ((-118, 0, False), (118, 3, True)):
        m.thane(p, x, 148, 1.04, look, arms=[(1, 24, -84, "horn", 14)], flip=flip)
    m.thane(p, -66, 158, 0.96, 2, arms=[(1, 24, -80, "axe", 14)])
    m.thane(p, 66, 158, 0.96, 1, arms=[(1, 24, -80, "spear", 8)], flip=True)


def strong_alliances(p):
    w.interior(p, LIGHT)
    t.hanging(p, -62, 6, 1.05, SEA)
    t.hanging(p, 62, 6, 1.05, BLOOD)
    m.old_king(p, -62, 132, 1.34, beard=WOOD, hair=WOOD, arms=[(1, 42, -58, None, 0)])
    m.person(p, 64, 132, 1.34, flip=True, cloak=BLOOD, tunic=TAN, kind="crown", hair=BLOOD, beard=BLOOD,
             arms=[(1, 42, -58, None, 0)])  # fmt: skip
    p.draw(ellipse(1, 54, 10), GOLD)
    p.draw(star(1, 54, 26, 15, 8), w=2.5, stroke=LIGHT)
    t.table(p, 112, 100, things=False)
    p.draw("M-40 104H40V118H-40Z", BONE)
    p.draw(box(-52, 100, 16, 20, 6), LIGHT)
    p.draw(box(36, 100, 16, 20, 6), LIGHT)
    p.draw("M-26 109H20M-26 114H6", w=2)
    p.draw(ellipse(24, 116, 9), BLOOD, 3)


def rise_of_geatland(p):
    w.sky(p, "clear")
    w.rays(p, 0, 0, 240, 20, GOLD, 0.4)
    p.draw(ellipse(0, 0, 70), GOLD)
    w.cloud(p, -104, -70, 0.9)
    w.cloud(p, 106, -92, 0.8)
    w.birds(p, (-60, -110), (50, -126))
    p.draw("M-120 90C-80 40 -60 20 0 16C60 20 80 40 120 90Z", MOSS)
    w.hall(p, 0, 36, 0.72)
    t.house(p, -66, 62, 0.6, BLOOD)
    t.house(p, 68, 62, 0.6, BLOOD)
    t.house(p, -98, 84, 0.56)
    t.house(p, 100, 84, 0.56)
    t.palisade(p, -136, 104, 7, 1)
    t.palisade(p, 32, 104, 7, 1)
    p.draw("M-38 104V58H-18V104ZM18 104V58H38V104ZM-38 62H38V50H-38Z", WOOD)
    p.draw("M-38 50L-28 34L-18 50ZM18 50L28 34L38 50Z", BLOOD)
    w.hill(p, 104, 100, 104, MOSS, 0)
    p.draw("M-16 102H16L40 180H-60Z", TAN, 3)
    t.sheaf(p, -98, 140, 0.6)
    t.sheaf(p, -66, 150, 0.6)
    b.sheep(p, 76, 138, 0.9)
    b.sheep(p, 112, 126, 0.7, flip=True)


def peace_returns(p):
    w.sky(p, "clear")
    w.rays(p, 0, -20, 240, 20, GOLD, 0.35)
    for r, colour in ((128, BLOOD), (112, GOLD), (96, MOSS), (80, SEA)):
        p.draw(f"M{-r} 50A{r} {r} 0 0 1 {r} 50", w=15, stroke=colour, alpha=0.75, cap="butt")
    w.hill(p, 50, 30, 46, MOSS, 10)
    t.house(p, -104, 60, 0.8, BLOOD)
    t.tree(p, 110, 64, 0.9)
    w.hill(p, 84, 66, 84, GOLD, 0)
    p.draw("M-150 110Q0 70 150 110M-130 132Q0 92 130 132M-100 152Q0 116 100 152", w=3, alpha=0.5)
    with p.at(0, 6, 1.55, turn=180), p.at(0, 0):
        m.sword(p)
    p.draw("M-34 112Q0 92 34 112Q0 122 -34 112Z", WOOD)
    vine = "M-30 112C-40 84 26 80 20 56C14 34 -26 44 -20 20C-16 4 8 6 16 -2"
    p.draw(vine, w=10)
    p.draw(vine, w=4.5, stroke=MOSS)
    for x, y in ((-30, 88), (30, 66), (-26, 36), (22, 6)):
        p.draw(star(x, y, 13, 7, 5), BONE, 3)
        p.draw(ellipse(x, y, 4), GOLD, 2)
    dove(p, 62, -66, 1.1)


def dove(p, x, y, s):
    with p.at(x, y, s):
        p.draw("M-46 8C-30 6 -20 0 -12 -8C-18 -30 -10 -46 6 -56C8 -38 14 -26 20 -14C24 -24 40 -22 42 -10L52 -4L40 0C36 "
               "16 8 22 -10 14L-44 22Z", BONE)  # fmt: skip
        p.draw("M-12 -8C-6 2 8 2 20 -14", w=3)
        p.draw(ellipse(36, -10, 2), INK, 0)
        p.draw("M50 -4q10 2 14 12", w=3, stroke=MOSS)
        p.draw("M56 -2l8 -4M60 4l9 0", w=4, stroke=MOSS)


def many_friendships(p):
    w.interior(p, LIGHT, posts=False, roof=False)
    w.rays(p, 0, -40, 230, 16, GOLD, 0.4)
    p.draw(star(0, -66, 44, 20, 8), LIGHT, 0, alpha=0.9)
    m.thane(p, -96, 168, 1.5, 2)
    m.thane(p, 98, 168, 1.5, 3)
    m.old_king(p, -34, 176, 1.56, beard=WOOD, hair=WOOD)
    m.person(p, 36, 176, 1.56, cloak=MOSS, tunic=PARCHMENT, kind="helm", beard=GOLD)
    for sx, sy, hx, hy, turn, sleeve in ((-112, 96, -62, -24, 30, BLOOD), (-50, 96, -22, -36, 14, GOLD),
                                         (54, 96, 26, -36, -14, PARCHMENT), (114, 96, 66, -24, -30, MOSS)):  # fmt: skip
        with p.at(hx, hy - 14, 1.2, turn=turn, flip=hx > 0):
            m.horn(p)
        p.rope(f"M{sx} {sy}L{hx} {hy}", sleeve, 14)
        p.draw(ellipse(hx, hy, 9), PARCHMENT)
    for x, y in ((-14, -92), (16, -96), (0, -112), (-40, -84), (44, -84)):
        p.draw(f"M{x} {y - 7}Q{x + 6} {y + 4} {x} {y + 5}Q{x - 6} {y + 4} {x} {y - 7}Z", GOLD, 2.5)


SCENES = (raiding_party, raid_on_friesland, swedish_treachery, time_of_mourning, beowulf_becomes_king, strong_alliances,
          rise_of_geatland, peace_returns, many_friendships)  # fmt: skip

# SPDX-License-Identifier: GPL-3.0-or-later
"""Steps 1 to 9: from Hygelac's court to the night after the feast."""

from . import beasts as b
from . import people as m
from . import places as w
from . import things as t
from .pen import BLOOD, BONE, GOLD, INK, IRON, LIGHT, MOSS, PARCHMENT, SEA, TAN, WOOD, box, ellipse


def king_hygelacs_court(p):
    w.interior(p, LIGHT)
    t.hanging(p, -84, 6, 0.9, SEA)
    t.hanging(p, 78, 6, 0.9, MOSS)
    p.draw("M-70 112V96H70V112Z", TAN)
    t.throne(p, 0, 98, 1.3)
    m.hygelac(p, 0, 96, 1.32, arms=[(1, 32, -40, "sword", 8), (-1, -32, -36, None, 0)])
    m.hero(p, -84, 150, 1.14, arms=[(1, 26, -62, None, 0)], shield=(-16, -30, 17, BLOOD))
    m.thane(p, 88, 150, 1.12, 0, arms=[(1, 26, -40, "spear", 0)], flip=True)


def sail_to_denmark(p):
    w.sky(p, "clear")
    w.rays(p, 70, -60, 260, 16, GOLD, 0.35)
    w.sun(p, 70, -60, 30)
    w.mountain(p, -110, 36, 120, 92, IRON)
    w.mountain(p, -52, 36, 90, 56, SEA)
    w.birds(p, (-40, -96), (-10, -120), (112, -92))
    w.sea(p, 34)
    w.ship(p, -6, 96, 1.32, crew=4)
    w.sea(p, 90, SEA)


def king_hrothgars_hall(p):
    w.sky(p, "night")
    w.stars(p, (-120, -60), (-84, -118), (-30, -138), (96, -110), (126, -50), (40, -146), (-142, -16))
    w.moon(p, 104, -88, 24)
    w.hill(p, 30, 46, 24, MOSS, 10)
    w.glow(p, 0, 40, 120, GOLD, 0.55)
    w.hall(p, 0, 66, 1.18)
    w.hill(p, 72, 62, 72, WOOD, 4)
    p.draw("M-28 66H28L66 170H-66Z", GOLD, 0, alpha=0.55)
    t.torchlight(p, -118, 96)
    t.torchlight(p, 118, 96)
    m.thane(p, -62, 152, 0.78, 3, arms=[(-1, -24, -40, "spear", 0)], eyes=False)
    m.hero(p, -12, 158, 0.86, shield=(-20, -34, 17, BLOOD), eyes=False)
    m.thane(p, 40, 152, 0.78, 0, arms=[(1, 26, -44, "banner", 0)], eyes=False)


def final_preparations(p):
    w.interior(p, GOLD, posts=False)
    p.rope("M-142 -34H142", WOOD, 7)
    for x, item, turn in ((-112, "sword", 180), (-80, "axe", 0), (122, "axe", 0)):
        with p.at(x, -2 if turn else 18, 0.9, turn=turn):
            m.ITEMS[item](p)
    m.round_shield(p, 80, 14, 32, SEA)
    p.rope("M0 -30V100M-30 104H30", WOOD, 6)
    p.draw("M-40 -20L-16 -28C-10 -16 10 -16 16 -28L40 -20L56 12L38 24L36 82H-36L-38 24L-56 12Z", IRON)
    p.draw("M-30 0H30M-34 14H34M-32 28H32M-32 42H32M-32 56H32M-32 70H32", w=4, stroke=PARCHMENT, dash=(6, 7))
    p.draw("M-36 48H36V58H-36Z", BLOOD, 3)
    with p.at(0, 46):
        m.head(p, "crest", None, WOOD, INK, eyes=False)
    m.hero(p, -92, 148, 1, kind="hair", arms=[(1, 34, -44, "sword", 30)])
    t.chest(p, 92, 146, 0.94)


def grendels_attack(p):
    w.interior(p, GOLD)
    b.grendel(p, 0, 4, 1.08)
    w.boards(p, 108)
    t.brazier(p, -118, 132, 0.9)
    t.brazier(p, 112, 132, 0.9)
    m.hero(p, 34, 150, 1.0, arms=[(1, 30, -50, "axe", 14)], shield=(-24, -34, 22, BLOOD))


def great_rewards(p):
    w.interior(p, LIGHT)
    w.rays(p, 0, 30, 190, 14, GOLD, 0.22)
    t.hanging(p, -72, 4, 1, BLOOD)
    t.hanging(p, 72, 4, 1, SEA)
    m.hrothgar(p, 0, 100, 1.16, arms=[(-1, -42, -54, "ring", -20), (1, 42, -54, "ring", 20)])
    t.heap(p, 0, 148, 1.5)
    t.chest(p, -92, 140, 0.86)
    t.big_cup(p, 76, 138, 0.6)
    with p.at(112, 140, 0.95, turn=14):
        m.great_sword(p)


def rest_at_heorot(p):
    w.interior(p, GOLD)
    p.draw("M-26 -86L0 -106L26 -86V-50H-26Z", SEA)
    p.draw("M4 -88A12 12 0 1 0 14 -66A14 14 0 0 1 4 -88Z", LIGHT, 2.5)
    w.stars(p, (-14, -62), (16, -88))
    m.round_shield(p, -60, 30, 24, SEA)
    m.round_shield(p, 60, 30, 24, MOSS)
    t.campfire(p, 0, 104, 1.1)
    sleeper(p, -96, 114, SEA, WOOD, False, 1.3)
    sleeper(p, 98, 114, MOSS, GOLD, True, 1.3)
    sleeper(p, -4, 146, BLOOD, BONE, False, 1.5)


def sleeper(p, x, y, cloak, beard, flip, s):
    with p.at(x, y, s, flip=flip):
        p.draw("M-58 8C-58 -16 -20 -26 6 -22C30 -20 40 -8 42 8Z", cloak)
        p.draw("M-50 4C-44 -10 -20 -16 0 -14", w=2.5)
        p.draw(box(26, -2, 34, 12, 6), PARCHMENT, 3)
        p.draw(ellipse(42, -10, 13), PARCHMENT)
        p.draw("M34 -20C44 -30 60 -20 55 -4C52 -14 44 -18 34 -20Z", WOOD, 3)
        p.draw("M30 -6C24 2 22 10 28 14C38 14 44 4 42 -2Z", beard, 3)
        p.draw("M38 -11q3 3 7 1", w=2.5)


def celebration(p):
    w.interior(p, LIGHT)
    for x, colour in ((-66, MOSS), (0, BLOOD), (66, SEA)):
        t.hanging(p, x, 2, 0.72, colour)
    m.thane(p, -98, 116, 1.36, 2, arms=[(-1, -24, -70, "horn", -16)])
    m.queen(p, -34, 114, 1.36, arms=[(1, 22, -34, "cup", 0)])
    m.hero(p, 34, 116, 1.36, kind="hair", arms=[(1, 22, -80, "cup", 10)])
    m.thane(p, 98, 116, 1.36, 0, kind="cap", arms=[(1, 24, -70, "horn", 20)])
    t.table(p, 90, 132)
    p.draw("M-62 90q8 -14 16 0M54 90q8 -12 16 0", GOLD, 3)


def sea_hag_attacks(p):
    w.sky(p, "night")
    w.hill(p, 90, 90, 90, INK)
    p.draw("M-180 -180H180V180H-180ZM-96 150V-40Q0 -150 96 -40V150Z", WOOD, even=True)
    p.draw("M-150 -110H-40M40 -110H150M-160 -60H-98M98 -60H160M-166 0H-98M98 0H166M-160 60H-98M98 60H160", w=2.5)
    p.draw("M-96 150V-40Q0 -150 96 -40V150", w=13)
    p.draw("M-96 150V-40Q0 -150 96 -40V150", w=6, stroke=GOLD)
    w.moon(p, 0, -62, 34)
    w.stars(p, (-54, -50), (60, -30), (-70, 0), (70, 20))
    b.hag(p, 0, 36, 1.0)
    p.draw("M-96 60L-54 86L-70 98L-38 124L-96 140ZM96 70L60 92L74 104L50 130L96 142Z", TAN)
    w.boards(p, 126)
    t.torchlight(p, -126, 60)
    t.torchlight(p, 126, 60)
    m.thane(p, -70, 164, 0.8, 0, arms=[(1, 28, -48, "spear", 24)])
    m.thane(p, 70, 164, 0.8, 3, arms=[(1, 28, -48, "axe", 14)], flip=True)


SCENES = (king_hygelacs_court, sail_to_denmark, king_hrothgars_hall, final_preparations, grendels_attack, great_rewards,
          rest_at_heorot, celebration, sea_hag_attacks)  # fmt: skip

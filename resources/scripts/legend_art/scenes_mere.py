# SPDX-License-Identifier: GPL-3.0-or-later
"""Steps 10 to 18: the hunt for the sea hag, the fight beneath the mere, the way home."""

from . import beasts as b
from . import people as m
from . import places as w
from . import things as t
from .pen import BLOOD, BONE, GOLD, INK, IRON, LIGHT, MOSS, NIGHT, SEA, TAN, WOOD, ellipse


def hunt_practice(p):
    w.sky(p, "clear")
    w.cloud(p, -70, -96, 0.9)
    w.cloud(p, 60, -118, 0.7)
    w.hill(p, -10, 20, -20, SEA, 30, 3)
    for x, y, s in ((-140, 40, 1), (-104, 36, 1.25), (-62, 34, 0.9), (140, 38, 1.1), (102, 34, 0.9)):
        t.pine(p, x, y, s)
    w.hill(p, 44, 36, 40, MOSS, 6)
    p.rope("M58 120L76 10M112 120L94 10", WOOD, 6)
    for r, colour in ((44, GOLD), (33, BONE), (22, BLOOD), (10, GOLD)):
        p.draw(ellipse(85, 34, r), colour, 3)
    with p.at(66, 24, 0.5, turn=66):
        p.rope("M0 56V-8", TAN, 3)
        p.draw("M-6 60L0 44L6 60Z", BLOOD, 2)
    w.hill(p, 116, 112, 116, WOOD, 4)
    w.tufts(p, MOSS, (-132, 126), (14, 140), (122, 126))
    b.boar(p, 76, 150, 0.92, flip=True)
    m.thane(p, -106, 142, 1.0, 1, arms=[(-1, -20, -44, "spear", -8)])
    m.hero(p, -52, 150, 1.28, kind="hair", arms=[(1, 36, -58, "bow", 0)])


def hunt_for_the_sea_hag(p):
    w.sky(p, "night")
    w.moon(p, -66, -92, 28)
    w.stars(p, (30, -130), (84, -104), (120, -60), (-124, -40))
    w.hill(p, 10, -10, 0, SEA, 20)
    t.tree(p, -128, 60, 1.3, dead=True)
    t.tree(p, 122, 64, 1.5, dead=True)
    p.draw("M-180 30Q-80 20 0 32T180 26", w=9, stroke=LIGHT, alpha=0.18)
    w.hill(p, 54, 40, 60, MOSS, 8)
    p.draw("M-50 180C-60 120 44 100 14 66C4 54 -24 50 -16 42H-4C0 52 34 50 44 66C64 110 -20 120 10 180Z", WOOD, 3)
    for x, y, s, turn in ((4, 148, 1, 10), (-18, 118, 0.85, -30), (26, 94, 0.7, 20), (20, 68, 0.55, -30)):
        with p.at(x, y, s, turn=turn):
            p.draw("M-9 8C-12 0 -8 -6 0 -6C8 -6 12 0 9 8C4 12 -4 12 -9 8ZM-10 -8L-13 -18L-6 -9ZM-2 -9L0 -20L4 -9ZM8 -8"
                   "L14 -17L12 -5Z", INK, 0)  # fmt: skip
    w.glow(p, -64, 50, 60)
    w.glow(p, 78, 54, 60)
    m.hero(p, -62, 140, 1.15, arms=[(1, 26, -70, "torch", 8), (-1, -26, -44, "sword", -14)])
    m.thane(p, -112, 134, 0.95, 3, arms=[(-1, -22, -40, "spear", 0)])
    m.thane(p, 84, 140, 1.1, 0, arms=[(1, 26, -66, "torch", 10)], flip=True)
    b.raven(p, 108, -50, 0.7, flip=True)


def into_the_mere(p):
    w.sky(p, "deep")
    p.draw("M-180 -180H180V-96Q90 -84 0 -96T-180 -96Z", LIGHT, 0, alpha=0.85)
    p.draw("M-180 -96Q-90 -84 0 -96T180 -96", w=5)
    for x, a, c in ((-90, -60, 20), (-20, 6, 66), (50, 76, 150)):
        p.draw(f"M{x} -92L{a} 170H{c}L{x + 34} -92Z", LIGHT, 0, alpha=0.1)
    p.draw("M-180 120C-130 60 -120 100 -96 128C-60 150 60 154 96 118C120 80 140 100 180 70V180H-180Z", INK)
    for x, h in ((-116, 70), (-96, 96), (-76, 60), (104, 84), (122, 110), (86, 58)):
        d = f"M{x} 150q-14 -{h / 4:.0f} 0 -{h / 2:.0f}t0 -{h / 2:.0f}"
        p.draw(d, w=10)
        p.draw(d, w=5, stroke=MOSS)
    b.serpent(p, -88, 48, 0.95, colour=MOSS)
    b.serpent(p, 94, 10, 0.72, flip=True, colour=IRON)
    with p.at(6, -20, 1.28, turn=158):
        p.draw("M-12 0L-16 40L-8 42L0 4ZM12 0L8 40L16 42L18 0Z", TAN)
        p.draw("M-16 40L-22 52L-4 48ZM8 40L6 52L24 48Z", WOOD, 3)
    m.hero(p, 2, -18, 1.28, turn=158, arms=[(1, 20, -100, "sword", 10), (-1, -20, -98, None, 0)])
    for x, y, r in ((28, 40, 5), (40, 16, 7), (32, -14, 4), (50, -40, 6), (-34, 96, 4), (-44, 76, 6), (44, -68, 4)):
        p.draw(ellipse(x, y, r), w=2, stroke=BONE, alpha=0.8)


def sea_hag_battle(p):
    w.sky(p, "deep")
    w.glow(p, 44, -20, 130, LIGHT, 0.6)
    w.rays(p, 50, -40, 200, 14, LIGHT, 0.12)
    p.draw("M-180 -180H180V180H-180ZM-120 140C-150 40 -110 -110 0 -126C110 -110 150 40 120 140Z", NIGHT, even=True)
    p.draw("M-96 -92L-84 -52L-66 -104ZM-30 -128L-20 -88L-4 -130ZM48 -122L60 -92L76 -108Z", NIGHT, 3)
    b.hag(p, -36, 18, 1.12, tail=True)
    p.draw("M-180 118Q-90 104 0 116T180 112V180H-180Z", INK)
    t.heap(p, 112, 130, 0.5)
    m.hero(p, 66, 146, 1.2, arms=[(-1, -30, -92, "great_sword", -24), (1, 10, -92, None, 0)], shield=None)
    for x, y, r in ((-110, -10, 5), (-96, -34, 4), (110, -30, 6), (98, -58, 4), (14, 84, 5), (4, 64, 3)):
        p.draw(ellipse(x, y, r), w=2, stroke=BONE, alpha=0.8)


def homeward_rest(p):
    w.sky(p, "dusk")
    p.draw(ellipse(70, -8, 36), GOLD)
    w.stars(p, (-100, -90), (-50, -132), (20, -118), (106, -88))
    w.sea(p, 6)
    p.draw("M36 16H104M46 30H94", w=4, stroke=GOLD, alpha=0.7)
    w.hill(p, 40, 70, 60, TAN, -10)
    w.ship(p, -66, 76, 0.92, furled=True, oars=False)
    w.hill(p, 84, 96, 100, TAN, -6, 0)
    t.tent(p, 102, 96, 1.05)
    t.campfire(p, 22, 126, 1)
    m.hero(p, -40, 152, 1.0, kind="hair", arms=[(1, 24, -36, "cup", 0)])
    m.thane(p, 82, 154, 1.0, 2, arms=[(1, 24, -44, "horn", 0)], flip=True)


def sail_to_geatland(p):
    w.sky(p, "dawn")
    w.rays(p, -60, 30, 260, 16, LIGHT, 0.25)
    p.draw(ellipse(-60, 30, 34), GOLD)
    p.draw("M180 -80L150 -96L128 -66L104 -56L92 -16L74 34H180Z", WOOD)
    p.draw("M150 -96L128 -66L136 -30L120 34H180V-80Z", INK, 0, alpha=0.3)
    p.draw("M104 -56L128 -66L150 -96L180 -80", w=8, stroke=MOSS)
    w.hall(p, 142, -74, 0.22, lit=False)
    w.birds(p, (-110, -70), (-84, -92), (20, -120))
    w.sea(p, 34)
    w.ship(p, 6, 96, 1.32, flip=True, sail=(GOLD, MOSS), crew=3)
    with p.at(-40, 60, 0.42):
        t.heap(p, 0, 0, 1)
    w.sea(p, 92)
    b.serpent(p, 104, 128, 0.7, flip=True)
    w.foam(p, 150)


def king_hygelac(p):
    w.sky(p, "clear")
    w.rays(p, 0, -30, 230, 18, GOLD, 0.3)
    t.banner_pole(p, -112, 100, 1.3, SEA)
    t.banner_pole(p, 112, 100, 1.3, BLOOD, flip=True)
    w.hall(p, 0, 70, 0.92, roof=MOSS)
    w.hill(p, 74, 66, 74, TAN, 4)
    m.hygelac(p, -44, 150, 1.34, arms=[(1, 33, -44, None, 0), (-1, -26, -36, "staff", 0)])
    m.hero(p, 48, 150, 1.3, arms=[(1, 34, -46, None, 0)], flip=True, shield=(-20, -34, 18, BLOOD))
    m.thane(p, -116, 150, 0.9, 1)
    m.thane(p, 118, 150, 0.9, 3, arms=[(1, 18, -44, "spear", 0)])


def present_gifts(p):
    w.interior(p, LIGHT)
    t.hanging(p, -6, 6, 0.8, SEA)
    p.draw("M14 110V98H130V110Z", TAN)
    t.throne(p, 66, 100, 1.0)
    m.queen(p, 66, 98, 1.0, arms=[(-1, -34, -54, None, 0), (1, 30, -36, None, 0)])
    b.horse(p, -76, 116, 1.0, colour=BONE)
    w.boards(p, 116)
    m.hero(p, -10, 150, 1.1, kind="hair", arms=[(1, 30, -60, "ring", 0), (-1, -26, -36, None, 0)])
    t.chest(p, 88, 150, 0.8)
    with p.at(42, 150, 0.8), p.at(0, 56):
        m.head(p, "crest", None, WOOD, INK, eyes=False)


def gathering_strength(p):
    w.interior(p, GOLD, posts=False)
    p.draw("M52 104V-10L72 -30V-90H112V-30L150 -10V104Z", IRON)
    p.draw("M56 20H146M60 -10H140M56 56H146M84 -10V20M118 -10V20M100 20V56M70 56V80M132 20V56", w=2.5)
    p.draw("M68 104V64Q100 30 132 64V104Z", INK)
    t.flame(p, 100, 100, 0.95)
    w.glow(p, 100, 80, 70)
    p.draw("M-42 96C-24 96 -22 84 -22 72H44C44 84 26 92 16 96V118L30 132H-36L-22 118V96Z", IRON)
    p.draw("M-22 72H44V80H-22Z", BONE, 0, alpha=0.4)
    with p.at(14, 68, 0.85, turn=90):
        m.sword(p)
    p.draw("M2 50L-6 36M12 48V30M22 52L34 38", w=3.5, stroke=GOLD)
    w.boards(p, 132)
    m.thane(p, -72, 150, 1.36, 2, kind="hair", arms=[(1, 38, -74, "hammer", 40), (-1, -22, -36, None, 0)])
    with p.at(-116, 18, 0.8, turn=180):
        m.axe(p)
    m.round_shield(p, -30, -30, 24, MOSS)


SCENES = (hunt_practice, hunt_for_the_sea_hag, into_the_mere, sea_hag_battle, homeward_rest, sail_to_geatland,
          king_hygelac, present_gifts, gathering_strength)  # fmt: skip

# SPDX-License-Identifier: GPL-3.0-or-later
"""The picture of the hall's tile: a dragon winds round a sword. 432 by 280."""

from .pen import BLOOD, BONE, GOLD, INK, IRON, LIGHT, WOOD, Pen, ellipse, star

BODY = ("M44 196C16 236 60 264 128 258C200 252 286 258 316 218C342 176 296 142 216 148C142 154 92 138 104 96C116 56 "
        "190 92 262 112C282 116 300 110 314 92")  # fmt: skip


def ground(p):
    p.gradient("red", ((0, BLOOD), (0.7, BLOOD), (1, INK)), round_=(216, 130, 270))
    p.draw("M10 2H422Q430 2 430 10V270Q430 278 422 278H10Q2 278 2 270V10Q2 2 10 2Z", "url(#red)", 0)
    for a, b in (("2 4", "70 4"), ("150 4", "210 4"), ("290 4", "360 4"), ("428 40", "428 110"), ("428 190", "428 250"),
                 ("340 276", "410 276"), ("190 276", "250 276"), ("40 276", "110 276"), ("4 180", "4 240"),
                 ("4 60", "4 120")):  # fmt: skip
        p.draw(f"M216 150L{a}L{b}z", GOLD, 0, alpha=0.16)
    p.gradient("glow", ((0, GOLD, 0.55), (1, GOLD, 0)), round_=(216, 140, 130))
    p.draw(ellipse(216, 140, 130), "url(#glow)", 0)
    for x, y, r in ((38, 40, 5), (70, 84, 3), (300, 30, 4), (410, 36, 3), (404, 214, 4), (30, 150, 3), (150, 30, 3),
                    (376, 262, 3)):  # fmt: skip
        p.draw(star(x, y, r, r * 0.4, 4), LIGHT, 0)


def blade(p, top, foot):
    """The part of the sword between two heights."""
    p.draw(f"M204.500 {top}H227.500V{foot}H204.500Z", BONE, 0)
    p.draw(f"M216 {top}V{foot}", w=5, stroke=IRON, cap="butt")
    p.draw(f"M202 {top}V{foot}M230 {top}V{foot}", w=5, cap="butt")


def dragon(p):
    p.draw("M120 66C96 26 60 14 20 18C34 28 34 40 32 50C48 42 60 50 60 62C72 54 86 60 88 74C100 66 112 70 118 "
           "82Z", WOOD)
    p.draw("M118 76C96 44 66 30 32 50M116 78C100 58 82 52 60 62M116 80C108 72 100 70 88 74", w=3)
    p.draw("M120 66C96 26 60 14 20 18", w=10)
    p.draw("M120 66C96 26 60 14 20 18", w=4.5, stroke=GOLD)
    p.draw(BODY, w=42)
    p.draw(BODY, w=32, stroke=GOLD)
    with p.at(0, 5):
        p.draw(BODY, w=20, stroke=INK, alpha=0.16)
    p.draw(BODY, w=3, stroke=WOOD, dash=(1, 13))
    p.draw("M108 84C116 68 150 72 190 84M60 214C70 240 110 246 150 243M238 135C280 132 310 146 316 168", w=4,
           stroke=BONE, alpha=0.5)  # fmt: skip
    p.draw("M30 204Q16 176 44 160Q40 178 60 190z", BLOOD)
    p.draw("M28 190Q28 180 36 172", w=3, stroke=GOLD)


def head(p):
    p.draw("M404 128Q424 138 420 160Q428 176 416 200Q416 226 392 240Q402 214 384 206Q366 196 380 176Q372 166 384 150"
           "Q390 140 392 134z", LIGHT)  # fmt: skip
    p.draw("M402 146Q412 160 406 176Q414 194 400 216Q402 196 392 188Q386 178 394 166z", GOLD, 3)
    p.draw("M400 160Q404 172 399 184Q396 176 400 160Z", BLOOD, 0)
    p.draw("M330 104L316 60Q322 48 334 62L350 76Q340 40 356 34Q358 60 372 74Q402 74 418 92L410 108Q392 110 386 120L404 "
           "132Q384 152 346 144Q310 140 300 112Q310 92 330 104z", GOLD)  # fmt: skip
    p.draw("M410 108Q392 110 386 120L404 132Q384 152 346 144Q316 140 304 120Q350 134 384 110Q400 104 414 96z", INK, 0,
           alpha=0.2)
    p.draw("M323 62L334 92M354 44Q354 62 364 72", w=3, stroke=BONE, alpha=0.6)
    p.draw(ellipse(362, 94, 8), BONE, 4)
    p.draw("M363 88V100", w=4.5)
    p.draw("M350 82L374 88", w=5)
    p.draw("M410 103l-6 10l-7 -7l-5 10l-6 -5", w=7)
    p.draw("M410 103l-6 10l-7 -7l-5 10l-6 -5", w=4, stroke=BONE)
    p.draw("M352 126q16 4 34 -6", w=4)
    p.draw(ellipse(405, 92, 2.5), INK, 0)


def hilt(p):
    p.draw("M209 28h14v34h-14z", WOOD)
    p.draw("M209 40h14M209 50h14", w=4, stroke=GOLD)
    p.draw("M160 58q56 14 112 0l4 16q-60 12 -120 0z", GOLD)
    p.draw("M220 80q30 0 54 -6l-1 -9q-24 8 -53 9z", INK, 0, alpha=0.2)
    p.draw("M170 68q20 4 36 5", w=3, stroke=BONE, alpha=0.6)
    p.draw(ellipse(216, 72, 5), BLOOD, 3)
    p.draw(ellipse(216, 20, 13), GOLD)
    p.draw(ellipse(216, 20, 5), BLOOD, 3)


def cover():
    p = Pen(5)
    ground(p)
    p.draw("M202 76h28v150l-14 34l-14 -34z", BONE)
    p.draw("M216 84v136", w=5, stroke=IRON)
    dragon(p)
    blade(p, 118, 172)
    hilt(p)
    head(p)
    p.draw("M10 2H422Q430 2 430 10V270Q430 278 422 278H10Q2 278 2 270V10Q2 2 10 2Z", w=4)
    return p.picture(432, 280)

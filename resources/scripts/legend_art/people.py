# SPDX-License-Identifier: GPL-3.0-or-later
"""People of the scenes, and what they hold. A person stands on y = 0, 108 units high, and looks ahead."""

from .pen import BLOOD, BONE, GOLD, INK, IRON, LIGHT, MOSS, PARCHMENT, SEA, TAN, WOOD, box, ellipse


# --- things, held at 0 0 and upright ------------------------------------------------------------------------------


def axe(p):
    p.rope("M0 34V-34", TAN, 5)
    p.draw("M3 -32C14 -34 20 -38 26 -44C34 -30 34 -12 26 2C20 -6 12 -10 3 -10Z", IRON)
    p.draw("M26 -44C34 -30 34 -12 26 2C27 -12 27 -30 26 -44Z", BONE, 2.5)


def spear(p):
    p.rope("M0 56V-58", TAN, 4)
    p.draw("M0 -84C8 -74 8 -64 0 -54C-8 -64 -8 -74 0 -84Z", BONE)


def sword(p):
    p.draw("M-5 -6V-62L0 -72L5 -62V-6Z", BONE)
    p.draw("M0 -60V-12", w=2.5, stroke=IRON)
    p.draw(box(-14, -8, 28, 6, 2), GOLD)
    p.draw(box(-3, -2, 6, 12), WOOD, 2.5)
    p.draw(ellipse(0, 12, 4), GOLD, 2.5)


def great_sword(p):
    p.draw("M-9 -8L-11 -82L0 -98L11 -82L9 -8Z", IRON)
    p.draw("M0 -98L11 -82L9 -8H0Z", BONE, 0)
    p.draw("M-9 -8L-11 -82L0 -98L11 -82L9 -8Z")
    p.draw("M-5 -70V-58M-5 -66L0 -62M-5 -44V-32M-5 -38H0", w=2, stroke=GOLD)
    p.draw(box(-24, -10, 48, 9, 3), GOLD)
    p.draw(box(-4, -1, 8, 16), BLOOD, 2.5)
    p.draw(ellipse(0, 18, 6), GOLD)


def horn(p):
    p.draw("M-12 -16C-6 2 -18 12 -28 12C-14 26 14 14 14 -16Z", BONE)
    p.draw("M-28 12C-22 18 -14 19 -8 17L-14 7C-19 11 -24 12 -28 12Z", GOLD, 2.5)
    p.draw(ellipse(1, -16, 13, 5), BLOOD)


def cup(p):
    p.draw("M-11 -24H11C11 -10 7 -4 3 -3V4L9 9H-9L-3 4V-3C-7 -4 -11 -10 -11 -24Z", GOLD)
    p.draw("M-11 -20H11", w=2.5)
    p.shine("M-6 -15Q-5 -9 -2 -7", 2)


def torch(p):
    p.rope("M0 24V-20", WOOD, 5)
    p.draw("M0 -60C8 -48 14 -40 12 -30C10 -20 -10 -20 -12 -30C-13 -38 -8 -40 -6 -46C-3 -44 -1 -50 0 -60Z", GOLD)
    p.draw("M0 -44C5 -36 6 -33 5 -28C3 -23 -3 -23 -5 -28C-6 -33 -2 -36 0 -44Z", BLOOD, 0)


def staff(p):
    p.rope("M0 56V-48", WOOD, 5)
    p.draw(ellipse(0, -52, 8), GOLD)


def banner(p, colour=BLOOD):
    p.rope("M0 60V-92", WOOD, 5)
    p.draw("M3 -90H60L48 -70L60 -50H3Z", colour)
    p.draw(ellipse(27, -70, 9), GOLD, 2.5)
    p.draw(ellipse(0, -96, 5), GOLD, 2.5)


def bow(p):
    p.draw("M-2 -44C26 -30 26 30 -2 44", w=9)
    p.draw("M-2 -44C26 -30 26 30 -2 44", w=4, stroke=TAN)
    p.draw("M-2 -44L-18 0L-2 44", w=2)
    p.draw("M-18 0H36", w=3)
    p.draw("M46 0L34 -6V6Z", IRON, 2)


def hammer(p):
    p.rope("M0 24V-26", TAN, 5)
    p.draw(box(-17, -42, 34, 18, 3), IRON)


def knife(p):
    p.draw("M-4 -4V-34L4 -26V-4Z", BONE)
    p.draw(box(-8, -5, 16, 5, 2), GOLD, 2.5)
    p.draw(box(-3, 0, 6, 12), WOOD, 2.5)


def ring(p):
    p.draw(ellipse(0, -12, 10), w=9)
    p.draw(ellipse(0, -12, 10), w=4.5, stroke=GOLD)


def bundle(p):
    p.draw("M-15 10C-20 -10 -8 -14 -6 -20H6C8 -14 20 -10 15 10Z", TAN)
    p.draw("M-8 -14H8", w=3)


ITEMS = {f.__name__: f for f in (axe, spear, sword, great_sword, horn, cup, torch, staff, banner, bow, hammer, knife,
                                 ring, bundle)}  # fmt: skip


def round_shield(p, x, y, r, colour=BLOOD, cross=BONE):
    with p.at(x, y, r / 20):
        p.draw(ellipse(0, 0, 20), colour)
        p.shade("M14 -14A20 20 0 0 1 -14 14A24 24 0 0 0 14 -14Z")
        p.draw("M0 -19V19M-19 0H19", w=4, stroke=cross)
        p.draw(ellipse(0, 0, 20))
        p.draw(ellipse(0, 0, 6.5), GOLD, 3)


def iron_shield(p, x, y, r):
    with p.at(x, y, r / 40):
        p.draw(ellipse(0, 0, 40), IRON)
        p.shade("M28 -28A40 40 0 0 1 -28 28A46 46 0 0 0 28 -28Z")
        p.draw(ellipse(0, 0, 31), w=2.5)
        p.draw("M0 -31V31M-31 0H31", w=6)
        p.draw("M0 -31V31M-31 0H31", w=2.5, stroke=TAN)
        p.draw(ellipse(0, 0, 12), TAN, 3)
        for a, b in ((0, -35.5), (25, -25), (35.5, 0), (25, 25), (0, 35.5), (-25, 25), (-35.5, 0), (-25, -25)):
            p.draw(ellipse(a, b, 2.2), BONE, 1.2)
        p.shine("M-30 -14A33 33 0 0 1 -14 -30", 3)


# --- heads --------------------------------------------------------------------------------------------------------


def head(p, kind, beard, hair, skin, eyes=True):
    """About 0 -76; a shoulder's width of it lies below -56."""
    if kind == "queen":
        p.draw("M-17 -78C-26 -58 -24 -40 -18 -30H18C24 -40 26 -58 17 -78C16 -104 -16 -104 -17 -78Z", hair)
    if kind == "hood":
        p.draw("M-20 -58C-22 -88 -14 -110 2 -112C18 -108 22 -86 20 -58Q0 -50 -20 -58Z", hair)
    p.draw("M-13 -86V-74C-13 -62 -7 -56 0 -56C7 -56 13 -62 13 -74V-86Z", skin)
    if eyes:
        p.draw("M-5.5 -76V-75.500M5.5 -76V-75.500", w=4)
    if beard:
        p.draw("M-14 -76C-16 -58 -8 -46 0 -44C8 -46 16 -58 14 -76C10 -69 6 -68 0 -69C-6 -68 -10 -69 -14 -76Z", beard, 3)
        p.draw("M-4 -63H4", w=2.5)
    elif eyes:
        p.draw("M-4 -64Q0 -61 4 -64", w=2.5)
    if kind in ("helm", "crest"):
        p.draw("M-17 -80C-17 -98 -8 -108 0 -108C8 -108 17 -98 17 -80Z", IRON)
        p.shade("M6 -105C13 -100 16 -92 16 -82H8C10 -92 10 -98 6 -105Z")
        p.draw("M-3 -108H3V-72H-3ZM-19 -84H19V-77H-19Z", GOLD, 3)
        if kind == "crest":
            p.draw("M-14 -104Q0 -126 14 -104Q0 -114 -14 -104Z", GOLD, 3)
    elif kind == "cap":
        p.draw("M-16 -80C-17 -100 -8 -106 0 -106C8 -106 17 -100 16 -80Q0 -86 -16 -80Z", hair)
    elif kind == "hair":
        p.draw("M-16 -66C-20 -96 -10 -104 0 -104C10 -104 20 -96 16 -66L12 -82Q0 -88 -10 -84Z", hair)
    elif kind == "crown":
        p.draw("M-16 -72C-18 -92 -8 -98 0 -98C8 -98 18 -92 16 -72L12 -82H-12Z", hair)
        p.draw("M-17 -84L-20 -106L-9 -96L0 -112L9 -96L20 -106L17 -84Z", GOLD)
        p.draw(ellipse(0, -94, 3), BLOOD, 0)
    elif kind == "queen":
        p.draw("M-15 -76C-16 -94 -8 -98 0 -98C8 -98 16 -94 15 -76C10 -80 4 -84 0 -90C-4 -84 -10 -80 -15 -76Z", hair, 3)
        p.draw("M-17 -88Q0 -102 17 -88L15 -95Q0 -108 -15 -95Z", GOLD, 3)
        p.draw(ellipse(0, -99, 3.5), BLOOD, 2)
    elif kind == "hood":
        p.draw("M-14 -70C-14 -92 -6 -98 0 -98C6 -98 14 -92 14 -70C8 -84 -8 -84 -14 -70Z", INK, 0, alpha=0.55)


def person(p, x, y, s=1.0, flip=False, cloak=SEA, tunic=GOLD, kind="helm", beard=WOOD, hair=WOOD, skin=PARCHMENT,
           arms=(), shield=None, eyes=True, turn=0):  # fmt: skip
    """`arms`: (shoulder -1 or 1, hand x, hand y, item or None, its turn); `shield`: (x, y, radius, colour)."""
    with p.at(x, y, s, turn=turn, flip=flip):
        for side, hx, hy, item, angle in [a for a in arms if a[0] < 0]:
            arm(p, side, hx, hy, item, angle, tunic, skin)
        p.draw("M-25 0C-29 -36 -20 -58 0 -66C20 -58 29 -36 25 0Z", cloak)
        p.shade("M12 -60C22 -50 27 -30 24 -2H14C18 -30 18 -46 12 -60Z")
        p.draw("M-14 0C-16 -28 -10 -50 0 -58C10 -50 16 -28 14 0Z", tunic, 3)
        p.draw("M-13 -24H13M-13.5 -14H13.5", w=2.5)
        head(p, kind, beard, hair, skin, eyes)
        for side, hx, hy, item, angle in [a for a in arms if a[0] > 0]:
            arm(p, side, hx, hy, item, angle, tunic, skin)
        if shield:
            round_shield(p, *shield)


def arm(p, side, hx, hy, item, angle, sleeve, skin):
    sx, sy = 15 * side, -50
    bend = 6 * (1 if hy > sy else -1)
    if item:
        with p.at(hx, hy, turn=angle):
            ITEMS[item](p)
    p.rope(f"M{sx} {sy}Q{(sx + hx) / 2 + 5 * side:.1f} {(sy + hy) / 2 + bend:.1f} {hx} {hy}", sleeve, 9 * p.scale())
    p.draw(ellipse(hx, hy, 6), skin, 3)


def thane(p, x, y, s=1.0, look=0, **more):
    """One of four warriors, so that a crowd is not all of a kind."""
    looks = (
        dict(cloak=BLOOD, tunic=TAN, kind="helm", beard=GOLD),
        dict(cloak=MOSS, tunic=PARCHMENT, kind="cap", hair=WOOD, beard=WOOD),
        dict(cloak=WOOD, tunic=BLOOD, kind="hair", hair=GOLD, beard=GOLD),
        dict(cloak=IRON, tunic=MOSS, kind="helm", beard=BLOOD),
    )
    person(p, x, y, s, **{**looks[look % 4], **more})


def hero(p, x, y, s=1.0, **more):
    """Beowulf, young."""
    person(p, x, y, s, **{**dict(cloak=SEA, tunic=GOLD, kind="helm", beard=WOOD), **more})


def old_king(p, x, y, s=1.0, **more):
    """Beowulf, king for fifty years."""
    person(p, x, y, s, **{**dict(cloak=SEA, tunic=GOLD, kind="crown", beard=BONE, hair=BONE), **more})


def hrothgar(p, x, y, s=1.0, **more):
    person(p, x, y, s, **{**dict(cloak=MOSS, tunic=BLOOD, kind="crown", beard=BONE, hair=BONE), **more})


def hygelac(p, x, y, s=1.0, **more):
    person(p, x, y, s, **{**dict(cloak=BLOOD, tunic=LIGHT, kind="crown", beard=GOLD, hair=GOLD), **more})


def queen(p, x, y, s=1.0, **more):
    person(p, x, y, s, **{**dict(cloak=BLOOD, tunic=LIGHT, kind="queen", beard=None, hair=GOLD), **more})



# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards: the frame of a card in the hand, the faces that lie in it, and the small cards of a bid."""

from .pen import BLOOD, BONE, GOLD, LIGHT, MOSS, NIGHT, PARCHMENT, SEA, TAN, WOOD, Pen, box, ellipse, star
from .plait import straight
from .signs import SYMBOLS, beowulf
from .tokens import SPECIALS

FIELDS = {"travelling": SEA, "friendship": MOSS, "wit": GOLD, "courage": BLOOD, "fighting": TAN, "beowulf": NIGHT}
SINGLE_ONLY = ("beowulf",)


def plaited(p, width, height, inset=18):
    across, up = width - 2 * inset, height - 2 * inset
    n, m = round(across / 16) | 1, round(up / 16) | 1
    for y in (inset, height - inset):
        straight(p, inset, y, across, n, swing=5.2, width=5.2)
    for x in (inset, width - inset):
        straight(p, x, inset, up, m, upright=True, swing=5.2, width=5.2)
    for x in (inset, width - inset):
        for y in (inset, height - inset):
            p.draw(ellipse(x, y, 11), BLOOD, 3.5)
            p.draw(ellipse(x, y, 4), GOLD, 1.5)


def frame(special=False):
    """240 by 280: the face lies at 36 36, 168 by 172; the name stands from 212 to 256."""
    p = Pen(4)
    top, middle, foot = (GOLD, PARCHMENT, GOLD) if special else (BONE, LIGHT, PARCHMENT)
    p.gradient("parchment", ((0, top), (0.3, middle), (1, foot)), line=(0, 0, 60, 280))
    p.draw(box(2, 2, 236, 276, 16), "url(#parchment)")
    for x, y, r, strength in ((60, 70, 50, 0.22), (190, 120, 44, 0.16), (100, 236, 60, 0.22), (204, 226, 40, 0.2)):
        fill = p.gradient(f"s{x}", ((0, TAN, strength), (1, TAN, 0)), round_=(x, y, min(r, 238 - x, 278 - y)))
        p.draw(ellipse(x, y, min(r, 238 - x, 278 - y)), fill, 0)
    p.draw("M48 226q14 -3 22 1M150 240q9 2 26 -1M92 250q12 -4 20 0M170 222q12 1 20 -2", w=1.2, stroke=WOOD, alpha=0.3)
    plaited(p, 240, 280)
    if special:
        p.draw(box(31, 31, 178, 182, 10), w=2.5, stroke=BLOOD)
    return p.picture(240, 280)


def back():
    p = Pen(4)
    p.gradient("sea", ((0, SEA), (1, NIGHT)), line=(0, 0, 0, 280))
    p.draw(box(2, 2, 236, 276, 16), "url(#sea)")
    for y in range(52, 250, 22):
        p.draw(f"M36 {y}q14 -9 28 0t28 0t28 0t28 0t28 0t28 0", w=2, stroke=TAN, alpha=0.16)
    plaited(p, 240, 280)
    p.draw("M120 66L178 140L120 214L62 140Z", GOLD)
    p.draw("M120 84L164 140L120 196L76 140Z", NIGHT, 2.5)
    with p.at(78, 98, 0.66):
        beowulf(p)
    return p.picture(240, 280)


# --- grounds ------------------------------------------------------------------------------------------------------


def ground(p, name, width, height, radius=8):
    colour = FIELDS.get(name, NIGHT)
    light = {SEA: BONE, MOSS: BONE, GOLD: BONE, BLOOD: GOLD, TAN: LIGHT, NIGHT: SEA}[colour]
    p.gradient("glow", ((0, light, 0.34), (1, light, 0)), round_=(width / 2, height * 0.42, min(width, height) * 0.4))
    p.draw(box(2, 2, width - 4, height - 4, radius), colour)
    p.draw(ellipse(width / 2, height * 0.42, min(width, height) * 0.4), "url(#glow)", 0)
    return light


def motif(p, name):
    """A faint hint of the symbol's world, on 168 by 172."""
    if name == "travelling":
        for i, y in enumerate((122, 138, 154)):
            p.draw(f"M10 {y}q12 -8 24 0t24 0t24 0t24 0t24 0t25 0", w=3, stroke=BONE, alpha=0.3 - 0.06 * i)
        p.draw("M20 30q8 -8 14 0q6 -8 14 0M124 22q6 -6 10 0q4 -6 10 0", w=2.5, stroke=BONE, alpha=0.4)
    elif name == "friendship":
        for x in (24, 144):
            p.draw(f"M{x} 12V160", w=2, stroke=BONE, alpha=0.22, dash=(10, 8))
        p.draw("M84 14A72 72 0 0 1 156 86A72 72 0 0 1 84 158A72 72 0 0 1 12 86A72 72 0 0 1 84 14", w=2.5, stroke=BONE,
               alpha=0.25)  # fmt: skip
    elif name == "wit":
        p.draw("M10 162Q40 120 34 70M158 162Q128 120 134 70M10 120Q24 108 30 92M158 120Q144 108 138 92", w=3,
               stroke=WOOD, alpha=0.35)  # fmt: skip
    elif name == "courage":
        for d in ("L40 6H64", "L104 6H128", "L162 40V64", "L162 108V132", "L128 166H104", "L64 166H40", "L6 132V108",
                  "L6 64V40"):  # fmt: skip
            p.draw(f"M84 86{d}Z", GOLD, 0, alpha=0.2)
    elif name == "fighting":
        p.draw("M8 30H160M8 66H160M8 102H160M8 138H160M50 30V66M120 66V102M40 102V138M112 138V164M100 8V30", w=2,
               stroke=WOOD, alpha=0.3)  # fmt: skip
    else:
        for x, y, r in ((26, 28, 5), (140, 34, 4), (22, 126, 4), (148, 118, 5), (84, 16, 3), (128, 150, 3)):
            p.draw(star(x, y, r, r * 0.4, 4), BONE, 0, alpha=0.7)


def rays(p, cx, cy, reach):
    for i in range(12):
        with p.at(cx, cy, turn=30 * i):
            p.draw(f"M0 0L{-reach * 0.1:.1f} {-reach}H{reach * 0.1:.1f}Z", GOLD, 0, alpha=0.2)


def placed(p, drawing, x, y, size, line, details=True):
    """A sign of 128 units within a picture whose outline is `line`."""
    old = p.line, p.details
    p.line, p.details = line, details
    with p.at(x - size / 2, y - size / 2, size / 128):
        drawing(p)
    p.line, p.details = old


def face(name, symbols, cut):
    """168 by 172, shown at 84 by 86; medium is for half of it."""
    p = Pen(4)
    large = cut == "large"
    ground(p, name, 168, 172)
    if large:
        motif(p, name)
    line = 3.2 if large else 5
    drawing = SYMBOLS[name]
    if symbols == 1:
        placed(p, drawing, 84, 86, 128 if large else 140, line)
    else:
        size = 92 if large else 96
        placed(p, drawing, 55, 56, size, line)
        placed(p, drawing, 113, 116, size, line)
    return p.picture(168, 172)


def special_face(name, cut):
    p = Pen(4)
    large = cut == "large"
    ground(p, "special", 168, 172)
    rays(p, 84, 86, 78)
    p.draw(box(8, 8, 152, 156, 5), w=2.5, stroke=GOLD)
    placed(p, SPECIALS[name], 84, 86, 122 if large else 134, 3.2 if large else 5)
    return p.picture(168, 172)


# --- the cards of a bid -------------------------------------------------------------------------------------------


def bid(name, drawing, symbols, cut):
    """108 by 144, shown at 54 by 72; small at 28 by 37."""
    p = Pen(4 if cut == "medium" else 6)
    special = name == "special"
    p.draw(box(3, 3, 102, 138, 12), GOLD if special else LIGHT)
    p.draw(box(12, 12, 84, 120, 7), NIGHT if special else FIELDS[name], 3 if cut == "medium" else 5)
    line, details = (4, True) if cut == "medium" else (6.5, False)
    if special:
        p.draw(box(17, 17, 74, 110, 4), w=2, stroke=GOLD, alpha=0.8)
    if symbols == 1:
        placed(p, drawing, 54, 72, 80, line, details)
    else:
        placed(p, drawing, 40, 46, 54, line, details)
        placed(p, drawing, 66, 98, 54, line, details)
    return p.picture(108, 144)


def bid_back(cut):
    p = Pen(4 if cut == "medium" else 6)
    p.draw(box(3, 3, 102, 138, 12), SEA)
    p.draw(box(14, 14, 80, 116, 6), w=4, stroke=GOLD)
    p.draw("M54 38L80 72L54 106L28 72Z", GOLD)
    return p.picture(108, 144)


def ghost():
    """Round a card that is chosen and not yet played."""
    p = Pen(4)
    p.draw(box(3, 3, 102, 138, 12), LIGHT, 0, alpha=0.35)
    p.draw(box(4, 4, 100, 136, 11), w=6, stroke=BLOOD, dash=(12, 9), cap="butt")
    return p.picture(108, 144)


def pictures():
    yield "card-frame", frame()
    yield "card-frame-special", frame(special=True)
    yield "card-back", back()
    for name, drawing in SYMBOLS.items():
        for symbols in (1,) if name in SINGLE_ONLY else (1, 2):
            for cut in ("large", "medium"):
                yield f"face-{name}-{symbols}-{cut}", face(name, symbols, cut)
            for cut in ("medium", "small"):
                yield f"bid-{name}-{symbols}-{cut}", bid(name, drawing, symbols, cut)
    for name, drawing in SPECIALS.items():
        for cut in ("large", "medium"):
            yield f"face-{name}-{cut}", special_face(name, cut)
        for cut in ("medium", "small"):
            yield f"bid-{name}-{cut}", bid("special", drawing, 1, cut)
    for cut in ("medium", "small"):
        yield f"bid-back-{cut}", bid_back(cut)
    yield "bid-ghost", ghost()

# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies on the table: the shield's rim, nodes of the road, discs, pennants, sockets, and tokens with values."""

from .pen import BLOOD, BONE, GOLD, INK, IRON, LIGHT, MOSS, NIGHT, PARCHMENT, SEA, TAN, WOOD, Pen, box, ellipse, star
from .plait import round_
from .tokens import alliance, lyre, misfortune

SHADE = "M108 30A56 56 0 0 1 24 102A60 60 0 0 0 108 30Z"


def shield_rim():
    """400 units; the scene shows in a round of 164 about 200 200, and the rope's edge is at 196."""
    p = Pen(4)
    p.draw(ellipse(3, 4, 196) + ellipse(0, 0, 164), INK, 0, alpha=0.45, even=True)
    p.draw(ellipse(0, 0, 179), w=35)
    p.draw(ellipse(0, 0, 179), w=29, stroke=WOOD)
    p.draw("M-150 -98A179 179 0 0 1 20 -178", w=27, stroke=TAN, alpha=0.25, cap="butt")
    p.draw("M150 98A179 179 0 0 1 -20 178", w=27, stroke=INK, alpha=0.35, cap="butt")
    round_(p, 179, 56)
    for x, y in ((0, -179), (179, 0), (0, 179), (-179, 0)):
        p.draw(ellipse(x, y, 16), BLOOD, 4)
        p.draw(ellipse(x, y, 11), w=2, stroke=GOLD)
        p.draw(ellipse(x, y, 5), GOLD, 2)
    return p.picture(400, 400, 200, 200)


# --- nodes of the road: 128 units ---------------------------------------------------------------------------------


def node(body):
    p = Pen(6)
    body(p)
    return p.picture(128, 128)


def shaded(p, data, colour, inner=None):
    p.draw(data, colour)
    if inner:
        p.draw(inner, w=2.5, stroke=BONE, alpha=0.4)


def major(p):
    p.draw(ellipse(64, 64, 58), GOLD)
    p.draw(SHADE, INK, 0, alpha=0.2)
    p.draw(ellipse(64, 64, 49), LIGHT, 4)


def major_in_turn(p):
    p.draw(ellipse(64, 64, 58), GOLD)
    p.draw(ellipse(64, 64, 53.5), w=5, dash=(7, 11), cap="butt")
    p.draw(ellipse(64, 64, 48), LIGHT, 4)


def risk(p):
    shaded(p, "M64 5L123 64L64 123L5 64Z", SEA, "M64 18L110 64L64 110L18 64Z")


def opportunity(p):
    shaded(p, box(14, 14, 100, 100, 10), TAN, box(22, 22, 84, 84, 6))


def selection(p):
    shaded(p, "M5 64L34 13H94L123 64L94 115H34Z", MOSS, "M15 64L39 21H89L113 64L89 107H39Z")


def recovery(p):
    shaded(p, ellipse(64, 64, 55), IRON, ellipse(64, 64, 47))


def treasure(p):
    shaded(p, "M42 9H86L119 42V86L86 119H42L9 86V42Z", GOLD, "M46 18H82L110 46V82L82 110H46L18 82V46Z")


def ranking(p):
    """The treasure of the last step: an octagon within a ring."""
    p.draw("M42 7H86L121 42V86L86 121H42L7 86V42Z", WOOD)
    p.draw("M46 17H82L111 46V82L82 111H46L17 82V46Z", GOLD, 4)


def halo(p):
    """Round the current node, which is 0.75 of it."""
    p.draw(ellipse(64, 64, 60) + ellipse(64, 64, 46), BLOOD, 0, even=True)
    p.draw(ellipse(64, 64, 57), w=6, stroke=GOLD)
    p.draw(ellipse(64, 64, 61), w=3)
    p.draw(ellipse(64, 64, 47), w=3)


def past(p):
    """Over a node that is past."""
    p.draw(ellipse(64, 64, 58), PARCHMENT, 0, alpha=0.62)
    with p.at(60, 60, 0.52):
        p.draw("M14 66L32 48L54 70L98 18L116 34L56 106Z", MOSS)


def number_plate(p):
    p.draw(box(6, 34, 116, 60, 16), LIGHT, 5, WOOD)


NODES = {"major": major, "major-in-turn": major_in_turn, "risk": risk, "opportunity": opportunity,
         "selection": selection, "recovery": recovery, "treasure": treasure, "ranking": ranking, "halo": halo,
         "past": past}  # fmt: skip


# --- discs, pennants, sockets -------------------------------------------------------------------------------------


def disc(p, edge, face, ring=None):
    p.draw(ellipse(66, 67, 58), INK, 0, alpha=0.4)
    p.draw(ellipse(64, 63, 58), edge)
    if ring:
        p.draw(ellipse(64, 63, 54), w=2, stroke=ring, alpha=0.6)
    p.draw(ellipse(64, 63, 50), face, 2.5)


def reward_disc(p):
    disc(p, GOLD, LIGHT, BONE)


def reward_disc_lit(p):
    p.draw(ellipse(64, 64, 62), BONE, 0)
    p.draw(ellipse(64, 64, 58), GOLD, 3)
    p.draw(ellipse(64, 64, 47), BONE, 3)


def reward_disc_taken(p):
    p.draw(ellipse(64, 63, 55), NIGHT, 0, alpha=0.35)
    p.draw(ellipse(64, 63, 55), w=4, stroke=GOLD, dash=(9, 10))


def symbol_disc(p):
    disc(p, GOLD, LIGHT)


def value_disc(p):
    p.draw(ellipse(64, 64, 58), BONE)


def total_disc(p):
    p.draw(ellipse(64, 64, 58), BONE)
    p.draw(ellipse(64, 64, 50), w=2, stroke=TAN)


def total_disc_best(p):
    p.draw(ellipse(64, 64, 58), GOLD)
    p.draw(ellipse(64, 64, 50), w=2.5, stroke=BONE, alpha=0.7)


def pennant(p, colour, mark):
    p.draw("M12 8H116V88L64 122L12 88Z", colour)
    p.draw("M98 10H114V86L64 119V104Q96 86 98 10Z", INK, 0, alpha=0.2)
    p.draw("M22 18H106V82L64 109L22 82Z", w=2.5, stroke=mark, alpha=0.5)


def rank_pennant(p):
    pennant(p, IRON, BONE)


def rank_pennant_first(p):
    pennant(p, GOLD, BONE)


def slot_scratch(p):
    p.draw(ellipse(64, 64, 46), w=6, stroke=WOOD, dash=(11, 11), cap="butt")


def slot_wound(p):
    p.draw(box(6, 6, 116, 116, 22), w=6, stroke=WOOD, dash=(11, 11), cap="butt")


DISCS = {"reward-disc": reward_disc, "reward-disc-lit": reward_disc_lit, "reward-disc-taken": reward_disc_taken,
         "symbol-disc": symbol_disc, "value-disc": value_disc, "total-disc": total_disc,
         "total-disc-best": total_disc_best, "rank-pennant": rank_pennant, "rank-pennant-first": rank_pennant_first,
         "slot-scratch": slot_scratch, "slot-wound": slot_wound}  # fmt: skip


def title_ribbon():
    """392 by 72; the words stand from 38 to 354 and from 8 to 60."""
    p = Pen(2.5)
    p.draw("M3 24H48V68H3L19 46ZM389 24H344V68H389L373 46Z", TAN)
    p.draw("M32 60L48 68V60ZM360 60L344 68V60Z", INK)
    p.draw("M8 29H30M384 29H362M8 63H30M384 63H362", w=1.5, stroke=GOLD)
    p.gradient("face", ((0, BONE), (0.35, LIGHT), (1, PARCHMENT)), line=(0, 4, 0, 60))
    p.draw(box(32, 4, 328, 56, 4), "url(#face)")
    p.draw(box(37, 9, 318, 46, 2), w=1.2, stroke=GOLD)
    return p.picture(392, 72)


def ribbon_end():
    """The left tail alone, 48 by 72, for a ribbon of any length."""
    p = Pen(2.5)
    p.draw("M3 24H46V68H3L19 46Z", TAN)
    p.draw("M8 29H30M8 63H30", w=1.5, stroke=GOLD)
    return p.picture(48, 72)


# --- tokens with values: 128 units, the number stands on the disc -------------------------------------------------


def diamonds(p, count):
    """As many as the value, in a row along the foot: a mark beside the number."""
    step = min(17, 92 / max(count, 1))
    for i in range(count):
        x = 64 + (i - (count - 1) / 2) * step
        r = min(8, step * 0.55)
        p.draw(f"M{x:.1f} {103 - r:.1f}L{x + r * 0.8:.1f} 103L{x:.1f} {103 + r:.1f}L{x - r * 0.8:.1f} 103Z", BONE, 2.5)


def number_seat(p, x=64, y=54, r=34):
    p.draw(ellipse(x + 1.5, y + 2, r), INK, 0, alpha=0.35)
    p.draw(ellipse(x, y, r), BONE)
    p.draw(ellipse(x, y, r - 6), w=2, stroke=TAN)


def token_value(kind, value):
    p = Pen(5)
    colour, edge = (MOSS, TAN) if kind == "fame" else (GOLD, WOOD)
    p.draw(box(6, 6, 116, 116, 12), colour)
    p.draw("M104 8H112Q120 8 120 16V112Q120 120 112 120H16Q12 120 9 117Q104 108 104 8Z", INK, 0, alpha=0.18)
    p.draw(box(13, 13, 102, 102, 7), w=2, stroke=edge)
    number_seat(p)
    diamonds(p, value)
    return p.picture(128, 128)


def alliance_value(kind, value):
    p = Pen(5)
    p.draw(ellipse(64, 64, 58), MOSS if kind == "fame" else GOLD)
    p.draw(SHADE, INK, 0, alpha=0.18)
    p.draw(ellipse(64, 64, 52), w=2, stroke=TAN if kind == "fame" else WOOD)
    p.draw("M34 20H94V90H34Z", LIGHT)
    p.draw(box(26, 14, 76, 13, 6), BONE)
    p.draw(box(26, 84, 76, 13, 6), BONE)
    number_seat(p, 64, 55, 25)
    for i in range(value):
        x = 64 + (i - (value - 1) / 2) * 15
        p.draw(f"M{x} 101L{x + 6} 109L{x} 117L{x - 6} 109Z", BONE, 2.5)
    return p.picture(128, 128)


def misfortune_face():
    p = Pen(5)
    misfortune(p)
    p.draw(box(14, 76, 100, 46, 10), NIGHT)
    p.draw(box(20, 82, 88, 34, 6), BONE, 2.5)
    return p.picture(128, 128)


def token_back(kind):
    """Face down: the kind shows, the value does not."""
    p = Pen(5)
    if kind == "alliance":
        alliance(p)
        p.draw(ellipse(64, 64, 58), SEA, 0, alpha=0.3)
        return p.picture(128, 128)
    colour = {"fame": MOSS, "treasure": GOLD}[kind]
    p.draw(box(6, 6, 116, 116, 12), colour)
    p.draw(box(14, 14, 100, 100, 7), w=2.5, stroke=TAN if kind == "fame" else WOOD)
    for turn in (0, 90, 180, 270):
        with p.at(64, 64, turn=turn):
            p.draw("M-40 -40Q0 -12 40 -40", w=3, stroke=INK, alpha=0.5)
    p.draw("M64 26L102 64L64 102L26 64Z", INK, 0, alpha=0.3)
    if kind == "fame":
        with p.at(35, 34, 0.45):
            lyre(p)
    else:
        p.draw(star(64, 64, 26, 11, 4), BONE)
    return p.picture(128, 128)


# --- the road between the nodes -----------------------------------------------------------------------------------


def road(p, data, band):
    p.draw(data, w=band + 3, stroke=WOOD, alpha=0.55, cap="butt")
    p.draw(data, w=band, stroke=TAN, cap="butt")
    p.draw(data, w=2.5, stroke=WOOD, dash=(4, 4), cap="butt")


def road_piece(kind):
    """A band of 16 in the middle of 24. `run` is 64 long, `bend` turns from the left edge down to the foot."""
    p = Pen(2)
    if kind == "bend":
        road(p, "M0 12H12A24 24 0 0 1 36 36V48", 16)
        return p.picture(48, 48)
    upright = kind == "run-upright"
    road(p, "M12 0V64" if upright else "M0 12H64", 16)
    return p.picture(24, 64) if upright else p.picture(64, 24)


def pictures():
    for kind in ("run", "run-upright", "bend"):
        yield f"road-{kind}", road_piece(kind)
    yield "shield-rim", shield_rim()
    for name, body in NODES.items():
        yield f"node-{name}", node(body)
    yield "number-plate", node(number_plate)
    for name, body in DISCS.items():
        yield name, node(body)
    yield "title-ribbon", title_ribbon()
    yield "ribbon-end", ribbon_end()
    for kind, most in (("fame", 7), ("treasure", 4)):
        for value in range(1, most + 1):
            yield f"value-{kind}-{value}", token_value(kind, value)
    for kind in ("fame", "treasure"):
        for value in range(1, 4):
            yield f"value-alliance-{kind}-{value}", alliance_value(kind, value)
    yield "value-misfortune", misfortune_face()
    for kind in ("fame", "treasure", "alliance"):
        yield f"back-{kind}", token_back(kind)

# SPDX-License-Identifier: GPL-3.0-or-later
"""Tokens, rewards and the emblems of the special cards: 128 units, in three cuts; and the tokens with their "
  "values."""

from .pen import BLOOD, BONE, GOLD, INK, IRON, LIGHT, MOSS, NIGHT, PARCHMENT, SEA, TAN, WOOD, box, ellipse, star
from .signs import beowulf, bold, smaller


def lyre(p):
    p.draw(
        "M40 104C14 92 10 56 30 26C30 14 46 14 44 26C40 52 36 74 52 86H76C92 74 88 52 84 26C82 14 98 14 98 26C118 56 "
        "114 92 88 104C80 118 48 118 40 104Z",
        BONE,
    )
    p.shade("M98 28C117 56 112 91 87 102C80 114 56 116 46 108C84 106 104 82 94 32Z", 0.2)
    p.draw(box(26, 30, 76, 11, 5), GOLD)
    p.draw(bold(p, "M54 42V88M64 42V90M74 42V88", "M55 42V86M73 42V86"), w=bold(p, 2.5, 5))


def square(p, colour, edge):
    p.draw(box(6, 6, 116, 116, 12), colour)
    p.shade("M104 8H112Q120 8 120 16V112Q120 120 112 120H16Q12 120 9 117Q104 108 104 8Z", 0.18)
    p.detail(box(14, 14, 100, 100, 7), w=2.5, stroke=edge)


def fame(p):
    square(p, MOSS, TAN)
    with p.at(14, 12, 0.78):
        lyre(p)


def treasure(p):
    square(p, GOLD, WOOD)
    with p.at(14, 14, 0.78):
        p.draw(
            "M28 16H100C100 52 88 70 72 74V94C84 96 92 102 94 112H34C36 102 44 96 56 94V74C40 70 28 52 28 16Z", BONE
        )
        p.shade("M84 22H98C98 52 86 68 71 72V95C82 97 90 102 92 110H60C72 104 64 80 66 72C78 64 86 46 84 22Z", 0.2)
        p.draw(box(24, 12, 80, 14, 4), BLOOD)
        p.detail(ellipse(64, 46, 9), SEA)


def scroll(p):
    p.draw("M40 34H94V84H40Z", BONE)
    p.draw(box(30, 26, 68, 16, 8), LIGHT)
    p.draw(box(30, 82, 68, 16, 8), LIGHT)
    p.shade("M86 43H93V82H86Z", 0.2)
    p.detail("M50 52H84M50 63H84M50 74H66", w=3)
    p.draw(ellipse(80, 78, 13), BLOOD)
    p.detail(star(80, 78, 7, 3, 5), GOLD, 0)


def alliance(p):
    p.draw(ellipse(64, 64, 58), TAN)
    p.shade("M108 30A56 56 0 0 1 24 102A60 60 0 0 0 108 30Z", 0.2)
    p.detail(ellipse(64, 64, 50), w=2.5, stroke=WOOD)
    scroll(p)


def misfortune(p):
    p.draw("M26 120V44C26 22 42 10 64 10C86 10 102 22 102 44V120Z", IRON)
    p.shade("M86 17C96 22 100 32 100 44V118H78C92 90 94 50 86 17Z")
    p.draw("M70 10L56 42L74 62L54 92L64 120", w=bold(p, 9, 13), stroke=NIGHT)
    p.detail("M38 52V84M38 66L48 58", w=5, stroke=BONE)
    p.detail("M88 56V92M88 92L78 82", w=5, stroke=BONE)


def scratch(p):
    p.draw(ellipse(64, 64, 46), LIGHT)
    p.detail(ellipse(64, 64, 40), w=2, stroke=TAN)
    p.draw("M42 42L58 88M60 36L74 92M80 40L88 80", w=bold(p, 7, 11), stroke=BLOOD)


def drop(p, x, half, y=10):
    a, b = half * 0.41, half * 0.53
    data = (
        f"M{x} {y}C{x + a:.1f} 40 {x + half} 58 {x + half} 82C{x + half} 104 {x + b:.1f} 118 {x} 118"
        f"C{x - b:.1f} 118 {x - half} 104 {x - half} 82C{x - half} 58 {x - a:.1f} 40 {x} {y}Z"
    )
    p.draw(data, BLOOD, bold(p, 4, 7), BONE)
    left = x - half * 0.5
    p.detail(f"M{left:.1f} 84C{left:.1f} 96 {x - half * 0.25:.1f} 104 {x} 104", w=4, stroke=PARCHMENT)


def dark(p):
    p.draw(box(6, 6, 116, 116, 22), NIGHT)
    p.detail(box(13, 13, 102, 102, 16), w=2, stroke=IRON)


def wound(p):
    dark(p)
    with p.at(11, 12, 0.82):
        drop(p, 64, 37)


def double_wound(p):
    dark(p)
    with p.at(11, 14, 0.8):
        drop(p, 36, 26)
        drop(p, 92, 26)


# --- rewards that are no token ------------------------------------------------------------------------------------


def leaf(p):
    """Herbs: what heals."""
    p.draw("M64 120C64 90 60 70 64 30", w=bold(p, 9, 16))
    p.draw("M64 120C64 90 60 70 64 30", w=bold(p, 4, 6), stroke=MOSS)
    for d in (
        "M64 62C34 62 20 44 18 18C46 20 64 34 64 62Z",
        "M64 44C66 22 82 10 108 8C108 32 92 46 64 44Z",
        "M64 100C40 102 24 94 14 76C38 68 58 78 64 100Z",
        "M64 86C70 66 88 56 114 62C108 84 88 94 64 86Z",
    ):
        p.draw(d, MOSS)
    p.shine("M28 28Q46 36 54 50M98 16Q80 24 74 34M28 80Q44 82 54 92M102 68Q84 70 76 80", 2.5, 0.55)


def heal_wound(p):
    with p.at(0, 0, 0.8):
        wound(p)
    with p.at(52, 48, 0.6):
        leaf(p)


def heal_scratches(p):
    with p.at(-14, -14, 1):
        scratch(p)
    with p.at(52, 48, 0.6):
        leaf(p)


def fame_or_heal(p):
    """Fame on one side of a bar, what heals on the other."""
    p.draw(box(4, 24, 120, 80, 12), LIGHT)
    p.draw("M4 92V36Q4 24 16 24H76L52 104H16Q4 104 4 92Z", MOSS)
    with p.at(7, 34, 0.46):
        lyre(p)
    with p.at(64, 34, 0.46):
        leaf(p)


def special(p):
    """Any special card."""
    with p.at(64, 64, turn=8), p.at(-64, -64):
        p.draw(box(26, 8, 78, 112, 9), NIGHT)
        p.draw(box(34, 16, 62, 96, 5), w=bold(p, 3, 5), stroke=GOLD)
        p.draw(star(65, 64, 30, 13, 6), GOLD)
        p.detail(ellipse(65, 64, 6), BLOOD)


# --- the emblems of the special cards -----------------------------------------------------------------------------


def king_hrothgars_blessing(p):
    p.draw("M28 62C20 92 34 122 64 124C94 122 108 92 100 62Z", BONE)
    p.shade("M100 66C106 92 94 119 66 122C90 106 94 84 90 64Z", 0.2)
    p.draw("M36 48H92V72C92 90 80 96 64 96C48 96 36 90 36 72Z", PARCHMENT)
    p.draw("M34 76C44 84 52 82 64 80C76 82 84 84 94 76C96 96 84 108 64 110C44 108 32 96 34 76Z", BONE)
    p.draw("M54 94H74", w=bold(p, 4, 6))
    p.draw("M48 66V67M80 66V67", w=bold(p, 8, 10))
    p.detail("M64 66V78", w=3)
    p.draw("M24 52L16 14L42 32L64 6L86 32L112 14L104 52Q64 42 24 52Z", GOLD)
    p.shade("M110 18L103 50Q92 47 82 46L88 34Z", 0.25)
    p.detail("M30 46Q64 36 98 46", w=3)
    p.detail(ellipse(64, 30, 6), BLOOD)
    p.shine("M22 22L27 44", 3)


def queen_wealhtheows_inspiration(p):
    p.draw("M30 60C16 86 18 112 26 124H102C110 112 112 86 98 60C98 24 30 24 30 60Z", GOLD)
    p.shade("M98 62C110 86 108 110 101 122H84C94 104 96 80 90 60Z", 0.25)
    p.detail("M28 84Q34 90 28 96Q22 102 28 108M100 84Q94 90 100 96Q106 102 100 108", w=3)
    p.draw("M40 118C42 102 50 98 64 98C78 98 86 102 88 118V124H40Z", BLOOD)
    p.draw("M40 50H88V70C88 90 76 100 64 100C52 100 40 90 40 70Z", PARCHMENT)
    p.draw("M36 58C38 36 50 30 64 30C78 30 90 36 92 58C80 56 70 50 64 42C58 50 48 56 36 58Z", GOLD)
    p.draw("M52 68V69M76 68V69", w=bold(p, 7, 9))
    p.detail("M64 70V79M57 86Q64 90 71 86", w=3)
    p.draw("M30 44Q64 26 98 44L94 30Q64 14 34 30Z", BONE)
    p.draw("M64 4L75 22L64 36L53 22Z", SEA)
    p.shine("M64 11L59 21", 2.5)


@smaller(0.82, 64, 70)
def beowulfs_daring(p):
    """Five cards behind the helmet."""
    for i in range(5):
        with p.at(64, 116, turn=-44 + 22 * i):
            p.draw(box(-14, -94, 28, 54, 5), LIGHT if i % 2 else GOLD)
            p.detail(star(0, -80, 7, 3, 4), BLOOD, 0)
    with p.at(27, 52, 0.58):
        beowulf(p)


def beowulfs_resolve(p):
    """A shield that holds, and the turn back."""
    p.draw("M22 92A50 50 0 1 1 100 94", w=bold(p, 14, 20))
    p.draw("M22 92A50 50 0 1 1 100 94", w=bold(p, 8, 8), stroke=GOLD)
    p.draw("M6 76L50 90L16 122Z", GOLD)
    p.draw(ellipse(64, 66, 36), BLOOD)
    p.shade("M92 44A36 36 0 0 1 38 92A40 40 0 0 0 92 44Z")
    p.draw("M64 31V101M29 66H99", w=bold(p, 4, 6), stroke=BONE)
    p.draw(ellipse(64, 66, 36))
    p.draw(ellipse(64, 66, 11), GOLD)


def warriors_rest(p):
    p.draw("M14 98L112 118M112 98L14 118", w=bold(p, 13, 18))
    p.draw("M14 98L112 118M112 98L14 118", w=bold(p, 7, 8), stroke=TAN)
    p.draw("M64 8C78 32 94 44 94 68C94 88 80 98 64 98C48 98 34 88 34 68C34 54 44 48 48 34C56 40 60 28 64 8Z", GOLD)
    p.shade("M66 14C78 34 92 46 92 68C92 86 80 96 66 96C86 80 84 50 66 14Z", 0.16)
    p.draw("M64 50C74 62 78 68 78 78C78 88 70 94 64 94C58 94 50 88 50 78C50 68 58 62 64 50Z", BLOOD)
    p.detail("M64 72C68 78 70 80 70 84C70 89 67 92 64 92C61 92 58 89 58 84C58 80 60 78 64 72Z", BONE, 0)


def hides_of_land(p):
    p.draw("M6 64Q64 34 122 64V112Q122 120 114 120H14Q6 120 6 112Z", MOSS)
    p.draw("M8 92Q30 66 58 52Q74 50 92 53Q58 74 36 118H16Q8 118 8 110Z", GOLD, bold(p, 3, 5))
    p.detail("M20 102Q40 74 66 58M28 110Q48 80 76 58", w=2.5)
    p.detail("M62 117Q78 90 112 72M88 117Q100 100 120 88", w=2.5)
    p.draw("M62 44H102V72H62Z", LIGHT)
    p.draw("M82 8L112 42L104 50L82 26L60 50L52 42Z", BLOOD)
    p.detail("M82 24L104 48H60Z", WOOD, 0)
    p.draw("M76 72V54H88V72Z", INK)
    p.draw("M24 52V30", w=bold(p, 8, 11))
    p.draw("M24 4C38 10 42 26 36 38C32 44 16 44 12 38C6 26 10 10 24 4Z", MOSS)
    p.shine("M18 16Q14 24 17 32", 2.5)


def hrunting(p):
    with p.at(62, 66, 1.08, turn=-40), p.at(-64, -62):
        p.draw("M51 88L53 16L64 2L75 16L77 88Z", BONE)
        p.shade("M65 5L73 17L75 87H65Z", 0.25)
        p.detail("M64 18V80", w=6, stroke=IRON)
        p.detail("M60 28L68 36M60 44L68 52M60 60L68 68", w=2, stroke=GOLD)
        p.draw("M30 84Q64 94 98 84L101 96Q64 106 27 96Z", GOLD)
        p.draw("M57 101H71V114H57Z", WOOD)
        p.detail("M57 106H71", w=2.5, stroke=GOLD)
        p.draw(ellipse(64, 117, 9), GOLD)
        p.detail(ellipse(64, 117, 3), BLOOD, 0)
        p.shine("M40 91Q52 95 62 95", 2)


def giants_sword(p):
    with p.at(62, 66, 0.84, turn=38), p.at(-64, -64):
        p.draw("M42 90L40 2L64 -20L88 2L86 90Z", IRON)
        p.draw("M64 -20L88 2L86 90H64Z", BONE)
        p.detail("M64 -6V84", w=2.5)
        p.detail("M54 16V32M54 20L60 25M54 44V60M60 44L54 52L60 60M54 70V82M54 74L60 78", w=3, stroke=GOLD)
        p.draw("M24 84H104V100H24Z", GOLD)
        p.detail("M34 92H94", w=3, dash=(1, 9))
        p.draw("M55 100H73V124H55Z", BLOOD)
        p.detail("M55 108H73M55 116H73", w=2.5, stroke=GOLD)
        p.draw("M64 118L82 132L64 146L46 132Z", GOLD)


@smaller(0.88, 64, 116)
def golden_torque(p):
    ring = "M44 104A50 50 0 1 1 84 104"
    p.draw(ring, w=bold(p, 24, 30))
    p.draw(ring, w=bold(p, 18, 15), stroke=GOLD)
    if p.details:
        p.draw(ring, w=18, stroke=INK, dash=(2, 9), cap="butt")
        p.draw(ring, w=18, stroke=GOLD, alpha=0.55)
        p.draw("M27 40Q36 22 54 17", w=4, stroke=BONE, alpha=0.7)
    p.draw(ellipse(42, 107, 15), GOLD)
    p.draw(ellipse(86, 107, 15), GOLD)
    p.draw(ellipse(42, 107, 6), BLOOD, bold(p, 2.5, 0))
    p.draw(ellipse(86, 107, 6), BLOOD, bold(p, 2.5, 0))


def all_iron_shield(p):
    p.draw(ellipse(64, 64, 56), IRON)
    p.shade("M108 30A56 56 0 0 1 24 102A60 60 0 0 0 108 30Z")
    p.draw(ellipse(64, 64, 42), w=bold(p, 3, 5))
    p.draw("M64 22V106M22 64H106", w=bold(p, 9, 12), stroke=INK)
    p.draw("M64 22V106M22 64H106", w=bold(p, 5, 4), stroke=TAN)
    p.draw(ellipse(64, 64, 18), TAN)
    p.draw(ellipse(64, 64, 9), NIGHT, bold(p, 3, 0))
    if p.details:
        for x, y in ((64, 15), (99, 29), (113, 64), (99, 99), (64, 113), (29, 99), (15, 64), (29, 29)):
            p.draw(ellipse(x, y, 4), BONE, 2)
        p.draw("M24 46A46 46 0 0 1 44 25", w=4, stroke=BONE, alpha=0.6)


TOKENS = {"fame": fame, "treasure": treasure, "alliance": alliance, "misfortune": misfortune, "scratch": scratch,
          "wound": wound, "double-wound": double_wound}  # fmt: skip
REWARDS = {"heal-wound": heal_wound, "heal-scratches": heal_scratches, "fame-or-heal": fame_or_heal,
           "special": special}  # fmt: skip
SPECIALS = {
    f.__name__.replace("_", "-"): f
    for f in (king_hrothgars_blessing, queen_wealhtheows_inspiration, beowulfs_daring, beowulfs_resolve,
              warriors_rest, hides_of_land, hrunting, giants_sword, golden_torque, all_iron_shield)
}  # fmt: skip

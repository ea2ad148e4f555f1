# SPDX-License-Identifier: GPL-3.0-or-later
"""Grendel, his mother, the dragon, and lesser creatures."""

from .pen import BLOOD, BONE, GOLD, INK, IRON, MOSS, NIGHT, SEA, TAN, WOOD, ellipse


def grendel(p, x=0, y=0, s=1.0):
    """About 0 0, 190 high: the body to y = 122."""
    with p.at(x, y, s):
        body = (
            "M-84 122C-92 70 -92 30 -70 0C-60 -14 -46 -22 -34 -26C-38 -44 -34 -62 -22 -72L-28 -92L-8 -80C-2 -82 8 -82 "
            "14 -80L34 -92L28 -70C38 -60 40 -44 36 -26C52 -22 66 -12 74 2C92 32 92 70 86 122Z"
        )
        p.draw(body, MOSS)
        p.shade("M34 -90L28 -70C38 -60 40 -44 36 -26C52 -22 66 -12 74 2C92 32 92 70 85 120H44C64 80 60 30 30 0C26 -30 "
                "28 -60 34 -90Z")
        p.draw("M-70 6C-104 12 -112 46 -100 74L-112 92L-94 86L-92 104L-80 88L-66 98L-70 78C-76 58 -68 44 -52 "
               "40Z", MOSS)
        p.draw("M72 6C104 2 118 -28 110 -54L124 -66L106 -68L106 -86L92 -72L80 -84L80 -64C84 -44 72 -30 52 -26Z", MOSS)
        p.draw("M-112 92L-104 82M-92 104L-89 92M-66 98L-72 86M124 -66L112 -62M106 -86L103 -74M80 -84L86 -74", w=5,
               stroke=BONE)  # fmt: skip
        p.draw("M-24 -52L-6 -46L-10 -38L-22 -42ZM26 -52L8 -46L12 -38L24 -42Z", GOLD, 3)
        p.draw("M-14 -47V-42M16 -47V-42", w=3)
        p.draw("M-22 -24C-8 -16 10 -16 24 -24L20 -6C8 2 -6 2 -18 -6Z", INK, 3)
        p.draw("M-20 -22L-14 -8L-9 -19ZM22 -22L16 -8L11 -19ZM-6 -18L-2 -10L3 -18Z", BONE, 1.5)
        p.draw("M-40 18C-20 30 20 30 42 18M-46 44C-22 58 24 58 48 44M-48 72C-24 84 26 84 50 72")
        p.shine("M-78 84Q-82 44 -64 14", 3.5, 0.4)


def hag(p, x=0, y=0, s=1.0, skin=IRON, tail=False):
    """Grendel's mother: about 0 0, 200 high, her hands before her."""
    with p.at(x, y, s):
        p.draw("M-40 -64C-76 -40 -70 20 -86 60C-62 50 -62 40 -56 30C-58 60 -66 80 -60 104C-30 70 -34 40 -30 20H30C34 "
               "40 30 70 60 104C66 80 58 60 56 30C62 40 62 50 86 60C70 20 76 -40 40 -64C32 -104 -32 -104 -40 "
               "-64Z", MOSS)  # fmt: skip
        p.draw("M-62 20Q-54 -20 -46 -40M62 20Q54 -20 46 -40M-50 60Q-46 30 -42 10M50 60Q46 30 42 10", w=3)
        foot = "M-30 120C-40 70 -40 20 -22 -4H22C40 20 40 70 30 120Z"
        if tail:
            foot = "M-26 -4H26C44 30 34 70 16 90C0 108 10 122 34 116C26 140 -20 142 -22 108C-24 84 -44 40 -26 -4Z"
        p.draw(foot, SEA if not tail else MOSS)
        p.draw("M-22 20Q0 30 22 20M-24 44Q0 56 24 44M-18 68Q0 78 20 68", w=3)
        p.draw("M-28 -52C-30 -84 30 -84 28 -52C28 -26 14 -4 0 2C-14 -4 -28 -26 -28 -52Z", skin)
        p.shade("M14 -74C30 -66 30 -40 20 -18C14 -6 8 -1 0 1C14 -20 20 -50 14 -74Z")
        p.draw("M-20 -50L-5 -43L-8 -34L-19 -38ZM20 -50L5 -43L8 -34L19 -38Z", GOLD, 3)
        p.draw("M-11 -44V-38M11 -44V-38", w=3)
        p.draw("M0 -40L-5 -24H4", w=2.5)
        p.draw("M-14 -16Q0 -22 14 -16Q8 -4 0 -4Q-8 -4 -14 -16Z", INK, 3)
        p.draw("M-10 -16L-7 -9L-4 -18ZM10 -16L7 -9L4 -18Z", BONE, 1)
        p.draw("M-28 -58Q-20 -84 0 -86Q20 -84 28 -58Q14 -74 0 -72Q-14 -74 -28 -58Z", MOSS)
        for flip in (False, True):
            with p.at(0, 0, flip=flip):
                arm = (
                    "M22 10C52 10 68 -8 72 -36L62 -50L74 -50L76 -66L86 -52L100 -60L94 -44L106 -38L92 -32C86 6 64 32 26 "
                    "34Z"
                )
                p.draw(arm, skin)
                p.draw("M76 -66L78 -54M100 -60L92 -50M106 -38L96 -38M62 -50L72 -46", w=4, stroke=BONE)


def dragon_head(p, x, y, s=1.0, flip=False, turn=0, fire=True, colour=GOLD):
    """About 0 0, where the neck ends; it looks to the right, 120 wide."""
    with p.at(x, y, s, turn=turn, flip=flip), p.at(-306, -104):
        if fire:
            p.draw("M404 122Q440 120 462 100Q460 126 486 136Q458 144 466 168Q436 156 404 132Z", BONE)
            p.draw("M412 126Q436 126 450 116Q450 130 464 138Q446 142 448 152Q430 144 412 130Z", BLOOD, 0)
        p.draw("M330 104L316 60Q322 48 334 62L350 76Q340 40 356 34Q358 60 372 74Q402 74 418 92L410 108Q392 110 386 120"
               "L404 132Q384 152 346 144Q310 140 300 112Q310 92 330 104z", colour)  # fmt: skip
        p.shade("M410 108Q392 110 386 120L404 132Q384 152 346 144Q316 140 304 120Q350 134 384 110Q400 104 414 "
                "96z", 0.22)
        p.draw("M408 104l-5 9l-7 -6l-5 9l-6 -4", w=6)
        p.draw("M408 104l-5 9l-7 -6l-5 9l-6 -4", w=3.5, stroke=BONE)
        p.draw("M352 126q16 4 34 -6", w=3)
        p.draw(ellipse(362, 94, 7), BONE, 3)
        p.draw(ellipse(364, 94, 2.5), INK, 0)
        p.draw("M350 84L372 88", w=4)
        p.draw(ellipse(404, 93, 2), INK, 1)


def coil(p, data, width, colour=GOLD, belly=True):
    """A body along a path."""
    p.draw(data, w=width + 8)
    p.draw(data, w=width, stroke=colour)
    if belly:
        p.draw(data, w=width * 0.5, stroke=INK, alpha=0.14)
        p.draw(data, w=3, stroke=WOOD, dash=(1, 12))


def wing(p, x, y, s=1.0, flip=False, turn=0, colour=BLOOD):
    """From 0 0 up to the left, 130 wide."""
    with p.at(x, y, s, turn=turn, flip=flip):
        p.draw("M0 0C-10 -40 -30 -80 -70 -104C-84 -112 -110 -112 -126 -100C-112 -92 -108 -84 -106 -72C-96 -76 -84 -70 "
               "-80 -54C-66 -62 -54 -52 -50 -34C-38 -40 -26 -30 -24 -10C-16 -16 -6 -12 0 0Z", colour)  # fmt: skip
        p.draw("M-4 -10C-30 -50 -60 -84 -106 -72M-4 -10C-30 -40 -56 -60 -80 -54M-4 -8C-20 -26 -34 -38 -50 -34", w=3)
        p.draw("M0 0C-10 -40 -30 -80 -70 -104C-84 -112 -110 -112 -126 -100", w=9)
        p.draw("M0 0C-10 -40 -30 -80 -70 -104C-84 -112 -110 -112 -126 -100", w=4, stroke=GOLD)


def serpent(p, x, y, s=1.0, flip=False, colour=MOSS):
    """About 0 0, 120 wide."""
    with p.at(x, y, s, flip=flip), p.at(-64, -64):
        p.draw("M8 104C8 72 34 72 34 96C34 108 52 108 52 90C52 60 84 60 84 88C84 100 92 98 92 84C92 62 70 52 70 32C70 "
               "14 92 6 108 16L122 28L104 36C98 40 98 46 104 54C118 72 114 118 84 116C66 114 70 92 62 92C54 92 58 118 "
               "36 118C22 118 22 104 20 104C16 104 18 112 16 112Z", colour)  # fmt: skip
        p.draw(ellipse(94, 24, 5), BONE, 2.5)
        p.draw(ellipse(95, 24, 1.5), INK, 0)


def horse(p, x, y, s=1.0, flip=False, colour=TAN):
    """Hooves on y = 0, looks to the right, 120 wide."""
    with p.at(x, y, s, flip=flip):
        p.draw("M-48 -56C-70 -54 -70 -30 -62 -12C-64 -34 -58 -42 -46 -44Z", INK)
        p.draw("M-40 0L-42 -40L-28 -34L-28 0ZM24 0L22 -38L36 -40L36 0Z", WOOD)
        p.draw("M-52 -48C-54 -66 -34 -70 -10 -68C8 -66 18 -70 26 -84L36 -104L44 -112L48 -102C60 -98 66 -84 70 -76C68 "
               "-66 58 -66 50 -72C48 -56 44 -42 40 -32L38 0H26L24 -32C4 -26 -14 -26 -28 -32L-30 0H-42L-46 -34Q-52 -40 "
               "-52 -48Z", colour)  # fmt: skip
        p.draw("M26 -84C20 -76 14 -70 4 -66C10 -84 24 -100 42 -108C34 -98 30 -92 26 -84Z", INK)
        p.draw(ellipse(52, -90, 2), INK, 2)
        p.draw("M-22 -68Q-8 -40 14 -67Q-4 -76 -22 -68Z", BLOOD, 3)
        p.draw("M58 -72L46 -84L30 -74", w=3, stroke=BLOOD)


def boar(p, x, y, s=1.0, flip=False):
    """Looks to the right; hooves on y = 0, 100 wide."""
    with p.at(x, y, s, flip=flip):
        p.draw("M-30 0V-24H-18V0ZM10 0V-24H22V0Z", INK)
        p.draw("M-48 -34C-50 -62 -20 -70 4 -64C22 -60 30 -52 44 -40L54 -36V-24L40 -20C30 -12 6 -12 -10 -14C-36 -14 -46 "
               "-20 -48 -34Z", WOOD)
        p.draw("M-40 -56L-34 -70L-26 -62L-18 -74L-10 -66L0 -76L6 -64", WOOD, 3)
        p.draw("M44 -26Q54 -38 50 -46", w=7)
        p.draw("M44 -26Q54 -38 50 -46", w=3, stroke=BONE)
        p.draw(ellipse(30, -40, 2), INK, 2)
        p.draw("M18 -54L22 -68L30 -52Z", WOOD, 3)


def raven(p, x, y, s=1.0, flip=False):
    with p.at(x, y, s, flip=flip):
        p.draw("M-30 14C-20 -2 -10 -20 6 -24C14 -32 26 -28 28 -20L42 -14L26 -12C22 4 6 12 -8 10L-18 18Z", NIGHT)
        p.draw("M-16 6Q0 4 8 -10", w=2.5, stroke=IRON)
        p.draw(ellipse(18, -20, 1.6), BONE, 0)
        p.draw("M-2 11V22M4 10V22", w=3)


def sheep(p, x, y, s=1.0, flip=False):
    with p.at(x, y, s, flip=flip):
        p.draw("M-14 0V-12M10 0V-12", w=6)
        p.draw("M-26 -20C-32 -34 -16 -42 -8 -36C0 -46 18 -42 18 -32C28 -28 24 -10 12 -10H-18C-28 -10 -32 -16 -26 "
               "-20Z", BONE, 3)
        p.draw("M16 -36C28 -40 34 -30 32 -22C28 -16 18 -18 16 -26Z", WOOD, 3)



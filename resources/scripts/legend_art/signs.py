# SPDX-License-Identifier: GPL-3.0-or-later
"""The six symbols of the cards, and the marks of the table: 128 units, in three cuts."""

from .pen import BLOOD, BONE, GOLD, INK, IRON, LIGHT, MOSS, NIGHT, PARCHMENT, SEA, TAN, WOOD, box, ellipse, star


def bold(pen, large, small):
    """A width that does not follow the outline."""
    return large if pen.details else small


def smaller(scale, x=64, y=64):
    """Draws less large about x, y, so that the widest cut stays in the frame."""

    def wrap(drawing):
        def wrapped(pen):
            with pen.at(x, y, scale), pen.at(-x, -y):
                drawing(pen)

        wrapped.__name__ = drawing.__name__
        return wrapped

    return wrap


def travelling(p):
    p.rope("M64 12V86", WOOD, 5)
    p.draw("M30 20H98L91 70Q64 76 37 70Z", BONE, 0)
    p.draw("M43.6 20H57.2L58.6 73L47.8 72ZM70.8 20H84.4L80.2 72L69.4 73Z", BLOOD, 0)
    p.shade("M90 20H98L91 70Q80 74 66 74Q88 62 90 20Z")
    p.draw("M30 20H98L91 70Q64 76 37 70Z")
    p.detail("M24 19H104", w=9)
    p.detail("M24 19H104", w=3, stroke=TAN)
    p.draw("M10 58C8 82 22 112 46 112H82C106 112 120 82 118 58C111 74 100 82 90 82H38C28 82 17 74 10 58Z", WOOD)
    p.shade("M116 66C112 92 100 110 82 110H46C38 110 32 107 26 101C64 106 98 98 112 72Z")
    p.shine("M16 74Q22 90 30 98", 2.5)
    if p.details:
        for x, colour in ((42, GOLD), (64, BLOOD), (86, GOLD)):
            p.draw(ellipse(x, 95, 9), colour)
            p.draw(ellipse(x, 95, 2), INK, 0)
    else:
        p.draw("M34 97H94", w=9, stroke=GOLD)


def friendship(p):
    p.draw("M62 40C62 64 44 80 14 82C20 106 60 114 88 92C110 74 116 52 114 30Z", BONE)
    p.draw("M62 40C62 48 60 54 56 60L110 62C113 50 115 40 114 30Z", GOLD)
    p.draw("M14 82C20 106 30 106 40 107L36 77Z", GOLD)
    p.shade("M112 36C113 54 106 72 86 89C62 107 32 105 20 95C50 100 78 92 92 72C99 61 102 48 102 38Z", 0.22)
    p.detail("M58 59L108 61", w=2)
    p.detail("M66 53H108", w=2)
    p.shine("M58 74Q48 84 38 88", 3)
    p.draw("M62 38C61 28 76 20 92 20C106 20 116 25 115 32C114 40 100 46 85 46C72 46 62 43 62 38Z", BLOOD)
    p.shade("M114 33C112 40 100 45 85 45C74 45 66 43 63 40C80 41 102 40 114 33Z")


def wit(p):
    p.draw("M64 116L42 92L14 68L18 12L48 36H80L110 12L114 68L86 92Z", BLOOD)
    p.shade("M110 14L113 67L86 91L64 115V90L92 64L98 30Z", 0.2)
    p.draw("M64 116L42 92L14 68C34 62 52 74 58 92Z", BONE)
    p.draw("M64 116L86 92L114 68C94 62 76 74 70 92Z", BONE)
    p.detail("M26 26L42 40L28 52Z", INK, 0)
    p.detail("M102 26L86 40L100 52Z", INK, 0)
    p.draw("M34 57L55 66L48 75ZM94 57L73 66L80 75Z", INK, 0)
    p.detail("M44 65L49 67M84 65L79 67", w=2.5, stroke=GOLD)
    p.detail("M64 40V56M56 42L58 50M72 42L70 50", w=2.5)
    p.draw("M53 100H75L64 116Z", INK)
    p.shine("M20 22L19 44M30 79L40 88", 3)


def courage(p):
    p.draw("M40 92H90V122H40Z", PARCHMENT)
    p.draw(box(34, 102, 62, 16, 4), GOLD)
    p.detail("M46 110H84", w=2.5, dash=(1, 7))
    p.draw("M22 52H106V70C106 86 96 94 90 98H40C28 92 22 84 22 70Z", PARCHMENT)
    for x, y, height in ((22, 20, 43), (43, 13, 50), (64, 13, 50), (85, 20, 43)):
        p.draw(box(x, y, 21, height, 9), PARCHMENT)
    p.shade("M99 22Q104 24 104 30V70C104 85 95 93 89 97H56C84 92 94 80 97 56Z", 0.2)
    p.draw("M20 62C18 52 30 48 40 52L72 60C84 62 84 78 72 79L44 76C30 82 22 76 20 62Z", PARCHMENT)
    p.detail("M66 63Q75 63 76 69", w=2.5)
    p.shine("M28 28V40M49 22V36M70 22V36M27 62Q28 57 36 58", 3, 0.8)


@smaller(0.96, 40, 64)
def fighting(p):
    with p.at(64, 64, turn=14), p.at(-64, -64):
        p.draw("M56 8H68V122H56Z", WOOD)
        p.shade("M64 9H67V121H64Z", 0.35)
        p.draw("M68 22C86 24 98 18 112 8C124 34 122 66 106 92C98 72 86 62 68 58Z", IRON)
        p.shade("M69 48C88 46 100 56 106 80L105 90C97 71 86 61 69 57Z")
        p.draw("M112 8C124 34 122 66 106 92C105 66 107 34 112 8Z", BONE)
        p.detail("M80 34Q90 34 96 30M80 44Q90 44 97 44", w=2.5, stroke=GOLD)
        p.draw("M56 26H38V54H56Z", IRON)
        p.shine("M43 31V42", 2.5)
        p.detail("M56 74L68 80M56 84L68 90M56 94L68 100", w=3, stroke=TAN)


def beowulf(p):
    p.draw("M20 64C20 32 38 14 64 14C90 14 108 32 108 64V96L88 118L82 92H46L40 118L20 96Z", IRON)
    p.shade("M88 26C100 36 106 48 106 64V95L89 115L84 92H74C96 84 100 50 88 26Z")
    p.shine("M27 56Q30 34 46 25", 4)
    p.draw(box(56, 6, 16, 46, 5), GOLD)
    p.detail("M64 14V44", w=3, dash=(1, 7))
    p.draw(
        "M16 58C34 50 54 54 64 62C74 54 94 50 112 58V74C104 70 98 70 92 70C94 86 76 88 72 72L70 96H58L56 72C52 88 34 "
        "86 36 70C30 70 24 70 16 74Z",
        GOLD,
    )
    p.draw("M34 72C34 84 54 86 55 72C50 66 40 66 34 72ZM94 72C94 84 74 86 73 72C78 66 88 66 94 72Z", NIGHT)
    p.detail("M44 104C52 98 58 98 64 102C70 98 76 98 84 104", w=5)
    p.detail("M30 88V96M98 88V96", w=2.5, stroke=TAN)


# --- marks of the table -------------------------------------------------------------------------------------------


@smaller(0.94, 64, 124)
def figure(p):
    shaft = bold(p, 5, 6)
    p.rope("M104 8V108", WOOD, shaft)
    p.draw("M104 2L114 26H94Z", IRON)
    p.draw("M60 44C38 50 28 82 26 110H96C94 82 84 50 60 44Z", BLOOD)
    p.shade("M72 50C84 58 92 82 94 108H78C82 88 80 66 72 50Z")
    p.draw("M43 38C43 54 50 58 60 58C70 58 77 54 77 38Z", PARCHMENT)
    p.detail("M44 44C44 60 50 68 60 68C70 68 76 60 76 44C70 51 50 51 44 44Z", WOOD)
    p.draw("M38 38C38 16 50 6 60 2C70 6 82 16 82 38Z", GOLD)
    p.shade("M66 6C74 12 80 20 80 36H70C72 24 71 14 66 6Z")
    p.draw("M36 38H84", w=bold(p, 5, 9))
    p.shine("M45 28Q47 18 54 12", 3)
    p.draw(ellipse(54, 84, 20), GOLD)
    p.detail("M54 65V103M35 84H73", w=2.5)
    p.draw(ellipse(54, 84, 7), INK)
    p.draw(box(14, 106, 102, 18, 6), WOOD)
    p.shine("M22 112H70", 2.5, 0.4)


def back(p, x, y, width, height, band=True):
    p.draw(box(x, y, width, height, 8), SEA)
    if band and p.details:
        p.draw(box(x + 8, y + 8, width - 16, height - 16, 4), w=3, stroke=GOLD)
    mx, my, r = x + width / 2, y + height / 2, width * 0.26
    p.draw(f"M{mx} {my - r * 1.35:.1f}L{mx + r:.1f} {my}L{mx} {my + r * 1.35:.1f}L{mx - r:.1f} {my}Z", GOLD)


def cards(p):
    with p.at(64, 64, turn=-12), p.at(-64, -64):
        back(p, 14, 20, 58, 86, band=False)
    with p.at(64, 64, turn=10), p.at(-64, -64):
        p.draw(box(46, 20, 62, 88, 7), LIGHT)
        p.detail(box(53, 27, 48, 74, 4), w=2, stroke=TAN)
        p.draw(star(77, 64, 22, 9, 4), BLOOD)


def card_back(p):
    back(p, 24, 8, 80, 112)


@smaller(0.92)
def risk(p):
    with p.at(64, 64, turn=-10), p.at(-64, -64):
        back(p, 6, 22, 56, 84, band=False)
    with p.at(64, 64, turn=8), p.at(-64, -64):
        p.draw(box(58, 18, 60, 92, 7), LIGHT)
    p.draw("M76 50C76 34 102 34 102 52C102 64 88 64 88 76M87 92V93", w=bold(p, 9, 12))


def check(p):
    p.draw("M14 66L32 48L54 70L98 18L116 34L56 106Z", MOSS)
    p.shine("M32 58L52 78L96 27", 3, 0.5)


def lock(p):
    p.draw("M38 60V42C38 8 90 8 90 42V60", w=bold(p, 19, 24))
    p.draw("M38 60V42C38 8 90 8 90 42V60", w=bold(p, 12, 9), stroke=IRON)
    p.draw(box(22, 56, 84, 62, 10), GOLD)
    p.shade("M94 58H98Q104 58 104 64V108Q104 116 96 116H40Q88 112 94 58Z", 0.22)
    p.draw(ellipse(64, 82, 10), INK, 0)
    p.draw("M60 84H68V106H60Z", INK, 0)


def exchange(p):
    p.draw("M14 34H78V14L114 46L78 78V58H14Z", MOSS)
    p.draw("M114 82H58V66L22 94L58 122V106H114Z", GOLD)
    p.shine("M20 42H84", 2.5, 0.5)


def selection(p):
    p.draw(star(64, 64, 60, 26, 8), GOLD)
    p.detail("M64 30V98M30 64H98", w=2.5)
    p.draw(ellipse(64, 64, 20), bold(p, BONE, BLOOD))
    p.detail(ellipse(64, 64, 10), BLOOD)


def goblet(p):
    p.draw("M28 16H100C100 52 88 70 72 74V94C84 96 92 102 94 112H34C36 102 44 96 56 94V74C40 70 28 52 28 16Z", GOLD)
    p.shade("M84 22H98C98 52 86 68 71 72V95C82 97 90 102 92 110H60C72 104 64 80 66 72C78 64 86 46 84 22Z", 0.24)
    p.draw(box(24, 10, 80, 15, 5), BLOOD)
    p.detail(ellipse(64, 46, 10), SEA)
    p.shine("M37 34Q39 52 48 62", 3)


def ranking(p):
    """The most treasure wins: goblet and chest."""
    with p.at(0, 34, 0.72), p.at(0, 0):
        chest(p)
    with p.at(56, 0, 0.56):
        goblet(p)


def chest(p):
    p.draw("M16 58C16 32 34 22 64 22C94 22 112 32 112 58V108H16Z", WOOD)
    p.shade("M98 34C108 40 110 48 110 58V106H40C84 100 100 80 98 34Z", 0.3)
    p.draw("M16 60H112")
    p.draw("M28 30H42V108H28ZM86 30H100V108H86Z", GOLD)
    p.draw(box(52, 50, 24, 28, 4), GOLD)
    p.draw(ellipse(64, 62, 4), INK, 0)


def first_player(p):
    """The seat that starts: a horn on a bone disc."""
    p.draw(ellipse(64, 64, 58), GOLD)
    p.draw(ellipse(64, 64, 48), BONE, bold(p, 2.5, 4))
    with p.at(20, 22, 0.68):
        friendship(p)


def arrow_back(p):
    """The card returns to the hand."""
    p.draw("M52 20L14 56L52 92V70C78 68 96 78 110 108C114 66 92 42 52 42Z", BONE)


SYMBOLS = {"travelling": travelling, "friendship": friendship, "wit": wit, "courage": courage, "fighting": fighting,
           "beowulf": beowulf}  # fmt: skip
MARKS = {"figure": figure, "cards": cards, "card-back": card_back, "risk": risk, "check": check,
         "lock": lock, "exchange": exchange, "selection": selection, "goblet": goblet,
         "ranking": ranking, "first-player": first_player, "arrow-back": arrow_back}  # fmt: skip

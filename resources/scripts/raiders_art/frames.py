# SPDX-License-Identifier: GPL-3.0-or-later
"""Fronts and backs of cards. A kind of card has its field, its pattern, and the bosses of its rope."""

import random

from raiders_art.rope import border

FRONTS = {
    "tyr": ("blood", "hatching", "blood"),
    "odin": ("sea", "two waves", "sea"),
    "yggdrasil": ("gold", "dots", "moss"),
    "artifact": ("sea", "runes", "sea"),
    "plunder": ("p3", "planks", "blood"),
    "weapon": ("blood", "zigzag", "blood"),
    "upgrade": ("iron", "planks", "sea"),
    "set": ("moss", "zigzag", "moss"),
    "battle": ("sea", "waves", "blood"),
    "journey": ("iron", "waves", "sea"),
    "prophecy": ("moss", "runes", "blood"),
}
CLANS = ("tyr", "odin", "yggdrasil")
BACKS = {  # and the picture in the middle with its scale
    "reaver": ("blood", "hatching", "location-recruit", 0.42),
    "village": ("moss", "zigzag", "location-villages", 0.42),
    "keep": ("iron", "planks", "location-keeps", 0.42),
    "journey": ("night", "waves", "sign-longship", 0.4),
    "battle": ("sea", "waves", "location-sea", 0.42),
    "prophecy": ("ink2", "runes", "_eye", 0.42),
    "glory": ("night", "runes", "glory", 0.44),
    "territory-food": ("blood", None, "territory-food", 0.42),
    "territory-favor": ("sea", None, "territory-favor", 0.42),
    "territory-dice": ("iron", None, "territory-dice", 0.42),
}
EYE = """
    # _eye
    p bone M6 64Q64 8 122 64Q64 120 6 64Z
    c sea 64 64 26
    c ink 64 64 12 |ns
    c bone 56 56 5 |ns
    p - M64 20V4M34 28L26 14M94 28L102 14 |st=gold sw=6
    """
RUNES = (  # strokes from the foot of a stave up
    ((0, 0, 0, -9), (0, -6, 5, -9), (0, -2.5, 5, -5.5)),
    ((2.5, 0, 2.5, -9), (0, -6, 2.5, -9), (2.5, -9, 5, -6)),
    ((0, 0, 0, -9), (0, -7, 4, -4.5), (4, -4.5, 0, -2)),
    ((2.5, 0, 2.5, -9), (0, -9, 2.5, -5), (5, -9, 2.5, -5)),
    ((4, -9, 1, -5.5), (1, -5.5, 4, -4), (4, -4, 1, 0)),
    ((0, 0, 0, -9), (0, -9, 4, -7), (4, -7, 0, -5), (0, -5, 4, 0)),
    ((0, 0, 0, -9), (5, 0, 5, -9), (0, -7, 5, -3)),
)


def hatching(x, y, w, h, wide):
    data = "".join(f"M{x + 3} {y + o}L{x + o} {y + 3}" for o in (14, 22, 30))
    data += "".join(f"M{x + w - 3} {y + h - o}L{x + w - o} {y + h - 3}" for o in (14, 22, 30))
    return f"p - {data} |st=p3 sw={wide or 2} so=0.7"


def wave_line(x, y, w):
    return f"M{x} {y}" + "q4 -4 8 0t8 0" * int(w // 16)


def waves(x, y, w, h, wide):
    data = "".join(wave_line(x + 6, y + h - up, w - 12) for up in (8, 16))
    return f"p - {data} |st=p3 sw={wide or 2} so=0.5"


def two_waves(x, y, w, h, wide):
    return f"p - {wave_line(x + 8, y + 9, w - 14)}{wave_line(x + 8, y + h - 8, w - 14)} |st=p3 sw={wide or 2} so=0.7"


def dots(x, y, w, h, wide):
    data = "".join(f"M{x + o} {y + 7}V{y + 7.1}M{x + o} {y + h - 7}V{y + h - 7.1}" for o in range(9, w - 5, 9))
    return f"p - {data} |st=ink2 sw={wide or 4}"


def planks(x, y, w, h, wide):
    data = "".join(f"M{x + 2} {y + h * part:.1f}H{x + w - 2}" for part in (0.33, 0.66))
    return f"p - {data} |sw={wide or 1.5} so=0.35"


def runes(x, y, w, h, wide):
    count = (w - 10) // 10
    left, foot, data = x + (w - (count * 10 - 5)) / 2, y + h - 6, ""
    for i in range(count):
        for x1, y1, x2, y2 in RUNES[i % len(RUNES)]:
            data += f"M{left + i * 10 + x1:.1f} {foot + y1:g}L{left + i * 10 + x2:.1f} {foot + y2:g}"
    return f"p - {data} |st=p3 sw={3 if wide else 1.8} so=0.7"


def zigzag(x, y, w, h, wide):
    return f"p - M{x + 5} {y + h - 5}" + "l5 -6l5 6" * ((w - 10) // 10) + f" |st=p3 sw={wide or 2} so=0.6"


PATTERNS = {
    "hatching": hatching,
    "waves": waves,
    "two waves": two_waves,
    "dots": dots,
    "planks": planks,
    "runes": runes,
    "zigzag": zigzag,
    None: lambda *_: "",
}


def grain(seed):
    """Fibres of the parchment; a card always has the same."""
    draw = random.Random(seed).uniform
    fibres = (f"M{draw(12, 100):.1f} {draw(12, 156):.1f}l{draw(3, 8):.1f} {draw(-1.5, 1.5):.1f}" for _ in range(26))
    return f"p - {''.join(fibres)} |st=ink2 sw=0.7 so=0.3"


def dusk(field):
    """What a field darkens to at its foot."""
    return "ink2" if field in ("p3", "gold") else "night"


def plate(kind, x, y, w, h, rounding, line):
    """Pale ground for a reaver, who wears the colour of the clan."""
    if kind not in CLANS:
        return ""
    return f"lin plate 0 {y} 0 {y + h} p2:0 p3:1\nr @plate {x} {y} {w} {h} {rounding} |sw={line}"


def front(kind, field, pattern, bosses):
    drawn = PATTERNS[pattern]
    return f"""
        # card-front-{kind} w=120 h=168 sw=4
        rad paper 60 67 121 bone:0 p1:0.45 p2:0.85 p3:1
        r @paper 2 2.3 116 163.4 9
        {grain(kind)}
        {border(10, 10, 100, 148, 8.2, bosses)}
        lin field 0 18 0 104 {field}:0 {field}:0.55 {dusk(field)}:1
        r @field 19 19 82 84 6 |ns
        {drawn(19, 19, 82, 84, None)}
        {plate(kind, 27, 29, 66, 64, 4, 2.5)}
        p - M22.5 96V27Q22.5 22.5 27 22.5H94 |st=bone sw=2 so=0.35
        r - 19 19 82 84 6 |sw=3.5
        p - M26 112H94 |st=p3 sw=2
        p gold M60 107.5L64.5 112L60 116.5L55.5 112Z |sw=2.5
        # card-front-{kind}-small w=120 h=168 sw=8
        r p2 5 5 110 158 14
        r {field} 17 17 86 134 7 |sw=5
        {drawn(17, 17, 86, 134, 5)}
        {plate(kind, 23, 38, 74, 92, 5, 5)}
        # card-front-{kind}-slat w=84 h=204 sw=4
        r p1 3 3 78 198 9
        s M72 4Q80 4 80 12V192Q80 200 72 200H12Q6 200 4 195H68Q74 195 74 188V4Z
        r {field} 10 10 64 184 5 |sw=3
        {drawn(10, 10, 64, 184, None)}
        {plate(kind, 13, 54, 58, 72, 4, 3)}
        p - M14 186V17Q14 14 17 14H66 |st=bone sw=2 so=0.35
        """


def back(kind, field, pattern, seen, scale):
    bosses = "sea" if field == "blood" else "blood"
    half, line = 64 * scale, 8 if seen == "glory" else 10
    return f"""
        # back-{kind} w=120 h=168 sw=4
        lin ground 0 0 60 168 {field}:0 {field}:0.5 {dusk(field)}:1
        r @ground 2 2.3 116 163.4 9
        {border(11, 11, 98, 146, 8.1, bosses)}
        {PATTERNS[pattern](20, 20, 80, 128, None)}
        p - M60 26L96 84L60 142L24 84Z |sw=7
        p - M60 26L96 84L60 142L24 84Z |st=gold sw=3
        rad disc 60 84 34 bone:0 p1:0.5 p3:1
        c gold 60 84 37 |sw=3.5
        c @disc 60 84 32 |sw=3
        use {seen} {60 - half:.1f} {84 - half:.1f} {scale} sw={3.6 / scale:.1f}
        p - M7 150V15Q7 7 15 7H100 |st=bone sw=2 so=0.3
        # back-{kind}-small w=120 h=168 sw=9
        r {field} 5 5 110 158 14
        r - 17 17 86 134 7 |st=gold sw=5
        c p1 60 84 41 |sw=6
        use {seen} 28 52 0.5 sw={line} small=1
        """


def text():
    fronts = (front(kind, *look) for kind, look in FRONTS.items())
    backs = (back(kind, *look) for kind, look in BACKS.items())
    return "\n".join((EYE, *fronts, *backs))

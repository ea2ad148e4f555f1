# SPDX-License-Identifier: GPL-3.0-or-later
"""Territories: a flag for each kind, and its tiles in three levels."""

FIELDS = {"food": "blood", "favor": "sea", "dice": "iron"}
SIGNS = {"food": "food", "favor": "favor", "dice": "die-any"}
FLAGS = {  # the cloth and its shade
    "food": ("M40 10H118L104 40L118 70H40Z", "M118 10L104 40L118 70H84Q98 40 96 10Z"),
    "favor": ("M40 10H100L120 40L100 70H40Z", "M100 10L120 40L100 70H84Q100 40 94 10Z"),
    "dice": ("M40 10H116V70H40Z", "M100 10H116V70H40V62Q96 64 100 10Z"),
}
GROUNDS = {
    "food": """
        p gold M4 118Q20 84 64 84Q108 84 124 118Z
        s M90 88Q114 96 124 118H98Q100 100 90 88Z
        !p - M20 116Q30 96 50 88M44 116Q50 98 62 88M70 116V90M94 116Q90 98 80 90 |st=ink2 sw=3
        """,
    "favor": """
        p moss M4 118Q20 84 64 84Q108 84 124 118Z
        s M90 88Q114 96 124 118H98Q100 100 90 88Z
        !p iron M66 116V100Q72 90 80 100V116ZM92 116V106Q97 98 102 106V116Z |sw=4
        !p - M73 102V110M97 108V112 |st=bone sw=3
        """,
    "dice": """
        p iron M4 118L22 94L36 104L60 82L82 102L98 88L124 118Z
        s M60 82L82 102L98 88L124 118H70Q74 98 60 82Z
        !p - M60 82L54 96L62 104M98 88L94 100 |sw=3
        """,
}
SCENE = """
    lin sky 0 13 0 91 sea:0 p2:0.75 p1:1
    r @sky 13 13 94 78 5 |ns
    p iron M13 66.9L28 48.3L41.2 61.3L61.9 40.9L82.6 63.1L94.8 52L107 66.9V74.3H13Z |sw=3
    p bone M61.9 40.9L69.4 49.2L63.8 47.4L60 51.1L55.3 48.3Z |sw=2
    """
LANDS = {
    "food": """
        p gold M13 72.4Q41.2 61.3 67.5 66.9T107 68.7V86.4Q107 91 101.4 91H18.6Q13 91 13 86.4Z |sw=3
        p - M18.6 89.1Q24.3 78 37.4 70.6M35.6 89.1Q41.2 79.9 50.6 72.4M82.6 89.1Q82.6 79.9 78.8 74.3M101.4 87.3Q97.6 79.9 92 74.3 |st=ink2 sw=2.5
        """,
    "favor": """
        p moss M13 72.4Q41.2 61.3 67.5 66.9T107 68.7V86.4Q107 91 101.4 91H18.6Q13 91 13 86.4Z |sw=3
        p iron M20.5 87.3V68.7Q25.2 61.3 29.9 68.7V87.3ZM90.1 87.3V70.6Q94.8 63.1 99.5 70.6V87.3Z |sw=2.5
        p - M25.2 70.6V81.7M94.8 72.4V81.7 |st=bone sw=2
        """,
    "dice": """
        p ink2 M13 72.4Q41.2 61.3 67.5 66.9T107 68.7V86.4Q107 91 101.4 91H18.6Q13 91 13 86.4Z |sw=3
        p iron M16.8 89.1L20.5 78L29.9 76.1L35.6 89.1ZM86.3 89.1L90.1 78L99.5 79.9L104.2 89.1Z |sw=2.5
        """,
}
BUILDINGS = (
    "use farm-pawn 45 50.1 0.27 sw=11 small=1",
    "use location-villages 37.4 44.6 0.36 sw=8.5 small=1",
    "use location-keeps 35.6 35.3 0.42 sw=7.5 small=1",
)


def flag(kind):
    cloth, shade = FLAGS[kind]
    return f"""
        # territory-{kind} small=8 fit=0.96
        p ink2 M26 6H38V104H26Z
        !c gold 32 7 6 |sw=4
        {GROUNDS[kind]}
        p {FIELDS[kind]} {cloth}
        s {shade}
        !c p1 70 40 25 |sw=4
        ^c p1 70 40 27 |ns
        !use {SIGNS[kind]} 49.5 19.5 0.32 sw=9 small=1
        ^use {SIGNS[kind]} 44 14 0.4 sw=13
        """


def edges(kind, width, height):
    """The pattern of the kind along both sides."""
    right = width - 7
    if kind == "food":
        at = range(110, height - 8, 11)
        data = "".join(f"M7 {y}L11 {y - 6}L15 {y}" for y in at)
        data += "".join(f"M{right - 8} {y}L{right - 4} {y - 6}L{right} {y}" for y in at)
        return f"p - {data} |st=p3 sw=2.5 so=0.8"
    if kind == "favor":
        at = range(114, height - 6, 10)
        data = "".join(f"M9 {y}Q15 {y - 4} 9 {y - 8}" for y in at)
        data += "".join(f"M{right - 2} {y}Q{right - 8} {y - 4} {right - 2} {y - 8}" for y in at)
        return f"p - {data} |st=p3 sw=2.5 so=0.8"
    at = range(106, height - 8, 10)
    data = "".join(f"M{x} {y}V{y}.1" for x in (11, width - 11) for y in at)
    return f"p - {data} |st=p3 sw=5 so=0.8"


def diamonds(level, x, y, size, step, line):
    text = ""
    for i in range(level):
        at = x + (i - (level - 1) / 2) * step
        text += f"p gold M{at:.4g} {y - size}L{at + size:.4g} {y}L{at:.4g} {y + size}L{at - size:.4g} {y}Z |sw={line}\n"
    return text


def tile(kind, level):
    field, sign = FIELDS[kind], SIGNS[kind]
    return f"""
        # territory-{kind}-{level} w=120 h=168 sw=4
        r {field} 3 3 114 162 9
        s M108 3Q117 3 117 12V156Q117 165 108 165H12Q6 165 4 160H100Q111 160 111 148V4Z
        l M8 150V14Q8 8 14 8H100 |sw=2.5 so=0.35
        {SCENE}{LANDS[kind]}{BUILDINGS[level - 1]}
        r - 13 13 94 78 5 |sw=3.5
        {edges(kind, 120, 168)}
        r p1 44 101 58 34 8 |sw=3.5
        c p1 36 118 21 |sw=3.5
        use {sign} 19.4 101.4 0.26 sw=10 small=1
        {diamonds(level, 60, 151, 7, 16.1, 3)}
        # territory-{kind}-{level}-slat w=84 h=204 sw=4
        r {field} 3 3 78 198 8
        s M72 3Q81 3 81 12V192Q81 201 72 201H12Q6 201 4 196H64Q75 196 75 184V4Z
        l M8 186V14Q8 8 14 8H66 |sw=2.5 so=0.35
        {edges(kind, 84, 204)}
        c p1 42 48 28 |sw=4
        use {sign} 19 25 0.36 sw=9 small=1
        r p1 18 90 48 46 8 |sw=4
        {diamonds(level, 42, 172, 8, 18.4, 3)}
        # territory-{kind}-{level}-small w=120 h=168 sw=9
        r {field} 5 5 110 158 14
        c p1 60 60 42 |sw=7
        use {sign} 24.8 24.8 0.55 sw=12 small=1
        {diamonds(level, 60, 132, 15, 32, 6)}
        """


def subdued(kind):
    return f"""
        # territory-{kind}-subdued w=120 h=168 sw=4
        r p2 3 3 114 162 9
        r {FIELDS[kind]} 3 3 114 26 9 |ns
        r {FIELDS[kind]} 3 18 114 12 |ns
        r - 3 3 114 162 9
        p - M3 30H117
        l M8 24V14Q8 8 14 8H100 |sw=2.5 so=0.35
        s M108 31H117V156Q117 165 108 165H12Q6 165 4 160H100Q111 160 111 148V31Z
        c p1 60 30 20 |sw=3.5
        use {SIGNS[kind]} 44 14 0.25 sw=11 small=1
        r p1 14 58 92 94 8 |sw=3 st=p3
        """


def text():
    tiles = (tile(kind, level) for kind in FIELDS for level in (1, 2, 3))
    return "\n".join((*map(flag, FIELDS), *tiles, *map(subdued, FIELDS)))

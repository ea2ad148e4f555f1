# SPDX-License-Identifier: GPL-3.0-or-later
"""The dice: each colour has its shape and its pattern, so that no die is told from another by its colour alone."""

BASIC = ("shield", "chest", "longship", "hammer", "double-hammer")
CLAN = {"red": "helmet", "blue": "raven", "yellow": "tree"}


def dots(places):
    return "".join(f"M{x} {y}V{y}.1" for x, y in places)


def ring(steps, near, far):
    return [(s, e) for e in (near, far) for s in steps] + [(e, s) for e in (near, far) for s in steps]


def waves(x, y, half, count):
    return f"M{x} {y}q{half / 2:g} {-half / 2:g} {half} 0" + f"t{half} 0" * count


BODIES = {
    "red": f"""
        p blood M32 5H96L123 32V96L96 123H32L5 96V32Z
        s M96 123L123 96V40L112 30C112 80 90 108 36 113L40 123Z
        !p - M13 43L43 13M13 57L57 13M115 85L85 115M115 71L71 115M85 13L115 43M71 13L115 57M43 115L13 85M57 115L13 71 |st=p3 sw=3 so=0.85
        ^p - M14 42L42 14M114 86L86 114M86 14L114 42M42 114L14 86 |st=p2 sw=5
        !r night 23 23 82 82 16 |ns fo=0.38
        ^r night 20 20 88 88 16 |ns fo=0.42
        !l M9 92V34L34 9H92 |sw=2.5 so=0.45
        """,
    "blue": f"""
        p sea M36 5H92C112 5 123 16 123 36V92C123 112 112 123 92 123H36C16 123 5 112 5 92V36C5 16 16 5 36 5Z
        s M92 123C112 123 123 112 123 92V44L113 34C112 80 92 108 40 114L44 123Z
        !p - {waves(16, 26, 16, 5)}{waves(22, 15, 14, 5)}{waves(16, 104, 16, 5)}{waves(22, 115, 14, 5)} |st=p3 sw=3 so=0.85
        ^p - {waves(22, 18, 14, 5)}{waves(22, 112, 14, 5)} |st=p2 sw=5
        !r night 23 23 82 82 16 |ns fo=0.38
        ^r night 20 20 88 88 16 |ns fo=0.42
        !l M9 90V36C9 19 19 9 36 9H90 |sw=2.5 so=0.45
        """,
    "yellow": f"""
        p gold M24 5H104C104 16 112 24 123 24V104C112 104 104 112 104 123H24C24 112 16 104 5 104V24C16 24 24 16 24 5Z
        s M104 123C104 112 112 104 123 104V30L114 24C112 80 92 108 30 114L24 123Z
        !p - {dots(ring((36, 50, 64, 78, 92), 15, 113))} |st=ink2 sw=7
        ^p - {dots(ring((40, 64, 88), 15, 113))} |st=ink2 sw=9
        !r ink 23 23 82 82 16 |ns fo=0.45
        ^r ink 20 20 88 88 16 |ns fo=0.5
        !l M9 98V28C18 26 26 18 28 9H98 |sw=2.5 so=0.55
        """,
}
NEUTRAL = """
    r p2 5 5 118 118 24
    s M99 123C113 123 123 113 123 99V40L112 34C111 84 88 110 34 113L40 123Z
    !r {inside} 15 15 98 98 17 |sw=3 st={edge}
    !l M9 98V30C9 18 18 9 30 9H98 |sw=2.5 so=0.8
    """
EITHER = """
    !p - M106 22L22 106 |sw=4
    !use sign-longship 17 15 0.44 sw=8 small=1
    !use sign-hammer 56 56 0.44 sw=8 small=1
    ^p - M110 18L18 110 |sw=6
    ^use sign-longship 11 10 0.48 sw=11
    ^use sign-hammer 58 57 0.48 sw=11
    """
COMBAT = """
    r night 5 5 118 118 20
    !r - 16 16 96 96 12 |st=iron sw=4
    l M10 98V26C10 16 16 10 26 10H98 |sw=2.5 so=0.35
    """
COMBAT_SIDES = {
    "": """
        !p - M46 52C46 34 82 34 82 54C82 68 64 66 64 80M64 92V92.1 |st=bone sw=10
        ^p - M42 50C42 28 86 28 86 54C86 70 64 66 64 82M64 98V98.1 |st=bone sw=14
        """,
    "-0": """
        !p - M44 64H84 |st=iron sw=12
        ^p - M40 64H88 |st=p3 sw=14
        """,
    "-1": """
        !use sign-hammer 30 28 0.54 sw=7
        ^use sign-hammer 20 20 0.7 sw=8
        """,
    "-2": """
        !use sign-hammer 19 34 0.36 sw=8 small=1
        !use sign-hammer 63 46 0.36 sw=8 small=1
        ^use sign-hammer 8 16 0.48 sw=8
        ^use sign-hammer 58 50 0.48 sw=8
        """,
}
SPACES = """
    # die-socket small=8
    !r ink2 8 8 112 112 20 |fo=0.1 st=ink2 sw=4 dash='14 11'
    ^r ink2 8 8 112 112 20 |fo=0.1 st=ink2 sw=8 dash='20 18'
    # die-socket-dark small=8
    !r bone 8 8 112 112 20 |fo=0.06 st=p3 sw=4 dash='14 11'
    ^r bone 8 8 112 112 20 |fo=0.06 st=p3 sw=8 dash='20 18'
    # die-asked small=8
    !r gold 5 5 118 118 24 |fo=0.25 st=gold sw=9
    !r - 5 5 118 118 24 |st=blood sw=5 dash='13 11'
    ^r gold 8 8 112 112 22 |fo=0.25 st=gold sw=13
    ^r - 8 8 112 112 22 |st=blood sw=9 dash='18 15'
    # die-spent small=8
    !r ink2 8 8 112 112 20 |fo=0.1 st=ink2 sw=4 dash='14 11'
    ^r ink2 8 8 112 112 20 |fo=0.1 st=ink2 sw=8 dash='20 18'
    p gold M36 52H62V34L96 64L62 94V76H36Z
    s M64 38L94 64L64 92V74H38V66Q74 70 64 38Z
    # die-lit small=8
    !r - 6 6 116 116 26 |sw=11
    !r - 6 6 116 116 26 |st=gold sw=6
    ^r - 8 8 112 112 24 |sw=16
    ^r - 8 8 112 112 24 |st=gold sw=9
    """


def with_sign(sign, scale, place):
    return f"""
        !use {sign} {place} {place} {scale} sw=7
        ^use {sign} 14 14 0.78 sw=9
        """


def crew():
    for colour, body in BODIES.items():
        yield f"# die-{colour} small=8\n{body}"
        for side in (CLAN[colour], *BASIC):
            yield f"# die-{colour}-{side} small=8\n{body}{with_sign(f'sign-{side}', 0.67, 21.12)}"
        yield f"# die-{colour}-any small=8\n{body}{with_sign('_star', 0.67, 21.12)}"


def neutral():
    asked = NEUTRAL.format(inside="p3", edge="p3")
    for side in (*BASIC, *CLAN.values()):
        yield f"# die-neutral-{side} small=8\n{asked}{with_sign(f'sign-{side}', 0.65, 22.4)}"
    yield f"# die-neutral-any small=8\n{asked}{with_sign('_star', 0.65, 22.4)}"
    yield f"# die-neutral-longship-hammer small=8\n{NEUTRAL.format(inside='p3', edge='ink2')}{EITHER}"
    yield f"# die-neutral small=8\n{NEUTRAL.format(inside='bone', edge='p3')}"
    pips = dots([(38, 38), (90, 38), (64, 64), (38, 90), (90, 90)])
    yield f"# die-any small=8\n{NEUTRAL.format(inside='p1', edge='p3')}!p - {pips} |sw=17\n^p - {pips} |sw=22"


def text():
    combat = (f"# die-combat{side} small=8\n{COMBAT}{drawing}" for side, drawing in COMBAT_SIDES.items())
    return "\n".join((*crew(), *neutral(), *combat, SPACES))

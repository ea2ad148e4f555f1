# SPDX-License-Identifier: GPL-3.0-or-later
"""The longship that is a player's board: prow and stern keep their shape, the deck between grows."""

from raiders_art.rope import boss, run

WIDTHS = (1120, 1240, 1360, 1480, 1600)
DRAWN = 1240  # where the stern stands as it is written below
PARTS = """
    # _prow
    p moss M112 200C106 130 116 66 92 28L78 4L64 20C42 22 18 34 4 54L12 70L28 66L32 76L44 68C58 72 60 92 54 130C50 170 52 220 60 262H112Z
    s M112 200C106 130 116 66 92 28L78 4L74 14C84 40 96 70 92 130C88 180 90 230 92 262H112Z
    p blood M92 60L106 52L98 78L112 76L101 104L114 104L103 130L115 134L104 156 |sw=4 tr='translate(3 0)'
    p gold M70 80C78 110 68 150 72 200C73 226 76 246 80 262H66C60 226 58 178 62 136C66 112 66 96 62 82Z |sw=3
    !p - M63 150H71M62 172H71M63 194H72M64 216H73M66 238H76 |st=ink2 sw=2.5
    p bone M18 68L21 78L27 67ZM36 71L38 81L44 69Z |sw=3
    p - M14 60Q34 54 48 52 |sw=4
    c gold 62 36 9 |sw=4
    p ink M59 36V36.1 |sw=6
    p - M50 26L72 22 |sw=6
    p - M12 50V50.1 |sw=5
    p gold M78 4L92 28L84 32L70 18Z |sw=4
    !p - M82 50Q90 54 92 64M84 90Q92 94 94 104M86 130Q93 134 95 144M84 170Q91 174 93 184 |st=ink sw=3 so=0.5
    l M24 50Q40 36 54 32 |so=0.45
    # _stern w=1240
    p moss M1168 214V200C1172 120 1174 66 1192 34C1204 8 1232 6 1235 30C1237 52 1210 56 1211 38C1200 62 1208 120 1211 180L1211 214Z
    s M1235 30C1237 52 1210 56 1211 38C1200 62 1208 120 1211 180V214H1194C1192 180 1186 110 1202 50Q1212 20 1235 30Z
    p - M1222 36Q1222 26 1213 32 |sw=4
    p - M1180 210C1182 150 1184 96 1193 62 |st=gold sw=4
    p blood M1206 96L1224 92L1210 112L1228 114L1212 130L1230 138L1214 148 |sw=4
    # hull-prow w=128 h=300 sw=4
    in _prow
    p - M54 262H118 |sw=7
    p - M54 262H118 |st=gold sw=3
    # hull-mast w=128 h=256 sw=4
    p ink2 M58 10H70V250H58Z
    s M66 10H70V250H66Z
    p blood M70 14L104 24L70 36Z
    p - M14 52H114 |sw=13
    p - M14 52H114 |st=p3 sw=6
    p bone M20 58Q64 52 108 58Q96 110 104 168Q64 178 24 168Q32 110 20 58Z
    p blood M34 57L46 56Q52 112 46 172L36 170Q42 112 34 57ZM82 56L94 57Q86 112 92 170L82 172Q76 112 82 56Z |ns
    s M108 58Q96 110 104 168Q90 172 76 173Q98 130 94 56Z
    p - M20 58Q64 52 108 58Q96 110 104 168Q64 178 24 168Q32 110 20 58Z
    c gold 64 112 17
    p blood M64 100L74 112L64 124L54 112Z |sw=3
    p - M24 168L46 236M104 168L82 236 |sw=2.5
    p gold M52 240H76V252H52Z
    """


def strake(width):
    more = width - DRAWN
    rivets = "".join(f"M{x} 330V330.1M{x + 30} 290V290.1" for x in range(150, width - 150, 60))
    grain = "".join(f"M{x} 335q30 -6 60 0t50 2" for x in range(190, width - 280, 170))
    right = f"H{1116 + more}C{1190 + more} 346 {1214 + more} 270 {1214 + more} 190Z"
    seam = f"H{1116 + more}C{1172 + more} 318 {1202 + more} 300 {1208 + more} 246"
    light = f"H{1114 + more}C{1166 + more} 309 {1194 + more} 292 {1202 + more} 254"
    return f"""
        p @wood M52 190C54 270 78 346 152 351{right}
        p - M58 246C66 300 96 318 150 320{seam} |sw=3 so=0.75
        p - M64 254C72 292 100 309 152 310{light} |st=p3 sw=2 so=0.35
        p - {rivets} |st=p3 sw=4 so=0.55
        p - {grain} |st=ink sw=2 so=0.4
        """


def deck(width):
    seams = "".join(f"M102 {y}H{width - 70}" for y in (54, 106, 158, 210))
    planks = enumerate((6, 54, 106, 158))
    ends = [(x, y) for i, y in planks for x in range(230 + i % 2 * 150, width - 100, 300)]
    joints = "".join(f"M{x} {y + 4}V{y + 48}" for x, y in ends)
    return f"""
        p @deck M106 3H{width - 74}Q{width - 68} 3 {width - 68} 9V258H100V9Q100 3 106 3Z
        p - {seams} |st=p3 sw=2 so=0.4
        p - {joints} |st=p3 sw=2 so=0.4
        """


def hull(width):
    return f"""
        # hull-{width} w={width} h=354 sw=4
        lin wood 0 250 0 354 ink2:0 ink2:0.45 ink:1
        lin deck 0 0 0 262 bone:0 p1:0.3 p2:1
        g |tr='translate({width - DRAWN} 0)'
        in _stern
        /g
        in _prow
        {strake(width)}
        {deck(width)}
        r ink2 92 252 {width - 152} 20 4 |sw=3.5
        {run(98, 262, width - 164, 0.8, 12.8)}
        {boss(96, 262, 12)}
        {boss(width - 64, 262, 12)}
        """


def text():
    return "\n".join((PARTS, *map(hull, WIDTHS)))

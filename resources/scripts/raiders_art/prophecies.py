# SPDX-License-Identifier: GPL-3.0-or-later
"""Prophecies: what counts, seen in an orb; those of a clan bear its badge."""

import math

SEEN = {
    "stolen-armor": "spoil-armor",
    "champion-of-the-seas": "battle-enemy-longship",
    "champion-of-valhalla": "spoil-andvarinaut",
    "treasure-hunter": "spoil-treasure",
    "chosen-of-seidr": "reaver-seeress",
    "feast-of-the-gods": "territory-food",
    "proud-conquerors": "territory-dice",
    "berserkers-glory": "reaver-fanatic",
    "refined-tastes": "spoil-art",
    "warrior-of-odin": "reaver-royal-guard",
    "juggernaut": "wall-pawn",
    "plunderer": "farm-pawn",
    "prophet-of-odin": "territory-favor",
    "sailors-reward": "upgrade-shield",
    "killer-lord": "spoil-tapestry-dearg",
    "world-shaman": "card-prophecy",
    "vanquisher": "bastion-pawn",
}
CLANS = {"chosen-of-seidr": "yggdrasil", "berserkers-glory": "tyr", "warrior-of-odin": "odin"}
WIDE = ("sailors-reward", "treasure-hunter")


def notches():
    angles = [i * math.pi / 12 for i in range(24)]
    ends = [[f"{64 + r * math.cos(a):.1f} {64 + r * math.sin(a):.1f}" for r in (51, 56)] for a in angles]
    return "".join(f"M{inner}L{outer}" for inner, outer in ends)


def prophecy(name, seen):
    scale = 0.56 if name in WIDE else 0.62
    place = f"{64 - 64 * scale:.1f}"
    fit = " fit=0.93" if name == "chosen-of-seidr" else ""
    badge = ""
    if name in CLANS:
        clan = f"use clan-{CLANS[name]}"
        badge = f"!{clan} 84 84 0.33 sw=13 small=1\n^{clan} 74 74 0.42 sw=13"
    return f"""
        # prophecy-{name} small=8{fit}
        !rad orb 64 58 56 sea:0.35 night:1
        !c gold 64 64 59
        !S M110 27A59 59 0 0 1 26 109A68 68 0 0 0 110 27Z
        !p - {notches()} |sw=2.5 st=ink2
        !c @orb 64 64 48 |sw=4
        !p - M30 52Q34 34 50 26 |st=bone sw=3 so=0.45
        !use {seen} {place} {place} {scale} sw={5.2 / scale:.1f}
        ^c night 64 64 58
        ^c - 64 64 56 |st=gold sw=4
        ^use {seen} 20 20 0.69 sw=9.5
        {badge}
        """


def text():
    return "\n".join(prophecy(name, seen) for name, seen in SEEN.items())

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws Beowulf: The Legend: legend.py FOLDER writes legend/*.svg there. resources/legend/README.md lists them."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

from legend_art import cards, cover, places, scenes_denmark, scenes_dragon, scenes_kingdom  # noqa: E402
from legend_art import scenes_mere, signs, table, tokens  # noqa: E402
from legend_art.pen import Pen  # noqa: E402

CUTS = {"large": 3, "medium": 5, "small": 8}


def cuts(group, drawings):
    for name, drawing in drawings.items():
        for cut, line in CUTS.items():
            pen = Pen(line, details=cut != "small")
            drawing(pen)
            yield f"{group}-{name}-{cut}", pen.picture(128, 128)


def pictures():
    yield from cuts("symbol", signs.SYMBOLS)
    yield from cuts("mark", signs.MARKS)
    yield from cuts("token", tokens.TOKENS)
    yield from cuts("reward", tokens.REWARDS)
    yield from cuts("special", tokens.SPECIALS)
    yield from table.pictures()
    yield from cards.pictures()
    yield "cover-legend", cover.cover()
    for part in (scenes_denmark, scenes_mere, scenes_kingdom, scenes_dragon):
        for drawing in part.SCENES:
            pen = places.scene()
            drawing(pen)
            yield f"scene-{drawing.__name__.replace('_', '-')}", places.finished(pen)


def main(folder):
    legend = pathlib.Path(folder) / "legend"
    legend.mkdir(parents=True, exist_ok=True)
    for name, text in pictures():
        (legend / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parent.parent)

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws Raiders of Midgard: raiders.py FOLDER writes raiders/*.svg there. resources/raiders/README.md lists them."""

import pathlib
import sys

here = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(here))

from raiders_art import dice, frames, hull, lands, prophecies  # noqa: E402
from raiders_art.sketch import Book  # noqa: E402


def main(folder):
    raiders = pathlib.Path(folder) / "raiders"
    raiders.mkdir(parents=True, exist_ok=True)
    written = [path.read_text(encoding="utf-8") for path in sorted((here / "raiders_art").glob("*.txt"))]
    book = Book("\n".join((*written, *(part.text() for part in (dice, lands, prophecies, frames, hull)))))
    for name, text in book.pictures():
        (raiders / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else here.parent)

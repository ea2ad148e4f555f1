#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the reviewers' page: review.py FOLDER makes FOLDER/index.html of what `./dev review` put into the folder.

A part whose file is missing is named as not run."""
import html
import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as xml
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GAMES = sorted(path.name for path in (ROOT / "games").iterdir() if path.is_dir())
STYLE = """body { font: 16px/1.45 sans-serif; max-width: 76em; margin: 2em auto; padding: 0 1em; color: #2a1a10; background: #fbf6e9 }
table { border-collapse: collapse; margin: .8em 0 } td, th { border: 1px solid #c9b07a; padding: .25em .6em; text-align: left; vertical-align: top }
th { background: #e4d2a4 } td.number { text-align: right; font-variant-numeric: tabular-nums } .bad { color: #8e2b22; font-weight: bold }
pre { background: #f3e7c9; padding: .8em; overflow-x: auto } a { color: #1f4657 } .missing { color: #5b4632; font-style: italic }"""


def escape(text):
    return html.escape(str(text))


def table(head, rows):
    """A table; cells are HTML, numbers are aligned to the right."""
    lines = ["<table><tr>" + "".join(f"<th>{escape(title)}</th>" for title in head) + "</tr>"]
    for row in rows:
        cells = (f'<td class="number">{cell}</td>' if isinstance(cell, (int, float)) else f"<td>{cell}</td>" for cell in row)
        lines.append("<tr>" + "".join(cells) + "</tr>")
    return "\n".join(lines) + "</table>"


def link(path, text=None, line=None):
    """A link to a file of the project, given relative to its root; the page is two folders below it."""
    shown = text or path
    return f'<a href="../../{escape(path)}{f"#L{line}" if line else ""}">{escape(shown)}</a>'


def not_run(what):
    return f'<p class="missing">Not run: {escape(what)}.</p>'


def suites(folder, name, what):
    """The suites of a JUnit file of CTest, the slowest first."""
    file = folder / name
    if not file.exists():
        return not_run(what)
    cases = xml.parse(file).getroot().findall("testcase")
    failed = [case for case in cases if case.get("status") != "run"]
    total = sum(float(case.get("time")) for case in cases)
    summary = f"{len(cases)} suites, {len(failed)} failed, {total / 60:.1f} minutes of running"
    rows = [(escape(case.get("name")), round(float(case.get("time")), 1),
             "passed" if case.get("status") == "run" else '<span class="bad">failed</span>')
            for case in sorted(cases, key=lambda case: (case.get("status") == "run", -float(case.get("time"))))]
    return f"<p>{summary}</p><details><summary>All suites</summary>{table(('suite', 'seconds', 'result'), rows)}</details>"


def coverage(folder):
    file = folder / "coverage.json"
    if not file.exists():
        return not_run("the tests with coverage")
    parts = {}
    for entry in json.loads(file.read_text())["files"]:
        part = "/".join(Path(entry["filename"]).parts[:2])
        sums = parts.setdefault(part, [0, 0, 0, 0])
        for i, key in enumerate(("line_covered", "line_total", "branch_covered", "branch_total")):
            sums[i] += entry[key]
    rows = [(escape(part), lines, f"{100 * covered / max(lines, 1):.1f} %", branches,
             f"{100 * taken / max(branches, 1):.1f} %") for part, (covered, lines, taken, branches) in sorted(parts.items())]
    return table(("part", "lines", "covered", "branches", "taken"), rows) + '<p><a href="coverage/index.html">By file</a></p>'


def citations(game, number):
    """Places in the game's code that name the ruling."""
    places = []
    pattern = re.compile(rf"[Rr]ulings? (?:[\w]+(?:, | and ))*{re.escape(number)}\b")
    for file in sorted((ROOT / "games" / game).rglob("*")):
        if file.suffix in (".cpp", ".h"):
            for line, text in enumerate(file.read_text().splitlines(), 1):
                if pattern.search(text):
                    path = file.relative_to(ROOT).as_posix()
                    places.append(link(path, f"{file.name}:{line}", line))
    return places


def rulings(game):
    rows = []
    for line in (ROOT / "games" / game / "RULINGS.md").read_text().splitlines():
        match = re.match(r"\| ([A-Z]?\d+[a-z]?) \|(.*)\|$", line)
        if not match:
            continue
        number, cells = match.group(1), [cell.strip() for cell in match.group(2).split("|")]
        tests = re.findall(r"`(tests/[^`]+)`", match.group(2))
        # A statement such as 12b belongs to ruling 12, which the code may name as a whole.
        code = citations(game, number) or citations(game, re.sub(r"[a-z]$", "", number))
        scenarios = [link(test, Path(test).stem) for test in tests if "/scenarios/" in test]
        others = [link(test, Path(test).name) for test in tests if "/scenarios/" not in test]
        rows.append((escape(number), escape(cells[0]), "<br>".join(code), "<br>".join(scenarios), "<br>".join(others)))
    cited = sum(bool(row[2]) for row in rows)
    tested = sum(bool(row[3] or row[4]) for row in rows)
    return (f"<p>{len(rows)} rulings, {tested} with a test, {cited} named by their number in the code; reasons: {link(f'games/{game}/RULINGS.md')}</p>"
            + table(("ruling", "statement", "named in", "scenarios", "other tests"), rows))


def counts():
    """What the tests replay."""
    rows = []
    for game in GAMES:
        count = lambda folder, ending: len(list((ROOT / "tests" / folder / game).rglob(f"*{ending}")))
        moves = sum(len(re.findall(r"^does: ", file.read_text(), re.M))
                    for file in (ROOT / "tests/playthroughs" / game).glob("*.txt"))
        rows.append((game, count("scenarios", ".yaml"), count("sagas", ".saga"), count("playthroughs", ".txt"), moves))
    return table(("game", "scenarios", "sagas", "playthroughs", "moves in playthroughs"), rows)


def output(folder, name, what):
    file = folder / name
    return f"<pre>{escape(file.read_text())}</pre>" if file.exists() else not_run(what)


def perft(folder):
    """The totals; the counts for each first action unfold."""
    file = folder / "perft.txt"
    if not file.exists():
        return not_run("heorot-cli perft")
    text = file.read_text()
    rows = re.findall(r"^(\w+, .*)$|^total: (\d+)$", text, re.M)
    totals = [(escape(title), int(total)) for (title, _), (_, total) in zip(rows[::2], rows[1::2])]
    return table(("game", "sequences"), totals) + f"<details><summary>By first action</summary><pre>{escape(text)}</pre></details>"


def strength():
    return "".join(f"<p>{link(f'games/{game}/STRENGTH.md')}</p>" for game in GAMES)


def pictures(folder):
    page = folder / "gallery" / "index.html"
    return '<p><a href="gallery/index.html">Gallery</a></p>' if page.exists() else not_run("./dev gallery")


def git(*arguments):
    return subprocess.run(("git", *arguments), cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def source():
    """What was reviewed, and on what kind of machine."""
    return escape(f"Commit {git('describe', '--always', '--dirty')} of {git('log', '-1', '--format=%cs')}: "
                  f"{git('log', '-1', '--format=%s')}. Measured on {os.cpu_count()} cores.")


def page(folder):
    parts = [
        ("Tests", suites(folder, "tests.xml", "./dev test")),
        ("Address and undefined-behavior sanitizers", suites(folder, "asan.xml", "./dev asan")),
        ("Thread sanitizer", output(folder, "tsan.log", "./dev tsan")),
        ("Fuzzing", output(folder, "fuzz.txt", "./dev fuzz")),
        ("Coverage", coverage(folder)),
        ("What is replayed", counts()),
        ("Perft", perft(folder)),
        ("Speed", output(folder, "bench.txt", "./dev bench")),
        ("Speed of the last release", output(folder, "bench-before.txt", "./dev bench of the last tag in git, if there is one")),
        ("Strength of the computer players", strength()),
        ("Pictures", pictures(folder)),
    ] + [(f"Rulings: {game}", rulings(game)) for game in GAMES]
    anchors = [re.sub(r"\W+", "-", title.lower()) for title, _ in parts]
    contents = " · ".join(f'<a href="#{anchor}">{escape(title)}</a>' for anchor, (title, _) in zip(anchors, parts))
    body = "".join(f'<h2 id="{anchor}">{escape(title)}</h2>{text}' for anchor, (title, text) in zip(anchors, parts))
    return (f'<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Heorot: review</title><style>{STYLE}</style></head>'
            f"<body><h1>Heorot: review</h1><p>{source()}</p><p>{contents}</p>{body}</body></html>\n")


def main():
    if len(sys.argv) != 2 or not Path(sys.argv[1]).is_dir():
        sys.exit("Usage: review.py FOLDER")
    folder = Path(sys.argv[1])
    target = folder / "index.html"
    target.write_text(page(folder), encoding="utf-8")
    print(target)


if __name__ == "__main__":
    main()

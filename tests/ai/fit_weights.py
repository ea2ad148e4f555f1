#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fits weights of computer players by games.

The program must be built with -DHEOROT_TUNING=ON. A trial changes a few weights at random; it is kept if it wins more
often than the best so far over the same deals, twice. Example:

  tests/ai/fit_weights.py build/release/bin/heorot-cli movie medium,v1 --trials 100 \\
      MOVIE_SCALE=40:15:90 MOVIE_EXPLORATION=0.1:0.03:0.5
"""
import argparse
import json
import os
import random
import subprocess
import tempfile


def share_of_wins(options, weights, first_deal):
    """The share of wins of the first entry over a range of deals, in percent."""
    with tempfile.NamedTemporaryFile(suffix=".json") as report:
        subprocess.run(
            [options.program, "simulate", "--game", options.game, "--seats", options.seats, "--seed", "1", "--deals",
             f"{first_deal}-{first_deal + options.deals - 1}", "--json", report.name],
            env={**os.environ, **{name: str(value) for name, value in weights.items()}},
            stdout=subprocess.DEVNULL, check=True)
        return 100 * json.load(report)["entries"][0]["winShare"]


def changed(weights, ranges, chance):
    """The weights with one to three of them moved by about a fifth of their range."""
    trial = dict(weights)
    for name in chance.sample(sorted(ranges), min(len(ranges), chance.choice([1, 2, 3]))):
        low, high = ranges[name]
        trial[name] = min(high, max(low, trial[name] + chance.gauss(0, 0.2) * (high - low)))
    return trial


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("game")
    parser.add_argument("seats")
    parser.add_argument("weights", nargs="+", help="NAME=START:LOW:HIGH")
    parser.add_argument("--trials", type=int, default=50)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    best, ranges = {}, {}
    for text in options.weights:
        name, numbers = text.split("=")
        start, low, high = map(float, numbers.split(":"))
        best[name], ranges[name] = start, (low, high)
    chance = random.Random(options.seed)
    deal = 1
    for number in range(1, options.trials + 1):
        trial = changed(best, ranges, chance)
        gain = 0
        for _ in range(2):
            gain += share_of_wins(options, trial, deal) - share_of_wins(options, best, deal)
            deal += options.deals
            if gain <= 0:
                break
        if gain > 0:
            best = trial
            print(f"trial {number}: +{gain / 2:.1f} %", " ".join(f"{k}={v:.3g}" for k, v in best.items()), flush=True)
    print("best:", " ".join(f"{k}={v:.3g}" for k, v in best.items()))


if __name__ == "__main__":
    main()

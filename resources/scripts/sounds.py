#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the sounds: sounds.py FOLDER writes sounds/*.wav there.

Each sound is a list of strikes on bodies of wood, bone or metal. A body rings in a few partials, each with its own
pitch, loudness and time to fade; what strikes it adds a short noise. Everything is rounded to 16 bits, and the noise
comes from a generator of our own, so that the files are the same everywhere.
"""

import array
import math
import pathlib
import sys
import wave

RATE = 22050

# Partials of a body: times the pitch, loudness, times the fade.
WOOD = [(1.0, 1.0, 1.0), (2.57, 0.45, 0.55), (4.12, 0.22, 0.35), (6.3, 0.08, 0.2)]
BONE = [(1.0, 1.0, 1.0), (1.81, 0.6, 0.7), (3.02, 0.4, 0.5), (4.4, 0.2, 0.3)]
BELL = [(0.5, 0.3, 1.3), (1.0, 1.0, 1.0), (2.0, 0.32, 0.6), (3.01, 0.12, 0.4), (4.18, 0.05, 0.25)]
HARP = [(1.0, 1.0, 1.0), (2.0, 0.5, 0.7), (3.0, 0.24, 0.5), (4.0, 0.12, 0.35), (5.0, 0.06, 0.25)]


def noise():
    """Numbers from -1 to 1, always the same."""
    state = 20240229
    while True:
        state = (1103515245 * state + 12345) % 2**31
        yield state / 2**30 - 1


def ring(out, at, body, pitch, loudness, fade, attack=0.002):
    """Adds a struck body: `fade` is the time in which its lowest partial falls to a third."""
    first = int(at * RATE)
    for times, share, lasting in body:
        step = 2 * math.pi * pitch * times / RATE
        for i in range(min(len(out) - first, int(6 * fade * lasting * RATE))):
            t = i / RATE
            swell = min(1.0, t / attack)
            out[first + i] += loudness * share * swell * math.exp(-t / (fade * lasting)) * math.sin(step * i)


def brush(out, at, length, loudness, low, high, swell=0.15):
    """Adds noise between two pitches that swells and fades, like a card over cloth."""
    first, count = int(at * RATE), int(length * RATE)
    smooth_low = 1 - math.exp(-2 * math.pi * low / RATE)
    smooth_high = 1 - math.exp(-2 * math.pi * high / RATE)
    below, within = 0.0, 0.0
    for i, value in zip(range(min(count, len(out) - first)), noise()):
        within += smooth_high * (value - within)
        below += smooth_low * (within - below)
        x = i / count
        shape = x / swell if x < swell else ((1 - x) / (1 - swell)) ** 2
        out[first + i] += loudness * shape * (within - below)


def piece(out):
    brush(out, 0.0, 0.03, 0.5, 300, 2500, 0.1)
    ring(out, 0.002, WOOD, 290, 0.6, 0.045)
    ring(out, 0.002, WOOD, 148, 0.5, 0.06)


def card(out):
    brush(out, 0.0, 0.17, 0.75, 700, 4200, 0.35)
    brush(out, 0.13, 0.05, 0.9, 250, 2200, 0.08)
    ring(out, 0.135, WOOD, 205, 0.16, 0.03)


def die(out):
    # It bounces ever sooner and softer.
    for at, pitch, loudness in ((0.0, 640, 0.5), (0.11, 730, 0.42), (0.19, 600, 0.36), (0.25, 790, 0.26),
                                (0.295, 680, 0.2), (0.33, 740, 0.14), (0.355, 700, 0.09)):
        ring(out, at, BONE, pitch, loudness * 0.7, 0.02, 0.001)
        ring(out, at, WOOD, 190, loudness * 0.7, 0.04)


def turn(out):
    ring(out, 0.0, BELL, 523.25, 0.34, 0.22, 0.006)
    ring(out, 0.13, BELL, 783.99, 0.3, 0.26, 0.006)


def win(out):
    # A chord of D, from the lowest string to the highest, then once more the octave.
    for i, pitch in enumerate((146.83, 220.0, 293.66, 369.99, 440.0)):
        ring(out, 0.11 * i, HARP, pitch, 0.26, 0.42, 0.004)
    ring(out, 0.62, HARP, 587.33, 0.3, 0.5, 0.004)
    ring(out, 0.62, BELL, 293.66, 0.16, 0.5, 0.01)


def error(out):
    ring(out, 0.0, WOOD, 174.61, 0.55, 0.05)
    ring(out, 0.1, WOOD, 138.59, 0.55, 0.07)


# The length in seconds and the loudest sample of each.
SOUNDS = {
    "piece": (piece, 0.3, 0.55),
    "card": (card, 0.26, 0.4),
    "die": (die, 0.55, 0.5),
    "turn": (turn, 0.8, 0.42),
    "win": (win, 2.0, 0.55),
    "error": (error, 0.4, 0.4),
}


def sound(make, seconds, loudest):
    out = [0.0] * int(seconds * RATE)
    make(out)
    # It ends in silence, without a click.
    fading = int(0.03 * RATE)
    for i in range(fading):
        out[-1 - i] *= i / fading
    scale = loudest * 32767 / max(abs(sample) for sample in out)
    return array.array("h", [round(sample * scale) for sample in out])


def main(folder):
    target = pathlib.Path(folder) / "sounds"
    target.mkdir(parents=True, exist_ok=True)
    for name, recipe in SOUNDS.items():
        samples = sound(*recipe)
        if sys.byteorder == "big":
            samples.byteswap()
        with wave.open(str(target / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples.tobytes())


if __name__ == "__main__":
    main(sys.argv[1])

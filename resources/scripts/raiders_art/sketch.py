# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures as short text, and the SVG of them.

A picture begins with `# NAME` and may say its size, lines and cuts: `# hull w=432 h=280 sw=4 small=8 fit=0.95`. `sw` is
the outline, `small` that of the cut for few pixels (without it there is none), `fit` draws all that much smaller about
the middle. A name that begins with `_` is a part for others alone. Then a line a shape:

    p FILL DATA              path; the fill is a colour of the palette by name, `-` for none, `@ID` for a gradient
    c FILL X Y R             circle; also e FILL X Y RX RY, and r FILL X Y W H [ROUNDING]
    s DATA                   shade, left out of the small cut; S DATA shade in both; l DATA light, left out as well
    g | tr='...'  and  /g    group
    use NAME X Y SCALE [ANGLE] [sw=N] [small=0 or 1]      another picture, outlined like this one unless sw says else
    in NAME                  the lines of another picture, as they stand
    lin ID X1 Y1 X2 Y2 COLOUR:OFFSET[:OPACITY] ...        gradient; also rad ID X Y R ...

`!` before a line keeps it out of the small cut, `^` out of the full one. After `|` stand attributes: sw and st (stroke),
so and fo (opacities), ns (no stroke), tr, dash, cap.
"""

import re

COLOURS = {
    "p1": "#F3E7C9", "p2": "#E4D2A4", "p3": "#C9B07A", "ink": "#2A1A10", "ink2": "#5B4632", "sea": "#1F4657",
    "blood": "#8E2B22", "gold": "#C7A13B", "moss": "#55702F", "iron": "#5E6A71", "bone": "#FBF6E9", "night": "#14202A",
    "seat": "#C8502B", "-": "none",
}  # fmt: skip
ATTRIBUTES = {
    "sw": "stroke-width", "st": "stroke", "so": "stroke-opacity", "fo": "fill-opacity", "cap": "stroke-linecap",
    "tr": "transform", "dash": "stroke-dasharray",
}  # fmt: skip
SHADE = ' fill="#2A1A10" fill-opacity="0.28" stroke="none"'


def number(value):
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def colour(name):
    return f"url(#{name[1:]})" if name.startswith("@") else COLOURS[name]


def attributes(text):
    out = ""
    for name, value in re.findall(r"(\w+)(?:=('[^']*'|\S+))?", text):
        value = value.strip("'")
        if name == "ns":
            out += ' stroke="none"'
        else:
            out += f' {ATTRIBUTES[name]}="{colour(value) if name == "st" else value}"'
    return out


class Book:
    """All pictures by name, in their order."""

    def __init__(self, text):
        self.lines, self.heads = {}, {}
        name = None
        for line in map(str.strip, text.split("\n")):
            if line.startswith("# "):
                name, *options = line[2:].split()
                self.lines[name] = []
                self.heads[name] = {"w": 128.0, "h": 128.0, "sw": 5.0}
                self.heads[name].update((key, float(value)) for key, value in (o.split("=") for o in options))
            elif line and not line.startswith("//"):
                self.lines[name].append(line)

    def pictures(self):
        """File name and SVG of each picture and of its small cut."""
        for name, head in self.heads.items():
            if name.startswith("_"):
                continue
            yield name, Drawing(self, name, small=False).svg()
            if "small" in head:
                yield f"{name}-small", Drawing(self, name, small=True).svg()


class Drawing:
    """One picture in one cut."""

    def __init__(self, book, name, small):
        self.book, self.name, self.small = book, name, small
        self.head = book.heads[name]
        self.outline = self.head["small"] if small else self.head["sw"]
        self.gradients = []

    def svg(self):
        fit = self.head.get("fit")
        body = self.body(self.name, self.small, 3 if fit else 2)
        w, h = self.head["w"], self.head["h"]
        if fit:
            at = f"translate({number(w / 2 * (1 - fit))} {number(h / 2 * (1 - fit))}) scale({number(fit)})"
            body = [f'    <g transform="{at}">', *body, "    </g>"]
        defs = f"  <defs>\n{''.join(dict.fromkeys(self.gradients))}  </defs>\n" if self.gradients else ""
        lines = "\n".join(body)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(w)} {number(h)}">\n{defs}'
            f'  <g fill="none" stroke="#2A1A10" stroke-width="{number(self.outline)}" stroke-linejoin="round" '
            f'stroke-linecap="round">\n{lines}\n  </g>\n</svg>\n'
        )

    def body(self, name, small, depth):
        out = []
        for line in self.book.lines[name]:
            if line[0] == ("!" if small else "^"):
                continue
            words, _, more = line.lstrip("!^").partition("|")
            command, *rest = words.split()
            if command == "/g":
                depth -= 1
            indent = "  " * depth
            if command in ("lin", "rad"):
                self.gradients.append(gradient(command, rest))
            elif command == "use":
                out += self.used(rest, small, depth)
            elif command == "in":
                out += self.body(rest[0], small, depth)
            elif command not in ("s", "l") or not small:
                out.append(indent + element(command, rest, attributes(more)))
            if command == "g":
                depth += 1
        return out

    def used(self, words, small, depth):
        name, x, y, scale = words[0], *map(float, words[1:4])
        turn, width = "", self.outline / scale
        for word in words[4:]:
            key, _, value = word.partition("=")
            if key == "small":
                small = value == "1"
            elif key == "sw":
                width = float(value)
            else:
                turn = f" rotate({key} 64 64)"
        at = f"translate({number(x)} {number(y)}) scale({number(scale)}){turn}"
        indent = "  " * depth
        inner = self.body(name, small, depth + 1)
        return [f'{indent}<g transform="{at}" stroke-width="{number(width)}">', *inner, f"{indent}</g>"]


def element(command, rest, more):
    if command == "g":
        return f"<g{more}>"
    if command == "/g":
        return "</g>"
    if command in ("s", "S"):
        return f'<path d="{" ".join(rest)}"{SHADE}{more}/>'
    if command == "l":
        light = "" if "stroke-opacity" in more else ' stroke-opacity="0.6"'
        width = "" if "stroke-width" in more else ' stroke-width="3"'
        return f'<path d="{" ".join(rest)}" stroke="#FBF6E9"{light}{more}{width}/>'
    fill = "" if rest[0] == "-" else f' fill="{colour(rest[0])}"'
    if command == "p":
        return f'<path d="{" ".join(rest[1:])}"{fill}{more}/>'
    tag, keys = {
        "c": ("circle", ("cx", "cy", "r")),
        "e": ("ellipse", ("cx", "cy", "rx", "ry")),
        "r": ("rect", ("x", "y", "width", "height", "rx")),
    }[command]
    places = "".join(f' {key}="{value}"' for key, value in zip(keys, rest[1:]))
    return f"<{tag}{places}{fill}{more}/>"


def gradient(command, rest):
    tag, keys = {
        "lin": ("linearGradient", ("x1", "y1", "x2", "y2")),
        "rad": ("radialGradient", ("cx", "cy", "r")),
    }[command]
    places = "".join(f' {key}="{value}"' for key, value in zip(keys, rest[1:]))
    text = f'    <{tag} id="{rest[0]}" gradientUnits="userSpaceOnUse"{places}>\n'
    for stop in rest[1 + len(keys) :]:
        name, offset, *opacity = stop.split(":")
        faint = f' stop-opacity="{opacity[0]}"' if opacity else ""
        text += f'      <stop offset="{offset}" stop-color="{colour(name)}"{faint}/>\n'
    return text + f"    </{tag}>\n"

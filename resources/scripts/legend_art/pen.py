# SPDX-License-Identifier: GPL-3.0-or-later
"""A pen that writes SVG as Qt Svg 6.4 draws it: the palette, outlines of one weight, and cuts at a circle.

Qt knows no clipPath, so what would leave the round of a scene is cut here, point by point.
"""

import contextlib
import math
import re

INK, WOOD, SEA, BLOOD, GOLD, MOSS, IRON = "#2A1A10", "#5B4632", "#1F4657", "#8E2B22", "#C7A13B", "#55702F", "#5E6A71"
BONE, NIGHT, LIGHT, PARCHMENT, TAN = "#FBF6E9", "#14202A", "#F3E7C9", "#E4D2A4", "#C9B07A"


def number(value, digits=1):
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".") if digits else f"{value:.0f}"
    return "0" if text == "-0" else text


def ellipse(x, y, rx, ry=None):
    ry = rx if ry is None else ry
    return f"M{number(x - rx)} {number(y)}a{rx} {ry} 0 1 1 {2 * rx} 0a{rx} {ry} 0 1 1 {-2 * rx} 0z"


def box(x, y, width, height, radius=0):
    if not radius:
        return f"M{number(x)} {number(y)}h{number(width)}v{number(height)}h{number(-width)}z"
    r = radius
    return (
        f"M{number(x + r)} {number(y)}h{number(width - 2 * r)}a{r} {r} 0 0 1 {r} {r}v{number(height - 2 * r)}"
        f"a{r} {r} 0 0 1 {-r} {r}h{number(2 * r - width)}a{r} {r} 0 0 1 {-r} {-r}v{number(2 * r - height)}"
        f"a{r} {r} 0 0 1 {r} {-r}z"
    )


def star(x, y, outer, inner, points, turn=-90):
    data = ""
    for i in range(2 * points):
        radius, angle = (inner if i % 2 else outer), math.radians(turn + 180 * i / points)
        data += f"{'L' if i else 'M'}{number(x + radius * math.cos(angle))} {number(y + radius * math.sin(angle))}"
    return data + "z"


# --- flat lines from path data -----------------------------------------------------------------------------------

TOKEN = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")


def arc(p, rx, ry, turn, large, sweep, q):
    """Points of an elliptic arc from p to q; see the SVG notes on implementation."""
    if p == q:
        return []
    phi = math.radians(turn)
    cos, sin = math.cos(phi), math.sin(phi)
    dx, dy = (p[0] - q[0]) / 2, (p[1] - q[1]) / 2
    x, y = cos * dx + sin * dy, -sin * dx + cos * dy
    grow = max(1, math.sqrt((x / rx) ** 2 + (y / ry) ** 2))
    rx, ry = rx * grow, ry * grow
    rest = (rx * ry) ** 2 - (rx * y) ** 2 - (ry * x) ** 2
    root = math.sqrt(max(0, rest / ((rx * y) ** 2 + (ry * x) ** 2))) * (-1 if large == sweep else 1)
    cx, cy = root * rx * y / ry, -root * ry * x / rx
    mx, my = cos * cx - sin * cy + (p[0] + q[0]) / 2, sin * cx + cos * cy + (p[1] + q[1]) / 2
    start = math.atan2((y - cy) / ry, (x - cx) / rx)
    end = math.atan2((-y - cy) / ry, (-x - cx) / rx)
    if sweep and end < start:
        end += 2 * math.pi
    if not sweep and end > start:
        end -= 2 * math.pi
    steps = max(2, math.ceil(abs(end - start) * max(rx, ry) ** 0.5 / 1.2))
    points = []
    for i in range(1, steps + 1):
        a = start + (end - start) * i / steps
        ex, ey = rx * math.cos(a), ry * math.sin(a)
        points.append((cos * ex - sin * ey + mx, sin * ex + cos * ey + my))
    return points


def bezier(points):
    length = sum(math.dist(a, b) for a, b in zip(points, points[1:]))
    steps = max(3, min(24, math.ceil(length / 7)))
    result = []
    for i in range(1, steps + 1):
        layer, t = list(points), i / steps
        while len(layer) > 1:
            layer = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in zip(layer, layer[1:])]
        result.append(layer[0])
    return result


def flat(data):
    """Path data as a list of (points, closed)."""
    tokens, at, lines, points = TOKEN.findall(data), 0, [], []
    here, start, command, control = (0.0, 0.0), (0.0, 0.0), "", None

    def take(count):
        nonlocal at
        values = [float(tokens[at + i]) for i in range(count)]
        at += count
        return values

    while at < len(tokens):
        if tokens[at].isalpha():
            command = tokens[at]
            at += 1
        low, base = command.lower(), here if command.islower() else (0, 0)
        if low == "z":
            lines.append((points, True))
            points, here = [], start
            continue
        before = here
        if low == "m":
            if points:
                lines.append((points, False))
            x, y = take(2)
            here = start = (base[0] + x, base[1] + y)
            points = [here]
            command = "l" if command == "m" else "L"
        else:
            points = points or [here]
            if low == "h":
                here = (base[0] + take(1)[0], here[1])
                points.append(here)
            elif low == "v":
                here = (here[0], base[1] + take(1)[0])
                points.append(here)
            elif low == "a":
                rx, ry, turn, large, sweep, x, y = take(7)
                here = (base[0] + x, base[1] + y)
                points += arc(before, rx, ry, turn, large > 0, sweep > 0, here)
            else:
                count = {"l": 1, "t": 1, "q": 2, "s": 2, "c": 3}[low]
                values = take(2 * count)
                given = [(base[0] + values[i], base[1] + values[i + 1]) for i in range(0, 2 * count, 2)]
                if low in "ts":
                    mirrored = (2 * here[0] - control[0], 2 * here[1] - control[1]) if control else here
                    given.insert(0, mirrored)
                here = given[-1]
                points += given if low == "l" else bezier([before, *given])
                control = given[-2] if len(given) > 1 else None
                continue
        control = None
    if points:
        lines.append((points, False))
    return lines


def crossing(a, b, radius):
    """Where the way from a (inside) to b (outside) leaves the circle round 0 0."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    aa, bb, cc = dx * dx + dy * dy, a[0] * dx + a[1] * dy, a[0] ** 2 + a[1] ** 2 - radius**2
    t = (-bb + math.sqrt(max(0, bb * bb - aa * cc))) / aa
    return (a[0] + t * dx, a[1] + t * dy)


def cut_line(points, radius):
    pieces, piece = [], []
    for i, p in enumerate(points):
        inside = math.hypot(*p) <= radius
        if i and inside != was:
            piece.append(crossing(p, before, radius) if inside else crossing(before, p, radius))
            if not inside:
                pieces.append(piece)
                piece = []
        if inside:
            piece.append(p)
        before, was = p, inside
    return pieces + ([piece] if len(piece) > 1 else [])


def cut_shape(points, radius, sides=72):
    """Sutherland and Hodgman, against a polygon round 0 0."""
    for i in range(sides):
        angle = 2 * math.pi * i / sides
        nx, ny = math.cos(angle), math.sin(angle)
        result = []
        for a, b in zip(points, points[1:] + points[:1]):
            da, db = a[0] * nx + a[1] * ny - radius, b[0] * nx + b[1] * ny - radius
            if da <= 0:
                result.append(a)
            if (da <= 0) != (db <= 0):
                t = da / (da - db)
                result.append((a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])))
        points = result
        if not points:
            return []
    return points


# --- the pen ------------------------------------------------------------------------------------------------------


class Pen:
    """Collects the elements of one picture. `line` is the outline; every width is of the finished picture, however
    deep in scaled groups it is drawn."""

    def __init__(self, line=4, details=True, cut=None):
        self.line, self.details, self.cut = line, details, cut
        self.out, self.defs, self.matrix = [], [], (1, 0, 0, 1, 0, 0)

    def scale(self):
        a, b, c, d, _, _ = self.matrix
        return math.sqrt(abs(a * d - b * c))

    def draw(self, data, fill=None, w=None, stroke=INK, alpha=None, dash=None, cap=None, even=False, cut=True):
        """`w` is the width of the outline, 0 for none; `alpha` of the fill, or of the line where nothing is
        filled."""
        if self.cut and cut:
            wide = self.line if w is None else w
            data = self.within(data, fill is not None, self.cut if fill else self.cut + 3 - wide / 2)
            if not data:
                return
        out = f'<path d="{data}"'
        if fill:
            out += f' fill="{fill}"'
        if alpha is not None:
            out += f' {"fill" if fill else "stroke"}-opacity="{alpha}"'
        if w == 0:
            out += ' stroke="none"'
        else:
            if stroke != INK:
                out += f' stroke="{stroke}"'
            if w is not None:
                out += f' stroke-width="{number(w / self.scale(), 2)}"'
            if dash:
                out += f' stroke-dasharray="{" ".join(number(v / self.scale()) for v in dash)}"'
            if cap:
                out += f' stroke-linecap="{cap}"'
        self.out.append(out + (' fill-rule="evenodd"' if even else "") + "/>")

    def shade(self, data, alpha=0.28):
        if self.details:
            self.draw(data, INK, 0, alpha=alpha)

    def shine(self, data, w=3, alpha=0.6):
        if self.details:
            self.draw(data, w=w, stroke=BONE, alpha=alpha)

    def detail(self, data, *args, **kwargs):
        """Left out of the smallest cut."""
        if self.details:
            self.draw(data, *args, **kwargs)

    def rope(self, data, colour, width, edge=None):
        """A thick line with an outline: arms, tails, shafts."""
        self.draw(data, w=width + 2 * (self.line * 0.8 if edge is None else edge))
        self.draw(data, w=width, stroke=colour)

    def within(self, data, filled, radius):
        """The data, or what of it lies in the round. The ends of a thick line stay in it too."""
        a, b, c, d, e, f = self.matrix
        det = a * d - b * c
        lines = flat(data)
        world = [[(a * x + c * y + e, b * x + d * y + f) for x, y in points] for points, _ in lines]
        if all(math.hypot(*p) <= radius for points in world for p in points):
            return data
        result = ""
        for points, (_, closed) in zip(world, lines):
            pieces = [cut_shape(points, radius)] if filled else cut_line(points + points[:1] * closed, radius)
            for piece in pieces:
                local = [(x - e, y - f) for x, y in piece]
                local = [((d * x - c * y) / det, (a * y - b * x) / det) for x, y in local]
                text = "L".join(f"{number(x)} {number(y)}" for x, y in local)
                result += f"M{text}{'z' if filled else ''}" if text else ""
        return result

    @contextlib.contextmanager
    def at(self, x=0, y=0, s=1, turn=0, flip=False):
        """What follows is moved, turned and scaled; `flip` looks the other way."""
        old, sx = self.matrix, -s if flip else s
        cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        a, b, c, d, e, f = old
        m = (sx * cos, sx * sin, -s * sin, s * cos, x, y)
        self.matrix = (
            a * m[0] + c * m[1], b * m[0] + d * m[1], a * m[2] + c * m[3], b * m[2] + d * m[3],
            a * x + c * y + e, b * x + d * y + f,
        )  # fmt: skip
        text = f"translate({number(x)} {number(y)})" if x or y else ""
        text += f"rotate({number(turn)})" if turn else ""
        text += f"scale({number(sx, 3)} {number(s, 3)})" if flip else f"scale({number(s, 3)})" if s != 1 else ""
        width = f' stroke-width="{number(self.line / self.scale(), 2)}"' if s != 1 else ""
        self.out.append(f'<g transform="{text}"{width}>')
        yield
        self.out.append("</g>")
        self.matrix = old

    def gradient(self, name, stops, line=None, round_=None):
        """`line` is x1 y1 x2 y2, `round_` is cx cy r; `stops` are (offset, colour) or (offset, colour, opacity)."""
        keys, values = (("x1", "y1", "x2", "y2"), line) if line else (("cx", "cy", "r"), round_)
        kind = "linearGradient" if line else "radialGradient"
        where = " ".join(f'{k}="{number(v)}"' for k, v in zip(keys, values))
        body = "".join(
            f'<stop offset="{s[0]}" stop-color="{s[1]}"' + (f' stop-opacity="{s[2]}"' if len(s) > 2 else "") + "/>"
            for s in stops
        )
        self.defs.append(f'<{kind} id="{name}" gradientUnits="userSpaceOnUse" {where}>{body}</{kind}>')
        return f"url(#{name})"

    def picture(self, width, height, x=0, y=0):
        """The whole file; the picture's own 0 0 lies at x, y."""
        defs = "".join(f"\n    {d}" for d in self.defs)
        defs = f"  <defs>{defs}\n  </defs>\n" if defs else ""
        move = f' transform="translate({number(x)} {number(y)})"' if x or y else ""
        body = "\n".join("    " + text for text in self.out)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">\n{defs}'
            f'  <g fill="none" stroke="{INK}" stroke-width="{number(self.line)}" stroke-linejoin="round" '
            f'stroke-linecap="round"{move}>\n{body}\n  </g>\n</svg>\n'
        )

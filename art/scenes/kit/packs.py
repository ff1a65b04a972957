"""Parametric packs of the shop: every measure and every label comes from the product's data.

All stand on z = 0 and face the camera at -y.
"""

import math

from . import materials as m
from . import shapes as s


def label_surface(path, rough=0.46, coat=0.1):
    return m.Surface("label", "#ffffff", rough, coat=coat, specular=0.25).picture(path)


def _wrap(radius, base, height, degrees, path, **look):
    """A label round a round pack, its middle to the camera."""
    span = math.radians(degrees)

    def place(u, v):
        angle = (u - 0.5) * span
        return (radius * math.sin(angle), -radius * math.cos(angle), base + v * height)

    return s.grid(72, 1, place, label_surface(path, **look))


def _ridges(count, depth):
    return lambda angle, _height: 1 + depth * max(-0.6, math.cos(angle * count))


def tub(o):
    r, h = o["radius"], o["height"]
    body = m.plastic("body", o["body"], 0.32, 0.25)
    lid = m.plastic("lid", o["lid"], 0.38, 0.15)
    wall = [(0, 0.003), (r * 0.9, 0.003), (r * 0.94, 0), (r, 0.006), (r, h * 0.955), (r * 0.93, h), (0, h)]
    lid_r, lid_h = r * 1.015, max(0.026, r * 0.38)
    top = h + 0.002
    things = [
        s.lathe(s.rounded(wall, 0.010), body),
        _wrap(r + 0.0004, o["labelBase"], o["labelHeight"], o["labelDegrees"], o["label"]),
        s.lathe(s.rounded([(r * 0.95, top - 0.001), (lid_r, top), (lid_r, top + lid_h * 0.86)], 0.001), lid,
                sides=720, wave=_ridges(90, 0.011)),
        s.lathe(s.rounded([(lid_r * 0.99, top + lid_h * 0.84), (lid_r * 1.004, top + lid_h * 0.88), (lid_r * 0.985, top + lid_h),
                           (lid_r * 0.90, top + lid_h), (lid_r * 0.87, top + lid_h * 0.95), (0, top + lid_h * 0.95)], 0.004), lid),
    ]
    if o.get("seal"):
        band = m.plastic("seal", o["seal"], 0.35)
        things.append(s.lathe([(r * 0.965, h - 0.004), (r * 0.985, h - 0.003), (r * 0.985, h + 0.001), (r * 0.96, h + 0.002)], band))
    return s.group(things)


def jar(o):
    r, h = o["radius"], o["height"]
    if o.get("content"):
        # A full glass jar reads as its content under a thick clear coat.
        body = m.Surface("content", o["content"], 0.30, coat=1.0, specular=0.6)
        body.set("Clearcoat Roughness", 0.03)
        body.set("Subsurface", 0.0)
        body.blend(body.noise(60, 2), o["content"], o["contentDark"], 0.35, 0.75)
    else:
        body = m.plastic("body", o["body"], 0.28, 0.4)
    lid = m.plastic("lid", o["lid"], 0.3, 0.3)
    wall = [(0, 0.004), (r * 0.84, 0.004), (r * 0.9, 0), (r, 0.012), (r, h * 0.88), (r * 0.97, h * 0.93), (r * 0.86, h), (0, h)]
    lid_r, lid_h, top = r * 0.93, 0.024, h - 0.004
    return s.group([
        s.lathe(s.rounded(wall, 0.014), body),
        _wrap(r + 0.0004, o["labelBase"], o["labelHeight"], o["labelDegrees"], o["label"], rough=0.5),
        s.lathe(s.rounded([(lid_r * 0.97, top), (lid_r, top + 0.002), (lid_r, top + lid_h * 0.9)], 0.001), lid, sides=720, wave=_ridges(72, 0.012)),
        s.lathe(s.rounded([(lid_r * 0.985, top + lid_h * 0.88), (lid_r * 1.002, top + lid_h * 0.92), (lid_r * 0.97, top + lid_h + 0.002),
                           (0, top + lid_h + 0.002)], 0.004), lid),
    ])


def pill_bottle(o):
    r, h = o["radius"], o["height"]
    body = m.plastic("body", o["body"], 0.25, 0.5)
    cap = m.plastic("cap", o["lid"], 0.35, 0.2)
    shoulder = h * 0.82
    wall = [(0, 0.003), (r * 0.9, 0), (r, 0.008), (r, shoulder), (r * 0.80, h * 0.93), (r * 0.72, h), (0, h)]
    cap_r, cap_h, top = r * 0.78, r * 0.52, h * 0.945
    return s.group([
        s.lathe(s.rounded(wall, 0.016), body),
        _wrap(r + 0.0004, o["labelBase"], o["labelHeight"], o["labelDegrees"], o["label"]),
        s.lathe(s.rounded([(cap_r * 0.97, top), (cap_r, top + 0.002), (cap_r, top + cap_h * 0.92)], 0.001), cap, sides=720, wave=_ridges(64, 0.014)),
        s.lathe(s.rounded([(cap_r * 0.985, top + cap_h * 0.9), (cap_r * 1.003, top + cap_h * 0.93), (cap_r * 0.96, top + cap_h),
                           (0, top + cap_h)], 0.004), cap),
    ])


def drink_bottles(o):
    """A pack of four: two before, two behind."""
    r, h = o["radius"], o["height"]
    body = m.Surface("drink", o["colour"], 0.12, coat=0.9)
    body.set("Clearcoat Roughness", 0.03)
    cap = m.plastic("cap", o["lid"], 0.4)
    wall = [(0, 0.003), (r * 0.86, 0), (r, 0.012), (r, h * 0.66), (r * 0.82, h * 0.80), (r * 0.42, h * 0.90), (r * 0.42, h * 0.94), (0, h * 0.94)]
    one = s.group([
        s.lathe(s.rounded(wall, 0.02), body),
        _wrap(r + 0.0004, o["labelBase"], o["labelHeight"], o["labelDegrees"], o["label"]),
        s.lathe(s.rounded([(r * 0.44, h * 0.915), (r * 0.47, h * 0.92), (r * 0.47, h * 0.985)], 0.001), cap, sides=360, wave=_ridges(40, 0.02)),
        s.lathe(s.rounded([(r * 0.465, h * 0.98), (r * 0.46, h), (0, h)], 0.003), cap),
    ])
    things = [one]
    for x, y in ((1.14, 0.1), (-1.0, 1.9), (1.9, 2.05)):
        things.append(s.copy_of(one, (x * r * 1.0 + r * 0.0, y * r, 0), (0, 0, -4)))
    one.location = (-r * 1.14, 0, 0)
    return s.group(things, (-r * 0.15, 0, 0))


def _foil(colour, rough=0.34, metal=0.0):
    return m.Surface("foil", colour, rough, metal=metal, coat=0.25, specular=0.5)


def pouch(o):
    """A stand-up pouch: full below, flat at its sealed top, a few soft dents."""
    w, h, d = o["width"], o["height"], o["depth"]
    seed = o.get("seed", 0)

    def place(sign):
        def at(u, v):
            x = (u - 0.5) * w
            across = max(0.0, 1 - abs(2 * u - 1) ** 2.6)
            upward = max(0.0, 1 - (v / 0.90) ** 2.2) ** 0.75 if v < 0.90 else 0.0
            belly = d / 2 * (0.72 + 0.28 * math.sin(min(v * 3.2, 1.0) * math.pi / 2))
            y = belly * across**0.62 * upward
            dent = 0.0045 * math.sin(9 * u + 2.1 * seed) * math.sin(6.3 * v + 1.7 * seed + 2 * u) * across * min(1, v * 4) * (1 if v < 0.9 else 0)
            y = max(0.0006, y + dent * upward**0.5)
            # The bottom's edge sags between the two corners that stand on the ground.
            z = v * h + 0.006 * (1 - across) * (1 - v) * 0.5
            narrow = 1 - 0.05 * upward * across
            rounding = 0.0
            if v > 0.97:
                rounding = ((v - 0.97) / 0.03) ** 2 * 0.008
            return ((x * narrow) * (1 - rounding / (w / 2)), sign * y, z)

        return at

    front = label_surface(o["label"], 0.36, 0.3)
    back = _foil(o["body"])
    things = [
        s.grid(64, 80, place(-1), front, subdivide=0),
        s.grid(64, 80, place(1), back, subdivide=0),
    ]
    # The seal: pressed ribs and a tear notch line, in the pack's own colour.
    for i in range(5):
        z = h * (0.925 + i * 0.014)
        things.append(s.box((w * 0.994, 0.0022, 0.0022), _foil(o["body"], 0.3), 0.0009, (0, 0, z)))
    return s.group(things, turn=(0, 0, o.get("turn", 0)))


def box(o):
    """A carton: front and sides printed. It turns its front to the left, to the key light."""
    w, h, d = o["width"], o["height"], o["depth"]
    board = m.Surface("board", o["colour"], 0.55, specular=0.35)
    lid = m.Surface("top", o["top"], 0.55, specular=0.35)
    things = [
        s.box((w, d, h), board, 0.0016, (0, 0, h / 2)),
        s.box((w * 0.992, d * 0.992, 0.0012), lid, 0.0003, (0, 0, h)),
        s.grid(1, 1, lambda u, v: ((u - 0.5) * w * 0.994, -d / 2 - 0.0004, h * (0.003 + v * 0.994)), label_surface(o["label"], 0.5)),
    ]
    for side in (-1, 1):
        things.append(s.grid(1, 1, lambda u, v, side=side: (side * (w / 2 + 0.0004), side * (u - 0.5) * d * 0.992, h * (0.003 + v * 0.994)),
                             label_surface(o["side"], 0.5)))
    return s.group(things, turn=(0, 0, -o.get("turn", 0)))


def pillow(w, h, thick, path, back, crimp=0.07):
    """A flat sealed pack, upright, filled between two crimped ends: a bar or a sachet."""

    def place(sign):
        def at(u, v):
            across = max(0.0, 1 - abs(2 * u - 1) ** 3.2) ** 0.7
            inside = min(max((v - crimp) / (1 - 2 * crimp), 0), 1)
            along = max(0.0, 1 - abs(2 * inside - 1) ** 7) ** 0.6
            ripple = 0.0008 * math.sin(v * h / 0.0016) if (v < crimp or v > 1 - crimp) else 0.0
            y = thick / 2 * across * along * (1 + 0.05 * math.sin(11 * v + 5 * u))
            return ((u - 0.5) * w, sign * max(y, 0.0004) + ripple, v * h)

        return at

    rows = 160
    return s.group([s.grid(40, rows, place(-1), label_surface(path, 0.33, 0.35)), s.grid(40, rows, place(1), _foil(back))])


def sachets(o):
    """The carton, and some of its sachets leaning beside it."""
    carton = box({**o, "turn": 24})
    carton.location = (0.058, 0.05, 0)
    w, h = o["sachetWidth"], o["sachetHeight"]
    things = [carton]
    for i, label in enumerate(o["sachetLabels"]):
        one = pillow(w, h, 0.013, label, o["body"])
        one.location = (-0.122 + i * 0.046, -0.015 - i * 0.036, 0)
        one.rotation_euler = [math.radians(a) for a in (-12 - i * 3, 0, 9 - i * 9)]
        things.append(one)
    return s.group(things)


def bars(o):
    """The carton, one bar leaning before it and one lying flat; both read from left to right."""
    carton = box({**o, "turn": 16})
    carton.location = (0.0, 0.075, 0)
    w, length = o["barWidth"], o["barLength"]
    things = [carton]
    for x, y, lean, turn, lift in ((0.030, -0.028, -16, -3, w / 2 * 0.97), (-0.062, -0.105, -64, 9, 0.021)):
        one = pillow(w, length, 0.021, o["barLabel"], o["body"], 0.05)
        one.rotation_euler = (0, math.radians(90), 0)
        one.location = (-length / 2, 0, 0)
        things.append(s.group([s.group([one], turn=(lean, 0, 0))], (x, y, lift), (0, 0, turn)))
    return s.group(things)


def shaker(o):
    r, h = o["radius"], o["height"]
    cup = m.Surface("cup", o["colour"], 0.30, coat=0.5)
    cup.set("Transmission", 0.35)
    cup.set("IOR", 1.2)
    dark = m.plastic("lid", o["lid"], 0.36, 0.2)
    lime = m.plastic("cap", o["cap"], 0.36, 0.2)
    wall = [(0, 0.002), (r * 0.74, 0), (r * 0.78, 0.008), (r, h), (r * 0.97, h), (r * 0.74, 0.012), (0, 0.012)]

    def place(u, v):
        z = h * (0.20 + v * 0.55)
        at = r * (0.78 + 0.22 * z / h) + 0.0005
        angle = (u - 0.5) * 1.9
        return (at * math.sin(angle), -at * math.cos(angle), z)

    print_ = m.Surface("print", "#ffffff", 0.45)
    print_.picture(o["mark"])
    node = [n for n in print_.tree.nodes if n.type == "TEX_IMAGE"][0]
    print_.link(node.outputs["Alpha"], print_.shader.inputs["Alpha"])
    top = h + 0.002
    things = [
        s.lathe(s.rounded(wall, 0.004), cup),
        s.grid(40, 8, place, print_),
        s.lathe(s.rounded([(r * 0.98, top - 0.012), (r * 1.05, top - 0.010), (r * 1.05, top + 0.018), (r * 0.97, top + 0.030),
                           (r * 0.30, top + 0.036), (0, top + 0.036)], 0.005), dark, sides=360, wave=None),
        s.lathe(s.rounded([(r * 1.052, top - 0.008), (r * 1.058, top - 0.006), (r * 1.058, top - 0.002), (r * 1.05, top)], 0.001), lime),
        # Spout with its flip cap, and the carrying loop.
        s.cylinder(r * 0.30, 0.034, lime, 0.006, (r * 0.42, -r * 0.05, top + 0.048)),
        s.box((r * 0.9, r * 0.34, 0.010), dark, 0.004, (-r * 0.10, -r * 0.05, top + 0.040)),
        s.tube([(-r * 0.52, -r * 0.05, top + 0.034), (-r * 0.62, -r * 0.05, top + 0.075), (-r * 0.15, -r * 0.05, top + 0.085),
                (0.004, -r * 0.05, top + 0.040)], 0.0048, dark),
    ]
    # Measuring marks, as short raised lines at the side.
    for i in range(1, 9):
        z = h * (0.12 + i * 0.09)
        at = r * (0.78 + 0.22 * z / h) + 0.0003
        wide = 0.010 if i % 2 else 0.016
        angle = math.radians(66)
        things.append(s.box((wide, 0.0008, 0.0013), m.plastic("mark", "#F6F6F2"), 0.0002,
                            (at * math.sin(angle), -at * math.cos(angle), z), (0, 0, 66)))
    return s.group(things)


def combo(o):
    cup, powder = shaker(o["shaker"]), tub(o["tub"])
    cup.location = (0.072, -0.03, 0)
    powder.location = (-0.052, 0.035, 0)
    return s.group([cup, powder])


PACKS = {
    "tub": tub, "jar": jar, "pill_bottle": pill_bottle, "drink_bottles": drink_bottles, "pouch": pouch,
    "box": box, "sachets": sachets, "bars": bars, "shaker": shaker, "combo": combo,
}

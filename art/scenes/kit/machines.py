"""Benches, racks and machines, standing on z = 0."""

import math

from . import materials as m
from . import shapes as s
from .decals import decal


def bench(colour="#17181a"):
    """A flat bench along y: two pads, a steel frame."""
    pad, frame = m.Surface("pad", colour, 0.42, coat=0.15).grain(240, 0.25, 0.001, 1.0), m.powder("frame", "#1d1f22")
    parts = [s.box((0.28, 1.15, 0.075), pad, 0.022, (0, 0, 0.42), segments=6)]
    parts.append(s.box((0.06, 1.0, 0.05), frame, 0.006, (0, 0, 0.355)))
    for y in (-0.42, 0.42):
        parts.append(s.box((0.06, 0.06, 0.34), frame, 0.006, (0, y, 0.18)))
        parts.append(s.box((0.46, 0.06, 0.04), frame, 0.006, (0, y, 0.02)))
    return s.group(parts)


def upright(height=2.4, accent=None):
    """One post of a rack, with its row of holes and its number of bolts."""
    steel_, hole = m.powder("rack", accent or "#1b1d20"), m.Surface("hole", "#020202", 0.9)
    parts = [s.box((0.075, 0.075, height), steel_, 0.005, (0, 0, height / 2))]
    count = int(height / 0.05) - 2
    for i in range(count):
        parts.append(s.cylinder(0.0125, 0.078, hole, 0, (0, 0, 0.1 + i * 0.05), (90, 0, 0), sides=20))
    parts.append(s.box((0.16, 0.16, 0.012), steel_, 0.003, (0, 0, 0.006)))
    return s.group(parts)


def rack(width=1.15, depth=1.2, height=2.4, accent=None):
    """Four posts and their cross members; the open side looks along -y."""
    steel_ = m.powder("beam", accent or "#1b1d20")
    post = upright(height, accent)
    parts = [post]
    post.location = (-width / 2, 0, 0)
    for x, y in ((width / 2, 0), (-width / 2, depth), (width / 2, depth)):
        parts.append(s.copy_of(post, (x, y, 0)))
    for y in (0, depth):
        parts.append(s.box((width, 0.075, 0.075), steel_, 0.005, (0, y, height - 0.04)))
    for x in (-width / 2, width / 2):
        parts.append(s.box((0.075, depth, 0.075), steel_, 0.005, (x, depth / 2, height - 0.04)))
        parts.append(s.box((0.075, depth, 0.075), steel_, 0.005, (x, depth / 2, 0.12)))
    parts.append(s.box((width, 0.075, 0.075), steel_, 0.005, (0, depth, 0.12)))
    return s.group(parts)


def hook(accent="#C8F31D"):
    """A J-hook: its cup's middle is the origin, it hangs on the post behind it."""
    steel_, lining = m.powder("hook", "#202226"), m.plastic("lining", accent, 0.5)
    return s.group([
        s.box((0.075, 0.012, 0.16), steel_, 0.003, (0, 0.05, 0.02)),
        s.box((0.06, 0.10, 0.016), steel_, 0.003, (0, 0.0, -0.026)),
        s.box((0.06, 0.014, 0.06), steel_, 0.003, (0, -0.045, -0.005)),
        s.box((0.058, 0.08, 0.008), lining, 0.002, (0, 0.0, -0.016)),
        s.box((0.058, 0.008, 0.1), lining, 0.002, (0, 0.040, 0.03)),
    ])


def dumbbell_rack(make, count=6, gap=0.25, tiers=2):
    """Two sloping shelves along x, dumbbells with their heads to the front. `make(i)` gives one dumbbell."""
    frame = m.powder("frame", "#1b1d20")
    length = count * gap + 0.1
    parts = []
    for tier in range(tiers):
        z, y = 0.32 + tier * 0.40, tier * 0.24
        for edge in (-0.11, 0.11):
            parts.append(s.box((length, 0.055, 0.03), frame, 0.005, (0, y + edge, z + edge * 0.32)))
        for i in range(count):
            one = make(i + tier * count)
            x = (i - (count - 1) / 2) * gap
            one.location, one.rotation_euler = (x, y, z + 0.02), (0, math.radians(-18), math.radians(90))
            parts.append(one)
    for x in (-length / 2, length / 2):
        parts.append(s.box((0.05, 0.07, 1.0), frame, 0.006, (x, 0.22, 0.5), (-28, 0, 0)))
        parts.append(s.box((0.05, 0.62, 0.05), frame, 0.006, (x, 0.12, 0.03)))
    return s.group(parts)


def weight_stack(plates=13, pinned=5, accent="#C8F31D"):
    """A cable machine's stack between its two rods, the pin in its accent colour."""
    iron, rod = m.iron("stack"), m.steel("rod", "#d2d5d8", 0.12)
    bright, dark = m.plastic("pin", accent, 0.4), m.Surface("hole", "#030303", 0.9)
    tall, wide, deep = 0.036, 0.30, 0.10
    parts = [s.cylinder(0.011, 1.7, rod, 0, (x, 0, 0.85)) for x in (-0.105, 0.105)]
    for i in range(plates):
        z = 0.10 + i * (tall + 0.004)
        parts.append(s.box((wide, deep, tall), iron, 0.004, (0, 0, z + tall / 2)))
        parts.append(s.cylinder(0.008, 0.004, dark, 0, (0, -deep / 2, z + tall / 2), (90, 0, 0), sides=24))
        parts.append(decal(f"stack-{(plates - i) * 5}", 0.05, (-0.095, -deep / 2 - 0.0006, z + tall / 2), (90, 0, 0), height=0.021))
    top = 0.10 + plates * (tall + 0.004)
    parts.append(s.box((wide * 0.94, deep * 0.9, 0.05), iron, 0.008, (0, 0, top + 0.024)))
    parts.append(s.cylinder(0.016, 0.06, rod, 0.003, (0, 0, top + 0.07)))
    parts.append(s.cylinder(0.0035, 1.2, m.rubber("cable", "#101112", 0.4), 0, (0, 0, top + 0.65)))
    z = 0.10 + (plates - pinned) * (tall + 0.004) + tall / 2
    parts.append(s.cylinder(0.006, 0.07, rod, 0.001, (0, -deep / 2 - 0.02, z), (90, 0, 0)))
    parts.append(s.cylinder(0.017, 0.026, bright, 0.006, (0, -deep / 2 - 0.055, z), (90, 0, 0)))
    return s.group(parts)


def treadmill(accent="#C8F31D", belt_length=1.55, width=0.52):
    """Seen from its end: belt running away along +y, rails, hood, two posts and a glowing console."""
    belt = m.Surface("belt", "#121315", 0.6, specular=0.35).grain(420, 0.35, 0.001, 1.0)
    shell, grip = m.plastic("shell", "#191b1e", 0.35, 0.35), m.rubber("grip", "#0f1011", 0.5)
    side, bright = m.Surface("rail", "#25282c", 0.4, metal=0.7), m.glow("strip", accent, 4.0)
    parts = [s.box((width, belt_length, 0.02), belt, 0.009, (0, belt_length / 2, 0.165))]
    parts.append(s.cylinder(0.04, width, m.rubber("roller", "#0e0f10"), 0.004, (0, 0.02, 0.135), (0, 90, 0)))
    # Stitched lane marks of the belt, fading to nothing at the far end.
    for i in range(5):
        parts.append(s.box((0.018, 0.11, 0.0012), m.Surface("mark", "#6d7277", 0.7), 0.0004, (0, 0.18 + i * 0.31, 0.1758)))
    for x in (-1, 1):
        parts.append(s.box((0.10, belt_length + 0.05, 0.075), shell, 0.016, (x * (width / 2 + 0.055), belt_length / 2, 0.15), segments=5))
        parts.append(s.box((0.055, belt_length * 0.96, 0.006), grip, 0.002, (x * (width / 2 + 0.055), belt_length / 2, 0.19)))
        parts.append(s.box((0.006, belt_length * 0.98, 0.010), bright, 0.002, (x * (width / 2 + 0.107), belt_length / 2, 0.15)))
        parts.append(s.box((0.065, 0.09, 1.35), side, 0.016, (x * (width / 2 + 0.07), belt_length + 0.02, 0.75), (-12, 0, 0), segments=5))
        parts.append(s.tube([(x * (width / 2 + 0.07), belt_length + 0.08, 1.12), (x * (width / 2 + 0.07), belt_length - 0.2, 1.13),
                             (x * (width / 2 + 0.07), belt_length - 0.45, 1.02)], 0.02, grip))
    parts.append(s.box((width + 0.24, 0.34, 0.22), shell, 0.05, (0, belt_length + 0.05, 0.2), segments=6))
    parts.append(s.box((width + 0.28, 0.07, 0.34), shell, 0.03, (0, belt_length + 0.16, 1.36), (-22, 0, 0), segments=6))
    parts.append(decal("console", width * 0.92, (0, belt_length + 0.112, 1.352), (68, 0, 0), rough=0.3, lit=1.4))
    return s.group(parts)


def lockers(columns=7, rows=2, width=0.34, height=0.92, depth=0.5, colour="#23272c", open_one=None, accent="#C8F31D"):
    """A wall of steel lockers along x, doors at y = 0, numbered; one may stand open, painted bright inside."""
    door, gap = m.powder("door", colour, 0.36), m.Surface("gap", "#050506", 0.9)
    handle, bright = m.steel("handle", "#b9bdc1", 0.25), m.powder("bright", accent, 0.45)
    plinth = 0.12
    parts = [s.box((columns * width + 0.02, depth, rows * height + plinth), gap, 0.003, (0, depth / 2 + 0.012, (rows * height + plinth) / 2))]
    for row in range(rows):
        for column in range(columns):
            x = (column - (columns - 1) / 2) * width
            z = plinth + row * height + height / 2
            size = (width - 0.014, 0.018, height - 0.014)
            if (column, row) == open_one:
                parts.append(s.box((width - 0.02, 0.006, height - 0.02), bright, 0.001, (x, 0.004, z)))
                hinge = s.group([s.box(size, door, 0.003, (width / 2 - 0.007, 0, 0))], (x - width / 2 + 0.007, -0.006, z), (0, 0, -112))
                parts.append(hinge)
                continue
            parts.append(s.box(size, door, 0.003, (x, 0, z)))
            for i in range(5):
                parts.append(s.box((width * 0.42, 0.004, 0.008), gap, 0.001, (x, -0.0085, z + height * 0.33 + i * 0.022)))
            parts.append(s.box((0.016, 0.022, 0.11), handle, 0.005, (x + width * 0.36, -0.018, z)))
            number = 1 + column + (rows - 1 - row) * columns
            parts.append(decal(f"locker-{number}", 0.085, (x - width * 0.22, -0.0098, z + height * 0.20), (90, 0, 0), height=0.042))
    parts.append(s.box((columns * width + 0.02, depth * 0.9, plinth), m.powder("plinth", "#101113"), 0.004, (0, depth / 2 + 0.03, plinth / 2)))
    return s.group(parts)


def wooden_bench(length=1.6):
    """A changing room's slatted bench along x."""
    wood, frame = m.wood("slat"), m.powder("frame", "#17191b")
    parts = [s.box((length, 0.085, 0.035), wood, 0.006, (0, y, 0.44)) for y in (-0.14, -0.045, 0.05, 0.145)]
    for x in (-length * 0.38, length * 0.38):
        parts.append(s.box((0.04, 0.32, 0.04), frame, 0.005, (x, 0, 0.40)))
        for y in (-0.13, 0.13):
            parts.append(s.box((0.04, 0.04, 0.4), frame, 0.005, (x, y, 0.2)))
    return s.group(parts)


def speaker(width=0.42, height=0.72, depth=0.4, accent="#C8F31D"):
    """A club loudspeaker: woofer, horn, a lit ring."""
    case = m.Surface("case", "#141518", 0.55).grain(180, 0.35, 0.002, 1.0)
    cone, dust = m.Surface("cone", "#1c1d20", 0.6), m.plastic("dust cap", "#0c0c0d", 0.25, 0.6)
    ring, lit, bolt = m.rubber("surround", "#0b0b0c", 0.4), m.glow("ring", accent, 5.0), m.steel("bolt", "#7b7f84")
    parts = [s.box((width, depth, height), case, 0.018, (0, 0, height / 2), segments=5)]
    y = -depth / 2

    def driver(z, r):
        face = [(0, -0.02), (r * 0.32, -0.022), (r * 0.82, -0.002), (r * 0.9, -0.010), (r, -0.004), (r * 1.08, -0.001), (r * 1.1, 0.006)]
        parts.append(s.lathe([(a, -b) for a, b in face], cone, (0, y, z), (90, 0, 0)))
        parts.append(s.torus(r * 0.88, r * 0.075, ring, (0, y - 0.004, z), (90, 0, 0)))
        parts.append(s.ball(r * 0.32, dust, (0, y + 0.012, z), (1, 0.55, 1)))
        parts.append(s.torus(r * 1.13, 0.005, lit, (0, y - 0.004, z), (90, 0, 0)))
        for i in range(8):
            angle = i * math.pi / 4 + 0.39
            parts.append(s.cylinder(0.006, 0.006, bolt, 0.001, (math.cos(angle) * r * 1.04, y - 0.004, z + math.sin(angle) * r * 1.04), (90, 0, 0), sides=6))

    driver(height * 0.34, width * 0.36)
    driver(height * 0.78, width * 0.19)
    return s.group(parts)

"""Things to lift, standing on z = 0 unless said otherwise. Metres, as in a real gym."""

import math

from . import materials as m
from . import shapes as s
from .decals import decal


def hex_dumbbell(weight="24", length=0.36, radius=0.088, head=0.115):
    """Lies along x on one flat of its six-sided heads."""
    skin, chrome = m.rubber(), m.steel("handle", "#c9ccd0", 0.2)
    chrome.grain(900, 0.5, 0.001, 1.0)
    lift = radius * math.cos(math.radians(30))
    parts = []
    for side in (-1, 1):
        x = side * (length / 2 - head / 2)
        parts.append(s.prism(6, radius, head, skin, 0.014, (x, 0, lift), (0, 90, 0), phase=math.radians(30), segments=6))
        face = side * length / 2
        parts.append(s.cylinder(radius * 0.62, 0.006, m.rubber("cap", "#101113", 0.4), 0.002, (face, 0, lift), (0, 90, 0)))
        parts.append(s.torus(radius * 0.62, 0.0028, skin, (face, 0, lift), (0, 90, 0)))
        parts.append(decal(f"number-{weight}", 0.07, (face + side * 0.0042, 0, lift), (90, 0, 90 * side)))
        parts.append(s.cylinder(0.024, 0.012, m.steel("collar", "#8d9094", 0.3), 0.003, (side * (length / 2 - head - 0.005), 0, lift), (0, 90, 0)))
    grip = length - 2 * head
    profile = [(0.0145 + 0.003 * math.cos(math.pi * (t - 0.5)) ** 2, grip * (t - 0.5)) for t in (i / 24 for i in range(25))]
    parts.append(s.lathe(profile, chrome, (0, 0, lift), (0, 90, 0)))
    return s.group(parts)


def bumper_plate(ring="plate-20-white", radius=0.225, thick=0.062, colour="#18191b"):
    """Lies flat on its back, its middle at the origin; turn it to stand it up."""
    skin = m.rubber("bumper", colour, 0.5)
    half = thick / 2
    profile = [(0.0, -half), (0.07, -half), (0.078, -half * 0.72), (radius * 0.84, -half * 0.72), (radius * 0.88, -half),
               (radius, -half), (radius, half), (radius * 0.88, half), (radius * 0.84, half * 0.72),
               (0.078, half * 0.72), (0.07, half), (0.0, half)]
    parts = [s.lathe(s.rounded(profile, 0.007), skin)]
    hub = m.steel("hub", "#a7aaae", 0.3)
    parts.append(s.lathe(s.rounded([(0.0255, -half - 0.001), (0.058, -half - 0.001), (0.058, half + 0.001), (0.0255, half + 0.001), (0.0255, -half - 0.001)], 0.002), hub))
    for side in (-1, 1):
        if ring:
            parts.append(decal(ring, radius * 1.76, (0, 0, side * (half * 0.72 + 0.0012)), (0 if side > 0 else 180, 0, 0)))
    return s.group(parts)


def barbell(plates=("plate-20-lime", "plate-20-white"), length=2.2, clamp="#C8F31D", both=True):
    """Along x, axis at the origin's height: lift it by the plates' radius to stand on the floor."""
    shaft, sleeve = m.Surface("shaft", "#aeb1b5", 0.34, metal=1.0), m.steel("sleeve", "#c6c9cd", 0.18)
    half = length / 2
    grip = half - 0.445
    parts = [s.cylinder(0.0142, grip * 2, shaft, 0.001, (0, 0, 0), (0, 90, 0))]
    for side in (-1, 1):
        parts.append(s.cylinder(0.0250, 0.415, sleeve, 0.002, (side * (half - 0.2075), 0, 0), (0, 90, 0)))
        parts.append(s.cylinder(0.034, 0.03, sleeve, 0.004, (side * (grip + 0.015), 0, 0), (0, 90, 0)))
        if side < 0 and not both:
            continue
        x = grip + 0.03
        for ring in plates:
            thick = 0.062
            plate = bumper_plate(ring, thick=thick)
            plate.location = (side * (x + thick / 2), 0, 0)
            plate.rotation_euler = (math.radians(90), 0, math.radians(90 * side))
            parts.append(plate)
            x += thick + 0.002
        if clamp:
            parts.append(s.cylinder(0.040, 0.035, m.plastic("clamp", clamp, 0.4), 0.006, (side * (x + 0.02), 0, 0), (0, 90, 0)))
    return s.group(parts)


def kettlebell(size=1.0, band="#C8F31D", number="24"):
    """A ball with a flat foot and a thick handle; a coloured ring tells the weight."""
    skin = m.iron("kettlebell")
    r = 0.10 * size
    lift = r * 0.9
    profile = []
    for i in range(33):
        angle = -1.12 + (math.pi / 2 + 1.12) * i / 32
        profile.append((max(math.cos(angle), 0) * r * 1.02, lift + math.sin(angle) * r))
    parts = [s.lathe([(0, 0), (r * 0.42, 0)] + profile, skin)]
    w, foot, top = r * 0.66, lift + r * 0.62, lift + r * 1.95
    path = [(-w * 0.62, 0, foot - r * 0.18), (-w * 0.95, 0, foot + r * 0.35), (-w * 0.92, 0, top - r * 0.28), (-w * 0.45, 0, top),
            (w * 0.45, 0, top), (w * 0.92, 0, top - r * 0.28), (w * 0.95, 0, foot + r * 0.35), (w * 0.62, 0, foot - r * 0.18)]
    parts.append(s.tube(path, [r * 0.24, r * 0.185, r * 0.165, r * 0.165, r * 0.165, r * 0.165, r * 0.185, r * 0.24], skin))
    if band:
        ring = m.powder("band", band)
        for side in (-1, 1):
            parts.append(s.torus(r * 0.178, r * 0.035, ring, (side * w * 0.95, 0, foot + r * 0.42), (6, side * 2, 0)))
    if number:
        mark = decal(f"number-{number}", r * 0.82, (0, -r * 1.005, lift + r * 0.02), (90, 0, 0))
        parts.append(mark)
    return s.group(parts)


def medicine_ball(radius=0.14, colour="#17181b", stripe="#C8F31D"):
    skin = m.rubber("ball", colour, 0.5)
    band = m.plastic("stripe", stripe, 0.5)
    return s.group([s.ball(radius, skin, (0, 0, radius)),
                    s.torus(radius * 0.985, radius * 0.045, band, (0, 0, radius), (90, 0, 0)),
                    s.torus(radius * 0.985, radius * 0.03, m.rubber("seam", "#0c0d0e"), (0, 0, radius), (0, 90, 0))])

"""Many more: battle ropes thrown in waves over the floor."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))

from kit import lights, materials as m, night, props, shapes as s, stage

import math

job = stage.start(exposure=0.25)
night.room(lamps=(-0.7, 1.3), wall=3.4)


def wave(start, end, sway, height, bows):
    points = []
    for i in range(49):
        t = i / 48
        calm = 1 - t
        lift = 0.02 + height * calm * max(0.0, math.sin(t * bows * math.pi)) ** 1.5
        side = sway * math.sin(t * bows * math.pi * 0.9) * (0.3 + t)
        points.append((start[0] + (end[0] - start[0]) * t + side, start[1] + (end[1] - start[1]) * t, lift))
    return points


props.rope(wave((-0.22, -0.95), (0.10, 2.2), 0.10, 0.26, 5), 0.021)
props.rope(wave((0.24, -0.80), (0.22, 2.2), -0.12, 0.20, 4.5), 0.021)
s.cylinder(0.06, 0.5, m.powder("anchor", night.LIME), 0.01, (0.16, 2.25, 0.25))
night.light((0.0, 0.0, 0.1), 0.9, key=1.3, rim=1.5)
stage.camera((-0.30, -1.5, 0.40), (0.02, 0.1, 0.09), lens=42, fstop=3.5, focus=(0.0, -0.45, 0.1))
stage.render(job, glare=0.25)

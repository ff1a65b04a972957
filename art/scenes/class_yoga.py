"""Yoga class: a mat half rolled, two cork blocks, evening light from a window."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))

from kit import lights, materials as m, night, props, shapes as s, stage

job = stage.start(exposure=0.25)
stage.set_world((0.03, 0.03, 0.04), 0.3)
s.sheet(8, 8, m.wood("floor", "#2a2019", "#4a3828", 0.4), (0, 1.5, 0), (0, 0, 90))
joint = m.Surface("joint", "#0b0807", 0.9)
for i in range(-20, 21):
    s.box((0.0022, 8, 0.0004), joint, 0, (i * 0.13 + 0.02, 1.5, 0))
s.sheet(10, 5, m.concrete("wall", "#1d1e20", "#2b2c2e"), (0, 2.6, 2), (90, 0, 0))

mat = props.rolled_mat(0.072, 0.62)
mat.location, mat.rotation_euler = (-0.02, 0.10, mat.location.z), stage.radians(0, 0, -42)
for place, turn in (((-0.21, -0.17, 0), 24), ((-0.205, -0.165, 0.076), -10)):
    block = props.yoga_block()
    block.location, block.rotation_euler = place, stage.radians(0, 0, turn)

# A tall window on the left: one hard warm light cut by its bars.
lights.area((-2.2, 0.9, 1.7), (0.1, 0, 0), (0.5, 0.9), 150, lights.WARM)
lights.area((1.4, 1.7, 1.0), (0, 0, 0.1), (0.3, 1.0), 34, lights.LIME)
lights.area((0.3, -1.6, 1.8), (0, 0, 0), (1.2, 0.6), 16, lights.COOL)
stage.camera((0.42, -1.12, 0.66), (0.03, 0.02, 0.07), lens=50, fstop=3.5, focus=(0.1, -0.1, 0.1))
stage.render(job)

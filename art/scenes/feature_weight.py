"""Weight training: kettlebells in a row, the nearest sharp."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))

from kit import night, stage, weights

job = stage.start(exposure=0.2)
night.room(lamps=(0.75,), wall=3.0, floor="rubber")
for i, (size, number, band) in enumerate(((1.12, "24", "#C8F31D"), (1.05, "20", "#E9EAE6"), (0.97, "16", "#FF5A36"), (0.9, "12", "#C8F31D"))):
    bell = weights.kettlebell(size, band, number)
    bell.location, bell.rotation_euler = (-0.12 + i * 0.24, i * 0.27, 0), stage.radians(0, 0, -14 + 5 * (i % 2))
night.light((0.0, 0.1, 0.15), 0.8, key=1.25, rim=1.4)
stage.camera((-0.42, -1.05, 0.36), (0.10, 0.18, 0.155), lens=46, fstop=2.8, focus=(-0.14, -0.1, 0.12))
stage.render(job, glare=0.2)

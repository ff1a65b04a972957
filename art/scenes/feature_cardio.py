"""Cardio: along a treadmill's belt to its lit console."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))

from kit import lights, machines, night, stage

job = stage.start(exposure=0.3)
night.room(lamps=(-1.35, 1.2), wall=4.2)
machines.treadmill()
machines.treadmill().location = (1.15, 0.1, 0)
night.light((0.0, 0.6, 0.5), 1.2, key=0.9, rim=1.5)
lights.area((0.0, -0.9, 1.9), (0, 0.7, 0.2), (0.5, 0.5), 30, lights.WARM)
lights.area((0.0, 0.5, 2.6), (0, 0.6, 0), (0.4, 1.6), 40, lights.COOL)
stage.camera((-0.50, -1.12, 0.62), (0.10, 0.9, 0.60), lens=32, fstop=4, focus=(0, 0.4, 0.4))
stage.render(job, glare=0.3)

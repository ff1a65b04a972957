"""Train every muscle: a cable machine's weight stack, the pin in lime."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))

from kit import lights, machines, night, stage

job = stage.start(exposure=0.25)
night.room(lamps=(-0.7,), wall=2.6, floor="rubber")
machines.weight_stack().location = (0.05, 0, 0)
other = machines.weight_stack(pinned=8)
other.location = (0.62, 0.35, 0)
for x in (-0.2, 0.33):
    machines.upright(2.0).location = (x, 0.06, 0)
night.light((0.05, -0.05, 0.45), 0.75, key=1.2, rim=1.2, fill=1.2)
stage.camera((-0.34, -1.05, 0.58), (0.09, 0.0, 0.46), lens=46, fstop=2.8, focus=(0.03, -0.08, 0.46))
stage.render(job, glare=0.2)

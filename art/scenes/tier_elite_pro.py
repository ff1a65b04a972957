"""Elite Pro: a loaded bar on the hooks of a rack. Mint. With {'wide': true} the hero, the left empty for words."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))

from kit import lights, machines, night, stage, weights

job = stage.start(exposure=0.2)
wide = job.options.get("wide")
night.room(night.MINT, "rubber", lamps=(0.9, 2.6) if wide else (-1.0, 0.9), wall=4.4)

frame = machines.rack(accent="#1d2023")
for x in (-0.575, 0.575):
    machines.hook(night.MINT).location = (x, -0.09, 1.02)
bar = weights.barbell(("plate-20-white", "plate-20-white"), clamp=night.MINT)
bar.location = (0, -0.09, 1.02)

night.light((-0.8, -0.1, 1.0), 1.2, night.MINT, key=1.3, rim=2.6)
lights.area((0.6, -1.6, 2.2), (0.2, 0, 1.0), (0.6, 0.6), 40, lights.WARM)
if wide:
    stage.camera((-2.45, -1.75, 1.18), (-0.90, 0.35, 1.03), lens=38, fstop=2.8, focus=(-0.95, -0.1, 1.02), shift=(-0.16, 0))
else:
    stage.camera((-2.05, -1.45, 1.2), (-0.55, 0.05, 1.04), lens=50, fstop=2.8, focus=(-0.98, -0.1, 1.02))
stage.render(job, glare=0.25)

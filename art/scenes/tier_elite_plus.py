"""Elite Plus: a bench under a loaded bar in a wide hall of light frames. Sun yellow. With {'wide': true} the hero."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))

from kit import lights, machines, materials as m, night, shapes as s, stage, weights

job = stage.start(exposure=0.2)
wide = job.options.get("wide")
night.room(night.SUN, "wet", wall=9.5)

# Gates of light, one behind the other, as in a long hall.
tube = m.glow("gate", night.SUN, 3.0)
for i in range(4):
    y, half, tall = 1.4 + i * 1.9, 1.62, 2.35
    s.box((0.035, 0.03, tall), tube, 0.004, (-half, y, tall / 2))
    s.box((0.035, 0.03, tall), tube, 0.004, (half, y, tall / 2))
    s.box((2 * half + 0.035, 0.03, 0.035), tube, 0.004, (0, y, tall))

machines.bench().location = (0, -0.35, 0)
for x in (-0.5, 0.5):
    machines.upright(1.25).location = (x, 0.35, 0)
    machines.hook(night.SUN).location = (x, 0.26, 1.05)
bar = weights.barbell(("plate-20-white", "plate-20-white"), clamp=night.SUN)
bar.location = (0, 0.26, 1.05)

night.light((-0.3, 0.1, 0.8), 1.3, night.SUN, key=1.3, rim=1.0)
lights.area((1.6, -1.6, 1.9), (0.2, 0, 0.8), (0.7, 0.7), 45, lights.WARM)
if wide:
    stage.camera((0.0, -3.3, 0.8), (0.0, 0.3, 0.93), lens=33, fstop=4, focus=(0, 0.0, 0.9), shift=(-0.2, 0.03))
else:
    stage.camera((0.0, -3.1, 0.8), (0.0, 0.3, 0.93), lens=34, fstop=4, focus=(0, 0.0, 0.9), shift=(0, 0.03))
stage.render(job, glare=0.3)

"""The landing page's hero: dumbbells before a loaded barbell, a gym at night. The left stays empty for words."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))

from kit import equipment as gear
from kit import lights, materials as m, shapes as s, stage

job = stage.start(exposure=0.15)
gear.DECALS["folder"] = job.options["decals"]
stage.set_world((0.02, 0.025, 0.035), 0.2)

s.sheet(16, 16, m.wet_floor(), (0, 3, 0))
s.sheet(16, 5, m.concrete(), (0, 5.2, 2), (90, 0, 0))

bar = gear.barbell(("plate-20-white", "plate-20-white"))
bar.location, bar.rotation_euler = (1.11, 1.05, 0.226), stage.radians(0, 0, 60)

front = gear.hex_dumbbell("24")
front.location, front.rotation_euler = (0.30, -0.05, 0), stage.radians(0, 0, 52)
back = gear.hex_dumbbell("24")
back.location, back.rotation_euler = (0.62, 0.36, 0), stage.radians(0, 0, -12)

# The lamps on the back wall: the brand's line of light, and its reflection on the floor.
for x, tall in ((1.75, 2.4), (3.5, 2.4)):
    s.box((0.03, 0.02, tall), m.glow("lamp", "#C8F31D", 3.2), 0.004, (x, 5.1, 1.35))

lights.area((-1.1, -0.9, 1.6), (0.45, 0.1, 0.1), (0.6, 0.6), 125, lights.WARM)
lights.area((1.7, 2.3, 1.5), (0.5, 0.1, 0.1), (0.5, 1.6), 105, lights.LIME)
lights.area((0.9, 2.6, 2.2), (0.6, 0.4, 0.1), (1.4, 0.3), 30, lights.COOL)

stage.camera((-0.20, -1.52, 0.34), (0.12, 0.2, 0.19), lens=44, fstop=3.2, focus=(0.24, -0.2, 0.09), shift=(0.0, 0.02))
stage.render(job, glare=0.25)

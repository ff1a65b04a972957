"""The gym at night: dark floor and wall, lines of light behind, a warm key, a rim in the tier's colour."""

from . import lights
from . import materials as m
from . import shapes as s
from . import stage

LIME = "#C8F31D"
MINT = "#4FEDB4"  # Elite Pro's shade of the same light
SUN = "#FBDD55"  # Elite Plus's


def room(accent=LIME, floor="wet", wall=5.2, lamps=(), lamp_height=2.4, lamp_strength=3.2):
    """`lamps` are the x positions of the upright lines of light on the back wall."""
    stage.set_world((0.02, 0.025, 0.035), 0.2)
    ground = {"wet": m.wet_floor, "rubber": m.speckled_floor}[floor]()
    s.sheet(60, 40, ground, (0, 3, 0))
    if wall:
        s.sheet(60, 8, m.concrete(), (0, wall, 2.5), (90, 0, 0))
    for x in lamps:
        s.box((0.03, 0.02, lamp_height), m.glow("lamp", accent, lamp_strength), 0.004, (x, wall - 0.1, 0.15 + lamp_height / 2))


def light(target, size=1.0, accent=LIME, key=1.0, rim=1.0, fill=1.0, side=1):
    """Key from one side in front, rim from the other side behind; `side` 1 keys from the left."""
    x, y, z = target
    tint = m.linear(accent)
    tint = tuple(c / max(tint) for c in tint)
    far = 1.7 * size
    lights.area((x - side * 0.85 * far, y - 0.6 * far, z + 0.9 * far), target, (0.4 * size, 0.4 * size), 100 * key * size**2, lights.WARM)
    lights.area((x + side * 0.7 * far, y + 1.1 * far, z + 0.85 * far), target, (0.35 * size, 1.0 * size), 95 * rim * size**2, tint)
    lights.area((x + side * 0.2 * far, y + 1.3 * far, z + 1.25 * far), target, (0.9 * size, 0.25 * size), 24 * fill * size**2, lights.COOL)

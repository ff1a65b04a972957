"""Area lights. The three colours of the gym at night are named here once."""

import bpy

from .stage import aim

WARM = (1.0, 0.80, 0.60)
LIME = (0.62, 1.0, 0.06)
COOL = (0.45, 0.62, 1.0)
WHITE = (1.0, 0.98, 0.95)


def area(position, target, size, power, colour=WHITE, shape="RECTANGLE", seen=False):
    """`size` is (width, height); `seen` False keeps the panel itself out of the picture."""
    data = bpy.data.lights.new("area", "AREA")
    data.shape = shape
    data.size, data.size_y = size
    data.energy = power
    data.color = colour
    lamp = bpy.data.objects.new("area", data)
    lamp.location = position
    lamp.rotation_euler = aim(position, target)
    lamp.visible_camera = seen
    bpy.context.collection.objects.link(lamp)
    return lamp


def spot(position, target, power, colour=WHITE, angle=0.8, blend=0.6, radius=0.1):
    data = bpy.data.lights.new("spot", "SPOT")
    data.energy = power
    data.color = colour
    data.spot_size = angle
    data.spot_blend = blend
    data.shadow_soft_size = radius
    lamp = bpy.data.objects.new("spot", data)
    lamp.location = position
    lamp.rotation_euler = aim(position, target)
    bpy.context.collection.objects.link(lamp)
    return lamp

"""Empty stage, camera, render settings, and the one call that makes a picture.

A scene file is run by make.mjs as
    blender -b -P scenes/<scene>.py -- <out.png> <width> <height> <samples> [json options]
"""

import json
import math
import os
import sys

import bpy
from mathutils import Vector

from . import denoise


class Job:
    """The arguments make.mjs handed over."""

    def __init__(self):
        rest = sys.argv[sys.argv.index("--") + 1 :]
        self.out = rest[0]
        self.width, self.height, self.samples = (int(n) for n in rest[1:4])
        self.options = json.loads(rest[4]) if len(rest) > 4 else {}


def start(exposure=0.0, transform="Filmic", look="Medium High Contrast", clear_film=False):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    job = Job()
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x = job.width
    scene.render.resolution_y = job.height
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = clear_film
    scene.view_settings.view_transform = transform
    scene.view_settings.look = look if transform == "Filmic" else "None"
    scene.view_settings.exposure = exposure

    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.04
    cycles.max_bounces = 5
    cycles.diffuse_bounces = 1
    cycles.glossy_bounces = 2
    cycles.transmission_bounces = 6
    cycles.transparent_max_bounces = 6
    # Few samples: bright single paths would stay as white dots, so they are cut.
    cycles.sample_clamp_indirect = 2.5
    cycles.sample_clamp_direct = 12
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0

    world = bpy.data.worlds.new("world")
    scene.world = world
    world.use_nodes = True
    set_world((0, 0, 0), 0)
    return job


def set_world(colour, strength):
    background = bpy.context.scene.world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (*colour, 1)
    background.inputs[1].default_value = strength


def camera(position, target, lens=50, fstop=None, focus=None, shift=(0, 0)):
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.shift_x, data.shift_y = shift
    data.clip_start = 0.01
    rig = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(rig)
    rig.location = position
    rig.rotation_euler = aim(position, target)
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.focus_distance = (Vector(focus or target) - Vector(position)).length
        data.dof.aperture_blades = 7
    bpy.context.scene.camera = rig
    return rig


def aim(position, target):
    direction = Vector(target) - Vector(position)
    return direction.to_track_quat("-Z", "Y").to_euler()


def radians(x, y, z):
    return tuple(math.radians(a) for a in (x, y, z))


def render(job, glare=0.0):
    """Renders twice at half the samples: the difference tells the denoiser where the noise is."""
    os.makedirs(os.path.dirname(os.path.abspath(job.out)), exist_ok=True)
    denoise.render_clean(bpy.context.scene, job.out, job.samples, glare)

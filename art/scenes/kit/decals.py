"""Printed marks, drawn by lib/decals.mjs, as materials and thin sheets."""

import os

import bpy

from . import materials as m
from . import shapes as s
from . import stage


def print_surface(name, rough=0.5, lit=0.0):
    """The material of a printed mark; its clear parts let the thing behind show. `lit` makes it a display."""
    image = bpy.data.images.load(os.path.join(stage.options["decals"], f"{name}.png"), check_existing=True)
    surface = m.Surface(name, "#ffffff", rough, specular=0.2)
    texture = surface.tree.nodes.new("ShaderNodeTexImage")
    texture.image = image
    surface.link(texture.outputs["Color"], surface.shader.inputs["Base Color"])
    surface.link(texture.outputs["Alpha"], surface.shader.inputs["Alpha"])
    if lit:
        surface.link(texture.outputs["Color"], surface.shader.inputs["Emission"])
        surface.set("Emission Strength", lit)
    surface.ratio = image.size[1] / image.size[0]
    return surface


def decal(name, width, location, turn=(0, 0, 0), height=None, rough=0.5, lit=0.0):
    """A printed mark as a thin sheet, facing +z before it is turned."""
    surface = print_surface(name, rough, lit)
    tall = height or width * surface.ratio
    return s.grid(1, 1, lambda u, v: ((u - 0.5) * width, (v - 0.5) * tall, 0), surface, location=location, turn=turn)

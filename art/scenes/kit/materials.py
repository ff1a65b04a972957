"""Surfaces. Colours are sRGB hex strings, as a designer would write them."""

import bpy


def linear(hex_colour):
    channels = [int(hex_colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)


class Surface:
    """A Principled material with a few short ways to add texture to it."""

    def __init__(self, name, colour="#808080", rough=0.5, metal=0.0, coat=0.0, specular=0.5):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes["Principled BSDF"]
        self.set("Base Color", (*linear(colour), 1))
        self.set("Roughness", rough)
        self.set("Metallic", metal)
        self.set("Clearcoat", coat)
        self.set("Clearcoat Roughness", 0.12)
        self.set("Specular", specular)

    def set(self, socket, value):
        self.shader.inputs[socket].default_value = value
        return self

    def node(self, kind, **inputs):
        node = self.tree.nodes.new(kind)
        for name, value in inputs.items():
            node.inputs[name.replace("_", " ")].default_value = value
        return node

    def link(self, source, target):
        self.tree.links.new(source, target)

    def noise(self, scale, detail=4.0, stretch=None, coordinates="Object"):
        where = self.node("ShaderNodeTexCoord").outputs[coordinates]
        if stretch:
            mapping = self.node("ShaderNodeMapping")
            mapping.inputs["Scale"].default_value = stretch
            self.link(where, mapping.inputs["Vector"])
            where = mapping.outputs["Vector"]
        texture = self.node("ShaderNodeTexNoise", Scale=scale, Detail=detail)
        self.link(where, texture.inputs["Vector"])
        return texture.outputs["Fac"]

    def bump(self, height, strength=0.3, distance=0.01):
        node = self.node("ShaderNodeBump", Strength=strength, Distance=distance)
        self.link(height, node.inputs["Height"])
        earlier = self.shader.inputs["Normal"]
        if earlier.is_linked:
            self.link(earlier.links[0].from_socket, node.inputs["Normal"])
        self.link(node.outputs["Normal"], earlier)
        return self

    def grain(self, scale, strength=0.3, distance=0.01, detail=4.0, stretch=None):
        return self.bump(self.noise(scale, detail, stretch), strength, distance)

    def vary(self, socket, factor, low, high, start=0.35, end=0.65):
        """Lets a 0..1 texture move a number between two values."""
        spread = self.node("ShaderNodeMapRange")
        for name, value in (("From Min", start), ("From Max", end), ("To Min", low), ("To Max", high)):
            spread.inputs[name].default_value = value
        self.link(factor, spread.inputs["Value"])
        self.link(spread.outputs["Result"], self.shader.inputs[socket])
        return self

    def blend(self, factor, first, second, start=0.4, end=0.6):
        """Lets a 0..1 texture blend two colours."""
        ramp = self.tree.nodes.new("ShaderNodeValToRGB")
        ramp.color_ramp.elements[0].position = start
        ramp.color_ramp.elements[1].position = end
        ramp.color_ramp.elements[0].color = (*linear(first), 1)
        ramp.color_ramp.elements[1].color = (*linear(second), 1)
        self.link(factor, ramp.inputs["Fac"])
        self.link(ramp.outputs["Color"], self.shader.inputs["Base Color"])
        return self

    def picture(self, path, repeat=False):
        image = self.tree.nodes.new("ShaderNodeTexImage")
        image.image = bpy.data.images.load(path)
        image.extension = "REPEAT" if repeat else "EXTEND"
        image.interpolation = "Cubic"
        self.link(image.outputs["Color"], self.shader.inputs["Base Color"])
        return self

    def glow(self, colour, strength):
        self.set("Emission", (*linear(colour), 1))
        return self.set("Emission Strength", strength)


def rubber(name="rubber", colour="#17181a", rough=0.55):
    return Surface(name, colour, rough, specular=0.4).grain(120, 0.3, 0.002, 1.5)


def steel(name="steel", colour="#b9bcc0", rough=0.28):
    surface = Surface(name, colour, rough, metal=1.0)
    return surface.vary("Roughness", surface.noise(22, 2), rough * 0.7, rough * 1.6)


def iron(name="iron", colour="#26282b", rough=0.42):
    """Cast iron under black powder coat."""
    return Surface(name, colour, rough, metal=0.55).grain(90, 0.4, 0.004, 2.0)


def powder(name, colour, rough=0.38):
    """Powder-coated steel in a colour."""
    return Surface(name, colour, rough, coat=0.25).grain(320, 0.12, 0.001)


def plastic(name, colour, rough=0.35, coat=0.3):
    return Surface(name, colour, rough, coat=coat)


def cloth(name, colour, rough=0.9):
    surface = Surface(name, colour, rough, specular=0.15).grain(260, 0.4, 0.003)
    return surface.set("Sheen", 0.35)


def glow(name, colour, strength):
    return Surface(name, "#000000", 1.0, specular=0).glow(colour, strength)


def wet_floor(name="wet floor", dry="#15171a", wet="#0b0c0e"):
    """Dark rubber floor just mopped: puddles mirror, the rest is dull."""
    surface = Surface(name, dry, 0.5, specular=0.6)
    pools = surface.noise(1.3, 3)
    surface.vary("Roughness", pools, 0.5, 0.08, 0.42, 0.58)
    surface.blend(pools, dry, wet, 0.4, 0.6)
    return surface.grain(150, 0.16, 0.0025, 1.0)


def speckled_floor(name="gym floor", base="#141518", fleck="#3b3f46"):
    """Black rubber tile with grey granules."""
    surface = Surface(name, base, 0.62, specular=0.35)
    where = surface.node("ShaderNodeTexCoord").outputs["Object"]
    cells = surface.node("ShaderNodeTexVoronoi", Scale=110.0)
    surface.link(where, cells.inputs["Vector"])
    surface.blend(cells.outputs["Distance"], fleck, base, 0.10, 0.14)
    surface.vary("Roughness", surface.noise(1.6, 3), 0.34, 0.66, 0.4, 0.62)
    return surface.grain(150, 0.22, 0.002, 1.0)


def concrete(name="concrete", dark="#1c1e21", light="#2a2d31"):
    surface = Surface(name, dark, 0.8, specular=0.25)
    surface.blend(surface.noise(2.2, 5), dark, light, 0.35, 0.7)
    return surface.grain(12, 0.4, 0.02, 3.0)

"""Meshes made of numbers: boxes, lathes, prisms, tubes. All in metres."""

import math

import bmesh
import bpy
from mathutils import Matrix, Vector


def _finish(name, mesh, surface, bevel=0.0, segments=3, smooth=True, location=(0, 0, 0), turn=(0, 0, 0)):
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    thing.location = location
    thing.rotation_euler = [math.radians(a) for a in turn]
    if surface:
        mesh.materials.append(surface.material)
    if bevel:
        modifier = thing.modifiers.new("bevel", "BEVEL")
        modifier.width = bevel
        modifier.segments = segments
        modifier.limit_method = "ANGLE"
        modifier.angle_limit = math.radians(30)
        modifier.harden_normals = smooth
    if smooth:
        for face in mesh.polygons:
            face.use_smooth = True
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(32)
    return thing


def _mesh(name, vertices, faces):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in vertices], [], faces)
    mesh.update()
    return mesh


def box(size, surface, bevel=0.004, location=(0, 0, 0), turn=(0, 0, 0), segments=3, name="box"):
    x, y, z = (s / 2 for s in size)
    corners = [(i * x, j * y, k * z) for k in (-1, 1) for j in (-1, 1) for i in (-1, 1)]
    faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    return _finish(name, _mesh(name, corners, faces), surface, bevel, segments, True, location, turn)


def prism(sides, radius, length, surface, bevel=0.005, location=(0, 0, 0), turn=(0, 0, 0), phase=0.0, segments=4, name="prism"):
    """A prism along z, centred. Cylinders are prisms with many sides."""
    ring = [(math.cos(a) * radius, math.sin(a) * radius) for a in
            (2 * math.pi * i / sides + phase for i in range(sides))]
    vertices = [(x, y, -length / 2) for x, y in ring] + [(x, y, length / 2) for x, y in ring]
    faces = [tuple(reversed(range(sides))), tuple(range(sides, 2 * sides))]
    faces += [(i, (i + 1) % sides, sides + (i + 1) % sides, sides + i) for i in range(sides)]
    return _finish(name, _mesh(name, vertices, faces), surface, bevel, segments, True, location, turn)


def cylinder(radius, length, surface, bevel=0.003, location=(0, 0, 0), turn=(0, 0, 0), sides=72, name="cylinder"):
    return prism(sides, radius, length, surface, bevel, location, turn, segments=3, name=name)


def lathe(profile, surface, location=(0, 0, 0), turn=(0, 0, 0), sides=96, wave=None, name="lathe"):
    """Turns (radius, height) points round z. `wave(angle, height)` may scale the radius, for ridges."""
    vertices, faces = [], []
    for radius, height in profile:
        for i in range(sides):
            angle = 2 * math.pi * i / sides
            r = radius * (wave(angle, height) if wave else 1)
            vertices.append((math.cos(angle) * r, math.sin(angle) * r, height))
    for row in range(len(profile) - 1):
        for i in range(sides):
            j = (i + 1) % sides
            faces.append((row * sides + i, row * sides + j, (row + 1) * sides + j, (row + 1) * sides + i))
    mesh = _mesh(name, vertices, faces)
    work = bmesh.new()
    work.from_mesh(mesh)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=1e-6)
    work.to_mesh(mesh)
    work.free()
    return _finish(name, mesh, surface, 0, 0, True, location, turn)


def rounded(points, radius, steps=5):
    """Rounds the inner corners of a lathe profile, so that edges catch light."""
    out = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        b, c, a = (Vector((*p, 0)) for p in (before, corner, after))
        reach = min(radius, (b - c).length / 2, (a - c).length / 2)
        first, last = c + (b - c).normalized() * reach, c + (a - c).normalized() * reach
        for i in range(steps + 1):
            t = i / steps
            point = first * (1 - t) ** 2 + c * 2 * t * (1 - t) + last * t**2
            out.append((point.x, point.y))
    out.append(points[-1])
    return out


def sheet(width, depth, surface, location=(0, 0, 0), turn=(0, 0, 0), name="sheet"):
    x, y = width / 2, depth / 2
    mesh = _mesh(name, [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [(0, 1, 2, 3)])
    return _finish(name, mesh, surface, 0, 0, False, location, turn)


def grid(columns, rows, place, surface, uv=True, location=(0, 0, 0), turn=(0, 0, 0), subdivide=0, name="grid"):
    """A sheet whose point (u, v) stands where place(u, v) says; u and v run 0..1 and are its UV map."""
    vertices = [place(i / columns, j / rows) for j in range(rows + 1) for i in range(columns + 1)]
    wide = columns + 1
    faces = [(j * wide + i, j * wide + i + 1, (j + 1) * wide + i + 1, (j + 1) * wide + i)
             for j in range(rows) for i in range(columns)]
    mesh = _mesh(name, vertices, faces)
    if uv:
        layer = mesh.uv_layers.new(name="uv")
        for loop in mesh.loops:
            i, j = loop.vertex_index % wide, loop.vertex_index // wide
            layer.data[loop.index].uv = (i / columns, j / rows)
    thing = _finish(name, mesh, surface, 0, 0, True, location, turn)
    thing.data.auto_smooth_angle = math.radians(60)
    if subdivide:
        modifier = thing.modifiers.new("subdivide", "SUBSURF")
        modifier.levels = modifier.render_levels = subdivide
    return thing


def tube(points, radius, surface, closed=False, smooth=True, resolution=10, name="tube", location=(0, 0, 0), turn=(0, 0, 0)):
    """A round bar along points. `radius` may be a number or one per point."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = 1.0
    curve.bevel_resolution = resolution
    curve.use_fill_caps = True
    kind = "BEZIER" if smooth else "POLY"
    spline = curve.splines.new(kind)
    store = spline.bezier_points if smooth else spline.points
    store.add(len(points) - 1)
    for i, point in enumerate(points):
        store[i].co = point if smooth else (*point, 1)
        store[i].radius = radius[i] if isinstance(radius, (list, tuple)) else radius
        if smooth:
            store[i].handle_left_type = store[i].handle_right_type = "AUTO"
    spline.use_cyclic_u = closed
    spline.resolution_u = 16
    thing = bpy.data.objects.new(name, curve)
    thing.location = location
    thing.rotation_euler = [math.radians(a) for a in turn]
    curve.materials.append(surface.material)
    bpy.context.collection.objects.link(thing)
    return thing


def torus(radius, thick, surface, location=(0, 0, 0), turn=(0, 0, 0), name="torus"):
    bpy.ops.mesh.primitive_torus_add(major_radius=radius, minor_radius=thick, major_segments=96,
                                     minor_segments=20, location=location,
                                     rotation=[math.radians(a) for a in turn])
    thing = bpy.context.object
    thing.data.materials.append(surface.material)
    bpy.ops.object.shade_smooth()
    return thing


def ball(radius, surface, location=(0, 0, 0), scale=(1, 1, 1), turn=(0, 0, 0), name="ball"):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=64, ring_count=40, radius=radius, location=location,
                                         rotation=[math.radians(a) for a in turn])
    thing = bpy.context.object
    thing.scale = scale
    thing.data.materials.append(surface.material)
    bpy.ops.object.shade_smooth()
    return thing


def group(things, location=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Moves several things as one."""
    holder = bpy.data.objects.new("group", None)
    bpy.context.collection.objects.link(holder)
    for thing in things:
        if thing.parent is None:
            thing.parent = holder
    holder.location = location
    holder.rotation_euler = [math.radians(a) for a in turn]
    holder.scale = (scale, scale, scale)
    return holder


def copy_of(thing, location, turn=(0, 0, 0)):
    """A linked copy of a thing or of a group and all that hangs on it."""
    twin = thing.copy()
    twin.location = location
    twin.rotation_euler = [math.radians(a) for a in turn]
    bpy.context.collection.objects.link(twin)
    for child in thing.children:
        child_twin = copy_of(child, child.location)
        child_twin.rotation_euler = child.rotation_euler
        child_twin.parent = twin
    return twin


def rotation_about(axis, degrees):
    return Matrix.Rotation(math.radians(degrees), 4, axis)

# Makes the two fonts of the product from the two files of Archivo that Fontsource packs (@fontsource-variable/archivo,
# SIL Open Font License): what every page has in one, the accents of Latin names in another. fonttools and brotli needed.
#   (cd art && npm ci) && python3 art/fonts.py
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

AXES = {"wght": (400, 900), "wdth": (100, 125)}
RUPEE = 0x20B9
# What the product's own texts have beside ASCII; tokens.css repeats it as `unicode-range`.
BASIC = {*range(0x20, 0x7F), 0xA0, 0xA9, 0xB7, 0xD7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x2212}
ACCENTS = {*range(0xA1, 0x100), 0x20AC, 0x2122, *range(0x2190, 0x2194)} - BASIC

source = Path(__file__).parent / "node_modules/@fontsource-variable/archivo/files"
target = Path(__file__).parent.parent / "apps/web/app/ui/fonts"


def take(part, characters):
    font = TTFont(source / f"archivo-{part}-standard-normal.woff2")
    font = instancer.instantiateVariableFont(font, AXES)
    options = Options(layout_features=["ccmp", "kern", "liga", "locl", "mark", "rvrn", "tnum"], notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    return font


def put_in(font, character, donor):
    """One character of a font whose axes are the same."""
    name = donor.getBestCmap()[character]
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = donor["glyf"].glyphs[name]
    font["glyf"].glyphOrder = font.getGlyphOrder()
    font["hmtx"].metrics[name] = donor["hmtx"].metrics[name]
    font["gvar"].variations[name] = donor["gvar"].variations[name]
    for table in font["cmap"].tables:
        table.cmap[character] = name


def write(font, name):
    # Advances vary as the outlines say; this table would only say it again.
    if "HVAR" in font:
        del font["HVAR"]
    font.flavor = "woff2"
    font.save(target / name)
    print(name, (target / name).stat().st_size)


basic = take("latin", BASIC)
put_in(basic, RUPEE, take("latin-ext", {RUPEE}))
write(basic, "archivo-basic.woff2")
write(take("latin", ACCENTS), "archivo-accents.woff2")

# Makes the fonts of the product from the files that Fontsource packs, all under the SIL Open Font License: Archivo's basic
# letters, which every page has, in one, the accents of Latin names in another, and one of Noto Sans each for Kannada and
# Devanagari. fonttools and brotli needed.
#   (cd art && npm ci) && python3 art/fonts.py
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

AXES = {"wght": (400, 900), "wdth": (100, 125)}
RUPEE = 0x20B9
# What the product's own texts have beside ASCII; tokens.css repeats it as `unicode-range`.
BASIC = {*range(0x20, 0x7F), 0xA0, 0xA9, 0xB7, 0xD7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x2212}
ACCENTS = {*range(0xA1, 0x100), 0x20AC, 0x2122, *range(0x2190, 0x2194)} - BASIC

packages = Path(__file__).parent / "node_modules/@fontsource-variable"
source = packages / "archivo/files"
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


# Joiners, and the dotted circle below a vowel sign that has no letter. scripts/*.css repeat the characters as `unicode-range`.
JOINERS = {0x200C, 0x200D, 0x25CC}
DANDAS = {0x964, 0x965}
KANNADA = {*range(0xC80, 0xD00)} | DANDAS | JOINERS
# The letters of Hindi, Marathi and Nepali with all their conjuncts, so that any name in them can be shown. Vedic accents and the
# letters for writing other languages are left out: they are a fifth of the file.
DEVANAGARI = (
    {*range(0x901, 0x970)}
    - {0x904, 0x90C, 0x929, 0x931, 0x934, 0x93A, 0x93B, 0x944, 0x946, 0x94A, 0x94E, 0x94F, *range(0x951, 0x958), *range(0x960, 0x964)}
) | DANDAS | JOINERS | {0x970}


def write_script(script, characters):
    font = TTFont(packages / f"noto-sans-{script}/files/noto-sans-{script}-{script}-wght-normal.woff2")
    instanced = BytesIO()
    instancer.instantiateVariableFont(font, {"wght": (400, 700)}).save(instanced)
    font = TTFont(instanced)
    # Every feature that forms conjuncts and places signs, but not the letter shapes of other languages (`locl`). Copyright and
    # licence of the names.
    features = sorted({each.FeatureTag for table in ("GSUB", "GPOS") for each in font[table].table.FeatureList.FeatureRecord} - {"locl"})
    options = Options(layout_features=features, notdef_outline=True, hinting=False, name_IDs=[0, 13, 14])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    for unused in ("STAT", "MVAR"):
        if unused in font:
            del font[unused]
    write(font, f"{script}.woff2")


write_script("kannada", KANNADA)
write_script("devanagari", DEVANAGARI)

/**
 * Sets text in Archivo as SVG outlines, so that no font has to be installed and
 * a line's width is known before it is drawn.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import wawoff2 from 'wawoff2';

const woff2 = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
);
// fontkit reads variations from TrueType only, hence the unpacking.
const archivo = fontkit.create(Buffer.from(await wawoff2.decompress(readFileSync(woff2))));
const cuts = new Map();

function cut({ weight = 800, width = 125 } = {}) {
  const key = `${weight}-${width}`;
  if (!cuts.has(key)) cuts.set(key, archivo.getVariation({ wght: weight, wdth: width }));
  return cuts.get(key);
}

/** Glyphs of one line with their x positions at the given size, and the line's whole width. */
export function line(text, { size, tracking = 0, ...style }) {
  const scale = size / archivo.unitsPerEm;
  const run = cut(style).layout(text);
  let x = 0;
  const glyphs = run.glyphs.map((glyph, i) => {
    const placed = { path: glyph.path.toSVG(), x, advance: run.positions[i].xAdvance * scale };
    x += placed.advance + tracking * size;
    return placed;
  });
  return { glyphs, scale, width: x - tracking * size, cap: archivo.capHeight * scale };
}

/** One line of text as SVG; y is the baseline. */
export function text(words, { x = 0, y = 0, anchor = 'start', fill = '#000', opacity = 1, ...style }) {
  const set = line(words, style);
  const left = x - { start: 0, middle: set.width / 2, end: set.width }[anchor];
  const paths = set.glyphs.map(
    (g) => `<path transform="translate(${left + g.x} ${y}) scale(${set.scale} ${-set.scale})" d="${g.path}"/>`,
  );
  return `<g fill="${fill}" opacity="${opacity}">${paths.join('')}</g>`;
}

/** The largest size, up to `most`, at which every line fits the width. */
export function fit(lines, width, { most, ...style }) {
  const widest = Math.max(...lines.map((words) => line(words, { size: 100, ...style }).width));
  return Math.min(most, (width / widest) * 100);
}

/** Text along a circle round (0, 0), centred at the angle (degrees, 0 = top). */
export function arc(words, { radius, angle = 0, fill = '#000', inward = false, ...style }) {
  const set = line(words, style);
  const turn = inward ? -1 : 1;
  const paths = set.glyphs.map((g) => {
    const middle = g.x + g.advance / 2 - set.width / 2;
    const degrees = angle + (turn * (middle / radius) * 180) / Math.PI;
    const y = inward ? radius + set.cap : -radius;
    return `<g transform="rotate(${degrees})"><path transform="translate(${-g.advance / 2} ${y}) scale(${set.scale} ${-set.scale})" d="${g.path}"/></g>`;
  });
  return `<g fill="${fill}">${paths.join('')}</g>`;
}

/** Breaks words over lines of at most so many characters; a long hyphenated word may break at its hyphen. */
export function wrap(words, most) {
  const lines = [];
  for (const word of words.split(/ |(?<=[^ -]{3}-)/)) {
    const last = lines.at(-1);
    const joined = last?.endsWith('-') ? last + word : `${last} ${word}`;
    if (last !== undefined && joined.length <= most) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

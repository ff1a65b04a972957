/**
 * Draws a product's label as SVG. A label has a front panel, which holds all words, in the
 * middle of a sheet that may be wider: on a round pack the rest goes out of sight.
 */
import sharp from 'sharp';
import { houses, inkOn } from './houses.mjs';
import { fit, line, text, wrap } from './type.mjs';

const PANEL = 900;

/**
 * The upper edge of the colour block, as an SVG path over the whole sheet. y is where it runs at the
 * panel's left side, where the flavour stands; `crest` is how far it may rise above y (in panel widths).
 */
const edges = {
  straight: { crest: 0, path: (w, h, y) => `M0 ${y}H${w}V${h}H0Z` },
  slant: {
    crest: 0.05,
    path: (w, h, y) => {
      const rise = (x) => y - ((x - (w - PANEL) / 2) * 0.15);
      return `M0 ${rise(0)}L${w} ${rise(w)}V${h}H0Z`;
    },
  },
  dome: { crest: 0.09, path: (w, h, y) => `M0 ${y + 60}Q${w / 2} ${y - PANEL * 0.26} ${w} ${y + 60}V${h}H0Z` },
  peak: {
    crest: 0.12,
    path: (w, h, y) => {
      const at = (x, rise) => `L${(w - PANEL) / 2 + PANEL * x} ${y - PANEL * rise}`;
      return `M0 ${y}${at(0.36, 0)}${at(0.62, 0.2)}${at(0.73, 0.1)}${at(0.79, 0.135)}${at(0.97, 0)}L${w} ${y}V${h}H0Z`;
    },
  },
  hills: {
    crest: 0.06,
    path: (w, h, y) => {
      const rise = PANEL * 0.09;
      return `M0 ${y}C${w * 0.2} ${y - rise * 1.4} ${w * 0.35} ${y - rise} ${w * 0.5} ${y - rise * 0.3}S${w * 0.8} ${y + rise * 0.8} ${w} ${y - rise * 0.4}V${h}H0Z`;
    },
  },
  scallop: {
    crest: 0.05,
    path: (w, h, y) => {
      const count = Math.round((w / PANEL) * 9);
      const step = w / count;
      const bows = Array.from({ length: count }, () => `a${step / 2} ${step / 2} 0 0 1 ${step} 0`).join('');
      return `M0 ${y}${bows}V${h}H0Z`;
    },
  },
  stripes: {
    crest: 0.1,
    path: (w, h, y) => {
      const bars = [0, 1, 2].map((i) => `M0 ${y - 92 + i * 32}h${w}v${6 + i * 7}h-${w}Z`);
      return `${bars.join('')}M0 ${y}H${w}V${h}H0Z`;
    },
  },
};

/** The words broken into the lines that allow the largest type in the given room. */
function block(words, room, { most, leading = 0.98, ...style }) {
  let best = { size: 0, lines: [] };
  for (let chars = 4; chars <= Math.max(words.length, 5); chars += 1) {
    const lines = wrap(words, chars);
    const byWidth = fit(lines, room.width, { most, ...style });
    const size = Math.min(byWidth, room.height / (0.72 + leading * (lines.length - 1)));
    if (size > best.size * 1.02) best = { size, lines };
  }
  return best;
}

function setBlock({ lines, size }, { x, y, leading = 0.98, ...style }) {
  const drawn = lines.map((words, i) => text(words, { x, y: y + size * 0.69 + i * size * leading, size, ...style }));
  return { svg: drawn.join(''), height: size * (0.72 + leading * (lines.length - 1)) };
}

function vegetarianMark(x, y, size) {
  return `<rect x="${x}" y="${y}" width="${size}" height="${size}" fill="#fff" stroke="#1E8E3E" stroke-width="${size * 0.1}"/>
    <circle cx="${x + size / 2}" cy="${y + size / 2}" r="${size * 0.26}" fill="#1E8E3E"/>`;
}

/**
 * @param product from the catalogue
 * @param shape { ratio: panel height / width, spread: sheet width / panel width, inset: [top, bottom] left free, in heights }
 */
export function drawLabel(product, { ratio, spread = 1, inset = [0, 0] }) {
  const house = houses[product.house];
  const width = PANEL * spread;
  const height = PANEL * ratio;
  const margin = PANEL * 0.075;
  const left = (width - PANEL) / 2 + margin;
  const room = PANEL - 2 * margin;
  const onGround = inkOn(house.ground);
  const onColour = inkOn(product.colour);
  const accent = house.seal ?? onGround;

  const brand = product.house.toUpperCase();
  const brandSize = Math.min(fit([brand], room, { most: 200, weight: 900, tracking: 0.02 }), height * 0.12);
  const brandCap = brandSize * 0.69;
  const top = margin * 0.95 + height * inset[0];
  const ruleY = top + brandCap + margin * 0.45;

  const edge = edges[house.edge];
  const split = height * (inset[0] * 0.6 + (product.flavour ? 0.57 : 0.64) * (1 - inset[0] - inset[1]));
  const titleTop = ruleY + margin * 0.55;
  const titleRoom = { width: room, height: split - titleTop - margin * 0.8 - edge.crest * PANEL };
  const title = block(product.title, titleRoom, { most: 230, weight: 780, width: 112 });

  const footCap = Math.min(height * 0.06, 62) * (product.flavour ? 1 : 1.7);
  const footY = height * (1 - inset[1]) - margin * 0.9;
  const flavourTop = split + margin * 1.15;
  const flavourRoom = { width: room, height: footY - footCap - margin * 0.7 - flavourTop };
  const flavour = product.flavour && block(product.flavour, flavourRoom, { most: 120, weight: 650, width: 108 });
  const foot = footCap / 0.69;
  const contentSize = Math.min(foot, fit([product.content || ' '], room * 0.62, { most: foot, weight: 800, width: 110 }));

  const parts = [
    `<rect width="${width}" height="${height}" fill="${house.ground}"/>`,
    `<path d="${edge.path(width, height, split)}" fill="${product.colour}"/>`,
    text(brand, { x: left, y: top + brandCap, size: brandSize, weight: 900, tracking: 0.02, fill: accent }),
    `<rect x="${left}" y="${ruleY}" width="${room}" height="5" fill="${onGround}" opacity="0.85"/>`,
    setBlock(title, { x: left, y: titleTop, weight: 780, width: 112, fill: onGround }).svg,
    flavour ? setBlock(flavour, { x: left, y: flavourTop, weight: 650, width: 108, fill: onColour }).svg : '',
    text(product.content, { x: left, y: footY, size: contentSize, weight: 800, width: 110, fill: onColour }),
    product.vegetarian ? vegetarianMark(left + room - 62, footY - 62, 62) : '',
  ];
  if (product.protein && !flavourIsLong(flavour, flavourRoom)) parts.push(claim(product.protein, left, room, footY - footCap - margin * 0.75, onColour));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width)}" height="${Math.round(height)}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}

function flavourIsLong(flavour, room) {
  return !flavour || setBlock(flavour, { x: 0, y: 0, fill: '' }).height > room.height * 0.45;
}

function claim(amount, left, room, y, fill) {
  const size = 54;
  const wide = line(`${amount} `, { size, weight: 850 }).width;
  return `<rect x="${left}" y="${y - size * 1.15}" width="${room}" height="3" fill="${fill}" opacity="0.5"/>
    ${text(amount, { x: left, y, size, weight: 850, fill })}${text('protein a serving', { x: left + wide, y, size: size * 0.72, weight: 500, width: 105, fill })}`;
}

/** A bar's wrapper, drawn along the bar and then stood on end: title on the ground, flavour on the colour. */
export function drawBar(product, ratio) {
  const length = 1500;
  const width = length / ratio;
  const house = houses[product.house];
  const split = length * 0.56;
  const left = length * 0.10;
  const room = { width: split - left - 70, height: width * 0.4 };
  const title = block(product.title, room, { most: 200, weight: 850, width: 118 });
  const brand = product.house.toUpperCase();
  const flavour = block(product.flavour, { width: length * 0.9 - split - 50, height: width * 0.45 }, { most: 120, weight: 700, width: 110 });
  const bows = Array.from({ length: 9 }, () => `a${width / 18} ${width / 18} 0 0 0 0 ${width / 9}`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width)}" height="${length}"><g transform="translate(0 ${length}) rotate(-90)">
    <rect width="${length}" height="${width}" fill="${house.ground}"/><path d="M${length} 0H${split}${bows}H${length}Z" fill="${product.colour}"/>
    ${text(brand, { x: left, y: width * 0.3, size: fit([brand], room.width, { most: width * 0.15, weight: 900 }), weight: 900, fill: inkOn(house.ground) })}
    ${setBlock(title, { x: left, y: width * 0.42, weight: 850, width: 118, fill: inkOn(house.ground) }).svg}
    ${setBlock(flavour, { x: split + 50, y: width * 0.24, weight: 700, width: 110, fill: inkOn(product.colour) }).svg}</g></svg>`;
}

/** A narrow side of a carton: the house name upright on the product's colour. */
export function drawSide(product, ratio) {
  const height = 1200;
  const width = height / ratio;
  const fill = inkOn(product.colour);
  const words = product.house.toUpperCase();
  const size = Math.min(width * 0.5, fit([words], height * 0.8, { most: 400, weight: 900 }));
  const drawn = text(words, { size, weight: 900, fill, anchor: 'middle' });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width)}" height="${height}"><rect width="100%" height="100%" fill="${product.colour}"/>
    <g transform="translate(${width / 2 + size * 0.345} ${height / 2}) rotate(-90)">${drawn}</g></svg>`;
}

/** Only the house name, printed on the pack itself: a shaker. */
export function drawMark(product, fill) {
  const words = product.house.toUpperCase().split(' ');
  const size = fit(words, 860, { most: 400, weight: 900 });
  const lines = words.map((word, i) => text(word, { x: 450, y: 300 + i * size, size, weight: 900, anchor: 'middle', fill }));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900">${lines.join('')}</svg>`;
}

export function rasterise(svg, file) {
  return sharp(Buffer.from(svg)).png().toFile(file);
}

/** Chooses a pack's measures (metres) and draws its labels. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { colour } from './brand.mjs';
import { houses } from './houses.mjs';
import { drawBar, drawLabel, drawMark, drawSide, rasterise } from './label.mjs';

/** Larger contents, larger pack; the last row is the smallest. */
const TUBS = [
  [2000, { radius: 0.094, height: 0.25 }],
  [900, { radius: 0.083, height: 0.205 }],
  [400, { radius: 0.072, height: 0.158 }],
  [0, { radius: 0.062, height: 0.124 }],
];
const JARS = [
  [900, { radius: 0.060, height: 0.150 }],
  [700, { radius: 0.056, height: 0.138 }],
  [400, { radius: 0.050, height: 0.122 }],
  [0, { radius: 0.044, height: 0.100 }],
];
const POUCHES = [
  [3000, { width: 0.27, height: 0.385, depth: 0.13 }],
  [900, { width: 0.215, height: 0.30, depth: 0.10 }],
  [400, { width: 0.18, height: 0.25, depth: 0.085 }],
  [0, { width: 0.155, height: 0.21, depth: 0.07 }],
];
/** The taster pack shows three of its flavours, in the colours of their tubs. */
const TASTER = [
  { title: 'Whey Protein', flavour: 'Kesar Pista', colour: '#D9A441' },
  { title: 'Whey Protein', flavour: 'Double Chocolate', colour: '#5B3A29' },
  { title: 'Whey Protein', flavour: 'Malai Kulfi', colour: '#E9D8B6' },
];
const bySize = (rows, grams) => ({ ...rows.find(([from]) => grams >= from)[1] });

/** The nut butters show what is in the glass. */
const CONTENTS = { peanut: ['#A9743C', '#8F5C2A'], chocolate: ['#4B2C1C', '#3A2014'], almond: ['#9A6A45', '#7F5233'] };

function contentOf(product) {
  const key = Object.keys(CONTENTS).reverse().find((word) => `${product.title} ${product.flavour}`.toLowerCase().includes(word));
  return product.title.includes('Butter') && key ? { content: CONTENTS[key][0], contentDark: CONTENTS[key][1] } : {};
}

/** A label round a cylinder: it covers 220 degrees, its words stand on the middle 104. */
async function roundLabel(product, { radius, height }, [from, to], file) {
  const labelHeight = height * (to - from);
  const panel = radius * 1.815;
  await rasterise(drawLabel(product, { ratio: labelHeight / panel, spread: 220 / 104 }), file);
  return { label: file, labelBase: height * from, labelHeight, labelDegrees: 220 };
}

/** A house may give its lids the product's own colour. */
const dress = (product) => {
  const { body, lid, seal } = houses[product.house];
  return { body, lid: lid ?? product.colour, seal };
};

/** '10 × 33 g' on the carton is '33 g' on the sachet in it. */
const single = (product) => ({ ...product, content: product.content.split(' × ').at(-1) });

const shapes = {
  async tub(product, file) {
    const size = bySize(TUBS, product.grams);
    return { shape: 'tub', measures: { ...size, ...dress(product), ...(await roundLabel(product, size, [0.05, 0.93], file('label'))) } };
  },
  async jar(product, file) {
    const size = bySize(JARS, product.grams);
    const label = await roundLabel(product, size, [0.08, 0.84], file('label'));
    return { shape: 'jar', measures: { ...size, ...dress(product), ...contentOf(product), ...label } };
  },
  async bottle(product, file) {
    if (product.content.includes('ml')) {
      const size = { radius: 0.033, height: 0.205 };
      const label = await roundLabel(single(product), size, [0.1, 0.62], file('label'));
      return { shape: 'drink_bottles', measures: { ...size, ...dress(product), colour: product.colour, ...label }, tilt: 13 };
    }
    const size = { radius: 0.040, height: 0.112 };
    const label = await roundLabel(product, size, [0.06, 0.78], file('label'));
    return { shape: 'pill_bottle', measures: { ...size, ...dress(product), ...label } };
  },
  async pouch(product, file) {
    const size = bySize(POUCHES, product.grams);
    await rasterise(drawLabel(product, { ratio: size.height / size.width, inset: [0.115, 0.03] }), file('label'));
    const turn = [-9, 7, -6, 9][product.slug.length % 4];
    return { shape: 'pouch', measures: { ...size, turn, seed: product.slug.length % 7, body: houses[product.house].ground, label: file('label') }, tilt: 8 };
  },
  async box(product, file) {
    const big = product.title.includes('Pantry');
    const size = big ? { width: 0.30, height: 0.27, depth: 0.20 } : { width: 0.165, height: 0.225, depth: 0.07 };
    return { shape: 'box', measures: { ...(await carton(product, size, file)), turn: big ? 28 : 24 }, tilt: 12 };
  },
  async sachet(product, file) {
    const size = { width: 0.135, height: 0.185, depth: 0.075 };
    const sachet = { sachetWidth: 0.062, sachetHeight: 0.098 };
    const kinds = product.flavour === '5 Flavours' ? TASTER : [product, product];
    const sachetLabels = [];
    for (const [i, kind] of kinds.entries()) {
      const drawn = drawLabel({ ...single(product), ...kind, content: single(product).content }, { ratio: sachet.sachetHeight / sachet.sachetWidth, inset: [0.09, 0.09] });
      sachetLabels.push(file(`sachet-${i}`));
      await rasterise(drawn, sachetLabels[i]);
    }
    return { shape: 'sachets', measures: { ...(await carton(product, size, file)), ...sachet, sachetLabels }, tilt: 11 };
  },
  async bar(product, file) {
    const size = { width: 0.16, height: 0.19, depth: 0.08, inset: [0, 0.18] };
    const bar = { barWidth: 0.050, barLength: 0.178 };
    await rasterise(drawBar(product, bar.barLength / bar.barWidth), file('bar'));
    return { shape: 'bars', measures: { ...(await carton(product, size, file)), ...bar, barLabel: file('bar') }, tilt: 15 };
  },
  async shaker(product, file) {
    await rasterise(drawMark(product, '#FFFFFF'), file('mark'));
    const cup = { radius: 0.047, height: 0.165, colour: product.colour, lid: colour.ink, cap: colour.lime, mark: file('mark') };
    if (!product.title.includes('Combo')) return { shape: 'shaker', measures: cup };
    const powder = { ...product, title: 'Whey Protein', flavour: 'Chocolate', content: '500 g', grams: 500, colour: '#5B3A29' };
    const { measures } = await shapes.tub(powder, file);
    return { shape: 'combo', measures: { shaker: cup, tub: measures } };
  },
};

async function carton(product, size, file) {
  await rasterise(drawLabel(product, { ratio: size.height / size.width, inset: size.inset }), file('label'));
  await rasterise(drawSide(product, size.height / size.depth), file('side'));
  const { ground, body } = houses[product.house];
  return { ...size, colour: product.colour, top: ground, body, label: file('label'), side: file('side') };
}

/** Draws the product's labels into the folder and returns what the Blender scene needs to know. */
export async function preparePack(product, folder) {
  mkdirSync(folder, { recursive: true });
  return shapes[product.pack](product, (part) => join(folder, `${product.slug}-${part}.png`));
}

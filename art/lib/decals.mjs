/** Small printed marks that the scenes stick on equipment: plate rings, numbers, the wordmark. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { brand, colour } from './brand.mjs';
import { arc, line, text } from './type.mjs';

const WHITE = '#E9EAE6';

function svg(width, height, inside) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`;
}

function plateRing(weight, fill) {
  const ring = { radius: 372, size: 84, weight: 850, tracking: 0.02, fill };
  return svg(
    1024,
    1024,
    `<g transform="translate(512 512)">${arc(brand.name, ring)}${arc(`${weight} KG`, { ...ring, inward: true })}</g>`,
  );
}

function words(content, fill, style = {}) {
  const set = line(content, { size: 200, weight: 850, ...style });
  const wide = Math.ceil(set.width) + 40;
  return svg(wide, 200, text(content, { size: 200, weight: 850, x: 20, y: 172, fill, ...style }));
}

/** The coach's sheet on the clipboard: a measuring log and a curve that goes the right way. */
function chart() {
  const ink = colour.ink;
  const rows = ['Chest', 'Waist', 'Hip', 'Thigh', 'Upper arm', 'Resting pulse'];
  const table = rows.map((row, i) => {
    const y = 330 + i * 78;
    const numbers = [0, 1, 2].map((k) =>
      text(String([98, 92, 99, 56, 33, 74][i] - k * (i % 3) - (i === 5 ? k * 4 : 0)), {
        x: 560 + k * 130,
        y: y - 22,
        size: 38,
        weight: 560,
        width: 100,
        fill: ink,
      }),
    );
    return `${text(row, { x: 70, y: y - 22, size: 38, weight: 520, width: 100, fill: ink })}${numbers.join('')}<rect x="70" y="${y}" width="860" height="2" fill="${ink}" opacity=".35"/>`;
  });
  const curve = `M90 1210C220 1200 300 1130 420 1120S620 1050 700 980S850 900 920 880`;
  const grid = [0, 1, 2, 3, 4].map(
    (i) => `<rect x="70" y="${880 + i * 90}" width="860" height="1.5" fill="${ink}" opacity=".22"/>`,
  );
  return svg(
    1000,
    1360,
    `${text('MEASURING LOG', { x: 70, y: 130, size: 74, weight: 850, fill: ink })}
    ${text('Week 1        Week 6        Week 12', { x: 520, y: 230, size: 27, weight: 600, width: 100, fill: ink })}<rect x="70" y="250" width="860" height="6" fill="${ink}"/>
    ${table.join('')}${grid.join('')}<path d="${curve}" fill="none" stroke="#7FA000" stroke-width="11" stroke-linecap="round"/>
    ${[
      [90, 1210],
      [420, 1120],
      [700, 980],
      [920, 880],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="15" fill="${ink}"/>`)
      .join('')}`,
  );
}

/** 20 cm of measuring tape; the scene repeats it. */
function tape() {
  const ticks = Array.from(
    { length: 40 },
    (_, i) => `<rect x="${i * 40 + 18}" y="0" width="4" height="${i % 2 ? 46 : 78}" fill="${colour.ink}"/>`,
  );
  const numbers = Array.from({ length: 20 }, (_, i) =>
    text(String(i + 1), {
      x: i * 80 + 60,
      y: 158,
      size: 52,
      weight: 750,
      width: 90,
      anchor: 'middle',
      fill: colour.ink,
    }),
  );
  return svg(
    1600,
    176,
    `<rect width="1600" height="176" fill="${colour.lime}"/>${ticks.join('')}${numbers.join('')}`,
  );
}

function stopwatch() {
  const ticks = Array.from(
    { length: 60 },
    (_, i) =>
      `<rect x="-3" y="-480" width="${i % 5 ? 5 : 10}" height="${i % 5 ? 34 : 62}" fill="${colour.ink}" transform="rotate(${i * 6})"/>`,
  );
  const numbers = [15, 30, 45, 60].map((n) => {
    const angle = (n / 60) * 2 * Math.PI;
    return text(String(n), {
      x: Math.sin(angle) * 330,
      y: -Math.cos(angle) * 330 + 42,
      size: 120,
      weight: 800,
      width: 110,
      anchor: 'middle',
      fill: colour.ink,
    });
  });
  return svg(
    1000,
    1000,
    `<circle cx="500" cy="500" r="500" fill="#F4F4EF"/><g transform="translate(500 500)">${ticks.join('')}${numbers.join('')}
    <g transform="rotate(52)"><rect x="-9" y="-430" width="18" height="520" rx="9" fill="${colour.signal}"/></g><circle r="34" fill="${colour.ink}"/></g>`,
  );
}

/** A seven-segment-like reading on a dark display, kept in the brand's own type. */
function display(width, height, parts) {
  return svg(width, height, `<rect width="${width}" height="${height}" fill="#050607"/>${parts}`);
}

const scale = () =>
  display(
    700,
    260,
    `${text('320', { x: 60, y: 196, size: 190, weight: 700, width: 110, fill: colour.lime })}${text('g', { x: 520, y: 196, size: 120, weight: 600, fill: colour.lime })}`,
  );

function treadmillConsole() {
  const bars = [3, 4, 6, 5, 7, 9, 8, 10, 9, 7, 5, 4].map(
    (n, i) =>
      `<rect x="${470 + i * 40}" y="${330 - n * 22}" width="26" height="${n * 22}" fill="${colour.lime}"/>`,
  );
  return display(
    1000,
    420,
    `${text('12.4', { x: 50, y: 230, size: 150, weight: 750, fill: '#F4F4EF' })}${text('KM/H', { x: 54, y: 310, size: 50, weight: 600, fill: colour.lime })}${bars.join('')}`,
  );
}

const count = (length, drawing) => Object.fromEntries(Array.from({ length }, (_, i) => drawing(i + 1)));

const decals = {
  ...count(14, (n) => [`stack-${n * 5}`, words(String(n * 5), WHITE)]),
  ...count(16, (n) => [`locker-${n}`, words(String(100 + n), WHITE)]),
  ...count(8, (n) => [`lane-${n}`, words(String(n), WHITE, { width: 100 })]),
  chart: chart(),
  tape: tape(),
  stopwatch: stopwatch(),
  scale: scale(),
  console: treadmillConsole(),
  'plate-20-white': plateRing(20, WHITE),
  'plate-20-lime': plateRing(20, colour.lime),
  'plate-15-white': plateRing(15, WHITE),
  'number-24': words('24', WHITE),
  'number-20': words('20', WHITE),
  'number-16': words('16', WHITE),
  'number-12': words('12', WHITE),
  'number-24-ink': words('24', colour.ink),
  'wordmark-white': words(brand.short, WHITE),
  'wordmark-lime': words(brand.short, colour.lime),
  'wordmark-ink': words(brand.short, colour.ink),
  'name-white': words(brand.name, WHITE),
};

/** Writes every decal as PNG into the folder and returns it. */
export async function drawDecals(folder) {
  mkdirSync(folder, { recursive: true });
  for (const [name, drawing] of Object.entries(decals)) {
    await sharp(Buffer.from(drawing))
      .png()
      .toFile(join(folder, `${name}.png`));
  }
  return folder;
}

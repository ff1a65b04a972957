/** How each house brand of the shop dresses its packs. `edge` is the line between label ground and colour block. */
import { colour } from './brand.mjs';

const { ink, paper, lime } = colour;

export const houses = {
  'Namma Gold': { ground: ink, body: '#141619', lid: '#141619', seal: lime, edge: 'straight' },
  'Kaveri Clean': { ground: '#F4F4F0', body: '#F1F1EE', lid: '#F1F1EE', edge: 'circle' },
  'Deccan Iron': { ground: '#22262B', body: '#1B1E22', lid: '#1B1E22', edge: 'slant' },
  'Nandi Peak': { ground: '#F4F4F0', body: '#F1F1EE', lid: ink, edge: 'peak' },
  'Malnad Mills': { ground: '#EFE6D4', body: '#E9E0CD', lid: '#E4C36A', edge: 'hills' },
  'Cubbon Kitchen': { ground: paper, body: paper, lid: ink, edge: 'scallop' },
  'Halli Millets': { ground: '#F2E9D8', body: '#F2E9D8', lid: ink, edge: 'stripes' },
  Namma: { ground: ink, body: ink, lid: ink, edge: 'straight' },
};

/** Ink or paper, whichever reads better on the colour. */
export function inkOn(background) {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const c = Number.parseInt(background.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  const light = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return 1.05 / (light + 0.05) > (light + 0.05) / 0.055 ? '#FFFFFF' : ink;
}

/** Every picture of the website except the products: which scene makes it, how large, and what it shows. */

const HERO = { size: [1600, 1000], widths: [640, 1024, 1600], samples: 48, on: 'ink' };

export const pictures = [
  {
    name: 'hero-landing',
    ...HERO,
    scene: 'hero_landing',
    alt: 'Two hex dumbbells and a loaded barbell on a wet dark gym floor, edged with lime light',
  },
];

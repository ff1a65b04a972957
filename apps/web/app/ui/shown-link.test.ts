import { expect, it } from 'vitest';
import { shownLink } from './shown-link';

it.each([
  ['http://pictures.example/oats.png', 'https://pictures.example/oats.png'],
  ['HTTP://pictures.example/oats.png', 'https://pictures.example/oats.png'],
  ['https://pictures.example/oats.png', 'https://pictures.example/oats.png'],
  ['/images/products/oats.webp', '/images/products/oats.webp'],
])('the picture of an older product at %s is asked for at %s', (link, shown) => {
  expect(shownLink(link)).toBe(shown);
});
